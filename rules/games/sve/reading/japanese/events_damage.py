"""Events in Japanese that a card deals damage to a leader, and limits on damage for a time."""

from rules.games.sve.reading import meanings_damage
from rules.language.filters import Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
RULES.same("event", {"これが相手のリーダーにダメージを与えた": meanings_damage.HITS_THEIR_LEADER})


@RULES.rule(
    "act",
    "このターン、自分のリーダーが次に受けるダメージを-<integer>する。",
    example="このターン、自分のリーダーが次に受けるダメージを-2する。",
    miss="自分のリーダーが次に受けるダメージを-2する。",
)
def leader_less_hurt_once(integer: int) -> Clause:
    """Return a clause in which your leader takes less of the next damage this turn."""
    return meanings_damage.this_turn(meanings_damage.leader_less_hurt_once(integer))


@RULES.rule(
    "paragraph",
    "<while-here>自分のターン中、自分のリーダーと<noun>すべては(能力によるダメージ|能力ダメージ)を受けない。",
    example="これがいる限り、自分のターン中、自分のリーダーと自分の場の他のアミュレットすべては能力によるダメージを"
    "受けない。",
    miss="これがいる限り、自分のターン中、自分のリーダーと自分の場の他のアミュレットすべてはダメージを受けない。",
)
def ours_unhurt(while_here: bool, noun: Filter) -> Paragraph | None:
    """Return the ability by which abilities deal no damage to your leader and other cards in your turn."""
    return meanings_damage.all_unhurt_in_your_turn(noun)
