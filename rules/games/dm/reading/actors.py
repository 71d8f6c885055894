"""Who does what a sentence says: marks in a tree stand for that player until it is known."""

from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from rules.games.dm.reading.picks import ACTOR
from rules.language.amounts import Count
from rules.language.composed import ChooseNumber
from rules.language.effects import Discard, DiscardHand, Draw
from rules.language.filters import All, Controlled
from rules.language.references import Chosen, Each, Joined, Top
from rules.reading.phrases import narrowed

T = TypeVar("T")
THEIR = "their"
MARKS = {
    "you": {ACTOR: "you", "actor you": "you"},
    # The player who does something in each player's turn is you in yours.
    "their": {ACTOR: "you", "actor their": "you", THEIR: "you"},
    "opponent": {ACTOR: "opponent", "actor their": "opponent", THEIR: "opponent"},
}
"""The player each mark stands for, by who acts; contradicting marks remain, so the text is refused."""

_PLAYERS = frozenset({"who", "by", "of", "side", "player"})
"""The fields of nodes that name a player."""


def done_by(tree: T, player: str) -> T:
    """Return a tree with its marks replaced by a player."""
    made: T = _replaced(tree, MARKS[player])
    return made


def done_by_each(tree: object) -> object:
    """Return a tree in which each player does it for themselves; None if that cannot be expressed."""
    match tree:
        case Draw(amount, who) if who == ACTOR:
            return Draw(amount, "anyone")
        case Discard(who=who) if who in (ACTOR, "actor their"):
            return replace(tree, who="anyone")
        case DiscardHand(who) if str(who) == "actor their":
            return DiscardHand("anyone")
        case Chosen(wanted, most, least, by) if by == ACTOR and _is_theirs(wanted):
            own = _replaced(wanted, {THEIR: "you"})
            count = _replaced(most, {THEIR: "you"}) if isinstance(most, Count) else most
            return Chosen(own, count, least, each=True)
        case Chosen(by=by) if by == ACTOR and not _names(tree, THEIR):
            return replace(tree, by="you", each=True)
        case Each(All(parts)) if _is_theirs(All(parts)):
            return Each(narrowed(*[part for part in parts if not _is_theirs(All((part,)))]))
        case Top(count, of, zone, bottom) if of == THEIR:
            return Joined(tuple(Top(count, side, zone, bottom) for side in ("you", "opponent")))
        case ChooseNumber():
            return tree
        case tuple():
            return tuple(done_by_each(one) for one in tree)
    if is_dataclass(tree) and not isinstance(tree, type):
        values = {one.name: getattr(tree, one.name) for one in fields(tree) if one.init}
        made = {name: done_by_each(value) for name, value in values.items()}
        return tree if made == values else replace(tree, **made)
    return tree


def speaks_only_of_opponent(*trees: object) -> bool:
    """Return whether trees name the opponent and no group of players, so that "he" is the opponent."""
    return any(_names(tree, "opponent") for tree in trees) and not any(
        _names(tree, "anyone") for tree in trees
    )


def of_opponent(tree: T, *about: object) -> T:
    """Return a tree in which "their" is the opponent's, if the text so far names no other player."""
    if not speaks_only_of_opponent(*about):
        return tree
    made: T = _replaced(tree, {THEIR: "opponent"})
    return made


def _names(tree: object, player: str) -> bool:
    if isinstance(tree, tuple):
        return any(_names(one, player) for one in tree)
    if is_dataclass(tree) and not isinstance(tree, type):
        values = [(one.name, getattr(tree, one.name)) for one in fields(tree) if one.init]
        return any(
            (value == player and name in _PLAYERS) or (not isinstance(value, str) and _names(value, player))
            for name, value in values
        )
    return False


def _is_theirs(wanted: object) -> bool:
    parts = getattr(wanted, "parts", ())
    return any(isinstance(part, Controlled) and str(part.by) == THEIR for part in parts)


def _replaced(tree: Any, names: dict[str, str]) -> Any:
    if isinstance(tree, str):
        return names.get(tree, tree)
    if isinstance(tree, tuple):
        return tuple(_replaced(one, names) for one in tree)
    if is_dataclass(tree) and not isinstance(tree, type):
        values = {one.name: getattr(tree, one.name) for one in fields(tree) if one.init}
        made = {name: _replaced(value, names) for name, value in values.items()}
        return tree if made == values else replace(tree, **made)
    return tree
