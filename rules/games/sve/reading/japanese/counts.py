"""Japanese conditions on how often something happened this turn."""

from rules.games.sve.reading import meanings_counts
from rules.games.sve.reading.japanese.events import subject
from rules.language.conditions import Condition
from rules.language.filters import Filter
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
RULES.same("quantity", {"このターン中に自分のリーダーの体力が減少した回数": meanings_counts.LIFE_LOSSES})


@RULES.rule(
    "condition",
    "<this-turn><integer>回目の<noun>の攻撃",
    example="このターン、3回目の自分の場のアミュレットの攻撃",
    miss="このターン、3回目の自分の場のアミュレットの進化",
)
def nth_attack(this_turn: bool, integer: int, noun: Filter) -> Condition | None:
    """Return the condition that followers of a kind have attacked a number of times this turn."""
    what = subject(noun)
    return None if what is None else meanings_counts.nth_attack(what, integer)


@RULES.rule(
    "condition",
    "<this-turn><integer>回目の<noun>の進化",
    example="このターン、3回目の自分の場のアミュレットの進化",
    miss="このターン、3回目の自分の場のアミュレットの攻撃",
)
def nth_evolution(this_turn: bool, integer: int, noun: Filter) -> Condition | None:
    """Return the condition that followers of a kind have evolved a number of times this turn."""
    what = subject(noun)
    return None if what is None else meanings_counts.nth_evolution(what, integer)


@RULES.rule(
    "condition",
    "<this-turn><integer>枚目の<noun>",
    example="このターン中に3枚目のスペル",
    miss="このターン中に3枚のスペル",
)
def nth_play(this_turn: bool, integer: int, noun: Filter) -> Condition | None:
    """Return the condition that you have played a number of cards of a kind this turn."""
    return meanings_counts.nth_play(noun, integer)


@RULES.rule(
    "paragraph",
    "<while-here>自分が<noun>をプレイする際、<this-turn>1枚目の<other:noun>なら、コストを-<integer>する。",
    example="これがいる限り、自分が妖精・カードをプレイする際、このターン中に1枚目の妖精・カードなら、"
    "コストを-2する。",
    miss="これがいる限り、自分が妖精・カードをプレイする際、このターン中に2枚目の妖精・カードなら、"
    "コストを-2する。",
)
def first_cheaper(
    while_here: bool, noun: Filter, this_turn: bool, other: Filter, integer: int
) -> Paragraph | None:
    """Return the ability by which the first card of a kind you play each turn costs less."""
    return meanings_counts.first_cheaper(noun, integer) if noun == other else None
