"""A deck check as judges see it: the list row by row, what each device ticked, and who signed."""

from datetime import datetime
from typing import Annotated, TypedDict

import rules
from events.models import CheckPart, DeckCheck, EntryList

NOT_READ = "Lines that could not be read"
NO_JUDGE = "a deleted account"


class CheckRow(TypedDict):
    """A row of the list: how many copies it has, and how many were found."""

    row: Annotated[int, "The row's position in the list, by which counts and notes name it."]
    section: str
    name: str
    quantity: int
    found: Annotated[int, "Copies found, summed over all devices."]


class CheckedPart(TypedDict):
    """What a judge ticked and noted on one device."""

    judge: str
    device: str
    seq: Annotated[int, "Which message of the device this is: later ones replace earlier ones."]
    counts: Annotated[dict[str, int], "Copies found by row; rows without any are left out."]
    notes: Annotated[dict[str, str], "What differs, by row."]
    words: Annotated[str, "Notes on the deck as a whole."]
    received: datetime


class Signature(TypedDict):
    """A judge's signature with the penalty; `signed` is the time on the judge's device."""

    judge: str
    penalty: str
    penalty_name: str
    signed: datetime
    received: datetime


class CheckState(TypedDict):
    """A deck check. It is open until a judge signs it; ticks made offline before that may arrive later."""

    id: str
    event: str
    player: str
    list: Annotated[int, "Which of the player's lists is checked."]
    started: datetime
    open: bool
    rows: list[CheckRow]
    parts: list[CheckedPart]
    signatures: list[Signature]


class _Line(TypedDict):
    section: str
    name: str
    quantity: int


def check_state(deck_check: DeckCheck) -> CheckState:
    """Return a check with what all devices have sent so far."""
    parts = list(deck_check.parts.select_related("judge"))
    return {
        "id": deck_check.public_id,
        "event": deck_check.entry.event.public_id,
        "player": deck_check.entry.name,
        "list": deck_check.list.number,
        "started": deck_check.started,
        "open": deck_check.open,
        "rows": [
            {
                "row": place,
                **line,
                "found": sum(part.counts.get(str(place), 0) for part in parts),
            }
            for place, line in enumerate(_lines(deck_check.list))
        ],
        "parts": [
            {
                "judge": _judge(part),
                "device": part.device,
                "seq": part.seq,
                "counts": part.counts,
                "notes": part.notes,
                "words": part.words,
                "received": part.received,
            }
            for part in parts
        ],
        "signatures": [
            {
                "judge": one.judge.get_username() if one.judge else NO_JUDGE,
                "penalty": one.penalty,
                "penalty_name": one.get_penalty_display(),
                "signed": one.signed,
                "received": one.received,
            }
            for one in deck_check.signatures.select_related("judge")
        ],
    }


def number_of_rows(held: EntryList) -> int:
    """Return how many rows of a list can be checked."""
    return len(held.cards) + len(held.unresolved)


def sections_of(deck_check: DeckCheck, state: CheckState) -> list[tuple[str, int, list[CheckRow]]]:
    """Return a check's rows by section in the game's order, each with its title and number of cards."""
    of = rules.system(deck_check.entry.event.system)
    titles = {section.code: section.title for section in of.sections}
    order = [*titles, *(row["section"] for row in state["rows"] if row["section"] not in titles)]
    found: list[tuple[str, int, list[CheckRow]]] = []
    for code in dict.fromkeys(order):
        rows = [row for row in state["rows"] if row["section"] == code]
        if rows:
            found.append((titles.get(code, code), sum(row["quantity"] for row in rows), rows))
    return found


def _lines(held: EntryList) -> list[_Line]:
    """Return the rows of a list, then the lines in it that were not read as cards."""
    cards: list[_Line] = [
        {"section": section, "name": name, "quantity": quantity} for section, _, quantity, name in held.cards
    ]
    unread: list[_Line] = [
        {"section": NOT_READ, "name": line["text"], "quantity": line["count"]} for line in held.unresolved
    ]
    return cards + unread


def _judge(part: CheckPart) -> str:
    return part.judge.get_username() if part.judge else NO_JUDGE
