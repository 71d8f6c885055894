"""Starting Amulet in Shadowverse: Evolve: an amulet that is on the field when the game begins.

Our rulebook has none; the source is the publisher's answers to players. In a deck of its title, one amulet
with the keyword is put onto the field from the deck during setup, and turned up when the game begins (Q1453).

JUDGEMENT: it is there before hands are drawn, and nothing triggers when it comes.
"""

from rules.engine import atoms
from rules.engine.game import Game
from rules.engine.ids import PLAYERS
from rules.games.sve.mechanics.union_burst import titles_of_deck
from rules.games.sve.zones import DECK, FIELD

STARTING_AMULET = "Starting Amulet"


def put_starting_amulets(game: Game) -> None:
    """Put one amulet with the keyword from each player's deck onto the field, if the deck is of its title."""
    state = game.state
    for player in PLAYERS:
        titles = titles_of_deck(game, player)
        for card in state.zone(DECK, player):
            definition = state.cards[card]
            if STARTING_AMULET in definition.keywords and titles & getattr(definition, "titles", frozenset()):
                atoms.move(game, card, FIELD, controller=player)
                break
