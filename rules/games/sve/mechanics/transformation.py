"""Transforming cards into tokens in Shadowverse: Evolve (5.16)."""

from typing import cast

from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.zones import kind_of, owner_of
from rules.games.sve.movement import create, relocate
from rules.games.sve.nodes import Transform
from rules.games.sve.zones import BANISHED, EX_AREA, FIELD
from rules.language.effects import Effect


@clause("sve", "5.16.1")
def transform(game: Game, effect: Effect, cards: list[CardId], at: Context) -> Procedure:
    """Banish the cards, and create a token for each that was banished in the zone where it was.

    Only cards where tokens can be are transformed (9.1).
    """
    assert isinstance(effect, Transform)
    token = cast(Definition, effect.token)
    cards = [card for card in cards if kind_of(game.state.where[card]) in (FIELD, EX_AREA)]
    where = {card: game.state.where[card] for card in cards}
    yield from relocate(game, cards, BANISHED, False, at.player)
    for card, place in where.items():
        if game.state.where[card] != place:
            yield from create(game, token, kind_of(place), owner_of(place), 1)
