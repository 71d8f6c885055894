"""Faults of a node other than its words: unbound names, missing targets, numbers out of range."""

from collections.abc import Iterator

from rules.language.abilities import (
    Activated,
    Announced,
    Mode,
    Presence,
    Replacement,
    Static,
    Triggered,
    Way,
)
from rules.language.amounts import EventAmount, Fixed, Rolled, Share, Tallied, X
from rules.language.bounds import out_of_bounds
from rules.language.changes import ChangeCost, Deny, SetAttributes, SetRaces, SetTypes
from rules.language.composed import ChooseOne, ChooseSome, Part, RollDie
from rules.language.conditions import There
from rules.language.continuous_effects import Later, Modify, ModifyAll
from rules.language.effects import (
    NOTHING,
)
from rules.language.events import (
    AnyEvent,
    AtLeast,
    AtOnce,
    Becomes,
    DamagesPlayer,
    DealsDamage,
    Destroyed,
    Discards,
    Enters,
    GameEvent,
    InCombat,
    Leaves,
    Moves,
    Nth,
    PlayerTakesDamage,
    TakesDamage,
    plain_events,
)
from rules.language.faults import unknown
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
from rules.language.schema import Schema
from rules.language.scopes import Scope, features

_MAY_BE_EMPTY = SetTypes | SetRaces | SetAttributes
"""Changes that leave a card without any if they name none."""
ONLY_TRIGGERS = "several events at once count as one only for an ability that triggers on them"
ONLY_BY_ITSELF = "a state is watched by an ability in play, and not together with an event"
GIVEN_IN_PLAY = "what an effect gives to a card changes others, or denies players something, in play alone"

DAMAGE = DealsDamage | DamagesPlayer | TakesDamage | PlayerTakesDamage
MOVES = Destroyed | Enters | Leaves | Moves | Discards
"""Events in which a card moves."""

Problem = tuple[str, str]
"""A field, or "" for the node itself, and what is wrong."""


def _watches_a_state(node: object) -> bool:
    """Return whether a node other than an ability has an event that is the beginning of a state."""
    several: tuple[object, ...] = getattr(node, "events", ())
    return any(isinstance(one, Becomes) for one in (getattr(node, "event", None), *several))


def _within(event: object) -> Iterator[object]:
    """Yield an event and those that it is made of."""
    yield event
    several: tuple[object, ...] = getattr(event, "events", ())
    for one in (getattr(event, "event", None), *several):
        if one is not None:
            yield from _within(one)


def problems(node: object, scope: Scope, stats: int, schema: Schema) -> Iterator[Problem]:
    """Yield the faults of a node in this scope, without its parts."""
    yield from _references(node, scope)
    yield from out_of_bounds(node, stats)
    yield from _empty(node, schema)
    match node:
        case Part(_, first, count) if first + count > len(scope.targets):
            yield "", f"targets {first} to {first + count} are not all among the {len(scope.targets)}"
        case ChooseOne() | RollDie() if len(node.effects) < 2:
            yield "effects", "at least two effects belong here"
        case ChooseSome(effects, most, least) if not least <= most <= len(effects):
            yield "", f"{least} to {most} of {len(effects)} effects cannot be chosen"
        case Chosen(_, int() as most, int() as least) if least > most:
            yield "", f"at least {least} and at most {most} cannot be chosen"
        case Chosen(each=True, by=by) if by != "you":
            yield "by", "each player chooses here, so that nobody else does"
        case Chosen(each=True, differing=str()):
            yield "differing", "what each player chooses cannot be asked to differ"
        case Chosen(each=True) if node.within is not None:
            yield "within", "what each player chooses has no limit in all"
        case Chosen(total=str(), within=None):
            yield "total", "it is not said how much that may be in all"
        case There(_, int() as least, int() as most) if least > most:
            yield "", f"there cannot be at least {least} and at most {most}"
        case AnyEvent(several) if any(isinstance(one, AtOnce) for one in several):
            yield "events", ONLY_TRIGGERS
        case _ if not isinstance(node, Triggered) and isinstance(getattr(node, "event", None), AtOnce):
            yield "event", ONLY_TRIGGERS
        case _ if not isinstance(node, Triggered) and _watches_a_state(node):
            yield "event", ONLY_BY_ITSELF
        case Later(Triggered(event=Becomes())):
            yield "ability", ONLY_BY_ITSELF
        case Replacement() if any(isinstance(one, Nth) for one in _within(node.event)):
            yield "event", "which one of several it will be is not known before it has happened"
        case AtLeast(event) if "amount" not in features(event):
            yield "event", "this event has no amount"
        case InCombat(event) if not all(isinstance(one, DAMAGE) for one in plain_events(event)):
            yield "event", "this event is no damage"
        case Replacement() if node.amount is not None and "amount" not in features(node.event):
            yield "amount", "this event has no amount"
        case Replacement() if node.destination and not all(
            isinstance(one, MOVES) for one in plain_events(node.event)
        ):
            yield "destination", "this event moves no card"
        case Replacement() if node.onto is not None and not all(
            isinstance(one, TakesDamage | GameEvent) for one in plain_events(node.event)
        ):
            yield "onto", "only damage to a card can happen to another"
        case Replacement(once=True) if not scope.given:
            yield "once", "only what an effect gives can be gone when it has been applied"
        case Tallied(span="turn") if node.about:
            yield "about", "what is counted in the running turn is not counted apart"
        case Modify() | ModifyAll() if any(isinstance(one, Deny) for one in node.changes):
            yield "changes", "that players cannot do something is no change of cards but a prohibition"
        case Static() if any(isinstance(one, Deny) for one in node.changes):
            if len(node.changes) > 1 or node.affects is not None:
                yield "changes", "that players cannot do something is said alone, and about no cards"
            if node.zones and scope.given:
                yield "zones", GIVEN_IN_PLAY
        case Static() if node.zones and node.affects is not None and scope.given:
            yield "zones", GIVEN_IN_PLAY
        case Way(instead=True, must=True):
            yield "must", "what is paid in place of a cost is never paid besides"
        case Way(instead=True) if node.less:
            yield (
                "less",
                "what is paid in place of a cost does not reduce it; only what is paid besides does",
            )
        case Replacement() if node.targets and node.effect == NOTHING:
            yield "targets", "targets are chosen for an effect, and this has none"
        case ChangeCost(None, False, (), (), any_kind=False, only=None):
            yield "", "nothing changes about the cost"
    if isinstance(node, Mode):
        yield from _aimed(node)
    if isinstance(node, Announced):
        yield from _announced(node)
    if isinstance(node, Presence) and node.only_there and not node.zones:
        yield "only_there", "zones must be named where an ability works only there"


