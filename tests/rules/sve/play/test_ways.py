"""What is paid for cards and abilities of Shadowverse: Evolve besides or instead, and who says so."""

import pytest

from rules.engine.events import Rested
from rules.games.sve.nodes import PlayFree
from rules.games.sve.payment_rites import EARTH_RITE
from rules.language.abilities import Activated, Spell, Triggered, Way
from rules.language.amounts import Share, X
from rules.language.conditions import There
from rules.language.costs import (
    Cost,
    CostPart,
    DiscardCards,
    MoveCard,
    Pay,
    PayX,
    PutAway,
    PutThisAway,
    RestCards,
    RestThis,
    TakeCounters,
)
from rules.language.effects import ChangeLife, DealDamage, Do, Draw, If
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.references import Each, Target
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    GIANT,
    WOLF,
    amulet,
    card,
    follower,
    points,
    spell,
    table,
)

ALTARS = cards(zones=("field",), whose="you", name="Altar")
ALL_IN_EX = cards(zones=("EX area",), whose="you")


def way(name: str, *parts: CostPart, clause: str = "", instead: bool = False, must: bool = False) -> Way:
    """Return a way to play a card, for these parts of a cost."""
    return Way(cost=Cost(parts), name=name, clause=clause, instead=instead, must=must)


def titan(*ways: Way, has: int = 5) -> Scene:
    """Return a scene in which a card of cost 4 with these ways was just begun to be played."""
    scene = table(has)
    scene.put("field", amulet("Altar"))
    scene.put("hand", ANT)
    scene.put("EX area", WOLF)
    scene.put("hand", follower("Titan", 6, 6, cost=4, abilities=ways))
    return scene.begin("main phase").answer("play", "Titan")


@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.clause("sve", "10.6.2.5")
def test_who_plays_a_card_says_of_each_optional_cost_whether_it_is_paid_and_of_no_other() -> None:
    bury, feed = way("bury", PutAway(ALTARS), must=True), way("feed", DiscardCards(1))
    lift = way("lift", MoveCard(ALL_IN_EX, "banished zone"), clause="12.3.3")
    scene = titan(bury, feed, lift)
    assert (scene.ask.kind, scene.ask.player, scene.ask.clause) == ("pay_more", 0, "10.6.2.2.1")
    scene.answer("yes")
    assert (scene.ask.kind, scene.ask.player, scene.ask.clause) == ("pay_more", 0, "12.3.3")
    assert (scene.names("cemetery"), points(scene)) == ([], 5), "nothing is paid before all is said"
    scene.answer("no")
    assert (scene.names("field"), scene.names("cemetery")) == (["Titan"], ["Altar", "Ant"])
    assert (scene.names("EX area"), points(scene)) == (["Wolf"], 1)


@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.parametrize(
    ("note", "left", "field", "gone"),
    [
        ("", 1, ["Altar", "Titan"], []),
        ("bury", 5, ["Titan"], ["Altar"]),
        ("feed", 5, ["Altar", "Titan"], ["Ant"]),
    ],
)
def test_of_several_costs_that_stand_for_the_usual_one_the_player_picks(
    note: str, left: int, field: list[str], gone: list[str]
) -> None:
    bury = way("bury", PutAway(ALTARS), instead=True, clause="12.3.3")
    feed = way("feed", DiscardCards(1), instead=True, clause="12.4.1")
    scene = titan(bury, feed, way("lift", MoveCard(ALL_IN_EX, "banished zone")))
    assert (scene.ask.kind, scene.ask.player, scene.ask.clause) == ("choose_cost", 0, "10.6.2.2.1")
    assert [(option.other, option.note) for option in scene.ask.options] == [
        (-1, ""),
        (0, "bury"),
        (1, "feed"),
    ]
    scene.answer("pay_cost", note=note).answer("no")
    assert (points(scene), scene.names("field"), scene.names("cemetery")) == (left, field, gone)


@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.parametrize(("clause", "asked"), [("12.3.3", "12.3.3"), ("", "10.6.2.2.1")])
def test_the_question_about_a_single_other_cost_names_what_it_comes_from(clause: str, asked: str) -> None:
    scene = titan(way("bury", PutAway(ALTARS), instead=True, clause=clause))
    assert (scene.ask.kind, scene.ask.clause) == ("choose_cost", asked)


@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.clause("sve", "10.4.2.2")
def test_who_cannot_pay_the_usual_cost_pays_the_other_unasked() -> None:
    scene = titan(way("bury", PutAway(ALTARS), instead=True), has=3)
    assert (scene.ask.kind, points(scene), scene.names("field")) == ("main", 3, ["Titan"])


