"""Lists that players hand in: frozen as rows, checked as of the event's day, laid out by sections."""

from dataclasses import dataclass

import rules
from common import caps
from decks import values
from decks.models import Deck
from decks.verdicts import checks, verdict_cache
from decks.verdicts.notices import first_sentences
from decks.verdicts.verdict import Verdict
from events import formats
from events.models import EntryList, Event
from rules.archetypes import archetype
from rules.cards import normalise
from rules.construction.deck import merged

SEPARATOR = " · "


@dataclass(frozen=True, slots=True)
class HandedIn:
    """A list as a player hands it in, and the deck and version it is taken from, if any."""

    value: rules.Deck
    name: str
    deck: Deck | None = None

    @property
    def deck_version(self) -> int | None:
        """The version of the deck that is frozen."""
        return self.deck.version if self.deck else None


@dataclass(frozen=True, slots=True)
class ListSection:
    """A section of a list: its title, its number of cards, and a row for each card."""

    title: str
    count: int
    rows: tuple[tuple[int, str, str], ...]


def check(event: Event, value: rules.Deck) -> Verdict:
    """Check a list in an event's format as of its day."""
    return checks.check_in(value, formats.format_of(event), event.day)


def in_format(event: Event, value: rules.Deck) -> rules.Deck:
    """Return a list whose shared names mean the cards that the event's format allows."""
    return checks.decided(value, formats.format_of(event), event.day)


def frozen(event: Event, handed: HandedIn) -> tuple[EntryList, Verdict]:
    """Return a list as a row to store, and its verdict. Raises BadContent for what cannot be stored."""
    value = in_format(event, handed.value)
    rows, unresolved = values.to_rows(value)
    names = {entry.card.id: entry.card.name for entry in value.entries}
    verdict = check(event, value)
    kept = EntryList(
        deck=handed.deck if handed.deck and handed.deck.pk else None,
        deck_version=handed.deck_version,
        name=handed.name,
        cards=[[row.section, row.card_id, row.quantity, names[row.card_id]] for row in rows],
        unresolved=unresolved,
        words="\n".join(sorted({normalise(name) for name in names.values()})),
        archetype=SEPARATOR.join(archetype(value))[: caps.ARCHETYPE],
        outcome_then=verdict["verdict"],
    )
    put_verdict(kept, event, verdict)
    return kept, verdict


def put_verdict(kept: EntryList, event: Event, verdict: Verdict) -> None:
    """Write a verdict onto a row."""
    kept.outcome = verdict["verdict"]
    kept.reasons = first_sentences(verdict)
    kept.checked_by = formats.checked_by(event)


def value_of(event: Event, kept: EntryList) -> rules.Deck:
    """Return a stored list as the value that `rules` checks."""
    return values.value_of_contents(event.system, kept.cards, kept.unresolved)


def hash_of(event: Event, kept: EntryList) -> str:
    """Return the hash of a list's contents."""
    rows = ((section, card_id, quantity) for section, card_id, quantity, _ in kept.cards)
    return verdict_cache.hash_of_contents(event.system, rows, kept.unresolved)


def sections_of(value: rules.Deck) -> list[ListSection]:
    """Return the sections of a list that have cards, each with copies, id and name by row."""
    held = merged(value.entries)
    found = []
    for section in rules.system(value.system).sections:
        rows = [one for one in held if one.section == section.code]
        if rows:
            counted = sum(one.count for one in rows)
            cards = tuple((one.count, one.card.id, one.card.name) for one in rows)
            found.append(ListSection(section.title, counted, cards))
    return found
