"""Conditions that compare, count exactly, or negate others."""

from rules.games.setcg.definitions import EX_BURST
from rules.games.setcg.reading.amounts import DAMAGE
from rules.games.setcg.reading.conditions import HOLDERS, lying
from rules.games.setcg.reading.nouns import FIELD, Noun
from rules.language.amounts import Amount, Count, CountersOn, ResourcesOf
from rules.language.conditions import AllHold, Compare, Condition, Fails, Happened, Is, PlayedBy, There
from rules.language.events import Draws, Leaves
from rules.language.filters import OfAttribute, StatIs
from rules.language.references import This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

COMPARED = Rules()


@COMPARED.rule(
    "condition",
    "<one:number-of> is greater than <other:number-of>",
    example="the number of Backups you control is greater than the damage you have received",
    miss="the number of Backups you control is greater than",
)
def greater(one: Amount, other: Amount) -> Condition:
    return Compare(one, ">", other)


@COMPARED.rule(
    "condition", "it is not [a|an] <noun>", example="it is not a Backup", miss="it is not a dull Backup"
)
def it_is_not(noun: Noun) -> Condition | None:
    return None if noun.zone or noun.whose != "anyone" else Fails(Is(THAT, noun.filter))


@COMPARED.rule(
    "condition",
    "its power is less than <amount:power-of>",
    example="its power is less than ~s power",
    miss="its power is less than its power",
)
def weaker(amount: Amount) -> Condition | None:
    return Is(THAT, StatIs("power", "<", amount)) if getattr(amount, "cards", None) == This() else None


@COMPARED.rule(
    "condition",
    "its power is equal to or less than <amount:power-of>",
    example="its power is equal to or less than ~s power",
    miss="its power is less than ~",
)
def no_stronger(amount: Amount) -> Condition | None:
    return Is(THAT, StatIs("power", "<=", amount)) if getattr(amount, "cards", None) == This() else None


@COMPARED.rule(
    "condition",
    "you control only <number> <noun>",
    example="you control only 1 Backup",
    miss="you control 1 Backup",
)
def controls_only(number: int, noun: Noun) -> Condition | None:
    wanted = None if noun.zone not in ("", FIELD) else noun.placed(FIELD, "you")
    return None if wanted is None else There(wanted, number, number)


@COMPARED.rule(
    "condition",
    "you have received <number> points of damage or less",
    example="you have received 4 points of damage or less",
    miss="you have received 4 points of damage or more",
)
def damaged_little(number: int) -> Condition:
    return There(lying(DAMAGE, "you"), 0, number)


@COMPARED.rule(
    "condition",
    "you have received <number> points of damage",
    example="you have received 6 points of damage",
    miss="you have received points of damage",
)
def damaged_exactly(number: int) -> Condition:
    return There(lying(DAMAGE, "you"), number, number)


@COMPARED.rule(
    "condition",
    "you have drawn <number> or more cards this turn",
    example="you have drawn 3 or more cards this turn",
    miss="you have drawn 3 cards this turn",
)
def drawn(number: int) -> Condition:
    return Happened(Draws(), number)


@COMPARED.rule(
    "past",
    "you have drawn <number> or more cards",
    example="you have drawn 3 or more cards",
    miss="you have drawn 3 cards",
)
def have_drawn(number: int) -> Condition:
    return Happened(Draws(), number)


@COMPARED.rule(
    "past",
    "<number> or more <noun> have left the field",
    example="3 or more Backups have left the field",
    miss="3 Backups have left the field",
)
def have_left(number: int, noun: Noun) -> Condition | None:
    wanted = None if noun.zone else noun.placed()
    return None if wanted is None else Happened(Leaves(wanted), number)


@COMPARED.rule(
    "past",
    "a <noun> you controlled has been put from the field into the break zone",
    example="a Backup you controlled has been put from the field into the Break Zone",
    miss="a Backup has been put from the field into the Break Zone",
)
def has_fallen(noun: Noun) -> Condition | None:
    wanted = None if noun.zone else noun.placed(FIELD, "you")
    return None if wanted is None else Happened(Leaves(wanted, ("break zone",)))


@COMPARED.rule(
    "condition", "<past> this turn", example="you have drawn 3 or more cards this turn", miss="you have drawn"
)
def past_this_turn(past: Condition) -> Condition:
    return past


@COMPARED.rule(
    "condition",
    "there (is|are) no <counter> [placed] on ~",
    example="there is no Monster Counter placed on ~",
    miss="there is a Monster Counter placed on ~",
)
def no_counters(counter: str) -> Condition:
    return Compare(CountersOn(This(), counter), "=", 0)


@COMPARED.rule(
    "condition",
    "<number> or less <counter> are placed on ~",
    example="1 or less Monster Counters are placed on ~",
    miss="1 Monster Counter is placed on ~",
)
def few_counters(counter: str, number: int) -> Condition:
    return Compare(CountersOn(This(), counter), "<=", number)


COMPARED.same(
    "condition",
    {
        "~ results from an ex burst": PlayedBy(EX_BURST),
        "~ was cast": PlayedBy("cast"),
        "both you and your opponent have no cards in hand": AllHold(
            tuple(There(lying("hand", side), 0, 0) for side in HOLDERS.values())
        ),
        "each player has no cards in their hands": AllHold(
            tuple(There(lying("hand", side), 0, 0) for side in HOLDERS.values())
        ),
        "you have no cards in hand": There(lying("hand", "you"), 0, 0),
        "your opponent has a {crystal}": Compare(ResourcesOf("crystal", "opponent"), ">=", 1),
        "you have received more points of damage than your opponent": Compare(
            Count(lying(DAMAGE, "you")), ">", Count(lying(DAMAGE, "opponent"))
        ),
    },
)


@COMPARED.rule(
    "condition",
    "it is of <element> Element",
    example="it is of Fire Element",
    miss="it is of Element",
)
def of_element(element: OfAttribute) -> Condition:
    return Is(THAT, element)
