"""What both languages say of counters: putting them on cards, taking them off, how many there are."""

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
    """Return that counters are put on cards."""
    return acting(pick, lambda cards: PutCounters(cards, kind, amount))


def add_to_stack(amount: int) -> Clause | None:
    """Return that Stack counters are put on a card with Stack (13.3.2.4)."""
    return put(Picked("chosen", of(FIELD, OURS, WithKeyword(frozenset({"Stack"})))), "Stack", amount)


def taken_off(kind: str, amount: int) -> Clause | None:
    """Return that counters are removed from the card itself; where there are fewer, all are."""
    return put(Picked("reference", cards=This()), kind, -amount)


def cost_of_own(kind: str, amount: int) -> Parts:
    """Return that counters are removed from the card itself to pay."""
    return (TakeCounters(kind, amount),)


def cost_of_another(kind: str, amount: int, wanted: Filter) -> Parts | None:
    """Return that counters are removed from one card of the field to pay; None for cards elsewhere."""
    return (TakeCounters(kind, amount, wanted),) if zones_of(wanted) == ("field",) else None


def has(kind: str, sign: Sign, amount: Amount) -> Condition:
    """Return that the card itself has so many counters of a kind."""
    return Is(This(), HasCounters(kind, sign, amount))
