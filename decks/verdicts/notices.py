"""What owners are told about their decks: notices, read or not, and what is known to come."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from itertools import groupby

from django.db.models import Q, QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.functional import SimpleLazyObject

import rules
from common import caps
from common.access import User
from decks.models import Deck, Notice
from decks.verdicts import deck_status


@dataclass(frozen=True, slots=True)
class Turn:
    """One deck that is another word from some day on; `says` is why, in sentences."""

    deck: Deck
    before: str
    after: str
    says: tuple[str, ...] = ()
    notice: Notice | None = None


@dataclass(frozen=True, slots=True)
class News:
    """The decks of one format whose verdict changes on one day, for one reason."""

    day: date
    system: str
    format: str
    of_cards: bool
    turns: tuple[Turn, ...]


def notices_for(user: User) -> QuerySet[Notice]:
    """Return the notices for a user with their decks, newest first; those made at a time by what they say."""
    found = Notice.objects.of(user).select_related("deck")
    return found.order_by("-made", "cause", "day", "format", "pk")


def news_of(notices: Iterable[Notice]) -> list[News]:
    """Put notices that follow one another together where they speak of one day, format and cause."""
    return [
        News(
            day,
            system,
            format_name(system, form),
            cause.startswith("cards"),
            tuple(Turn(one.deck, one.before, one.after, tuple(one.says), one) for one in told),
        )
        for (cause, day, system, form), told in groupby(
            notices, lambda one: (one.cause, one.day, one.deck.system, one.format)
        )
    ]


def coming(user: User) -> list[News]:
    """Return what is known to come for a user's decks, the nearest day first."""
    own = deck_status.current(Deck.objects.editable_by(user)).exclude(Q(word=deck_status.UNRATED))
    turning = own.exclude(standing__turns_on=None).select_related("standing")
    decks = turning.order_by("standing__turns_on", "system", "standing__format", "name", "pk")
    return [
        News(day, system, format_name(system, form), False, tuple(_turn(deck) for deck in held))
        for (day, system, form), held in groupby(
            decks, lambda deck: (deck.standing.turns_on, deck.system, deck.standing.format)
        )
    ]


def _turn(deck: Deck) -> Turn:
    return Turn(deck, deck.standing.word, deck.standing.turns_to)


def format_name(system: str, code: str) -> str:
    """Return what a format is called; its code when it is gone."""
    form = rules.formats(system).get(code)
    return form.name if form else code


def unread(user: User) -> int:
    """Count the notices that a user has not read, as far as anybody wants to know."""
    return Notice.objects.of(user).filter(read=None)[: caps.UNREAD_SHOWN + 1].count()


def mark_read(*, user: User, notice: int | None = None) -> int:
    """Mark a notice of a user as read, or all of them, and return how many were not read before."""
    fresh = Notice.objects.of(user).filter(read=None)
    return (fresh if notice is None else fresh.filter(pk=notice)).update(read=timezone.now())


def for_pages(request: HttpRequest) -> dict[str, object]:
    """Give templates the number of unread notices, counted when it is asked for, once a page."""
    user = getattr(request, "user", None)
    if user is None or not user.is_authenticated:
        return {}
    return {"unread_notices": SimpleLazyObject(lambda: unread(user))}
