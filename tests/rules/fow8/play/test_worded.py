"""Keywords of Force of Will that stand before a text of the card's own (1112 to 1137), told as scenes."""

from dataclasses import replace

import pytest

from rules.games.fow8.definitions import WILLS
from rules.games.fow8.keywords import now
from rules.games.fow8.keywords_abilities import (
    barrier,
    bestow,
    crest,
    evolution,
    gods_art,
    inheritance,
    legend,
    null,
    resonance,
    rune,
    seal,
    torrent,
)
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Static, Way
from rules.language.changes import AddStats, GainKeywords
from rules.language.costs import Cost, Pay, RestThis
from rules.language.effects import Cancel
from rules.language.filter_shorthand import both, cards
from rules.language.references import Each, Target
from tests.rules.fow8.play.keyword_abilities import UNSEALED, sealed_item
from tests.rules.fow8.play.made_up import FIRE, LIGHT, chant, face, quiet, resonator, ruler, stone

FIELD = cards(zones=("field",))
RESONATORS = both(FIELD, cards(types=frozenset({"resonator"})))
THEIRS = both(RESONATORS, cards(whose="opponent"))
STRONGER = Static((AddStats((300, 0)),), layer="values")
BIGGER = 800
GAIN = Spell(fx.ChangeLife(100))
MORE = Spell(fx.ChangeLife(1000))
FLASH = chant("Flash", "Quickcast")
RED = WILLS.index("R")


def worded(name, *abilities, cost="{0}"):
    """Return a chant with several texts."""
    return face(name, "chant", cost=cost, abilities=abilities)


def fighter(ability, name="Ox"):
    """Return a resonator with a text."""
    return resonator(name, abilities=(ability,))


def attack(scene, card):
    """Return the ATK of a card."""
    return now(scene.game, card).stats[0]


@pytest.mark.clause("fow8", "1124.1")
@pytest.mark.clause("fow8", "1124.2")
@pytest.mark.clause("fow8", "1124.2b")
def test_torrent_adds_its_text_for_a_card_that_is_not_the_first_played_in_the_turn():
    wave = worded("Wave", GAIN, torrent(MORE))
    scene = quiet()
    scene.put("hand", wave)
    scene.begin("main").answer("play", "Wave")
    assert scene.life() == 4100
    second = quiet()
    second.put("hand", wave)
    second.put("hand", FLASH)
    second.begin("main").answer("play", "Flash").answer("play", "Wave")
    assert second.life() == 5100


@pytest.mark.clause("fow8", "1124.2b")
def test_the_first_card_has_none_of_the_targets_that_its_torrent_would_have():
    kill = torrent(Spell(fx.Destroy(Target()), targets=(THEIRS,)))
    scene = quiet()
    scene.put("hand", worded("Wave", GAIN, kill))
    ox = scene.put("field", resonator("Ox"), 1)
    scene.begin("main").answer("play", "Wave")
    assert (scene.ask.kind, scene.zone_of(ox), scene.life()) == ("main", "field", 4100)
    second = quiet()
    second.put("hand", worded("Wave", GAIN, kill))
    victims = [second.put("field", resonator(name), 1) for name in ("Ox", "Elk")]
    second.begin("main").answer("play", "Squire").answer("play", "Wave").answer("target", victims[1])
    assert [second.zone_of(card) for card in victims] == ["field", "graveyard"]


@pytest.mark.clause("fow8", "1124.2a")
def test_torrent_asks_only_for_what_was_played_and_not_whether_it_resolved():
    scene = quiet()
    scene.put("hand", replaced(worded("Wave", GAIN, torrent(MORE)), keywords=frozenset({"Quickcast"})))
    scene.put("hand", FLASH)
    scene.put("hand", FLASH, 1)
    scene.begin("main").answer("play", "Flash").answer("play", "Wave").answer("pass")
    scene.answer("pass")
    assert scene.life() == 5100


