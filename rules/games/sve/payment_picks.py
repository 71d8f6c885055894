"""Which cards of Shadowverse: Evolve can be picked to pay the parts of a cost (10.4.2), one card for each."""

from collections.abc import Sequence

from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.filters_now import matches_now
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.references import found
from rules.engine.zones import place_of
from rules.games.sve.movement_stacks import is_held
from rules.games.sve.zones import FIELD, HAND, STACK, ZONES
from rules.language.costs import (
    CostPart,
    DiscardCards,
    MoveCard,
    PutAway,
    RestCards,
    RevealCards,
    TakeCounters,
)

Pick = DiscardCards | RevealCards | RestCards | PutAway | MoveCard | TakeCounters
"""A part of a cost for which cards are picked."""


def picks(parts: Sequence[CostPart]) -> list[Pick]:
    """Return the cost part for each single card that must be picked."""
    found: list[Pick] = []
    for part in parts:
        if isinstance(part, DiscardCards | RestCards | RevealCards):
            found += [part] * part.count
        elif isinstance(part, PutAway | MoveCard) or (
            isinstance(part, TakeCounters) and part.filter is not None
        ):
            found.append(part)
    return found


def payable(
    game: Game, player: PlayerId, card: CardId, parts: Sequence[CostPart], without: Sequence[CardId] = ()
) -> list[list[CardId]]:
    """List the possible cards for each card that must be picked to pay parts of a card's cost."""
    choices = [_payable(game, player, card, part) for part in picks(parts)]
    return [[one for one in those if one not in without] for those in choices] if without else choices


def counters_on(game: Game, card: CardId, part: TakeCounters) -> int:
    """Return how many counters of the kind that a cost takes a card has."""
    instance = game.state.instances.get(card)
    return (instance.counters or {}).get(part.counter, 0) if instance is not None else 0


def _payable(game: Game, player: PlayerId, card: CardId, part: Pick) -> list[CardId]:
    """List the cards that can be picked for a part of the cost of a card's ability."""
    if isinstance(part, DiscardCards | RevealCards):
        hand = game.state.zone(HAND, player)
        wanted = part.filter
        return [one for one in hand if wanted is None or matches_now(game, one, wanted, player, card)]
    assert part.filter is not None, "a part for which no card is picked has no filter"
    cards = found(game, part.filter, Context(player, card, "10.4.2"))
    if isinstance(part, TakeCounters):
        return [one for one in cards if counters_on(game, one, part) >= part.amount]
    if isinstance(part, RestCards):
        instances = game.state.instances
        return [one for one in cards if one != card and one in instances and not instances[one].rested]
    return cards


def distinct(choices: list[list[CardId]]) -> bool:
    """Return whether every part of a cost can have a card of its own among its choices."""
    taken: dict[CardId, int] = {}

    def place(part: int, tried: set[CardId]) -> bool:
        for card in choices[part]:
            if card not in tried:
                tried.add(card)
                if card not in taken or place(taken[card], tried):
                    taken[card] = part
                    return True
        return False

    return all(place(part, set()) for part in range(len(choices)))


@clause("sve", "10.6.2.6")
def can_pick(
    game: Game, player: PlayerId, parts: Sequence[Pick], choices: list[list[CardId]], *, room: bool
) -> bool:
    """Return whether every part of a cost can have a card of its own, one of which makes `room` if needed.

    Room is made by a card that leaves the field and that no Stack counter keeps there.
    """
    if not room:
        return distinct(choices)
    return any(
        makes_room(game, player, part, card) and distinct([*choices[:place], [card], *choices[place + 1 :]])
        for place, part in enumerate(parts)
        for card in choices[place]
    )


def makes_room(game: Game, player: PlayerId, part: Pick, card: CardId) -> bool:
    """Return whether a card picked for a part of a cost leaves its player's field."""
    if game.state.where[card] != place_of(FIELD, player):
        return False
    if isinstance(part, TakeCounters):
        return part.counter == STACK and counters_on(game, card, part) == part.amount
    leaves = isinstance(part, PutAway) or (isinstance(part, MoveCard) and ZONES.kind(part.zone) != FIELD)
    return leaves and not is_held(game.state.instances[card])
