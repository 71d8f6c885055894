"""What effects do differently in Force of Will 5.01: add an addition to more than one card."""

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.games.fow5.checks import ALSO_ON
from rules.games.fow8.zones import is_fielded


@clause("fow5", "10.1#1")
def add_to(game: Game, card: CardId, source: CardId) -> Procedure:
    """The addition is added to a card in the field; if it is on another, it is on both.

    JUDGEMENT: the book does not describe moving an addition from card to card; so it is on both until its
    player chooses (13.3#2).
    """
    if is_fielded(game, source):
        addition = game.state.instances[source]
        host = addition.host
        if host < 0:
            atoms.attach(game, source, card)
        elif host != card and card not in addition.numbers_of(ALSO_ON):
            atoms.set_numbers(game, source, ALSO_ON, (*addition.numbers_of(ALSO_ON), card))
    yield from ()
