"""Queries of pages and the API: decks by who asks, with their rows.

Cards are searched by `cards.search`.
"""

from typing import TypeVar

from django.db.models import OuterRef, Prefetch, QuerySet, Subquery, Sum
from django.db.models.functions import Coalesce

from common.access import User
from decks.models import Deck, DeckCard

# ---- cards ----


Decks = TypeVar("Decks", bound=QuerySet[Deck])


def decks_of(user: User) -> QuerySet[Deck]:
    """Return a user's own decks, last changed first, each with `cards`, its number of cards."""
    return counted(Deck.objects.editable_by(user))


def deck_or_none(user: User, public_id: str) -> Deck | None:
    """Return a deck that a user may see, with its rows, or None."""
    return with_rows(Deck.objects.visible_to(user).with_id(public_id)).first()


def editable_deck_or_none(user: User, public_id: str) -> Deck | None:
    """Return a deck that a user may change, with its rows, or None."""
    return with_rows(Deck.objects.editable_by(user).with_id(public_id)).first()


def with_rows(decks: Decks) -> Decks:
    """Prefetch the decks' owners, and their rows with cards in the order of names."""
    rows = Prefetch("rows", DeckCard.objects.in_order())
    return decks.select_related("owner", "hidden").prefetch_related(rows)


def counted(decks: QuerySet[Deck]) -> QuerySet[Deck]:
    """Add the decks' owners and `cards`, their numbers of cards; last changed first."""
    # Counted per deck, so that a page of a long list costs no more than its own decks.
    held = DeckCard.objects.filter(deck=OuterRef("pk")).order_by().values("deck")
    cards = Subquery(held.annotate(cards=Sum("quantity")).values("cards"))
    return decks.select_related("owner").annotate(cards=Coalesce(cards, 0)).order_by("-updated", "-pk")  # type: ignore[no-redef]


# ---- a deck laid out ----
