"""Cards that are chosen so that something is done with all the others."""

from rules.games.dm.reading.nouns import Noun
from rules.games.dm.reading.picks import ACTOR, UNSAID
from rules.games.dm.reading.places import Destination, fits
from rules.games.dm.reading.verbs import moved
from rules.language import effects as fx
from rules.language.filters import Filter, Not, OneOf
from rules.language.references import Cards, Chosen, Each, It
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()
KEPT = "kept"


def _others(wanted: Filter) -> Cards:
    return Each(narrowed(wanted, Not(OneOf(It(KEPT)))))


def _kept(count: int, owned: Noun) -> Chosen | None:
    wanted = owned.filter()
    if wanted is None or not owned.several:
        return None
    return Chosen(wanted, count, count, ACTOR)  # type: ignore[arg-type]


@RULES.rule(
    "act",
    "(choose|chooses) <n:count> of <owned> [in the battle zone] [,] and (put|puts|return|returns) the rest "
    "<into>",
    example="choose one of your creatures and put the rest into your hand",
    miss="choose one of your creatures and put it into your hand",
)
def others_moved(n: int, owned: Noun, into: Destination) -> Clause | None:
    kept = _kept(n, owned)
    if kept is None or not fits(Picked("each", kept.filter), into):
        return None
    return Clause(fx.Let(KEPT, kept, moved(_others(kept.filter), into)), about=UNSAID)


@RULES.rule(
    "act",
    "(choose|chooses) <n:count> of <owned> [in the battle zone] [,] and (destroy|destroys) the rest",
    example="choose one of your creatures and destroy the rest",
    miss="choose one of your creatures and destroy it",
)
def others_destroyed(n: int, owned: Noun) -> Clause | None:
    kept = _kept(n, owned)
    if kept is None:
        return None
    return Clause(fx.Let(KEPT, kept, fx.Destroy(_others(kept.filter))), about=UNSAID)
