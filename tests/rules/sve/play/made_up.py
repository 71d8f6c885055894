"""Cards made up for the scenes of Shadowverse: Evolve, and the usual starts of a scene."""

from rules.games.sve.definitions import NO_EVOLVE, EvolveCard
from rules.games.sve.play import RULESET
from rules.games.sve.zones import EVOLUTION_POINTS, MAX_PLAY_POINTS, PLAY_POINTS
from rules.language.abilities import Ability, Activated, Spell, Triggered
from rules.language.costs import Cost, Pay, RestThis
from rules.language.effects import Effect
from rules.language.filter_shorthand import cards
from tests.made_up_cards import defined
from tests.rules.pending import waiting_for
from tests.rules.scenes import Scene

ENEMY = cards(zones=("field",), whose="opponent", types=frozenset({"follower"}))
OWN = cards(zones=("field",), whose="you", types=frozenset({"follower"}))


def card(
    name: str,
    types: tuple[str, ...],
    cost: int = 1,
    stats: tuple[int, int] = (0, 0),
    *,
    keywords: tuple[str, ...] = (),
    abilities: tuple[Ability, ...] = (),
    evolve: int = NO_EVOLVE,
) -> EvolveCard:
    """Return a card; `types` hold special types too, `evolve` is the cost of its evolve ability."""
    words = (*keywords, "Evolve") if evolve != NO_EVOLVE else keywords
    definition = defined(
        EvolveCard,
        name,
        *types,
        cost=cost,
        stats=stats,
        keywords=words,
        marks={"evolved", "token"}.intersection(types),
        attributes=("neutral",),
        abilities=abilities,
    )
    definition.evolve_cost = evolve
    return definition


def follower(
    name: str,
    attack: int = 1,
    defense: int = 1,
    *keywords: str,
    cost: int = 1,
    abilities: tuple[Ability, ...] = (),
    evolve: int = NO_EVOLVE,
) -> EvolveCard:
    """Return a follower."""
    return card(
        name,
        ("follower",),
        cost,
        (attack, defense),
        keywords=keywords,
        abilities=abilities,
        evolve=evolve,
    )


def evolved(
    name: str,
    attack: int,
    defense: int,
    *keywords: str,
    abilities: tuple[Ability, ...] = (),
    card_id: str = "",
) -> EvolveCard:
    """Return an evolved card of the follower with this name; it prints no cost."""
    made = card(
        name,
        ("follower", "evolved"),
        0,
        (attack, defense),
        keywords=keywords,
        abilities=abilities,
    )
    made.card_id = card_id or f"{made.card_id} evolved"
    return made


def spell(name: str, *effects: Effect, cost: int = 1, quick: bool = False, targets: int = 0) -> EvolveCard:
    """Return a spell; `targets` are so many enemy followers."""
    abilities = tuple(Spell(effect, targets=(ENEMY,) * targets) for effect in effects)
    return card(name, ("spell",), cost, keywords=("Quick",) if quick else (), abilities=abilities)


def amulet(name: str, *keywords: str, cost: int = 1, abilities: tuple[Ability, ...] = ()) -> EvolveCard:
    """Return an amulet."""
    return card(name, ("amulet",), cost, keywords=keywords, abilities=abilities)


def token(name: str, attack: int = 1, defense: int = 1, *keywords: str) -> EvolveCard:
    """Return a follower token."""
    return card(name, ("follower", "token"), 1, (attack, defense), keywords=keywords)


def when(trigger: str, effect: Effect, **others: object) -> Ability:
    """Return an automatic ability."""
    return Triggered(waiting_for(trigger, others.pop("watches", None)), effect, **others)  # type: ignore[arg-type]


def engaging(effect: Effect, points: int = 0, *, clause: str = "") -> Ability:
    """Return an activated ability for engaging its card and play points."""
    cost = Cost((RestThis(), Pay(points, "play points")) if points else (RestThis(),))
    return Activated(effect, cost, clause=clause)


def table(points: int = 5, *, evolution: int = 0) -> Scene:
    """Return a scene with cards in both decks and play points for the active player."""
    scene = Scene(RULESET)
    for player in (0, 1):
        scene.fill("deck area", FILLER, 10, player)
    scene.give(0, r0=points, r1=points, r2=evolution)
    return scene


def points(scene: Scene, player: int = 0) -> int:
    """Return a player's play points."""
    return scene.resource(PLAY_POINTS, player)


def maximum(scene: Scene, player: int = 0) -> int:
    """Return a player's maximum play points."""
    return scene.resource(MAX_PLAY_POINTS, player)


def evolution_points(scene: Scene, player: int = 0) -> int:
    """Return a player's evolution points."""
    return scene.resource(EVOLUTION_POINTS, player)


FILLER = follower("Filler", 1, 1)
LEADER = card("Leader", ("leader",), 0)
ANT, BEAR, WOLF, GIANT = (
    follower("Ant", 1, 1, cost=1),
    follower("Bear", 2, 4, cost=2),
    follower("Wolf", 3, 2, cost=2),
    follower("Giant", 6, 6, cost=6),
)
