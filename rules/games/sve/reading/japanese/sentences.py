"""Sentences in Japanese one after another, on conditions; what X is; options to choose from."""

from rules.games.sve.reading import meanings
from rules.language.amounts import Amount, X
from rules.language.conditions import Condition
from rules.language.costs import Cost
from rules.language.effects import DealDamage, IfPaid
from rules.reading.clauses import Clause, joined, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()
Options = tuple[tuple[int, Clause], ...]

RULES.same("option-mark", {f"【{number}】": number for number in range(1, 10)})


@RULES.rule("sentence", "<act>", example="2枚引く。", miss="2枚引く")
def sentence(act: Clause) -> Clause:
    """Return what a sentence says."""
    return act


@RULES.rule(
    "if-text",
    "<condition>なら、<plain-text>",
    example="【覚醒】状態なら、2枚引く。1枚引く。",
    miss="【覚醒】状態、2枚引く。1枚引く。",
)
@RULES.rule(
    "if-text",
    "<condition:class-keyword><plain-text>",
    example="【コンボ_3】2枚引く。1枚引く。",
    miss="【コンボ_3】：2枚引く。1枚引く。",
)
def if_so(condition: Condition, plain_text: Clause) -> Clause | None:
    """Return what is done only where something holds: all up to the next condition, as in English."""
    return meanings.conditional(condition, plain_text)


@RULES.rule(
    "sentence",
    "<pick>に<integer>ダメージ。<condition>なら、代わりに<more:integer>ダメージ。",
    example="それに3ダメージ。【覚醒】状態なら、代わりに5ダメージ。",
    miss="それに3ダメージ。【覚醒】状態なら、5ダメージ。",
)
@RULES.rule(
    "sentence",
    "<pick>に<integer>ダメージ。<condition:class-keyword>代わりに<more:integer>ダメージ。",
    example="それに3ダメージ。【コンボ_3】代わりに5ダメージ。",
    miss="それに3ダメージ。【コンボ_3】5ダメージ。",
)
def other_damage(pick: Picked, integer: int, condition: Condition, more: int) -> Clause | None:
    """Return that cards are dealt damage, of another amount where something holds."""
    plain = acting(pick, lambda cards: DealDamage(cards, integer))
    changed = acting(pick, lambda cards: DealDamage(cards, more))
    if plain is None or changed is None:
        return None
    return meanings.conditional(condition, changed, plain)


@RULES.rule("plain-text", "<sentence>", example="2枚引く。", miss="2枚引く")
@RULES.rule("if-texts", "<sentence:if-text>", example="【覚醒】状態なら、2枚引く。", miss="2枚引く。")
@RULES.rule("text", "<sentence>", example="2枚引く。", miss="2枚引く")
@RULES.rule(
    "text", "<sentence:if-texts>", example="【覚醒】状態なら、2枚引く。", miss="【覚醒】状態なら2枚引く。"
)
@RULES.rule(
    "text",
    "<sentence:choice>",
    example="下記から1つチョイスする。【1】2枚引く。【2】1枚引く。",
    miss="【1】2枚引く。【2】1枚引く。",
)
def only(sentence: Clause) -> Clause:
    """Return what is said alone."""
    return sentence


@RULES.rule(
    "plain-text", "<sentence><text:plain-text>", example="2枚引く。1枚引く。", miss="2枚引く。1枚引く"
)
@RULES.rule(
    "if-texts",
    "<sentence:if-text><text:if-texts>",
    example="【覚醒】状態なら、2枚引く。【真紅】状態なら、1枚引く。",
    miss="【覚醒】状態なら、2枚引く。1枚引く。",
)
@RULES.rule("text", "<sentence><text>", example="2枚引く。1枚引く。", miss="2枚引く。1枚引く")
@RULES.rule(
    "text",
    "<sentence><text:paid-text>",
    example="2枚引く。手札1枚を捨てる：1枚引く。",
    miss="手札1枚を捨てる：1枚引く。",
)
@RULES.rule(
    "text",
    "<sentence:if-text><text:paid-text>",
    example="【覚醒】状態なら、2枚引く。手札1枚を捨てる：1枚引く。",
    miss="手札1枚を捨てる：1枚引く。",
)
def more_text(sentence: Clause, text: Clause) -> Clause | None:
    """Return what sentences say one after another."""
    return joined((sentence, text))


@RULES.rule(
    "sentence",
    "<sentence>Xは「<quantity>」である。",
    example="X枚引く。Xは「自分のPP最大値」である。",
    miss="2枚引く。Xは「自分のPP最大値」である。",
)
def with_x(sentence: Clause, quantity: Amount) -> Clause | None:
    """Return what a sentence says with what X is; None where there is no X in it."""
    if not mentions((sentence.effect, sentence.targets), X()):
        return None
    return meanings.told(sentence, quantity)


@RULES.rule("paid-text", "<cost:rite><text>", example="【土の秘術】2枚引く。", miss="【土の秘術】：2枚引く。")
@RULES.rule(
    "paid-text", "<cost><text>", example="手札1枚を捨てる：2枚引く。", miss="手札1枚を捨てる2枚引く。"
)
def if_paid(cost: Cost, text: Clause) -> Clause | None:
    """Return what follows where a cost is paid while the effect is carried out."""
    then = meanings.unannounced(text)
    return then and Clause(IfPaid(cost, then.effect), about=meanings.NOBODY)


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
    """Return a choice of so many options as its ability is played."""
    return meanings.chosen_modes(integer, [clause for _, clause in options]) if options[0][0] == 1 else None
