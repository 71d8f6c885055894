"""Random trees that make sense in a game: made of what its dialect has, with every name bound."""

from dataclasses import MISSING, replace
from functools import cache
from random import Random

from hypothesis import strategies as st

from rules.language.abilities import Announced, Mode, Presence, Replacement, Static, Triggered, Way
from rules.language.amounts import EventAmount, Fixed, Rolled, Share, Tallied, X
from rules.language.changes import AddStats, ChangeCost, Deny, SetStats
from rules.language.composed import ChooseOne, ChooseSome, Part, RollDie
from rules.language.conditions import There
from rules.language.continuous_effects import Later, Modify, ModifyAll, Remember
from rules.language.costs import Cost
from rules.language.dialect import Dialect
from rules.language.dialect_faults import shared_words
from rules.language.effects import NOTHING
from rules.language.events import (
    AnyEvent,
    AtLeast,
    AtOnce,
    Becomes,
    GameEvent,
    InCombat,
    Nth,
    TakesDamage,
    plain_events,
)
from rules.language.filter_shorthand import is_player, may_be_player
from rules.language.filters import IsPlayer
from rules.language.references import (
    AffectedPlayer,
    Cause,
    Chosen,
    GivenUp,
    It,
    Subject,
    SubjectCard,
    Target,
    TargetPlayer,
    Targets,
)
from rules.language.schema import Field, Shape, Slot, word_of
from rules.language.scopes import NOWHERE, Scope, features, inside
from rules.language.structure import DAMAGE, MOVES
from tests.rules.language.trees import DEFINITIONS, ENDLESS

FIRST = ("event", "keeps", "cost", "x", "name", "targets", "divides", "first", "count")
"""Fields on which it depends what the others may speak of."""
NAMES = ("it", "them", "one", "n")
NEEDS = {
    It: lambda scope: scope.cards,
    Fixed: lambda scope: scope.numbers,
    Target: lambda scope: aimed(scope),
    IsPlayer: lambda scope: scope.players,
    Rolled: lambda scope: scope.rolls,
    Targets: lambda scope: scope.targets,
    TargetPlayer: lambda scope: [one for one in scope.targets if may_be_player(one)],
    Share: lambda scope: scope.divided and bool(scope.targets),
    Subject: lambda scope: "subject" in scope.event,
    SubjectCard: lambda scope: "subject" in scope.event,
    Cause: lambda scope: "cause" in scope.event,
    GivenUp: lambda scope: scope.given_up,
    EventAmount: lambda scope: "amount" in scope.event,
    AffectedPlayer: lambda scope: "player" in scope.event,
    X: lambda scope: scope.x,
}


def aimed(scope: Scope):
    """The targets, by index, that may be meant where players may or may not be."""
    return [index for index, one in enumerate(scope.targets) if scope.players or not is_player(one)]


@cache
def heights(dialect: Dialect):
    """How many nodes are inside each other in the smallest node of each class that a game has."""
    found = dict.fromkeys(dialect.schema.shapes, ENDLESS)
    changed = True
    while changed:
        changed = False
        for cls, shape in dialect.schema.shapes.items():
            if not dialect.has_node(shape):
                continue
            required = [one for one in shape.fields if one.required]
            need = 1 + max((_height(dialect, shape, one, one.slot, found) for one in required), default=0)
            if need < found[cls]:
                found[cls], changed = need, True
    return found


def _height(dialect, shape, field, slot, found):
    if not dialect.has_field(shape, field):
        return ENDLESS
    if slot.vocabulary:
        return 0 if words(dialect, shape, field, slot) else ENDLESS
    if slot.items is not None and not slot.nothing:
        return _height(dialect, shape, field, slot.items, found)
    if slot.pair:
        return max(_height(dialect, shape, field, one, found) for one in slot.pair)
    if not slot.nodes or slot.words or slot.number or slot.nothing:
        return 0
    # Nodes that need a surrounding that has something are never the smallest.
    return min((found[cls] for cls in slot.nodes if cls not in NEEDS), default=ENDLESS)


