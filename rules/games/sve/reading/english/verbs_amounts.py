"""Verbs in English with a counted amount: damage equal to something, an amount for each card, X."""

from dataclasses import replace

from rules.games.sve.reading import meanings_effects
from rules.games.sve.reading.meanings_multiples import every_few
from rules.games.sve.reading.meanings_statics import times
from rules.language.amounts import Amount, Count, X
from rules.language.effects import ChangeLife, DealDamage, DealDamageToPlayer, Draw
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.language.references import Player
from rules.reading.clauses import Clause, joined, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()


@RULES.rule(
    "act",
    "deal <pick> damage equal to <quantity>",
    example="deal it damage equal to your max play points",
    miss="deal it damage equal to 3",
)
@RULES.rule(
    "act",
    "deal damage equal to <quantity> to <pick>",
    example="deal damage equal to your max play points to it",
    miss="deal damage equal to 3 to it",
)
@RULES.rule(
    "act",
    "deal damage to <pick> equal to <quantity>",
    example="deal damage to it equal to your max play points",
    miss="deal damage to it equal to 3",
)
def hurt_by(pick: Picked, quantity: Amount) -> Clause | None:
    """Return a clause in which cards are dealt a counted amount of damage."""
    return acting(pick, lambda cards: DealDamage(cards, quantity))


@RULES.rule(
    "act",
    "deal <leader> damage equal to <quantity>",
    example="deal your leader damage equal to your max play points",
    miss="deal your leader damage equal to 3",
)
@RULES.rule(
    "act",
    "deal damage equal to <quantity> to <leader>",
    example="deal damage equal to your max play points to your leader",
    miss="deal damage equal to 3 to your leader",
)
def hurt_leader_by(leader: Player, quantity: Amount) -> Clause:
    """Return a clause in which a leader is dealt a counted amount of damage."""
    return Clause(DealDamageToPlayer(quantity, leader))


@RULES.rule(
    "sentence",
    "deal X damage to <pick> and Y damage to <leader> . X equals <one:quantity> ."
    " Y equals <other:quantity> .",
    example="deal X damage to it and Y damage to your leader. X equals its attack. Y equals its defense.",
    miss="deal X damage to it and Y damage to your leader. X equals its attack.",
)
def hurt_both_by(pick: Picked, leader: Player, one: Amount, other: Amount) -> Clause | None:
    """Return a clause in which a card and a leader are dealt different counted amounts of damage."""
    cards = acting(pick, lambda cards: DealDamage(cards, one))
    return cards and joined((cards, Clause(DealDamageToPlayer(other, leader))))


@RULES.rule(
    "act",
    "deal each enemy leader and [each] <noun> damage equal to <quantity>",
    example="deal each enemy leader and enemy follower on the field damage equal to your max play points",
    miss="deal each enemy leader or enemy follower on the field damage equal to your max play points",
)
def hurt_all_by(noun: Filter, quantity: Amount) -> Clause | None:
    """Return a clause in which the enemy leader and cards are dealt a counted amount of damage."""
    if not zones_of(noun):
        return None
    cards = acting(Picked("each", noun), lambda cards: DealDamage(cards, quantity))
    return cards and joined((Clause(DealDamageToPlayer(quantity)), cards))


@RULES.rule(
    "act",
    "give <leader> {defense} equal to <quantity>",
    example="give your leader {defense} equal to your max play points",
    miss="give your leader {attack} equal to your max play points",
)
def heal_by(leader: Player, quantity: Amount) -> Clause:
    """Return a clause in which a leader gains a counted amount of defense."""
    return Clause(ChangeLife(quantity, leader))


@RULES.rule(
    "each-card", "for (each|every) <noun:counted>", example="for each card in your hand", miss="for each card"
)
def for_each(noun: Filter) -> Amount | None:
    """Return the number of cards for each of which something is done."""
    return Count(noun) if zones_of(noun) else None


@RULES.rule(
    "each-card",
    "for every <many:number> <noun:counted>",
    example="for every 3 cards in your hand",
    miss="for every 3 cards",
)
def for_every_few(many: int, noun: Filter) -> Amount | None:
    """Return how often a number of cards is reached, for each of which something is done."""
    return every_few(noun, many) if many > 1 else None


@RULES.rule(
    "act",
    "deal <integer> damage to each enemy leader and [each] <noun> <each-card>",
    example="deal 2 damage to each enemy leader and each amulet on the field for every 3 cards in your hand",
    miss="deal 2 damage to each enemy leader or each amulet on the field for every 3 cards in your hand",
)
def hurt_all_for_each(integer: int, noun: Filter, each_card: Amount) -> Clause | None:
    """Return a clause in which the enemy leader and cards are dealt damage for each card."""
    return hurt_all_by(noun, times(integer, each_card))


@RULES.rule(
    "act",
    "deal <pick> <integer> [more] damage <each-card>",
    example="deal it 2 damage for every 3 cards in your hand",
    miss="deal it damage for every 3 cards in your hand",
)
def hurt_for_each(pick: Picked, integer: int, each_card: Amount) -> Clause | None:
    """Return a clause in which cards are dealt damage for each card."""
    return hurt_by(pick, times(integer, each_card))


@RULES.rule(
    "act",
    "give <leader> {defense} + <integer> <each-card>",
    example="give your leader {defense}+2 for each card in your hand",
    miss="give your leader {defense}+2 for each card",
)
def heal_for_each(leader: Player, integer: int, each_card: Amount) -> Clause:
    """Return a clause in which a leader gains defense for each card."""
    return Clause(ChangeLife(times(integer, each_card), leader))


@RULES.rule(
    "act",
    "draw a card <each-card>",
    example="draw a card for each amulet on your field",
    miss="draw a card for each amulet",
)
def draw_for_each(each_card: Amount) -> Clause:
    """Return a clause in which you draw a card for each card."""
    return Clause(Draw(each_card))


@RULES.rule(
    "act",
    "deal <integer> damage to <leader> <each-card>",
    example="deal 2 damage to your leader for each card in your hand",
    miss="deal 2 damage to your leader for each card",
)
def hurt_leader_for_each(integer: int, leader: Player, each_card: Amount) -> Clause:
    """Return a clause in which a leader is dealt damage for each card."""
    return Clause(DealDamageToPlayer(times(integer, each_card), leader))


@RULES.rule(
    "act",
    "<act> , where X (equals|is) <quantity>",
    example="draw X cards, where X is your max play points",
    miss="draw 2 cards, where X is your max play points",
)
def where_x(act: Clause, quantity: Amount) -> Clause | None:
    """Return a clause with the value of X; None if there is no X in it."""
    if not mentions((act.effect, act.targets), X()):
        return None
    told = meanings_effects.told(act, quantity)
    return told and replace(told, about=act.about if act.about is None else told.about)
