"""Cards that move from one player's field to the other's in Shadowverse: Evolve (10.7.4.3, 10.9.2)."""

from rules.engine import atoms, control
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, PLAYERS, CardId, PlayerId
from rules.engine.zones import kind_of
from rules.games.sve.zones import FIELD, space

WENT_OVER = "went over"
"""The key that records that a card has changed sides, so that other games need not look for any."""


def settle_control(game: Game) -> bool:
    """Put each card on the field of the player named by the newest effect; return whether any changed sides.

    JUDGEMENT: the book does not say how long a card stays there; it stays as long as the effect lasts.
    """
    state = game.state
    if not state.lasting and not game.static and not state.players[0].game_counts.get(WENT_OVER):
        return False
    return control.settle_control(game, may_go_over, go_over)


@clause("sve", "4.4.4.2")
def may_go_over(game: Game, card: CardId) -> bool:
    """Return whether a card is on a field, and the other field has room for it."""
    state = game.state
    if kind_of(state.where[card]) != FIELD:
        return False
    return space(game, FIELD, OTHER_PLAYER[state.instances[card].controller]) > 0


@clause("sve", "10.7.4.3", "10.9.2")
def go_over(game: Game, card: CardId, player: PlayerId) -> None:
    """A card moves to a player's field: it has not entered that field, and keeps the effects on it."""
    atoms.note_for_game(game, PLAYERS[0], WENT_OVER)
    atoms.move(game, card, FIELD, controller=player)
    atoms.backdate(game, card, game.state.turn)
