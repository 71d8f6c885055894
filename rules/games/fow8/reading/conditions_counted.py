"""Conditions of Force of Will's cards on numbers of cards: of any player, in any zone."""

from rules.games.fow8.reading.nouns import FIELD, RULERS, Noun, controlled, everywhere, of_types
from rules.games.fow8.reading.nouns_zones import lying
from rules.language.amounts import Amount, Count, Distinct, TotalCost, TotalStat
from rules.language.conditions import Compare, Condition, Is, There
from rules.language.filters import All, Controlled, Filter, InZone, Not, Other, Sign, WithKeyword
from rules.language.references import Side, This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
Quantity = tuple[int, int | None, bool]
"""How many cards at least and at most, and whether other ones than this card are meant."""


@RULES.rule("quantity", "(a|an|at least one|one or more|any)", example="one or more", miss="two")
def some() -> Quantity:
    return 1, None, False


@RULES.rule("quantity", "another", example="another", miss="other")
def another() -> Quantity:
    return 1, None, True


@RULES.rule("quantity", "<number> or more", example="three or more", miss="three")
@RULES.rule("quantity", "at least <number>", example="at least three", miss="three")
def no_fewer(number: int) -> Quantity:
    return number, None, False


@RULES.rule("quantity", "<number> or more other", example="three or more other", miss="three other")
def no_fewer_others(number: int) -> Quantity:
    return number, None, True


@RULES.rule("quantity", "<number> or (less|fewer)", example="three or fewer", miss="three")
def no_more(number: int) -> Quantity:
    return 0, number, False


@RULES.rule("quantity", "exactly <number>", example="exactly three", miss="three")
def exactly(number: int) -> Quantity:
    return number, number, False


@RULES.rule("quantity", "no", example="no", miss="not")
def none() -> Quantity:
    return 0, 0, False


@RULES.rule("quantity", "no other", example="no other", miss="other")
def no_other() -> Quantity:
    return 0, 0, True


def there(noun: Noun | None, quantity: Quantity) -> Condition | None:
    """Return the condition that there is a number of cards in the zone of a noun."""
    least, most, others = quantity
    if noun is not None and others:
        noun = noun.asks(Other())
    wanted = None if noun is None else everywhere(noun)
    return None if wanted is None else There(wanted, least, most)


RULES.same("in-control", {"you control": "you", "your opponent controls": "opponent"})
RULES.same("in-control", {"an opponent controls": "opponent"})


@RULES.rule(
    "condition",
    "<in-control> <quantity> <noun>",
    example="your opponent controls exactly two Elves",
    miss="your opponent controls two Elves",
)
def control(in_control: Side, quantity: Quantity, noun: Noun) -> Condition | None:
    return there(controlled(noun, in_control), quantity)


@RULES.rule(
    "condition",
    "(you have|there is|there are|there's) <quantity> <noun>",
    example="there are exactly two Elves in your graveyard",
    miss="there are two Elves in your graveyard",
)
def have(quantity: Quantity, noun: Noun) -> Condition | None:
    return there(noun, quantity) if noun.said else None


@RULES.rule(
    "condition",
    "your opponent has <quantity> <noun:theirs>",
    example="your opponent has no cards in their hand",
    miss="your opponent has cards in their hand",
)
def they_have(quantity: Quantity, noun: Noun) -> Condition | None:
    return there(noun, quantity)


@RULES.rule(
    "condition",
    "your opponent has <quantity> cards in hand",
    example="your opponent has no cards in hand",
    miss="your opponent has cards in hand",
)
def they_hold(quantity: Quantity) -> Condition | None:
    return there(Noun(Controlled("opponent"), ("hand",), said=True), quantity)


@RULES.rule(
    "condition", "you have <quantity> cards in hand", example="you have no cards in hand", miss="you have"
)
def you_hold(quantity: Quantity) -> Condition | None:
    return there(Noun(Controlled("you"), ("hand",), said=True), quantity)


@RULES.rule(
    "condition",
    "<zone:your-zone> has <quantity> <noun>",
    example="your graveyard has two or more Elves",
    miss="your graveyard has Elves",
)
def zone_has(zone: str, quantity: Quantity, noun: Noun) -> Condition | None:
    return there(lying(noun, zone, "you"), quantity)


@RULES.rule(
    "condition",
    "<zone:their-zone> has <quantity> <noun>",
    example="your opponent's graveyard has two or more Elves",
    miss="your opponent's graveyard has Elves",
)
def their_zone_has(zone: str, quantity: Quantity, noun: Noun) -> Condition | None:
    return there(lying(noun, zone, "opponent"), quantity)


