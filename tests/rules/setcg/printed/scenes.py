"""What scenes of real cards' abilities share: which cards they speak of, and how a scene goes on."""

from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.games.setcg.keywords import power
from rules.language import effects as fx
from rules.language.abilities import Ability, Triggered
from rules.language.conditions import Condition, There
from rules.language.events import Enters, Event, Leaves
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter
from rules.language.references import Side, Target
from tests.rules.printed import printed
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import FORWARDS, forward, other, summon

FIELD = ("field",)
BROKEN = ("break zone",)
KINDS = ("forward", "backup", "monster")
FOE = cards(zones=FIELD, types=("forward",), whose="opponent")
FRIEND = cards(zones=FIELD, types=("forward",), whose="you")
ANYONE = cards(zones=FIELD, types=KINDS)
THEIRS = cards(zones=FIELD, types=KINDS, whose="opponent")
OURS = cards(zones=FIELD, types=KINDS, whose="you")
HAND = cards(zones=("hand",), whose="you")
DIES = Leaves(None, BROKEN)

IMP = other("monster", "Imp", cost=0, element="shine")
RAIN = summon("Rain", fx.NOTHING, cost=0)
SLAY = summon("Slay", fx.Destroy(Target()), FORWARDS, cost=0)


def entering(effect: fx.Effect, *targets: Filter, **more: object) -> Ability:
    """Return what happens when the card comes onto the field."""
    return Triggered(Enters(), effect, targets=targets, **more)  # type: ignore[arg-type]


def when(event: Event, effect: fx.Effect, *targets: Filter, **more: object) -> Ability:
    """Return what happens whenever an event does."""
    return Triggered(event, effect, targets=targets, **more)  # type: ignore[arg-type]


def damaged(points: int, side: Side = "you") -> Condition:
    """Return that a player has received so many points of damage."""
    return There(cards(zones=("damage zone",), whose=side), points)


def read(card_id: str, *abilities: Ability) -> tuple[Ability, ...]:
    """Return the abilities of a real card as they are read back."""
    return printed("setcg", card_id, *abilities)


def main(scene: Scene, *, active: int = 0) -> Scene:
    """Begin a first main phase that stays open, in which both can answer what is on the stack."""
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    scene.put("hand", IMP, active)
    return scene.begin("main 1", active=active)


def resolve(scene: Scene) -> Scene:
    """Let what is on the stack resolve, up to the next thing that a player has to say."""
    while scene.state.pending and scene.offers("pass"):
        scene.answer("pass")
    return scene


def enter(scene: Scene, *abilities: Ability, name: str = "Hero", **more: object) -> int:
    """Play a Forward with these abilities from the hand in an open main phase and return its number."""
    card = scene.put("hand", forward(name, cost=0, abilities=abilities, **more))  # type: ignore[arg-type]
    main(scene).answer("play", card)
    return card


def cast(scene: Scene, name: str, target: int | str | None = None) -> Scene:
    """Cast a Summon of that name at a target, where there is any choice of those, and let it resolve."""
    scene.answer("summon", name)
    if target is not None and scene.ask.kind == "choose":
        scene.answer("choose", target)
    return resolve(scene)


def pick(scene: Scene, *names: int | str) -> Scene:
    """Choose these cards one after another, then let what is on the stack resolve."""
    for name in names:
        scene.answer("choose", name)
    return resolve(scene)


def pay(scene: Scene) -> Scene:
    """Pay with whatever comes first, then let what is on the stack resolve."""
    while scene.ask.kind in ("pay", "move_for_cost", "discard_for_cost"):
        scene.game.answer(0)
    return resolve(scene)


def end_turn(scene: Scene) -> Scene:
    """Do nothing more until the other player's turn has begun."""
    turn = scene.state.turn
    while scene.state.turn == turn:
        scene.game.answer(len(scene.ask.options) - 1)
    return scene


def strength(scene: Scene, card: int) -> int:
    """Return a card's power now."""
    return power(scene.game, card)


def now(game: Game, card: int) -> Definition:
    """Return what a card is now."""
    return characteristics(game, card)
