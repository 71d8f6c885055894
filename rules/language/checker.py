"""Checks of trees against a game's dialect, so that no card is loaded if the game would ignore part of it."""

from collections.abc import Collection, Iterator

from rules.language.abilities import Ability, Replacement, Way
from rules.language.amounts import Tallied
from rules.language.continuous_effects import Remember
from rules.language.costs import Cost
from rules.language.dialect import Dialect
from rules.language.dialect_faults import shared_words
from rules.language.events import plain_events
from rules.language.faults import Fault, quoted, unknown
from rules.language.schema import Field, Shape, Slot, parts, word_of
from rules.language.scopes import NOWHERE, Scope, inside
from rules.language.structure import problems

__all__ = ["check"]


def check(
    tree: object,
    dialect: Dialect,
    path: str = "",
    types: Collection[str] | None = None,
    *,
    whole: bool = True,
) -> tuple[Fault, ...]:
    """Return the faults of a tree in a game, with the path to each node; empty if it is correct.

    The tree may be any node, or the tuple of a card's abilities, which are checked against `types` if given.
    A part of a card that is not `whole` may ask about ways to play it that the rest of the card has.
    """
    checker = _Checker(dialect, tree, whole=whole)
    if isinstance(tree, tuple):
        checker.value(tree, dialect.schema.slot(tuple[Ability, ...]), path or "abilities", NOWHERE)
        checker.together(tree, path or "abilities", types)
    elif type(tree) in dialect.schema.shapes:
        checker.node(tree, path, NOWHERE)
    else:
        checker.fault(path, f"{quoted(tree)} is no node")
    return tuple(checker.faults)


