"""Japanese conditions on rising numbers of the same cards, which only the first of them names."""

from rules.games.sve.reading import meanings
from rules.games.sve.reading.japanese.conditions import there
from rules.language.filters import Filter
from rules.reading.clauses import Clause, joined
from rules.reading.grammar import Rules

RULES = Rules()
Ladder = tuple[Filter, Clause]
"""The cards that are counted, and the clause for the numbers read so far."""


def _rung(noun: Filter, number: int, done: Clause) -> Clause | None:
    condition = there(noun, number)
    return None if condition is None else meanings.conditional(condition, done)


@RULES.rule(
    "ladder",
    "<noun>が<integer><counter>以上なら、<plain-text>",
    example="自分の墓場のスペルが5枚以上なら、1枚引く。",
    miss="自分の墓場のスペルが5枚以下なら、1枚引く。",
)
@RULES.rule(
    "ladder",
    "<noun:whole-zone>が<integer><counter>以上なら、<plain-text>",
    example="自分の墓場が5枚以上なら、1枚引く。",
    miss="自分の墓場が5枚以下なら、1枚引く。",
)
def first_rung(noun: Filter, integer: int, counter: bool, plain_text: Clause) -> Ladder | None:
    """Return the clause for the first number of cards."""
    done = _rung(noun, integer, plain_text)
    return None if done is None else (noun, done)


@RULES.rule(
    "ladder",
    "<ladder><integer><counter>以上なら、<plain-text>",
    example="自分の墓場のスペルが5枚以上なら、1枚引く。8枚以上なら、2枚引く。",
    miss="自分の墓場のスペルが5枚以上なら、1枚引く。8枚以下なら、2枚引く。",
)
def next_rung(ladder: Ladder, integer: int, counter: bool, plain_text: Clause) -> Ladder | None:
    """Return a ladder with the additional clause for a higher number."""
    noun, before = ladder
    done = _rung(noun, integer, plain_text)
    both = done and joined((before, done))
    return None if both is None else (noun, both)


@RULES.rule(
    "if-text",
    "<ladder><integer><counter>以上なら、<plain-text>",
    example="自分の墓場のスペルが5枚以上なら、1枚引く。8枚以上なら、2枚引く。",
    miss="自分の墓場のスペルが5枚以上なら、1枚引く。",
)
def climbed(ladder: Ladder, integer: int, counter: bool, plain_text: Clause) -> Clause | None:
    """Return the clause of a whole ladder: what is done for each number that is reached."""
    whole = next_rung(ladder, integer, counter, plain_text)
    return whole and whole[1]
