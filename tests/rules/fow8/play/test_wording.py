"""What words in texts of Force of Will mean: old ones (1400), and how cards and abilities are referred to."""

import pytest

from rules.games.fow8.cards import catalogue
from rules.games.fow8.definitions import define
from rules.games.fow8.importer_words import facts_of_text, keywords_of_text
from rules.games.fow8.keywords import now
from rules.games.fow8.keywords_abilities import barrier, bestow, stones_of, weather
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Static, Triggered
from rules.language.amounts import Count, Tallied, Times
from rules.language.changes import AddRaces, AddStats, ChangeCost, GainAbilities, LoseKeywords, Restrict
from rules.language.conditions import Compare
from rules.language.costs import Cost, Pay
from rules.language.events import AnyEvent, Attacks, Enters, Moment, Moves
from rules.language.filter_shorthand import both, cards
from rules.language.filters import AnyOf, NameHas, Owned
from rules.language.references import Each, Host, Target, This, Top
from rules.language.restrictions import Cannot
from tests.rules.fow8.play.keyword_abilities import SYMBOL_SKILLS, automatic
from tests.rules.fow8.play.made_up import LIGHT, chant, face, quiet, resonator, ruler, stone
from tests.rules.fow8.printed.made_up import MINE, RESONATORS, THEIRS, body, keywords, stats
from tests.rules.printed import printed, written


def counted(wanted, *lying):
    """Return how many cards a text counts among cards in these zones: zone, card, and whose if not ours."""
    scene = quiet()
    (text,) = written("fow8", Spell(fx.ChangeLife(Times(Count(wanted), 100))))
    scene.put("hand", chant("Count", spell=text))
    for zone, card, *whose in lying:
        scene.put(zone, card, *whose)
    scene.begin("main").answer("play", "Count")
    return (scene.life() - 4000) // 100


@pytest.mark.clause("fow8", "1410.1a")
def test_the_battle_phase_of_an_old_card_is_the_battle():
    for moment, seen in (("battle_begins", [4100, 4100]), ("battle_ends", [4000, 4100])):
        rings = printed("fow8", "CMF-001", Triggered(Moment(moment), fx.ChangeLife(100)))
        scene = quiet()
        scene.put("field", resonator("Ox"))
        scene.put("field", face("Bell", "regalia", abilities=rings))
        scene.begin("main")
        assert scene.life() == 4000, "the main phase is no battle"
        lives = [scene.answer("battle").until("attack").life()]
        scene.answer("pass")
        assert [*lives, scene.until("main").life()] == seen


@pytest.mark.clause("fow8", "1411.1")
def test_an_old_ability_with_whenever_is_an_automatic_one_that_waits_on_the_chase():
    cheer = printed("fow8", "VIN001-007", Triggered(Attacks(), fx.ChangeLife(200)))
    scene = quiet()
    rider = scene.put("field", body("Rider", *cheer))
    scene.put("hand", chant("Flash", "Quickcast"), 1)
    scene.begin("main").answer("battle").until("attack")
    scene.answer("attack", rider, -1)
    assert (scene.ask.player, len(scene.state.pending), scene.life()) == (1, 1, 4000)
    scene.answer("pass")
    assert scene.life() == 4200


@pytest.mark.clause("fow8", "1411.1a")
def test_an_old_trigger_with_when_and_a_colon_is_played_when_that_happens_and_only_then():
    wanted = cards(zones=("hand",), whose="you", types=frozenset({"resonator"}))
    text = printed("fow8", "TMS-052", automatic(Attacks, THEIRS), Spell(fx.MoveTo(Each(wanted), "field")))
    scene = quiet()
    foe = scene.put("field", resonator("Foe"))
    trap = scene.put("standby area", face("Trap", "chant", keywords=("Trigger",), abilities=text), 1)
    scene.begin("main")
    scene.answer("battle").until("attack")
    assert scene.zone_of(trap) == "standby area"
    scene.answer("attack", foe, -1)
    assert (scene.ask.kind, scene.ask.player) == ("reveal", 1)
    scene.answer("yes")
    assert (scene.zone_of(trap), scene.names("field").count("Squire")) == ("graveyard", 1)


HEAL = fx.ChangeLife(100)
ENTERING = cards(zones=("field",), keywords=frozenset({"Enter"}))


FROM_STANDBY = Enters(origin=("standby area",))


