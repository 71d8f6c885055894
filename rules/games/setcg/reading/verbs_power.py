"""Power that becomes a number or that of another card, and what a card loses as well."""

from rules.games.setcg.reading.antecedents import NAMED
from rules.games.setcg.reading.changes import Changes
from rules.games.setcg.reading.nouns import ANY_CARD, FIELD, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.games.setcg.reading.verbs_durations import modified
from rules.language.amounts import Extreme, StatOf
from rules.language.changes import SetStats
from rules.language.composed import If
from rules.language.conditions import There
from rules.language.durations import END_OF_TURN
from rules.language.effects import Modify
from rules.language.filters import AnyOf, Controlled, Filter, InZone, Named, OfType
from rules.language.references import Cards, Each, Joined, This
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed, order_of

POWERS = Rules()

FORWARDS = OfType(frozenset({"forward"}))
THEIRS = narrowed(ANY_CARD, InZone((FIELD,)), Controlled("opponent"), FORWARDS)


@POWERS.rule(
    "lasting",
    "its power also becomes <number>",
    example="its power also becomes 1000",
    miss="its cost also becomes 1",
)
def power_too(number: int) -> Clause:
    return modified(THAT, (SetStats((number,)),))


@POWERS.rule(
    "lasting",
    "all the <noun:possessing> power become <number>",
    example="all the Forwards' power become 5000",
    miss="all the Forwards' cost become 5",
)
def power_of_all(noun: Noun, number: int) -> Clause | None:
    wanted = noun.placed()
    if wanted is None:
        return None
    effect = Modify(Each(wanted), (SetStats((number,)),), END_OF_TURN)
    return Clause(effect, about=effect)


POWERS.same("possessing", {"forwards'": Noun(FORWARDS, FIELD)})
POWERS.same(
    "lasting",
    {
        "~s power becomes the same as that forward's power": modified(
            This(), (SetStats((StatOf(NAMED, "power"),)),)
        )
    },
)
WEAKEST = SetStats((Extreme(THEIRS, "power"),))
POWERS.same(
    "clause",
    {
        "~s power becomes the same as your opponent's weakest forward until the end of the turn": Clause(
            If(There(THEIRS), Modify(This(), (WEAKEST,), END_OF_TURN)), about=NONE
        )
    },
)


@POWERS.rule(
    "lasting",
    "<subject> also (loses|lose) <loses>",
    example="it also loses all its abilities",
    miss="it also gains Haste",
)
def losing_too(subject: Cards, loses: Changes) -> Clause:
    return modified(subject, loses)


@POWERS.rule(
    "lasting",
    "~ gains <gains> and ~ <restriction>",
    example="~ gains +1000 power and ~ cannot be blocked",
    miss="~ gains +1000 power and it cannot be blocked",
)
def gaining_and_restricted(gains: Changes, restriction: Changes) -> Clause:
    return modified(This(), (*gains, *restriction))


@POWERS.rule(
    "lasting",
    "~ and the <one:trait> and <other:trait> you control gain <gains>",
    example="~ and the Card Name Cloud and Card Name Tifa you control gain Haste",
    miss="~ and the Card Name Cloud you control gain Haste",
)
def three_gain(one: Filter, other: Filter, gains: Changes) -> Clause | None:
    if not (isinstance(one, Named) and isinstance(other, Named)) or one == other:
        return None
    either = AnyOf(tuple(sorted((one, other), key=order_of)))
    both = Each(narrowed(ANY_CARD, InZone((FIELD,)), Controlled("you"), either))
    return Clause(Modify(Joined((This(), both)), gains, END_OF_TURN), about=NONE)
