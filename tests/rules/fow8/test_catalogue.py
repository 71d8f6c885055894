"""The bundled catalogue, sets and lists of Force of Will hang together and say what the rulebook says."""

import tomllib
from datetime import date

import pytest

from rules.cards import Card, normalise
from rules.construction.formats import Edition
from rules.construction.releases import SetBook
from rules.games.fow8.cards import TYPES, catalogue, is_basic_stone, is_known, is_story_chant, keys, place
from rules.games.fow8.system import SYSTEM
from rules.systems import formats

FORMATS = formats("fow8")
LATER_TYPES = {"sub-ruler", "order", "extension rule"}


def card(reference: str) -> Card:
    return catalogue().find(reference)[0]


def faces():
    return [face for one in catalogue() for face in one.faces]


def test_the_catalogue_is_as_large_as_its_sources():
    assert sum(len(one.printings) for one in catalogue()) > 5500
    assert len(catalogue()) > 4900


def test_every_printing_is_of_a_recorded_set():
    with (SYSTEM.data / "sets.toml").open("rb") as file:
        sets = {entry["code"] for entry in tomllib.load(file)["set"]}
    assert {printing.set for one in catalogue() for printing in one.printings} == sets


def test_no_two_printings_bear_one_number():
    numbers = [printing.number for one in catalogue() for printing in one.printings]
    assert len(numbers) == len(set(numbers))


@pytest.mark.clause("fow8", "201.2")
def test_every_type_is_the_rulebooks_or_known_to_be_later():
    assert {kind for face in faces() for kind in face.types} == TYPES | LATER_TYPES
    assert all(not is_known(one) for one in catalogue() if LATER_TYPES & set(one.front.types))


@pytest.mark.clause("fow8", "201.2c")
@pytest.mark.clause("fow8", "201.2c-i")
def test_a_chant_rune_has_both_types():
    assert card("Chain Bind").front.types == ("chant", "rune")
    assert card("Giant Sandstorm").front.types == ("rune",)


@pytest.mark.clause("fow8", "201.3")
@pytest.mark.clause("fow8", "201.3a")
@pytest.mark.clause("fow8", "201.3b")
@pytest.mark.clause("fow8", "201.3c")
def test_general_types_are_marks():
    assert card("Magic Stone of Heat Ray").is_marked("special")
    assert card("Treasure Hunter Fierica").is_marked("basic")
    assert card("Odin's Judgment").is_marked("master")


@pytest.mark.clause("fow8", "201.4")
@pytest.mark.clause("fow8", "201.4a")
@pytest.mark.clause("fow8", "201.4b")
@pytest.mark.parametrize("attribute", ["light", "fire", "water", "wind", "darkness"])
def test_a_stone_with_the_name_of_a_magic_stone_type_has_it_and_is_basic(attribute):
    stone = card(f"{attribute} magic stone")
    assert is_basic_stone(stone) and stone.is_marked(attribute)


def test_the_basic_stones_are_the_ten_that_there_are():
    assert sum(is_basic_stone(one) for one in catalogue()) == 10


@pytest.mark.clause("fow8", "204.2")
@pytest.mark.clause("fow8", "1132.2")
def test_a_grimoire_is_read_with_its_number():
    assert "Grimoire 5" in card("Speaker of Eternal Night").front.keywords


def test_story_chants_are_chants_of_the_trait_story():
    names = {one.name for one in catalogue() if is_story_chant(one)}
    assert "Scarlet's Agony" in names and "Morgiana, the Wise Servant" not in names


@pytest.mark.clause("fow8", "205.1")
@pytest.mark.clause("fow8", "205.3")
def test_races_are_single_phrases():
    assert card("Blinded Prince").front.races == ("Fairy Tale", "Human", "Prince")
    assert not [face.name for face in faces() for race in face.races if "/" in race or race != race.strip()]


@pytest.mark.clause("fow8", "206.1")
@pytest.mark.clause("fow8", "207.1")
@pytest.mark.clause("fow8", "206.1a")
@pytest.mark.clause("fow8", "207.2a")
def test_only_resonators_and_j_rulers_have_figures_and_some_j_rulers_do_not():
    fighters = {"resonator", "j-ruler", "sub-ruler"}
    having = [face for face in faces() if {"attack", "defense"} & face.values.keys()]
    assert all(fighters & set(face.types) for face in having)
    assert all({"attack", "defense"} <= face.values.keys() for face in having)
    nine_tails = card("The Nine-Tailed Fox").faces[1]
    assert nine_tails.types == ("j-ruler",)


def test_printed_zeros_are_there():
    assert (card("CMF-019").front.values["attack"], card("CMF-019").front.values["defense"]) == (0, 0)
    assert card("TAT-039").front.values["attack"] == 0


