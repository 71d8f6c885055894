"""What happened earlier in a turn in Duel Masters, to cards that may be gone since."""

import pytest

from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Triggered
from rules.language.conditions import Happened
from rules.language.filter_shorthand import cards
from rules.language.filters import InZone
from rules.language.references import Each
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card
from tests.rules.dm.play.scenes import cast, scene
from tests.rules.dm.printed.bearers import creatures
from tests.rules.printed import written


@pytest.mark.clause("dm", "603.4")
@pytest.mark.parametrize(("died", "least"), [(0, 1), (1, 1), (1, 2), (2, 2)])
def test_creatures_that_were_destroyed_this_turn_are_counted_as_they_were(died: int, least: int) -> None:
    gone = Happened(ev.Destroyed(creatures(whose="you")), least)
    made = scene()
    mourner = card("Mourner", abilities=written("dm", Triggered(ev.Attacks(), fx.If(gone, fx.Draw(3)))))
    made.put("battle zone", mourner)
    made.fill("battle zone", ANT, died)
    made.put("battle zone", BEAR, 1)
    cast(made, fx.Destroy(Each(cards(zones=("battle zone",), name="Ant"))))
    hand = len(made.cards("hand", 0))
    made.answer("attack", "Mourner", -1)
    assert len(made.cards("hand", 0)) - hand == (3 if died >= least else 0)


@pytest.mark.clause("dm", "603.4")
@pytest.mark.parametrize("attacks", [True, False])
def test_an_attacker_that_lost_its_battle_has_attacked_this_turn(attacks: bool) -> None:
    fought = Happened(ev.Attacks(creatures(InZone(("battle zone",)))))
    judge = Triggered(ev.Moment("turn_ends"), fx.If(fought, fx.Draw(3)))
    made = scene()
    made.put("battle zone", ANT)
    made.put("battle zone", card("Judge", abilities=written("dm", judge)), 1)
    prey = made.put("battle zone", GIANT, 1, rested=True)
    hand = len(made.cards("hand", 1))
    made.begin("attack")
    if attacks:
        made.answer("attack", "Ant", prey)
        assert "Ant" in made.names("graveyard")
    else:
        made.answer("pass")
    made.until("charge_mana", player=1)
    assert len(made.cards("hand", 1)) - hand - 1 == (3 if attacks else 0)
