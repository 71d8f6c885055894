"""The lowest and highest of the cards that a noun phrase speaks of, known once all of it is read."""

from rules.language.amounts import Extreme, StatOf
from rules.language.filters import All, CostIs, Filter, StatIs
from rules.language.references import It
from rules.reading.clauses import mentions
from rules.reading.phrases import narrowed

_LOWEST, _HIGHEST = It("the lowest"), It("the highest")


def extreme(stat: str | None, *, highest: bool) -> Filter:
    """Return what stands for the lowest or highest power, or cost, of the cards that are spoken of."""
    mark = StatOf(_HIGHEST if highest else _LOWEST, "power")
    return CostIs("=", mark) if stat is None else StatIs("power", "=", mark)


def among_all(wanted: Filter) -> Filter | None:
    """Return a filter in which the lowest or highest is that of all cards that meet the rest of it.

    None where it is not certain which cards these are.
    """
    if not asks_extreme(wanted):
        return wanted
    parts = wanted.parts if isinstance(wanted, All) else (wanted,)
    asked = [part for part in parts if isinstance(part, StatIs | CostIs) and asks_extreme(part)]
    rest = narrowed(*[part for part in parts if part not in asked])
    if len(asked) != 1 or asks_extreme(rest):
        return None
    (mark,) = asked
    found = Extreme(rest, "power" if isinstance(mark, StatIs) else None, mentions(mark, _HIGHEST))
    made = StatIs("power", "=", found) if isinstance(mark, StatIs) else CostIs("=", found)
    return narrowed(rest, made)


def asks_extreme(wanted: Filter) -> bool:
    """Return whether a filter asks for the lowest or highest of something that is not known yet."""
    return mentions(wanted, _LOWEST) or mentions(wanted, _HIGHEST)
