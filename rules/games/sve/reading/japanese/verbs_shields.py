"""Preventing damage in Japanese: by a card's own ability or by an effect."""

from dataclasses import replace

from rules.games.sve.nodes import TakesAbilityDamage, TakesCombatDamage
from rules.games.sve.reading import meanings_statics
from rules.games.sve.reading.japanese.verbs_changes import changed
from rules.games.sve.reading.meanings_statics import standing
from rules.language.abilities import Replacement
from rules.language.changes import GainAbilities
from rules.language.conditions import Condition
from rules.language.durations import Duration
from rules.language.events import During, TakesDamage
from rules.language.filters import Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked

RULES = Rules()

RULES.same(
    "shield",
    {
        "ダメージを受けない": Replacement(TakesDamage()),
        "交戦ダメージを受けない": Replacement(TakesCombatDamage()),
        "能力ダメージを受けない": Replacement(TakesAbilityDamage()),
        "能力によるダメージを受けない": Replacement(TakesAbilityDamage()),
    },
)


@RULES.rule(
    "act",
    "<for-now><pick:thing>は<shield>。",
    example="このターン、それはダメージを受けない。",
    miss="このターン、それはダメージを受ける。",
)
def shielded(for_now: Duration, pick: Picked, shield: Replacement) -> Clause | None:
    """Return a clause in which cards take no damage for a time."""
    return changed(pick, (GainAbilities((shield,)),), for_now)


@RULES.rule(
    "paragraph",
    "これが受けるダメージを-<integer>する。",
    example="これが受けるダメージを-1する。",
    miss="これが受けるダメージを+1する。",
)
def less_hurt(integer: int) -> Paragraph:
    """Return the ability by which the card itself takes less damage."""
    return meanings_statics.less_hurt(integer)


@RULES.rule(
    "paragraph",
    "[<while-here>]<noun>が受ける<integer>以上のダメージを<most:integer>にする。",
    example="自分の場のフォロワーが受ける4以上のダメージを3にする。",
    miss="自分の場のフォロワーが受ける4のダメージを3にする。",
)
def hurt_at_most(noun: Filter, integer: int, most: int, while_here: bool = True) -> Paragraph | None:
    """Return the ability by which cards of the field take at most an amount of damage."""
    return meanings_statics.hurt_at_most(noun, most) if integer == most + 1 else None


@RULES.rule(
    "paragraph", "これは<shield>。", example="これはダメージを受けない。", miss="それはダメージを受けない。"
)
def never_hurt(shield: Replacement) -> Paragraph:
    """Return the ability by which the card itself takes no damage."""
    return Paragraph((shield,))


@RULES.rule(
    "paragraph",
    "自分のターン中、これは<shield>。",
    example="自分のターン中、これはダメージを受けない。",
    miss="自分のターン中、それはダメージを受けない。",
)
def not_hurt_in_your_turn(shield: Replacement) -> Paragraph:
    """Return the ability by which the card itself takes no damage in your turn."""
    return Paragraph((replace(shield, event=During(shield.event)),))


@RULES.rule(
    "paragraph",
    "<condition>(限り|なら)、これは<shield>。",
    example="【覚醒】状態なら、これはダメージを受けない。",
    miss="【覚醒】状態なら、それはダメージを受けない。",
)
def not_hurt_while(condition: Condition, shield: Replacement) -> Paragraph:
    """Return the ability by which the card itself takes no damage while a condition is met."""
    return Paragraph((replace(shield, when=standing(condition)),))
