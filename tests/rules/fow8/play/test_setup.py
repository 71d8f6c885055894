"""Setting up a game of Force of Will (403) and its zones (300), told as scenes."""

import pytest

from rules.engine.views import view
from rules.games.fow8.play import RULESET
from rules.games.fow8.zones import FIELD, GRAVEYARD, RULER, STANDBY
from tests.rules.fow8.play.made_up import FREE, LIGHT, chant, face, quiet, resonator, ruler, stone
from tests.rules.scenes import Scene

PLAIN = ruler()


def decks(first=PLAIN, second=PLAIN, **more):
    cards = [("main", resonator(f"Card {n}", cost="{9}")) for n in range(12)]
    stones = [("stone", LIGHT)] * 5
    return [[("ruler", one), *cards, *stones, *more.get("extra", [])] for one in (first, second)]


def opening(*rulers, seed=1, **more):
    return Scene.of_decks(RULESET, *decks(*rulers, **more), seed=seed)


def keep(scene):
    while scene.game.ask is not None and scene.ask.kind == "mulligan":
        scene.answer("keep")
    return scene


@pytest.mark.clause("fow8", "403.1")
def test_ruler_extra_deck_and_rune_deck_lie_in_their_own_zones():
    scene = opening(extra=[("extra", chant("Tale")), ("rune", face("Sigil", "rune", divinity=1))])
    assert scene.names("ruler area") == ["Queen"]
    assert scene.names("extra deck", 1) == ["Tale"]
    assert scene.names("rune area") == ["Sigil"]


@pytest.mark.clause("fow8", "403.2")
def test_both_decks_are_shuffled():
    orders = {tuple(opening(seed=seed).names("main deck", 1)) for seed in range(8)}
    assert len(orders) > 1
    scene = opening(extra=[("stone", stone("R"))])
    stones = {
        tuple(opening(seed=seed, extra=[("stone", stone("R"))]).names("magic stone deck"))
        for seed in range(8)
    }
    assert len(stones) > 1
    assert len(scene.names("magic stone deck")) == 6


@pytest.mark.clause("fow8", "403.3")
def test_each_player_begins_with_four_thousand_life():
    scene = opening()
    assert (scene.life(0), scene.life(1)) == (4000, 4000)


@pytest.mark.clause("fow8", "403.4")
def test_chance_decides_who_goes_first_and_nobody_is_asked():
    firsts = set()
    for seed in range(20):
        scene = opening(seed=seed)
        assert scene.ask.kind == "mulligan"
        firsts.add(scene.state.first)
    assert firsts == {0, 1}


@pytest.mark.clause("fow8", "403.5")
def test_five_cards_and_any_of_them_changed_the_first_player_choosing_first():
    scene = opening()
    first, second = scene.state.first, 1 - scene.state.first
    assert len(scene.cards("hand", first)) == len(scene.cards("hand", second)) == 5
    assert scene.ask.player == first
    one, other = scene.cards("hand", first)[:2]
    scene.answer("change", one).answer("change", other).answer("keep")
    assert scene.ask.player == second
    assert scene.zone_of(one) == "hand"
    scene.answer("keep")
    assert set(scene.cards("main deck", first)[:2]) == {one, other}
    assert len(scene.cards("hand", first)) == 5


@pytest.mark.clause("fow8", "403.6")
@pytest.mark.clause("fow8", "501.1")
def test_the_first_player_takes_the_first_turn_and_turns_alternate():
    scene = keep(opening())
    first = scene.state.first
    assert (scene.state.active, scene.state.turn) == (first, 1)
    scene.until("main", 1 - first)
    assert (scene.state.active, scene.state.turn) == (1 - first, 2)


@pytest.mark.clause("fow8", "1119.1")
@pytest.mark.clause("fow8", "1119.2")
def test_only_a_second_player_with_energize_has_a_will_coin():
    energized = ruler(front=("Energize {R}",))
    scene = keep(opening(energized, energized))
    first = scene.state.first
    assert scene.cards("item area", first) == []
    assert scene.names("item area", 1 - first) == ["Will coin"]
    assert keep(opening()).cards("item area", 1) == []
    for place in (0, 1):
        rulers = [PLAIN, PLAIN]
        rulers[place] = energized
        scene = keep(opening(*rulers))
        coins = ["Will coin"] if place == 1 - scene.state.first else []
        assert (scene.names("item area", place), scene.names("item area", 1 - place)) == (coins, [])


@pytest.mark.clause("fow8", "1119.2a")
@pytest.mark.clause("fow8", "1119.2b")
@pytest.mark.clause("fow8", "1303.3a")
@pytest.mark.clause("fow8", "313.1")
@pytest.mark.clause("fow8", "907.3")
def test_the_coin_is_banished_for_one_of_its_wills_and_is_gone():
    energized = ruler("", front=("Energize {R}{W}",))
    scene = keep(opening(energized, energized))
    second = 1 - scene.state.first
    coin = scene.cards("item area", second)[0]
    scene.until("main", second)
    assert {option.other for option in scene.ask.options if option.card == coin} == {0, 1}
    scene.answer("will", coin, 1)
    assert scene.resource(1, second) == 1
    assert scene.zone_of(coin) == ""


@pytest.mark.clause("fow8", "1122.1")
@pytest.mark.clause("fow8", "1122.2")
@pytest.mark.clause("fow8", "1122.2a")
def test_a_ruler_with_mana_begins_with_that_many_counters():
    scene = keep(opening(ruler(front=("Mana 2",)), PLAIN))
    assert scene.in_play(scene.cards("ruler area")[0]).counters == {"mana": 2}
    assert scene.in_play(scene.cards("ruler area", 1)[0]).counters is None


