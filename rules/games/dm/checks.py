"""State-based actions of Duel Masters (703.4): seen to before anything else, whenever they are due."""

from rules.engine.atoms import move
from rules.engine.checks import check
from rules.engine.game import Game
from rules.engine.ruling import clause
from rules.engine.state import Result
from rules.games.dm.attachments import castles_without_a_shield_fall, lone_auras_go, take_gears_off
from rules.games.dm.keywords import power
from rules.games.dm.zones import BATTLE, DECK, GRAVEYARD

__all__ = ["CHECKS", "check"]


@clause("dm", "703.4a", "703.4b", "104.2")
def players_lose(game: Game) -> bool:
    """A player without shields who is attacked directly loses, and so does one whose deck is empty."""
    state = game.state
    losers = []
    for player, one in enumerate(state.players):
        if one.lost:
            losers.append((player, one.lost, "703.4a"))
        elif not state.zones[2 * DECK + player]:
            losers.append((player, "deck_out", "703.4b"))
    if not losers:
        return False
    if len(losers) == len(state.players):
        game.finish(Result(-1, "both_lose", "104.1"))
    player, reason, because = losers[0]
    game.finish(Result(1 - player, reason, because))
    return True


@clause("dm", "703.4c")
def powerless_creatures_are_destroyed(game: Game) -> bool:
    """A creature whose power is nothing or less is destroyed."""
    weak = [
        card
        for player in (0, 1)
        for card in game.state.zones[2 * BATTLE + player]
        if "creature" in game.state.cards[card].types and power(game, card) <= 0
    ]
    for card in weak:
        put_away(game, card)
    return bool(weak)


@clause("dm", "703.4l")
def an_older_d2_field_goes(game: Game) -> bool:
    """There is one D2 field at a time: the one put there first goes to its owner's graveyard."""
    state = game.state
    fields = [
        card
        for player in (0, 1)
        for card in state.zones[2 * BATTLE + player]
        if "d2" in state.cards[card].marks and "field" in state.cards[card].types
    ]
    fields.sort(key=lambda card: state.instances[card].stamp)
    for card in fields[:-1]:
        put_away(game, card)
    return len(fields) > 1


def put_away(game: Game, card: int) -> None:
    """Move a card from the battle zone to the graveyard, with the cards that lie beneath it."""
    leave(game, card, GRAVEYARD)


def leave(game: Game, card: int, kind: int, *, bottom: bool = False) -> None:
    """Move a card out of play to a zone, all the cards of an evolution creature together (801.2)."""
    beneath = game.state.instances[card].under if card in game.state.instances else ()
    take_gears_off(game, card)
    move(game, card, kind, bottom=bottom)
    for other in beneath:
        move(game, other, kind, bottom=bottom)


CHECKS = (
    players_lose,
    powerless_creatures_are_destroyed,
    lone_auras_go,
    castles_without_a_shield_fall,
    an_older_d2_field_goes,
)
