"""Cards that are rested, given up or moved for costs of Force of Will (903.2j): which may be, and how."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.context import Context
from rules.engine.filters_now import matches_now
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.once import once_for_each
from rules.engine.references import found
from rules.engine.zones import kind_of
from rules.games.fow8.keywords import may_rest_for_ability, now
from rules.games.fow8.movement import discard, relocate
from rules.games.fow8.movement_zones import NOWHERE, rest, send
from rules.games.fow8.zones import GRAVEYARD, HAND, book, is_fielded
from rules.language.costs import (
    Cost,
    DiscardCards,
    MoveCard,
    Pay,
    PayLife,
    PayX,
    PutAway,
    PutThisAway,
    RestCards,
    RestThis,
    RevealCards,
    TakeCounters,
    TakeCountersX,
)
from rules.language.filters import Filter

Pick = RestThis | RestCards | DiscardCards | PutThisAway | PutAway | MoveCard | TakeCounters
"""A part of a cost that is paid with cards."""

VERBS: dict[type[Pick], str] = {
    RestThis: "rest",
    RestCards: "rest",
    DiscardCards: "discard",
    PutThisAway: "banish",
    PutAway: "banish",
    MoveCard: "move",
    TakeCounters: "take",
}
"""The option's verb for picking a card for each kind of cost part."""


@dataclass(slots=True)
class Used:
    """What parts of a cost have used: cards rested, cards given up, counters removed."""

    rested: set[CardId] = field(default_factory=set)
    gone: set[CardId] = field(default_factory=set)
    taken: dict[tuple[CardId, str], int] = field(default_factory=dict)

    def cards(self) -> tuple[CardId, ...]:
        """Return the cards that can pay for nothing else."""
        return (*self.rested, *self.gone)


def picks(parts: Sequence[Pick | PayLife]) -> list[Pick]:
    """Return the cost part for each single card that is needed, in written order."""
    needed: list[Pick] = []
    for part in parts:
        if isinstance(part, RestCards | DiscardCards):
            needed += [replace(part, count=1)] * part.count
        elif not isinstance(part, PayLife):
            needed.append(part)
    return needed


def able(game: Game, player: PlayerId, card: CardId, part: Pick) -> list[CardId]:
    """List the cards that a player may use for one part of the cost of a card or its ability."""
    instances = game.state.instances
    match part:
        case RestThis():
            if card not in instances or instances[card].rested:
                return []
            return [card] if may_rest_for_ability(game, card, now(game, card)) else []
        case RestCards():
            others = [one for one in _own(game, player, card, part.filter) if one != card]
            return [one for one in others if one in instances and not instances[one].rested]
        case DiscardCards():
            hand = [one for one in game.state.zone(HAND, player) if one != card]
            wanted = part.filter
            return [one for one in hand if wanted is None or matches_now(game, one, wanted, player, card)]
        case PutThisAway():
            return [card]
        case PutAway():
            return [one for one in _own(game, player, card, part.filter) if one in instances]
        case MoveCard():
            kind = game.rules.zones.kind(part.zone)
            there = _own(game, player, card, part.filter)
            return [one for one in there if book(game).destination(game, one, kind, False)[0] != NOWHERE]
        case TakeCounters():
            bearers = [card] if part.filter is None else _own(game, player, card, part.filter)
            return [one for one in bearers if counters_on(game, one, part.counter) >= part.amount]


@once_for_each
def own_parts(cost: Cost) -> tuple[Pick, ...]:
    """Return the parts of a printed cost that only the card itself can pay, and not at any time."""
    return tuple(
        [
            part
            for part in cost.parts
            if isinstance(part, RestThis) or (isinstance(part, TakeCounters) and part.filter is None)
        ]
    )


@once_for_each
def parts_of_others(cost: Cost) -> tuple[Pick, ...]:
    """Return the parts of a printed cost for which some card must be found; the card itself always is."""
    own, others = own_parts(cost), (Pay, PayX, PayLife, PutThisAway, RevealCards, TakeCountersX)
    return tuple([part for part in cost.parts if not isinstance(part, others) and part not in own])


def _own(game: Game, player: PlayerId, card: CardId, wanted: Filter) -> list[CardId]:
    """List a player's cards that match a filter: nobody gives up what others control (1011.2).

    A card being played from hand is not included.
    """
    state = game.state
    return [
        one
        for one in found(game, wanted, Context(player, card, "1011.1"))
        if one != card or kind_of(state.where[one]) != HAND
        if (state.instances[one].controller if one in state.instances else state.owners[one]) == player
    ]


def counters_on(game: Game, card: CardId, kind: str) -> int:
    """Return how many counters of a kind are on a card."""
    instance = game.state.instances.get(card)
    return 0 if instance is None else (instance.counters or {}).get(kind, 0)


def can_use(
    game: Game,
    player: PlayerId,
    card: CardId,
    needed: Sequence[Pick],
    is_enough: Callable[[Used], bool],
    used: Used | None = None,
) -> bool:
    """Return whether each part finds its card, and what is left is enough for the rest of the cost.

    A card rested for one part may still be given up for a later one, but no card is given up twice.
    """
    used = used or Used()
    lists = [able(game, player, card, part) for part in needed]
    return any(is_enough(used) for _ in _assigned(game, needed, lists, used))


def _assigned(
    game: Game, needed: Sequence[Pick], lists: Sequence[Sequence[CardId]], used: Used
) -> Iterator[None]:
    """Try all ways to use a card for each part; `used` is what they use together."""
    if not needed:
        yield
        return
    part = needed[0]
    for one in lists[0]:
        if one in used.gone:
            continue
        match part:
            case RestThis() | RestCards():
                if one not in used.rested:
                    used.rested.add(one)
                    yield from _assigned(game, needed[1:], lists[1:], used)
                    used.rested.discard(one)
            case TakeCounters(kind, amount):
                before = used.taken.get((one, kind), 0)
                if counters_on(game, one, kind) >= before + amount:
                    used.taken[one, kind] = before + amount
                    yield from _assigned(game, needed[1:], lists[1:], used)
                    used.taken[one, kind] = before
            case _:
                used.gone.add(one)
                yield from _assigned(game, needed[1:], lists[1:], used)
                used.gone.discard(one)


def using(game: Game, part: Pick, one: CardId) -> Used:
    """Return what is used up by using a card for a part."""
    match part:
        case RestThis() | RestCards():
            return Used(rested={one})
        case TakeCounters(kind, amount):
            return Used(taken={(one, kind): amount})
        case _:
            return Used(gone={one})


def use(game: Game, player: PlayerId, part: Pick, one: CardId) -> Procedure:
    """Do with a card what a part of a cost says."""
    match part:
        case RestThis() | RestCards():
            rest(game, one)
        case DiscardCards() | PutThisAway() | PutAway():
            yield from give_up(game, one)
        case MoveCard():
            yield from relocate(game, [one], game.rules.zones.kind(part.zone), False, player)
        case TakeCounters(kind, amount):
            atoms.put_counters(game, one, kind, -amount)


def give_up(game: Game, card: CardId) -> Procedure:
    """Put a card into the graveyard: banished from the field, or discarded from hand."""
    if is_fielded(game, card):
        yield from send(game, card, GRAVEYARD)
    elif kind_of(game.state.where[card]) == HAND:
        yield from discard(game, card)
    else:
        yield from send(game, card, GRAVEYARD)
