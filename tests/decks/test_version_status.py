"""The history says of each version how it stood on its day and stands today, without ever being slow."""

from datetime import UTC, date, datetime

import pytest
from django.core.cache import cache

from common import clock
from decks import values
from decks.editing import services
from decks.models import Deck, DeckVersion
from decks.verdicts import checks, verdict_cache, version_status
from tests.decks import factories
from tests.decks.factories import EGG, SWORD, THUNDER
from tests.decks.test_pages_check import words
from tests.decks.test_pages_decks import at

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def nothing_kept():
    cache.clear()


@pytest.fixture
def judged(monkeypatch) -> list[date]:
    """The days for which verdicts were worked out."""
    days: list[date] = []
    check = checks.check_value

    def watched(value, form=None, day=None):
        days.append(day)
        return check(value, form, day)

    monkeypatch.setattr(checks, "check_value", watched)
    return days


def many(deck: Deck, number: int) -> Deck:
    for step in range(1, number):
        deck = services.set_quantity(
            deck=deck, user=deck.owner, section="main", card_id=SWORD, quantity=5 + step, version=step
        )
    return deck


def test_each_version_says_how_it_stood_and_stands(owner, deck, monkeypatch):
    DeckVersion.objects.filter(deck=deck).update(made=datetime(2019, 5, 1, tzinfo=UTC))
    word = {clock.today(): "illegal"}
    monkeypatch.setattr(version_status, "_judged", lambda one, day: word.get(day, "legal"))
    monkeypatch.setattr(version_status, "_key", lambda one, day: f"{one.number}-{day}")
    page = words(owner.get(at("deck-history", deck)).content.decode())
    assert "Legal by the lists then, Not legal by today’s" in page
    monkeypatch.setattr(version_status, "_key", lambda one, day: f"again-{one.number}-{day}")
    word[date(2019, 5, 1)] = "illegal"
    page = words(owner.get(at("deck-history", deck)).content.decode())
    assert "Not legal by the lists then and now" in page


def test_the_words_are_those_of_the_page_of_the_version(owner, deck):
    kept = deck.versions.get()
    [found] = version_status.version_statuses([kept])
    then = kept.made.date()
    value = values.value_of_version(kept)
    assert found.then == checks.check_value(value, kept.format, then)["verdict"] == "illegal"
    assert found.now == checks.check_value(value, kept.format)["verdict"]


def test_what_was_worked_out_is_kept_by_content_format_and_list(owner, deck, judged):
    deck = many(deck, 3)
    owner.get(at("deck-history", deck))
    first = len(judged)
    assert first == 3, "made today, so that both words are one verdict"
    owner.get(at("deck-history", deck))
    assert len(judged) == first
    services.update_deck(deck=deck, user=deck.owner, version=3, format="wanderer")
    owner.get(at("deck-history", deck))
    assert len(judged) == first + 1, "the same cards in another format"


def test_a_long_history_is_looked_at_part_by_part(owner, deck, judged, monkeypatch):
    monkeypatch.setattr(version_status, "MOST_JUDGED", 2)
    deck = many(deck, 5)
    unknown = "Not checked yet"
    for rest in (3, 1, 0):
        page = words(owner.get(at("deck-history", deck)).content.decode())
        assert page.count(unknown) == rest
    assert len(judged) == 5


def test_a_version_is_identified_as_its_deck_was(deck):
    kept = deck.versions.get()
    assert verdict_cache.hash_of_version(kept) == verdict_cache.content_hash(
        deck, deck.rows.select_related("card")
    )
    kept.cards = kept.cards[:-1]
    assert verdict_cache.hash_of_version(kept) != verdict_cache.content_hash(
        deck, deck.rows.select_related("card")
    )


# ---- another deck is easily chosen ----


def test_another_of_ones_decks_is_chosen_from_a_list_and_compared(owner, deck):
    other = factories.make_deck(owner=deck.owner, code="fow8", cards={"main": {THUNDER: 1}}, name="Else")
    factories.make_deck(owner=deck.owner, name="Of another game")
    factories.make_deck(code="fow8", cards={"main": {EGG: 1}}, name="Not mine")
    page = owner.get(at("deck-compare", deck)).content.decode()
    choices = page.split('id="id_mine"')[1].split("</select>")[0]
    assert f'value="{other.public_id}"' in choices and deck.public_id not in choices
    assert "Of another game" not in choices and "Not mine" not in choices
    compared = words(owner.get(at("deck-compare", deck), {"mine": other.public_id}).content.decode())
    assert "to version 1 of “ Else ”" in compared and "-3 Thunder" in compared
    third = factories.make_deck(code="fow8", cards={"main": {EGG: 1}}, name="Third", visibility="unlisted")
    asked = {"mine": other.public_id, "deck": third.public_id}
    assert "of “ Third ”" in words(owner.get(at("deck-compare", deck), asked).content.decode())


def test_who_has_no_decks_is_asked_for_an_address_alone(client, deck):
    Deck.objects.update(visibility="public")
    page = client.get(at("deck-compare", deck)).content.decode()
    assert 'id="id_mine"' not in page and 'id="id_deck"' in page
