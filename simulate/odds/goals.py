"""What is wanted, as small expressions over how many cards of each group were seen by when.

`after` counts the draws of a question: 0 is the opening hand as it was kept, 2 is what has been seen after
the second draw. Cards put back do not count.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True, slots=True)
class Has:
    """At least `least` and at most `most` cards (None: any number) of these groups together.

    `aside` looks at the cards dealt aside instead of those seen.
    """

    groups: tuple[str, ...]
    least: int = 1
    most: int | None = None
    after: int = 0
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Both:
    """All of these; of none at all, always."""

    parts: tuple["Goal", ...]


@dataclass(frozen=True, slots=True)
class Either:
    """Any of these; of none at all, never."""

    parts: tuple["Goal", ...]


@dataclass(frozen=True, slots=True)
class Not:
    """Not this."""

    part: "Goal"


Goal = Has | Both | Either | Not


@dataclass(frozen=True, slots=True)
class HowMany:
    """Not a chance but a number: how many cards of these groups are expected."""

    groups: tuple[str, ...]
    after: int = 0


def at_least(number: int, *groups: str, after: int = 0, aside: bool = False) -> Has:
    """Want this many of these groups together, or more."""
    return Has(groups, number, None, after, aside)


def at_most(number: int, *groups: str, after: int = 0, aside: bool = False) -> Has:
    """Want no more than this many of these groups together."""
    return Has(groups, 0, number, after, aside)


def exactly(number: int, *groups: str, after: int = 0, aside: bool = False) -> Has:
    """Want this many of these groups together, neither more nor less."""
    return Has(groups, number, number, after, aside)


def between(least: int, most: int, *groups: str, after: int = 0, aside: bool = False) -> Has:
    """Want a number of cards of these groups together between two bounds, both included."""
    return Has(groups, least, most, after, aside)


def pays(cost: Iterable[str], gives: Mapping[str, Iterable[str]], after: int = 0) -> Goal:
    """Want cards that together pay a cost, each card paying for one of the things it gives.

    `cost` names what has to be paid, one entry for each; "" stands for anything at all. `gives` says of
    each group what one card of it can pay. By Hall's theorem, matching every part of the cost with a card
    of its own can be done exactly where every selection of needs finds as many cards as it has parts, so
    that a card of two kinds is never counted twice.
    """
    wanted = list(cost)
    kinds = sorted({need for need in wanted if need})
    parts: list[Goal] = []
    if wanted:
        parts.append(at_least(len(wanted), *gives, after=after))
    for size in range(1, len(kinds) + 1):
        for chosen in combinations(kinds, size):
            able = [group for group, given in gives.items() if not set(given).isdisjoint(chosen)]
            parts.append(at_least(sum(need in chosen for need in wanted), *able, after=after))
    return Both(tuple(parts))


def leaves(goal: "Goal | HowMany") -> Iterator[Has | HowMany]:
    """Return the counts that a goal speaks of."""
    match goal:
        case Has() | HowMany():
            yield goal
        case Both(parts) | Either(parts):
            for part in parts:
                yield from leaves(part)
        case Not(part):
            yield from leaves(part)
