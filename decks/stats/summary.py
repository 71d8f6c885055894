"""A deck's statistics for a section and a search, and what is left out."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from django.db.models import Sum

import rules
from cards import search
from cards.search import BadQuery
from cards.search.subset import within
from common.access import User
from decks import values
from decks.models import Deck, DeckVersion
from decks.stats import facts, payment
from decks.stats.charts import Chart
from rules import Deck as DeckValue
from rules import Entry
from rules.opening import dealings

ALL = "all"


class BadSection(ValueError):
    """There is no such section; the message quotes it and lists the valid ones."""


@dataclass(frozen=True, slots=True)
class Stats:
    """The statistics of a deck, for one section or `ALL`, of the cards that a search finds.

    `sections` are the choices, each as code, title and number of cards. `counted` of `held` cards are in the
    charts; `unresolved` lines and `considered` cards of the deck are in none. If the search cannot be parsed,
    `error` says why, and nothing is filtered.
    """

    system: str
    section: str
    sections: tuple[tuple[str, str, int], ...]
    search: search.Search | None
    error: BadQuery | None
    held: int
    counted: int
    unresolved: int
    considered: int
    charts: tuple[Chart, ...] = field(default=())

    @property
    def shown(self) -> list[Chart]:
        """The charts with something to show."""
        return [chart for chart in self.charts if chart.rows]

    @property
    def empty(self) -> list[Chart]:
        """The charts with nothing to show, each with a sentence that says why."""
        return [chart for chart in self.charts if not chart.rows]


def of_deck(deck: Deck, user: User, section: str = "", text: str = "") -> Stats:
    """Return the statistics of a deck. Raises BadSection for an unknown section."""
    considered = deck.considered.aggregate(copies=Sum("quantity", default=0))["copies"]
    return of_value(values.to_rules(deck), user, section, text, considered)


def of_version(kept: DeckVersion, user: User, section: str = "", text: str = "") -> Stats:
    """Return the statistics of a version, like `of_deck`."""
    considered = sum(copies for _, copies, _ in kept.considered)
    return of_value(values.value_of_version(kept), user, section, text, considered)


def of_value(value: DeckValue, user: User, section: str = "", text: str = "", considered: int = 0) -> Stats:
    """Return the statistics of a deck's value, by default for the section that cards are drawn from."""
    of = rules.system(value.system)
    asked = section or dealings(of.code)[0].section
    known = [one.code for one in of.sections]
    if asked not in (*known, ALL):
        raise BadSection(f"{of.name} has no section {asked[:40]!r}; there are {', '.join((*known, ALL))}")
    held = [entry for entry in value.entries if asked in (ALL, entry.section)]
    understood, error = None, None
    if text.strip():
        try:
            understood = search.understood(search.CardQuery(text=text, system=of.code, user=user))
        except search.BadQuery as refused:
            error = refused
    entries = held
    if understood is not None:
        ids = within(understood, of.code, (entry.card for entry in held))
        entries = [entry for entry in held if entry.card.id in ids]
    return Stats(
        system=of.code,
        section=asked,
        sections=tuple(
            (one.code, one.title, sum(entry.count for entry in value.entries if entry.section == one.code))
            for one in of.sections
        ),
        search=understood,
        error=error,
        held=sum(entry.count for entry in held),
        counted=sum(entry.count for entry in entries),
        unresolved=len(value.unresolved),
        considered=considered,
        charts=tuple(_charts(of, entries, value.entries)),
    )


def _charts(of: rules.System, entries: Sequence[Entry], whole: Sequence[Entry]) -> list[Chart]:
    if not entries:
        return []
    found = [
        facts.curve(of, entries),
        facts.attributes(of, entries),
        payment.sources(of, entries, whole),
        payment.turns(of, entries),
        facts.types(of, entries),
        facts.stats(of, entries),
        facts.races(of, entries),
        facts.rarity(of, entries),
    ]
    return [chart for chart in found if chart is not None]
