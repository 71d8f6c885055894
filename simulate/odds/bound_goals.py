"""Goals bound to a question: groups by index, moments by the stage of the deal."""

from collections.abc import Callable
from dataclasses import dataclass

from simulate.odds.compositions import Composition
from simulate.odds.goals import Both, Either, Goal, Has, HowMany, Not


@dataclass(frozen=True, slots=True)
class Look:
    """Between `least` and `most` cards of these groups, checked in a stage."""

    stage: int
    places: tuple[int, ...]
    least: int
    most: int | None


@dataclass(frozen=True, slots=True)
class Count:
    """The number of cards of these groups, checked in a stage."""

    stage: int
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Joined:
    """Several parts: all of them, or any."""

    parts: tuple["Open", ...]
    every: bool


@dataclass(frozen=True, slots=True)
class Opposite:
    """The negation of this part."""

    part: "Open"


Open = Look | Count | Joined | Opposite
"""The undecided rest of a goal."""


def bind(
    goal: Goal | HowMany,
    places: Callable[[tuple[str, ...]], tuple[int, ...]],
    stage: Callable[[Has | HowMany], int],
) -> Open:
    """Bind a goal, given the indexes of its groups and the stages of its counts."""
    match goal:
        case Has():
            return Look(stage(goal), places(goal.groups), goal.least, goal.most)
        case HowMany():
            return Count(stage(goal), places(goal.groups))
        case Both(parts):
            return Joined(tuple(bind(part, places, stage) for part in parts), True)
        case Either(parts):
            return Joined(tuple(bind(part, places, stage) for part in parts), False)
        case Not(part):
            return Opposite(bind(part, places, stage))


def settle(goal: Open, stage: int, seen: Composition) -> Open | int:
    """Return the rest of a goal after a stage: 1 or 0 if it is decided, a number if it counts."""
    match goal:
        case Look(when, places, least, most):
            if when != stage:
                return goal
            number = sum([seen[place] for place in places])
            return int(number >= least and (most is None or number <= most))
        case Count(when, places):
            return sum([seen[place] for place in places]) if when == stage else goal
        case Joined(parts, every):
            still = []
            for part in parts:
                found = settle(part, stage, seen)
                if not isinstance(found, int):
                    still.append(found)
                elif bool(found) != every:
                    return int(not every)
            if not still:
                return int(every)
            return still[0] if len(still) == 1 else Joined(tuple(still), every)
        case Opposite(part):
            found = settle(part, stage, seen)
            return 1 - found if isinstance(found, int) else Opposite(found)
