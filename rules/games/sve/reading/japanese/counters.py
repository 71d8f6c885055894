"""Counters in Japanese: put on cards, removed from them, and counted."""

from rules.games.sve.reading import meanings, meanings_counters
from rules.games.sve.reading.japanese.costs import ours
from rules.language.amounts import Amount
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
    "<pick:thing>に<counter-kind>カウンター<amount>(つ|個)を置く。",
    example="それに童話カウンター1つを置く。",
    miss="それに童話カウンター1つを置いてよい。",
)
def put_counters(pick: Picked, counter_kind: str, amount: Amount) -> Clause | None:
    """Return a clause in which counters are put on cards."""
    return meanings_counters.put(pick, counter_kind, amount)


@RULES.rule(
    "act",
    "<pick:thing>に<counter-kind>カウンター<integer>(つ|個)を置いてよい。",
    example="それに童話カウンター1つを置いてよい。",
    miss="それに童話カウンター1つを置く。",
)
def may_put_counters(pick: Picked, counter_kind: str, integer: int) -> Clause | None:
    """Return a clause in which counters may be put on cards."""
    done = put_counters(pick, counter_kind, integer)
    return done and meanings.optional(done)


@RULES.rule(
    "act",
    "これの<counter-kind>カウンター<integer>(つ|個)を取る。",
    example="これの童話カウンター1個を取る。",
    miss="それの童話カウンター1個を取る。",
)
def take_off(counter_kind: str, integer: int) -> Clause | None:
    """Return a clause in which counters are removed from the card itself."""
    return meanings_counters.taken_off(counter_kind, integer)


@RULES.rule(
    "act",
    "自分の場の【スタック】を+<integer>する。",
    example="自分の場の【スタック】を+1する。",
    miss="自分の場の【スタック】を-1する。",
)
def add_to_stack(integer: int) -> Clause | None:
    """Return a clause in which Stack counters are put on a card with Stack (13.3.2.4)."""
    return meanings_counters.add_to_stack(integer)


@RULES.rule(
    "cost-part",
    "これの<counter-kind>カウンター<integer>(つ|個)を取る",
    example="これの童話カウンター2つを取る",
    miss="これの童話カウンターを取る",
)
def take_counters(counter_kind: str, integer: int) -> Parts:
    """Return the cost of removing counters from the card itself."""
    return meanings_counters.cost_of_own(counter_kind, integer)


@RULES.rule(
    "cost-part",
    "<noun>1(つ|枚|体)の<counter-kind>カウンター<integer>(つ|個)を取る",
    example="場のアミュレット1つの童話カウンター2個を取る",
    miss="場のアミュレットの童話カウンター2個を取る",
)
def take_counters_of(noun: Filter, counter_kind: str, integer: int) -> Parts | None:
    """Return the cost of removing counters from one card of yours."""
    wanted = ours(noun)
    return None if wanted is None else meanings_counters.cost_of_another(counter_kind, integer, wanted)


@RULES.rule(
    "condition",
    "これの<counter-kind>カウンターが<integer>(つ|個)<compared>[である]",
    example="これの童話カウンターが3個以上",
    miss="これの童話カウンターが3個",
)
def counters_about(counter_kind: str, integer: int, compared: Sign) -> Condition:
    """Return the condition that the card itself has at most, or at least, a number of counters."""
    return meanings_counters.has(counter_kind, compared, integer)


@RULES.rule(
    "condition",
    "これの<counter-kind>カウンターが<integer>(つ|個)",
    example="これの童話カウンターが3個",
    miss="これの童話カウンターが3個以上",
)
def counters_are(counter_kind: str, integer: int) -> Condition:
    """Return the condition that the card itself has exactly a number of counters."""
    return meanings_counters.has(counter_kind, "=", integer)


@RULES.rule(
    "condition",
    "これに<counter-kind>カウンターが置かれていない",
    example="これに童話カウンターが置かれていない",
    miss="これに童話カウンターが置かれている",
)
def no_counters(counter_kind: str) -> Condition:
    """Return the condition that the card itself has no counters of a kind."""
    return meanings_counters.has(counter_kind, "=", 0)


@RULES.rule(
    "condition",
    "これに<counter-kind>カウンターが置かれている",
    example="これに童話カウンターが置かれている",
    miss="これに童話カウンターが置かれていない",
)
def some_counters(counter_kind: str) -> Condition:
    """Return the condition that the card itself has a counter of a kind."""
    return meanings_counters.has(counter_kind, ">=", 1)
