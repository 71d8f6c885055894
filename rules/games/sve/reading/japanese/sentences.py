"""Sentences in Japanese one after another, on conditions; what X is; options to choose from."""

from dataclasses import replace

from rules.games.sve.reading import meanings
from rules.games.sve.reading.meanings_effects import unannounced
from rules.language.amounts import Amount, X
from rules.language.changes import Change
from rules.language.conditions import Condition
from rules.language.costs import Cost
from rules.language.durations import ALWAYS
from rules.language.effects import DealDamage, Destroy, Draw, Modify, MoveTo
from rules.language.references import This, ThisCard
from rules.reading.clauses import THAT, Clause, joined, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, choosing

RULES = Rules()


@RULES.rule("sentence", "<act>", example="2枚引く。", miss="2枚引く")
def sentence(act: Clause) -> Clause:
    """Return the clause of a sentence; what later refers to another card never means the card itself."""
    return replace(act, about=None) if isinstance(act.about, This | ThisCard) else act


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
@RULES.rule(
    "if-text",
    "<condition>なら、<plain_text:choice>",
    example="【覚醒】状態なら、下記から1つチョイスする。【1】2枚引く。【2】1枚引く。",
    miss="【覚醒】状態なら、下記から1つチョイスする。【1】2枚引く。【3】1枚引く。",
)
@RULES.rule(
    "if-text",
    "<condition:class-keyword><plain_text:choice>",
    example="【コンボ_3】下記から1つチョイスする。【1】2枚引く。【2】1枚引く。",
    miss="【コンボ_3】下記から1つチョイスする。【1】2枚引く。【3】1枚引く。",
)
def if_so(condition: Condition, plain_text: Clause) -> Clause | None:
    """Return a clause on a condition, which covers everything up to the next condition, as in English."""
    return meanings.conditional(condition, plain_text)


@RULES.rule(
    "if-text",
    "<condition>なら、<cost><plain-text>",
    example="【覚醒】状態なら、手札1枚を捨てる：2枚引く。",
    miss="【覚醒】状態なら、手札1枚を捨てる2枚引く。",
)
def paid_if(condition: Condition, cost: Cost, plain_text: Clause) -> Clause | None:
    """Return the clause that follows if a cost is paid, which is allowed only on a condition."""
    done = unannounced(plain_text)
    paid = done and meanings.paid(cost, done)
    return paid and meanings.conditional(condition, paid)


@RULES.rule("act", "さらに<amount>ダメージ。", example="さらに2ダメージ。", miss="代わりに2ダメージ。")
def more_damage(amount: Amount) -> Clause:
    """Return a clause in which the selected cards are dealt more damage."""
    return Clause(DealDamage(meanings.SELECTED, amount), about=meanings.SELECTED)


@RULES.rule("act", "さらに<act>", example="さらに2枚引く。", miss="さらに2枚。")
def besides(act: Clause) -> Clause:
    """Return the additional clause."""
    return act


@RULES.rule(
    "text",
    "下記を<integer>回くり返す。<text>",
    example="下記を2回くり返す。1枚引く。",
    miss="下記を2回選ぶ。1枚引く。",
)
def repeated(integer: int, text: Clause) -> Clause | None:
    """Return a clause that repeats everything that follows a number of times."""
    return meanings.repeated(integer, text)


@RULES.rule("louder", "<integer>ダメージ", example="5ダメージ", miss="5枚")
def louder(integer: int) -> int:
    """Return the higher amount of damage dealt instead."""
    return integer


@RULES.rule("louder", "<integer>ダメージを割りふる", example="5ダメージを割りふる", miss="5枚を割りふる")
def louder_divided(integer: int) -> int:
    """Return the higher amount of damage divided instead."""
    return integer


@RULES.rule(
    "if-text",
    "<act:deed><condition>なら、代わりに<louder>。",
    example="それに3ダメージ。【覚醒】状態なら、代わりに5ダメージ。",
    miss="それに3ダメージ。【覚醒】状態なら、5ダメージ。",
)
@RULES.rule(
    "if-text",
    "<act:deed><condition:class-keyword>代わりに<louder>。",
    example="それに3ダメージ。【コンボ_3】代わりに5ダメージ。",
    miss="それに3ダメージ。【コンボ_3】5ダメージ。",
)
def other_damage(act: Clause, condition: Condition, louder: int) -> Clause | None:
    """Return a clause that deals other damage if a condition is met."""
    return meanings.louder(act, louder, condition)


@RULES.rule("deed", "<act>", example="2枚引く。", miss="2枚引く")
def deed(act: Clause) -> Clause:
    """Return a clause that another may replace."""
    return act


@RULES.rule(
    "deed",
    "<selected>選ぶ。<act><after:act>",
    example="相手の場のフォロワー1体を選ぶ。それに3ダメージ。1枚引く。",
    miss="相手の場のフォロワー1体を選ぶ。",
)
@RULES.rule(
    "deed",
    "<selected>選ぶ。<act>",
    example="相手の場のフォロワー1体を選ぶ。それに3ダメージ。",
    miss="相手の場のフォロワー1体を選ぶ。",
)
def deed_to_selected(selected: Picked, act: Clause, after: Clause | None = None) -> Clause | None:
    """Return a clause about selected cards that another may replace."""
    first = choosing(selected)
    return first and joined((first, act) if after is None else (first, act, after))


