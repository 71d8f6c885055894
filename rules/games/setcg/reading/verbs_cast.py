"""Cards that are cast for free on resolution."""

from rules.games.setcg.nodes import CastFree, CastOnce
from rules.games.setcg.reading.nouns import BREAK, DECK, HAND, OUTSIDE, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.composed import NOTHING
from rules.language.effects import Effect
from rules.language.filters import InZone, OneOf
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

CAST = Rules()

CAST.same("for-nothing", {"without paying its cost": NOTHING, "without paying the cost": NOTHING})


@CAST.rule(
    "clause",
    "[you may] cast 1 <noun> <for-nothing>",
    example="cast 1 Wind Summon of cost 7 or less from your hand without paying its cost",
    miss="cast 1 Summon of cost 3 or less from your hand",
)
def cast(noun: Noun, for_nothing: Effect) -> Clause | None:
    """A player who may cast a card for free need not, whether or not the text says so."""
    wanted = noun.placed() if noun.zone in (HAND, BREAK) and noun.whose == "you" else None
    return None if wanted is None else Clause(CastFree(wanted), about=NONE)


CASTABLE = InZone((HAND, DECK, BREAK, OUTSIDE))


@CAST.rule(
    "clause",
    "[you may] cast it <for-nothing>",
    example="cast it without paying its cost",
    miss="cast it",
)
def cast_it(for_nothing: Effect) -> Clause:
    """The card that the text named, in whatever zone it is."""
    return Clause(CastFree(narrowed(CASTABLE, OneOf(THAT))), about=NONE)


AFTER_USE = "remove that summon from the game after use instead of putting it in the break zone"
CAST.same("removed-after-use", {AFTER_USE: NOTHING, f"if you cast it , {AFTER_USE}": NOTHING})


@CAST.rule(
    "clause",
    "[you may] cast it <for-nothing> . <removed-after-use>",
    example="cast it without paying its cost. " + AFTER_USE,
    miss="cast it without paying its cost. remove that Summon from the game",
)
def cast_it_once(for_nothing: Effect, removed_after_use: Effect) -> Clause:
    """The card that the text named, which is used only this time."""
    return Clause(CastOnce(narrowed(CASTABLE, OneOf(THAT))), about=NONE)
