"""`python -m rules check FOLDER --report`: the verdicts on many lists, for people or as JSON."""

import argparse
import os
import textwrap
from collections.abc import Iterator
from pathlib import Path

from rules.bundles import Question, SentFile, bundle_of, check_bundle, report_to_json
from rules.bundles.files import TooManyLists, is_zip, shown_name
from rules.bundles.limits import MOST_FILES, MOST_LISTS, MOST_UNPACKED
from rules.bundles.plain import CheckedListRow, ListsReport
from rules.bundles.report import parents
from rules.cli.files import house_system, read_bytes, read_format
from rules.cli.outcome import Outcome, UsageFault, as_json, table
from rules.construction.formats import Format
from rules.decklist.limits import MOST_BYTES
from rules.systems import system

WIDTH = 100
NOT_LEGAL, UNREAD = 1, 2
WORDS = {
    "legal": "legal",
    "illegal": "NOT LEGAL",
    "incomplete": "not finished",
    "unknown": "not fully checked",
    "unreadable": "NOT READ",
}


def run(options: argparse.Namespace) -> Outcome:
    """Check the lists in a folder, a ZIP or a table; the status is 2 if one was not read, else 1 or 0."""
    if options.deck != 1:
        raise UsageFault("--deck chooses one deck of a file; --report checks all of them, so leave one out")
    form = read_format(options.format)
    of = house_system(form, options.system) if isinstance(form, Format) else options.system
    bundle = bundle_of(_sent(options.file))
    if not bundle.lists:
        raise UsageFault(
            f"{options.file!r} has no deck lists; put a file for each player into it, as text or CSV"
        )
    checked = check_bundle(bundle, Question(of, form, options.as_of))
    report = report_to_json(checked, bundle.skipped)
    text = as_json(report) if options.json else "\n".join(_page(report))
    return Outcome(text, _status(report))


def _status(report: ListsReport) -> int:
    if report["counts"]["unreadable"]:
        return UNREAD
    return 0 if report["counts"]["legal"] == len(report["lists"]) else NOT_LEGAL


# ---- the files ----


def _sent(name: str) -> Iterator[SentFile]:
    folder = Path(name)
    if name != "-" and folder.is_dir():
        yield from _in_folder(folder)
        return
    data = read_bytes(name, MOST_UNPACKED + 1, "a folder, a ZIP or a table of lists")
    if len(data) > MOST_UNPACKED:
        raise TooManyLists(f"{name!r} is larger than {MOST_UNPACKED:,} bytes, the limit for lists together")
    yield SentFile("standard input" if name == "-" else shown_name(folder.name), data)


def _in_folder(folder: Path) -> Iterator[SentFile]:
    """Yield the files in a folder and the folders in it, in the order of their names."""
    found: list[Path] = []
    for path, folders, files in os.walk(folder):
        folders.sort()
        found += [Path(path, file) for file in files]
        if len(found) > MOST_FILES:
            raise TooManyLists(
                f"{str(folder)!r} has more than {MOST_FILES:,} files; at most {MOST_LISTS:,} lists are "
                "checked at once, so split it"
            )
    for file in sorted(found):
        yield _file(file, shown_name(file.relative_to(folder).as_posix()))


def _file(path: Path, name: str) -> SentFile:
    # Opening a pipe would wait for a writer.
    if not path.is_file():
        return SentFile(name, fault="this is no regular file; save the list as a text file")
    try:
        data = read_bytes(str(path), MOST_UNPACKED + 1, "a deck list")
    except UsageFault as error:
        return SentFile(name, fault=str(error))
    if len(data) > MOST_BYTES and not is_zip(data):
        return SentFile(name, fault=f"the file has more than {MOST_BYTES:,} bytes, the limit of a deck list")
    return SentFile(name, data)


# ---- the page ----


def _page(report: ListsReport) -> list[str]:
    rows = report["lists"]
    heads = zip(*map(_head, rows), strict=True)
    lines = table(list(map(list, zip(*filter(any, heads), strict=True))))
    shown: list[str] = []
    for line, row in zip(lines, rows, strict=True):
        shown.append(line)
        for reason in _reasons(row):
            shown += textwrap.wrap(reason, WIDTH, initial_indent="    - ", subsequent_indent="      ")
    skipped = report["skipped"]
    also = (
        [f"Skipped {len(skipped)}: {', '.join(skipped[:5])}{', …' if skipped[5:] else ''}"] if skipped else []
    )
    return [*shown, "", _summary(report), *also]


def _head(row: CheckedListRow) -> list[str]:
    place = f"{row['file']}, {row['place']}" if row["place"] else row["file"]
    whose = f"{row['player']} ({place})" if row["player"] else place
    of = system(row["system"]).name if row["system"] else ""
    return [WORDS[row["outcome"]], whose, row["name"], f"{of}, {row['format']}" if of else ""]


def _reasons(row: CheckedListRow) -> Iterator[str]:
    for finding in row["findings"]:
        based = parents(finding)
        yield f"{finding['message']}{f' ({based})' if based else ''}"
    if row["why"]:
        yield row["why"]
    for note in row["notes"]:
        yield f"note: {note}"


def _summary(report: ListsReport) -> str:
    number = len(report["lists"])
    parts = [f"{count} {WORDS[word].lower()}" for word, count in report["counts"].items() if count]
    return f"{number} list{'' if number == 1 else 's'}: {', '.join(parts)}"
