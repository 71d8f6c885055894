"""Two kinds of cards joined in one noun phrase, each with a type or an article of its own."""

from rules.games.setcg.reading.nouns import ANY_CARD, Noun, joined_cores, more_of
from rules.language.filters import AnyOf
from rules.reading.grammar import Rules
from rules.reading.phrases import order_of

JOINED = Rules()


@JOINED.rule(
    "core-pair",
    "<one:core> and <other:core>",
    example="Job Knight Forwards and Fire Backups",
    miss="Job Knight Forwards or Fire Backups",
)
def pair_of_cores(one: Noun, other: Noun) -> Noun | None:
    """Two kinds of cards, all of which are meant."""
    return joined_cores(one, other)


@JOINED.rule(
    "core-either",
    "<one:core> or (a|an) <other:core>",
    example="Job Knight or a Card Name Cloud",
    miss="Job Knight or Card Name Cloud",
)
def either_core(one: Noun, other: Noun) -> Noun | None:
    """One of two kinds of cards, each with its own article."""
    if one.filter == other.filter or ANY_CARD in (one.filter, other.filter):
        return None
    return Noun(AnyOf(tuple(sorted((one.filter, other.filter), key=order_of))), kind=one.kind and other.kind)


@JOINED.rule(
    "core-either",
    "<pair:core-either> <more:qualifier>",
    example="Job Knight or a Card Name Cloud you control",
    miss="Job Knight or a Card Name Cloud",
)
@JOINED.rule(
    "core-pair",
    "<pair:core-pair> <more:qualifier>",
    example="Job Knight Forwards and Fire Backups you control",
    miss="Job Knight Forwards and Fire Backups",
)
def more_of_pair(pair: Noun, more: Noun) -> Noun | None:
    return more_of(pair, more)
