"""Printed abilities of Shadowverse: Evolve that change cards, and what they cost, while they are there."""

import pytest

from rules.language.abilities import Static, Triggered
from rules.language.amounts import CountersOn
from rules.language.changes import ChangeCost, GainKeywords, Restrict
from rules.language.conditions import Compare, Fails, Happened, Is, There
from rules.language.effects import (
    ChangeLife,
    DealDamage,
    Destroy,
    Discard,
    Do,
    If,
    MoveTo,
    PutCounters,
)
from rules.language.events import Discards, Moment
from rules.language.filter_shorthand import cards
from rules.language.filters import HasCounters, IsPlayer
from rules.language.references import Each, This
from rules.language.restrictions import Cannot
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    WOLF,
    amulet,
    card,
    follower,
    points,
    spell,
    table,
)
from tests.rules.sve.printed.made_up import necrocharge, real

LEADER = -1


def words(*gained: str) -> tuple[GainKeywords]:
    """Return having these words."""
    return (GainKeywords(frozenset(gained)),)


def less(amount: int) -> tuple[ChangeCost]:
    """Return costing so many play points less."""
    return (ChangeCost(less=(("play points", amount),)),)


@pytest.mark.clause("sve", "8.4.2")
def test_a_follower_that_cannot_attack_attacks_nobody_though_others_do() -> None:
    wall = real("BP01-088", Static((Restrict(Cannot("attack")),)))
    scene = table()
    scene.put("field", follower("Wall", 4, 4, "Storm", abilities=wall))
    scene.put("field", WOLF)
    scene.put("field", BEAR, 1, rested=True)
    scene.begin("main phase")
    assert not scene.offers("attack", "Wall")
    assert scene.offers("attack", "Wolf", LEADER)
    assert scene.offers("attack", "Wolf", "Bear")


@pytest.mark.clause("sve", "8.4.3")
@pytest.mark.parametrize(("enemies", "leader"), [(1, True), (2, False)])
def test_where_two_enemies_are_there_it_attacks_followers_only(enemies: int, leader: bool) -> None:
    shy = real("BP02-107", Static((Restrict(Cannot("attack", IsPlayer())),), when=There(ENEMY, 2)))
    scene = table()
    scene.put("field", follower("Judge", 4, 4, abilities=shy))
    for _ in range(enemies):
        scene.put("field", BEAR, 1, rested=True)
    scene.put("field", amulet("Urn"), 1)
    scene.begin("main phase")
    assert scene.offers("attack", "Judge", LEADER) is leader
    assert scene.offers("attack", "Judge", "Bear")


@pytest.mark.parametrize(("counters", "offered"), [(0, False), (1, True)])
def test_without_a_counter_it_cannot_attack(counters: int, offered: bool) -> None:
    sleeps = real(
        "BP03-110",
        Static((Restrict(Cannot("attack")),), when=Compare(CountersOn(This(), "fable"), "=", 0)),
    )
    other = real(
        "BP03-110", Static((Restrict(Cannot("attack")),), when=Fails(Is(This(), HasCounters("fable"))))
    )
    for abilities in (sleeps, other):
        scene = table()
        scene.put("field", follower("Beauty", 4, 4, abilities=abilities), counters={"fable": counters})
        scene.put("field", WOLF)
        assert scene.begin("main phase").offers("attack", "Beauty") is offered


@pytest.mark.clause("sve", "13.5.1.2")
@pytest.mark.parametrize(("dead", "strikes"), [(6, False), (7, True)])
def test_with_enough_cards_in_the_cemetery_it_may_attack_at_once_and_is_deadly(
    dead: int, strikes: bool
) -> None:
    wakes = real("BP02-087", Static(words("Rush", "Bane"), when=necrocharge(7)))
    scene = table()
    scene.fill("cemetery", ANT, dead)
    scene.fill("cemetery", ANT, 9, 1)
    scene.put("hand", follower("Bones", 1, 9, abilities=wakes))
    giant = scene.put("field", follower("Giant", 1, 9), 1, rested=True)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Bones")
    assert scene.offers("attack", "Bones", giant) is strikes
    if strikes:
        assert not scene.offers("attack", "Bones", LEADER)
        scene.answer("attack", "Bones", giant)
        assert scene.zone_of(giant) == "cemetery"


