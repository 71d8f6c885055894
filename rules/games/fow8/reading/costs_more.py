"""More costs of Force of Will's abilities: the card itself elsewhere, X counters, many cards."""

from rules.games.fow8.reading.costs import Parts
from rules.games.fow8.reading.frames import Abilities
from rules.games.fow8.reading.sentences import Steps, whole
from rules.language.abilities import Activated
from rules.language.costs import Cost, CostPart, MoveCard, RestThis
from rules.language.filters import InZone, OneOf
from rules.language.references import ThisCard
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
ITSELF = OneOf(ThisCard())


@RULES.rule(
    "part",
    "return this card to its owner's hand",
    example="return this card to its owner's hand",
    miss="return a card to its owner's hand",
)
def return_this() -> Parts:
    return (MoveCard(narrowed(ITSELF, InZone(("field",))), "hand"),)


@RULES.rule(
    "buried-part",
    "remove this card (in|from) your graveyard from the game",
    example="remove this card in your graveyard from the game",
    miss="remove this card from the game",
)
def remove_this() -> Parts:
    return (MoveCard(narrowed(ITSELF, InZone(("graveyard",))), "removed area"),)


@RULES.rule(
    "ability",
    "<part:buried-part> (:|.) <sentences>",
    example="remove this card in your graveyard from the game : draw a card",
    miss="remove this card from the game : draw a card",
)
@RULES.rule(
    "ability",
    "<cost> (,|and|, and) <part:buried-part> (:|.) <sentences>",
    example="{1} , remove this card in your graveyard from the game : draw a card",
    miss="{1} , remove this card from the game : draw a card",
)
def out_of_graveyard(part: Parts, sentences: Steps, cost: Cost | None = None) -> Abilities | None:
    """An ability paid for with its own card in the graveyard can be played only there (902.2)."""
    one = whole(sentences)
    if one is None:
        return None
    paid = Cost((*(cost.parts if cost else ()), *part))
    return (Activated(one.effect, paid, zones=("graveyard",), only_there=True, **one.announced()),)


@RULES.rule(
    "cost",
    "<cost> , {Rest} <part>",
    example="pay {W} , {Rest} banish a resonator",
    miss="pay {W} banish a resonator",
)
def rested_and(cost: Cost, part: tuple[CostPart, ...]) -> Cost:
    return Cost((*cost.parts, RestThis(), *part))
