"""Chant-standby cards of Force of Will 5.01 that wait for something to happen, told as scenes."""

from dataclasses import replace

import pytest

from rules.games.fow8.definitions import ForceCard, Price
from rules.games.fow8.keywords_abilities import required
from rules.language import effects as fx
from rules.language.abilities import Ability, Spell, Static
from rules.language.amounts import LifeOf
from rules.language.changes import ChangeCost
from rules.language.conditions import Compare
from rules.language.events import Enters
from rules.language.filter_shorthand import both, cards
from rules.language.filters import Filter
from rules.language.references import Subject, Target
from rules.language.vocabulary import ANY_RESOURCE
from tests.rules.fow5.play.made_up import quiet
from tests.rules.fow8.play.keyword_abilities import automatic
from tests.rules.fow8.play.made_up import FIRE, LIGHT, chant, face, resonator
from tests.rules.scenes import Scene

RESONATORS = cards(zones=("field",), types=frozenset({"resonator"}))
MINE = both(RESONATORS, cards(whose="you"))
THEIRS = both(RESONATORS, cards(whose="opponent"))
SCOUT = resonator("Scout", 100, 100)
FLASH = chant("Flash", "Quickcast")


def snare(
    *more: Ability,
    cost: str = "{0}",
    watches: Filter = MINE,
    effect: fx.Effect | None = None,
    targets: tuple[Filter, ...] = (),
    standby: Price | None = None,
) -> ForceCard:
    """Return a chant-standby card that triggers when a resonator enters."""
    text = Spell(effect or fx.ChangeLife(900), targets=targets)
    return face(
        "Snare",
        "chant",
        cost=cost,
        marks=("standby",),
        keywords=("Trigger",),
        abilities=(text, *(more or (automatic(Enters, watches),))),
        standby=standby or Price(),
    )


def after_scout(scene: Scene) -> Scene:
    """Let the turn player play a resonator in the main phase."""
    scene.put("hand", SCOUT)
    return scene.begin("main").answer("play", "Scout")


@pytest.mark.clause("fow5", "9.1#1.3")
@pytest.mark.clause("fow5", "9.6#1")
def test_a_chant_standby_card_is_played_when_its_condition_is_met_and_at_no_other_time() -> None:
    scene = quiet()
    card = scene.put("standby area", snare())
    scene.begin("main")
    assert not scene.offers("play", card)
    scene.answer("play", "Squire")
    assert (scene.zone_of(card), scene.life(), scene.ask.kind) == ("graveyard", 4900, "main")


@pytest.mark.clause("fow5", "6.3#1.3")
@pytest.mark.clause("fow5", "9.6#1")
def test_a_chant_standby_card_triggers_from_its_area_and_from_nowhere_else() -> None:
    for zone in ("hand", "graveyard", "main deck", "removed area"):
        scene = quiet()
        card = scene.put(zone, snare())
        after_scout(scene)
        assert (scene.zone_of(card), scene.life(), scene.ask.kind) == (zone, 4000, "main")


@pytest.mark.clause("fow5", "9.6#4")
def test_nobody_chooses_whether_a_triggered_chant_standby_card_is_played() -> None:
    scene = quiet()
    card = scene.put("standby area", snare(watches=THEIRS), 1)
    scene.put("hand", FLASH)
    after_scout(scene).answer("pass")
    assert (scene.ask.player, scene.zone_of(card)) == (0, "chase area")
    scene.answer("pass")
    assert scene.life(1) == 4900


@pytest.mark.clause("fow5", "9.6#2.1")
@pytest.mark.clause("fow5", "7.6#2")
def test_a_chant_standby_card_does_not_trigger_in_the_turn_it_was_put_there() -> None:
    scene = quiet()
    scene.fill("magic stone area", LIGHT, 2)
    scene.put("hand", SCOUT)
    card = scene.put("hand", snare())
    scene.begin("main").answer("stand_by", card).answer("play", "Squire")
    assert (scene.ask.kind, scene.zone_of(card), scene.life()) == ("main", "standby area", 4000)
    scene.until("main", 1).until("main", 0).answer("play", "Scout")
    assert scene.life() == 4900


@pytest.mark.clause("fow5", "9.3#2.1")
@pytest.mark.clause("fow5", "6.2#3")
def test_a_triggered_card_whose_stones_cannot_be_shown_is_not_played_and_stays() -> None:
    for stones, zone, life in (((LIGHT, FIRE), "graveyard", 4900), ((FIRE, FIRE), "standby area", 4000)):
        scene = quiet()
        card = scene.put("standby area", snare(cost="{W}{1}"))
        shown = [scene.put("magic stone area", stone, rested=True) for stone in stones]
        after_scout(scene)
        assert (scene.zone_of(card), scene.life()) == (zone, life)
        assert all(scene.in_play(stone).rested for stone in shown)


@pytest.mark.clause("fow5", "6.2#3")
@pytest.mark.clause("fow5", "9.6#4")
def test_a_triggered_card_without_a_target_is_not_played_and_has_triggered_once_less() -> None:
    scene = quiet()
    stone = cards(zones=("magic stone area",), whose="opponent")
    card = scene.put("standby area", snare(effect=fx.Destroy(Target()), targets=(stone,)))
    after_scout(scene)
    assert (scene.zone_of(card), scene.state.pending) == ("standby area", [])


