"""Cards as the API answers them."""

from cards.models import Card
from common.api.serializers import Json


def card_json(card: Card) -> Json:
    """Return a card's facts, with its system."""
    return {"system": card.system, **card.facts}
