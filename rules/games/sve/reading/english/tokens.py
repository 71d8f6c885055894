"""Tokens of several kinds in English, and as many as there is room for."""

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.reading import meanings_tokens
from rules.games.sve.reading.english.verbs_tokens import create
from rules.games.sve.reading.meanings_words import NOBODY
from rules.language.amounts import Amount
from rules.reading.clauses import Clause, joined
from rules.reading.grammar import Rules

RULES = Rules()
Tokens = tuple[EvolveCard, Amount]


@RULES.rule(
    "act",
    "summon (a|an) <one:token> , <another:token> [,] or <other:token> token",
    example="summon a Fairy, Knight, or Ghost token",
    miss="summon a Fairy, Knight, and Ghost token",
)
@RULES.rule(
    "act",
    "put (a|an) <one:token> , <another:token> [,] or <other:token> token <made>",
    example="put a Fairy, Knight, or Ghost token into your EX area",
    miss="put a Fairy, Knight, and Ghost token into your EX area",
)
def create_one_of(one: EvolveCard, another: EvolveCard, other: EvolveCard, made: str = "field") -> Clause:
    """Return a clause in which a token of one of three kinds is created, as its player chooses."""
    return meanings_tokens.one_of(tuple((token, 1) for token in (one, another, other)), made)


@RULES.rule(
    "act",
    "put (a|an) <one:token> , <second:token> , <third:token> [,] and <other:token> token <made>",
    example="put a Fairy, Knight, Ghost, and Fairy token into your EX area",
    miss="put a Fairy, Knight, Ghost, or Fairy token into your EX area",
)
def create_one_of_four(
    one: EvolveCard, second: EvolveCard, third: EvolveCard, other: EvolveCard, made: str
) -> Clause | None:
    """Return a clause in which a token of each of four kinds is created."""
    each = joined([create((token, 1), made) for token in (one, second, third, other)])
    return each and Clause(each.effect, about=NOBODY)


@RULES.rule(
    "sentence",
    "summon <tokens> . if your field becomes full from this effect , put any remaining tokens into your EX"
    " area .",
    example="summon 3 Fairy tokens. If your field becomes full from this effect, put any remaining tokens"
    " into your EX area.",
    miss="summon 3 Fairy tokens. If your field becomes full from this effect, bury any remaining tokens.",
)
def fill_field(tokens: Tokens) -> Clause | None:
    """Return a clause that creates tokens on the field, and in the EX area those without room there."""
    return meanings_tokens.overflowing(*tokens)
