"""Conditions of Force of Will's cards about what has happened in the turn."""

from rules.games.fow8.reading.nouns import FIELD, Noun, controlled, everywhere
from rules.language.amounts import Amount, Count
from rules.language.conditions import (
    AllHold,
    Compare,
    Condition,
    DuringStep,
    Fails,
    Happened,
    Is,
    PlayedBy,
    There,
)
from rules.language.events import (
    AnyEvent,
    Attacks,
    Blocks,
    Destroyed,
    GainsLife,
    Leaves,
    PlayerTakesDamage,
    Plays,
)
from rules.language.filters import Controlled, Filter, HasStatus, InZone, OfType, WithKeyword
from rules.language.references import This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule(
    "condition",
    "you (played|have played) <number> or more cards this turn",
    example="you played two or more cards this turn",
    miss="you played two cards this turn",
)
def played_many(number: int) -> Condition:
    return Happened(Plays(Controlled("you")), number)


@RULES.rule(
    "condition",
    "you (played|have played) a card this turn",
    example="you played a card this turn",
    miss="you played a card",
)
def played_one() -> Condition:
    return Happened(Plays(Controlled("you")))


@RULES.rule(
    "condition",
    "your J-ruler attacked this turn",
    example="your J-ruler attacked this turn",
    miss="your J-ruler attacked",
)
def ruler_attacked() -> Condition:
    mine = narrowed(OfType(frozenset({"j-ruler"})), InZone(FIELD), Controlled("you"))
    return Happened(Attacks(mine))


RULES.same(
    "condition",
    {
        "damage was dealt to you this turn": Happened(PlayerTakesDamage("you")),
        "you were dealt damage this turn": Happened(PlayerTakesDamage("you")),
        "your opponent gained life this turn": Happened(GainsLife("opponent")),
        "this card attacked this turn": Happened(Attacks()),
        "it attacked or blocked": Happened(AnyEvent((Attacks(), Blocks()))),
        "it attacked or blocked this turn": Happened(AnyEvent((Attacks(), Blocks()))),
        "this card attacked or blocked this turn": Happened(AnyEvent((Attacks(), Blocks()))),
        "this card was awakened": PlayedBy("awakening"),
        "it was played from your hand": Is(This(), HasStatus("played from hand")),
    },
)


@RULES.rule(
    "condition",
    "(a|an) <noun> was put into a graveyard from (the|a) field this turn",
    example="an Elf was put into a graveyard from the field this turn",
    miss="an Elf was put into a graveyard this turn",
)
def some_died(noun: Noun) -> Condition | None:
    wanted = everywhere(noun)
    return None if wanted is None else Happened(Leaves(wanted, ("graveyard",)))


@RULES.rule(
    "condition",
    "<one> attacked this turn",
    example="another resonator attacked this turn",
    miss="another resonator attacked",
)
def some_attacked(one: Noun) -> Condition | None:
    wanted = everywhere(one)
    return None if wanted is None else Happened(Attacks(wanted))


@RULES.rule("condition", "it has <keyword>", example="it has [Flying]", miss="it has flying")
@RULES.rule("condition", "it has <keyword:keyword-with-number>", example="it has [Mana]", miss="it has mana")
def it_has(keyword: str) -> Condition:
    return Is(THAT, WithKeyword(frozenset({keyword})))


@RULES.rule(
    "condition",
    "<leader> (isn't|is not) <names>",
    example='your J/ruler isn\'t "Fire Magic Stone"',
    miss='your resonator isn\'t "Fire Magic Stone"',
)
def led_by_another(leader: Filter, names: Filter) -> Condition:
    return Fails(There(narrowed(leader, names)))


@RULES.rule(
    "condition",
    "you (do not|don't) control (a|an|any|other|another) <noun>",
    example="you do not control an Elf",
    miss="you do not control",
)
def control_none(noun: Noun) -> Condition | None:
    mine = controlled(noun, "you")
    wanted = None if mine is None else everywhere(mine)
    return None if wanted is None else There(wanted, 0, 0)


