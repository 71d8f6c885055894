"""What effects do to untapping and charging in Duel Masters (501, 503), told as scenes."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Static, Triggered
from rules.language.changes import LoseAllAbilities, Restrict
from rules.language.conditions import There
from rules.language.events import Moves, Recovers
from rules.language.filter_shorthand import cards
from rules.language.filters import IsRested
from rules.language.restrictions import Can, Cannot
from tests.rules.dm.play.cards import ANT, BEAR, card
from tests.rules.dm.play.telling import HERE, banner, scene
from tests.rules.printed import written

MAY_DRAW = fx.May(fx.Draw(1))
(MORE,) = written("dm", Static((Restrict(Can("charge one more")),)))
(SHUT,) = written("dm", Static((Restrict(Cannot("be charged")),), cards(zones=("hand",), whose="opponent")))


@pytest.mark.clause("dm", "501.1")
def test_what_keeps_others_tapped_while_it_is_tapped_itself_does_so_as_all_untap_together() -> None:
    tapped = There(cards(IsRested(), zones=HERE, name="Chain"))
    chain = card(
        "Chain", 1, abilities=(Static((Restrict(Cannot("recover")),), cards(name="Bear"), when=tapped),)
    )
    made = scene(1)
    made.put("battle zone", chain, rested=True)
    bear = made.put("battle zone", BEAR, rested=True)
    ant = made.put("battle zone", ANT, rested=True)
    land = made.cards("mana zone")[0]
    made.state.instances[land].rested = True
    made.begin("turn start")
    assert [made.in_play(one).rested for one in (bear, ant, land)] == [True, False, False]


@pytest.mark.clause("dm", "501.1")
def test_mana_that_cannot_be_untapped_stays_tapped() -> None:
    made = scene(2)
    for land in made.cards("mana zone"):
        made.state.instances[land].rested = True
    made.put(
        "battle zone",
        banner((Restrict(Cannot("recover")),), cards(zones=("mana zone",), whose="opponent"), ""),
        1,
    )
    made.put("hand", ANT)
    made.begin("turn start").until("charge_mana")
    assert all(made.in_play(land).rested for land in made.cards("mana zone"))


@pytest.mark.clause("dm", "501.1")
@pytest.mark.parametrize("rested", [True, False])
def test_what_triggers_on_untapping_does_so_as_the_turn_starts(rested: bool) -> None:
    made = scene()
    made.put("battle zone", card("Riser", abilities=(Triggered(Recovers(), MAY_DRAW),)), rested=rested)
    made.put("hand", ANT)
    made.begin("turn start")
    assert (made.ask.kind == "may") is rested


@pytest.mark.clause("dm", "501.1a")
@pytest.mark.parametrize("silenced", [True, False])
def test_a_creature_that_lost_silent_skill_is_untapped(silenced: bool) -> None:
    made = scene()
    quiet = made.put("battle zone", card("Quiet", 1, 1000, "Silent Skill"), rested=True)
    if silenced:
        made.put("battle zone", banner((LoseAllAbilities(),), cards(name="Quiet"), ""))
    made.put("hand", ANT)
    made.begin("turn start")
    assert (made.ask.kind == "leave_tapped") is not silenced
    assert made.in_play(quiet).rested is not silenced


@pytest.mark.clause("dm", "503.2")
@pytest.mark.parametrize("helpers", [0, 1, 2])
def test_effects_let_a_player_charge_more_cards_in_their_step(helpers: int) -> None:
    made = scene(0)
    made.fill("hand", ANT, 5)
    made.fill("battle zone", card("Gardener", abilities=(MORE,)), helpers)
    made.put("battle zone", card("Gardener", abilities=(MORE,)), 1)
    made.begin("mana charge")
    for _ in range(1 + helpers):
        assert made.ask.kind == "charge_mana"
        made.answer("charge")
    assert made.ask.kind == "main"
    assert len(made.cards("mana zone")) == 1 + helpers


@pytest.mark.clause("dm", "503.2")
@pytest.mark.clause("dm", "503.1")
def test_who_charges_fewer_cards_than_they_may_is_not_asked_again() -> None:
    made = scene(1)
    made.fill("hand", ANT, 2)
    made.put("battle zone", card("Gardener", abilities=(MORE,)))
    made.begin("mana charge").answer("pass")
    assert made.ask.kind == "main"


@pytest.mark.clause("dm", "503.2")
@pytest.mark.clause("dm", "101.2")
@pytest.mark.parametrize("whose", [0, 1])
def test_effects_keep_cards_from_being_charged(whose: int) -> None:
    made = scene(1)
    made.put("hand", ANT)
    made.put("battle zone", card("Drought", abilities=(SHUT,)), whose)
    made.begin("mana charge")
    assert (made.ask.kind == "charge_mana") is (whose == 0)


@pytest.mark.clause("dm", "503.1")
@pytest.mark.clause("dm", "101.4")
def test_what_triggers_on_a_charge_is_carried_out_before_the_main_step() -> None:
    made = scene(1)
    grower = Triggered(Moves(cards(whose="you"), ("mana zone",)), MAY_DRAW)
    made.put("battle zone", card("Grower", abilities=(grower,)))
    made.fill("hand", ANT, 2)
    made.begin("mana charge").answer("charge")
    assert made.ask.kind == "may"
