"""What the rules of Skirmish see to between actions: who loses, and which fighters are beaten."""

from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import NO_PLAYER, OTHER_PLAYER, PLAYERS
from rules.engine.queue import settle as settle_waiting
from rules.engine.state import Result
from rules.games.skirmish.layers import health
from rules.games.skirmish.movement import put_on_pile
from rules.games.skirmish.zones import ARENA


def settle(game: Game) -> Procedure:
    """Carry out the checks until none changes anything, then resolve what waits."""
    yield from settle_waiting(game, "4.7")


@clause("skirmish", "1.2", "1.3", "1.4")
def players_lose(game: Game) -> bool:
    """A player without life, or who had to draw from an empty deck, loses; both at once draw the game."""
    losers = {}
    for player in PLAYERS:
        one = game.state.players[player]
        if one.life <= 0:
            losers[player] = ("life", "1.2")
        elif one.turn_counts.get("empty_draw"):
            losers[player] = ("deck_out", "1.3")
    if len(losers) == len(PLAYERS):
        game.finish(Result(NO_PLAYER, "both_lose", "1.4"))
    for player, (reason, because) in losers.items():
        game.finish(Result(OTHER_PLAYER[player], reason, because))
    return bool(losers)


@clause("skirmish", "4.7")
def fighters_are_beaten(game: Game) -> bool:
    """A fighter with as much damage as its health is put on the pile."""
    state = game.state
    beaten = [
        card for card in state.zone_of_both(ARENA) if state.instances[card].damage >= health(game, card)
    ]
    for card in beaten:
        put_on_pile(game, card)
    return bool(beaten)


CHECKS = (players_lose, fighters_are_beaten)
