"""The importer on small made-up sources: what it joins, repairs, refuses and reports."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.cards import Card
from rules.cards.imports import Imported, ImportFault
from rules.games.dm.importer import build
from rules.games.dm.importer_english import repaired
from rules.games.dm.importer_words import text_facts

HEAD = "CardName,CardEffect,CardType,CardRace,Mana,Civilization,Power,Set,SetNum,ImageURL"


def english(name: str, **fields: Any) -> dict[str, Any]:
    card = {
        "name": name,
        "civilizations": ["Water"],
        "cost": 3,
        "type": "Spell",
        "text": "",
        "printings": [{"set": "DM-01 Base Set", "id": "7/110", "rarity": "Very Rare"}],
    }
    return card | fields


def sources(folder: Path, wiki: list[str], cards: list[dict[str, Any]]) -> Path:
    (folder / "cockatrice_all_cards.csv").write_text("\n".join([HEAD, *wiki]) + "\n", encoding="utf-8-sig")
    (folder / "duel_masters_cards.json").write_text(json.dumps({"cards": cards}), encoding="utf-8")
    return folder


def choices(folder: Path, overrides: str = "", aliases: str = "") -> Path:
    (folder / "overrides.toml").write_text(overrides, encoding="utf-8")
    (folder / "aliases.toml").write_text(aliases, encoding="utf-8")
    sets = "".join(f'[[set]]\ncode = "{code}"\n' for code in ("DM-01", "DM-13", "DMX-09", "DM-01 Base Set"))
    (folder / "sets.toml").write_text(sets, encoding="utf-8")
    return folder


def imported(
    folder: Path, wiki: list[str], cards: list[dict[str, Any]], overrides: str = "", aliases: str = ""
) -> Imported:
    return build(sources(folder, wiki, cards), choices(folder, overrides, aliases))


def only_card(found: Imported) -> Card:
    assert len(found.cards) == 1
    return found.cards[0]


def test_a_card_of_both_sources_is_one_card_with_the_printings_of_both_regions(tmp_path: Path) -> None:
    wiki = ["Tide Glass,,Spell,,3,Water,,DM-01,44,", "Tide Glass,,Spell,,3,Water,,DMX-09,2,"]
    card = only_card(imported(tmp_path, wiki, [english("Tide Glass")]))
    places = [(one.region, one.set, one.number, one.rarity) for one in card.printings]
    assert places == [
        ("en", "DM-01 Base Set", "7/110", "very rare"),
        ("ja", "DM-01", "44", ""),
        ("ja", "DMX-09", "2", ""),
    ]
    assert card.id == "en-DM-01-7"


def test_sets_that_never_came_out_in_english_are_read_as_japanese_printings(tmp_path: Path) -> None:
    printed = [{"set": "DM-13 Made Up", "id": "4/55", "rarity": "Rare"}]
    wiki = ["Glass of Tides,,Spell,,3,Water,,DM-13,4,"]
    same = '[[same]]\nenglish = "Tide Glass"\nwiki = "Glass of Tides"\nsource = "both: DM-13 4"\n'
    card = only_card(imported(tmp_path, wiki, [english("Tide Glass", printings=printed)], same))
    assert card.name == "Glass of Tides"
    assert card.aliases == ("Tide Glass",)
    assert [(one.region, one.set, one.number, one.rarity) for one in card.printings] == [
        ("ja", "DM-13", "4", "rare")
    ]


@pytest.mark.clause("dm", "109.1")
def test_where_the_sources_differ_the_newer_notation_stands_and_the_report_says_so(tmp_path: Path) -> None:
    wiki = ["Tide Glass,,Cross Gear,,4,Water,,DM-13,44,"]
    found = imported(tmp_path, wiki, [english("Tide Glass")])
    face = only_card(found).front
    assert (face.types, face.total_cost) == (("cross gear",), 4)
    assert found.report.counts["fact on which the sources differ"] == 2


def test_a_wrongly_read_encoding_is_undone_in_names_and_races(tmp_path: Path) -> None:
    damaged = english(
        "\u00c3\u0153berdragon", type="Creature", power="1000", subtypes=["\u00c3\u0153ber Folk"]
    )
    found = imported(tmp_path, [], [damaged])
    assert only_card(found).name == "Überdragon"
    assert only_card(found).front.races == ("Über Folk",)
    assert found.report.counts["name with a wrong encoding, repaired"] == 1
    assert repaired("Möbius") == "Möbius"


@pytest.mark.clause("dm", "206.2")
@pytest.mark.parametrize(
    ("printed", "power", "marks"),
    [("2000", 2000, ()), ("2000+", 2000, ("plus",)), ("6000-", 6000, ("minus",)), ("-5000", -5000, ())],
)
def test_a_sign_behind_the_power_is_a_mark(
    tmp_path: Path, printed: str, power: int, marks: tuple[str, ...]
) -> None:
    face = only_card(imported(tmp_path, [f"Fish,,Creature,Gel Fish,3,Water,{printed},DM-13,1,"], [])).front
    assert face.values["power"] == power
    assert face.marks == marks


@pytest.mark.clause("dm", "207.3")
def test_colorless_is_no_civilization_and_the_others_stand_in_the_books_order(tmp_path: Path) -> None:
    wiki = ["Zenith,,Creature,Zenith,3,Colorless,1000,DM-13,1,", "Pair,,Spell,,3,Nature/Light,,DM-13,2,"]
    attributes = {card.name: card.front.attributes for card in imported(tmp_path, wiki, []).cards}
    assert attributes == {"Zenith": (), "Pair": ("light", "nature")}


@pytest.mark.clause("dm", "804.1")
@pytest.mark.clause("dm", "806.1")
def test_sides_joined_by_letters_are_one_card_under_its_front(tmp_path: Path) -> None:
    wiki = [
        "Sword,,Dragheart Weapon,,2,Light,,DMX-09,5a,",
        "Dragon,,Dragheart Creature,Dragon,5,Light,5500,DMX-09,5b,",
    ]
    card = only_card(imported(tmp_path, wiki, []))
    assert [face.name for face in card.faces] == ["Sword", "Dragon"]
    assert [one.number for one in card.printings] == ["5"]


@pytest.mark.clause("dm", "805.1")
def test_a_side_shared_by_several_cards_stands_on_each_of_them(tmp_path: Path) -> None:
    wiki = [
        "Left,,Psychic Creature,Hunter,4,Fire,3000,DMX-09,1a,",
        "Left,,Psychic Creature,Hunter,4,Fire,3000,DMX-09,1b,",
        "Right,,Psychic Creature,Hunter,5,Fire,4000,DMX-09,2a,",
        "Giant,,Psychic Super Creature,Hunter,9,Fire,9000,DMX-09,1b,",
        "Giant,,Psychic Super Creature,Hunter,9,Fire,9000,DMX-09,2b,",
    ]
    cards = imported(tmp_path, wiki, []).cards
    assert {card.name: card.faces[1].name for card in cards} == {"Left": "Giant", "Right": "Giant"}


@pytest.mark.clause("dm", "806.1")
def test_a_three_sided_card_takes_in_the_pairs_that_other_printings_show(tmp_path: Path) -> None:
    wiki = [
        "Sword,,Dragheart Weapon,,3,Fire,,DMX-09,1a,",
        "Keep,,Dragheart Fortress,,5,Fire,,DMX-09,1b,",
        "Dragon,,Dragheart Creature,Dragon,8,Fire,12000,DMX-09,1c,",
        "Keep,,Dragheart Fortress,,5,Fire,,DM-13,9a,",
        "Dragon,,Dragheart Creature,Dragon,8,Fire,12000,DM-13,9b,",
    ]
    card = only_card(imported(tmp_path, wiki, []))
    assert [face.name for face in card.faces] == ["Sword", "Keep", "Dragon"]


def test_two_arts_of_one_plain_card_are_not_two_sides(tmp_path: Path) -> None:
    wiki = [
        "Hero,,Creature,Human,3,Fire,3000,DMX-09,1a,",
        "Other,,Creature,Human,4,Fire,3000,DMX-09,1b,",
    ]
    assert [len(card.faces) for card in imported(tmp_path, wiki, []).cards] == [1, 1]


@pytest.mark.clause("dm", "808.1")
@pytest.mark.clause("dm", "808.4")
def test_a_twinpact_is_one_card_under_the_joined_name_with_both_types(tmp_path: Path) -> None:
    text = '"■ Blocker\n=====\n■ Shield Trigger"'
    wiki = [f"Knight/Bright Wave,{text},Twinpact,Human,4,Light/Water,3000,DM-13,1,"]
    card = only_card(imported(tmp_path, wiki, []))
    assert [face.name for face in card.faces] == ["Knight / Bright Wave", "Knight", "Bright Wave"]
    assert card.front.types == ("creature", "spell")
    assert [face.attributes for face in card.faces] == [("light", "water"), ("light",), ("water",)]
    assert [face.keywords for face in card.faces[1:]] == [("Blocker",), ("S Trigger",)]
    assert card.faces[2].total_cost is None


def test_names_lose_what_a_wiki_address_put_into_them(tmp_path: Path) -> None:
    wiki = [
        "Torch %3D Toro,,Creature,Ghost,3,Fire,3000,DM-13,1,",
        "Leo (card),,Creature,Human,3,Fire,3000,DM-13,2,",
    ]
    assert {card.name for card in imported(tmp_path, wiki, []).cards} == {"Torch = Toro", "Leo"}


def test_card_text_exceptions_and_other_names_come_from_sourced_rows(tmp_path: Path) -> None:
    overrides = '[[rule]]\ncard = "Fish"\nkind = "copies"\nsection = "main"\nsource = "its own text"\n'
    aliases = '[[alias]]\ncard = "Fish"\nalias = "サカナ"\nsource = "a list"\n'
    wiki = ["Fish,,Creature,Gel Fish,3,Water,1000,DM-13,1,"]
    card = only_card(imported(tmp_path, wiki, [], overrides, aliases))
    assert [(one.kind, one.section, one.amount, one.source) for one in card.rules] == [
        ("copies", "main", None, "its own text")
    ]
    assert card.aliases == ("サカナ",)


def test_a_wrong_number_is_set_right_and_reported(tmp_path: Path) -> None:
    overrides = (
        '[[number]]\ncard = "Tide Glass"\nset = "DM-01 Base Set"\nwrong = "7/110"\nright = "8/110"\n'
        'why = "made up"\nsource = "made up"\n'
    )
    found = imported(tmp_path, [], [english("Tide Glass")], overrides)
    assert [one.number for one in only_card(found).printings] == ["8/110"]
    assert found.report.counts["number set right"] == 1


def test_an_override_without_a_card_is_reported(tmp_path: Path) -> None:
    overrides = '[[rule]]\ncard = "Nobody"\nkind = "copies"\nsection = "main"\nsource = "its own text"\n'
    found = imported(tmp_path, [], [english("Tide Glass")], overrides)
    assert found.report.examples["override for a card the sources lack"] == ["Nobody"]


def test_an_override_without_a_source_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ImportFault, match="aliases.toml.*no source"):
        imported(tmp_path, [], [], aliases='[[alias]]\ncard = "Fish"\nalias = "サカナ"\n')


def test_two_cards_under_one_number_get_different_ids(tmp_path: Path) -> None:
    wiki = ["Fish,,Creature,Gel Fish,3,Water,1000,DM-13,1,", "Bird,,Creature,Bird,3,Fire,1000,DM-13,1,"]
    found = imported(tmp_path, wiki, [])
    assert [card.id for card in found.cards] == ["ja-DM-13-1", "ja-DM-13-1-bird"]
    assert found.report.counts["number that another card took as its id"] == 1


@pytest.mark.parametrize(
    ("row", "says"),
    [
        ("Fish,,Seamonster,,3,Water,,DM-13,1,", "line 2: no card type 'Seamonster'"),
        ("Fish,,Spell,,3,Purple,,DM-13,1,", "line 2: no civilization 'purple'"),
        ("Fish,,Creature,,3,Water,lots,DM-13,1,", "line 2: 'lots' is no power"),
        ("Fish,,Spell,,many,Water,,DM-13,1,", "line 2: 'many' is no cost"),
        ("A/B/C,,Twinpact,,3,Water/Water,1,DM-13,1,", "line 2: 'A/B/C' is a twinpact"),
    ],
)
def test_a_row_that_cannot_be_meant_is_refused_with_its_line(tmp_path: Path, row: str, says: str) -> None:
    with pytest.raises(ImportFault, match=says):
        imported(tmp_path, [row], [])


def test_missing_and_malformed_files_are_named(tmp_path: Path) -> None:
    choices(tmp_path)
    with pytest.raises(ImportFault, match="cockatrice_all_cards.csv: cannot be read"):
        build(tmp_path, tmp_path)
    sources(tmp_path, [], [])
    (tmp_path / "duel_masters_cards.json").write_text("[]", encoding="utf-8")
    with pytest.raises(ImportFault, match="duel_masters_cards.json: not a JSON object"):
        build(tmp_path, tmp_path)
    (tmp_path / "cockatrice_all_cards.csv").write_text("Name\nFish\n", encoding="utf-8")
    with pytest.raises(ImportFault, match="has no column 'CardName'"):
        build(tmp_path, tmp_path)


def test_a_card_that_lacks_a_field_is_named(tmp_path: Path) -> None:
    card = english("Tide Glass")
    del card["cost"]
    with pytest.raises(ImportFault, match="Tide Glass: 'cost' is missing"):
        imported(tmp_path, [], [card])


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("", {}),
        (None, {"text": "blank"}),
        ("\u25a0 Blocker (This creature may stop attacks.)", {}),
        ("\u25a0 Power Attacker +2000", {"attack bonus": 2000}),
        ("\u25a0 Blocker\n\u25a0 Something printed that is no keyword.", {"text": 1}),
    ],
)
def test_a_text_is_told_by_what_of_it_is_no_keyword(text: str | None, facts: dict[str, int | str]) -> None:
    assert text_facts(text, []) == facts


def test_the_bonus_of_power_attacker_is_known_where_only_one_source_prints_it(tmp_path: Path) -> None:
    wiki = ["Iron Ram,■ Power Attacker,Creature,Beast Folk,3,Nature,2000+,DM-01,44,"]
    ram = english(
        "Iron Ram", type="Creature", power="2000+", subtypes=["Beast Folk"], civilizations=["Nature"]
    )
    ram["text"] = "Power attacker +4000 (While attacking, this creature gets +4000 power.)"
    card = only_card(imported(tmp_path, wiki, [ram]))
    assert card.faces[0].values == {"power": 2000, "attack bonus": 4000}