@pytest.mark.clause("fow8", "1122.2b")
def test_another_card_with_mana_gets_its_counters_as_it_comes_into_the_field():
    scene = quiet()
    well = scene.put("hand", resonator("Well", 100, 100, "Mana 3"))
    scene.begin("main").answer("play", well).do("pass", "pass")
    assert scene.in_play(well).counters == {"mana": 3}


def seen_by(player):
    scene = quiet()
    for owner in (0, 1):
        scene.put("standby area", chant("Trap"), owner)
        scene.put("graveyard", FREE, owner)
        scene.put("removed area", FREE, owner)
        scene.put("ruler area", PLAIN, owner)
        scene.put("extra deck", chant("Tale"), owner)
        scene.put("rune area", face("Sigil", "rune"), owner)
        scene.put("field", FREE, owner)
    scene.begin("main")
    return view(scene.state, RULESET.zones, player)["zones"]


@pytest.mark.clause("fow8", "302.2")
@pytest.mark.clause("fow8", "302.2a")
@pytest.mark.clause("fow8", "304.2")
@pytest.mark.clause("fow8", "305.2")
@pytest.mark.clause("fow8", "306.2")
@pytest.mark.clause("fow8", "310.2")
@pytest.mark.clause("fow8", "314.2")
@pytest.mark.clause("fow8", "315.2")
def test_hidden_zones_show_the_other_player_only_how_many_cards_they_hold():
    zones = seen_by(0)
    assert (zones["main deck:0"], zones["main deck:1"]) == (12, 12)
    assert (zones["magic stone deck:0"], zones["magic stone deck:1"]) == (5, 5)
    for name in ("hand", "standby area", "extra deck", "rune area"):
        assert zones[f"{name}:1"] == 1
        assert len(zones[f"{name}:0"]) == 1


@pytest.mark.clause("fow8", "308.2")
@pytest.mark.clause("fow8", "309.2")
@pytest.mark.clause("fow8", "311.2")
@pytest.mark.clause("fow8", "313.2")
def test_public_zones_are_seen_by_both():
    zones = seen_by(1)
    for name in ("ruler area", "graveyard", "removed area"):
        assert [len(zones[f"{name}:{player}"]) for player in (0, 1)] == [1, 1]
    assert zones["item area:0"] == []


@pytest.mark.clause("fow8", "302.1")
@pytest.mark.clause("fow8", "307.2")
@pytest.mark.clause("fow8", "312.2")
def test_there_is_one_field_and_one_chase_for_both():
    zones = seen_by(0)
    assert len(zones["field:0"]) == 2
    assert "field:1" not in zones
    assert "chase area:0" in zones
    assert "chase area:1" not in zones


@pytest.mark.clause("fow8", "302.3")
def test_a_card_that_leaves_the_field_is_a_new_card():
    scene = quiet()
    card = scene.put("field", FREE, damage=50, rested=True, counters={"+100/+100": 1})
    scene.begin("main")
    list(RULESET.relocate(scene.game, [card], RULESET.hand_zone, False, 0))
    assert card not in scene.state.instances


@pytest.mark.clause("fow8", "309.2")
def test_new_cards_lie_on_top_of_the_graveyard():
    scene = quiet()
    below = scene.put("graveyard", FREE)
    above = scene.put("hand", chant("Wish"))
    scene.begin("main").answer("play", above).do("pass", "pass")
    assert scene.cards("graveyard") == [below, above]


def moved(card, zone, start="field"):
    scene = quiet()
    number = scene.put(start, card)
    scene.begin("main")
    list(RULESET.relocate(scene.game, [number], zone, False, 0))
    return scene.zone_of(number)


@pytest.mark.clause("fow8", "316.1")
def test_a_ruler_goes_nowhere_but_to_the_ruler_area_and_the_graveyard():
    assert moved(PLAIN, RULESET.hand_zone, "ruler area") == "ruler area"
    assert moved(PLAIN, FIELD, "ruler area") == "ruler area"
    assert moved(PLAIN, GRAVEYARD, "ruler area") == "graveyard"


@pytest.mark.clause("fow8", "316.2")
def test_a_j_ruler_goes_nowhere_but_to_the_ruler_area():
    assert moved(PLAIN.faces[1], RULESET.hand_zone) == "field"
    assert moved(PLAIN.faces[1], GRAVEYARD) == "field"
    assert moved(PLAIN.faces[1], RULER) == "ruler area"


@pytest.mark.clause("fow8", "316.3a")
@pytest.mark.clause("fow8", "316.3c")
@pytest.mark.clause("fow8", "316.5a")
@pytest.mark.clause("fow8", "316.5d")
def test_resonators_and_stones_go_anywhere_but_to_a_ruler_area():
    assert moved(FREE, RULER) == "field"
    assert moved(FREE, RULESET.hand_zone) == "hand"
    assert moved(LIGHT, RULER) == "field"
    assert moved(LIGHT, GRAVEYARD) == "graveyard"


@pytest.mark.clause("fow8", "316.4")
def test_a_chant_that_would_come_into_the_field_goes_to_the_graveyard():
    assert moved(chant("Wish"), FIELD, "hand") == "graveyard"
    assert moved(chant("Wish"), RULER, "hand") == "graveyard"
    assert moved(chant("Wish"), STANDBY, "hand") == "standby area"
