"""What Force of Will 5.01 plays differently from 8.01, told as scenes."""

import pytest

from rules.engine import atoms
from rules.engine.continuous_effects import Lasting
from rules.games.fow5.play import RULESET, VALHALLA
from rules.games.fow8.definitions import Price
from rules.games.fow8.keywords import now
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Triggered
from rules.language.changes import AddRaces, AddStats, GainKeywords
from rules.language.costs import Cost, RestThis
from rules.language.durations import ALWAYS
from rules.language.events import Moment
from rules.language.filter_shorthand import cards
from tests.rules.fow5.play.made_up import quiet, ruler
from tests.rules.fow8.play.made_up import FIRE, FREE, LIGHT, chant, face, resonator
from tests.rules.scenes import Scene

DECK = [("ruler", ruler()), *[("main", FREE)] * 20, *[("stone", LIGHT)] * 10]


@pytest.mark.clause("fow5", "4.2#3")
@pytest.mark.clause("fow5", "4.2#7")
def test_a_player_picked_by_chance_chooses_who_goes_first():
    picked = set()
    for seed in range(12):
        scene = Scene.of_decks(RULESET, DECK, DECK, seed=seed)
        chooser = scene.ask.player
        picked.add(chooser)
        first = chooser if seed % 2 else 1 - chooser
        scene.answer("yes" if seed % 2 else "no").until("main")
        assert (scene.state.first, scene.state.active, scene.state.turn) == (first, first, 1)
    assert picked == {0, 1}


@pytest.mark.clause("fow5", "4.2#2")
@pytest.mark.clause("fow5", "4.2#4")
@pytest.mark.clause("fow5", "4.2#6")
def test_four_thousand_life_five_cards_that_may_be_changed_and_the_ruler_in_its_area():
    scene = Scene.of_decks(RULESET, DECK, DECK).answer("yes")
    first = scene.state.first
    assert (scene.life(0), scene.life(1), scene.names("ruler area")) == (4000, 4000, ["Queen"])
    one = scene.cards("hand", first)[2]
    assert scene.ask.player == first
    scene.answer("change", one).answer("keep").answer("keep")
    assert scene.cards("main deck", first)[0] == one
    assert len(scene.cards("hand", first)) == 5


@pytest.mark.clause("fow5", "4.2#5")
@pytest.mark.clause("fow5", "3.10#2")
@pytest.mark.clause("fow5", "3.10#3")
@pytest.mark.clause("fow5", "1.2#2")
def test_only_under_valhalla_rules_four_cards_lie_in_the_lifebreak_area():
    for rules, count in ((VALHALLA, 4), (RULESET, 0)):
        scene = Scene.of_decks(rules, DECK, DECK).answer("yes").answer("keep").answer("keep")
        assert [len(scene.cards("lifebreak area", player)) for player in (0, 1)] == [count, count]


@pytest.mark.clause("fow5", "4.2#5")
@pytest.mark.clause("fow5", "3.10#3")
def test_the_top_four_cards_of_each_deck_are_put_one_onto_another_into_the_lifebreak_area():
    with_it, without = (
        Scene.of_decks(rules, DECK, DECK, seed=4).answer("yes").answer("keep").answer("keep")
        for rules in (VALHALLA, RULESET)
    )
    for player in (0, 1):
        deck = without.cards("main deck", player)
        assert with_it.cards("lifebreak area", player) == deck[:-5:-1]
        assert with_it.cards("main deck", player) == deck[:-4]


@pytest.mark.clause("fow5", "7.10#1")
@pytest.mark.clause("fow5", "7.10#4")
def test_a_card_with_break_is_removed_until_its_ability_has_left_the_chase():
    boon = resonator("Boon", abilities=(Triggered(Moment("break"), fx.ChangeLife(1000)),))
    scene = quiet(VALHALLA)
    card = scene.put("lifebreak area", boon)
    scene.put("hand", chant("Flash", "Quickcast"), 1)
    scene.give(0, life=900)
    scene.begin("main").answer("lifebreak")
    assert (scene.zone_of(card), [one.card for one in scene.state.pending]) == ("removed area", [card])
    scene.answer("pass", by=1)
    assert (scene.life(), scene.zone_of(card)) == (1900, "graveyard")


