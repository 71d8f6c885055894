"""Faults of a dialect itself: names of nothing, words that a field never takes, entries without effect.

Without this, what a dialect misspells would be ignored without a word, and trees would pass or fail by it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from rules.language.abilities import Presence
from rules.language.changes import ChangeCost
from rules.language.costs import Cost
from rules.language.faults import Fault, quoted, unknown
from rules.language.schema import Field, Schema, Shape, parts
from rules.language.vocabulary import ANY_RESOURCE, EVERYWHERE

if TYPE_CHECKING:
    from rules.language.dialect import Dialect

ANY_WORD = "*"
"""Stands for all nodes, for all nodes with a field, or for anything that a counter is kept for."""
NOUNS = {"Event": "event", "Ability": "ability", "CostPart": "part of a cost"}
"""What a node of a family is called."""
NO_VOCABULARY = "this field takes no words of a vocabulary"


def shared_words(vocabulary: str, shape: Shape, field: Field) -> tuple[str, ...]:
    """Return the words of every game that a field takes in addition to its vocabulary's."""
    if field.default == "":
        return ("",)
    if vocabulary == "zone" and issubclass(shape.cls, Presence):
        return (EVERYWHERE,)
    if vocabulary == "resource" and (field.default == ANY_RESOURCE or shape.cls is ChangeCost):
        return (ANY_RESOURCE,)
    return ()


def vocabulary_of(field: Field) -> str:
    """Return the vocabulary whose words a field takes, "" if it takes none."""
    return next((part.vocabulary for part in parts(field.slot) if part.vocabulary), "")


def repeated(facts: Mapping[str, object], path: str = "") -> Iterator[Fault]:
    """Yield the entries that a list of a dialect's tables has more than once, or needlessly beside a "*"."""
    for name, given in facts.items():
        at = f"{path}.{quoted(name)}" if path else name
        if isinstance(given, Mapping):
            yield from repeated(given, at)
        elif isinstance(given, list):
            for one, times in Counter(given).items():
                if times > 1:
                    yield Fault(at, f"{quoted(one)} is listed {times} times; once is enough")
            if ANY_WORD in given and len(given) > 1 and path in ("", "about"):
                yield Fault(at, f"{quoted(ANY_WORD)} stands for everything, so that it is listed alone")


def starred(facts: Mapping[str, object]) -> Iterator[Fault]:
    """Yield the lists of words that leave open which words there are, so that none could be misspelt."""
    for table, given in facts.items():
        for name, listed in given.items() if table != "about" and isinstance(given, Mapping) else ():
            if isinstance(listed, list) and ANY_WORD in listed:
                yield Fault(f"{table}.{quoted(name)}", f"each word is listed; {quoted(ANY_WORD)} is none")


def left_out(without: Iterable[str], schema: Schema) -> Iterator[Fault]:
    """Yield the entries of `without` that are neither nodes nor fields, or that others cover already."""
    without = frozenset(without)
    fields = {f"{shape.word}.{one.name}" for shape in schema.shapes.values() for one in shape.fields}
    everywhere = {f"{ANY_WORD}.{name.partition('.')[2]}" for name in fields}
    for name in sorted(without):
        node, _, field = name.partition(".")
        if name not in fields | everywhere | schema.words.keys() | {ANY_WORD}:
            yield Fault("without", unknown("node or field", name, (*schema.words, *fields)))
        elif field and node != ANY_WORD:
            for wider in (node, f"{ANY_WORD}.{field}"):
                if wider in without:
                    yield Fault("without", f"{quoted(name)} is left out with {quoted(wider)} already")


def faults(dialect: "Dialect") -> tuple[Fault, ...]:
    """Return what is wrong with the names and words in a dialect's tables, apart from `without`."""
    return tuple(_Checker(dialect).check())


