"""Stored statuses of decks, updated whenever a deck, the lists or the rules change."""

from datetime import date

from django.db import IntegrityError, transaction
from django.db.models import Case, CharField, F, Q, QuerySet, Value, When

import rules
from common import clock
from decks import values
from decks.models import Deck, DeckStatus
from decks.verdicts import checks, digests

UNRATED = "unrated"
"""The status of a deck that has not been checked by today's rules and lists."""

_FIELDS = [field.name for field in DeckStatus._meta.fields if not field.primary_key]
_BATCH = 200


def refresh(deck: Deck, day: date | None = None) -> DeckStatus:
    """Compute and store a deck's status on a day, by default today."""
    day = day or clock.today()
    form, of = values.format_of_deck(deck), rules.system(deck.system)
    word = checks.check_deck(deck, None, day)["verdict"]
    later = [change for change in form.days if change > day]
    turns_on, turns_to = _turn(deck, word, later)
    status = DeckStatus(
        deck=deck,
        deck_version=deck.version,
        format=form.code,
        word=word,
        since=max((change for change in form.days if change <= day), default=None),
        until=later[0] if later else None,
        turns_on=turns_on,
        turns_to=turns_to,
        list_version=digests.list_version(of, form),
        engine_version=digests.engine_version(of),
    )
    # Written in one statement, so that concurrent updates do not conflict.
    DeckStatus.objects.bulk_create(
        [status], update_conflicts=True, unique_fields=["deck"], update_fields=_FIELDS
    )
    return status


def _turn(deck: Deck, word: str, later: list[date]) -> tuple[date | None, str]:
    """The first of these days on which the deck's outcome changes, and the new outcome."""
    for day in later:
        then: str = checks.check_deck(deck, None, day)["verdict"]
        if then != word:
            return day, then
    return None, ""


def current(decks: QuerySet[Deck], day: date | None = None) -> QuerySet[Deck]:
    """Annotate decks with `word`: their outcome on a day, or `unrated` if not computed yet.

    It can be used in filters and ordering. A stored status counts only for the current deck, lists, rules and
    cards, and for days with the same list rows in force.
    """
    word = Case(
        When(_counts(day or clock.today()), then=F("status__word")),
        default=Value(UNRATED),
        output_field=CharField(),
    )
    return decks.annotate(word=word)  # type: ignore[no-redef]


def rated(decks: QuerySet[Deck], word: str, day: date | None = None) -> QuerySet[Deck]:
    """Return the decks with an outcome on a day, as an index finds them; none that was not computed yet."""
    return decks.filter(_counts(day or clock.today()), status__word=word)


def _counts(day: date) -> Q:
    """Return the condition for a stored status to count on a day."""
    systems = rules.systems()
    lists = [digests.list_version(of, form) for of in systems for form in rules.formats(of.code).values()]
    kept = Q(
        status__deck_version=F("version"),
        status__engine_version__in=[digests.engine_version(of) for of in systems],
        status__list_version__in=lists,
    )
    begun = Q(status__since=None) | Q(status__since__lte=day)
    lasts = Q(status__until=None) | Q(status__until__gt=day)
    return kept & begun & lasts


def refresh_stale(*, after: int = 0, most: int = _BATCH) -> int | None:
    """Compute the statuses of the next decks without one, in the order of their keys.

    Returns the last key, to continue after it; None if there was none left.
    """
    stale = current(Deck.objects.filter(pk__gt=after)).filter(Q(word=UNRATED)).order_by("pk")[:most]
    last = None
    for deck in stale:
        last = deck.pk
        try:
            with transaction.atomic():
                refresh(deck)
        except IntegrityError:
            # Its owner deleted it in the meantime.
            continue
    return last


def waiting() -> bool:
    """Return whether there are decks without a status for today."""
    return current(Deck.objects.all()).filter(Q(word=UNRATED)).exists()
