"""What battles do differently in Force of Will 5.01 (chapter 8)."""

from collections.abc import Generator

from rules.engine.asks import Ask, Option
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import capacity, is_fighter


def fights(definition: ForceCard) -> bool:
    """Return whether a card in the field is a J/resonator, with or without ATK and DEF (8.2#3.1, 8.2#3.2)."""
    return is_fighter(definition)


@clause("fow5", "11.1#2")
def pierce(game: Game, attacker: CardId, blocker: CardId, amount: int) -> Generator[Ask, Option, int]:
    """The blocker takes as much damage as it can; the excess carries over without a choice."""
    yield from ()
    return max(capacity(game, blocker), 0)
