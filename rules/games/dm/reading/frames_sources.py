"""What creatures can also evolve from: cards of the graveyard or the mana zone, or anything."""

from dataclasses import replace

from rules.games.dm.keywords import ANY_EVOLUTION, EVOLVES_FROM, FROM_THREE, FROM_TWO
from rules.games.dm.reading.nouns import CREATURE, GRAVEYARD, MANA, RACE, Noun
from rules.games.dm.reading.statics import Abilities
from rules.language.abilities import KeywordAbility, Static
from rules.language.changes import GainKeywords
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()
RULES.same("source-zone", {"graveyard": GRAVEYARD, "mana": MANA})
RULES.same(
    "onto-them",
    {
        "and put this (creature|card) [into the battle zone] on top of (that creature|those creatures)": True,
    },
)


@RULES.rule(
    "paragraph",
    "<source-zone> evolution (—|:) choose (a|an) <noun> <onto-them> .",
    example="graveyard evolution—choose a Ghost in your graveyard and put this creature on top of that "
    "creature.",
    miss="graveyard evolution—choose a Ghost in your graveyard.",
)
def from_one(source_zone: str, noun: Noun, onto_them: bool) -> Paragraph | None:
    source = None if noun.several else _source(source_zone, noun)
    return None if source is None else Paragraph((source,))


@RULES.rule(
    "paragraph",
    "<source-zone> vortex evolution (—|:) choose 2 <noun> <onto-them> .",
    example="mana vortex evolution—choose 2 Ghosts in your mana zone and put this creature on top of those "
    "creatures.",
    miss="mana vortex evolution—choose 2 Ghosts and put this creature on top of those creatures.",
)
def from_two(source_zone: str, noun: Noun, onto_them: bool) -> Paragraph | None:
    source = _source(source_zone, noun) if noun.several else None
    return None if source is None else Paragraph((replace(source, keyword=FROM_TWO),))


@RULES.rule(
    "paragraph",
    "<source-zone> galaxy vortex evolution (—|:) choose 3 <noun> <onto-them> .",
    example="mana galaxy vortex evolution—choose 3 Ghosts in your mana zone and put this creature on top of "
    "those creatures.",
    miss="mana galaxy vortex evolution—choose 2 Ghosts in your mana zone and put this creature on top of "
    "those creatures.",
)
def from_three(source_zone: str, noun: Noun, onto_them: bool) -> Paragraph | None:
    source = _source(source_zone, noun) if noun.several else None
    return None if source is None else Paragraph((replace(source, keyword=FROM_THREE),))


@RULES.rule(
    "static",
    "you can put an evolution creature of any race on this creature",
    example="you can put an evolution creature of any race on this creature",
    miss="you can put an evolution creature on this creature",
)
def base_of_any() -> Abilities:
    return (Static((GainKeywords(frozenset({ANY_EVOLUTION})),)),)


def _source(zone: str, noun: Noun) -> KeywordAbility | None:
    wanted = noun.filter()
    if wanted is None or noun.zone != zone or noun.whose != "you" or noun.kind not in ("creature", RACE):
        return None
    return KeywordAbility(keyword=EVOLVES_FROM, filter=narrowed(wanted, CREATURE))
