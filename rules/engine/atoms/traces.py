"""The last step of every atom: noting which aspects of the position it wrote."""

from typing import TYPE_CHECKING

from rules.engine.ids import NO_CARD, CardId

if TYPE_CHECKING:
    from rules.engine.game import Game


def wrote(game: "Game", what: int, card: CardId = NO_CARD) -> None:
    """Note that aspects of the position were written, of a single card if given (`aspects`)."""
    game.state.version += 1
    writes, known = game.writes, game.in_force
    writes.count += 1
    writes.since |= what
    known.touched |= what
    if card >= 0 and what & known.card_reads:
        known.forget(card)
