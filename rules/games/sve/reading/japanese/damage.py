"""Damage in Japanese that is increased, reduced or prevented."""

from dataclasses import replace

from rules.games.sve.reading import meanings_damage, meanings_statics
from rules.games.sve.reading.japanese.events import subject
from rules.games.sve.reading.meanings_statics import standing
from rules.language.changes import Change
from rules.language.conditions import Condition
from rules.language.durations import Duration
from rules.language.filters import Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked

RULES = Rules()
RULES.same("shield", {"「相手の能力ダメージ」を受けない": meanings_damage.UNHURT_BY_THEIR_ABILITIES})


@RULES.rule(
    "paragraph",
    "<while-here><noun>が与えるダメージを+<integer>する。",
    example="これがいる限り、自分の場のアミュレットが与えるダメージを+2する。",
    miss="これがいる限り、自分の場のアミュレットが与えるダメージを-2する。",
)
def deals_more(while_here: bool, noun: Filter, integer: int) -> Paragraph | None:
    """Return the ability by which cards deal more damage."""
    cause = subject(noun)
    return None if cause is None else Paragraph((meanings_damage.deals_more(cause, integer),))


@RULES.rule(
    "paragraph",
    "相手のターン中、これが与えるダメージを+<integer>する。",
    example="相手のターン中、これが与えるダメージを+2する。",
    miss="自分のターン中、これが与えるダメージを+2する。",
)
def deals_more_in_their_turn(integer: int) -> Paragraph:
    """Return the ability by which the card itself deals more damage in the opponent's turn."""
    more = meanings_damage.deals_more(meanings_damage.ITSELF, integer, in_their_turn=True)
    return Paragraph((more,))


@RULES.rule(
    "paragraph",
    "<while-here>自分のリーダーが受けるダメージを-<integer>する。",
    example="これがいる限り、自分のリーダーが受けるダメージを-1する。",
    miss="これがいる限り、自分のリーダーが受けるダメージを+1する。",
)
def leader_less_hurt(while_here: bool, integer: int) -> Paragraph:
    """Return the ability by which your leader takes less damage."""
    return Paragraph((meanings_damage.leader_less_hurt(integer),))


@RULES.rule(
    "paragraph",
    "<while-here>これと自分のリーダーが受けるダメージを-<integer>する。",
    example="これがいる限り、これと自分のリーダーが受けるダメージを-2する。",
    miss="これがいる限り、これと自分のリーダーが受けるダメージを+2する。",
)
def both_less_hurt(while_here: bool, integer: int) -> Paragraph:
    """Return the ability by which the card itself and your leader take less damage."""
    own = meanings_statics.less_hurt(integer)
    return Paragraph((*own.abilities, meanings_damage.leader_less_hurt(integer)))


@RULES.rule(
    "paragraph",
    "これが受ける<integer>以上のダメージを<most:integer>にする。",
    example="これが受ける3以上のダメージを2にする。",
    miss="これが受ける3のダメージを2にする。",
)
@RULES.rule(
    "paragraph",
    "<condition>限り、これが受ける<integer>以上のダメージを<most:integer>にする。",
    example="【覚醒】状態である限り、これが受ける3以上のダメージを2にする。",
    miss="【覚醒】状態である限り、これが受ける3のダメージを2にする。",
)
def at_most(integer: int, most: int, condition: Condition | None = None) -> Paragraph | None:
    """Return the ability by which the card itself takes at most an amount of damage at a time."""
    shield = meanings_damage.at_most(most)
    when = None if condition is None else standing(condition)
    return Paragraph((replace(shield, when=when),)) if integer == most + 1 else None


@RULES.rule(
    "paragraph",
    "<while-here>自分のリーダーは(能力によるダメージ|能力ダメージ)を受けない。",
    example="これがいる限り、自分のリーダーは能力ダメージを受けない。",
    miss="これがいる限り、自分のリーダーはダメージを受けない。",
)
def leader_unhurt(while_here: bool) -> Paragraph:
    """Return the ability by which abilities deal your leader no damage."""
    return Paragraph((meanings_damage.LEADER_UNHURT_BY_ABILITIES,))


