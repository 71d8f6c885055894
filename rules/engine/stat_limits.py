"""Stats that effects cannot raise or lower."""

from typing import TYPE_CHECKING

from rules.engine.continuous_effects import Lasting
from rules.engine.definition import Definition
from rules.engine.filters import matches
from rules.language.restrictions import Cannot

if TYPE_CHECKING:
    from rules.engine.game import Game

RAISE, LOWER = "be raised", "be lowered"
"""What a card cannot have done to its stats: added to, or taken from."""


def is_barred(game: "Game", definition: Definition, added: int, lasting: Lasting) -> bool:
    """Return whether a card's stats cannot be raised, or lowered, by the source of an effect.

    JUDGEMENT: what raised them before does not count meanwhile either, since all effects in force are applied
    anew in their order (setcg 11.13.4.6); the book does not say so of this restriction.
    """
    action = RAISE if added > 0 else LOWER
    source, now = lasting.source, game.layering or {}
    for bound in definition.restrictions:
        one = bound.restriction
        if isinstance(one, Cannot) and one.action == action:
            if one.other is None:
                return True
            if source >= 0 and matches(
                game,
                source,
                now.get(source) or game.state.cards[source],
                one.other,
                bound.controller,
                bound.source,
            ):
                return True
    return False
