"""Players, costs, numbers, characteristics, zones and drawing in Duel Masters, told as scenes."""

import pytest

from rules.engine.events import Drew
from rules.engine.layers import characteristics
from rules.engine.views import view
from rules.games.dm.keywords import power
from rules.games.dm.layers import OTHER, SUM
from rules.games.dm.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.changes import AddAttributes, AddRaces, AddStats
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs, Filter, StatIs
from rules.language.references import Chosen, Each
from rules.opening import dealings
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card, spell
from tests.rules.dm.play.scenes import HERE, THEIRS, YOURS, banner, cast, scene, when
from tests.rules.restricted import cannot


@pytest.mark.clause("dm", "100.1")
@pytest.mark.clause("dm", "102.1")
@pytest.mark.clause("dm", "102.2")
def test_two_players_take_turns_and_each_is_the_others_opponent() -> None:
    made = scene()
    made.put("battle zone", BEAR, 1)
    made.put("battle zone", BEAR, 0)
    cast(made, fx.Destroy(Each(THEIRS)))
    assert len(made.state.players) == 2
    assert made.state.active == 0
    assert (made.names("battle zone"), made.names("battle zone", 1)) == (["Bear"], [])


@pytest.mark.clause("dm", "101.3a")
def test_if_you_do_asks_whether_it_was_done_and_not_what_came_of_it() -> None:
    made = scene()
    made.put("battle zone", card("Rock", 1, 3000, abilities=(cannot("leave"),)), 1)
    hand = len(made.cards("hand"))
    cast(made, fx.IfYouDo(fx.Destroy(Chosen(THEIRS)), fx.Draw(1)))
    assert len(made.cards("hand")) == hand + 1
    assert made.names("battle zone", 1) == ["Rock"]


@pytest.mark.clause("dm", "101.4c")
def test_effects_of_the_turn_player_that_come_up_meanwhile_go_first_again() -> None:
    made = scene()
    made.put("battle zone", when("destroyed", fx.May(fx.Draw(1)), "Martyr"))
    kill = fx.Destroy(Each(cards(zones=HERE, name="Martyr")))
    made.put("battle zone", when("each turn_begins", kill, "First"), 1)
    made.put("battle zone", when("each turn_begins", fx.May(fx.Draw(1)), "Second"), 1)
    made.begin("turn start").answer("resolve", "First")
    assert (made.ask.player, made.ask.kind) == (0, "may")
    made.answer("no")
    assert (made.ask.player, made.ask.kind) == (1, "may")


@pytest.mark.clause("dm", "104.2c")
@pytest.mark.clause("dm", "104.1")
def test_an_effect_may_win_the_game_at_once() -> None:
    made = scene()
    made.put("battle zone", when("attacks", fx.WinGame(), "Prophet"))
    made.begin("attack").answer("attack", "Prophet", -1)
    assert made.ending == (0, "card_effect")


@pytest.mark.clause("dm", "104.2c")
def test_who_wins_by_an_effect_and_has_no_deck_at_the_same_time_has_won() -> None:
    made = scene(deck=0)
    made.fill("deck", ANT, 3, 1)
    made.state.players[1].lost = "card_effect"
    made.begin("turn end")
    assert made.ending == (0, "card_effect")


@pytest.mark.clause("dm", "104.1")
def test_players_who_lose_at_the_same_time_both_lose() -> None:
    made = scene(deck=0)
    made.begin("turn end")
    assert made.ending == (-1, "both_lose")


@pytest.mark.clause("dm", "105.1")
@pytest.mark.clause("dm", "105.3")
@pytest.mark.clause("dm", "105.4")
@pytest.mark.clause("dm", "107.1")
def test_cards_are_tapped_by_paying_and_attacking_and_stay_as_they_are_otherwise() -> None:
    made = scene(3)
    made.put("hand", card("Pair", 2))
    bear = made.put("battle zone", BEAR)
    made.put("battle zone", GIANT)
    made.begin("main")
    assert not any(one.rested for one in made.state.instances.values())
    made.answer("use", "Pair").answer("attack", bear, -1).answer("break")
    tapped = [number for number, one in made.state.instances.items() if one.rested]
    assert len([number for number in tapped if made.zone_of(number) == "mana zone"]) == 2
    assert [number for number in tapped if made.zone_of(number) == "battle zone"] == [bear]


