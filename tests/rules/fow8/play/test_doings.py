"""What effects of Force of Will do (1002 to 1034), told as scenes."""

import pytest

from rules.engine.events import Damaged, Moved
from rules.engine.facts import Count
from rules.games.fow8.keywords import ASTRAL, now
from rules.games.fow8.keywords_abilities import force, weather
from rules.games.fow8.nodes import (
    AttachToRuler,
    DestroyRuler,
    Erase,
    Foresee,
    HealRuler,
    RemoveFromBattle,
    Summon,
)
from rules.language import effects as fx
from rules.language.abilities import Activated, AsItEnters, Spell, Static, Triggered
from rules.language.amounts import Fixed, Tallied, Times
from rules.language.changes import AddRaces, AddStats, AddTypes, Restrict, SetRaces, SetTypes
from rules.language.conditions import Compare
from rules.language.costs import Cost, RestThis
from rules.language.effects import Cancel
from rules.language.events import Enters, Moment, Plays
from rules.language.filter_shorthand import both, cards
from rules.language.references import Each, Subject, Target
from rules.language.restrictions import Cannot
from tests.rules.fow8.play.keyword_abilities import gain_any_gem, gain_gem, named_token, search, token
from tests.rules.fow8.play.made_up import LIGHT, chant, face, quiet, resonator, ruler

FIELD = cards(zones=("field",))
RESONATORS = both(FIELD, cards(types=frozenset({"resonator"})))
THEIRS = both(RESONATORS, cards(whose="opponent"))
MINE = both(RESONATORS, cards(whose="you"))
CHASED = cards(zones=("chase area",))
FLASH = chant("Flash", "Quickcast")
SHIELD = face("Shield", "addition", marks=("resonator",), cost="{0}")


def spell(effect, *targets, **more):
    """Return a chant's text."""
    return Spell(effect, targets=targets, **more)


def told(effect, *targets, name="Word", quick=False, scene=None):
    """Return a scene in which the turn player has just played a chant with this effect."""
    scene = scene or quiet()
    keywords = ("Quickcast",) if quick else ()
    scene.put("hand", chant(name, *keywords, spell=spell(effect, *targets)))
    return scene


def said(scene, name="Word"):
    """Let the main phase begin and the turn player play the chant."""
    return scene.begin("main").answer("play", name)


@pytest.mark.clause("fow8", "1002.2")
@pytest.mark.clause("fow8", "1406.3")
def test_an_addition_that_an_effect_brings_comes_onto_a_card_it_can_be_on_or_stays():
    rise = fx.MoveTo(Each(cards(zones=("graveyard",), types=frozenset({"addition"}))), "field")
    bare = told(rise)
    card = bare.put("graveyard", SHIELD)
    bare.put("field", face("Crown", "regalia"))
    said(bare.record(Moved))
    assert (bare.zone_of(card), [event for event in bare.log if event.card == card]) == ("graveyard", [])
    scene = told(rise)
    card = scene.put("graveyard", SHIELD)
    ox, elk = scene.put("field", resonator("Ox")), scene.put("field", resonator("Elk"))
    said(scene)
    assert sorted(option.card for option in scene.ask.options) == [ox, elk]
    scene.answer("add", elk, by=0)
    assert (scene.zone_of(card), scene.in_play(card).host) == ("field", elk)


@pytest.mark.clause("fow8", "1002.2a")
def test_an_addition_that_an_effect_brings_targets_nothing():
    rise = fx.MoveTo(Each(cards(zones=("graveyard",), types=frozenset({"addition"}))), "field")
    scene = told(rise)
    card = scene.put("graveyard", SHIELD)
    owl = scene.put("field", resonator("Owl", 500, 500, "Barrier"), 1)
    said(scene)
    assert scene.in_play(card).host == owl


@pytest.mark.clause("fow8", "1006.1")
def test_a_summoned_resonator_is_a_spell_on_top_of_the_chase_that_was_not_played():
    grave = cards(zones=("graveyard",), types=frozenset({"resonator"}))
    scene = told(Summon(Each(grave)))
    elk = scene.put("graveyard", resonator("Elk", cost="{9}"))
    scene.put("hand", FLASH, 1)
    said(scene).answer("pass")
    assert (scene.zone_of(elk), scene.ask.player) == ("chase area", 1)
    assert scene.state.players[0].turn_counts["played"] == 1
    scene.answer("pass")
    assert (scene.zone_of(elk), scene.in_play(elk).controller) == ("field", 0)


