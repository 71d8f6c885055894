"""Japanese texts that let a player choose among options."""

from dataclasses import replace

from rules.games.sve.reading import meanings
from rules.language.conditions import Condition
from rules.language.costs import Cost
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
Options = tuple[tuple[int, Clause], ...]
RULES.same("option-mark", {f"【{number}】": number for number in range(1, 10)})


@RULES.rule(
    "options", "<option-mark>(<text>|<text:paid-text>)", example="【1】2枚引く。", miss="【1】2枚引く"
)
def option(option_mark: int, text: Clause) -> Options:
    """Return one option with its number."""
    return ((option_mark, text),)


@RULES.rule(
    "options",
    "<option-mark>(<text>|<text:paid-text>)<options>",
    example="【1】2枚引く。【2】1枚引く。",
    miss="【1】2枚引く。【3】1枚引く。",
)
def more_options(option_mark: int, text: Clause, options: Options) -> Options | None:
    """Return options in the order of their numbers."""
    return ((option_mark, text), *options) if options[0][0] == option_mark + 1 else None


@RULES.rule(
    "choice",
    "下記から<integer>つチョイスする。<options>",
    example="下記から1つチョイスする。【1】2枚引く。【2】1枚引く。",
    miss="下記から1つチョイスする。【2】2枚引く。【3】1枚引く。",
)
def choice(integer: int, options: Options) -> Clause | None:
    """Return a choice of a number of options, made when the ability is played."""
    return meanings.chosen_modes(integer, [clause for _, clause in options]) if options[0][0] == 1 else None


@RULES.rule(
    "paragraph",
    "<activate><cost>下記から<integer>つチョイスする。<once><options>",
    example="【起動】【コスト1】：下記から1つチョイスする。この能力は1ターンに1回使える。【1】2枚引く。【2】1枚引く。",
    miss="【起動】【コスト1】：下記から1つチョイスする。この能力は1回使える。【1】2枚引く。【2】1枚引く。",
)
def activated_choice(
    activate: bool, cost: Cost, integer: int, once: int, options: Options
) -> Paragraph | None:
    """Return an activated ability with options that is limited to so many uses a turn."""
    chosen = choice(integer, options)
    ability = None if chosen is None else meanings.activated(chosen, cost, quick=activate, uses=once)
    return None if ability is None else Paragraph((ability,))


@RULES.rule(
    "choice",
    "下記から<integer>つまでチョイスする。<options>",
    example="下記から2つまでチョイスする。【1】2枚引く。【2】1枚引く。",
    miss="下記から2つチョイスする。【1】2枚引く。【2】1枚引く。",
)
def open_choice(integer: int, options: Options) -> Clause | None:
    """Return a choice of at least one option, up to a number of them."""
    chosen = choice(integer, options)
    return chosen and replace(chosen, fewer=True)


@RULES.rule(
    "choice",
    "下記から<integer>つチョイスする。<condition>なら、代わりに<most:integer>つまで。<options>",
    example="下記から1つチョイスする。【覚醒】状態なら、代わりに2つまで。【1】2枚引く。【2】1枚引く。",
    miss="下記から1つチョイスする。【覚醒】状態なら、2つまで。【1】2枚引く。【2】1枚引く。",
)
@RULES.rule(
    "choice",
    "下記から<integer>つチョイスする。<condition:class-keyword>代わりに<most:integer>つまで。<options>",
    example="下記から1つチョイスする。【コンボ_3】代わりに2つまで。【1】2枚引く。【2】1枚引く。",
    miss="下記から1つチョイスする。【コンボ_3】2つまで。【1】2枚引く。【2】1枚引く。",
)
def wider_choice(integer: int, condition: Condition, most: int, options: Options) -> Clause | None:
    """Return a choice of one option, or of more if a condition is met."""
    chosen = choice(integer, options)
    return chosen and meanings.more_options(chosen, condition, most)
