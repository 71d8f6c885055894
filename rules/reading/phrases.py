"""Noun phrases as values: which cards, how many of them, and how they are picked."""

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from typing import Literal, get_args

from rules.language.amounts import Amount
from rules.language.effects import Effect
from rules.language.filter_shorthand import both
from rules.language.filters import All, Filter
from rules.language.references import AtRandom, Cards, Chosen, Each, Joined, Side, Target, Targets, Top
from rules.reading.clauses import Clause

_KINDS = {cls: place for place, cls in enumerate(get_args(Filter))}

MOST_TARGETS = 20
"""JUDGEMENT: a choice has a target for each chosen card, and nobody is offered more than this."""


def narrowed(wanted: Filter, *parts: Filter) -> Filter:
    """Return a filter for all of these; its parts are sorted, whatever the order of the words."""
    whole = both(wanted, *parts)
    if not isinstance(whole, All):
        return whole
    ordered = sorted(set(whole.parts), key=lambda part: (_KINDS[type(part)], order_of(part)))
    return ordered[0] if len(ordered) == 1 else All(tuple(ordered))


def order_of(node: object) -> str:
    """Return a sort key for a node that is the same in every process, unlike the order of a set."""
    if isinstance(node, frozenset):
        return f"{{{','.join(sorted(map(order_of, node)))}}}"
    if isinstance(node, tuple):
        return f"({','.join(map(order_of, node))})"
    if is_dataclass(node):
        inner = ",".join(order_of(getattr(node, one.name)) for one in fields(node) if one.init)
        return f"{type(node).__name__}({inner})"
    return repr(node)


@dataclass(frozen=True, slots=True)
class Picked:
    """Cards as a text refers to them: those of a reference, or some of those matching a filter.

    `each` is every one, `target` ones are chosen when the ability is played, `chosen` ones on resolution,
    `random` ones at random. `most` and `least` are their maximum and minimum. Chosen ones are `among` others,
    if given, and have at most `within` of the stat `total`, or of cost, in all.
    """

    how: Literal["reference", "each", "target", "chosen", "random"]
    filter: Filter = All()
    most: Amount = 1
    least: Amount = 1
    cards: Cards | None = None
    by: Side = "you"
    within: Amount | None = None
    total: str | None = None
    among: Cards | None = None

    @property
    def choice(self) -> Chosen:
        """Return the reference to cards that are chosen this way on resolution."""
        return Chosen(
            self.filter, self.most, self.least, self.by, self.among, within=self.within, total=self.total
        )


def acting(what: Picked, verb: Callable[[Cards], Effect]) -> Clause | None:
    """Return the clause in which a verb applies to picked cards; None if the language cannot express it."""
    match what:
        case Picked("reference", cards=Top() as cards):
            # After something was done to the top cards of a deck, others are on top.
            effect = verb(cards)
            return Clause(effect, about=effect)
        case Picked("reference", cards=cards) if cards is not None:
            return Clause(verb(cards), about=cards)
        case Picked("each", wanted):
            effect = verb(Each(wanted))
            return Clause(effect, about=effect)
        case Picked("target", wanted, int(most), int(least)):
            cards = targets(most)
            return Clause(verb(cards), (wanted,) * most, None if least == most else least, about=cards)
        case Picked("target", wanted, most, 0):
            several = Targets()
            return Clause(verb(several), (wanted,) * MOST_TARGETS, 0, most, about=several)
        case Picked("chosen"):
            effect = verb(what.choice)
            return Clause(effect, about=effect)
        case Picked("random", wanted, most, least) if most == least:
            effect = verb(AtRandom(wanted, most))
            return Clause(effect, about=effect)
    return None


def choosing(what: Picked) -> Clause | None:
    """Return the clause that only chooses cards, so that the following text can refer to them."""
    match what:
        case Picked("target", wanted, int(most), int(least)):
            return Clause(
                targets=(wanted,) * most, least=None if least == most else least, about=targets(most)
            )
        case Picked("target", wanted, most, 0):
            return Clause(targets=(wanted,) * MOST_TARGETS, least=0, at_most=most, about=Targets())
        case Picked("chosen"):
            return Clause(about=what.choice)
        case Picked("random", wanted, most, least) if most == least:
            return Clause(about=AtRandom(wanted, most))
    return None


def targets(count: int) -> Cards:
    """Return the first `count` targets as one reference."""
    return Target(0) if count == 1 else Joined(tuple(Target(index) for index in range(count)))