@pytest.mark.parametrize(
    ("card", "event", "is_enter"),
    [
        pytest.param(
            "CMF-009",
            Enters(),
            True,
            marks=[
                pytest.mark.clause("fow8", "1411.2"),
                pytest.mark.clause("fow8", "1411.2a"),
                pytest.mark.clause("fow8", "1411.2b"),
            ],
        ),
        pytest.param("MOA-014", Enters(), True, marks=pytest.mark.clause("fow8", "1411.3")),
        pytest.param("TMS-084", FROM_STANDBY, False, marks=pytest.mark.clause("fow8", "1411.3a")),
        pytest.param(
            "MOA-014", AnyEvent((Enters(), Attacks())), False, marks=pytest.mark.clause("fow8", "1411.3a")
        ),
    ],
)
def test_what_triggers_as_its_card_enters_is_an_enter_ability_unless_it_asks_more(card, event, is_enter):
    text = printed("fow8", card, Triggered(event, HEAL))
    grows = fx.Modify(Each(ENTERING), (AddStats((300, 0)),))
    scene = quiet()
    scene.put("hand", body("Guest", *text))
    scene.put("hand", chant("Feast", spell=written("fow8", Spell(grows))[0]))
    scene.begin("main").answer("play", "Guest")
    while scene.state.pending:
        scene.answer("pass")
    guest = scene.cards("field")[-1]
    assert scene.life() == (4000 if "standby" in str(event) else 4100)
    scene.answer("play", "Feast")
    assert stats(scene, guest) == ((800 if is_enter else 500), 500)


@pytest.mark.clause("fow8", "1411.3")
def test_an_enter_ability_that_is_given_makes_a_card_one_with_enter_and_the_effect_ends():
    given = fx.Modify(Each(MINE), (GainAbilities((Triggered(Enters(), HEAL),)),))
    scene = quiet()
    ox = scene.put("field", resonator("Ox"))
    scene.put("field", face("Banner", "regalia", abilities=(Static((AddStats((300, 0)),), ENTERING),)))
    scene.put("hand", chant("Teach", spell=Spell(given)))
    scene.begin("main")
    assert stats(scene, ox) == (500, 500)
    scene.answer("play", "Teach")
    assert stats(scene, ox) == (800, 500)


@pytest.mark.clause("fow8", "1409.1")
def test_the_icons_of_abilities_on_old_cards_are_ignored():
    assert keywords_of_text(["[Continuous]: [Flying] [Swiftness]"]) == ("Flying", "Swiftness")
    assert facts_of_text(["[Activate] {Rest}: Produce {W}.", "[Continuous] [Flying]"]) == {"produces": "W"}
    assert facts_of_text(["[Continuous]: Treat this card as a Fire Magic Stone."]) == {}
    assert facts_of_text(["[Activate] {Rest}: Draw a card."]) == {"text": 1}


@pytest.mark.clause("fow8", "1413.2")
def test_symbol_skills_are_those_seven_keywords():
    told = ("Pierce", "Precision", "First Strike", "Explode", "Flying", "Swiftness", "Imperishable")
    hush = printed("fow8", "CMF-068", Static((LoseKeywords(SYMBOL_SKILLS),), THEIRS))
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500, *told, "Bane", "Drain"), 1)
    mine = scene.put("field", resonator("Elk", 500, 500, "Flying"))
    scene.begin("main")
    assert keywords(scene, ox) == {*told, "Bane", "Drain"}
    hushed = quiet()
    ox = hushed.put("field", resonator("Ox", 500, 500, *told, "Bane", "Drain"), 1)
    mine = hushed.put("field", resonator("Elk", 500, 500, "Flying"))
    hushed.put("field", face("Helsing", "regalia", abilities=hush))
    hushed.begin("main")
    assert (keywords(hushed, ox), keywords(hushed, mine)) == ({"Bane", "Drain"}, {"Flying"})


@pytest.mark.clause("fow8", "1414.2")
def test_what_speaks_of_precision_speaks_of_target_attack():
    old = define(catalogue().get("TAT-083"))
    assert keywords_of_text(["[Target Attack]"]) == keywords_of_text(["[Precision]"])
    blunt = Static((LoseKeywords(frozenset({"Precision"})),), RESONATORS)
    for abilities, attacks in (((), True), ((blunt,), False)):
        scene = quiet()
        demon = scene.put("field", old)
        awake = scene.put("field", resonator("Ox"), 1)
        scene.put("field", face("Blunt", "regalia", abilities=abilities))
        scene.begin("main").answer("battle").until("attack")
        assert scene.offers("attack", demon, awake) is attacks


