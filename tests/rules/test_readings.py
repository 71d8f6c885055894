"""How much of cards and decks is read, by cards and by copies."""

import pytest

from rules import readings as module
from rules import spoken as spoken_module
from rules.definitions import definitions
from rules.publishers import publisher_link
from rules.readings import CardReading, deck_read, deck_reading, reading_of, shares, shares_json
from rules.samples import sample_decks
from rules.spoken import spoken
from rules.systems import CODES, system
from tests.made_up_cards import made_up
from tests.rules.test_spoken import CARD, DRAW
from tests.rules.test_spoken import kept as kept


@pytest.fixture
def reading(kept, monkeypatch):
    """Return how much of a card is read of whose text this is kept."""

    def read(**row) -> CardReading:
        kept(row)
        compiled = type("Compiled", (), {"understood": row["status"] == "read"})
        monkeypatch.setattr(module, "definitions", lambda code: lambda card: compiled)
        monkeypatch.setattr(spoken_module, "definitions", lambda code: lambda card: compiled)
        reading_of.cache_clear()
        return reading_of("sve", system("sve").catalogue().get(CARD))

    yield read
    reading_of.cache_clear()


def test_a_card_that_is_read_whole_carries_out_all_it_prints(reading):
    assert reading(status="read", paragraphs=2, abilities=[DRAW]) == CardReading("read", 2, 2)


def test_a_card_that_is_read_in_part_says_what_is_left_out(reading):
    found = reading(status="partly", reason="no reading", unread=1, paragraphs=3, abilities=[DRAW])
    assert (found.word, found.printed, found.carried_out) == ("partly", 3, 2)
    assert found.left_out == ("1 of 3 paragraphs not read: we cannot put its words together yet",)


def test_a_card_of_which_nothing_is_read_carries_out_nothing(reading):
    found = reading(status="unread", reason="two readings", unread=2, paragraphs=2)
    assert found == CardReading("unread", 2, 0, ("its text is not read: it can be read in two ways",))


def test_a_card_without_a_text_is_not_called_unread(reading):
    found = reading(status="unread", reason="no text")
    assert (found.word, found.carried_out, found.left_out) == ("notext", 0, ("no text at hand",))


def test_what_is_counted_by_copies_weighs_each_card_by_its_copies():
    whole, part, lost = (
        CardReading("read", 2, 2),
        CardReading("partly", 3, 1),
        CardReading("notext", None, 0),
    )
    by_card = shares([(1, whole), (1, part), (1, lost)])
    assert (by_card.cards, by_card.printed, by_card.carried_out, by_card.uncounted) == (3, 5, 3, 1)
    by_copy = shares([(4, whole), (2, part), (3, lost)])
    assert (by_copy.read, by_copy.partly, by_copy.unread, by_copy.notext) == (4, 2, 0, 3)
    assert (by_copy.printed, by_copy.carried_out, by_copy.uncounted, by_copy.percent) == (14, 10, 3, 71)
    assert shares([]).percent == 0


@pytest.mark.parametrize("code", CODES)
def test_a_deck_counts_each_of_its_cards_once_and_each_copy(code):
    for deck in sample_decks(code).values():
        found = deck_reading(deck)
        told = deck_read(found)
        lacking = sum(one["copies"] for one in told["lacking"])
        assert found.copies.cards - found.copies.read == lacking
        assert found.cards.cards - found.cards.read == len(told["lacking"])
        assert 0 < found.cards.cards <= found.copies.cards
        assert found.copies.carried_out <= found.copies.printed
        assert all(one["left_out"] for one in told["lacking"])
        assert "lacking" not in shares_json(found)


@pytest.mark.parametrize("code", CODES)
def test_no_card_counts_as_read_of_whose_text_a_part_is_not(code):
    for card in system(code).catalogue():
        if definitions(code)(card).understood:
            assert {side.status for side in spoken(code, card)} <= {"read", "plain", "no text"}, card.id


def test_a_card_links_to_its_publisher_by_its_number_or_its_name():
    english, japanese = made_up("AB01-001", "Kind Fox"), made_up("AB01-Ⓢ2", "やさしい狐")
    assert publisher_link("sve", english).address.endswith("/cards/?cardno=AB01-001EN")
    assert publisher_link("sve", japanese).address.endswith("/cardlist/?cardno=AB01-%E2%93%882")
    name = made_up("1-001", "Fox & Hound")
    assert publisher_link("fow8", name).address.endswith("free_text=Fox%20%26%20Hound")
    assert publisher_link("dm", name) is publisher_link("setcg", name) is None
