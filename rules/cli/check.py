"""`python -m rules check FILE`: the verdict on a deck list, for people or as JSON."""

import argparse
import textwrap
from pathlib import Path

import rules
from rules.cli import report
from rules.cli.files import house_system, read_file, read_format
from rules.cli.outcome import Outcome, UsageFault, as_json, table
from rules.construction.formats import Format
from rules.construction.judge import judge_all
from rules.construction.overview import Glance, headline, overview
from rules.construction.unresolved import UNRESOLVED_RULES
from rules.decklist import Reading
from rules.plain_verdicts import Finding, ListReference, Verdict
from rules.report import beside_to_json, glance_to_json

UNRESOLVED = {rule.code for rule in UNRESOLVED_RULES}
WIDTH = 100


def run(options: argparse.Namespace) -> Outcome:
    """Check a deck list; the status is 0 for a legal deck, else 1. `--report` checks many."""
    if options.report:
        return report.run(options)
    if Path(options.file).is_dir():
        raise UsageFault(f"{options.file!r} is a folder; add --report to check every list in it")
    asked = read_format(options.format)
    house = asked if isinstance(asked, Format) else None
    reading = read_file(options.file, house_system(house, options.system), options.deck)
    of = rules.system(reading.deck.system)
    form = house or rules.format_of(of.code, options.format)
    forms = [*([house] if house else []), *rules.formats(of.code).values()]
    judged = judge_all(of, reading.deck, forms, options.as_of)
    verdict = rules.verdict_to_json(judged[forms.index(form)])
    status = 0 if verdict["verdict"] == "legal" else 1
    glances = overview(zip(forms, judged, strict=True), form.code)
    if options.json:
        page = {
            "headline": headline(glances),
            "formats": [glance_to_json(one) for one in glances],
            "detected": reading.detected,
            "notes": list(reading.notes),
            **beside_to_json(reading),
        }
        return Outcome(as_json({**verdict, **page}), status)
    own = next(one for one in glances if one.format is form)
    return Outcome("\n".join([*_formats(glances), *_page(reading, own, verdict)]), status)


def _formats(glances: tuple[Glance, ...]) -> list[str]:
    """Return the lines on the deck's legality in today's tournament formats and under the rulebook alone."""
    book = [one for one in glances if one.format.status == "rulebook"]
    lines = _wrapped(headline(glances)) if headline(glances) else []
    for one in book:
        lines.append(f"By the rulebook alone ({one.format.name}): {one.says}")
    return [*lines, ""] if lines else []


def _page(reading: Reading, own: Glance, verdict: Verdict) -> list[str]:
    findings = [finding for finding in verdict["findings"] if finding["code"] not in UNRESOLVED]
    lost = [finding for finding in verdict["findings"] if finding["code"] in UNRESOLVED]
    return [
        *_head(reading, own, verdict),
        "",
        *_sections(verdict),
        *_listed("Findings", [_finding(finding) for finding in findings]),
        *_listed("Lines not resolved to cards", [_wrapped(finding["message"]) for finding in lost]),
        *_listed("Outside the deck", [_wrapped(f"{one.title}: {one.text}") for one in reading.deck.outside]),
        *_listed(
            "Lines ignored",
            [_wrapped(f"line {one.line}: {one.text} ({one.why})") for one in reading.ignored],
        ),
        *_listed("Decks in the file, choose one with --deck", [_wrapped(name) for name in reading.decks]),
        *_listed("Notes", [_wrapped(note) for note in reading.notes]),
    ]


def _head(reading: Reading, own: Glance, verdict: Verdict) -> list[str]:
    form, known = own.format, own.verdict.coverage
    day = verdict["as_of"] or "the newest lists"
    dated = (
        str(known)
        if known
        else f"list of {verdict['list_date']}"
        if verdict["list_date"]
        else "no dated list"
    )
    word = verdict["verdict"].upper()
    rows = [
        ["Deck", reading.name] if reading.name else [],
        ["Read as", reading.detected],
        ["System", rules.system(verdict["system"]).name],
        ["Format", f"{form.name} ({form.code}); {dated}, checked as of {day}"],
        ["Verdict", f"{word}: {own.says}" if verdict["verdict"] == "unknown" else word],
    ]
    return table([row for row in rows if row])


def _sections(verdict: Verdict) -> list[str]:
    shown = [part for part in verdict["sections"].values() if part["count"] or not part["optional"]]
    return table(
        [
            [f"  {part['title']}", str(part["count"]).rjust(3), f"of {part['allowed']}", part["state"]]
            for part in shown
        ]
    )


def _finding(finding: Finding) -> list[str]:
    lines = _wrapped(f"{finding['severity']}: {finding['message']}")
    told = [
        ("rule", finding["rule"]),
        ("clause", ", ".join(finding["clauses"])),
        ("cards", "; ".join(_cards(finding))),
        ("found", str(finding["actual"])),
        ("allowed", str(finding["allowed"])),
        ("list", _list(finding["list"])),
    ]
    for word, value in told:
        if value:
            lines += _wrapped(value, f"{word + ':':<9}")
    return lines


def _cards(finding: Finding) -> list[str]:
    pairs = zip(finding["cards"], finding["card_ids"], strict=True)
    return [f"{name} ({card_id})" for name, card_id in pairs]


def _list(listed: ListReference | None) -> str:
    if listed is None:
        return ""
    day = f" of {listed['date']}" if listed["date"] else ""
    return f"{listed['name']}{day}; source: {listed['source'] or 'not recorded'}"


def _listed(title: str, items: list[list[str]]) -> list[str]:
    if not items:
        return []
    lines = ["", f"{title} ({len(items)})"]
    for number, item in enumerate(items, 1):
        mark = f"{number:>3}. "
        lines += [f"{mark if place == 0 else ' ' * len(mark)}{line}" for place, line in enumerate(item)]
    return lines


def _wrapped(text: str, label: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=label, subsequent_indent=" " * len(label)) or [label]
