"""Texts of Force of Will that let a player choose among several effects."""

from rules.games.fow8.reading.sentences import Steps, whole
from rules.language.abilities import Mode
from rules.language.amounts import Amount, Depending
from rules.language.conditions import Condition
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule("option", "<sentences>", example="draw a card", miss="draw")
def option(sentences: Steps) -> Mode | None:
    one = whole(sentences)
    if one is None or one.modes or one.at_most is not None or one.divides is not None:
        return None
    return Mode(one.effect, one.targets, one.least)


@RULES.rule(
    "options",
    "<one:option> (; or|or|, or|;|; or .|: or) <other:option>",
    example="draw a card ; or you gain 300 life",
    miss="draw a card ; you gain",
)
def two_options(one: Mode, other: Mode) -> tuple[Mode, ...]:
    return one, other


@RULES.rule(
    "options",
    "<option> (; or|;|or|, or|; or .|: or|; .) <options>",
    example="draw a card ; or you gain 300 life ; or discard a card",
    miss="draw a card or",
)
def more_options(option: Mode, options: tuple[Mode, ...]) -> tuple[Mode, ...]:
    return option, *options


HowMany = tuple[Amount, bool]
"""How many options are chosen, and whether the player may choose fewer."""


@RULES.rule("so-many", "<number>", example="two", miss="up to two")
@RULES.rule("so-many", "only <number>", example="only two", miss="up to two")
def just(number: int) -> HowMany:
    return number, False


@RULES.rule("so-many", "up to <number>", example="up to two", miss="two")
def at_most(number: int) -> HowMany:
    return number, True


RULES.same("so-many", {"both": (2, True), "one or both": (2, True)})


@RULES.rule(
    "choosing", "choose <many:so-many> (-|:|- .)", example="choose up to two -", miss="choose two cards"
)
def choosing(many: HowMany) -> HowMany:
    return many


@RULES.rule(
    "choosing",
    "choose <few:so-many> [,|.] if <condition> [,] [you may] choose <many:so-many> [instead] (-|- .)",
    example="choose one . if your life is 1000 or less , choose up to two instead -",
    miss="choose one . if your life is 1000 or less -",
)
@RULES.rule(
    "choosing",
    "if <condition> , choose <many:so-many> instead -",
    example="if your life is 1000 or less , choose up to two instead -",
    miss="choose up to two instead -",
)
def more_if(condition: Condition, many: HowMany, few: HowMany = (1, False)) -> HowMany | None:
    """More options if a condition is met; the additional ones are optional."""
    if few[1] or few[0] != 1 or not many[1] or mentions(condition, THAT):
        return None
    return Depending(condition, many[0], 1), True


@RULES.rule(
    "modal",
    "<choosing> <options>",
    example="choose one - draw a card ; or you gain 300 life",
    miss="choose one - draw a card",
)
def modal(choosing: HowMany, options: tuple[Mode, ...]) -> Clause | None:
    """A choice of a number of options, not more than there are, and all of them only with "up to"."""
    many, fewer = choosing
    most = many.amount if isinstance(many, Depending) else many
    if not isinstance(most, int) or most > len(options) or (most == len(options) and not fewer):
        return None
    return Clause(modes=options, choose=many, fewer=fewer)
