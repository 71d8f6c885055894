"""Force of Will's additions on the card they are added to: what they do to it, and to its controller."""

from collections.abc import Callable

from rules.games.fow8.reading.frames import Abilities
from rules.games.fow8.reading.nouns import Noun
from rules.games.fow8.reading.picks import KINDS, Who
from rules.language import effects as fx
from rules.language.abilities import Replacement, Triggered
from rules.language.changes import Restrict
from rules.language.conditions import Condition, Fails, Is, TurnOf
from rules.language.durations import WHILE_IN_PLAY
from rules.language.events import Destroyed, Moment
from rules.language.filters import All, AttachedTo, HostOf, OneOf
from rules.language.references import Cards, Controller, Host, Joined, Subject, This
from rules.language.restrictions import Cannot
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, narrowed

RULES = Rules()
BEARER = Host(This())
"""The card that the addition with the text is added to."""
RULES.same(
    "they",
    {
        f"{added} {kind}'s controller": Who(Controller(BEARER))
        for added in ("added", "bestowed")
        for kind in KINDS
    },
)


@RULES.rule("bearer", "(added|bestowed) <bare>", example="added resonator", miss="resonator added")
def bearer(bare: Noun) -> Cards | None:
    """The text names the kind of card that the addition is on anyway."""
    return None if bare.said else BEARER


@RULES.rule(
    "clause",
    "<picked> cannot be recovered <while-here>",
    example="target Elf cannot be recovered as long as this card is in a field",
    miss="target Elf cannot be recovered",
)
def kept_rested(picked: Picked, while_here: bool) -> Clause | None:
    """Nothing recovers it, no effect and no recovery phase."""
    if picked.how == "each":
        return None
    return acting(picked, lambda cards: fx.Modify(cards, (Restrict(Cannot("recover")),), WHILE_IN_PLAY))


@RULES.rule(
    "clause",
    "<to-do> <this> and <bearer>",
    example="destroy this card and bestowed resonator",
    miss="destroy this card or bestowed resonator",
)
def done_to_this_and_bearer(to_do: Callable[[Cards], fx.Effect], this: Picked, bearer: Cards) -> Clause:
    return Clause(to_do(Joined((This(), bearer))))


@RULES.rule(
    "ability",
    "<to-do> <bearer> at the end of its controller's turn",
    example="rest added resonator at the end of its controller's turn",
    miss="rest added resonator at the end of your turn",
)
def at_end_of_their_turn(to_do: Callable[[Cards], fx.Effect], bearer: Cards) -> Abilities:
    theirs = TurnOf(Controller(bearer))
    return (Triggered(Moment("end_begins"), to_do(bearer), condition=theirs),)


@RULES.rule(
    "condition",
    "this card is not bestowed to a card",
    example="this card is not bestowed to a card",
    miss="this card is bestowed to a card",
)
def on_no_card() -> Condition:
    return Fails(Is(This(), AttachedTo(All())))


@RULES.rule(
    "static",
    "if added <noun> would be destroyed , banish this card instead . if you do , remove all damage from "
    "that (resonator|J/resonator)",
    example="if added Elf would be destroyed , banish this card instead . if you do , remove all damage from "
    "that J/resonator",
    miss="if added Elf would be destroyed , banish this card instead",
)
def saved(noun: Noun) -> Abilities | None:
    if noun.said or not noun.zones:
        return None
    worn = narrowed(noun.filter, HostOf(OneOf(This())))
    gone = fx.IfYouDo(fx.MoveTo(This(), "graveyard"), fx.Heal(Subject()))
    return (Replacement(Destroyed(worn), gone),)
