"""What Force of Will 5.01 says of cards, their names, texts and places, told as scenes."""

from dataclasses import replace

import pytest

from rules.cards import Card, Face
from rules.games.fow5.construction import is_known
from rules.games.fow5.definitions import define
from rules.games.fow5.play import RULESET
from rules.games.fow5.system import SYSTEM
from rules.games.fow8.definitions import ForceCard
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Triggered
from rules.language.costs import Cost
from rules.language.effects import Cancel
from rules.language.events import Enters, Moment
from rules.language.filter_shorthand import both, cards
from rules.language.filters import Filter, NameHas
from rules.language.references import Each, Target, This
from rules.reading.kept import ReadText
from tests.made_up_cards import made_up
from tests.rules.fow5.play.made_up import quiet, ruler
from tests.rules.fow8.play.made_up import FREE, chant, resonator, stone
from tests.rules.scenes import Scene

FIELD = cards(zones=("field",))
RESONATORS = both(FIELD, cards(types=frozenset({"resonator"})))
MINE = both(RESONATORS, cards(whose="you"))
CHASED = cards(zones=("chase area",))
FLASH = chant("Flash", "Quickcast")


def saying(effect: fx.Effect, *targets: Filter) -> Scene:
    """Return a scene in which the turn player holds a chant with this effect."""
    scene = quiet()
    scene.put("hand", chant("Word", spell=Spell(effect, targets=targets)))
    return scene


def card(name: str) -> Card:
    """Return a card of the catalogue."""
    return SYSTEM.catalogue().find(name)[0]


def raced(name: str, *races: str) -> ForceCard:
    """Return a resonator with these races."""
    made = resonator(name)
    made.races = frozenset(races)
    return made


@pytest.mark.clause("fow5", "2.2#3")
def test_an_effect_that_names_a_phrase_finds_cards_with_that_name_or_with_it_in_their_name() -> None:
    scene = saying(fx.Rest(Each(both(FIELD, cards(NameHas("Ox"))))))
    oxen = [scene.put("field", resonator(name)) for name in ("Ox", "Red Ox", "Elk")]
    scene.begin("main").answer("play", "Word")
    assert [scene.in_play(one).rested for one in oxen] == [True, True, False]


@pytest.mark.clause("fow5", "2.3#6")
def test_a_card_has_the_attribute_of_each_symbol_of_its_cost_and_of_a_free_cost_none() -> None:
    plain = card("Wandering Knight")
    for cost, found in (("{W}{R}{1}", True), ("{R}", True), ("{W}", False), ("{3}", False)):
        side = replace(plain.front, cost=cost, attributes=())
        scene = saying(fx.Rest(Each(both(FIELD, cards(attributes=frozenset({"fire"}))))))
        knight = scene.put("field", define(replace(plain, faces=(side,))))
        scene.begin("main").answer("play", "Word")
        assert scene.in_play(knight).rested is found, cost


@pytest.mark.clause("fow5", "2.4#2")
def test_each_paragraph_is_an_ability_that_is_played_waits_and_is_canceled_alone() -> None:
    first = Activated(fx.ChangeLife(100), Cost(), once_a_turn=True)
    second = Activated(fx.ChangeLife(1000), Cost(), once_a_turn=True)
    hush = Spell(Cancel(Each(RESONATORS)))
    scene = quiet()
    sage = scene.put("field", resonator("Sage", abilities=(first, second)))
    scene.put("hand", chant("Hush", "Quickcast", spell=hush), 1)
    scene.begin("main")
    assert [option.other for option in scene.ask.options if option.verb == "use"] == [0, 1]
    scene.game.answer([option.other for option in scene.ask.options].index(0))
    assert [option.other for option in scene.ask.options if option.verb == "use"] == [1]
    scene.answer("pass").answer("play", "Hush").answer("pass")
    assert (scene.life(), scene.state.pending) == (4000, [])
    assert scene.answer("use", sage).life() == 5000


@pytest.mark.clause("fow5", "2.4#2")
def test_two_abilities_of_one_card_trigger_each_for_itself() -> None:
    gains = tuple(Triggered(Enters(), fx.ChangeLife(much)) for much in (100, 1000))
    scene = quiet()
    scene.put("hand", resonator("Sage", abilities=gains))
    scene.begin("main").answer("play", "Sage")
    assert (scene.ask.kind, len(scene.ask.options)) == ("triggered", 2)
    scene.game.answer(1)
    assert scene.life() == 5100


@pytest.mark.clause("fow5", "2.5#3")
def test_a_race_is_one_phrase_and_a_slash_parts_two() -> None:
    prince = define(card("Blinded Prince"))
    assert prince.races == {"Fairy Tale", "Human", "Prince"}
    for race, rested in (("Human", (True, True, False)), ("Tale", (False, False, False))):
        scene = saying(fx.Rest(Each(both(FIELD, cards(races=frozenset({race}))))))
        three = (prince, raced("Knight", "Human", "Knight"), raced("Golem", "Stone Human"))
        numbers = [scene.put("field", one) for one in three]
        scene.begin("main").answer("play", "Word")
        assert tuple(scene.in_play(one).rested for one in numbers) == rested


