"""Many lists checked: a verdict or a reason for each, as values, plain data and CSV."""

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

from rules.bundles.contents import Bundle, SentList, hold_to_number
from rules.bundles.limits import MOST_LISTS, MOST_UNPACKED
from rules.bundles.plain import CheckedListRow, ListOutcome, ListsReport, OutcomeCounts
from rules.construction.findings import Verdict
from rules.construction.formats import Format, UnknownFormat
from rules.construction.judge import judge
from rules.decklist import Reading, UnreadableFile, read_decklist
from rules.decklist.csv_files import inert
from rules.plain_verdicts import Finding
from rules.report import verdict_to_json
from rules.systems import CODES, format_of, formats, system

COLUMNS = ("Player", "File", "Deck", "Game", "Format", "Outcome", "Reasons", "Clauses and lists", "Notes")
OUT_OF_TIME = "there was no time left for this list; check the rest separately"


@dataclass(frozen=True, slots=True)
class Question:
    """How lists are checked: the system and the format, None to choose by the list, and the day.

    `form` is a format's code, or a format that is not among the bundled ones.
    """

    system: str | None = None
    form: str | Format | None = None
    as_of: date | None = None

    def format_for(self, code: str) -> Format:
        """Return the format for a list of a system. Raises UnknownFormat."""
        return self.form if isinstance(self.form, Format) else format_of(code, self.form)


@dataclass(frozen=True, slots=True)
class ListResult:
    """A list with its verdict, or with `why` it has none; `notes` are about how it was read."""

    sent: SentList
    name: str = ""
    format: Format | None = None
    verdict: Verdict | None = None
    why: str = ""
    notes: tuple[str, ...] = ()

    @property
    def outcome(self) -> ListOutcome:
        """The outcome of the verdict, or that the list was not read."""
        return self.verdict.outcome if self.verdict else "unreadable"


def check_bundle(
    bundle: Bundle, question: Question, may_go_on: Callable[[], bool] = lambda: True
) -> tuple[ListResult, ...]:
    """Check every list of a bundle; a list that cannot be read has the reason instead of a verdict.

    Once `may_go_on` returns False, the others are not read. Raises UnknownSystem, UnknownFormat if no game
    has the format, and TooManyLists for files that hold too many decks.
    """
    _need_format(question)
    found: list[ListResult] = []
    for sent in bundle.lists:
        for one in _checked(sent, question, may_go_on):
            found.append(one)
            hold_to_number(len(found))
    return tuple(found)


def _need_format(question: Question) -> None:
    codes = [question.system] if question.system else list(CODES)
    for code in codes:
        system(code)
    if isinstance(question.form, str) and not any(question.form in formats(code) for code in codes):
        known = "; ".join(f"{code} has {', '.join(formats(code))}" for code in codes)
        raise UnknownFormat(f"there is no format {question.form!r}; {known}")


def _checked(sent: SentList, question: Question, may_go_on: Callable[[], bool]) -> Iterator[ListResult]:
    """Yield the verdicts on the decks of a list, which is a file with one or several."""
    place, decks, why = 0, 1, sent.fault
    while place < decks and not why:
        if not may_go_on():
            why = OUT_OF_TIME
            break
        try:
            reading = read_decklist(sent.data, question.system, sent.filename, place)
        except UnreadableFile as error:
            why = str(error)
            break
        decks = max(1, len(reading.decks))
        if decks > MOST_LISTS or decks * len(sent.data) > MOST_UNPACKED:
            why = f"the file has {decks:,} decks, too many to check at once; split it"
            break
        place += 1
        yield _judged(replace(sent, place=f"deck {place}") if decks > 1 else sent, reading, question)
    if why:
        yield ListResult(sent, why=why, notes=_noted(sent))


def _judged(sent: SentList, reading: Reading, question: Question) -> ListResult:
    code = reading.deck.system
    notes = (*_noted(sent), *_reading_notes(reading, question))
    try:
        form = question.format_for(code)
    except UnknownFormat as error:
        why = f"this is a list of {system(code).name}: {error}"
        return ListResult(sent, reading.name, why=why, notes=notes)
    verdict = judge(system(code), reading.deck, form, question.as_of)
    return ListResult(sent, reading.name, form, verdict, notes=notes)


def _noted(sent: SentList) -> tuple[str, ...]:
    return (sent.note,) if sent.note else ()


def _reading_notes(reading: Reading, question: Question) -> tuple[str, ...]:
    """Return the notes on how a list was read; if the game was detected, only the warnings."""
    return reading.notes if question.system else reading.warnings


# ---- as plain data ----


def report_to_json(checked: Sequence[ListResult], skipped: Sequence[str] = ()) -> ListsReport:
    """Return the report as plain data: each list with its findings, and how many have which outcome."""
    return {
        "lists": [_row(one) for one in checked],
        "counts": counts(checked),
        "skipped": list(skipped),
    }


def counts(checked: Sequence[ListResult]) -> OutcomeCounts:
    """Return how many lists have which outcome."""
    times = Counter(one.outcome for one in checked)
    return {
        "legal": times["legal"],
        "illegal": times["illegal"],
        "incomplete": times["incomplete"],
        "unknown": times["unknown"],
        "unreadable": times["unreadable"],
    }


def _row(one: ListResult) -> CheckedListRow:
    verdict = verdict_to_json(one.verdict) if one.verdict else None
    return {
        "player": one.sent.player,
        "file": one.sent.file,
        "place": one.sent.place,
        "name": one.name,
        "system": verdict["system"] if verdict else None,
        "format": verdict["format"] if verdict else None,
        "as_of": verdict["as_of"] if verdict else None,
        "list_date": verdict["list_date"] if verdict else None,
        "outcome": one.outcome,
        "cards": sum(part["count"] for part in verdict["sections"].values()) if verdict else 0,
        "why": one.why,
        "findings": verdict["findings"] if verdict else [],
        "notes": list(one.notes),
    }


def parents(finding: Finding) -> str:
    """Return what a finding is based on: its clauses, else the list with its date."""
    listed = finding["list"]
    if listed is None:
        return ", ".join(f"§ {clause}" for clause in finding["clauses"])
    return f"{listed['name']}, {listed['date']}" if listed["date"] else listed["name"]


# ---- as a table ----


def report_to_csv(report: ListsReport) -> str:
    """Return a report as a table for spreadsheets: a row for each list, its reasons in one cell."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for row in report["lists"]:
        place = f"{row['file']}, {row['place']}" if row["place"] else row["file"]
        reasons = [finding["message"] for finding in row["findings"]] or [row["why"]]
        based = dict.fromkeys(filter(None, map(parents, row["findings"])))
        game = system(row["system"]).name if row["system"] else ""
        cells = [row["player"], place, row["name"], game, row["format"] or "", row["outcome"]]
        cells += ["\n".join(filter(None, reasons)), "\n".join(based), "\n".join(row["notes"])]
        writer.writerow(map(inert, cells))
    return out.getvalue()
