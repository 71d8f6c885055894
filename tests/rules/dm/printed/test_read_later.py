"""What made-up sentences do once they are read: cards under a creature, prices, what enters elsewhere."""

import pytest

from rules.games.dm.definitions import DuelistCard
from tests.rules.dm.play.cards import BEAR, GIANT, card
from tests.rules.dm.play.scenes import scene, tap_first
from tests.rules.dm.play.test_stacks import stacked
from tests.rules.dm.reading.test_sentences import read
from tests.rules.scenes import Scene


def reader(text: str) -> DuelistCard:
    """Return a creature with the abilities that a text means."""
    reading = read(text)
    assert reading.status == "read", reading
    return card("Reader", 1, 2000, abilities=reading.abilities)


@pytest.mark.clause("dm", "403.4")
@pytest.mark.parametrize("does", ["yes", "no"])
def test_a_card_under_a_creature_goes_to_the_graveyard_for_what_follows(does: str) -> None:
    made = scene()
    own = reader(
        "Whenever this creature attacks, you may put a card under this card into your graveyard. "
        "If you do, draw 3 cards."
    )
    top, under = stacked(made, own, BEAR)
    made.put("battle zone", GIANT)
    made.begin("attack").answer("attack", "Reader", -1).answer(does)
    assert made.in_play(top).under == (() if does == "yes" else (under,))
    assert len(made.cards("hand")) == (3 if does == "yes" else 0)
    assert (under in made.cards("graveyard")) is (does == "yes")


@pytest.mark.clause("dm", "609.1")
@pytest.mark.parametrize(("name", "goes"), [("Giant", "graveyard"), ("Ant", "battle zone")])
def test_what_the_opponent_would_put_goes_elsewhere_if_it_costs_too_much(name: str, goes: str) -> None:
    text = (
        "Whenever your opponent would put a fire creature that costs more than the number of cards in your "
        "hand, put it into its owner's graveyard instead."
    )
    made = scene(6)
    made.put("battle zone", reader(text), 1)
    made.fill("hand", BEAR, 2, 1)
    number = made.put("hand", GIANT if name == "Giant" else card("Ant"))
    tap_first(made.begin("main").answer("use", name))
    assert made.zone_of(number) == goes


def price_of(made: Scene, name: str) -> int:
    """Return how many cards of the mana zone are tapped for a card of the hand."""
    before = sum(made.in_play(one).rested for one in made.cards("mana zone"))
    tap_first(made.answer("use", name))
    return sum(made.in_play(one).rested for one in made.cards("mana zone")) - before


@pytest.mark.clause("dm", "601.1e")
def test_only_the_first_creature_of_a_turn_is_cheaper() -> None:
    made = scene(12)
    made.put(
        "battle zone",
        reader(
            "Each turn, you may have the first non-evolution creature you summon cost 2 less. It can't cost "
            "less than 1."
        ),
    )
    made.put("hand", GIANT)
    made.put("hand", card("Titan", 5, 6000))
    made.put("hand", card("Hill", 5, 6000))
    made.begin("main")
    assert [price_of(made, name) for name in ("Giant", "Titan")] == [3, 5]


@pytest.mark.clause("dm", "609.1")
@pytest.mark.parametrize("race", ["Armored Dragon", "Human"])
def test_a_saver_may_be_destroyed_in_place_of_a_creature_of_its_race(race: str) -> None:
    made = scene()
    saver = made.put("battle zone", reader("Saver: Armored Dragon"), 1)
    prey = made.put("battle zone", card("Prey", 1, 1000, races=(race,)), 1)
    made.in_play(prey).rested = True
    made.put("battle zone", BEAR)
    made.put("battle zone", GIANT)
    made.begin("attack").answer("attack", "Bear", prey)
    if race == "Armored Dragon":
        made.answer("replace")
    assert made.zone_of(saver if race == "Armored Dragon" else prey) == "graveyard"
    assert made.zone_of(prey if race == "Armored Dragon" else saver) == "battle zone"


@pytest.mark.clause("dm", "509.5d")
def test_a_broken_shield_that_is_added_to_the_hand_triggers_what_waits_for_it() -> None:
    made = scene()
    made.put("battle zone", reader("Whenever your opponent adds a shield to their hand, draw a card."))
    made.put("battle zone", BEAR)
    before = len(made.cards("hand"))
    made.begin("attack").answer("attack", "Bear", -1)
    made.until("attack")
    assert len(made.cards("hand")) == before + 1
