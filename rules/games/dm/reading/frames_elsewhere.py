"""Abilities of cards that trigger while they are in the hand, the graveyard or the mana zone."""

from rules.games.dm.reading.antecedents import ELSEWHERE, WHERE
from rules.games.dm.reading.events import When
from rules.games.dm.reading.frames import finished
from rules.games.dm.reading.nouns import BATTLE
from rules.games.dm.reading.picks import UNSAID
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.conditions import Condition
from rules.language.references import This, ThisCard
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked

RULES = Rules()


@RULES.rule(
    "in-own-zone",
    "if this (creature|card) is in your <zone>",
    example="if this creature is in your graveyard",
    miss="if this creature is in your opponent's graveyard",
)
def in_own_zone(zone: str) -> str | None:
    return zone if zone in WHERE else None


@RULES.rule(
    "picked",
    "this (creature|card) from your <zone>",
    example="this creature from your graveyard",
    miss="a creature from your graveyard",
)
def this_from(zone: str) -> Picked | None:
    return Picked("reference", cards=WHERE[zone]) if zone in WHERE else None


RULES.same("coming", {"put this creature [into the battle zone]": False})
RULES.same("coming", {"put this creature [into the battle zone] tapped": True})
RULES.same("may-come", {"put it .": False, "you may put it .": True})


@RULES.rule(
    "act", "<coming>", example="put this creature into the battle zone", miss="put this creature down"
)
@RULES.rule(
    "act",
    "put this creature from your <zone> [into the battle zone]",
    example="put this creature from your graveyard",
    miss="put a creature from your graveyard",
)
def comes(coming: bool = False, zone: str = "") -> Clause | None:
    if zone and zone not in WHERE:
        return None
    itself = WHERE[zone] if zone else ELSEWHERE
    return Clause(fx.MoveTo(itself, BATTLE, rested=coming), about=UNSAID)


@RULES.rule(
    "paragraph",
    "(when|whenever) <event> , <in-own-zone> , <effect>",
    example="when you draw a card, if this creature is in your graveyard, return it to your hand.",
    miss="when you draw a card, if you have no shields, return it to your hand.",
)
@RULES.rule(
    "paragraph",
    "<event:moment> , <in-own-zone> , <effect>",
    example="at the start of your turn, if this card is in your hand, draw a card.",
    miss="at the start of your turn, if you have no shields, draw a card.",
)
@RULES.rule(
    "paragraph",
    "(when|whenever) <event> , <in-own-zone> and <condition> , <effect>",
    example="when you draw a card, if this creature is in your graveyard and you have no shields, you may "
    "return it to your hand.",
    miss="when you draw a card, if this creature is in your graveyard, return it to your hand.",
)
@RULES.rule(
    "paragraph",
    "<event:moment> , <in-own-zone> and <condition> , <effect>",
    example="at the start of your turn, if this card is in your hand and you have no shields, draw a card.",
    miss="at the start of your turn, if this card is in your hand, draw a card.",
)
def elsewhere(
    event: When, in_own_zone: str, effect: Clause, condition: Condition | None = None
) -> Paragraph | None:
    """In the effect, "it" is the card itself, which the ability named last."""
    done = effect.effect
    for mark in (ELSEWHERE, WHERE[in_own_zone]):
        done = substituted(done, mark, ThisCard())
    done = substituted(substituted(done, THAT, ThisCard()), This(), ThisCard())
    if mentions(event.event, This()) or mentions(condition, THAT) or not finished(Clause(done)):
        return None
    if condition is not None:
        done = fx.If(condition, done)
    return Paragraph((Triggered(event.event, done, zones=(in_own_zone,), only_there=True),))


@RULES.rule(
    "paragraph",
    "(when|whenever) <event> , <in-own-zone> , <may-come>",
    example="when you draw a card, if this creature is in your graveyard, you may put it.",
    miss="when you draw a card, if you have no shields, you may put it.",
)
@RULES.rule(
    "paragraph",
    "<event:moment> , <in-own-zone> , <may-come>",
    example="at the start of your turn, if this creature is in your graveyard, put it.",
    miss="at the start of your turn, if you have no shields, put it.",
)
def simply_comes(event: When, in_own_zone: str, may_come: bool) -> Paragraph | None:
    """A card "put" without a place goes into the battle zone."""
    made = fx.MoveTo(ThisCard(), BATTLE)
    return elsewhere(event, in_own_zone, Clause(fx.May(made) if may_come else made))
