"""A deck at a glance: its curve and its attributes count what its rows hold."""

import pytest

from decks.models import CONSIDERING
from decks.stats.glance import glance
from tests.decks import factories
from tests.decks.factories import EGG, SWORD, THUNDER
from tests.decks.test_pages_decks import content, do

pytestmark = [pytest.mark.django_db, pytest.mark.once]


def test_the_bars_count_the_copies_at_each_cost(deck):
    seen = glance(deck)
    assert {bar.cost: bar.copies for bar in seen.bars if bar.copies} == {"0": 5, "1": 4}
    assert seen.words == "Cost curve: 5 × 0, 4 × 1"
    assert max(bar.height for bar in seen.bars) == 30


def test_the_attributes_count_cards_of_the_section_that_is_drawn_from():
    deck = factories.make_deck(code="fow8", cards={"main": {THUNDER: 3, EGG: 2}, "sideboard": {THUNDER: 1}})
    assert dict(glance(deck).attributes) == {"fire": 5}


def test_a_deck_without_cards_has_nothing_to_show():
    assert glance(factories.make_deck(code="fow8")) is None


@pytest.mark.parametrize(
    "wanted", ["some:main:sideboard:9:{}", "some:main:sideboard:0:{}", "some:main:sideboard:x:{}"]
)
def test_more_copies_than_there_are_cannot_move(owner, deck, wanted):
    assert do(owner, deck, wanted.format(SWORD)).status_code == 400
    assert content(deck) == {("main", THUNDER): 4, ("main", SWORD): 5}


def test_some_copies_move_without_scripts(owner, deck):
    assert do(owner, deck, f"some:main:{CONSIDERING}:2:{SWORD}").status_code == 302
    assert content(deck) == {("main", THUNDER): 4, ("main", SWORD): 3}