@pytest.mark.clause("dm", "106.2a-bis")
@pytest.mark.clause("dm", "106.2c")
@pytest.mark.clause("dm", "207.3")
def test_a_colourless_card_asks_for_no_civilization_and_gives_none() -> None:
    made = scene(0)
    made.put("hand", card("Stone", 1, civilizations=()))
    made.put("hand", ANT)
    made.put("mana zone", card("Pebble", 1, civilizations=()))
    made.begin("main")
    assert made.offered("use") == ["Stone"]


@pytest.mark.clause("dm", "106.4")
@pytest.mark.clause("dm", "110.6")
@pytest.mark.clause("dm", "608.1")
def test_an_effect_adds_a_civilization_and_no_ability() -> None:
    made = scene()
    bear = made.put("battle zone", BEAR)
    cast(made, fx.Modify(Each(YOURS), (AddAttributes(frozenset({"water"})),), layer=OTHER))
    assert characteristics(made.game, bear).attributes == ("fire", "water")
    assert characteristics(made.game, bear).abilities == ()


@pytest.mark.clause("dm", "107.2")
def test_each_card_in_the_mana_zone_gives_one_mana_when_it_is_tapped() -> None:
    made = scene(0)
    mana = made.fill("mana zone", GIANT, 3)
    made.put("hand", card("Three", 3))
    made.put("hand", card("Four", 4))
    assert made.begin("main").offered("use") == ["Three"]
    made.answer("use", "Three")
    assert all(made.in_play(one).rested for one in mana)


@pytest.mark.clause("dm", "107.2")
@pytest.mark.clause("dm", "503.1")
def test_mana_is_charged_and_pays_as_the_game_says_of_its_opening() -> None:
    (main,) = dealings("dm")
    made = scene(0)
    made.fill("hand", ANT, 4)
    made.begin("mana charge")
    while made.ask.kind == "charge_mana":
        made.answer("charge")
    assert len(made.cards("mana zone")) == main.a_turn
    for lands in (1, 3):
        made = scene(lands)
        for cost in range(1, 8):
            made.put("hand", card(f"Cost {cost}", cost))
        assert made.begin("main").offered("use") == [f"Cost {one + 1}" for one in range(lands * main.worth)]


@pytest.mark.clause("dm", "108.1b")
def test_a_power_below_nothing_counts_as_nothing() -> None:
    made = scene()
    rock = made.put("battle zone", card("Rock", 1, 3000, abilities=(cannot("leave"),)), 1)
    made.put("battle zone", ANT)
    cast(made, fx.Modify(Each(THEIRS), (AddStats((-9000,)),), layer=SUM))
    assert characteristics(made.game, rock).stats == (-6000,)
    assert power(made.game, rock) == 0


@pytest.mark.clause("dm", "700.3")
def test_a_creature_that_cannot_leave_stays_even_without_power_or_when_it_loses() -> None:
    made = scene()
    rock = made.put("battle zone", card("Rock", 1, 3000, abilities=(cannot("leave"),)), 1, rested=True)
    cast(made, fx.Modify(Each(THEIRS), (AddStats((-9000,)),), layer=SUM))
    assert made.zone_of(rock) == "battle zone"
    made = scene()
    rock = made.put("battle zone", card("Rock", 1, 3000, abilities=(cannot("leave"),)), 1, rested=True)
    made.put("battle zone", GIANT)
    made.begin("attack").answer("attack", "Giant", rock)
    assert made.zone_of(rock) == "battle zone"


