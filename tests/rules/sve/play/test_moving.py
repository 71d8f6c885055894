"""Cards that move in Shadowverse: Evolve, told in full: where to, whose, in what order, who is told of it."""

import pytest

from rules.games.sve.zones import ZONES
from rules.language import events as ev
from rules.language.abilities import Triggered
from rules.language.changes import ChangeController
from rules.language.durations import ALWAYS, END_OF_TURN
from rules.language.effects import ChangeLife, Create, Draw, IfYouDo, Modify, MoveTo, Swap
from rules.language.filter_shorthand import cards
from rules.language.filters import EVERY_CARD, Filter, Named
from rules.language.references import Each
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    GIANT,
    WOLF,
    amulet,
    evolved,
    follower,
    spell,
    table,
    token,
)

ALL_ZONES = tuple(dict.fromkeys(ZONES.names))


def lying(zone: str, *names: str, whose: str | None = "you") -> Filter:
    """Return the filter of cards in a zone, those with a name where one is given."""
    return cards(zones=(zone,), whose=whose, **({"name": names[0]} if names else {}))  # type: ignore[arg-type]


def eye(event: ev.Event) -> Scene:
    """Return a scene in which an amulet adds one to its leader's defense each time an event happens."""
    scene = table()
    scene.put("field", amulet("Eye", abilities=(Triggered(event, ChangeLife(1)),)))
    scene.put("field", WOLF)
    return scene


@pytest.mark.clause("sve", "5.4.3")
@pytest.mark.clause("sve", "5.4.1")
@pytest.mark.parametrize("told", ["moves", "enters"])
@pytest.mark.parametrize("zone", ["deck area", "hand", "EX area", "cemetery", "banished zone"])
@pytest.mark.parametrize("asked", ["there", "elsewhere"])
def test_what_is_put_onto_the_field_comes_from_the_zone_where_it_was(
    told: str, zone: str, asked: str
) -> None:
    zones = (zone,) if asked == "there" else tuple(one for one in ALL_ZONES if one != zone)
    event = ev.Moves(Named("Imp"), ("field",), zones) if told == "moves" else ev.Enters(Named("Imp"), zones)
    scene = eye(event)
    imp = scene.put(zone, follower("Imp"))
    scene.put("hand", spell("Call", MoveTo(Each(lying(zone, "Imp")), "field")))
    scene.begin("main phase").answer("play", "Call")
    assert (scene.zone_of(imp), scene.life()) == ("field", 21 if asked == "there" else 20)


@pytest.mark.clause("sve", "5.4.3")
@pytest.mark.clause("sve", "9.1.2")
@pytest.mark.parametrize("told", ["moves", "enters"])
@pytest.mark.parametrize("zones", [(), ALL_ZONES])
def test_a_created_token_comes_from_no_zone(told: str, zones: tuple[str, ...]) -> None:
    imp = Named("Imp")
    scene = eye(ev.Moves(imp, ("field",), zones) if told == "moves" else ev.Enters(imp, zones))
    scene.put("hand", spell("Spark", Create(token("Imp"), "field")))
    scene.begin("main phase").answer("play", "Spark")
    assert (scene.names("field"), scene.life()) == (["Eye", "Wolf", "Imp"], 20 if zones else 21)


@pytest.mark.clause("sve", "9.1.2.1")
@pytest.mark.clause("sve", "12.8.2")
@pytest.mark.parametrize(("who", "player"), [("you", 0), ("opponent", 1)])
def test_whose_field_a_token_with_ward_is_created_on_says_whether_it_is_engaged(
    who: str, player: int
) -> None:
    scene = table()
    scene.put("field", WOLF)
    scene.put("hand", spell("Wall", Create(token("Guard", 1, 3, "Ward"), "field", 1, who)))  # type: ignore[arg-type]
    scene.begin("main phase").answer("play", "Wall")
    assert (scene.ask.kind, scene.ask.player) == ("engage_ward", player)
    scene.answer("yes")
    guard = scene.cards("field", player)[-1]
    assert (scene.in_play(guard).rested, scene.in_play(guard).controller) == (True, player)


FROM = ("field", "hand", "cemetery", "EX area")


@pytest.mark.clause("sve", "5.4.1")
@pytest.mark.clause("sve", "4.1.5")
@pytest.mark.parametrize("zone", ["hand", "cemetery", "banished zone", "EX area"])
def test_cards_from_several_zones_are_put_into_one_each_into_its_owners(zone: str) -> None:
    scene = table()
    lies = {origin: scene.put(origin, follower("Imp")) for origin in FROM}
    stolen = scene.put("field", follower("Imp"), owner=1)
    scene.put("field", WOLF)
    every = cards(zones=FROM, whose="you", name="Imp")
    scene.put("hand", spell("Gather", MoveTo(Each(every), zone)))
    scene.begin("main phase").answer("play", "Gather")
    assert {origin: scene.zone_of(card) for origin, card in lies.items()} == dict.fromkeys(FROM, zone)
    assert stolen in scene.cards(zone, 1)