def replaced(card, **slots):
    """Return a card with slots of its definition set."""
    for name, value in slots.items():
        setattr(card, name, value)
    return card


@pytest.mark.clause("fow8", "1128.1")
@pytest.mark.clause("fow8", "1128.2")
@pytest.mark.clause("fow8", "1128.2b")
def test_a_resonator_has_its_sealed_text_as_long_as_there_are_stones_enough():
    for stones, stat in ((1, 500), (2, BIGGER), (3, BIGGER)):
        scene = quiet()
        ox = scene.put("field", fighter(seal(2, STRONGER)))
        scene.fill("field", LIGHT, stones)
        scene.fill("field", LIGHT, 3, 1)
        scene.begin("main")
        assert attack(scene, ox) == stat


@pytest.mark.clause("fow8", "1128.2a")
def test_a_chant_has_its_sealed_text_if_there_are_stones_enough_as_it_is_played():
    for stones, life in ((1, 4100), (2, 5100)):
        scene = quiet()
        scene.fill("field", LIGHT, stones)
        scene.put("hand", worded("Vow", GAIN, seal(2, MORE)))
        scene.put("hand", FLASH, 1)
        scene.begin("main").answer("play", "Vow")
        for card in scene.cards("field"):
            scene.state.zones[scene.state.where[card]].remove(card)
            del scene.state.instances[card]
        scene.answer("pass")
        assert scene.life() == life


@pytest.mark.clause("fow8", "1128.3")
def test_what_is_only_treated_as_a_stone_does_not_count_for_a_seal():
    scene = quiet()
    ox = scene.put("field", fighter(seal(2, STRONGER)))
    scene.put("field", LIGHT)
    scene.put("field", face("Idol", "regalia", marks=("fire magic stone",)))
    scene.begin("main")
    assert attack(scene, ox) == 500


@pytest.mark.clause("fow8", "1026")
@pytest.mark.clause("fow8", "1026.1")
@pytest.mark.clause("fow8", "1128.4")
def test_a_released_seal_needs_no_stones():
    scene = quiet()
    ox = scene.put("field", fighter(seal(9, STRONGER)))
    elk = scene.put("field", fighter(seal(9, STRONGER, "beast seal released"), "Elk"))
    scene.put("hand", chant("Release", spell=Spell(fx.Remember("seal released"))))
    scene.put("hand", worded("Vow", GAIN, seal(9, MORE)))
    scene.begin("main").answer("play", "Release")
    assert (attack(scene, ox), attack(scene, elk)) == (BIGGER, 500)
    scene.answer("play", "Vow")
    assert scene.life() == 5100


@pytest.mark.clause("fow8", "1134.1")
@pytest.mark.clause("fow8", "1134.2")
@pytest.mark.clause("fow8", "1134.2b")
def test_a_resonator_has_its_null_text_while_no_card_is_in_hand():
    scene = quiet()
    ox = scene.put("field", fighter(null(STRONGER)))
    scene.begin("main")
    assert attack(scene, ox) == 500
    scene.answer("play", "Squire")
    assert (scene.names("hand"), attack(scene, ox)) == ([], BIGGER)


@pytest.mark.clause("fow8", "1134.2a")
def test_a_chant_has_its_null_text_if_no_other_card_is_in_hand_as_it_is_played():
    scene = quiet()
    scene.put("hand", worded("Last", GAIN, null(MORE)))
    scene.begin("main").answer("play", "Last")
    assert scene.life() == 4100
    alone = quiet()
    alone.put("hand", worded("Last", GAIN, null(MORE)))
    alone.begin("main").answer("play", "Squire").answer("play", "Last")
    assert alone.life() == 5100


@pytest.mark.clause("fow8", "1134.2b")
def test_a_null_text_about_playing_the_card_asks_for_no_other_card_in_hand():
    free = null(Way(name="for nothing", instead=True))
    scene = quiet()
    scene.put("hand", resonator("Beggar", cost="{9}", abilities=(free,)))
    scene.begin("main")
    assert not scene.offers("play", "Beggar")
    scene.answer("play", "Squire").answer("play", "Beggar")
    assert "Beggar" in scene.names("field")


