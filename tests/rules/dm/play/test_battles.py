"""Battles of Duel Masters that effects bring about (101.4d–f, 115), told as scenes."""

import pytest

from rules.games.dm.nodes import Battle
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.events import Attacks, Battles, Destroyed, Draws, WinsBattle
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each, This, ThisCard
from tests.rules.dm.play.cards import ANT, card
from tests.rules.dm.play.scenes import HERE, THEIRS, scene

BURY = fx.MoveTo(Each(cards(zones=("graveyard",), whose="opponent")), "mana zone")


@pytest.mark.clause("dm", "101.4e")
@pytest.mark.clause("dm", "101.4d")
def test_what_triggers_on_the_end_of_a_battle_waits_till_the_effect_is_over() -> None:
    duel = Triggered(Attacks(), fx.Do((Battle(Chosen(THEIRS)), BURY)))
    escapes = Triggered(Destroyed(), fx.MoveTo(ThisCard(), "hand"))
    made = scene()
    made.put("battle zone", card("Duelist", 2, 5000, abilities=(duel,)))
    prey = made.put("battle zone", card("Prey", 1, 1000, abilities=(escapes,)), 1)
    made.begin("attack").answer("attack", "Duelist", -1)
    assert made.zone_of(prey) == "mana zone"


@pytest.mark.clause("dm", "101.4e")
@pytest.mark.clause("dm", "115.3d")
def test_winning_a_battle_by_an_effect_triggers_after_the_effect() -> None:
    made = scene()
    duel = Triggered(Attacks(), fx.Do((Battle(Chosen(THEIRS)), fx.Draw(1))))
    wins = Triggered(WinsBattle(), fx.MoveTo(Each(cards(zones=("hand",), whose="you")), "mana zone"))
    made.put("battle zone", card("Duelist", 2, 5000, abilities=(duel, wins)))
    made.put("battle zone", ANT, 1)
    mana = len(made.cards("mana zone"))
    made.begin("attack").answer("attack", "Duelist", -1)
    assert len(made.cards("mana zone")) == mana + 1
    assert made.cards("hand") == []


@pytest.mark.clause("dm", "101.4f")
@pytest.mark.clause("dm", "101.4e")
@pytest.mark.clause("dm", "101.4d")
def test_of_what_waits_in_a_battle_by_an_effect_only_what_triggered_on_it_is_carried_out() -> None:
    duel = Triggered(Attacks(), fx.Do((fx.Draw(1), Battle(Chosen(THEIRS)), fx.Draw(1))))
    flees = Triggered(Battles(), fx.Do((fx.Draw(1, "opponent"), fx.MoveTo(This(), "hand"))))
    returns = Triggered(Draws(), fx.MoveTo(Each(cards(zones=HERE, name="Duelist")), "hand"))
    made = scene()
    duelist = made.put("battle zone", card("Duelist", 2, 1000, abilities=(duel,)))
    made.put("battle zone", card("Scholar", 2, 1000, abilities=(returns,)))
    prey = made.put("battle zone", card("Prey", 1, 9000, abilities=(flees,)), 1)
    made.begin("attack").answer("attack", "Duelist", -1)
    assert made.zone_of(prey) == "hand", "it fled from the battle as that began"
    assert made.ask.kind == "waiting", "what triggered on the draws waits till the effect is over"
    assert made.zone_of(duelist) == "battle zone"
    assert len(made.ask.options) == 3


@pytest.mark.clause("dm", "115.3a")
@pytest.mark.clause("dm", "101.4f")
def test_a_battle_by_an_effect_of_which_one_has_left_is_not_decided() -> None:
    duel = fx.Do((Battle(Chosen(THEIRS)), fx.Destroy(Each(cards(zones=HERE, name="Ant")))))
    made = scene()
    made.put("battle zone", card("Duelist", 2, 1000, abilities=(Triggered(Attacks(), duel),)))
    made.put("battle zone", ANT, 1)
    flees = Triggered(Battles(), fx.MoveTo(This(), "hand"))
    made.put("battle zone", card("Prey", 1, 9000, abilities=(flees,)), 1)
    made.begin("attack").answer("attack", "Duelist", -1).answer("choose", "Prey")
    assert made.names("battle zone") == ["Duelist"]
    assert made.names("hand", 1) == ["Prey"]
