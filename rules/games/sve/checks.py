"""Rules handling in Shadowverse: Evolve (chapter 11): performed only at Confirmation Timing."""

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import NO_PLAYER, OTHER_PLAYER, PLAYERS
from rules.engine.queue import settle
from rules.engine.state import Result
from rules.games.sve.keywords import bearers
from rules.games.sve.layers import DEFENSE, defense
from rules.games.sve.movement import go, leave_field
from rules.games.sve.movement_control import settle_control
from rules.games.sve.triggers import states_trigger
from rules.games.sve.zones import (
    CEMETERY,
    EVOLVE_ZONE,
    EX_AREA,
    FACEUP_EVOLVE_DECK,
    FIELD,
    LIMITS,
    STACK,
)


@clause("sve", "10.5.2", "11.1.2")
def confirmation_timing(game: Game) -> Procedure:
    """Perform rules handling, then resolve pending abilities one by one, the active player's first.

    Rules handling is performed again after each.
    """
    yield from settle(game, "10.5.2")


@clause("sve", "11.2.1", "11.2.2")
def players_lose(game: Game) -> bool:
    """A player loses if their leader has no defense left, or they had to draw from an empty deck."""
    losers = []
    for player in PLAYERS:
        one = game.state.players[player]
        if one.life <= 0:
            losers.append((player, "leader_defeated", "11.2.1"))
        elif one.turn_counts.get("empty_draw"):
            losers.append((player, "deck_out", "11.2.2"))
    if len(losers) == len(game.state.players):
        game.finish(Result(NO_PLAYER, "both_lose", "1.2.2"))
    for player, reason, because in losers:
        game.finish(Result(OTHER_PLAYER[player], reason, because))
    return False


@clause("sve", "11.3.1")
def followers_are_destroyed(game: Game) -> bool:
    """Followers without defense are destroyed, all of them at the same time (11.1.3)."""
    state = game.state
    cards, instances = state.cards, state.instances
    followers = [card for card in state.zone_of_both(FIELD) if "follower" in cards[card].types]
    if state.lasting or game.static:
        beaten = [card for card in followers if defense(game, card) <= 0]
    else:
        beaten = [card for card in followers if instances[card].damage >= cards[card].stats[DEFENSE]]
    if beaten:
        leave_field(game, beaten, CEMETERY, destroyed=True)
    return bool(beaten)


ALONGSIDE = frozenset({"spell", "equipment"})
"""The types of cards that are linked to a follower without being a form of it."""


@clause("sve", "11.6.1", "11.6.2", "11.6.3")
def illegal_evolutions_end(game: Game) -> bool:
    """Only the latest link stays; an evolved card without a link returns to its deck faceup.

    A card of the evolve zone stores the one card it was linked to last; a follower that lost its link that
    way is what it was before. A spell that a follower raced with, or its equipment, is not a form of it, and
    stays alongside.
    """
    state = game.state
    instances, cards = state.instances, state.cards
    beneath = state.zone_of_both(EVOLVE_ZONE)
    evolved = [card for card in beneath if not cards[card].types & ALONGSIDE]
    links = {instances[card].host: card for card in evolved}
    loose = [card for card in evolved if (host := instances[card].host) < 0 or links[host] != card]
    loose += [card for card in beneath if card not in evolved and instances[card].host < 0]
    unlinked = [
        card
        for card in state.zone_of_both(FIELD)
        if cards[card].faces[0] is not cards[card] and card not in links
    ]
    for card in loose:
        atoms.move(game, card, FACEUP_EVOLVE_DECK)
    for card in unlinked:
        atoms.become(game, card, state.cards[card].faces[0])
    return bool(loose or unlinked)


@clause("sve", "11.7.1")
def empty_stacks_leave(game: Game) -> bool:
    """A card with Stack on the field that has no Stack counter is moved to the cemetery."""
    state = game.state
    empty = [
        card
        for card in bearers(game, state.zone_of_both(FIELD), STACK)
        if not (state.instances[card].counters or {}).get(STACK)
    ]
    if empty:
        leave_field(game, empty, CEMETERY)
    return bool(empty)


@clause("sve", "11.4.1")
def field_limits(game: Game) -> Procedure:
    """A player with too many cards on the field selects those that stay."""
    if _is_crowded(game, FIELD):
        yield from _keep_within(game, FIELD, "11.4.1")


@clause("sve", "11.5.1")
def ex_area_limits(game: Game) -> Procedure:
    """A player with too many cards in the EX area selects those that stay."""
    if _is_crowded(game, EX_AREA):
        yield from _keep_within(game, EX_AREA, "11.5.1")


def _is_crowded(game: Game, kind: int) -> bool:
    limit, state = LIMITS[kind], game.state
    return len(state.zone(kind, PLAYERS[0])) > limit or len(state.zone(kind, PLAYERS[1])) > limit


def _keep_within(game: Game, kind: int, because: str) -> Procedure:
    state = game.state
    for player in (state.active, OTHER_PLAYER[state.active]):
        zone = state.zone(kind, player)
        if len(zone) <= LIMITS[kind]:
            continue
        going = list(zone)
        for _ in range(LIMITS[kind]):
            kept = yield Ask(player, "keep_within_limit", because, [Option("keep", card) for card in going])
            going.remove(kept.card)
        if kind == FIELD:
            leave_field(game, going, CEMETERY)
        else:
            for card in going:
                go(game, card, CEMETERY)


CHECKS = (
    settle_control,
    players_lose,
    followers_are_destroyed,
    illegal_evolutions_end,
    empty_stacks_leave,
    states_trigger,
)
ASKING_CHECKS = (field_limits, ex_area_limits)
