"""What real cards forbid, force and allow (2.2, 10.1.2, 10.1.3, 11.12.4)."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, Static
from rules.language.changes import AddStats, AddTypes, Restrict, SetStats
from rules.language.conditions import There, TurnOf
from rules.language.costs import Cost, RestThis
from rules.language.events import Attacks
from rules.language.filter_shorthand import cards
from rules.language.filters import Controlled, CostIs
from rules.language.references import Target, This
from rules.language.restrictions import CanBePlayedFrom, Cannot, Must
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import WOOD, backup, bolt, forward, other, table
from tests.rules.setcg.printed.scenes import (
    BROKEN,
    FIELD,
    FRIEND,
    RAIN,
    enter,
    entering,
    main,
    pick,
    read,
    resolve,
    strength,
    when,
)


def attacked(scene: Scene, name: str) -> Scene:
    """Let a Forward attack, up to the question who blocks, if there is one."""
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    scene.begin("attack declaration").answer("attack", name)
    while scene.ask.kind not in ("block", "main"):
        scene.answer("pass")
    return scene


@pytest.mark.clause("setcg", "10.1.2.1.3")
def test_a_berserker_must_attack_and_is_stronger_as_it_does() -> None:
    abilities = read(
        "15-078C",
        Static((Restrict(Must("attack")),)),
        when(Attacks(), fx.Modify(This(), (AddStats((5000,)),))),
    )
    scene = table()
    berserker = scene.put("field", forward("Berserker", 8000, element="earth", abilities=abilities))
    scene.put("field", forward("Page"))
    scene.put("field", forward("Foe"), 1)
    scene.put("hand", RAIN)
    scene.begin("attack declaration")
    assert (scene.ask.kind, scene.in_play(berserker).rested) == ("attack_priority", True), (
        "there was no choice"
    )
    resolve(scene)
    scene.until("block")
    assert strength(scene, berserker) == 13000


@pytest.mark.clause("setcg", "10.1.3.1.2")
@pytest.mark.parametrize(("cost", "blocks"), [(3, True), (4, False)])
def test_a_bird_that_is_a_forward_in_its_own_turn_is_blocked_by_cheap_forwards_only(
    cost: int, blocks: bool
) -> None:
    turns = Static((AddTypes(frozenset({"forward"})), SetStats((5000,))), when=TurnOf("you"))
    slips = Static((Restrict(Cannot("be blocked", CostIs(">=", 4))),))
    scene = table()
    scene.put("field", other("monster", "Epiornis", abilities=read("22-039C", turns, slips)))
    scene.put("field", forward("Foe", cost=cost), 1)
    assert (attacked(scene, "Epiornis").ask.kind == "block") is blocks


def test_a_hunter_with_haste_attacks_at_once_and_nobody_blocks_it() -> None:
    abilities = read("24-081R", Static((Restrict(Cannot("be blocked")),)))
    for hunted, blocks in ((abilities, False), ((), True)):
        scene = table()
        scene.put("field", forward("Noel", 3000, keywords=("haste",), abilities=hunted), entered=5)
        scene.put("field", forward("Foe"), 1)
        assert (attacked(scene, "Noel").ask.kind == "block") is blocks


def test_a_cheap_forward_that_was_chosen_cannot_block_this_turn() -> None:
    cheap = cards(CostIs("<=", 5), zones=FIELD, types=("forward",))
    hexes = fx.Modify(Target(), (Restrict(Cannot("block")),))
    scene = table()
    mage = Activated(hexes, Cost((RestThis(),)), targets=(cheap,))
    scene.put("field", backup("Mage", abilities=read("22-002C", mage)))
    scene.put("field", forward("Knight"))
    for name, cost in (("Foe", 5), ("Fiend", 4), ("Lord", 6)):
        scene.put("field", forward(name, cost=cost), 1)
    main(scene).answer("use", "Mage")
    assert scene.offered("choose") == ["Knight", "Foe", "Fiend"]
    pick(scene, "Foe")
    scene.until("attack").answer("attack", "Knight").until("block")
    assert scene.offered("block") == ["Fiend", "Lord"]


@pytest.mark.clause("setcg", "11.12.4.1.1")
@pytest.mark.parametrize(("friends", "active", "choosable"), [(2, 1, False), (1, 1, True), (2, 0, True)])
def test_a_moogle_among_friends_of_its_category_is_not_chosen_by_the_opponent(
    friends: int, active: int, choosable: bool
) -> None:
    sixth = cards(zones=FIELD, types=("forward",), whose="you", subtypes=("Category VI",), other=True)
    hides = Static((Restrict(Cannot("be chosen", Controlled("opponent"))),), when=There(sixth, 2))
    scene = table()
    scene.put("field", forward("Mog", 4000, marks=("Category VI",), abilities=read("4-140H", hides)))
    for number in range(friends):
        scene.put("field", forward(f"Friend {number}", marks=("Category VI",)))
    scene.put("field", forward("Foe"), 1)
    scene.put("hand", bolt(1000, cost=0), active)
    main(scene, active=active).answer("summon", "Bolt")
    assert scene.offers("choose", "Mog") is choosable


def test_a_captain_lets_nobody_cast_summons_and_has_all_ones_forwards_block() -> None:
    hushed = Static((Restrict(Cannot("be played")),), cards(zones=("hand",), types=("summon",)))
    braced = Static((Restrict(Must("block")),), FRIEND)
    scene = table()
    scene.put("field", forward("Leo", 8000, abilities=read("15-021R", hushed, braced)), 1)
    scene.put("field", forward("Elf"), 1)
    scene.put("field", forward("Knight"))
    scene.put("hand", other("monster", "Imp", cost=0, element="shine"))
    scene.put("hand", RAIN)
    scene.begin("main 1")
    assert not scene.offers("summon", "Rain")
    scene.until("attack").answer("attack", "Knight").until("block")
    assert (scene.offered("block"), scene.offers("pass")) == (["Leo", "Elf"], False)


def test_a_cadet_throws_the_hand_away_and_lets_forwards_be_cast_from_the_break_zone() -> None:
    lying = cards(zones=BROKEN, types=("forward",), whose="you")
    abilities = read(
        "15-127H", entering(fx.DiscardHand()), Static((Restrict(CanBePlayedFrom(BROKEN)),), lying)
    )
    scene = table()
    scene.put("break zone", forward("Page", cost=1))
    scene.put("break zone", other("monster", "Bat", cost=0))
    scene.put("field", backup("Clerk"))
    scene.put("hand", WOOD)
    hero = enter(scene, *abilities)
    resolve(scene)
    while scene.state.pending:
        scene.answer("pass")
    assert scene.names("hand") == []
    assert (scene.offers("play", "Page"), scene.offers("play", "Bat")) == (True, False)
    scene.answer("play", "Page")
    assert scene.names("field") == ["Clerk", "Hero", "Page"]
    assert scene.zone_of(hero) == "field"
