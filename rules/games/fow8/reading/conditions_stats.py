"""Conditions of Force of Will's cards on a card's cost, strength and name."""

from rules.games.fow8.reading.nouns import RULERS, Noun, any_of, controlled, everywhere
from rules.games.fow8.reading.nouns_zones import lying
from rules.games.fow8.reading.phrases_order import either
from rules.language.amounts import CostOf, LifeOf, StatOf
from rules.language.conditions import AllHold, Compare, Condition, Happened, Is, There
from rules.language.events import Destroyed, GainsLife, PlayerTakesDamage, Plays
from rules.language.filters import Controlled, Filter, HasCounters, Named, Other, Sign
from rules.language.references import This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
OF_THAT = ("its", "that card's", "that resonator's", "that J/resonator's", "that spell's")
RULES.same("cost-of", {f"{whose} total cost": CostOf(THAT) for whose in OF_THAT})
RULES.same("cost-of", {"this card's total cost": CostOf(This())})
RULES.same(
    "stat-of", {"this card's ATK": StatOf(This(), "attack"), "this card's DEF": StatOf(This(), "defense")}
)
RULES.same("stat-of", {f"{whose} ATK": StatOf(THAT, "attack") for whose in OF_THAT})
RULES.same("stat-of", {f"{whose} DEF": StatOf(THAT, "defense") for whose in OF_THAT})


@RULES.rule(
    "condition",
    "<amount:cost-of> is <bound>",
    example="its total cost is 3 or less",
    miss="its total cost is less",
)
@RULES.rule(
    "condition",
    "<amount:stat-of> is <bound>",
    example="this card's ATK is 1000 or more",
    miss="this card's ATK is more",
)
def compared(amount: CostOf | StatOf, bound: tuple[Sign, int]) -> Condition:
    return Compare(amount, *bound)


@RULES.rule(
    "condition",
    "(it's|it is|that card is) [named] <names>",
    example='it\'s "Fire Magic Stone"',
    miss='it\'s not "Fire Magic Stone"',
)
@RULES.rule(
    "condition",
    "its name is <names>",
    example='its name is "Fire Magic Stone"',
    miss='its name has "Fire Magic Stone"',
)
def called_so(names: Filter) -> Condition:
    return Is(THAT, names)


RULES.same(
    "condition",
    {
        "your life is greater than your opponent's life": Compare(LifeOf("you"), ">", LifeOf("opponent")),
        "your life is greater than your opponent's": Compare(LifeOf("you"), ">", LifeOf("opponent")),
        "your life is less than your opponent's": Compare(LifeOf("you"), "<", LifeOf("opponent")),
        "your opponent was dealt damage this turn": Happened(PlayerTakesDamage("opponent")),
        "you gained life this turn": Happened(GainsLife("you")),
        "you have gained life this turn": Happened(GainsLife("you")),
    },
)


@RULES.rule(
    "condition",
    "you (played|have played) (a|an) <noun> this turn",
    example="you played a chant this turn",
    miss="you played a chant",
)
def played_such(noun: Noun) -> Condition | None:
    return None if noun.said else Happened(Plays(narrowed(noun.filter, Controlled("you"))))


@RULES.rule(
    "condition",
    "(a|an) <noun> was destroyed this turn",
    example="an Elf you control was destroyed this turn",
    miss="an Elf you control was destroyed",
)
def was_destroyed(noun: Noun) -> Condition | None:
    wanted = everywhere(noun)
    return None if wanted is None else Happened(Destroyed(wanted))


@RULES.rule(
    "condition",
    "your opponent has <number> or more <noun:theirs>",
    example="your opponent has two or more resonators in their graveyard",
    miss="your opponent has two resonators in their graveyard",
)
def they_have_many(number: int, noun: Noun) -> Condition | None:
    wanted = everywhere(noun)
    return None if wanted is None else There(wanted, number)


@RULES.rule(
    "condition",
    "your opponent has <number> or (less|fewer) <noun:theirs>",
    example="your opponent has two or less cards in their lifebreak area",
    miss="your opponent has two cards in their lifebreak area",
)
def they_have_few(number: int, noun: Noun) -> Condition | None:
    wanted = everywhere(noun)
    return None if wanted is None else There(wanted, 0, number)


@RULES.rule(
    "condition",
    "your opponent has no <noun:theirs>",
    example="your opponent has no cards in their graveyard",
    miss="your opponent has cards in their graveyard",
)
def they_have_none(noun: Noun) -> Condition | None:
    return they_have_few(0, noun)


@RULES.rule(
    "condition",
    "(there is a|there is an) <noun> in your opponent's field",
    example="there is an Elf in your opponent's field",
    miss="there is an Elf in your field",
)
def there_with_them(noun: Noun) -> Condition | None:
    found = lying(noun, "field", "opponent")
    wanted = None if found is None else everywhere(found)
    return None if wanted is None else There(wanted)


@RULES.rule(
    "condition",
    "(there is|there's|you have) another <noun>",
    example="you have another Elf in your field",
    miss="you have another Elf",
)
def another_there(noun: Noun) -> Condition | None:
    wanted = everywhere(noun.asks(Other())) if noun.said else None
    return None if wanted is None else There(wanted)


def _mine(noun: Noun) -> Filter | None:
    found = controlled(noun, "you")
    return None if found is None else everywhere(found)


@RULES.rule(
    "condition",
    "you control (a|an) <one:noun> and another <other:noun>",
    example="you control an Elf and another Human",
    miss="you control an Elf and a Human",
)
def control_both(one: Noun, other: Noun) -> Condition | None:
    """Two cards, one of each kind."""
    first, second = _mine(one), _mine(other)
    if first is None or second is None:
        return None
    return AllHold((There(first), There(second), There(either(first, second), 2)))


@RULES.rule(
    "condition",
    "you control <one:name> and <other:name>",
    example='you control "Fire Magic Stone" and "Wind Magic Stone"',
    miss='you control "Fire Magic Stone"',
)
def control_named(one: str, other: str) -> Condition | None:
    first, second = _mine(Noun(Named(one), RULERS)), _mine(Noun(Named(other), RULERS))
    return None if first is None or second is None else AllHold((There(first), There(second)))


@RULES.rule(
    "condition",
    "you control <one:name> or <other:name>",
    example='you control "Fire Magic Stone" or "Wind Magic Stone"',
    miss='you control "Fire Magic Stone" and "Wind Magic Stone"',
)
def control_either(one: str, other: str) -> Condition | None:
    wanted = _mine(Noun(any_of(Named(one), Named(other)), RULERS))
    return None if wanted is None else There(wanted)


@RULES.rule(
    "condition",
    "there (is|are) (a|an|one or more) <counter> (counter|counters) on it",
    example="there is a hope counter on it",
    miss="there is a hope counter",
)
def counter_on_it(counter: str) -> Condition:
    return Is(THAT, HasCounters(counter))
