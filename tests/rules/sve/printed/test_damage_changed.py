"""Printed abilities of Shadowverse: Evolve that raise, lower or prevent damage, or give another name."""

import pytest

from rules.games.sve.nodes import TakesAbilityDamage
from rules.language.abilities import Activated, Replacement, Spell, Static, Triggered
from rules.language.amounts import EventAmount, Minus, Plus
from rules.language.changes import AddName, GainAbilities
from rules.language.conditions import There
from rules.language.durations import END_OF_TURN
from rules.language.effects import DealDamage, DealDamageToPlayer, Draw, If, Later, Modify
from rules.language.events import AnyEvent, AtLeast, By, During, Enters, PlayerTakesDamage, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.filters import EVERY_CARD, Controlled, Filter, Named, OneOf
from rules.language.references import Target, This
from tests.rules.sve.play.made_up import ENEMY, OWN, WOLF, amulet, card, follower, spell, table
from tests.rules.sve.printed.made_up import cost, real


def dealt_by(cause: Filter) -> AnyEvent:
    """Return that such cards deal damage to followers or leaders."""
    return AnyEvent((By(TakesDamage(EVERY_CARD), cause), By(PlayerTakesDamage("anyone"), cause)))


@pytest.mark.clause("sve", "10.10.2")
def test_followers_of_a_kind_deal_one_more_to_leaders_in_combat_and_by_abilities() -> None:
    drum = real(
        "BP09-043",
        Replacement(dealt_by(cards(Named("Crab"), whose="you")), amount=Plus((EventAmount(), 1))),
    )
    pinch = Triggered(Enters(), DealDamage(Target(), 1), targets=(ENEMY,))
    scene = table()
    scene.put("field", amulet("Drum", abilities=drum))
    scene.put("hand", follower("Crab", 2, 9, "Storm", abilities=(pinch,)))
    scene.put("field", follower("Shrimp", 2, 9))
    boar = scene.put("field", follower("Boar", 1, 9), 1, rested=True)
    scene.begin("main phase").answer("play", "Crab")
    assert scene.in_play(boar).damage == 2
    scene.answer("attack", "Crab", -1)
    assert scene.life(1) == 17
    scene.answer("attack", "Shrimp", boar)
    assert scene.in_play(boar).damage == 4, "no more of a follower of another name"


@pytest.mark.parametrize(("turn", "damage"), [(0, 1), (1, 5)])
def test_it_deals_more_in_the_turn_of_the_opponent_only(turn: int, damage: int) -> None:
    thorns = real(
        "BP01-137",
        Replacement(During(dealt_by(OneOf(This())), "opponent"), amount=Plus((EventAmount(), 4))),
    )
    scene = table()
    hedge = scene.put("field", follower("Hedge", 1, 9, abilities=thorns), rested=turn == 1)
    boar = scene.put("field", follower("Boar", 1, 9), 1, rested=turn == 0)
    scene.begin("main phase", active=turn).answer("attack", *((hedge, boar) if turn == 0 else (boar, hedge)))
    assert scene.in_play(boar).damage == damage


@pytest.mark.parametrize(("ability", "life"), [(True, 17), (False, 19)])
def test_a_leader_takes_less_for_the_turn_of_whatever_deals_it(ability: bool, life: int) -> None:
    balm = real(
        "BP14-T07",
        Spell(Later(Replacement(PlayerTakesDamage(), amount=Minus(EventAmount(), 1)), until=END_OF_TURN)),
    )
    scene = table()
    scene.put("hand", card("Balm", ("spell",), abilities=balm))
    scene.put("hand", spell("Burn", DealDamageToPlayer(4, "you")))
    scene.put("hand", spell("Spark", DealDamageToPlayer(2, "you")))
    scene.begin("main phase").answer("play", "Balm").answer("play", "Burn" if ability else "Spark")
    assert scene.life() == life


def test_the_next_damage_is_not_dealt_to_the_leader_but_the_one_after_it_is() -> None:
    ward = real("BP05-017", Spell(Later(Replacement(PlayerTakesDamage(), once=True), until=END_OF_TURN)))
    scene = table()
    scene.put("hand", card("Ward", ("spell",), abilities=ward))
    scene.fill("hand", spell("Spark", DealDamageToPlayer(2, "you")), 2)
    scene.begin("main phase").answer("play", "Ward").answer("play", "Spark")
    assert scene.life() == 20
    assert scene.answer("play", "Spark").life() == 18


@pytest.mark.parametrize(("dealt", "taken"), [(2, 2), (3, 3), (8, 3)])
def test_it_takes_three_damage_at_most_at_a_time(dealt: int, taken: int) -> None:
    shell = real("CP02-101", Replacement(AtLeast(TakesDamage(), 4), amount=3))
    scene = table()
    snail = scene.put("field", follower("Snail", 1, 9, abilities=shell))
    scene.put(
        "hand", card("Zap", ("spell",), abilities=(Spell(DealDamage(Target(), dealt), targets=(OWN,)),))
    )
    scene.begin("main phase").answer("play", "Zap")
    assert scene.in_play(snail).damage == taken


@pytest.mark.parametrize(("player", "damage"), [(0, 3), (1, 0)])
def test_abilities_of_the_opponent_alone_do_not_damage_it(player: int, damage: int) -> None:
    hide = real("CP03-010", Replacement(By(TakesAbilityDamage(), Controlled("opponent"))))
    scene = table()
    bull = scene.put("field", follower("Bull", 1, 9, abilities=hide))
    wanted = OWN if player == 0 else ENEMY
    zap = card("Zap", ("spell",), abilities=(Spell(DealDamage(Target(), 3), targets=(wanted,)),))
    scene.put("hand", zap, player)
    scene.give(player, r0=5, r1=5)
    scene.begin("main phase", active=player).answer("play", "Zap")
    assert scene.in_play(bull).damage == damage


def test_a_selected_follower_takes_two_more_damage_this_turn() -> None:
    more = Replacement(TakesDamage(), amount=Plus((EventAmount(), 2)))
    curse = real(
        "CP04-026",
        Activated(
            effect=Modify(Target(), (GainAbilities((more,)),), END_OF_TURN), cost=cost(0), targets=(ENEMY,)
        ),
    )
    scene = table()
    scene.put("field", follower("Witch", 1, 1, abilities=curse))
    scene.put("field", WOLF)
    boar = scene.put("field", follower("Boar", 1, 9), 1, rested=True)
    scene.begin("main phase").answer("activate", "Witch").answer("attack", "Wolf", boar)
    assert scene.in_play(boar).damage == 5


@pytest.mark.parametrize(("zone", "drawn"), [("field", 1), ("cemetery", 0)])
def test_it_has_its_second_name_on_the_field(zone: str, drawn: int) -> None:
    """See Q424: the other name is there while the follower is on the field."""
    also = real("BP03-058", Static(changes=(AddName("Drake"),)))
    zones = cards(Named("Drake"), zones=(zone,), whose="you")
    scene = table()
    scene.put(zone, follower("Wyvern", 1, 1, abilities=also))
    scene.put("hand", spell("Roar", If(There(zones), Draw(1))))
    scene.begin("main phase").answer("play", "Roar")
    assert len(scene.names("hand")) == drawn
