"""Followers of Shadowverse: Evolve that watch others attack, fight and be damaged."""

import pytest

from rules.games.sve.nodes import (
    DealsAbilityDamage,
    DealsAttackDamage,
    DealsCombatDamage,
    Fights,
    StrikesLeader,
    TakesAbilityDamage,
    TakesCombatDamage,
)
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Spell, Triggered
from rules.language.filters import Named
from rules.language.references import Each
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import ANT, card, follower, table

LEADER = -1


def watching(event: ev.Event) -> Scene:
    """Return a scene with a follower that draws three cards when an event happens, and two that may fight."""
    scene = table()
    scene.put("field", follower("Owl", 1, 9, abilities=written("sve", Triggered(event, fx.Draw(3)))))
    scene.put("field", follower("Bear", 2, 9))
    scene.put("field", follower("Ox", 2, 9), 1, rested=True)
    scene.put("hand", ANT)
    return scene


@pytest.mark.clause("sve", "8.4.9.2")
@pytest.mark.clause("sve", "5.13.3")
@pytest.mark.clause("sve", "5.13.2")
@pytest.mark.clause("sve", "8.4.6")
@pytest.mark.parametrize(
    ("event", "name", "at_leader"),
    [
        (ev.Attacks, "Bear", True),
        (ev.Attacks, "Bear", False),
        (Fights, "Ox", False),
        (DealsAttackDamage, "Bear", True),
        (StrikesLeader, "Bear", True),
        (DealsCombatDamage, "Ox", False),
        (TakesCombatDamage, "Ox", False),
        (ev.TakesDamage, "Bear", False),
        (ev.DealsDamage, "Ox", False),
        (ev.DamagesPlayer, "Bear", True),
    ],
)
@pytest.mark.parametrize("watched", [True, False])
def test_a_follower_watches_what_another_does_in_an_attack(
    event: type[ev.Attacks], name: str, at_leader: bool, watched: bool
) -> None:
    scene = watching(event(Named(name if watched else "Rat")))
    hand = len(scene.cards("hand"))
    target = LEADER if at_leader else scene.cards("field", 1)[0]
    scene.begin("main phase").answer("attack", "Bear", target)
    assert len(scene.cards("hand")) - hand == (3 if watched else 0)


@pytest.mark.clause("sve", "5.13.4")
@pytest.mark.parametrize("event", [DealsAbilityDamage, TakesAbilityDamage])
@pytest.mark.parametrize("watched", [True, False])
def test_a_follower_watches_the_damage_of_abilities(event: type[ev.TakesDamage], watched: bool) -> None:
    name = {DealsAbilityDamage: "Storm", TakesAbilityDamage: "Ox"}[event]
    scene = watching(event(Named(name if watched else "Rat")))
    hit = written("sve", Spell(fx.DealDamage(Each(Named("Ox")), 1)))
    scene.put("hand", card("Storm", ("spell",), 0, abilities=hit))
    hand = len(scene.cards("hand"))
    scene.begin("main phase").answer("play", "Storm")
    assert len(scene.cards("hand")) - hand == (2 if watched else -1)