@pytest.mark.clause("fow8", "1417.2")
def test_what_speaks_of_eternal_speaks_of_what_cannot_be_destroyed():
    says = printed("fow8", "BFA-087", Static((Restrict(Cannot("be destroyed")),)))
    eternal = frozenset({"Eternal"})
    for golem in (resonator("Golem", abilities=says), resonator("Golem", 500, 500, "Eternal")):
        for lost, zone in ((False, "field"), (True, "graveyard")):
            scene = quiet()
            card = scene.put("field", golem)
            lose = fx.Modify(Each(cards(zones=("field",), keywords=eternal)), (LoseKeywords(eternal),))
            scene.put("hand", chant("Lose", spell=Spell(lose)))
            scene.put("hand", chant("Fall", spell=Spell(fx.Destroy(Each(RESONATORS)))))
            scene.begin("main")
            if lost:
                scene.answer("play", "Lose")
            scene.answer("play", "Fall")
            assert scene.zone_of(card) == zone


@pytest.mark.clause("fow8", "105.2")
def test_the_owner_of_a_card_is_who_brought_it_whoever_controls_it():
    scene = quiet()
    lent = scene.put("field", resonator("Lent"), owner=1)
    mine = scene.put("field", resonator("Mine"))
    away = Spell(fx.MoveTo(Each(both(RESONATORS, Owned("opponent"))), "hand"))
    scene.put("hand", chant("Away", spell=written("fow8", away)[0]))
    scene.begin("main").answer("play", "Away")
    assert (lent in scene.cards("hand", 1), scene.zone_of(mine)) == (True, "field")


@pytest.mark.clause("fow8", "201.4c")
def test_a_magic_stone_type_names_the_cards_that_have_it_and_not_the_name():
    fire = stone("R", "Fire Magic Stone")
    fire.marks = frozenset({"basic", "fire"})
    other = stone("R", "Fire Magic Stone of Elders")
    treated = face("Idol", "regalia", marks=("fire magic stone",))
    lying = [("field", fire), ("field", other), ("field", treated), ("graveyard", fire), ("field", fire, 1)]
    assert counted(stones_of("fire"), *lying) == 3
    assert counted(cards(zones=("field",), name="Fire Magic Stone"), *lying) == 2


@pytest.mark.clause("fow8", "201.5")
@pytest.mark.clause("fow8", "307.4a")
@pytest.mark.clause("fow8", "307.4")
def test_a_type_without_a_zone_means_cards_in_the_field_or_a_ruler_area():
    ox = resonator("Ox")
    everywhere = [
        (zone, ox) for zone in ("field", "graveyard", "hand", "removed area", "main deck", "standby area")
    ]
    assert counted(cards(types=frozenset({"resonator"})), *everywhere, ("field", ox, 1)) == 2
    everywhere = [(zone, ruler()) for zone in ("ruler area", "graveyard", "removed area")]
    both_types = frozenset({"ruler", "j-ruler"})
    assert counted(cards(types=both_types), *everywhere, ("field", ruler().faces[1], 1)) == 2
    # A "resonator card" in a zone is one with that type there.
    wanted = cards(zones=("graveyard",), types=frozenset({"resonator"}))
    assert counted(wanted, ("field", ox), ("graveyard", ox), ("graveyard", LIGHT)) == 1


CREST = face("Crest", "gem", marks=("magic crest",), attributes=("fire",))
GEMS = cards(types=frozenset({"gem"}))


@pytest.mark.clause("fow8", "201.5")
@pytest.mark.clause("fow8", "307.4a")
@pytest.mark.clause("fow8", "307.4")
def test_cards_in_the_item_area_are_counted_only_where_a_text_names_that_area():
    lying = [("item area", CREST), ("item area", CREST), ("field", CREST)]
    assert counted(GEMS, *lying) == 1
    assert counted(both(cards(zones=("item area",)), GEMS), *lying) == 2
    assert counted(AnyOf((RESONATORS, both(cards(zones=("item area",)), GEMS))), *lying) == 2


