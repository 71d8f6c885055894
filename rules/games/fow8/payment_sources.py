"""What a player of Force of Will can pay will with (907, 1003): will in the pool, and cards that make it."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from rules.engine.aspects import (
    CONTROL,
    EFFECTS,
    FACTS,
    GAME_COUNTS,
    MARKS,
    MAY,
    ORIENTATION,
    RESOURCES,
    TURN,
    TYPES,
)
from rules.engine.cache import cached_for_both, cached_until
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId, PlayerId
from rules.engine.layers import leaves_alone
from rules.engine.restrictions import is_forbidden
from rules.games.fow8.definitions import ForceCard, Price
from rules.games.fow8.keywords import is_calm, may_rest_for_ability, now
from rules.games.fow8.keywords_meanings import USE_ABILITIES
from rules.games.fow8.mechanics.bound_will import ANYTHING, Deed, Purpose, fits, has_any, units, use_of
from rules.games.fow8.zones import IN_PLAY, book

MAKERS = IN_PLAY | CONTROL | EFFECTS
"""The aspects that decide which cards can make will as printed, and who controls them."""

MAKING = MAKERS | ORIENTATION | MARKS | TURN
"""The aspects that decide which cards can make will now, besides the characteristics of those in play."""

Sources = list[tuple[CardId, int]]
"""Cards that can make one will, each with a bit for every kind of will it could be."""


class Making(NamedTuple):
    """The cards whose will ability a player can play now, with their characteristics.

    `unbound` are those whose will may be spent on anything, `bound` those that make bound will.
    """

    cards: list[tuple[CardId, ForceCard]]
    unbound: Sources
    bound: list[tuple[CardId, ForceCard]]


@cached_until(MAKING, as_cards_are=True)
def making(game: Game, player: PlayerId) -> Making:
    """List the cards whose will ability a player can play now (907.1, 905.3)."""
    cards, instances = game.state.cards, game.state.instances
    found: list[tuple[CardId, ForceCard]] = []
    calm, fixed = is_calm(game), leaves_alone(game, FACTS | TYPES)
    barring = not leaves_alone(game, MAY)
    for card in makers(game)[player]:
        if instances[card].rested or (barring and is_forbidden(game, card, USE_ABILITIES)):
            continue
        printed: ForceCard = cards[card]  # type: ignore[assignment]
        definition = printed if calm or (fixed and not printed.fights) else now(game, card)
        if (definition.wills or definition.bound_wills) and (
            definition.banished or not definition.fights or may_rest_for_ability(game, card, definition)
        ):
            found.append((card, definition))
    unbound = [(card, one.wills) for card, one in found if one.wills]
    return Making(found, unbound, [(card, one) for card, one in found if one.bound_wills])


def sources(game: Game, player: PlayerId, purpose: Purpose = ANYTHING) -> Sources:
    """List the cards whose will ability a player can play now, with the wills that fit a purpose."""
    now_made = making(game, player)
    if not purpose.deed or not now_made.bound:
        return now_made.unbound
    masks = dict(now_made.unbound)
    for card, one in now_made.bound:
        assert one.bound_to is not None, "what makes will for some things says for which"
        if fits(game, player, use_of(one.bound_to), purpose):
            masks[card] = one.wills | one.bound_wills
    return [(card, masks[card]) for card, _ in now_made.cards if card in masks]


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
            if (printed[card].wills or printed[card].bound_wills)
            and state.instances[card].controller == player
        ]
        for player in PLAYERS
    )
    return mine, theirs


class Budget:
    """What a player could pay with at the moment: will in the pool, and will that could be made.

    `sources` are the cards that could make it, `masks` what each of them and each bound will could be, and
    `most` is how much there is of it. If `is_bound`, some will may be spent on certain purposes only.
    """

    __slots__ = ("_covered", "held", "is_bound", "masks", "most", "pool", "sources")

    def __init__(self, game: Game, player: PlayerId, purpose: Purpose = ANYTHING) -> None:
        self.pool = tuple(game.state.players[player].resources)
        self.held = [1 << kind for kind, _ in units(game, player, purpose)]
        self.sources = sources(game, player, purpose)
        self.masks = [*self.held, *[mask for _, mask in self.sources]]
        self.is_bound = has_any(game, player) or bool(making(game, player).bound)
        self.most = sum(self.pool) + len(self.masks)
        self._covered: dict[Price, bool] = {}

    def covers(self, price: Price, *, without: tuple[CardId, ...] = ()) -> bool:
        """Return whether a price can be paid without using certain cards (1003.4)."""
        if without:
            others = [mask for card, mask in self.sources if card not in without]
            return affordable(self.pool, [*self.held, *others], price)
        known = self._covered.get(price)
        if known is None:
            known = self._covered[price] = affordable(self.pool, self.masks, price)
        return known


@cached_until(MAKING | RESOURCES | GAME_COUNTS, as_cards_are=True)
def budget(game: Game, player: PlayerId) -> Budget:
    """Return what a player could pay with for anything; bound will is among the counts of the game."""
    return Budget(game, player)


def budget_for(game: Game, player: PlayerId, deed: Deed, card: CardId) -> Budget:
    """Return what a player could pay with for a purpose; only bound will makes a difference."""
    known = budget(game, player)
    return Budget(game, player, Purpose(deed, card)) if known.is_bound else known


def affordable(pool: Sequence[int], masks: list[int], price: Price) -> bool:
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
