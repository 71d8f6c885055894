"""Texts of Force of Will that let a player choose among several effects."""

from rules.games.fow8.reading.sentences import Steps, whole
from rules.language.abilities import Mode
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule("option", "<sentences>", example="draw a card", miss="draw")
def option(sentences: Steps) -> Mode | None:
    one = whole(sentences)
    if one is None or one.modes or one.least is not None or one.divides is not None:
        return None
    return Mode(one.effect, one.targets)


@RULES.rule(
    "options",
    "<one:option> (; or|or|, or|;) <other:option>",
    example="draw a card ; or you gain 300 life",
    miss="draw a card ; you gain",
)
def two_options(one: Mode, other: Mode) -> tuple[Mode, ...]:
    return one, other


@RULES.rule(
    "options",
    "<option> (; or|;|or|, or) <options>",
    example="draw a card ; or you gain 300 life ; or discard a card",
    miss="draw a card or",
)
def more_options(option: Mode, options: tuple[Mode, ...]) -> tuple[Mode, ...]:
    return option, *options


@RULES.rule(
    "modal",
    "choose <number> (-|:) <options>",
    example="choose one - draw a card ; or you gain 300 life",
    miss="choose one - draw a card",
)
def modal(number: int, options: tuple[Mode, ...]) -> Clause | None:
    return Clause(modes=options, choose=number) if number < len(options) else None
