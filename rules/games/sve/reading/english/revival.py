"""Cards in English that move themselves from the cemetery or the EX area."""

from rules.games.sve.reading import meanings_revival, meanings_words
from rules.language.references import It
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same(
    "from-where",
    {
        "from your cemetery": meanings_words.FROM_CEMETERY,
        "from your EX area": meanings_words.FROM_EX_AREA,
    },
)
RULES.same("self-place", {"onto your field": "field", "into your EX area": "EX area"})


@RULES.rule(
    "act",
    "put <self> <from-where> <self-place>",
    example="put this card from your cemetery into your EX area",
    miss="put a card from your cemetery into your EX area",
)
def put_itself(self: bool, from_where: It, self_place: str) -> Clause:
    """Return a clause in which the card moves itself from where its ability works."""
    return meanings_revival.moving_itself(from_where, self_place)


@RULES.rule(
    "act",
    "summon <self> <from-where>",
    example="summon this card from your cemetery",
    miss="summon a card from your cemetery",
)
def summon_itself(self: bool, from_where: It) -> Clause:
    """Return a clause in which the card moves itself onto the field."""
    return meanings_revival.moving_itself(from_where, "field")


@RULES.rule(
    "act",
    "summon <self> <from-where> engaged",
    example="summon this card from your EX area engaged",
    miss="summon it from your EX area engaged",
)
def summon_itself_engaged(self: bool, from_where: It) -> Clause:
    """Return a clause in which the card moves itself onto the field engaged."""
    return meanings_revival.moving_itself(from_where, "field", rested=True)
