"""Super-evolving in Shadowverse: Evolve: one more point makes an evolving follower stronger.

Our rulebook has none of it; the source is the publisher's answers to players. Each player starts with one
super evolution point (Q2681), which is paid in addition to the cost of an evolve ability and is not part of
it (Q2066, Q2068), from the seventh turn of the player who goes first and the sixth of the other on (Q2067,
Q2073). The follower gains +1/+1, and then triggers as having evolved and super-evolved (Q2064, Q2071).

JUDGEMENT: in games without a card that mentions super-evolving nobody has such a point, as in the book.
"""

from dataclasses import fields, is_dataclass
from functools import lru_cache

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId, PlayerId
from rules.engine.perform import perform
from rules.engine.triggers import trigger_on
from rules.games.sve.nodes import SuperEvolves
from rules.games.sve.zones import DECK, EVOLVE_DECK, RESOURCES, SUPER_EVOLUTION_POINTS
from rules.language.amounts import ResourcesOf
from rules.language.changes import AddStats
from rules.language.durations import ALWAYS
from rules.language.effects import Modify
from rules.language.references import This

TURNS = "turns"
"""The key under which a player's turns are counted for the whole game."""
FIRST_TURN, FIRST_TURN_OF_THE_SECOND = 7, 6
_STRONGER = Modify(This(), (AddStats((1, 1)),), ALWAYS)


def hand_out_super_evolution_points(game: Game) -> None:
    """Give each player one super evolution point if any card in their decks mentions super-evolving."""
    state = game.state
    decks = (card for player in PLAYERS for zone in (DECK, EVOLVE_DECK) for card in state.zone(zone, player))
    spoken = any(speaks_of_it(side) for card in decks for side in state.cards[card].faces)
    for player in PLAYERS:
        atoms.set_resource(game, player, SUPER_EVOLUTION_POINTS, int(spoken))


@lru_cache(maxsize=4096)
def speaks_of_it(definition: Definition) -> bool:
    """Return whether an ability of a card mentions super-evolving or super evolution points."""
    return _mentioned(definition.abilities)


def _mentioned(node: object) -> bool:
    match node:
        case SuperEvolves():
            return True
        case ResourcesOf(what):
            return what == RESOURCES[SUPER_EVOLUTION_POINTS]
        case tuple():
            return any(_mentioned(one) for one in node)
    return is_dataclass(node) and any(_mentioned(getattr(node, one.name)) for one in fields(node) if one.init)


def may_super_evolve(game: Game, player: PlayerId) -> bool:
    """Return whether a player has a super evolution point and has reached the turn when it can be used."""
    one = game.state.players[player]
    first = FIRST_TURN if player == game.state.first else FIRST_TURN_OF_THE_SECOND
    return one.resources[SUPER_EVOLUTION_POINTS] > 0 and one.game_counts.get(TURNS, 0) >= first


def super_evolve(game: Game, card: CardId) -> Procedure:
    """Make a follower that has just evolved stronger, and trigger abilities on that."""
    controller = game.state.instances[card].controller
    yield from perform(game, _STRONGER, Context(controller, card, "12.2.2"))
    trigger_on(game, SuperEvolves, card)
