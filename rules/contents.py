"""What cards do and what triggers them, as search words for `does:`, `trigger:` and `is:read`.

`rules/search/contents.toml` has the words that games share, a game's `search.toml` its own.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, NotRequired, TypeAlias, TypedDict

from rules.cards import Card
from rules.definitions import kept_texts
from rules.dialects import bundled_dialect_of, joined
from rules.language.abilities import Ability, Triggered
from rules.language.composed import Let, Look, Part, Reveal
from rules.language.events import plain_events
from rules.language.filters import InZone, Not
from rules.language.references import Chosen, It, Joined, Target, Targets, Top
from rules.language.schema import word_of
from rules.parsed_data import checked
from rules.readings import reading_of

Kind = Literal["does", "trigger"]
KINDS: tuple[Kind, ...] = ("does", "trigger")

LOOKED_AT = "looked at"
"""The `from` value for cards that a player looks at on top of a deck."""

Origins: TypeAlias = frozenset[str]
_NOWHERE: Origins = frozenset()


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern for nodes: the node's word, required field values, and where its cards come from.

    `amount` is "more" or "less" if only nodes that give or take count.
    """

    node: str
    where: tuple[tuple[str, frozenset[str]], ...] = ()
    amount: Literal["more", "less", ""] = ""
    origin: Origins = _NOWHERE
    not_from: Origins = _NOWHERE

    def fits(self, node: object, origins: Origins) -> bool:
        """Return whether a node matches, with cards that come from these zones."""
        if self.amount and _is_less(_amount_of(node)) != (self.amount == "less"):
            return False
        if self.origin and not self.origin & origins or self.not_from & origins:
            return False
        return all(held & _words(getattr(node, name)) for name, held in self.where)


@dataclass(frozen=True, slots=True)
class ContentWord:
    """A search word for what cards do or what triggers them, its synonyms, and its explanation."""

    name: str
    says: str
    also: tuple[str, ...]
    when: tuple[Pattern, ...]


@cache
def content_words(code: str) -> Mapping[Kind, Mapping[str, ContentWord]]:
    """Return a game's words by kind and name, without those that its language does not use."""
    dialect = bundled_dialect_of(code)
    nodes = {word for word in dialect.schema.words if word not in dialect.without}
    own = checked(_Words, joined(code, "search.toml"), f"{code}/search.toml")
    found: dict[Kind, Mapping[str, ContentWord]] = {}
    for kind in KINDS:
        mine = {name: _word(name, row) for name, row in own.get(kind, {}).items()}
        replaced = {other for word in mine.values() for other in word.also}
        shared = {
            name: _word(name, row) for name, row in _shared().get(kind, {}).items() if name not in replaced
        }
        found[kind] = {
            name: word
            for name, word in {**shared, **mine}.items()
            if any(pattern.node in nodes for pattern in word.when)
        }
    return found


@lru_cache(maxsize=4096)
def content_facts(code: str, card: Card) -> Mapping[str, tuple[str, ...]]:
    """Return what is read of a card as facts to search for; `reading` says how much is read."""
    abilities = [ability for text in kept_texts(code).of(card.id).values() for ability in text.abilities]
    patterns = _patterns(code)
    found: dict[str, dict[str, None]] = {kind: {} for kind in KINDS}
    for kind, node, walk in _contents(abilities):
        asked = patterns[kind].get(_name_of(node), ())
        if asked:
            origins = walk.origins(getattr(node, "what", node))
            found[kind].update((name, None) for name, pattern in asked if pattern.fits(node, origins))
    return {
        **{kind: tuple(names) for kind, names in found.items()},
        "reading": (reading_of(code, card).word,),
    }


@cache
def _patterns(code: str) -> Mapping[Kind, Mapping[str, list[tuple[str, Pattern]]]]:
    """Return a game's patterns with the names of their words, by kind and the word of the node."""
    found: dict[Kind, dict[str, list[tuple[str, Pattern]]]] = {kind: {} for kind in KINDS}
    for kind, words in content_words(code).items():
        for name, word in words.items():
            for pattern in word.when:
                found[kind].setdefault(pattern.node, []).append((name, pattern))
    return found


def _contents(abilities: list[Ability]) -> Iterator[tuple[Kind, object, "_Walk"]]:
    """Yield what abilities do, node by node with the origins of named cards, and what triggers them."""
    for ability in abilities:
        for node, walk in _Walk().nodes(ability):
            yield "does", node, walk
            if isinstance(node, Triggered):
                yield from (("trigger", event, walk) for event in plain_events(node.event))