@pytest.mark.clause("sve", "10.6.2.5.2")
@pytest.mark.clause("sve", "10.4.7.4")
@pytest.mark.clause("sve", "10.6.2.5")
@pytest.mark.clause("sve", "10.4.2")
@pytest.mark.parametrize(("has", "x"), [(2, 0), (2, 1), (4, 2)])
def test_who_controls_an_automatic_ability_says_how_much_they_pay_for_it(has: int, x: int) -> None:
    hail = Triggered(Enters(), DealDamage(Each(ENEMY), X()), Cost((PayX(),)))
    scene = table(has)
    scene.give(1, r0=7)
    ox = scene.put("field", follower("Ox", 1, 9), 1)
    scene.put("field", WOLF)
    scene.put("hand", follower("Storm", abilities=(hail,)))
    scene.begin("main phase").answer("play", "Storm")
    assert (scene.ask.kind, scene.ask.player) == ("pay_cost", 0)
    scene.answer("yes")
    assert (scene.ask.kind, scene.ask.player) == ("choose_x", 0)
    assert [option.other for option in scene.ask.options] == list(range(has))
    scene.answer("x", other=x)
    assert (scene.in_play(ox).damage, points(scene), points(scene, 1)) == (x, has - 1 - x, 7)


@pytest.mark.clause("sve", "10.6.2.5.2")
@pytest.mark.clause("sve", "10.6.2.2")
@pytest.mark.clause("sve", "10.6.2.5")
@pytest.mark.clause("sve", "10.4.2")
@pytest.mark.parametrize("kind", ["card", "ability"])
@pytest.mark.parametrize("x", [0, 1, 3])
def test_an_x_is_named_before_anything_is_paid_and_then_paid_in_full(kind: str, x: int) -> None:
    scene = table(5)
    ox = scene.put("field", follower("Ox", 1, 9), 1)
    scene.put("field", WOLF)
    if kind == "card":
        hail = Spell(DealDamage(Each(ENEMY), X()))
        scene.put("hand", card("Hail", ("spell",), 1, abilities=(hail, way("more", PayX(), must=True))))
    else:
        hail = Activated(DealDamage(Each(ENEMY), X()), Cost((RestThis(), Pay(1, "play points"), PayX())))
        scene.put("field", amulet("Hail", abilities=(hail,)))
    scene.begin("main phase").answer("play" if kind == "card" else "activate", "Hail")
    assert (scene.ask.kind, scene.ask.player, points(scene)) == ("choose_x", 0, 5)
    assert [option.other for option in scene.ask.options] == [0, 1, 2, 3, 4]
    scene.answer("x", other=x)
    assert (scene.in_play(ox).damage, points(scene)) == (x, 4 - x)


@pytest.mark.clause("sve", "10.6.2.5")
@pytest.mark.clause("sve", "10.4.2")
def test_an_activated_ability_is_paid_for_by_who_plays_it_and_then_used_for_the_turn() -> None:
    cost = Cost((RestThis(), Pay(2, "play points"), DiscardCards(1)))
    scene = table(5).record(Rested)
    scene.give(1, r0=5)
    pump = scene.put("field", amulet("Pump", abilities=(Activated(ChangeLife(3), cost, once_a_turn=True),)))
    other = scene.put("field", amulet("Pump", abilities=(Activated(ChangeLife(3), cost, once_a_turn=True),)))
    tap = Activated(ChangeLife(1), once_a_turn=True)
    well = scene.put("field", amulet("Well", abilities=(tap,)))
    scene.fill("hand", ANT, 2)
    scene.fill("hand", BEAR, 2, 1)
    scene.begin("main phase").answer("activate", pump).answer("discard", "Ant", by=0)
    assert [scene.in_play(one).rested for one in (pump, other, well)] == [True, False, False]
    assert (points(scene, 0), points(scene, 1)) == (3, 5)
    assert (scene.names("hand"), scene.names("hand", 1)) == (["Ant"], ["Bear", "Bear"])
    assert (scene.life(0), scene.life(1)) == (23, 20)
    scene.answer("activate", well)
    assert (scene.offers("activate", well), scene.offers("activate", other)) == (False, True)
    assert (scene.life(0), scene.life(1)) == (24, 20)


@pytest.mark.clause("sve", "10.6.2.4.1.1")
@pytest.mark.parametrize(("enemies", "can"), [(3, False), (2, True), (0, False)])
def test_an_ability_that_cannot_give_each_target_a_unit_cannot_be_activated(enemies: int, can: bool) -> None:
    dealt = Do(tuple(DealDamage(Target(place), Share(place)) for place in range(3)))
    rain = Activated(dealt, Cost((RestThis(),)), targets=(ENEMY,) * 3, divides=2)
    scene = table()
    scene.put("field", amulet("Cloud", abilities=(rain,)))
    scene.fill("field", WOLF, 2 if enemies != 2 else 3)
    scene.fill("field", follower("Ox", 1, 9), enemies, 1)
    assert scene.begin("main phase").offers("activate", "Cloud") is can


