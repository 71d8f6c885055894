"""Searches among given cards, in memory and not by the database."""

from collections.abc import Iterable

from rules.cards import Card
from rules.search import Search, fits


def within(search: Search, system: str, cards: Iterable[Card]) -> set[str]:
    """Return the ids of those cards of a system that match a search."""
    return {card.id for card in cards if fits(search.condition, system, card)}
