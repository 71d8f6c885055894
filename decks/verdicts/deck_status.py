"""Stored statuses of decks, updated whenever a deck, the lists or the rules change."""

from datetime import date
from math import ceil

from django.db import IntegrityError, transaction
from django.db.models import Case, CharField, F, Q, QuerySet, Value, When
from django.db.models.functions import Mod

import rules
from common import clock
from common.access import PUBLIC
from decks import values
from decks.models import Deck, DeckStatus
from decks.verdicts import checks, digests

UNRATED = "unrated"
"""The status of a deck that has not been checked by today's rules and lists."""

_FIELDS = [field.name for field in DeckStatus._meta.fields if not field.primary_key]
_BATCH = 200
MOST_SHARDS = 64
"""Among how many workers stale decks are divided at most, each of which begins with the newest."""


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


def shard(number: int, of: int, *, public: bool = False) -> QuerySet[Deck]:
    """Return one of so many equal parts of all decks, or of those that everybody sees."""
    decks = Deck.objects.alias(shard=Mod("pk", of)).filter(shard=number)
    return decks.filter(visibility=PUBLIC) if public else decks


def refresh_stale(
    decks: QuerySet[Deck] | None = None, *, before: int | None = None, most: int = _BATCH
) -> int | None:
    """Compute the statuses of the next of some decks without one, or of all decks, newest first.

    Returns the last key, to continue before it; None if there was none left.
    """
    known = Deck.objects.all() if decks is None else decks
    earlier = known if before is None else known.filter(pk__lt=before)
    last = None
    for deck in _unrated(earlier).order_by("-pk")[:most]:
        last = deck.pk
        try:
            with transaction.atomic():
                refresh(deck)
        except IntegrityError:
            # Its owner deleted it in the meantime.
            continue
    return last


def shards_waiting() -> int:
    """Return among how many workers to divide the decks without a status for today; 0 if all have one."""
    return ceil(_unrated(Deck.objects.all())[: _BATCH * MOST_SHARDS].count() / _BATCH)


def _unrated(decks: QuerySet[Deck]) -> QuerySet[Deck]:
    return current(decks).filter(Q(word=UNRATED))


def keep(format_code: str, old: str, new: str, touched: QuerySet[Deck]) -> None:
    """Let the statuses by a list count for its new version, except those of the decks that it touches."""
    known = DeckStatus.objects.filter(format=format_code, list_version=old)
    known.exclude(deck__in=touched).update(list_version=new)
