"""Trigger events of Force of Will's automatic abilities, and the card each of them is about."""

from dataclasses import dataclass

from rules.games.fow8.nodes import Judges
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.picks import Who
from rules.language.events import (
    AnyEvent,
    Attacks,
    Blocks,
    DamagesPlayer,
    DealsDamage,
    Destroyed,
    Draws,
    Enters,
    Event,
    GainsLife,
    Leaves,
    Moment,
    PlayerTakesDamage,
    Recovers,
    Rests,
    TakesDamage,
)
from rules.language.filters import All, Controlled, IsPlayer
from rules.language.references import Cards, Subject, This, ThisCard
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


@dataclass(frozen=True, slots=True)
class When:
    """An event, and which card "it" is in its effect; `clause` is the rule of a keyword."""

    event: Event
    about: Cards | None = None
    clause: str = ""


RULES.same("intro", {"when": True, "whenever": True})
THIS = This()


@RULES.rule(
    "happening",
    "this (card|resonator) enters (your|the) field",
    example="this card enters the field",
    miss="this card leaves the field",
)
def enters() -> When:
    return When(Enters(), THIS)


@RULES.rule("happening", "you attack with this card", example="you attack with this card", miss="you attack")
@RULES.rule("happening", "this card attacks", example="this card attacks", miss="this card blocks")
def attacks() -> When:
    return When(Attacks(), THIS)


@RULES.rule("happening", "this card blocks", example="this card blocks", miss="this card attacks")
def blocks() -> When:
    return When(Blocks(), THIS)


@RULES.rule(
    "happening",
    "this card attacks or blocks",
    example="this card attacks or blocks",
    miss="this card attacks and blocks",
)
def fights() -> When:
    return When(AnyEvent((Attacks(), Blocks())), THIS)


@RULES.rule(
    "happening",
    "this card attacks <they>",
    example="this card attacks your opponent",
    miss="this card attacks",
)
def attacks_player(they: Who) -> When | None:
    return When(Attacks(None, IsPlayer("opponent")), THIS) if they == Who("opponent") else None


@RULES.rule(
    "happening",
    "this card (is put|put) into (a|your|its owner's) graveyard from (your|the|a) field",
    example="this card is put into a graveyard from the field",
    miss="this card is put into a graveyard from your hand",
)
@RULES.rule(
    "happening",
    "this card is put from (your|the|a) field into (a|your|its owner's) graveyard",
    example="this card is put from the field into a graveyard",
    miss="this card is put into a graveyard",
)
def dies() -> When:
    return When(Leaves(destination=("graveyard",)), ThisCard())


@RULES.rule(
    "happening",
    "this card leaves (your|the) field",
    example="this card leaves the field",
    miss="this card enters the field",
)
def leaves() -> When:
    return When(Leaves(), ThisCard())


@RULES.rule(
    "happening",
    "this (card|resonator) is destroyed",
    example="this card is destroyed",
    miss="this card is banished",
)
def destroyed() -> When:
    return When(Destroyed(), ThisCard())


@RULES.rule(
    "happening",
    "this card deals damage to your opponent",
    example="this card deals damage to your opponent",
    miss="this card deals damage",
)
def hurts_opponent() -> When:
    """The damage is dealt to the opponent as a player."""
    from rules.language.events import By
    from rules.language.filters import OneOf

    return When(By(PlayerTakesDamage("opponent"), OneOf(THIS)), THIS)


@RULES.rule(
    "happening",
    "this card deals damage to (a|target) <noun>",
    example="this card deals damage to a resonator",
    miss="this card deals damage",
)
def hurts_card(noun: Noun) -> When | None:
    from rules.language.events import By
    from rules.language.filters import OneOf

    wanted = everywhere(noun)
    return None if wanted is None else When(By(TakesDamage(wanted), OneOf(THIS)), Subject())


