"""One card that is chosen and another that may be, and what is done to each of them."""

from rules.games.setcg.reading.nouns import FIELD, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.effects import Modify
from rules.language.references import Joined, Target
from rules.reading.clauses import Clause, in_order
from rules.reading.grammar import Rules

TWO = Rules()


@TWO.rule(
    "clause",
    "choose 1 <first:noun> and up to 1 other <second:noun>",
    example="choose 1 Forward and up to 1 other Backup",
    miss="choose 1 Forward and up to 1 Backup",
)
def one_and_perhaps_other(first: Noun, second: Noun) -> Clause | None:
    """The second is optional; if chosen, it is a different card."""
    return _chosen(first, second, 1)


@TWO.rule(
    "clause",
    "choose 1 <first:noun> and 1 other <second:noun>",
    example="choose 1 Forward and 1 other Forward",
    miss="choose 1 Forward and 1 Forward",
)
def one_and_other(first: Noun, second: Noun) -> Clause | None:
    """Both have to be chosen, and are different cards."""
    return _chosen(first, second, 2)


@TWO.rule(
    "clause",
    "choose 1 <first:noun> and up to 1 <second:noun>",
    example="choose 1 Forward in your Break Zone and up to 1 Forward opponent controls",
    miss="choose 1 Forward in your Break Zone and up to 2 Forwards opponent controls",
)
def one_and_perhaps_one(first: Noun, second: Noun) -> Clause | None:
    """Two cards in different places."""
    places = {(one.zone or FIELD, one.whose) for one in (first, second)}
    return _chosen(first, second, 1) if len(places) == 2 and second.zone else None


def _chosen(first: Noun, second: Noun, least: int) -> Clause | None:
    one, other = first.placed(), second.placed()
    if one is None or other is None:
        return None
    return Clause(
        targets=(one, other), least=None if least == 2 else least, about=Joined((Target(0), Target(1)))
    )


@TWO.rule(
    "lasting",
    "<one:lasting> (and|,) <other:lasting>",
    example="the former gains +1000 power and the latter loses 1000 power",
    miss="the former gains +1000 power and draw 1 card",
)
def both_change(one: Clause, other: Clause) -> Clause | None:
    """Two cards change, each in its own way, for the same time."""
    plain = isinstance(one.effect, Modify) and isinstance(other.effect, Modify)
    if not plain or one.about == other.about:
        return None
    return Clause(in_order(one.effect, other.effect), about=NONE)
