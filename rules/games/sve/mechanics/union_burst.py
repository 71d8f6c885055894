"""Union Burst in Shadowverse: Evolve: abilities that work only in a deck built around their title.

Our rulebook has no Union Burst; the source is the publisher's answers to players: such abilities are valid
only in a deck built around the title (Q2544), and one is executed when its effect is applied (Q2545).
"""

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId, PlayerId
from rules.engine.triggers import trigger_on
from rules.games.sve.definitions import EvolveCard
from rules.games.sve.nodes import Bursts
from rules.games.sve.zones import DECK, EVOLVE_DECK

ONE_TITLE = "deck of one title"
"""The key under which the title of a player's deck is stored for the whole game."""


def note_titles(game: Game) -> None:
    """Store for each player the titles to which every card of both decks belongs, and that there are any.

    JUDGEMENT: a deck all of whose cards belong to a title is built around that title, whatever else it could
    be.
    """
    for player in PLAYERS:
        for title in sorted(titles_of_deck(game, player)):
            atoms.note_for_game(game, player, ONE_TITLE)
            atoms.note_for_game(game, player, ONE_TITLE, about=title)


def titles_of_deck(game: Game, player: PlayerId) -> frozenset[str]:
    """Return the titles to which every card of a player's two decks belongs, as they are set up."""
    state = game.state
    cards = [*state.zone(DECK, player), *state.zone(EVOLVE_DECK, player)]
    titles = [_titles(state.cards[card]) for card in cards]
    return frozenset.intersection(*titles) if titles else frozenset()


def _titles(definition: object) -> frozenset[str]:
    return definition.titles if isinstance(definition, EvolveCard) else frozenset()


def burst(game: Game, card: CardId, source: CardId) -> Procedure:
    """Trigger abilities on the execution of a card's Union Burst ability."""
    trigger_on(game, Bursts, card)
    yield from ()
