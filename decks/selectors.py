"""What pages and the API read: single cards, decks by who asks, a deck laid out in its sections.

Cards are searched for by `cards.search`.
"""

from typing import TypeVar

from django.db.models import OuterRef, Prefetch, QuerySet, Subquery, Sum
from django.db.models.functions import Coalesce

from common.access import User
from decks.models import Deck, DeckCard

# ---- cards ----


Decks = TypeVar("Decks", bound=QuerySet[Deck])


def decks_of(user: User) -> QuerySet[Deck]:
    """Return a user's own decks, last changed first, each with `cards`, the number of its cards."""
    return counted(Deck.objects.editable_by(user))


def deck_or_none(user: User, public_id: str) -> Deck | None:
    """Return a deck that a user may see, with its rows, or None."""
    return with_rows(Deck.objects.visible_to(user).with_id(public_id)).first()


def editable_deck_or_none(user: User, public_id: str) -> Deck | None:
    """Return a deck that a user may change, with its rows, or None."""
    return with_rows(Deck.objects.editable_by(user).with_id(public_id)).first()


def with_rows(decks: Decks) -> Decks:
    """Let decks bring their owners, and their rows with cards in the order of names."""
    rows = Prefetch("rows", DeckCard.objects.in_order())
    return decks.select_related("owner", "hidden").prefetch_related(rows)


def counted(decks: QuerySet[Deck]) -> QuerySet[Deck]:
    """Let decks bring their owners and `cards`, how many cards they hold, the last changed first."""
    # Counted deck by deck, so that a page of a long list costs no more than its own decks.
    held = DeckCard.objects.filter(deck=OuterRef("pk")).order_by().values("deck")
    cards = Subquery(held.annotate(cards=Sum("quantity")).values("cards"))
    return decks.select_related("owner").annotate(cards=Coalesce(cards, 0)).order_by("-updated", "-pk")  # type: ignore[no-redef]


# ---- a deck laid out ----