RULES.same(
    "alternative",
    {
        "消滅させる。": Clause(MoveTo(THAT, "banished zone"), about=THAT),
        "破壊する。": Clause(Destroy(THAT), about=THAT),
    },
)


@RULES.rule("alternative", "<act>", example="2枚引く。", miss="2枚引く")
def alternative(act: Clause) -> Clause:
    """Return the clause that replaces another."""
    return act


@RULES.rule("alternative", "<gain>。", example="【攻撃力】+3する。", miss="【攻撃力】+3。")
def alternative_gain(gain: tuple[Change, ...]) -> Clause:
    """Return a clause, replacing another, in which the cards just named gain something."""
    return Clause(Modify(THAT, gain, ALWAYS), about=THAT)


@RULES.rule("alternative", "<integer>枚。", example="2枚。", miss="2体。")
def alternative_draw(integer: int) -> Clause:
    """Return a clause, replacing another, in which a number of cards is drawn."""
    return Clause(Draw(integer))


@RULES.rule("more", "<integer><counter>", example="2体", miss="2")
def more(integer: int, counter: bool) -> int:
    """Return the higher number of tokens created instead."""
    return integer


@RULES.rule("more-defense", "【体力】+<integer>する", example="【体力】+4する", miss="【攻撃力】+4する")
def more_defense(integer: int) -> int:
    """Return the higher amount of defense a leader gains instead."""
    return integer


@RULES.rule(
    "if-text",
    "<act:deed><condition>なら、代わりに(<more>|<more-defense>)。",
    example="『フェアリー』1体を出す。【覚醒】状態なら、代わりに2体。",
    miss="『フェアリー』1体を出す。【覚醒】状態なら、2体。",
)
@RULES.rule(
    "if-text",
    "<act:deed><condition:class-keyword>代わりに(<more>|<more-defense>)。",
    example="『フェアリー』1体を出す。【コンボ_3】代わりに2体。",
    miss="『フェアリー』1体を出す。【コンボ_3】2体。",
)
def more_in_place(
    act: Clause, condition: Condition, more: int | None = None, more_defense: int | None = None
) -> Clause | None:
    """Return a clause and more of the same that replaces it if a condition is met."""
    return meanings.more_instead(act, condition, more, more_defense, drawn=False)


@RULES.rule(
    "if-text",
    "<act:deed><condition>なら、代わりに<alternative>",
    example="1枚引く。【覚醒】状態なら、代わりに2枚引く。",
    miss="1枚引く。【覚醒】状態なら、2枚引く。",
)
@RULES.rule(
    "if-text",
    "<act:deed><condition:class-keyword>代わりに<alternative>",
    example="1枚引く。【コンボ_3】代わりに2枚引く。",
    miss="1枚引く。【コンボ_3】2枚引く。",
)
def in_place(act: Clause, condition: Condition, alternative: Clause) -> Clause | None:
    """Return a clause and the one that replaces it if a condition is met."""
    if isinstance(alternative.effect, Draw) and not isinstance(act.effect, Draw):
        return None
    return meanings.instead(act, condition, alternative)


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
    """Return the clause of a text of one sentence."""
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
    """Return the clause of several sentences, carried out in order."""
    return joined((sentence, text))


@RULES.rule(
    "sentence",
    "<sentence>Xは「<quantity>」である。",
    example="X枚引く。Xは「自分のPP最大値」である。",
    miss="2枚引く。Xは「自分のPP最大値」である。",
)
def with_x(sentence: Clause, quantity: Amount) -> Clause | None:
    """Return the clause of a sentence with the value of X; None if there is no X in it."""
    if not mentions((sentence.effect, sentence.targets, sentence.divides), X()):
        return None
    return meanings.told(sentence, quantity)


@RULES.rule(
    "text",
    "<text>Xは「<quantity>」である。",
    example="X枚引く。1枚引く。Xは「自分のPP最大値」である。",
    miss="2枚引く。1枚引く。Xは「自分のPP最大値」である。",
)
def text_with_x(text: Clause, quantity: Amount) -> Clause | None:
    """Return the clause of several sentences with the value of X; None if there is no X in them."""
    return with_x(text, quantity)


@RULES.rule("paid-text", "<cost:rite><text>", example="【土の秘術】2枚引く。", miss="【土の秘術】：2枚引く。")
@RULES.rule(
    "paid-text", "<cost><text>", example="手札1枚を捨てる：2枚引く。", miss="手札1枚を捨てる2枚引く。"
)
def if_paid(cost: Cost, text: Clause) -> Clause | None:
    """Return the clause that follows if a cost is paid on resolution."""
    return meanings.paid(cost, text)
