"""Auto-abilities that real cards print, each played by a made-up card (11.9)."""

import pytest

from rules.games.setcg.nodes import Freeze
from rules.language import effects as fx
from rules.language.abilities import Activated
from rules.language.conditions import Happened
from rules.language.costs import Cost, TakeCounters
from rules.language.events import Enters, Leaves, Moment, Rests
from rules.language.filter_shorthand import cards
from rules.language.filters import Not, OfAttribute, StatIs
from rules.language.references import Target, This
from tests.rules.printed import written
from tests.rules.restricted import cannot
from tests.rules.setcg.play.made_up import WOOD, forward, other, summon, table
from tests.rules.setcg.printed.scenes import (
    BROKEN,
    DIES,
    FIELD,
    FOE,
    FRIEND,
    KINDS,
    RAIN,
    SLAY,
    THEIRS,
    cast,
    end_turn,
    enter,
    entering,
    main,
    pick,
    read,
    resolve,
    when,
)

STRONG = cards(StatIs("power", ">=", 9000), zones=FIELD, types=("forward",), whose="opponent")


@pytest.mark.clause("setcg", "11.9.8")
def test_a_forward_breaks_a_strong_one_of_the_opponent_as_it_comes_and_no_weak_or_own_one() -> None:
    scene = table()
    for name, power in (("Ogre", 9000), ("Giant", 12000), ("Rat", 8000)):
        scene.put("field", forward(name, power), 1)
    scene.put("field", forward("Titan", 10000))
    enter(scene, *read("14-056R", entering(fx.Destroy(Target()), STRONG), when(Enters(STRONG), fx.Draw(1))))
    assert scene.offered("choose") == ["Ogre", "Giant"]
    pick(scene, "Giant")
    assert scene.names("field", 1) == ["Ogre", "Rat"]
    assert len(scene.cards("deck")) == 10, "what comes itself is not the opponent's"


@pytest.mark.clause("setcg", "11.9.6")
@pytest.mark.parametrize(("power", "player", "drawn"), [(9000, 1, 1), (8000, 1, 0), (9000, 0, 0)])
def test_a_player_draws_as_a_strong_forward_of_the_opponent_comes(
    power: int, player: int, drawn: int
) -> None:
    watcher = read("14-056R", entering(fx.Destroy(Target()), STRONG), when(Enters(STRONG), fx.Draw(1)))
    scene = table()
    scene.put("field", forward("Watcher", abilities=watcher))
    scene.put("hand", forward("Ogre", power, cost=0), player)
    main(scene, active=player).answer("play", "Ogre")
    resolve(scene)
    assert len(scene.cards("deck")) == 10 - drawn


@pytest.mark.clause("setcg", "15.2.16.1")
def test_a_forward_dulls_as_it_comes_and_dulls_and_freezes_as_it_is_broken() -> None:
    abilities = read(
        "11-040C",
        entering(fx.Rest(Target()), THEIRS),
        when(DIES, fx.Do((fx.Rest(Target()), Freeze(Target()))), THEIRS),
    )
    scene = table()
    clerk = scene.put("field", other("backup", "Clerk"), 1)
    scene.put("hand", SLAY)
    hero = enter(scene, *abilities)
    resolve(scene)
    assert (scene.in_play(clerk).rested, scene.in_play(clerk).marks) == (True, set())
    cast(scene, "Slay", hero)
    assert "frozen" in scene.in_play(clerk).marks


@pytest.mark.clause("setcg", "11.9.15")
def test_the_opponent_discards_as_a_forward_comes_and_draws_as_it_leaves_for_any_zone() -> None:
    abilities = read("1-051R", entering(fx.Discard(1, "opponent")), when(Leaves(), fx.Draw(1, "opponent")))
    scene = table()
    scene.put("hand", WOOD, 1)
    scene.put("hand", summon("Home", fx.MoveTo(Target(), "hand"), FRIEND, cost=0))
    enter(scene, *abilities)
    resolve(scene)
    assert (scene.ask.kind, scene.ask.player) == ("choose_cards", 1)
    scene.answer("choose", "Wood")
    assert scene.names("break zone", 1) == ["Wood"]
    cast(scene, "Home")
    assert (len(scene.cards("deck", 0)), len(scene.cards("deck", 1))) == (10, 9)


