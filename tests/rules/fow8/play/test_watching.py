"""Resonators of Force of Will that watch others attack, block and be summoned, and the layers of changes."""

import pytest

from rules.games.fow8.keywords import now
from rules.games.fow8.nodes import Summon, Summoned
from rules.language import effects as fx
from rules.language import events as ev
from rules.language import filters as fl
from rules.language.abilities import Spell, Static, Triggered
from rules.language.changes import AddStats, SetStats
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.fow8.play.made_up import chant, quiet, resonator
from tests.rules.printed import written


def owl(event: ev.Event) -> tuple[Triggered, ...]:
    """Return an ability by which its player gains life when an event happens."""
    return written("fow8", Triggered(event, fx.ChangeLife(700)))  # type: ignore[return-value]


@pytest.mark.clause("fow8", "803.5")
@pytest.mark.clause("fow8", "804.4")
@pytest.mark.parametrize(
    ("event", "gained"),
    [
        (ev.Attacks(fl.Named("Bear")), True),
        (ev.Attacks(fl.Named("Rat")), False),
        (ev.Attacks(fl.Named("Bear"), fl.IsPlayer()), True),
        (ev.Attacks(fl.Named("Bear"), fl.Named("Ox")), False),
        (ev.Blocks(fl.Named("Ox")), True),
        (ev.Blocks(fl.Named("Rat")), False),
    ],
)
def test_a_resonator_watches_an_attack_and_its_block(event: ev.Event, gained: bool) -> None:
    scene = quiet()
    scene.put("field", resonator("Owl", abilities=owl(event)), rested=True)
    scene.put("field", resonator("Bear"))
    ox = scene.put("field", resonator("Ox", 100, 900), 1)
    life = scene.life()
    scene.begin("main").answer("battle").answer("attack", "Bear", -1).answer("block", ox).until("main", 0)
    assert scene.life() - life == (700 if gained else 0)


@pytest.mark.clause("fow8", "1006.2")
@pytest.mark.parametrize("name", ["Bear", "Rat"])
def test_a_resonator_watches_which_one_is_summoned(name: str) -> None:
    scene = quiet()
    scene.put("field", resonator("Owl", abilities=owl(Summoned(fl.Named(name)))))
    scene.put("graveyard", resonator("Bear"))
    call = written("fow8", Spell(Summon(Each(cards(zones=("graveyard",), name="Bear")))))
    scene.put("hand", chant("Call", spell=call[0]))
    life = scene.life()
    scene.begin("main").answer("play", "Call")
    assert scene.life() - life == (700 if name == "Bear" else 0)


@pytest.mark.clause("fow8", "909.1")
@pytest.mark.parametrize("all_of_them", [True, False])
@pytest.mark.parametrize(("layer", "attack"), [("", 1000), ("new values", 1200)])
def test_new_values_come_before_what_is_added_to_them(all_of_them: bool, layer: str, attack: int) -> None:
    scene = quiet()
    bear = scene.put("field", resonator("Bear", 500, 500))
    bears = cards(zones=("field",), name="Bear")
    change = (SetStats((1000, 1000)),)
    sets = (
        fx.ModifyAll(bears, change, layer=layer)
        if all_of_them
        else fx.Modify(Each(bears), change, layer=layer)
    )
    for name, effect in (("First", fx.Modify(Each(bears), (AddStats((200, 200)),))), ("Second", sets)):
        scene.put("hand", chant(name, spell=written("fow8", Spell(effect))[0]))
    scene.begin("main").answer("play", "First").answer("play", "Second")
    assert now(scene.game, bear).stats[0] == attack


@pytest.mark.clause("fow8", "909.1")
@pytest.mark.parametrize(("layer", "attack"), [("", 1000), ("new values", 1200)])
def test_new_values_that_an_ability_gives_come_before_what_is_added_to_them(layer: str, attack: int) -> None:
    scene = quiet()
    bear = scene.put("field", resonator("Bear", 500, 500))
    bears = cards(zones=("field",), name="Bear")
    scene.put("field", resonator("Flag", abilities=written("fow8", Static((AddStats((200, 200)),), bears))))
    sets = written("fow8", Static((SetStats((1000, 1000)),), bears, layer=layer))
    scene.put("hand", resonator("Idol", abilities=sets))
    scene.begin("main").answer("play", "Idol")
    assert now(scene.game, bear).stats[0] == attack
