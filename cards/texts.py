"""The printed texts that a site has of its cards, and what a search for `text:` looks through."""

from collections.abc import Mapping

from cards.models import PrintedText
from rules.cards import Card as CardValue
from rules.search.facts import joined_keys
from rules.spoken import spoken

Texts = Mapping[int, list[str]]
"""The texts of a card's sides by their place, one for each language."""


def by_card(system: str) -> dict[str, dict[int, list[str]]]:
    """Return the printed texts of a system's cards by card id."""
    found: dict[str, dict[int, list[str]]] = {}
    for text in PrintedText.objects.filter(system=system):
        found.setdefault(text.card_id, {}).setdefault(text.face, []).append(text.text)
    return found


def of_card(system: str, card_id: str) -> dict[int, list[PrintedText]]:
    """Return the printed texts of a card's sides by their place."""
    found: dict[int, list[PrintedText]] = {}
    for text in PrintedText.objects.filter(system=system, card_id=card_id):
        found.setdefault(text.face, []).append(text)
    return found


def search_text(system: str, card: CardValue, printed: Texts) -> str:
    """Return a card's texts as a search key: the printed one of each side, or else our words for it."""
    return joined_keys(
        text
        for place, side in enumerate(spoken(system, card))
        for text in printed.get(place) or side.sentences
    )