def test_a_forward_deals_damage_as_it_turns_from_active_to_dull_and_not_as_it_comes_dull() -> None:
    abilities = read("14-046C", when(Rests(), fx.DealDamage(Target(), 4000), FOE))
    scene = table()
    calf = scene.put("field", forward("Calf", 5000), 1)
    scene.put("field", forward("Archer", abilities=abilities))
    scene.put("hand", summon("Nap", fx.Rest(Target()), FRIEND, cost=0))
    scene.put("hand", summon("Nap again", fx.Rest(Target()), FRIEND, cost=0))
    cast(main(scene), "Nap")
    assert scene.in_play(calf).damage == 4000
    cast(scene, "Nap again")
    assert scene.in_play(calf).damage == 4000, "a dull card is not dulled again"


def test_a_card_of_light_or_darkness_that_is_broken_brings_back_any_other_card() -> None:
    holy = OfAttribute(frozenset({"shine", "dark"}))
    watched = Leaves(cards(holy, zones=FIELD, types=KINDS), BROKEN)
    back = cards(Not(holy), zones=BROKEN, whose="you", types=KINDS)
    abilities = read("11-101H", when(watched, fx.MoveTo(Target(), "hand"), back))
    for element, brought in (("dark", True), ("shine", True), ("fire", False)):
        scene = table()
        scene.put("break zone", forward("Old", element="ice"))
        scene.put("break zone", forward("Angel", element="shine"))
        scene.put("field", other("backup", "Bard", abilities=abilities))
        scene.put("field", forward("Doomed", element=element), 1)
        scene.put("hand", SLAY)
        cast(main(scene), "Slay")
        assert ("Old" in scene.names("hand")) is brought
        assert "Angel" in scene.names("break zone")


def test_a_forward_dulls_an_enemy_for_the_first_water_forward_of_the_turn_only() -> None:
    aqua = cards(zones=FIELD, types=("forward",), whose="you", attributes=("aqua",))
    abilities = read("20-086H", when(Enters(aqua), fx.Rest(Target()), FOE, once_a_turn=True))
    scene = table()
    scene.put("field", forward("Sister", abilities=abilities))
    foes = [scene.put("field", forward(name), 1) for name in ("Foe", "Fiend")]
    for name, element in (("Fish", "aqua"), ("Crab", "aqua"), ("Coal", "fire")):
        scene.put("hand", forward(name, cost=0, element=element))
    main(scene).answer("play", "Coal")
    assert scene.state.pending == []
    pick(scene.answer("play", "Fish"), foes[0])
    scene.answer("play", "Crab")
    assert (scene.state.pending, scene.ask.kind) == ([], "main")
    assert [scene.in_play(foe).rested for foe in foes] == [True, False]


@pytest.mark.parametrize("held", [0, 2])
def test_at_the_end_of_each_own_turn_a_card_is_discarded_and_only_then_damage_dealt(held: int) -> None:
    burn = fx.IfYouDo(fx.Discard(1), fx.DealDamage(Target(), 5000))
    abilities = read("11-007R", when(Moment("turn_ends", "you"), burn, FOE))
    scene = table()
    scene.put("field", forward("Ace", abilities=abilities))
    scene.fill("hand", WOOD, held)
    calf = scene.put("field", forward("Calf", 5000), 1)
    scene.put("hand", RAIN, 1)
    end_turn(scene.begin("main 1"))
    assert scene.zone_of(calf) == ("break zone" if held else "field")
    assert scene.names("hand").count("Wood") == max(held - 1, 0)


