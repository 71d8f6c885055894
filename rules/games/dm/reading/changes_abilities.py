"""Changes to what cards have themselves: abilities lost, power set, untapping, being chosen."""

from rules.games.dm.reading.changes import Changes
from rules.games.dm.reading.nouns_civilizations import CIVILIZATIONS
from rules.games.dm.reading.statics import UNCHOSEN
from rules.language.abilities import Triggered
from rules.language.changes import AddAttributes, GainAbilities, LoseAllAbilities, Restrict, SetStats
from rules.language.effects import May, Recover
from rules.language.events import Moment
from rules.language.references import This
from rules.language.restrictions import Cannot
from rules.reading.grammar import Rules

RULES = Rules()
_UNTAPS = Moment("turn_ends", "you")
RULES.same(
    "change",
    {
        "(loses|lose) all [of] [its|their] abilities": (LoseAllAbilities(),),
        "(has|have) all civilizations": (AddAttributes(frozenset(CIVILIZATIONS)),),
        "can't be chosen by your opponent": (UNCHOSEN,),
        "can't be chosen": (Restrict(Cannot("be chosen")),),
        "can't be chosen or attacked": (Restrict(Cannot("be chosen")), Restrict(Cannot("be attacked"))),
        "(untaps|untap) at the end of (your turn|each of your turns|your turns)": (
            GainAbilities((Triggered(_UNTAPS, Recover(This())),)),
        ),
        "may untap at the end of (your turn|each of your turns|your turns)": (
            GainAbilities((Triggered(_UNTAPS, May(Recover(This()))),)),
        ),
    },
)


@RULES.rule(
    "change",
    "(has|have|gets|get) power <n:integer> instead of (its|their) power",
    example="has power 1000 instead of its power",
    miss="has power 1000",
)
def power_set(n: int) -> Changes:
    return (SetStats((n,)),)
