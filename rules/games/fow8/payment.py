"""Producing and paying will in Force of Will (907, 1003): from the pool, and from stones."""

from collections.abc import Callable, Generator
from dataclasses import fields, is_dataclass
from functools import lru_cache

from rules.engine import atoms
from rules.engine.alike import Likeness, likeness
from rules.engine.asks import Ask, Choosing, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId, PlayerId
from rules.engine.zones import kind_of
from rules.games.fow8.definitions import QUICKCAST, WILLS, ForceCard, Price
from rules.games.fow8.keywords import now
from rules.games.fow8.keywords_abilities import is_automatic_card
from rules.games.fow8.mechanics.bound_will import (
    ANYTHING,
    BOUND,
    Purpose,
    add,
    lose_all,
    spend,
    units,
    use_of,
)
from rules.games.fow8.movement_zones import rest, send
from rules.games.fow8.payment_sources import Sources, affordable, making, sources
from rules.games.fow8.zones import GRAVEYARD, STANDBY, note_answer
from rules.language.amounts import Paid
from rules.language.vocabulary import ANY_RESOURCE

ANY = -1

KINDS = tuple(
    tuple(kind for kind in range(len(WILLS)) if mask >> kind & 1) for mask in range(1 << len(WILLS))
)
"""The kinds of will that a source can make, by its bits."""

Wills = tuple[int, ...]
"""How much of each kind of will was paid, by index."""

Keeps = Callable[[Option, Price], bool]
"""Returns whether, after using some will, the rest of a price and everything else can still be paid."""


@clause("fow8", "1003.1", "1003.2")
def pay(
    game: Game,
    player: PlayerId,
    price: Price,
    about: CardId,
    keeps: Keeps | None = None,
    purpose: Purpose = ANYTHING,
) -> Generator[Ask, Option, Wills]:
    """Pay will symbol by symbol, attributes first, then the free cost with any will; return what was paid.

    `keeps` filters out payments that make the rest of the cost impossible.
    """
    paid = [0] * len(WILLS)
    left = dict(price.needs)
    free = price.free
    while left or free:
        kind = next(iter(left), ANY)
        if kind == ANY:
            free -= 1
        elif left[kind] == 1:
            del left[kind]
        else:
            left[kind] -= 1
        rest = Price(tuple(left.items()), free)
        chosen = yield from choose_will(game, player, kind, rest, about, keeps, purpose)
        spent = chosen.other
        if chosen.note == BOUND:
            spend(game, player, next(unit for unit in units(game, player, purpose) if unit[0] == spent))
        else:
            if chosen.verb == "will":
                yield from make(game, player, chosen.card)
                atoms.gain(game, player, spent, 1)
            atoms.gain(game, player, spent, -1)
        paid[spent] += 1
    return tuple(paid)


def choose_will(
    game: Game,
    player: PlayerId,
    kind: int,
    rest: Price,
    about: CardId,
    keeps: Keeps | None = None,
    purpose: Purpose = ANYTHING,
) -> Choosing:
    """Ask which will pays for one symbol, among those that leave the rest of the price payable."""
    state = game.state
    pool = state.players[player].resources
    found = sources(game, player, purpose)
    held = [one for one, _ in units(game, player, purpose)]
    masks = [*(mask for _, mask in found), *(1 << one for one in held)]
    options = []
    free = not rest.needs  # any payment for this symbol leaves the same for the others
    each = asks_with_which(game, about)
    for index, amount in enumerate(pool):
        if not amount or kind not in (ANY, index):
            continue
        if free or affordable([*pool[:index], amount - 1, *pool[index + 1 :]], masks, rest):
            options.append(Option("spend", other=index))
    for index in dict.fromkeys(held):
        place = len(found) + held.index(index)
        if kind not in (ANY, index):
            continue
        if free or affordable(pool, masks[:place] + masks[place + 1 :], rest):
            options.append(Option("spend", other=index, note=BOUND))
    seen: set[tuple[Likeness, int]] = set()
    for place, (card, mask) in enumerate(found):
        if not (kind == ANY or mask >> kind & 1):
            continue
        alike = (likeness(game, card), mask)
        if alike in seen and keeps is None:
            continue
        if free or affordable(pool, masks[:place] + masks[place + 1 :], rest):
            seen.add(alike)
            kinds = (kind,) if kind != ANY else KINDS[mask] if each else KINDS[mask][:1]
            options += [Option("will", card, one) for one in kinds]
    if keeps is not None:
        options = [one for one in options if keeps(one, rest)]
    if len(options) == 1 or (not each and is_all_spent(game, found, sum(pool) + len(held), rest.total + 1)):
        return options[0]
    return (yield Ask(player, "pay_will", "1003.1", options, about))


