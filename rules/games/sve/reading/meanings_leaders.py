"""Trees for leaders and followers together, and for what a selected card's player has, in both languages."""

from rules.games.sve.reading.meanings_words import FIELD, HAND, of
from rules.language.amounts import Amount, LifeOf
from rules.language.changes import AddStats
from rules.language.conditions import Compare, Condition
from rules.language.durations import ALWAYS
from rules.language.effects import ChooseOne, DealDamage, DealDamageToPlayer, Modify, Recover, Rest
from rules.language.filters import AnyOf, Controlled, Filter, IsPlayer, Not, OneOf
from rules.language.references import Cards, Controller
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.phrases import Picked, acting

OF_ITS_PLAYER = Controlled(Controller(THAT))
ON_ITS_FIELD, IN_ITS_HAND = of(FIELD, OF_ITS_PLAYER), of(HAND, OF_ITS_PLAYER)
"""Where the cards of the player of the card just named are."""
WEAKER_THAN_IT: Condition = Compare(LifeOf(), "<", LifeOf(Controller(THAT)))
"""The condition that your leader has less defense than the leader just named."""
BESIDES_IT: Filter = Not(OneOf(THAT))
"""What a card is that is not the one just named."""


def your_leader_or(wanted: Filter) -> Picked:
    """Return a pick of your leader or a card."""
    return Picked("target", AnyOf((wanted, IsPlayer("you"))))


def strengthened(pick: Picked, amount: int) -> Clause | None:
    """Return a clause in which cards gain defense."""
    return acting(pick, lambda cards: Modify(cards, (AddStats((0, amount)),), ALWAYS))


def turned(pick: Picked) -> Clause | None:
    """Return a clause in which cards are engaged or reserved, as their effect's player chooses."""
    if pick.how != "reference":
        return None
    return acting(pick, lambda cards: ChooseOne((Rest(cards), Recover(cards))))


def hurt_with_leader(cards: Cards, amount: Amount) -> Clause | None:
    """Return a clause in which a card and its leader are dealt damage."""
    first = Clause(DealDamage(cards, amount), about=cards)
    leader = Clause(DealDamageToPlayer(amount, Controller(cards)), about=cards)
    return joined((first, leader))
