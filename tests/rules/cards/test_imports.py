"""The bundled card files: written in one way for every game, and what an importer is given."""

import json
import re
from datetime import date
from importlib import import_module

import pytest

from rules.cards import Printing
from rules.cards.catalogue import card_from_json, card_to_json
from rules.cards.imports import Imported, ImportFault, Report, bundle, source_folder
from rules.cards.release_days import FILE, gather
from rules.cli import catalogue as catalogue_command
from rules.cli import main
from rules.reading.printed import PrintedText
from rules.systems import CODES, system
from tests.made_up_cards import made_up

OWN = [code for code in CODES if system(code).data.parent.name == code]


def card(card_id, name="Name"):
    return made_up(card_id, name, printings=[Printing("A", card_id)], types=("creature",), total_cost=0)


def bundled(cards, dated=date(2020, 2, 3)):
    report = Report()
    report.note("odd", "one thing")
    return bundle(Imported(cards, report), "any", "What was found", ("a.json", "b"), dated)


def test_the_first_line_of_each_file_names_sources_day_and_command():
    files = bundled([card("A-1")])
    assert set(files) == {"cards.jsonl", "report.md"}
    for text in files.values():
        first = text.splitlines()[0]
        assert "generated from a.json, b and the choices in overrides.toml, 2020-02-03" in first
        assert "python -m rules catalogue --system any --from FOLDER --write --dated 2020-02-03" in first
    assert "# What was found" in files["report.md"]
    assert "## odd: 1" in files["report.md"]


def test_cards_stand_in_the_order_of_their_ids_whatever_order_they_come_in():
    forward, backward = bundled([card("A-1"), card("B-1")]), bundled([card("B-1"), card("A-1")])
    assert forward == backward
    rows = [json.loads(line) for line in forward["cards.jsonl"].splitlines()[1:]]
    assert [row["id"] for row in rows] == ["A-1", "B-1"]


def test_the_source_folder_is_the_given_one_or_one_within_it(tmp_path):
    inside = tmp_path / "game"
    (inside / "b").mkdir(parents=True)
    (inside / "a.json").write_text("{}")
    assert source_folder(inside, ("a.json", "b")) == inside
    assert source_folder(tmp_path, ("a.json", "b")) == inside
    with pytest.raises(ImportFault, match=r"holds a\.json, c"):
        source_folder(tmp_path, ("a.json", "c"))
    with pytest.raises(ImportFault):
        source_folder(tmp_path / "missing", ("a.json",))


@pytest.mark.parametrize("code", OWN)
def test_the_bundled_cards_are_written_as_the_command_writes_them(code):
    sources = import_module(f"rules.games.{code}.importer").SOURCES
    head, *rows = (system(code).data / "cards.jsonl").read_text(encoding="utf-8").splitlines()
    dated = re.search(r", (\d{4}-\d\d-\d\d), by: ", head)
    assert dated
    cards = [card_from_json(json.loads(row)) for row in rows]
    again = bundle(Imported(cards, Report()), code, "", sources, date.fromisoformat(dated[1]))
    assert again["cards.jsonl"].splitlines() == [head, *rows]
    assert (system(code).data / "report.md").read_text(encoding="utf-8").startswith(f"<!-- {head[2:]} -->")


@pytest.mark.parametrize("code", OWN)
def test_the_bundled_days_of_release_keep_what_their_sets_file_says(code):
    data = system(code).data
    head, *rows = (data / "releases.jsonl").read_text(encoding="utf-8").splitlines()
    assert f"generated from {FILE} and the choices in sets.toml, " in head
    said = {(row["set"], row.get("region", "")): row for row in map(json.loads, rows)}
    for chosen in gather(data, None, code, Report()):
        kept = said[chosen.set, chosen.region]
        assert kept.get("first", "") >= chosen.to_json().get("first", "")
        assert kept.get("last", "9") <= chosen.to_json().get("last", "9")


def test_without_writing_the_command_says_what_would_change(capsys, monkeypatch, tmp_path):
    of = system("dm")
    importer = import_module("rules.games.dm.importer")
    held = list(of.catalogue())
    changed = {**card_to_json(held[0])}
    changed["faces"] = [{**changed["faces"][0], "cost": "99"}, *changed["faces"][1:]]
    cards = [card_from_json(changed), *held[2:], card("zz-NEW-1")]
    monkeypatch.setattr(importer, "build", lambda folder: Imported(cards, Report()))
    monkeypatch.setattr(catalogue_command, "texts_of", lambda code, folder: [PrintedText(held[0].id, None)])
    for name in importer.SOURCES:
        (tmp_path / name).write_text("")
    before = (of.data / "cards.jsonl").read_bytes()
    assert main(["catalogue", "--system", "dm", "--from", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert f"{len(held)} cards: 1 new, 1 changed, 1 gone" in said
    assert "Texts no text: 1" in said
    assert "new: zz-NEW-1" in said
    assert f"gone: {held[1].id}" in said
    assert "changed face cost: 1" in said
    assert f'{held[0].id} face cost: "{held[0].front.cost}" -> "99"' in said
    assert "nothing was written" in said
    assert (of.data / "cards.jsonl").read_bytes() == before