def is_all_spent(game: Game, found: Sources, held: int, owed: int) -> bool:
    """Return whether a price takes all the will there is and can be, so that there is nothing to choose.

    JUDGEMENT: the order is not asked, unless cards leave play for it.
    """
    return held + len(found) == owed and not any(now(game, card).banished for card, _ in found)


def asks_with_which(game: Game, card: CardId) -> bool:
    """Return whether a card's text cares which will paid for it; if not, any will pays a free cost alike."""
    definition = game.state.cards[card]
    return bool(definition.abilities) and _depends_on_kinds(definition)


# Cached by the card rather than its abilities, since hashing these would visit all their parts.
@lru_cache(maxsize=1024)
def _depends_on_kinds(definition: Definition) -> bool:
    """Return whether abilities of a card depend on how much of one kind of will was paid."""
    return any(map(_asks, definition.abilities))


def _asks(tree: object) -> bool:
    if isinstance(tree, Paid):
        return tree.resource != ANY_RESOURCE
    if isinstance(tree, tuple):
        return any(map(_asks, tree))
    return is_dataclass(tree) and any(_asks(getattr(tree, one.name)) for one in fields(tree))


@clause("fow8", "707.2", "803.6", "907.3", "907.4")
def produce(game: Game, player: PlayerId, card: CardId, kind: int) -> Procedure:
    """Play a will ability: it resolves at once without the chase, and the player keeps the will."""
    definition = now(game, card)
    yield from make(game, player, card)
    if definition.wills >> kind & 1 or definition.bound_to is None:
        atoms.gain(game, player, kind, 1)
    else:
        add(game, player, kind, use_of(definition.bound_to))


def make(game: Game, player: PlayerId, card: CardId) -> Procedure:
    """Pay the cost of a card's will ability."""
    if now(game, card).banished:
        yield from send(game, card, GRAVEYARD)
    else:
        rest(game, card)
    note_answer(game, player)


@clause("fow8", "503.4", "505.5c")
def lose_will(game: Game) -> None:
    """Unused will ceases to exist."""
    for player, one in zip(PLAYERS, game.state.players, strict=True):
        for kind, amount in enumerate(one.resources):
            if amount:
                atoms.set_resource(game, player, kind, 0)
        lose_all(game, player)


def will_options(game: Game, player: PlayerId) -> list[Option]:
    """List the will abilities a player can play with priority, one of each kind of card (907.2)."""
    options = []
    seen: set[tuple[Likeness, int]] = set()
    made = making(game, player)
    for card, mask in made.unbound:
        alike = (likeness(game, card), mask)
        if alike not in seen:
            seen.add(alike)
            options += [Option("will", card, kind) for kind in KINDS[mask]]
    for card, one in made.bound:
        alike = (likeness(game, card), -1 - one.bound_wills)
        if alike not in seen:
            seen.add(alike)
            options += [Option("will", card, kind) for kind in KINDS[one.bound_wills & ~one.wills]]
    return options


def from_hand(definition: ForceCard, main: bool) -> bool:
    """Return whether a card may be played from hand at this time (604.1b, 604.1c, 604.2a).

    JUDGEMENT: the requirement of a card's Trigger is printed text; a card whose text is not read can be put
    into the standby area, but not played.
    """
    if "Trigger" in definition.keywords:
        return definition.standby is not None and not is_automatic_card(definition)
    return main or QUICKCAST in definition.keywords


def price_here(game: Game, card: CardId) -> Price:
    """Return what a card costs where it is: Trigger adds its cost, or is all of it in standby (708.4)."""
    definition: ForceCard = game.state.cards[card]  # type: ignore[assignment]
    if definition.standby is None:
        return definition.price
    if kind_of(game.state.where[card]) == STANDBY:
        return definition.standby
    needs = dict(definition.price.needs)
    for kind, count in definition.standby.needs:
        needs[kind] = needs.get(kind, 0) + count
    return Price(
        tuple(sorted(needs.items())),
        definition.price.free + definition.standby.free,
        definition.price.x + definition.standby.x,
    )
