"""Abilities that wait for attackers to be blocked, and amounts that depend on a condition (804)."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Spell, Triggered
from rules.language.amounts import Depending, LifeOf
from rules.language.conditions import Compare
from rules.language.events import Blocked
from rules.language.filter_shorthand import cards
from tests.rules.fow8.play.made_up import chant, face, quiet

FEW = Compare(LifeOf("you"), "<=", 1000)
HERS = cards(zones=("field",), whose="you", types=frozenset({"resonator"}))


def wolf(*abilities):
    """Return a resonator with abilities."""
    return face("Wolf", "resonator", stats=(500, 500), abilities=abilities)


@pytest.mark.clause("fow8", "804.4")
@pytest.mark.parametrize(("what", "life"), [(None, 4000), (HERS, 4300)])
def test_what_waits_for_its_own_card_to_be_blocked_does_not_wait_for_others(what, life):
    scene = quiet()
    scene.put("field", wolf())
    scene.put("field", face("Owl", "regalia", abilities=(Triggered(Blocked(what), fx.ChangeLife(300)),)))
    scene.put("field", face("Wall", "resonator", stats=(0, 5000)), 1)
    scene.begin("main").answer("battle").answer("attack", "Wolf", -1).answer("block", "Wall", by=1)
    while scene.state.pending:
        scene.answer("pass")
    assert scene.life() == life


@pytest.mark.parametrize(("before", "gained"), [(1000, 700), (1100, 200)])
def test_how_much_it_is_depends_on_what_holds(before, gained):
    scene = quiet()
    scene.give(0, life=before)
    scene.put("hand", chant("Wish", spell=Spell(fx.ChangeLife(Depending(FEW, 700, 200)))))
    scene.begin("main").answer("play", "Wish")
    assert scene.life() == before + gained
