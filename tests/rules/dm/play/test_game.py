"""Setting up, the turn, mana and using cards in Duel Masters, told as scenes."""

import pytest

from rules.engine.asks import Refused
from rules.games.dm.keywords import power
from rules.games.dm.play import RULESET
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, WALL, card, spell
from tests.rules.scenes import Scene

FORTY = [("main", ANT)] * 40


def scene(*, hand: int = 0) -> Scene:
    """Return a scene in which both players have shields and a deck, and the turn player some ants in hand."""
    made = Scene(RULESET)
    for player in (0, 1):
        made.fill("deck", ANT, 20, player)
        made.fill("shield zone", ANT, 5, player)
    made.fill("hand", ANT, hand)
    return made


@pytest.mark.clause("dm", "103.3")
@pytest.mark.clause("dm", "113.1")
@pytest.mark.clause("dm", "402.1")
@pytest.mark.clause("dm", "406.1")
def test_each_player_starts_with_five_shields_and_five_cards_in_hand() -> None:
    made = Scene.of_decks(RULESET, FORTY, FORTY)
    for player in (0, 1):
        assert len(made.cards("shield zone", player)) == 5
        assert len(made.cards("hand", player)) == 5
        assert len(made.cards("deck", player)) == 30


@pytest.mark.clause("dm", "103.2")
@pytest.mark.clause("dm", "401.2")
def test_decks_are_shuffled_before_the_game() -> None:
    deck = [("main", card(f"Card {number}")) for number in range(40)]
    orders = {tuple(Scene.of_decks(RULESET, deck, deck, seed=seed).names("deck")) for seed in (1, 2, 3)}
    assert len(orders) == 3


@pytest.mark.clause("dm", "103.4")
@pytest.mark.clause("dm", "103.5")
@pytest.mark.clause("dm", "500.6")
def test_the_first_player_goes_first_without_a_choice_and_draws_no_card_on_the_first_turn() -> None:
    made = Scene.of_decks(RULESET, FORTY, FORTY)
    assert (made.ask.player, made.ask.kind) == (0, "charge_mana")
    assert len(made.cards("hand")) == 5


@pytest.mark.clause("dm", "502.1")
@pytest.mark.clause("dm", "512.1")
def test_every_later_turn_begins_with_a_card_for_the_turn_player() -> None:
    made = Scene.of_decks(RULESET, FORTY, FORTY)
    made.until("charge_mana", player=1)
    assert made.state.active == 1
    assert (len(made.cards("hand", 1)), len(made.cards("hand", 0))) == (6, 5)


@pytest.mark.clause("dm", "500.1")
@pytest.mark.clause("dm", "500.2a")
def test_the_steps_of_a_turn_come_in_the_order_of_the_book() -> None:
    assert [step.clause for step in RULESET.plan] == ["501", "502", "503", "504", "505", "511"]


@pytest.mark.clause("dm", "501.1")
@pytest.mark.clause("dm", "105.2")
def test_the_turn_player_untaps_creatures_and_mana_and_nobody_else_does() -> None:
    made = scene(hand=1)
    mine = made.put("battle zone", BEAR, rested=True)
    mana = made.put("mana zone", ANT, rested=True)
    theirs = made.put("battle zone", BEAR, 1, rested=True)
    made.begin("turn start")
    assert [made.in_play(one).rested for one in (mine, mana, theirs)] == [False, False, True]


@pytest.mark.clause("dm", "501.1a")
def test_a_creature_with_silent_skill_may_stay_tapped() -> None:
    made = scene(hand=1)
    silent = made.put("battle zone", card("Monk", 2, 2000, "Silent Skill"), rested=True)
    made.begin("turn start").answer("yes")
    assert made.in_play(silent).rested


@pytest.mark.clause("dm", "503.1")
@pytest.mark.clause("dm", "503.2")
@pytest.mark.clause("dm", "701.8a")
def test_one_card_a_turn_may_be_charged_or_none() -> None:
    made = scene(hand=3).begin("mana charge")
    assert made.offers("pass")
    made.answer("charge", "Ant", by=0)
    assert len(made.cards("mana zone")) == 1
    assert made.ask.kind == "main"


