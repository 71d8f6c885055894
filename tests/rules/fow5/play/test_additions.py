"""Additions of Force of Will 5.01 and the cards they are on, told as scenes."""

import pytest

from rules.engine import atoms
from rules.games.fow5.play import RULESET
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.nodes import AddTo
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell
from rules.language.costs import Cost
from rules.language.filter_shorthand import both, cards
from rules.language.references import Each, Target
from tests.rules.fow5.play.made_up import quiet, ruler
from tests.rules.fow8.play.made_up import chant, face, furnished, resonator
from tests.rules.scenes import Scene

FIELD = cards(zones=("field",))
RESONATORS = both(FIELD, cards(types=frozenset({"resonator"})))
ROAM = Activated(AddTo(Target()), Cost(), targets=(RESONATORS,), once_a_turn=True)


def cloak(mark: str = "resonator") -> ForceCard:
    """Return an addition that can be added to another card."""
    return face("Cloak", "addition", cost="{0}", marks=(mark,), abilities=(ROAM,))


@pytest.mark.clause("fow5", "13.3#2")
@pytest.mark.clause("fow5", "10.1#1")
def test_an_addition_on_two_cards_stays_on_the_one_that_its_controller_chooses() -> None:
    for chosen in (0, 1):
        scene = quiet()
        beasts = [scene.put("field", resonator(name, 500, 500), 1) for name in ("Ox", "Elk")]
        card = scene.put("hand", cloak())
        scene.begin("main").answer("play", card).answer("target", beasts[0])
        scene.answer("use", card).answer("target", beasts[1])
        assert (scene.ask.kind, scene.ask.player) == ("host", 0)
        assert [option.card for option in scene.ask.options] == beasts
        scene.answer("add", beasts[chosen])
        assert (scene.zone_of(card), scene.in_play(card).host) == ("field", beasts[chosen])
        atoms.damage(scene.game, beasts[1 - chosen], 500)
        scene.answer("play", "Squire")
        assert (scene.zone_of(beasts[1 - chosen]), scene.zone_of(card)) == ("graveyard", "field")
        atoms.damage(scene.game, beasts[chosen], 500)
        scene.until("main", 1)
        assert scene.zone_of(card) == "graveyard"


@pytest.mark.clause("fow5", "13.3#2")
@pytest.mark.clause("fow5", "10.1#1")
def test_an_addition_that_is_added_once_more_to_the_card_it_is_on_asks_nothing() -> None:
    scene = quiet()
    ox = scene.put("field", resonator("Ox"))
    card = scene.put("hand", cloak())
    scene.begin("main").answer("play", card).answer("use", card)
    assert (scene.ask.kind, scene.in_play(card).host) == ("main", ox)


@pytest.mark.clause("fow5", "13.3#1")
@pytest.mark.clause("fow5", "13.3#1.1")
def test_an_addition_to_a_j_ruler_falls_off_when_that_lies_in_the_ruler_area() -> None:
    for mark in ("j-ruler", "j/resonator"):
        scene = quiet()
        queen = scene.put("ruler area", ruler("{0}", (500, 500)))
        card = scene.put("hand", cloak(mark))
        kill = fx.Destroy(Target())
        hit = Spell(kill, targets=(both(FIELD, cards(types=frozenset({"j-ruler"}))),))
        scene.put("hand", chant("Fall", spell=hit))
        scene.begin("main").answer("judgment", queen).answer("play", card)
        assert scene.in_play(card).host == queen
        scene.answer("play", "Fall")
        assert (scene.zone_of(queen), scene.zone_of(card)) == ("ruler area", "graveyard"), mark


def shifting(effect: fx.Effect) -> ForceCard:
    """Return an addition to a resonator with an ability that does this with two targets."""
    ability = Activated(effect, Cost(), targets=(RESONATORS, RESONATORS), once_a_turn=True)
    return face("Cloak", "addition", cost="{0}", marks=("resonator",), abilities=(ability,))


