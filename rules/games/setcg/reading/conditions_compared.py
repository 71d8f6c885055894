"""Conditions that compare, count exactly, or negate others."""

from rules.games.setcg.definitions import EX_BURST
from rules.games.setcg.reading.amounts import DAMAGE
from rules.games.setcg.reading.conditions import lying
from rules.games.setcg.reading.conditions_players import HOLDERS
from rules.games.setcg.reading.nouns import FIELD, HAND, Noun
from rules.language.amounts import Amount, Count, CountersOn, ResourcesOf
from rules.language.conditions import AllHold, Compare, Condition, Fails, Is, PlayedBy, There
from rules.language.filters import OfAttribute, Sign
from rules.language.references import Side, This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

COMPARED = Rules()


SIGNS: dict[str, Sign] = {
    "greater than": ">",
    "less than": "<",
    "equal to": "=",
    "equal to or greater than": ">=",
    "greater than or equal to": ">=",
    "equal to or less than": "<=",
    "less than or equal to": "<=",
}
COMPARED.same("compared", SIGNS)


@COMPARED.rule(
    "condition",
    "<one:number-of> is <sign:compared> <other:number-of>",
    example="the number of Backups you control is greater than the damage you have received",
    miss="the number of Backups you control is greater than",
)
def compared(one: Amount, sign: Sign, other: Amount) -> Condition:
    return Compare(one, sign, other)


@COMPARED.rule(
    "condition",
    "<amount:number-of> is <number> [<bound>]",
    example="the number of Backups you control is 3 or more",
    miss="the number of Backups you control is or more",
)
def numbers(amount: Amount, number: int, bound: Sign = "=") -> Condition:
    return Compare(amount, bound, number)


COMPARED.same(
    "than-they",
    {"you": "you", "you do": "you", "your opponent": "opponent", "your opponent does": "opponent"},
)
MORE_OR_FEWER: dict[str, Sign] = {"more": ">", "fewer": "<", "less": "<"}
COMPARED.same("more-or-fewer", MORE_OR_FEWER)


@COMPARED.rule(
    "condition",
    "<who:controller> <sign:more-or-fewer> <noun> than <other:than-they>",
    example="your opponent controls more Fire Forwards than you",
    miss="your opponent controls more Fire Forwards",
)
def controls_more(who: Side, sign: Sign, noun: Noun, other: Side) -> Condition | None:
    if noun.zone or noun.whose != "anyone" or who == other:
        return None
    one, another = noun.placed(FIELD, who), noun.placed(FIELD, other)
    return None if one is None or another is None else Compare(Count(one), sign, Count(another))


COMPARED.same("in-a-hand", dict.fromkeys(("in your hand", "in their hand", "in hand"), HAND))


@COMPARED.rule(
    "condition",
    "<who:holder> <sign:more-or-fewer> cards <in-a-hand> than <other:than-they>",
    example="you have more cards in your hand than your opponent",
    miss="you have more cards in your hand",
)
def holds_more(who: Side, sign: Sign, in_a_hand: str, other: Side) -> Condition | None:
    return None if who == other else Compare(Count(lying(HAND, who)), sign, Count(lying(HAND, other)))


@COMPARED.rule(
    "condition",
    "<who:controller> exactly <number> <noun>",
    example="you control exactly 1 Backup",
    miss="you control 1 Backup",
)
def controls_exactly(who: Side, number: int, noun: Noun) -> Condition | None:
    wanted = None if noun.zone not in ("", FIELD) else noun.placed(FIELD, who)
    return None if wanted is None else There(wanted, number, number)


@COMPARED.rule(
    "condition", "it is not [a|an] <noun>", example="it is not a Backup", miss="it is not a dull Backup"
)
def it_is_not(noun: Noun) -> Condition | None:
    return None if noun.zone or noun.whose != "anyone" else Fails(Is(THAT, noun.filter))


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
        "your opponent has received more points of damage than you": Compare(
            Count(lying(DAMAGE, "opponent")), ">", Count(lying(DAMAGE, "you"))
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
