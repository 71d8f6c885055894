"""Conditions of Force of Will's cards on what players and cards did this turn."""

from rules.games.fow8.nodes import Judges
from rules.games.fow8.reading.nouns import FIELD, RULERS, Noun, everywhere
from rules.language.amounts import Tallied
from rules.language.conditions import Compare, Condition, Fails, Happened, Is
from rules.language.events import (
    AnyEvent,
    Attacks,
    Blocks,
    DamagesPlayer,
    DealsDamage,
    Discards,
    Draws,
    Enters,
    Event,
    GainsLife,
    Leaves,
    Plays,
)
from rules.language.filters import Controlled, EnteredThisTurn, Filter, InZone, Other
from rules.language.references import Side, This
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
Often = tuple[Event, int]
"""An event, and how often it has to have happened."""
MINE = Controlled("you")
RULES.same("doer", {"you": "you", "you have": "you", "you've": "you"})
RULES.same("doer", {"your opponent": "opponent", "your opponent has": "opponent"})
RULES.same(
    "deed",
    {
        "drew a card": ("draws", 1),
        "drawn a card": ("draws", 1),
        "attacked": ("attacks", 1),
        "gained life": ("gains", 1),
        "did judgment": ("judges", 1),
        "done judgment": ("judges", 1),
    },
)


@RULES.rule(
    "deed", "(drew|drawn) <number> or more cards", example="drew two or more cards", miss="drew cards"
)
def drew_many(number: int) -> tuple[str, int]:
    return "draws", number


@RULES.rule(
    "did",
    "<doer> <deed>",
    example="your opponent drew two or more cards",
    miss="your opponent drew cards",
)
def did(doer: Side, deed: tuple[str, int]) -> Often:
    what, often = deed
    events: dict[str, Event] = {
        "draws": Draws(side=doer),
        "attacks": Attacks(Controlled(doer)),
        "gains": GainsLife(doer),
        "judges": Judges(Controlled(doer)),
    }
    return events[what], often


Some = tuple[Filter, int]
"""What is asked of cards, and of how many."""


@RULES.rule("some-such", "(a|an) <noun>", example="an Elf", miss="Elf")
def one_such(noun: Noun) -> Some | None:
    return None if noun.said else (noun.filter, 1)


@RULES.rule("some-such", "another <noun>", example="another Elf", miss="other Elf")
def another_such(noun: Noun) -> Some | None:
    return None if noun.said else (narrowed(noun.filter, Other()), 1)


@RULES.rule("some-such", "<number> or more <noun>", example="two or more Elves", miss="two Elves")
def many_such(number: int, noun: Noun) -> Some | None:
    return None if noun.said else (noun.filter, number)


@RULES.rule(
    "did",
    "<doer> played <some-such>",
    example="your opponent played a chant",
    miss="your opponent plays a chant",
)
def played(doer: Side, some_such: Some) -> Often:
    wanted, often = some_such
    return Plays(narrowed(wanted, Controlled(doer))), often


@RULES.rule(
    "did",
    "<doer> discarded <some-such>",
    example="your opponent discarded an Elf",
    miss="your opponent discards an Elf",
)
def discarded(doer: Side, some_such: Some) -> Often:
    """A card that is discarded is already in a graveyard."""
    wanted, often = some_such
    return Discards(narrowed(wanted, InZone(("graveyard",)), Controlled(doer))), often


@RULES.rule(
    "did",
    "<doer> attacked with <some-such>",
    example="you attacked with two or more Elves",
    miss="you attacked two or more Elves",
)
def attacked_with(doer: Side, some_such: Some) -> Often:
    wanted, often = some_such
    return Attacks(narrowed(wanted, InZone(FIELD), Controlled(doer))), often


RULES.same("into-field", {"your field": "you", "your opponent's field": "opponent"})
RULES.same("into-field", {"the field": "anyone", "a field": "anyone"})


@RULES.rule(
    "did",
    "<some-such> (entered|was put into|were put into) <whose:into-field>",
    example="another Elf entered your field",
    miss="another Elf left your field",
)
def came(some_such: Some, whose: Side) -> Often:
    wanted, often = some_such
    side = () if whose == "anyone" else (Controlled(whose),)
    return Enters(narrowed(wanted, InZone(FIELD), *side)), often


@RULES.rule(
    "did",
    "<one> was put into (a|its owner's) graveyard",
    example="an Elf you control was put into a graveyard",
    miss="a card was put into a graveyard",
)
def buried(one: Noun) -> Often | None:
    """A card named without a zone is in the field (301.3)."""
    wanted = everywhere(one)
    if wanted is None or not set(one.zones) <= set(RULERS):
        return None
    return Leaves(wanted, ("graveyard",)), 1


@RULES.rule(
    "did",
    "<one> left (a|the) field",
    example="an Elf you control left the field",
    miss="a card left the hand",
)
def gone(one: Noun) -> Often | None:
    wanted = everywhere(one)
    return None if wanted is None or not set(one.zones) <= set(RULERS) else (Leaves(wanted), 1)


RULES.same(
    "did",
    {
        "this card blocked": (Blocks(), 1),
        "this card dealt damage": (AnyEvent((DealsDamage(), DamagesPlayer())), 1),
        "it dealt damage": (AnyEvent((DealsDamage(), DamagesPlayer())), 1),
    },
)


@RULES.rule(
    "condition",
    "<did> this turn",
    example="your opponent played a chant this turn",
    miss="your opponent played a chant",
)
def done(did: Often) -> Condition:
    return Happened(*did)


@RULES.rule(
    "condition",
    "you (haven't|have not|didn't|did not) (play|played) (a|an|any) <noun> this turn",
    example="you haven't played a chant this turn",
    miss="you have played a chant this turn",
)
def played_none(noun: Noun) -> Condition | None:
    return None if noun.said else Fails(Happened(Plays(narrowed(noun.filter, MINE))))


RULES.same(
    "condition",
    {
        f"this card {came} {where} this turn": Is(This(), EnteredThisTurn())
        for came in ("entered", "was put into")
        for where in ("your field", "the field", "a field")
    },
)
RULES.same(
    "condition",
    {
        "you called a magic stone this turn": Compare(Tallied("called"), ">=", 1),
        "you (haven't|have not|didn't) called a magic stone this turn": Compare(Tallied("called"), "<", 1),
    },
)