@pytest.mark.clause("fow5", "3.6#1")
@pytest.mark.clause("fow5", "3.6#2")
@pytest.mark.clause("fow5", "3.7#1")
@pytest.mark.clause("fow5", "3.7#2")
@pytest.mark.clause("fow5", "3.14#2")
@pytest.mark.clause("fow5", "7.11#1")
def test_each_player_has_a_field_and_called_stones_lie_in_the_magic_stone_area():
    scene = quiet()
    queen = scene.put("ruler area", ruler(""))
    theirs = scene.put("field", FREE, 1)
    top = scene.cards("magic stone deck")[-1]
    scene.begin("main").answer("call", queen).answer("play", "Squire")
    assert (scene.names("field", 0), scene.cards("field", 1)) == (["Squire"], [theirs])
    assert scene.cards("magic stone area") == [top]
    assert (scene.in_play(top).controller, scene.in_play(queen).rested) == (0, True)


@pytest.mark.clause("fow5", "3.7#3")
@pytest.mark.clause("fow5", "5.2#5")
@pytest.mark.clause("fow5", "9.2#1.3")
@pytest.mark.clause("fow5", "9.7#1")
@pytest.mark.clause("fow5", "9.7#3")
def test_stones_make_will_from_their_area_and_recover_there():
    scene = quiet()
    light = scene.put("magic stone area", LIGHT)
    scene.begin("main").answer("will", light)
    assert (scene.in_play(light).rested, scene.resource(0), scene.state.pending) == (True, 1, [])
    scene.until("main", 1).until("main", 0)
    assert not scene.in_play(light).rested


@pytest.mark.clause("fow5", "7.5#1")
@pytest.mark.clause("fow5", "7.5#3")
@pytest.mark.clause("fow5", "3.1#3")
def test_judgment_brings_the_same_card_into_the_field_and_once_a_turn():
    scene = quiet()
    first, second = scene.put("ruler area", ruler()), scene.put("ruler area", ruler())
    held = scene.in_play(first)
    scene.begin("main").answer("judgment", first)
    assert (scene.names("field"), scene.in_play(first) is held) == (["Queen in Arms"], True)
    assert not scene.offers("judgment", second)


def destroyed(*keywords):
    scene = quiet()
    queen = scene.put("ruler area", ruler("{0}", (500, 500), *keywords))
    scene.begin("main").answer("judgment", queen)
    atoms.damage(scene.game, queen, 500)
    scene.answer("play", "Squire")
    return scene, queen


@pytest.mark.clause("fow5", "3.8#1")
@pytest.mark.clause("fow5", "3.8#6")
@pytest.mark.clause("fow5", "10.9#1")
@pytest.mark.clause("fow5", "13.2#1")
def test_a_destroyed_j_ruler_lies_in_the_ruler_area_with_nothing_left():
    scene, queen = destroyed("Flying")
    assert scene.names("ruler area") == ["Queen in Arms"]
    here = now(scene.game, queen)
    assert "j-ruler" in here.types
    assert (here.fights, here.keywords, here.stats) == (False, frozenset(), (0, 0))
    assert scene.in_play(queen).damage == 0


@pytest.mark.clause("fow5", "7.11#1")
def test_a_destroyed_j_ruler_may_be_rested_to_call_a_stone_but_does_no_judgment():
    scene, queen = destroyed()
    scene.until("main", 1).until("main", 0)
    assert not scene.offers("judgment")
    scene.answer("call", queen)
    assert len(scene.cards("magic stone area")) == 1


@pytest.mark.clause("fow5", "10.9#2")
def test_what_lies_in_the_ruler_area_is_not_destroyed_again():
    scene, queen = destroyed()
    list(RULESET.destroy(scene.game, queen, -1))
    assert scene.zone_of(queen) == "ruler area"


@pytest.mark.clause("fow5", "11.7#1")
@pytest.mark.clause("fow5", "10.9#1")
def test_an_imperishable_j_ruler_goes_back_ruler_side_up_with_its_judgment():
    scene, queen = destroyed("Imperishable")
    assert scene.names("ruler area") == ["Queen"]
    scene.until("main", 1).until("main", 0)
    assert scene.offers("judgment", queen)


TRAP = chant("Trap", "Trigger", cost="{W}{1}", spell=Spell(fx.ChangeLife(700)), standby=Price())
TRAP.marks = frozenset({"standby"})