@pytest.mark.clause("sve", "5.4.1")
@pytest.mark.clause("sve", "4.1.5")
@pytest.mark.parametrize("position", ["top", "bottom"])
@pytest.mark.parametrize("first", ["Ant", "Bear"])
def test_cards_from_field_and_hand_go_into_the_deck_in_the_order_that_its_player_says(
    position: str, first: str
) -> None:
    scene = table()
    scene.put("field", ANT)
    scene.put("hand", BEAR)
    scene.put("field", WOLF)
    pair = cards(zones=("field", "hand"), whose="you", types=frozenset({"follower"}))
    scene.put("hand", spell("Tide", MoveTo(Each(pair), "deck area", position=position)))  # type: ignore[arg-type]
    scene.begin("main phase").answer("play", "Tide")
    assert (scene.ask.kind, scene.ask.player) == ("order_cards", 0)
    second = {"Ant": "Bear", "Bear": "Ant"}[first]
    scene.answer("next", first).answer("next", second)
    deck = scene.names("deck area")
    assert len(deck) == 13
    assert (deck[-3:] if position == "top" else deck[2::-1]) == [first, second, "Wolf"]


@pytest.mark.clause("sve", "4.4.4.2")
@pytest.mark.clause("sve", "5.4.1")
def test_where_both_fields_are_too_small_the_effects_controller_is_asked_about_their_own_first() -> None:
    scene = table()
    for player in (0, 1):
        scene.fill("field", WOLF, 4, player)
        for number in range(2):
            scene.put("cemetery", follower(f"Dead {player}{number}"), player)
    dead = cards(zones=("cemetery",), types=frozenset({"follower"}))
    scene.put("hand", spell("Raise", MoveTo(Each(dead), "field")))
    scene.begin("main phase").answer("play", "Raise")
    assert (scene.ask.kind, scene.ask.player, scene.offered("leave")) == (
        "leave_behind",
        0,
        ["Dead 00", "Dead 01"],
    )
    scene.answer("leave", "Dead 01")
    assert (scene.ask.kind, scene.ask.player, scene.offered("leave")) == (
        "leave_behind",
        0,
        ["Dead 10", "Dead 11"],
    )
    scene.answer("leave", "Dead 10")
    assert (scene.names("field")[-1], scene.names("field", 1)[-1]) == ("Dead 00", "Dead 11")
    assert (scene.names("cemetery"), scene.names("cemetery", 1)) == (["Dead 01", "Raise"], ["Dead 10"])


SWAPPED = Triggered(ev.Moves(Named("Bear"), ("hand", "cemetery", "EX area"), ("field",)), ChangeLife(1))
CAME = Triggered(ev.Enters(Named("Imp"), ("hand", "cemetery", "EX area")), ChangeLife(10))


@pytest.mark.clause("sve", "5.12.1")
@pytest.mark.parametrize("order", ["field first", "field last"])
@pytest.mark.parametrize("zone", ["hand", "cemetery", "EX area"])
def test_a_follower_swapped_with_a_card_leaves_the_field_and_the_other_comes_to_it(
    order: str, zone: str
) -> None:
    scene = table()
    scene.put("field", amulet("Eye", abilities=(SWAPPED, CAME)))
    scene.put("field", WOLF)
    bear = scene.put("field", follower("Bear", 2, 4, evolve=0), rested=True, damage=1)
    form = scene.put("evolve deck area", evolved("Bear", 5, 5))
    imp = scene.put(zone, follower("Imp", 1, 1, "Ward"))
    here, there = Each(lying("field", "Bear")), Each(lying(zone, "Imp"))
    trade = Swap(here, there) if order == "field first" else Swap(there, here)
    scene.put("hand", spell("Trade", IfYouDo(trade, ChangeLife(100))))
    scene.begin("main phase").answer("evolve", bear).answer("play", "Trade")
    assert (scene.ask.kind, scene.ask.player) == ("engage_ward", 0)
    scene.answer("no")
    while scene.ask.kind == "waiting":
        scene.game.answer(0)
    assert (scene.zone_of(bear), scene.zone_of(imp), scene.zone_of(form)) == (
        zone,
        "field",
        "faceup evolve deck area",
    )
    assert (scene.in_play(imp).controller, scene.in_play(imp).entered) == (0, 5)
    assert scene.life() == 131
    if zone == "EX area":
        assert scene.in_play(bear).controller == 0