@pytest.mark.clause("fow8", "1137.1")
@pytest.mark.clause("fow8", "1137.2")
@pytest.mark.clause("fow8", "1137.2b")
def test_a_text_with_a_number_of_runes_asks_for_so_many_revealed_ones():
    for runes, stat in ((1, 500), (2, BIGGER)):
        scene = quiet()
        ox = scene.put("field", fighter(rune(2, STRONGER)))
        sigil = face("Sigil", "rune", attributes=("light",))
        scene.fill("revealed runes", sigil, runes)
        scene.fill("rune area", sigil, 3)
        scene.fill("revealed runes", sigil, 3, 1)
        scene.begin("main")
        assert attack(scene, ox) == stat


@pytest.mark.clause("fow8", "1137.2a")
def test_a_text_with_wills_asks_for_a_rune_of_the_attribute_of_each():
    for needed, attributes, stat in (
        ("WW", ("light",), 500),
        ("WW", ("light", "light"), BIGGER),
        ("WR", ("light", "light"), 500),
        ("WR", ("light", "fire"), BIGGER),
        ("UGB", ("water", "wind", "darkness"), BIGGER),
    ):
        scene = quiet()
        ox = scene.put("field", fighter(rune(needed, STRONGER)))
        for attribute in attributes:
            scene.put("revealed runes", face("Sigil", "rune", attributes=(attribute,)))
        scene.begin("main")
        assert attack(scene, ox) == stat, (needed, attributes)


@pytest.mark.clause("fow8", "1131.1")
@pytest.mark.clause("fow8", "1131.2")
def test_a_text_with_a_crest_asks_for_a_magic_crest_of_the_attribute():
    for attribute, side, stat in (("fire", 0, BIGGER), ("light", 0, 500), ("fire", 1, 500)):
        scene = quiet()
        ox = scene.put("field", fighter(crest("fire", STRONGER)))
        sign = face("Sign", "addition", races=("Magic Crest",), attributes=(attribute,))
        scene.put("field", sign, side)
        scene.begin("main")
        assert attack(scene, ox) == stat


def saga(*sides):
    """Return a ruler of which both sides hold abilities."""
    lord = ruler()
    for side, abilities in zip(lord.faces, sides, strict=True):
        side.abilities = abilities
        side.activated = tuple(one for one in abilities if isinstance(one, Activated))
    return lord


@pytest.mark.clause("fow8", "1130.1")
@pytest.mark.clause("fow8", "1130.2")
@pytest.mark.clause("fow8", "1130.3")
@pytest.mark.clause("fow8", "1130.3a")
@pytest.mark.clause("fow8", "1130.3a-i")
def test_a_sealed_item_is_of_no_use_until_all_of_that_name_are_unsealed_at_once():
    heal = Activated(fx.ChangeLife(100))
    bow, again = sealed_item("Bow", heal), sealed_item("Bow", replace(heal, effect=fx.ChangeLife(200)))
    other = sealed_item("Lamp", replace(heal, effect=fx.ChangeLife(300)))
    scene = quiet()
    queen = scene.put("ruler area", saga((bow, again, other), (bow,)))
    scene.put("hand", chant("Open", spell=Spell(fx.Remember(UNSEALED, about="Bow"))))
    scene.begin("main")
    assert not scene.offers("use", queen)
    scene.answer("play", "Open")
    assert [option.other for option in scene.ask.options if option.verb == "use"] == [0, 1]
    scene.answer("judgment", queen).answer("pass")
    assert [option.other for option in scene.ask.options if option.verb == "use"] == [0]


