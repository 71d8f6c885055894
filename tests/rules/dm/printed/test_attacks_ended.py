"""What made-up sentences do to an attack in progress: turned to another creature, stopped, no battle."""

import pytest

from rules.games.dm.nodes import TurnAttack
from rules.language.abilities import Triggered
from rules.language.effects import Destroy, Do
from rules.language.events import Attacks
from rules.language.filter_shorthand import cards
from rules.language.references import This
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, WALL, card
from tests.rules.dm.play.scenes import HERE, scene
from tests.rules.dm.printed.test_read_later import reader

TURNS = (
    "You may untap this creature to change an opponent's creature's attack to this creature or one of your "
    "tapped creatures."
)

STOPS = "Whenever one of your opponent's creatures attacks you, you may tap this creature to stop the attack."


@pytest.mark.clause("dm", "505.6a")
def test_an_attack_that_is_blocked_may_come_to_no_battle() -> None:
    made = scene()
    attacker = made.put("battle zone", reader("Whenever this creature becomes blocked, no battle happens."))
    wall = made.put("battle zone", WALL, 1)
    made.begin("attack").answer("attack", "Reader", -1).answer("block", "Wall")
    assert made.went_through("508.1") == 0
    assert [made.zone_of(one) for one in (attacker, wall)] == ["battle zone", "battle zone"]
    assert len(made.cards("shield zone", 1)) == 5


@pytest.mark.clause("dm", "505.6a")
@pytest.mark.parametrize("does", ["yes", "no"])
def test_an_attack_is_stopped_by_a_creature_that_is_tapped_for_it(does: str) -> None:
    made = scene()
    guard = made.put(
        "battle zone",
        reader(STOPS),
        1,
    )
    made.put("battle zone", ANT)
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Ant", -1).answer(does).until("attack")
    assert made.in_play(guard).rested is (does == "yes")
    assert len(made.cards("shield zone", 1)) == (5 if does == "yes" else 4)


@pytest.mark.clause("dm", "505.6a")
def test_a_tapped_creature_cannot_be_tapped_to_stop_an_attack() -> None:
    made = scene()
    made.put(
        "battle zone",
        reader(STOPS),
        1,
        rested=True,
    )
    made.put("battle zone", ANT)
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Ant", -1)
    assert made.ask.kind != "may"
    made.until("attack")
    assert len(made.cards("shield zone", 1)) == 4


@pytest.mark.clause("dm", "505.6")
@pytest.mark.clause("dm", "507.2")
@pytest.mark.parametrize("aim", ["Reader", "Giant"])
def test_an_attack_turns_to_a_creature_whose_player_untaps_another_for_it(aim: str) -> None:
    made = scene()
    guard = made.put("battle zone", reader(TURNS), 1, rested=True)
    made.put("battle zone", GIANT, 1, rested=True)
    bear = made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1).answer("yes").answer("choose", aim)
    assert len(made.cards("shield zone", 1)) == 5
    assert made.zone_of(guard) == ("graveyard" if aim == "Reader" else "battle zone")
    assert made.zone_of(bear) == ("battle zone" if aim == "Reader" else "graveyard")


@pytest.mark.clause("dm", "505.6")
@pytest.mark.clause("dm", "507.2")
def test_an_attack_on_a_creature_turns_away_from_it() -> None:
    made = scene()
    made.put("battle zone", reader(TURNS), 1, rested=True)
    prey = made.put("battle zone", ANT, 1, rested=True)
    made.put("battle zone", GIANT, 1, rested=True)
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", prey).answer("yes").answer("choose", "Giant")
    assert made.zone_of(prey) == "battle zone"
    assert "Bear" not in made.names("battle zone")


@pytest.mark.clause("dm", "505.6")
@pytest.mark.clause("dm", "507.2")
def test_an_untapped_creature_is_not_untapped_to_turn_an_attack() -> None:
    made = scene()
    made.put("battle zone", reader(TURNS), 1)
    made.put("battle zone", GIANT, 1, rested=True)
    made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", "Bear", -1)
    assert made.ask.kind != "may"
    made.until("attack")
    assert len(made.cards("shield zone", 1)) == 4


@pytest.mark.clause("dm", "505.6a")
def test_an_attack_turned_from_a_player_ends_with_the_creature_it_was_turned_to() -> None:
    made = scene()
    turns_and_dies = Triggered(
        event=Attacks(cards(zones=HERE, whose="opponent")), effect=Do((TurnAttack(This()), Destroy(This())))
    )
    guard = made.put("battle zone", card("Guard", 1, 1000, abilities=(turns_and_dies,)), 1)
    bear = made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", "Bear", -1).until("attack")
    assert [made.zone_of(one) for one in (guard, bear)] == ["graveyard", "battle zone"]
    assert len(made.cards("shield zone", 1)) == 5


@pytest.mark.clause("dm", "507.1")
@pytest.mark.parametrize("at", ["creature", "player"])
def test_a_creature_that_attacks_a_creature_may_not_be_blocked_meanwhile(at: str) -> None:
    made = scene()
    made.put("battle zone", reader("While attacking a fire creature, this creature can't be blocked."))
    made.put("battle zone", BEAR)
    prey = made.put("battle zone", ANT, 1, rested=True)
    made.put("battle zone", WALL, 1)
    made.begin("attack").answer("attack", "Reader", prey if at == "creature" else -1)
    assert (made.ask.kind == "block") is (at == "player")
