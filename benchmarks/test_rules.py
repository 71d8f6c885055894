"""How long `rules` takes: to load cards, to read a list, to judge a deck."""

from datetime import date
from pathlib import Path

import pytest

import rules
from rules.cards import load_catalogue
from rules.decklist import read_decklist
from rules.systems import CODES, formats, system

DAY = date(2018, 10, 24)
CASES = Path(__file__).resolve().parent.parent / "tests" / "cases"
DECK = CASES / "fow8" / "real_houston_2015_passes.deck"


def sixty_lines() -> str:
    """A text list of sixty different Force of Will cards, by name, spread over the whole catalogue."""
    catalogue = system("fow8").catalogue()
    names = [card.name for card in catalogue if len(catalogue.named(card.name)) == 1]
    return "[Main]\n" + "".join(f"1 {name}\n" for name in names[:: len(names) // 60][:60])


@pytest.fixture(scope="module")
def deck() -> rules.Deck:
    """A real tournament deck of about sixty cards."""
    return read_decklist(DECK.read_bytes(), "fow8").deck


def test_verdict_over_one_format(measure, deck):
    size = sum(entry.count for entry in deck.entries)
    what = f"verdict of a {size}-card deck, one format"
    measure(what, lambda: rules.check(deck, "new-frontiers", DAY), aim=1)


def test_verdict_on_a_day_before_its_cards(measure, deck):
    """The slow way: each card is asked for the day of its oldest printing."""
    size = sum(entry.count for entry in deck.entries)
    what = f"verdict of a {size}-card deck, on a day before its cards came out"
    measure(what, lambda: rules.check(deck, "new-frontiers", date(2014, 1, 1)), aim=1)


def test_verdict_over_all_formats(measure, deck):
    codes = list(formats("fow8"))
    measure(
        f"verdict of the same deck, all {len(codes)} formats",
        lambda: rules.check_all(deck, DAY),
        aim=5,
    )


def test_reading_a_list(measure):
    text = sixty_lines()
    faces = sum(len(card.faces) for card in system("fow8").catalogue())
    what = f"reading a 60-line text against {faces} faces"
    reading = measure(what, lambda: read_decklist(text, "fow8"), aim=5)
    assert reading.deck.unresolved == ()


def test_reading_a_list_of_an_unnamed_system(measure):
    text = sixty_lines()
    measure("reading the same text without being told the system", lambda: read_decklist(text, None))


@pytest.mark.parametrize("code", [code for code in CODES if system(code).data.parent == system(code).folder])
def test_loading_a_catalogue(measure, code):
    path = system(code).data / "cards.jsonl"
    cards = measure(f"loading the catalogue of {code}", lambda: load_catalogue(path), aim=300, rounds=7)
    assert len(cards) > 3000
