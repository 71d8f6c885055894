"""Paragraphs whose keyword says when their ability exists: beside others, with mana, after shields broke."""

from dataclasses import replace

from rules.games.dm.nodes import Breaks
from rules.games.dm.reading.changes import power_attacker as attacker
from rules.games.dm.reading.frames_keywords import YOUR_CREATURES
from rules.games.dm.reading.nouns import BATTLE, CREATURE, MANA
from rules.games.dm.reading.statics import Abilities, both_hold
from rules.language.abilities import Static
from rules.language.changes import GainKeywords, Restrict
from rules.language.conditions import AllHold, Condition, Happened, Is, There
from rules.language.filters import (
    Controlled,
    HasStatus,
    HostOf,
    InZone,
    Not,
    OfAttribute,
    OfType,
    Other,
    WithKeyword,
)
from rules.language.references import This
from rules.language.restrictions import Cannot
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()
METAMORPH = There(narrowed(InZone((MANA,)), Controlled("you")), 7)
TURBO_RUSH = Happened(Breaks(narrowed(YOUR_CREATURES, Other())))
WAVE_STRIKER = There(
    narrowed(InZone((BATTLE,)), CREATURE, Other(), WithKeyword(frozenset({"Wave Striker"}))), 2
)
CROSSED = Is(This(), HostOf(OfType(frozenset({"cross gear"}))))


def _while(abilities: Abilities, when: Condition) -> Abilities | None:
    if any(isinstance(one.when, AllHold) for one in abilities):
        return None
    return tuple(replace(one, when=both_hold(when, one.when)) for one in abilities)


@RULES.rule(
    "paragraph",
    "wave striker : <ability>",
    example="wave striker: whenever this creature attacks, draw a card.",
    miss="wave striker: draw a card.",
)
def wave_striker(ability: Abilities) -> Paragraph | None:
    found = _while(ability, WAVE_STRIKER)
    return None if found is None else Paragraph(found, frozenset({"Wave Striker"}))


@RULES.rule(
    "paragraph",
    "turbo rush : <ability>",
    example="turbo rush: whenever this creature attacks, draw a card.",
    miss="turbo rush: draw a card.",
)
def turbo_rush(ability: Abilities) -> Paragraph | None:
    found = _while(ability, TURBO_RUSH)
    return None if found is None else Paragraph(found)


@RULES.rule(
    "paragraph",
    "metamorph : <ability>",
    example="metamorph: whenever this creature attacks, draw a card.",
    miss="metamorph: draw a card.",
)
def metamorph(ability: Abilities) -> Paragraph | None:
    found = _while(ability, METAMORPH)
    return None if found is None else Paragraph(found)


@RULES.rule(
    "paragraph",
    "metamorph : <keyword> [.]",
    example="metamorph: double breaker",
    miss="metamorph: shield trigger",
)
def metamorph_keyword(keyword: str) -> Paragraph:
    return Paragraph((Static((GainKeywords(frozenset({keyword})),), when=METAMORPH),))


@RULES.rule("paragraph", "<civ> stealth [.]", example="water stealth", miss="stealth")
def stealth(civ: str) -> Paragraph:
    return Paragraph(stealthy(civ))


def stealthy(civ: str) -> Abilities:
    """Return that a creature cannot be blocked while the opponent has mana of a civilization."""
    theirs = narrowed(InZone((MANA,)), Controlled("opponent"), OfAttribute(frozenset({civ})))
    return (Static((Restrict(Cannot("be blocked")),), when=There(theirs)),)


@RULES.rule("paragraph", "<civs-all> blocker [.]", example="light and water blocker", miss="blocker")
def blocks_some(civs_all: frozenset[str]) -> Paragraph:
    """It has Blocker only against creatures of these civilizations, as cards explain it."""
    others = narrowed(InZone((BATTLE,)), CREATURE, Not(OfAttribute(civs_all)))
    blocker = Static((GainKeywords(frozenset({"Blocker"})), Restrict(Cannot("block", others))))
    return Paragraph((blocker,))


@RULES.rule("paragraph", "<civs-all> slayer [.]", example="light and water slayer", miss="slayer")
def slays_some(civs_all: frozenset[str]) -> Paragraph:
    """It has Slayer while it battles a creature of one of these civilizations."""
    foe = narrowed(InZone((BATTLE,)), CREATURE, Other(), OfAttribute(civs_all), HasStatus("battling"))
    when = AllHold((Is(This(), HasStatus("battling")), There(foe)))
    return Paragraph((Static((GainKeywords(frozenset({"Slayer"})),), when=when),))


@RULES.rule(
    "paragraph", "wave striker : <keyword> [.]", example="wave striker: blocker", miss="wave striker: charger"
)
def wave_striker_keyword(keyword: str) -> Paragraph:
    gained = Static((GainKeywords(frozenset({keyword})),), when=WAVE_STRIKER)
    return Paragraph((gained,), frozenset({"Wave Striker"}))


@RULES.rule(
    "paragraph",
    "wave striker : power attacker + <integer> [.]",
    example="wave striker: power attacker +2000",
    miss="wave striker: power attacker",
)
def wave_striker_attacker(integer: int) -> Paragraph:
    return Paragraph((Static(attacker(integer), when=WAVE_STRIKER),), frozenset({"Wave Striker"}))


@RULES.rule(
    "paragraph",
    "accelerator : <ability>",
    example="accelerator: whenever this creature attacks, draw a card.",
    miss="accelerator: draw a card.",
)
def accelerator(ability: Abilities) -> Paragraph | None:
    found = _while(ability, CROSSED)
    return None if found is None else Paragraph(found)


@RULES.rule(
    "paragraph", "accelerator : <keyword> [.]", example="accelerator: blocker", miss="accelerator: charger"
)
def accelerator_keyword(keyword: str) -> Paragraph:
    return Paragraph((Static((GainKeywords(frozenset({keyword})),), when=CROSSED),))
