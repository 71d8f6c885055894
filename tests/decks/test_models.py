"""The database itself holds every cap, whoever writes to it."""

import pytest
from django.db import DatabaseError, IntegrityError, transaction
from django.db.models import ProtectedError

from cards.models import Card
from common import caps, ids
from decks.models import Deck, DeckCard, DeckTag
from tests.decks import factories

pytestmark = pytest.mark.django_db


@pytest.fixture
def deck() -> Deck:
    first, second = factories.some_ids("setcg", 2)
    return factories.make_deck(cards={"main": {first: 2, second: 1}})


@pytest.mark.parametrize(
    ("field", "value", "constraint"),
    [
        ("name", "x" * (caps.DECK_NAME + 1), "deck_name_size"),
        ("name", "", "deck_name_size"),
        ("description", "x" * (caps.DESCRIPTION + 1), "deck_description_size"),
        ("visibility", "friends", "deck_visibility_known"),
        ("folder", "x" * (caps.FOLDER_NAME + 1), "deck_folder_size"),
        ("inspired_name", "x" * (caps.DECK_NAME + 1), "deck_inspired_name_size"),
        ("search_words", "x" * (caps.DECK_WORDS + 1), "deck_words_size"),
    ],
)
def test_a_deck_that_breaks_a_cap_is_refused(deck, field, value, constraint):
    with pytest.raises(DatabaseError, match=rf"{constraint}|too long"), transaction.atomic():
        Deck.objects.filter(pk=deck.pk).update(**{field: value})


@pytest.mark.parametrize(
    ("tag", "constraint"),
    [
        ({"name": "x" * (caps.TAG + 1), "key": "x", "slot": 1}, "tag_name_size"),
        ({"name": "", "key": "x", "slot": 1}, "tag_name_size"),
        ({"name": "x", "key": "x" * (caps.TAG_KEY + 1), "slot": 1}, "tag_key_size"),
        ({"name": "x", "key": "", "slot": 1}, "tag_key_size"),
        ({"name": "x", "key": "x", "slot": caps.DECK_TAGS}, "tag_slot_size"),
        ({"name": "x", "key": "x", "slot": 0}, "tag_slot_once|UNIQUE"),
        ({"name": "Fun", "key": "fun", "slot": 1}, "tag_once_a_deck|UNIQUE"),
    ],
)
def test_a_tag_that_breaks_a_cap_is_refused(deck, tag, constraint):
    DeckTag.objects.create(deck=deck, name="fun", key="fun", slot=0)
    with pytest.raises(DatabaseError, match=rf"{constraint}|too long"), transaction.atomic():
        DeckTag.objects.create(deck=deck, **tag)


def test_texts_at_their_caps_are_stored(deck):
    name, description = "名" * caps.DECK_NAME, "文" * caps.DESCRIPTION
    Deck.objects.filter(pk=deck.pk).update(name=name, description=description)
    deck.refresh_from_db()
    assert (deck.name, deck.description) == (name, description)


@pytest.mark.parametrize("quantity", [0, caps.QUANTITY + 1])
def test_a_quantity_out_of_bounds_is_refused(deck, quantity):
    with pytest.raises(IntegrityError), transaction.atomic():
        deck.rows.update(quantity=quantity)


def test_a_card_stands_once_in_a_section(deck):
    row = deck.rows.first()
    with pytest.raises(IntegrityError), transaction.atomic():
        DeckCard.objects.create(deck=deck, section=row.section, card=row.card, quantity=1, slot=9)
    DeckCard.objects.create(deck=deck, section="elsewhere", card=row.card, quantity=1, slot=9)


def test_a_deck_has_no_more_rows_than_the_cap(deck):
    row = deck.rows.first()
    for slot in (caps.DECK_ROWS, row.slot):
        with pytest.raises(IntegrityError), transaction.atomic():
            DeckCard.objects.create(deck=deck, section="other", card=row.card, quantity=1, slot=slot)


def test_a_card_that_a_deck_holds_cannot_be_deleted(deck):
    with pytest.raises(ProtectedError):
        Card.objects.all().delete()


def test_a_deck_goes_with_its_owner(deck):
    deck.owner.delete()
    assert not Deck.objects.exists()
    assert not DeckCard.objects.exists()


def test_ids_are_random_and_only_ids_are_looked_up():
    made = {ids.new_id() for _ in range(2000)}
    assert len(made) == 2000
    assert all(ids.is_id(one) for one in made)
    one = made.pop()
    for other in ("", "mine", one[:-1], one + "a", one[:-1] + "\0", one[:-1] + "-", one[:-1] + "l"):
        assert not ids.is_id(other)
        assert not Deck.objects.with_id(other).exists()