@pytest.mark.clause("fow8", "1007.6")
@pytest.mark.clause("fow8", "1007.6a")
def test_removed_damage_lowers_what_has_been_dealt_by_so_much():
    for amount, left in ((200, 200), (None, 0), (900, 0)):
        scene = told(fx.Heal(Each(MINE), amount))
        ox = scene.put("field", resonator("Ox", 500, 900), damage=400)
        said(scene)
        assert scene.in_play(ox).damage == left


@pytest.mark.clause("fow8", "1008.2")
def test_nothing_but_automatic_abilities_is_put_on_what_cannot_be_chased():
    herald = Triggered(Enters(MINE), fx.ChangeLife(300))
    sting = Activated(fx.ChangeLife(1))
    hushed = Static((Restrict(Cannot("be chased")),), zones=("chase area",), only_there=True)
    for says, asked in (((hushed,), False), ((), True)):
        scene = quiet()
        scene.put("hand", FLASH, 1)
        scene.put("field", resonator("Bee", abilities=(sting,)), 1)
        scene.put("field", resonator("Herald", abilities=(herald,)))
        elk = scene.put("hand", resonator("Elk", 500, 500, abilities=says))
        scene.begin("main").answer("play", elk)
        assert ((scene.ask.player, scene.zone_of(elk)) == (1, "chase area")) is asked
        if not asked:
            assert (scene.zone_of(elk), len(scene.state.pending)) == ("field", 1)


@pytest.mark.clause("fow8", "1010.2")
def test_a_ruler_in_its_area_goes_to_the_graveyard_only_where_rulers_are_destroyed():
    rulers = Each(cards(zones=("field", "ruler area")))
    for effect, zone in (
        (fx.Destroy(rulers), "ruler area"),
        (DestroyRuler(rulers), "graveyard"),
    ):
        scene = told(effect)
        queen = scene.put("ruler area", ruler())
        ox = scene.put("field", resonator("Ox"))
        said(scene)
        assert scene.zone_of(queen) == zone
        assert (scene.zone_of(ox) == "field") is (zone == "graveyard")


@pytest.mark.clause("fow8", "1012.1")
def test_what_is_canceled_leaves_the_chase_and_a_card_goes_to_its_owners_graveyard():
    wish = chant("Wish", spell=spell(fx.ChangeLife(500)))
    scene = quiet()
    card = scene.put("hand", wish)
    scene.put("hand", chant("Void", "Quickcast", spell=spell(Cancel(Target()), CHASED)), 1)
    scene.begin("main").answer("play", card).answer("play", "Void")
    assert (scene.zone_of(card), scene.life(), scene.state.pending) == ("graveyard", 4000, [])


@pytest.mark.clause("fow8", "1012.1")
def test_a_canceled_ability_is_gone_and_its_card_stays():
    heal = Activated(fx.ChangeLife(500), Cost((RestThis(),)))
    scene = quiet()
    nurse = scene.put("field", resonator("Nurse", abilities=(heal,)))
    scene.put("hand", chant("Void", "Quickcast", spell=spell(Cancel(Each(RESONATORS)))), 1)
    scene.begin("main").answer("use", nurse).answer("play", "Void")
    assert (scene.zone_of(nurse), scene.life(), scene.state.pending) == ("field", 4000, [])


@pytest.mark.clause("fow8", "1012.1")
@pytest.mark.clause("fow8", "906.4")
@pytest.mark.parametrize(("name", "life"), [("Wish", 4000), ("Hope", 4500)])
def test_an_ability_that_waits_for_a_card_to_be_played_can_cancel_it_on_the_chase(name, life):
    theirs = cards(zones=("chase area",), whose="opponent", name="Wish")
    scene = quiet()
    scene.put("field", face("Warden", "regalia", abilities=(Triggered(Plays(theirs), Cancel(Subject())),)), 1)
    card = scene.put("hand", chant(name, spell=spell(fx.ChangeLife(500))))
    scene.begin("main").answer("play", card)
    assert (scene.zone_of(card), scene.life(), scene.state.pending) == ("graveyard", life, [])


