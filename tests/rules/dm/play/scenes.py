"""What scenes of Duel Masters with made-up abilities share: the scene, a spell, cards that do one thing."""

from typing import Any

from rules.games.dm.definitions import DuelistCard
from rules.games.dm.layers import SUM
from rules.games.dm.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Static, Triggered
from rules.language.changes import Change
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter
from tests.rules.dm.play.cards import ANT, card, spell
from tests.rules.pending import waiting_for
from tests.rules.scenes import Scene

HERE = ("battle zone",)
YOURS = cards(zones=HERE, whose="you", types=frozenset({"creature"}))
THEIRS = cards(zones=HERE, whose="opponent", types=frozenset({"creature"}))


def scene(mana: int = 1, deck: int = 20) -> Scene:
    """Return a scene in which both players have a deck and shields, and the turn player some mana."""
    made = Scene(RULESET)
    for player in (0, 1):
        made.fill("deck", ANT, deck, player)
        made.fill("shield zone", ANT, 5, player)
    made.fill("mana zone", ANT, mana)
    return made


def cast(made: Scene, effect: fx.Effect) -> Scene:
    """Let the turn player cast a spell with this effect in the main step."""
    made.put("hand", spell("Spell", 1, effect=effect))
    return tap_first(made.begin("main").answer("use", "Spell"))


def tap_first(made: Scene) -> Scene:
    """Pay for a card with the first cards of the mana zone that can pay for it."""
    while made.game.ask is not None and made.ask.kind == "pay_mana":
        made.game.answer(0)
    return made


def when(trigger: str, effect: fx.Effect, name: str, **more: Any) -> DuelistCard:
    """Return a creature with one automatic ability."""
    return card(
        name, 1, 2000, abilities=(Triggered(waiting_for(trigger, more.pop("watches", None)), effect, **more),)
    )


def banner(
    change: tuple[Change, ...], affects: Filter | None, layer: str = SUM, name: str = "Banner"
) -> DuelistCard:
    """Return a creature with one static ability."""
    return card(name, 1, 2000, abilities=(Static(change, affects, layer=layer),))
