"""What cards of Duel Masters cost, and paying: a card for each civilization, then the rest (112.2)."""

from dataclasses import fields, is_dataclass
from functools import lru_cache

from rules.engine import atoms
from rules.engine.alike import likeness
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.aspects import ABILITIES
from rules.engine.cache import cached
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.context import Context
from rules.engine.costs import changed_costs, cost_changes, in_numbers
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import changes_costs, characteristics, leaves_alone
from rules.engine.restrictions import is_forbidden
from rules.engine.zones import place_of
from rules.games.dm.zones import MANA, ZONES
from rules.language.abilities import Ability, Static, Way
from rules.language.changes import ChangeCost, Restrict
from rules.language.restrictions import Cannot

BE_USED = "be used"
"""The action that effects, or a card's own text, can forbid (110.2b)."""
ENTER, ENTER_UNSUMMONED = "enter", "enter unsummoned"
"""Actions that effects can forbid: entering the battle zone in any way, and without being summoned."""
MANA_NUMBERS = {"mana 0": 0, "mana 2": 2, "mana 3": 3}
"""The keywords by which effects change the number on a mana symbol."""


def price(
    game: Game, player: PlayerId, card: CardId, definition: Definition, ways: tuple[Way, ...] = ()
) -> int:
    """Return how much mana it takes to use a card now; cost changes do not alter the card's printed cost.

    A way to use it may replace its cost or add to it (112.2d, 201.2a, 601.1e, 604.3).

    JUDGEMENT: the book sets no lower bound, so costs may fall to 0; even then each civilization is paid for
    (112.2b).
    """
    cost = definition.cost
    if not (ways or abilities_of(game, card, definition) or changes_costs(game)):
        return cost
    for way in ways:
        if way.instead:
            cost = _mana(way)
    others = cost_changes(game, player, card, own=False, half=seen_half(game, card, definition))
    changes = [*others, *_own_changes(game, player, card, definition)]
    if changes:
        cost = sum(count for _, count in changed_costs((("mana", cost),), changes)[0])
    besides = sum(_mana(way) for way in ways if not way.instead)
    return max(0, cost + besides - sum(way.less for way in ways))


@clause("dm", "808.3a")
def seen_half(game: Game, card: CardId, definition: Definition) -> Definition | None:
    """Return the half of a twinpact card that effects see as it is used; None for any other card."""
    return half_of(game.state.cards[card], definition)


def half_of(whole: Definition, face: Definition) -> Definition | None:
    """Return what a card is seen as while one of its faces is used; None for a card without halves."""
    if not whole.halves:
        return None
    return whole.halves[whole.faces.index(face) - 1]


@clause("dm", "604.2", "604.3")
def abilities_of(game: Game, card: CardId, definition: Definition) -> tuple[Ability, ...]:
    """Return the abilities, printed or given, of a card or the half being used, where it is now."""
    whole = game.state.cards[card]
    if not definition.abilities and leaves_alone(game, ABILITIES):
        return ()
    if definition is whole:
        return characteristics(game, card).abilities
    return (half_of(characteristics(game, card), definition) or definition).abilities


def is_free(ways: tuple[Way, ...]) -> bool:
    """Return whether a way to use a card needs no mana at all, and so no civilization either."""
    return bool(ways) and any(way.instead and not _mana(way) for way in ways)


def _mana(way: Way) -> int:
    return sum(count for _, count in way.cost.resources)


def _own_changes(game: Game, player: PlayerId, card: CardId, definition: Definition) -> list[ChangeCost]:
    """List how a card changes its own cost, wherever it is (110.4e)."""
    return [
        in_numbers(game, change, Context(player, card, "601.1e"))
        for ability in abilities_of(game, card, definition)
        if isinstance(ability, Static)
        and ability.affects is None
        and (ability.when is None or holds(game, ability.when, player, card))
        for change in ability.changes
        if isinstance(change, ChangeCost)
    ]


def may_be_used(game: Game, player: PlayerId, card: CardId, definition: Definition) -> bool:
    """Return whether neither an effect nor its own text forbids the use of a card now (110.2b).

    A card that cannot enter the battle zone cannot be used to enter it.
    """
    if "spell" not in definition.types and is_forbidden(game, card, ENTER):
        return False
    half = half_of(characteristics(game, card), definition) if game.state.cards[card].halves else None
    if (
        is_forbidden(game, card, BE_USED)
        if half is None
        else any(bound.restriction == Cannot(BE_USED) for bound in half.restrictions)
    ):
        return False
    return not any(
        Restrict(Cannot(BE_USED)) in ability.changes
        and (ability.when is None or holds(game, ability.when, player, card))
        for ability in abilities_of(game, card, definition)
        if isinstance(ability, Static) and ability.affects is None
    )


