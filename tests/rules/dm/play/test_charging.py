"""Which card players that think charge in Duel Masters, told as scenes."""

import pytest

from rules.games.dm.definitions import DuelistCard
from rules.players import player
from tests.rules.dm.play.cards import card
from tests.rules.dm.play.scenes import scene

FIRE = card("Fire 2", 2)
WATER = card("Water 2", 2, civilizations=("water",))
LARGE_WATER = card("Water 7", 7, civilizations=("water",))
LARGE = card("Fire 7", 7)


def charged(mana: int, *hand: DuelistCard) -> str:
    """Return what the greedy player charges with this much fire mana."""
    made = scene(mana)
    for one in hand:
        made.put("hand", one)
    made.begin("mana charge").until("charge_mana")
    assert made.ask is not None
    option = made.ask.options[player("greedy", 1).choose(made.game, made.ask)]
    return made.state.cards[option.card].name if option.verb == "charge" else option.verb


@pytest.mark.clause("dm", "503.1")
def test_what_is_far_from_being_paid_for_is_charged_before_what_is_used_next() -> None:
    assert charged(1, FIRE, FIRE, LARGE) == "Fire 7"


@pytest.mark.clause("dm", "503.1")
@pytest.mark.clause("dm", "112.2a")
def test_a_card_is_charged_whose_civilization_the_others_in_hand_need() -> None:
    assert charged(3, FIRE, FIRE, WATER, LARGE_WATER) == "Water 7"
    assert charged(3, WATER, WATER, FIRE) == "Water 2"


@pytest.mark.clause("dm", "503.1")
def test_a_hand_that_can_be_used_within_a_turn_is_kept() -> None:
    assert charged(4, FIRE, FIRE) == "pass"
    assert charged(2, FIRE, FIRE, FIRE) == "Fire 2"
