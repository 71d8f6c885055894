"""Abilities that real cards are used for from the hand and the break zone, and in main phases only (11.7)."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, Triggered
from rules.language.amounts import StatOf
from rules.language.changes import AddStats, GainKeywords
from rules.language.conditions import AllHold, DuringStep, TurnOf
from rules.language.costs import Cost, DiscardCards, MoveCard, Pay, PutThisAway, RestThis
from rules.language.events import Discards
from rules.language.filter_shorthand import cards
from rules.language.filters import OneOf
from rules.language.references import Target, ThisCard
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import FORWARDS, WOOD, backup, forward, other, table
from tests.rules.setcg.printed.scenes import (
    BROKEN,
    FIELD,
    FOE,
    RAIN,
    main,
    pay,
    read,
    resolve,
    strength,
)

MAIN = AllHold((TurnOf("you"), DuringStep(("main 1", "main 2"))))
"""Only during one's own main phases."""
RETURNS = fx.MoveTo(ThisCard(), "field")


@pytest.mark.clause("setcg", "11.7.2.1.1")
@pytest.mark.clause("setcg", "15.1.1.4.1")
@pytest.mark.parametrize("zone", ["hand", "field", "break zone"])
def test_a_bomb_is_discarded_from_the_hand_for_damage_and_does_nothing_elsewhere(zone: str) -> None:
    blows = Activated(
        fx.DealDamage(Target(), 2000),
        Cost((PutThisAway(),)),
        targets=(FORWARDS,),
        zones=("hand",),
        only_there=True,
    )
    scene = table()
    scene.put(zone, other("monster", "Bomb", cost=9, abilities=read("7-016C", blows)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    main(scene)
    assert scene.offers("use", "Bomb") is (zone == "hand")
    if zone == "hand":
        resolve(scene.answer("use", "Bomb"))
        assert (scene.in_play(foe).damage, scene.names("break zone")) == (2000, ["Bomb"])


@pytest.mark.clause("setcg", "11.7.2.1.3")
@pytest.mark.clause("setcg", "11.7.2.1.1")
def test_a_sorceress_is_removed_from_the_hand_as_a_cost_that_nothing_else_can_pay() -> None:
    away = Cost((Pay(1, "ice"), MoveCard(cards(OneOf(ThisCard()), zones=("hand",)), "outside")))
    sleeps = Activated(fx.Draw(1), away, zones=("hand",), only_there=True)
    scene = table()
    scene.put("hand", forward("Shantotto", cost=9, element="ice", abilities=read("16-030L", sleeps)))
    main(scene)
    assert not scene.offers("use"), "the card itself makes no CP for its own cost"
    scene = table()
    scene.put("hand", forward("Shantotto", cost=9, element="ice", abilities=read("16-030L", sleeps)))
    scene.put("field", backup("Clerk", "ice"))
    resolve(main(scene).answer("use", "Shantotto"))
    assert scene.names("outside") == ["Shantotto"]
    assert len(scene.cards("deck")) == 9


def kuja(zone: str = "break zone") -> Scene:
    ice = cards(zones=FIELD, types=("backup",), whose="you", attributes=("ice",))
    price = Cost((MoveCard(ice, "break zone"), MoveCard(ice, "break zone")))
    back = Activated(RETURNS, price, when=MAIN, zones=BROKEN, only_there=True)
    scene = table()
    for player in (0, 1):
        scene.put(zone, forward("Kuja", cost=9, abilities=read("B-023", back)), player)
        for name in ("Clerk", "Priest"):
            scene.put("field", backup(name, "ice"), player)
    return scene


@pytest.mark.clause("setcg", "11.7.2.1.3")
@pytest.mark.clause("setcg", "11.7.12")
@pytest.mark.parametrize("zone", ["break zone", "field", "hand"])
def test_a_villain_comes_back_from_the_break_zone_for_two_backups_of_ice(zone: str) -> None:
    scene = main(kuja(zone))
    assert scene.offers("use", "Kuja") is (zone == "break zone")
    if zone == "break zone":
        pay(scene.answer("use", "Kuja"))
        resolve(scene)
        assert scene.names("field") == ["Kuja"]
        assert scene.names("break zone") == ["Clerk", "Priest"]


@pytest.mark.clause("setcg", "11.7.12")
def test_what_is_for_the_own_main_phase_is_used_neither_in_the_attack_phase_nor_in_another_turn() -> None:
    scene = main(kuja())
    scene.answer("pass")
    assert (scene.ask.player, scene.offers("use", "Kuja")) == (1, False)
    scene = kuja()
    scene.put("field", forward("Knight"))
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    scene.begin("main 1")
    seen = {"main 1": scene.offers("use", "Kuja")}
    scene.until("attack").answer("attack", "Knight")
    seen["attack"] = scene.offers("use", "Kuja")
    scene.until("main")
    seen["main 2"] = scene.offers("use", "Kuja")
    assert seen == {"main 1": True, "attack": False, "main 2": True}


def test_a_yeti_comes_back_dull_for_two_discarded_cards_and_is_thrown_for_its_power() -> None:
    throws = Activated(
        fx.DealDamage(Target(), StatOf(ThisCard(), "power")), Cost((PutThisAway(),)), targets=(FOE,)
    )
    back = Activated(
        fx.MoveTo(ThisCard(), "field", rested=True),
        Cost((DiscardCards(2),)),
        when=MAIN,
        zones=BROKEN,
        only_there=True,
    )
    scene = table()
    umaro = scene.put("field", forward("Umaro", 7000, abilities=read("19-020H", throws, back)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    scene.fill("hand", WOOD, 2)
    resolve(main(scene).answer("use", "Umaro"))
    assert (scene.in_play(foe).damage, scene.zone_of(umaro)) == (7000, "break zone")
    pay(scene.answer("use", "Umaro"))
    resolve(scene)
    assert scene.in_play(umaro).rested


def test_a_pirate_is_given_a_main_phase_in_which_alone_its_backup_may_be_used() -> None:
    boosts = Activated(
        fx.Modify(Target(), (AddStats((3000,)), GainKeywords(frozenset({"brave"})))),
        Cost((RestThis(), PutThisAway())),
        targets=(FORWARDS,),
        when=MAIN,
    )
    scene = table()
    scene.put("field", backup("Goldsmith", abilities=read("20-012C", boosts)))
    knight = scene.put("field", forward("Knight", 5000))
    resolve(main(scene).answer("use", "Goldsmith"))
    assert strength(scene, knight) == 8000


@pytest.mark.clause("setcg", "15.1.1.4.1")
@pytest.mark.parametrize("by", ["cost", "CP", "hand limit", "itself"])
def test_whatever_a_card_is_discarded_for_it_is_discarded(by: str) -> None:
    """What an ability costs, CP, the end of the turn: a card that goes from hand to break zone triggers."""
    seen = Triggered(Discards(cards(whose="you")), fx.Draw(1))
    scene = table()
    scene.put("field", backup("Watcher", "wind", abilities=read("7-016C", seen)), rested=True)
    scene.put("hand", WOOD)
    if by == "cost":
        scene.put("field", backup("Clerk", abilities=(Activated(fx.NOTHING, Cost((DiscardCards(1),))),)))
        pay(main(scene).answer("use", "Clerk").answer("discard", "Wood"))
    elif by == "itself":
        spark = Activated(fx.NOTHING, Cost((PutThisAway(),)), zones=("hand",), only_there=True)
        scene.put("hand", forward("Spark", cost=9, abilities=(spark,)))
        main(scene).answer("use", "Spark")
    elif by == "CP":
        scene.put("hand", forward("Hero", cost=2))
        main(scene).answer("play", "Hero").answer("discard", "Wood")
    else:
        scene.fill("hand", WOOD, 5)
        scene.put("hand", RAIN, 1)
        scene.begin("end").answer("discard", "Wood").until("main", 1)
    if scene.result is None and scene.ask.kind == "main" and scene.state.pending:
        resolve(scene)
    assert len(scene.cards("deck")) == 9
