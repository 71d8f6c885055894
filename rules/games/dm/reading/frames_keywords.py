"""Paragraphs starting with a keyword: what gives an ability, when it exists, what a card evolves from."""

from rules.games.dm.keywords import (
    CREW_BREAKER,
    EVOLVES_FROM,
    attack_chance,
    g_zero,
    ninja_strike,
    revolution_change,
    s_back,
)
from rules.games.dm.nodes import UsesSilentSkill
from rules.games.dm.reading.changes import power_attacker as attacker
from rules.games.dm.reading.frames import finished
from rules.games.dm.reading.nouns import BATTLE, CREATURE, RACE, Noun
from rules.games.dm.reading.statics import Abilities
from rules.language.abilities import KeywordAbility, Static, Triggered
from rules.language.changes import GainAbilities, GainKeywords, Restrict
from rules.language.conditions import Condition
from rules.language.filters import (
    Controlled,
    Filter,
    InZone,
    OfRace,
)
from rules.language.references import This
from rules.language.restrictions import CanBePlayedFrom
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()
YOUR_CREATURES = narrowed(InZone((BATTLE,)), Controlled("you"), CREATURE)
SURVIVORS = narrowed(YOUR_CREATURES, OfRace(frozenset({"Survivor"})))


@RULES.rule(
    "ability", "<triggered>", example="whenever this creature attacks, draw a card.", miss="draw a card."
)
@RULES.rule("ability", "<triggered:tapped-for>", example="{tap} draw a card.", miss="draw a card.")
@RULES.rule(
    "ability", "<triggered:statics>", example="this creature can't attack.", miss="this creature can't attack"
)
@RULES.rule(
    "ability",
    "<triggered:replacement>",
    example="when this creature would be destroyed, return it to your hand instead.",
    miss="when this creature is destroyed, return it to your hand instead.",
)
def ability(triggered: Abilities) -> Abilities:
    return triggered


@RULES.rule(
    "paragraph",
    "<replacement>",
    example="when this creature would be destroyed, return it to your hand instead.",
    miss="when this creature is destroyed, return it to your hand instead.",
)
def replaces(replacement: Abilities) -> Paragraph:
    return Paragraph(replacement)


@RULES.rule(
    "paragraph",
    "survivor : <ability>",
    example="survivor: whenever this creature attacks, draw a card.",
    miss="survivor: draw a card.",
)
def survivor(ability: Abilities) -> Paragraph:
    return Paragraph((Static((GainAbilities(ability),), affects=SURVIVORS),))


@RULES.rule(
    "paragraph", "survivor : <keyword> [.]", example="survivor: blocker", miss="survivor: shield trigger"
)
def survivor_keyword(keyword: str) -> Paragraph:
    return Paragraph((Static((GainKeywords(frozenset({keyword})),), affects=SURVIVORS),))


@RULES.rule(
    "paragraph", "silent skill : <effect>", example="silent skill: draw a card.", miss="silent skill: draw"
)
def silent_skill(effect: Clause) -> Paragraph | None:
    if not finished(effect):
        return None
    done = substituted(effect.effect, THAT, This())
    return Paragraph((Triggered(UsesSilentSkill(), done),), frozenset({"Silent Skill"}))


@RULES.rule(
    "paragraph", "crew breaker (-|—|:) <race-filter> [.]", example="crew breaker - Human", miss="crew breaker"
)
def crew_breaker(race_filter: Filter) -> Paragraph:
    crew = narrowed(YOUR_CREATURES, race_filter)
    return Paragraph((KeywordAbility(keyword=CREW_BREAKER, filter=crew),))


@RULES.rule(
    "paragraph",
    "[ultimate] evolution — put on one of <owned> .",
    example="evolution—put on one of your Humans.",
    miss="evolution—put on one of Humans.",
)
@RULES.rule(
    "paragraph",
    "[ultimate|neo] evolution : (put|you may put it) on one of <owned> .",
    example="evolution: put on one of your Humans.",
    miss="evolution: put on one of Humans.",
)
def evolves_from(owned: Noun) -> Paragraph | None:
    wanted = owned.filter()
    if wanted is None or owned.whose != "you" or not owned.several or owned.where != BATTLE:
        return None
    return Paragraph((KeywordAbility(keyword=EVOLVES_FROM, filter=narrowed(wanted, CREATURE)),))


@RULES.rule(
    "paragraph",
    "you may summon this creature from your <zone> .",
    example="you may summon this creature from your graveyard.",
    miss="you may summon a creature from your graveyard.",
)
def summoned_from(zone: str) -> Paragraph | None:
    opens = Static((Restrict(CanBePlayedFrom((zone,))),), zones=(zone,), only_there=True)
    return Paragraph((opens,)) if zone in ("graveyard", "mana zone") else None


