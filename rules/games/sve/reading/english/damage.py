"""Damage in English that is increased, reduced or prevented."""

from dataclasses import replace

from rules.games.sve.reading import meanings_damage, meanings_statics, meanings_words
from rules.games.sve.reading.meanings_statics import standing
from rules.language.changes import Change
from rules.language.conditions import Condition
from rules.language.durations import Duration
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked

RULES = Rules()
RULES.same("raised", {"plus": True, "+": True})
RULES.same("lowered", {"minus": True, "-": True})
RULES.same("shield", {"doesn't take damage from enemy abilities": meanings_damage.UNHURT_BY_THEIR_ABILITIES})
RULES.same("does-not", {"it doesn't": True, "it doesn't take damage": True})


@RULES.rule(
    "paragraph",
    "[<while-here>] if <one-card> would deal damage , it deals that much <raised> <integer> instead .",
    example="If another amulet on your field would deal damage, it deals that much plus 2 instead.",
    miss="If another amulet on your field would deal damage, it deals that much minus 2 instead.",
)
def deals_more(one_card: Filter, integer: int, **words: bool) -> Paragraph:
    """Return the ability by which cards deal more damage."""
    return Paragraph((meanings_damage.deals_more(one_card, integer),))


@RULES.rule(
    "paragraph",
    "during each opponent's turn , <self> deals <integer> more damage .",
    example="During each opponent's turn, this follower deals 2 more damage.",
    miss="During your turn, this follower deals 2 more damage.",
)
def deals_more_in_their_turn(integer: int, **words: bool) -> Paragraph:
    """Return the ability by which the card itself deals more damage in the opponent's turn."""
    more = meanings_damage.deals_more(meanings_damage.ITSELF, integer, in_their_turn=True)
    return Paragraph((more,))


@RULES.rule(
    "paragraph",
    "[<while-here>] if your leader would take damage , it takes that much <lowered> <integer> instead .",
    example="If your leader would take damage, it takes that much minus 1 instead.",
    miss="If your leader would take damage, it takes that much plus 1 instead.",
)
def leader_less_hurt(integer: int, **words: bool) -> Paragraph:
    """Return the ability by which your leader takes less damage."""
    return Paragraph((meanings_damage.leader_less_hurt(integer),))


@RULES.rule(
    "paragraph",
    "if this or your leader would take damage , they take that much <lowered> <integer> instead .",
    example="If this or your leader would take damage, they take that much minus 2 instead.",
    miss="If this or your leader would take damage, they take that much plus 2 instead.",
)
def both_less_hurt(lowered: bool, integer: int) -> Paragraph:
    """Return the ability by which the card itself and your leader take less damage."""
    own = meanings_statics.less_hurt(integer)
    return Paragraph((*own.abilities, meanings_damage.leader_less_hurt(integer)))


@RULES.rule(
    "paragraph",
    "reduce damage dealt to <self> by <integer> .",
    example="Reduce damage dealt to this follower by 2.",
    miss="Reduce damage dealt by this follower by 2.",
)
def less_hurt(integer: int, **words: bool) -> Paragraph:
    """Return the ability by which the card itself takes less damage."""
    return meanings_statics.less_hurt(integer)


@RULES.rule(
    "paragraph",
    "if <self> would take more than <integer> damage , it takes <most:integer> instead .",
    example="If this follower would take more than 2 damage, it takes 2 instead.",
    miss="If this follower would take 2 damage, it takes 2 instead.",
)
@RULES.rule(
    "paragraph",
    "while <condition> , if <self> would take more than <integer> damage , it takes <most:integer> instead .",
    example="While Overflow is active for you, if this would take more than 2 damage, it takes 2 instead.",
    miss="While Overflow is active for you, if this would take 2 damage, it takes 2 instead.",
)
def at_most(integer: int, most: int, condition: Condition | None = None, **words: bool) -> Paragraph | None:
    """Return the ability by which the card itself takes at most an amount of damage at a time."""
    shield = meanings_damage.at_most(most)
    when = None if condition is None else standing(condition)
    return Paragraph((replace(shield, when=when),)) if integer == most else None


@RULES.rule(
    "paragraph",
    "<while-here> your leader doesn't take ability damage .",
    example="While this card is on your field, your leader doesn't take ability damage.",
    miss="While this card is on your field, your leader doesn't take damage.",
)
def leader_unhurt(while_here: bool) -> Paragraph:
    """Return the ability by which abilities deal your leader no damage."""
    return Paragraph((meanings_damage.LEADER_UNHURT_BY_ABILITIES,))


