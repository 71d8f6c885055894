"""Decks shown to others: short links, links to versions, copies and what they say of where they come from."""

from html import unescape

import pytest
from django.contrib.messages import get_messages
from django.test import Client
from django.urls import reverse

from common import caps, ids
from decks.editing import services
from decks.editing.services import BadContent, NoDeck
from decks.library import sharing
from decks.models import Deck
from tests.decks import factories
from tests.decks.test_pages_check import words

pytestmark = pytest.mark.django_db


@pytest.fixture
def source() -> Deck:
    cards = factories.legal_cards()
    return factories.make_deck(cards=cards, name="The first", visibility="unlisted", description="My words.")


@pytest.fixture
def ann():
    return factories.make_user("ann")


def signed_in(user) -> Client:
    client = Client()
    client.force_login(user)
    return client


def at(name: str, deck: Deck, *more: object) -> str:
    return reverse(name, args=[deck.public_id, *more])


def page_of(deck: Deck, client: Client) -> str:
    return words(unescape(client.get(at("deck", deck)).content.decode()))


def copied(deck: Deck, user) -> Deck:
    return sharing.clone_deck(kept=deck.versions.first(), user=user)


# ---- short links ----


def test_every_deck_has_a_short_link_of_its_own_without_letters_that_are_mixed_up():
    codes = [factories.make_deck().share_code for _ in range(20)]
    assert len(set(codes)) == 20
    assert all(ids.is_code(code) and not set(code) & set("Il1O0o") for code in codes)


def test_a_short_link_leads_to_the_deck_until_another_takes_its_place(source):
    old = reverse("deck-short", args=[source.share_code])
    answer = Client().get(old)
    assert (answer.status_code, answer["Location"]) == (302, source.get_absolute_url())
    assert answer["Cache-Control"] == "private, no-store"
    owner = signed_in(source.owner)
    assert owner.get(at("deck-share-rotate", source)).status_code == 405
    owner.post(at("deck-share-rotate", source))
    assert Client().get(old).status_code == 404
    source.refresh_from_db()
    new = reverse("deck-short", args=[source.share_code])
    assert new != old and Client().get(new).status_code == 302
    assert Client().get(at("deck", source)).status_code == 200
    assert source.version == 1


def test_a_short_link_of_a_private_deck_leads_its_owner_alone(source):
    services.update_deck(deck=source, user=source.owner, version=1, visibility="private")
    address = reverse("deck-short", args=[source.share_code])
    assert signed_in(source.owner).get(address).status_code == 302
    assert Client().get(address).status_code == 404
    assert signed_in(factories.make_user()).get(address).status_code == 404


@pytest.mark.parametrize("code", ["aaaaaaaa", "short", "waaaaaay-too-long", "0OIl1ooo"])
def test_what_is_no_short_link_leads_nowhere(code):
    assert Client().get(reverse("deck-short", args=[code])).status_code == 404


def test_a_code_that_is_taken_is_drawn_again(source, monkeypatch):
    other = factories.make_deck()
    drawn = iter([other.share_code, "bbbbbbbb"])
    monkeypatch.setattr(ids, "new_code", lambda: next(drawn))
    assert sharing.rotate_code(deck=source, user=source.owner).share_code == "bbbbbbbb"


# ---- the share page ----


def test_the_share_page_shows_both_links_and_their_codes_and_changes_who_may_see_the_deck(source):
    owner = signed_in(source.owner)
    page = owner.get(at("deck-share", source)).content.decode()
    short = f"http://testserver{reverse('deck-short', args=[source.share_code])}"
    fixed = f"http://testserver{at('deck-version', source, 1)}"
    for link in (short, fixed):
        assert f'readonly value="{link}"' in page
    assert page.count('class="qr"') == 2
    owner.post(at("deck-share", source), {"visibility": "public", "version": 1})
    source.refresh_from_db()
    assert (source.visibility, source.version) == ("public", 1)


def test_others_read_the_links_and_are_offered_no_change(source):
    page = Client().get(at("deck-share", source)).content.decode()
    assert source.share_code in page and 'name="visibility"' not in page
    assert at("deck-share-rotate", source) not in page


@pytest.mark.parametrize(
    ("sent", "status", "says"),
    [
        ({"visibility": "friends", "version": 1}, 400, "friends"),
        ({"visibility": "public"}, 400, ""),
        ({"visibility": "public", "version": "x"}, 400, ""),
        ({"visibility": "public", "version": 7}, 409, "Save again to apply your choice anyway."),
    ],
)
def test_a_choice_that_cannot_be_stored_says_why_and_stores_nothing(source, sent, status, says):
    answer = signed_in(source.owner).post(at("deck-share", source), sent)
    assert answer.status_code == status
    assert says in unescape(answer.content.decode())
    source.refresh_from_db()
    assert (source.visibility, source.version) == ("unlisted", 1)


# ---- copies ----


