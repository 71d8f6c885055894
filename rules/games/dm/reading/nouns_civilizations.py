"""What precedes the noun: civilizations and states."""

from rules.language.filters import AnyOf, Filter, IsRested, Not, OfAttribute, OfSubtype, Other
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
EVOLVED = frozenset({"evolution", "star evolution", "s-max evolution"})
"""The printed marks of evolution creatures (801, 811, 813).

A NEO creature with a card beneath counts as one too (802.2), which no filter can express yet.
"""
PSYCHIC = frozenset({"psychic", "psychic super"})
CIVILIZATIONS = ("light", "water", "darkness", "fire", "nature")


@RULES.rule("civs", "<civ>", example="light", miss="bright")
def civ(civ: str) -> frozenset[str]:
    return frozenset({civ})


@RULES.rule("civs", "<civ> (or|and/or) <civs>", example="light or water", miss="light water")
@RULES.rule("civs", "<civ> , [or] <civs>", example="light, water, or fire", miss="light. water or fire")
def civ_or(civ: str, civs: frozenset[str]) -> frozenset[str]:
    return civs | {civ}


@RULES.rule("civs-all", "<civ> and <civs-all>", example="light and water", miss="light or water")
@RULES.rule(
    "civs-all", "<civ> , [and] <civs-all>", example="light, water, and fire", miss="light. water and fire"
)
def civ_and(civ: str, civs_all: frozenset[str]) -> frozenset[str]:
    return civs_all | {civ}


@RULES.rule("civs-all", "<civ>", example="light", miss="bright")
def last_civ(civ: str) -> frozenset[str]:
    return frozenset({civ})


@RULES.rule("adjective", "<civs>", example="fire or nature", miss="fire nature")
def of_civs(civs: frozenset[str]) -> Filter:
    return OfAttribute(civs)


@RULES.rule("adjective", "<nonciv>", example="non-fire", miss="fire")
def not_of(nonciv: str) -> Filter:
    return Not(OfAttribute(frozenset({nonciv})))


def multicolored() -> Filter:
    """Return the filter for cards of two or more civilizations (106.2b)."""
    pairs = [
        narrowed(OfAttribute(frozenset({one})), OfAttribute(frozenset({other})))
        for place, one in enumerate(CIVILIZATIONS)
        for other in CIVILIZATIONS[place + 1 :]
    ]
    return AnyOf(tuple(pairs))


RULES.same(
    "adjective",
    {
        "tapped": IsRested(),
        "untapped": IsRested(False),
        "colorless": Not(OfAttribute(frozenset(CIVILIZATIONS))),
        "multicolored": multicolored(),
        "multi-colored": multicolored(),
        "non-multicolored": Not(multicolored()),
        "(mono-colored|monocolored|single-colored)": narrowed(
            OfAttribute(frozenset(CIVILIZATIONS)), Not(multicolored())
        ),
        "non-colorless": OfAttribute(frozenset(CIVILIZATIONS)),
        "evolution": OfSubtype(EVOLVED),
        "non-evolution": Not(OfSubtype(EVOLVED)),
        "psychic": OfSubtype(PSYCHIC),
        "non-psychic": Not(OfSubtype(PSYCHIC)),
        "other": Other(),
    },
)
