"""Which of some cards a search finds, told from the cards themselves and not by the database."""

from collections.abc import Iterable

from rules.cards import Card
from rules.search import Search, fits


def within(search: Search, system: str, cards: Iterable[Card]) -> set[str]:
    """Return the ids of those cards of a system that a search finds."""
    return {card.id for card in cards if fits(search.condition, system, card)}
