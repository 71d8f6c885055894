"""Events of cards that leave a zone, and what their player then does."""

from rules.games.dm.reading.actors import done_by, speaks_only_of_opponent
from rules.games.dm.reading.events import When
from rules.games.dm.reading.nouns import SHIELDS
from rules.games.dm.reading.statics import Abilities
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Triggered
from rules.language.filters import Controlled
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "event",
    "a card leaves your <zone>",
    example="a card leaves your mana zone",
    miss="a card leaves your opponent's mana zone",
)
def leaves_zone(zone: str) -> When | None:
    if zone not in ("mana zone", "graveyard", SHIELDS):
        return None
    return When(ev.Moves(Controlled("you"), origin=(zone,)), None)


@RULES.rule(
    "event",
    "a shield leaves your shield zone",
    example="a shield leaves your shield zone",
    miss="a shield leaves your hand",
)
def shield_leaves() -> When | None:
    return leaves_zone(SHIELDS)


@RULES.rule(
    "triggered",
    "(when|whenever) <event> , (he|they) <acts> .",
    example="whenever your opponent casts a spell, he draws a card.",
    miss="whenever you cast a spell, he draws a card.",
)
def they_do(event: When, acts: Clause) -> Abilities | None:
    """The event must be the opponent's alone, so that it is clear who acts."""
    if not speaks_only_of_opponent(event.event) or mentions(event.event, Controlled("you")):
        return None
    done = done_by(acts, "opponent").effect
    return None if done == fx.NOTHING or mentions(done, THAT) else (Triggered(event.event, done),)
