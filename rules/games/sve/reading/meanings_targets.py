"""Trees for effects on several targets, on cards the opponent picks, and on cards and leaders."""

from rules.games.sve.reading.meanings_words import FIELD, NOBODY, THEIRS, of
from rules.language.amounts import Amount, Share
from rules.language.changes import AddStats
from rules.language.durations import ALWAYS
from rules.language.effects import ChangeLife, DealDamage, Do, Modify, MoveTo
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.language.references import Joined, Target
from rules.reading.clauses import Clause, joined
from rules.reading.phrases import Picked, acting


def divided(wanted: Filter, number: int, amount: Amount) -> Clause | None:
    """Return a clause that divides damage among one or more targets on the field (10.6.2.3.2.1)."""
    if zones_of(wanted) != ("field",) or number < 2:
        return None
    hits = tuple(DealDamage(Target(place), Share(place)) for place in range(number))
    return Clause(Do(hits), (wanted,) * number, 1, divides=amount, about=NOBODY)


def two(one: Picked | None, other: Picked | None) -> Clause | None:
    """Return a clause that selects a card of each of two kinds on playing the ability; None if hidden."""
    if one is None or other is None or one.most != other.most or one.most != 1 or one.least != other.least:
        return None
    if one.how != "target" or other.how != "target" or one.filter == other.filter:
        return None
    least = None if one.least == 1 else 0
    return Clause(targets=(one.filter, other.filter), least=least, about=Joined((Target(0), Target(1))))


def they_bury(wanted: Filter) -> Clause | None:
    """Return a clause in which the opponent chooses a card of their field and puts it into the cemetery."""
    if zones_of(wanted):
        return None
    theirs = of(wanted, FIELD, THEIRS)
    return acting(Picked("chosen", theirs, by="opponent"), lambda cards: MoveTo(cards, "cemetery"))


def strengthened_with_leader(pick: Picked, amount: int) -> Clause | None:
    """Return a clause in which cards and your leader gain defense."""
    first = acting(pick, lambda cards: Modify(cards, (AddStats((0, amount)),), ALWAYS))
    return first and joined((first, Clause(ChangeLife(amount))))
