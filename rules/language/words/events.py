"""Events in words, as clauses after "when": "this card comes into play from the hand"."""

from collections.abc import Callable
from typing import Literal

from rules.language import events as ev
from rules.language.amounts import Amount
from rules.language.events import Event, plain_events
from rules.language.filters import Filter
from rules.language.references import Side
from rules.language.schema import word_of
from rules.language.words import conditions, effects, filters, references
from rules.language.words.speech import Speech, ordinal
from rules.language.words.terms import article, grouped, happened, listed, past, plural, verb

_DOES: dict[type, str] = {
    ev.Attacked: "is attacked",
    ev.AttackEnds: "ends its attack",
    ev.Blocks: "blocks",
    ev.Blocked: "is blocked",
    ev.Unblocked: "attacks without being blocked",
    ev.Battles: "battles",
    ev.WinsBattle: "wins a battle",
    ev.DealsDamage: "deals {damage} to a {card}",
    ev.DamagesPlayer: "deals {damage} to a player",
    ev.TakesDamage: "is dealt {damage}",
    ev.Plays: "is played",
}
"""Events of a card without further details."""
_WHOSE = {"you": "your", "opponent": "your opponent's", "anyone": "any"}
Tense = Literal["present", "past"]


def is_of_its_card(what: Event) -> bool:
    """Return whether an event is one of the card with the ability, whatever narrows it."""
    plain = plain_events(what)
    return all(getattr(one, "what", "") is None and not isinstance(one, ev.Draws) for one in plain)


def is_of_no_card(what: Event) -> bool:
    """Return whether an event is a moment, or happens to a player."""
    return all(not hasattr(one, "what") for one in plain_events(what))


def is_departure(what: Event, at: Speech) -> bool:
    """Return whether a card leaves its zone by an event, so that it is elsewhere afterwards."""
    leaving = ev.Destroyed | ev.Leaves | ev.Moves | ev.Discards
    own = at.word("departures").split(", ")

    def leaves(one: Event) -> bool:
        return (
            isinstance(one, leaving)
            or (one.name if isinstance(one, ev.Moment) else word_of(type(one))) in own
        )

    return all(leaves(one) for one in plain_events(what))


def event(
    what: Event,
    at: Speech,
    *,
    nested: bool = False,
    tense: Tense = "present",
    several: bool = False,
    much: str = "",
) -> str:
    """Return an event as a clause; alternatives are in parentheses if nested in another.

    `several` is whether the card that it happens to is plural; `much` is a least amount, "4 or more".
    """

    def inner(one: Event, much: str = "") -> str:
        return event(one, at, nested=True, tense=tense, several=several, much=much)

    def player_does(side: Side, word: str) -> str:
        return f"{_player(side)} {_in(tense, verb(word, side == 'you'), several=False)}"

    match what:
        case ev.AnyEvent(events):
            text = _alternatives(events, tuple(inner(one) for one in events), at)
            return f"({text})" if nested and len(events) > 1 else text
        case ev.During(one, player):
            return f"{inner(one)} during {references.turn(player, at)}"
        case ev.Nth(one, n):
            return f"{inner(one)} for the {ordinal(n)} time each turn"
        case ev.By(one, cause):
            by = "by" if isinstance(one, ev.TakesDamage | ev.PlayerTakesDamage) else "because of"
            said = filters.one(cause, at)
            return f"{inner(one, much)} {by} {grouped(said) if nested else said}"
        case ev.AtLeast(one, amount):
            return _at_least(inner, one, amount, at)
        case ev.InCombat(one):
            return f"{inner(one, much)} in battle"
        case ev.AtOnce(one):
            return f"{inner(one)} (several at once count as one)"
        case ev.Becomes(condition):
            becomes = "became" if tense == "past" else "becomes"
            return f"it {becomes} true that {conditions.condition(condition, at, nested=True)}"
        case ev.Moment(name, side):
            return moment(name, side, at) if tense == "present" else happened(moment(name, side, at))
        case ev.PlayerTakesDamage(side):
            return f"{player_does(side, 'be')} dealt {_much(much, at.word('damage'))}"
        case ev.GainsLife(side) | ev.LosesLife(side):
            word = "gain" if isinstance(what, ev.GainsLife) else "lose"
            return f"{player_does(side, word)} {_much(much, at.word('life'))}"
        case ev.Draws(wanted, side):
            drawn = article(at.word("card")) if wanted is None else article(filters.noun(wanted, at))
            return f"{player_does(side, 'draw')} {drawn}"
        case _:
            return _of_card(what, at, tense, several, much)


def _alternatives(of: tuple[Event, ...], said: tuple[str, ...], at: Speech) -> str:
    """Return one of several events; what all of them happen to is named once."""
    subjects = {getattr(one, "what", one) for one in of}
    if len(subjects) == 1 and len(of) > 1:
        (what,) = subjects
        subject = f"{filters.one(what, at)} " if what is None or isinstance(what, Filter) else ""
        if subject and all(one.startswith(subject) for one in said):
            return f"{subject}{' or '.join(one.removeprefix(subject) for one in said)}"
    return " or ".join(said)


