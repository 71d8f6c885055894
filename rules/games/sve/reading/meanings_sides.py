"""Trees for conditions on what both players have, and on cards of several kinds, in both languages."""

from rules.games.sve.reading.meanings_words import MAX_POINTS, of
from rules.language.amounts import ResourcesOf
from rules.language.conditions import AllHold, Compare, Condition, There
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, Controlled, Filter, InZone


def each_has(number: int) -> Condition:
    """Return the condition that both players have exactly a number of maximum play points."""
    sides = (ResourcesOf(MAX_POINTS), ResourcesOf(MAX_POINTS, "opponent"))
    return AllHold(tuple(Compare(one, "=", number) for one in sides))


def each_kind(placed: Filter, *wanted: tuple[int, Filter]) -> Condition | None:
    """Return the condition that there are at least numbers of several kinds in the place of one of them.

    None if that has no place, or another names one as well.
    """
    parts = placed.parts if isinstance(placed, All) else (placed,)
    where = [part for part in parts if isinstance(part, InZone | Controlled)]
    if not zones_of(placed) or any(zones_of(noun) for _, noun in wanted if noun != placed):
        return None
    return AllHold(tuple(There(of(noun, *where), least) for least, noun in wanted))
