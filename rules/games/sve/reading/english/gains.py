"""What cards gain in English: stats, keywords, lower costs, restrictions, and durations."""

from rules.games.sve.reading import meanings_statics, meanings_stats, meanings_words
from rules.language.amounts import Amount
from rules.language.changes import AddStats, Change, ChangeCost, GainKeywords, LoseAllAbilities, Restrict
from rules.language.durations import UntilMoment
from rules.language.filters import IsPlayer
from rules.language.restrictions import Cannot
from rules.reading.grammar import Rules

RULES = Rules()

RULES.same("plus", {"+": 1, "-": -1})
RULES.same(
    "inability",
    {
        "can't attack": (Restrict(Cannot("attack")),),
        "can't attack enemies": (Restrict(Cannot("attack")),),
        "can't attack enemy leaders": (Restrict(Cannot("attack", IsPlayer())),),
        "can't attack leaders": (Restrict(Cannot("attack", IsPlayer())),),
    },
)
RULES.same("inability", dict.fromkeys(("loses all abilities", "lose all abilities"), (LoseAllAbilities(),)))
RULES.same("inability", dict.fromkeys(("doesn't refresh", "don't refresh"), meanings_statics.STAYS_ENGAGED))
RULES.same(
    "until-then",
    {
        "during its controller's next turn": UntilMoment("turn ends", "opponent"),
        "during its controller's next start phase": meanings_statics.THEIR_NEXT_START,
        "during their controller's next start phase": meanings_statics.THEIR_NEXT_START,
        "during each opponent's next start phase": meanings_statics.THEIR_NEXT_START,
    },
)

Gain = tuple[Change, ...]


def signed(plus: int, amount: Amount) -> Amount | None:
    """Return an amount with its sign; only a plain number can be negative."""
    if plus > 0:
        return amount
    return -amount if isinstance(amount, int) else None


@RULES.rule(
    "gain",
    "{attack} <one:plus> <attack:amount> / {defense} <other:plus> <defense:amount>",
    example="{attack}+1/{defense}+2",
    miss="{attack}+1/+2",
)
def both_stats(one: int, attack: Amount, other: int, defense: Amount) -> Gain | None:
    """Return the change that attack and defense change."""
    first, second = signed(one, attack), signed(other, defense)
    return None if first is None or second is None else (AddStats((first, second)),)


@RULES.rule("gain", "{attack} <plus> <amount>", example="{attack}+2", miss="{defense}+2")
def attack_alone(plus: int, amount: Amount) -> Gain | None:
    """Return the change that attack changes."""
    added = signed(plus, amount)
    return None if added is None else (AddStats((added, 0)),)


@RULES.rule("gain", "{defense} <plus> <amount>", example="{defense}+2", miss="{attack}+2")
def defense_alone(plus: int, amount: Amount) -> Gain | None:
    """Return the change that defense changes."""
    added = signed(plus, amount)
    return None if added is None else (AddStats((0, added)),)


@RULES.rule("gain", "<keyword>", example="Storm", miss="Storms")
def one_keyword(keyword: str) -> Gain:
    """Return the change that a card gains a keyword."""
    return (GainKeywords(frozenset({keyword})),)


@RULES.rule("gain", "<one:gain> and <other:gain>", example="Storm and Bane", miss="Storm or Bane")
@RULES.rule(
    "gain", "<one:gain> , and <other:gain>", example="{attack}+1, and Bane", miss="{attack}+1, or Bane"
)
@RULES.rule("gain", "<one:gain> , <other:gain>", example="{attack}+1, Bane", miss="{attack}+1 Bane")
def both_gains(one: Gain, other: Gain) -> Gain | None:
    """Return two gains as one, keywords together."""
    return meanings_stats.gained(*one, *other)


@RULES.rule(
    "cheaper", "(costs|cost) <amount> less [to play]", example="costs 2 less to play", miss="costs 2 to play"
)
def costs_less(amount: Amount) -> Gain:
    """Return the change that a card costs less."""
    return (ChangeCost(less=((meanings_words.POINTS, amount),)),)


@RULES.rule(
    "cheaper", "(costs|cost) <amount> more to play", example="costs 2 more to play", miss="costs 2 to play"
)
def costs_more(amount: Amount) -> Gain:
    """Return the change that a card costs more."""
    return (ChangeCost(more=((meanings_words.POINTS, amount),)),)


@RULES.rule(
    "cheaper",
    "(costs|cost) <integer> [play (point|points)] to play",
    example="costs 0 to play",
    miss="costs 0 less to play",
)
def costs_just(integer: int) -> Gain:
    """Return the change that a card costs exactly an amount."""
    return (ChangeCost(instead=((meanings_words.POINTS, integer),)),)
