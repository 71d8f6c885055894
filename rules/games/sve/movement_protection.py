"""Cards on the field of Shadowverse: Evolve that abilities cannot banish (5.6.1)."""

from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.restrictions import is_forbidden
from rules.engine.zones import kind_of
from rules.games.sve.movement import relocate
from rules.games.sve.zones import BANISHED, FIELD

BE_BANISHED = "be banished"


@clause("sve", "1.3.3", "5.6.1")
def relocate_by_effect(
    game: Game, cards: list[CardId], kind: int, bottom: bool, player: PlayerId
) -> Procedure:
    """An effect moves cards, but banishes none from the field that cannot be banished."""
    if kind == BANISHED:
        cards = [card for card in cards if not _is_protected(game, card)]
    yield from relocate(game, cards, kind, bottom, player)


def _is_protected(game: Game, card: CardId) -> bool:
    return kind_of(game.state.where[card]) == FIELD and is_forbidden(game, card, BE_BANISHED)
