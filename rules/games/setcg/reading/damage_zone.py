"""Cards in the damage zone, and Forwards that only weaker or cheaper ones can block."""

from rules.games.setcg.reading.amounts import DAMAGE
from rules.games.setcg.reading.changes import Changes
from rules.games.setcg.reading.nouns import HAND, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.abilities import Static
from rules.language.amounts import CostOf, StatOf
from rules.language.changes import GainAbilities, Restrict
from rules.language.effects import MoveTo
from rules.language.filters import CostIs, Filter, StatIs
from rules.language.references import Chosen, This
from rules.language.restrictions import Cannot
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

IN_DAMAGE_ZONE = Rules()

IN_DAMAGE_ZONE.same("qualifier", {"in your damage zone": Noun(zone=DAMAGE, whose="you")})
QUIETLY = "{(} its ex burst effect will not trigger {)}"
IN_DAMAGE_ZONE.same("quietly", {QUIETLY: QUIETLY, f"{QUIETLY} .": QUIETLY})


@IN_DAMAGE_ZONE.rule(
    "clause",
    "put <number> <noun> from your hand into the damage zone <quietly>",
    example="put 2 Fire cards from your hand into the Damage Zone ( its EX burst effect will not trigger )",
    miss="put 2 Fire cards from your hand into the Damage Zone",
)
def put_there(number: int, noun: Noun, quietly: str) -> Clause | None:
    """Only damage lets players use EX Bursts (6.5.2.1)."""
    wanted = None if noun.zone else noun.placed(HAND, "you")
    return None if wanted is None else Clause(MoveTo(Chosen(wanted, number, number), DAMAGE), about=NONE)


SAME_COST = ("of cost equal or inferior to its own", "with a cost inferior or equal to its own")
IN_DAMAGE_ZONE.same(
    "no-better",
    {
        **dict.fromkeys(SAME_COST, CostIs(">", CostOf(This()))),
        "of power equal or inferior to its own": StatIs("power", ">", StatOf(This(), "power")),
    },
)


@IN_DAMAGE_ZONE.rule(
    "restriction",
    "can only be blocked by a forward <no-better>",
    example="can only be blocked by a Forward " + SAME_COST[0],
    miss="can be blocked by a Forward " + SAME_COST[0],
)
def blocked_by_no_better(no_better: Filter) -> Changes:
    """Each card that gains this compares with its own cost."""
    return (GainAbilities((Static(changes=(Restrict(Cannot("be blocked", no_better)),)),)),)