def _more(one: Noun | None, other: Noun | None) -> Condition | None:
    if one is None or other is None:
        return None
    first, second = everywhere(one), everywhere(other)
    if first is None or second is None:
        return None
    return Compare(Count(first), ">", Count(second))


@RULES.rule(
    "condition",
    "your opponent controls more <noun> than you",
    example="your opponent controls more resonators than you",
    miss="your opponent controls more resonators",
)
def they_control_more(noun: Noun) -> Condition | None:
    return _more(controlled(noun, "opponent"), controlled(noun, "you"))


@RULES.rule(
    "condition",
    "you control more <noun> than your opponent",
    example="you control more resonators than your opponent",
    miss="you control more resonators",
)
def you_control_more(noun: Noun) -> Condition | None:
    return _more(controlled(noun, "you"), controlled(noun, "opponent"))


@RULES.rule(
    "condition",
    "you control (fewer|less) <noun> than your opponent",
    example="you control fewer resonators than your opponent",
    miss="you control fewer resonators",
)
def you_control_fewer(noun: Noun) -> Condition | None:
    return they_control_more(noun)


HAND = InZone(("hand",))


def _held(by: str) -> Amount:
    return Count(narrowed(HAND, Controlled("you" if by == "you" else "opponent")))


RULES.same(
    "condition",
    {
        "your opponent has more cards in (his or her|their) hand than you": Compare(
            _held("opponent"), ">", _held("you")
        ),
        "you have more cards in your hand than your opponent": Compare(_held("you"), ">", _held("opponent")),
    },
)


@RULES.rule(
    "condition",
    "you have <number> <noun>",
    example="you have four cards in your lifebreak area",
    miss="you have four or more cards in your lifebreak area",
)
def exactly(number: int, noun: Noun) -> Condition | None:
    wanted = everywhere(noun) if noun.said else None
    return None if wanted is None else There(wanted, number, number)


@RULES.rule(
    "condition",
    "<one> is attacking",
    example="an Elf your opponent controls is attacking",
    miss="Elves your opponent controls are attacking",
)
def some_is_attacking(one: Noun) -> Condition | None:
    wanted = everywhere(one)
    return None if wanted is None else There(narrowed(wanted, HasStatus("attacking")))


@RULES.rule(
    "condition",
    "<one> is blocking",
    example="an Elf your opponent controls is blocking",
    miss="Elves your opponent controls are blocking",
)
def some_is_blocking(one: Noun) -> Condition | None:
    wanted = everywhere(one)
    return None if wanted is None else There(narrowed(wanted, HasStatus("blocking")))


@RULES.rule(
    "was-destroyed",
    "(a|an) <noun> (was|has been) destroyed",
    example="an Elf you control has been destroyed",
    miss="an Elf you control is destroyed",
)
def one_was_destroyed(noun: Noun) -> Condition | None:
    wanted = everywhere(noun)
    return None if wanted is None else Happened(Destroyed(wanted))


@RULES.rule(
    "was-destroyed",
    "your <noun> (was|has been) destroyed",
    example="your Elf has been destroyed",
    miss="your Elf is destroyed",
)
def mine_was_destroyed(noun: Noun) -> Condition | None:
    mine = controlled(noun, "you")
    return None if mine is None else one_was_destroyed(mine)


@RULES.rule(
    "condition",
    "<was-destroyed> this turn",
    example="an Elf you control was destroyed this turn",
    miss="an Elf you control was destroyed",
)
def destroyed_this_turn(was_destroyed: Condition) -> Condition:
    return was_destroyed


@RULES.rule(
    "during",
    "during the end phase of a turn (where|in which) <was-destroyed>",
    example="during the end phase of a turn in which an Elf has been destroyed",
    miss="during the main phase of a turn in which an Elf has been destroyed",
)
def at_the_end_of_such_a_turn(was_destroyed: Condition) -> Condition:
    return AllHold((DuringStep(("end",)), was_destroyed))
