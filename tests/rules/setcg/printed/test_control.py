"""Real cards that take control of others, or cancel a Summon on the stack (11.12, 11.13.4)."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated
from rules.language.changes import ChangeController
from rules.language.costs import Cost, Pay, PutThisAway, RestThis
from rules.language.durations import ALWAYS
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs
from rules.language.references import Target
from tests.rules.setcg.play.made_up import backup, bolt, forward, other, table
from tests.rules.setcg.printed.scenes import (
    FIELD,
    FOE,
    SLAY,
    cast,
    end_turn,
    entering,
    main,
    pay,
    read,
    resolve,
)

MINE_NOW = (ChangeController(),)


@pytest.mark.clause("setcg", "10.1.2.1.1")
@pytest.mark.clause("setcg", "11.13.4.6")
@pytest.mark.clause("setcg", "11.13.4.2")
def test_a_forward_is_taken_for_the_turn_does_not_attack_at_once_and_is_given_back() -> None:
    takes = entering(fx.Modify(Target(), MINE_NOW), FOE)
    scene = table()
    foe = scene.put("field", forward("Foe", element="wind"), 1)
    scene.put("field", forward("Page"))
    scene.put("hand", other("backup", "Garland", cost=0, abilities=read("23-001C", takes)))
    resolve(main(scene).answer("play", "Garland"))
    assert (scene.in_play(foe).controller, scene.names("field")) == (0, ["Page", "Garland", "Foe"])
    scene.until("attack")
    assert scene.offered("attack") == ["Page"]
    end_turn(scene)
    assert (scene.in_play(foe).controller, scene.names("field", 1)) == (1, ["Foe"])


@pytest.mark.parametrize(("cost", "taken"), [(2, True), (3, False)])
def test_a_cheap_forward_is_taken_for_good_and_goes_to_its_owners_break_zone(cost: int, taken: bool) -> None:
    cheap = cards(CostIs("<=", 2), zones=FIELD, types=("forward",), whose="opponent")
    takes = entering(fx.Modify(Target(), MINE_NOW, ALWAYS), cheap)
    scene = table()
    foe = scene.put("field", forward("Foe", cost=cost), 1)
    scene.put("hand", other("backup", "Owzer", cost=0, abilities=read("11-106H", takes)))
    scene.put("hand", SLAY)
    resolve(main(scene).answer("play", "Owzer"))
    end_turn(scene)
    assert ("Foe" in scene.names("field")) is taken
    scene.until("main", 0)
    cast(scene, "Slay", foe)
    assert scene.names("break zone", 1) == ["Foe"]


def test_a_forward_that_is_taken_and_activated_blocks_and_fights_for_its_new_player() -> None:
    price = Cost((Pay(1, "aqua"), RestThis(), PutThisAway()))
    steals = fx.Do((fx.Recover(Target()), fx.Modify(Target(), MINE_NOW)))
    scene = table()
    abilities = read("8-124C", Activated(steals, price, targets=(FOE,)))
    scene.put("field", forward("Ninja", 5000, abilities=abilities), 1)
    scene.put("field", backup("Clerk", "aqua"), 1)
    foe = scene.put("field", forward("Foe"), rested=True)
    scene.put("field", forward("Ox"))
    main(scene).answer("pass")
    assert scene.ask.player == 1
    pay(scene.answer("use", "Ninja").answer("choose", "Foe"))
    assert (scene.in_play(foe).controller, scene.in_play(foe).rested) == (1, False)
    scene.until("attack").answer("attack", "Ox").until("block")
    assert scene.offered("block") == ["Foe"]


@pytest.mark.clause("setcg", "11.2.2")
@pytest.mark.parametrize(("cost", "cancelled"), [(3, True), (4, False)])
def test_a_cheap_summon_is_cancelled_and_put_into_the_break_zone_without_resolving(
    cost: int, cancelled: bool
) -> None:
    on_stack = cards(CostIs("<=", 3), zones=("stack",), types=("summon",))
    ends = Activated(fx.MoveTo(Target(), "break zone"), Cost((RestThis(),)), targets=(on_stack,))
    scene = table()
    scene.put("field", backup("Summoner", "aqua", abilities=read("4-136C", ends)), 1)
    for number in range(cost):
        scene.put("field", backup(f"Clerk {number}", "fire"))
    scene.put("field", forward("Foe", 9000), 1)
    scene.put("hand", bolt(5000, cost=cost))
    main(scene)
    assert not scene.offers("use", "Summoner"), "there is no Summon"
    scene.answer("summon", "Bolt")
    while scene.ask.player == 0:
        scene.answer("pass") if scene.offers("pass") else scene.game.answer(0)
    assert scene.offers("use", "Summoner") is cancelled
    if cancelled:
        scene.answer("use", "Summoner")
    resolve(scene)
    damage = [one.damage for one in scene.state.instances.values()]
    assert (max(damage), "Bolt" in scene.names("break zone")) == (0 if cancelled else 5000, True)


@pytest.mark.clause("setcg", "6.2.4")
def test_a_forward_of_the_opponents_break_zone_is_played_onto_ones_own_field() -> None:
    fallen = cards(CostIs("<=", 2), zones=("break zone",), types=("forward",), whose="opponent")
    steals = entering(fx.MoveTo(Target(), "field", under="you"), fallen)
    scene = table()
    foe = scene.put("break zone", forward("Foe", cost=2), 1)
    scene.put("hand", other("backup", "Nanaa", cost=0, abilities=read("22-048H", steals)))
    resolve(main(scene).answer("play", "Nanaa"))
    assert (scene.in_play(foe).controller, scene.names("field")) == (0, ["Nanaa", "Foe"])
    end_turn(scene)
    assert scene.in_play(foe).controller == 0
