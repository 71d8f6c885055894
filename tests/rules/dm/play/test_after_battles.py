"""What lasts as long as a battle and what follows it; cards that stay tapped, shields that are taken."""

import pytest

from rules.games.dm.keywords import UNTAP_AT_START
from rules.games.dm.nodes import Battle, BattleEnds, TakeShields
from rules.language import effects as fx
from rules.language.abilities import Static, Triggered
from rules.language.changes import AddStats, Restrict
from rules.language.conditions import Is
from rules.language.durations import UntilMoment
from rules.language.events import Attacks
from rules.language.filter_shorthand import cards
from rules.language.filters import HasStatus
from rules.language.references import Chosen, Each, This
from rules.language.restrictions import Cannot
from tests.rules.dm.play.cards import ANT, BEAR, card
from tests.rules.dm.play.scenes import THEIRS, YOURS, cast, scene

FIERCE = Static((AddStats((5000,)),), when=Is(This(), HasStatus("battling")))
SHIELDS = cards(zones=("shield zone",), whose="you")


@pytest.mark.clause("dm", "115.2")
@pytest.mark.clause("dm", "115.3d")
def test_a_creature_is_battling_until_the_battle_is_over() -> None:
    made = scene()
    duel = Triggered(Attacks(), Battle(Chosen(THEIRS)))
    brute = made.put("battle zone", card("Brute", 1, 1000, abilities=(duel, FIERCE)))
    prey = made.put("battle zone", BEAR, 1)
    made.begin("attack").answer("attack", "Brute", -1)
    assert made.zone_of(prey) == "graveyard"
    assert made.zone_of(brute) == "battle zone"
    assert not made.in_play(brute).marks & {"battling"}


@pytest.mark.clause("dm", "115.3d")
def test_what_waits_for_the_end_of_a_battle_sees_only_who_is_still_there() -> None:
    made = scene()
    weary = Triggered(BattleEnds(), fx.Draw(1))
    made.put("battle zone", card("Brute", 1, 4000, abilities=(weary,)))
    rested = made.put("battle zone", card("Prey", 1, 3000, abilities=(weary,)), 1)
    made.in_play(rested).rested = True
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Brute", rested)
    assert len(made.cards("hand")) == 1
    assert made.cards("hand", 1) == [], "the creature that lost is gone as the battle ends"


@pytest.mark.clause("dm", "115.3d")
def test_another_card_may_wait_for_the_end_of_a_battle_of_your_creatures_alone() -> None:
    made = scene()
    made.put("battle zone", card("Herald", 1, 1000, abilities=(Triggered(BattleEnds(YOURS), fx.Draw(1)),)))
    made.put("battle zone", BEAR)
    prey = made.put("battle zone", card("Prey", 1, 3000), 1)
    wall = made.put("battle zone", card("Wall", 1, 9000), 1)
    made.in_play(prey).rested = made.in_play(wall).rested = True
    made.put("battle zone", card("Brute", 1, 9000))
    made.begin("attack").answer("attack", "Bear", wall)
    assert made.cards("hand") == [], "of that battle only their creature is still there"
    made.answer("attack", "Brute", prey)
    assert len(made.cards("hand")) == 1


@pytest.mark.clause("dm", "501.1")
@pytest.mark.parametrize("kept", [True, False])
def test_a_creature_kept_from_untapping_as_a_turn_starts_untaps_by_an_effect(kept: bool) -> None:
    made = scene()
    bear = made.put("battle zone", BEAR)
    made.in_play(bear).rested = True
    stays = fx.Modify(Each(YOURS), (Restrict(Cannot(UNTAP_AT_START)),), UntilMoment("turn_begins", "you"))
    if kept:
        cast(made, stays)
    made.begin("turn start")
    assert made.in_play(bear).rested is kept
    if kept:
        made.put("mana zone", ANT)
        cast(made, fx.Recover(Each(YOURS)))
        assert not made.in_play(bear).rested


@pytest.mark.clause("dm", "112.3a")
@pytest.mark.clause("dm", "304.3")
@pytest.mark.parametrize("quiet", [True, False])
def test_shields_that_are_taken_come_to_the_hand_without_their_s_trigger(quiet: bool) -> None:
    made = scene()
    trap = made.put("shield zone", card("Trap", 1, 1000, "S Trigger"))
    away = Chosen(SHIELDS)
    cast(made, TakeShields(away) if quiet else fx.MoveTo(away, "hand")).answer("choose", trap)
    if quiet:
        assert made.zone_of(trap) == "hand"
    else:
        assert made.ask.kind == "s_trigger"


@pytest.mark.clause("dm", "509.2")
@pytest.mark.parametrize(("power", "count"), [(5000, 1), (6000, 2), (13000, 3)])
def test_a_powered_breaker_breaks_one_shield_more_for_each_six_thousand(power: int, count: int) -> None:
    made = scene()
    made.put("battle zone", card("Brute", 1, power, "Powered Breaker"))
    made.begin("attack").answer("attack", "Brute", -1)
    for _ in range(count):
        made.answer("break")
    assert len(made.cards("shield zone", 1)) == 5 - count
