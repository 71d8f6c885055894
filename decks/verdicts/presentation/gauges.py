"""Sections of a deck as gauges: their counts compared with their limits, in words and as a bar."""

from decks.verdicts.verdict import Verdict
from rules.plain_verdicts import SectionCount

Json = dict[str, object]


def shown_sections(verdict: Verdict) -> dict[str, SectionCount]:
    """Return the sections to show by code: optional ones only if used or wrong."""
    return {
        code: said
        for code, said in verdict["sections"].items()
        if said["count"] or not said["optional"] or said["state"] != "right"
    }


def state_of(count: int, state: str) -> str:
    """Return a section's state in words as one of `right`, `few`, `many` and `empty`."""
    if state == "right":
        return "right" if count else "empty"
    return "few" if state.endswith("few") else "many"


def gauge(code: str, said: SectionCount) -> Json:
    """Lay a section out: its count compared with its limits in words, and as shares of a bar in percent."""
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
