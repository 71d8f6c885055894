"""Cards that players cannot use for some time, and attacks that effects cannot forbid for a turn."""

from rules.games.dm.keywords import AT_ONCE, ATTACK_DESPITE
from rules.games.dm.reading.nouns import Whose
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.statics_denials import UNUSED
from rules.language import effects as fx
from rules.language.changes import Restrict
from rules.language.durations import Duration
from rules.language.filters import Controlled, Filter, IsPlayer
from rules.language.restrictions import Can
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()
_FOE = IsPlayer("opponent")
ALLOWED = (Restrict(Can(ATTACK_DESPITE, _FOE)), Restrict(Can(AT_ONCE, _FOE)))
"""What creatures may do if nothing can keep them from attacking the opponent."""


@RULES.rule(
    "deed",
    "<who-cannot> <used-cards> <until>",
    example="players can't cast spells this turn",
    miss="players can't cast spells",
)
@RULES.rule(
    "deed",
    "<until> , <who-cannot> <used-cards>",
    example="this turn, players can't cast spells",
    miss="this turn, players cast spells",
)
def unused_for(who_cannot: Whose, used_cards: Filter, until: Duration) -> Clause:
    owned = (Controlled(who_cannot),) if who_cannot else ()  # type: ignore[arg-type]
    return Clause(fx.ModifyAll(narrowed(used_cards, *owned), (UNUSED,), until), about=UNSAID)


@RULES.rule(
    "deed",
    "<until> , <who-cannot> <used-cards> or <other:used-cards>",
    example="this turn, players can't cast spells or summon creatures",
    miss="this turn, players can't cast spells and summon creatures",
)
def either_unused_for(who_cannot: Whose, used_cards: Filter, other: Filter, until: Duration) -> Clause:
    first, second = unused_for(who_cannot, used_cards, until), unused_for(who_cannot, other, until)
    return Clause(fx.Do((first.effect, second.effect)), about=UNSAID)


@RULES.rule(
    "ignored",
    "ignore any effects that [would] prevent <subject> from attacking your opponent",
    example="ignore any effects that would prevent your Ghosts from attacking your opponent",
    miss="ignore any effects that would prevent your creatures from attacking creatures",
)
def ignored(subject: Picked) -> Clause | None:
    """Nothing keeps them from attacking this turn, not even having just come, as a card explains it."""
    if subject.how != "each":
        return None
    return Clause(fx.ModifyAll(subject.filter, ALLOWED), about=UNSAID)


@RULES.rule(
    "deed",
    "this turn , <ignored>",
    example="this turn, ignore any effects that would prevent your Ghosts from attacking your opponent",
    miss="ignore any effects that would prevent your creatures from attacking your opponent",
)
@RULES.rule(
    "deed",
    "<ignored> this turn",
    example="ignore any effects that would prevent your Ghosts from attacking your opponent this turn",
    miss="ignore any effects that would prevent your creatures from attacking your opponent",
)
def attacks_despite(ignored: Clause) -> Clause:
    return ignored
