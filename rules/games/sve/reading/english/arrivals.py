"""How the card itself came onto the field, and when it cannot be played, in English."""

from rules.games.sve.reading import meanings_arrivals, meanings_statics
from rules.language.conditions import Condition, TurnOf
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()

RULES.same(
    "how-it-came",
    {
        **dict.fromkeys(
            (
                "was put onto the field from anywhere other than your hand",
                "was put onto the field from anywhere other than the hand",
                "wasn't put onto the field from hand",
            ),
            meanings_arrivals.CAME_FROM_ELSEWHERE,
        ),
        "was put onto the field by an ability": meanings_arrivals.CAME_BY_ABILITY,
        "was put onto the field from the cemetery": meanings_arrivals.CAME_FROM_CEMETERY,
        "was summoned from the cemetery": meanings_arrivals.CAME_FROM_CEMETERY,
        "was played from the EX area": meanings_arrivals.CAME_PLAYED_FROM_EX_AREA,
    },
)
RULES.same(
    "unplayable",
    {
        "can't be played during your turn": meanings_statics.never_played(TurnOf()),
        "can't be played from the EX area": meanings_statics.never_played(zones=("EX area",)),
        "can only be played from hand": meanings_statics.never_played(zones=("EX area", "cemetery")),
    },
)


RULES.same("paragraph", {"you may play any number of evolve per turn .": meanings_statics.evolving_again()})


@RULES.rule(
    "condition",
    "<self> <how-it-came>",
    example="this card was put onto the field by an ability",
    miss="it was put onto the field by an ability",
)
def came(self: bool, how_it_came: Condition) -> Condition:
    """Return how the card itself came onto the field."""
    return how_it_came


@RULES.rule(
    "paragraph",
    "<self> <unplayable> .",
    example="This card can't be played from the EX area.",
    miss="It can't be played from the EX area.",
)
def never(self: bool, unplayable: Paragraph) -> Paragraph:
    """Return the restriction that the card can never be played from some zones."""
    return unplayable


@RULES.rule(
    "paragraph",
    "<self> can't be played if <condition> .",
    example="This can't be played if Overflow is active for you.",
    miss="This can't be played unless Overflow is active for you.",
)
def not_if(self: bool, condition: Condition) -> Paragraph:
    """Return the restriction that the card cannot be played if a condition is met."""
    return meanings_statics.never_played(condition)


@RULES.rule(
    "paragraph",
    "<self> (can't be played unless|can only be played if) <condition> .",
    example="This can't be played unless Overflow is active for you.",
    miss="This can't be played if Overflow is active for you.",
)
def only_if(self: bool, condition: Condition) -> Paragraph:
    """Return the restriction that the card can be played only if a condition is met."""
    return meanings_statics.never_played(meanings_statics.unless(condition))