_MEASURED = ev.TakesDamage | ev.PlayerTakesDamage | ev.GainsLife | ev.LosesLife
_MEASURED_TOO = ev.DealsDamage | ev.DamagesPlayer
"""Events that say how much of what there is."""


def _at_least(inner: Callable[[Event, str], str], one: Event, amount: Amount, at: Speech) -> str:
    """Return an event of at least an amount: "is dealt 4 or more damage"."""
    more = filters.compared(">=", amount, at)
    plain = one
    while isinstance(plain, ev.By | ev.InCombat):
        plain = plain.event
    if isinstance(plain, _MEASURED | _MEASURED_TOO) and isinstance(amount, int):
        return inner(one, more)
    return f"{inner(one, '')} in an amount of {more}"


def _much(much: str, what: str) -> str:
    return f"{much} {what}" if much else what


def _in(tense: Tense, predicate: str, *, several: bool) -> str:
    """Return a predicate in a tense, for one or several."""
    said = past(predicate) if tense == "past" else predicate
    return plural(said) if several else said


def _of_card(what: Event, at: Speech, tense: Tense, several: bool, much: str) -> str:
    wanted: Filter | None = what.what  # type: ignore[union-attr]
    subject = filters.one(wanted, at)

    def does(predicate: str, rest: str = "") -> str:
        return f"{_in(tense, predicate, several=several)}{rest}"

    match what:
        case ev.Enters(_, origin):
            return f"{subject} {does(at.word('enters'), _from(origin, at))}"
        case ev.Leaves(_, destination):
            return f"{subject} {does(at.word('leaves'), _to(destination, at))}"
        case ev.Moves(_, destination, origin):
            return f"{subject} {does('moves')}{_to(destination, at)}{_from(origin, at)}"
        case ev.Attacks(_, target):
            return f"{subject} {does('attacks')}{_target(target, at)}"
        case ev.Blocked(_, target) if target is not None:
            return f"{subject} {does('attacks')}{_target(target, at)} and {does('is blocked')}"
        case ev.Unblocked(_, target) if target is not None:
            return f"{subject} {does('attacks')}{_target(target, at)} without being blocked"
        case ev.Destroyed():
            return f"{subject} {does('is')} {at.word('destroyed')}"
        case ev.Discards():
            return f"{subject} {does('is')} {at.word('discarded')} from hand"
        case ev.Targeted():
            return f"{subject} {does('is')} {at.word('targeted')}"
        case ev.Rests():
            return f"{subject} {does('is')} {at.word('rested')}"
        case ev.Recovers():
            return f"{subject} {does('is')} {at.word('recovered')}"
        case ev.GameEvent():
            return _own(what, subject, at, tense, several)
    said = _DOES[type(what)].format(damage=_much(much, at.word("damage")), card=at.word("card"))
    return f"{subject} {does(said)}"


def _own(what: ev.GameEvent, subject: str, at: Speech, tense: Tense, several: bool) -> str:
    """Return a game's own event: by its sentence, otherwise by its name."""
    shape = at.terms.dialect.schema.shapes[type(what)]
    values = {field.name: effects.value(getattr(what, field.name), at) for field in shape.fields}
    said = at.terms.events.get(shape.word)
    if said is not None:
        subject_first = said.removeprefix("{what} ")
        if subject_first != said:
            said = f"{{what}} {_in(tense, subject_first, several=several)}"
        elif tense == "past":
            said = happened(said)
        return said.format(**{**values, "what": subject})
    more = "".join(f" ({name.replace('_', ' ')}: {one})" for name, one in values.items() if name != "what")
    return f"{subject} {_in(tense, shape.word.replace('_', ' '), several=several)}{more}"


def _target(target: Filter | None, at: Speech) -> str:
    if target is None:
        return ""
    return f" {grouped(filters.one(target, at))}"


def moment(name: str, side: Side, at: Speech) -> str:
    """Return a moment of the turn as a clause: "your turn begins"."""
    said = at.terms.moments.get(name)
    if said is None:
        return f"“{at.terms.term(name)}” of {_WHOSE[side]} turn comes"
    # A moment that begins for both players is somebody's only if the ability says whose.
    for_whom = "" if "{whose}" in said or side == "anyone" else f" for {_player(side)}"
    return said.format(whose=_WHOSE[side]) + for_whom


def _from(zones: tuple[str, ...], at: Speech) -> str:
    return f" from the {listed([at.terms.term(zone) for zone in zones], 'or')}" if zones else ""


def _to(zones: tuple[str, ...], at: Speech) -> str:
    return f" to the {listed([at.terms.term(zone) for zone in zones], 'or')}" if zones else ""


def _player(side: Side) -> str:
    return {"you": "you", "opponent": "your opponent", "anyone": "a player"}[side]