@pytest.mark.clause("fow5", "3.11#1")
@pytest.mark.clause("fow5", "6.3#6")
@pytest.mark.clause("fow5", "7.6#1")
@pytest.mark.clause("fow5", "7.6#2")
def test_only_chant_standby_cards_are_put_into_their_area_for_two():
    scene = quiet()
    trap = scene.put("hand", TRAP)
    stones = [scene.put("magic stone area", LIGHT) for _ in range(2)]
    scene.begin("main")
    assert scene.offered("stand_by") == ["Trap"]
    scene.answer("stand_by", trap)
    assert (scene.zone_of(trap), scene.state.pending) == ("standby area", [])
    assert all(scene.in_play(stone).rested for stone in stones)


@pytest.mark.clause("fow5", "6.3#1.3")
@pytest.mark.clause("fow5", "7.9#1")
@pytest.mark.clause("fow5", "7.9#2")
@pytest.mark.clause("fow5", "9.3#2.1")
def test_a_chant_standby_card_is_played_from_its_area_with_its_stones_shown_and_not_rested():
    scene = quiet()
    trap = scene.put("standby area", TRAP)
    in_hand = scene.put("hand", TRAP)
    stones = [scene.put("magic stone area", stone, rested=True) for stone in (LIGHT, FIRE)]
    scene.begin("main")
    assert not scene.offers("play", in_hand)
    scene.answer("play", trap)
    assert (scene.life(), scene.zone_of(trap)) == (4700, "graveyard")
    assert all(scene.in_play(stone).rested for stone in stones)
    poor = quiet()
    trap = poor.put("standby area", TRAP)
    poor.put("magic stone area", FIRE)
    poor.put("magic stone area", FIRE)
    assert not poor.begin("main").offers("play", trap)


@pytest.mark.clause("fow5", "7.9#1")
def test_a_chant_standby_card_is_not_played_in_the_turn_it_was_put_there():
    scene = quiet()
    trap = scene.put("hand", TRAP)
    scene.fill("magic stone area", LIGHT, 4)
    scene.begin("main").answer("stand_by", trap)
    assert not scene.offers("play", trap)


@pytest.mark.clause("fow5", "11.1#1")
@pytest.mark.clause("fow5", "11.1#2")
@pytest.mark.clause("fow5", "11.1#4")
@pytest.mark.clause("fow5", "8.5#2.1")
def test_pierce_sends_on_the_excess_over_the_capacity_without_a_choice():
    scene = quiet()
    lance = scene.put("field", resonator("Lance", 900, 900, "Pierce"))
    elk = scene.put("field", resonator("Elk", 100, 800), 1, damage=200)
    scene.begin("main").answer("battle").answer("attack", lance).answer("block", elk)
    assert (scene.zone_of(elk), scene.life(1), scene.ask.kind) == ("graveyard", 3700, "main")


@pytest.mark.clause("fow5", "9.5#3")
@pytest.mark.clause("fow5", "9.5#4")
def test_resting_for_an_ability_asks_for_a_whole_turn_in_play():
    rests = Activated(fx.ChangeLife(300), Cost((RestThis(),)))
    queen = ruler()
    queen.faces[1].abilities = queen.faces[1].activated = (rests,)
    scene = quiet()
    card = scene.put("ruler area", queen)
    scene.put("field", resonator("New", 100, 100, abilities=(rests,)), entered=5)
    old = scene.put("field", resonator("Old", 100, 100, abilities=(rests,)))
    scene.begin("main").answer("judgment", card)
    assert [option.card for option in scene.ask.options if option.verb == "use"] == [old]


@pytest.mark.clause("fow5", "9.9#1")
@pytest.mark.clause("fow5", "9.9#1.1")
@pytest.mark.clause("fow5", "9.9#2")
@pytest.mark.clause("fow5", "9.9#3")
@pytest.mark.clause("fow5", "9.9#4")
def test_abilities_then_words_then_values():
    in_field = cards(zones=("field",))
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500))
    flying, beast = frozenset({"Flying"}), frozenset({"Beast"})
    fliers = cards(zones=("field",), keywords=flying)
    beasts = cards(zones=("field",), races=beast)
    scene.state.lasting += [
        Lasting(-1, 0, 1, "values", AddStats((300, 0)), ALWAYS, None, beasts),
        Lasting(-1, 0, 2, "words", AddRaces(beast), ALWAYS, None, fliers),
        Lasting(-1, 0, 3, "abilities", GainKeywords(flying), ALWAYS, None, in_field),
    ]
    scene.begin("main")
    assert now(scene.game, ox).stats == (800, 500)
    assert "Beast" in now(scene.game, ox).races


