"""What effects in force forbid players to do."""

from typing import TYPE_CHECKING

from rules.engine.conditions import holds
from rules.engine.filters import holder
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import statics
from rules.language.abilities import Static
from rules.language.changes import Deny
from rules.language.conditions import Condition

if TYPE_CHECKING:
    from rules.engine.game import Game

GAIN_LIFE, DRAW = "gain life", "draw"
"""The actions that the kernel itself checks; games check all others."""


def is_denied(game: "Game", player: PlayerId, deed: str) -> bool:
    """Return whether an effect in force forbids a player an action."""
    state = game.state
    if not state.lasting and not game.static:
        return False
    for one in state.lasting:
        change = one.change
        if isinstance(change, Deny) and _applies_to(
            game, change, deed, player, one.controller, one.source, one.when
        ):
            return True
    for source, ability in statics(game):
        for change in ability.changes if isinstance(ability, Static) else ():
            if isinstance(change, Deny) and _applies_to(
                game, change, deed, player, holder(game, source), source, ability.when
            ):
                return True
    return False


def _applies_to(
    game: "Game",
    change: Deny,
    deed: str,
    player: PlayerId,
    controller: PlayerId,
    source: CardId,
    when: Condition | None,
) -> bool:
    if change.deed != deed:
        return False
    meant = change.who == "anyone" or (change.who == "you") == (player == controller)
    return meant and (when is None or holds(game, when, controller, source))