@RULES.rule(
    "paragraph",
    "<while-here><noun>が受ける「相手の能力によるダメージ」を-<integer>する。",
    example="これがいる限り、自分のアミュレットが受ける「相手の能力によるダメージ」を-2する。",
    miss="これがいる限り、自分のアミュレットが受けるダメージを-2する。",
)
def ours_less_hurt(while_here: bool, noun: Filter, integer: int) -> Paragraph | None:
    """Return the ability by which your cards take less damage from the opponent's abilities."""
    wanted = subject(noun)
    return None if wanted is None else Paragraph((meanings_damage.ours_less_hurt(wanted, integer),))


@RULES.rule(
    "act",
    "このターン、自分のリーダーは次のダメージを受けない。",
    example="このターン、自分のリーダーは次のダメージを受けない。",
    miss="自分のリーダーは次のダメージを受けない。",
)
def leader_unhurt_once() -> Clause:
    """Return a clause that prevents the next damage to your leader this turn."""
    return meanings_damage.this_turn(meanings_damage.LEADER_UNHURT_ONCE)


@RULES.rule(
    "act",
    "このターン、<pick>は次のダメージを受けない。",
    example="このターン、それは次のダメージを受けない。",
    miss="それは次のダメージを受けない。",
)
def unhurt_once(pick: Picked) -> Clause | None:
    """Return a clause that prevents the next damage to a card this turn."""
    return meanings_damage.shielded(pick, meanings_damage.UNHURT_ONCE)


@RULES.rule(
    "act",
    "このターン、自分のリーダーが受けるダメージを-<integer>する。",
    example="このターン、自分のリーダーが受けるダメージを-2する。",
    miss="このターン、自分のリーダーが受けるダメージを+2する。",
)
def leader_less_hurt_now(integer: int) -> Clause:
    """Return a clause in which your leader takes less damage this turn."""
    return meanings_damage.this_turn(meanings_damage.leader_less_hurt(integer))


@RULES.rule(
    "act",
    "このターン、自分のリーダーが受ける<integer>以上のダメージを<most:integer>にする。",
    example="このターン、自分のリーダーが受ける3以上のダメージを2にする。",
    miss="このターン、自分のリーダーが受ける3のダメージを2にする。",
)
def leader_at_most(integer: int, most: int) -> Clause | None:
    """Return a clause in which your leader takes at most an amount of damage at a time this turn."""
    shield = meanings_damage.leader_at_most(most)
    return meanings_damage.this_turn(shield) if integer == most + 1 else None


@RULES.rule(
    "act",
    "このターン、<pick>が受けるダメージを+<integer>する。",
    example="このターン、それが受けるダメージを+1する。",
    miss="このターン、それが受けるダメージを-1する。",
)
def more_hurt(pick: Picked, integer: int) -> Clause | None:
    """Return a clause in which a card takes more damage this turn."""
    return meanings_damage.shielded(pick, meanings_damage.more_hurt(integer))


@RULES.rule(
    "act",
    "<pick>は<keywords>と<for-now><gift>を持つ。",
    example="これは【疾走】とこのターン、「これはダメージを受けない。」を持つ。",
    miss="これは【疾走】か「これはダメージを受けない。」を持つ。",
)
@RULES.rule(
    "act",
    "<pick>は<change>して、<keywords>と<for-now><gift>を持つ。",
    example="これは【攻撃力】+1して、【疾走】とこのターン、「これはダメージを受けない。」を持つ。",
    miss="これは【攻撃力】+1して、【疾走】か「これはダメージを受けない。」を持つ。",
)
def given_and_for_now(
    pick: Picked,
    keywords: tuple[Change, ...],
    for_now: Duration,
    gift: tuple[Change, ...],
    change: tuple[Change, ...] = (),
) -> Clause | None:
    """Return a clause in which a card gains something permanently, and abilities for a time."""
    return meanings_damage.given_and_for_now(pick, (*change, *keywords), gift, for_now)


@RULES.rule(
    "paragraph",
    "これは(能力ダメージ|能力によるダメージ)を受けない。これは能力によって破壊されない。",
    example="これは能力ダメージを受けない。これは能力によって破壊されない。",
    miss="これはダメージを受けない。これは能力によって破壊されない。",
)
def safe_from_abilities() -> Paragraph:
    """Return the ability by which abilities neither destroy the card itself nor deal it damage."""
    return meanings_damage.SAFE_FROM_ABILITIES
