"""Goals, as small expressions over the number of cards of each group seen by a moment.

`after` counts the draws of a question: 0 is the opening hand as kept, 2 what has been seen after the second
draw. Cards put back do not count.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True, slots=True)
class Has:
    """At least `least` and at most `most` cards (None: any number) of these groups together.

    `aside` checks the cards set aside instead of those seen.
    """

    groups: tuple[str, ...]
    least: int = 1
    most: int | None = None
    after: int = 0
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Both:
    """All of these; with none, always true."""

    parts: tuple["Goal", ...]


@dataclass(frozen=True, slots=True)
class Either:
    """Any of these; with none, never true."""

    parts: tuple["Goal", ...]


@dataclass(frozen=True, slots=True)
class Not:
    """Not this."""

    part: "Goal"


Goal = Has | Both | Either | Not


@dataclass(frozen=True, slots=True)
class HowMany:
    """Not a chance but a number: the expected number of cards of these groups."""

    groups: tuple[str, ...]
    after: int = 0


def at_least(number: int, *groups: str, after: int = 0, aside: bool = False) -> Has:
    """Want at least this many of these groups together."""
    return Has(groups, number, None, after, aside)


def pays(cost: Iterable[str], gives: Mapping[str, Iterable[str]], after: int = 0) -> Goal:
    """Want cards that together pay a cost, each card paying for one of the things it provides.

    `cost` has one entry for each thing to pay; "" stands for anything. `gives` says what one card of each
    group can pay. By Hall's theorem, every part of the cost can be matched with a card of its own exactly if
    every subset of needs has as many matching cards as parts, so that a card of two kinds is never counted
    twice.
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
    """Return the counts in a goal."""
    match goal:
        case Has() | HowMany():
            yield goal
        case Both(parts) | Either(parts):
            for part in parts:
                yield from leaves(part)
        case Not(part):
            yield from leaves(part)