@pytest.mark.clause("dm", "405.1")
def test_a_card_of_several_civilizations_comes_into_the_mana_zone_tapped() -> None:
    made = scene()
    made.put("hand", card("Both", civilizations=("fire", "water")))
    made.put("hand", ANT)
    made.begin("mana charge").answer("charge", "Both")
    assert made.in_play(made.cards("mana zone")[0]).rested
    made = scene(hand=1).begin("mana charge").answer("charge", "Ant")
    assert not made.in_play(made.cards("mana zone")[0]).rested


@pytest.mark.clause("dm", "112.1")
@pytest.mark.clause("dm", "112.2")
@pytest.mark.clause("dm", "201.1a")
@pytest.mark.clause("dm", "301.1")
@pytest.mark.clause("dm", "301.2")
@pytest.mark.clause("dm", "701.3a")
def test_summoning_taps_as_much_mana_as_the_card_costs() -> None:
    made = scene()
    bear = made.put("hand", BEAR)
    mana = made.fill("mana zone", ANT, 4)
    made.begin("main").answer("use", "Bear")
    assert made.zone_of(bear) == "battle zone"
    assert sum(made.in_play(one).rested for one in mana) == 3


@pytest.mark.clause("dm", "112.2")
def test_a_card_that_costs_more_than_the_mana_cannot_be_used() -> None:
    made = scene()
    made.put("hand", BEAR)
    made.put("hand", ANT)
    made.fill("mana zone", ANT, 2)
    made.begin("main")
    assert made.offered("use") == ["Ant"]


@pytest.mark.clause("dm", "112.2a")
def test_each_civilization_of_a_card_wants_a_mana_card_of_its_own() -> None:
    rainbow = card("Rainbow", 2, civilizations=("fire", "water"))
    made = scene()
    made.put("hand", rainbow)
    made.fill("mana zone", ANT, 4)
    made.begin("main")
    assert made.ask.kind != "main" or not made.offers("use", "Rainbow")
    made = scene()
    made.put("hand", rainbow)
    made.fill("mana zone", ANT, 4)
    water = made.put("mana zone", card("Fish", civilizations=("water",)))
    made.begin("main").answer("use", "Rainbow").answer("tap", "Fish", by=0)
    assert made.in_play(water).rested
    assert "Rainbow" in made.names("battle zone")


@pytest.mark.clause("dm", "112.2a")
def test_one_mana_card_of_two_civilizations_pays_only_one_of_them() -> None:
    made = scene()
    made.put("hand", card("Rainbow", 2, civilizations=("fire", "water")))
    made.put("mana zone", card("Both", civilizations=("fire", "water")))
    made.put("mana zone", card("Leaf", civilizations=("nature",)))
    made.begin("main")
    assert made.ask.kind != "main" or not made.offers("use", "Rainbow")


@pytest.mark.clause("dm", "112.2c")
def test_no_more_mana_is_tapped_than_is_needed_and_which_is_the_players_choice() -> None:
    made = scene()
    made.put("hand", card("Pair", 2))
    fire = made.put("mana zone", ANT)
    fish = made.put("mana zone", card("Fish", civilizations=("water",)))
    leaf = made.put("mana zone", card("Leaf", civilizations=("nature",)))
    made.begin("main").answer("use", "Pair")
    if made.offers("tap", "Ant"):
        made.answer("tap", "Ant")
    made.answer("tap", "Leaf")
    assert [made.in_play(one).rested for one in (fire, fish, leaf)] == [True, False, True]


@pytest.mark.clause("dm", "302.1")
@pytest.mark.clause("dm", "302.2")
@pytest.mark.clause("dm", "404.1")
@pytest.mark.clause("dm", "701.4a")
def test_a_spell_is_cast_from_hand_and_goes_to_the_graveyard() -> None:
    made = scene()
    flash = made.put("hand", spell("Flash"))
    made.put("mana zone", ANT)
    made.begin("main").answer("use", "Flash")
    assert made.zone_of(flash) == "graveyard"
    assert made.names("battle zone") == []


