"""Whether the game's own words did anything, for what effects do "if you do"."""

import pytest

from rules.games.dm.nodes import BattleOf, Exchange, NoBattle, RearrangeShields, StopAttack, SummonGacharange
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.effects import Effect
from rules.language.events import Attacks
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.dm.play.cards import ANT, BEAR, card
from tests.rules.dm.play.scenes import THEIRS, YOURS, cast, scene
from tests.rules.scenes import Scene

SHIELDS = cards(zones=("shield zone",), whose="you")


def drawn_after(made: Scene, effect: Effect, before: Effect = fx.NOTHING) -> int:
    """Return how many cards a spell lets its player draw if it does something, whatever it did before."""
    deck = len(made.cards("deck"))
    cast(made, fx.Do((before, fx.IfYouDo(effect, fx.Draw(2)))))
    while made.ask.kind == "deal":
        made.game.answer(0)
    return deck - len(made.cards("deck"))


@pytest.mark.clause("dm", "115.1a")
@pytest.mark.parametrize(("foes", "drawn"), [(1, 2), (0, 0)])
def test_a_battle_without_a_second_creature_was_none(foes: int, drawn: int) -> None:
    made = scene()
    made.put("battle zone", BEAR)
    made.fill("battle zone", ANT, foes, 1)
    assert drawn_after(made, BattleOf(Each(YOURS), Each(THEIRS))) == drawn


@pytest.mark.clause("dm", "701.26c")
@pytest.mark.parametrize(("fallen", "drawn"), [(1, 2), (0, 0)])
def test_two_empty_zones_do_not_change_places(fallen: int, drawn: int) -> None:
    made = scene()
    made.fill("graveyard", BEAR, fallen)
    assert drawn_after(made, Exchange("hand", "graveyard")) == drawn


@pytest.mark.clause("dm", "113.2a")
@pytest.mark.parametrize(("broken", "drawn"), [(False, 2), (True, 0)])
def test_who_has_no_shields_rearranges_none(broken: bool, drawn: int) -> None:
    made = scene()
    made.put("battle zone", BEAR)
    before = fx.MoveTo(Each(SHIELDS), "graveyard") if broken else fx.NOTHING
    assert drawn_after(made, RearrangeShields(), before) == drawn


@pytest.mark.clause("dm", "701.30a")
@pytest.mark.parametrize(("gears", "drawn"), [(1, 3), (0, 3)])
def test_what_was_done_before_a_summon_that_fails_was_done_nevertheless(gears: int, drawn: int) -> None:
    made = scene()
    made.fill("super GR zone", card("Gear", marks=("gr",)), gears)
    made.put("battle zone", BEAR)
    assert drawn_after(made, fx.Do((fx.Draw(1), SummonGacharange()))) == drawn


@pytest.mark.clause("dm", "505.6a")
@pytest.mark.parametrize("verb", [NoBattle(), StopAttack()])
def test_outside_of_an_attack_there_is_none_to_stop(verb: Effect) -> None:
    made = scene()
    made.put("battle zone", BEAR)
    assert drawn_after(made, verb) == 0


@pytest.mark.clause("dm", "505.6a")
def test_an_attack_that_is_stopped_was_one() -> None:
    stops = Triggered(Attacks(), fx.IfYouDo(StopAttack(), fx.Draw(2)))
    made = scene()
    made.put("battle zone", card("Deserter", 1, 1000, abilities=(stops,)))
    made.put("battle zone", BEAR)
    deck = len(made.cards("deck"))
    made.begin("attack").answer("attack", "Deserter", -1).until("attack")
    assert (len(made.cards("shield zone", 1)), deck - len(made.cards("deck"))) == (5, 2)