@pytest.mark.clause("fow8", "1127.1")
@pytest.mark.clause("fow8", "1127.2")
def test_resonance_is_about_stones_of_its_kind_under_ones_own_control():
    for letters, mark, side, life in (
        ("R", "fire", 0, 4500),
        ("W", "light", 0, 4000),
        ("R", "fire", 1, 4000),
    ):
        scene = quiet()
        scene.put("field", fighter(resonance(("fire",), fx.ChangeLife(500))))
        called = stone(letters)
        called.marks = frozenset({mark})
        scene.put("magic stone deck", called, side)
        queen = scene.put("ruler area", ruler(""), side)
        scene.begin("main", active=side).answer("call", queen)
        assert scene.life() == life


@pytest.mark.clause("fow8", "1127.2a")
def test_what_is_treated_as_such_a_stone_triggers_resonance_too():
    scene = quiet()
    scene.put("field", fighter(resonance(("fire",), fx.ChangeLife(500))))
    scene.put("hand", face("Idol", "regalia", marks=("fire magic stone",)))
    scene.begin("main").answer("play", "Idol")
    assert scene.life() == 4500


@pytest.mark.clause("fow8", "1127.3")
def test_a_card_that_is_treated_as_the_stone_triggers_its_own_resonance():
    own = resonance(("fire",), fx.ChangeLife(500))
    scene = quiet()
    scene.put("hand", face("Idol", "regalia", marks=("fire magic stone",), abilities=(own,)))
    scene.begin("main").answer("play", "Idol")
    assert scene.life() == 4500


@pytest.mark.clause("fow8", "1126.1")
@pytest.mark.clause("fow8", "1126.2")
def test_inheritance_is_paid_for_and_its_card_discarded_from_hand():
    heir = resonator("Heir", cost="{9}", abilities=(inheritance(Cost((Pay(1, "R"),)), fx.ChangeLife(500)),))
    scene = quiet()
    red = scene.put("field", FIRE)
    card = scene.put("hand", heir)
    scene.begin("main").answer("use", card)
    assert (scene.zone_of(card), scene.in_play(red).rested, scene.life()) == ("graveyard", True, 4500)
    poor = quiet()
    poor.put("hand", heir)
    assert not poor.begin("main").offers("use", "Heir")


@pytest.mark.clause("fow8", "1126.2a")
@pytest.mark.clause("fow8", "902.2")
def test_inheritance_is_there_in_its_players_hand_and_nowhere_else():
    heir = resonator("Heir", cost="{9}", abilities=(inheritance(Cost(), fx.ChangeLife(500)),))
    for zone, side, offered in (
        ("hand", 0, True),
        ("field", 0, False),
        ("graveyard", 0, False),
        ("standby area", 0, False),
        ("hand", 1, False),
    ):
        scene = quiet()
        scene.put(zone, heir, side)
        assert scene.begin("main").offers("use", "Heir") is offered, zone


@pytest.mark.clause("fow8", "1112.1")
@pytest.mark.clause("fow8", "1112.2")
@pytest.mark.clause("fow8", "901.1d")
def test_a_gods_art_is_played_once_a_game_under_its_name_whatever_card_has_it():
    art = gods_art("Dawn", Activated(fx.ChangeLife(100)))
    scene = quiet()
    first, second = scene.put("field", fighter(art)), scene.put("field", fighter(art, "Elk"))
    scene.put("field", fighter(art, "Foe"), 1)
    scene.begin("main").answer("use", first)
    assert (scene.offers("use", first), scene.offers("use", second)) == (False, False)
    scene.until("main", 1)
    assert scene.offers("use", "Foe")
    scene.until("main", 0)
    assert not scene.offers("use", first)


@pytest.mark.clause("fow8", "1112.2a")
def test_gods_arts_of_different_names_are_played_each():
    dawn, dusk = (gods_art(name, Activated(fx.ChangeLife(100), Cost())) for name in ("Dawn", "Dusk"))
    scene = quiet()
    scene.put("field", resonator("Ox", abilities=(dawn, dusk)))
    scene.begin("main")
    places = [place for place, option in enumerate(scene.ask.options) if option.verb == "use"]
    scene.game.answer(places[0])
    assert [option.other for option in scene.ask.options if option.verb == "use"] == [1]


