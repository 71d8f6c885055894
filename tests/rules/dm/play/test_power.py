"""How the power of creatures of Duel Masters is worked out (206, 301.3b, 310.4), told as scenes."""

import pytest

from rules.engine.layers import characteristics
from rules.games.dm.keywords import power
from rules.language import effects as fx
from rules.language.abilities import Ability, Static, Triggered
from rules.language.amounts import Minus, StatOf
from rules.language.changes import (
    AddStats,
    Change,
    GainAbilities,
    GainKeywords,
    LoseAllAbilities,
    MultiplyStats,
    SetStats,
)
from rules.language.conditions import Is, There
from rules.language.events import Attacks
from rules.language.filter_shorthand import cards
from rules.language.filters import HasStatus, StatIs
from rules.language.references import Each, This
from tests.rules.dm.play.cards import ANT, BEAR, card, spell
from tests.rules.dm.play.scenes import HERE, YOURS, banner, cast, scene
from tests.rules.printed import written
from tests.rules.scenes import Scene

BULL = card("Bull", 3, 2000, "Power Attacker", bonus=3000)
DOUBLE = (MultiplyStats(2),)


def attacked(change: tuple[Change, ...], *abilities: Ability) -> tuple[Scene, int]:
    """Let a bull attack while a banner changes it, and stop as the opponent may block."""
    made = scene()
    more = card("Bull", 3, 2000, "Power Attacker", bonus=3000, abilities=abilities)
    bull = made.put("battle zone", more)
    made.put("battle zone", banner(change, cards(name="Bull"), ""))
    made.put("battle zone", card("Guard", 1, 1000, "Blocker"), 1)
    made.begin("attack").answer("attack", bull, -1)
    assert made.ask.kind == "block"
    return made, bull


@pytest.mark.clause("dm", "206.4")
@pytest.mark.parametrize("first", [True, False])
def test_a_power_is_doubled_after_all_that_is_added_to_it_whatever_came_first(first: bool) -> None:
    changes = [banner(DOUBLE, YOURS, ""), banner((AddStats((2000,)),), YOURS, "")]
    made = scene()
    bear = made.put("battle zone", BEAR)
    for one in changes if first else reversed(changes):
        made.put("battle zone", one)
    made.begin("main")
    assert power(made.game, bear) == 10000


@pytest.mark.clause("dm", "206.4")
def test_what_power_attacker_adds_is_doubled_too() -> None:
    made, bull = attacked(DOUBLE)
    assert power(made.game, bull) == 10000


@pytest.mark.clause("dm", "206.4")
@pytest.mark.clause("dm", "108.2")
def test_a_doubled_power_decides_a_battle_until_the_turn_ends() -> None:
    made = scene(2)
    made.put("hand", spell("Growth", 1, effect=fx.Modify(Each(cards(name="Cub", zones=HERE)), DOUBLE)))
    cub = made.put("battle zone", card("Cub", 1, 2000))
    made.put("battle zone", ANT)
    bear = made.put("battle zone", BEAR, 1, rested=True)
    made.begin("main").answer("use", "Growth").answer("attack", cub, bear)
    assert (made.zone_of(cub), made.zone_of(bear)) == ("battle zone", "graveyard")
    made.until("charge_mana", player=1)
    assert power(made.game, cub) == 2000


@pytest.mark.clause("dm", "206.3")
@pytest.mark.parametrize("change", [(AddStats((2000,)),), DOUBLE, ()])
def test_nothing_changes_a_fixed_power_and_no_power_attacker(change: tuple[Change, ...]) -> None:
    made, bull = attacked((SetStats((500,)), *change))
    assert power(made.game, bull) == 500


@pytest.mark.clause("dm", "301.3b")
def test_a_creature_that_lost_its_abilities_has_no_power_attacker() -> None:
    made, bull = attacked((LoseAllAbilities(),))
    assert power(made.game, bull) == 2000


@pytest.mark.clause("dm", "301.3b")
@pytest.mark.clause("dm", "604.2")
def test_filters_conditions_and_amounts_count_what_power_attacker_adds() -> None:
    strong = cards(StatIs("power", ">=", 5000), zones=HERE)
    (breaks,) = written("dm", Static((GainKeywords(frozenset({"T Breaker"})),), when=Is(This(), strong)))
    draws = Triggered(Attacks(), fx.If(There(strong), fx.Draw(Minus(StatOf(This(), "power"), 4998))))
    made, bull = attacked((), breaks, draws)
    assert "T Breaker" in characteristics(made.game, bull).keywords
    assert len(made.cards("deck")) == 18
    made.answer("pass")
    assert (made.ask.kind, len(made.cards("shield zone", 1))) == ("choose_shield", 5)
    made.answer("break").answer("break").answer("break")
    assert len(made.cards("shield zone", 1)) == 2
    assert "T Breaker" not in characteristics(made.game, bull).keywords


@pytest.mark.clause("dm", "310.4")
@pytest.mark.clause("dm", "206.4")
def test_filters_and_doubling_count_what_an_aura_adds() -> None:
    made = scene(3)
    gr = made.put("super GR zone", card("Base", 1, 1000, marks=("gr",)))
    made.put("battle zone", banner(DOUBLE, cards(name="Base"), ""))
    made.put("hand", card("Veil", 1, 3000, types=("aura",)))
    destroy = fx.Destroy(Each(cards(StatIs("power", ">=", 8000), zones=HERE)))
    made.put("hand", spell("Doom", 1, effect=destroy))
    made.begin("main").answer("use", "Veil")
    assert power(made.game, gr) == 8000
    made.answer("use", "Doom")
    assert "Base" not in made.names("battle zone")


@pytest.mark.clause("dm", "604.2")
@pytest.mark.clause("dm", "301.3b")
def test_a_static_ability_that_was_lost_adds_no_power_and_one_that_was_given_does() -> None:
    lord = card("Lord", 1, 2000, abilities=(Static((AddStats((1000,)),), YOURS),))
    made = scene(2)
    bear = made.put("battle zone", BEAR)
    made.put("battle zone", lord)
    silence = fx.Modify(Each(cards(name="Lord", zones=HERE)), (LoseAllAbilities(),))
    cast(made, silence)
    assert power(made.game, bear) == 3000
    while_attacking = Static((AddStats((4000,)),), when=Is(This(), HasStatus("attacking")))
    made = scene(1)
    made.put("battle zone", BEAR)
    made.put("battle zone", ANT)

    cast(made, fx.Modify(Each(YOURS), (GainAbilities((while_attacking,)),)))
    made.put("battle zone", card("Guard", 1, 1000, "Blocker"), 1)
    made.answer("attack", "Bear", -1)
    attacker = made.cards("battle zone")[0]
    assert power(made.game, attacker) == 7000
