"""English texts that let a player choose among options."""

from dataclasses import replace

from rules.games.sve.reading import meanings, meanings_effects
from rules.language.conditions import Condition
from rules.language.costs import Cost
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()


@RULES.rule(
    "text",
    "[then ,] if <condition> , <choice>",
    example="if overflow is active for you, choose one. (1) Draw a card. (2) Discard a card.",
    miss="if overflow is active for you, choose one. (1) Draw a card.",
)
def choice_if(condition: Condition, choice: Clause) -> Clause | None:
    """Return a choice of options, if a condition is met."""
    return meanings_effects.conditional(condition, choice)


RULES.same("of-the-following", dict.fromkeys((".", "of the following .", "of the following effects :"), True))


@RULES.rule(
    "choose",
    "choose <number> <of-the-following>",
    example="choose one of the following.",
    miss="choose up to one of the following.",
)
@RULES.rule(
    "choose-up-to",
    "choose up to <number> <of-the-following>",
    example="choose up to 2 of the following.",
    miss="choose 2 of the following.",
)
def how_many(number: int, of_the_following: bool) -> int:
    """Return the number, or maximum number, of options chosen."""
    return number


@RULES.rule(
    "choice",
    "<choose-up-to> <options>",
    example="Choose up to 2. (1) Draw a card. (2) Discard a card.",
    miss="Choose up to 2. (1) Draw a card. (3) Discard a card.",
)
def open_choice(choose_up_to: int, options: tuple[tuple[int, Clause], ...]) -> Clause | None:
    """Return a choice of at least one option, up to a number of them."""
    chosen = choice(choose_up_to, options)
    return chosen and replace(chosen, fewer=True)


@RULES.rule(
    "paragraph",
    "<activate> [,] <cost> : <choose> <once> <options>",
    example="{act} {cost01}: Choose one. Activate only once per turn. (1) Draw a card. (2) Discard a card.",
    miss="{act} {cost01}: Choose one. (1) Draw a card. (2) Discard a card. Activate only once.",
)
def activated_choice(
    activate: bool, cost: Cost, choose: int, once: int, options: tuple[tuple[int, Clause], ...]
) -> Paragraph | None:
    """Return an activated ability with options that is limited to so many uses a turn."""
    chosen = choice(choose, options)
    ability = None if chosen is None else meanings.activated(chosen, cost, quick=activate, uses=once)
    return None if ability is None else Paragraph((ability,))


@RULES.rule("option", "{(} <integer> {)} <text>", example="(1) Draw a card.", miss="(1) Draw a card")
def option(integer: int, text: Clause) -> tuple[tuple[int, Clause], ...]:
    """Return one option with its number."""
    return ((integer, text),)


@RULES.rule(
    "options",
    "<option> <other:option>",
    example="(1) Draw a card. (2) Discard a card.",
    miss="(1) Draw a card.",
)
@RULES.rule(
    "options",
    "<option> <other:options>",
    example="(1) Draw a card. (2) Discard a card. (3) Draw a card.",
    miss="(1) Draw a card.",
)
def options(
    option: tuple[tuple[int, Clause], ...], other: tuple[tuple[int, Clause], ...]
) -> tuple[tuple[int, Clause], ...] | None:
    """Return options in the order of their numbers."""
    return option + other if other[0][0] == option[0][0] + 1 else None


@RULES.rule(
    "choice",
    "<choose> <options>",
    example="Choose one. (1) Draw a card. (2) Discard a card.",
    miss="Choose one. (1) Draw a card. (3) Discard a card.",
)
def choice(choose: int, options: tuple[tuple[int, Clause], ...]) -> Clause | None:
    """Return a choice of a number of options, made when the ability is played."""
    return (
        meanings_effects.chosen_modes(choose, [clause for _, clause in options])
        if options[0][0] == 1
        else None
    )


@RULES.rule(
    "choice",
    "<choose> if <condition> , choose up to <number> instead . <options>",
    example="Choose one. If it's your turn, choose up to 3 instead. (1) Draw a card. (2) Discard a card.",
    miss="Choose one. If it's your turn, choose 3 instead. (1) Draw a card. (2) Discard a card.",
)
@RULES.rule(
    "choice",
    "<choose> <class-keyword> (:|-) choose up to <number> instead . <options>",
    example="Choose one. Combo (3) - Choose up to 3 instead. (1) Draw a card. (2) Discard a card.",
    miss="Choose one. Combo (3) - Choose 3 instead. (1) Draw a card. (2) Discard a card.",
)
def wider_choice(
    choose: int,
    options: tuple[tuple[int, Clause], ...],
    number: int,
    condition: Condition | None = None,
    class_keyword: Condition | None = None,
) -> Clause | None:
    """Return a choice of one option, or of more if a condition is met."""
    when = condition if class_keyword is None else class_keyword
    chosen = choice(choose, options)
    return None if chosen is None or when is None else meanings.more_options(chosen, when, number)
