"""Printed texts that a site's owner imports: looked at first, stored for this site, shown and searched."""

import json

import pytest
from django.core.management import CommandError, call_command
from django.urls import reverse

from cards import catalogue
from cards.models import PrintedText
from cards.search import CardQuery
from rules.systems import system
from tests.cards.matches import matches

pytestmark = pytest.mark.django_db

CARD = "BP01-002"


@pytest.fixture(autouse=True)
def rows():
    cards = system("sve").catalogue()
    catalogue.store("sve", [cards.get(one) for one in (CARD, "BP01-001")])


@pytest.fixture
def folder(tmp_path):
    def write(*rows: object):
        lines = [row if isinstance(row, str) else json.dumps(row) for row in rows]
        (tmp_path / "sve.jsonl").write_text("\n".join(lines), encoding="utf-8")
        return tmp_path

    return write


def found(text: str) -> set[str]:
    return {card.card_id for card in matches(CardQuery(text=f"system:sve {text}"))}


def test_texts_are_looked_at_first_and_nothing_is_stored(folder, capsys):
    given = folder(
        {"id": CARD, "text": "Purple prose."}, {"id": "XX-1", "text": "a"}, {"id": CARD, "text": ""}
    )
    call_command("importcards", "sve", texts=given)
    said = capsys.readouterr().out
    assert "1 texts of 1 cards; 1 sides are blank." in said
    assert "1 unknown cards are left out: XX-1." in said
    assert "Nothing was stored" in said
    assert not PrintedText.objects.exists()


def test_a_stored_text_stands_beside_our_words_and_is_searched(folder, client):
    assert found('text:"purple prose"') == set()
    call_command("importcards", "sve", texts=folder({"id": CARD, "text": "Purple <b>prose</b>."}), apply=True)
    assert found('text:"purple b prose"') == {CARD}
    for page in ("card", "card-preview"):
        shown = client.get(reverse(page, args=["sve", CARD])).content.decode()
        assert "Purple &lt;b&gt;prose&lt;/b&gt;." in shown
        assert "In our words, from the printed text; the card’s own text decides." in shown


def test_a_text_that_is_imported_again_replaces_the_first(folder):
    call_command("importcards", "sve", texts=folder({"id": CARD, "text": "Purple prose."}), apply=True)
    call_command("importcards", "sve", texts=folder({"id": CARD, "text": "Green verse."}), apply=True)
    assert PrintedText.objects.get().text == "Green verse."
    assert (found("text:purpleprose"), found("text:greenverse")) == (set(), {CARD})


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("{", "line 1"),
        ("[1]", "not an object"),
        ({"id": CARD}, "id and text are needed"),
        ({"id": CARD, "text": 7}, "text is 7"),
        ({"id": CARD, "text": "a", "words": ""}, "there is no field 'words'"),
        ({"id": CARD, "text": "a" * 10_001}, "at most 10000 characters"),
        ({"id": CARD, "text": "a", "face": 3}, "has no side 3"),
        ({"id": CARD, "text": "a", "face": -1}, "face is 0 or more"),
        ({"id": "XX-1", "text": "a"}, "has no text of a card"),
    ],
)
def test_bad_texts_are_refused_and_nothing_is_stored(folder, capsys, row, said):
    with pytest.raises(CommandError, match="nothing was stored"):
        call_command("importcards", "sve", texts=folder(row), apply=True)
    assert said in capsys.readouterr().out
    assert not PrintedText.objects.exists()


def test_a_folder_that_is_missing_or_without_a_source_is_named(tmp_path):
    with pytest.raises(CommandError, match="there is no folder"):
        call_command("importcards", "sve", texts=tmp_path / "gone")
    with pytest.raises(CommandError, match="nothing was stored"):
        call_command("importcards", "sve", texts=tmp_path)
    with pytest.raises(CommandError, match="either a file of cards or --texts"):
        call_command("importcards", "sve")