@RULES.rule(
    "paragraph",
    "you may summon this creature from your mana zone or [your] graveyard .",
    example="you may summon this creature from your mana zone or graveyard.",
    miss="you may summon this creature from your hand or graveyard.",
)
def summoned_from_either() -> Paragraph:
    zones = ("mana zone", "graveyard")
    return Paragraph((Static((Restrict(CanBePlayedFrom(zones)),), zones=zones, only_there=True),))


@RULES.rule(
    "paragraph",
    "you may summon <cards> from your <zone> .",
    example="you may summon Ghosts from your graveyard.",
    miss="you may summon a Ghost from your graveyard.",
)
@RULES.rule(
    "paragraph",
    "during your turn , you may summon (<cards>|a <cards:noun>) from your <zone> .",
    example="during your turn, you may summon creatures from your mana zone.",
    miss="during your turn, you may summon a creature from your hand.",
)
def summoned_by_leave(zone: str, cards: Noun) -> Paragraph | None:
    """During your turn you may do so as often as you like, one creature or another."""
    if zone not in ("graveyard", "mana zone") or cards.whose or cards.zone:
        return None
    if cards.kind not in ("creature", RACE):
        return None
    wanted = narrowed(InZone((zone,)), Controlled("you"), CREATURE, *cards.anywhere())
    return Paragraph((Static((Restrict(CanBePlayedFrom((zone,))),), affects=wanted),))


@RULES.rule(
    "paragraph",
    "if <condition> , you may summon this creature from your <zone> .",
    example="if you have a Ghost, you may summon this creature from your graveyard.",
    miss="if you have a Ghost, you may summon this creature from your hand.",
)
def summoned_if(condition: Condition, zone: str) -> Paragraph | None:
    if zone not in ("graveyard", "mana zone") or mentions(condition, THAT):
        return None
    opens = (Restrict(CanBePlayedFrom((zone,))),)
    return Paragraph((Static(opens, when=condition, zones=(zone,), only_there=True),))


@RULES.rule("paragraph", "ninja strike <integer> [.]", example="ninja strike 4", miss="ninja strike")
def ninja(integer: int) -> Paragraph:
    return Paragraph(ninja_strike(integer))


@RULES.rule("watching", "<cards>", example="fire creatures", miss="your fire creatures")
def watching(cards: Noun) -> Filter | None:
    if cards.whose or cards.zone or cards.kind not in ("creature", RACE):
        return None
    return narrowed(*cards.anywhere(), CREATURE, InZone((BATTLE,)), Controlled("you"))


@RULES.rule(
    "paragraph",
    "revolution change (:|—|-) <watching> [.]",
    example="revolution change: Humans",
    miss="revolution change: your Humans",
)
def changes_places(watching: Filter) -> Paragraph:
    return Paragraph((revolution_change(watching),))


@RULES.rule(
    "paragraph",
    "[{spell}] attack chance (:|—|-) <watching> [.]",
    example="attack chance: Humans",
    miss="attack chance: your Humans",
)
def attacks_by_chance(watching: Filter) -> Paragraph:
    return Paragraph((attack_chance(watching),))


@RULES.rule(
    "paragraph",
    "[{spell}] strike back (:|—|-|―) <cards> [.]",
    example="strike back—fire card",
    miss="strike back",
)
def strikes_back(cards: Noun) -> Paragraph | None:
    if cards.zone or cards.whose or cards.several:
        return None
    return Paragraph((s_back(cards.wanted),))


@RULES.rule(
    "paragraph",
    "(gravity zero|g zero) (―|—|:) if <condition> , you may summon this creature for no cost .",
    example="gravity zero—if you have no shields, you may summon this creature for no cost.",
    miss="gravity zero—if you have no shields, you may summon this creature.",
)
@RULES.rule(
    "paragraph",
    "{spell} (gravity zero|g zero) (―|—|:) if <condition> , you may cast this spell for no cost .",
    example="{spell} gravity zero—if you have no shields, you may cast this spell for no cost.",
    miss="{spell} gravity zero—if you have no shields, you may cast this spell.",
)
def for_nothing(condition: Condition) -> Paragraph:
    return Paragraph((g_zero(condition),))


@RULES.rule(
    "paragraph",
    "survivor : power attacker + <integer> [.]",
    example="survivor: power attacker +2000",
    miss="survivor: power attacker",
)
def survivor_attacker(integer: int) -> Paragraph:
    return Paragraph((Static(attacker(integer), affects=SURVIVORS),))