@pytest.mark.clause("fow5", "6.3#1.4")
@pytest.mark.clause("fow5", "7.10#1")
@pytest.mark.clause("fow5", "7.10#4")
def test_lifebreak_under_valhalla_rules():
    scene = quiet(VALHALLA)
    cards = scene.fill("lifebreak area", FREE, 4)
    scene.begin("main").answer("lifebreak")
    assert (scene.cards("lifebreak area"), scene.cards("graveyard")) == (cards[:3], cards[3:])
    assert not scene.offers("lifebreak")


@pytest.mark.clause("fow5", "7.10#2")
@pytest.mark.clause("fow5", "7.10#3")
@pytest.mark.clause("fow5", "14.2#2")
def test_a_break_ability_is_played_under_valhalla_rules_only():
    boon = resonator("Boon", abilities=(Triggered(Moment("break"), fx.ChangeLife(1000)),))
    scene = quiet(VALHALLA)
    card = scene.put("lifebreak area", boon)
    scene.give(0, life=900)
    scene.begin("main").answer("lifebreak")
    assert (scene.life(), scene.zone_of(card)) == (1900, "graveyard")
    bifrost = quiet()
    bifrost.put("lifebreak area", boon)
    bifrost.give(0, life=900)
    assert not bifrost.begin("main").offers("lifebreak")


@pytest.mark.clause("fow5", "13.4#1")
def test_a_lifebreak_area_holds_no_more_than_four():
    scene = quiet(VALHALLA)
    cards = scene.fill("lifebreak area", FREE, 6)
    scene.begin("main")
    assert scene.cards("lifebreak area") == cards[:4]
    assert len(scene.cards("graveyard")) == 2


@pytest.mark.clause("fow5", "8.2#3.1")
@pytest.mark.clause("fow5", "8.2#3.2")
def test_a_fighter_without_printed_figures_may_attack_and_be_attacked():
    statue = face("Statue", "resonator")
    scene = quiet()
    mine = scene.put("field", statue)
    theirs = scene.put("field", statue, 1, rested=True)
    scene.begin("main").answer("battle")
    assert scene.offers("attack", mine, theirs)


@pytest.mark.clause("fow5", "11.2#1")
@pytest.mark.clause("fow5", "11.6#1")
def test_target_attack_reaches_recovered_fighters_and_swiftness_does_not_wait():
    scene = quiet()
    sharp = scene.put("field", resonator("Sharp", 100, 100, "Precision"))
    swift = scene.put("field", resonator("Swift", 100, 100, "Swiftness"), entered=5)
    scene.put("field", FREE, entered=5)
    elk = scene.put("field", FREE, 1)
    scene.begin("main").answer("battle")
    assert {option.card for option in scene.ask.options if option.verb == "attack"} == {sharp, swift}
    assert scene.offers("attack", sharp, elk)
    assert not scene.offers("attack", swift, elk)


@pytest.mark.clause("fow5", "13.2#2")
def test_a_fighter_with_no_defense_left_is_destroyed():
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500))
    weaker = AddStats((0, -500))
    scene.state.lasting.append(Lasting(-1, 0, 1, "values", weaker, ALWAYS, frozenset({ox})))
    scene.begin("main")
    assert scene.zone_of(ox) == "graveyard"


@pytest.mark.clause("fow5", "9.9#6.1")
def test_an_effect_waits_for_the_one_it_depends_on():
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500))
    beast, king = frozenset({"Beast"}), frozenset({"King"})
    beasts = cards(zones=("field",), races=beast)
    scene.state.lasting += [
        Lasting(-1, 0, 1, "words", AddRaces(king), ALWAYS, None, beasts),
        Lasting(-1, 0, 2, "words", AddRaces(beast), ALWAYS, frozenset({ox})),
    ]
    scene.begin("main")
    assert now(scene.game, ox).races == {"Beast", "King"}
