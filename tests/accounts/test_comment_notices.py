"""A comment on one's deck is a notice until one has read it."""

import pytest
from django.test import Client
from django.urls import reverse

from accounts import services
from accounts.models import Comment
from tests.accounts.scenes import comment_on, shared_deck, signed_in
from tests.decks import factories

pytestmark = pytest.mark.django_db


@pytest.fixture
def owner():
    return factories.make_user("owner")


@pytest.fixture
def ann():
    return factories.make_user("ann")


@pytest.fixture
def deck(owner):
    return shared_deck(owner)


def notices(user) -> str:
    return signed_in(user).get(reverse("notices")).content.decode()


def count(user) -> str:
    """The number beside “Notices” in the head of every page."""
    head = signed_in(user).get(reverse("decks")).content.decode()
    link = head.split(f'href="{reverse("notices")}"')[1].split("</a>")[0]
    return link.split('class="count">')[1].split("<")[0] if 'class="count">' in link else ""


def test_it_is_counted_and_shown_with_its_first_words_and_a_link(owner, ann, deck):
    made = comment_on(deck, ann, "Why no Swords?")
    assert count(owner) == "1"
    page = notices(owner)
    assert "New comments" in page and "ann" in page and "Why no Swords?" in page
    assert made.get_absolute_url() in page


def test_opening_the_comments_of_the_deck_is_reading_them(owner, ann, deck):
    comment_on(deck, ann, "Why no Swords?")
    signed_in(owner).get(reverse("deck-comments", args=[deck.public_id]))
    assert count(owner) == "" and "New comments" not in notices(owner)
    assert Comment.objects.get().seen is not None


def test_others_who_read_them_change_nothing_for_the_owner(owner, ann, deck):
    comment_on(deck, ann, "Why no Swords?")
    for reader in (signed_in(ann), Client()):
        reader.get(reverse("deck-comments", args=[deck.public_id]))
    assert count(owner) == "1" and count(ann) == ""


def test_a_look_at_the_headers_alone_is_no_reading(owner, ann, deck):
    comment_on(deck, ann, "Why no Swords?")
    signed_in(owner).head(reverse("deck-comments", args=[deck.public_id]))
    assert count(owner) == "1"


def test_ones_own_comment_is_no_news(owner, deck):
    comment_on(deck, owner, "I play none.")
    assert count(owner) == "" and "New comments" not in notices(owner)


def test_neither_is_one_that_was_taken_down_or_deleted(owner, ann, deck):
    hidden, gone = (comment_on(deck, ann, words) for words in ("Rude.", "Oops."))
    Comment.objects.filter(pk=hidden.pk).update(taken_down="staff")
    services.delete_comment(comment=gone, user=ann)
    assert count(owner) == "" and "Rude." not in notices(owner)


def test_markup_in_a_comment_stays_text(owner, ann, deck):
    comment_on(deck, ann, "<script>alert(1)</script> **bold**")
    assert "<script>alert(1)" not in notices(owner) and "&lt;script&gt;" in notices(owner)


def test_a_comment_of_a_deleted_account_is_still_news(owner, ann, deck):
    comment_on(deck, ann, "Why no Swords?")
    ann.delete()
    assert "deleted account" in notices(owner).lower()
