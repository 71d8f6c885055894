"""What Force of Will's cards say about the attributes of will that pays for other cards."""

from rules.games.fow8.reading.nouns import Noun
from rules.language.abilities import Ability, Static
from rules.language.changes import ChangeCost
from rules.language.filters import All, Controlled
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule(
    "static",
    "you may pay the attribute cost of <noun> with will of any attribute",
    example="you may pay the attribute cost of Elf resonators with will of any attribute",
    miss="you may pay the cost of Elf resonators with will of any attribute",
)
def in_any_attribute(noun: Noun) -> tuple[Ability, ...] | None:
    """The cards that the player plays, from any zone, and not their abilities."""
    if noun.said or noun.filter == All():
        return None
    return (Static((ChangeCost(any_kind=True),), narrowed(noun.filter, Controlled("you"))),)