def test_only_tokens_of_that_name_on_its_own_side_may_attack_at_once() -> None:
    wyrms = cards(zones=("field",), whose="you", types=("token",), name="Wyrm")
    nest = real("BP01-091", Static(words("Rush"), wyrms))
    scene = table()
    scene.put("field", amulet("Nest", abilities=nest))
    scene.put("EX area", card("Wyrm", ("follower", "token"), 1, (1, 1)))
    scene.put("hand", ANT)
    scene.put("hand", follower("Wyrm", 1, 1))
    scene.put("field", BEAR, 1, rested=True)
    scene.begin("main phase")
    for one in scene.cards("EX area"):
        scene.answer("play", one)
    scene.answer("play", "Ant").answer("play", "Wyrm")
    born, ant, wyrm = scene.cards("field")[1:]
    assert [scene.offers("attack", one, "Bear") for one in (born, ant, wyrm)] == [True, False, False]


@pytest.mark.clause("sve", "5.5.1")
@pytest.mark.clause("sve", "11.3.1")
def test_what_abilities_cannot_destroy_still_falls_to_their_damage() -> None:
    steel = real("BP02-089", Static((Restrict(Cannot("be destroyed")),)))
    scene = table()
    knight = scene.put("field", follower("Knight", 2, 3, abilities=steel), 1)
    bear = scene.put("field", BEAR, 1)
    scene.put("hand", spell("Break", Destroy(Each(ENEMY))))
    scene.put("hand", spell("Burn", DealDamage(Each(ENEMY), 3)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Break")
    assert (scene.zone_of(knight), scene.zone_of(bear)) == ("field", "cemetery")
    scene.answer("play", "Burn")
    assert scene.zone_of(knight) == "cemetery"


def test_at_the_fourth_counter_it_leaves_although_it_cannot_be_destroyed() -> None:
    prays = real(
        "BP02-091",
        Static((Restrict(Cannot("be destroyed")),)),
        Triggered(
            Moment("end phase", "you"),
            Do(
                (
                    PutCounters(This(), "prayer"),
                    If(
                        Is(This(), HasCounters("prayer", ">=", 4)),
                        Do((MoveTo(This(), "cemetery"), ChangeLife(10))),
                    ),
                )
            ),
        ),
    )
    for before, there, life in ((2, True, 20), (3, False, 30)):
        scene = table()
        shrine = scene.put("field", amulet("Shrine", abilities=prays), counters={"prayer": before})
        scene.put("field", WOLF)
        scene.begin("main phase").answer("pass").until("main", 0)
        assert (scene.zone_of(shrine) == "field", scene.life()) == (there, life)


@pytest.mark.clause("sve", "10.2.1.3.3")
@pytest.mark.parametrize("own", [True, False])
def test_a_card_costs_less_once_its_player_discarded_one_this_turn(own: bool) -> None:
    gone = cards(whose="you")
    cheap = real("BP02-063", Static(less(2), when=Happened(Discards(gone)), zones=("hand",)))
    scene = table(4)
    scene.put("hand", follower("Drake", 3, 3, cost=5, abilities=cheap))
    scene.put("hand" if own else "cemetery", ANT)
    scene.put("field", WOLF)
    scene.put("hand", spell("Forget", Discard(1, filter=cards(name="Ant")), cost=0))
    scene.begin("main phase")
    assert not scene.offers("play", "Drake")
    scene.answer("play", "Forget")
    assert scene.offers("play", "Drake") is own
    if own:
        scene.answer("play", "Drake")
        assert points(scene) == 1


@pytest.mark.clause("sve", "10.2.1.3.3")
@pytest.mark.parametrize(
    ("name", "owner", "offered"), [("Sister", 0, True), ("Bear", 0, False), ("Sister", 1, False)]
)
def test_a_card_costs_less_beside_its_sister_and_no_other_card_does(
    name: str, owner: int, offered: bool
) -> None:
    sister = cards(zones=("field",), whose="you", name="Sister")
    cheap = real("BP02-038", Static(less(2), when=There(sister), zones=("hand",)))
    scene = table(2)
    scene.put("field", follower(name, 1, 1), owner)
    scene.put("hand", follower("Twin", 3, 3, cost=4, abilities=cheap))
    scene.put("hand", follower("Elk", 3, 3, cost=4))
    scene.put("field", WOLF)
    scene.begin("main phase")
    assert (scene.offers("play", "Twin"), scene.offers("play", "Elk")) == (offered, False)
