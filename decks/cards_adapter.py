"""Answers to the cards app's questions about decks: see `cards.dependents`."""

from collections.abc import Iterable

from common.access import User
from decks import tasks, values
from decks.models import Deck
from decks.verdicts.impact import weigh
from rules.search import DeckCards

__all__ = ["cards_of", "check_again", "exist_for", "weigh"]


def cards_of(user: User, public_id: str) -> DeckCards | None:
    """Return the cards of a deck that a user may see, or None."""
    deck = Deck.objects.visible_to(user).with_id(public_id).first()
    if deck is None:
        return None
    held = tuple(sorted({row.card.card_id for row in values.rows_of(deck)}))
    return DeckCards(deck.name, deck.system, held)


def exist_for(systems: Iterable[str]) -> bool:
    """Return whether there are decks of any of these systems."""
    return Deck.objects.filter(system__in=list(systems)).exists()


def check_again() -> None:
    """Queue a check of all decks with the current cards."""
    tasks.send()
