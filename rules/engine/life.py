"""Changes to players' life by effects and costs, with their events."""

from collections.abc import Generator
from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.asks import Ask, Option
from rules.engine.denials import GAIN_LIFE, is_denied
from rules.engine.ids import NO_CARD, PlayerId
from rules.engine.replacement import ReplaceableEvent, may_be_replaced, replaced
from rules.engine.triggers import trigger_on
from rules.language.events import GainsLife, LosesLife

if TYPE_CHECKING:
    from rules.engine.game import Game


def gain(game: "Game", player: PlayerId, amount: int) -> Generator[Ask, Option, int]:
    """Return how much life a player actually gains, after replacements."""
    if is_denied(game, player, GAIN_LIFE):
        return 0
    if not may_be_replaced(game, GainsLife):
        return amount
    event = ReplaceableEvent(GainsLife, player, amount=amount)
    yield from replaced(game, event)
    return 0 if event.cancelled else event.amount


def change_life(game: "Game", player: PlayerId, amount: int) -> None:
    """Make a player gain life, or lose it if the amount is negative."""
    if amount:
        atoms.change_life(game, player, amount)
    _emit(game, player, amount)


def set_life(game: "Game", player: PlayerId, life: int) -> None:
    """Set a player's life; the difference counts as gained or lost."""
    before = game.state.players[player].life
    atoms.set_life(game, player, life)
    _emit(game, player, life - before)


def _emit(game: "Game", player: PlayerId, amount: int) -> None:
    if amount:
        trigger_on(game, GainsLife if amount > 0 else LosesLife, NO_CARD, player=player, amount=abs(amount))
