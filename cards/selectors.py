"""Queries about cards for pages and the API, apart from searches."""

from cards.models import Card, CardFact, CatalogueState


def card_or_none(system: str, card_id: str) -> Card | None:
    """Return a card with its printings, or None."""
    if "\0" in system + card_id:
        return None
    return Card.objects.prefetch_related("printings").filter(system=system, card_id=card_id).first()


def same_name(card: Card) -> list[Card]:
    """Return the other cards of a card's system that have its name, by number."""
    others = Card.objects.filter(system=card.system, name=card.name, retired=False).exclude(pk=card.pk)
    return list(others.order_by("number_order"))


def facets(system: str) -> dict[str, list[tuple[str, int]]]:
    """Return the facts that occur in a system by kind: each value with its number of cards."""
    state = CatalogueState.objects.filter(system=system).first()
    return {
        kind: [(value, count) for value, count in found]
        for kind, found in (state.facets if state else {}).items()
        if kind in CardFact.KINDS
    }