class _Walk:
    """A walk over a tree that tracks where its named cards and targets come from."""

    def __init__(self, targets: tuple[object, ...] = (), bound: Mapping[str, Origins] | None = None) -> None:
        self._targets = targets
        self._bound = bound or {}

    def nodes(self, node: object) -> Iterator[tuple[object, "_Walk"]]:
        """Yield a node and everything in it, except for what a created card can do."""
        if isinstance(node, tuple):
            for one in node:
                yield from self.nodes(one)
        elif is_dataclass(node):
            inner = self._inner(node)
            yield node, inner
            for value in _values(node):
                yield from inner.nodes(value)

    def _inner(self, node: object) -> "_Walk":
        match node:
            case Part(_, first, count):
                return _Walk(self._targets[first : first + count], self._bound)
            case Look():
                return self._binding(node.name, frozenset((LOOKED_AT,)))
            case Reveal():
                return self._binding(node.name, self.origins(node.what))
            case Let():
                return self._binding(node.name, self.origins(getattr(node.cards, "what", node.cards)))
        targets = getattr(node, "targets", None)
        return self if targets is None else _Walk(targets, self._bound)

    def _binding(self, name: str, origins: Origins) -> "_Walk":
        return _Walk(self._targets, {**self._bound, name: origins})

    def origins(self, cards: object) -> Origins:
        """Return the zones that cards come from, as far as the text names them."""
        match cards:
            case Target(index):
                return _zones(self._targets[index : index + 1])
            case Targets():
                return _zones(self._targets)
            case It(name):
                return self._bound.get(name, _NOWHERE)
            case Chosen() if cards.among is not None:
                return self.origins(cards.among) | _zones(cards.filter)
            case Joined(parts):
                return frozenset().union(*(self.origins(part) for part in parts))
            case Top() if not cards.zone:
                return frozenset((LOOKED_AT,))
            case Chosen():
                return _zones(cards.filter)
            case _:
                return _zones(cards)


def _zones(node: object) -> Origins:
    """Return the zones that a filter requires, apart from those that it excludes."""
    match node:
        case InZone(zones):
            return frozenset(zones)
        case Not():
            return _NOWHERE
        case tuple():
            return frozenset().union(*(_zones(one) for one in node))
        case _ if is_dataclass(node):
            return frozenset().union(*(_zones(value) for value in _values(node)))
        case _:
            return _NOWHERE


def _values(node: object) -> list[object]:
    """Return the values of a node's fields."""
    return [getattr(node, name) for name in _shape(_class(node))[1]]


def _name_of(node: object) -> str:
    return _shape(_class(node))[0]


def _class(node: object) -> type:
    return type(node)


@cache
def _shape(cls: type) -> tuple[str, tuple[str, ...]]:
    """Return the word and the fields of a class of nodes."""
    return word_of(cls), tuple(field.name for field in fields(cls))


def _words(value: object) -> frozenset[object]:
    return frozenset(value) if isinstance(value, tuple) else frozenset((value,))


def _amount_of(node: object) -> object:
    amounts: object = getattr(node, "amounts", None)
    return amounts or getattr(node, "amount", 0)


def _is_less(amount: object) -> bool:
    """Return whether an amount, or one of several, is negative."""
    if isinstance(amount, int):
        return amount < 0
    if isinstance(amount, tuple):
        return any(_is_less(one) for one in amount)
    return is_dataclass(amount) and any(_is_less(value) for value in _values(amount))


# `from` is reserved in Python, so this type is declared by calling `TypedDict`.
_PatternRow = TypedDict(
    "_PatternRow",
    {
        "node": str,
        "where": NotRequired[dict[str, list[str]]],
        "amount": NotRequired[Literal["more", "less"]],
        "from": NotRequired[list[str]],
        "not_from": NotRequired[list[str]],
    },
)


class _WordRow(TypedDict):
    says: str
    also: NotRequired[list[str]]
    when: list[_PatternRow]


class _Words(TypedDict):
    """The tables of `contents.toml`, and those of a game's `search.toml`."""

    does: NotRequired[dict[str, _WordRow]]
    trigger: NotRequired[dict[str, _WordRow]]


def _word(name: str, row: _WordRow) -> ContentWord:
    return ContentWord(name, row["says"], tuple(row.get("also", ())), tuple(map(_pattern, row["when"])))


def _pattern(row: _PatternRow) -> Pattern:
    return Pattern(
        row["node"],
        tuple((name, frozenset(words)) for name, words in row.get("where", {}).items()),
        row.get("amount", ""),
        frozenset(row.get("from", ())),
        frozenset(row.get("not_from", ())),
    )


@cache
def _shared() -> _Words:
    path = Path(__file__).parent / "search" / "contents.toml"
    return checked(_Words, tomllib.loads(path.read_text(encoding="utf-8")), path.name)
