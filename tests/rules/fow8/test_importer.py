"""The importer on small made-up collections: what it joins, restores, keeps apart and refuses."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.cards import Card
from rules.cards.imports import Imported, ImportFault, Report
from rules.games.fow8 import importer_fowsim
from rules.games.fow8 import importer_words as words
from rules.games.fow8.importer import build
from rules.games.fow8.importer_fowsim import FILE
from rules.games.fow8.importer_lackey import COLUMNS, FILES
from rules.games.fow8.importer_overrides import apply, overrides, rules_for
from rules.games.fow8.importer_source import SourceCard

SENTENCE = "Whenever a made-up lamp is lit, its keeper may ring the bell once."


def face(number: str, name: str, **others: Any) -> dict[str, Any]:
    row = {
        "id": number,
        "name": name,
        "type": ["Resonator"],
        "race": ["Human"],
        "cost": "{W}{1}",
        "colour": ["W"],
        "ATK": 400,
        "DEF": 300,
        "abilities": None,
        "divinity": "",
        "rarity": "C",
    }
    return {**row, **others}


def row(number: str, name: str, **others: str) -> dict[str, str]:
    cells = dict.fromkeys(COLUMNS, "")
    cells |= {"Name": name, "Set": number.split("-")[0], "SetID": number, "ImageFile": number}
    cells |= {"Type": "Resonator", "Subtype/Race": "Human", "Cost": "[L][1]", "ATK": "400", "DEF": "300"}
    return {**cells, "Attribute": "Light", "Rarity": "C", **others}


def written(folder: Path, faces: list[dict[str, Any]], **tables: list[dict[str, str]]) -> Path:
    sets: dict[str, list[dict[str, Any]]] = {}
    for one in faces:
        sets.setdefault(one["id"].split("-")[0], []).append(one)
    entries = [{"code": code, "name": code, "cards": cards} for code, cards in sets.items()]
    content = {"fow": {"clusters": [{"name": "Made up", "sets": entries}]}}
    (folder / FILE).write_text(json.dumps(content), encoding="utf-8")
    (folder / "lackey").mkdir()
    for file in FILES:
        lines = ["\t".join(COLUMNS)]
        lines += ["\t".join(one.values()) for one in tables.get(file.partition(".")[0], ())]
        (folder / "lackey" / file).write_text("\n".join(lines), encoding="utf-8")
    return folder


@pytest.fixture
def imported(tmp_path):
    def run(faces: list[dict[str, Any]], **tables: list[dict[str, str]]) -> Imported:
        return build(written(tmp_path, faces, **tables))

    return run


def only(found: Imported) -> Card:
    (card,) = found.cards
    return card


def test_a_ruler_and_its_j_ruler_are_one_card_with_the_front_first(imported):
    ruler = face("AAA-001", "Lamp Keeper", type=["Ruler"], cost=None, ATK="", DEF="")
    judged = face("AAA-001J", "Lamp Keeper [J-Ruler]", type=["J-Ruler"], cost=None)
    card = only(imported([ruler, judged]))
    assert [one.types for one in card.faces] == [("ruler",), ("j-ruler",)]
    assert [one.name for one in card.faces] == ["Lamp Keeper", "Lamp Keeper"]


def test_what_a_source_adds_to_a_name_is_no_part_of_it():
    assert words.printed_name("Lamp Keeper [J-Ruler]") == "Lamp Keeper"
    assert words.printed_name("[Variant] Lamp Keeper") == "Lamp Keeper"
    assert words.printed_name("Lamp Keeper (Stranger)") == "Lamp Keeper"
    assert words.printed_name("Magic Stone of Lamps  (VIN001)") == "Magic Stone of Lamps"
    assert words.printed_name("Lamp (Keeper's) Oath") == "Lamp (Keeper's) Oath"


@pytest.mark.clause("fow8", "206.1")
@pytest.mark.clause("fow8", "207.1")
def test_a_lost_zero_comes_back_by_rule_when_the_other_figure_is_there(imported):
    found = imported([face("AAA-001", "Lamp", ATK="")])
    assert only(found).front.values == {"attack": 0, "defense": 300}
    assert found.report.counts["printed zeros restored by rule"] == 1


def test_a_lost_zero_comes_back_from_the_plug_in(imported):
    found = imported(
        [face("AAA-001", "Lamp", ATK="", DEF="")], Grimm=[row("AAA-001", "Lamp", ATK="0", DEF="0")]
    )
    assert only(found).front.values == {"attack": 0, "defense": 0}
    assert found.report.counts["printed zeros restored from the plug-in"] == 2


def test_figures_that_both_lost_stay_unrecorded_and_are_counted(imported):
    found = imported([face("AAA-001", "Lamp", ATK="", DEF="")])
    assert only(found).front.values == {}
    assert found.report.examples["resonators without recorded figures"] == ["AAA-001 Lamp"]


def test_figures_on_a_chant_are_dropped(imported):
    found = imported([face("AAA-001", "Ring", type=["Chant"], ATK="", DEF=400)])
    assert only(found).front.values == {}


def test_reprints_are_one_card_with_all_printings(imported):
    found = imported([face("AAA-001", "Lamp"), face("BBB-007", "Lamp", rarity="SR")])
    card = only(found)
    assert card.id == "AAA-001"
    assert [(one.set, one.number, one.rarity) for one in card.printings] == [
        ("AAA", "AAA-001", "C"),
        ("BBB", "BBB-007", "SR"),
    ]


@pytest.mark.clause("fow8", "1405.1")
@pytest.mark.clause("fow8", "1405.2")
@pytest.mark.clause("fow8", "1405.3")
def test_an_old_chant_instant_and_its_new_chant_are_one_card_with_quickcast(imported):
    old = face("AAA-001", "Ring", type=["Spell:Chant-Instant"], ATK="", DEF="", race=[])
    new = face("BBB-001", "Ring", type=["Chant"], ATK="", DEF="", race=["Art"])
    card = only(imported([old, new]))
    assert (card.front.types, card.front.keywords) == (("chant",), ("Quickcast",))
    assert card.front.races == ("Art",)


@pytest.mark.clause("fow8", "1405.4")
def test_an_old_chant_standby_has_trigger(imported):
    card = only(imported([face("AAA-001", "Ring", type=["Spell:Chant-Standby"], ATK="", DEF="")]))
    assert (card.front.types, card.front.marks, card.front.keywords) == (
        ("chant",),
        ("standby",),
        ("Trigger",),
    )


def test_two_cards_with_one_name_and_other_figures_stay_apart(imported):
    found = imported([face("AAA-001", "Lamp"), face("BBB-001", "Lamp", ATK=900)])
    assert [card.id for card in found.cards] == ["AAA-001", "BBB-001"]
    assert found.report.examples["names that several different cards bear"] == ["AAA-001, BBB-001"]


def test_sets_that_only_the_plug_in_has_are_added_and_the_oldest_gives_the_number(imported):
    found = imported(
        [face("AAA-001", "Lamp")], Vahalla=[row("1-001", "Lamp")], Promo=[row("PR-01", "Lamp", Rarity="PR")]
    )
    card = only(found)
    assert card.id == "1-001"
    assert [one.set for one in card.printings] == ["1", "AAA", "PR"]


def test_a_ruler_of_the_oldest_sets_has_both_sides_glued_in_one_row(imported):
    glued = row("1-001", "Keeper", Type="Ruler", ATK="0 | 1500", DEF="0 | 800", ImageFile="1-001-r,1-001-j")
    card = only(imported([], Vahalla=[glued]))
    assert [one.types for one in card.faces] == [("ruler",), ("j-ruler",)]
    assert card.faces[1].values == {"attack": 1500, "defense": 800, "text": "blank"}
    assert card.foreign_ids == ("1-001-r,1-001-j", "1-001-r", "1-001-j")


def test_spelling_that_differs_becomes_an_alias(imported):
    found = imported([face("AAA-001", "Lamp")], Grimm=[row("AAA-001", "Lampp")])
    assert only(found).aliases == ("Lampp",)


def test_swapped_numbers_give_no_aliases(imported):
    found = imported(
        [face("AAA-001", "Bell"), face("AAA-002", "Lamp")],
        Grimm=[row("AAA-001", "Lamp"), row("AAA-002", "Bell")],
    )
    assert [card.aliases for card in found.cards] == [(), ()]
    assert found.report.counts["names that differ"] == 2


def test_facts_that_differ_are_counted_and_the_simulator_kept(imported):
    found = imported([face("AAA-001", "Lamp")], Grimm=[row("AAA-001", "Lamp", Cost="[F]", ATK="900")])
    assert only(found).front.cost == "{W}{1}"
    assert found.report.counts["cost: the sources differ, undecided, simulator kept"] == 1
    assert found.report.counts["attack: the sources differ, undecided, simulator kept"] == 1


def test_a_blank_rarity_is_filled(imported):
    found = imported([face("AAA-001", "Lamp", rarity="")], Grimm=[row("AAA-001", "Lamp", Rarity="SR")])
    assert only(found).printings[0].rarity == "SR"


def test_tokens_are_left_out_and_counted(imported):
    found = imported([face("AAA-001", "Lamp")], Extras=[row("T-001", "Lamp Token", Set="T")])
    assert [card.name for card in found.cards] == ["Lamp"]
    assert found.report.counts["tokens left out, since no deck holds them"] == 1


@pytest.mark.clause("fow8", "201.4d")
def test_only_a_printed_stone_is_a_stone(imported):
    treated = face("AAA-001", "Lamp", type=["Resonator", "Fire Magic Stone"])
    stone = face(
        "AAA-002",
        "Fire Magic Stone",
        type=["Magic Stone", "Basic Magic Stone", "Fire Magic Stone"],
        ATK="",
        DEF="",
    )
    lamp, printed = imported([treated, stone]).cards
    assert lamp.front.types == ("resonator",)
    assert (printed.front.types, printed.front.marks) == (("magic stone",), ("basic", "fire"))


@pytest.mark.clause("fow8", "203.5")
@pytest.mark.clause("fow8", "203.5a")
@pytest.mark.clause("fow8", "203.5b")
@pytest.mark.parametrize(
    ("printed", "cost", "total"),
    [
        ("[Wa][Wa][2]", "{U}{U}{2}", 4),
        ("[F][x]", "{R}{X}", 1),
        ("{0}", "{0}", 0),
        ("0", "{0}", 0),
        ("", "", 0),
    ],
)
def test_a_cost_is_translated_and_added_up(printed, cost, total):
    assert words.cost(printed, "here") == cost
    assert words.total_cost(cost) == total


@pytest.mark.clause("fow8", "1408.1")
@pytest.mark.clause("fow8", "1414.1")
def test_keywords_are_those_that_open_a_paragraph_in_the_rulebooks_words():
    assert words.keywords_of_text(["[Target Attack] [Flying] Others gain [Pierce]."]) == (
        "Precision",
        "Flying",
    )
    assert words.keywords_of_text(["[J-Activate] {W}{W}", "[Grimoire] (5) (…)"]) == (
        "Judgment {W}{W}",
        "Grimoire 5",
    )
    assert words.keywords_of_text(["Dolls gain [Quickcast]."]) == ()


def test_no_sentence_of_a_card_reaches_the_catalogue(imported):
    found = imported([face("AAA-001", "Lamp", abilities=[f"[Flying] {SENTENCE}"])])
    assert SENTENCE not in repr(found)
    assert only(found).front.keywords == ("Flying",)


def source_cards(faces: list[dict[str, Any]], tmp_path: Path) -> dict[str, SourceCard]:
    return importer_fowsim.read(written(tmp_path, faces), Report())


def test_overrides_change_facts_join_forms_and_add_aliases(tmp_path):
    cards = source_cards([face("AAA-001", "Lamp"), face("AAA-002J", "Lit Lamp")], tmp_path)
    report = Report()
    tables = {
        "fact": [{"card": "AAA-001", "field": "cost", "value": "{R}", "source": "made up"}],
        "form": [{"card": "AAA-001", "form": "AAA-002J", "source": "made up"}],
        "alias": [{"card": "AAA-001", "name": "Lantern", "source": "made up"}],
    }
    apply(cards, tables, report)
    (card,) = cards.values()
    assert (card.front.cost, card.front.total_cost, card.aliases) == ("{R}", 1, ("Lantern",))
    assert [one.name for one in card.faces] == ["Lamp", "Lit Lamp"]
    assert report.counts["facts overridden"] == 1


def test_an_override_of_a_field_that_there_is_not_is_refused(tmp_path):
    cards = source_cards([face("AAA-001", "Lamp")], tmp_path)
    tables = {"fact": [{"card": "AAA-001", "field": "shine", "value": 1, "source": "made up"}]}
    with pytest.raises(ImportFault, match="no field 'shine'"):
        apply(cards, tables, Report())


def test_an_override_without_a_source_is_refused(tmp_path):
    path = tmp_path / "overrides.toml"
    path.write_text('[[alias]]\ncard = "AAA-001"\nname = "Lantern"\n', encoding="utf-8")
    with pytest.raises(ImportFault, match="has no source"):
        overrides(path)


@pytest.mark.clause("fow8", "402.8")
def test_a_rule_in_a_cards_text_stands_on_the_card_with_its_source():
    row = {"card": "AAA-001", "kind": "copies", "section": "main", "amount": 12, "source": "its text"}
    (rule,) = rules_for(("ZZZ-009", "AAA-001"), {"rule": [row]})
    assert (rule.kind, rule.section, rule.amount, rule.source) == ("copies", "main", 12, "its text")
    assert rules_for(("BBB-001",), {"rule": [row]}) == ()


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(ImportFault, match=FILE):
        build(tmp_path)
    (written(tmp_path, [face("AAA-001", "Lamp")]) / "lackey" / "Grimm.txt").unlink()
    with pytest.raises(ImportFault, match=r"lackey/Grimm\.txt"):
        build(tmp_path)


def test_a_file_that_is_not_the_simulators_is_refused(tmp_path):
    (tmp_path / FILE).write_text("{}", encoding="utf-8")
    with pytest.raises(ImportFault, match="not the simulator's card file"):
        build(tmp_path)


def test_a_face_without_a_field_is_named(tmp_path):
    broken = face("AAA-001", "Lamp")
    del broken["colour"]
    with pytest.raises(ImportFault, match="AAA-001: 'colour' is missing"):
        build(written(tmp_path, [broken]))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"type": ["Gadget"]}, "AAA-001: the card type 'Gadget' is unknown"),
        ({"cost": "{Q}"}, "AAA-001: the will symbol 'Q'"),
        ({"colour": ["Z"]}, "AAA-001: the attribute 'Z'"),
    ],
)
def test_a_word_that_nobody_translated_is_refused_with_its_place(tmp_path, change, message):
    with pytest.raises(ImportFault, match=message):
        build(written(tmp_path, [face("AAA-001", "Lamp", **change)]))


def test_a_table_with_another_heading_or_a_torn_line_is_refused(tmp_path):
    folder = written(tmp_path, [face("AAA-001", "Lamp")])
    (folder / "lackey" / "Grimm.txt").write_text("\t".join(COLUMNS) + "\nLamp\tAAA", encoding="utf-8")
    with pytest.raises(ImportFault, match=r"Grimm\.txt: line 2 has 2 cells"):
        build(folder)
    (folder / "lackey" / "Grimm.txt").write_text("Name\tSet", encoding="utf-8")
    with pytest.raises(ImportFault, match=r"Grimm\.txt: line 1"):
        build(folder)