@pytest.mark.clause("fow5", "9.6#3")
@pytest.mark.clause("fow5", "6.2#2")
@pytest.mark.clause("fow5", "9.6#2")
def test_cards_that_triggered_are_played_those_of_the_turn_player_first_in_the_order_they_choose() -> None:
    scene = quiet()
    theirs = scene.put("standby area", snare(watches=THEIRS, effect=fx.ChangeLife(100)), 1)
    mine = [scene.put("standby area", snare()) for _ in range(2)]
    scene.put("hand", FLASH)
    after_scout(scene).answer("pass")
    assert (scene.ask.kind, scene.ask.player) == ("triggered", 0)
    assert [option.card for option in scene.ask.options] == mine
    scene.answer("play_ability", mine[1])
    assert [one.card for one in scene.state.pending] == [mine[1], mine[0], theirs]


@pytest.mark.clause("fow5", "7.9#1")
def test_a_card_whose_trigger_asks_for_a_state_of_the_game_is_played_only_while_that_holds() -> None:
    for life, offered in ((2000, False), (1000, True)):
        scene = quiet()
        scene.give(0, life=life)
        card = scene.put("standby area", snare(required(Compare(LifeOf(), "<=", 1000))))
        assert scene.begin("main").offers("play", card) is offered


@pytest.mark.clause("fow5", "7.9#1")
def test_what_a_trigger_costs_is_paid_besides_the_stones_that_are_shown() -> None:
    card = chant("Trap", "Trigger", cost="{W}{1}", spell=Spell(fx.ChangeLife(700)))
    card.marks, card.standby = frozenset({"standby"}), Price((), 1)
    scene = quiet()
    trap = scene.put("standby area", card)
    stones = [scene.put("magic stone area", stone) for stone in (LIGHT, FIRE)]
    scene.begin("main").answer("play", trap).until("main")
    assert scene.life() == 4700
    assert sum(scene.in_play(stone).rested for stone in stones) == 1


@pytest.mark.clause("fow5", "9.6#2.1")
@pytest.mark.clause("fow5", "9.6#2")
def test_of_cards_that_watch_the_same_those_trigger_that_were_not_put_there_this_turn() -> None:
    scene = quiet()
    scene.fill("magic stone area", LIGHT, 2)
    earlier = [scene.put("standby area", snare()) for _ in range(2)]
    late = scene.put("hand", snare())
    scene.put("hand", SCOUT)
    scene.begin("main").answer("stand_by", late).answer("play", "Scout")
    assert [option.card for option in scene.ask.options] == earlier
    scene.answer("play_ability", earlier[0]).until("main")
    while scene.state.pending:
        scene.answer("pass")
    assert [scene.zone_of(card) for card in (*earlier, late)] == ["graveyard", "graveyard", "standby area"]
    assert scene.life() == 4000 + 2 * 900


@pytest.mark.clause("fow5", "9.6#4")
@pytest.mark.clause("fow5", "9.3#2.1")
@pytest.mark.clause("fow5", "6.2#3")
def test_a_triggered_card_is_played_by_its_own_player_who_aims_it_at_what_the_other_has() -> None:
    scene = quiet()
    card = scene.put("standby area", snare(watches=THEIRS, effect=fx.Destroy(Target()), targets=(THEIRS,)), 1)
    after_scout(scene).until("main")
    assert (scene.zone_of(card), "Scout" in scene.names("graveyard")) == ("graveyard", True)


@pytest.mark.clause("fow5", "9.6#4")
@pytest.mark.clause("fow5", "9.3#2.1")
def test_what_its_trigger_costs_is_paid_for_a_card_that_triggered() -> None:
    for stones, rested, life in ((1, 1, 4900), (0, 0, 4000)):
        scene = quiet()
        scene.put("standby area", snare(standby=Price((), 1)))
        found = scene.fill("magic stone area", LIGHT, stones)
        after_scout(scene).until("main")
        assert (scene.life(), sum(scene.in_play(one).rested for one in found)) == (life, rested)


@pytest.mark.clause("fow5", "7.9#1")
@pytest.mark.parametrize("stones", [0, 1])
def test_a_card_that_has_become_dearer_comes_out_only_where_that_can_be_paid(stones: int) -> None:
    scene = quiet()
    dearer = Static((ChangeCost(more=((ANY_RESOURCE, 1),)),), cards(types=frozenset({"chant"})))
    scene.put("field", resonator("Toll", 100, 100, abilities=(dearer,)))
    scene.fill("magic stone area", FIRE, stones)
    scene.put("standby area", snare(required()))
    assert scene.begin("main").offers("play", "Snare") == bool(stones)


@pytest.mark.clause("fow5", "9.6#4")
def test_a_card_that_triggered_does_something_to_what_it_waited_for() -> None:
    scene = quiet()
    waits = replace(automatic(Enters, THEIRS), effect=fx.Destroy(Subject()))
    scene.put(
        "standby area",
        face("Snare", "chant", marks=("standby",), keywords=("Trigger",), abilities=(waits,)),
        1,
    )
    elk, scout = scene.put("field", resonator("Elk")), scene.put("hand", SCOUT)
    scene.begin("main").answer("play", "Scout")
    while scene.state.pending or scene.ask.kind != "main":
        scene.answer("pass")
    assert (scene.zone_of(elk), scene.zone_of(scout)) == ("field", "graveyard")
