"""Paying mana in Duel Masters: one card for each civilization first, then up to the cost (112.2)."""

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ruling import clause
from rules.games.dm.zones import MANA


def untapped_mana(game: Game, player: int) -> list[int]:
    """Return the cards of a player's mana zone that can still be tapped."""
    instances = game.state.instances
    return [card for card in game.state.zones[2 * MANA + player] if not instances[card].rested]


def can_pay(game: Game, player: int, definition: Definition) -> bool:
    """Tell whether a player's untapped mana covers a card's cost and each of its civilizations (112.2a)."""
    mana = untapped_mana(game, player)
    if len(mana) < max(definition.cost, len(definition.attributes)):
        return False
    cards = game.state.cards
    return _covers([cards[card].attributes for card in mana], definition.attributes)


@clause("dm", "112.2", "112.2a", "112.2b", "601.1d", "601.1f")
def pay(game: Game, player: int, card: int, definition: Definition) -> Procedure:
    """Tap mana for a card: first one card for each civilization, then any others up to its cost.

    A card that costs less than it has civilizations is still paid for with each of them.
    """
    missing = definition.attributes
    for left in range(max(definition.cost, len(definition.attributes)), 0, -1):
        mana = untapped_mana(game, player)
        options = _payable(game, mana, missing, left)
        chosen = yield Ask(player, "pay_mana", "112.2a", options, card)
        missing = _without(missing, game.state.cards[chosen.card].attributes, mana, game, chosen.card)
        atoms.rest(game, chosen.card)


def _payable(game: Game, mana: list[int], missing: tuple[str, ...], left: int) -> list[Option]:
    """List one mana card of each kind whose tapping leaves the rest of the cost payable."""
    cards = game.state.cards
    seen: set[tuple[str, ...]] = set()
    options = []
    for card in mana:
        attributes = cards[card].attributes
        if attributes in seen:
            continue
        others = [cards[other].attributes for other in mana if other != card]
        rest = [tuple(one for one in missing if one != paid) for paid in attributes if paid in missing]
        candidates = rest or ([missing] if len(missing) < left else [])
        if any(_covers(others, still) for still in candidates):
            seen.add(attributes)
            options.append(Option("tap", card))
    return options


def _without(
    missing: tuple[str, ...], attributes: tuple[str, ...], mana: list[int], game: Game, tapped: int
) -> tuple[str, ...]:
    cards = game.state.cards
    others = [cards[other].attributes for other in mana if other != tapped]
    for paid in attributes:
        if paid in missing:
            still = tuple(one for one in missing if one != paid)
            if _covers(others, still):
                return still
    return missing


def _covers(mana: list[tuple[str, ...]], civilizations: tuple[str, ...]) -> bool:
    """Tell whether each civilization can have a mana card of its own."""
    if not civilizations:
        return True
    if len(civilizations) == 1:
        return any(civilizations[0] in attributes for attributes in mana)
    first, rest = civilizations[0], civilizations[1:]
    return any(
        first in attributes and _covers(mana[:place] + mana[place + 1 :], rest)
        for place, attributes in enumerate(mana)
    )
