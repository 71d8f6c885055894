"""The format that an event's lists are checked in."""

import hashlib
import json
from contextlib import suppress

import rules
from decks import values
from decks.verdicts import digests
from events import house_rules
from events.models import Event
from rules.construction.formats import BadFormat, Format


def format_of(event: Event) -> Format:
    """Return the format of an event, or its game's default if that format is gone."""
    if event.house_format is not None:
        with suppress(BadFormat):
            return house_rules.format_of(event.house_format)
    return values.format_or_default(event.system, event.format)


def name_of(event: Event) -> str:
    """Return the name of an event's format, with what a house format extends."""
    form = format_of(event)
    return f"{form.name}, house rules on {form.house.base.name}" if form.house else form.name


def checked_by(event: Event) -> str:
    """Return what an event's verdicts depend on besides the lists: format, day, ban lists, cards and code."""
    of = rules.system(event.system)
    form = format_of(event)
    parts = [
        form.code,
        event.day.isoformat(),
        event.house_format,
        digests.list_version(of, form),
        digests.engine_version(of),
    ]
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()
