"""What battles and damage do differently in Force of Will 5.01 (chapter 8, 9.10)."""

from collections.abc import Generator

from rules.engine.asks import Ask, Option
from rules.engine.game import Game
from rules.engine.replacement import Happening, Offer
from rules.engine.ruling import clause
from rules.games.fow8.keywords import capacity, controller_of, is_fighter, now


def fights(game: Game, card: int) -> bool:
    """Tell whether a card in the field is a J/resonator; ATK and DEF are not asked for (8.2#3.1, 8.2#3.2)."""
    return is_fighter(now(game, card))


@clause("fow5", "11.1#2")
def pierce(game: Game, attacker: int, blocker: int, amount: int) -> Generator[Ask, Option, int]:
    """The blocker takes what it has capacity for; nobody chooses, the excess goes on."""
    yield from ()
    return max(capacity(game, blocker), 0)


@clause("fow5", "9.10#2")
def who_replaces(game: Game, happening: Happening, offers: list[Offer]) -> tuple[int, list[Offer]]:
    """Whose card or effect it is chooses among all replacements, or else the player who does it.

    JUDGEMENT: damage is the situation of the card that deals it, not of the card that it is dealt to.
    """
    if happening.kind in ("damage", "damage_player") and happening.source >= 0:
        return controller_of(game, happening.source), offers
    return happening.player, offers
