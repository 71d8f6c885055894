"""What was played, in shares with intervals: at an event, and in a format by month."""

from datetime import date
from typing import Annotated, TypedDict

from django.db.models import QuerySet

import rules
from common import caps
from events.metagame import selectors
from events.models import Event, PlayedDeck
from rules.archetypes import leading_sections
from simulate.games.estimates import Interval
from simulate.intervals import wilson

MONTHS_SHOWN, TREND_ROWS = 6, 8


class Share(Interval):
    """How many of the known lists something is in, with the share and its 95 % interval (Wilson)."""

    lists: int
    share: float


class CardShare(Share):
    """The share of lists that play a card, and how many copies those lists have on average."""

    card: Annotated[str, "The card's id in the catalogue."]
    name: str
    copies: float


class AttributeShare(Share):
    """The share of lists with an attribute; a list may have several. Few cards of one do not count."""

    attribute: str


class FiguresBasis(TypedDict):
    """How much figures know: lists that players agreed to publish, of how many players with a result."""

    lists: int
    players: int
    events: int


class Figures(TypedDict):
    """What was played. `leading` are the cards that a deck has exactly one of: its ruler or its leader."""

    basis: FiguresBasis
    leading: list[CardShare]
    attributes: list[AttributeShare]
    cards: Annotated[list[CardShare], f"The {caps.FIGURE_ROWS} cards in most lists."]


class EventFigures(Figures):
    """What was played at an event."""

    event: str
    system: str
    format: str


class MonthBasis(FiguresBasis):
    """How much is known of a month."""

    month: Annotated[str, "As 2026-11."]


class FormatFigures(Figures):
    """What was played at all published events of a format, in a month or ever."""

    system: str
    format: str
    month: Annotated[str | None, "As 2026-11, or null for all months."]
    months: list[MonthBasis]


class Trend(TypedDict):
    """The shares of something over the months shown; None for a month without lists."""

    label: str
    card: str
    shares: list[Share | None]


def event_figures(event: Event) -> EventFigures:
    """Return what was played at an event whose results are published."""
    events = selectors.published_events().filter(pk=event.pk)
    return {
        "event": event.public_id,
        "system": event.system,
        "format": event.format,
        **_figures(events, selectors.known_decks(events)),
    }


def format_figures(system: str, format: str, month: date | None = None) -> FormatFigures:
    """Return what was played at all published events of a format, in a month or ever."""
    events = selectors.events_of_format(system, format, month)
    return {
        "system": system,
        "format": format,
        "month": f"{month:%Y-%m}" if month else None,
        "months": months_of(system, format),
        **_figures(events, selectors.known_decks(events)),
    }


def months_of(system: str, format: str) -> list[MonthBasis]:
    """Return how much is known of each month with results of a format, the last month first."""
    events = selectors.events_of_format(system, format)
    players = selectors.players_by_month(events)
    known = selectors.by_month(selectors.known_decks(events))
    return [
        {
            "month": f"{month:%Y-%m}",
            "lists": known.get(month, (0, 0))[0],
            "players": players[month],
            "events": known.get(month, (0, 0))[1],
        }
        for month in sorted(players, reverse=True)
    ]


def leading_trends(system: str, format: str, figures: FormatFigures) -> list[Trend]:
    """Return how the shares of the most played rulers or leaders went over the last months."""
    decks = selectors.known_decks(selectors.events_of_format(system, format))
    counts = selectors.leading_by_month(decks)
    return [
        {"label": row["name"], "card": row["card"], "shares": _over_months(figures, counts, row["card"])}
        for row in figures["leading"][:TREND_ROWS]
    ]


def attribute_trends(system: str, format: str, figures: FormatFigures) -> list[Trend]:
    """Return how the shares of the most played attributes went over the last months."""
    decks = selectors.known_decks(selectors.events_of_format(system, format))
    counts = selectors.attributes_by_month(decks)
    return [
        {"label": row["attribute"], "card": "", "shares": _over_months(figures, counts, row["attribute"])}
        for row in figures["attributes"][:TREND_ROWS]
    ]


def shown_months(figures: FormatFigures) -> list[MonthBasis]:
    """Return the last months that trends show, oldest first."""
    return figures["months"][:MONTHS_SHOWN][::-1]


def words_of(system: str) -> tuple[str, str]:
    """Return what a game calls its leading cards, "" if it has none, and its attributes."""
    of = rules.system(system)
    leading = leading_sections(of.sections)
    return leading[0].title if leading else "", of.attribute_word


def share(lists: int, known: int) -> Share:
    """Return how many of the known lists something is in, with its interval."""
    low, high = wilson(lists, known)
    return {"lists": lists, "share": lists / known, "low": low, "high": high}


def _over_months(
    figures: FormatFigures, counts: dict[tuple[date, str], int], which: str
) -> list[Share | None]:
    return [
        share(counts.get((date.fromisoformat(f"{month['month']}-01"), which), 0), month["lists"])
        if month["lists"]
        else None
        for month in shown_months(figures)
    ]


def _figures(events: QuerySet[Event], decks: QuerySet[PlayedDeck]) -> Figures:
    known = decks.count()
    basis: FiguresBasis = {
        "lists": known,
        "players": selectors.players_of(events),
        "events": decks.values("event").distinct().count(),
    }
    if not known:
        return {"basis": basis, "leading": [], "attributes": [], "cards": []}
    return {
        "basis": basis,
        "leading": [
            {"card": card, "name": name, "copies": 1.0, **share(lists, known)}
            for card, name, lists in selectors.leading_cards(decks, caps.FIGURE_ROWS)
        ],
        "attributes": [
            {"attribute": value, **share(lists, known)} for value, lists in selectors.attributes(decks)
        ],
        "cards": [
            {"card": card, "name": name, "copies": copies / lists, **share(lists, known)}
            for card, name, lists, copies in selectors.other_cards(decks, caps.FIGURE_ROWS)
        ],
    }
