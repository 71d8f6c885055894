"""Decks hidden by staff, and shown again."""

from django.db import transaction
from django.db.models import F, QuerySet
from django.utils import timezone

from decks.access import PRIVATE
from decks.models import Deck, HiddenDeck
from decks.services.changing import record


@transaction.atomic
def hide_decks(*, decks: QuerySet[Deck], reason: str = "") -> int:
    """Let only their owners see these decks, whatever version they are at, and return how many.

    They stay so until staff lift it: see `Deck.objects.shareable_by`.
    """
    shared = list(decks.filter(pk__in=Deck.objects.shared()).values_list("pk", flat=True))
    hidden = Deck.objects.filter(pk__in=shared)
    count = hidden.update(visibility=PRIVATE, version=F("version") + 1, updated=timezone.now())
    for deck in hidden:
        HiddenDeck.objects.update_or_create(deck=deck, defaults={"reason": reason, "since": timezone.now()})
        record(deck, None)
    return count


def lift_decks(*, decks: QuerySet[Deck]) -> int:
    """Let the owners of hidden decks show them again, if they want to, and return how many."""
    lifted, _ = HiddenDeck.objects.filter(deck__in=decks.values("pk")).delete()
    return lifted
