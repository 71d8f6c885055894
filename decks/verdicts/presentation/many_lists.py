"""The report on many lists laid out for its page."""

import rules
from common.words import say
from decks.verdicts.presentation.verdicts import OUTCOMES
from rules.bundles.plain import CheckedListRow, ListsReport
from rules.bundles.report import parents

Json = dict[str, object]
WORDS = {**OUTCOMES, "unreadable": say("unreadable")}
# What is shown of a list's reasons at first; the others unfold.
_FIRST = 3


def report_page(report: ListsReport) -> Json:
    """Return a report's rows and counts in words."""
    number = len(report["lists"])
    return {
        "rows": [_row(row) for row in report["lists"]],
        "number": number,
        "counts": [
            {"outcome": _mark(outcome), "word": WORDS[outcome], "count": count}
            for outcome, count in report["counts"].items()
            if count
        ],
        "all_legal": report["counts"]["legal"] == number > 0,
        "skipped": report["skipped"],
    }


def _row(row: CheckedListRow) -> Json:
    reasons = [{"says": one["message"], "based": parents(one)} for one in row["findings"]]
    if row["why"]:
        reasons.append({"says": f"{row['why'][:1].upper()}{row['why'][1:]}.", "based": ""})
    system, form = row["system"], row["format"]
    return {
        **row,
        "mark": _mark(row["outcome"]),
        "word": WORDS[row["outcome"]],
        "of": rules.system(system) if system else None,
        "form": rules.format_of(system, form) if system else None,
        "reasons": reasons[:_FIRST],
        "others": reasons[_FIRST:],
    }


def _mark(outcome: str) -> str:
    return "unknown" if outcome == "unreadable" else outcome
