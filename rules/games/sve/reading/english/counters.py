"""Counters in English: put on cards, removed from them, and counted."""

from rules.games.sve.reading import meanings_counters
from rules.language.amounts import X
from rules.language.conditions import Condition
from rules.language.costs import CostPart
from rules.language.filters import Filter, Sign
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
Parts = tuple[CostPart, ...]


@RULES.rule(
    "act",
    "(put|place) (a|an) <counter-kind> counter on <pick>",
    example="put a Fable counter on it",
    miss="put a Fable on it",
)
@RULES.rule(
    "act",
    "(put|place) <number> <counter-kind> (counter|counters) on <pick>",
    example="put 2 Fable counters on it",
    miss="put 2 Fables on it",
)
def put_counters(pick: Picked, counter_kind: str, number: int = 1) -> Clause | None:
    """Return a clause in which counters are put on cards."""
    return meanings_counters.put(pick, counter_kind, number)


@RULES.rule(
    "act",
    "(put|place) X <counter-kind> counters on <pick>",
    example="put X Fable counters on it",
    miss="put X Fables on it",
)
def put_counted(pick: Picked, counter_kind: str) -> Clause | None:
    """Return a clause in which a number of counters given later is put on cards."""
    return meanings_counters.put(pick, counter_kind, X())


@RULES.rule(
    "act",
    "remove (a|an) <counter-kind> counter from this [card|follower]",
    example="remove a Fable counter from this card",
    miss="remove a Fable counter from a card",
)
def take_off(counter_kind: str) -> Clause | None:
    """Return a clause in which a counter is removed from the card itself."""
    return meanings_counters.taken_off(counter_kind, 1)


@RULES.rule(
    "act",
    "add <number> to a stack on your field",
    example="add 1 to a Stack on your field",
    miss="add 1 to each Stack on your field",
)
def add_to_stack(number: int) -> Clause | None:
    """Return a clause in which Stack counters are put on a card with Stack (13.3.2.4)."""
    return meanings_counters.add_to_stack(number)


@RULES.rule(
    "cost-part",
    "remove (a|an) <counter-kind> counter from this [card|follower]",
    example="remove a Fable counter from this card",
    miss="remove a Fable counter from a card",
)
@RULES.rule(
    "cost-part",
    "remove <number> <counter-kind> counters from this [card|follower]",
    example="remove 2 Fable counters from this card",
    miss="remove 2 Fable counters from a card",
)
def take_counters(counter_kind: str, number: int = 1) -> Parts:
    """Return the cost of removing counters from the card itself."""
    return meanings_counters.cost_of_own(counter_kind, number)


@RULES.rule(
    "cost-part",
    "remove <number> <counter-kind> counters from (a|an) <noun>",
    example="remove 2 Fable counters from an amulet on your field",
    miss="remove 2 Fable counters from an amulet",
)
def take_counters_of(counter_kind: str, noun: Filter, number: int) -> Parts | None:
    """Return the cost of removing counters from one card."""
    return meanings_counters.cost_of_another(counter_kind, number, noun)


@RULES.rule(
    "condition",
    "this [card|follower] has at least <number> <counter-kind> counters",
    example="this card has at least 3 Fable counters",
    miss="this card has 3 Fable counters",
)
def counters_at_least(number: int, counter_kind: str) -> Condition:
    """Return the condition that the card itself has at least a number of counters."""
    return meanings_counters.has(counter_kind, ">=", number)


@RULES.rule(
    "condition",
    "this [card|follower] has <number> <counter-kind> counters <sign>",
    example="this card has 3 Fable counters or less",
    miss="this card has 3 Fable counters",
)
def counters_about(number: int, counter_kind: str, sign: Sign) -> Condition:
    """Return the condition that the card itself has at most, or at least, a number of counters."""
    return meanings_counters.has(counter_kind, sign, number)


@RULES.rule(
    "condition",
    "this [card|follower] has <number> <counter-kind> (counter|counters)",
    example="this card has 3 Fable counters",
    miss="this card has 3 Fable counters or less",
)
def counters_are(number: int, counter_kind: str) -> Condition:
    """Return the condition that the card itself has exactly a number of counters."""
    return meanings_counters.has(counter_kind, "=", number)


@RULES.rule(
    "condition",
    "this [card|follower] has no <counter-kind> counters",
    example="this card has no Fable counters",
    miss="this card has Fable counters",
)
def no_counters(counter_kind: str) -> Condition:
    """Return the condition that the card itself has no counters of a kind."""
    return meanings_counters.has(counter_kind, "=", 0)


@RULES.rule(
    "condition",
    "this [card|follower] has (a|an) <counter-kind> counter",
    example="this card has a Fable counter",
    miss="this card has no Fable counters",
)
@RULES.rule(
    "condition",
    "there's a <counter-kind> counter on this [card|follower]",
    example="there's a Fable counter on this card",
    miss="there's a Fable counter on a card",
)
def some_counters(counter_kind: str) -> Condition:
    """Return the condition that the card itself has a counter of a kind."""
    return meanings_counters.has(counter_kind, ">=", 1)
