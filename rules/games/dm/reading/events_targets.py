"""Attacks that trigger by what is attacked."""

from rules.games.dm.reading.events import When, watched
from rules.games.dm.reading.nouns import Noun
from rules.language import events as ev
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "event",
    "this creature attacks <one-card>",
    example="this creature attacks a creature that has power 6000 or more",
    miss="this creature blocks a creature that has power 6000 or more",
)
def attacks_card(one_card: Noun) -> When | None:
    """What "it" is behind this is not certain."""
    wanted = watched(one_card)
    if wanted is None or one_card.kind == "card" or one_card.whose == "you":
        return None
    return When(ev.Attacks(target=wanted), None)
