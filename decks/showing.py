"""What pages show of a verdict: its JSON laid out for templates, in words and as gauges."""

from collections.abc import Iterable, Mapping
from typing import Any

from decks import bridge

Json = dict[str, Any]

OUTCOMES = {
    "legal": "Legal",
    "illegal": "Not legal",
    "incomplete": "Not finished",
    "unknown": "Not certain",
}
KINDS = {"illegal": "Not allowed", "incomplete": "Missing", "unknown": "Uncertain"}
_NEAREST = ("legal", "incomplete", "unknown", "illegal")
LINE_CODES = frozenset({"unknown_card", "ambiguous_card", "unreadable_line"})
LINE_KINDS = {
    "unknown_card": "No such card is known",
    "ambiguous_card": "Could be several cards",
    "unreadable_line": "Could not be read",
}


def verdict_page(verdict: Mapping[str, Any], anchors: Mapping[int, list[str]] | None = None) -> Json:
    """Lay a verdict out for the template of the legality panel.

    `anchors` names the rows on the page that each finding is about, by the finding's place.
    """
    form = bridge.format_of(verdict["system"], verdict["format"])
    findings = [
        _finding(verdict, finding, (anchors or {}).get(place, []))
        for place, finding in enumerate(verdict["findings"])
        if finding["code"] not in LINE_CODES
    ]
    lines = [
        {**line, "kind": LINE_KINDS[line["why"]], "place": place}
        for place, line in enumerate(verdict["unresolved"])
    ]
    return {
        "system": verdict["system"],
        "outcome": verdict["verdict"],
        "word": OUTCOMES[verdict["verdict"]],
        "sentence": _sentence(verdict["verdict"], findings, lines),
        "format": form,
        "as_of": verdict["as_of"],
        "list_date": verdict["list_date"],
        "sections": [gauge(code, said) for code, said in shown_sections(verdict).items()],
        "findings": findings,
        "lines": lines,
        "detected": verdict.get("detected", ""),
        "notes": verdict.get("notes", []),
    }


def shown_sections(verdict: Mapping[str, Any]) -> dict[str, Json]:
    """Return the sections to show by code: an optional one only when it is used or wrong."""
    return {
        code: said
        for code, said in verdict["sections"].items()
        if said["count"] or not said["optional"] or said["state"] != "right"
    }


def state_of(count: int, state: str) -> str:
    """Turn the words for how full a section is into one of `right`, `few`, `many` and `empty`."""
    if state == "right":
        return "right" if count else "empty"
    return "few" if state.endswith("few") else "many"


def gauge(code: str, said: Mapping[str, Any]) -> Json:
    """Lay one section out: its count against its limits in words, and as shares of a bar in percent."""
    count, minimum, maximum = said["count"], said["minimum"], said["maximum"]
    end = maximum if maximum is not None else max(minimum * 1.5, count)
    scale = max(count, end, 1) * 1.06
    state = state_of(count, said["state"])
    words = {"right": "fits", "empty": "none, which is allowed"}.get(state, said["state"])

    def share(amount: float) -> str:
        return f"{100 * amount / scale:.2f}%"

    return {
        "code": code,
        "title": said["title"],
        "count": count,
        "allowed": said["allowed"],
        "replaced_by": said.get("replaced_by"),
        "state": state,
        "words": words,
        "bar": share(count),
        "from": share(minimum),
        "width": share(max(end - minimum, 0))
        if maximum is not None
        else f"{100 - 100 * minimum / scale:.2f}%",
        "limits": [share(limit) for limit in dict.fromkeys((minimum, maximum)) if limit],
    }


def formats_page(glances: Iterable[Mapping[str, Any]], current: str) -> list[Json]:
    """Lay out how a deck stands in each format, those it is nearest to first; the current one is marked."""
    shown = [
        {**one, "word": OUTCOMES[one["verdict"]], "current": one["format"] == current} for one in glances
    ]
    return sorted(shown, key=lambda one: (_NEAREST.index(one["verdict"]), one["findings"]))


def anchors_of(sections: Iterable[Any]) -> dict[int, list[str]]:
    """Map the place of each finding to the ids of the rows on the page that it names."""
    anchors: dict[int, list[str]] = {}
    for section in sections:
        for row in section.rows:
            for place in row.findings:
                anchors.setdefault(place, []).append(f"row-{row.row.pk}")
    return anchors


def _finding(verdict: Mapping[str, Any], finding: Mapping[str, Any], anchors: list[str]) -> Json:
    section = finding["section"]
    cards = dict(zip(finding["card_ids"], finding["cards"], strict=True))
    if not anchors and section:
        anchors = [f"section-{section}"]
    return {
        **finding,
        "kind": KINDS[finding["severity"]],
        "section_title": verdict["sections"][section]["title"] if section else "",
        "named_cards": list(cards.items()),
        "anchor": anchors[0] if anchors else "",
        "anchors": " ".join(anchors),
    }


def _sentence(outcome: str, findings: list[Json], lines: list[Json]) -> str:
    if outcome == "legal":
        return "Nothing in the rulebook or the format’s lists stands against this deck."
    by_kind = {kind: sum(one["severity"] == kind for one in findings) for kind in KINDS}
    said = [
        _number(by_kind["illegal"], "problem"),
        _number(by_kind["incomplete"], "thing missing", "things missing"),
        _number(by_kind["unknown"], "thing nobody can judge", "things nobody can judge"),
        _number(len(lines), "line not understood", "lines not understood"),
    ]
    present = [one for one in said if one]
    return (", ".join(present[:-1]) + " and " + present[-1] if len(present) > 1 else present[0]) + "."


def _number(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}" if count else ""
