"""`python -m rules read`: texts from a file or the sources, what each means, and the totals at the end."""

import json

import pytest

from rules.cli import main

DRAW = {"text": "{[fanfare]} Draw a card.", "types": ["follower"], "name": "Anybody"}


def run(capsys, tmp_path, *lines: object, more: tuple[str, ...] = ()) -> tuple[int, str, str]:
    file = tmp_path / "texts.jsonl"
    written = (line if isinstance(line, str) else json.dumps(line) for line in lines)
    file.write_text("\n".join(written), encoding="utf-8")
    status = main(["read", "--system", "sve", str(file), *more])
    out, err = capsys.readouterr()
    return status, out, err


def rows(out: str) -> list[dict]:
    return [json.loads(line) for line in out.splitlines()]


def test_each_text_gives_a_line_with_trees_and_words_and_the_last_line_counts_them(capsys, tmp_path):
    status, out, _ = run(capsys, tmp_path, DRAW, {"text": "Yodel."}, {"text": None}, more=("--json",))
    read, unread, blank, totals = rows(out)
    assert status == 0
    assert (read["status"], read["reason"], read["unread"]) == ("read", "", [])
    assert read["abilities"] == [{"triggered": {"event": "enters", "effect": "draw"}}]
    assert read["words"] == ["When this card enters the field, draw a card."]
    assert (unread["status"], unread["reason"], unread["detail"]) == ("unread", "unknown words", ["Yodel"])
    assert blank["reason"] == "no text"
    assert totals["totals"] == {
        "read": 1,
        "unread": 2,
        "reasons": {"unknown words": 1, "no text": 1},
        "percent": 50.0,
    }


def test_a_card_of_the_catalogue_brings_its_own_facts(capsys, tmp_path):
    line = {"id": "BP01-002", "text": "Storm."}
    [row, _] = rows(run(capsys, tmp_path, line, more=("--json",))[1])
    assert (row["id"], row["status"], row["reason"]) == ("BP01-002", "unread", "facts differ")
    assert "the facts do not have Storm" in row["detail"]


def test_the_way_of_a_text_is_shown_where_that_is_asked(capsys, tmp_path):
    _, out, _ = run(capsys, tmp_path, {"text": "Draw a card. Yodel."}, more=("--explain",))
    assert "unknown words: Yodel" in out


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("{", "line 1 is no JSON: '{'"),
        ("[1]", "line 1 needs the form"),
        ({"text": 3}, "line 1 needs the form"),
        ({"text": "", "colour": "red"}, "line 1 has 'colour'; known are id, name"),
        ({"id": "XX-1", "text": ""}, "sve has no card 'XX-1'"),
        ({"id": "BP01-001", "face": 4, "text": ""}, "'BP01-001' has 1 sides"),
        ({"text": "", "types": "follower"}, "'types' is a list of words, not 'follower'"),
        ({"text": "", "language": "fr"}, "'fr' is not read in sve, only en, ja"),
    ],
)
def test_a_line_that_is_no_text_of_a_card_is_quoted(capsys, tmp_path, line, fault):
    status, _, err = run(capsys, tmp_path, line)
    assert status == 2
    assert fault in err


@pytest.mark.parametrize(
    "text",
    ["<b>Draw</b> a card.", "x" * 100_000, "((((((" * 200, "Ziehe eine Karte.", "draw " * 900, "\x00\u202e"],
)
def test_nonsense_is_refused_with_a_reason(capsys, tmp_path, text):
    [row, _] = rows(run(capsys, tmp_path, {"text": text}, more=("--json",))[1])
    assert row["status"] == "unread"
    assert row["reason"]
    assert row["abilities"] == []


def test_a_folder_without_the_sources_is_named(capsys, tmp_path):
    assert main(["read", "--system", "sve", "--from", str(tmp_path)]) == 2
    assert "english_texts.tsv" in capsys.readouterr().err
