"""What a node may speak of: names that are bound, targets that were chosen, the event that happened, X."""

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
from rules.language.changes import GainAbilities
from rules.language.composed import ChooseNumber, Fix, ForEach, IfPaid, Let, Look, Part, Reveal
from rules.language.continuous_effects import Later
from rules.language.costs import Cost
from rules.language.events import (
    AnyEvent,
    AtLeast,
    Attacks,
    Becomes,
    By,
    DamagesPlayer,
    DealsDamage,
    Discards,
    Draws,
    During,
    Event,
    GainsLife,
    GameEvent,
    LosesLife,
    Moment,
    Nth,
    PlayerTakesDamage,
    TakesDamage,
    plain_events,
)
from rules.language.filters import Filter

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
    """What may be spoken of in one place of a tree.

    `cards` and `numbers` are names that are bound, `targets` what was chosen as the ability was played,
    `event` what the event has: "subject", "cause", "amount", "player". Abilities may be `given` by an effect.
    """

    cards: frozenset[str] = frozenset()
    numbers: frozenset[str] = frozenset()
    targets: tuple[Filter, ...] = ()
    divided: bool = False
    event: frozenset[str] = frozenset()
    x: bool = False
    given: bool = False


NOWHERE = Scope()


def inside(node: object, name: str, scope: Scope) -> Scope:
    """Return what may be spoken of in a field of a node that is in this scope."""
    match node:
        case Let() | ForEach() | Look() | Reveal() if name == "effect":
            return replace(scope, cards=scope.cards | {node.name})
        case Fix() | ChooseNumber() if name == "effect":
            return replace(scope, numbers=scope.numbers | {node.name})
        case Part() if name == "effect":
            return replace(scope, targets=scope.targets[max(node.first, 0) :][: max(node.count, 0)])
        case IfPaid() if name == "then":
            return replace(scope, x=scope.x or decides_x(node.cost))
        case Mode() if name == "effect":
            return replace(scope, targets=node.targets)
        case GainAbilities():
            return Scope(given=True)
        case Later() if name == "ability":
            kept = frozenset() if node.keeps is None else frozenset({node.name})
            return Scope(cards=kept, given=isinstance(node.ability, Replacement))
        case Presence():
            return _in_ability(node, name, scope)
    return scope


def _in_ability(node: Presence, name: str, scope: Scope) -> Scope:
    # What an ability keeps is bound in all of it, but nothing else of what is around it.
    kept = Scope(cards=scope.cards)
    if name in ("when", "zones", "event", "ways"):
        return kept
    if isinstance(node, Triggered | Replacement | Declared):
        kept = replace(kept, event=features(node.event))
    if isinstance(node, AsItEnters):
        return replace(kept, event=frozenset({"subject"})) if name == "effect" else kept
    if isinstance(node, Declared):
        # The card that is declared is in a hand, and is bound as "it".
        return replace(kept, cards=kept.cards | {"it"})
    if not isinstance(node, Announced):
        targets = node.targets if isinstance(node, Replacement) and name == "effect" else ()
        return replace(kept, targets=targets)
    if name == "condition" or name == "x":
        return kept
    inner = replace(kept, x=has_x(node) if name != "cost" else node.x is not None)
    if name == "effect":
        return replace(inner, targets=node.targets, divided=node.divides is not None)
    return inner


def has_x(node: Announced) -> bool:
    """Return whether an X is decided as an ability is played, or as its card was."""
    if node.x is not None or isinstance(node, Spell | Way):
        return True
    if not isinstance(node, Activated | Triggered):
        return False
    if isinstance(node, Triggered) and is_about_itself(node.event):
        # What happens to its own card may speak of the X that was paid for that card.
        return True
    return decides_x(node.cost) or any(decides_x(way.cost) for way in node.ways)


def is_about_itself(event: Event) -> bool:
    """Return whether an event can only happen to the card whose ability waits for it."""
    return all(getattr(one, "what", one) is None for one in plain_events(event))


def decides_x(cost: Cost) -> bool:
    """Return whether an X is decided as a cost is paid."""
    return cost.x > 0


def features(event: Event) -> frozenset[str]:
    """Return what an event has: of several events, what all of them have."""
    if isinstance(event, AnyEvent):
        each = [features(one) for one in event.events]
        return frozenset.intersection(*each) if each else frozenset()
    if isinstance(event, During | Nth | By | AtLeast):
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
