"""The bundled catalogue of Duel Masters: whole, consistent, and in the rulebook's words."""

import tomllib

import pytest

from rules.cards import Face
from rules.games.dm.importer_words import CIVILIZATIONS
from rules.games.dm.system import SYSTEM, catalogue

TYPES = {
    *("creature", "spell", "cross gear", "castle", "cell", "weapon", "fortress", "heartbeat", "field"),
    *("core", "aura", "ceremony", "nebula", "artifact", "land", "rule plus", "tama seed"),
}


def faces() -> list[Face]:
    return [face for card in catalogue() for face in card.faces]


def test_no_card_of_either_source_was_lost() -> None:
    assert len(catalogue()) == 4021
    assert sum(len(card.printings) for card in catalogue()) > 11_000


@pytest.mark.clause("dm", "204.2")
@pytest.mark.clause("dm", "300.1")
def test_types_are_those_of_the_rulebook() -> None:
    assert {one for face in faces() for one in face.types} <= TYPES


@pytest.mark.clause("dm", "204.3a")
def test_special_types_of_creatures_stand_as_marks() -> None:
    marks = {mark for face in faces() if "creature" in face.types for mark in face.marks}
    assert {
        *("evolution", "psychic", "psychic super", "exile", "dragheart", "forbidden", "neo", "gr"),
        "star evolution",
    } <= marks


@pytest.mark.clause("dm", "204.3c")
def test_special_types_of_fields_stand_as_marks() -> None:
    marks = {mark for face in faces() if "field" in face.types for mark in face.marks}
    assert {"d2", "final forbidden"} <= marks


@pytest.mark.clause("dm", "106.1")
@pytest.mark.clause("dm", "106.2a")
def test_civilizations_are_the_five() -> None:
    assert {one for face in faces() for one in face.attributes} == set(CIVILIZATIONS)


@pytest.mark.clause("dm", "106.2b")
@pytest.mark.clause("dm", "106.2c")
def test_multicolored_and_colorless_cards_are_told_by_their_civilizations() -> None:
    bombazar = catalogue().named("Bombazar, Dragon of Destiny")[0]
    assert bombazar.front.attributes == ("fire", "nature")
    assert catalogue().named("Black Lotus")[0].front.attributes == ()


@pytest.mark.clause("dm", "301.3")
def test_only_creatures_have_power() -> None:
    for face in faces():
        assert "power" not in face.values or "creature" in face.types, face.name


@pytest.mark.clause("dm", "808.3a")
def test_the_halves_of_a_twinpact_keep_their_own_facts() -> None:
    whole, creature, spell = catalogue().named("Bolshack Dragon/Duelist Charger")[0].faces
    assert (whole.types, creature.types, spell.types) == (("creature", "spell"), ("creature",), ("spell",))
    assert "power" in creature.values
    assert "power" not in spell.values


@pytest.mark.clause("dm", "812.1")
@pytest.mark.clause("dm", "812.1a")
def test_king_cells_have_no_cost_and_no_race_of_their_own() -> None:
    cells = [card.front for card in catalogue() if card.is_type("cell")]
    assert len(cells) == 5
    assert all(cell.total_cost is None and not cell.races for cell in cells)


@pytest.mark.clause("dm", "812.1b")
def test_each_king_cell_has_civilizations_of_its_own() -> None:
    cells = {card.name: card.front.attributes for card in catalogue() if card.is_type("cell")}
    assert cells["New World King's Authority"] == ("light", "darkness", "fire")


def test_every_printing_is_in_a_set_that_sets_toml_names() -> None:
    with (SYSTEM.data / "sets.toml").open("rb") as file:
        known = {row["code"] for row in tomllib.load(file)["set"]}
    assert {code for card in catalogue() for code in card.sets} <= known


def test_region_and_set_and_number_tell_the_english_from_the_japanese_numbering() -> None:
    assert [card.name for card in catalogue().numbered("74/110", "DM-01 Base Set")] == [
        "Deadly Fighter Braid Claw"
    ]
    assert [card.name for card in catalogue().numbered("74", "DM-01")] != ["Deadly Fighter Braid Claw"]


def test_ids_are_plain_and_say_region_set_and_number() -> None:
    for card in catalogue():
        assert card.id.isascii()
        assert card.id.split("-")[0] in {"en", "ja"}


def test_every_fans_name_of_a_japanese_set_is_kept_as_an_alias() -> None:
    assert catalogue().named("Eternal Phoenix, Phoenix of the Dragonflame") == catalogue().named(
        "Eternal Phoenix, Dragonflame Phoenix"
    )
