"""What real cards of Duel Masters print of lost battles and of shields that would break."""

import pytest

from rules.games.dm.nodes import BreakShields, LosesBattle, ShieldBreaks
from rules.language import effects as fx
from rules.language.abilities import Replacement, Spell, Triggered
from rules.language.amounts import StatOf
from rules.language.conditions import Compare
from rules.language.events import By
from rules.language.filters import Not, Other
from rules.language.references import Cause, Chosen, Subject, This
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card
from tests.rules.dm.play.scenes import scene
from tests.rules.dm.printed.bearers import THEIR_SHIELDS, YOUR_SHIELDS, bearer, creatures
from tests.rules.printed import written
from tests.rules.restricted import cannot

BY_THIS = Not(Other())
BURN = Replacement(By(ShieldBreaks(THEIR_SHIELDS), BY_THIS), fx.MoveTo(Subject(), "graveyard"))


@pytest.mark.clause("dm", "609.1")
@pytest.mark.clause("dm", "101.5")
@pytest.mark.parametrize("by", ["Bearer", "Bear"])
def test_shields_that_it_would_break_go_to_the_graveyard_instead(by: str) -> None:
    made = scene(0)
    made.put("battle zone", bearer("en-DM-06-S7", BURN, keywords=("W Breaker",)))
    made.put("battle zone", BEAR)
    made.put("shield zone", card("Trap", 1, 1000, "S Trigger"), 1)
    made.begin("attack").answer("attack", by, -1)
    made.answer("break", "Trap")
    if by == "Bearer":
        made.answer("break")
        assert sorted(made.names("graveyard", 1)) == ["Ant", "Trap"]
        assert made.ask.kind == "attack", "what never came to the hand has no S Trigger"
    else:
        assert made.ask.kind == "s_trigger"
        assert made.names("graveyard", 1) == []


@pytest.mark.clause("dm", "609.5")
@pytest.mark.clause("dm", "701.14a")
@pytest.mark.parametrize("does", ["replace", "decline"])
@pytest.mark.parametrize("how", ["attack", "effect"])
def test_its_player_may_discard_two_cards_instead_of_a_shield_that_would_break(does: str, how: str) -> None:
    ability = Replacement(ShieldBreaks(YOUR_SHIELDS), fx.Discard(2), optional=True)
    made = scene(1)
    made.put("battle zone", bearer("en-DM-10-16", ability), 1)
    made.fill("hand", GIANT, 2, 1)
    made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    if how == "attack":
        made.begin("attack").answer("attack", "Bear", -1).answer("break")
    else:
        made.put("hand", card("Flash", 1, 0, types=("spell",), abilities=(breaks_one(),)))
        made.begin("main").answer("use", "Flash").answer("choose")
    assert made.ask.player == 1
    made.answer(does)
    while made.ask.player == 1:
        made.game.answer(0)
    kept = does == "replace"
    assert len(made.cards("shield zone", 1)) == (5 if kept else 4)
    assert sorted(made.names("graveyard", 1)) == (["Giant", "Giant"] if kept else [])
    assert sorted(made.names("hand", 1)) == ([] if kept else ["Ant", "Giant", "Giant"])


def breaks_one() -> Spell:
    """Return the ability of a spell that breaks one shield."""
    return Spell(BreakShields(Chosen(THEIR_SHIELDS)))


@pytest.mark.clause("dm", "115.3d")
@pytest.mark.clause("dm", "701.13a")
@pytest.mark.parametrize(("foe", "lost"), [(GIANT, True), (ANT, False)])
def test_when_it_loses_a_battle_it_goes_back(foe: object, lost: bool) -> None:
    made = scene()
    ability = Triggered(LosesBattle(), fx.MoveTo(This(), "hyperspatial zone"))
    mine = made.put("battle zone", bearer("ja-DMD-03-2a", ability, cannot("be destroyed")))
    target = made.put("battle zone", foe, 1, rested=True)  # type: ignore[arg-type]
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", mine, target)
    assert made.zone_of(mine) == ("hyperspatial zone" if lost else "battle zone")


@pytest.mark.clause("dm", "115.3d")
@pytest.mark.clause("dm", "603.4")
@pytest.mark.parametrize(("foe", "lost"), [(GIANT, True), (card("Even", 2, 2000), False)])
def test_what_it_loses_a_battle_with_goes_to_the_mana_zone_if_it_is_stronger(foe: object, lost: bool) -> None:
    stronger = Compare(StatOf(Cause(), "power"), ">", StatOf(Subject(), "power"))
    ability = Triggered(LosesBattle(), fx.If(stronger, fx.MoveTo(Cause(), "mana zone")))
    made = scene()
    made.put("battle zone", bearer("ja-DMR-13-65", ability))
    target = made.put("battle zone", foe, 1, rested=True)  # type: ignore[arg-type]
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", "Bearer", target)
    assert made.zone_of(target) == ("mana zone" if lost else "graveyard")


@pytest.mark.clause("dm", "115.3d")
@pytest.mark.parametrize("foe", [GIANT, ANT])
def test_what_watches_others_sees_them_lose_their_battles(foe: object) -> None:
    (watches,) = written("dm", Triggered(LosesBattle(creatures(whose="you")), fx.May(fx.Draw(1))))
    made = scene()
    made.put("battle zone", card("Medic", abilities=(watches,)))
    made.put("battle zone", BEAR)
    target = made.put("battle zone", foe, 1, rested=True)  # type: ignore[arg-type]
    made.begin("attack").answer("attack", "Bear", target)
    assert (made.ask.kind == "may") is (foe is GIANT)