def test_at_the_end_of_the_opponents_turn_nothing_is_discarded() -> None:
    burn = fx.IfYouDo(fx.Discard(1), fx.DealDamage(Target(), 5000))
    abilities = read("11-007R", when(Moment("turn_ends", "you"), burn, FOE))
    scene = table()
    scene.put("field", forward("Ace", abilities=abilities))
    scene.fill("hand", WOOD, 2)
    calf = scene.put("field", forward("Calf", 5000), 1)
    end_turn(main(scene, active=1))
    assert (scene.zone_of(calf), scene.names("break zone")) == ("field", [])


@pytest.mark.parametrize(
    ("element", "job", "active"), [("ice", "Primal", 1), ("fire", "Primal", 0), ("ice", "Knight", 0)]
)
def test_a_backup_becomes_active_for_a_card_of_that_element_and_job(
    element: str, job: str, active: int
) -> None:
    primal = cards(zones=FIELD, types=KINDS, whose="you", attributes=("ice",), races=("Primal",))
    abilities = read("14-037C", when(Enters(primal), fx.Recover(This())))
    scene = table()
    moogle = scene.put("field", other("backup", "Moogle", abilities=abilities), rested=True)
    scene.put("hand", forward("Guest", cost=0, element=element, jobs=(job,)))
    resolve(main(scene).answer("play", "Guest"))
    assert scene.in_play(moogle).rested is not bool(active)


def sage() -> tuple:
    lost = Happened(Leaves(cards(types=KINDS, whose="you"), BROKEN))
    learns = fx.If(lost, fx.PutCounters(This(), "knowledge", 3), fx.PutCounters(This(), "knowledge", 1))
    return written(
        "setcg",
        when(Moment("turn_ends", "you"), learns),
        Activated(fx.Draw(2), Cost((TakeCounters("knowledge", 3),))),
    )


@pytest.mark.parametrize(("owner", "counters"), [(None, 1), (0, 3), (1, 1)])
def test_a_sage_gets_one_counter_a_turn_and_three_where_an_own_character_was_broken(
    owner: int | None, counters: int
) -> None:
    scene = table()
    card = scene.put("field", forward("Sage", 10000, abilities=(*sage(), cannot("attack"), cannot("block"))))
    scene.put("hand", SLAY)
    if owner is not None:
        scene.put("field", forward("Doomed", 1000), owner)
    main(scene)
    if owner is not None:
        scene.answer("summon", "Slay")
        if scene.offers("choose"):
            scene.answer("choose", "Doomed")
        resolve(scene)
    end_turn(scene)
    assert scene.in_play(card).counters == {"knowledge": counters}


@pytest.mark.parametrize(("counters", "usable"), [(2, False), (3, True)])
def test_a_sage_takes_off_three_counters_to_draw_two_cards(counters: int, usable: bool) -> None:
    scene = table()
    card = scene.put("field", forward("Sage", abilities=sage()), counters={"knowledge": counters})
    assert main(scene).offers("use", "Sage") is usable
    if usable:
        resolve(scene.answer("use", "Sage"))
        assert len(scene.cards("deck")) == 8
        assert not scene.in_play(card).counters or scene.in_play(card).counters == {"knowledge": 0}


def test_both_players_discard_two_cards_of_their_own_choice() -> None:
    scene = table()
    for player in (0, 1):
        for name in ("Ann", "Ben", "Cid"):
            scene.put("hand", forward(name, cost=9), player)
    enter(scene, *read("1-044R", entering(fx.Discard(2, "anyone"))), keywords=("pre-emptive strike",))
    resolve(scene)
    said = []
    while scene.ask.kind == "choose_cards":
        said.append(scene.ask.player)
        scene.answer("choose", "Ben" if scene.offers("choose", "Ben") else "Cid")
    assert said == [0, 0, 1, 1]
    assert sorted(scene.names("break zone", 0)) == sorted(scene.names("break zone", 1)) == ["Ben", "Cid"]