def test_a_copy_holds_the_same_starts_unlisted_says_so_and_names_what_inspired_it(source, ann):
    client = signed_in(ann)
    answer = client.post(at("deck-clone", source))
    copy = Deck.objects.get(owner=ann)
    assert answer["Location"] == copy.get_absolute_url()
    assert "Anyone with the link can open it" in str(next(iter(get_messages(answer.wsgi_request))))
    assert (copy.name, copy.visibility, copy.description) == ("Copy of The first", "unlisted", "")
    assert (copy.inspired_by_id, copy.inspired_version, copy.inspired_name) == (source.pk, 1, "The first")
    held = [sorted(one.rows.values_list("section", "card_id", "quantity")) for one in (source, copy)]
    assert held[0] == held[1] != []
    assert "Inspired by The first, version 1" in page_of(copy, client)
    assert at("deck-version", source, 1) in client.get(at("deck", copy)).content.decode()
    assert "1 deck was inspired by this one." in page_of(source, Client())


def test_a_copy_of_a_version_holds_what_the_deck_held_then(source, ann):
    kept = source.rows.count()
    card = source.rows.first().card.card_id
    services.remove_card(deck=source, user=source.owner, section="main", card_id=card, version=1)
    services.name_version(deck=source, user=source.owner, number=1, name="The first")
    signed_in(ann).post(at("deck-version-clone", source, 1))
    copy = Deck.objects.get(owner=ann)
    assert copy.rows.count() == kept == source.rows.count() + 1
    assert signed_in(ann).post(at("deck-version-clone", source, 9)).status_code == 404


def test_what_is_considered_and_not_understood_is_copied_too(ann):
    card = factories.some_ids("setcg", 1)[0]
    factories.store_cards("setcg", [card])
    deck = services.create_deck(owner=ann, system="setcg", name="Half", text="3 No Such Card")
    deck = services.add_card(deck=deck, user=ann, card_id=card, section="considering", quantity=2, version=1)
    copy = copied(deck, ann)
    assert [line["text"] for line in copy.unresolved] == [deck.unresolved[0]["text"]]
    assert list(copy.considered.values_list("card__card_id", "quantity")) == [(card, 2)]
    assert copy.versions.get().considered[0][:2] == [card, 2]


def test_a_copy_of_a_private_deck_starts_private(ann):
    deck = factories.make_deck(ann)
    assert copied(deck, ann).visibility == "private"


def test_a_hidden_deck_is_not_shown_by_way_of_a_copy(source):
    services.hide_decks(decks=Deck.objects.filter(pk=source.pk), reason="rude")
    refused = signed_in(source.owner).post(at("deck-clone", source), follow=True)
    assert "staff hid this deck" in refused.content.decode()
    assert Deck.objects.count() == 1
    services.lift_decks(decks=Deck.objects.filter(pk=source.pk))
    assert copied(source, source.owner).inspired_by == source


def test_a_deck_that_is_not_shown_can_neither_be_copied_nor_named(source, ann):
    copy = copied(source, ann)
    services.update_deck(deck=source, user=source.owner, version=1, visibility="private")
    with pytest.raises(NoDeck):
        copied(source, ann)
    for client in (signed_in(ann), Client()):
        page = client.get(at("deck", copy)).content.decode()
        assert "Inspired by a deck you cannot see." in words(page)
        assert source.public_id not in page and source.owner.username not in page


def test_what_inspired_a_copy_outlives_the_deck_and_is_named_to_the_owner_of_the_copy_alone(source, ann):
    copy = copied(source, ann)
    services.delete_deck(deck=source, user=source.owner)
    assert "Inspired by “The first”, version 1, which is deleted." in page_of(copy, signed_in(ann))
    page = page_of(copy, Client())
    assert "Inspired by a deleted deck." in page and "version 1, which" not in page


def test_copies_that_nobody_else_sees_are_not_counted(source, ann):
    copy = copied(source, ann)
    services.update_deck(deck=copy, user=ann, version=1, visibility="private")
    assert "inspired by this one" not in page_of(source, Client())


def test_a_visitor_signs_in_before_copying_and_nothing_is_stored(source):
    answer = Client().post(at("deck-clone", source))
    assert answer["Location"].startswith("/accounts/login/") and source.public_id in answer["Location"]
    assert Deck.objects.count() == 1


def test_a_name_that_grows_too_long_is_cut_and_a_full_account_copies_nothing(source, ann, monkeypatch):
    Deck.objects.filter(pk=source.pk).update(name="x" * caps.DECK_NAME)
    source.refresh_from_db()
    assert copied(source, ann).name == ("Copy of " + "x" * caps.DECK_NAME)[: caps.DECK_NAME]
    monkeypatch.setattr(caps, "DECKS_PER_USER", 1)
    with pytest.raises(BadContent, match="you have 1 decks"):
        copied(source, ann)
    answer = signed_in(ann).post(at("deck-clone", source))
    assert "Nothing was copied" in str(next(iter(get_messages(answer.wsgi_request))))
    assert Deck.objects.filter(owner=ann).count() == 1
