"""Upcoming changes of a verdict by published future lists."""

from collections.abc import Iterable
from datetime import date

import rules
from decks.verdicts import checks
from decks.verdicts.verdict import Ahead, Turn, Verdict
from rules.plain_verdicts import Finding, Glance

CHANGES_SHOWN = 3
UNRELEASED = ("not_released", "release_unknown", "not_in_region", "region_unknown")


def ahead(value: rules.Deck, before: Verdict) -> list[Ahead]:
    """Check a deck on the next days on which its format's lists change, or its cards are released.

    Each with `day`, `verdict`, and the findings that are `new` on it and those that are `gone`.
    """
    found: list[Ahead] = []
    last = before
    form = rules.format_of(before["system"], before["format"])
    for day in _days_after(form, before["as_of"]):
        if len(found) == CHANGES_SHOWN:
            break
        if day not in form.dates and not _waits(last):
            continue
        verdict = checks.check_value(value, form.code, day)
        old, new = _by_subject(last), _by_subject(verdict)
        last = verdict
        if day in form.dates or old.keys() != new.keys():
            found.append(
                {
                    "day": day.isoformat(),
                    "verdict": verdict["verdict"],
                    "new": [finding for key, finding in new.items() if key not in old],
                    "gone": [finding for key, finding in old.items() if key not in new],
                }
            )
    return found


def turns(value: rules.Deck, glances: Iterable[Glance], after: date) -> dict[str, Turn]:
    """Return by format the day on which a verdict's outcome changes, and the new outcome.

    Days are checked up to the next change of the format's lists.
    """
    found: dict[str, Turn] = {}
    for one in glances:
        form = rules.format_of(value.system, one["format"])
        waits = _waits(checks.check_value(value, form.code, after))
        for day in _days_after(form, after.isoformat()):
            of_lists = day in form.dates
            if of_lists or waits:
                word = checks.check_value(value, form.code, day)["verdict"]
                if word != one["verdict"]:
                    found[form.code] = {"day": day.isoformat(), "verdict": word}
                    break
            if of_lists:
                break
    return found


def _days_after(form: rules.Format, as_of: str) -> list[date]:
    return [day for day in form.days if day > date.fromisoformat(as_of)]


def _waits(verdict: Verdict) -> bool:
    """Return whether any card of a deck is unreleased: otherwise release days change nothing."""
    return any(one["code"] in UNRELEASED for one in verdict["findings"])


def _by_subject(verdict: Verdict) -> dict[tuple[object, ...], Finding]:
    """A verdict's findings by what they are about, whatever list or number is behind them."""
    return {
        (one["code"], one["severity"], one["section"], tuple(one["card_ids"])): one
        for one in verdict["findings"]
    }
