"""Tokens of several kinds in Japanese, as many as there is room for, and copies of a card in a deck."""

from rules.games.sve.reading import meanings, meanings_tokens
from rules.games.sve.reading.japanese.moves import Tokens
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
RULES.same("copies", {"6枚まで": True, "50枚まで": True})


@RULES.rule(
    "paragraph",
    "『<name>』は自分のデッキに<copies>入れることができる。",
    example="『フェアリー』は自分のデッキに50枚まで入れることができる。",
    miss="『フェアリー』は自分のデッキに51枚まで入れることができる。",
)
def how_many_copies(name: str, copies: bool) -> Paragraph:
    """Return nothing for the number of copies in a deck, which is a fact of the card."""
    return Paragraph()


@RULES.rule(
    "act",
    "<tokens>か<another:tokens>か<other:tokens><made>。",
    example="『フェアリー』1体か『フェアリー』2体か『フェアリー』3体を出す。",
    miss="『フェアリー』1体と『フェアリー』2体と『フェアリー』3体を出す。",
)
def create_one_of(tokens: Tokens, another: Tokens, other: Tokens, made: str) -> Clause:
    """Return a clause in which tokens of one of three kinds are created, as their player chooses."""
    return meanings_tokens.one_of((tokens, another, other), made)


@RULES.rule(
    "act",
    "<tokens>か<another:tokens>か<other:tokens><made-if-wanted>。",
    example="『フェアリー』1体か『フェアリー』2体か『フェアリー』3体を出してよい。",
    miss="『フェアリー』1体か『フェアリー』2体か『フェアリー』3体を出す。",
)
def may_create_one_of(tokens: Tokens, another: Tokens, other: Tokens, made_if_wanted: str) -> Clause | None:
    """Return a clause in which tokens of one of three kinds may be created."""
    return meanings.optional(meanings_tokens.one_of((tokens, another, other), made_if_wanted))


@RULES.rule(
    "act",
    "<tokens>を、場が上限になるまで出す。残りをEXエリアに置く。",
    example="『フェアリー』3枚を、場が上限になるまで出す。残りをEXエリアに置く。",
    miss="『フェアリー』3枚を、場が上限になるまで出す。",
)
def fill_field(tokens: Tokens) -> Clause | None:
    """Return a clause that creates tokens on the field, and in the EX area those without room there."""
    return meanings_tokens.overflowing(*tokens)
