"""Verbs in English that change cards for some time, and those that create tokens."""

from rules.games.sve.definitions import EvolveCard
from rules.language.amounts import Amount
from rules.language.changes import Change
from rules.language.durations import ALWAYS, END_OF_TURN, Duration
from rules.language.effects import (
    Create,
    Modify,
)
from rules.reading.clauses import Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()


@RULES.rule("act", "give <pick> <gain>", example="give it Storm", miss="give it storms")
def give(pick: Picked, gain: tuple[Change, ...]) -> Clause | None:
    """Return that cards gain something for good."""
    return changed(pick, gain, ALWAYS)


RULES.same(
    "for-now",
    {
        "for the rest of this turn": END_OF_TURN,
        "until the end of this turn": END_OF_TURN,
        "until end of turn": END_OF_TURN,
        "until the end of the turn": END_OF_TURN,
    },
)


@RULES.rule(
    "act",
    "give <pick> <gain> <for-now>",
    example="give it Storm until end of turn",
    miss="give it Storm until then",
)
@RULES.rule(
    "act",
    "<for-now> , give <pick> <gain>",
    example="for the rest of this turn, give it Storm",
    miss="give it Storm",
)
def give_for_now(pick: Picked, gain: tuple[Change, ...], for_now: Duration) -> Clause | None:
    """Return that cards gain something for some time."""
    return changed(pick, gain, for_now)


@RULES.rule(
    "act", "<pick> <cheaper> this turn", example="it costs 2 less to play this turn", miss="it costs 2 less"
)
@RULES.rule(
    "act",
    "<for-now> , <pick> <inability>",
    example="for the rest of this turn, it can't attack",
    miss="it can't attack",
)
@RULES.rule(
    "act",
    "<pick> <inability> <for-now>",
    example="it can't attack for the rest of this turn",
    miss="it can't attack",
)
@RULES.rule(
    "act", "<pick> <inability> this turn", example="it can't attack this turn", miss="it can't attack"
)
def until_the_turn_ends(
    pick: Picked,
    cheaper: tuple[Change, ...] = (),
    inability: tuple[Change, ...] = (),
    for_now: Duration = END_OF_TURN,
) -> Clause | None:
    """Return that cards change until the turn ends."""
    return changed(pick, cheaper or inability, for_now)


@RULES.rule(
    "act",
    "<pick> <inability> <until-then>",
    example="it can't attack enemies during its controller's next turn",
    miss="it can't attack enemies",
)
def until_another_turn_ends(
    pick: Picked, inability: tuple[Change, ...], until_then: Duration
) -> Clause | None:
    """Return that cards of the opponent cannot do something for some time."""
    return changed(pick, inability, until_then)


def changed(pick: Picked, changes: tuple[Change, ...], until: Duration) -> Clause | None:
    """Return that cards are changed for some time; None for cards that are not spoken of as such."""
    return acting(pick, lambda cards: Modify(cards, changes, until))


RULES.same(
    "made",
    {"onto your field": "field", "on your field": "field", "into your EX area": "EX area"},
)


@RULES.rule("tokens", "(a|an|one) <token> [token]", example="a Fairy token", miss="a Fairies token")
def one_token(token: EvolveCard) -> tuple[EvolveCard, Amount]:
    """Return one token."""
    return token, 1


@RULES.rule("tokens", "<amount> <token> [tokens]", example="2 Fairy tokens", miss="a Fairy token")
def some_tokens(amount: Amount, token: EvolveCard) -> tuple[EvolveCard, Amount]:
    """Return so many tokens."""
    return token, amount


@RULES.rule("act", "summon <tokens>", example="summon a Fairy token", miss="summon Fairy token")
@RULES.rule(
    "act",
    "put <tokens> <made>",
    example="put a Fairy token into your EX area",
    miss="put a Fairy token into your hand",
)
def create(tokens: tuple[EvolveCard, Amount], made: str = "field") -> Clause:
    """Return that tokens are created."""
    token, amount = tokens
    return Clause(Create(token, made, amount))


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
    """Return that tokens of two kinds are created."""
    return joined((create(one, made), create(other, made)))
