"""Shields that real cards leave behind, what triggers once something was done, what is named (11.13.5)."""

import pytest

from rules.games.setcg.nodes import Freeze
from rules.language import effects as fx
from rules.language.abilities import Activated, Replacement, Spell, Triggered
from rules.language.amounts import EventAmount, Minus
from rules.language.changes import AddStats, Restrict
from rules.language.costs import Cost, DiscardCards, PutThisAway
from rules.language.durations import END_OF_TURN
from rules.language.events import Enters, PlayerTakesDamage, TakesDamage, Targeted
from rules.language.filter_shorthand import cards
from rules.language.filters import AsNamed
from rules.language.references import Each, Target, This
from rules.language.restrictions import Cannot
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import FORWARDS, WOOD, backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import (
    DIES,
    FIELD,
    SLAY,
    cast,
    end_turn,
    entering,
    main,
    pay,
    read,
    resolve,
)

NEXT = PlayerTakesDamage("you")
SHIELD = fx.Later(Replacement(NEXT, amount=0, once=True), until=END_OF_TURN)
BLOWS = [summon(f"Blow {n}", fx.DealDamageToPlayer(n), cost=0) for n in (1, 2)]


def hit(scene: Scene, number: int, player: int = 1) -> int:
    """Let a Summon damage a player and return how many cards lie in their damage zone."""
    resolve(scene.answer("summon", f"Blow {number}"))
    return len(scene.cards("damage zone", player))


@pytest.mark.clause("setcg", "11.13.5.3")
@pytest.mark.clause("setcg", "11.13.5.4")
def test_the_next_damage_to_a_player_is_nothing_though_the_card_that_said_so_is_gone() -> None:
    scene = table()
    guard = Activated(SHIELD, Cost((PutThisAway(),)))
    scene.put("field", forward("Gabranth", abilities=read("5-078R", guard)), 1)
    for blow in BLOWS:
        scene.put("hand", blow)
    main(scene).answer("pass")
    resolve(scene.answer("use", "Gabranth"))
    assert scene.names("break zone", 1) == ["Gabranth"]
    assert hit(scene, 2) == 0
    assert hit(scene, 1) == 1, "it was the next damage only"


@pytest.mark.clause("setcg", "6.5.1")
@pytest.mark.parametrize(("dies", "hurt"), [(False, 1), (True, 0)])
def test_a_place_shields_its_player_as_it_falls_and_nobody_else(dies: bool, hurt: int) -> None:
    scene = table()
    scene.put("field", forward("Leonis", abilities=read("14-075H", Triggered(DIES, SHIELD))), 1)
    for one in (BLOWS[0], SLAY, summon("Woe", fx.DealDamageToPlayer(1, "you"), cost=0)):
        scene.put("hand", one)
    main(scene)
    if dies:
        cast(scene, "Slay")
    resolve(scene.answer("summon", "Woe"))
    assert len(scene.cards("damage zone")) == 1, "the damage of the other player is not shielded"
    assert hit(scene, 1) == hurt


def test_a_shield_that_nobody_tested_is_gone_with_the_turn() -> None:
    scene = table()
    scene.put("hand", forward("Hero", cost=0, abilities=read("11-044H", entering(SHIELD))))
    scene.put("hand", BLOWS[0], 1)
    resolve(main(scene).answer("play", "Hero"))
    end_turn(scene)
    scene.until("main", 1)
    assert hit(scene, 1, 0) == 1


def test_damage_to_a_player_is_lowered_and_something_is_dealt_besides() -> None:
    lowered = Replacement(NEXT, fx.DealDamage(This(), 8000), amount=Minus(EventAmount(), 1), once=True)
    ability = Activated(fx.Later(lowered, until=END_OF_TURN), Cost(), once_a_turn=True)
    scene = table()
    auron = scene.put("field", forward("Auron", 9000, abilities=read("20-002H", ability)), 1)
    for blow in BLOWS:
        scene.put("hand", blow)
    main(scene).answer("pass")
    resolve(scene.answer("use", "Auron"))
    assert not scene.offers("use", "Auron")
    assert (hit(scene, 2), scene.in_play(auron).damage) == (1, 8000)


