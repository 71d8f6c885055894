"""Trees for later references to cards that the text moved, or that its cost took."""

from rules.games.sve.reading.meanings_words import BANISHED, CEMETERY, EX_AREA, FIELD, HAND, of
from rules.language.amounts import Amount, CostOf, Count, StatOf
from rules.language.conditions import Condition, There
from rules.language.effects import Do, Effect, Let, MoveTo
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter, InZone, OneOf
from rules.language.references import GivenUp, It
from rules.reading.clauses import in_order, mentions, rebuilt, substituted

MOVED = It("moved")
"""The cards that were moved before, until it is known by what: an effect of the text, or its cost."""

PLACES: dict[str, InZone] = {
    "cemetery": CEMETERY,
    "EX area": EX_AREA,
    "hand": HAND,
    "field": FIELD,
    "banished zone": BANISHED,
}


def was_moved(noun: Filter, zone: str) -> Condition | None:
    """Return the condition that such a card was moved to a zone; None if the noun has a zone."""
    return There(of(OneOf(MOVED), noun, PLACES[zone])) if not zones_of(noun) else None


def moved_count(noun: Filter, zone: str) -> Amount | None:
    """Return how many such cards were moved to a zone; None if the noun has a zone."""
    return Count(of(OneOf(MOVED), noun, PLACES[zone])) if not zones_of(noun) else None


MOVED_COST: Amount = CostOf(MOVED)
MOVED_ATTACK: Amount = StatOf(MOVED, "attack")


def bound(effect: Effect) -> Effect:
    """Return an effect in which "the moved cards" are those of the last move before the reference."""
    return rebuilt(effect, _bound) if mentions(effect, MOVED) else effect


def _bound(node: object) -> object:
    match node:
        case Do(effects):
            for at, move in reversed(list(enumerate(effects))):
                rest = in_order(*effects[at + 1 :])
                if isinstance(move, MoveTo) and not mentions(move, MOVED) and _is_open(rest):
                    return in_order(*effects[:at], Let("moved", move, rest))
    return node


def _is_open(effect: object) -> bool:
    """Return whether an effect refers to moved cards that nothing in it has moved."""
    if isinstance(effect, Let) and effect.name == "moved":
        return _is_open(effect.cards)
    if effect == MOVED:
        return True
    if isinstance(effect, tuple):
        return any(_is_open(one) for one in effect)
    names = getattr(effect, "__dataclass_fields__", {})
    return any(_is_open(getattr(effect, name)) for name in names)


def paid_with(effect: Effect) -> Effect:
    """Return an effect in which moved cards that it has not moved itself are those its cost took."""
    effect = bound(effect)
    return _given_up(effect)


def _given_up(effect: Effect) -> Effect:
    match effect:
        case Let("moved", _, _):
            return effect
        case Do(effects):
            return in_order(*(_given_up(one) for one in effects))
    if any(isinstance(one, Let) and one.name == "moved" for one in _nodes(effect)):
        return effect
    return substituted(effect, MOVED, GivenUp())


def _nodes(tree: object) -> list[object]:
    if isinstance(tree, tuple):
        return [node for one in tree for node in _nodes(one)]
    names = getattr(tree, "__dataclass_fields__", {})
    return [tree, *(node for name in names for node in _nodes(getattr(tree, name)))]
