"""Japanese texts in which one action replaces another, and something else is done as well."""

from rules.games.sve.reading import meanings, meanings_instead
from rules.language.conditions import Condition
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "if-text",
    "<act:deed><condition>なら、代わりに<louder>。<plain-text>",
    example="それに3ダメージ。【覚醒】状態なら、代わりに5ダメージ。1枚引く。",
    miss="それに3ダメージ。【覚醒】状態なら、5ダメージ。1枚引く。",
)
def other_damage_and(act: Clause, condition: Condition, louder: int, plain_text: Clause) -> Clause | None:
    """Return a clause that deals other damage and does something else if a condition is met."""
    return meanings_instead.and_more(meanings.louder(act, louder, condition), plain_text)


@RULES.rule(
    "if-text",
    "<act:deed><condition>なら、代わりに<more>。<plain-text>",
    example="『フェアリー』1体を出す。【覚醒】状態なら、代わりに2体。1枚引く。",
    miss="『フェアリー』1体を出す。【覚醒】状態なら、2体。1枚引く。",
)
@RULES.rule(
    "if-text",
    "<act:deed><condition:class-keyword>代わりに<more>。<plain-text>",
    example="『フェアリー』1体を出す。【コンボ_3】代わりに2体。1枚引く。",
    miss="『フェアリー』1体を出す。【コンボ_3】2体。1枚引く。",
)
def more_and(act: Clause, condition: Condition, more: int, plain_text: Clause) -> Clause | None:
    """Return a clause and more of the same that replaces it, with something else, if a condition is met."""
    done = meanings.more_instead(act, condition, more, None, drawn=False)
    return meanings_instead.and_more(done, plain_text)