def test_a_shield_over_chosen_forwards_stays_on_those_alone() -> None:
    ward = fx.Later(Replacement(TakesDamage(), amount=0), keeps=Target(), until=END_OF_TURN)
    scene = table()
    scene.put("field", backup("Porom", abilities=read("2-144C", Activated(ward, targets=(FORWARDS,)))))
    mine, other_one = (scene.put("field", forward(name, 9000)) for name in ("Ox", "Cow"))
    scene.put("hand", summon("Quake", fx.DealDamage(Each(FORWARDS), 2000), cost=0))
    scene.put("hand", summon("Storm", fx.DealDamage(Each(FORWARDS), 1000), cost=0))
    resolve(main(scene).answer("use", "Porom").answer("choose", mine))
    for name in ("Quake", "Storm"):
        resolve(scene.answer("summon", name))
    assert (scene.in_play(mine).damage, scene.in_play(other_one).damage) == (0, 3000)


@pytest.mark.clause("setcg", "11.9.8")
@pytest.mark.parametrize("paid", [True, False])
def test_a_butler_breaks_a_forward_that_is_chosen_only_once_two_cards_were_discarded(paid: bool) -> None:
    breaks = fx.Trigger(Spell(fx.Destroy(Target()), targets=(FORWARDS,)))
    comes = Triggered(Enters(), fx.IfPaid(Cost((DiscardCards(2),)), breaks))
    growls = Triggered(Targeted(), fx.Modify(This(), (AddStats((1000,)),)))
    scene = table()
    foe = scene.put("field", forward("Foe", 5000, abilities=(growls,)), 1)
    scene.put("field", forward("Page"))
    scene.fill("hand", WOOD, 2)
    scene.put("hand", other("backup", "Heidegger", cost=0, abilities=read("14-086R", comes)))
    main(scene).answer("play", "Heidegger").do("pass", "pass")
    assert scene.ask.player == 0
    if not paid:
        scene.answer("no")
        assert (scene.state.pending, scene.names("field", 1)) == ([], ["Foe"])
        return
    pay(scene.answer("yes"))
    assert (scene.ask.kind, scene.offered("choose")) == ("choose", ["Page", "Foe"])
    scene.answer("choose", foe)
    assert len(scene.state.pending) == 2, "it waits on the stack, and the chosen Forward sees it"
    resolve(scene)
    assert scene.zone_of(foe) == "break zone"


@pytest.mark.parametrize("cost", [2, 3])
def test_an_arithmetician_dulls_and_freezes_all_forwards_of_a_cost_that_is_named(cost: int) -> None:
    of_cost = Each(cards(AsNamed("cost"), zones=FIELD, types=("forward",)))
    counts = entering(fx.NameOne("cost", fx.Do((fx.Rest(of_cost), Freeze(of_cost)))))
    scene = table()
    foes = [scene.put("field", forward(f"Foe {n}", cost=n), 1) for n in (2, 3)]
    scene.put("hand", other("backup", "Arithmetician", cost=0, abilities=read("4-032C", counts)))
    main(scene).answer("play", "Arithmetician").do("pass", "pass")
    assert scene.ask.kind == "name"
    resolve(scene.answer("name", note=str(cost)))
    assert [scene.in_play(foe).rested for foe in foes] == [cost == 2, cost == 3]


@pytest.mark.parametrize("element", ["fire", "ice"])
def test_an_element_is_named_whose_forwards_cannot_attack(element: str) -> None:
    of_it = Each(cards(AsNamed("attribute"), zones=FIELD, types=("forward",)))
    holds = fx.NameOne("attribute", fx.Modify(of_it, (Restrict(Cannot("attack")),)))
    scene = table()
    scene.put("field", forward("Coal"))
    scene.put("field", forward("Frost", element="ice"))
    scene.put("hand", summon("Law", holds, cost=0))
    main(scene).answer("summon", "Law").do("pass", "pass")
    scene.answer("name", note=element).until("attack")
    assert scene.offered("attack") == ["Frost" if element == "fire" else "Coal"]


@pytest.mark.parametrize(("job", "left"), [("Knight", ["Mage"]), ("Mage", ["Page"])])
def test_a_lord_names_a_job_of_which_all_forwards_are_broken(job: str, left: list[str]) -> None:
    of_it = Each(cards(AsNamed("race"), zones=FIELD, types=("forward",)))
    names = entering(fx.NameOne("race", fx.Destroy(of_it)))
    scene = table()
    scene.put("field", forward("Page", jobs=("Knight",)), 1)
    scene.put("field", forward("Mage", jobs=("Mage",)), 1)
    scene.put("hand", other("backup", "Lord", cost=0, abilities=read("17-079L", names)))
    main(scene).answer("play", "Lord").do("pass", "pass")
    assert [one.note for one in scene.ask.options] == ["Knight", "Mage"]
    resolve(scene.answer("name", note=job))
    assert scene.names("field", 1) == left