@pytest.mark.clause("fow5", "2.5#1")
def test_phrases_are_races_of_fighters_and_rulers_and_traits_of_other_cards() -> None:
    crest = define(card("Magic Crest of Light"))
    assert crest.races == {"Magic Crest"}
    scene = saying(fx.MoveTo(Each(cards(zones=("graveyard",), races=crest.races)), "hand"))
    number = scene.put("graveyard", crest)
    other = scene.put("graveyard", raced("Ox", "Beast"))
    scene.begin("main").answer("play", "Word")
    assert (scene.zone_of(number), scene.zone_of(other)) == ("hand", "graveyard")
    queen = ruler()
    for side in queen.faces:
        side.races = frozenset({"Human"})
    court = saying(fx.Rest(Each(cards(zones=("ruler area", "field"), races=queen.races))))
    ruling, fighting = court.put("ruler area", queen), court.put("field", raced("Knight", "Human"))
    court.begin("main").answer("play", "Word")
    assert (court.in_play(ruling).rested, court.in_play(fighting).rested) == (True, True)


@pytest.mark.clause("fow5", "2.6#1")
@pytest.mark.clause("fow5", "2.7#1")
def test_only_j_rulers_and_resonators_have_atk_and_def() -> None:
    known = [one for one in SYSTEM.catalogue() if is_known(one)]
    having = [side for one in known for side in one.faces if {"attack", "defense"} & side.values.keys()]
    assert {kind for side in having for kind in side.types} == {"j-ruler", "resonator"}
    made = {kind: define(_of_type(kind)).fights for kind in ("resonator", "addition", "chant", "magic stone")}
    assert made == {"resonator": True, "addition": False, "chant": False, "magic stone": False}


def _of_type(kind: str) -> Card:
    knight = card("Wandering Knight")
    return replace(knight, faces=(replace(knight.front, types=(kind,)),))


DECK = [
    ("ruler", ruler("")),
    *[("main", resonator(f"Card {number}")) for number in range(20)],
    *[("stone", stone(letter)) for letter in "WRUGB" * 2],
]


@pytest.mark.clause("fow5", "1.5#2")
@pytest.mark.clause("fow5", "3.3#1")
@pytest.mark.clause("fow5", "3.4#1")
@pytest.mark.clause("fow5", "3.5#1")
def test_each_player_owns_what_they_bring_which_lies_in_the_zones_of_its_deck() -> None:
    theirs = [("ruler", ruler("")), *[("main", FREE)] * 15, *[("stone", stone("R"))] * 12]
    scene = Scene.of_decks(RULESET, DECK, theirs).answer("yes").answer("keep").answer("keep")
    for player, main, stones in ((0, 20, 10), (1, 15, 12)):
        hand = scene.cards("hand", player)
        assert len(hand) + len(scene.cards("main deck", player)) == main
        assert len(scene.cards("magic stone deck", player)) == stones
        for zone in ("main deck", "magic stone deck", "hand", "ruler area"):
            assert {scene.state.owners[one] for one in scene.cards(zone, player)} == {player}
    assert all(name.startswith("Card") for name in scene.names("main deck", 0))
    assert all(name.startswith("Stone") for name in scene.names("magic stone deck", 0))
    active = scene.state.active
    top = scene.cards("main deck", 1 - active)[-1]
    scene.until("main", 1 - active)
    assert scene.cards("hand", 1 - active)[-1] == top


@pytest.mark.clause("fow5", "3.9#1")
@pytest.mark.clause("fow5", "3.12#1")
def test_destroyed_and_used_cards_lie_in_the_graveyard_and_removed_ones_in_the_removed_area() -> None:
    for effect, zone in (
        (fx.Destroy(Target()), "graveyard"),
        (fx.MoveTo(Target(), "removed area"), "removed area"),
    ):
        scene = saying(effect, RESONATORS)
        ox = scene.put("field", resonator("Ox"), 1)
        scene.begin("main").answer("play", "Word")
        assert scene.cards(zone, 1) == [ox]
        assert scene.names("graveyard") == ["Word"]


@pytest.mark.clause("fow5", "5")
def test_players_take_turns_in_which_the_phases_follow_one_another() -> None:
    scene = quiet()
    scene.put("hand", FLASH)
    scene.put("hand", FLASH, 1)
    seen: list[tuple[int, str]] = []
    scene.begin("draw", turn=6)
    while scene.state.turn < 9:
        here = (scene.state.active, RULESET.plan[scene.state.step].name)
        if seen[-1:] != [here]:
            seen.append(here)
        scene.game.answer(len(scene.ask.options) - 1)
    phases = ["draw", "recovery", "main", "end"]
    assert seen == [(player, phase) for player in (0, 1, 0) for phase in phases]


@pytest.mark.clause("fow5", "9.6#6.2")
def test_a_later_ability_takes_the_card_whose_ability_made_it_for_its_own() -> None:
    later = fx.Later(Triggered(Moment("turn_begins"), fx.PutCounters(This(), "mark")))
    scene = quiet()
    herald = Activated(later, Cost(), once_a_turn=True)
    cards = [scene.put("field", resonator(name, abilities=(herald,))) for name in ("Herald", "Bard")]
    scene.begin("main").answer("use", cards[0]).until("main", 1)
    assert [scene.in_play(one).counters for one in cards] == [{"mark": 1}, None]


def test_a_card_whose_ability_for_entering_is_read_whole_is_understood():
    enters = ReadText((Triggered(Enters(), fx.Draw(1)),), status="read", paragraphs=1)
    face = Face("Herald", ("resonator",), cost="{0}", values={"attack": 100, "defense": 100, "text": 1})
    herald = made_up("MADE-UP", face)
    assert define(herald, {0: enters}).understood
    assert not define(herald).understood, "without its text at hand it is not"
    later = replace(face, keywords=("Divinity",))
    assert not define(made_up("LATER", later), {0: enters}).understood, "the book lacks that keyword"
