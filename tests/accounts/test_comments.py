"""Comments on decks: written in Markdown, changed, taken away; discussions closed, people blocked."""

import pytest
from django.db import IntegrityError, transaction
from django.test import Client
from django.urls import reverse

from accounts import services
from accounts.models import Block, Comment
from common import caps
from tests.accounts.scenes import comment_on, shared_deck, signed_in
from tests.decks import factories

pytestmark = pytest.mark.django_db


@pytest.fixture
def ann():
    return factories.make_user("ann")


@pytest.fixture
def deck():
    return shared_deck(factories.make_user("owner"))


@pytest.fixture
def browser(ann) -> Client:
    return signed_in(ann)


def write(browser: Client, deck, words: str, do: str = "write"):
    return browser.post(reverse("deck-comments", args=[deck.public_id]), {"words": words, "do": do})


def page(client: Client, deck, **query: object) -> str:
    return client.get(reverse("deck-comments", args=[deck.public_id]), query).content.decode()


def test_a_comment_is_stored_as_written_and_shown_as_markdown(browser, ann, deck):
    answer = write(browser, deck, "Try **three** of them.")
    made = Comment.objects.get()
    assert (made.author, made.deck, made.words) == (ann, deck, "Try **three** of them.")
    assert answer["Location"].endswith(f"/comments/#comment-{made.public_id}")
    assert "Try <strong>three</strong> of them." in page(Client(), deck)


def test_characters_that_disguise_words_are_left_out(browser, deck):
    write(browser, deck, "abc\u202edef \x07ghi\r\njkl")
    assert Comment.objects.get().words == "abcdef ghi\njkl"


@pytest.mark.parametrize("words", ["", "   ", "\n\n", "\u202e", "nul\0", "x" * (caps.COMMENT + 1)])
def test_what_is_no_comment_is_refused_and_not_lost(browser, deck, words):
    answer = write(browser, deck, words)
    assert answer.status_code == 400
    assert not Comment.objects.exists()
    assert words[:50].strip("\u202e\n\0 ") in answer.content.decode()


def test_the_database_holds_the_size_of_a_comment(deck):
    for words in ("", "x" * (caps.COMMENT + 1)):
        with pytest.raises(IntegrityError), transaction.atomic():
            comment_on(deck, words=words)


def test_a_preview_shows_how_it_looks_and_stores_nothing(browser, deck):
    answer = write(browser, deck, "**bold**", do="preview")
    text = answer.content.decode()
    assert answer.status_code == 200 and not Comment.objects.exists()
    assert "<strong>bold</strong>" in text and ">\n**bold**</textarea>" in text


def test_one_person_writes_so_many_comments_in_an_hour(browser, deck, monkeypatch):
    monkeypatch.setitem(caps.RATES, "comment", "2/hour")
    for words in ("one", "two"):
        assert write(browser, deck, words).status_code == 302
    refused = write(browser, deck, "three")
    assert refused.status_code == 429 and int(refused["Retry-After"]) > 0
    assert "three</textarea>" in refused.content.decode()
    assert Comment.objects.count() == 2


def test_a_deck_has_so_many_comments(browser, deck, monkeypatch):
    monkeypatch.setattr(caps, "COMMENTS_PER_DECK", 1)
    write(browser, deck, "one")
    refused = write(browser, deck, "two")
    assert refused.status_code == 400 and "has 1 comments, the maximum" in refused.content.decode()


def test_a_comment_that_was_changed_says_so(browser, ann, deck):
    made = comment_on(deck, ann)
    address = reverse("comment-edit", args=[deck.public_id, made.public_id])
    assert made.words in browser.get(address).content.decode()
    assert "edited" not in page(Client(), deck)
    assert browser.post(address, {"words": "Better."}).status_code == 302
    made.refresh_from_db()
    assert made.words == "Better." and made.edited is not None
    assert "edited" in page(Client(), deck)


def test_saving_the_same_words_is_no_change(browser, ann, deck):
    made = comment_on(deck, ann, "Same.")
    browser.post(reverse("comment-edit", args=[deck.public_id, made.public_id]), {"words": "Same."})
    made.refresh_from_db()
    assert made.edited is None


def test_looking_at_a_change_before_saving_it_stores_nothing(browser, ann, deck):
    made = comment_on(deck, ann, "Before.")
    address = reverse("comment-edit", args=[deck.public_id, made.public_id])
    answer = browser.post(address, {"words": "*After.*", "do": "preview"})
    assert "<em>After.</em>" in answer.content.decode()
    made.refresh_from_db()
    assert made.words == "Before."


def test_ones_own_comment_is_deleted_for_good(browser, ann, deck):
    made = comment_on(deck, ann)
    address = reverse("comment-delete", args=[deck.public_id, made.public_id])
    assert made.words in browser.get(address).content.decode()
    assert Comment.objects.exists()
    browser.post(address)
    assert not Comment.objects.exists()


def test_a_comment_that_the_owner_took_down_leaves_its_place_and_only_its_author_reads_it(browser, ann, deck):
    made = comment_on(deck, ann, "Rude words")
    owner = signed_in(deck.owner)
    owner.post(reverse("comment-delete", args=[deck.public_id, made.public_id]))
    for reader in (Client(), owner):
        text = page(reader, deck)
        assert "Taken down by the deck’s owner." in text and "Rude words" not in text
    assert "Rude words" in page(browser, deck)
    assert browser.get(reverse("comment-edit", args=[deck.public_id, made.public_id])).status_code == 404


