"""Leaders and followers together in English, and what a selected card's player has."""

from rules.games.sve.reading import meanings_effects, meanings_leaders, meanings_targets, meanings_words
from rules.games.sve.reading.english.verbs import hurt
from rules.language.amounts import Amount, LifeOf
from rules.language.conditions import Compare
from rules.language.effects import DealDamageToPlayer
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter, Other
from rules.reading.clauses import Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
RULES.same(
    "suffix",
    {
        **dict.fromkeys(("on their field", "on its controller's field"), meanings_leaders.ON_ITS_FIELD),
        "in its controller's hand": meanings_leaders.IN_ITS_HAND,
    },
)
RULES.same("condition", {"your leader has less defense than it": meanings_leaders.WEAKER_THAN_IT})


@RULES.rule(
    "enemy-pick",
    "your leader or (a|an) <noun>",
    example="your leader or a Beast follower on your field",
    miss="your leader or a Beast follower",
)
@RULES.rule(
    "enemy-pick",
    "your leader or another <other:noun>",
    example="your leader or another follower on your field",
    miss="your leader or another follower",
)
def your_leader_or(noun: Filter | None = None, other: Filter | None = None) -> Picked | None:
    """Return a pick of your leader or a card."""
    wanted = noun if other is None else meanings_words.of(other, Other())
    if wanted is None or zones_of(wanted) != ("field",):
        return None
    return meanings_leaders.your_leader_or(wanted)


@RULES.rule(
    "act",
    "give {defense} + <integer> to your leader and <pick>",
    example="give {defense}+4 to your leader and each other follower on your field",
    miss="give {attack}+4 to your leader and each other follower on your field",
)
def strengthen_with_leader(integer: int, pick: Picked) -> Clause | None:
    """Return a clause in which cards and your leader gain defense."""
    return meanings_targets.strengthened_with_leader(pick, integer) if pick.how == "each" else None


@RULES.rule(
    "act",
    "deal <amount> damage to <pick> and <second:amount> damage to each other <noun>",
    example="deal 4 damage to it and 1 damage to each other enemy follower on the field",
    miss="deal 4 damage to it and 1 damage to each other follower",
)
def hurt_and_others(amount: Amount, pick: Picked, second: Amount, noun: Filter) -> Clause | None:
    """Return a clause in which a card and then all others of a kind are dealt damage."""
    if pick.how != "reference" or not zones_of(noun):
        return None
    others = Picked("each", meanings_words.of(noun, meanings_leaders.BESIDES_IT))
    first, then = hurt(amount, pick), hurt(second, others)
    return first and then and joined((first, then))


@RULES.rule(
    "act",
    "(engage|{engage}) or refresh <pick>",
    example="engage or refresh it",
    miss="engage and refresh it",
)
def turn(pick: Picked) -> Clause | None:
    """Return a clause in which cards are engaged or reserved."""
    return meanings_leaders.turned(pick)


@RULES.rule(
    "act",
    "deal <pick> and its leader damage equal to <quantity>",
    example="deal it and its leader damage equal to your max play points",
    miss="deal it and its leader damage equal to 3",
)
def hurt_with_leader(pick: Picked, quantity: Amount) -> Clause | None:
    """Return a clause in which a card and its leader are dealt a counted amount of damage."""
    if pick.how != "reference" or pick.cards is None:
        return None
    return meanings_leaders.hurt_with_leader(pick.cards, quantity)


@RULES.rule(
    "act",
    "deal <amount> damage to each enemy leader with at least <integer> defense",
    example="deal 6 damage to each enemy leader with at least 12 defense",
    miss="deal 6 damage to each enemy leader with 12 defense",
)
def hurt_strong_leader(amount: Amount, integer: int) -> Clause | None:
    """Return a clause in which the enemy leader is dealt damage if it has enough defense."""
    strong = Compare(LifeOf("opponent"), ">=", integer)
    return meanings_effects.conditional(strong, Clause(DealDamageToPlayer(amount)))
