"""How one game uses the language: its words, its own verbs and events, and what it does not support.

A dialect is plain data, the `dialect.toml` of a game, with the words that the game's own tables declare:

- `[words]`: the words of each vocabulary, in the game's order, besides those of the tables
- `without`: nodes ("swap", or "*" for all of them) and fields ("discard.at_random", or "*.modes" of every
  node) that the game does not support
- `[only]`: fields that take only some words of their vocabulary ("must.action")
- `[own]`: words that one field takes ("keyword_ability.keyword") and its vocabulary does not have; that field
  takes no others but those which `[only]` lists
- `[paid]`: costs of abilities that take only some kinds of parts ("activated.cost"), with these parts
- `replaced`: the events that can be replaced, if not all
- `[alone]`: words that involve no other card or player, so that none may be given with them ("cannot.action")
- `named`: abilities that players distinguish by name, so that names must differ on a card ("way")
- `[used_by]`: abilities that only cards of some types use ("spell"), with these types
- `[about]`: counters kept separately for each of several things ("skipped phase"), with these things; `["*"]`
  if cards name them

The game's terms for all this in sentences are not here but in `words`.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NotRequired, TypedDict

from rules.language.dialect_faults import ANY_WORD, faults, left_out, repeated, starred
from rules.language.effects import Verb
from rules.language.events import GameEvent, PlainEvent
from rules.language.faults import unknown
from rules.language.schema import SHARED, Field, Schema, Shape, parts, word_of


class BadDialect(ValueError):
    """A dialect names what there is not, or the same twice; the message says each such fault, one a line."""


@dataclass(frozen=True, slots=True, eq=False)
class Dialect:
    """What a game declares: the words of each vocabulary, and which nodes and fields it supports.

    `words` has each vocabulary's words in the game's order. `without` are the unsupported nodes and fields,
    `only` the words of fields that take fewer than their vocabulary, `own` those that only one field takes,
    `alone` those whose node must not name an `other`. `replaced` are the
    events that can be replaced, None if all can, `about` the things a counter is kept for, None for any.
    `named` are the abilities that need distinct names on a card, `used_by` the card types that can use an
    ability, if not all can. `paid` are the parts that the cost of an ability may have, if not all are.
    """

    code: str
    schema: Schema
    words: Mapping[str, tuple[str, ...]]
    without: frozenset[str] = frozenset()
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    own: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    replaced: tuple[str, ...] | None = None
    alone: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    about: Mapping[str, tuple[str, ...] | None] = field(default_factory=dict)
    named: frozenset[str] = frozenset()
    used_by: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    paid: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def stats(self) -> int:
        """The number of stats of a card."""
        return len(self.words["stat"])

    def has_node(self, shape: Shape) -> bool:
        """Return whether the game supports a class of nodes."""
        # A game's own node with the same word as a shared one is another node, and supported.
        return shape.word not in self.without or self.schema.words[shape.word] is not shape

    def has_field(self, shape: Shape, one: Field) -> bool:
        """Return whether the game supports a field of a node."""
        return f"{shape.word}.{one.name}" not in self.without

    def can_replace(self, event: PlainEvent) -> bool:
        """Return whether the game supports replacements of such an event."""
        return self.replaced is None or word_of(type(event)) in self.replaced

    def counted_apart(self, tally: str) -> tuple[str, ...] | None:
        """Return the things the game keeps a counter for, None for any."""
        return self.about.get(tally, ())

    def words_of(self, vocabulary: str, shape: Shape, one: Field) -> tuple[str, ...]:
        """Return the words that a field of a node takes."""
        listed = self.listed(shape, one)
        return self.words[vocabulary] if listed is None else listed

    def listed(self, shape: Shape, one: Field) -> tuple[str, ...] | None:
        """Return the words of a field that has a list of its own, None if its vocabulary decides."""
        name = f"{shape.word}.{one.name}"
        if name not in self.only and name not in self.own:
            return None
        return (*self.only.get(name, ()), *self.own.get(name, ()))


class DialectTable(TypedDict):
    """The tables of a game's `dialect.toml`, apart from the edition that it extends."""

    words: NotRequired[dict[str, list[str]]]
    without: NotRequired[list[str]]
    only: NotRequired[dict[str, list[str]]]
    own: NotRequired[dict[str, list[str]]]
    alone: NotRequired[dict[str, list[str]]]
    replaced: NotRequired[list[str]]
    about: NotRequired[dict[str, list[str]]]
    named: NotRequired[list[str]]
    used_by: NotRequired[dict[str, list[str]]]
    paid: NotRequired[dict[str, list[str]]]


def _things(words: Collection[str]) -> tuple[str, ...] | None:
    """Return the things that a counter is kept for, None for any."""
    return None if ANY_WORD in words else tuple(words)


def dialect(
    code: str,
    facts: DialectTable,
    declared: Mapping[str, Collection[str]],
    verbs: Iterable[type[Verb]] = (),
    events: Iterable[type[GameEvent]] = (),
) -> Dialect:
    """Return a game's dialect from its facts, with the words that its tables declare.

    Raises BadDialect for unknown names, words that are none, and entries that change nothing.
    """
    schema = Schema(verbs, events)
    known = vocabularies(schema)
    words: dict[str, tuple[str, ...]] = dict.fromkeys(known, ())
    for source in (declared, facts.get("words", {})):
        for vocabulary, listed in source.items():
            if vocabulary not in known:
                raise BadDialect(f"{code}: {unknown('vocabulary', vocabulary, known)}")
            words[vocabulary] = tuple(dict.fromkeys((*words[vocabulary], *listed)))
    named = {f"{shape.word}.{one.name}" for shape in schema.shapes.values() for one in shape.fields}
    given = facts.get("without", ())
    found = Dialect(
        code,
        schema,
        words,
        without=frozenset(name for one in given for name in _spread(one, named, schema)),
        only=_tuples(facts.get("only", {})),
        own=_tuples(facts.get("own", {})),
        replaced=tuple(facts["replaced"]) if "replaced" in facts else None,
        alone=_tuples(facts.get("alone", {})),
        about={name: _things(listed) for name, listed in facts.get("about", {}).items()},
        named=frozenset(facts.get("named", ())),
        used_by=_tuples(facts.get("used_by", {})),
        paid=_tuples(facts.get("paid", {})),
    )
    wrong = (*starred(facts), *repeated(facts), *left_out(given, schema), *faults(found))
    if wrong:
        raise BadDialect("\n".join(f"{code}: {fault}" for fault in wrong))
    return found


def _tuples(table: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(listed) for name, listed in table.items()}


def _spread(name: str, named: Collection[str], schema: Schema) -> Collection[str]:
    """Return the nodes that "*" stands for, the fields "*.modes" stands for, or any other name unchanged."""
    if name == ANY_WORD:
        return schema.words
    if not name.startswith("*."):
        return [name]
    return [one for one in named if one.endswith(name[1:])] or [name]


def vocabularies(schema: Schema = SHARED) -> frozenset[str]:
    """Return the names of all vocabularies."""
    shapes = schema.shapes.values()
    found = {part.vocabulary for shape in shapes for one in shape.fields for part in parts(one.slot)}
    return frozenset(found - {""})
