"""What a node may refer to: bound names, chosen targets, the event, X."""

from dataclasses import dataclass, replace

from rules.language.abilities import (
    Activated,
    Announced,
    AsItEnters,
    Declared,
    Mode,
    Presence,
    Replacement,
    Spell,
    Triggered,
    Way,
)
from rules.language.amounts import DividedBy, Highest, Lowest, Minus, Plus, Times
from rules.language.changes import GainAbilities
from rules.language.composed import ChooseNumber, Fix, ForEach, IfPaid, Let, Look, Part, Reveal
from rules.language.continuous_effects import Later
from rules.language.costs import Cost, DiscardCards, MoveCard, PutAway, RevealCards
from rules.language.effects import DealDamage
from rules.language.events import (
    AnyEvent,
    AtLeast,
    AtOnce,
    Attacks,
    Becomes,
    Blocked,
    By,
    DamagesPlayer,
    DealsDamage,
    Discards,
    Draws,
    During,
    Event,
    GainsLife,
    GameEvent,
    InCombat,
    LosesLife,
    Moment,
    Nth,
    PlayerTakesDamage,
    TakesDamage,
    Unblocked,
    plain_events,
)
from rules.language.filters import All, AnyOf, Filter, Not
from rules.language.references import Chosen, Joined
from rules.language.restrictions import Can, Cannot, Must

_AMOUNTS = (
    DealsDamage | DamagesPlayer | TakesDamage | PlayerTakesDamage | GainsLife | LosesLife | Draws | GameEvent
)
_PLAYERS = (
    Attacks
    | DamagesPlayer
    | PlayerTakesDamage
    | GainsLife
    | LosesLife
    | Draws
    | Discards
    | Moment
    | GameEvent
)


@dataclass(frozen=True, slots=True)
class Scope:
    """What may be referred to at a place in a tree.

    `cards` and `numbers` are bound names, `targets` the chosen targets, `event` the event's parts: "subject",
    "cause", "amount", "player". `given` means that an effect grants the ability, `given_up` that cards were
    paid with, `players` that players may be meant beside cards, `rolls` that dice may be rolled.
    """

    cards: frozenset[str] = frozenset()
    numbers: frozenset[str] = frozenset()
    targets: tuple[Filter, ...] = ()
    divided: bool = False
    event: frozenset[str] = frozenset()
    x: bool = False
    given: bool = False
    given_up: bool = False
    players: bool = False
    rolls: bool = False


NOWHERE = Scope()


def inside(node: object, name: str, scope: Scope) -> Scope:
    """Return the scope in a field of a node in this scope."""
    found = _inside(node, name, scope)
    players, rolls = _means_players(node, name, scope), _rolls_dice(node, name, scope)
    if (found.players, found.rolls) != (players, rolls):
        return replace(found, players=players, rolls=rolls)
    return found


def _means_players(node: object, name: str, scope: Scope) -> bool:
    """Return whether a field may mean players: targets, what is attacked, what damage is dealt to."""
    match node:
        case Announced() | Mode() | Replacement():
            return name == "targets"
        case Attacks() | Blocked() | Unblocked():
            return name == "target"
        case Cannot() | Must() | Can():
            return name == "other"
        case DealDamage():
            return name == "what"
    return scope.players and isinstance(node, AnyOf | All | Not | Chosen | Joined)


def _rolls_dice(node: object, name: str, scope: Scope) -> bool:
    """Return whether dice may be rolled in a field of a node: where a number is fixed, and nowhere else.

    A number that is asked for again would be another one each time.
    """
    if isinstance(node, Fix):
        return name == "amount"
    return scope.rolls and isinstance(node, Plus | Minus | Times | DividedBy | Lowest | Highest)


