"""The Forwards that a card battles, and what is done to them and by a Forward that comes."""

from rules.games.setcg.reading.nouns import ANY_CARD, FIELD
from rules.games.setcg.reading.verbs import NONE
from rules.games.setcg.reading.verbs_more import BLOCKER
from rules.games.setcg.reading.verbs_others import struck
from rules.language.composed import If
from rules.language.conditions import Is
from rules.language.effects import Destroy, Do, Effect
from rules.language.filters import AnyOf, Controlled, HasStatus, InZone, OfType
from rules.language.references import Each, It, Subject, This
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

OPPOSED = Rules()

OPPOSING = It("opposing")
"""The Forwards that the card battles, if the ability waits for a block."""
IN_BATTLE = AnyOf((HasStatus("attacking"), HasStatus("blocking")))
THEIRS = narrowed(ANY_CARD, InZone((FIELD,)), Controlled("opponent"), OfType(frozenset({"forward"})))
IN_BATTLE_WITH_IT = Each(narrowed(THEIRS, IN_BATTLE))
"""There is one battle at a time: the other player's Forwards in it oppose a card that is in it as well."""
BLOCKED_BY_IT = ("the forward that blocks or is blocked by ~", "any forwards that are blocked by ~")
OPPOSED.same("object", dict.fromkeys(BLOCKED_BY_IT, Picked("reference", cards=OPPOSING)))
ALL_BROKEN = Do((Destroy(OPPOSING), Destroy(This())))
BOTH_BROKEN = If(Is(This(), IN_BATTLE), Do((Destroy(IN_BATTLE_WITH_IT), Destroy(This()))), Destroy(This()))
OPPOSED.same(
    "clause",
    {
        "break ~ and any forwards that are blocked by ~": Clause(ALL_BROKEN, about=NONE),
        "break ~ as well as the forward that blocks or is blocked by ~": Clause(BOTH_BROKEN, about=NONE),
    },
)
OPPOSED.same(
    "clause",
    {
        "the forward that entered the field deals damage equal to its power to the chosen forward": Clause(
            struck(Subject(), THAT), about=NONE
        )
    },
)


def against_blocker(effect: Effect) -> Effect:
    """Return an effect on the Forward that blocks the card, for an ability that waits for no block."""
    if not mentions(effect, BLOCKER):
        return effect
    blocking = Each(narrowed(THEIRS, HasStatus("blocking")))
    return If(Is(This(), HasStatus("attacking")), substituted(effect, BLOCKER, blocking))
