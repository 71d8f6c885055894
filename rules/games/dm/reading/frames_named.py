"""Paragraphs starting with a keyword and naming cards: which two cards lie beneath, which ones are saved."""

from dataclasses import replace

from rules.games.dm.keywords import EVOLVES_FROM, FROM_THREE
from rules.games.dm.reading.nouns import BATTLE, CREATURE, RACE, Noun
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
    """Two such creatures are beneath it (801.1)."""
    source = _source(owned)
    return None if source is None else Paragraph((source,), frozenset({"Vortex Evolution"}))


@RULES.rule(
    "paragraph",
    "vortex evolution (—|:) put on one of <one:owned> and one of <other:owned> .",
    example="vortex evolution—put on one of your Humans and one of your Ghosts.",
    miss="vortex evolution—put on one of your Humans or one of your Ghosts.",
)
def evolves_from_each(one: Noun, other: Noun) -> Paragraph | None:
    """One creature of each kind is beneath it (801.1)."""
    first, second = _source(one), _source(other)
    if first is None or second is None or first == second:
        return None
    return Paragraph((first, second), frozenset({"Vortex Evolution"}))


@RULES.rule(
    "paragraph",
    "galaxy vortex evolution (—|:) put on [top of] 3 of <owned> .",
    example="galaxy vortex evolution—put on 3 of your Humans.",
    miss="galaxy vortex evolution—put on 2 of your Humans.",
)
def evolves_from_three(owned: Noun) -> Paragraph | None:
    """Three such creatures are beneath it."""
    source = _source(owned)
    return None if source is None else Paragraph((replace(source, keyword=FROM_THREE),))


@RULES.rule(
    "paragraph",
    "evolution (—|:) put on one of <one:owned> or one of <other:owned> .",
    example="evolution—put on one of your Humans or one of your Ghosts.",
    miss="evolution—put on one of your Humans and one of your Ghosts.",
)
def evolves_from_either(one: Noun, other: Noun) -> Paragraph | None:
    first, second = _source(one), _source(other)
    return None if first is None or second is None or first == second else Paragraph((first, second))


@RULES.rule(
    "paragraph",
    "evolution (—|:) put on one of your <one:races> or (a|an) <other:races> .",
    example="evolution—put on one of your Humans or a Ghosts.",
    miss="evolution—put on one of your Humans or a creature.",
)
def evolves_from_races(one: Filter, other: Filter) -> Paragraph | None:
    return evolves_from_either(Noun(RACE, one, True, "you"), Noun(RACE, other, True, "you"))


def _source(owned: Noun) -> KeywordAbility | None:
    wanted = owned.filter()
    if wanted is None or owned.whose != "you" or not owned.several or owned.where != BATTLE:
        return None
    return KeywordAbility(keyword=EVOLVES_FROM, filter=narrowed(wanted, CREATURE))


@RULES.rule("paragraph", "saver : <race-filter> [.]", example="saver: Human", miss="saver: creature")
def saves(race_filter: Filter) -> Paragraph:
    """If such a creature would be destroyed, this one may be instead, as cards explain the keyword."""
    saved = narrowed(InZone((BATTLE,)), Controlled("you"), CREATURE, race_filter)
    return Paragraph((Replacement(Destroyed(saved), fx.Destroy(This()), optional=True),))


@RULES.rule("paragraph", "saver : <noun> [.]", example="saver: water creature", miss="saver: your creature")
def saves_such(noun: Noun) -> Paragraph | None:
    if noun.whose or noun.zone or noun.kind != "creature":
        return None
    saved = narrowed(InZone((BATTLE,)), Controlled("you"), noun.wanted)
    return Paragraph((Replacement(Destroyed(saved), fx.Destroy(This()), optional=True),))
