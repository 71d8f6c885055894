"""The meaning of sentences before their frame is known: effects, what they choose, what "it" refers to next.

Verbs build clauses, `joined` combines those of a text in order, and frames make abilities of the result.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TypedDict, TypeVar, cast, get_args

from rules.language.abilities import Mode, Presence
from rules.language.amounts import Amount, Share
from rules.language.composed import NOTHING, Do, Let
from rules.language.effects import Effect
from rules.language.filters import Filter
from rules.language.references import (
    Cards,
    Cause,
    It,
    Joined,
    Subject,
    Target,
    TargetPlayer,
    This,
    ThisCard,
)

T = TypeVar("T")
THAT = It("that")
"""Stands for the cards that the preceding text refers to, until clauses are joined."""

_STEADY = This | ThisCard | Target | Subject | Cause | It
"""References that mean the same anywhere in an ability."""


class Announced(TypedDict):
    """The choices made when an ability is announced, by field name."""

    targets: tuple[Filter, ...]
    least: int | None
    at_most: Amount | None
    divides: Amount | None
    step: int
    modes: tuple[Mode, ...]
    choose: Amount
    fewer: bool


@dataclass(frozen=True, slots=True)
class Clause:
    """Part of what an ability does.

    `targets` are chosen when the ability is played, between `least` and `at_most` of them; `divides` and
    `step` say how a number is divided among them, `modes`, `choose` and `fewer` which modes are chosen.
    `about` is what "it" refers to in the text that follows: cards, or the effect that affects them.
    """

    effect: Effect = NOTHING
    targets: tuple[Filter, ...] = ()
    least: int | None = None
    at_most: Amount | None = None
    divides: Amount | None = None
    step: int = 1
    modes: tuple[Mode, ...] = ()
    choose: Amount = 1
    fewer: bool = False
    about: Cards | Effect | None = None

    def announced(self) -> Announced:
        """Return the announced choices of an ability that does this, by field."""
        return {
            "targets": self.targets,
            "least": self.least,
            "at_most": self.at_most,
            "divides": self.divides,
            "step": self.step,
            "modes": self.modes,
            "choose": self.choose,
            "fewer": self.fewer,
        }


def joined(clauses: Sequence[Clause]) -> Clause | None:
    """Return clauses combined in order; None if their choices cannot be made together."""
    *before, whole = clauses
    for clause in reversed(before):
        both = _then(clause, whole)
        if both is None:
            return None
        whole = both
    return whole


def _then(first: Clause, rest: Clause) -> Clause | None:
    if first.divides is not None and (rest.divides is not None or rest.targets):
        return None
    if (first.modes or rest.modes) and not _can_share_modes(first, rest):
        return None
    least = _least(first, rest)
    limited = first.at_most is not None or rest.at_most is not None
    if least == _REFUSED or (limited and first.targets and rest.targets):
        return None
    rest = shifted(rest, len(first.targets))
    effect, about = rest.effect, rest.about
    if first.about is not None and (mentions(effect, THAT) or mentions(rest.targets, THAT)):
        if isinstance(first.about, _STEADY) or _is_of_targets(first.about):
            rest = replace(
                rest,
                effect=substituted(effect, THAT, first.about),
                targets=substituted(rest.targets, THAT, first.about),
                about=substituted(about, THAT, first.about),
            )
            effect, about = in_order(first.effect, rest.effect), rest.about
        else:
            name = "it" if not _binds(effect, "it") else "it2"
            if _binds(effect, name) or mentions(rest.targets, THAT):
                return None
            inner = substituted(effect, THAT, It(name))
            about = substituted(about, THAT, It(name))
            spoken = _with_bound(first.effect, name, first.about, inner)
            if spoken is None:
                return None
            effect = spoken
    else:
        effect = in_order(first.effect, effect)
    return Clause(
        effect,
        first.targets + rest.targets,
        least,
        first.at_most if first.at_most is not None else rest.at_most,
        first.divides if first.divides is not None else rest.divides,
        max(first.step, rest.step),
        first.modes or rest.modes,
        first.choose if first.modes else rest.choose,
        first.fewer or rest.fewer,
        about if about is not None else first.about,
    )


def _with_bound(effect: Effect, name: str, about: Cards | Effect, inner: Effect) -> Effect | None:
    """Return an effect followed by another that refers to what the first is about, performed only once.

    None if that happens somewhere within the first effect, where no name can be bound.
    """
    if effect in (NOTHING, about):
        return Let(name, about, inner)
    if isinstance(effect, Let) and effect.cards == about:
        return replace(effect, effect=in_order(effect.effect, substituted(inner, It(name), It(effect.name))))
    if isinstance(about, get_args(Cards)):
        return in_order(effect, Let(name, about, inner))
    if not isinstance(effect, Do) or effect.effects.count(about) != 1:
        return None
    place = effect.effects.index(about)
    before, after = effect.effects[:place], effect.effects[place + 1 :]
    return in_order(*before, Let(name, about, in_order(*after, inner)))


_REFUSED = -1


def _least(first: Clause, rest: Clause) -> int | None:
    """Return the minimum number of targets of both together; an ability has only one, so it must fit both."""
    if first.least is None and rest.least is None:
        return None
    if not first.targets:
        return rest.least
    if not rest.targets:
        return first.least
    return 0 if first.least == rest.least == 0 else _REFUSED


def _can_share_modes(first: Clause, rest: Clause) -> bool:
    """Return whether one of two clauses has modes and the other only an effect without targets."""
    plain = rest if first.modes else first
    return not (first.modes and rest.modes) and not plain.targets


def _is_of_targets(about: object) -> bool:
    return isinstance(about, Joined) and all(isinstance(part, Target) for part in about.parts)


def in_order(*effects: Effect) -> Effect:
    """Return effects in order, as flat as possible."""
    parts = tuple(
        part
        for one in effects
        for part in (one.effects if isinstance(one, Do) else (one,))
        if part != NOTHING
    )
    return parts[0] if len(parts) == 1 else Do(parts)


def shifted(tree: T, by: int) -> T:
    """Return a tree with its target numbers increased; abilities in it have targets of their own."""
    if not by:
        return tree
    return cast(T, _shifted(tree, by))


def _shifted(tree: object, by: int) -> object:
    if isinstance(tree, Target | TargetPlayer | Share):
        return type(tree)(tree.index + by)
    if isinstance(tree, tuple):
        return tuple(_shifted(one, by) for one in tree)
    if isinstance(tree, Presence) or not is_dataclass(tree) or isinstance(tree, type):
        return tree
    values = {one.name: getattr(tree, one.name) for one in fields(tree) if one.init}
    inner = {name: _shifted(value, by) for name, value in values.items()}
    return tree if inner == values else replace(tree, **inner)


def substituted(tree: T, old: object, new: object) -> T:
    """Return a tree with every occurrence of a node replaced by another."""
    return rebuilt(tree, lambda node: new if node == old else node)


def mentions(tree: object, node: object) -> bool:
    """Return whether a tree contains a node."""
    if tree == node:
        return True
    if isinstance(tree, tuple):
        return any(mentions(one, node) for one in tree)
    if is_dataclass(tree):
        return any(mentions(getattr(tree, one.name), node) for one in fields(tree) if one.init)
    return False


def _binds(tree: object, name: str) -> bool:
    if isinstance(tree, tuple):
        return any(_binds(one, name) for one in tree)
    if not is_dataclass(tree):
        return False
    if not isinstance(tree, It) and getattr(tree, "name", None) == name:
        return True
    return any(_binds(getattr(tree, one.name), name) for one in fields(tree) if one.init)


def rebuilt(tree: T, change: Callable[[object], object]) -> T:
    """Return a tree with a function applied to every node, innermost first."""
    if isinstance(tree, tuple):
        return cast(T, tuple(rebuilt(one, change) for one in tree))
    if not is_dataclass(tree) or isinstance(tree, type):
        return tree
    values = {one.name: getattr(tree, one.name) for one in fields(tree) if one.init}
    inner = {name: rebuilt(value, change) for name, value in values.items()}
    made = tree if inner == values else replace(tree, **inner)
    return cast(T, change(made))
