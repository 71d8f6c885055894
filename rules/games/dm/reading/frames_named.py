"""Paragraphs that begin with a keyword and name cards: what two cards lie beneath, who is saved."""

from rules.games.dm.keywords import EVOLVES_FROM
from rules.games.dm.reading.nouns import BATTLE, CREATURE, Noun
from rules.language import effects as fx
from rules.language.abilities import KeywordAbility, Replacement
from rules.language.events import Destroyed
from rules.language.filters import Controlled, Filter, InZone
from rules.language.references import This
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule(
    "paragraph",
    "vortex evolution (—|:) put on [top of] 2 of <owned> .",
    example="vortex evolution—put on 2 of your Humans.",
    miss="vortex evolution—put on 2 Humans.",
)
def evolves_from_two(owned: Noun) -> Paragraph | None:
    """Two such creatures lie beneath (801.1)."""
    wanted = owned.filter()
    if wanted is None or owned.whose != "you" or not owned.several or owned.where != BATTLE:
        return None
    source = KeywordAbility(keyword=EVOLVES_FROM, filter=narrowed(wanted, CREATURE))
    return Paragraph((source,), frozenset({"Vortex Evolution"}))


@RULES.rule("paragraph", "saver : <race-filter> [.]", example="saver: Human", miss="saver: creature")
def saves(race_filter: Filter) -> Paragraph:
    """Where such a creature would be destroyed, this one may be instead, as cards explain the keyword."""
    saved = narrowed(InZone((BATTLE,)), Controlled("you"), CREATURE, race_filter)
    return Paragraph((Replacement(Destroyed(saved), fx.Destroy(This()), optional=True),))
