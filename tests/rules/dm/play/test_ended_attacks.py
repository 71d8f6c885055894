"""Attacks of Duel Masters whose attacker, target or blocker has left (505.6, 507.2), told as scenes."""

import pytest

from rules.games.dm.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.changes import Restrict
from rules.language.events import Attacked, AttackEnds, Attacks, Blocked, Blocks, Unblocked
from rules.language.filter_shorthand import cards
from rules.language.references import Each, This
from rules.language.restrictions import Cannot
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, WALL, card
from tests.rules.scenes import Scene

CREATURE = frozenset({"creature"})
THEIRS = cards(zones=("battle zone",), whose="opponent", types=CREATURE)
MAY_DRAW = fx.May(fx.Draw(1))


def scene(shields: int = 5) -> Scene:
    """Return a scene with decks and shields; the turn player is about to attack."""
    made = Scene(RULESET)
    for player in (0, 1):
        made.fill("deck", ANT, 20, player)
    made.fill("shield zone", ANT, 5, 0)
    made.fill("shield zone", ANT, shields, 1)
    return made


@pytest.mark.clause("dm", "505.6a")
def test_an_attack_ends_at_once_when_the_attacked_creature_leaves() -> None:
    chase = Triggered(Attacks(), fx.MoveTo(Each(cards(zones=("battle zone",), name="Bear")), "hand"))
    made = scene()
    made.put("battle zone", card("Hound", 2, 2000, abilities=(chase, Triggered(AttackEnds(), MAY_DRAW))))
    bear = made.put("battle zone", BEAR, 1, rested=True)
    made.put("battle zone", WALL, 1)
    made.begin("attack").answer("attack", "Hound", bear)
    assert made.zone_of(bear) == "hand"
    assert (made.ask.player, made.ask.kind) == (0, "may")
    made.answer("no")
    assert made.went_through("508.1") == 0
    assert made.names("battle zone") == ["Hound"]
    assert len(made.cards("shield zone", 1)) == 5


@pytest.mark.clause("dm", "505.6a")
def test_an_attacked_creature_that_left_and_came_back_is_not_attacked() -> None:
    blink = fx.MoveTo(Each(cards(zones=("battle zone",), name="Bear")), "hand")
    back = fx.MoveTo(Each(cards(zones=("hand",), name="Bear")), "battle zone", rested=True)
    made = scene()
    made.put("battle zone", card("Hound", 2, 2000, abilities=(Triggered(Attacks(), fx.Do((blink, back))),)))
    made.put("battle zone", ANT)
    bear = made.put("battle zone", BEAR, 1, rested=True)
    made.begin("attack").answer("attack", "Hound", bear)
    assert made.zone_of(bear) == "battle zone"
    assert made.ask.kind == "attack"
    assert made.names("battle zone") == ["Hound", "Ant"]


@pytest.mark.clause("dm", "505.6a")
def test_forbidding_a_block_does_not_stop_a_creature_that_blocks_already() -> None:
    forbid = fx.Modify(Each(THEIRS), (Restrict(Cannot("block")), Restrict(Cannot("be attacked"))))
    made = scene()
    giant = made.put("battle zone", card("Giant", 5, 6000, abilities=(Triggered(Blocked(), forbid),)))
    made.put("battle zone", ANT)
    wall = made.put("battle zone", WALL, 1)
    made.begin("attack").answer("attack", giant, -1).answer("block", wall)
    assert (made.zone_of(wall), made.zone_of(giant)) == ("graveyard", "battle zone")


@pytest.mark.clause("dm", "505.6a")
@pytest.mark.clause("dm", "505.6b")
def test_forbidding_an_attack_at_a_creature_or_untapping_it_does_not_stop_one_that_was_declared() -> None:
    forbid = fx.Do((fx.Modify(Each(THEIRS), (Restrict(Cannot("be attacked")),)), fx.Recover(Each(THEIRS))))
    made = scene()
    giant = made.put("battle zone", card("Giant", 5, 6000, abilities=(Triggered(Attacks(), forbid),)))
    made.put("battle zone", ANT)
    bear = made.put("battle zone", BEAR, 1, rested=True)
    made.begin("attack").answer("attack", giant, bear)
    assert made.zone_of(bear) == "graveyard"