@pytest.mark.clause("fow8", "208.2")
@pytest.mark.clause("fow8", "208.3")
@pytest.mark.clause("fow8", "208.4")
def test_attributes_are_words_and_void_is_none():
    assert card("MPR-091").front.attributes == ("light", "water")
    assert card("Excalibur, the God's Sword").front.attributes == ()
    assert {one for face in faces() for one in face.attributes} == {
        *("light", "fire", "water", "wind", "darkness"),
    }


@pytest.mark.clause("fow8", "209.2")
def test_runes_have_their_divinity():
    assert card("Odin's Judgment").front.values["divinity"] == 2


@pytest.mark.clause("fow8", "1406.1")
@pytest.mark.clause("fow8", "1406.1a")
def test_old_additions_keep_their_subtypes():
    assert card("MPR-024").front.marks == ("j/resonator",)
    assert card("CMF-006").front.marks == ("field",)


@pytest.mark.clause("fow8", "1302.1")
@pytest.mark.clause("fow8", "1302.2")
@pytest.mark.clause("fow8", "1302.2f")
@pytest.mark.clause("fow8", "1302.3")
def test_a_double_sided_card_is_one_card_that_counts_by_its_front():
    for front, back in (("Alice of Light", "Alice of Shadow"), ("False Peace", "Deadly Pox")):
        one = card(front)
        assert [face.name for face in one.faces] == [front, back]
        assert catalogue().named(back) == (one,)
        assert keys(one) == (normalise(front),)


@pytest.mark.clause("fow8", "1304.2")
def test_a_colossal_ruler_has_three_faces():
    assert [face.types for face in card("WOM-057").faces] == [("ruler",), ("j-ruler",), ("j-ruler",)]
    assert card("WOM-057").is_marked("colossal")


def test_ids_of_the_plug_in_find_the_card():
    assert catalogue().foreign("SDL1-009-r,SDL1-009-j") == (card("SDL1-009"),)
    assert catalogue().named("Magic Stone of Flame (CMF)") == (card("CMF-102"),)


@pytest.mark.parametrize(
    ("name", "section"),
    [
        ("Bahamut, the Dragon King", "ruler"),
        ("Light Magic Stone", "stone"),
        ("Giant Sandstorm", "rune"),
        ("Chain Bind", "main"),
        ("Thunder", "main"),
    ],
)
def test_a_card_without_a_section_goes_where_its_type_belongs(name, section):
    assert place(card(name)) == section
    assert SYSTEM.may_hold(section, card(name))


def rows():
    return [
        pytest.param(form, row, id=f"{form.code}-{row.kind}-{row.cards[0]}")
        for form in FORMATS.values()
        for row in form.rows
        if row.format == form.code
    ]


@pytest.mark.parametrize(("form", "row"), rows())
def test_every_row_of_a_list_names_cards_that_there_are(form, row):
    for reference in row.cards:
        found = catalogue().find(reference)
        assert len({keys(one) for one in found}) == 1, reference


def test_the_names_beside_the_numbers_of_a_list_are_those_of_the_cards():
    wrong = []
    for code in ("wanderer", "new-frontiers"):
        with (SYSTEM.folder / "formats" / f"{code}.toml").open("rb") as file:
            tables = tomllib.load(file)
        for entry in (*tables.get("banned", ()), *tables.get("together", ())):
            for number, name in zip(entry["cards"], entry["names"], strict=True):
                if name.split(" // ")[0] not in [one.name for one in catalogue().numbered(number)]:
                    wrong.append((number, name))
    assert wrong == []


def test_every_set_of_a_pool_is_a_recorded_set():
    sets = {code for codes in SetBook(SYSTEM.data).clusters.values() for code in codes}
    assert all(pool.sets | pool.unsure <= sets for form in FORMATS.values() for pool in form.pools)


@pytest.mark.parametrize("code", ["wanderer", "new-frontiers"])
def test_the_pools_of_a_format_follow_each_other_without_gap_or_overlap(code):
    pools = FORMATS[code].pools
    assert (pools[0].since, pools[-1].until) == (None, None)
    assert [pool.until for pool in pools[:-1]] == [pool.since for pool in pools[1:]]


@pytest.mark.parametrize(
    ("day", "certain", "open_question"),
    [
        (date(2017, 4, 15), "RDE", "SKL"),
        (date(2018, 1, 15), "LEL", "ENW"),
        (date(2018, 8, 6), "ENW", None),
        (date(2018, 10, 24), "CFC", None),
        (date(2018, 10, 25), "TSW", "CFC"),
        (date(2018, 11, 7), "NDR", None),
    ],
)
def test_the_pool_of_new_frontiers_is_certain_only_where_it_was_recorded(day, certain, open_question):
    edition = Edition(FORMATS["new-frontiers"], day)
    assert certain in edition.sets
    if open_question:
        assert open_question in edition.unsure_sets
    else:
        assert edition.unsure_sets == frozenset()
