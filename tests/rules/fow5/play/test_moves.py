"""Cards of Force of Will 5.01 that effects move: which go where, under whom, and what is done instead."""

import pytest

from rules.engine.asks import Ask
from rules.engine.events import Moved
from rules.games.fow8.definitions import ForceCard
from rules.language import effects as fx
from rules.language.abilities import Ability, Replacement, Spell, Triggered
from rules.language.effects import Position
from rules.language.events import Destroyed, Enters, Leaves
from rules.language.filter_shorthand import both, cards
from rules.language.filters import HostOf, OneOf
from rules.language.references import Each, This
from tests.rules.fow5.play.made_up import quiet, ruler
from tests.rules.fow8.play.made_up import chant, face, resonator, stone
from tests.rules.scenes import Scene

FIELD = cards(zones=("field",))
RESONATORS = both(FIELD, cards(types=frozenset({"resonator"})))
FIGHTERS = both(FIELD, cards(types=frozenset({"resonator", "j-ruler"})))


def all_in(*zones: str) -> Each:
    """Return all cards in these zones of either player."""
    return Each(cards(zones=zones))


def saying(effect: fx.Effect, scene: Scene | None = None, player: int = 0) -> Scene:
    """Return a scene in which a player holds a chant with this effect."""
    scene = scene or quiet()
    scene.put("hand", chant("Word", spell=Spell(effect)), player)
    return scene


def banner(*abilities: Ability) -> ForceCard:
    """Return an addition to a field with these abilities."""
    return face("Banner", "addition", cost="{0}", marks=("field",), abilities=abilities)


def armor(*abilities: Ability) -> ForceCard:
    """Return an addition to a resonator with these abilities."""
    return face("Armor", "addition", cost="{0}", marks=("resonator",), abilities=abilities)


@pytest.mark.clause("fow5", "3.15#1")
@pytest.mark.clause("fow5", "3.15#2")
@pytest.mark.clause("fow5", "3.1#4")
@pytest.mark.parametrize("position", ["top", "bottom"])
def test_of_all_cards_that_go_to_a_deck_the_rulers_stay_and_the_owner_orders_the_others(
    position: Position,
) -> None:
    for count in (1, 2, 3):
        scene = saying(fx.MoveTo(all_in("field", "ruler area"), "main deck", position))
        queen = scene.put("ruler area", ruler())
        lord = scene.put("field", ruler().faces[1])
        beasts = [scene.put("field", resonator(name)) for name in ("Ox", "Elk", "Asp")[:count]]
        scene.begin("main").answer("play", "Word")
        while scene.ask.kind != "main":
            assert (scene.ask.kind, scene.ask.player) == ("order", 0)
            scene.game.answer(0)
        assert (scene.zone_of(queen), scene.zone_of(lord)) == ("ruler area", "field")
        deck = scene.cards("main deck")
        assert len(deck) == 12 + count
        assert set(deck[-count:] if position == "top" else deck[:count]) == set(beasts)


@pytest.mark.clause("fow5", "3.15#1")
@pytest.mark.clause("fow5", "3.15#2")
@pytest.mark.clause("fow5", "3.1#4")
def test_two_cards_that_go_to_a_deck_are_ordered_and_two_that_go_to_a_hand_are_not() -> None:
    for zone, kind in (("main deck", "order"), ("hand", "main"), ("graveyard", "order")):
        scene = saying(fx.MoveTo(Each(RESONATORS), zone))
        ox, elk = scene.put("field", resonator("Ox")), scene.put("field", resonator("Elk"))
        scene.begin("main").answer("play", "Word")
        assert scene.ask.kind == kind
        if kind == "order":
            scene.answer("next", elk, by=0)
        assert (scene.zone_of(ox), scene.zone_of(elk)) == (zone, zone)


