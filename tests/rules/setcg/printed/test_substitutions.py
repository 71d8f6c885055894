"""Substitution effects that real cards print, each played by a made-up card (11.13.5)."""

import pytest

from rules.games.setcg.nodes import DamagedByEffect, DamagedInBattle
from rules.language import effects as fx
from rules.language.abilities import Activated, Replacement, Spell
from rules.language.amounts import EventAmount, Minus, Plus, StatOf
from rules.language.changes import AddStats, GainAbilities
from rules.language.conditions import Compare
from rules.language.costs import Cost, RestThis
from rules.language.events import AtLeast, By, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.filters import OneOf
from rules.language.references import Each, Target, This
from tests.rules.setcg.play.made_up import (
    FORWARDS,
    backup,
    bolt,
    forward,
    other,
    table,
)
from tests.rules.setcg.printed.scenes import (
    FIELD,
    FOE,
    FRIEND,
    KINDS,
    RAIN,
    cast,
    end_turn,
    main,
    pick,
    read,
    resolve,
    when,
)

TAP = Cost((RestThis(),))
MINE = TakesDamage(FRIEND)


def hurt(amount: int, *abilities, power: int = 9000, owner: int = 0, **more: object) -> int:
    """Return how much damage a Summon of the turn player deals to a Forward with these abilities."""
    scene = table()
    ox = scene.put("field", forward("Ox", power, abilities=abilities, **more), owner)
    scene.put("hand", bolt(amount, cost=0))
    cast(main(scene), "Bolt")
    return scene.in_play(ox).damage


@pytest.mark.clause("setcg", "11.13.5.1")
@pytest.mark.parametrize(("amount", "owner", "received"), [(1000, 0, 0), (2000, 0, 2000), (1000, 1, 1000)])
def test_a_backup_turns_away_just_a_thousand_damage_from_its_controllers_forwards(
    amount: int, owner: int, received: int
) -> None:
    wall = read("8-116R", Replacement(MINE, amount=0, condition=Compare(EventAmount(), "=", 1000)))
    scene = table()
    scene.put("field", backup("Priest", abilities=wall))
    ox = scene.put("field", forward("Ox", 9000), owner)
    scene.put("hand", bolt(amount, cost=0))
    cast(main(scene), "Bolt")
    assert scene.in_play(ox).damage == received


@pytest.mark.parametrize(("amount", "received"), [(3000, 0), (4000, 4000)])
def test_a_commander_shrugs_off_damage_up_to_three_thousand(amount: int, received: int) -> None:
    small = Replacement(TakesDamage(), amount=0, condition=Compare(EventAmount(), "<=", 3000))
    assert hurt(amount, *read("9-072H", small)) == received


@pytest.mark.parametrize(("amount", "received"), [(1000, 0), (2000, 0), (5000, 3000)])
def test_a_cadet_is_dealt_two_thousand_less_and_never_less_than_nothing(amount: int, received: int) -> None:
    tough = Replacement(TakesDamage(), amount=Minus(EventAmount(), 2000))
    assert hurt(amount, *read("21-096R", tough)) == received


def test_a_dark_knight_is_dealt_four_thousand_more() -> None:
    frail = Replacement(TakesDamage(), amount=Plus((EventAmount(), 4000)))
    assert hurt(3000, *read("6-065C", frail)) == 7000


@pytest.mark.parametrize(("jobs", "received"), [(("Rebel",), 3000), ((), 5000)])
def test_all_rebels_are_dealt_less_and_nobody_else(jobs: tuple[str, ...], received: int) -> None:
    rebel = cards(zones=FIELD, types=("forward",), whose="you", races=("Rebel",))
    guard = read("15-057R", Replacement(TakesDamage(rebel), amount=Minus(EventAmount(), 2000)))
    scene = table()
    scene.put("field", forward("Maria", 4000, jobs=("Rebel",), abilities=guard))
    ox = scene.put("field", forward("Ox", 9000, jobs=jobs))
    scene.put("hand", bolt(5000, cost=0))
    main(scene).answer("summon", "Bolt")
    pick(scene, ox)
    assert scene.in_play(ox).damage == received