@pytest.mark.clause("fow5", "13.3#1")
@pytest.mark.clause("fow5", "13.3#2")
@pytest.mark.clause("fow5", "10.1#1")
@pytest.mark.parametrize("gone", [(0,), (1,), (0, 1)], ids=["the first", "the second", "both"])
def test_an_addition_on_two_cards_stays_on_the_one_that_is_left_and_nobody_is_asked(
    gone: tuple[int, ...],
) -> None:
    moved = fx.Do((AddTo(Target(1)), *(fx.Destroy(Target(one)) for one in gone)))
    scene = quiet()
    beasts = [scene.put("field", resonator("Ox")), scene.put("field", resonator("Elk"), 1)]
    card = scene.put("hand", shifting(moved))
    scene.begin("main").answer("play", card).answer("target", beasts[0])
    scene.answer("use", card).answer("target", beasts[0])
    assert scene.ask.kind == "main"
    left = [beast for place, beast in enumerate(beasts) if place not in gone]
    assert scene.zone_of(card) == ("field" if left else "graveyard")
    assert not left or scene.in_play(card).host == left[0]


@pytest.mark.clause("fow5", "10.1#1")
def test_an_addition_whose_card_is_gone_is_added_to_another_before_it_would_fall_off() -> None:
    moved = fx.Do((fx.Destroy(Target(0)), AddTo(Target(1))))
    scene = quiet()
    ox, elk = scene.put("field", resonator("Ox")), scene.put("field", resonator("Elk"), 1)
    card = scene.put("hand", shifting(moved))
    scene.begin("main").answer("play", card).answer("target", ox)
    scene.answer("use", card).answer("target", ox)
    assert (scene.ask.kind, scene.zone_of(ox)) == ("main", "graveyard")
    assert (scene.zone_of(card), scene.in_play(card).host) == ("field", elk)


@pytest.mark.clause("fow5", "13.3#2")
@pytest.mark.clause("fow5", "10.1#1")
def test_the_first_of_all_cards_keeps_or_loses_an_addition_as_any_other_does() -> None:
    for place in (0, 1):
        scene = Scene(RULESET)
        beasts = [scene.put("field", resonator(name), 1) for name in ("Ox", "Elk")]
        assert beasts == [0, 1]
        card = furnished(scene).put("hand", cloak())
        scene.begin("main").answer("play", card).answer("target", beasts[0])
        scene.answer("use", card).answer("target", beasts[1])
        assert (scene.ask.kind, [option.card for option in scene.ask.options]) == ("host", beasts)
        scene.answer("add", beasts[place])
        assert scene.in_play(card).host == beasts[place]


@pytest.mark.clause("fow5", "13.3#1")
@pytest.mark.clause("fow5", "13.3#2")
def test_an_addition_on_three_cards_the_first_of_which_is_gone_stays_on_either_of_the_others() -> None:
    moved = fx.Do((AddTo(Target(0)), AddTo(Target(1)), fx.Destroy(Each(cards(zones=("field",), name="Ox")))))
    for place in (0, 1):
        scene = quiet()
        ox, *others = (scene.put("field", resonator(name), 1) for name in ("Ox", "Elk", "Asp"))
        card = scene.put("hand", shifting(moved))
        scene.begin("main").answer("play", card).answer("target", ox)
        scene.answer("use", card).answer("target", others[0]).answer("target", others[1])
        assert (scene.ask.kind, [option.card for option in scene.ask.options]) == ("host", others)
        scene.answer("add", others[place])
        assert (scene.zone_of(ox), scene.in_play(card).host) == ("graveyard", others[place])


@pytest.mark.clause("fow5", "10.1#1")
def test_an_addition_that_is_on_nothing_is_added_onto_the_card_that_its_ability_targets() -> None:
    scene = quiet()
    ox = scene.put("field", resonator("Ox"), 1)
    card = scene.put("field", face("Cloak", "addition", marks=("field",), abilities=(ROAM,)))
    assert scene.in_play(card).host == -1
    scene.begin("main").answer("use", card)
    assert (scene.ask.kind, scene.zone_of(card), scene.in_play(card).host) == ("main", "field", ox)
