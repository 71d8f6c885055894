"""Texts that no card prints are refused by the readers of every game, with the reason and in bounded time."""

from time import process_time

import pytest

from rules.cards import Face
from rules.houses import houses_of
from rules.reading.house import House
from rules.systems import CODES, system

HOUSES = {(code, language): house for code in CODES for language, house in houses_of(code).items()}
SECONDS = 4.0
"""Far more than any card takes, and far less than reading 100 kB would."""
TEXTS = {
    "markup": "<p onclick='x()'>Draw <b>two</b> cards.</p>",
    "a template": "{{cardtext|Draw|%s}} [[Category:Cards]] {% if x %}",
    "another language": "Ziehe zwei Karten und lege eine davon auf den Friedhof.",
    "a language without spaces": "從你的牌庫抽兩張牌，然後棄一張牌。",
    "nonsense": "colourless green ideas sleep furiously",
    "signs": "((((((" * 200,
    "quotes": '"' * 501,
    "numbers": "1 2 3 4 5 " * 60,
    "brackets that do not match": "[Draw (a card} {]",
    "hidden signs": "\x00\u202e\u200b\ufeff",
    "lone surrogates": "\ud800 Draw",
    "a word said again and again": "draw " * 900,
    "100 kB of one letter": "x" * 100_000,
    "100 kB of lines": "draw a card.\n" * 8_000,
    "100 kB of sentences": "Draw 2 cards, then discard 2 cards. " * 2_800,
    "joints without end": "you may draw a card and " * 190,
    "lists without end": "a card or " * 400,
}


def refused(house: House, face: Face, text: str) -> str:
    """Return the reason why a text is not read; it has one, and no ability comes of it."""
    reading = house.read(text, face)
    assert reading.status == "unread"
    assert reading.abilities == ()
    assert reading.keywords == frozenset()
    return reading.reason


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("code, language", HOUSES)
def test_what_no_card_prints_is_refused_with_the_reason_in_bounded_time(
    code: str, language: str, text: str
) -> None:
    face = next(iter(system(code).catalogue())).front
    start = process_time()
    assert refused(HOUSES[code, language], face, text)
    assert process_time() - start < SECONDS


@pytest.mark.parametrize("code, language", HOUSES)
def test_a_text_of_100_kb_is_refused_for_its_length(code: str, language: str) -> None:
    face = next(iter(system(code).catalogue())).front
    assert refused(HOUSES[code, language], face, "x" * 100_000) == "too long"


@pytest.mark.parametrize("code", [code for code, language in HOUSES if language == "ja"])
def test_a_text_in_the_other_language_of_a_game_is_refused(code: str) -> None:
    face = next(iter(system(code).catalogue())).front
    assert refused(HOUSES[code, "en"], face, "カードを2枚引く。")
    assert refused(HOUSES[code, "ja"], face, "Draw 2 cards.")
