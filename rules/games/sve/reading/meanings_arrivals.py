"""Trees for how the card itself came onto the field, in both languages."""

from rules.games.sve.movement import BY_ABILITY, FROM_CEMETERY, FROM_ELSEWHERE, PLAYED_FROM_EX_AREA
from rules.language.conditions import Condition, Is
from rules.language.filters import HasStatus
from rules.language.references import This

CAME_BY_ABILITY: Condition = Is(This(), HasStatus(BY_ABILITY))
CAME_FROM_ELSEWHERE: Condition = Is(This(), HasStatus(FROM_ELSEWHERE))
CAME_FROM_CEMETERY: Condition = Is(This(), HasStatus(FROM_CEMETERY))
CAME_PLAYED_FROM_EX_AREA: Condition = Is(This(), HasStatus(PLAYED_FROM_EX_AREA))
