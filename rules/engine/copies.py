"""Copies of a card: which of them are alike, so that it does not matter which one is taken."""

from typing import TYPE_CHECKING

from rules.engine.ids import CardId

if TYPE_CHECKING:
    from rules.engine.game import Game


def fixed_on(game: "Game", card: CardId) -> tuple[int, ...]:
    """Return the places of the continuous effects that were fixed on a card.

    Copies in one zone are alike where the same ones were: all others find cards by what they are.
    """
    return tuple(
        [place for place, one in enumerate(game.state.lasting) if one.cards is not None and card in one.cards]
    )
