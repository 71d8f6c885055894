"""Attacks that trigger by what is attacked."""

from rules.games.dm.reading.events import When, watched
from rules.games.dm.reading.nouns import Noun
from rules.language import events as ev
from rules.language.filters import IsPlayer
from rules.language.references import Subject
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


@RULES.rule(
    "event",
    "<one-card> (attacks|attack) (your opponent|a player)",
    example="one of your creatures attacks your opponent",
    miss="one of your creatures attacks a creature",
)
def attacks_player(one_card: Noun) -> When | None:
    wanted = watched(one_card)
    if wanted is None or one_card.kind == "card":
        return None
    return When(ev.Attacks(wanted, IsPlayer()), Subject())