@pytest.mark.clause("sve", "10.2.1.3.3")
@pytest.mark.clause("sve", "10.6.2.6")
@pytest.mark.parametrize(("enemies", "mine"), [(1, 0), (0, 1)])
def test_an_effect_plays_a_card_for_nothing_if_its_controller_can_play_it(enemies: int, mine: int) -> None:
    scene = table(1)
    scene.put("cemetery", spell("Strike", DealDamage(Target(), 9), cost=7, targets=1))
    scene.fill("field", WOLF, mine)
    scene.fill("field", follower("Ox", 1, 30), enemies, 1)
    struck = cards(zones=("cemetery",), whose="you", name="Strike")
    scene.put("hand", spell("Echo", PlayFree(Each(struck)), cost=1))
    scene.fill("hand", follower("Wisp", cost=0), 1)
    scene.begin("main phase").answer("play", "Echo")
    assert (scene.ask.kind, points(scene)) == ("main", 0)
    assert [scene.in_play(ox).damage for ox in scene.cards("field", 1)] == [9] * enemies


@pytest.mark.clause("sve", "10.4.5")
@pytest.mark.clause("sve", "10.4.2")
@pytest.mark.parametrize(("has", "left"), [(2, None), (3, 0), (5, 2)])
def test_a_cost_of_counters_takes_as_many_from_the_card_and_no_fewer(has: int, left: int | None) -> None:
    bell = Activated(ChangeLife(4), Cost((TakeCounters("prayer", 3),)))
    scene = table()
    altar = scene.put("field", amulet("Altar", abilities=(bell,)), counters={"prayer": has})
    scene.put("field", WOLF)
    scene.begin("main phase")
    assert scene.offers("activate", altar) == (left is not None)
    if left is not None:
        scene.answer("activate", altar)
        assert ((scene.in_play(altar).counters or {}).get("prayer", 0), scene.life()) == (left, 24)


@pytest.mark.clause("sve", "10.4.2")
@pytest.mark.clause("sve", "10.4.2.1")
def test_what_a_later_part_of_a_cost_needs_is_not_taken_for_an_earlier_one() -> None:
    dear = cards(zones=("hand",), name="Giant")
    altar = Activated(ChangeLife(4), Cost((DiscardCards(1), DiscardCards(1, dear))))
    scene = table()
    scene.put("field", amulet("Altar", abilities=(altar,)))
    scene.put("field", WOLF)
    for one in (GIANT, ANT, BEAR):
        scene.put("hand", one)
    scene.begin("main phase").answer("activate", "Altar")
    assert scene.offered("discard") == ["Ant", "Bear"]
    scene.answer("discard", "Bear")
    assert (scene.names("cemetery"), scene.names("hand"), scene.life()) == (["Bear", "Giant"], ["Ant"], 24)


@pytest.mark.clause("sve", "10.4.2")
@pytest.mark.clause("sve", "10.4.2.1")
def test_a_card_that_a_cost_puts_away_itself_is_not_picked_for_another_part_of_it() -> None:
    mine = cards(zones=("field",), whose="you", types=frozenset({"amulet"}))
    for last in (True, False):
        parts = (PutAway(mine), PutThisAway()) if last else (PutAway(mine),)
        scene = table()
        scene.put("field", amulet("Altar", abilities=(Activated(ChangeLife(4), Cost(parts)),)))
        for name in ("Bell", "Drum"):
            scene.put("field", amulet(name))
        scene.put("field", WOLF)
        scene.begin("main phase").answer("activate", "Altar")
        assert scene.offered("put_away") == (["Bell", "Drum"] if last else ["Altar", "Bell", "Drum"])
        scene.answer("put_away", "Drum")
        assert scene.names("cemetery") == (["Drum", "Altar"] if last else ["Drum"])


STACKED = cards(zones=("field",), whose="you", types=frozenset({"amulet"}))


def on_a_full_field(*parts: CostPart, held: int, free: int, others: int) -> Scene:
    """Return a scene with a follower to play for something besides, and amulets, some with Stack counters."""
    scene = table(9)
    for number in range(held):
        scene.put("field", amulet(f"Held {number}", "Stack"), counters={"Stack": 1})
    for number in range(free):
        scene.put("field", amulet(f"Free {number}"))
    scene.fill("field", WOLF, others)
    scene.put("EX area", ANT)
    scene.fill("field", BEAR, 2, 1)
    scene.put("hand", ANT)
    scene.put("hand", follower("Titan", 6, 6, cost=4, abilities=(way("more", *parts, must=True),)))
    return scene.begin("main phase")


