"""Japanese conditions on rising numbers of the same cards, which only the first of them names."""

from rules.games.sve.reading import meanings_ladders
from rules.games.sve.reading.japanese.conditions import there
from rules.games.sve.reading.meanings_ladders import Ladder, Measure
from rules.language.amounts import Amount, Distinct
from rules.language.conditions import There
from rules.language.filters import Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same("rung-counter", dict.fromkeys(("枚", "体", "つ", "種類"), True))


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
    match there(noun):
        case There(wanted):
            return meanings_ladders.begun((Measure(wanted), ">=", integer), plain_text)
    return None


@RULES.rule(
    "ladder",
    "<quantity>が<integer>種類以上なら、<plain-text>",
    example="自分の墓場のスペルの元のコストの種類数が5種類以上なら、1枚引く。",
    miss="自分の墓場のスペルの元のコストの種類数が5種類以下なら、1枚引く。",
)
def first_rung_of_kinds(quantity: Amount, integer: int, plain_text: Clause) -> Ladder | None:
    """Return the clause for the first number of different names or costs."""
    if not isinstance(quantity, Distinct):
        return None
    return meanings_ladders.begun((Measure(amount=quantity), ">=", integer), plain_text)


@RULES.rule(
    "ladder",
    "<ladder><integer><rung-counter>以上なら、<plain-text>",
    example="自分の墓場のスペルが5枚以上なら、1枚引く。8枚以上なら、2枚引く。",
    miss="自分の墓場のスペルが5枚以上なら、1枚引く。8枚以下なら、2枚引く。",
)
def next_rung(ladder: Ladder, integer: int, rung_counter: bool, plain_text: Clause) -> Ladder | None:
    """Return a ladder with the additional clause for a higher number."""
    return meanings_ladders.climbed(ladder, ">=", integer, plain_text)


@RULES.rule(
    "if-text",
    "<ladder><integer><rung-counter>以上なら、<plain-text>",
    example="自分の墓場のスペルが5枚以上なら、1枚引く。8枚以上なら、2枚引く。",
    miss="自分の墓場のスペルが5枚以上なら、1枚引く。",
)
def climbed(ladder: Ladder, integer: int, rung_counter: bool, plain_text: Clause) -> Clause | None:
    """Return the clause of a whole ladder: what is done for each number that is reached."""
    whole = next_rung(ladder, integer, rung_counter, plain_text)
    return whole and whole[1]