@cache
def words(dialect: Dialect, shape: Shape, field: Field, slot: Slot):
    """The words that a field takes in a game."""
    known = dialect.words_of(slot.vocabulary, shape, field)
    listed = dialect.listed(shape, field) is not None
    return (*known, *(() if listed else shared_words(slot.vocabulary, shape, field)))


class Grower:
    """Grows one tree by the choices of a random generator."""

    def __init__(self, dialect: Dialect, random):
        self.dialect = dialect
        self.schema = dialect.schema
        self.random = random
        self.heights = heights(dialect)

    def grow(self, slot: Slot, scope: Scope = NOWHERE, depth: int = 4):
        return self.value(slot, scope, depth, None, None)

    def classes(self, slot: Slot, scope: Scope, depth: int):
        able = [
            cls
            for cls in slot.nodes
            if self.heights[cls] < ENDLESS and (cls not in NEEDS or NEEDS[cls](scope))
        ]
        least = min((self.heights[cls] for cls in able), default=0)
        return [cls for cls in able if self.heights[cls] <= max(depth, least)]

    def value(self, slot: Slot, scope: Scope, depth: int, shape: Shape | None, field: Field | None):
        random = self.random
        if slot.items is not None and not (slot.nothing and random.random() < 0.5):
            return self.many(slot, scope, depth, shape, field)
        if slot.pair:
            return tuple(self.value(one, scope, depth, shape, field) for one in slot.pair)
        plain = []
        if slot.words:
            plain += slot.words
        if slot.vocabulary:
            plain += words(self.dialect, shape, field, slot)
        if slot.text:
            plain += NAMES
        if slot.number:
            plain += [1, 2, 3, 500]
        if slot.flag:
            plain += [True, False]
        if slot.nothing:
            plain.append(None)
        if slot.definition:
            plain += DEFINITIONS.values()
        classes = self.classes(slot, scope, depth) if slot.nodes else []
        if classes and (not plain or (depth > 0 and random.random() < 0.6)):
            bound = [cls for cls in classes if cls in NEEDS]
            chosen = random.choice(bound if bound and random.random() < 0.3 else classes)
            return self.node(chosen, scope, depth)
        return random.choice(plain)

    def many(self, slot: Slot, scope: Scope, depth: int, shape, field):
        # Whatever must be given has something in it.
        few = 1 if field is None or field.required or slot.nothing else 0
        count = self.random.randint(few, few + 1)
        found = [self.value(slot.items, scope, depth, shape, field) for _ in range(count)]
        return frozenset(found) if slot.unordered else tuple(found)

    def node(self, cls: type, scope: Scope, depth: int):
        shape = self.schema.shapes[cls]
        given: dict[str, object] = {}
        order = sorted(
            shape.fields, key=lambda one: FIRST.index(one.name) if one.name in FIRST else len(FIRST)
        )
        for field in order:
            if not self.dialect.has_field(shape, field) or (
                field.slot.vocabulary and not words(self.dialect, shape, field, field.slot)
            ):
                continue
            if field.name in ("divides", "at_most") and not given.get("targets"):
                continue
            strange = self.is_strange(shape, field)
            if field.required or strange or (depth > 1 and self.random.random() < self.chance(shape, field)):
                missing = {one.name: None for one in shape.fields if one.default is MISSING}
                inner = inside(cls(**{**missing, **given}), field.name, scope)
                if not (field.required or strange) and not self.possible(shape, field, field.slot):
                    continue
                given[field.name] = self.value(field.slot, inner, depth - 1, shape, field)
                if field.name == "event" and cls is not Triggered:
                    given["event"] = self.happening(field.slot, given["event"], inner, depth)
                if cls is AnyEvent:
                    given["events"] = tuple(
                        [self.happening(field.slot.items, one, inner, depth) for one in given["events"]]
                    )
                if cls is Replacement and field.name == "event":
                    given["event"] = _unnumbered(self.replaceable(given["event"]))
                while cls is Later and _watches_a_state(given.get("ability")):
                    given["ability"] = self.value(field.slot, inner, depth - 1, shape, field)
        return self.sensible(cls, shape, given, scope, depth)

    def chance(self, shape: Shape, field: Field) -> float:
        """How often a field that may be left out is given."""
        if field.name == "effect":
            return 0.9
        return 0.7 if len(shape.fields) == 1 else 0.3

    def is_strange(self, shape: Shape, field: Field) -> bool:
        """Whether the default of a field is a word that the game does not have."""
        if not field.slot.vocabulary:
            return False
        known = self.dialect.words_of(field.slot.vocabulary, shape, field)
        listed = self.dialect.listed(shape, field) is not None
        return field.default not in (*known, "", MISSING, *(() if listed else ("any",)))

    def possible(self, shape: Shape, field: Field, slot: Slot) -> bool:
        """Whether anything can stand in a field that may be left out."""
        return _height(self.dialect, shape, field, slot, self.heights) < ENDLESS

    def sensible(self, cls: type, shape: Shape, given, scope: Scope, depth: int):
        """The node with numbers that fit each other."""
        random, stats = self.random, self.dialect.stats
        has = {one.name for one in shape.fields if self.dialect.has_field(shape, one)}
        if cls is Target:
            given["index"] = random.choice(aimed(scope))
        elif cls is Share:
            given["index"] = random.randrange(len(scope.targets))
        elif cls is TargetPlayer:
            players = [place for place, one in enumerate(scope.targets) if may_be_player(one)]
            given["index"] = random.choice(players)
        elif cls is It:
            given["name"] = random.choice(sorted(scope.cards))
        elif cls is Fixed:
            given["name"] = random.choice(sorted(scope.numbers))
        elif cls in (AddStats, SetStats):
            slot = shape.field("amounts").slot.items
            given["amounts"] = tuple(self.value(slot, scope, depth - 1, shape, None) for _ in range(stats))
        elif cls is Part:
            given["first"] = random.randint(0, len(scope.targets))
            given["count"] = random.randint(0, len(scope.targets) - given["first"])
            own = inside(Part(None, given["first"], given["count"]), "effect", scope)
            given["effect"] = self.value(
                shape.field("effect").slot, own, depth - 1, shape, shape.field("effect")
            )
        elif cls in (ChooseOne, RollDie, ChooseSome):
            slot = shape.field("effects").slot.items
            given["effects"] = tuple(self.value(slot, scope, depth - 1, shape, None) for _ in range(2))
            if cls is ChooseSome:
                given["most"] = random.randint(1, 2)
                given["least"] = random.randint(0, given["most"])
        elif cls is Chosen:
            given["least"] = random.choice((0, 1)) if "least" in has else 1
            if given.get("each"):
                given.pop("differing", None)
                given.pop("within", None)
            if given.get("within") is None:
                given.pop("total", None)
                given.pop("by", None)
        elif cls in (Tallied, Remember) and "about" in given:
            kinds = self.dialect.counted_apart(given["what"])
            given["about"] = random.choice(("whatever",) if kinds is None else kinds or ("",))
            if cls is Tallied:
                given["span"] = "game" if given["about"] else given.get("span", "turn")
        elif cls is There and isinstance(given.get("most"), int):
            given["least"] = 1
        elif _narrows_another(cls, given):
            return given["event"]
        elif cls is Replacement:
            if "amount" not in features(given["event"]):
                given.pop("amount", None)
            if not all(isinstance(one, MOVES) for one in plain_events(given["event"])):
                given.pop("destination", None)
            if not all(isinstance(one, TakesDamage | GameEvent) for one in plain_events(given["event"])):
                given.pop("onto", None)
            if not scope.given:
                given.pop("once", None)
        elif cls is ChangeCost and not {"instead", "free", "more", "less"} & {
            k for k, v in given.items() if v
        }:
            given["free"] = True
        elif cls is Rolled:
            given["sides"] = 6
        elif given.get("action") in self.dialect.alone.get(f"{shape.word}.action", ()):
            given.pop("other", None)
        elif cls is Static and not given.get("changes"):
            field = shape.field("changes")
            given["changes"] = (self.value(field.slot.items, NOWHERE, depth - 1, shape, field),)
        if cls in (Static, Modify, ModifyAll):
            self.denying(cls, shape, given, depth)
        if cls is Static and given.get("affects") is not None:
            given.pop("zones", None)
        if cls is Way and given.get("instead"):
            given.pop("must", None)
            given.pop("less", None)
        if cls is Replacement and given.get("effect", NOTHING) == NOTHING:
            given.pop("targets", None)
        if issubclass(cls, Announced):
            self.announced(given)
        for name in [name for name, cost in given.items() if isinstance(cost, Cost)]:
            given[name] = self.payable(given[name], f"{shape.word}.{name}")
        if issubclass(cls, Presence) and not given.get("zones"):
            given.pop("only_there", None)
        return cls(**given)

    def payable(self, cost: Cost, field: str) -> Cost:
        """A cost without the parts that the game does not act on there."""
        known = self.dialect.paid.get(field)
        return Cost(tuple(part for part in cost.parts if known is None or word_of(type(part)) in known))

    def denying(self, cls: type, shape: Shape, given, depth: int):
        """What players cannot do stands alone, and not where cards are changed."""
        denied = [one for one in given["changes"] if isinstance(one, Deny)]
        if denied and cls is Static:
            given["changes"] = (denied[0],)
            given.pop("affects", None)
            given.pop("zones", None)
        while cls is not Static and any(isinstance(one, Deny) for one in given["changes"]):
            given["changes"] = (
                self.value(shape.field("changes").slot.items, NOWHERE, depth - 1, shape, None),
            )

    def happening(self, slot: Slot, event, scope: Scope, depth: int):
        """An event each of which counts, and which is not the beginning of a state."""
        event = _each(event)
        while isinstance(event, Becomes):
            event = _each(self.value(slot, scope, depth - 1, None, None))
        return event

    def replaceable(self, event):
        """An event, or another one where the game lets nothing replace that one."""
        if all(map(self.dialect.can_replace, plain_events(event))):
            return event
        word = self.random.choice(self.dialect.replaced)
        return self.node(self.schema.words[word].cls, NOWHERE, 1)

    def announced(self, given) -> None:
        targets, modes = given.get("targets", ()), given.get("modes", ())
        if modes:
            modes = tuple(replace(mode, least=_least(mode.least, mode.targets)) for mode in modes)
            given["modes"] = (*modes, Mode(modes[0].effect, modes[0].targets))[:2]
        count = given.get("choose", 1)
        given["choose"] = (min(count, 2) if isinstance(count, int) else count) if modes else 1
        given["fewer"] = bool(modes) and given.get("fewer", False)
        given["least"] = _least(given.get("least"), targets)
        if given.get("divides") is None:
            given.pop("step", None)
        if not given.get("once_a_turn"):
            given.pop("uses", None)