@pytest.mark.clause("fow8", "1014.2")
def test_who_searches_sees_the_cards_of_the_deck_and_need_not_find_one():
    beasts = cards(types=frozenset({"resonator"}), name="Beast")
    for find in (True, False):
        scene = told(search(beasts, "hand"))
        beast = scene.put("main deck", resonator("Beast", cost="{9}"))
        said(scene)
        assert (scene.offered("choose"), scene.offers("done")) == (["Beast"], True)
        scene.answer("choose", beast) if find else scene.answer("done")
        assert scene.zone_of(beast) == ("hand" if find else "main deck")


@pytest.mark.clause("fow8", "1019.2")
@pytest.mark.clause("fow8", "1019.2a")
def test_a_hand_is_discarded_whole_and_counts_as_discarded_even_where_there_is_none():
    dump = fx.IfYouDo(fx.DiscardHand("opponent"), fx.ChangeLife(100))
    for held in (3, 0):
        scene = told(dump)
        for card in scene.cards("hand", 1):
            scene.state.zones[scene.state.where[card]].remove(card)
        scene.fill("hand", resonator("Spare", cost="{9}"), held, 1)
        said(scene)
        assert (len(scene.cards("hand", 1)), len(scene.cards("graveyard", 1))) == (0, held)
        assert scene.life() == 4100


@pytest.mark.clause("fow8", "1020.1")
@pytest.mark.clause("fow8", "909.6")
def test_what_a_card_becomes_takes_the_place_of_what_it_was_and_what_it_gains_does_not():
    became = (SetTypes(frozenset({"regalia"})), SetRaces(frozenset({"Stone"})))
    gained = (AddTypes(frozenset({"regalia"})), AddRaces(frozenset({"Stone"})))
    for change, types, races in (
        (became, {"regalia"}, {"Stone"}),
        (gained, {"regalia", "resonator"}, {"Stone", "Beast"}),
    ):
        scene = told(fx.Modify(Each(MINE), change, layer="races and types"))
        ox = resonator("Ox")
        ox.races = frozenset({"Beast"})
        card = scene.put("field", ox)
        said(scene)
        assert (now(scene.game, card).types, now(scene.game, card).races) == (types, races)


@pytest.mark.clause("fow8", "1021.1")
@pytest.mark.clause("fow8", "1021.1a")
def test_all_cards_of_a_shuffled_zone_come_into_a_new_order():
    scene = told(fx.Shuffle("main deck", "opponent"))
    cards = [scene.put("main deck", resonator(f"Card {n}"), 1) for n in range(20)]
    mine = scene.cards("main deck")
    before = scene.cards("main deck", 1)
    said(scene)
    after = scene.cards("main deck", 1)
    moved = [card for card, other in zip(before, after, strict=True) if card != other]
    assert sorted(after) == sorted(before)
    assert len(moved) > len(before) // 2
    assert set(before[:12]) & set(after[12:])
    assert (scene.cards("main deck"), len(cards)) == (mine, 20)


@pytest.mark.clause("fow8", "1022.4")
def test_a_counter_that_is_moved_is_taken_off_one_card_and_put_on_another():
    give = fx.MoveCounters(Target(0), Target(1), "+100/+100")
    for held, left, got in ((2, {"+100/+100": 1}, {"+100/+100": 1}), (0, None, None)):
        scene = told(give, MINE, MINE)
        ox = scene.put("field", resonator("Ox"), counters={"+100/+100": held} if held else None)
        elk = scene.put("field", resonator("Elk"))
        said(scene).answer("target", ox)
        assert (scene.in_play(ox).counters, scene.in_play(elk).counters) == (left, got)


