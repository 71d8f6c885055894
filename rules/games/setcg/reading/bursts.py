"""EX Bursts that cannot be used, and Light and Dark cards that can be on the field together."""

from rules.games.setcg.nodes import HurtWithoutBursts
from rules.games.setcg.reading.antecedents import Text
from rules.games.setcg.reading.nouns import Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.abilities import Static
from rules.language.changes import Restrict
from rules.language.effects import DealDamageToPlayer
from rules.language.filters import OfAttribute
from rules.language.restrictions import Can, Cannot
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

BURSTS = Rules()

UNUSED = "let EX Bursts be used"
QUIET = "ex bursts of cards put into the damage zone due to this"
BURSTS.same(
    "unusable", {f"{QUIET} {cause} cannot be used": UNUSED for cause in ("ability", "damage", "effect")}
)


@BURSTS.rule(
    "text",
    "<text> <unusable> .",
    example=f"~ deals you 1 point of damage. {QUIET} damage cannot be used.",
    miss=f"draw 1 card. {QUIET} damage cannot be used.",
)
def hurt_quietly(text: Text, unusable: str) -> Text | None:
    *before, last = text
    match last.effect:
        case DealDamageToPlayer(amount, "you", None) if not last.targets:
            return (*before, Clause(HurtWithoutBursts(amount), about=NONE))
    return None


@BURSTS.rule(
    "static",
    "any <noun> put in the damage zone due to ~ cannot use its ex burst",
    example="any Summon put in the Damage Zone due to ~ cannot use its EX Burst",
    miss="any Summon put in the Damage Zone cannot use its EX Burst",
)
def turned_over_quietly(noun: Noun) -> Static | None:
    if noun.zone or noun.whose != "anyone":
        return None
    return Static(changes=(Restrict(Cannot(UNUSED, noun.filter)),))


@BURSTS.rule(
    "static",
    "~ can be played onto the field even if you control other <element> characters",
    example="~ can be played onto the field even if you control other Light Characters",
    miss="~ can be played onto the field even if you control Light Characters",
)
def beside_others(element: OfAttribute) -> Static | None:
    if not element.words <= {"shine", "dark"}:
        return None
    return Static(changes=(Restrict(Can("be beside", element)),))