@RULES.rule(
    "happening",
    "this card is dealt damage",
    example="this card is dealt damage",
    miss="this card deals damage",
)
def is_hurt() -> When:
    return When(TakesDamage(), THIS)


@RULES.rule(
    "happening", "this card becomes rested", example="this card becomes rested", miss="this card is rested"
)
def rests() -> When:
    return When(Rests(), THIS)


@RULES.rule("happening", "this card recovers", example="this card recovers", miss="this card rests")
def recovers() -> When:
    return When(Recovers(), THIS)


@RULES.rule("happening", "you gain life", example="you gain life", miss="you lose life")
def gain_life() -> When:
    return When(GainsLife("you"))


@RULES.rule("happening", "your opponent gains life", example="your opponent gains life", miss="you gain life")
def they_gain_life() -> When:
    return When(GainsLife("opponent"))


@RULES.rule("happening", "you draw a card", example="you draw a card", miss="you draw cards")
def drawing() -> When:
    return When(Draws())


@RULES.rule(
    "happening",
    "you do judgment [of (a ruler|your ruler)]",
    example="you do judgment of a ruler",
    miss="your opponent does judgment",
)
def judging() -> When:
    return When(Judges(narrowed(Controlled("you"), All())))


RULES.same("whose", {"your": "you", "your opponent's": "opponent", "each player's": "anyone"})
RULES.same(
    "phase",
    {
        "turn": "turn_begins",
        # A turn begins with its draw phase (502.1).
        "draw phase": "turn_begins",
        "recovery phase": "recovery_begins",
        "main phase": "main_begins",
        "end phase": "end_begins",
    },
)


@RULES.rule(
    "moment",
    "at the beginning of <whose> <phase>",
    example="at the beginning of your main phase",
    miss="at the beginning of main phase",
)
def begins(whose: str, phase: str) -> When:
    return When(Moment(phase, whose), THIS)  # type: ignore[arg-type]


@RULES.rule(
    "moment",
    "at the beginning of (each|every) <phase>",
    example="at the beginning of each turn",
    miss="at the beginning of turn",
)
def each_begins(phase: str) -> When:
    return When(Moment(phase), THIS)


@RULES.rule(
    "moment", "at the end of <whose> turn", example="at the end of your turn", miss="at the end of turn"
)
def ends(whose: str) -> When:
    return When(Moment("end_begins", whose), THIS)  # type: ignore[arg-type]


@RULES.rule(
    "moment",
    "at [the] [next] end of (turn|each turn|the turn|every turn)",
    example="at the end of turn",
    miss="at the end of your turn",
)
def any_ends() -> When:
    return When(Moment("end_begins"), THIS)


@RULES.rule("when", "<intro> <happening>", example="when this card attacks", miss="this card attacks")
def when(intro: bool, happening: When) -> When:
    return happening


@RULES.rule(
    "when",
    "<intro> <one:happening> or (when|whenever) <other:happening>",
    example="when this card enters the field or whenever this card attacks",
    miss="when this card enters the field",
)
def either(intro: bool, one: When, other: When) -> When | None:
    return When(AnyEvent((one.event, other.event)), one.about) if one.about == other.about else None


@RULES.rule(
    "when",
    "<intro> <happening> or whenever it attacks",
    example="when this card enters the field or whenever it attacks",
    miss="when this card enters the field",
)
def or_attacks(intro: bool, happening: When) -> When | None:
    if happening.about != THIS:
        return None
    return When(AnyEvent((happening.event, Attacks())), THIS)


RULES.same("moment", {"at the beginning of the game": When(Moment("game_begins"), THIS)})


@RULES.rule("when", "<moment>", example="at the end of turn", miss="end of turn")
def at_moment(moment: When) -> When:
    return moment


@RULES.rule(
    "happening", "this card deals damage", example="this card deals damage", miss="this card is dealt damage"
)
def hurts() -> When:
    """Damage to anything: a card or a player."""
    return When(AnyEvent((DealsDamage(), DamagesPlayer())), THIS)