class _Checker:
    """Looks up the names and words of a dialect's tables."""

    def __init__(self, dialect: "Dialect") -> None:
        self.dialect = dialect
        self.schema = dialect.schema

    def check(self) -> Iterator[Fault]:
        dialect = self.dialect
        tables = {"only": dialect.only, "own": dialect.own, "alone": dialect.alone, "paid": dialect.paid}
        for table, given in tables.items():
            for name, listed in given.items():
                path = f"{table}.{quoted(name)}"
                shape, field = self.field(name)
                if shape is None or field is None:
                    yield Fault(path, self.no_field(name))
                elif table == "paid":
                    yield from self.costs(path, field, listed)
                elif table == "own":
                    yield from self.own(path, shape, field, listed)
                else:
                    yield from self.words(path, shape, field, listed)
                    if table == "alone" and shape.field("other") is None:
                        yield Fault(path, f"{quoted(shape.word)} never names another card")
        yield from self.nodes("replaced", dialect.replaced or (), "Event")
        yield from self.nodes("named", sorted(dialect.named), "Ability")
        yield from self.nodes("used_by", dialect.used_by, "Ability")
        for name, listed in dialect.used_by.items():
            yield from self.of_vocabulary(f"used_by.{quoted(name)}", listed, "type")
        yield from self.of_vocabulary("about", dialect.about, "tally")

    def field(self, name: str) -> tuple[Shape | None, Field | None]:
        """Return a field that the game supports, by its name "must.action", and the node that has it."""
        word, _, of = name.partition(".")
        shape = self.schema.words.get(word)
        field = shape.field(of) if shape is not None and self.dialect.has_node(shape) else None
        if shape is None or field is None or not self.dialect.has_field(shape, field):
            return None, None
        return shape, field

    def no_field(self, name: str) -> str:
        every = [f"{shape.word}.{one.name}" for shape in self.schema.shapes.values() for one in shape.fields]
        if name in every:
            return f"{quoted(name)} is left out of the dialect, so that no words of it are listed"
        return unknown("node or field", name, (*self.schema.words, *every))

    def words(self, path: str, shape: Shape, field: Field, listed: Iterable[str]) -> Iterator[Fault]:
        """Yield which words neither the vocabulary of a field nor its own words have."""
        vocabulary = vocabulary_of(field)
        if not vocabulary:
            yield Fault(path, NO_VOCABULARY)
        else:
            own = self.dialect.own.get(f"{shape.word}.{field.name}", ())
            known = (*self.dialect.words[vocabulary], *own, *shared_words(vocabulary, shape, field))
            yield from (Fault(path, unknown(vocabulary, word, known)) for word in listed if word not in known)

    def own(self, path: str, shape: Shape, field: Field, listed: Iterable[str]) -> Iterator[Fault]:
        """Yield which words are a field's own though its vocabulary has them too."""
        vocabulary = vocabulary_of(field)
        if not vocabulary:
            yield Fault(path, NO_VOCABULARY)
        for word in listed:
            if vocabulary and word in self.dialect.words[vocabulary]:
                yield Fault(path, f"{quoted(word)} is a {vocabulary} anyway; list it under 'only'")

    def costs(self, path: str, field: Field, listed: Iterable[str]) -> Iterator[Fault]:
        if Cost not in field.slot.nodes:
            yield Fault(path, "this field is no cost")
        yield from self.nodes(path, listed, "CostPart")

    def nodes(self, path: str, listed: Iterable[str], family: str) -> Iterator[Fault]:
        """Yield which words name no node of a family that the game supports."""
        shapes = [self.schema.shapes[cls] for cls in self.schema.families[family].nodes]
        known = [shape.word for shape in shapes if self.dialect.has_node(shape)]
        for word in listed:
            if word not in known:
                yield Fault(path, unknown(NOUNS[family], word, known))

    def of_vocabulary(self, path: str, listed: Iterable[str], vocabulary: str) -> Iterator[Fault]:
        known = self.dialect.words[vocabulary]
        for word in listed:
            if word not in known:
                yield Fault(path, unknown(vocabulary, word, known))
