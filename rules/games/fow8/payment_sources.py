"""What a player of Force of Will can pay will with (907, 1003): will in the pool, and cards that make it."""

from itertools import combinations

from rules.engine.aspects import CONTROL, EFFECTS, FACTS, MARKS, ORIENTATION, TURN, TYPES
from rules.engine.cache import cached_for_both, cached_until
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId, PlayerId
from rules.engine.layers import leaves_alone
from rules.games.fow8.definitions import ForceCard, Price
from rules.games.fow8.keywords import is_calm, may_rest_for_ability, now
from rules.games.fow8.mechanics.bound_will import ANYTHING, Deed, Purpose, fits, has_any, units, use_of
from rules.games.fow8.zones import IN_PLAY, book

MAKERS = IN_PLAY | CONTROL | EFFECTS
"""The aspects that decide which cards can make will as printed, and who controls them."""

Sources = list[tuple[CardId, int]]
"""Cards that can make one will, each with a bit for every kind of will it could be."""


@cached_until(MAKERS | ORIENTATION | MARKS | TURN, as_cards_are=True)
def makers_now(game: Game, player: PlayerId) -> list[tuple[CardId, ForceCard]]:
    """List the cards whose will ability a player can play now, with their characteristics (907.1, 905.3)."""
    cards, instances = game.state.cards, game.state.instances
    found: list[tuple[CardId, ForceCard]] = []
    calm, fixed = is_calm(game), leaves_alone(game, FACTS | TYPES)
    for card in makers(game)[player]:
        if instances[card].rested:
            continue
        printed: ForceCard = cards[card]  # type: ignore[assignment]
        definition = printed if calm or (fixed and not printed.fights) else now(game, card)
        if (definition.wills or definition.bound_wills) and (
            definition.banished or not definition.fights or may_rest_for_ability(game, card, definition)
        ):
            found.append((card, definition))
    return found


@cached_until(MAKERS | ORIENTATION | MARKS | TURN, as_cards_are=True)
def free_sources(game: Game, player: PlayerId) -> Sources:
    """List the sources of will that may be spent on anything."""
    return [(card, one.wills) for card, one in makers_now(game, player) if one.wills]


@cached_until(MAKERS | ORIENTATION | MARKS | TURN, as_cards_are=True)
def bound_sources(game: Game, player: PlayerId) -> list[tuple[CardId, ForceCard]]:
    """List the sources of bound will, with their characteristics."""
    return [(card, one) for card, one in makers_now(game, player) if one.bound_wills]


def sources(game: Game, player: PlayerId, purpose: Purpose = ANYTHING) -> Sources:
    """List the cards whose will ability a player can play now, with the wills that fit a purpose."""
    found = free_sources(game, player)
    if not purpose.deed or not (bound := bound_sources(game, player)):
        return found
    masks = dict(found)
    for card, one in bound:
        assert one.bound_to is not None, "what makes will for some things says for which"
        if fits(game, player, use_of(one.bound_to), purpose):
            masks[card] = one.wills | one.bound_wills
    return [(card, masks[card]) for card, _ in makers_now(game, player) if card in masks]


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
    """What a player could pay with: will in the pool, and will that could be made; counted on first use."""

    __slots__ = ("_covered", "_game", "_held", "_masks", "_player", "_purpose", "_sources")

    def __init__(self, game: Game, player: PlayerId, purpose: Purpose = ANYTHING) -> None:
        self._game = game
        self._player = player
        self._purpose = purpose
        self._held = [1 << kind for kind, _ in units(game, player, purpose)]
        self._masks: list[int] = []
        self._sources: Sources | None = None
        self._covered: dict[Price, bool] = {}

    def towards(self, deed: Deed, card: CardId) -> "Budget":
        """Return the budget for a purpose, which is larger if bound will may be spent on it."""
        if has_any(self._game, self._player) or bound_sources(self._game, self._player):
            return Budget(self._game, self._player, Purpose(deed, card))
        return self

    def sources(self) -> Sources:
        """Return the will abilities that the player can play now."""
        if self._sources is None:
            self._sources = sources(self._game, self._player, self._purpose)
            self._masks = [*self._held, *(mask for _, mask in self._sources)]
        return self._sources

    def covers(self, price: Price, *, without: tuple[CardId, ...] = ()) -> bool:
        """Return whether a price can be paid without using certain cards (1003.4)."""
        pool = self._game.state.players[self._player].resources
        if without:
            others = [mask for card, mask in self.sources() if card not in without]
            return affordable(pool, [*self._held, *others], price)
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
