"""Random trees: whatever the fields of the nodes allow, with no regard to sense."""

from functools import cache

from hypothesis import strategies as st

from rules.language.schema import Schema, Slot

DEEPEST = 4
WORDS = ("deck", "hand", "it", "n", "attack", "Älteste", "a b", "")
NUMBERS = st.sampled_from((0, 1, 2, 3, -1, -500, 1000, 10**12))


class Card:
    """A definition of a card as far as trees ask of it."""

    def __init__(self, card_id):
        self.card_id = card_id
        self.name = card_id.title()


DEFINITIONS = {name: Card(name) for name in ("soldier", "dragon")}
ENDLESS = 99


@cache
def heights(schema: Schema):
    """How many nodes are inside each other in the smallest node of each class."""
    found = dict.fromkeys(schema.shapes, ENDLESS)
    changed = True
    while changed:
        changed = False
        for cls, shape in schema.shapes.items():
            need = 1 + max((height(one.slot, found) for one in shape.fields if one.required), default=0)
            changed |= need < found[cls]
            found[cls] = min(need, found[cls])
    return found


def height(slot: Slot, found):
    """How many nodes are inside each other in the smallest value of a place."""
    if slot.pair:
        return max(height(one, found) for one in slot.pair)
    if not slot.nodes or slot.words or slot.number or slot.nothing:
        return 0
    return min(found[cls] for cls in slot.nodes)


@st.composite
def values(draw, schema: Schema, slot: Slot, depth: int = DEEPEST):
    """Any value that a place may hold."""
    kinds = []
    fitting = [cls for cls in slot.nodes if heights(schema)[cls] <= max(depth, 1)]
    if fitting and (depth > 0 or not (slot.words or slot.number or slot.nothing)):
        kinds += [st.sampled_from(fitting).flatmap(lambda cls: nodes(schema, cls, depth))]
    if slot.words:
        kinds.append(st.sampled_from(slot.words))
    if slot.vocabulary or slot.text:
        kinds.append(st.sampled_from(WORDS))
    if slot.number:
        kinds.append(NUMBERS)
    if slot.flag:
        kinds.append(st.booleans())
    if slot.nothing:
        kinds.append(st.none())
    if slot.definition:
        kinds.append(st.sampled_from(sorted(DEFINITIONS)).map(DEFINITIONS.get))
    if slot.items is not None:
        items = st.lists(values(schema, slot.items, depth), max_size=2, unique=slot.unordered)
        kinds.append(items.map(frozenset if slot.unordered else tuple))
    if slot.pair:
        kinds.append(st.tuples(*(values(schema, one, depth) for one in slot.pair)))
    return draw(st.one_of(kinds))


@st.composite
def nodes(draw, schema: Schema, cls: type, depth: int):
    """Any node of a class; many fields keep their defaults."""
    given = {}
    for field in schema.shapes[cls].fields:
        if field.required or (depth > 0 and draw(st.integers(0, 3)) == 0):
            given[field.name] = draw(values(schema, field.slot, depth - 1))
    return cls(**given)
