"""Producing and paying will in Force of Will (907, 1003): from the pool, and from stones."""

from collections.abc import Callable, Generator
from dataclasses import fields, is_dataclass
from functools import lru_cache
from itertools import combinations

from rules.engine import atoms
from rules.engine.alike import Likeness, likeness
from rules.engine.asks import Ask, Choosing, Option, Procedure
from rules.engine.aspects import CONTROL, EFFECTS, FACTS, MARKS, ORIENTATION, TURN, TYPES
from rules.engine.cache import cached_for_both, cached_until
from rules.engine.clauses import clause
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId, PlayerId
from rules.engine.layers import leaves_alone
from rules.engine.zones import kind_of
from rules.games.fow8.definitions import QUICKCAST, WILLS, ForceCard, Price
from rules.games.fow8.keywords import is_calm, may_rest_for_ability, now
from rules.games.fow8.keywords_abilities import is_automatic_card
from rules.games.fow8.movement_zones import rest, send
from rules.games.fow8.zones import GRAVEYARD, IN_PLAY, STANDBY, book, note_answer
from rules.language.amounts import Paid
from rules.language.vocabulary import ANY_RESOURCE

ANY = -1

KINDS = tuple(
    tuple(kind for kind in range(len(WILLS)) if mask >> kind & 1) for mask in range(1 << len(WILLS))
)
"""The kinds of will that a source can make, by its bits."""

MAKERS = IN_PLAY | CONTROL | EFFECTS
"""The aspects that decide which cards can make will as printed, and who controls them."""

Wills = tuple[int, ...]
"""How much of each kind of will was paid, by index."""

Keeps = Callable[[Option, Price], bool]
"""Returns whether, after using some will, the rest of a price and everything else can still be paid."""

Sources = list[tuple[CardId, int]]
"""Cards that can make one will, each with a bit for every kind of will it could be."""


@cached_until(MAKERS | ORIENTATION | MARKS | TURN, as_cards_are=True)
def sources(game: Game, player: PlayerId) -> Sources:
    """List the cards whose will ability a player can play now (907.1, 905.3)."""
    cards, instances = game.state.cards, game.state.instances
    found: Sources = []
    calm, fixed = is_calm(game), leaves_alone(game, FACTS | TYPES)
    for card in makers(game)[player]:
        if instances[card].rested:
            continue
        printed: ForceCard = cards[card]  # type: ignore[assignment]
        definition = printed if calm or (fixed and not printed.fights) else now(game, card)
        if definition.wills and (
            definition.banished or not definition.fights or may_rest_for_ability(game, card, definition)
        ):
            found.append((card, definition.wills))
    return found


@cached_for_both(MAKERS)
def makers(game: Game) -> tuple[list[CardId], list[CardId]]:
    """List each player's cards with a printed will ability, where it can be used."""
    state, zones = game.state, game.rules.zones
    printed: list[ForceCard] = state.cards  # type: ignore[assignment]
    mine, theirs = (
        [
            card
            for kind in book(game).source_zones
            for card in state.zones[zones.place(kind, player)]
            if printed[card].wills and state.instances[card].controller == player
        ]
        for player in PLAYERS
    )
    return mine, theirs


class Budget:
    """What a player could pay with: will already made, and will that could be; counted on first use."""

    __slots__ = ("_covered", "_game", "_masks", "_player", "_sources")

    def __init__(self, game: Game, player: PlayerId) -> None:
        self._game = game
        self._player = player
        self._masks: list[int] = []
        self._sources: Sources | None = None
        self._covered: dict[Price, bool] = {}

    def sources(self) -> Sources:
        """Return the will abilities that the player can play now."""
        if self._sources is None:
            self._sources = sources(self._game, self._player)
            self._masks = [mask for _, mask in self._sources]
        return self._sources

    def covers(self, price: Price, *, without: tuple[CardId, ...] = ()) -> bool:
        """Return whether a price can be paid without using certain cards (1003.4)."""
        pool = self._game.state.players[self._player].resources
        if without:
            return affordable(pool, [mask for card, mask in self.sources() if card not in without], price)
        known = self._covered.get(price)
        if known is None:
            if self._sources is None:
                self.sources()
            known = self._covered[price] = affordable(pool, self._masks, price)
        return known


def affordable(pool: list[int], masks: list[int], price: Price) -> bool:
    """Return whether the pool and one will of each source cover a price.

    Each attribute must find units of its own: for every subset of attributes, enough sources can make one of
    them; what is left pays the free cost.
    """
    total = price.free
    owed = []
    for index, count in price.needs:
        total += count
        if count > pool[index]:
            owed.append((index, count - pool[index]))
    if len(masks) < total and sum(pool) + len(masks) < total:
        return False
    if len(owed) < 2:
        return not owed or sum(mask >> owed[0][0] & 1 for mask in masks) >= owed[0][1]
    for size in range(1, len(owed) + 1):
        for chosen in combinations(owed, size):
            wanted = sum(1 << index for index, _ in chosen)
            if sum(1 for mask in masks if mask & wanted) < sum(count for _, count in chosen):
                return False
    return True


@clause("fow8", "1003.1", "1003.2")
def pay(
    game: Game, player: PlayerId, price: Price, about: CardId, keeps: Keeps | None = None
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
        chosen = yield from choose_will(game, player, kind, Price(tuple(left.items()), free), about, keeps)
        spent = chosen.other
        if chosen.verb == "will":
            yield from produce(game, player, chosen.card, spent)
        atoms.gain(game, player, spent, -1)
        paid[spent] += 1
    return tuple(paid)


def choose_will(
    game: Game, player: PlayerId, kind: int, rest: Price, about: CardId, keeps: Keeps | None = None
) -> Choosing:
    """Ask which will pays for one symbol, among those that leave the rest of the price payable."""
    state = game.state
    pool = state.players[player].resources
    found = sources(game, player)
    masks = [mask for _, mask in found]
    options = []
    free = not rest.needs  # any payment for this symbol leaves the same for the others
    each = asks_with_which(game, about)
    for index, amount in enumerate(pool):
        if not amount or kind not in (ANY, index):
            continue
        if free or affordable([*pool[:index], amount - 1, *pool[index + 1 :]], masks, rest):
            options.append(Option("spend", other=index))
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
    if len(options) == 1 or (not each and is_all_spent(game, found, sum(pool), rest.total + 1)):
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
    return bool(definition.abilities) and _speaks_of_kinds(definition)


# Cached by the card rather than its abilities, since hashing these would visit all their parts.
@lru_cache(maxsize=1024)
def _speaks_of_kinds(definition: Definition) -> bool:
    """Return whether abilities of a card ask how much of one kind of will was paid."""
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
    if now(game, card).banished:
        yield from send(game, card, GRAVEYARD)
    else:
        rest(game, card)
    note_answer(game, player)
    atoms.gain(game, player, kind, 1)


@clause("fow8", "503.4", "505.5c")
def lose_will(game: Game) -> None:
    """Unused will ceases to exist."""
    for player, one in zip(PLAYERS, game.state.players, strict=True):
        for kind, amount in enumerate(one.resources):
            if amount:
                atoms.set_resource(game, player, kind, 0)


def will_options(game: Game, budget: Budget) -> list[Option]:
    """List the will abilities a player can play with priority, one of each kind of card (907.2)."""
    options = []
    seen: set[tuple[Likeness, int]] = set()
    for card, mask in budget.sources():
        alike = (likeness(game, card), mask)
        if alike not in seen:
            seen.add(alike)
            options += [Option("will", card, kind) for kind in KINDS[mask]]
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