@pytest.mark.clause("fow8", "1023.1")
@pytest.mark.clause("fow8", "1023.1a")
def test_forcing_rolls_dice_of_six_sides_and_speaks_of_their_total():
    totals = set()
    for seed in range(1, 40):
        scene = told(force(2, fx.ChangeLife(Times(Fixed(), 100))), scene=quiet(seed=seed))
        said(scene)
        totals.add((scene.life() - 4000) // 100)
    assert min(totals) >= 2
    assert max(totals) <= 12
    assert len(totals) > 5
    single = set()
    for seed in range(1, 60):
        scene = told(force(1, fx.ChangeLife(Times(Fixed(), 100))), scene=quiet(seed=seed))
        said(scene)
        single.add((scene.life() - 4000) // 100)
    assert single == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("fow8", "1024.1")
@pytest.mark.clause("fow8", "1024.2")
def test_a_healed_ruler_has_its_judgment_again_and_nothing_else_changes():
    scene = told(HealRuler(Each(cards(zones=("ruler area",), whose="you"))))
    queen = scene.put("ruler area", ruler(), counters={ASTRAL: 1, "mana": 2})
    held = scene.in_play(queen)
    scene.begin("main")
    assert not scene.offers("judgment")
    scene.answer("play", "Word")
    assert (held.counters, held.rested, scene.in_play(queen) is held) == ({"mana": 2}, False, True)
    assert scene.offers("judgment", queen)


@pytest.mark.clause("fow8", "1025.1")
@pytest.mark.clause("fow8", "1025.2")
def test_extra_turns_come_after_the_running_one_one_after_another():
    more = fx.ExtraTurn()
    scene = told(fx.Do((more, more)))
    said(scene)
    turns = [(scene.state.turn, scene.state.active)]
    for _ in range(3):
        turn = scene.state.turn
        while scene.state.turn == turn:
            scene.game.answer(len(scene.ask.options) - 1)
        turns.append((scene.state.turn, scene.state.active))
    assert turns == [(5, 0), (6, 0), (7, 0), (8, 1)]


@pytest.mark.clause("fow8", "503.1")
def test_an_extra_turn_is_no_first_turn():
    for turn, active, taken, rested in ((2, 0, 1, False), (3, 1, 1, True), (4, 1, 1, False)):
        scene = quiet()
        scene.state.players[0].game_counts["extra turn taken"] = taken
        card = scene.put("field", LIGHT, active, rested=True)
        scene.begin("recovery", turn=turn, active=active)
        assert scene.in_play(card).rested is rested


@pytest.mark.clause("fow8", "1027.1")
@pytest.mark.clause("fow8", "313.3")
def test_a_gem_is_a_token_of_its_attribute_in_its_players_item_area():
    scene = told(gain_gem("fire"))
    said(scene)
    gem = scene.cards("item area")[0]
    assert set(scene.state.cards[gem].attributes) == {"fire"}
    assert (scene.in_play(gem).controller, "token" in scene.state.cards[gem].marks) == (0, True)


@pytest.mark.clause("fow8", "1027.1a")
def test_a_gem_of_any_attribute_is_of_one_of_the_five_that_its_player_chooses():
    made = set()
    for place in range(5):
        scene = told(gain_any_gem())
        said(scene)
        assert len(scene.ask.options) == 5
        scene.game.answer(place)
        made |= set(scene.state.cards[scene.cards("item area")[0]].attributes)
    assert made == {"light", "fire", "water", "wind", "darkness"}


@pytest.mark.clause("fow8", "1028")
@pytest.mark.clause("fow8", "1028.1")
@pytest.mark.clause("fow8", "1028.1a")
@pytest.mark.clause("fow8", "1028.1a-i")
@pytest.mark.clause("fow8", "1028.1b")
def test_the_weather_of_a_player_is_what_the_last_effect_said_and_none_before():
    wet = Static(
        (AddStats((300, 0)),),
        layer="values",
        when=Compare(Tallied("weather", span="game", about="rain"), ">=", 1),
    )
    scene = told(weather("rain"), name="Rain")
    scene.put("hand", chant("Sun", spell=spell(weather("sun"))))
    frog = scene.put("field", resonator("Frog", abilities=(wet,)))
    newt = scene.put("field", resonator("Newt", abilities=(wet,)), 1)
    scene.begin("main")
    assert now(scene.game, frog).stats == (500, 500)
    scene.answer("play", "Rain")
    assert (now(scene.game, frog).stats, now(scene.game, newt).stats) == ((800, 500), (500, 500))
    scene.answer("play", "Sun")
    assert now(scene.game, frog).stats == (500, 500)
    assert scene.state.players[0].game_tallies == {Count("weather", "sun"): 1}


def duel(*, blocks=False, targets=False):
    """Return a scene with an attack about to be answered, and who can remove a card from the battle."""
    leave = spell(RemoveFromBattle(Target()), RESONATORS)
    scene = quiet().record(Damaged)
    wolf = scene.put("field", resonator("Wolf", 500, 500))
    ox = scene.put("field", resonator("Ox", 300, 900), 1, rested=targets)
    scene.put("hand", chant("Flee", "Quickcast", spell=leave))
    scene.begin("main").answer("battle")
    if scene.ask.kind == "priority":
        scene.answer("pass")
    while scene.ask.kind == "priority":
        scene.answer("pass")
    scene.answer("attack", wolf, ox if targets else -1)
    if blocks:
        while scene.ask.kind == "priority":
            scene.answer("pass")
        scene.answer("block", ox)
    return scene, wolf, ox


@pytest.mark.clause("fow8", "1029.1")
@pytest.mark.clause("fow8", "1029.1a")
def test_an_attacker_that_is_removed_from_battle_does_not_attack_any_more():
    scene, wolf, ox = duel()
    scene.answer("play", "Flee").answer("target", wolf).until("main")
    assert (scene.life(1), scene.zone_of(wolf), scene.log) == (4000, "field", [])


@pytest.mark.clause("fow8", "1029.1b")
def test_a_blocker_that_is_removed_from_battle_does_not_block_any_more():
    scene, wolf, ox = duel(blocks=True)
    scene.answer("play", "Flee").answer("target", ox).until("main")
    assert (scene.life(1), scene.in_play(ox).damage, scene.in_play(wolf).damage) == (3500, 0, 0)


@pytest.mark.clause("fow8", "1029.1c")
def test_what_is_removed_from_battle_is_not_attacked_and_dealt_no_damage():
    scene, wolf, ox = duel(targets=True)
    scene.answer("play", "Flee").answer("target", ox).until("main")
    assert (scene.life(1), scene.in_play(ox).damage, scene.in_play(wolf).damage) == (4000, 0, 0)


@pytest.mark.clause("fow8", "1031.1")
@pytest.mark.clause("fow8", "1031.2")
def test_a_phase_that_is_skipped_does_not_happen_once_for_each_time_it_was_said():
    skip = fx.Remember("skipped phase", "opponent", about="recovery")
    wakes = Triggered(Moment("recovery_begins"), fx.ChangeLife(100))
    scene = told(fx.Do((skip, skip)))
    card = scene.put("field", face("Lamp", "regalia"), 1, rested=True)
    scene.put("field", face("Bell", "regalia", abilities=(wakes,)), 1)
    said(scene)
    for turn, rested, life in ((6, True, 4000), (8, True, 4000), (10, False, 4100)):
        while scene.state.turn < turn or scene.ask.kind != "main" or scene.ask.player != 1:
            scene.game.answer(len(scene.ask.options) - 1)
        scene.state.players[1].life = min(scene.life(1), life)
        assert scene.in_play(card).rested is rested, turn
    assert scene.life(1) == 4100


@pytest.mark.clause("fow8", "1031.1")
@pytest.mark.clause("fow8", "1031.2")
def test_a_main_phase_that_is_skipped_does_not_begin():
    scene = told(fx.Remember("skipped phase", "opponent", about="main"))
    wakes = Triggered(Moment("main_begins", "you"), fx.ChangeLife(100))
    scene.put("field", face("Bell", "regalia", abilities=(wakes,)), 1)
    said(scene)
    for turn, life in ((7, 4000), (9, 4100)):
        while scene.state.turn < turn:
            scene.game.answer(len(scene.ask.options) - 1)
        assert scene.life(1) == life, turn


@pytest.mark.clause("fow8", "1032.1")
@pytest.mark.clause("fow8", "1032.2")
@pytest.mark.clause("fow8", "1032.3")
def test_a_card_attached_to_a_ruler_is_in_the_item_area_and_stays_attached_through_a_judgment():
    scene = told(AttachToRuler(Each(cards(zones=("graveyard",), whose="you"))))
    ring = scene.put("graveyard", face("Ring", "regalia"))
    queen = scene.put("ruler area", ruler())
    said(scene)
    assert (scene.zone_of(ring), scene.in_play(ring).host) == ("item area", queen)
    scene.answer("judgment", queen)
    assert (scene.zone_of(queen), scene.in_play(ring).host) == ("field", queen)


@pytest.mark.clause("fow8", "1034.1")
def test_who_foresees_puts_the_top_cards_on_top_and_at_the_bottom_as_they_like():
    scene = quiet()
    one, two, three = (scene.put("main deck", resonator(name)) for name in ("One", "Two", "Three"))
    scene.put("field", resonator("Seer", abilities=(Activated(Foresee(3)),)))
    scene.begin("main").answer("use", "Seer").answer("pass")
    assert scene.offered("keep") == ["Three", "Two", "One"]
    scene.answer("keep", one, by=0).answer("done").answer("below", three, by=0)
    assert scene.cards("main deck")[-1] == one
    assert scene.cards("main deck")[:2] == [two, three]


@pytest.mark.clause("fow8", "1022.6")
def test_counters_of_one_name_that_a_card_enters_with_are_put_on_it_together():
    more = AsItEnters(fx.PutCounters(Subject(), "limit", 2), MINE)
    scene = quiet()
    scene.put("field", face("Forge", "regalia", abilities=(more,)))
    wolf = scene.put("hand", resonator("Wolf", 500, 500, "Limit 2"))
    scene.begin("main").answer("play", wolf)
    assert scene.in_play(wolf).counters == {"limit": 4}


@pytest.mark.clause("fow8", "1303.1b")
def test_a_token_without_a_type_is_a_resonator():
    for made, types in (
        (token("Imp", 300, 300), {"resonator"}),
        (token("Orb", 0, 0, "regalia"), {"regalia"}),
    ):
        scene = told(fx.Create(made, "field"))
        said(scene)
        assert now(scene.game, scene.cards("field")[-1]).types == types


@pytest.mark.clause("fow8", "1303.1d")
def test_a_token_that_is_only_named_has_its_name_for_its_race():
    scene = told(fx.Create(named_token("Goblin", 300, 300), "field"))
    said(scene)
    made = now(scene.game, scene.cards("field")[-1])
    assert (made.name, made.races) == ("Goblin", {"Goblin"})


@pytest.mark.clause("fow8", "1303.2b")
def test_what_is_about_tokens_is_about_no_card():
    tokens = both(FIELD, cards(subtypes=frozenset({"token"})))
    scene = told(fx.Destroy(Each(tokens)))
    ox = scene.put("field", resonator("Ox"))
    imp = scene.put("field", token("Imp", 300, 300))
    said(scene)
    assert (scene.zone_of(ox), scene.zone_of(imp)) == ("field", "")


@pytest.mark.clause("fow8", "1303.3")
def test_an_erased_token_goes_nowhere_and_a_card_is_not_erased():
    scene = told(Erase(Each(MINE))).record(Moved)
    ox, imp = scene.put("field", resonator("Ox")), scene.put("field", token("Imp", 300, 300))
    said(scene)
    assert (scene.zone_of(ox), scene.zone_of(imp)) == ("field", "")
    assert [event for event in scene.log if event.card == imp] == []
    assert imp not in scene.state.instances


@pytest.mark.clause("fow8", "103.5")
def test_a_player_of_whom_an_effect_says_so_wins_the_game():
    wins = Activated(fx.WinGame())
    scene = quiet()
    seer = scene.put("field", resonator("Seer", abilities=(wins,)))
    scene.begin("main").answer("use", seer).answer("pass")
    assert scene.ending == (0, "effect")


@pytest.mark.clause("fow8", "712.2d")
def test_a_card_that_an_effect_keeps_from_attacking_need_not_attack():
    halt = fx.Modify(Each(MINE), (Restrict(Cannot("attack")),), layer="abilities")
    scene = told(halt)
    scene.put("field", resonator("Wild", 500, 500, "Bloodlust"))
    scene.begin("main")
    assert (scene.offers("pass"), scene.offers("battle")) == (False, True)
    scene.answer("play", "Word")
    assert (scene.offers("pass"), scene.offers("battle")) == (True, False)