class _Checker:
    """Walks a tree and collects its faults."""

    def __init__(self, dialect: Dialect, tree: object, *, whole: bool) -> None:
        self.dialect = dialect
        self.tree = tree
        self.whole = whole
        self.schema = dialect.schema
        self.faults: list[Fault] = []

    def fault(self, path: str, problem: str) -> None:
        self.faults.append(Fault(path, problem))

    def node(self, node: object, path: str, scope: Scope) -> None:
        shape = self.schema.shapes[type(node)]
        if not self.dialect.has_node(shape):
            self.fault(path, f"{self.dialect.code} has no {shape.word!r}")
            return
        before = len(self.faults)
        for field in shape.fields:
            at = f"{path}.{field.name}" if path else field.name
            given = getattr(node, field.name)
            is_alone = given in self.dialect.alone.get(f"{shape.word}.{field.name}", ())
            if is_alone and getattr(node, "other", None) is not None:
                self.fault(f"{path}.other" if path else "other", f"{quoted(given)} concerns no other card")
            if not self.dialect.has_field(shape, field):
                if field.required or given != field.default:
                    self.fault(at, f"{self.dialect.code} does not act on {field.name!r} of {shape.word!r}")
                continue
            if isinstance(given, Cost):
                self.paid(given, self.dialect.paid.get(f"{shape.word}.{field.name}"), at)
            self.value(given, field.slot, at, inside(node, field.name, scope), shape, field)
        if len(self.faults) > before and not self.sound(node, shape):
            return
        if isinstance(node, Replacement):
            for event in plain_events(node.event):
                if not self.dialect.can_replace(event):
                    at = f"{path}.event" if path else "event"
                    self.fault(at, f"{self.dialect.code} lets nothing replace {word_of(type(event))!r}")
        if isinstance(node, Tallied | Remember) and node.about:
            self.counted_apart(node, f"{path}.about" if path else "about")
        for name, problem in problems(node, scope, self.dialect.stats, self.schema):
            self.fault(f"{path}.{name}" if path and name else path or name, problem)

    def paid(self, cost: Cost, known: tuple[str, ...] | None, path: str) -> None:
        """Check that a cost has only parts that the game supports there."""
        for index, part in enumerate(cost.parts):
            word = word_of(type(part))
            if known is not None and word not in known:
                self.fault(f"{path}.parts[{index}]", unknown("part of this cost", word, known))

    def together(self, abilities: tuple[Ability, ...], path: str, types: Collection[str] | None) -> None:
        """Check what a card cannot have together: ambiguous abilities, or ones its types cannot use."""
        seen: set[tuple[str, str]] = set()
        for index, one in enumerate(abilities):
            if type(one) not in self.schema.shapes:
                continue
            word = word_of(type(one))
            if word in self.dialect.named:
                if not one.name:
                    self.fault(
                        f"{path}[{index}].name", f"a {word!r} needs a name, by which players choose it"
                    )
                elif (word, one.name) in seen:
                    self.fault(
                        f"{path}[{index}].name",
                        f"another {word!r} of this card is called {quoted(one.name)}",
                    )
                seen.add((word, one.name))
            users = self.dialect.used_by.get(word)
            if types is not None and users is not None and not any(user in types for user in users):
                known = " or ".join(map(quoted, users))
                self.fault(
                    f"{path}[{index}]",
                    f"only a card of type {known} uses a {word!r}; on others it does nothing, "
                    "and what happens as they enter is a 'triggered'",
                )

    def counted_apart(self, node: Tallied | Remember, path: str) -> None:
        """Check that the game keeps this counter, and for this thing."""
        kinds = self.dialect.counted_apart(node.what)
        if kinds == ():
            self.fault(path, f"{quoted(node.what)} is counted as one, and not of each of several")
        elif kinds is not None and node.about not in kinds:
            self.fault(path, unknown(node.what, node.about, kinds))

    def sound(self, node: object, shape: Shape) -> bool:
        """Return whether all fields have valid values, so that the node can be checked further."""
        return all(self.fits(getattr(node, field.name), field.slot) for field in shape.fields)

    def fits(self, value: object, slot: Slot) -> bool:
        match value:
            case None:
                return slot.nothing
            case bool():
                return slot.flag
            case int():
                return slot.number
            case str():
                return bool(value in slot.words or slot.vocabulary or slot.text)
            case tuple() if slot.pair:
                return len(value) == len(slot.pair) and all(map(self.fits, value, slot.pair))
            case tuple() | frozenset() if slot.items is not None:
                same = isinstance(value, frozenset) == slot.unordered
                return same and all(self.fits(one, slot.items) for one in value)
        return type(value) in slot.nodes or (slot.definition and hasattr(value, "card_id"))

    def value(
        self,
        value: object,
        slot: Slot,
        path: str,
        scope: Scope,
        shape: Shape | None = None,
        field: Field | None = None,
    ) -> None:
        if type(value) in self.schema.shapes and type(value) in slot.nodes:
            self.node(value, path, scope)
        elif isinstance(value, tuple) and (slot.items is not None or slot.pair) and not slot.unordered:
            if slot.pair and len(value) != len(slot.pair):
                self.fault(path, f"{len(slot.pair)} values belong here, not {len(value)}")
                return
            inner = slot.pair or (slot.items,) * len(value)
            for index, (one, of) in enumerate(zip(value, inner, strict=True)):
                assert of is not None
                self.value(one, of, f"{path}[{index}]", scope, shape, field)
        elif isinstance(value, frozenset) and slot.unordered and slot.items is not None:
            for one in sorted(value, key=str):
                self.value(one, slot.items, path, scope, shape, field)
        elif not self.fits(value, slot):
            self.misfit(value, slot, path)
        elif isinstance(value, str) and value not in slot.words and slot.vocabulary and shape and field:
            self.word(value, slot.vocabulary, path, shape, field)

    def ways(self, tree: object) -> Iterator[str]:
        """Yield the names of the ways to play a card that a tree has or grants."""
        if isinstance(tree, Way) and tree.name:
            yield tree.name
        if type(tree) in self.schema.shapes:
            for field in self.schema.shapes[type(tree)].fields:
                yield from self.ways(getattr(tree, field.name))
        elif isinstance(tree, tuple | frozenset):
            for one in tree:
                yield from self.ways(one)

    def misfit(self, value: object, slot: Slot, path: str) -> None:
        words = [word for part in parts(slot) for word in part.words]
        if isinstance(value, str) and words:
            self.fault(path, unknown("word", value, words))
        else:
            self.fault(path, f"{quoted(value)} cannot be here; {self.schema.expected(slot)} can")

    def word(self, word: str, vocabulary: str, path: str, shape: Shape, field: Field) -> None:
        known = self.dialect.words_of(vocabulary, shape, field)
        if word == field.default == "" or (vocabulary == "way" and not self.whole):
            return
        if vocabulary == "way":
            known = (*known, *self.ways(self.tree))
        # A field with a list of words takes no others.
        listed = self.dialect.listed(shape, field) is not None
        if word not in known and (listed or word not in shared_words(vocabulary, shape, field)):
            self.fault(path, unknown(vocabulary, word, known))