@pytest.mark.clause("dm", "108.2")
@pytest.mark.clause("dm", "206.1")
@pytest.mark.clause("dm", "301.3b")
def test_changes_of_power_are_added_up_from_what_is_printed() -> None:
    made = scene()
    bear = made.put("battle zone", BEAR)
    made.put("battle zone", banner((AddStats((1000,)),), YOURS))
    cast(made, fx.Modify(Each(YOURS), (AddStats((2000,)),), layer=SUM))
    assert power(made.game, bear) == 6000


@pytest.mark.clause("dm", "206.2a")
def test_power_attacker_adds_nothing_outside_of_the_battle_zone() -> None:
    made = scene()
    bull = made.put("graveyard", card("Bull", 3, 2000, "Power Attacker", bonus=4000))
    weak = cards(StatIs("power", "<=", 2000), zones=("graveyard",))
    cast(made, fx.MoveTo(Each(weak), "hand"))
    assert made.zone_of(bull) == "hand"


@pytest.mark.clause("dm", "110.1")
@pytest.mark.clause("dm", "110.2")
@pytest.mark.clause("dm", "110.2c")
def test_each_ability_of_a_card_works_by_itself() -> None:
    twice = Triggered(Enters(), fx.Draw(1))
    made = scene()
    made.put("hand", card("Twin", 1, 2000, abilities=(twice, twice)))
    made.put("hand", ANT)
    deck = len(made.cards("deck"))
    made.put("battle zone", BEAR)
    made.begin("main").answer("use", "Twin")
    assert [option.other for option in made.ask.options] == [0, 1]
    made.game.answer(0)
    assert len(made.cards("deck")) == deck - 2


@pytest.mark.clause("dm", "110.3a")
@pytest.mark.clause("dm", "605.2c")
@pytest.mark.clause("dm", "605.2e")
@pytest.mark.clause("dm", "409.1")
@pytest.mark.clause("dm", "302.2")
def test_a_spell_does_what_it_says_in_its_order_and_then_goes() -> None:
    made = scene()
    discard = fx.MoveTo(Each(cards(zones=("hand",), whose="you")), "mana zone")
    number = made.put("hand", spell("Spell", 1, effect=fx.Do((discard, fx.May(fx.Draw(1))))))
    ant = made.put("hand", ANT)
    made.begin("main").answer("use", "Spell")
    assert made.ask.kind == "may"
    assert made.zone_of(ant) == "mana zone"
    assert made.zone_of(number) == "pending"
    made.answer("yes")
    assert made.zone_of(number) == "graveyard"


@pytest.mark.clause("dm", "110.4c")
@pytest.mark.clause("dm", "604.2")
@pytest.mark.parametrize("zone", ["mana zone", "graveyard", "hand"])
def test_abilities_do_nothing_outside_of_the_battle_zone(zone: str) -> None:
    made = scene()
    made.put(zone, when("turn_begins", fx.Draw(5), "Herald"))
    made.put(zone, banner((AddStats((1000,)),), YOURS))
    bear = made.put("battle zone", BEAR)
    hand = len(made.cards("hand"))
    made.begin("turn start").until("charge_mana")
    assert len(made.cards("hand")) == hand + 1
    assert power(made.game, bear) == 3000


@pytest.mark.clause("dm", "110.3b")
@pytest.mark.clause("dm", "110.5")
@pytest.mark.clause("dm", "110.5a")
@pytest.mark.clause("dm", "603.2")
def test_what_has_triggered_is_carried_out_even_if_its_card_is_gone() -> None:
    made = scene()
    made.put("battle zone", when("turn_begins", fx.Destroy(Each(cards(zones=HERE, name="Brief"))), "Axe"))
    made.put("battle zone", when("turn_begins", fx.May(fx.Draw(1)), "Brief"))
    made.begin("turn start").answer("resolve", "Axe")
    assert made.names("graveyard") == ["Brief"]
    assert made.ask.kind == "may"


