"""More changes to cards: what they must do, who controls them, their elements, doubled power."""

from rules.games.setcg.reading.changes import Changes, forward_of
from rules.games.setcg.reading.verbs_durations import modified
from rules.language.abilities import Static
from rules.language.amounts import Fixed, StatOf
from rules.language.changes import AddStats, ChangeController, Restrict, SetAttributes, SetStats
from rules.language.composed import Fix
from rules.language.durations import ALWAYS, END_OF_TURN, WHILE_IN_PLAY
from rules.language.effects import Modify
from rules.language.filters import Filter, OfAttribute
from rules.language.references import Cards, Each, This
from rules.language.restrictions import Can, Must
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules

CHANGED = Rules()

AGAIN = (Restrict(Can("attack again")),)

FORCED = {"attack": "attack", "block": "block"}
CHANGED.same("forced", FORCED)


@CHANGED.rule(
    "clause",
    "<subject> must <forced> this turn if possible",
    example="it must attack this turn if possible",
    miss="it must attack if possible",
)
def forced(subject: Cards, forced: str) -> Clause:
    return modified(subject, (Restrict(Must(forced)),))


@CHANGED.rule(
    "clause",
    "[you] gain control of <subject>",
    example="gain control of it",
    miss="gain control",
)
def controlled(subject: Cards) -> Clause:
    return Clause(Modify(subject, (ChangeController(),), ALWAYS), about=subject)


@CHANGED.rule(
    "clause",
    "[you] gain control of it until the end of the turn",
    example="gain control of it until the end of the turn",
    miss="gain control of it",
)
def control() -> Clause:
    return modified(THAT, (ChangeController(),))


@CHANGED.rule(
    "clause",
    "[you] gain control of it [for] as long as ~ is on the field",
    example="you gain control of it for as long as ~ is on the field",
    miss="you gain control of it for as long as it is on the field",
)
def control_while_here() -> Clause:
    return Clause(Modify(THAT, (ChangeController(),), WHILE_IN_PLAY), about=THAT)


@CHANGED.rule(
    "lasting",
    "<subject> becomes <element> [element]",
    example="it becomes Fire Element",
    miss="it becomes a Fire Forward",
)
def becoming_of_element(subject: Cards, element: OfAttribute) -> Clause:
    return modified(subject, (SetAttributes(tuple(sorted(element.words))),))


@CHANGED.rule(
    "lasting",
    "<possessor> element becomes <element>",
    example="its Element becomes Fire",
    miss="its Element becomes Haste",
)
def element_becomes(possessor: Cards, element: OfAttribute) -> Clause:
    return becoming_of_element(possessor, element)


@CHANGED.rule(
    "state-of",
    "~s element becomes <element>",
    example="~s Element becomes Fire",
    miss="its Element becomes Fire",
)
def own_element(element: OfAttribute) -> Static:
    return Static(changes=(SetAttributes(tuple(sorted(element.words))),))


@CHANGED.rule("lasting", "double its power", example="double its power", miss="double the power")
@CHANGED.rule("lasting", "it doubles its power", example="it doubles its power", miss="it doubles ~s power")
def doubling_it() -> Clause:
    """It gains power equal to its current power."""
    more = Modify(THAT, (AddStats((Fixed("power"),)),), END_OF_TURN)
    return Clause(Fix(StatOf(THAT, "power"), more, "power"), about=THAT)


@CHANGED.rule(
    "lasting",
    "<subject> gains <gains> and <possessor> power becomes <number>",
    example="~ gains Haste and ~s power becomes 7000",
    miss="~ gains Haste and the power becomes 7000",
)
def gains_and_has(subject: Cards, gains: Changes, possessor: Cards, number: int) -> Clause | None:
    """The power is that of the card that gains something, which the text names again."""
    return modified(subject, (*gains, SetStats((number,)))) if possessor == subject else None


@CHANGED.rule(
    "clause",
    "your opponent gains control of <subject>",
    example="your opponent gains control of ~",
    miss="your opponent gains control",
)
def controlled_by_them(subject: Cards) -> Clause:
    return Clause(Modify(subject, (ChangeController("opponent"),), ALWAYS), about=subject)


CHANGED.same("clause", {"give control of ~ to your opponent": controlled_by_them(This())})


@CHANGED.rule(
    "lasting",
    "<all-of> also become forwards with <number> power",
    example="all the Monsters you control also become Forwards with 7000 power",
    miss="all the Monsters you control also become Forwards",
)
def all_become_forwards(all_of: Filter, number: int) -> Clause:
    effect = Modify(Each(all_of), forward_of(number), END_OF_TURN)
    return Clause(effect, about=effect)


CHANGED.same("gain", {f'" ~ can attack {times} this turn . "': AGAIN for times in ("once more", "twice")})
