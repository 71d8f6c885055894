"""Effects of Force of Will on cards out of play: what they cost, and where they are played from."""

from rules.games.fow8.reading.nouns import Noun
from rules.games.fow8.reading.statics_names import UNPLAYABLE, UNPLAYED
from rules.games.fow8.reading.statics_prices import Price
from rules.games.fow8.reading.statics_replacements import GONE
from rules.language import effects as fx
from rules.language.abilities import Ability, Replacement, Static
from rules.language.changes import ChangeCost, Restrict
from rules.language.durations import END_OF_TURN, WHILE_IN_PLAY
from rules.language.events import Moves
from rules.language.filters import Controlled, InZone
from rules.language.references import Side
from rules.language.restrictions import CanBePlayedFrom
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
RULES.same("free-cost", {f"{the}free cost {of}": True for the in ("", "the ") for of in ("for", "of")})


@RULES.rule(
    "clause",
    "<free-cost> <noun> in your hand is reduced by <price> until end of turn",
    example="the free cost for Elf resonators in your hand is reduced by {1} until end of turn",
    miss="the free cost for Elf resonators in your hand is reduced by {1}",
)
def cheaper_this_turn(free_cost: bool, noun: Noun, price: Price) -> Clause | None:
    if noun.said or any(kind != "any" for kind, _ in price):
        return None
    wanted = narrowed(noun.filter, InZone(("hand",)), Controlled("you"))
    return Clause(fx.ModifyAll(wanted, (ChangeCost(less=price),)))


@RULES.rule(
    "static",
    "<free-cost> <noun> you play cost <price> less to play",
    example="free cost for Elf resonators you play cost {1} less to play",
    miss="free cost for Elf resonators you play cost {1} more to play",
)
def free_cost_less(free_cost: bool, noun: Noun, price: Price) -> tuple[Ability, ...] | None:
    if noun.said or any(kind != "any" for kind, _ in price):
        return None
    return (Static((ChangeCost(less=price),), narrowed(noun.filter, Controlled("you"))),)


@RULES.rule(
    "static",
    "you pay <price> more to play <noun>",
    example="you pay {1} more to play chants",
    miss="you pay {1} less to play chants",
)
def dearer_for_you(price: Price, noun: Noun) -> tuple[Ability, ...] | None:
    if noun.said:
        return None
    return (Static((ChangeCost(more=price),), narrowed(noun.filter, Controlled("you"))),)


@RULES.rule(
    "clause",
    "you may play <noun> from your graveyard <this-turn>",
    example="you may play Elf resonators from your graveyard this turn",
    miss="you may play Elf resonators from your graveyard",
)
def played_from_graveyard(noun: Noun, this_turn: bool) -> Clause | None:
    """They are still paid for, and played when they could be played from hand."""
    if noun.said:
        return None
    wanted = narrowed(noun.filter, InZone(("graveyard",)), Controlled("you"))
    return Clause(fx.ModifyAll(wanted, (Restrict(CanBePlayedFrom(("graveyard",))),)))


@RULES.rule(
    "clause",
    f"if <one> <whose:buried-in> <this-turn> , {GONE} instead",
    example=f"if an Elf would be put into your graveyard from anywhere this turn , {GONE} instead",
    miss=f"if an Elf would be put into your graveyard from anywhere , {GONE} instead",
)
def gone_from_anywhere(one: Noun, whose: Side, this_turn: bool) -> Clause | None:
    """Cards in any zone, whoever owns the graveyard."""
    if one.said:
        return None
    wanted = one.filter if whose == "anyone" else narrowed(one.filter, Controlled(whose))
    gone = Replacement(Moves(wanted, ("graveyard",)), destination="removed area")
    return Clause(fx.Later(gone, until=END_OF_TURN))


@RULES.rule(
    "clause",
    "<while-here> , <whose:players-who> cannot play <noun>",
    example="as long as this card is in the field , players cannot play chants",
    miss="players cannot play chants",
)
def unplayable_meanwhile(while_here: bool, whose: Side, noun: Noun) -> Clause | None:
    if noun.said or noun.zones not in ((), ("field",)):
        return None
    wanted = narrowed(noun.filter, UNPLAYED)
    wanted = wanted if whose == "anyone" else narrowed(wanted, Controlled(whose))
    return Clause(fx.ModifyAll(wanted, (UNPLAYABLE,), WHILE_IN_PLAY))