@pytest.mark.clause("dm", "111.1")
@pytest.mark.clause("dm", "603.3")
@pytest.mark.clause("dm", "605.1")
def test_what_waits_is_carried_out_for_the_turn_player_first_in_any_order() -> None:
    made = scene()
    made.put("battle zone", when("each turn_begins", fx.May(fx.Draw(1)), "Theirs"), 1)
    for name in ("One", "Two"):
        made.put("battle zone", when("turn_begins", fx.May(fx.Draw(1)), name))
    made.begin("turn start")
    assert (made.ask.player, made.offered("resolve")) == (0, ["One", "Two"])
    made.answer("resolve", "Two").answer("no").answer("no")
    assert (made.ask.player, made.ask.kind) == (1, "may")


@pytest.mark.clause("dm", "112.2b")
@pytest.mark.clause("dm", "601.1d")
def test_a_card_that_costs_less_than_it_has_civilizations_is_paid_with_each_of_them() -> None:
    made = scene(1)
    made.put("hand", card("Cheap", 1, civilizations=("fire", "water")))
    made.put("hand", ANT)
    assert not made.begin("main").offers("use", "Cheap")
    made = scene(1)
    made.put("hand", card("Cheap", 1, civilizations=("fire", "water")))
    made.put("mana zone", card("Fish", civilizations=("water",)))
    made.begin("main").answer("use", "Cheap").answer("tap", "Fish")
    assert "Cheap" in made.names("battle zone")
    assert all(made.in_play(one).rested for one in made.cards("mana zone"))


@pytest.mark.clause("dm", "114.1")
@pytest.mark.clause("dm", "114.2")
def test_cards_are_drawn_one_at_a_time_from_the_top() -> None:
    made = scene()
    top = [made.put("deck", card(name)) for name in ("Second", "First")]
    made.record(Drew)
    cast(made, fx.Draw(2))
    drawn = [event.card for event in made.log if isinstance(event, Drew)]
    assert drawn[:2] == [top[1], top[0]]


@pytest.mark.clause("dm", "114.3")
def test_a_card_that_an_effect_puts_into_the_hand_was_not_drawn() -> None:
    made = scene()
    bear = made.put("graveyard", BEAR)
    made.record(Drew)
    cast(made, fx.MoveTo(Each(cards(zones=("graveyard",))), "hand"))
    assert made.zone_of(bear) == "hand"
    assert [event for event in made.log if isinstance(event, Drew) and event.card == bear] == []


@pytest.mark.clause("dm", "113.3")
def test_effects_change_how_many_shields_there_are() -> None:
    made = scene()
    made.put("graveyard", BEAR)
    cast(made, fx.MoveTo(Each(cards(zones=("graveyard",), name="Bear")), "shield zone"))
    assert len(made.cards("shield zone")) == 6


@pytest.mark.clause("dm", "201.1")
@pytest.mark.clause("dm", "201.2")
@pytest.mark.clause("dm", "202.1")
@pytest.mark.clause("dm", "203.1")
@pytest.mark.clause("dm", "204.1")
@pytest.mark.clause("dm", "200.2")
@pytest.mark.parametrize(
    "wanted",
    [
        cards(CostIs(">=", 5), zones=HERE),
        cards(zones=HERE, name="Giant"),
        cards(zones=HERE, races=frozenset({"Titan"})),
        cards(zones=HERE, attributes=frozenset({"nature"})),
        cards(zones=HERE, types=frozenset({"creature"}), subtypes=frozenset({"exile"})),
        cards(CostIs(">=", 1), CostIs("<=", 9), zones=HERE, keywords=frozenset({"Blocker"})),
    ],
)
def test_effects_refer_to_cost_name_race_civilization_and_type(wanted: Filter) -> None:
    giant = card("Giant", 5, 6000, "Blocker", marks=("exile",), civilizations=("nature",), races=("Titan",))
    made = scene()
    number = made.put("battle zone", giant, 1)
    made.put("battle zone", BEAR, 1)
    cast(made, fx.Destroy(Each(wanted)))
    assert made.zone_of(number) == "graveyard"
    assert made.names("battle zone", 1) == ["Bear"]


