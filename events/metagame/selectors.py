"""Which played decks figures count, and how they are summed: in the database, never deck by deck."""

from datetime import date
from typing import TypedDict

from django.db.models import Count, F, QuerySet, Sum
from django.db.models.functions import TruncMonth
from django.utils import timezone

from common.access import PUBLIC
from events.models import Event, Placing, PlayedAttribute, PlayedCard, PlayedDeck
from events.models.entries import ERASED, IN


def published_events() -> QuerySet[Event]:
    """Return the events whose results are published, and that have started."""
    return Event.objects.filter(results__published__isnull=False, starts__lte=timezone.now())


def events_of_format(system: str, format: str, month: date | None = None) -> QuerySet[Event]:
    """Return the published events of a format that are in the public list, in a month or ever.

    Events with a format of their own are not of the format that it extends.
    """
    found = published_events().filter(
        visibility=PUBLIC, system=system, format=format, house_format__isnull=True
    )
    return found.filter(day__year=month.year, day__month=month.month) if month else found


def known_decks(events: QuerySet[Event]) -> QuerySet[PlayedDeck]:
    """Return the decks of these events that figures count.

    Those are the decks of players who have a result and agree that their list is published. Whoever no longer
    agrees, withdraws or is removed is not counted from that moment on.
    """
    # A short list of events beforehand is quicker than a condition on each of their decks.
    ids = list(events.values_list("pk", flat=True))
    return PlayedDeck.objects.filter(
        event__in=ids,
        entry__publish=True,
        entry__status__in=(IN, ERASED),
        entry__placing__isnull=False,
    )


def players_of(events: QuerySet[Event]) -> int:
    """Return how many players these events have results of."""
    return Placing.objects.filter(results__event__in=events).count()


def leading_cards(decks: QuerySet[PlayedDeck], most: int) -> list[tuple[str, str, int]]:
    """Return the id, name and number of decks of each ruler or leader, the most played first."""
    return list(
        PlayedCard.objects.filter(deck__in=decks, leads=True)
        .values_list("card__card_id", "card__name")
        .annotate(decks=Count("pk"))
        .order_by("-decks", "card__name_order")[:most]
    )


def other_cards(decks: QuerySet[PlayedDeck], most: int) -> list[tuple[str, str, int, int]]:
    """Return the id, name, number of decks and number of copies of each other card, the most played first."""
    return list(
        PlayedCard.objects.filter(deck__in=decks, leads=False)
        .values_list("card__card_id", "card__name")
        .annotate(decks=Count("pk"), all_copies=Sum("copies"))
        .order_by("-decks", "-all_copies", "card__name_order")[:most]
    )


def attributes(decks: QuerySet[PlayedDeck]) -> list[tuple[str, int]]:
    """Return each attribute with its number of decks, the most played first."""
    return list(
        PlayedAttribute.objects.filter(deck__in=decks)
        .values_list("value")
        .annotate(decks=Count("pk"))
        .order_by("-decks", "value")
    )


def by_month(decks: QuerySet[PlayedDeck]) -> dict[date, tuple[int, int]]:
    """Return the numbers of decks and of events of each month, the last month first."""
    rows = (
        decks.annotate(month=TruncMonth("event__day"))
        .values_list("month")
        .annotate(decks=Count("pk"), events=Count("event", distinct=True))
        .order_by("-month")
    )
    return {month: (decks, events) for month, decks, events in rows}


def players_by_month(events: QuerySet[Event]) -> dict[date, int]:
    """Return the number of players with a result of each month."""
    rows = (
        Placing.objects.filter(results__event__in=events)
        .annotate(month=TruncMonth("results__event__day"))
        .values_list("month")
        .annotate(players=Count("pk"))
        .order_by("month")
    )
    return dict(rows)


def leading_by_month(decks: QuerySet[PlayedDeck]) -> dict[tuple[date, str], int]:
    """Return the number of decks of each ruler or leader in each month, by month and card id."""
    rows = (
        PlayedCard.objects.filter(deck__in=decks, leads=True)
        .annotate(month=TruncMonth("deck__event__day"))
        .values_list("month", "card__card_id")
        .annotate(decks=Count("pk"))
        .order_by("month")
    )
    return {(month, card): count for month, card, count in rows}


def attributes_by_month(decks: QuerySet[PlayedDeck]) -> dict[tuple[date, str], int]:
    """Return the number of decks with each attribute in each month, by month and attribute."""
    rows = (
        PlayedAttribute.objects.filter(deck__in=decks)
        .annotate(month=TruncMonth("deck__event__day"))
        .values_list("month", "value")
        .annotate(decks=Count("pk"))
        .order_by("month")
    )
    return {(month, value): count for month, value, count in rows}


class KnownFormat(TypedDict):
    """A format with its numbers of published events and of decks that figures count."""

    system: str
    format: str
    events: int
    lists: int


def known_formats() -> list[KnownFormat]:
    """Return the formats with decks that figures count, those with the most decks first."""
    listed = published_events().filter(visibility=PUBLIC, house_format__isnull=True)
    rows = (
        known_decks(listed)
        .values(system=F("event__system"), format=F("event__format"))
        .annotate(events=Count("event", distinct=True), lists=Count("pk"))
        .order_by("-lists", "system", "format")
    )
    return [KnownFormat(**row) for row in rows]