@pytest.mark.clause("dm", "409.1b")
def test_a_spell_with_charger_goes_to_the_mana_zone_instead() -> None:
    made = scene()
    flash = made.put("hand", spell("Flash", 1, "Charger"))
    made.put("mana zone", ANT)
    made.begin("main").answer("use", "Flash")
    assert made.zone_of(flash) == "mana zone"


@pytest.mark.clause("dm", "504.1")
def test_cards_are_used_only_in_the_main_step_and_as_many_as_can_be_paid() -> None:
    made = scene(hand=3)
    made.fill("mana zone", ANT, 2)
    made.begin("main").answer("use", "Ant").answer("use", "Ant")
    assert made.names("battle zone") == ["Ant", "Ant"]
    assert made.state.active == 1 or made.ask.kind != "main"


@pytest.mark.clause("dm", "402.2")
def test_there_is_no_limit_to_a_hand() -> None:
    made = scene(hand=12).begin("turn end")
    made.until("charge_mana", player=1)
    assert len(made.cards("hand")) == 12


@pytest.mark.clause("dm", "303.1")
@pytest.mark.clause("dm", "303.2")
@pytest.mark.clause("dm", "303.3b")
@pytest.mark.clause("dm", "504.2")
@pytest.mark.clause("dm", "112.2")
def test_a_cross_gear_is_generated_and_then_crossed_for_its_cost_again() -> None:
    made = scene()
    gear = made.put("hand", card("Sword", 2, 0, types=("cross gear",)))
    bear = made.put("battle zone", BEAR)
    made.fill("mana zone", ANT, 4)
    made.begin("main").answer("use", "Sword")
    assert made.zone_of(gear) == "battle zone"
    assert made.in_play(gear).host == -1
    made.answer("cross", gear, bear)
    assert made.in_play(gear).host == bear
    assert all(made.in_play(one).rested for one in made.cards("mana zone"))


@pytest.mark.clause("dm", "303.3")
@pytest.mark.clause("dm", "303.4")
@pytest.mark.clause("dm", "303.4a")
def test_a_gear_may_be_crossed_to_another_creature_but_not_to_the_same_or_to_what_is_no_creature() -> None:
    made = scene()
    gear = made.put("battle zone", card("Sword", 1, 0, types=("cross gear",)))
    other = made.put("battle zone", card("Field", 1, 0, types=("field",)))
    bear = made.put("battle zone", BEAR)
    giant = made.put("battle zone", GIANT)
    made.in_play(gear).host = bear
    made.fill("mana zone", ANT, 2)
    made.begin("main")
    assert made.offers("cross", gear, giant)
    assert not made.offers("cross", gear, bear)
    assert not made.offers("cross", gear, other)


@pytest.mark.clause("dm", "304.1")
@pytest.mark.clause("dm", "304.2")
@pytest.mark.clause("dm", "113.4")
@pytest.mark.clause("dm", "701.5a")
def test_a_castle_fortifies_one_of_the_players_shields() -> None:
    made = scene()
    castle = made.put("hand", card("Tower", 1, 0, types=("castle",)))
    made.put("mana zone", ANT)
    made.begin("main").answer("use", "Tower")
    shield = made.cards("shield zone")[2]
    made.answer("fortify", shield, by=0)
    assert made.zone_of(castle) == "shield zone"
    assert made.in_play(castle).host == shield


@pytest.mark.clause("dm", "310.1")
@pytest.mark.clause("dm", "310.2")
@pytest.mark.clause("dm", "310.4")
@pytest.mark.clause("dm", "701.5a")
def test_an_aura_summons_a_gr_creature_to_carry_it_and_raises_its_power() -> None:
    made = scene()
    robot = made.put("super GR zone", card("Robot", 1, 2000, marks=("gr",)))
    made.put("hand", card("Cloak", 1, 3000, types=("aura",)))
    made.put("mana zone", ANT)
    made.begin("main").answer("use", "Cloak")
    assert made.zone_of(robot) == "battle zone"
    assert power(made.game, robot) == 5000


