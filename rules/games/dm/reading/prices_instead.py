"""What is paid instead of a card's cost, or in addition so that it costs less: its player's cards."""

from dataclasses import replace

from rules.games.dm.reading.nouns import BATTLE, HAND, SHIELDS, Noun
from rules.games.dm.reading.places import source
from rules.language.abilities import Way
from rules.language.conditions import Condition
from rules.language.costs import Cost, CostPart, DiscardCards, MoveCard, PutAway, RestCards
from rules.language.effects import NOTHING
from rules.language.filters import EVERY_CARD, All, Filter
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked

RULES = Rules()
Parts = tuple[CostPart, ...]
RULES.same("used-this", {"(cast this spell|summon this creature|use this tamaseed)": True})
RULES.same("not-paying", {"instead of paying (the|its|this creature's|this spell's) cost": True})


@RULES.rule(
    "payment", "(tap|tapping) <n:count> of <owned>", example="tap 3 of your Ghosts", miss="tap your Ghosts"
)
def tapped(n: int, owned: Noun) -> Parts | None:
    wanted = _yours(owned)
    return None if wanted is None else (RestCards(wanted, n),)


@RULES.rule(
    "payment",
    "(destroy|destroying) <n:count> of <owned>",
    example="destroy 3 of your Ghosts",
    miss="destroy your Ghosts",
)
def destroyed(n: int, owned: Noun) -> Parts | None:
    wanted = _yours(owned)
    return None if wanted is None else (PutAway(wanted),) * n


def _yours(owned: Noun) -> Filter | None:
    return owned.filter() if owned.several and owned.whose == "you" and owned.where == BATTLE else None


@RULES.rule(
    "payment",
    "(destroy|destroying) <picked>",
    example="destroy one of your Ghosts or one of your Humans",
    miss="destroy up to one of your Ghosts or one of your Humans",
)
def destroyed_either(picked: Picked) -> Parts | None:
    """One of two kinds; for a single kind there is the rule with a number."""
    own = picked.how == "chosen" and picked.most == picked.least == 1 and source(picked) == (BATTLE, "you")
    return (PutAway(picked.filter),) if own and not isinstance(picked.filter, All) else None


@RULES.rule(
    "payment",
    "(discard|discarding) (a|an) <noun> [from your hand]",
    example="discard a fire card from your hand",
    miss="discard a fire card from your deck",
)
def one_discarded(noun: Noun) -> Parts | None:
    return _discarded(1, noun) if not noun.several else None


@RULES.rule(
    "payment",
    "(discard|discarding) <n:count> <noun>",
    example="discard 3 fire cards from your hand",
    miss="discard 3 fire cards from your deck",
)
def discarded(n: int, noun: Noun) -> Parts | None:
    return _discarded(n, noun) if noun.several else None


def _discarded(n: int, noun: Noun) -> Parts | None:
    if noun.zone not in ("", HAND) or noun.whose not in ("", "you") or noun.kind == "shield":
        return None
    return (DiscardCards(n, None if noun.wanted == EVERY_CARD else noun.wanted),)


@RULES.rule(
    "payment",
    "<one:single-payment> and <payment>",
    example="discard 3 fire cards from your hand and destroy 3 of your Ghosts",
    miss="discard 3 fire cards from your hand or destroy 3 of your Ghosts",
)
def two_payments(one: Parts, payment: Parts) -> Parts:
    return one + payment


@RULES.rule("single-payment", "<payment>", example="tap 3 of your Ghosts", miss="tap your Ghosts")
def single_payment(payment: Parts) -> Parts | None:
    return payment if len({type(part) for part in payment}) == 1 else None


@RULES.rule("put-in-deck", "one of <owned>", example="one of your Ghosts", miss="your Ghosts")
def own_creature(owned: Noun) -> Filter | None:
    return _yours(owned)


@RULES.rule("put-in-deck", "a shield", example="a shield", miss="shields")
def own_shield() -> Filter | None:
    return Noun("shield", EVERY_CARD, False, "you", SHIELDS).filter()