def untapped_mana(game: Game, player: PlayerId) -> list[CardId]:
    """Return a player's mana cards that can be tapped, including one that is being used (601.1c)."""
    state = game.state
    cards = state.zone(MANA, player)
    if state.on_hold:
        cards = [
            *cards,
            *(card for card, (place, _) in state.on_hold.items() if place == place_of(MANA, player)),
        ]
    return [card for card in cards if not state.instances[card].rested]


@cached
def untapped(game: Game, player: PlayerId) -> tuple[list[tuple[str, ...]], list[int]]:
    """Return the civilizations of each card a player can tap for mana, and how much mana each gives."""
    cards = [characteristics(game, card) for card in untapped_mana(game, player)]
    return [card.attributes for card in cards], [mana_of(card) for card in cards]


def mana_of(now: Definition) -> int:
    """Return how much mana a card gives when tapped: one, unless its symbol says otherwise (207.2)."""
    if now.keywords:
        for word, number in MANA_NUMBERS.items():
            if word in now.keywords:
                return number
    return 0 if "core" in now.types else 1


def can_pay(game: Game, player: PlayerId, definition: Definition, cost: int | None = None) -> bool:
    """Return whether a player's untapped mana covers a card's cost and each of its civilizations (112.2a)."""
    cost = definition.cost if cost is None else cost
    civilizations, mana = untapped(game, player)
    if len(civilizations) < len(definition.attributes) or sum(mana) < cost:
        return False
    return _covers(civilizations, definition.attributes)


@clause("dm", "112.2", "112.2a", "112.2b", "601.1c", "601.1d", "601.1f")
def pay(
    game: Game, player: PlayerId, card: CardId, definition: Definition, cost: int | None = None
) -> Procedure:
    """Tap mana for a card: first one card for each civilization, then any others up to its cost.

    A card that costs less than its number of civilizations still needs a card for each.
    """
    missing = definition.attributes
    left = definition.cost if cost is None else cost
    while missing or left > 0:
        mana = untapped_mana(game, player)
        civilizations, numbers = untapped(game, player)
        options = _payable(game, mana, civilizations, numbers, missing, left)
        chosen = yield Ask(player, "pay_mana", "112.2a", options, card)
        place = mana.index(chosen.card)
        missing = _without(missing, civilizations, place)
        left -= numbers[place]
        atoms.rest(game, chosen.card)


@lru_cache(maxsize=64)
def mana_is_asked_about(cards: frozenset[Definition]) -> bool:
    """Return whether an ability of any of these cards refers to cards in the mana zone or works there."""
    return any(_names_mana(face.abilities) for card in cards for face in card.faces)


def _names_mana(tree: object) -> bool:
    if isinstance(tree, tuple | frozenset):
        return any(map(_names_mana, tree))
    if not is_dataclass(tree):
        return False
    return ZONES.kinds[MANA].name in getattr(tree, "zones", ()) or any(
        _names_mana(getattr(tree, field.name)) for field in fields(tree)
    )


def _payable(
    game: Game,
    mana: list[CardId],
    civilizations: list[tuple[str, ...]],
    numbers: list[int],
    missing: tuple[str, ...],
    left: int,
) -> list[Option]:
    """List one mana card of each kind that helps to pay and leaves the rest payable.

    Which of several equal ones is tapped is the player's choice if any card in the game refers to cards in
    the mana zone; otherwise it makes no difference.
    """
    asked_about = mana_is_asked_about(frozenset(game.state.cards))
    seen: set[tuple[object, ...]] = set()
    options = []
    for place, card in enumerate(mana):
        attributes, number = civilizations[place], numbers[place]
        alike = (attributes, number, likeness(game, card) if asked_about else None)
        if alike in seen:
            continue
        others = civilizations[:place] + civilizations[place + 1 :]
        rest = [tuple(one for one in missing if one != paid) for paid in attributes if paid in missing]
        candidates = rest or ([missing] if number and len(missing) < left else [])
        if any(_covers(others, still) for still in candidates):
            seen.add(alike)
            options.append(Option("tap", card))
    return options


def _without(missing: tuple[str, ...], civilizations: list[tuple[str, ...]], tapped: int) -> tuple[str, ...]:
    if not missing:
        return missing
    others = civilizations[:tapped] + civilizations[tapped + 1 :]
    for paid in civilizations[tapped]:
        if paid in missing:
            still = tuple(one for one in missing if one != paid)
            if _covers(others, still):
                return still
    return missing


def _covers(mana: list[tuple[str, ...]], civilizations: tuple[str, ...]) -> bool:
    """Return whether each civilization can have a mana card of its own."""
    if not civilizations:
        return True
    if len(civilizations) == 1:
        return any(civilizations[0] in attributes for attributes in mana)
    first, rest = civilizations[0], civilizations[1:]
    return any(
        first in attributes and _covers(mana[:place] + mana[place + 1 :], rest)
        for place, attributes in enumerate(mana)
    )
