"""Counted amounts in English: what X equals."""

from rules.games.sve.reading import meanings_moved, meanings_statics, meanings_words
from rules.language.amounts import (
    Amount,
    CostOf,
    Count,
    DividedBy,
    Extreme,
    LifeOf,
    Plus,
    ResourcesOf,
    StatOf,
)
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.language.references import Subject, This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

RULES = Rules()

RULES.same(
    "quantity",
    {
        "your max play points": ResourcesOf(meanings_words.MAX_POINTS),
        "your leader's defense": LifeOf(),
        "this follower's attack": StatOf(This(), "attack"),
        "this follower's defense": StatOf(This(), "defense"),
        "its attack": StatOf(THAT, "attack"),
        "its defense": StatOf(THAT, "defense"),
        "its cost": CostOf(THAT),
        "the amulet's cost": CostOf(Subject()),
        "the selected follower's attack": StatOf(meanings_words.SELECTED, "attack"),
        "the selected follower's defense": StatOf(meanings_words.SELECTED, "defense"),
        "the selected follower's cost": CostOf(meanings_words.SELECTED),
        "that follower's attack": StatOf(THAT, "attack"),
        "that follower's defense": StatOf(THAT, "defense"),
        "the first's attack": StatOf(meanings_words.FORMER, "attack"),
        "the second's attack": StatOf(meanings_words.LATTER, "attack"),
        "the first's defense": StatOf(meanings_words.FORMER, "defense"),
        "the second's defense": StatOf(meanings_words.LATTER, "defense"),
        "the revealed card's cost": CostOf(meanings_words.SHOWN),
        **dict.fromkeys(
            (
                f"the {moved} {what}'s cost"
                for moved in ("discarded", "buried", "banished")
                for what in ("card", "follower")
            ),
            meanings_moved.MOVED_COST,
        ),
        **dict.fromkeys(
            (
                *("the attack of the buried follower", "the buried follower's attack"),
                "the attack of the follower you put into the cemetery",
            ),
            meanings_moved.MOVED_ATTACK,
        ),
        "the number of cards you've played this turn": meanings_words.PLAYED,
    },
)


@RULES.rule(
    "quantity",
    "[the] [total] number of <noun:counted>",
    example="the number of cards in your hand",
    miss="the number of cards",
)
def count(noun: Filter) -> Amount | None:
    """Return the number of cards of a kind; the noun must give their zone."""
    return Count(noun) if zones_of(noun) else None


RULES.same("this-way", dict.fromkeys(("this way", "by this ability"), True))
RULES.same(
    "moved-to",
    {
        "buried": "cemetery",
        "put into your cemetery": "cemetery",
        "discarded": "cemetery",
        "put into your EX area": "EX area",
        "banished": "banished zone",
        "summoned": "field",
        "put onto your field": "field",
        "added to your hand": "hand",
    },
)


@RULES.rule(
    "quantity",
    "[the] number of <noun> <moved-to> <this-way>",
    example="the number of spells buried this way",
    miss="the number of spells buried",
)
def count_moved(noun: Filter, moved_to: str, this_way: bool) -> Amount | None:
    """Return how many of the moved cards match a noun."""
    return meanings_moved.moved_count(noun, moved_to)


@RULES.rule(
    "quantity",
    "the highest <stat> among <noun>",
    example="the highest attack among followers on your field",
    miss="the highest attack among followers",
)
def highest(stat: str, noun: Filter) -> Amount | None:
    """Return the highest attack or defense among cards of a kind."""
    return Extreme(noun, stat, highest=True) if zones_of(noun) else None


@RULES.rule(
    "quantity",
    "<integer> times <quantity>",
    example="2 times your max play points",
    miss="2 plus your max play points",
)
def multiplied(integer: int, quantity: Amount) -> Amount:
    """Return an amount multiplied by a number."""
    return meanings_statics.times(integer, quantity)


@RULES.rule(
    "quantity", "twice <quantity>", example="twice your max play points", miss="half your max play points"
)
def doubled(quantity: Amount) -> Amount:
    """Return twice an amount."""
    return meanings_statics.times(2, quantity)


@RULES.rule(
    "quantity",
    "<quantity> plus <integer>",
    example="your max play points plus 2",
    miss="your max play points minus 2",
)
def more(quantity: Amount, integer: int) -> Amount:
    """Return an amount plus a number."""
    return Plus((quantity, integer))


@RULES.rule(
    "quantity",
    "half <quantity> ( {(} rounded up {)} |, rounded up)",
    example="half your max play points (rounded up)",
    miss="half your max play points (rounded down)",
)
def half_up(quantity: Amount) -> Amount:
    """Return half an amount, rounded up."""
    return DividedBy(quantity, up=True)


@RULES.rule(
    "quantity",
    "half <quantity> ( {(} rounded down {)} |, rounded down)",
    example="half your max play points (rounded down)",
    miss="half your max play points (rounded up)",
)
def half_down(quantity: Amount) -> Amount:
    """Return half an amount, rounded down."""
    return DividedBy(quantity)
