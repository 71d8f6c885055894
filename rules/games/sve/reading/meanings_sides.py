"""Trees for what both players have, for cards of several kinds and for faceup ones, in both languages."""

from rules.games.sve.reading.meanings_words import EVOLVED, MAX_POINTS, NOBODY, OURS, POINTS, of
from rules.language.amounts import Count, ResourcesOf
from rules.language.conditions import AllHold, Compare, Condition, There
from rules.language.effects import MoveTo, Produce
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, Controlled, Filter, InZone
from rules.language.references import Each
from rules.reading.clauses import Clause, in_order


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


def recovered_for_faceup(noun: Filter) -> Clause:
    """Return a clause in which you recover a play point for each faceup evolved follower, and turn those."""
    wanted = of(noun, EVOLVED, OURS, InZone(("faceup evolve deck area",)))
    turned = MoveTo(Each(wanted), "evolve deck area")
    return Clause(in_order(Produce(POINTS, Count(wanted)), turned), about=NOBODY)
