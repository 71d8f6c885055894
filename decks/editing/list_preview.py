"""A list as the page that previews it shows it: its cards by section, its lines that wait for a choice."""

from collections.abc import Mapping

import rules
from decks import values
from decks.editing.choices import Choice
from decks.editing.list_warnings import digest_of
from decks.editing.pasted_lists import ReadList
from decks.verdicts import presentation
from rules.construction.deck import merged

Json = dict[str, object]


def preview_of(read: ReadList, said: Mapping[str, object] | None = None) -> Json:
    """Return what the preview of a list shows; `said` has the choices made for its lines before."""
    deck = read.reading.deck
    of = rules.system(deck.system)
    held = merged(deck.entries)
    sections = [(section.title, [e for e in held if e.section == section.code]) for section in of.sections]
    rows = [(title, sum(e.count for e in entries), entries) for title, entries in sections if entries]
    return {
        "text": read.text,
        "read": read,
        "of": of,
        "seen": digest_of(read),
        "sections": rows,
        **presentation.beside(read.reading),
        "source": read.source,
        "decks": read.reading.decks,
        "deck": read.reading.place,
        "total": sum(count for _, count, _ in rows),
        "lines": [
            {
                **values.unresolved_to_json(line),
                "kind": presentation.LINE_KINDS[line.why],
                "place": place,
                "chosen": said.get(f"mend-{place}", "") if said is not None else "",
            }
            for place, line in enumerate(deck.unresolved)
        ],
    }


def choices_in(said: Mapping[str, object], read: ReadList) -> list[Choice]:
    """Return the choice for each line: `=` and a card, `out`, or anything else to keep it."""
    wishes = [
        (line, str(said.get(f"mend-{place}", ""))) for place, line in enumerate(read.reading.deck.unresolved)
    ]
    return [
        Choice(line.line, line.text, wish[1:] if wish.startswith("=") else "", wish == "out")
        for line, wish in wishes
    ]
