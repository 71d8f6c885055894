"""Events in English that a card deals damage to a leader, and limits on damage for a time."""

from rules.games.sve.reading import meanings_damage, meanings_words
from rules.language.filters import Filter, Other
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
RULES.same(
    "event",
    dict.fromkeys(
        (f"{this} deals damage to an enemy leader" for this in ("this", "this card", "this follower")),
        meanings_damage.HITS_THEIR_LEADER,
    ),
)
RULES.same("fewer-by", {"minus": True, "-": True})


@RULES.rule(
    "act",
    "the next time your leader would take damage this turn , it takes that much <fewer-by> <integer> instead",
    example="the next time your leader would take damage this turn, it takes that much minus 2 instead",
    miss="the next time your leader would take damage, it takes that much minus 2 instead",
)
def leader_less_hurt_once(fewer_by: bool, integer: int) -> Clause:
    """Return a clause in which your leader takes less of the next damage this turn."""
    return meanings_damage.this_turn(meanings_damage.leader_less_hurt_once(integer))


@RULES.rule(
    "paragraph",
    "<while-here> your leader and each other <noun> don't take ability damage during your turn .",
    example="While this card is on your field, your leader and each other amulet on your field don't take"
    " ability damage during your turn.",
    miss="While this card is on your field, your leader and each other amulet on your field don't take"
    " damage during your turn.",
)
def ours_unhurt(while_here: bool, noun: Filter) -> Paragraph | None:
    """Return the ability by which abilities deal no damage to your leader and other cards in your turn."""
    return meanings_damage.all_unhurt_in_your_turn(meanings_words.of(noun, Other()))
