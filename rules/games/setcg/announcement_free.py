"""Cards that an effect lets a player cast without paying their cost."""

from rules.engine.asks import Procedure
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.restrictions import is_forbidden
from rules.games.setcg.announcement import play_character, summon
from rules.games.setcg.announcement_prices import printed_card
from rules.games.setcg.definitions import CHARACTERS, SUMMON
from rules.games.setcg.legal_actions import may_play, may_summon
from rules.games.setcg.movement import BE_PUT


def can_cast_free(game: Game, player: PlayerId, card: CardId) -> bool:
    """Return whether an effect can let a player cast a card for free."""
    definition = printed_card(game, card)
    if is_forbidden(game, card, BE_PUT):
        return False
    if SUMMON in definition.types:
        return may_summon(game, player, card, definition)
    return bool(definition.types & CHARACTERS) and may_play(game, player, card, definition)


def cast_free(game: Game, player: PlayerId, card: CardId, *, once: bool = False) -> Procedure:
    """Cast a card without paying its cost, as an effect allows; a Summon cast `once` then leaves the game."""
    if SUMMON in printed_card(game, card).types:
        yield from summon(game, player, card, free=True, once=once)
    else:
        yield from play_character(game, player, card, free=True)