@pytest.mark.clause("dm", "507.3c")
@pytest.mark.clause("dm", "507.2b")
@pytest.mark.parametrize("guarded", [True, False])
def test_an_attack_that_goes_at_another_creature_by_guardman_was_not_blocked(guarded: bool) -> None:
    made = scene()
    sneak = card("Sneak", 2, 9000, abilities=(Triggered(Unblocked(), MAY_DRAW),))
    made.put("battle zone", sneak)
    made.put("battle zone", ANT)
    bear = made.put("battle zone", BEAR, 1, rested=True)
    made.put("battle zone", card("Guard", 2, 2000, "Guardman" if guarded else "Blocker"), 1)
    made.begin("attack").answer("attack", "Sneak", bear)
    made.answer("guard" if guarded else "block", "Guard")
    assert (made.ask.kind == "may") is guarded


@pytest.mark.clause("dm", "507.2c")
@pytest.mark.clause("dm", "507.3c")
def test_a_creature_that_nobody_could_block_was_not_blocked_either() -> None:
    made = scene()
    made.put("battle zone", card("Sneak", 2, 9000, abilities=(Triggered(Unblocked(), MAY_DRAW),)))
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", "Sneak", -1)
    assert made.ask.kind == "may"


@pytest.mark.clause("dm", "507.3c")
@pytest.mark.clause("dm", "507.2")
def test_the_last_of_a_guardman_and_a_blocker_says_whether_the_attack_was_blocked() -> None:
    def attacked(*order: tuple[str, str]) -> Scene:
        made = scene()
        made.put("battle zone", card("Sneak", 2, 9000, abilities=(Triggered(Unblocked(), MAY_DRAW),)))
        made.put("battle zone", ANT)
        bear = made.put("battle zone", BEAR, 1, rested=True)
        made.put("battle zone", card("Guard", 2, 2000, "Guardman"), 1)
        made.put("battle zone", WALL, 1)
        made.begin("attack").answer("attack", "Sneak", bear)
        for verb, name in order:
            made.answer(verb, name)
        return made

    assert attacked(("block", "Wall"), ("guard", "Guard")).ask.kind == "may"
    assert attacked(("guard", "Guard"), ("block", "Wall")).ask.kind == "attack"


@pytest.mark.clause("dm", "505.6")
@pytest.mark.clause("dm", "507.2c")
def test_a_blocker_that_left_and_came_back_is_no_longer_in_the_attack() -> None:
    away = fx.MoveTo(This(), "hand")
    back = fx.MoveTo(Each(cards(zones=("hand",), name="Coward")), "battle zone")
    coward = card("Coward", 2, 2000, "Blocker", abilities=(Triggered(Blocks(), fx.Do((away, back))),))
    made = scene()
    made.put("battle zone", GIANT)
    made.put("battle zone", ANT)
    blocker = made.put("battle zone", coward, 1)
    made.begin("attack").answer("attack", "Giant", -1).answer("block", "Coward")
    assert made.zone_of(blocker) == "battle zone"
    assert made.ask.kind == "attack"
    assert len(made.cards("shield zone", 1)) == 5


@pytest.mark.clause("dm", "801.2")
@pytest.mark.clause("dm", "801.2b")
def test_a_creature_that_evolves_while_it_is_attacked_battles_as_what_it_became() -> None:
    rise = fx.MoveTo(Each(cards(zones=("hand",), name="Big Bear")), "battle zone")
    made = scene()
    made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    cub = card("Cub", 1, 1000, races=("Beast",), abilities=(Triggered(Attacked(), rise),))
    attacked = made.put("battle zone", cub, 1, rested=True)
    made.put("hand", card("Big Bear", 3, 5000, marks=("evolution",), races=("Beast",)), 1)
    made.begin("attack").answer("attack", "Bear", attacked)
    assert made.names("graveyard") == ["Bear"]
    assert made.names("battle zone", 1) == ["Big Bear"]
