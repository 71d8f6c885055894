"""Chants of Force of Will that do more, or something else, if a newer keyword says so."""

from rules.games.fow8.reading.frames_keywords import Gate
from rules.games.fow8.reading.sentences import Steps, one_of, whole
from rules.games.fow8.reading.sentences_instead import in_place, with_more
from rules.language import effects as fx
from rules.language.abilities import Spell, Way
from rules.language.amounts import Amount
from rules.language.conditions import PlayedBy
from rules.language.costs import Cost
from rules.reading.clauses import Clause, joined
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
AWAKENING = "awakening"


@RULES.rule(
    "besides",
    "<awakening> <cost> (:|.) <sentences>",
    example="[Awakening] {W} : draw a card",
    miss="[Awakening] draw a card",
)
def awakened(awakening: bool, cost: Cost, sentences: Steps) -> tuple[Cost, Steps]:
    return cost, sentences


@RULES.rule(
    "paragraph",
    "{spell} <sentences> . <besides>",
    example="{spell} rest target Elf . [Awakening] {W} : that Elf gains [Flying] until end of turn",
    miss="{spell} [Awakening] {W} : draw a card",
)
def more_where_awakened(sentences: Steps, besides: tuple[Cost, Steps]) -> Paragraph | None:
    """A chant's effect, and more after it if awakened; the additional part has no targets (1109.2)."""
    cost, more = besides
    after = one_of(more)
    if after is None or after.targets or after.modes:
        return None
    then = Clause(fx.If(PlayedBy(AWAKENING), after.effect))
    found = whole((*sentences, then))
    return None if found is None else Paragraph((_spell(found), _way(cost)))


@RULES.rule(
    "paragraph",
    "{spell} <sentences> . <besides> instead",
    example="{spell} draw a card . [Awakening] {W} : draw three cards instead",
    miss="{spell} draw a card . [Awakening] {W} : draw three cards",
)
def instead_where_awakened(sentences: Steps, besides: tuple[Cost, Steps]) -> Paragraph | None:
    cost, other = besides
    before, after = joined(list(sentences)), one_of(other)
    if before is None or after is None:
        return None
    found = in_place(before, PlayedBy(AWAKENING), after)
    return None if found is None else _spelled(found, _way(cost))


@RULES.rule(
    "paragraph",
    "{spell} <sentences> . <gate> <then:sentences> instead",
    example="{spell} draw a card . [Torrent] draw three cards instead",
    miss="{spell} draw a card . [Torrent] draw three cards",
)
def instead_behind_gate(sentences: Steps, gate: Gate, then: Steps) -> Paragraph | None:
    """A text that replaces the chant's usual one if the gate is met."""
    before, after, condition = joined(list(sentences)), one_of(then), gate.over(Spell()).when
    if before is None or after is None or condition is None:
        return None
    found = in_place(before, condition, after)
    return None if found is None else _spelled(found)


@RULES.rule(
    "paragraph",
    "{spell} <sentences> . <gate> <amount:raised-to>",
    example="{spell} this card deals 600 damage to your opponent . [Torrent] it deals 900 damage instead",
    miss="{spell} this card deals 600 damage to your opponent . [Torrent] it deals 900 damage",
)
def raised_behind_gate(sentences: Steps, gate: Gate, amount: Amount) -> Paragraph | None:
    before, condition = joined(list(sentences)), gate.over(Spell()).when
    if before is None or condition is None:
        return None
    found = with_more(before, condition, amount)
    return None if found is None else _spelled(found)


def _way(cost: Cost) -> Way:
    return Way(cost=cost, name=AWAKENING, clause="1109.2")


def _spell(one: Clause) -> Spell:
    return Spell(one.effect, **one.announced())


def _spelled(one: Clause, *more: Way) -> Paragraph | None:
    found = whole((one,))
    return None if found is None else Paragraph((_spell(found), *more))
