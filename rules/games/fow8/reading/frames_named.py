"""Abilities of Force of Will named or sealed by a keyword: arts, seals, stories, stealth."""

from dataclasses import replace

from rules.games.fow8 import keywords_abilities as made
from rules.games.fow8.keywords_abilities import STEALTH
from rules.games.fow8.reading.events import When
from rules.games.fow8.reading.frames_keywords import Gate
from rules.language.abilities import Ability, Activated, KeywordAbility, Triggered
from rules.language.conditions import Condition
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules

RULES = Rules()
Abilities = tuple[Ability, ...]


@RULES.rule(
    "named-art",
    "God's Art <art> <ability>",
    example="God's Art 《Healing Wind》 {1} : draw a card",
    miss="God's Art {1} : draw a card",
)
def named(art: str, ability: Abilities) -> Abilities | None:
    """An ability that can be played once a game under its name (1112.2)."""
    (one,) = ability if len(ability) == 1 else (None,)
    return (made.gods_art(art, one),) if isinstance(one, Activated) else None


@RULES.rule(
    "ability",
    "<named-art>",
    example="God's Art 《Healing Wind》 {1} : draw a card",
    miss="God's Art {1} : draw a card",
)
@RULES.rule(
    "ability",
    "<named-art> . play God's Art <art> only once per game",
    example="God's Art 《Healing Wind》 {1} : draw a card . play God's Art 《Healing Wind》 "
    "only once per game",
    miss="God's Art 《Healing Wind》 {1} : draw a card . play God's Art only once per game",
)
def art_alone(named_art: Abilities, art: str = "") -> Abilities | None:
    """The limit printed with an art is the one that its keyword has anyway."""
    return named_art if not art or named_art[0].name == art else None


@RULES.rule(
    "ability",
    "<unsealed> <ability>",
    example="[Sealed-Item] {1} : draw a card",
    miss="[Sealed-Item] draw a card",
)
def sealed_item(unsealed: bool, ability: Abilities) -> Abilities:
    """A card whose item text can be read has that ability (1130.2).

    JUDGEMENT: an item counts as unsealed if its text is printed, since a sealed one shows a cipher (1130.3).
    """
    return ability


@RULES.rule("gate", "<seal> <integer> [-]", example="[Seal] 5 -", miss="[Seal] -")
def seal(seal: tuple[str, ...], integer: int) -> Gate:
    return Gate("Seal", integer, seal)


@RULES.rule("gate", "<legend> <integer> [-]", example="[Legend] 3 -", miss="[Legend] -")
def legend(legend: bool, integer: int) -> Gate:
    return Gate("Legend", integer)


@RULES.rule(
    "ability",
    "<stealth> <condition>",
    example="[Stealth] your life is 1000 or less",
    miss="[Stealth] draw a card",
)
def from_hiding(stealth: bool, condition: Condition) -> Abilities | None:
    """The card in the standby area can be played for free if a condition is met (1114.2)."""
    if mentions(condition, THAT):
        return None
    return (KeywordAbility(keyword=STEALTH, when=condition, clause="1114.2"),)


@RULES.rule(
    "ability", "<stealth> <when>", example="[Stealth] when an Elf attacks", miss="[Stealth] an Elf attacks"
)
@RULES.rule(
    "ability",
    "<stealth> <when> while <condition>",
    example="[Stealth] when an Elf attacks while your life is 1000 or less",
    miss="[Stealth] when an Elf attacks while your life",
)
def from_hiding_as(stealth: bool, when: When, condition: Condition | None = None) -> Abilities | None:
    """The card in the standby area may be played for free when an event happens (1114.2)."""
    if condition is not None and mentions(condition, THAT):
        return None
    waits = Triggered(when.event, zones=("standby area",), only_there=True, name=STEALTH, clause="1114.2")
    return (replace(waits, condition=condition),)


UNNAMED = "God's Art"


@RULES.rule(
    "ability",
    "God's Art <ability> . play God's Art only once per game",
    example="God's Art {1} : draw a card . play God's Art only once per game",
    miss="God's Art {1} : draw a card",
)
def unnamed(ability: Abilities) -> Abilities | None:
    """An art without a name of its own has the common name of all arts."""
    return named(UNNAMED, ability)
