"""Summons and abilities on the stack, by the cards that they chose."""

from rules.games.setcg.reading.nouns import FIELD, Noun
from rules.games.setcg.reading.verbs import ON_STACK
from rules.games.setcg.reading.verbs_more import ACTION, AUTO
from rules.language.filters import AnyOf, Filter, HasTarget
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, choosing, narrowed, order_of

AIMED = Rules()


WAITING: dict[str, tuple[Filter, ...]] = {
    "summon": (ON_STACK,),
    "auto-ability": (AUTO,),
    "ability": (AUTO, ACTION),
    "summon or ability": (ON_STACK, AUTO, ACTION),
    "summon or auto-ability": (ON_STACK, AUTO),
}
AIMED.same("aiming", WAITING)


@AIMED.rule(
    "cancelled",
    "choose 1 <aiming> [that is] (choosing|targeting) (a|an) <noun>",
    example="choose 1 Summon choosing a Fire Forward you control",
    miss="choose 1 Summon choosing only 1 Fire Forward you control",
)
def aimed_at(aiming: tuple[Filter, ...], noun: Noun) -> Clause | None:
    wanted = noun.placed() if noun.zone in ("", FIELD) else None
    if wanted is None:
        return None
    each = [narrowed(one, HasTarget(wanted)) for one in aiming]
    return choosing(Picked("target", each[0] if len(each) == 1 else AnyOf(tuple(sorted(each, key=order_of)))))
