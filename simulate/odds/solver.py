"""Exact chances by dynamic programming over hands, in whole numbers until the end.

A deal has stages: the cards dealt up to the next moment at which the goal is checked. The state is what was
seen, what is left to be dealt, and the undecided rest of the goal.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import comb
from operator import add, sub

from simulate.odds.bound_goals import Open, bind, settle
from simulate.odds.compositions import Composition, dealt, parts_of
from simulate.odds.goals import Both, Either, Goal, Has, HowMany, Not, leaves
from simulate.odds.questions import Question, Stated

LIMIT = 2_000_000
"""The maximum steps of an exact answer, which take one or two seconds."""


State = tuple[int, Composition, Composition, int]


class Deal:
    """One way of dealing a question's cards, and the goal's value.

    `stages` are how many cards are dealt before the goal is checked for the first, second, … time; the last
    deals the cards set aside if the goal needs them.
    """

    def __init__(self, question: Question) -> None:
        self.question = question
        moments = sorted({leaf.after for leaf in leaves(question.goal) if not _aside(leaf)})
        self.moments = moments
        self.draws = [
            sum(question.draws[before:after]) for before, after in zip([0, *moments], moments, strict=False)
        ]
        self.aside = question.aside if any(_aside(leaf) for leaf in leaves(question.goal)) else 0
        # Equal goals are one object here, compared by identity: hashing a large one is slow.
        self._goals: dict[Open, Open] = {}
        self._settled: dict[tuple[int, int], dict[Composition, Open | int]] = {}
        # A goal without any count is decided before a card is dealt.
        self.goal = self.settle(self.known(bind(question.goal, question.places, self._stage)), -1, ())
        # Which cards were kept no longer matters once they have been seen, so all choices share this.
        self._memo: dict[State, int] = {}
        self._deals: dict[tuple[Composition, int], tuple[tuple[Composition, int], ...]] = {}

    def _stage(self, leaf: Has | HowMany) -> int:
        return len(self.moments) if _aside(leaf) else self.moments.index(leaf.after)

    def chance(self, kept: Composition, left: Composition, redrawn: int) -> Fraction:
        """Return the chance of the goal for kept cards, with some to be dealt in place of others."""
        stages = self.stages(redrawn)
        whole = _all_ways(sum(left), stages)
        return Fraction(self._ways(0, kept, left, self.goal, stages), whole)

    def stages(self, redrawn: int) -> tuple[int, ...]:
        """Return how many cards each stage deals when this many are dealt in place of others."""
        first = [self.draws[0] + redrawn, *self.draws[1:]] if self.draws else []
        return (*first, self.aside) if self.aside else tuple(first)

    def _ways(
        self,
        stage: int,
        seen: Composition,
        left: Composition,
        goal: Open | int,
        stages: tuple[int, ...],
    ) -> int:
        """The ways to deal the remaining stages in which the goal comes true."""
        if isinstance(goal, int):
            return goal * _all_ways(sum(left), stages[stage:]) if goal else 0
        key = (stage, seen, left, id(goal))
        if stage and key in self._memo:
            return self._memo[key]
        found = 0
        last, aside = stage == len(stages) - 1, stage == len(self.moments)
        settled = self._settled.setdefault((stage, id(goal)), {})
        for cards, ways in self._dealt(left, stages[stage]):
            now = cards if aside else tuple(map(add, seen, cards))
            after = settled.get(now)
            if after is None:
                after = self.settle(goal, stage, now)
            if isinstance(after, int) and (last or not after):
                found += ways * after
            else:
                found += ways * self._ways(stage + 1, now, tuple(map(sub, left, cards)), after, stages)
        if stage:
            self._memo[key] = found
        return found

    def _dealt(self, left: Composition, number: int) -> tuple[tuple[Composition, int], ...]:
        found = self._deals.get((left, number))
        if found is None:
            found = self._deals[left, number] = dealt(left, number)
        return found

    def settle(self, goal: Open, stage: int, seen: Composition) -> Open | int:
        """Return the rest of a goal after a check: 1 or 0 if it is decided, a number if it counts.

        The goal is one that `known` or this returned.
        """
        settled = self._settled.setdefault((stage, id(goal)), {})
        found = settled.get(seen)
        if found is None:
            found = settle(goal, stage, seen)
            settled[seen] = found = found if isinstance(found, int) else self.known(found)
        return found

    def known(self, goal: Open) -> Open:
        """Return the one object for all goals equal to this."""
        return self._goals.setdefault(goal, goal)


def _aside(leaf: Has | HowMany) -> bool:
    return isinstance(leaf, Has) and leaf.aside


def _all_ways(cards: int, stages: tuple[int, ...]) -> int:
    whole = 1
    for number in stages:
        whole *= comb(cards, number)
        cards -= number
    return whole


def choices(question: Question, opening: Composition) -> Iterator[Composition]:
    """Return the parts of an opening hand that the mulligan and strategy allow to keep, largest first."""
    nothing = tuple(0 for _ in opening)
    if question.mulligan == "none" or question.policy == "none":
        yield opening
    elif isinstance(question.policy, Stated):
        yield _stated(question, question.policy, opening)
    elif question.mulligan == "whole_bottom":
        yield from dict.fromkeys((opening, nothing))
    else:
        yield from parts_of(opening)


def _stated(question: Question, policy: Stated, opening: Composition) -> Composition:
    if policy.keep is not None and holds(question, policy.keep, opening):
        return opening
    if question.mulligan == "whole_bottom":
        return tuple(0 for _ in opening)
    held = question.places(policy.hold)
    return tuple(count if place in held else 0 for place, count in enumerate(opening))


def holds(question: Question, goal: Goal, hand: Composition) -> bool:
    """Return whether a goal about the hand alone is true for a hand."""
    match goal:
        case Has(groups, least, most):
            number = sum(hand[place] for place in question.places(groups))
            return number >= least and (most is None or number <= most)
        case Both(parts):
            return all(holds(question, part, hand) for part in parts)
        case Either(parts):
            return any(holds(question, part, hand) for part in parts)
        case Not(part):
            return not holds(question, part, hand)


def cost(question: Question) -> int:
    """Return the maximum steps of an exact answer, before anything is computed."""
    deal = Deal(question)
    kinds = _kinds(question.counts, question.most_seen)

    def hands(number: int) -> int:
        return kinds[number] if number < len(kinds) else 0

    # How many cards may be put back; each split of a hand into kept and put back is considered.
    changing = question.mulligan != "none" and question.policy != "none"
    whole = question.mulligan == "whole_bottom"
    backs = range(0, question.hand + 1, question.hand or 1) if whole else range(question.hand + 1)
    steps = hands(question.hand)
    for back in backs if changing else (0,):
        splits = hands(question.hand - back) * hands(back)
        seen = question.hand - back
        states = splits
        for number in deal.stages(back):
            steps += states * hands(number)
            seen += number
            states = hands(seen) * hands(back)
    return steps


def hands_of(question: Question) -> int:
    """Return the number of different opening hands."""
    return _kinds(question.counts, question.hand)[question.hand]


def _kinds(counts: Composition, most: int) -> list[int]:
    """The number of different hands of 0, 1, … `most` cards."""
    found = [1, *[0] * most]
    for count in counts:
        running, more = 0, []
        for number in range(most + 1):
            running += found[number] - (found[number - count - 1] if number > count else 0)
            more.append(running)
        found = more
    return found