def test_a_deck_whose_owner_closed_it_takes_no_more_comments_and_keeps_those_it_has(browser, deck):
    write(browser, deck, "Before it closed")
    owner = signed_in(deck.owner)
    address = reverse("deck-comments-opening", args=[deck.public_id])
    owner.post(address, {"do": "close"})
    refused = write(browser, deck, "After it closed")
    assert refused.status_code == 400 and "has turned off comments" in refused.content.decode()
    assert "Before it closed" in page(Client(), deck)
    owner.post(address, {"do": "open"})
    assert write(browser, deck, "Open again").status_code == 302


def test_who_is_blocked_comments_on_no_deck_of_the_owner_and_is_told_so(browser, ann, deck):
    made = comment_on(deck, ann)
    signed_in(deck.owner).post(reverse("comment-block", args=[deck.public_id, made.public_id]))
    for one in (deck, shared_deck(deck.owner)):
        refused = write(browser, one, "Still here")
        assert refused.status_code == 400 and "has blocked you from commenting" in refused.content.decode()
    edited = browser.post(reverse("comment-edit", args=[deck.public_id, made.public_id]), {"words": "New"})
    assert edited.status_code == 400
    assert write(browser, shared_deck(), "Elsewhere I may").status_code == 302


def test_a_block_is_lifted_by_who_made_it_and_nobody_else(browser, ann, deck):
    services.block(user=deck.owner, blocked=ann)
    block = Block.objects.get()
    assert browser.post(reverse("unblock", args=[block.pk])).status_code == 404
    owner = signed_in(deck.owner)
    assert "ann" in owner.get(reverse("blocked")).content.decode()
    assert owner.post(reverse("unblock", args=[block.pk])).status_code == 302
    assert write(browser, deck, "Thank you").status_code == 302


def test_nobody_blocks_themselves_and_nobody_blocks_without_end(deck, ann, monkeypatch):
    with pytest.raises(services.MayNot, match="yourself"):
        services.block(user=ann, blocked=ann)
    monkeypatch.setattr(caps, "BLOCKS_PER_USER", 1)
    services.block(user=ann, blocked=deck.owner)
    with pytest.raises(services.MayNot, match="You have blocked 1 people"):
        services.block(user=ann, blocked=factories.make_user())


def test_comments_come_in_pages_and_an_address_leads_to_the_right_one(deck, ann, monkeypatch):
    monkeypatch.setattr(caps, "COMMENTS_PAGE", 3)
    made = [comment_on(deck, ann, f"Comment number {n}.") for n in range(8)]
    second = page(Client(), deck, page=2)
    assert [f"Comment number {n}." in second for n in range(8)] == [2 < n < 6 for n in range(8)]
    for n, expected in ((0, ""), (2, ""), (3, "?page=2"), (7, "?page=3")):
        answer = Client().get(reverse("comment", args=[deck.public_id, made[n].public_id]))
        assert answer["Location"].endswith(f"/comments/{expected}#comment-{made[n].public_id}")
        assert f'id="comment-{made[n].public_id}"' in Client().get(answer["Location"]).content.decode()


@pytest.mark.parametrize("number", ["0", "-1", "999", "many", "\0", "9" * 400])
def test_a_page_that_is_none_is_answered_with_one_that_is(deck, number):
    assert Client().get(reverse("deck-comments", args=[deck.public_id]), {"page": number}).status_code == 200


def test_beneath_the_deck_stand_the_last_comments_and_the_way_to_all(deck, ann):
    for n in range(caps.COMMENTS_BENEATH + 2):
        comment_on(deck, ann, f"Comment number {n}.")
    text = Client().get(reverse("deck", args=[deck.public_id])).content.decode()
    assert "Comment number 1." not in text and "Comment number 2." in text
    assert f"{caps.COMMENTS_BENEATH + 2} comments" in text and "Show all" in text
    assert text.index("Comment number 2.") < text.index("Comment number 6.")


def test_who_has_no_account_is_asked_to_sign_in_and_does_not_lose_what_they_wrote(deck):
    text = write(Client(), deck, "Written while signed out").content.decode()
    assert "Sign in" in text and "Written while signed out" in text
    assert not Comment.objects.exists()


def test_forty_comments_take_no_more_queries_than_two(browser, deck, ann, django_assert_max_num_queries):
    for n in range(40):
        comment_on(deck, ann if n % 2 else factories.make_user(), f"Number {n}")
    with django_assert_max_num_queries(11):
        assert "Number 3" in page(browser, deck)


@pytest.mark.parametrize(
    "words", ["<script>alert(1)</script>", "[x](javascript:alert(1))", "<img src=x onerror=a>"]
)
def test_nothing_nasty_comes_through_on_any_page(browser, ann, deck, words):
    made = comment_on(deck, ann, words)
    args = [deck.public_id, made.public_id]
    for address in (
        reverse("deck", args=[deck.public_id]),
        reverse("deck-comments", args=[deck.public_id]),
        reverse("comment-edit", args=args),
        reverse("comment-delete", args=args),
    ):
        text = browser.get(address).content.decode()
        assert "<script>alert" not in text and 'href="javascript' not in text and "<img src=x" not in text
