"""Cards made up for scenes of the Square Enix system, and a scene with a deck for each player."""

from collections.abc import Iterable

from rules.games.setcg.definitions import FREE, Price, SquareCard, make
from rules.games.setcg.nodes import Breaks
from rules.games.setcg.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Ability, Activated, Spell, Triggered
from rules.language.costs import Cost
from rules.language.events import Event
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter
from rules.language.references import Target
from tests.rules.pending import waiting_for
from tests.rules.scenes import Scene

FORWARDS = cards(zones=("field",), types=frozenset({"forward"}))
CHARACTERS = cards(zones=("field",), types=frozenset({"forward", "backup", "monster"}))
MINE = cards(zones=("field",), types=frozenset({"forward"}), whose="you")


def forward(
    name: str = "Knight",
    power: int = 5000,
    *,
    cost: int = 2,
    element: str | tuple[str, ...] = "fire",
    keywords: Iterable[str] = (),
    marks: Iterable[str] = (),
    abilities: tuple[Ability, ...] = (),
    jobs: Iterable[str] = (),
    attack_price: Price = FREE,
    block_price: Price = FREE,
    **more: object,
) -> SquareCard:
    return make(
        name.lower(),
        name,
        "forward",
        cost=cost,
        elements=(element,) if isinstance(element, str) else element,
        power=power,
        jobs=frozenset(jobs),
        marks=frozenset(marks),
        keywords=frozenset(keywords),
        abilities=abilities,
        attack_price=attack_price,
        block_price=block_price,
        **more,  # type: ignore[arg-type]
    )


def other(
    kind: str,
    name: str,
    *,
    cost: int = 1,
    element: str | tuple[str, ...] = "fire",
    marks: Iterable[str] = (),
    abilities: tuple[Ability, ...] = (),
    keywords: Iterable[str] = (),
    equips: Iterable[str] = ("forward",),
    needed: Filter | None = None,
    war_god: str = "",
    **more: object,
) -> SquareCard:
    return make(
        name.lower(),
        name,
        kind,
        cost=cost,
        elements=(element,) if isinstance(element, str) else element,
        marks=frozenset(marks),
        abilities=abilities,
        keywords=frozenset(keywords),
        equips=frozenset(equips),
        needed=needed,
        war_god=war_god,
        **more,  # type: ignore[arg-type]
    )


def backup(name: str = "Clerk", element: str | tuple[str, ...] = "fire", **more: object) -> SquareCard:
    return other("backup", name, element=element, marks=("common soldier",), **more)  # type: ignore[arg-type]


def spell(effect: fx.Effect, *targets: Filter) -> Ability:
    return Spell(effect, targets=targets)


def summon(
    name: str, effect: fx.Effect, *targets: Filter, ways: tuple[Ability, ...] = (), **more: object
) -> SquareCard:
    return other("summon", name, abilities=(spell(effect, *targets), *ways), **more)  # type: ignore[arg-type]


def event_of(word: str, what: Filter | None = None) -> Event:
    """Return the event of that word in this game."""
    return Breaks(what) if word == "breaks" else waiting_for(word, what)


def when(trigger: str, effect: fx.Effect, **more: object) -> Ability:
    return Triggered(event_of(trigger, more.pop("watches", None)), effect, **more)  # type: ignore[arg-type]


def action(effect: fx.Effect, cost: Cost, *targets: Filter, **more: object) -> Ability:
    return Activated(effect, cost, targets=targets, **more)  # type: ignore[arg-type]


def bolt(amount: int = 5000, name: str = "Bolt", **more: object) -> SquareCard:
    return summon(name, fx.DealDamage(Target(), amount), FORWARDS, **more)


WOOD = forward("Wood", 1000, cost=9, element="fire")
"""A card to discard: fire, and too dear to be played."""
ICE = forward("Ice", 1000, cost=9, element="ice")
LAMP = forward("Lamp", 1000, cost=9, element="shine")
CARD = forward("Card", 1000, cost=9, element="wind")
"""What decks are made of."""


def table(cards: int = 10) -> Scene:
    """Return a scene in which both players have a deck, and nothing else."""
    scene = Scene(RULESET)
    for player in (0, 1):
        scene.fill("deck", CARD, cards, player)
    return scene


def damage(scene: Scene, player: int, count: int) -> None:
    """Lay cards into a player's damage zone."""
    scene.fill("damage zone", CARD, count, player)


def kinds(scene: Scene) -> str:
    """Return what kind of question is open."""
    return scene.ask.kind