def _inside(node: object, name: str, scope: Scope) -> Scope:
    match node:
        case Let() | ForEach() | Look() | Reveal() if name == "effect":
            return replace(scope, cards=scope.cards | {node.name})
        case Fix() | ChooseNumber() if name == "effect":
            return replace(scope, numbers=scope.numbers | {node.name})
        case Part() if name == "effect":
            return replace(scope, targets=scope.targets[max(node.first, 0) :][: max(node.count, 0)])
        case IfPaid() if name == "then":
            paid = scope.given_up or gives_up(node.cost)
            return replace(scope, x=scope.x or decides_x(node.cost), given_up=paid)
        case Mode() if name == "effect":
            return replace(scope, targets=node.targets)
        case GainAbilities():
            return Scope(given=True)
        case Later() if name == "ability":
            kept = frozenset() if node.keeps is None else frozenset({node.name})
            return Scope(cards=scope.cards | kept, given=isinstance(node.ability, Replacement))
        case Presence():
            return _in_ability(node, name, scope)
    return scope


def _in_ability(node: Presence, name: str, scope: Scope) -> Scope:
    # The cards an ability keeps are bound in all of it, but nothing else around it is.
    kept = Scope(cards=scope.cards)
    if name in ("when", "zones", "event", "ways"):
        return kept
    if isinstance(node, Triggered | Replacement | Declared):
        kept = replace(kept, event=features(node.event))
    if isinstance(node, Spell):
        # An ability that triggers as another resolves still knows the cause.
        kept = replace(kept, event=scope.event & {"cause"}, given_up=scope.given_up)
    if isinstance(node, AsItEnters):
        return replace(kept, event=frozenset({"subject"})) if name == "effect" else kept
    if isinstance(node, Declared):
        # A declared card is in hand, and bound as "it".
        return replace(kept, cards=kept.cards | {"it"})
    if not isinstance(node, Announced):
        targets = node.targets if isinstance(node, Replacement) and name == "effect" else ()
        return replace(kept, targets=targets)
    if name == "condition" or name == "x":
        return kept
    inner = replace(kept, x=has_x(node) if name != "cost" else node.x is not None)
    if isinstance(node, Activated | Triggered) and name in ("effect", "modes"):
        inner = replace(inner, given_up=gives_up(node.cost))
    if name == "effect":
        return replace(inner, targets=node.targets, divided=node.divides is not None)
    return inner


def gives_up(cost: Cost) -> bool:
    """Return whether cards other than its own may be discarded, moved or revealed to pay a cost."""
    return any(isinstance(part, DiscardCards | MoveCard | PutAway | RevealCards) for part in cost.parts)


def has_x(node: Announced) -> bool:
    """Return whether X is chosen when an ability, or its card, is played."""
    if node.x is not None or isinstance(node, Spell | Way):
        return True
    if not isinstance(node, Activated | Triggered):
        return False
    if isinstance(node, Triggered) and is_about_itself(node.event):
        # An event of the card itself may refer to the X paid for that card.
        return True
    return decides_x(node.cost) or any(decides_x(way.cost) for way in node.ways)


def is_about_itself(event: Event) -> bool:
    """Return whether an event can only happen to the card with the ability."""
    return all(getattr(one, "what", one) is None for one in plain_events(event))


def decides_x(cost: Cost) -> bool:
    """Return whether X is chosen when a cost is paid."""
    return cost.names_x


def features(event: Event) -> frozenset[str]:
    """Return the parts an event has; for several events, those that all have."""
    if isinstance(event, AnyEvent):
        each = [features(one) for one in event.events]
        return frozenset.intersection(*each) if each else frozenset()
    if isinstance(event, During | Nth | By | AtLeast | InCombat | AtOnce):
        return features(event.event)
    found = set()
    if hasattr(event, "what"):
        found.add("subject")
    if not isinstance(event, Moment | Becomes):
        found.add("cause")
    if isinstance(event, _AMOUNTS):
        found.add("amount")
    if isinstance(event, _PLAYERS):
        found.add("player")
    return frozenset(found)
