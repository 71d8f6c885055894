"""The next card of a kind used this turn, which costs less."""

from rules.games.dm.reading.nouns import Noun
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.prices_optional import used
from rules.language import effects as fx
from rules.language.amounts import Fixed, TimesHappened
from rules.language.changes import ChangeCost
from rules.language.conditions import Compare
from rules.language.events import Plays
from rules.language.filters import Controlled
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
RULES.same("costs-so", {"(may cost [up to]|costs up to)": True})


@RULES.rule(
    "next-cheaper",
    "this turn , the next <noun> you <use-verb> <costs-so> <n:integer> less",
    example="this turn, the next Ghost you summon may cost 2 less",
    miss="this turn, the next Ghost may cost 2 less",
)
@RULES.rule(
    "next-cheaper",
    "the next <noun> you <use-verb> this turn <costs-so> <n:integer> less",
    example="the next fire spell you cast this turn may cost 2 less",
    miss="the next fire spell this turn may cost 2 less",
)
def next_is_cheaper(noun: Noun, use_verb: str, n: int, costs_so: bool) -> Clause | None:
    """A card used earlier this turn is not the next one."""
    wanted = used(noun, use_verb) if not noun.several and not noun.whose else None
    if wanted is None:
        return None
    yours = narrowed(wanted, Controlled("you"))
    so_far = TimesHappened(Plays(yours))
    cheaper = ChangeCost(less=(("mana", n),))
    made = fx.ModifyAll(yours, (cheaper,), when=Compare(so_far, "<=", Fixed()))
    return Clause(fx.Fix(so_far, made), about=UNSAID)


@RULES.rule(
    "deed",
    "<next-cheaper>",
    example="this turn, the next Ghost you summon may cost 2 less",
    miss="this turn, the next Ghost costs less",
)
def without_floor(next_cheaper: Clause) -> Clause:
    return next_cheaper


@RULES.rule(
    "deed",
    "<next-cheaper> . <floor>",
    example="this turn, the next Ghost you summon may cost 2 less. it can't cost 0 or less",
    miss="this turn, the next Ghost you summon may cost 2 less. it costs 0 or less",
)
def with_floor(next_cheaper: Clause, floor: int) -> Clause | None:
    match next_cheaper.effect:
        case fx.Fix(so_far, fx.ModifyAll(yours, (ChangeCost(less=less),), until, when)):
            made = fx.ModifyAll(yours, (ChangeCost(less=less, floor=floor),), until, when)
            return Clause(fx.Fix(so_far, made), about=UNSAID)
    return None
