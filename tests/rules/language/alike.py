"""Which trees say the same, so that their sentences may be the same: each kind with its reason."""

from dataclasses import fields, is_dataclass, replace
from typing import get_args

from rules.language.abilities import Presence
from rules.language.amounts import Fixed, Share
from rules.language.codec import canonical
from rules.language.composed import NOTHING, ChooseNumber, Do, Fix, ForEach, If, Let, Look, Part, Reveal
from rules.language.conditions import AllHold, AnyHolds, Fails, There
from rules.language.continuous_effects import Later, Modify, ModifyAll
from rules.language.events import AnyEvent, AtLeast, Draws, InCombat, PlainEvent
from rules.language.filters import All, AnyOf, OneOf
from rules.language.references import It, Joined, OtherThan, Target, TargetPlayer, This, Top

CARD_EVENTS = [cls for cls in get_args(PlainEvent) if "what" in {field.name for field in fields(cls)}]


def alike(tree, schema):
    """The tree that stands for all that say the same."""
    return _plain(tree, {}, {}, 0, schema)


def _plain(node, cards, numbers, first, schema):
    if isinstance(node, tuple):
        return tuple(_plain(one, cards, numbers, first, schema) for one in node)
    if not is_dataclass(node):
        return node
    # Names are only names: what counts is what they are bound to.
    if isinstance(node, It):
        return It(cards.get(node.name, node.name))
    if isinstance(node, Fixed):
        return Fixed(numbers.get(node.name, node.name))
    # A part counts its targets from its own first one.
    if isinstance(node, Part):
        return _plain(node.effect, cards, numbers, first + node.first, schema)
    if isinstance(node, Target | TargetPlayer | Share):
        return replace(node, index=node.index + first)
    inner_cards, inner_numbers = cards, numbers
    if isinstance(node, Let | ForEach | Look | Reveal):
        inner_cards = {**cards, node.name: f"cards {len(cards) + 1}"}
    # What is revealed, or is bound to a second name, keeps its first one.
    bound = node.cards if isinstance(node, Let) else node.what if isinstance(node, Reveal) else None
    if isinstance(bound, It) and bound.name in cards:
        inner_cards = {**cards, node.name: cards[bound.name]}
    if isinstance(node, Later):
        kept = cards.get(node.keeps.name) if isinstance(node.keeps, It) else None
        inner_cards, inner_numbers = {**cards, node.name: kept or f"cards {len(cards) + 1}"}, {}
    if isinstance(node, Fix | ChooseNumber):
        inner_numbers = {**numbers, node.name: f"number {len(numbers) + 1}"}
    values = {}
    for field in fields(node):
        if field.init:
            within = field.name in ("effect", "ability") and (inner_cards, inner_numbers) or (cards, numbers)
            values[field.name] = _plain(getattr(node, field.name), *within, first, schema)
    if isinstance(node, Let | ForEach | Look | Reveal | Later | Fix | ChooseNumber):
        values["name"] = ""
    # In which layer a change applies and which clause a keyword has is for the rules, not for readers.
    if isinstance(node, Presence):
        values["clause"] = ""
    if isinstance(node, Modify | ModifyAll) or "layer" in values:
        values["layer"] = ""
    return _joined(type(node)(**values), schema)


def _joined(node, schema):
    # All of several in whatever order, one inside the other or not, ask the same of a card.
    if isinstance(node, All):
        parts = [inner for one in node.parts for inner in (one.parts if isinstance(one, All) else (one,))]
        node = All(tuple(sorted(parts, key=lambda one: canonical(one, schema))))
    # Drawing a card and drawing any card are one event.
    if isinstance(node, Draws) and node.what == All():
        node = replace(node, what=None)
    # What happens to no card that is named happens to this one.
    if type(node) in CARD_EVENTS and node.what == OneOf(This()):
        node = replace(node, what=None)
    # Without a zone it is the deck, which the made-up game calls so.
    if isinstance(node, Top) and not node.zone:
        node = replace(node, zone="deck")
    # What is not untrue is true, and what there is none of there is not one of.
    if isinstance(node, Fails) and isinstance(node.part, Fails):
        return node.part.part
    if (
        isinstance(node, Fails)
        and isinstance(node.part, There)
        and (node.part.least, node.part.most) == (1, None)
    ):
        return There(node.part.filter, 0, 0)
    # If something is so, to do nothing, and otherwise something, is to do that if it is not so.
    if isinstance(node, If) and node.then == NOTHING and node.otherwise != NOTHING:
        return _joined(If(_joined(Fails(node.condition), schema), node.otherwise), schema)
    # The opponent of you is your opponent.
    if node == OtherThan("you"):
        return "opponent"
    # How much damage it is and that it is dealt in battle can be said in either order.
    if isinstance(node, AtLeast) and isinstance(node.event, InCombat):
        return InCombat(_joined(AtLeast(node.event.event, node.amount), schema))
    # One of one is that one.
    if isinstance(node, All | AnyOf | Joined | AllHold | AnyHolds | AnyEvent) and len(_many(node)) == 1:
        return _many(node)[0]
    if isinstance(node, Do) and len(node.effects) == 1:
        return node.effects[0]
    return node


def _many(node):
    return node.events if isinstance(node, AnyEvent) else node.parts
