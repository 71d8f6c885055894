"""What a field without a default is read as when it is left out: what says least, then other values."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rules.language import abilities as ab
from rules.language import conditions as cn
from rules.language import costs as co
from rules.language import durations as du
from rules.language import effects as fx
from rules.language import events as ev
from rules.language import filters as fl
from rules.language import references as rf
from rules.language import restrictions as rs
from rules.language.dialect import Dialect
from rules.language.schema import Field, Shape, Slot

NOBODY = fl.AnyOf(())
NUMBERS = (0, 1, 2, 7)
NEVER = ev.AnyEvent(())
UNNAMED = "something else"
LEAST: dict[str, tuple[Any, ...]] = {
    "Effect": (fx.NOTHING,),
    "Filter": (fl.EVERY_CARD, NOBODY),
    "Condition": (cn.AllHold(), cn.AnyHolds(())),
    "Cards": (rf.Joined(()), rf.This(), rf.Each(fl.EVERY_CARD)),
    "Amount": NUMBERS,
    "Event": (NEVER,),
    "Player": ("you", "opponent", "anyone"),
    "Duration": (du.ALWAYS, du.END_OF_TURN),
    "CostPart": (None,),
    "Change": (None,),
    "Restriction": (rs.Can(UNNAMED),),
    "Ability": (ab.Static(),),
}
"""For each family, what says as little as a node can, and what says something else; None: no node at all."""
ALONE: dict[type, Any] = {
    co.Cost: co.FREE,
    ab.Triggered: ab.Triggered(NEVER),
    ab.Way: ab.Way(),
    ab.Spell: ab.Spell(),
    ab.Mode: ab.Mode(fx.NOTHING),
}
"""Nodes of classes that are a slot's own."""


@dataclass(frozen=True)
class Other:
    """What a field is read as; `word` says it shortly and is kept as evidence."""

    word: str
    change: Callable[[Any], Any]


def left_out(dialect: Dialect, shape: Shape, field: Field) -> Iterator[Other]:
    """Yield what a field without a default is read as, one after another."""
    for value in _values(dialect, field.slot, shape, field):
        yield Other(repr(value), lambda _, value=value: value)
    if field.slot.definition:
        yield Other("another card", _renamed)


def _renamed(definition: Any) -> Any:
    copy = definition.copy()
    copy.name = UNNAMED
    return copy


def _values(dialect: Dialect, slot: Slot, shape: Shape, field: Field) -> Iterator[Any]:
    if slot.items is not None:
        inner = next(_values(dialect, slot.items, shape, field), None)
        if slot.unordered:
            yield frozenset()
            return
        yield ()
        yield (inner,) * dialect.stats
        yield (inner,) * 2
        return
    for name, family in dialect.schema.families.items():
        if family.nodes and set(family.nodes) <= set(slot.nodes):
            yield from LEAST[name]
    yield from (ALONE[cls] for cls in slot.nodes if cls in ALONE)
    if slot.number and not slot.nodes:
        yield from NUMBERS
    if not slot.nodes:
        yield from slot.words
    if slot.vocabulary:
        known = dialect.words_of(slot.vocabulary, shape, field)
        yield from (UNNAMED,) if not known else known[:12]
    if slot.text:
        yield UNNAMED
    if slot.flag:
        yield from (False, True)


def of_family(dialect: Dialect, shape: Shape) -> Iterator[Any]:
    """Yield what may stand in place of a node that has no fields."""
    for name, family in dialect.schema.families.items():
        if shape.cls in family.nodes:
            yield from (one for one in LEAST[name] if type(one) is not shape.cls)