@pytest.mark.parametrize(("amount", "received"), [(7000, 0), (8000, 0), (9000, 9000)])
def test_a_scion_is_not_hurt_by_damage_less_than_its_power_as_that_is_now(amount: int, received: int) -> None:
    less = Compare(EventAmount(), "<", StatOf(This(), "power"))
    ward = Replacement(TakesDamage(), amount=0, condition=less)
    rally = Activated(fx.Modify(Target(), (AddStats((2000,)),)), TAP, targets=(FORWARDS,))
    scene = table()
    ox = scene.put("field", forward("Ox", 7000, abilities=read("12-119L", ward)))
    scene.put("field", backup("Drummer", abilities=(rally,)))
    scene.put("hand", bolt(amount, cost=0))
    pick(main(scene).answer("use", "Drummer"))
    cast(scene, "Bolt")
    assert (scene.in_play(ox).damage if ox in scene.state.instances else 9000) == received


NEXT = fx.Modify(Target(), (GainAbilities((Replacement(TakesDamage(), amount=0, once=True),)),))


@pytest.mark.clause("setcg", "11.13.5.3")
def test_only_the_next_damage_becomes_nothing_and_only_that_of_the_chosen_forward() -> None:
    scene = table()
    ox = scene.put("field", forward("Ox", 9000))
    cow = scene.put("field", forward("Cow", 9000), 1)
    siren = Spell(fx.Do((NEXT, fx.Draw(1))), targets=(FORWARDS,))
    scene.put("hand", other("summon", "Siren", cost=0, abilities=read("24-099C", siren)))
    for number, amount in enumerate((3000, 2000, 1000)):
        scene.put("hand", bolt(amount, f"Bolt {number}", cost=0))
    cast(main(scene), "Siren", ox)
    assert len(scene.cards("deck")) == 9
    cast(scene, "Bolt 2", cow)
    cast(scene, "Bolt 0", ox)
    assert (scene.in_play(cow).damage, scene.in_play(ox).damage) == (1000, 0)
    cast(scene, "Bolt 1", ox)
    assert scene.in_play(ox).damage == 2000


def test_the_shield_for_the_next_damage_is_gone_with_the_turn() -> None:
    scene = table()
    ox = scene.put("field", forward("Ox", 9000))
    siren = Spell(fx.Do((NEXT, fx.Draw(1))), targets=(FORWARDS,))
    scene.put("hand", other("summon", "Siren", cost=0, abilities=read("24-099C", siren)))
    scene.put("hand", bolt(3000, cost=0), 1)
    cast(main(scene), "Siren", ox)
    end_turn(scene)
    scene.until("main", 1)
    cast(scene, "Bolt", ox)
    assert scene.in_play(ox).damage == 3000


def test_two_shields_that_take_off_a_thousand_each_take_off_two_of_one_damage_and_then_none() -> None:
    lessened = Replacement(TakesDamage(), amount=Minus(EventAmount(), 1000), once=True)
    guards = Activated(fx.Modify(Target(), (GainAbilities((lessened,)),)), TAP, targets=(FORWARDS,))
    abilities = read("2-144C", guards)
    scene = table()
    ox = scene.put("field", forward("Ox", 9000))
    for name in ("Rosa", "Porom"):
        scene.put("field", backup(name, abilities=abilities))
    for name in ("Bolt 0", "Bolt 1"):
        scene.put("hand", bolt(3000, name, cost=0))
    main(scene)
    for name in ("Rosa", "Porom"):
        resolve(scene.answer("use", name))
    cast(scene, "Bolt 0")
    assert scene.in_play(ox).damage == 1000
    cast(scene, "Bolt 1")
    assert scene.in_play(ox).damage == 4000