@RULES.rule(
    "paragraph",
    "<while-here> your <noun> take <integer> less damage from enemy abilities .",
    example="While this card is on your field, your amulets take 2 less damage from enemy abilities.",
    miss="While this card is on your field, your amulets take 2 less damage.",
)
def ours_less_hurt(while_here: bool, noun: Filter, integer: int) -> Paragraph | None:
    """Return the ability by which your cards take less damage from the opponent's abilities."""
    if zones_of(noun):
        return None
    ours = meanings_words.of(noun, meanings_words.OURS)
    return Paragraph((meanings_damage.ours_less_hurt(ours, integer),))


@RULES.rule(
    "act",
    "the next time your leader would take damage this turn , <does-not>",
    example="the next time your leader would take damage this turn, it doesn't",
    miss="the next time your leader would take damage, it doesn't",
)
def leader_unhurt_once(does_not: bool) -> Clause:
    """Return a clause that prevents the next damage to your leader this turn."""
    return meanings_damage.this_turn(meanings_damage.LEADER_UNHURT_ONCE)


@RULES.rule(
    "act",
    "the next time <pick> would take damage this turn , <does-not>",
    example="the next time it would take damage this turn, it doesn't",
    miss="the next time it would take damage, it doesn't",
)
def unhurt_once(pick: Picked, does_not: bool) -> Clause | None:
    """Return a clause that prevents the next damage to a card this turn."""
    return meanings_damage.shielded(pick, meanings_damage.UNHURT_ONCE)


@RULES.rule(
    "act",
    "if your leader would take damage this turn , it takes that much <lowered> <integer> instead",
    example="if your leader would take damage this turn, it takes that much minus 2 instead",
    miss="if your leader would take damage this turn, it takes that much plus 2 instead",
)
def leader_less_hurt_now(lowered: bool, integer: int) -> Clause:
    """Return a clause in which your leader takes less damage this turn."""
    return meanings_damage.this_turn(meanings_damage.leader_less_hurt(integer))


@RULES.rule(
    "act",
    "for the rest of (this|the) turn , if your leader would take more than <integer> damage ,"
    " it takes <most:integer> instead",
    example="for the rest of the turn, if your leader would take more than 2 damage, it takes 2 instead",
    miss="for the rest of the turn, if your leader would take 2 damage, it takes 2 instead",
)
def leader_at_most(integer: int, most: int) -> Clause | None:
    """Return a clause in which your leader takes at most an amount of damage at a time this turn."""
    shield = meanings_damage.leader_at_most(most)
    return meanings_damage.this_turn(shield) if integer == most else None


@RULES.rule(
    "act",
    "for the rest of this turn , if <pick> would take damage , it takes that much <raised> <integer> instead",
    example="for the rest of this turn, if this would take damage, it takes that much plus 4 instead",
    miss="for the rest of this turn, if this would take damage, it takes that much minus 4 instead",
)
def more_hurt(pick: Picked, raised: bool, integer: int) -> Clause | None:
    """Return a clause in which a card takes more damage this turn."""
    return meanings_damage.shielded(pick, meanings_damage.more_hurt(integer))


@RULES.rule(
    "act",
    "give <pick> <gain> [,] and [,] <for-now> , <gift>",
    example='give it Storm and, for the rest of this turn, "This doesn\'t take damage."',
    miss='give it Storm or, for the rest of this turn, "This doesn\'t take damage."',
)
def given_and_for_now(
    pick: Picked, gain: tuple[Change, ...], for_now: Duration, gift: tuple[Change, ...]
) -> Clause | None:
    """Return a clause in which a card gains something permanently, and abilities for a time."""
    return meanings_damage.given_and_for_now(pick, gain, gift, for_now)


@RULES.rule(
    "paragraph",
    "<self> can't be destroyed by abilities or take ability damage .",
    example="This can't be destroyed by abilities or take ability damage.",
    miss="This can't be destroyed by abilities or take damage.",
)
def safe_from_abilities(**words: bool) -> Paragraph:
    """Return the ability by which abilities neither destroy the card itself nor deal it damage."""
    return meanings_damage.SAFE_FROM_ABILITIES
