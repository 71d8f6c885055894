"""Whole paragraphs in English: keywords, evolving, what triggers, what is activated, what spells do."""

from rules.games.sve import definitions
from rules.games.sve.reading import meanings
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
_ALONE = ("Ward", "Storm", "Rush", "Assail", "Intimidate", "Drain", "Bane", "Aura", "Stack")

RULES.same("keyword", {word: word for word in _ALONE if word in definitions.PLAYED_KEYWORDS})
RULES.same("points", {f"{{cost{number:02}}}": number for number in range(21)})
RULES.same("paragraph", {"{quick}": meanings.keywords("Quick")})


@RULES.rule("paragraph", "<keyword> [.]", example="Ward.", miss="Wards.")
def keyword_alone(keyword: str) -> Paragraph:
    """Return that the card has a keyword."""
    return meanings.keywords(keyword)


@RULES.rule(
    "paragraph",
    "{evolve} <points> : evolve this [follower|card] .",
    example="{evolve} {cost02}: Evolve this follower.",
    miss="{evolve} {cost02}: Evolve another follower.",
)
def evolve_ability(points: int) -> Paragraph:
    """Return the follower's evolve ability."""
    return meanings.evolving(points)
