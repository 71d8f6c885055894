"""Keywords of a card's facts and of its text must be the same, else the text is refused."""

import re
from dataclasses import replace
from importlib import import_module

import pytest

from rules.cards import Face
from rules.definitions import kept_texts
from rules.houses import houses_of
from rules.language.abilities import Ability
from rules.reading.facts import cards_made, compared
from rules.reading.outcome import Reading
from rules.systems import CODES, system
from tests.rules.reading.made_up import CREATURE, HOUSES

HOUSE = HOUSES["en"]
TEXT = "Swift\nDraw 2 cards."


def read(text: str, house=HOUSE, **facts) -> Reading:
    face = replace(CREATURE, **facts)
    return compared(house.read(text, face), text, face, house)


def test_a_text_with_the_keywords_of_its_facts_is_read():
    assert read(TEXT, keywords=("Swift",)).status == "read"


def test_a_keyword_of_the_facts_that_the_text_does_not_print_refuses_it():
    reading = read(TEXT, keywords=("Swift", "Sturdy 3"))
    assert (reading.status, reading.reason) == ("unread", "facts differ")
    assert reading.detail == ("the text does not print Sturdy 3",)
    assert reading.abilities == ()


def test_a_keyword_that_was_read_but_is_not_among_those_of_the_facts_refuses_the_text():
    assert read(TEXT, keywords=("Draw",)).detail == ("the facts do not have Swift",)
    assert read(TEXT).status == "read"


def test_a_keyword_may_be_printed_in_another_spelling_of_the_house():
    spelt = replace(HOUSE, spellings={"swift": "Haste", "draw": "Seek"})
    assert read("Draw 2 cards.", spelt, keywords=("Seek {W}", "Draw 2")).status == "read"


def test_a_keyword_beside_the_text_need_not_be_printed_in_it():
    icons = replace(HOUSE, icons={"Sturdy": frozenset({"creature"})})
    assert read("Draw 2 cards.", icons, keywords=("Sturdy",)).status == "read"


def test_an_icon_that_may_be_that_of_a_card_made_refuses_a_japanese_spell():
    house = houses_of("sve")["ja"]
    token = next(card for card in system("sve").catalogue() if card.is_marked("token") and _has_icon(card))
    text = f"『{token.name}』1枚をEXエリアに置く。"
    spell = Face("Made Up", ("spell",), keywords=("Quick",))
    assert house.read(text, spell).status == "read"
    assert compared(house.read(text, spell), text, spell, house).reason == "facts differ"


def _has_icon(card) -> bool:
    return "Quick" in card.front.keywords


def plain(code: str) -> frozenset[str]:
    """Return the keywords that a system's engine plays and whose cards print no more than the word."""
    named = import_module(f"rules.games.{code}.definitions").PLAYED_KEYWORDS
    return named & {"Ward", "Storm", "Rush", "Assail", "Intimidate", "Drain", "Bane", "Aura", "Flying"} | (
        named & {"Swiftness", "Pierce", "brave", "haste", "Blocker", "Slayer", "W Breaker", "T Breaker"}
    )


def explained(code: str, abilities: tuple[Ability, ...]) -> frozenset[str]:
    """Return the keywords of the cards that abilities make or name, of which a list of facts may speak."""
    catalogue = system(code).catalogue()
    ids = {card.card_id for card in cards_made(abilities)}
    names = set(re.findall(r"Named\(name=['\"]([^'\"]*)", str(abilities)))
    spoken_of = (card for card in catalogue if card.id in ids or card.name in names)
    return frozenset(keyword for card in spoken_of for side in card.faces for keyword in side.keywords)


@pytest.mark.parametrize("code", CODES)
def test_what_is_kept_as_read_has_the_keywords_of_the_facts_and_no_others(code):
    wrong, kept, words = [], kept_texts(code), plain(code)
    assert words
    for card in system(code).catalogue():
        for place, text in kept.of(card.id).items():
            facts = frozenset(card.faces[place].keywords)
            if not text.whole or not facts:
                continue
            lost = {word for word in words & facts - text.keywords if word not in str(text.abilities)}
            if "spell" in card.faces[place].types:
                # None of these words is for spells: its facts speak of the cards that its text explains.
                lost = set()
            new = words & text.keywords - facts
            if new or (lost and lost - explained(code, text.abilities)):
                wrong.append((card.id, lost, new))
    assert wrong == []
