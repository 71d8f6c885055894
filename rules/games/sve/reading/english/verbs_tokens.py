"""Verbs in English that create tokens: one or several, of one kind or more, in one zone or another."""

from dataclasses import replace

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.reading import meanings_effects, meanings_words
from rules.language.amounts import Amount
from rules.language.conditions import There
from rules.language.effects import (
    ChooseOne,
    Create,
)
from rules.language.filters import Named
from rules.reading.clauses import Clause, joined
from rules.reading.grammar import Rules

RULES = Rules()

RULES.same(
    "made",
    {
        "onto your field": "field",
        "on your field": "field",
        "into your EX area": "EX area",
        "in your EX area": "EX area",
    },
)
RULES.same("both-places", {"onto your field and into your EX area": ("field", "EX area")})


@RULES.rule(
    "act",
    "put (a|an) <token> token <both-places>",
    example="put a Fairy token onto your field and into your EX area",
    miss="put a Fairy token onto your field or into your EX area",
)
def create_in_both(token: EvolveCard, both_places: tuple[str, str]) -> Clause | None:
    """Return a clause in which a token is created in each of two zones."""
    both = joined([create((token, 1), place) for place in both_places])
    return both and replace(both, about=meanings_words.NOBODY)


@RULES.rule(
    "sentence",
    "if there's no <token> on your field , summon one .",
    example="if there's no Fairy on your field, summon one.",
    miss="if there's a Fairy on your field, summon one.",
)
def create_missing(token: EvolveCard) -> Clause | None:
    """Return a clause in which a token is created if none of its name is on your field."""
    there = meanings_words.of(Named(token.name), meanings_words.FIELD, meanings_words.OURS)
    return meanings_effects.conditional(There(there, 0, 0), create((token, 1)))


@RULES.rule("tokens", "(a|an|one) <token> [token]", example="a Fairy token", miss="a Fairies token")
def one_token(token: EvolveCard) -> tuple[EvolveCard, Amount]:
    """Return one token."""
    return token, 1


@RULES.rule("tokens", "<amount> <token> [tokens]", example="2 Fairy tokens", miss="a Fairy token")
def some_tokens(amount: Amount, token: EvolveCard) -> tuple[EvolveCard, Amount]:
    """Return a number of tokens."""
    return token, amount


@RULES.rule("act", "summon <tokens>", example="summon a Fairy token", miss="summon Fairy token")
@RULES.rule(
    "act",
    "put <tokens> <made>",
    example="put a Fairy token into your EX area",
    miss="put a Fairy token into your hand",
)
def create(tokens: tuple[EvolveCard, Amount], made: str = "field") -> Clause:
    """Return a clause in which tokens are created."""
    token, amount = tokens
    effect = Create(token, made, amount)
    return Clause(effect, about=effect)


@RULES.rule(
    "act",
    "summon <one:tokens> and <other:tokens>",
    example="summon a Fairy token and 2 Knight tokens",
    miss="summon a Fairy token or a Knight token",
)
@RULES.rule(
    "act",
    "put <one:tokens> and <other:tokens> <made>",
    example="put a Fairy token and a Knight token into your EX area",
    miss="put a Fairy token and a Knight token into your hand",
)
def create_both(
    one: tuple[EvolveCard, Amount], other: tuple[EvolveCard, Amount], made: str = "field"
) -> Clause | None:
    """Return a clause in which tokens of two kinds are created."""
    both = joined((create(one, made), create(other, made)))
    return both and replace(both, about=meanings_words.NOBODY)


@RULES.rule(
    "act",
    "summon (a|an) <one:token> [,] and <other:token> token",
    example="summon a Fairy and Knight token",
    miss="summon a Fairy or Knight token",
)
@RULES.rule(
    "act",
    "put (a|an) <one:token> [,] and <other:token> token <made>",
    example="put a Fairy and Knight token into your EX area",
    miss="put a Fairy and Knight token into your hand",
)
def create_one_of_each(one: EvolveCard, other: EvolveCard, made: str = "field") -> Clause | None:
    """Return a clause in which a token of each of two kinds is created."""
    return create_both((one, 1), (other, 1), made)


@RULES.rule(
    "act",
    "summon (a|an) <one:token> , <another:token> [,] and <other:token> token",
    example="summon a Fairy, Knight, and Ghost token",
    miss="summon a Fairy, Knight, or Ghost token",
)
@RULES.rule(
    "act",
    "put (a|an) <one:token> , <another:token> [,] and <other:token> token <made>",
    example="put a Fairy, Knight, and Ghost token into your EX area",
    miss="put a Fairy, Knight, and Ghost token into your hand",
)
def create_one_of_three(
    one: EvolveCard, another: EvolveCard, other: EvolveCard, made: str = "field"
) -> Clause | None:
    """Return a clause in which a token of each of three kinds is created."""
    each = joined([create((token, 1), made) for token in (one, another, other)])
    return each and replace(each, about=meanings_words.NOBODY)


@RULES.rule(
    "act",
    "summon (a|an) <one:token> or <other:token> token",
    example="summon a Fairy or Knight token",
    miss="summon a Fairy and Knight token",
)
@RULES.rule(
    "act",
    "put (a|an|<amount>) <one:token> or <other:token> (token|tokens) <made>",
    example="put a Fairy or Knight token into your EX area",
    miss="put a Fairy and Knight token into your EX area",
)
def create_either(one: EvolveCard, other: EvolveCard, made: str = "field", amount: Amount = 1) -> Clause:
    """Return a clause in which tokens of one of two kinds are created, as their player chooses."""
    kinds = tuple(Create(token, made, amount) for token in (one, other))
    return Clause(ChooseOne(kinds), about=meanings_words.NOBODY)


@RULES.rule(
    "act",
    "put <tokens> onto your field or into your EX area",
    example="put a Fairy token onto your field or into your EX area",
    miss="put a Fairy token into your EX area",
)
def create_in_either(tokens: tuple[EvolveCard, Amount]) -> Clause:
    """Return a clause in which tokens are created in one of two zones, as their player chooses."""
    token, amount = tokens
    return Clause(
        ChooseOne((Create(token, "field", amount), Create(token, "EX area", amount))),
        about=meanings_words.NOBODY,
    )
