"""Key notations of Shadowverse: Evolve (chapter 5) as effect trees, and this game's own actions."""

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.definition import Definition
from rules.engine.effects import Act, Create, Draw, Effect, IfYouDo, May, MoveTo, Sequence
from rules.engine.filters import Chosen, Filter, Selector, Source, Whose
from rules.engine.game import Game
from rules.engine.ruling import clause
from rules.engine.state import Result
from rules.games.sve.zones import DECK, ZONES

DECK_NAME = ZONES.kinds[DECK].name
ANY_CARD = Filter(zones=(DECK_NAME,), whose="you")


def draw_up_to(most: int) -> Effect:
    """Return drawing card after card, at most so many; the player may end it before each (5.9.3)."""
    if most == 1:
        return May(Draw(1))
    return May(Sequence((Draw(1), draw_up_to(most - 1))))


def search_deck(wanted: Filter, zone: str, count: int = 1) -> Effect:
    """Return searching the player's deck for cards for a zone, then shuffling it (5.7.1, 5.7.2).

    `wanted` is `ANY_CARD` or narrows it: only where it asks for nothing but a card of the deck the player
    must find that many (5.7.1.1); else they may treat a card as not there (4.1.2.2).
    """
    least = count if wanted == ANY_CARD else 0
    return Sequence((MoveTo(Chosen(wanted, count, least), zone), Act(Source(), "shuffle")))


def transform(what: Selector, token: Definition, whose: Whose) -> Effect:
    """Return banishing one card of a player's field and creating a token for it (5.16.1)."""
    return IfYouDo(MoveTo(what, "banished zone"), Create(token, "field", who=whose))


@clause("sve", "5.8.1")
def shuffle_deck(game: Game, card: int, source: int) -> Procedure:
    """The deck of a card's controller is shuffled."""
    atoms.shuffle(game, 2 * DECK + game.state.instances[card].controller)
    yield from ()


@clause("sve", "1.2.4")
def win(game: Game, card: int, source: int) -> Procedure:
    """A card's controller wins at once, before any Confirmation Timing."""
    game.finish(Result(game.state.instances[card].controller, "card", "1.2.4"))
    yield from ()


ACTIONS = {"shuffle": shuffle_deck, "win": win}
