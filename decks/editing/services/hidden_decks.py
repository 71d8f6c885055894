"""Hiding decks by staff, and unhiding."""

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from common.access import PRIVATE
from decks.models import Deck, HiddenDeck


@transaction.atomic
def hide_decks(*, decks: QuerySet[Deck], reason: str = "") -> int:
    """Make these decks visible only to their owners, and return how many changed.

    They stay hidden until staff unhide them, even if they were already private: see
    `Deck.objects.shareable`.
    """
    hidden = list(decks.select_for_update(of=("self",)))
    for deck in hidden:
        HiddenDeck.objects.update_or_create(deck=deck, defaults={"reason": reason, "since": timezone.now()})
    shared = Deck.objects.shared().filter(pk__in=[deck.pk for deck in hidden])
    return shared.update(visibility=PRIVATE, updated=timezone.now())


def lift_decks(*, decks: QuerySet[Deck]) -> int:
    """Unhide decks, so that their owners can share them again, and return how many."""
    lifted, _ = HiddenDeck.objects.filter(deck__in=decks.values("pk")).delete()
    return lifted
