"""The end of effects that last until a moment of a turn."""

from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.ids import OTHER_PLAYER
from rules.language.durations import UntilMoment

if TYPE_CHECKING:
    from rules.engine.game import Game


def end_until(game: "Game", moment: str) -> None:
    """End what lasts until this moment: in any turn, in its player's own, or in the opponent's."""
    if not game.state.lasting and not game.state.delayed:
        return
    active = game.state.active
    atoms.end_effects(game, UntilMoment(moment))
    atoms.end_effects(game, UntilMoment(moment, "you"), active)
    atoms.end_effects(game, UntilMoment(moment, "opponent"), OTHER_PLAYER[active])