@pytest.mark.clause("fow8", "1112.2b")
def test_a_canceled_gods_art_was_played():
    art = gods_art("Dawn", Activated(fx.ChangeLife(100)))
    scene = quiet()
    ox = scene.put("field", fighter(art))
    void = Spell(Cancel(Each(RESONATORS)))
    scene.put("hand", chant("Void", "Quickcast", spell=void), 1)
    scene.begin("main").answer("use", ox).answer("play", "Void")
    assert (scene.life(), scene.state.pending) == (4000, [])
    assert not scene.offers("use", ox)


@pytest.mark.clause("fow8", "1116.1")
@pytest.mark.clause("fow8", "1116.2")
def test_evolution_puts_one_evolution_counter_and_no_second():
    scene = quiet()
    stones = scene.fill("field", FIRE, 2)
    ox = scene.put("field", fighter(evolution(Cost((Pay(1, "R"),)))))
    scene.begin("main").answer("use", ox).answer("pass")
    assert scene.in_play(ox).counters == {"evolution": 1}
    assert sum(scene.in_play(card).rested for card in stones) == 1
    scene.answer("use", ox)
    assert scene.in_play(ox).counters == {"evolution": 1}


@pytest.mark.clause("fow8", "1118.1")
@pytest.mark.clause("fow8", "1118.2")
@pytest.mark.clause("fow8", "1118.2a")
@pytest.mark.clause("fow8", "1118.2b")
def test_a_limit_goes_down_with_each_attack_and_nothing_more_happens_without_counters():
    scene = quiet()
    wolf = scene.put("hand", resonator("Wolf", 500, 500, "Limit 2", "Swiftness"))
    scene.begin("main").answer("play", wolf)
    assert scene.in_play(wolf).counters == {"limit": 2}
    for left in (1, 0, 0):
        scene.answer("battle").answer("attack", wolf)
        scene.until("main", 1)
        assert (scene.in_play(wolf).counters or {}).get("limit", 0) == left
        scene.until("main", 0)


@pytest.mark.clause("fow8", "1118.2")
def test_a_limit_goes_down_with_a_block():
    scene = quiet()
    scene.put("field", resonator("Ox"))
    wolf = scene.put("field", resonator("Wolf", 500, 900, "Limit 2"), 1, counters={"limit": 2})
    scene.begin("main").answer("battle").answer("attack", "Ox").answer("block", wolf)
    scene.until("main")
    assert scene.in_play(wolf).counters == {"limit": 1}


@pytest.mark.clause("fow8", "1120.3")
def test_a_barrier_against_something_keeps_off_that_and_nothing_else():
    guarded = resonator("Owl", abilities=barrier(cards(types=frozenset({"chant"}))))
    bolt = Spell(fx.DealDamage(Target(), 100), targets=(RESONATORS,))
    sting = Activated(fx.DealDamage(Target(), 200), Cost((RestThis(),)), targets=(RESONATORS,))
    scene = quiet()
    mine, owl = scene.put("field", guarded), scene.put("field", guarded, 1)
    scene.put("hand", chant("Bolt", spell=bolt))
    bee = scene.put("field", resonator("Bee", abilities=(sting,)))
    scene.begin("main").answer("play", "Bolt")
    assert sorted(option.card for option in scene.ask.options) == [mine, bee]
    scene.answer("target", mine).answer("use", bee)
    assert sorted(option.card for option in scene.ask.options) == [mine, owl, bee]


