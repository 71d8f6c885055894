"""The lowest and highest among the cards of a noun phrase, which are known only at its end."""

from rules.language.amounts import Extreme, StatOf
from rules.language.filters import All, CostIs, Filter, StatIs
from rules.language.references import It
from rules.reading.clauses import mentions
from rules.reading.phrases import narrowed

_LOWEST, _HIGHEST = It("the lowest"), It("the highest")


def extreme(stat: str | None, *, highest: bool) -> Filter:
    """Return a stand-in for the lowest or highest power, or cost, among the cards that are meant."""
    mark = StatOf(_HIGHEST if highest else _LOWEST, "power")
    return CostIs("=", mark) if stat is None else StatIs("power", "=", mark)


def among_all(wanted: Filter) -> Filter | None:
    """Return a filter in which "the lowest" or "the highest" is that of all cards matching the rest of it.

    None if it is unclear which cards these are.
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
    """Return whether a filter has a stand-in for the lowest or highest of cards still unknown."""
    return mentions(wanted, _LOWEST) or mentions(wanted, _HIGHEST)
