"""What the scenes of printed abilities of Shadowverse: Evolve have in common."""

from rules.games.sve.definitions import EvolveCard
from rules.language.abilities import Ability
from rules.language.amounts import ResourcesOf, Tallied
from rules.language.conditions import AllHold, Compare, Condition, There, TurnOf
from rules.language.costs import Cost, CostPart, Pay, RestThis
from rules.language.filter_shorthand import cards
from tests.rules.printed import printed
from tests.rules.scenes import Scene

CEMETERY = cards(zones=("cemetery",), whose="you")
EX = cards(zones=("EX area",), whose="you")
FIELD = cards(zones=("field",), whose="you")
OTHERS = cards(zones=("field",), whose="you", types=("follower",), other=True)
DEAD = cards(zones=("cemetery",), whose="you", types=("follower",))
SANGUINE = AllHold((TurnOf(), Compare(Tallied("life_lost"), ">=", 1)))
OVERFLOW = Compare(ResourcesOf("max play points"), ">=", 7)


def real(card_id: str, *abilities: Ability) -> tuple[Ability, ...]:
    """Return abilities that this card of the catalogue prints, as they are read back from their file."""
    return printed("sve", card_id, *abilities)


def combo(count: int) -> Condition:
    """Return that so many cards were played this turn."""
    return Compare(Tallied("played"), ">=", count)


def necrocharge(count: int) -> Condition:
    """Return that so many cards lie in the cemetery."""
    return There(CEMETERY, count)


def cost(points: int, *parts: CostPart, engage: bool = True) -> Cost:
    """Return a cost of play points, of engaging the card, and of other parts."""
    return Cost(
        (*((Pay(points, "play points"),) if points else ()), *((RestThis(),) if engage else ()), *parts)
    )


def of(
    definition: EvolveCard, *, races: tuple[str, ...] = (), classes: tuple[str, ...] = ("neutral",)
) -> EvolveCard:
    """Return a card like this one with these traits and classes."""
    made = definition.copy()
    made.card_id = f"{definition.card_id} {' '.join((*races, *classes))}"
    made.races = frozenset(races)
    made.attributes = classes
    made.faces = (made,)
    return made


def drained(scene: Scene, most: int = 20) -> Scene:
    """Resolve what waits, in whatever order, until the main question is open again."""
    for _ in range(most):
        if scene.ask.kind != "waiting":
            return scene
        scene.game.answer(0)
    raise AssertionError("something waits for ever")
