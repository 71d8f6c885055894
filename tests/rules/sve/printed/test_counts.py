"""Printed abilities of Shadowverse: Evolve that ask how often something happened this turn."""

import pytest

from rules.language.abilities import Static, Triggered
from rules.language.amounts import TimesHappened
from rules.language.changes import ChangeCost
from rules.language.conditions import Compare
from rules.language.effects import ChangeLife, DealDamageToPlayer, If
from rules.language.events import Attacks, LosesLife, Plays
from rules.language.filter_shorthand import cards
from tests.rules.sve.play.made_up import ANT, amulet, follower, spell, table
from tests.rules.sve.printed.made_up import real

MINE = cards(whose="you", types=("follower",))
SPELLS = cards(whose="you", types=("spell",))


@pytest.mark.parametrize(("attacks", "life"), [(1, 20), (2, 22), (3, 22)])
def test_only_at_the_second_attack_of_the_turn_its_leader_heals(attacks: int, life: int) -> None:
    rally = real(
        "CP03-006",
        Triggered(Attacks(MINE), If(Compare(TimesHappened(Attacks(MINE)), "=", 2), ChangeLife(2))),
    )
    scene = table()
    scene.put("field", amulet("Flag", abilities=rally))
    for number in range(3):
        scene.put("field", follower(f"Crab {number}", 1, 1))
    scene.begin("main phase")
    for number in range(attacks):
        scene.answer("attack", f"Crab {number}", -1)
    assert scene.life() == life


def test_the_first_spell_of_the_turn_costs_less_and_the_second_what_it_prints() -> None:
    none_yet = Compare(TimesHappened(Plays(SPELLS)), "=", 0)
    hand = cards(zones=("hand", "EX area"), whose="you", types=("spell",))
    sale = real(
        "CP01-029", Static(changes=(ChangeCost(less=(("play points", 1),)),), affects=hand, when=none_yet)
    )
    scene = table()
    scene.put("field", amulet("Stall", abilities=sale))
    scene.fill("hand", spell("Tune", ChangeLife(1), cost=2), 2)
    scene.put("hand", ANT)
    scene.give(0, r0=3, r1=3)
    scene.begin("main phase").answer("play", "Tune")
    assert scene.answer("play", "Tune").life() == 22, "one point for the first, two for the second"
    assert not scene.offers("play", "Ant")


def test_as_much_damage_is_dealt_as_often_as_its_leader_lost_defense() -> None:
    pain = real("BP05-069", Triggered(Attacks(), DealDamageToPlayer(TimesHappened(LosesLife()))))
    scene = table()
    scene.put("field", follower("Imp", 0, 1, abilities=pain))
    scene.fill("hand", spell("Cut", DealDamageToPlayer(3, "you")), 2)
    scene.begin("main phase").answer("play", "Cut").answer("play", "Cut").answer("attack", "Imp", -1)
    assert (scene.life(0), scene.life(1)) == (14, 18)
