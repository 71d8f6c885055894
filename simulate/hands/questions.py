"""Chances of a deck's hands and draws: wishes converted to questions about groups of cards.

Runs without Django. A deck is the value that `rules` checks; its game says how it is dealt.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from fractions import Fraction
from math import prod
from typing import Literal, assert_never

from rules import Deck, Entry
from rules.cards import Card
from rules.construction.system import System
from rules.opening import Dealing, dealings
from rules.systems import system
from simulate.hands.cost_wishes import curve, payment, playing
from simulate.hands.wish_cards import Names, Placed, counted, entries_of
from simulate.hands.wishes import BadWish, Curve, Payment, Playing, Wish, read_wish
from simulate.odds import (
    LIMIT,
    Answer,
    Both,
    Goal,
    Group,
    Question,
    Stated,
    answer,
    cost,
    seconds,
)
from simulate.odds.goals import Has, leaves

Charge = Callable[[float], AbstractContextManager[None]]
Mulligan = Literal["optimal", "keep", "none"]
MULLIGANS = ("optimal", "keep", "none")
OTHERS = "other cards"
MOST_WISHES = 8
MOST_TURNS = 60


@dataclass(frozen=True, slots=True)
class Meant:
    """The cards that a wish took, with their copies."""

    wish: str
    cards: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """A question about one section of a deck, with its answer.

    If it is not recorded what some cards pay for, `answer` counts on none of them and `best` on all of them,
    so that the chance lies between the two. `meant` says which cards the wishes for a number of them took.
    """

    dealing: Dealing
    title: str
    wishes: tuple[str, ...]
    question: Question
    answer: Answer
    unrecorded: tuple[Card, ...] = ()
    best: Answer | None = None
    meant: tuple[Meant, ...] = ()

    @property
    def interval(self) -> tuple[float, float]:
        """The bounds of the chance: equal if it is exact, with 95 % confidence if it is sampled."""
        ends = [answer.sampled.interval if answer.sampled else (answer.figure,) * 2 for answer in self._ends]
        return min(low for low, _ in ends), max(high for _, high in ends)

    @property
    def value(self) -> Fraction | None:
        """The exact chance; None if it is sampled, or if it is not recorded what cards pay for."""
        return self.answer.value if self.best is None else None

    @property
    def _ends(self) -> tuple[Answer, ...]:
        return (self.answer,) if self.best is None else (self.answer, self.best)


def free(seconds: float) -> AbstractContextManager[None]:
    """Charge nobody."""
    return nullcontext()


def odds(
    deck: Deck,
    wanted: Sequence[str],
    *,
    turn: int = 0,
    second: bool = False,
    mulligan: Mulligan = "optimal",
    keep: Sequence[str] = (),
    limit: int = LIMIT,
    announce: Callable[[int], None] | None = None,
    charge: Charge = free,
) -> list[AskedQuestion]:
    """Return the chance of several wishes at once, one answer for each section they are about.

    Sections are dealt independently, so the chances multiply. A wish without a turn of its own means `turn`;
    turn 0 is the opening hand. `keep` replaces `mulligan` with a strategy: hands that meet these are kept,
    and from others the cards they name. `announce` is called with the number of steps of an exact answer if
    that is more than `limit`, before it is sampled instead. The answers are computed inside `charge`, which
    gets their estimated seconds. Raises BadWish or BadQuestion.
    """
    if not wanted:
        raise BadWish("no wish was given; write one like “2 of NAME”")
    if len(wanted) > MOST_WISHES or len(keep) > MOST_WISHES:
        raise BadWish(f"{max(len(wanted), len(keep))} wishes are too many at once; at most {MOST_WISHES}")
    if mulligan not in MULLIGANS:
        raise BadWish(f"{mulligan!r} is not a mulligan; there are {', '.join(MULLIGANS)}")
    of = system(deck.system)
    wishes = [one for text in wanted for one in _placed(of, deck, read_wish(text), turn, second)]
    stated = [one for text in keep for one in _placed(of, deck, read_wish(text), 0, second)]
    for one in stated:
        if not one.dealing.hand or one.turn:
            raise BadWish(f"{one.text!r} is about no opening hand, and only those are kept or not")
    questions = []
    for dealing in dealings(of.code):
        here = [one for one in wishes if one.dealing is dealing]
        if here:
            kept = [one for one in stated if one.dealing is dealing]
            question = _question(deck, dealing, here, kept, second, mulligan)
            best = _question(deck, dealing, list(map(_at_best, here)), kept, second, mulligan)
            questions.append((dealing, here, question, best if best.goal != question.goal else None))
            if announce is not None and (steps := cost(question)) > limit:
                announce(steps)
    with charge(sum(seconds(one, limit) for _, _, *both in questions for one in both if one is not None)):
        return [
            _answered(of, dealing, here, question, best, limit) for dealing, here, question, best in questions
        ]


def _at_best(one: Placed) -> Placed:
    return one if one.best is None else replace(one, goal=one.best)


def _answered(
    of: System,
    dealing: Dealing,
    wishes: Sequence[Placed],
    question: Question,
    best: Question | None,
    limit: int,
) -> AskedQuestion:
    found = answer(question, limit=limit)
    most = None if best is None else answer(best, limit=limit)
    if most is not None and most.value is not None and most.value == found.value:
        most = None
    doubted = {card.id: card for one in wishes for card in one.unrecorded} if most is not None else {}
    title, texts = of.section(dealing.section).title, tuple(one.text for one in wishes)
    meant = tuple([_meant(one) for one in wishes if one.meant])
    return AskedQuestion(dealing, title, texts, question, found, tuple(doubted.values()), most, meant)


def _meant(one: Placed) -> Meant:
    copies: dict[str, int] = {}
    for entry in one.meant:
        copies[entry.card.name] = copies.get(entry.card.name, 0) + entry.count
    return Meant(one.text, tuple(copies.items()))


def together(asked: Sequence[AskedQuestion]) -> tuple[Fraction | None, float]:
    """Return the chance that independent answers all come true: exactly if all are exact, and as a number.

    Cards of which it is not recorded what they pay for are not counted on in the number.
    """
    exact: Fraction | None = Fraction(1)
    for one in asked:
        exact = None if exact is None or one.value is None else exact * one.value
    return exact, float(exact) if exact is not None else prod(one.answer.figure for one in asked)


def bounds(asked: Iterable[AskedQuestion]) -> tuple[float, float]:
    """Return the bounds of the chance that independent answers all come true."""
    ends = [one.interval for one in asked]
    return prod(low for low, _ in ends), prod(high for _, high in ends)


def _question(
    deck: Deck,
    dealing: Dealing,
    wishes: Sequence[Placed],
    kept: Sequence[Placed],
    second: bool,
    mulligan: Mulligan,
) -> Question:
    groups, names = _grouped(deck, dealing, [*wishes, *kept])
    parts = [one.goal(names) for one in wishes]
    goal: Goal = parts[0] if len(parts) == 1 else Both(tuple(parts))
    changing = dealing.mulligan if dealing.hand and mulligan != "none" else "none"
    policy: Literal["none", "optimal"] | Stated = "optimal" if mulligan == "optimal" else "none"
    if kept:
        held = tuple(sorted({group for one in kept for group in names(frozenset(one.classes))}))
        policy = Stated(Both(tuple(one.goal(names) for one in kept)), held)
    return Question(
        groups=groups,
        hand=dealing.hand,
        goal=goal,
        mulligan=changing,  # type: ignore[arg-type]
        policy=policy if changing != "none" else "none",
        draws=dealing.draws(max(one.turn for one in wishes), second=second),
        aside=dealing.aside if any(isinstance(leaf, Has) and leaf.aside for leaf in leaves(goal)) else 0,
    )


def _placed(
    of: System, deck: Deck, wish: Wish | Payment | Playing | Curve, turn: int, second: bool
) -> list[Placed]:
    by = turn if wish.turn is None else wish.turn
    if not 0 <= by <= MOST_TURNS:
        raise BadWish(f"there is no turn {by} to ask for; 0 is the opening hand, and {MOST_TURNS} the last")
    match wish:
        case Wish():
            return [counted(of, deck, wish, turn)]
        case Payment():
            return [payment(of, deck, wish, turn)]
        case Playing():
            return playing(of, deck, wish, turn)
        case Curve():
            return [curve(of, deck, wish, turn, second=second)]
        case _:
            assert_never(wish)


def _grouped(deck: Deck, dealing: Dealing, wishes: Sequence[Placed]) -> tuple[tuple[Group, ...], Names]:
    """The groups of cards that the wishes distinguish, and a function to find those of some cards."""
    members: dict[tuple[str, ...], list[Entry]] = {}
    for entry in entries_of(deck, dealing):
        sign = tuple(one.classes.get(entry.card.id, "") for one in wishes)
        members.setdefault(sign, []).append(entry)
    groups: list[Group] = []
    of_card: dict[str, str] = {}
    # Wanted cards come first, and the others last.
    for told, entries in sorted(members.items(), key=lambda found: not any(found[0])):
        name = _unlike(" and ".join(dict.fromkeys(filter(None, told))) or OTHERS, groups)
        groups.append(Group(name, sum(entry.count for entry in entries)))
        of_card.update((entry.card.id, name) for entry in entries)
    return tuple(groups), lambda cards: tuple(dict.fromkeys(of_card[card] for card in sorted(cards)))


def _unlike(name: str, groups: Sequence[Group]) -> str:
    taken = {group.name for group in groups}
    return next(one for one in (name, *(f"{name} ({place})" for place in range(2, 999))) if one not in taken)
