"""A verdict's JSON laid out for templates: its words, findings and lines, and the formats at a glance."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NotRequired, TypedDict

import rules
from common.words import say
from decks.verdicts import checks, digests
from decks.verdicts.fixes import FixAllOffer, FixOffer
from decks.verdicts.presentation.gauges import gauge, shown_sections
from decks.verdicts.presentation.lists import OutsideSection
from decks.verdicts.presentation.sections import SectionView
from decks.verdicts.verdict import Glances, Turn, Verdict
from rules.construction.system import System
from rules.decklist.lines import Ignored
from rules.plain_verdicts import Finding, ListKnown, SharedName

Json = dict[str, object]


class VerdictPage(TypedDict):
    """A verdict as the legality panel shows it; the keys not required depend on what it is about."""

    system: str
    rulebook: str
    engine: str
    outcome: str
    word: str
    by_book: bool
    list_known: ListKnown | None
    sentence: str
    format: rules.Format
    as_of: str
    list_date: str | None
    sections: list[Json]
    findings: list[Json]
    lines: list[Json]
    detected: object
    notes: object
    names: list[SharedName]
    fix_all: NotRequired[FixAllOffer | None]
    warnings: NotRequired[list[str]]
    ahead: NotRequired[list[Json]]
    address: NotRequired[str]
    data: NotRequired[str]
    outside: NotRequired[list[OutsideSection]]
    fits: NotRequired[list[System]]
    ignored: NotRequired[tuple[Ignored, ...]]


OUTCOMES = {outcome: say(outcome) for outcome in ("legal", "illegal", "incomplete", "unknown")}
KINDS = {"illegal": "Not allowed", "incomplete": "Missing", "unknown": "Not checked"}
_IN_PLAY = ("tournament", "rulebook")
LINE_CODES = frozenset({"unknown_card", "ambiguous_card", "unplaced_card", "unreadable_line"})
LINE_KINDS = {
    "unknown_card": "Not a known card",
    "ambiguous_card": "Could be several cards",
    "unplaced_card": "Under a heading that could not be read",
    "unreadable_line": "Could not be read",
}


def verdict_page(
    verdict: Verdict,
    anchors: Mapping[int, list[str]] | None = None,
    offered: Mapping[int, Sequence[FixOffer]] | None = None,
    form: rules.Format | None = None,
) -> VerdictPage:
    """Lay a verdict out for the template of the legality panel.

    `anchors` names the rows on the page that each finding is about, and `offered` its fixes, by the finding's
    index. `form` is the verdict's format if it is not a bundled one.
    """
    of = rules.system(verdict["system"])
    form = form or rules.format_of(verdict["system"], verdict["format"])
    findings: list[Json] = [
        {
            **_finding(verdict, finding, (anchors or {}).get(place, [])),
            "fixes": (offered or {}).get(place, ()),
        }
        for place, finding in enumerate(verdict["findings"])
        if finding["code"] not in LINE_CODES
    ]
    lines: list[Json] = [
        {**line, "kind": LINE_KINDS[line["why"]], "place": place, "anchor": _head(line["section"])}
        for place, line in enumerate(verdict["unresolved"])
    ]
    checked = checks.rules_checked(of.code, (form.house.base if form.house else form).code)
    return {
        "system": verdict["system"],
        "rulebook": of.rulebook,
        "engine": digests.engine_version(of)[:7],
        "outcome": verdict["verdict"],
        "word": _word(verdict),
        "by_book": form.status == "rulebook",
        "list_known": verdict["list_known"],
        "sentence": _sentence(verdict, checked, findings, lines),
        "format": form,
        "as_of": verdict["as_of"],
        "list_date": verdict["list_date"],
        "sections": [gauge(code, said) for code, said in shown_sections(verdict).items()],
        "findings": findings,
        "lines": lines,
        "detected": verdict.get("detected", ""),
        "notes": verdict.get("notes", []),
        "names": verdict.get("names", []),
    }


def formats_page(glances: Glances, current: str, turns: Mapping[str, Turn] | None = None) -> Json:
    """Lay out `headline`, the `formats` in play, and the `folded` ones, with the current one marked.

    `turns` gives by format the day on which its outcome changes.
    """
    shown = [
        {
            **one,
            "word": OUTCOMES[one["verdict"]],
            "current": one["format"] == current,
            "turns": _turn((turns or {}).get(one["format"])),
        }
        for one in glances["formats"]
    ]
    return {
        "headline": glances["headline"],
        "by_book": [one for one in shown if one["status"] == "rulebook"],
        "formats": [one for one in shown if one["status"] in _IN_PLAY or one["current"]],
        "folded": [one for one in shown if one["status"] not in _IN_PLAY and not one["current"]],
    }


def anchors_of(sections: Iterable[SectionView]) -> dict[int, list[str]]:
    """Map the index of each finding to the ids of the page's rows that it names."""
    anchors: dict[int, list[str]] = {}
    for section in sections:
        for row in section.rows:
            for place in row.findings:
                anchors.setdefault(place, []).append(f"row-{row.row.pk}")
    return anchors


def _finding(verdict: Verdict, finding: Finding, anchors: list[str]) -> Json:
    section = finding["section"]
    cards = dict(zip(finding["card_ids"], finding["cards"], strict=True))
    if not anchors and section:
        anchors = [_head(section)]
    return {
        **finding,
        "kind": KINDS[finding["severity"]],
        "section_title": verdict["sections"][section]["title"] if section else "",
        "named_cards": list(cards.items()),
        "anchor": anchors[0] if anchors else "",
        "anchors": " ".join(anchors),
    }


def _only_gaps(verdict: Verdict) -> bool:
    """Return whether the only problem is that the format's list is incomplete."""
    codes = {finding["code"] for finding in verdict["findings"]}
    return bool(verdict["list_known"]) and codes == {"list_incomplete"}


def _word(verdict: Verdict) -> str:
    return "No problems found" if _only_gaps(verdict) else OUTCOMES[verdict["verdict"]]


def _head(section: str | None) -> str:
    return f"section-{section}" if section else ""


def _turn(turn: Turn | None) -> Json | None:
    return turn and {**turn, "word": OUTCOMES[turn["verdict"]]}


def _sentence(verdict: Verdict, rules: int, findings: list[Json], lines: list[Json]) -> str:
    if verdict["verdict"] == "legal":
        listed = f" and the list of {verdict['list_date']}" if verdict["list_date"] else ""
        return f"No problems found. {rules} rules{listed} checked."
    known = verdict["list_known"]
    if known is not None and _only_gaps(verdict):
        return known["sentence"]
    by_kind = {kind: sum(one["severity"] == kind for one in findings) for kind in KINDS}
    sentences = [
        _number(by_kind["illegal"], "problem"),
        _number(by_kind["incomplete"], "thing missing", "things missing"),
        _gaps(by_kind["unknown"], findings),
        _number(len(lines), "line not understood", "lines not understood"),
    ]
    return " ".join(f"{one}." for one in sentences if one)


def _gaps(count: int, findings: list[Json]) -> str:
    """Return how many checks are incomplete, and whether a gap in the list is why."""
    said = _number(count, "check incomplete", "checks incomplete")
    lacking = any(one["code"] == "list_incomplete" for one in findings)
    return f"{said}: we lack part of this ban list" if said and lacking else said


def _number(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}" if count else ""
