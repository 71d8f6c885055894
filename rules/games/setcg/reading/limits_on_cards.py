"""What single cards cannot do or have done to them: by whose effects, and against stronger cards."""

from rules.games.setcg.definitions import CHARACTERS
from rules.games.setcg.reading.changes import SUMMON, Changes, cannot
from rules.games.setcg.reading.nouns import FIELD, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.games.setcg.reading.verbs_durations import modified
from rules.language.amounts import StatOf
from rules.language.changes import Restrict
from rules.language.durations import END_OF_TURN
from rules.language.effects import Modify, ModifyAll
from rules.language.filters import AnyOf, Controlled, CostIs, Filter, InZone, Not, OfType, Sign, StatIs
from rules.language.references import This
from rules.language.restrictions import Can
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, narrowed

LIMITS_ON_CARDS = Rules()


@LIMITS_ON_CARDS.rule(
    "restriction",
    "cannot be returned to its owner's hand by <source>",
    example="cannot be returned to its owner's hand by your opponent's Summons",
    miss="cannot be returned to its owner's hand by your opponent",
)
def not_returned(source: Filter) -> Changes:
    return cannot("be returned to the hand", other=source)


@LIMITS_ON_CARDS.rule(
    "clause",
    "[the] <noun> <restriction> this turn",
    example="the Forwards you control cannot be blocked this turn",
    miss="the Forwards you control cannot be blocked",
)
@LIMITS_ON_CARDS.rule(
    "clause",
    "during this turn , [the] <noun> <restriction>",
    example="during this turn, the Forwards you control cannot be blocked",
    miss="during each turn, the Forwards you control cannot be blocked",
)
def those_restricted(noun: Noun, restriction: Changes) -> Clause | None:
    wanted = noun.placed() if noun.zone == FIELD else None
    if wanted is None:
        return None
    return acting(Picked("each", wanted), lambda cards: Modify(cards, restriction, END_OF_TURN))


LIMITS_ON_CARDS.same("restriction", {"cannot be chosen by a Summon or an ability": cannot("be chosen")})


@LIMITS_ON_CARDS.rule(
    "clause",
    "~ <restriction> this turn and gains <gains> until the end of the turn",
    example="~ cannot be blocked this turn and gains Haste until the end of the turn",
    miss="~ cannot be blocked and gains Haste until the end of the turn",
)
def restricted_and_gaining(restriction: Changes, gains: Changes) -> Clause:
    return modified(This(), (*restriction, *gains))


THAN_ITSELF: dict[str, Sign] = {
    "greater than his": ">",
    "greater than ~s": ">",
    "less than ~s": "<",
    "equal or inferior to ~s": "<=",
    "equal to or less than ~s": "<=",
    "less than or equal to ~s": "<=",
}
LIMITS_ON_CARDS.same("than-itself", THAN_ITSELF)


@LIMITS_ON_CARDS.rule(
    "qualifier",
    "with a power <than-itself>",
    example="with a power less than ~s",
    miss="with a power less than",
)
def compared(than_itself: Sign) -> Noun:
    """Cards whose power compares this way with the card's own, as both are now."""
    return Noun(StatIs("power", than_itself, StatOf(This(), "power")))


BURSTS = InZone(("damage zone",))
"""An EX Burst is the Summon or the ability of a card that lies in the damage zone."""
OF_CHARACTER = narrowed(Controlled("opponent"), Not(SUMMON), OfType(CHARACTERS))
LIMITS_ON_CARDS.same(
    "source",
    {
        "a summon of your opponent": narrowed(Controlled("opponent"), SUMMON),
        "an ability of a character your opponent controls": OF_CHARACTER,
        "ex bursts": BURSTS,
        "summons' ex bursts or characters' ex bursts": BURSTS,
    },
)


@LIMITS_ON_CARDS.rule(
    "source",
    "your opponent's summon of cost <number> or less"
    " or an ability of their character of cost <other:number> or less",
    example="your opponent's Summon of cost 3 or less or an ability of their Character of cost 3 or less",
    miss="your opponent's Summon of cost 3 or less",
)
def cheap_source(number: int, other: int) -> Filter | None:
    return narrowed(Controlled("opponent"), CostIs("<=", number)) if number == other else None


LIMITS_ON_CARDS.same(
    "kind-with-abilities",
    {
        "forward's": OfType(frozenset({"forward"})),
        "backup's": OfType(frozenset({"backup"})),
        "monster's": OfType(frozenset({"monster"})),
        "character's": OfType(CHARACTERS),
    },
)


@LIMITS_ON_CARDS.rule(
    "source",
    "(a|an) [<qualities>] <kind:kind-with-abilities> ability",
    example="a Fire Forward's ability",
    miss="Fire Forward's ability",
)
def ability_of_kind(kind: Filter, qualities: Filter | None = None) -> Filter | None:
    if isinstance(qualities, AnyOf):
        return None
    return kind if qualities is None else narrowed(kind, qualities)


@LIMITS_ON_CARDS.rule(
    "clause",
    "no <noun> can attack this turn",
    example="no Forward of cost 2 or less can attack this turn",
    miss="no Forward of cost 2 or less can attack",
)
def none_attacks(noun: Noun) -> Clause | None:
    """No such card can, not even one that comes or changes later in the turn."""
    wanted = noun.placed() if noun.zone in ("", FIELD) else None
    return None if wanted is None else Clause(ModifyAll(wanted, cannot("attack"), END_OF_TURN), about=NONE)


LIMITS_ON_CARDS.same(
    "restriction",
    {
        "can use action abilities and special abilities with {dull} in the cost as though they had haste": (
            Restrict(Can("dull at once")),
        )
    },
)
