"""What is accepted: all of a text, in one way, of what the game carries out; else the reason is said."""

import pytest

from rules.language.abilities import Spell
from rules.language.effects import Draw
from rules.reading.explained import explained
from rules.reading.house import LONGEST_TEXT, MOST_TOKENS
from tests.rules.reading.made_up import CREATURE, HOUSES

HOUSE = HOUSES["en"]


def read(text: str):
    return HOUSE.read(text, CREATURE)


def test_a_text_read_whole_gives_its_abilities_and_keywords_in_order():
    reading = read("Swift\nDraw 2 cards.\nDraw 3 cards.")
    assert (reading.status, reading.reason) == ("read", "")
    assert reading.abilities == (Spell(Draw(2)), Spell(Draw(3)))
    assert reading.keywords == {"Swift"}


def test_a_text_of_which_some_paragraphs_are_read_is_partly_read_and_names_the_others():
    reading = read("Draw 2 cards.\nDance 2 cards.")
    assert reading.status == "partly"
    assert [(part.text, part.reason, part.detail) for part in reading.unread] == [
        ("Dance 2 cards.", "unknown words", ("Dance",))
    ]
    assert reading.abilities == (Spell(Draw(2)),)


@pytest.mark.parametrize(
    ("text", "reason", "detail"),
    [
        ("", "no text", ""),
        ("  \n ", "no text", ""),
        ("draw \N{REPLACEMENT CHARACTER}", "damaged text", "\N{REPLACEMENT CHARACTER}"),
        ("x" * (LONGEST_TEXT + 1), "too long", "5001 characters"),
        ("a " * (MOST_TOKENS + 1), "too long", "401 words"),
        ("Draw 2 creature.", "no reading", ""),
        ("Zeichne 2 Karten.", "unknown words", "Zeichne"),
        ("take 2 cards.", "two readings", '{"draw":2}'),
        ("destroy target ghost.", "not sayable", "no such type"),
    ],
)
def test_a_text_that_is_not_certain_is_refused_with_the_reason(text, reason, detail):
    reading = read(text)
    assert (reading.status, reading.reason) == ("unread", reason)
    assert reading.abilities == ()
    told = [*reading.detail, *(word for part in reading.unread for word in part.detail)]
    assert detail in " ".join(told)


def test_the_way_of_a_text_is_shown_up_to_where_it_stops():
    lines = list(explained("draw 2 cards. dance\nswift", CREATURE, HOUSE))
    assert "unknown words: dance" in lines
    assert any(line.startswith("  clause “draw 2 cards .”") for line in lines)
    assert any(line.startswith("means: ") for line in lines)
    assert list(explained("\N{REPLACEMENT CHARACTER}", CREATURE, HOUSE)) == [
        "damaged: \N{REPLACEMENT CHARACTER}"
    ]