@pytest.mark.clause("dm", "801.1")
@pytest.mark.clause("dm", "801.1a")
def test_an_evolution_creature_needs_a_creature_to_be_put_on() -> None:
    king = card("King", 1, 9000, marks=("evolution",), races=("Beast",))
    made = scene()
    made.put("hand", king)
    made.put("hand", ANT)
    made.put("mana zone", ANT)
    made.put("battle zone", card("Fish", races=("Fish",)))
    assert not made.begin("main").offers("use", "King")


@pytest.mark.clause("dm", "801.2")
@pytest.mark.clause("dm", "801.3")
def test_an_evolution_creature_takes_over_the_one_beneath_and_may_attack_at_once() -> None:
    king = card("King", 1, 9000, marks=("evolution",), races=("Beast",))
    made = scene()
    card_of_king = made.put("hand", king)
    cub = made.put("battle zone", card("Cub", races=("Beast",)), entered=5)
    made.put("mana zone", ANT)
    made.begin("main").answer("use", "King")
    assert made.in_play(card_of_king).under == (cub,)
    assert made.offers("attack", "King")


@pytest.mark.clause("dm", "703.4b")
@pytest.mark.clause("dm", "104.2b")
@pytest.mark.clause("dm", "104.1")
def test_a_player_whose_deck_is_empty_loses_at_once() -> None:
    made = Scene(RULESET)
    made.fill("deck", ANT, 5, 1)
    made.fill("deck", ANT, 1, 0)
    made.fill("hand", ANT, 2)
    made.begin("draw")
    assert made.ending == (1, "deck_out")


@pytest.mark.clause("dm", "703.4c")
def test_a_creature_without_power_is_destroyed_before_anything_else() -> None:
    made = scene()
    ghost = made.put("hand", card("Ghost", 1, 0))
    made.put("mana zone", ANT)
    made.begin("main").answer("use", "Ghost")
    assert made.zone_of(ghost) == "graveyard"


@pytest.mark.clause("dm", "703.4l")
def test_the_newer_d2_field_sends_the_older_one_to_its_owners_graveyard() -> None:
    made = scene()
    old = made.put("battle zone", card("Old", 1, 0, types=("field",), marks=("d2",)), 1)
    made.put("battle zone", card("Plain", 1, 0, types=("field",)), 1)
    made.put("battle zone", card("Rider", marks=("d2",)), 1)
    new = made.put("hand", card("New", 1, 0, types=("field",), marks=("d2",)))
    made.put("mana zone", ANT)
    made.begin("main").answer("use", "New")
    assert made.zone_of(new) == "battle zone"
    assert made.names("graveyard", 1) == ["Old"]
    assert made.zone_of(old) == "graveyard"
    assert made.names("battle zone", 1) == ["Plain", "Rider"]
    assert made.ending is None


@pytest.mark.clause("dm", "402.3")
@pytest.mark.clause("dm", "406.2")
@pytest.mark.clause("dm", "408.2")
def test_nobody_sees_shields_decks_or_the_super_gr_zone_and_only_the_owner_a_hand() -> None:
    sight = {zone.name: zone.sight for zone in RULESET.zones.kinds}
    assert sight["hand"] == "owner"
    assert {sight[name] for name in ("deck", "shield zone", "super GR zone")} == {"nobody"}
    public = ("battle zone", "mana zone", "graveyard", "hyperspatial zone")
    assert {sight[name] for name in public} == {"public"}


def test_an_answer_that_is_not_offered_is_refused_with_its_clause() -> None:
    made = scene(hand=2).begin("mana charge")
    with pytest.raises(Refused) as refused:
        made.game.answer(9)
    assert refused.value.clause == "503.1"
    assert len(made.cards("hand")) == 2
    assert WALL.name not in made.names("battle zone")
