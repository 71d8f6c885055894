"""What effects do to untapping and charging in Duel Masters (501, 503), told as scenes."""

import pytest

from rules.games.dm.keywords import power
from rules.games.dm.layers import SUM
from rules.language import effects as fx
from rules.language.abilities import Static, Triggered
from rules.language.changes import AddStats, LoseAllAbilities, Restrict
from rules.language.conditions import There
from rules.language.durations import END_OF_TURN, Duration, UntilMoment
from rules.language.events import Destroyed, Draws, Moves, Recovers
from rules.language.filter_shorthand import both, cards
from rules.language.filters import IsRested, StatIs
from rules.language.references import Each
from rules.language.restrictions import Can, Cannot
from tests.rules.dm.play.cards import ANT, BEAR, card
from tests.rules.dm.play.scenes import HERE, YOURS, banner, cast, scene, when
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


@pytest.mark.clause("dm", "511.2")
@pytest.mark.clause("dm", "511.1e")
@pytest.mark.clause("dm", "608.2a")
@pytest.mark.parametrize("until", [END_OF_TURN, UntilMoment("turn_ends"), UntilMoment("turn_ends", "you")])
@pytest.mark.parametrize("who", [0, 1])
def test_what_lasts_until_the_end_of_the_turn_lasts_while_effects_of_that_are_carried_out(
    until: Duration, who: int
) -> None:
    made = scene(1)
    weak = Each(cards(StatIs("power", "<=", 3000), zones=HERE, name="Bear"))
    made.put("battle zone", when("each turn_ends", fx.Destroy(weak), "Reaper"), who)
    bear = made.put("battle zone", BEAR)
    made.put("hand", ANT)
    cast(made, fx.Modify(Each(both(YOURS, cards(name="Bear"))), (AddStats((2000,)),), until, layer=SUM))
    made.until("charge_mana", player=1)
    assert made.zone_of(bear) == "battle zone"
    assert power(made.game, bear) == 3000


@pytest.mark.clause("dm", "511.2")
@pytest.mark.clause("dm", "101.4")
def test_what_comes_of_an_effect_that_ends_is_carried_out_in_the_same_turn() -> None:
    made = scene(2)
    dies = Triggered(Destroyed(), fx.May(fx.Draw(1)))
    shade = made.put("battle zone", card("Shade", abilities=(dies,)))
    shades = cards(zones=HERE, name="Shade")
    made.put("hand", banner((AddStats((-1000,)),), shades, name="Curse"))
    cast(made, fx.Modify(Each(shades), (AddStats((1000,)),), layer=SUM))
    made.answer("use", "Curse")
    assert made.zone_of(shade) == "battle zone"
    made.until("may")
    assert (made.zone_of(shade), made.ask.player, made.state.turn) == ("graveyard", 0, 5)


@pytest.mark.clause("dm", "502.1")
@pytest.mark.clause("dm", "101.4")
def test_what_triggers_on_the_draw_of_a_turn_is_carried_out_before_mana_is_charged() -> None:
    made = scene()
    drawn = Triggered(Draws(side="you"), fx.May(fx.Draw(1)))
    made.put("battle zone", card("Reader", abilities=(drawn,)))
    made.begin("draw")
    assert (made.ask.kind, made.ask.player) == ("may", 0)
    made.answer("no")
    assert made.ask.kind == "charge_mana"
