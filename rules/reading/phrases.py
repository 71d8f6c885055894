"""Noun phrases as values: which cards, how many of them, and how they are picked."""

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from typing import Literal, get_args

from rules.language.amounts import Amount
from rules.language.effects import Effect
from rules.language.filter_shorthand import both
from rules.language.filters import All, Filter
from rules.language.references import AtRandom, Cards, Chosen, Each, Joined, Side, Target, Top
from rules.reading.clauses import Clause

_KINDS = {cls: place for place, cls in enumerate(get_args(Filter))}


def narrowed(wanted: Filter, *parts: Filter) -> Filter:
    """Return a filter that asks for more; what it asks has one order, whatever order the words had."""
    whole = both(wanted, *parts)
    if not isinstance(whole, All):
        return whole
    ordered = sorted(set(whole.parts), key=lambda part: (_KINDS[type(part)], order_of(part)))
    return ordered[0] if len(ordered) == 1 else All(tuple(ordered))


def order_of(node: object) -> str:
    """Return the same text for the same node in every process, which the order of a set does not give."""
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
    """Cards as a text speaks of them: those a reference names, or those of a filter in some way.

    `each` takes every one, `target` has them chosen as the ability is played, `chosen` as it is carried out,
    `random` leaves it to chance. There are at most `most` and at least `least` of them. Chosen ones are
    `among` others, where those are named, and have no more than `within` of the stat `total`, or of cost, in
    all.
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
        """Return the reference to cards that are chosen so as an effect is carried out."""
        return Chosen(
            self.filter, self.most, self.least, self.by, self.among, within=self.within, total=self.total
        )


def acting(what: Picked, verb: Callable[[Cards], Effect]) -> Clause | None:
    """Return the clause in which a verb is done to picked cards; None where the language cannot say it."""
    match what:
        case Picked("reference", cards=Top() as cards):
            # Once something is done to the top cards of a deck, others are on top.
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
        case Picked("chosen"):
            effect = verb(what.choice)
            return Clause(effect, about=effect)
        case Picked("random", wanted, most, least) if most == least:
            effect = verb(AtRandom(wanted, most))
            return Clause(effect, about=effect)
    return None


def choosing(what: Picked) -> Clause | None:
    """Return the clause that only chooses cards, so that what follows may speak of them."""
    match what:
        case Picked("target", wanted, int(most), int(least)):
            return Clause(
                targets=(wanted,) * most, least=None if least == most else least, about=targets(most)
            )
        case Picked("chosen"):
            return Clause(about=what.choice)
        case Picked("random", wanted, most, least) if most == least:
            return Clause(about=AtRandom(wanted, most))
    return None


def targets(count: int) -> Cards:
    """Return the first so many targets as one reference."""
    return Target(0) if count == 1 else Joined(tuple(Target(index) for index in range(count)))
