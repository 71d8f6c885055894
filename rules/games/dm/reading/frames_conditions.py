"""Abilities that exist only on a condition, and several abilities in one sentence."""

from dataclasses import replace

from rules.games.dm.reading.actors import of_opponent
from rules.games.dm.reading.events import When
from rules.games.dm.reading.events_joined import first
from rules.games.dm.reading.frames import triggered
from rules.games.dm.reading.statics import Abilities, Dangling, both_hold
from rules.language import events as ev
from rules.language.abilities import Replacement, Static, Triggered
from rules.language.conditions import AllHold, Condition, TurnOf
from rules.language.references import Player
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()


def on_condition(condition: Condition, abilities: Abilities) -> Abilities | None:
    """Return abilities that exist only while a condition is met, which names what it is about."""
    if mentions(condition, THAT):
        return None
    found = [one for one in abilities if isinstance(one, Static | Triggered | Replacement)]
    if len(found) != len(abilities) or any(isinstance(one.when, AllHold) for one in found):
        return None
    made = tuple(replace(one, when=both_hold(condition, one.when)) for one in found)
    return of_opponent(made, condition)


@RULES.rule(
    "triggered",
    "(if|while|as long as) <condition> , <triggered>",
    example="if you have no shields, whenever this creature attacks, draw a card.",
    miss="if you have no shields whenever this creature attacks, draw a card.",
)
def triggers_while(condition: Condition, triggered: Abilities) -> Abilities | None:
    return on_condition(condition, triggered)


@RULES.rule(
    "replacement",
    "(if|while|as long as) <condition> , <replacement>",
    example="if you have no shields, when this creature would be destroyed, return it to your hand instead.",
    miss="if you have no shields, when this creature is destroyed, return it to your hand instead.",
)
def replaces_while(condition: Condition, replacement: Abilities) -> Abilities | None:
    return on_condition(condition, replacement)


@RULES.rule(
    "several-abilities",
    "<static> [,] and <ability:triggered>",
    example='this creature gets "blocker" and whenever this creature blocks, draw a card.',
    miss='this creature gets "blocker" whenever this creature blocks, draw a card.',
)
@RULES.rule(
    "several-abilities",
    "<static> [,] and <ability:replacement>",
    example='this creature gets "blocker" and when this creature would be destroyed, return it to your hand '
    "instead.",
    miss='this creature gets "blocker" and when this creature is destroyed, return it to your hand instead.',
)
def several(static: Abilities | Dangling, ability: Abilities) -> Abilities | None:
    """A condition of only one of them would leave it unclear whether it is one of both."""
    if isinstance(static, Dangling):
        return None
    both = (*static, *ability)
    free = all(isinstance(one, Static | Triggered | Replacement) and one.when is None for one in both)
    return both if free else None


@RULES.rule(
    "paragraph",
    "<several-abilities>",
    example='this creature gets "blocker" and whenever this creature blocks, draw a card.',
    miss='this creature gets "blocker".',
)
def several_always(several_abilities: Abilities) -> Paragraph:
    return Paragraph(several_abilities)


@RULES.rule(
    "paragraph",
    "(if|while|as long as) <condition> , <several-abilities>",
    example='if you have no shields, this creature gets "blocker" and whenever this creature blocks, draw a '
    "card.",
    miss='when you have no shields, this creature gets "blocker" and whenever this creature blocks, draw a '
    "card.",
)
def several_while(condition: Condition, several_abilities: Abilities) -> Paragraph | None:
    made = on_condition(condition, several_abilities)
    return None if made is None else Paragraph(made)


@RULES.rule(
    "paragraph",
    "during <whose:turn-of> , <several-abilities>",
    example='during your turn, this creature gets "slayer" and whenever this creature attacks, draw a card.',
    miss='your turn, this creature gets "slayer" and whenever this creature attacks, draw a card.',
)
def several_in_turn(whose: Player, several_abilities: Abilities) -> Paragraph | None:
    made = on_condition(TurnOf(whose), several_abilities)
    return None if made is None else Paragraph(made)


@RULES.rule(
    "triggered",
    "during <whose:turn-of> , (when|whenever) <event> for the first time , <effect>",
    example="during your turn, when this creature attacks for the first time, draw a card.",
    miss="during your turn, when this creature attacks for the second time, draw a card.",
)
def first_in_turn(whose: Player, event: When, effect: Clause) -> Abilities | None:
    once = None if isinstance(event.event, ev.During) else first(event)
    return None if once is None else triggered(replace(once, event=ev.During(once.event, whose)), effect)


@RULES.rule(
    "triggered",
    "each turn , (when|whenever) <event> for the first or second time , <effect>",
    example="each turn, when this creature attacks for the first or second time, draw a card.",
    miss="each turn, when this creature attacks for the first time, draw a card.",
)
def first_or_second(event: When, effect: Clause) -> Abilities | None:
    if first(event) is None or isinstance(event.event, ev.During):
        return None
    twice = ev.AnyEvent((ev.Nth(event.event), ev.Nth(event.event, 2)))
    return triggered(replace(event, event=twice), effect)
