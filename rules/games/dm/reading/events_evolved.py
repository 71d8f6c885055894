"""What triggers when a creature evolves or awakens, and when the opponent chooses or attacks it."""

from rules.games.dm.nodes import Evolves, TurnsOver
from rules.games.dm.reading.events import When
from rules.games.dm.reading.frames import finished
from rules.games.dm.reading.statics import Abilities
from rules.language import events as ev
from rules.language.abilities import Triggered
from rules.language.filters import Controlled
from rules.language.references import This
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules

RULES = Rules()
CHOSEN = ev.By(ev.Targeted(), Controlled("opponent"))
RULES.same(
    "event",
    {
        "this creature [link] awakens": When(TurnsOver(), This()),
        "this creature is dragsolutioned": When(TurnsOver(), This()),
        "your opponent chooses this creature": When(CHOSEN, This()),
        "this creature is chosen by your opponent": When(CHOSEN, This()),
        "this creature is attacked or chosen by your opponent": When(
            ev.AnyEvent((ev.Attacked(), CHOSEN)), This()
        ),
    },
)


@RULES.rule(
    "triggered",
    "(when|whenever) this creature evolves , <effect>",
    example="when this creature evolves, draw a card.",
    miss="when this creature evolves, draw",
)
def evolves(effect: Clause) -> Abilities | None:
    """The creature is beneath another card by then, so the text cannot be about itself."""
    if not finished(effect) or mentions(effect.effect, This()) or mentions(effect.effect, THAT):
        return None
    return (Triggered(Evolves(), effect.effect),)
