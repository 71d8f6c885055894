"""Trees for choices in both languages: one of several keywords, several kinds of cards at once."""

from collections.abc import Sequence

from rules.games.sve.keywords import DECK_NAME
from rules.games.sve.reading.meanings_looks import taken
from rules.games.sve.reading.meanings_words import NOBODY
from rules.language.changes import GainKeywords
from rules.language.durations import ALWAYS
from rules.language.effects import ChooseOne, Effect, Modify, MoveTo, Reveal, Shuffle
from rules.language.filter_shorthand import cards
from rules.language.filters import EVERY_CARD, Filter
from rules.language.references import Cards, Chosen, It
from rules.reading.clauses import Clause, in_order
from rules.reading.phrases import Picked, acting, narrowed

Kinds = tuple[tuple[Filter, int], ...]
"""Each kind of card wanted, with its maximum number."""


def one_keyword_of(pick: Picked, keywords: Sequence[str]) -> Clause | None:
    """Return a clause in which picked cards gain one of several keywords, as their player chooses."""
    if pick.how not in ("reference", "target"):
        return None

    def gain(what: Cards) -> Effect:
        words = (GainKeywords(frozenset({keyword})) for keyword in keywords)
        return ChooseOne(tuple(Modify(what, (word,), ALWAYS) for word in words))

    return acting(pick, gain)


def each_taken(kinds: Kinds, zone: str, *, shown: bool) -> Effect:
    """Return the effect that takes cards of each kind from those looked at."""
    return in_order(*(taken(wanted, most, zone, shown=shown) for wanted, most in kinds))


def each_searched(kinds: Kinds, zone: str) -> Clause | None:
    """Return a clause that searches your deck for cards of each kind and shuffles it (5.7).

    None for cards of any kind, which would have to be found.
    """
    if any(wanted == EVERY_CARD for wanted, _ in kinds):
        return None
    every = cards(zones=(DECK_NAME,), whose="you")
    found = (Reveal(Chosen(narrowed(every, wanted), most, 0), MoveTo(It(), zone)) for wanted, most in kinds)
    return Clause(in_order(*found, Shuffle(DECK_NAME)), about=NOBODY)
