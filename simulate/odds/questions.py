"""Questions about a deck that is dealt: its groups, the hand, the mulligan, the draws and the goal."""

from dataclasses import dataclass, field
from typing import Literal

from simulate.odds.goals import Goal, Has, HowMany, leaves

Kind = Literal["none", "whole_bottom", "partial_bottom"]
"""How a hand may be changed once: not at all, all of it to the bottom, or any cards to the bottom."""

KINDS = ("none", "whole_bottom", "partial_bottom")
POLICIES = ("none", "optimal")
MOST_CARDS = 1_000


class BadQuestion(ValueError):
    """A question that cannot be answered; the message quotes the problem and says what would work."""


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that are alike to the question."""

    name: str
    count: int


@dataclass(frozen=True, slots=True)
class Stated:
    """A player's own strategy: keep hands that meet `keep`, otherwise put cards back.

    From a hand that is not kept, cards of the groups in `hold` are kept if the mulligan allows. Without
    `keep`, no hand is kept whole.
    """

    keep: Goal | None = None
    hold: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Everything an answer depends on.

    `groups` make up the whole deck. `hand` cards are dealt, changed once as `mulligan` allows and as `policy`
    decides ("none" keeps every hand, "optimal" does what is best for the goal), and then `draws` cards are
    drawn, step by step. `aside` cards were set aside unseen before the hand. Cards put back go to the bottom
    and are not seen again.
    """

    groups: tuple[Group, ...]
    hand: int
    goal: Goal | HowMany
    mulligan: Kind = "none"
    policy: Literal["none", "optimal"] | Stated = "none"
    draws: tuple[int, ...] = ()
    aside: int = 0
    _places: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_places", {group.name: place for place, group in enumerate(self.groups)})
        _check(self)

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of cards of each group in the deck."""
        return tuple(group.count for group in self.groups)

    @property
    def most_seen(self) -> int:
        """The maximum number of cards that leave the deck, including those put back and set aside."""
        changed = 0 if self.mulligan == "none" or self.policy == "none" else self.hand
        return self.hand + changed + sum(self.draws) + self.aside

    def places(self, groups: tuple[str, ...]) -> tuple[int, ...]:
        """Return the indexes of groups by name."""
        return tuple(self._places[name] for name in groups)


def _check(question: Question) -> None:
    names = [group.name for group in question.groups]
    if not question.groups:
        raise BadQuestion("there are no groups; name the cards that the question is about, and the others")
    for name in names:
        if names.count(name) > 1:
            raise BadQuestion(f"two groups are called {name!r}; each needs a name of its own")
    for group in question.groups:
        _whole(group.count, f"the count of {group.name!r}")
    _whole(question.hand, "the hand")
    _whole(question.aside, "the cards dealt aside")
    for number in question.draws:
        _whole(number, "a draw")
    if question.mulligan not in KINDS:
        raise BadQuestion(f"{question.mulligan!r} is not a mulligan; there are {', '.join(KINDS)}")
    if not isinstance(question.policy, Stated) and question.policy not in POLICIES:
        raise BadQuestion(f"{question.policy!r} is not a policy; say none, optimal or what is kept")
    cards = sum(question.counts)
    if cards > MOST_CARDS:
        raise BadQuestion(f"{cards} cards are more than a deck has here; at most {MOST_CARDS}")
    if question.most_seen > cards:
        raise BadQuestion(
            f"the question deals up to {question.most_seen} cards, and the deck has {cards}; "
            "ask for fewer draws"
        )
    _check_goal(question, question.goal, len(question.draws), aside=question.aside > 0)
    if isinstance(question.policy, Stated):
        if question.policy.keep is not None:
            _check_goal(question, question.policy.keep, 0, aside=False)
        _known(question, question.policy.hold)


def _check_goal(question: Question, goal: Goal | HowMany, steps: int, *, aside: bool) -> None:
    for leaf in leaves(goal):
        _known(question, leaf.groups)
        if not 0 <= leaf.after <= steps:
            raise BadQuestion(f"the goal looks after draw {leaf.after}, and there are {steps} draws")
        if isinstance(leaf, Has):
            _whole(leaf.least, "a number wanted")
            if leaf.most is not None and leaf.most < leaf.least:
                raise BadQuestion(f"at least {leaf.least} and at most {leaf.most} cannot both be had")
            if leaf.aside and not aside:
                raise BadQuestion("the goal looks at cards dealt aside, and none are dealt aside")


def _known(question: Question, names: tuple[str, ...]) -> None:
    known = [group.name for group in question.groups]
    for name in names:
        if name not in known:
            raise BadQuestion(f"there is no group {name!r}; there are {', '.join(known)}")


def _whole(number: int, what: str) -> None:
    if isinstance(number, bool) or not isinstance(number, int) or number < 0:
        raise BadQuestion(f"{what} is {number!r}; it has to be a whole number, 0 or more")
