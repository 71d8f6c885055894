"""English texts about two things at once: kinds counted together, cards and their leader."""

from rules.games.sve.reading import meanings, meanings_words
from rules.games.sve.reading.english.conditions import placed, there
from rules.games.sve.reading.english.verbs import hurt
from rules.language.amounts import Amount
from rules.language.conditions import Condition
from rules.language.effects import ChangeLife, DealDamageToPlayer, Discard
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.language.references import Controller
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()


@RULES.rule(
    "condition",
    "there are at least <number> <one:noun> (and|and/or|or) <other:noun>",
    example="there are at least 7 spells and Beast cards in your cemetery",
    miss="there are 7 spells and Beast cards in your cemetery",
)
def so_many_of_two(number: int, one: Filter, other: Filter) -> Condition | None:
    """Return the condition on two kinds of cards counted together, in the zone that the second one gives."""
    if zones_of(one):
        return None
    kinds = meanings_words.either(meanings_words.of(one, *placed(other)), other)
    return None if kinds is None else there(kinds, number)


@RULES.rule(
    "act",
    "deal it and its leader <amount> damage",
    example="deal it and its leader 2 damage",
    miss="deal it or its leader 2 damage",
)
def hurt_with_leader(amount: Amount) -> Clause | None:
    """Return a clause in which a card and its leader are dealt damage."""
    cards = hurt(amount, Picked("reference", cards=THAT))
    leader = Clause(DealDamageToPlayer(amount, Controller(THAT)), about=THAT)
    return cards and joined((cards, leader))


@RULES.rule(
    "act",
    "each opponent discards <number> cards",
    example="each opponent discards 2 cards",
    miss="each opponent discards 2 random cards",
)
def they_discard(number: int) -> Clause:
    """Return a clause in which the opponent chooses cards of their hand and discards them."""
    return Clause(Discard(number, "opponent"), about=meanings_words.NOBODY)


@RULES.rule(
    "act",
    "each opponent discards <number> random cards",
    example="each opponent discards 2 random cards",
    miss="each opponent discards 2 cards",
)
def they_discard_at_random(number: int) -> Clause:
    """Return a clause in which the opponent discards cards at random."""
    return Clause(Discard(number, "opponent", at_random=True), about=meanings_words.NOBODY)


@RULES.rule(
    "act",
    "deal damage to each enemy leader equal to <quantity>",
    example="deal damage to each enemy leader equal to the number of cards in your hand",
    miss="deal damage to your leader equal to the number of cards in your hand",
)
def hurt_them_by(quantity: Amount) -> Clause:
    """Return a clause in which the enemy leader is dealt a counted amount of damage."""
    return Clause(DealDamageToPlayer(quantity))


@RULES.rule(
    "act",
    "deal damage to the selected follower equal to <quantity>",
    example="deal damage to the selected follower equal to your max play points",
    miss="deal damage to a follower equal to your max play points",
)
def hurt_selected_by(quantity: Amount) -> Clause | None:
    """Return a clause in which the card just named is dealt a counted amount of damage."""
    return hurt(quantity, Picked("reference", cards=meanings_words.SELECTED))


@RULES.rule(
    "leader-state",
    "your leader's defense is <integer> or less",
    example="your leader's defense is 10 or less",
    miss="your leader's defense is 10",
)
def weak_leader(integer: int) -> Condition:
    """Return the condition that your leader has at most an amount of defense."""
    return meanings.weak_leader(integer)


@RULES.rule(
    "sentence",
    "if <leader-state> , give it {defense} + <amount> .",
    example="if your leader's defense is 10 or less, give it {defense}+5.",
    miss="if your leader's defense is 10 or less, give it {attack}+5.",
)
@RULES.rule(
    "sentence",
    "if <leader-state> , give it {defense} + <amount> and <acts> .",
    example="if your leader's defense is 10 or less, give it {defense}+5 and discard your hand.",
    miss="if your leader's defense is 10 or less, give it {defense}+5 or discard your hand.",
)
def heal_if_weak(leader_state: Condition, amount: Amount, acts: Clause | None = None) -> Clause | None:
    """Return a clause in which your leader gains defense and more is done if its defense is low."""
    heals = Clause(ChangeLife(amount))
    done = heals if acts is None else joined((heals, acts))
    return done and meanings.conditional(leader_state, done)
