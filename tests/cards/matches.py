"""All cards that a search finds, on one page."""

from cards.models import Card
from cards.search import CardQuery, find

ALL = 100_000


def matches(query: CardQuery) -> list[Card]:
    return find(query, size=ALL).cards