@pytest.mark.clause("fow8", "1121.1")
@pytest.mark.clause("fow8", "1121.2")
@pytest.mark.clause("fow8", "1121.3")
@pytest.mark.clause("fow8", "1406.2b")
@pytest.mark.clause("fow8", "1002.1")
def test_an_addition_with_bestow_targets_nothing_as_it_is_played_and_is_added_later():
    cloak = face("Cloak", "addition", abilities=(bestow(Cost((Pay(1, "R"),))),))
    scene = quiet()
    scene.put("field", FIRE)
    card = scene.put("hand", cloak)
    oxen = [scene.put("field", resonator(name)) for name in ("Ox", "Elk")]
    scene.begin("main").answer("play", card)
    assert (scene.zone_of(card), scene.in_play(card).host) == ("field", -1)
    scene.answer("use", card).answer("target", oxen[1])
    assert scene.in_play(card).host == oxen[1]


@pytest.mark.clause("fow8", "1121.2")
def test_bestow_is_for_main_timing_and_for_an_addition_that_is_on_nothing():
    cloak = face("Cloak", "addition", abilities=(bestow(Cost()),))
    scene = quiet()
    ox = scene.put("field", resonator("Ox"))
    card = scene.put("field", cloak)
    assert scene.begin("main").offers("use", card)
    scene.in_play(card).host = ox
    scene.state.version += 1
    scene.answer("play", "Squire")
    assert (scene.ask.kind, scene.offers("use", card)) == ("main", False)
    late = quiet()
    late.put("field", resonator("Ox"))
    late.put("field", cloak)
    late.put("hand", FLASH)
    late.begin("end")
    assert (late.ask.player, late.offers("play", "Flash"), late.offers("use", "Cloak")) == (0, True, False)


@pytest.mark.clause("fow8", "1121.4")
def test_a_bestowed_addition_stays_when_its_card_leaves_and_may_be_bestowed_again():
    cloak = face("Cloak", "addition", abilities=(bestow(Cost()),))
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 100, 100))
    scene.put("field", resonator("Elk", 900, 900))
    card = scene.put("field", cloak)
    scene.in_play(card).host = ox
    scene.put("hand", chant("Fall", spell=Spell(fx.Destroy(Target()), targets=(RESONATORS,))))
    scene.begin("main")
    assert not scene.offers("use", card)
    scene.answer("play", "Fall").answer("target", ox)
    assert (scene.zone_of(card), scene.in_play(card).host, scene.offers("use", card)) == ("field", -1, True)


@pytest.mark.clause("fow8", "1129.3")
def test_what_an_effect_mobilizes_attacks_without_being_paid_for():
    golem = resonator("Golem", 500, 500, "Mobilize {R}")
    scene = quiet()
    card = scene.put("field", golem)
    march = fx.Modify(Each(RESONATORS), (GainKeywords(frozenset({"Mobilized"})),), layer="abilities")
    scene.put("hand", chant("March", spell=Spell(march)))
    scene.begin("main")
    assert not scene.offers("battle")
    scene.answer("play", "March").answer("battle").answer("attack", card)
    assert scene.in_play(card).rested


@pytest.mark.clause("fow8", "1133.1")
@pytest.mark.clause("fow8", "1133.2")
@pytest.mark.clause("fow8", "1133.2b")
def test_a_text_with_a_legend_asks_for_so_many_revealed_story_cards():
    for stories, stat in ((1, 500), (2, BIGGER)):
        scene = quiet()
        ox = scene.put("field", fighter(legend(2, STRONGER)))
        tale = face("Tale", "chant", cost="{9}")
        scene.fill("revealed stories", tale, stories)
        scene.fill("extra deck", tale, 3)
        scene.begin("main")
        assert attack(scene, ox) == stat


@pytest.mark.clause("fow8", "1133.2a")
def test_a_chant_with_a_legend_asks_for_them_as_it_is_played():
    for stories, life in ((1, 4100), (2, 5100)):
        scene = quiet()
        scene.put("hand", worded("Epic", GAIN, legend(2, MORE)))
        scene.fill("revealed stories", face("Tale", "chant", cost="{9}"), stories)
        scene.begin("main").answer("play", "Epic")
        assert scene.life() == life
