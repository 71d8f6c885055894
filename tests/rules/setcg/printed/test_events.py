"""What real cards listen to besides coming and leaving: casting, blocking, damage (10.1, 11.9)."""

import pytest

from rules.games.setcg.nodes import PutDulled
from rules.language import effects as fx
from rules.language.conditions import There
from rules.language.costs import Cost, Pay
from rules.language.events import (
    AnyEvent,
    Blocked,
    Blocks,
    Nth,
    PlayerTakesDamage,
    Plays,
)
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Target, ThisCard
from tests.rules.printed import written
from tests.rules.setcg.play.made_up import FORWARDS, WOOD, backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import (
    BROKEN,
    FOE,
    RAIN,
    cast,
    main,
    read,
    resolve,
    when,
)


@pytest.mark.clause("setcg", "10.1.3.2")
@pytest.mark.parametrize("attacker", [True, False])
def test_a_beast_deals_damage_as_it_blocks_and_as_it_is_blocked(attacker: bool) -> None:
    abilities = read("2-028C", when(AnyEvent((Blocks(), Blocked())), fx.DealDamage(Target(), 2000), FORWARDS))
    scene = table()
    scene.put("field", forward("Beast", 5000, abilities=abilities), 0 if attacker else 1)
    scene.put("field", forward("Foe", 5000), 1 if attacker else 0)
    third = scene.put("field", forward("Third", 9000), 1, rested=True)
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    scene.begin("main 1").answer("pass")
    scene.until("attack")
    scene.answer("attack", "Beast" if attacker else "Foe")
    scene.until("block")
    scene.answer("block", "Foe" if attacker else "Beast")
    scene.answer("choose", "Third")
    resolve(scene)
    assert scene.in_play(third).damage == 2000


def second_and_third() -> tuple:
    cast_one = Plays(cards(types=("summon",), whose="you"))
    return written(
        "setcg",
        when(
            Nth(cast_one, 2),
            fx.Do((fx.DealDamage(Target(0), 4000), fx.DealDamage(Target(1), 4000))),
            FORWARDS,
            FORWARDS,
            least=0,
        ),
        when(Nth(cast_one, 3), fx.MoveTo(Target(), "deck", "bottom"), FOE, least=0),
    )


def test_the_second_summon_of_a_turn_deals_damage_and_the_third_puts_a_foe_under_its_deck() -> None:
    scene = table()
    scene.put("field", other("backup", "Wanderer", abilities=second_and_third()))
    calf = scene.put("field", forward("Calf", 9000), 1)
    scene.put("hand", RAIN)
    scene.put("hand", RAIN)
    main(scene)
    resolve(scene.answer("summon", "Rain"))
    assert scene.in_play(calf).damage == 0
    scene.answer("summon", "Rain").answer("choose", "Calf")
    resolve(scene)
    assert scene.in_play(calf).damage == 4000
    scene.answer("summon", "Rain").answer("choose", "Calf")
    resolve(scene)
    assert (scene.zone_of(calf), scene.cards("deck", 1)[0]) == ("deck", calf)


def test_a_summon_of_the_opponent_is_not_ones_own_second() -> None:
    scene = table()
    scene.put("field", other("backup", "Wanderer", abilities=second_and_third()))
    calf = scene.put("field", forward("Calf", 9000), 1)
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    main(scene).answer("summon", "Rain").answer("pass").answer("summon", "Rain")
    resolve(scene)
    assert scene.in_play(calf).damage == 0


def either() -> tuple:
    burns = fx.DealDamage(Chosen(FORWARDS), 10000)
    event = Plays(cards(types=("summon",), whose="opponent"))
    return read("23-014H", when(event, fx.ChooseSome((burns, fx.DealDamageToPlayer(1)), 2, 0)))


@pytest.mark.parametrize(("caster", "asked"), [(0, False), (1, True)])
def test_a_summon_of_the_opponent_lets_its_watcher_take_up_to_two_actions(caster: int, asked: bool) -> None:
    scene = table()
    scene.put("field", forward("Watcher", 5000, abilities=either()))
    foe = scene.put("field", forward("Foe", 9000), 1)
    main(scene, active=caster).answer("summon", "Rain")
    resolve(scene)
    assert (scene.ask.kind != "main") is asked
    if asked:
        while scene.ask.kind != "main":
            scene.answer("choose", foe) if scene.offers("choose", foe) else scene.game.answer(0)
            resolve(scene)
        assert (scene.zone_of(foe), len(scene.cards("damage zone", 1))) == ("break zone", 1)


@pytest.mark.parametrize(
    ("before", "zone", "comes"), [(4, "break zone", True), (3, "break zone", False), (4, "hand", False)]
)
def test_a_dragon_comes_back_dull_for_a_price_with_the_fifth_point_of_damage(
    before: int, zone: str, comes: bool
) -> None:
    fifth = There(cards(zones=("damage zone",), whose="you"), 5, 5)
    back = when(
        PlayerTakesDamage("you"),
        fx.IfPaid(Cost((Pay(1, "wind"),)), PutDulled(ThisCard())),
        condition=fifth,
        zones=BROKEN,
        only_there=True,
    )
    scene = table()
    dragon = scene.put(zone, forward("Dragon", 9000, cost=9, abilities=read("17-054R", back)))
    scene.put("field", backup("Clerk", "wind"))
    scene.fill("damage zone", WOOD, before)
    scene.put("hand", summon("Ouch", fx.DealDamageToPlayer(1, "you"), cost=0))
    cast(main(scene), "Ouch")
    if comes:
        scene.answer("yes")
    while scene.ask.kind == "pay":
        scene.game.answer(0)
    resolve(scene)
    assert (scene.zone_of(dragon) == "field") is comes
    if comes:
        assert scene.in_play(dragon).rested
