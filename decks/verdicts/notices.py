"""Notices to owners about their decks, and upcoming changes."""

from collections.abc import Container, Iterable
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
from decks.verdicts.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Turn:
    """A deck whose outcome changes on a day; `says` are the reasons, in sentences."""

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
    """Return a user's notices with their decks, newest first; simultaneous ones sorted by content."""
    found = Notice.objects.of(user).select_related("deck")
    return found.order_by("-made", "cause", "day", "format", "pk")


def news_of(notices: Iterable[Notice]) -> list[News]:
    """Group consecutive notices about the same day, format and cause."""
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
    """Return the upcoming changes for a user's decks, the nearest day first."""
    own = deck_status.current(Deck.objects.editable_by(user)).exclude(Q(word=deck_status.UNRATED))
    turning = own.exclude(status__turns_on=None).select_related("status")
    decks = turning.order_by("status__turns_on", "system", "status__format", "name", "pk")
    return [
        News(day, system, format_name(system, form), False, tuple(_turn(deck) for deck in held))
        for (day, system, form), held in groupby(
            decks, lambda deck: (deck.status.turns_on, deck.system, deck.status.format)
        )
    ]


def _turn(deck: Deck) -> Turn:
    return Turn(deck, deck.status.word, deck.status.turns_to)


def format_name(system: str, code: str) -> str:
    """Return a format's name; its code if it is gone."""
    form = rules.formats(system).get(code)
    return form.name if form else code


def first_sentences(verdict: Verdict, known: Container[str] = ()) -> list[str]:
    """Return the first findings of a verdict as sentences, except known ones."""
    fresh = [one["message"] for one in verdict["findings"] if one["message"] not in known]
    return [message[: caps.NOTICE_SENTENCE] for message in fresh[: caps.NOTICE_SENTENCES]]


def unread(user: User) -> int:
    """Return the number of a user's unread notices, up to a maximum."""
    return Notice.objects.of(user).filter(read=None)[: caps.UNREAD_SHOWN + 1].count()


def mark_read(*, user: User, notice: int | None = None) -> int:
    """Mark a user's notice as read, or all of them, and return how many were unread."""
    fresh = Notice.objects.of(user).filter(read=None)
    return (fresh if notice is None else fresh.filter(pk=notice)).update(read=timezone.now())


def for_pages(request: HttpRequest) -> dict[str, object]:
    """Return the number of unread notices for templates, counted lazily and once per page."""
    user = getattr(request, "user", None)
    if user is None or not user.is_authenticated:
        return {}
    return {"unread_notices": SimpleLazyObject(lambda: unread(user))}
