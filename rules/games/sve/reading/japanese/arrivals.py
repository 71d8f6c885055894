"""How the card itself came onto the field, and when it cannot be played, in Japanese."""

from rules.games.sve.reading import meanings_arrivals, meanings_statics
from rules.language.conditions import Condition, TurnOf
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()

RULES.same(
    "condition",
    {
        "これが手札以外から場に出ていた": meanings_arrivals.CAME_FROM_ELSEWHERE,
        "これが能力によって場に出ていた": meanings_arrivals.CAME_BY_ABILITY,
        "これが墓場から場に出ていた": meanings_arrivals.CAME_FROM_CEMETERY,
        "これがEXエリアからプレイされていた": meanings_arrivals.CAME_PLAYED_FROM_EX_AREA,
    },
)
RULES.same(
    "paragraph",
    {
        "これは自分のターン中、プレイできない。": meanings_statics.never_played(TurnOf()),
        "これはEXエリアからプレイできない。": meanings_statics.never_played(zones=("EX area",)),
        "これは手札以外からプレイできない。": meanings_statics.never_played(zones=("EX area", "cemetery")),
    },
)


@RULES.rule(
    "paragraph",
    "(これは|これをプレイする際、)<condition>なら、プレイできない。",
    example="これは【覚醒】状態でないなら、プレイできない。",
    miss="これは【覚醒】状態でないなら、プレイできる。",
)
def not_if(condition: Condition) -> Paragraph:
    """Return the restriction that the card cannot be played if a condition is met."""
    return meanings_statics.never_played(condition)
