"""The registration sheets of all entries of an event in one PDF, in the order of names."""

from collections.abc import Callable, Iterator
from datetime import timedelta

from django.db.models import QuerySet
from django.utils import timezone

from decks.sheets.content import Sheet, sheet_with
from decks.sheets.pdf import PrintedSheet, write_pdfs
from events import lists, receipts, times
from events.models import Entry, Event, SheetFile
from events.models.entries import IN

KEPT = timedelta(days=1)
"""How long a file is kept; an organiser can order a new one at any time."""
AT_ONCE = 25
"""Up to so many sheets are made while the organiser waits."""
_REPORTED = 20
"""After how many sheets the progress is stored."""


def printed_entries(event: Event) -> QuerySet[Entry]:
    """Return the entries that get a sheet: those with a list that counts, in the order of names."""
    found = event.entries.filter(status=IN, current__isnull=False)
    return found.select_related("current", "event").order_by("name_key", "pk")


def sheet_of(entry: Entry) -> Sheet:
    """Lay out the sheet of an entry's list."""
    event, kept = entry.event, entry.current
    assert kept is not None, "only entries with a list that counts get a sheet"
    value = lists.value_of(event, kept)
    return sheet_with(
        value,
        lists.check(event, value),
        name=kept.name or "List",
        number=kept.number,
        code=receipts.code_of(entry, kept),
        checked=times.local(timezone.now(), event.zone),
    )


def make_file(row: SheetFile, report: Callable[[int], None] = lambda done: None) -> bytes:
    """Return the PDF of an order; `report` is called with the number of sheets made so far."""

    def printed() -> Iterator[PrintedSheet]:
        for place, entry in enumerate(printed_entries(row.event).iterator(chunk_size=100)):
            if place and place % _REPORTED == 0:
                report(place)
            kept = entry.current
            assert kept is not None, "the query asks for entries with lists"
            said = {
                "Player": entry.name,
                "Event": entry.event.name,
                "Place": "Online" if entry.event.online else entry.event.place,
                "Day": entry.event.day.isoformat(),
            }
            address = f"{row.site.rstrip('/')}{receipts.address_of(entry, kept)}"
            yield PrintedSheet(sheet_of(entry), said, address)

    return write_pdfs(f"Sheets of {row.event.name}", printed())
