"""Trees for counters in both languages: putting them on cards, removing and counting them."""

from rules.games.sve.reading.meanings_words import FIELD, OURS, of
from rules.language.amounts import Amount
from rules.language.conditions import Condition, Is
from rules.language.costs import CostPart, TakeCounters
from rules.language.effects import PutCounters
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter, HasCounters, Sign, WithKeyword
from rules.language.references import This
from rules.reading.clauses import Clause
from rules.reading.phrases import Picked, acting

Parts = tuple[CostPart, ...]


def put(pick: Picked, kind: str, amount: Amount) -> Clause | None:
    """Return a clause in which counters are put on cards."""
    return acting(pick, lambda cards: PutCounters(cards, kind, amount))


def add_to_stack(amount: int) -> Clause | None:
    """Return a clause in which Stack counters are put on a card with Stack (13.3.2.4)."""
    return put(Picked("chosen", of(FIELD, OURS, WithKeyword(frozenset({"Stack"})))), "Stack", amount)


def taken_off(kind: str, amount: int) -> Clause | None:
    """Return a clause that removes counters from the card itself, all if there are fewer."""
    return put(Picked("reference", cards=This()), kind, -amount)


def cost_of_own(kind: str, amount: int) -> Parts:
    """Return the cost of removing counters from the card itself."""
    return (TakeCounters(kind, amount),)


def cost_of_another(kind: str, amount: int, wanted: Filter) -> Parts | None:
    """Return the cost of removing counters from one card of the field; None for cards elsewhere."""
    return (TakeCounters(kind, amount, wanted),) if zones_of(wanted) == ("field",) else None


def has(kind: str, sign: Sign, amount: Amount) -> Condition:
    """Return the condition that the card itself has a number of counters of a kind."""
    return Is(This(), HasCounters(kind, sign, amount))
