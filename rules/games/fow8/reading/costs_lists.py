"""Costs of Force of Will that name several cards one by one, and costs in other words."""

from rules.games.fow8.reading.costs import Parts
from rules.games.fow8.reading.nouns import Noun, controlled, everywhere
from rules.games.fow8.reading.sentences import Steps, whole
from rules.language.abilities import Spell, Way
from rules.language.costs import Cost, PutThisAway, RestCards
from rules.language.filters import Controlled, IsRested
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule("part", "banish this resonator", example="banish this resonator", miss="banish a resonator")
def banish_this() -> Parts:
    return (PutThisAway(),)


@RULES.rule(
    "to-rest",
    "(a|an) <noun> [,] and (a|an) <other:noun>",
    example="an Elf and a Human you control",
    miss="an Elf or a Human",
)
def two_to_rest(noun: Noun, other: Noun) -> tuple[Noun, ...]:
    return noun, other


@RULES.rule(
    "to-rest", "(a|an) <noun> , <to-rest>", example="an Elf , a Human and a Dragon you control", miss="an Elf"
)
def more_to_rest(noun: Noun, to_rest: tuple[Noun, ...]) -> tuple[Noun, ...]:
    return noun, *to_rest


@RULES.rule(
    "part",
    "rest <to-rest>",
    example="rest a recovered Elf and a recovered Human you control",
    miss="rest a recovered Elf or a recovered Human you control",
)
def rest_each(to_rest: tuple[Noun, ...]) -> Parts | None:
    """Who controls the cards is said of the last of them at least; a cost rests recovered cards (1013.3)."""
    mine = [noun if noun.said else controlled(noun, "you") for noun in to_rest]
    found: list[RestCards] = []
    if not to_rest[-1].said:
        return None
    for noun in mine:
        wanted = None if noun is None else everywhere(noun)
        parts = getattr(wanted, "parts", ())
        if wanted is None or Controlled("you") not in parts or IsRested(False) not in parts:
            return None
        found.append(RestCards(narrowed(*(part for part in parts if part != IsRested(False)))))
    return tuple(found)


@RULES.rule(
    "paragraph",
    "{spell} you may <cost> rather than pay this card's cost . <sentences>",
    example="{spell} you may banish two Elves rather than pay this card's cost . draw a card",
    miss="{spell} you may banish two Elves . draw a card",
)
def spell_at_another_cost(cost: Cost, sentences: Steps) -> Paragraph | None:
    one = whole(sentences)
    if one is None:
        return None
    return Paragraph((Way(cost=cost, instead=True), Spell(one.effect, **one.announced())))