@pytest.mark.parametrize(
    ("summons", "owner", "received"), [(False, 0, 3000), (True, 0, 5000), (False, 1, 5000)]
)
def test_a_paladin_guards_from_the_opponents_abilities_not_from_summons_or_ones_own(
    summons: bool, owner: int, received: int
) -> None:
    foes = cards(types=KINDS, whose="opponent")
    guard = read("25-095C", Replacement(By(DamagedByEffect(FRIEND), foes), amount=Minus(EventAmount(), 2000)))
    scene = table()
    shoots = Activated(fx.DealDamage(Target(), 5000), Cost(), targets=(FORWARDS,))
    scene.put("field", forward("Cecil", 9000, abilities=guard), 1)
    ox = scene.put("field", forward("Ox", 9000), 1)
    scene.put("field", backup("Archer", abilities=(shoots,)), owner)
    scene.put("hand", bolt(5000, cost=0))
    main(scene, active=0 if summons else owner)
    scene.answer("summon", "Bolt") if summons else scene.answer("use", "Archer")
    pick(scene, ox)
    assert scene.in_play(ox).damage == received


def test_an_angel_hits_forwards_harder_and_is_hit_less_hard_by_them_in_battle_alone() -> None:
    hits = Replacement(By(TakesDamage(FORWARDS), OneOf(This())), amount=Plus((EventAmount(), 2000)))
    holds = Replacement(DamagedInBattle(), amount=Minus(EventAmount(), 2000))
    abilities = read("4-097H", hits, holds)
    scene = table()
    angel = scene.put("field", forward("Angel", 6000, abilities=abilities))
    foe = scene.put("field", forward("Foe", 9000), 1)
    scene.put("hand", RAIN)
    scene.begin("attack declaration").answer("attack", "Angel")
    scene.until("block").answer("block", "Foe")
    while scene.ask.kind != "main":
        scene.game.answer(len(scene.ask.options) - 1)
    assert (scene.in_play(foe).damage, scene.zone_of(angel)) == (8000, "break zone")
    assert hurt(5000, *abilities) == 5000


@pytest.mark.clause("setcg", "11.9.6")
@pytest.mark.parametrize(("amount", "said", "dealt"), [(3000, None, 0), (4000, "yes", 7000), (5000, "no", 0)])
def test_a_commander_that_is_dealt_four_thousand_or_more_may_fall_and_hurt_all_of_the_other_side(
    amount: int, said: str | None, dealt: int
) -> None:
    falls = fx.IfYouDo(fx.MoveTo(This(), "break zone"), fx.DealDamage(Each(FOE), 7000))
    abilities = read("9-072H", when(AtLeast(TakesDamage(), 4000), fx.May(falls)))
    scene = table()
    baigan = scene.put("field", forward("Baigan", 7000, abilities=abilities))
    foes = [scene.put("field", forward(name, 9000), 1) for name in ("Foe", "Fiend")]
    scene.put("hand", bolt(amount, cost=0))
    main(scene).answer("summon", "Bolt")
    pick(scene, baigan)
    assert (scene.ask.kind == "may") is (said is not None)
    if said is not None:
        resolve(scene.answer(said))
    assert [scene.in_play(foe).damage for foe in foes] == [dealt, dealt]
    assert (scene.zone_of(baigan) == "break zone") is (said == "yes")


@pytest.mark.clause("setcg", "11.13.5.8")
@pytest.mark.clause("setcg", "11.13.5.8.1")
def test_damage_that_becomes_nothing_is_raised_after_that_and_nobody_is_asked_in_which_order() -> None:
    wall = read("8-116R", Replacement(MINE, amount=0, condition=Compare(EventAmount(), "=", 1000)))
    frail = read("6-065C", Replacement(TakesDamage(), amount=Plus((EventAmount(), 4000))))
    scene = table()
    scene.put("field", backup("Priest", abilities=wall))
    knight = scene.put("field", forward("Knight", 9000, abilities=frail))
    scene.put("hand", bolt(1000, cost=0))
    cast(main(scene), "Bolt")
    assert (scene.ask.kind, scene.in_play(knight).damage) == ("main", 4000)