def _narrows_another(cls, given):
    """Whether an event is narrowed by what it has not: an amount, or that it is damage."""
    if cls is AtLeast:
        return "amount" not in features(given["event"])
    return cls is InCombat and not all(isinstance(one, DAMAGE) for one in plain_events(given["event"]))


def _each(event):
    """An event each of which counts, even if several happen at once."""
    return _each(event.event) if isinstance(event, AtOnce) else event


def _unnumbered(event):
    """An event of which every one counts, not only the n-th."""
    if isinstance(event, Nth):
        return _unnumbered(event.event)
    if isinstance(event, AnyEvent):
        return replace(event, events=tuple(map(_unnumbered, event.events)))
    return replace(event, event=_unnumbered(event.event)) if hasattr(event, "event") else event


def _watches_a_state(ability) -> bool:
    return isinstance(ability, Triggered) and isinstance(ability.event, Becomes)


def _least(least, targets):
    """No more targets than there are, and nothing where there is none."""
    return None if least is None or not targets else min(least, len(targets))


def sound(dialect: Dialect, family: str = "Ability"):
    """Trees of a family that a game can play, small ones first.

    One number decides the whole tree: drawing each choice by itself would make the laws slow.
    """
    slot = dialect.schema.families[family]
    return st.builds(
        lambda depth, seed: Grower(dialect, Random(seed)).grow(slot, depth=depth),
        st.integers(1, 5),
        st.integers(0, 2**32),
    )