@pytest.mark.clause("dm", "203.3")
def test_an_effect_adds_a_race() -> None:
    made = scene()
    bear = made.put("battle zone", BEAR)
    cast(made, fx.Modify(Each(YOURS), (AddRaces(frozenset({"Dragon"})),), layer=OTHER))
    assert characteristics(made.game, bear).races == {"Dragon"}


@pytest.mark.clause("dm", "303.3a")
@pytest.mark.clause("dm", "701.17a")
def test_a_crossed_gear_stays_with_its_creature_in_the_battle_zone() -> None:
    made = scene()
    gear = made.put("battle zone", card("Sword", 1, 0, types=("cross gear",)))
    bear = made.put("battle zone", BEAR)
    made.begin("main").answer("cross", gear, bear)
    assert made.in_play(gear).host == bear
    assert made.zone_of(gear) == "battle zone"


@pytest.mark.clause("dm", "304.2a")
@pytest.mark.clause("dm", "701.19a")
def test_a_fortified_shield_is_the_one_the_castle_lies_on() -> None:
    made = scene()
    castle = made.put("hand", card("Tower", 1, 0, types=("castle",)))
    chosen = made.cards("shield zone")[3]
    made.begin("main").answer("use", "Tower").answer("fortify", chosen)
    assert made.in_play(castle).host == chosen
    assert len(made.cards("shield zone")) == 6


@pytest.mark.clause("dm", "400.2")
@pytest.mark.clause("dm", "400.2a")
@pytest.mark.clause("dm", "400.2b")
@pytest.mark.clause("dm", "401.3")
@pytest.mark.clause("dm", "404.2")
@pytest.mark.clause("dm", "405.2")
@pytest.mark.clause("dm", "407.2")
def test_everybody_sees_the_public_zones_and_only_counts_the_others() -> None:
    made = scene()
    for zone in ("graveyard", "mana zone", "hyperspatial zone", "battle zone", "hand", "super GR zone"):
        made.put(zone, BEAR, 1)
    made.put("battle zone", ANT)
    made.begin("attack")
    seen = view(made.state, RULESET.zones, 0)["zones"]
    for zone in ("graveyard", "mana zone", "hyperspatial zone", "battle zone"):
        assert [one["id"] for one in seen[f"{zone}:1"]] == ["bear"]
    assert (seen["deck:1"], seen["hand:1"], seen["shield zone:1"], seen["super GR zone:1"]) == (20, 1, 5, 1)
    assert seen["deck:0"] == 20


@pytest.mark.clause("dm", "400.2e")
@pytest.mark.clause("dm", "400.5a")
def test_a_card_that_goes_to_a_hidden_zone_is_seen_no_more() -> None:
    made = scene()
    made.put("battle zone", BEAR, 1)
    made.put("battle zone", ANT)
    cast(made, fx.MoveTo(Each(THEIRS), "hand"))
    assert view(made.state, RULESET.zones, 0)["zones"]["hand:1"] == 1


@pytest.mark.clause("dm", "400.5b")
def test_a_tapped_mana_card_comes_into_the_battle_zone_untapped() -> None:
    made = scene()
    made.put("hand", ANT)
    bear = made.put("mana zone", BEAR, rested=True)
    cast(made, fx.MoveTo(Each(cards(zones=("mana zone",), name="Bear")), "battle zone"))
    assert made.zone_of(bear) == "battle zone"
    assert not made.in_play(bear).rested


@pytest.mark.clause("dm", "400.6")
def test_what_an_effect_does_to_a_zone_it_does_to_every_card_there() -> None:
    made = scene()
    made.fill("hand", BEAR, 2, 1)
    made.put("graveyard", GIANT, 1)
    made.put("battle zone", ANT)
    cast(made, fx.MoveTo(Each(cards(zones=("hand", "graveyard"), whose="opponent")), "deck"))
    made.answer("put", "Bear").answer("put", "Bear")
    assert made.names("deck", 1)[20:] == ["Bear", "Bear", "Giant"]
    assert made.cards("hand", 1) == []
