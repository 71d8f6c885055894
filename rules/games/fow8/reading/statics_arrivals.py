"""How Force of Will's cards enter: rested, unless a condition is met or a cost is paid."""

from dataclasses import replace

from rules.language import effects as fx
from rules.language.abilities import Ability, AsItEnters, Replacement, Static
from rules.language.changes import Deny
from rules.language.conditions import Condition
from rules.language.costs import Cost, Pay, PayLife
from rules.language.references import This
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules

RULES = Rules()
Abilities = tuple[Ability, ...]
RULES.same("arrives", {f"this card enters {where} rested": True for where in ("your field", "the field")})


@RULES.rule(
    "arrives",
    "this card enters <stone-area> rested",
    example="this card enters your magic stone area rested",
    miss="this card enters your magic stone area",
)
def comes_rested(stone_area: str) -> bool:
    return True


@RULES.rule("unless-paid", "unless you pay <cost>", example="unless you pay 300 life", miss="unless you pay")
def paid(cost: Cost) -> fx.Effect | None:
    if not all(isinstance(part, Pay | PayLife) for part in cost.parts):
        return None
    return fx.IfPaid(cost, fx.NOTHING, fx.Rest(This()))


@RULES.rule(
    "static",
    "<arrives> <unless-paid>",
    example="this card enters the field rested unless you pay 300 life",
    miss="this card enters the field unless you pay 300 life",
)
def rested_unless_paid(arrives: bool, unless_paid: fx.Effect) -> Abilities:
    return (AsItEnters(unless_paid),)


@RULES.rule(
    "static",
    "if <condition> , <arrives> [<effect:unless-paid>]",
    example="if you control no Elves , this card enters the field rested",
    miss="if you control no Elves , this card enters the field",
)
def rested_if(condition: Condition, arrives: bool, effect: fx.Effect | None = None) -> Abilities | None:
    if mentions(condition, THAT):
        return None
    return (AsItEnters(fx.If(condition, effect or fx.Rest(This()))),)


@RULES.rule(
    "static",
    "this card enters (your|the) field with <number> <counter> counters [on it]",
    example="this card enters the field with two hope counters on it",
    miss="this card enters the field with hope counters",
)
def arrives_with(number: int, counter: str) -> Abilities:
    return (AsItEnters(fx.PutCounters(This(), counter, number)),)


RULES.same("static", {"you cannot call magic stones": (Static((Deny("call stones"),)),)})


@RULES.rule(
    "static",
    "<static> <during>",
    example="prevent all damage that would be dealt to this card during your turn",
    miss="prevent all damage that would be dealt to this card during a turn",
)
def replaced_then(static: Abilities, during: Condition) -> Abilities | None:
    """A replacement that works only during somebody's turn."""
    if not all(isinstance(one, Replacement) and one.when is None for one in static):
        return None
    return tuple(replace(one, when=during) for one in static)


@RULES.rule(
    "static",
    "<arrives> unless <condition>",
    example="this card enters the field rested unless you control an Elf",
    miss="this card enters the field unless you control an Elf",
)
def rested_unless(arrives: bool, condition: Condition) -> Abilities | None:
    if mentions(condition, THAT):
        return None
    return (AsItEnters(fx.If(condition, fx.NOTHING, fx.Rest(This()))),)