def _references(node: object, scope: Scope) -> Iterator[Problem]:
    targets = len(scope.targets)
    match node:
        case Rolled() if not scope.rolls:
            yield "", "dice are rolled once, where a 'fix' gives the result a name for its effect"
        case IsPlayer() if not scope.players:
            yield "", "no player can be meant here; only cards can"
        case Target(index) if 0 <= index < targets and not scope.players and is_player(scope.targets[index]):
            yield "index", f"target {index} is a player, and this is done to cards; a 'target_player' can be"
        case It(name) if name not in scope.cards:
            yield "name", unknown("cards bound to", name, scope.cards)
        case Fixed(name) if name not in scope.numbers:
            yield "name", unknown("number bound to", name, scope.numbers)
        case Target(index) | TargetPlayer(index) if not 0 <= index < targets:
            yield "index", f"no target {index}; there are {targets}, counted from 0"
        case TargetPlayer(index) if not may_be_player(scope.targets[index]):
            yield "index", f"target {index} is a card and not a player"
        case Targets() if not targets:
            yield "", "no targets are chosen"
        case Share() if not scope.divided:
            yield "", "nothing is divided"
        case Share(index) if not 0 <= index < targets:
            yield "index", f"no target {index}; there are {targets}, counted from 0"
        case Subject() | SubjectCard() if "subject" not in scope.event:
            yield "", "no event happened to a card here"
        case GivenUp() if not scope.given_up:
            yield "", "no cards are given up to pay for this"
        case Cause() if "cause" not in scope.event:
            yield "", "no event has a cause here"
        case EventAmount() if "amount" not in scope.event:
            yield "", "no event has an amount here"
        case AffectedPlayer() if "player" not in scope.event:
            yield "", "no event happened to a player here"
        case X() if not scope.x:
            yield "", "no X is decided here"


def _empty(node: object, schema: Schema) -> Iterator[Problem]:
    if isinstance(node, _MAY_BE_EMPTY):
        return
    for field in schema.shapes[type(node)].fields:
        given = getattr(node, field.name)
        if given in ((), frozenset(), "") and (field.default != given or isinstance(node, Static)):
            if field.name in ("zones", "clause", "name", "layer") and isinstance(node, Presence):
                continue
            yield field.name, "something belongs here"


def _aimed(node: Announced | Mode) -> Iterator[Problem]:
    targets = len(node.targets)
    if node.least is not None and not node.least <= targets > 0:
        yield "least", f"at least {node.least} of {targets} targets cannot be chosen"


def _announced(node: Announced) -> Iterator[Problem]:
    targets = len(node.targets)
    if node.modes:
        if len(node.modes) < 2:
            yield "modes", "at least two modes belong here"
        if isinstance(node.choose, int) and node.choose > len(node.modes):
            yield "choose", f"{node.choose} of {len(node.modes)} modes cannot be chosen"
    elif node.choose != 1 or node.fewer:
        yield "choose", "there are no modes to choose"
    if isinstance(node, Activated | Triggered) and node.uses > 1 and not node.once_a_turn:
        yield "uses", "an ability that is not limited can be used as often as a player likes"
    yield from _aimed(node)
    if node.divides is not None and not targets:
        yield "divides", "there are no targets to divide this among"
    if node.at_most is not None and not targets:
        yield "at_most", "there are no targets to choose"
    if node.step != 1 and node.divides is None:
        yield "step", "nothing is divided"