@pytest.mark.clause("fow5", "3.15#1")
@pytest.mark.clause("fow5", "3.15#2")
@pytest.mark.clause("fow5", "3.14#2")
@pytest.mark.clause("fow5", "10.1")
@pytest.mark.clause("fow5", "10.1#1")
def test_of_all_cards_that_go_to_the_field_each_goes_as_it_can_and_rulers_do_not() -> None:
    for active in (0, 1):
        scene = saying(fx.MoveTo(all_in("graveyard", "magic stone area"), "field"), player=active)
        fallen = scene.put("graveyard", ruler(), active)
        mail = scene.put("graveyard", armor(), active)
        elk = scene.put("graveyard", resonator("Elk"), 1 - active)
        flag = scene.put("graveyard", banner(), active)
        light = scene.put("magic stone area", stone(), active)
        held = scene.in_play(light)
        host = scene.put("field", resonator("Ox"), active)
        theirs = scene.put("field", resonator("Asp"), 1 - active)
        scene.begin("main", active=active).answer("play", "Word")
        assert (scene.ask.kind, scene.ask.player) == ("host", active)
        assert {option.card for option in scene.ask.options} >= {host, theirs}
        scene.answer("add", theirs)
        assert scene.zone_of(fallen) == "graveyard"
        for card in (mail, elk, flag, light):
            assert (scene.zone_of(card), scene.in_play(card).controller) == ("field", active)
        assert [scene.in_play(card).host for card in (mail, elk, flag)] == [theirs, -1, -1]
        assert scene.in_play(light) is held


@pytest.mark.clause("fow5", "3.15#1")
@pytest.mark.clause("fow5", "10.1#1")
def test_an_addition_that_can_be_on_nothing_stays_and_the_next_card_goes_all_the_same() -> None:
    scene = saying(fx.MoveTo(Each(cards(zones=("graveyard",), types=frozenset({"addition"}))), "field"))
    mail, flag = scene.put("graveyard", armor()), scene.put("graveyard", banner())
    scene.record(Moved).begin("main").answer("play", "Word")
    assert mail not in [event.card for event in scene.log if isinstance(event, Moved)]
    assert (scene.zone_of(mail), scene.zone_of(flag)) == ("graveyard", "field")


@pytest.mark.clause("fow5", "3.15#1")
@pytest.mark.clause("fow5", "3.1#5")
def test_a_ruler_in_a_graveyard_goes_back_to_its_owners_ruler_area() -> None:
    scene = saying(fx.MoveTo(Each(cards(zones=("graveyard",), types=frozenset({"ruler"}))), "ruler area"))
    queens = [scene.put("graveyard", ruler(), player) for player in (0, 1)]
    scene.begin("main").answer("play", "Word").until("main")
    assert [scene.cards("ruler area", player) for player in (0, 1)] == [[queens[0]], [queens[1]]]


@pytest.mark.clause("fow5", "3.15#2")
@pytest.mark.clause("fow5", "3.1#5")
@pytest.mark.clause("fow5", "3.6#6")
def test_a_j_ruler_that_is_put_into_the_field_goes_to_its_owners_and_does_not_enter() -> None:
    scene = saying(fx.MoveTo(Each(both(FIELD, cards(types=frozenset({"j-ruler"})))), "field"))
    queen = scene.put("field", ruler().faces[1], 0, owner=1)
    held = scene.in_play(queen)
    scene.begin("main").answer("play", "Word")
    assert (scene.cards("field", 0), scene.cards("field", 1)) == ([], [queen])
    assert (scene.in_play(queen) is held, held.controller) == (True, 1)


def asked_which_replacement(scene: Scene, player: int) -> Ask:
    """Assert that a player is asked which of two replacements applies, and return the question."""
    assert (scene.ask.kind, scene.ask.player, len(scene.ask.options)) == ("replacement", player, 2)
    return scene.ask


@pytest.mark.clause("fow5", "9.10#1")
@pytest.mark.clause("fow5", "9.10#2")
def test_whose_card_would_leave_chooses_what_happens_instead() -> None:
    for player in (0, 1):
        lives = [Replacement(Leaves(RESONATORS), fx.ChangeLife(much)) for much in (100, 700)]
        scene = saying(fx.MoveTo(Each(RESONATORS), "hand"))
        ox = scene.put("field", resonator("Ox"), player, owner=1 - player)
        for one in lives:
            scene.put("field", banner(one), 0)
        scene.begin("main").answer("play", "Word")
        asked_which_replacement(scene, player)
        scene.game.answer(1)
        assert (scene.zone_of(ox), scene.life(0), scene.ask.kind) == ("field", 4700, "main")


