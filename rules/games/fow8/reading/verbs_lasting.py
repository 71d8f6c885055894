"""What Force of Will's effects change of cards for some time."""

from rules.games.fow8.reading.changes import Changes
from rules.language import effects as fx
from rules.language.changes import ChangeController
from rules.language.durations import ALWAYS
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()
RULES.same(
    "this-turn",
    {
        "until end of turn": True,
        "until the end of turn": True,
        "until the end of the turn": True,
        "this turn": True,
    },
)


@RULES.rule(
    "clause",
    "<picked> <doings> <this-turn>",
    example="target resonator gains [Flying] until end of turn",
    miss="target resonator gains [Flying]",
)
@RULES.rule(
    "clause",
    "<this-turn> [,] <picked> <doings>",
    example="until end of turn , target resonator gains [Flying]",
    miss="target resonator gains [Flying]",
)
def changed(picked: Picked, doings: Changes, this_turn: bool) -> Clause | None:
    return acting(picked, lambda cards: fx.Modify(cards, doings))


@RULES.rule(
    "clause",
    "[you] gain control of <picked> <this-turn>",
    example="gain control of target resonator until end of turn",
    miss="gain control of target resonator",
)
def control_for_turn(picked: Picked, this_turn: bool) -> Clause | None:
    return acting(picked, lambda cards: fx.Modify(cards, (ChangeController("you"),)))


@RULES.rule(
    "clause",
    "[you] gain control of <picked>",
    example="gain control of target resonator",
    miss="gain target resonator",
)
def control(picked: Picked) -> Clause | None:
    return acting(picked, lambda cards: fx.Modify(cards, (ChangeController("you"),), ALWAYS))
