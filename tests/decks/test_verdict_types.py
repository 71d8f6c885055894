"""Verdicts as plain data: what is kept and read again is what the types say."""

from datetime import date
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from decks import files
from decks.verdicts import checks, verdict
from rules.systems import CODES
from tests.decks import factories

pytestmark = [pytest.mark.django_db, pytest.mark.once]

LIST = "[Sideboard]\n60 Nothing of that name\n[Maybeboard]\n1 Grimm\nnot a line at all ]["


def wrong(value: Any, meant: Any, where: str = "") -> list[str]:
    """Where a value is not what a type says."""
    if is_typeddict(meant):
        hints = get_type_hints(meant)
        if not isinstance(value, dict) or value.keys() != hints.keys():
            return [f"{where}: {value!r} for {sorted(hints)}"]
        return [one for key, hint in hints.items() for one in wrong(value[key], hint, f"{where}.{key}")]
    origin, parts = get_origin(meant), get_args(meant)
    if origin is list:
        return [one for place, row in enumerate(value) for one in wrong(row, parts[0], f"{where}.{place}")]
    if origin is dict:
        return [one for key, row in value.items() for one in wrong(row, parts[1], f"{where}.{key}")]
    if origin in (Union, UnionType):
        return [] if any(not wrong(value, part, where) for part in parts) else [f"{where}: {value!r}"]
    if origin is Literal:
        return [] if value in parts else [f"{where}: {value!r}"]
    return [] if isinstance(value, NoneType if meant is None else meant) else [f"{where}: {value!r}"]


@pytest.mark.parametrize("code", CODES)
def test_a_list_is_judged_and_seen_at_a_glance_as_the_types_say(code):
    reading = files.read(LIST, code)
    judged = checks.check_reading(reading, None, date(2024, 1, 1))
    assert judged["findings"] and judged["unresolved"]
    assert wrong(judged, verdict.CheckedList) == []
    assert wrong(checks.glance(reading.deck, date(2024, 1, 1)), verdict.Glances) == []


def test_a_stored_deck_is_judged_as_the_types_say_fresh_and_kept():
    deck = factories.make_deck()
    fresh, kept = checks.check_deck(deck), checks.check_deck(deck)
    assert fresh == kept
    assert wrong(fresh, verdict.Verdict) == []