@pytest.mark.clause("sve", "5.12.2")
def test_what_hangs_on_a_swap_is_not_done_where_a_card_cannot_go_to_the_others_zone() -> None:
    for there, life in ((spell("Song", Draw(1)), 20), (ANT, 27)):
        scene = table()
        scene.put("field", BEAR)
        scene.put("cemetery", there)
        trade = Swap(Each(lying("field", "Bear")), Each(lying("cemetery")))
        scene.put("hand", spell("Trade", IfYouDo(trade, ChangeLife(7))))
        scene.put("hand", ANT)
        scene.begin("main phase").answer("play", "Trade")
        assert (scene.life(), scene.names("field") == ["Bear"]) == (life, life == 20)


@pytest.mark.clause("sve", "5.12.1")
def test_two_cards_outside_the_field_change_places_too() -> None:
    scene = table()
    scene.put("field", WOLF)
    ant, bear = scene.put("hand", ANT), scene.put("EX area", BEAR)
    scene.put("hand", spell("Trade", Swap(Each(lying("hand", "Ant")), Each(lying("EX area")))))
    scene.begin("main phase").answer("play", "Trade")
    assert (scene.cards("hand"), scene.cards("EX area"), scene.names("field")) == ([bear], [ant], ["Wolf"])
    assert scene.in_play(ant).controller == 0


def lured(*, mine: int, zone: str = "field", until: object = ALWAYS) -> Scene:
    """Return a scene in which a spell lets a player have an opponent's Bear beside so many cards."""
    scene = table()
    scene.fill("field", WOLF, mine)
    scene.put(zone, BEAR, 1)
    bears = Each(cards(zones=(zone,), name="Bear"))
    scene.put("hand", spell("Lure", Modify(bears, (ChangeController(),), until)))  # type: ignore[arg-type]
    scene.put("hand", ANT)
    return scene.begin("main phase").answer("play", "Lure")


@pytest.mark.clause("sve", "4.4.4.2")
@pytest.mark.clause("sve", "10.9.2")
@pytest.mark.parametrize(("mine", "goes"), [(4, True), (5, False)])
def test_a_card_goes_over_to_a_field_that_takes_one_more(mine: int, goes: bool) -> None:
    scene = lured(mine=mine)
    assert scene.names("field") == ["Wolf"] * mine + ["Bear"] * goes
    assert scene.names("field", 1) == ["Bear"] * (not goes)


@pytest.mark.clause("sve", "4.4.4.2")
@pytest.mark.clause("sve", "10.9.2")
def test_a_card_of_the_ex_area_does_not_go_over_to_a_field() -> None:
    scene = lured(mine=1, zone="EX area")
    assert (scene.names("field"), scene.names("EX area"), scene.names("EX area", 1)) == (
        ["Wolf"],
        [],
        ["Bear"],
    )
    bear = scene.cards("EX area", 1)[0]
    assert scene.in_play(bear).controller == 1


@pytest.mark.clause("sve", "10.7.4.3")
@pytest.mark.clause("sve", "7.4.7")
def test_a_card_that_goes_back_has_not_entered_the_field_to_which_it_goes() -> None:
    scene = table()
    herald = Triggered(ev.Enters(cards(types=frozenset({"follower"}))), ChangeLife(5))
    scene.put("field", amulet("Herald", abilities=(herald,)), 1)
    scene.put("field", BEAR, 1)
    scene.put("field", WOLF)
    bears = Each(cards(zones=("field",), name="Bear"))
    scene.put("hand", spell("Lure", Modify(bears, (ChangeController(),), END_OF_TURN)))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Lure")
    assert (scene.names("field"), scene.names("field", 1)) == (["Wolf", "Bear"], ["Herald"])
    scene.until("main", 1)
    assert (scene.names("field"), scene.names("field", 1)) == (["Wolf"], ["Herald", "Bear"])
    assert (scene.life(0), scene.life(1)) == (20, 20)


@pytest.mark.clause("sve", "10.6.2.7")
@pytest.mark.clause("sve", "8.2.1")
@pytest.mark.clause("sve", "10.6.2.7.1")
def test_a_follower_that_was_played_stays_on_the_field_and_has_no_text_of_a_spell() -> None:
    scene = table(9)
    played = (Triggered(ev.Plays(EVERY_CARD), ChangeLife(1)),)
    scene.put("field", amulet("Eye", abilities=played))
    for one in (GIANT, spell("Prayer", ChangeLife(10)), ANT):
        scene.put("hand", one)
    scene.begin("main phase").answer("play", "Giant")
    assert (scene.names("field"), scene.names("cemetery"), scene.life()) == (["Eye", "Giant"], [], 21)
    scene.answer("play", "Prayer")
    assert (scene.names("field"), scene.names("cemetery"), scene.life()) == (["Eye", "Giant"], ["Prayer"], 32)
    assert scene.state.players[0].turn_counts.get("played") == 2
    assert not scene.state.players[1].turn_counts.get("played")