@pytest.mark.clause("sve", "10.6.2.6")
@pytest.mark.parametrize(
    ("parts", "held", "free", "others", "can"),
    [
        ((DiscardCards(1),), 0, 0, 4, True),
        ((DiscardCards(1),), 0, 0, 5, False),
        ((MoveCard(ALL_IN_EX, "banished zone"),), 0, 0, 5, False),
        ((PutAway(STACKED),), 0, 1, 4, True),
        ((PutAway(STACKED),), 1, 0, 4, False),
        ((MoveCard(ALL_IN_EX, "banished zone"), PutAway(STACKED)), 0, 1, 4, True),
        ((PutAway(STACKED), PutAway(STACKED)), 2, 0, 3, False),
        ((PutAway(STACKED),), 1, 1, 3, True),
        ((PutAway(STACKED), PutAway(STACKED)), 1, 1, 3, True),
        ((PutAway(cards(zones=("field",), name="Bear")),), 0, 0, 5, False),
        ((TakeCounters("Stack", 1, STACKED),), 1, 0, 4, True),
        ((TakeCounters("prayer", 1, STACKED),), 1, 0, 4, False),
        ((PutAway(STACKED),), 0, 0, 4, False),
        ((PutAway(STACKED), RestCards(cards(zones=("field",), name="Free 0"))), 1, 1, 3, False),
    ],
)
def test_a_follower_is_played_only_where_its_field_has_room_for_it_once_it_is_paid_for(
    parts: tuple[CostPart, ...], held: int, free: int, others: int, can: bool
) -> None:
    assert on_a_full_field(*parts, held=held, free=free, others=others).offers("play", "Titan") is can


@pytest.mark.clause("sve", "10.6.2.6")
@pytest.mark.clause("sve", "13.3.2.2")
@pytest.mark.parametrize(
    ("others", "offered"), [(2, ["Free 0", "Free 1"]), (1, ["Held 0", "Free 0", "Free 1"])]
)
def test_on_a_full_field_a_card_that_a_counter_holds_is_not_picked_to_make_room(
    others: int, offered: list[str]
) -> None:
    scene = on_a_full_field(PutAway(STACKED), held=1, free=2, others=others).answer("play", "Titan")
    assert scene.offered("put_away") == offered
    scene.answer("put_away", "Free 1")
    assert (scene.names("field")[-1], scene.names("cemetery")) == ("Titan", ["Free 1"])


@pytest.mark.clause("sve", "13.3.3.1")
@pytest.mark.clause("sve", "13.3.3.2")
@pytest.mark.clause("sve", "10.6.2.5")
@pytest.mark.parametrize(("counters", "gained"), [((1,), 10), ((2,), 0), ((1, 1), 10)])
def test_an_amulet_whose_last_counter_pays_for_earth_rite_is_put_away_before_the_spell_is_resolved(
    counters: tuple[int, ...], gained: int
) -> None:
    lies = There(cards(zones=("cemetery",), whose="you", types=frozenset({"amulet"})))
    rite = Spell(If(lies, ChangeLife(10)), clause=EARTH_RITE)
    scene = table()
    scene.give(1, r0=5)
    piles = [scene.put("field", amulet("Pile", "Stack"), counters={"Stack": one}) for one in counters]
    theirs = scene.put("field", amulet("Pile", "Stack"), 1, counters={"Stack": 1})
    scene.put("field", WOLF)
    scene.put("hand", card("Rite", ("spell",), 1, abilities=(rite, Spell(ChangeLife(1)))))
    scene.begin("main phase").answer("play", "Rite")
    assert (scene.ask.kind, scene.ask.player) == ("earth_rite", 0)
    scene.answer("yes")
    if len(piles) > 1:
        assert (scene.ask.kind, scene.ask.player, scene.offered("remove_counter")) == (
            "pay_earth_rite",
            0,
            ["Pile", "Pile"],
        )
        scene.answer("remove_counter", piles[1])
        assert scene.zone_of(piles[0]) == "field"
    assert scene.zone_of(piles[-1]) == ("cemetery" if gained else "field")
    assert (scene.life(), scene.in_play(theirs).counters) == (21 + gained, {"Stack": 1})


@pytest.mark.clause("sve", "13.3.3.1")
def test_a_card_whose_last_counter_of_another_kind_is_taken_stays() -> None:
    bell = Activated(Draw(1), Cost((TakeCounters("prayer", 1, STACKED),)))
    scene = table()
    pile = scene.put("field", amulet("Pile", abilities=(bell,)), counters={"prayer": 1})
    scene.put("field", WOLF)
    scene.begin("main phase").answer("activate", pile)
    assert (scene.zone_of(pile), scene.in_play(pile).counters) == ("field", {})
    assert len(scene.cards("hand")) == 1
