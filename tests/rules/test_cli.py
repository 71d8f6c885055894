"""The command line: what it prints, and its exit status 0, 1 or 2."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import rules
from rules.cli import main
from rules.decklist import limits
from rules.systems import CODES
from tests.rules.test_cases import ALL

ROOT = Path(__file__).parent.parent.parent
WRONG = "[Ruler]\n1 CMF-005\n[Main]\n5 Thunder\n1 Tunder\n2 ???\n"


@pytest.fixture
def legal():
    """A legal deck: one that the case files say is legal."""
    for path in sorted((ROOT / "tests" / "cases" / "fow8").glob("*.deck")):
        text = path.read_text(encoding="utf-8")
        deck = rules.read_decklist(text, "fow8").deck
        if rules.check(deck).outcome == "legal":
            return path
    raise AssertionError("no case file is a legal deck of the default format")


@pytest.fixture
def wrong(tmp_path):
    path = tmp_path / "wrong.txt"
    path.write_text(WRONG, encoding="utf-8")
    return path


def run(capsys, *arguments):
    """Run a command and return its status, what it printed and what it complained of."""
    try:
        status = main([str(argument) for argument in arguments])
    except SystemExit as left:
        status = left.code
    said = capsys.readouterr()
    return status, said.out, said.err


def type_in(monkeypatch, data):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def test_a_legal_deck_leaves_with_0(capsys, legal):
    status, out, err = run(capsys, "check", legal, "--system", "fow8")
    assert (status, err) == (0, "")
    assert "LEGAL" in out
    assert "Findings" not in out


def test_a_deck_that_is_not_legal_leaves_with_1_and_says_all_that_is_wrong(capsys, wrong):
    status, out, err = run(capsys, "check", wrong, "--system", "fow8")
    assert (status, err) == (1, "")
    for said in ("ILLEGAL", "402.", "Thunder (CMF-038)", "found:", "allowed:", "Line 5", "Line 6", "Tunder"):
        assert said in out


def test_the_system_is_found_out_where_it_is_not_said(capsys, legal):
    status, out, _ = run(capsys, "check", legal)
    assert status == 0
    assert "Recognised as Force of Will" in out.replace("\n", " ")


def test_a_deck_of_a_file_with_several_is_chosen_by_its_number(capsys, tmp_path):
    file = tmp_path / "decks.json"
    decks = [{"name": name, "cards": [{"name": "Thunder", "count": 4}]} for name in ("Rain", "Snow")]
    file.write_text(json.dumps(decks))
    _, out, _ = run(capsys, "check", file, "--system", "fow8", "--deck", "2")
    assert "Deck     Snow" in out and "Decks in the file, choose one with --deck (2)" in out
    _, out, _ = run(capsys, "convert", file, "--system", "fow8", "--to", "text", "--deck", "2")
    assert out.startswith("# name: Snow")
    status, _, said = run(capsys, "check", file, "--system", "fow8", "--deck", "3")
    assert status == 2 and "there is no deck 3; the file holds 2" in said


def test_the_json_of_a_verdict_has_exactly_these_keys(capsys, wrong):
    status, out, _ = run(capsys, "check", wrong, "--system", "fow8", "--json", "--as-of", "2018-10-01")
    data = json.loads(out)
    assert status == 1
    assert {"system", "format", "as_of", "list_date", "verdict", "sections", "findings", "unresolved"} <= set(
        data
    )
    assert set(data) - {
        "detected",
        "notes",
        "headline",
        "formats",
        "outside",
        "ignored",
        "decks",
        "deck",
    } == set(rules.verdict_to_json(rules.check(rules.Deck("fow8", ()))))
    assert (data["system"], data["format"], data["as_of"]) == ("fow8", "constructed", "2018-10-01")
    assert data["verdict"] == "illegal"
    assert {
        "code",
        "severity",
        "clauses",
        "section",
        "cards",
        "actual",
        "allowed",
        "list",
        "message",
    } <= set(data["findings"][0])
    assert [(line["line"], line["why"]) for line in data["unresolved"]] == [
        (5, "unknown_card"),
        (6, "unknown_card"),
    ]
    assert data["unresolved"][0]["text"] == "1 Tunder"
    assert "Thunder" in data["unresolved"][0]["suggestions"]


def test_a_dash_reads_the_standard_input(capsys, monkeypatch, legal):
    type_in(monkeypatch, legal.read_bytes())
    assert run(capsys, "check", "-", "--system", "fow8")[0] == 0


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "empty"),
        (b"\xff\xfe\xfa", ""),
        (b"\x00\x01", "binary"),
        (b"<deck>", "broken XML"),
        (b"1 A\n" * 10_000, "10000 lines"),
        (b"4 Thunder\n" * 104_858, str(limits.MOST_BYTES)),
    ],
)
def test_a_file_that_is_no_deck_list_leaves_with_2_and_the_reason(capsys, monkeypatch, tmp_path, data, says):
    path = tmp_path / "list"
    path.write_bytes(data)
    type_in(monkeypatch, data)
    for name in (path, "-"):
        status, out, err = run(capsys, "check", name, "--system", "fow8")
        assert (status, out) == (2, "")
        assert err.startswith("rules check: ")
        assert says in err


def test_a_missing_file_and_a_folder_are_named(capsys, tmp_path):
    wanted = {tmp_path / "nothing.txt": "give the path of a deck list, or -", tmp_path: "add --report"}
    for path, right in wanted.items():
        status, _, err = run(capsys, "check", path, "--system", "fow8")
        assert status == 2
        assert repr(str(path)) in err
        assert right in err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "COMMAND"),
        (["dance"], "dance"),
        (["check"], "FILE"),
        (["check", "x", "--system", "chess"], "chess"),
        (["check", "x", "--as-of", "yesterday"], "'yesterday' is not a date; write it as 2018-10-24"),
        (["check", "x", "--as-of", "2018-02-30"], "'2018-02-30' is not a date"),
        (["convert", "x"], "--to"),
        (["convert", "x", "--to", "pdf"], "pdf"),
        (["formats", "--system", "chess"], "chess"),
        (["card"], "NAME"),
        (["catalogue", "--system", "dm"], "--from"),
    ],
)
def test_wrong_usage_leaves_with_2_and_quotes_it(capsys, arguments, says):
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert says in err


def test_an_unknown_format_names_those_of_the_system(capsys, wrong):
    status, _, err = run(capsys, "check", wrong, "--system", "fow8", "--format", "modern")
    assert status == 2
    assert "fow8 has no format 'modern'; it has constructed, " in err


def test_a_check_leads_with_todays_tournaments_then_the_rulebook(capsys, wrong):
    _, out, _ = run(capsys, "check", wrong, "--system", "fow8", "--as-of", "2018-10-01")
    first, *others = out.splitlines()
    assert first.startswith("Not legal in ") and "Wanderer" in out.split("By the rulebook alone")[0]
    assert "By the rulebook alone (Constructed): " in "\n".join(others[:4])
    data = json.loads(run(capsys, "check", wrong, "--system", "fow8", "--json")[1])
    assert data["headline"].startswith("Not legal in ")
    assert data["formats"][0]["status"] == "tournament"


def test_what_is_not_known_is_said_in_a_players_words(capsys, tmp_path):
    case = next(one for one in ALL if one.name == "wanderer_after_august_2022")
    (tmp_path / "deck.txt").write_text(case.text, encoding="utf-8")
    asked = ("--system", "fow8", "--format", "wanderer", "--as-of", "2024-01-01")
    status, out, _ = run(capsys, "check", str(tmp_path / "deck.txt"), *asked)
    assert status == 1
    assert "Wanderer (wanderer); list known up to 2022-08-25, checked as of 2024-01-01" in out
    assert "UNKNOWN: no fault found, list known up to 2022-08-25" in out
    assert "bans after it are not checked" in " ".join(out.split())


def test_formats_are_listed_for_one_system_or_all(capsys):
    status, out, _ = run(capsys, "formats", "--system", "dm")
    assert status == 0
    assert "hall-of-fame (tournament, default)" in out
    assert "fow8" not in out
    data = json.loads(run(capsys, "formats", "--json")[1])
    assert {row["system"] for row in data} == set(CODES)
    assert all(
        {"code", "name", "about", "status", "default", "extends", "source", "changes"} <= set(row)
        for row in data
    )
    assert sum(row["default"] for row in data) == len(CODES)


def test_a_card_is_shown_by_name_number_and_id(capsys):
    for asked in ("Thunder", "CMF-038", "cmf-038"):
        status, out, _ = run(capsys, "card", asked, "--system", "fow8")
        assert status == 0
        assert "Thunder  [fow8 CMF-038]" in out
        assert "goes in: Main deck" in out
    status, out, _ = run(capsys, "card", "Thunder", "--json")
    assert status == 0
    assert {row["system"] for row in json.loads(out)["cards"]} >= {"fow8", "fow5"}


def test_an_unknown_card_leaves_with_1_and_near_names(capsys):
    status, out, _ = run(capsys, "card", "Tunder", "--system", "fow8")
    assert status == 1
    assert "no card named 'Tunder' in fow8" in out
    assert "did you mean “Thunder”" in out
    status, out, _ = run(capsys, "card", "Tunder", "--system", "fow8", "--json")
    assert (status, json.loads(out)["cards"]) == (1, [])
    assert json.loads(out)["nearest"]["fow8"][0] == "Thunder"


def test_the_beginning_of_a_name_offers_the_names_that_begin_so(capsys):
    status, out, _ = run(capsys, "card", "grimm", "--system", "fow8", "--json")
    near = json.loads(out)["nearest"]["fow8"]
    assert status == 1
    assert near
    assert all(name.startswith("Grimm") for name in near)
    assert sorted(near, key=len) == near


def test_a_card_says_how_much_of_its_text_the_keywords_leave_out(capsys):
    assert "  text: 1 paragraph besides keywords\n" in run(capsys, "card", "Holy Awe")[1]
    assert "  text: blank in the sources\n" in run(capsys, "card", "SDAO1-025")[1]


def test_every_deck_rule_that_a_card_prints_can_be_said(capsys):
    for code in CODES:
        for card in rules.system(code).catalogue():
            if card.rules:
                status, out, _ = run(capsys, "card", card.id, "--system", code)
                assert (status, out.count("deck rule: ")) == (0, len(card.rules)), card.id


def test_clauses_are_counted_for_every_system(capsys):
    status, out, _ = run(capsys, "clauses", "--json")
    data = json.loads(out)
    assert status == 0
    assert list(data) == list(CODES)
    for one in data.values():
        parts = (one["demonstrated"], one["not_executable"], one["missing"])
        assert sum(map(len, parts)) == one["clauses"]
        assert all(one["not_executable"].values())
    lines = run(capsys, "clauses")[1].splitlines()
    assert [line.split()[0] for line in lines] == ["system", *CODES]
    missing = run(capsys, "clauses", "--system", "setcg", "--missing")[1].split("\n")
    assert [line.split(" ", 1)[1] for line in missing if line] == data["setcg"]["missing"]


@pytest.mark.parametrize("form", ["text", "dek", "o8d", "cod", "json"])
def test_a_converted_list_is_the_same_deck(capsys, monkeypatch, legal, form):
    status, out, err = run(capsys, "convert", legal, "--to", form, "--system", "fow8")
    assert (status, err) == (0, "")
    type_in(monkeypatch, out.encode())
    assert run(capsys, "check", "-", "--system", "fow8")[0] == 0


def test_what_cannot_be_converted_is_told_and_kept(capsys, wrong):
    status, out, err = run(capsys, "convert", wrong, "--to", "text", "--system", "fow8")
    assert status == 1
    assert "line 5: unknown card: 1 Tunder" in err
    assert "1 Tunder" in out.splitlines()


def test_a_catalogue_needs_its_source_files_and_a_day_to_be_written(capsys, tmp_path):
    status, _, err = run(capsys, "catalogue", "--system", "dm", "--from", tmp_path)
    assert status == 2
    assert "duel_masters_cards.json, cockatrice_all_cards.csv" in err
    status, _, err = run(capsys, "catalogue", "--system", "dm", "--from", tmp_path, "--write")
    assert status == 2
    assert "--write needs --dated DAY" in err
    status, _, err = run(capsys, "catalogue", "--system", "fow5", "--from", tmp_path)
    assert status == 2
    assert "fowsim_cards.json, lackey" in err


def test_a_reader_that_closes_the_pipe_early_is_no_fault():
    command = [sys.executable, "-m", "rules", "clauses", "--missing"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.close()
    said = process.stderr.read()
    assert (process.wait(60), said) == (0, b"")


def test_the_module_runs_as_a_program_where_the_terminal_knows_few_letters(legal):
    done = subprocess.run(
        [sys.executable, "-m", "rules", "check", str(legal), "--system", "fow8"],
        cwd=ROOT,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"LEGAL" in done.stdout


def test_with_a_system_given_no_other_catalogue_is_read():
    code = (
        "import rules\n"
        "from importlib import import_module\n"
        "rules.check(rules.read_decklist('[Main]\\n4 Thunder\\nno card', 'fow8').deck)\n"
        "for code in ('setcg', 'dm', 'sve'):\n"
        "    assert import_module(f'rules.games.{code}.system').catalogue.cache_info().currsize == 0, code\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
