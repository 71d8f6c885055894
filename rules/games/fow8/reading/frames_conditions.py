"""When abilities of Force of Will cannot be played, and conditions on what a player has and did."""

from rules.games.fow8.reading.events import THIS
from rules.games.fow8.reading.frames_limits import Limits
from rules.games.fow8.reading.nouns import FIELD, Noun, controlled, everywhere
from rules.language.abilities import KeywordAbility
from rules.language.amounts import Count, Plus
from rules.language.conditions import AllHold, Compare, Condition, Fails, Happened, There
from rules.language.events import Attacks, Enters
from rules.language.filters import Controlled, InZone
from rules.reading.clauses import THAT, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule(
    "limits",
    "you cannot play this ability if <condition>",
    example="you cannot play this ability if you control an Elf",
    miss="you can play this ability if you control an Elf",
)
def not_while(condition: Condition) -> Limits:
    return Limits(when=Fails(substituted(condition, THAT, THIS)))


@RULES.rule(
    "paragraph",
    "<printed> (.|:) you cannot play this ability if <condition>",
    example="[Judgment] {0} : you cannot play this ability if you control an Elf",
    miss="[Judgment] {0} : you can play this ability if you control an Elf",
)
def no_judgment_if(printed: str, condition: Condition) -> Paragraph | None:
    if not printed.startswith("Judgment ") or mentions(condition, THAT):
        return None
    return Paragraph((KeywordAbility(keyword="Judgment", when=Fails(condition)),), frozenset({printed}))


def _came(noun: Noun) -> Condition | None:
    if noun.said or not set(noun.zones) <= {"field", "ruler area"}:
        return None
    return Happened(Enters(narrowed(noun.filter, InZone(FIELD), Controlled("you"))))


@RULES.rule(
    "condition",
    "you put (a|an) <noun> into (a|the|your) field this turn",
    example="you put an Elf into a field this turn",
    miss="you put an Elf into a field",
)
def put_there(noun: Noun) -> Condition | None:
    """JUDGEMENT: a card that came under one's control is one that one put into the field."""
    return _came(noun)


@RULES.rule(
    "condition",
    "you (haven't|have not) put any <noun> into (a|the|your) field this turn",
    example="you haven't put any Elf into a field this turn",
    miss="you haven't put any Elf into a field",
)
def put_none_there(noun: Noun) -> Condition | None:
    came = _came(noun)
    return None if came is None else Fails(came)


@RULES.rule(
    "condition",
    "you (don't|do not) have exactly <number> <noun>",
    example="you don't have exactly two cards in your hand",
    miss="you don't have two cards in your hand",
)
def not_so_many(number: int, noun: Noun) -> Condition | None:
    wanted = everywhere(noun) if noun.said else None
    return None if wanted is None else Fails(There(wanted, number, number))


@RULES.rule(
    "condition",
    "<noun> attacked a total of <number> times or more this turn",
    example="resonators your opponent controls attacked a total of four times or more this turn",
    miss="resonators your opponent controls attacked four times",
)
def attacked_often(noun: Noun, number: int) -> Condition | None:
    wanted = everywhere(noun) if noun.said else None
    return None if wanted is None else Happened(Attacks(wanted), number)


@RULES.rule(
    "condition",
    "your opponent controls <number> or more <noun> than you",
    example="your opponent controls three or more resonators than you",
    miss="your opponent controls three or more resonators",
)
def so_many_more(number: int, noun: Noun) -> Condition | None:
    """A number more than you control, since "three or more than you" can mean nothing else."""
    theirs, mine = controlled(noun, "opponent"), controlled(noun, "you")
    one, other = everywhere(theirs) if theirs else None, everywhere(mine) if mine else None
    if one is None or other is None:
        return None
    return Compare(Count(one), ">=", Plus((Count(other), number)))


def _mine(noun: Noun, least: int, most: int | None = None) -> Condition | None:
    mine = controlled(noun, "you")
    wanted = None if mine is None else everywhere(mine)
    return None if wanted is None else There(wanted, least, most)


@RULES.rule(
    "condition",
    "you control (a|an) <one:noun> and (a|an) <other:noun>",
    example="you control an Elf and a Human",
    miss="you control an Elf or a Human",
)
def control_each(one: Noun, other: Noun) -> Condition | None:
    """A card of each kind; one card of both kinds is enough."""
    first, second = _mine(one, 1), _mine(other, 1)
    return None if first is None or second is None else AllHold((first, second))


@RULES.rule(
    "condition",
    "you control (a|an) <one:noun> and control no <other:noun>",
    example="you control an Elf and control no Humans",
    miss="you control an Elf and control a Human",
)
def control_but_not(one: Noun, other: Noun) -> Condition | None:
    first, second = _mine(one, 1), _mine(other, 0, 0)
    return None if first is None or second is None else AllHold((first, second))