@RULES.rule("put-in-deck", "a card from your hand", example="a card from your hand", miss="a card")
def own_card() -> Filter | None:
    return Noun("card", EVERY_CARD, False, "you", HAND).filter()


@RULES.rule(
    "payment",
    "put <one:put-in-deck> , <other:put-in-deck> [,] and <last:put-in-deck> on the bottom of your deck",
    example="put a shield, one of your Ghosts, and a card from your hand on the bottom of your deck",
    miss="put a shield, one of your Ghosts, and a card from your hand on top of your deck",
)
def three_beneath(one: Filter, other: Filter, last: Filter) -> Parts:
    return tuple(MoveCard(wanted, "deck") for wanted in (one, other, last))


@RULES.rule(
    "instead-paid",
    "<not-paying> , you may <payment> to <used-this> .",
    example="instead of paying the cost, you may tap 3 of your Ghosts to cast this spell.",
    miss="instead of paying the cost, you may tap 3 of your Ghosts.",
)
@RULES.rule(
    "instead-paid",
    "you may <payment> to <used-this> <not-paying> .",
    example="you may tap 3 of your Ghosts to summon this creature instead of paying the cost.",
    miss="you may tap 3 of your Ghosts to summon this creature.",
)
@RULES.rule(
    "instead-paid",
    "you may <used-this> by <payment> <not-paying> .",
    example="you may summon this creature by destroying 3 of your Ghosts instead of paying its cost.",
    miss="you may summon this creature by destroying 3 of your Ghosts.",
)
@RULES.rule(
    "instead-paid",
    "you may <payment> <not-paying> .",
    example="you may destroy 3 of your Ghosts instead of paying this creature's cost.",
    miss="you may destroy 3 of your Ghosts.",
)
def paid_instead(payment: Parts, not_paying: bool, used_this: bool = True) -> Way:
    """The card's cost is not paid, neither mana nor civilizations."""
    return Way(name="another cost", instead=True, cost=Cost(payment))


@RULES.rule(
    "paragraph",
    "[{spell}] <instead-paid>",
    example="you may destroy 3 of your Ghosts instead of paying this creature's cost.",
    miss="destroy 3 of your Ghosts instead of paying this creature's cost.",
)
def another_cost(instead_paid: Way) -> Paragraph:
    return Paragraph((instead_paid,))


@RULES.rule(
    "paragraph",
    "[{spell}] if <condition> , <instead-paid>",
    example="if you have no shields, you may destroy 3 of your Ghosts instead of paying this creature's "
    "cost.",
    miss="if you have no shields, destroy 3 of your Ghosts instead of paying this creature's cost.",
)
def another_cost_if(condition: Condition, instead_paid: Way) -> Paragraph | None:
    return None if mentions(condition, THAT) else Paragraph((replace(instead_paid, when=condition),))


@RULES.rule(
    "paragraph",
    "when you summon this creature , you may <payment> . if you do , this creature costs <n:integer> less to "
    "summon .",
    example="when you summon this creature, you may destroy one of your Ghosts. if you do, this creature "
    "costs "
    "7 less to summon.",
    miss="when you summon this creature, you may destroy one of your Ghosts. if you do, it costs 7 less.",
)
def paid_for_less(payment: Parts, n: int) -> Paragraph:
    """It is given up when the creature is summoned, before its mana is paid."""
    return Paragraph((Way(name="for less", cost=Cost(payment), less=n),))


@RULES.rule(
    "paragraph",
    "when you summon this creature , you may reduce the cost by <n:integer> . if you do , <deed> .",
    example="when you summon this creature, you may reduce the cost by 7. if you do, discard a card "
    "from your hand.",
    miss="when you summon this creature, reduce the cost by 7. discard a card from your hand.",
)
def less_at_a_price(n: int, deed: Clause) -> Paragraph | None:
    if deed.effect == NOTHING or mentions(deed.effect, THAT):
        return None
    return Paragraph((Way(name="for less", less=n, effect=deed.effect),))
