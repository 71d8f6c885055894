"""House rules of an event: what an organiser writes in its form, and the house format that it makes."""

import re
from collections.abc import Iterator
from datetime import date
from typing import Protocol

import rules
from common.text import clean_line, clean_text
from rules.construction.formats import BadFormat, Format
from rules.construction.house_formats import house_format
from rules.construction.section import Limits

_COPIES = re.compile(r"(\d{1,3})\s*[x×]?\s+(.+)")
_SIZE = re.compile(r"(.+?)[\s:]+(\d{1,4})\s*(?:(\+)|[-–]\s*(\d{1,4}))?")
_WHERE = "house rules"
FIELDS = ("house_name", "house_banned", "house_limited", "house_sizes")

Table = dict[str, object]


class BadHouseRules(ValueError):
    """House rules that cannot be; `field` is the field of the form, the message says what would be right."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


class Written(Protocol):
    """House rules as an organiser writes them: a card or section on each line."""

    @property
    def house_name(self) -> str: ...
    @property
    def house_banned(self) -> str: ...
    @property
    def house_limited(self) -> str: ...
    @property
    def house_sizes(self) -> str: ...


def table_of(written: Written, system: str, format: str, event: str, day: date) -> Table | None:
    """Return the house format that house rules make on top of a format, or None for no rules.

    `event` names it if it has no name of its own; its rows apply from `day` on. Raises BadHouseRules.
    """
    banned = _lines(written.house_banned)
    limited = list(_limited(written.house_limited))
    sizes = dict(_sizes(written.house_sizes, system))
    if not (banned or limited or sizes):
        return None
    table: Table = {
        "system": system,
        "extends": format,
        "name": clean_line(written.house_name) or event,
        "date": day.isoformat(),
        "banned": [{"cards": [card]} for card in banned],
        "limited": [{"cards": [card], "copies": copies} for copies, card in limited],
        "sections": sizes,
    }
    try:
        house_format(table, _WHERE)
    except BadFormat as error:
        raise _refused(str(error).splitlines()[0]) from error
    return table


def is_same(table: Table | None, other: Table | None) -> bool:
    """Return whether two house formats are the same but for the day."""
    return _without_day(table) == _without_day(other)


def format_of(table: object) -> Format:
    """Return the format of a stored house format. Raises BadFormat if what it extends is gone."""
    return house_format(table, _WHERE, stored=True)


def written_of(table: object) -> dict[str, str]:
    """Return a stored house format as its organiser writes it, by the fields of the form."""
    if table is None:
        return dict.fromkeys(FIELDS, "")
    form = format_of(table)
    own = [row for row in form.rows if row.format == form.code]
    sections = rules.system(form.system).sections
    set_here = form.house.sections if form.house else frozenset[str]()
    sizes = [f"{one.title} {_size(form.sections[one.code])}" for one in sections if one.code in set_here]
    return {
        "house_name": form.name,
        "house_banned": "\n".join(card for row in own if row.kind == "banned" for card in row.cards),
        "house_limited": "\n".join(
            f"{row.copies} {card}" for row in own if row.kind == "limited" for card in row.cards
        ),
        "house_sizes": "\n".join(sizes),
    }


def _without_day(table: Table | None) -> Table:
    return {key: value for key, value in (table or {}).items() if key != "date"}


def _lines(written: str) -> list[str]:
    return [line for line in map(clean_line, clean_text(written).split("\n")) if line]


def _limited(written: str) -> Iterator[tuple[int, str]]:
    for line in _lines(written):
        found = _COPIES.fullmatch(line)
        if found is None:
            raise BadHouseRules(
                "house_limited", f"“{line[:80]}”: write the copies first, as “1 {line[:40]}”."
            )
        yield int(found[1]), found[2]


def _sizes(written: str, system: str) -> Iterator[tuple[str, dict[str, int]]]:
    sections = {section.title: section.code for section in rules.system(system).sections}
    known = {title.casefold(): code for title, code in sections.items()}
    for line in _lines(written):
        found = _SIZE.fullmatch(line)
        if found is None:
            raise BadHouseRules("house_sizes", f"“{line[:80]}”: write it as “{next(iter(sections))} 40–60”.")
        code = known.get(found[1].casefold())
        if code is None:
            raise BadHouseRules(
                "house_sizes", f"“{found[1][:80]}” is not a section; there are {', '.join(sections)}."
            )
        low = int(found[2])
        yield code, {"minimum": low} if found[3] else {"minimum": low, "maximum": int(found[4] or low)}


def _size(limits: Limits) -> str:
    if limits.maximum is None:
        return f"{limits.minimum}+"
    return str(limits.minimum) if limits.minimum == limits.maximum else f"{limits.minimum}–{limits.maximum}"


def _refused(problem: str) -> BadHouseRules:
    """Return a problem of the house format under the field that it is about."""
    path, _, said = problem.partition(": ")
    kinds = {"banned": "house_banned", "limited": "house_limited", "sections": "house_sizes"}
    field = next((kinds[part] for part in path.split(", ") if part in kinds), "house_name")
    return BadHouseRules(field, f"{said[:1].upper()}{said[1:]}")