@pytest.mark.clause("fow8", "201.5")
@pytest.mark.parametrize(("area", "found"), [("item area", "item area"), ("", "field")])
def test_a_card_in_the_item_area_is_a_target_and_changed_only_by_what_names_that_area(area, found):
    zones = (area,) if area else ()
    wanted = cards(zones=zones, types=frozenset({"gem"}))
    paint = Static((AddRaces(frozenset({"Knight"})),), wanted)
    feels = Triggered(Moves(wanted), fx.ChangeLife(1000))
    scene = quiet()
    there = {zone: scene.put(zone, CREST) for zone in ("field", "item area")}
    scene.put("field", face("Frame", "regalia", abilities=written("fow8", paint, feels)))
    aimed = written("fow8", Spell(fx.MoveTo(Target(), "graveyard"), targets=(wanted,)))
    scene.put("hand", chant("Crack", spell=aimed[0]))
    all_gone = fx.MoveTo(Each(cards(zones=("field", "item area"), types=frozenset({"gem"}))), "graveyard")
    scene.put("hand", chant("Sweep", spell=written("fow8", Spell(all_gone))[0]))
    scene.begin("main")
    painted = [zone for zone, card in there.items() if "Knight" in now(scene.game, card).races]
    scene.answer("play", "Crack")
    assert (painted, scene.zone_of(there[found]) == "graveyard") == ([found], True)
    scene.answer("play", "Sweep").until("main")
    while scene.state.pending:
        scene.answer("pass")
    assert scene.life() == 5000


@pytest.mark.clause("fow8", "201.5")
@pytest.mark.parametrize("zones", [(), ("item area",)])
def test_abilities_of_a_card_in_the_item_area_cost_less_only_where_that_area_is_named(zones):
    glow = Activated(fx.ChangeLife(100), Cost((Pay(1, "R"),)))
    cheap = ChangeCost(less=(("R", 1),), abilities=True)
    scene = quiet()
    gem = scene.put("item area", face("Ember", "gem", abilities=(glow,)))
    lens = written("fow8", Static((cheap,), cards(zones=zones, types=frozenset({"gem"}))))
    scene.put("field", face("Lens", "regalia", abilities=lens))
    assert scene.begin("main").offers("use", gem) is bool(zones)


@pytest.mark.clause("fow8", "308.4")
def test_a_ruler_without_a_zone_is_one_in_a_ruler_area():
    tire = Spell(fx.Rest(Each(cards(types=frozenset({"ruler"}), whose="you"))))
    scene = quiet()
    queen = scene.put("ruler area", ruler())
    judged = scene.put("field", ruler().faces[1])
    scene.put("graveyard", ruler())
    scene.put("hand", chant("Tire", spell=written("fow8", tire)[0]))
    scene.begin("main").answer("play", "Tire")
    assert (scene.in_play(queen).rested, scene.in_play(judged).rested) == (True, False)


@pytest.mark.clause("fow8", "202.3")
@pytest.mark.clause("fow8", "202.3a")
def test_a_name_in_quotation_marks_is_the_whole_name_or_a_part_where_that_is_said():
    lying = [("field", resonator(name)) for name in ("Hansel", "Hansel and Gretel", "Gretel")]
    field = cards(zones=("field",))
    assert counted(both(field, cards(name="Hansel")), *lying) == 1
    assert counted(both(field, NameHas("Hansel")), *lying) == 2


@pytest.mark.clause("fow8", "205.1a")
def test_a_text_that_speaks_of_a_race_speaks_of_the_trait_too():
    sword = face("Sword", "regalia")
    sword.races = frozenset({"Wizard"})
    lying = [
        ("field", body("Mage", races=("Wizard",))),
        ("field", sword),
        ("field", body("Elf", races=("Elf",))),
    ]
    assert counted(cards(zones=("field",), races=frozenset({"Wizard"})), *lying) == 2


@pytest.mark.clause("fow8", "304.4")
def test_a_deck_is_the_main_deck():
    mill = written("fow8", Spell(fx.Do((fx.MoveTo(Top(), "graveyard"), fx.Draw()))))[0]
    scene = quiet()
    scene.put("hand", chant("Mill", spell=mill))
    decks = len(scene.cards("main deck")), len(scene.cards("magic stone deck"))
    scene.begin("main").answer("play", "Mill")
    assert (len(scene.cards("main deck")), len(scene.cards("magic stone deck"))) == (decks[0] - 2, decks[1])
    assert scene.names("graveyard") == ["Drawn 0", "Mill"]


