"""What becomes of a verdict when lists change that are known of already."""

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any

from decks import bridge

Json = dict[str, Any]

CHANGES_SHOWN = 3


def ahead(value: bridge.DeckValue, before: Mapping[str, Any]) -> list[Json]:
    """Judge a deck on the next days after a verdict on which the verdict's format changes.

    Each with `day`, `verdict`, and the findings that are `new` on it and those that are `gone`.
    """
    found: list[Json] = []
    last = before
    for day in _changes(before)[:CHANGES_SHOWN]:
        verdict = bridge.check_value(value, before["format"], day)
        old, new = _by_subject(last), _by_subject(verdict)
        found.append(
            {
                "day": day.isoformat(),
                "verdict": verdict["verdict"],
                "new": [finding for key, finding in new.items() if key not in old],
                "gone": [finding for key, finding in old.items() if key not in new],
            }
        )
        last = verdict
    return found


def turns(value: bridge.DeckValue, glances: Iterable[Mapping[str, Any]], after: date) -> dict[str, Json]:
    """Return by format where the word of a verdict turns into another at the next change of its lists."""
    found: dict[str, Json] = {}
    for one in glances:
        days = _changes({"system": value.system, "format": one["format"], "as_of": after.isoformat()})
        if days:
            word = bridge.check_value(value, one["format"], days[0])["verdict"]
            if word != one["verdict"]:
                found[one["format"]] = {"day": days[0].isoformat(), "verdict": word}
    return found


def _changes(verdict: Mapping[str, Any]) -> list[date]:
    """The days after a verdict's own on which its format changes."""
    form = bridge.format_of(verdict["system"], verdict["format"])
    return [day for day in form.dates if day > date.fromisoformat(verdict["as_of"])]


def _by_subject(verdict: Mapping[str, Any]) -> dict[tuple[Any, ...], Json]:
    """A verdict's findings by what they are about, whatever list or figure stands behind them."""
    return {
        (one["code"], one["severity"], one["section"], tuple(one["card_ids"])): one
        for one in verdict["findings"]
    }