HELD = {side: Count(narrowed(InZone(("hand",)), Controlled(side))) for side in ("you", "opponent")}
RULES.same(
    "condition",
    {
        "your opponent has more cards in hand than you": Compare(HELD["opponent"], ">", HELD["you"]),
        "you have more cards in hand than your opponent": Compare(HELD["you"], ">", HELD["opponent"]),
        "you have (fewer|less) cards in [your] hand than your opponent": Compare(
            HELD["you"], "<", HELD["opponent"]
        ),
    },
)


@RULES.rule(
    "condition",
    "all <noun> are <quality>",
    example="all magic stones you control are rested",
    miss="all magic stones you control are magic stones",
)
def all_are(noun: Noun, quality: Filter) -> Condition | None:
    wanted = everywhere(noun.asks(Not(quality))) if noun.said else None
    return None if wanted is None else There(wanted, 0, 0)


@RULES.rule("leader", "your J/ruler", example="your J/ruler", miss="your resonator")
def leader() -> Filter:
    """A player's ruler or J-ruler, whichever it is now (201.2b)."""
    return narrowed(of_types("ruler", "j-ruler"), InZone(RULERS), Controlled("you"))


@RULES.rule("leader", "your ruler", example="your ruler", miss="your resonator")
def unjudged_leader() -> Filter:
    return narrowed(of_types("ruler"), InZone(("ruler area",)), Controlled("you"))


@RULES.rule("leader", "your J-ruler", example="your J-ruler", miss="your J/resonator")
def judged_leader() -> Filter:
    return narrowed(of_types("j-ruler"), InZone(FIELD), Controlled("you"))


@RULES.rule(
    "condition", "<leader> is (a|an) <noun>", example="your J/ruler is an Elf", miss="your Elf is a J/ruler"
)
def led_by_such(leader: Filter, noun: Noun) -> Condition | None:
    return None if noun.said else There(narrowed(leader, noun.filter))


@RULES.rule(
    "condition", "<leader> is <quality>", example="your J/ruler is light", miss="your resonator is light"
)
@RULES.rule(
    "condition",
    "<leader> has <quality:having>",
    example="your J/ruler has a hope counter on it",
    miss="your J/ruler has a hope",
)
def led_so(leader: Filter, quality: Filter) -> Condition:
    return There(narrowed(leader, quality))


@RULES.rule(
    "condition", "this card has <keyword>", example="this card has [Flying]", miss="this card has flying"
)
def this_has(keyword: str) -> Condition:
    return Is(This(), WithKeyword(frozenset({keyword})))


@RULES.rule(
    "condition",
    "it (isn't|is not|wasn't) (a|an) <noun>",
    example="it isn't an Elf",
    miss="it is an Elf",
)
def it_is_no(noun: Noun) -> Condition | None:
    return None if noun.said or noun.filter == All() else Is(THAT, Not(noun.filter))


@RULES.rule(
    "counted",
    "[the] total <stat> of [all] <noun>",
    example="the total ATK of Elves you control",
    miss="the ATK of Elves you control",
)
def total_stat(stat: str, noun: Noun) -> Amount | None:
    wanted = everywhere(noun)
    return None if wanted is None else TotalStat(stat, wanted)


@RULES.rule(
    "counted",
    "[the] [combined] total cost of [all] <noun>",
    example="the total cost of Elves you control",
    miss="the cost of Elves you control",
)
def total_cost(noun: Noun) -> Amount | None:
    """The cards of the noun, all of them, whose zone must be given."""
    wanted = everywhere(noun) if noun.said else None
    return None if wanted is None else TotalCost(wanted)


@RULES.rule(
    "condition",
    "<counted> is <bound>",
    example="the total ATK of Elves you control is 1000 or more",
    miss="the ATK of Elves you control is 1000 or more",
)
def is_so_much(counted: Amount, bound: tuple[Sign, Amount]) -> Condition | None:
    return Compare(counted, *bound) if isinstance(counted, TotalStat | TotalCost | Count) else None


RULES.same("kind-among", {"attributes": "attribute", "races": "race", "names": "name"})


@RULES.rule(
    "condition",
    "there are <number> or more different <kind-among> among [all] <noun>",
    example="there are two or more different races among resonators you control",
    miss="there are two or more races among resonators you control",
)
def many_kinds(number: int, kind_among: str, noun: Noun) -> Condition | None:
    wanted = everywhere(noun)
    if wanted is None:
        return None
    return Compare(Distinct(kind_among, wanted), ">=", number)  # type: ignore[arg-type]
