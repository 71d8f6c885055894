"""What real cards ask for their abilities and for being played, paid by made-up cards (11.2 to 11.9)."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated
from rules.language.changes import AddStats, GainKeywords
from rules.language.conditions import There
from rules.language.costs import (
    Cost,
    DiscardCards,
    MoveCard,
    Pay,
    PutThisAway,
    RestThis,
    TakeCounters,
)
from rules.language.filter_shorthand import cards
from rules.language.filters import IsRested, Named, OfRace
from rules.language.references import Target, This
from tests.rules.printed import written
from tests.rules.setcg.play.made_up import FORWARDS, WOOD, backup, forward, other, table
from tests.rules.setcg.printed.scenes import (
    FIELD,
    KINDS,
    enter,
    entering,
    main,
    pick,
    read,
    resolve,
    strength,
)

TAP = RestThis()
DULL = cards(IsRested(), zones=FIELD, types=("forward",))


@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.parametrize(("counters", "usable"), [(0, False), (1, True)])
def test_an_ability_takes_a_counter_off_its_own_card_beside_dulling_it(counters: int, usable: bool) -> None:
    throw = Activated(
        fx.DealDamage(Target(), 5000), Cost((TAP, TakeCounters("shuriken"))), targets=(FORWARDS,)
    )
    abilities = read("19-070C", entering(fx.PutCounters(This(), "shuriken", 3)), throw)
    scene = table()
    edge = scene.put("field", forward("Edge", abilities=abilities), counters={"shuriken": counters})
    calf = scene.put("field", forward("Calf", 9000), 1)
    assert main(scene).offers("use", "Edge") is usable
    if usable:
        pick(scene.answer("use", "Edge"), "Calf")
        assert (scene.in_play(calf).damage, scene.in_play(edge).rested) == (5000, True)
        assert not scene.in_play(edge).counters


def test_a_card_gets_its_counters_as_it_comes() -> None:
    scene = table()
    edge = enter(scene, *read("19-070C", entering(fx.PutCounters(This(), "shuriken", 3))))
    resolve(scene)
    assert scene.in_play(edge).counters == {"shuriken": 3}


@pytest.mark.clause("setcg", "11.8.2.1.1")
def test_a_special_ability_discards_a_card_of_the_same_name_and_no_other() -> None:
    gambit = Activated(
        fx.Modify(This(), (GainKeywords(frozenset({"brave"})),)), Cost((DiscardCards(1, Named("Ace")),))
    )
    scene = table()
    ace = scene.put("field", forward("Ace", abilities=written("setcg", gambit)))
    scene.put("hand", WOOD)
    scene.put("hand", forward("Acer", cost=9))
    assert not main(scene).offers("use", "Ace")
    scene = table()
    ace = scene.put("field", forward("Ace", abilities=written("setcg", gambit)))
    scene.put("hand", forward("Ace", cost=9))
    scene.put("hand", WOOD)
    main(scene).answer("use", ace)
    resolve(scene)
    assert scene.names("break zone") == ["Ace"]


def test_a_discard_for_a_cost_is_one_of_the_named_job_though_other_cards_are_in_hand() -> None:
    guards = Activated(
        fx.Modify(Target(), (AddStats((1000,)),)),
        Cost((TAP, DiscardCards(1, OfRace(frozenset({"Princess"}))))),
        targets=(FORWARDS,),
    )
    abilities = written("setcg", guards)
    for jobs, usable in ((("Princess",), True), (("Knight",), False)):
        scene = table()
        scene.put("field", backup("Sarah", abilities=abilities))
        scene.put("field", forward("Calf"))
        scene.put("hand", forward("Royal", cost=9, jobs=jobs))
        scene.put("hand", WOOD)
        assert main(scene).offers("use", "Sarah") is usable
        if usable:
            resolve(scene.answer("use", "Sarah"))
            assert scene.names("break zone") == ["Royal"]


@pytest.mark.clause("setcg", "11.7.2.1.3")
def test_an_ability_is_paid_with_another_card_of_a_job_that_goes_to_the_break_zone() -> None:
    agent = cards(zones=FIELD, types=KINDS, whose="you", races=("PSICOM",))
    shot = Activated(
        fx.Destroy(Target()), Cost((Pay(2, "ice"), TAP, MoveCard(agent, "break zone"))), targets=(DULL,)
    )
    abilities = read("23-027C", shot)
    for jobs, payers, usable in ((("PSICOM",), 2, True), (("PSICOM",), 1, False), (("Knight",), 2, False)):
        scene = table()
        scene.put("field", backup("Jill", "wind", abilities=abilities))
        for number in range(payers):
            scene.put("field", backup(f"Clerk {number}", "ice"))
        scene.put("field", forward("Agent", jobs=jobs))
        scene.put("field", forward("Sleeper", 9000), 1, rested=True)
        assert main(scene).offers("use", "Jill") is usable
        if usable:
            scene.answer("use", "Jill")
            while scene.ask.kind != "main":
                scene.game.answer(0)
            assert scene.names("break zone") == ["Agent"]
            resolve(scene)
            assert scene.names("break zone", 1) == ["Sleeper"]


@pytest.mark.clause("setcg", "11.7.2.1.3")
def test_a_monster_goes_to_the_break_zone_for_a_boost_that_is_greater_after_five_points_of_damage() -> None:
    away = Cost((PutThisAway(),))
    boosts = [
        Activated(fx.Modify(Target(), (AddStats((more,)),)), away, targets=(FORWARDS,), when=when)
        for more, when in ((2000, None), (5000, There(cards(zones=("damage zone",), whose="you"), 5)))
    ]
    abilities = read("10-066C", *boosts)
    for points, powers in ((4, [7000]), (5, [7000, 10000])):
        for place, power in enumerate(powers):
            scene = table()
            scene.put("field", other("monster", "Snapper", abilities=abilities))
            calf = scene.put("field", forward("Calf", 5000))
            scene.fill("damage zone", WOOD, points)
            main(scene)
            assert scene.offered("use") == ["Snapper"] * len(powers)
            resolve(scene.answer("use", "Snapper", place))
            assert (strength(scene, calf), scene.names("break zone")) == (power, ["Snapper"])
