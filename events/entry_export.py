"""The entries of an event as files and as plain data: with their lists, unless these are sealed."""

import json
from collections.abc import Sequence
from typing import Annotated, TypedDict

from common import spreadsheets
from common.plain import Day, Moment
from events import access
from events.entry_table import EntryRow, Wanted, entries_of, rows_of
from events.models import EntryList, Event

_COLUMNS = (
    *("number", "player", "status", "verdict", "reasons", "handed_in", "late", "waits", "changed"),
    *("deck", "built_around"),
)


class ListedCard(TypedDict):
    """A row of a list."""

    section: str
    card: Annotated[str, "The card's id."]
    name: str
    quantity: int


class ListedEntry(TypedDict):
    """An entry in the table. While lists are sealed, what is about the list is empty or null."""

    id: str
    player: str
    status: str
    answers: Annotated[dict[str, str], "By question."]
    verdict: Annotated[str, "legal, illegal, incomplete or unknown; empty without a list that counts."]
    reasons: list[str]
    handed_in: Moment | None
    late: bool
    waits: Annotated[bool, "Whether a late list waits for an organiser."]
    changed: Annotated[bool, "Whether the verdict has changed since the list was handed in."]
    deck: str
    built_around: str
    cards: list[ListedCard] | None


class EntriesFile(TypedDict):
    """All entries of an event."""

    event: str
    name: str
    system: str
    format: str
    day: Day
    sealed: bool
    entries: list[ListedEntry]


def plain(row: EntryRow, cards: Sequence[tuple[str, str, int, str]] | None = None) -> ListedEntry:
    """Return a row of the table as plain data, with the cards of its list."""
    return {
        "id": row.entry.public_id,
        "player": row.entry.name,
        "status": row.entry.status,
        "answers": row.entry.answers,
        "verdict": row.outcome,
        "reasons": list(row.reasons),
        "handed_in": row.made.isoformat() if row.made else None,
        "late": row.late,
        "waits": row.waits,
        "changed": row.changed,
        "deck": row.deck,
        "built_around": row.archetype,
        "cards": None
        if cards is None
        else [
            {"section": section, "card": card_id, "name": name, "quantity": quantity}
            for section, card_id, quantity, name in cards
        ],
    }


def whole(event: Event, wanted: Wanted) -> EntriesFile:
    """Return the entries of a table as plain data."""
    rows = rows_of(event, entries_of(event, wanted))
    held: dict[int, Sequence[tuple[str, str, int, str]]] = {}
    if not access.is_sealed(event):
        current = EntryList.objects.filter(counts_for__event=event)
        held = dict(current.values_list("pk", "cards"))
    return {
        "event": event.public_id,
        "name": event.name,
        "system": event.system,
        "format": event.format,
        "day": event.day.isoformat(),
        "sealed": access.is_sealed(event),
        "entries": [plain(row, held.get(row.entry.current_id or 0)) for row in rows],
    }


def as_json(event: Event, wanted: Wanted) -> str:
    """Return the entries of a table as JSON, with their lists."""
    return json.dumps(whole(event, wanted), ensure_ascii=False, indent=1)


def as_csv(event: Event, wanted: Wanted) -> str:
    """Return the entries of a table as a spreadsheet table, with the answers to the event's questions."""
    rows = rows_of(event, entries_of(event, wanted))
    columns = (*_COLUMNS, *event.questions)
    return spreadsheets.table(columns, (_cells(event, row) for row in rows))


def _cells(event: Event, row: EntryRow) -> list[object]:
    there = row.made.isoformat() if row.made else ""
    told = [
        row.number,
        row.entry.name,
        row.entry.get_status_display(),
        row.word,
        " ".join(row.reasons),
        there,
    ]
    flags = ["yes" if one else "" for one in (row.late, row.waits, row.changed)]
    answers = [row.entry.answers.get(question, "") for question in event.questions]
    return [*told, *flags, row.deck, row.archetype, *answers]
