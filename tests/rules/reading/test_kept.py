"""Texts of a catalogue read and kept as rows, and rows read back into trees that the game carries out."""

import json

import pytest

from rules.cards import Catalogue, Face
from rules.language.abilities import Spell
from rules.language.codec import Malformed
from rules.language.effects import Draw
from rules.reading.collected import DIFFERENT, agree, collect, status
from rules.reading.kept import NO_TEXT, BadTrees, KeptTexts
from rules.reading.printed import PrintedText, tenth_of
from tests.made_up_cards import made_up
from tests.rules.language.made_up import MADE_UP
from tests.rules.reading.made_up import CREATURE, HOUSES

CARD = made_up("C-1", Face("Front", ("creature",)), Face("Back", ("creature",)))
CATALOGUE = Catalogue([CARD])


def rows(*texts: PrintedText):
    return collect(texts, HOUSES, CATALOGUE, MADE_UP.schema)


def kept(path, *lines: object) -> KeptTexts:
    path.write_text("# a first line\n" + "".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    return KeptTexts(path, MADE_UP, lambda card_id: None)


def test_what_is_read_of_each_side_is_kept_and_read_back(tmp_path):
    made = rows(PrintedText("C-1", "Draw 2 cards.\nSwift"), PrintedText("C-1", "Draw 2 cards.\nDance.", 1))
    texts = kept(tmp_path / "abilities.jsonl", *made).of("C-1")
    assert texts[0].whole
    assert (texts[0].abilities, texts[0].keywords) == ((Spell(Draw(2)),), {"Swift"})
    assert (texts[1].status, texts[1].reason, texts[1].unread, texts[1].paragraphs) == (
        *("partly", "unknown words", 1, 2),
    )


def test_no_sentence_of_the_text_is_kept():
    assert "Dance" not in json.dumps(rows(PrintedText("C-1", "Draw 2 cards.\nDance.")))


def test_texts_of_cards_that_there_are_not_are_left_out():
    assert rows(PrintedText("C-2", "Draw 2 cards."), PrintedText("C-1", "Draw 2 cards.", 2)) == []


def test_a_blank_text_is_told_from_one_that_is_not_read():
    assert [status(row) for row in rows(PrintedText("C-1", None), PrintedText("C-1", "Dance.", 1))] == [
        *("no text", "unread"),
    ]


@pytest.mark.parametrize(
    ("latin", "reason"),
    [
        ("trahe2.", None),
        ("trahe3.", DIFFERENT),
        ("trahe3.\nsalta.", DIFFERENT),
        ("salta.", None),
        (None, None),
    ],
)
def test_a_text_in_two_languages_must_mean_the_same_in_both(latin, reason):
    [row] = rows(PrintedText("C-1", "Draw 2 cards."), PrintedText("C-1", latin, language="la"))
    assert row.get("reason") == reason
    assert bool(row.get("abilities")) == (reason is None)


def test_paragraphs_may_stand_in_another_order_and_icons_beside_the_text_are_left_out():
    english = HOUSES["en"].read("Draw 2 cards.\nDraw 3 cards.\nSwift", CREATURE)
    latin = HOUSES["la"].read("trahe3.\ntrahe2.", CREATURE)
    assert agree([english, latin], icons=frozenset({"Swift"}))
    assert not agree([english, latin])
    twice = HOUSES["la"].read("trahe2.\ntrahe2.\ntrahe3.", CREATURE)
    assert not agree([english, twice], icons=frozenset({"Swift"}))


def test_a_card_of_which_nothing_is_kept_has_no_texts(tmp_path):
    assert kept(tmp_path / "abilities.jsonl").of("C-1") == {}
    assert KeptTexts(tmp_path / "none.jsonl", MADE_UP, lambda card_id: None).of("C-1") == {}
    assert not NO_TEXT.whole


def test_a_tree_that_the_game_does_not_carry_out_is_refused_with_the_card_and_the_path(tmp_path):
    row = {"id": "C-1", "status": "read", "abilities": [{"spell": {"effect": {"move_to": ["this", "x"]}}}]}
    with pytest.raises(Malformed, match="C-1"):
        kept(tmp_path / "abilities.jsonl", row).of("C-1")
    row["abilities"] = [{"spell": {"effect": {"move_to": {"what": "this", "zone": "nowhere"}}}}]
    with pytest.raises(BadTrees, match=r"C-1\[0\]\.effect\.zone.*nowhere"):
        kept(tmp_path / "other.jsonl", row).of("C-1")


def test_a_card_is_in_the_same_tenth_always():
    assert [tenth_of(card_id) for card_id in ("C-1", "C-2", "C-3")] == [2, 0, 4]
    assert {tenth_of(f"C-{n}") for n in range(200)} == set(range(10))
