"""Conditions on what players have: cards in hand and in the break zone, and damage received."""

from rules.games.setcg.reading.conditions import lying
from rules.games.setcg.reading.nouns import FIELD, Noun
from rules.language.conditions import AllHold, AnyHolds, Condition, There
from rules.language.references import Side
from rules.reading.grammar import Rules

OF_PLAYERS = Rules()


@OF_PLAYERS.rule(
    "condition",
    "you have received <number> (point|points) of damage or more",
    example="you have received 5 points of damage or more",
    miss="you have received 5 points of damage or less",
)
@OF_PLAYERS.rule(
    "condition",
    "you have received <number> or more (point|points) of damage",
    example="you have received 5 or more points of damage",
    miss="you have received 5 points of damage",
)
def damaged(number: int) -> Condition:
    return There(lying("damage zone", "you"), number)


@OF_PLAYERS.rule(
    "condition",
    "your opponent has received <number> or more (point|points) of damage",
    example="your opponent has received 5 or more points of damage",
    miss="your opponent has received 5 points of damage",
)
@OF_PLAYERS.rule(
    "condition",
    "your opponent has received <number> (point|points) of damage or more",
    example="your opponent has received 5 points of damage or more",
    miss="your opponent has received 5 points of damage",
)
def opponent_damaged(number: int) -> Condition:
    return There(lying("damage zone", "opponent"), number)


@OF_PLAYERS.rule(
    "condition",
    "your opponent has received <number> (point|points) of damage or less",
    example="your opponent has received 3 points of damage or less",
    miss="your opponent has received 3 points of damage or more",
)
def opponent_damaged_little(number: int) -> Condition:
    return There(lying("damage zone", "opponent"), 0, number)


HOLDERS: dict[str, Side] = {"you have": "you", "your opponent has": "opponent"}
OF_PLAYERS.same("holder", HOLDERS)


@OF_PLAYERS.rule(
    "condition",
    "<who:holder> <number> (card|cards) or less in (your|their) hand",
    example="your opponent has 2 cards or less in their hand",
    miss="your opponent has 2 cards in their hand",
)
@OF_PLAYERS.rule(
    "condition",
    "<who:holder> <number> or less cards in (your|their) hand",
    example="your opponent has 2 or less cards in their hand",
    miss="your opponent has 2 cards in their hand",
)
def few_in_hand(who: Side, number: int) -> Condition:
    return There(lying("hand", who), 0, number)


@OF_PLAYERS.rule(
    "condition",
    "<who:holder> no cards in (your|their) hand",
    example="you have no cards in your hand",
    miss="you have cards in your hand",
)
def none_in_hand(who: Side) -> Condition:
    return There(lying("hand", who), 0, 0)


@OF_PLAYERS.rule(
    "condition",
    "<who:holder> <number> or more cards in (your|their) hand",
    example="you have 5 or more cards in your hand",
    miss="you have 5 cards in your hand",
)
@OF_PLAYERS.rule(
    "condition",
    "<who:holder> <number> cards or more in (your|their) hand",
    example="you have 5 cards or more in your hand",
    miss="you have 5 cards in your hand",
)
def many_in_hand(who: Side, number: int) -> Condition:
    return There(lying("hand", who), number)


BREAK_ZONES: dict[str, Side] = {"in your break zone": "you", "in their break zone": "opponent"}
OF_PLAYERS.same("fallen-of", BREAK_ZONES)


@OF_PLAYERS.rule(
    "condition",
    "<who:holder> [a total of] <number> or more <noun> <whose:fallen-of>",
    example="you have 5 or more Summons in your Break Zone",
    miss="you have 5 Summons in your Break Zone",
)
def they_have(who: Side, number: int, noun: Noun, whose: Side) -> Condition | None:
    wanted = None if noun.zone or whose != who else noun.placed("break zone", who)
    return None if wanted is None else There(wanted, number)


BOTH = {"either player": AnyHolds, "each player": AllHold}
OF_PLAYERS.same("players", BOTH)


@OF_PLAYERS.rule(
    "condition",
    "<combined:players> has received <number> points of damage or more",
    example="each player has received 5 points of damage or more",
    miss="each player has received 5 points of damage",
)
def players_damaged(combined: type[AnyHolds], number: int) -> Condition:
    return combined(
        (There(lying("damage zone", "you"), number), There(lying("damage zone", "opponent"), number))
    )


@OF_PLAYERS.rule(
    "condition",
    "either player (doesn't|does not) control [any] <noun>",
    example="either player doesn't control any Forwards",
    miss="either player controls any Forwards",
)
def one_controls_none(noun: Noun) -> Condition | None:
    if noun.zone or noun.whose != "anyone":
        return None
    ours, theirs = noun.placed(FIELD, "you"), noun.placed(FIELD, "opponent")
    return None if ours is None or theirs is None else AnyHolds((There(ours, 0, 0), There(theirs, 0, 0)))
