"""What makes the next card that a player casts this turn cheaper."""

from rules.games.setcg.reading.nouns import HAND, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.amounts import Fixed, TimesHappened
from rules.language.changes import ChangeCost
from rules.language.composed import Fix
from rules.language.conditions import Compare
from rules.language.durations import END_OF_TURN
from rules.language.effects import ModifyAll
from rules.language.events import Plays
from rules.language.filters import Controlled
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

PRICES = Rules()
CHEAPER = "the cost required to cast your next <noun> <cheaper>"


@PRICES.rule(
    "clause",
    "the cost required to (cast your next <noun>|play your next <noun> onto the field) this turn <cheaper>",
    example="the cost required to cast your next Fire Monster this turn is reduced by 7",
    miss="the cost required to cast your next Fire Monster is reduced by 7",
)
@PRICES.rule(
    "clause",
    f"during this turn , {CHEAPER}",
    example="during this turn, the cost required to cast your next Fire Monster is reduced by 7",
    miss="the cost required to cast your next Fire Monster is reduced by 7",
)
def next_is_cheaper(noun: Noun, cheaper: ChangeCost) -> Clause | None:
    """The change lasts until one card of the kind has been cast."""
    wanted = None if noun.zone or noun.whose != "anyone" else noun.placed(HAND, "you")
    if wanted is None:
        return None
    cast = TimesHappened(Plays(narrowed(noun.filter, Controlled("you"))))
    change = ModifyAll(wanted, (cheaper,), END_OF_TURN, when=Compare(cast, "=", Fixed("cast")))
    return Clause(Fix(cast, change, "cast"), about=NONE)


@PRICES.rule(
    "clause",
    "the cost required to cast your <noun> this turn <cheaper>",
    example="the cost required to cast your Summons this turn is reduced by 2",
    miss="the cost required to cast your Summons is reduced by 2",
)
def all_are_cheaper(noun: Noun, cheaper: ChangeCost) -> Clause | None:
    wanted = None if noun.zone or noun.whose != "anyone" else noun.placed(HAND, "you")
    return None if wanted is None else Clause(ModifyAll(wanted, (cheaper,), END_OF_TURN), about=NONE)
