"""Conditions of printed abilities of Force of Will 5.01, told as scenes."""

from rules.games.fow8.definitions import ForceCard
from rules.language import effects as fx
from rules.language.abilities import Spell, Triggered
from rules.language.conditions import Fails, There
from rules.language.events import Destroyed
from rules.language.filter_shorthand import cards
from rules.language.references import Target
from tests.rules.fow5.printed.made_up import RESONATORS, addition, beast, printed, quiet, spell

MOON = There(cards(zones=("field", "magic stone area"), whose="you", races=("Moon",)))
KILL = Spell(fx.Destroy(Target()), targets=(RESONATORS,))


def moon() -> ForceCard:
    """Return an addition that is a Moon."""
    made = addition(mark="field", name="Disc")
    made.races = frozenset({"Moon"})
    return made


def test_a_destroyed_card_burns_its_own_player_unless_they_have_a_moon() -> None:
    cub = printed("CMF-037", Triggered(Destroyed(), fx.DealDamageToPlayer(500, "you"), condition=Fails(MOON)))
    for has_moon, life in ((False, 3500), (True, 4000)):
        scene = quiet()
        card = scene.put("field", beast("Cub", abilities=cub))
        if has_moon:
            scene.put("field", moon())
        scene.put("hand", spell(KILL))
        scene.begin("main").answer("play", "Word")
        assert (scene.zone_of(card), scene.life(0), scene.life(1)) == ("graveyard", life, 4000)
