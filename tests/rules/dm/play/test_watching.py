"""Creatures of Duel Masters that watch others attack, block and battle."""

import pytest

from rules.games.dm.nodes import SpellEnds
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Replacement, Triggered
from rules.language.filters import IsPlayer, Named
from rules.language.references import Subject
from tests.rules.dm.play.cards import ANT, GIANT, WALL, card, spell
from tests.rules.dm.play.scenes import scene
from tests.rules.printed import written


def owl(event: ev.Event) -> tuple[Triggered, ...]:
    """Return an ability that draws three cards when an event happens."""
    return written("dm", Triggered(event, fx.Draw(3)))  # type: ignore[return-value]


@pytest.mark.clause("dm", "505.1")
@pytest.mark.parametrize(
    ("event", "name", "blocks"),
    [
        (ev.Attacks, "Giant", False),
        (ev.Unblocked, "Giant", False),
        (ev.AttackEnds, "Giant", False),
        (ev.Blocks, "Wall", True),
        (ev.Blocked, "Giant", True),
        (ev.Battles, "Wall", True),
        (ev.WinsBattle, "Giant", True),
    ],
)
@pytest.mark.parametrize("watched", [True, False])
def test_a_creature_watches_what_another_does_in_an_attack(
    event: type[ev.Attacks], name: str, blocks: bool, watched: bool
) -> None:
    made = scene()
    made.put("battle zone", GIANT)
    made.put("battle zone", WALL, 1, rested=not blocks)
    made.put("battle zone", card("Owl", abilities=owl(event(Named(name if watched else "Rat")))), 1)
    hand = len(made.cards("hand", 1))
    made.begin("attack").answer("attack", "Giant", -1)
    if blocks:
        made.answer("block", "Wall")
    made.until("charge_mana", player=1)
    drawn = len(made.cards("hand", 1)) - hand
    broken = 0 if blocks else 1
    assert drawn - broken - 1 == (3 if watched else 0), "one card is drawn as the turn begins"


@pytest.mark.parametrize("name", ["Word", "Rat"])
def test_a_spell_goes_elsewhere_as_it_ends(name: str) -> None:
    made = scene(2)
    kept = written("dm", Replacement(SpellEnds(Named(name)), fx.MoveTo(Subject(), "mana zone")))
    made.put("battle zone", card("Owl", abilities=kept))
    word = made.put("hand", spell("Word", 1, effect=fx.NOTHING))
    made.put("hand", ANT)
    made.begin("main").answer("use", "Word")
    assert made.zone_of(word) == ("mana zone" if name == "Word" else "graveyard")


@pytest.mark.clause("dm", "507.3c")
@pytest.mark.parametrize("event", [ev.Unblocked, ev.Blocked])
@pytest.mark.parametrize("player", [True, False])
def test_what_was_attacked_decides_whether_an_owl_watches(event: type[ev.Attacks], player: bool) -> None:
    made = scene()
    made.put("battle zone", GIANT)
    made.put("battle zone", WALL, 1, rested=event is ev.Unblocked)
    prey = made.put("battle zone", ANT, 1, rested=True)
    made.put("battle zone", card("Owl", abilities=owl(event(Named("Giant"), IsPlayer()))), 1)
    hand = len(made.cards("hand", 1))
    made.begin("attack").answer("attack", "Giant", -1 if player else prey)
    if event is ev.Blocked:
        made.answer("block", "Wall")
    made.until("charge_mana", player=1)
    broken = 1 if player and event is ev.Unblocked else 0
    assert len(made.cards("hand", 1)) - hand - broken - 1 == (3 if player else 0)
