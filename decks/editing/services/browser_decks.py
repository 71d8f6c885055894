"""Decks that browsers keep for visitors: moved to an account, or deleted long after their last change."""

from datetime import timedelta

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.utils import timezone

from common import caps
from common.access import Visitor
from decks.models import Deck, DeckVersion

_AT_ONCE = 200


@transaction.atomic
def adopt_decks(*, visitor: Visitor, user: AbstractBaseUser) -> tuple[list[Deck], int]:
    """Move the decks of a visitor's browser to an account, with their histories, as far as it has room.

    Returns them, last changed first, and how many did not fit; those stay with the browser.
    """
    kept = list(Deck.objects.editable_by(visitor).select_for_update().order_by("-updated", "-pk"))
    room = max(caps.DECKS_PER_USER - Deck.objects.editable_by(user).count(), 0)
    moved, left = kept[:room], kept[room:]
    keys = [deck.pk for deck in moved]
    Deck.objects.filter(pk__in=keys).update(owner=user.pk, browser="")
    DeckVersion.objects.filter(deck__in=keys, made_by=None).update(made_by=user.pk)
    return moved, len(left)


def delete_abandoned() -> int:
    """Delete some decks of browsers that were not changed for long; return how many."""
    since = timezone.now() - timedelta(days=caps.BROWSER_DECKS_DAYS)
    old = Deck.objects.filter(owner=None, updated__lt=since).values_list("pk", flat=True)
    keys = list(old[:_AT_ONCE])
    # Asked again: the visitor may have come back, or signed up, in the meantime.
    Deck.objects.filter(pk__in=keys, owner=None, updated__lt=since).delete()
    return len(keys)