@pytest.mark.clause("fow5", "9.10#1")
@pytest.mark.clause("fow5", "9.10#2")
def test_whose_card_would_come_into_the_field_chooses_what_happens_instead() -> None:
    for active in (0, 1):
        lives = [Replacement(Enters(cards(name="Elk")), fx.ChangeLife(much)) for much in (100, 700)]
        raised = fx.MoveTo(Each(cards(zones=("graveyard",), name="Elk")), "field")
        scene = saying(raised, player=active)
        elk = scene.put("graveyard", resonator("Elk"), 1 - active)
        for one in lives:
            scene.put("field", banner(one), 1 - active)
        scene.begin("main", active=active).answer("play", "Word")
        asked_which_replacement(scene, active)
        scene.game.answer(0)
        assert (scene.zone_of(elk), scene.life(1 - active)) == ("graveyard", 4100)


@pytest.mark.clause("fow5", "7.1#3")
@pytest.mark.clause("fow5", "9.10#1")
@pytest.mark.clause("fow5", "9.10#2")
def test_a_resonator_that_something_is_done_instead_of_does_not_come_out_of_the_chase_into_the_field() -> (
    None
):
    for player in (0, 1):
        lives = [Replacement(Enters(cards(name="Elk")), fx.ChangeLife(much)) for much in (100, 700)]
        scene = quiet()
        elk = scene.put("hand", resonator("Elk", 300, 300, "Quickcast"), player)
        for one in lives:
            scene.put("field", banner(one), 1 - player)
        scene.begin("main").answer("play", "Squire" if player else elk)
        if player:
            scene.answer("play", elk, by=1)
        asked_which_replacement(scene, player)
        scene.game.answer(1)
        assert (scene.zone_of(elk), scene.life(1 - player)) == ("graveyard", 4700)
        assert all(one.card != elk for one in scene.state.pending)


@pytest.mark.clause("fow5", "9.10#1")
@pytest.mark.clause("fow5", "14.1#1.3")
def test_a_card_that_is_never_destroyed_but_dies_again_and_again_is_a_draw() -> None:
    spared = Replacement(Destroyed(HostOf(OneOf(This()))), fx.ChangeLife(100))
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500))
    scene.put("hand", armor(spared))
    scene.begin("main").answer("play", "Armor")
    scene.state.instances[ox].damage = 500
    scene.answer("play", "Squire")
    assert scene.ending == (-1, "loop")
    assert scene.result is not None
    assert scene.result.clause == "14.1#1.3"


@pytest.mark.clause("fow5", "3.15#1")
@pytest.mark.clause("fow5", "3.15#2")
@pytest.mark.clause("fow5", "9.10#1")
def test_nothing_is_done_instead_of_leaving_where_a_j_ruler_does_not_leave() -> None:
    for end, life in (("hand", 4000), ("ruler area", 4500)):
        spared = Replacement(Leaves(cards(types=frozenset({"j-ruler"}))), fx.ChangeLife(500))
        scene = saying(fx.MoveTo(Each(both(FIELD, cards(types=frozenset({"j-ruler"})))), end))
        queen = scene.put("field", ruler().faces[1])
        scene.put("field", banner(spared))
        scene.begin("main").answer("play", "Word")
        assert (scene.zone_of(queen), scene.life()) == ("field", life)


@pytest.mark.clause("fow5", "9.6#5.2")
@pytest.mark.clause("fow5", "10.9#1")
def test_cards_destroyed_together_see_each_other_destroyed_a_j_ruler_and_a_resonator() -> None:
    grief = Triggered(Destroyed(FIGHTERS), fx.ChangeLife(100))
    scene = saying(fx.Destroy(Each(FIGHTERS)))
    lady = ruler().faces[1]
    queen = scene.put("field", lady)
    ox = scene.put("field", resonator("Ox", abilities=(grief,)))
    scene.put("field", resonator("Elk"), 1)
    scene.begin("main").answer("play", "Word").until("main")
    while scene.state.pending:
        scene.answer("pass")
    assert (scene.zone_of(queen), scene.zone_of(ox), scene.life()) == ("ruler area", "graveyard", 4300)
