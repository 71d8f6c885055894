"""Combined events: one or another, the first in a turn, those of one player's turn only."""

from dataclasses import replace

from rules.games.dm.reading.actors import speaks_only_of_opponent
from rules.games.dm.reading.events import When
from rules.games.dm.reading.events_creatures import Doing, of_this
from rules.games.dm.reading.frames import triggered
from rules.games.dm.reading.statics import Abilities
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Triggered
from rules.language.references import Player, This
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "event",
    "<one:event> [,] (or|and) (when|whenever) <other:event>",
    example="this creature attacks or whenever you draw a card",
    miss="this creature attacks, whenever you draw a card",
)
@RULES.rule(
    "event",
    "<one:event> [,] or <other:event>",
    example="this creature attacks or one of your Ghosts is destroyed",
    miss="this creature attacks and one of your Ghosts is destroyed",
)
@RULES.rule(
    "event",
    "<one:event> [,] or <other:moment>",
    example="this creature attacks or at the end of your turn",
    miss="this creature attacks at the end of your turn",
)
def either(one: When, other: When) -> When | None:
    """What "it" is must be the same for both; otherwise nothing may refer to it."""
    if isinstance(one.event, ev.During | ev.Nth) or isinstance(other.event, ev.During | ev.Nth):
        return None
    parts = tuple(
        part
        for event in (one.event, other.event)
        for part in (event.events if isinstance(event, ev.AnyEvent) else (event,))
    )
    return When(ev.AnyEvent(parts), one.about if one.about == other.about else None)


@RULES.rule(
    "event",
    "<one:event> [,] (or|and) (when|whenever) it <doings>",
    example="this creature attacks, or when it is destroyed",
    miss="one of your creatures attacks, or when it is destroyed",
)
def either_of_its(one: When, doings: Doing) -> When | None:
    """After something that this creature does, "it" is this creature."""
    return either(one, of_this(doings)) if one.about == This() else None


RULES.same("their-turn", {"during (their|his) turn": True})


@RULES.rule(
    "event",
    "<event> <their-turn>",
    example="your opponent casts a spell during their turn",
    miss="you cast a spell during their turn",
)
def during_theirs(event: When, their_turn: bool) -> When | None:
    return during(event, "opponent") if speaks_only_of_opponent(event.event) else None


@RULES.rule(
    "event",
    "<event> during <whose:turn-of>",
    example="one of your creatures is destroyed during your opponent's turn",
    miss="one of your creatures is destroyed during the attack",
)
def during(event: When, whose: Player) -> When | None:
    # With several events it is unclear whether all are meant.
    if isinstance(event.event, ev.Moment | ev.During | ev.Nth | ev.AnyEvent):
        return None
    return replace(event, event=ev.During(event.event, whose))


@RULES.rule(
    "event",
    "<event> for the first time (each|this|that) turn",
    example="this creature attacks for the first time each turn",
    miss="this creature attacks each turn",
)
def first(event: When) -> When | None:
    return (
        None if isinstance(event.event, ev.Nth | ev.AnyEvent) else replace(event, event=ev.Nth(event.event))
    )


RULES.same("later-time", {"second": 2, "third": 3, "fourth": 4})


@RULES.rule(
    "event",
    "<event> for the <later-time> time (each|this|that) turn",
    example="this creature attacks for the second time each turn",
    miss="this creature attacks for the next time each turn",
)
def later(event: When, later_time: int) -> When | None:
    once = first(event)
    return None if once is None else replace(once, event=ev.Nth(event.event, later_time))


@RULES.rule(
    "triggered",
    "each turn , (when|whenever) <event> for the <later-time> time , <effect>",
    example="each turn, when this creature attacks for the second time, draw a card.",
    miss="each turn, when this creature attacks for the second time draw a card.",
)
@RULES.rule(
    "triggered",
    "each turn , the <later-time> time <event> , <effect>",
    example="each turn, the second time this creature attacks, draw a card.",
    miss="each turn, the next time this creature attacks, draw a card.",
)
def later_time(event: When, effect: Clause, later_time: int) -> Abilities | None:
    nth = later(event, later_time)
    return None if nth is None else triggered(nth, effect)


@RULES.rule(
    "triggered",
    "each turn , the first time <event> , <effect>",
    example="each turn, the first time this creature attacks, draw a card.",
    miss="each turn, this creature attacks, draw a card.",
)
@RULES.rule(
    "triggered",
    "each turn , when <event> for the first time , <effect>",
    example="each turn, when this creature attacks for the first time, draw a card.",
    miss="each turn, when this creature attacks, draw a card.",
)
def first_time(event: When, effect: Clause) -> Abilities | None:
    once = first(event)
    return None if once is None else triggered(once, effect)


@RULES.rule(
    "triggered",
    "during <whose:turn-of> , (when|whenever) <event> , <effect>",
    example="during your turn, whenever this creature becomes tapped, draw a card.",
    miss="during your turn, this creature becomes tapped, draw a card.",
)
def in_turn(whose: Player, event: When, effect: Clause) -> Abilities | None:
    if isinstance(event.event, ev.Moment | ev.During):
        return None
    return triggered(replace(event, event=ev.During(event.event, whose)), effect)


@RULES.rule(
    "triggered",
    "once (per|each) turn , (when|whenever) <event> , <effect>",
    example="once per turn, when this creature becomes tapped, draw a card.",
    miss="once per turn, draw a card.",
)
def once(event: When, effect: Clause) -> Abilities | None:
    made = triggered(event, effect)
    if made is None:
        return None
    return tuple(replace(one, once_a_turn=True) for one in made if isinstance(one, Triggered))


@RULES.rule(
    "triggered",
    "each turn , you may untap this creature the first time (it's|it is) tapped .",
    example="each turn, you may untap this creature the first time it's tapped.",
    miss="each turn, you may untap this creature.",
)
def untaps_once() -> Abilities:
    return (Triggered(ev.Nth(ev.Rests()), fx.May(fx.Recover(This()))),)


RULES.same("used-once", {"this ability can only be used once (each|per) turn": True})


@RULES.rule(
    "triggered",
    "<triggered> <used-once> .",
    example="whenever you draw a card, destroy a creature. this ability can only be used once per turn.",
    miss="whenever you draw a card, destroy a creature. this ability can only be used once.",
)
def used_once(triggered: Abilities, used_once: bool) -> Abilities | None:
    if not all(isinstance(one, Triggered) and not one.once_a_turn for one in triggered):
        return None
    return tuple(replace(one, once_a_turn=True) for one in triggered if isinstance(one, Triggered))
