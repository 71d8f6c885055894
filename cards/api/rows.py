"""Cards as API responses."""

from cards import search
from cards.api import shapes
from cards.models import Card


def card_json(card: Card) -> shapes.Card:
    """Return a card's facts, with its system."""
    return {"system": card.system, **card.row}


def search_json(found: search.Search) -> shapes.Search:
    """Return a search as interpreted."""
    return {
        "text": found.text,
        "systems": list(found.systems),
        "words": [chip.words for chip in found.chips],
        "warnings": [
            {"term": one.term, "message": one.words, "instead": one.instead} for one in found.warnings
        ],
    }
