"""A deck keeps the warnings that the check of its list gave, from the first look to its last version."""

import re
from html import unescape

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from common import caps
from decks.editing import services
from decks.library import sharing
from decks.models import Deck
from rules.systems import system
from tests.decks import factories
from tests.decks.test_pages_check import words
from tests.decks.test_pages_decks import at

pytestmark = [pytest.mark.django_db, pytest.mark.once]


def octgn() -> tuple[str, list[str]]:
    """An OCTGN file whose ids and names do not agree, and what is said of it."""
    known = [
        (card, one)
        for card in system("setcg").catalogue()
        for one in card.foreign_ids
        if len(one) == 36 and len(system("setcg").catalogue().named(card.name)) == 1
    ][:2]
    (first, one), (second, other) = known
    factories.store_cards("setcg", [first.id, second.id])
    text = (
        '<deck game=""><section name="Main" shared="False">\n'
        f'<card qty="3" id="{one}">{second.name}</card>\n'
        f'<card qty="2" id="{other}">{first.name}</card>\n'
        "</section></deck>"
    )
    said = [
        f"line 2: the id is “{first.name}”, the list calls it “{second.name}”",
        f"line 3: the id is “{second.name}”, the list calls it “{first.name}”",
    ]
    return text, said


def field(page: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]*)"', page)
    return unescape(found[1])


def area(page: str) -> str:
    return unescape(re.findall(r"<textarea[^>]*>(.*?)</textarea>", page, re.S)[-1]).strip()


@pytest.fixture
def client() -> Client:
    client = Client()
    client.force_login(factories.make_user())
    return client


def confirmed(client: Client, page: str, **more: str) -> Deck:
    """Store a list as it was read on the page that shows it."""
    sent = {"text": area(page), "system": "setcg", "name": "Starter", "confirm": ""}
    sent |= {name: field(page, name) for name in ("seen", "carried")} | more
    answer = client.post(reverse("deck-new"), sent)
    assert answer.status_code == 302, answer.content
    return Deck.objects.latest("pk")


def test_a_file_that_is_judged_and_saved_keeps_what_was_said_of_it(client):
    text, said = octgn()
    judged = client.post(reverse("check"), {"text": text, "system": "setcg"}).content.decode()
    for one in said:
        assert one in words(judged)
    sent = {"text": area(judged), "system": "setcg", "carried": field(judged, "carried")}
    shown = client.post(reverse("deck-new"), sent).content.decode()
    for one in said:
        assert one in words(shown)
    deck = confirmed(client, shown)
    assert deck.warnings == said
    page = words(client.get(at("deck", deck)).content.decode())
    assert "Notes on the list this deck was imported from" in page and said[0] in page


def test_a_file_that_is_chosen_on_the_page_of_a_new_deck_keeps_them_too(client):
    text, said = octgn()
    file = SimpleUploadedFile("starter.o8d", text.encode())
    page = client.post(reverse("deck-new"), {"file": file, "system": "setcg"}).content.decode()
    assert confirmed(client, page).warnings == said


def test_a_visitor_without_an_account_keeps_them_too():
    text, said = octgn()
    visitor = Client()
    file = SimpleUploadedFile("a.o8d", text.encode())
    page = visitor.post(reverse("deck-new"), {"file": file, "system": "setcg"}).content.decode()
    assert confirmed(visitor, page).warnings == said


def test_they_belong_to_the_list_they_are_about(client):
    """Who changes the list, or writes warnings of their own, keeps none that were not said."""
    text, said = octgn()
    page = client.post(reverse("deck-new"), {"text": text, "system": "setcg"}).content.decode()
    changed = client.post(
        reverse("deck-new"),
        {"text": area(page).replace("3 ", "1 ", 1), "system": "setcg", "carried": field(page, "carried")},
    ).content.decode()
    assert said[0] not in words(changed)
    assert confirmed(client, changed).warnings == []
    assert confirmed(client, page, carried="made-up").warnings == []


def test_over_the_api_they_are_stored_and_told_and_another_list_brings_its_own(client):
    text, said = octgn()
    body = {"system": "setcg", "name": "Starter", "text": text}
    deck = client.post(reverse("api:decks"), body, content_type="application/json").json()
    assert deck["warnings"] == said
    address = reverse("api:deck", args=[deck["id"]])
    renamed = client.patch(address, {"name": "Mine", "version": 1}, content_type="application/json").json()
    assert renamed["warnings"] == said
    card = factories.some_ids("setcg", 1)[0]
    factories.store_cards("setcg", [card])
    other = client.patch(address, {"text": f"3 {card}", "version": 2}, content_type="application/json").json()
    assert other["warnings"] == []


def test_versions_and_copies_keep_them_and_its_owner_dismisses_them(client):
    text, said = octgn()
    owner = factories.make_user()
    deck = services.create_deck(owner=owner, system="setcg", name="Starter", text=text, visibility="public")
    assert deck.warnings == said
    assert sharing.clone_deck(kept=deck.versions.get(), user=factories.make_user()).warnings == said
    mine = Client()
    mine.force_login(owner)
    page = mine.get(at("deck-edit", deck)).content.decode()
    assert 'value="dismiss:"' in page
    assert 'value="dismiss:"' not in client.get(at("deck", deck)).content.decode()
    mine.post(at("deck-edit", deck), {"do": "dismiss:", "version": "1"})
    assert Deck.objects.get(pk=deck.pk).warnings == []
    assert said[0] in words(mine.get(at("deck-version", deck, 1)).content.decode())
    services.restore_version(deck=deck, user=owner, kept=deck.versions.get(number=1), version=2)
    assert Deck.objects.get(pk=deck.pk).warnings == said


def test_so_many_are_kept_and_so_long():
    owner = factories.make_user()
    many = tuple(f"{number}\0" + "x" * 600 for number in range(80))
    content = services.create_deck(
        owner=owner, system="setcg", name="Many", content=None, warnings=many
    ).warnings
    assert len(content) == caps.WARNINGS
    assert {len(one) for one in content} == {caps.WARNING}
    assert "\0" not in "".join(content)