@pytest.mark.clause("fow8", "307.8b")
def test_a_card_put_into_the_field_of_a_player_is_controlled_by_them():
    gift = Spell(fx.MoveTo(Each(cards(zones=("graveyard",), whose="you")), "field", under="opponent"))
    scene = quiet()
    horse = scene.put("graveyard", resonator("Horse"))
    scene.put("hand", chant("Gift", spell=written("fow8", gift)[0]))
    scene.begin("main").answer("play", "Gift")
    assert (scene.in_play(horse).controller, scene.state.owners[horse]) == (1, 0)


@pytest.mark.clause("fow8", "901.1e")
def test_a_darkness_ability_is_an_ability_of_a_darkness_card():
    wards = barrier(cards(attributes=frozenset({"darkness"})))
    sting = Activated(fx.DealDamage(Target(), 100), targets=(THEIRS,))
    for attribute, targets in (("darkness", ["Elk"]), ("light", ["Owl", "Elk"])):
        scene = quiet()
        scene.put("field", resonator("Owl", abilities=wards), 1)
        scene.put("field", resonator("Elk"), 1)
        scene.put("field", resonator("Ewe"), 1)
        bee = scene.put("field", body("Bee", sting, attributes=(attribute,)))
        scene.begin("main").answer("use", bee)
        assert scene.offered("target") == [*targets, "Ewe"]


@pytest.mark.clause("fow8", "901.2d")
def test_a_darkness_effect_is_one_made_by_an_ability_of_a_darkness_card():
    tough = Static((Restrict(Cannot("be destroyed", cards(attributes=frozenset({"darkness"})))),))
    slay = Activated(fx.Destroy(Each(THEIRS)))
    for attribute, left in (("darkness", ["Owl"]), ("light", [])):
        scene = quiet()
        scene.put("field", resonator("Owl", abilities=written("fow8", tough)), 1)
        scene.put("field", resonator("Elk"), 1)
        bee = scene.put("field", body("Bee", slay, attributes=(attribute,)))
        scene.begin("main").answer("use", bee).answer("pass")
        assert [scene.state.cards[card].name for card in scene.cards("field") if card != bee] == left


@pytest.mark.clause("fow8", "906.8b")
def test_a_delayed_ability_is_of_the_card_with_the_ability_that_made_it():
    late = fx.Later(Triggered(Moment("end_begins"), fx.DealDamage(Each(THEIRS), 100)))
    for words, left in ((("Bane",), []), ((), ["Ox"])):
        scene = quiet()
        snake = scene.put(
            "field", resonator("Snake", 500, 500, *words, abilities=(Activated(late, once_a_turn=True),))
        )
        scene.put("field", resonator("Ox"), 1)
        scene.begin("main").answer("use", snake).answer("pass")
        while scene.state.turn == 5:
            scene.game.answer(len(scene.ask.options) - 1)
        assert [name for name in scene.names("field", 1) if name == "Ox"] == left


@pytest.mark.clause("fow8", "1028.2")
def test_the_weather_is_that_of_the_player_whom_the_effect_is_about():
    sunny = Static((AddStats((300, 0)),), when=Compare(Tallied("weather", span="game", about="sun"), ">=", 1))
    scene = quiet()
    mine = scene.put("field", resonator("Mine", abilities=written("fow8", sunny)))
    theirs = scene.put("field", resonator("Theirs", abilities=(sunny,)), 1)
    scene.put("hand", chant("Sun", spell=Spell(weather("sun"))))
    scene.begin("main").answer("play", "Sun")
    assert (stats(scene, mine)[0], stats(scene, theirs)[0]) == (800, 500)


@pytest.mark.clause("fow8", "1121.3a")
def test_the_bestowed_card_is_the_one_that_the_addition_was_added_to():
    tire = Activated(fx.Rest(Host(This())), once_a_turn=True)
    ring = face("Ring", "addition", abilities=(bestow(Cost()), tire))
    scene = quiet()
    addition = scene.put("field", ring)
    ox, elk = scene.put("field", resonator("Ox")), scene.put("field", resonator("Elk"))
    scene.begin("main").answer("use", addition, 0).answer("target", elk).answer("pass")
    assert scene.in_play(addition).host == elk
    scene.answer("use", addition, 1)
    while scene.state.pending:
        scene.answer("pass")
    assert (scene.in_play(elk).rested, scene.in_play(ox).rested) == (True, False)
