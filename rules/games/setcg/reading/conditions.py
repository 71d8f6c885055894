"""Conditions: what players control, have done and have been dealt, and what a card is."""

from rules.games.setcg.announcement_prices import BY_BACKUPS
from rules.games.setcg.reading.conditions_elements import paid_alone
from rules.games.setcg.reading.nouns import ANY_CARD, FIELD, Noun
from rules.language.amounts import Paid
from rules.language.conditions import (
    AllHold,
    AnyHolds,
    Condition,
    DuringStep,
    Is,
    There,
    TurnOf,
)
from rules.language.filters import (
    Controlled,
    Filter,
    HasStatus,
    InZone,
    IsRested,
    Other,
)
from rules.language.references import Side, This
from rules.reading.clauses import mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

CONDITIONS = Rules()


def lying(zone: str, whose: Side) -> Filter:
    """Return the filter for a player's cards in a zone."""
    return narrowed(ANY_CARD, InZone((zone,)), Controlled(whose))


def _controlled(noun: Noun, whose: Side) -> Filter | None:
    return None if noun.zone not in ("", FIELD) else noun.placed(FIELD, whose)


CONDITIONS.same(
    "controller",
    {"you control": "you", "your opponent controls": "opponent", "opponent controls": "opponent"},
)


@CONDITIONS.rule(
    "condition",
    "<who:controller> (a|an) <noun>",
    example="you control a Fire Forward",
    miss="you control Fire",
)
@CONDITIONS.rule(
    "condition", "<who:controller> <noun>", example="you control Category VII", miss="you control Fire"
)
@CONDITIONS.rule(
    "condition", "<who:controller> any <noun>", example="you control any Forwards", miss="you control any"
)
def controls_one(who: Side, noun: Noun) -> Condition | None:
    wanted = _controlled(noun, who)
    return None if wanted is None else There(wanted)


@CONDITIONS.rule(
    "condition",
    "<who:controller> <number> or more <noun>",
    example="you control 3 or more Backups",
    miss="you control 3 Backups",
)
@CONDITIONS.rule(
    "condition",
    "<who:controller> <number> <noun> or more",
    example="you control 3 Backups or more",
    miss="you control 3 Backups",
)
def controls_many(who: Side, number: int, noun: Noun) -> Condition | None:
    wanted = _controlled(noun, who)
    return None if wanted is None else There(wanted, number)


@CONDITIONS.rule(
    "condition",
    "<who:controller> <number> or less <noun>",
    example="you control 1 or less Backups",
    miss="you control 1 Backup",
)
@CONDITIONS.rule(
    "condition",
    "<who:controller> <number> <noun> or less",
    example="you control 1 Backup or less",
    miss="you control 1 Backup",
)
def controls_few(who: Side, number: int, noun: Noun) -> Condition | None:
    wanted = _controlled(noun, who)
    return None if wanted is None else There(wanted, 0, number)


@CONDITIONS.rule(
    "condition",
    "you (don't|do not) control [any|a|an] <noun>",
    example="you don't control any Forwards",
    miss="you control any Forwards",
)
@CONDITIONS.rule(
    "condition", "you control no <noun>", example="you control no Forwards", miss="you control Forwards"
)
def controls_none(noun: Noun) -> Condition | None:
    wanted = _controlled(noun, "you")
    return None if wanted is None else There(wanted, 0, 0)


@CONDITIONS.rule(
    "condition",
    "your opponent (doesn't|does not) control [any|a|an] <noun>",
    example="your opponent doesn't control any Forwards",
    miss="your opponent controls any Forwards",
)
@CONDITIONS.rule(
    "condition",
    "your opponent controls no <noun>",
    example="your opponent controls no Forwards",
    miss="your opponent controls",
)
def opponent_controls_none(noun: Noun) -> Condition | None:
    wanted = _controlled(noun, "opponent")
    return None if wanted is None else There(wanted, 0, 0)


@CONDITIONS.rule(
    "condition",
    "there are <number> or more <noun>",
    example="there are 5 or more Fire Forwards in your Break Zone",
    miss="there are 5 Fire Forwards in your Break Zone",
)
@CONDITIONS.rule(
    "condition",
    "there is (a|an) <noun>",
    example="there is a Fire Forward in your Break Zone",
    miss="there is Fire in your Break Zone",
)
def there_are(noun: Noun, number: int = 1) -> Condition | None:
    wanted = noun.placed() if noun.zone else None
    return None if wanted is None else There(wanted, number)


@CONDITIONS.rule(
    "condition",
    "there are <number> or less <noun>",
    example="there are 5 or less Fire Forwards in your Break Zone",
    miss="there are 5 Fire Forwards in your Break Zone",
)
@CONDITIONS.rule(
    "condition",
    "there (is|are) no <noun>",
    example="there are no Fire Forwards in your Break Zone",
    miss="there are Fire Forwards in your Break Zone",
)
def there_are_few(noun: Noun, number: int = 0) -> Condition | None:
    wanted = noun.placed() if noun.zone else None
    return None if wanted is None else There(wanted, 0, number)


CONDITIONS.same(
    "condition",
    {
        "it is your turn": TurnOf(),
        "it is your opponent's turn": TurnOf("opponent"),
        "~ is dull": Is(This(), IsRested()),
        "~ is active": Is(This(), IsRested(False)),
    },
)

MAIN = AllHold((TurnOf(), DuringStep(("main 1", "main 2"))))
CONDITIONS.same(
    "when-used",
    {
        "during your turn": TurnOf(),
        "during your opponent's turn": TurnOf("opponent"),
        "during your main phase": MAIN,
        "while ~ is attacking": Is(This(), HasStatus("attacking")),
        "while ~ is blocking": Is(This(), HasStatus("blocking")),
    },
)


@CONDITIONS.rule(
    "condition",
    "<one:condition> and <other:condition>",
    example="you control a Forward and you have no cards in your hand",
    miss="you control a Forward and",
)
def both(one: Condition, other: Condition) -> Condition:
    parts = tuple(
        part for each in (one, other) for part in (each.parts if isinstance(each, AllHold) else (each,))
    )
    return AllHold(parts)


@CONDITIONS.rule(
    "condition",
    "you have (a|an) <noun> in your break zone",
    example="you have a Summon in your Break Zone",
    miss="you have a Summon in your hand",
)
def one_fallen(noun: Noun) -> Condition | None:
    wanted = None if noun.zone else noun.placed("break zone", "you")
    return None if wanted is None else There(wanted)


@CONDITIONS.rule(
    "condition",
    "<who:controller> (a|an) <one:noun> or (a|an) <other:noun>",
    example="you control a Fire Forward or an Ice Backup",
    miss="you control a Fire Forward or Ice",
)
def controls_either(who: Side, one: Noun, other: Noun) -> Condition | None:
    if mentions(other.filter, Other()) and not mentions(one.filter, Other()):
        # It is unclear whether the card itself may be the first.
        return None
    wanted = [_controlled(noun, who) for noun in (one, other)]
    found = tuple(There(part) for part in wanted if part is not None)
    return AnyHolds(found) if len(found) == 2 and found[0] != found[1] else None


CONDITIONS.same(
    "condition",
    {
        "the cp paid to cast ~ was only produced by backups": paid_alone(Paid(by=BY_BACKUPS)),
    },
)
