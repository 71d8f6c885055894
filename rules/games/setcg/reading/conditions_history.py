"""Conditions on what happened this turn, to whom, and how often."""

from collections.abc import Callable
from dataclasses import dataclass

from rules.games.setcg.reading.nouns import BREAK, FIELD, HAND, Noun
from rules.language.conditions import Condition, Happened
from rules.language.events import (
    Attacks,
    Blocks,
    Discards,
    Draws,
    Enters,
    Event,
    Leaves,
    PlayerTakesDamage,
    Plays,
)
from rules.language.filters import AnyOf, Controlled, Filter
from rules.language.references import Side
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

HISTORY = Rules()


@dataclass(frozen=True, slots=True)
class Some:
    """At least a number of cards of a kind, and their player if the text says whose they were."""

    noun: Noun
    whose: Side | None = None
    least: int = 1


WHOSE: dict[str, Side] = {
    "you controlled": "you",
    "your opponent controlled": "opponent",
    "opponent controlled": "opponent",
}
HISTORY.same("controlled-by", WHOSE)


@HISTORY.rule("some-cards", "(a|an) <noun>", example="a Forward you control", miss="1 Forward you control")
@HISTORY.rule(
    "some-cards",
    "(a|an) <noun> <whose:controlled-by>",
    example="a Forward you controlled",
    miss="a Forward you",
)
def one_card(noun: Noun, whose: Side | None = None) -> Some | None:
    return some_cards(1, noun, whose)


@HISTORY.rule(
    "some-cards", "<number> or more <noun>", example="2 or more Forwards", miss="2 or less Forwards"
)
@HISTORY.rule(
    "some-cards",
    "<number> or more <noun> <whose:controlled-by>",
    example="2 or more Forwards you controlled",
    miss="2 or less Forwards you controlled",
)
def some_cards(number: int, noun: Noun, whose: Side | None = None) -> Some | None:
    if noun.zone not in ("", FIELD) or (whose is not None and noun.zone):
        return None
    return Some(noun, whose, number)


Happening = Callable[[Filter], Event]


def _broken(what: Filter) -> Event:
    return Leaves(what, (BREAK,))


def _returned(what: Filter) -> Event:
    return Leaves(what, (HAND,))


@HISTORY.rule(
    "befalling",
    "(was|were|has been|have been) put from the field into the break zone",
    example="was put from the field into the Break Zone",
    miss="was put into the Break Zone",
)
def broken() -> Happening:
    return _broken


@HISTORY.rule(
    "befalling",
    "(was|were|has been|have been) returned from the field to (its|their) (owner's hand|owners' hands)",
    example="was returned from the field to its owner's hand",
    miss="was returned to its owner's hand",
)
def returned() -> Happening:
    return _returned


@HISTORY.rule("befalling", "[has|have] left the field", example="left the field", miss="leaves the field")
def gone() -> Happening:
    return Leaves


@HISTORY.rule(
    "befalling", "[has|have] entered the field", example="entered the field", miss="enters the field"
)
def come() -> Happening:
    return Enters


@HISTORY.rule(
    "past",
    "<some-cards> <befalling>",
    example="a Forward you controlled left the field",
    miss="a Forward you controlled leaves the field",
)
def befell(some_cards: Some, befalling: Happening) -> Condition | None:
    wanted = some_cards.noun.placed(FIELD, some_cards.whose)
    return None if wanted is None else Happened(befalling(wanted), some_cards.least)


FIELDS: dict[str, Side] = {"your field": "you", "your opponent's field": "opponent"}
HISTORY.same("field-of", FIELDS)


@HISTORY.rule(
    "past",
    "<some-cards> [has|have] entered <whose:field-of>",
    example="a Fire Forward has entered your field",
    miss="a Fire Forward enters your field",
)
def has_entered(some_cards: Some, whose: Side) -> Condition | None:
    if some_cards.noun.zone or some_cards.whose is not None:
        return None
    wanted = some_cards.noun.placed(FIELD, whose)
    return None if wanted is None else Happened(Enters(wanted), some_cards.least)


@HISTORY.rule(
    "past",
    "<some-cards> [has|have] attacked",
    example="a Forward you controlled attacked",
    miss="a Forward you controlled attacks",
)
@HISTORY.rule(
    "past",
    "<some-cards> (was|were) attacking",
    example="2 or more Fire Forwards were attacking",
    miss="2 or more Fire Forwards are attacking",
)
def has_attacked(some_cards: Some) -> Condition | None:
    return _fought(some_cards, Attacks)


@HISTORY.rule(
    "past",
    "<some-cards> [has|have] blocked",
    example="a Forward you controlled blocked",
    miss="a Forward you controlled blocks",
)
def has_blocked(some_cards: Some) -> Condition | None:
    return _fought(some_cards, Blocks)


def _fought(some: Some, event: type[Attacks] | type[Blocks]) -> Condition | None:
    side = some.whose or (some.noun.whose if some.noun.zone else "anyone")
    if isinstance(some.noun.filter, AnyOf) or some.noun.placed() is None:
        return None
    who = () if side == "anyone" else (Controlled(side),)
    return Happened(event(narrowed(some.noun.filter, *who)), some.least)


DOERS: dict[str, Side] = {
    "you have": "you",
    "your opponent has": "opponent",
    "you": "you",
    "your opponent": "opponent",
}
HISTORY.same("doer", DOERS)


@HISTORY.rule(
    "past",
    "<who:doer> cast <number> or more <noun>",
    example="you have cast 3 or more cards",
    miss="you have cast 3 cards",
)
def have_cast(number: int, noun: Noun, who: Side) -> Condition | None:
    if noun.zone or noun.whose != "anyone":
        return None
    return Happened(Plays(narrowed(Controlled(who), noun.filter)), number)


@HISTORY.rule(
    "past",
    "<who:doer> cast (a|an|1 or more) <noun>",
    example="you have cast a Summon",
    miss="you have cast 2 Summons",
)
@HISTORY.rule(
    "past",
    "<who:doer> cast <noun>",
    example="you have cast Card Name Shiva",
    miss="you have cast Shiva",
)
def have_cast_one(noun: Noun, who: Side) -> Condition | None:
    return have_cast(1, noun, who)


@HISTORY.rule(
    "past",
    "<who:doer> drawn (<number> or more cards|a card)",
    example="you have drawn 3 or more cards",
    miss="you have drawn 3 cards",
)
def have_drawn(who: Side, number: int = 1) -> Condition:
    return Happened(Draws(side=who), number)


@HISTORY.rule(
    "past",
    "<who:doer> discarded <number> or more <noun> [from (your|their) hand]",
    example="you have discarded 2 or more cards",
    miss="you have discarded 2 cards",
)
@HISTORY.rule(
    "past",
    "<who:doer> discarded (a|an) <noun> [from (your|their) hand]",
    example="you have discarded a card",
    miss="you have discarded 2 cards",
)
def have_discarded(who: Side, noun: Noun, number: int = 1) -> Condition | None:
    if noun.zone or noun.whose != "anyone":
        return None
    return Happened(Discards(narrowed(Controlled(who), noun.filter)), number)


@HISTORY.rule(
    "past",
    "<who:doer> received (damage|a point of damage|1 point of damage or more|1 or more points of damage)",
    example="your opponent has received a point of damage",
    miss="your opponent has received 3 points of damage",
)
def have_received(who: Side) -> Condition:
    return Happened(PlayerTakesDamage(who))


@HISTORY.rule(
    "condition", "<past> this turn", example="you have drawn 3 or more cards this turn", miss="you have drawn"
)
def past_this_turn(past: Condition) -> Condition:
    return past
