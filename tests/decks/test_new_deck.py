"""A new deck from a list or a file: first what was read is shown, and only what is confirmed is stored."""

import html
import re

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

import rules
from common import caps
from decks import files
from decks.models import Deck
from tests.decks import factories
from tests.kinds import READ_BACK

pytestmark = [pytest.mark.django_db, pytest.mark.once]

LIST = "[Deck]\r\n3 1-001H\r\n2 Nobody of this name\r\n1 1-002R\r\nno card at all\r\n"


@pytest.fixture
def player(client):
    factories.store_cards("setcg", ["1-001H", "1-002R"])
    user = factories.make_user()
    client.force_login(user)
    return user


def send(client, **said: object):
    return client.post(reverse("deck-new"), said)


def confirm(client, shown, **more: str):
    """Send back what the page that was shown holds, with these choices, by its main button."""
    page = html.unescape(shown.content.decode())
    text = re.search(r'<textarea id="id_text".*?>\n(.*?)</textarea>', page, re.DOTALL)
    system = re.search(r'<option value="(\w+)" selected', page)
    fields = {"name": "New", "system": system[1], "text": text[1], "seen": shown.context["seen"]}
    return send(client, **{**fields, "confirm": "", **more})


def test_a_list_is_shown_as_it_was_read_and_stored_when_confirmed(client, player):
    shown = send(client, text="3 1-001H\n1 1-002R")
    page = shown.content.decode()
    assert shown.status_code == 200 and not Deck.objects.exists()
    assert "Nothing is stored yet" in page and "Every line was understood" in page
    assert "a plain text list" in page and ">4 cards<" in page
    assert shown["Cache-Control"] == "private, no-store"
    made = confirm(client, shown)
    deck = Deck.objects.get(owner=player)
    assert made.url == reverse("deck", args=[deck.public_id])
    assert {row.card.card_id: row.quantity for row in deck.rows.all()} == {"1-001H": 3, "1-002R": 1}
    assert (deck.visibility, deck.unresolved) == ("private", [])


def test_lines_that_were_not_understood_are_chosen_for_one_by_one(client, player):
    shown = send(client, text=LIST, system="setcg")
    assert [line["text"] for line in shown.context["lines"]] == ["2 Nobody of this name", "no card at all"]
    confirm(client, shown, **{"mend-0": "=1-002R", "mend-1": "out"})
    deck = Deck.objects.get()
    assert {row.card.card_id: row.quantity for row in deck.rows.all()} == {"1-001H": 3, "1-002R": 3}
    assert deck.unresolved == []


def test_a_line_that_nobody_chose_for_stays_with_the_deck(client, player):
    confirm(client, send(client, text=LIST, system="setcg"), **{"mend-0": "out", "mend-1": ""})
    deck = Deck.objects.get()
    assert [line["text"] for line in deck.unresolved] == ["no card at all"]


@pytest.mark.parametrize("form", READ_BACK, ids=lambda form: form.code)
def test_a_file_of_any_kind_is_read_and_shown_as_text(client, player, form):
    written = rules.write_decklist(files.read(LIST, "setcg").deck, form.code, "Torn")
    shown = send(client, file=SimpleUploadedFile(f"torn.{form.extension}", written.encode()))
    assert [line["text"] for line in shown.context["lines"]] == ["2 Nobody of this name", "no card at all"]
    assert f"{shown.context['read'].detected}" in html.unescape(shown.content.decode())
    confirm(client, shown, **{"mend-0": "out"})
    deck = Deck.objects.get()
    assert {row.card.card_id: row.quantity for row in deck.rows.all()} == {"1-001H": 3, "1-002R": 1}
    assert [line["text"] for line in deck.unresolved] == ["no card at all"]


def test_the_name_and_the_game_come_with_the_list_where_it_says_them(client, player):
    shown = send(client, text="# name: Fire & Ice\n# system: setcg\n3 1-001H")
    page = shown.content.decode()
    assert 'value="Fire &amp; Ice"' in page and '<option value="setcg" selected' in page
    assert 'value="Mine"' in send(client, name="Mine", text="# name: Ice\n3 1-001H").content.decode()


@pytest.mark.parametrize("change", [{"text": "2 1-001H"}, {"system": "fow8"}, {"seen": ""}])
def test_nothing_is_confirmed_but_what_was_shown(client, player, change):
    shown = send(client, text="3 1-001H", system="setcg")
    again = confirm(client, shown, **change)
    assert again.status_code == 200 and not Deck.objects.exists()
    assert "has changed since the last preview" in again.content.decode()


def test_a_name_is_asked_for_and_the_choices_are_kept_meanwhile(client, player):
    again = confirm(client, send(client, text=LIST, system="setcg"), name="", **{"mend-1": "out"})
    assert again.status_code == 400 and not Deck.objects.exists()
    page = again.content.decode()
    assert "A deck needs a name" in page
    assert re.search(r'name="mend-1" value="out" checked', page)


def test_an_empty_deck_needs_a_game_and_is_named_later(client, player):
    refused = send(client, text=" \n")
    assert refused.status_code == 400
    assert "Choose a game." in refused.content.decode()
    made = send(client, system="dm")
    deck = Deck.objects.get()
    assert made.url == reverse("deck-edit", args=[deck.public_id])
    assert deck.name == "New deck"


@pytest.mark.parametrize("data", [b"\0\1\2", b"<deck", b"{}", b"\xff", b"x" * 600_000])
def test_what_is_no_list_is_refused_in_words_beside_the_box(client, player, data):
    refused = send(client, name="Odd", file=SimpleUploadedFile("odd.dek", data))
    assert refused.status_code == 400 and not Deck.objects.exists()
    assert 'id="id_text_error"' in refused.content.decode()


@pytest.mark.parametrize(
    ("field", "value"),
    [("system", "poker"), ("format", "fow8:poker"), ("visibility", "nobody"), ("name", "x" * 101)],
)
def test_what_no_field_takes_is_refused_beside_it(client, player, field, value):
    refused = send(client, **({"name": "Odd", "system": "setcg", "text": "3 1-001H"} | {field: value}))
    assert refused.status_code == 400 and field in refused.context["form"].errors
    assert not Deck.objects.exists()


def test_reading_lists_over_and_over_is_slowed_down(client, player, monkeypatch):
    monkeypatch.setattr(caps, "RATES", dict.fromkeys(caps.RATES, "1/min"))
    send(client, text="3 1-001H")
    slowed = send(client, text="3 1-001H")
    assert slowed.status_code == 429 and "A little slower" in slowed.content.decode()
    assert "3 1-001H" in slowed.content.decode()


def test_the_longest_list_of_lines_to_choose_for_can_be_confirmed(client, player):
    shown = send(client, text="\n".join(f"1 Nobody {n}" for n in range(caps.UNRESOLVED)), system="setcg")
    page = shown.content.decode()
    fields = dict.fromkeys(re.findall(r'name="((?:line|mend)-\d+)"', page), "")
    assert len(fields) == 2 * caps.UNRESOLVED
    assert confirm(client, shown, **fields).status_code == 302
    assert len(Deck.objects.get(owner=player).unresolved) == caps.UNRESOLVED


def test_what_is_outside_the_deck_is_shown_so_and_kept_as_considered(client, player):
    text = "[Deck]\n3 1-001H\n\n[Maybeboard]\n2 1-002R\n1 Nobody of this name\n\nTokens\n1 1-002R\nTotal: 3"
    shown = send(client, text=text, system="setcg")
    page = shown.content.decode()
    assert [part["title"] for part in shown.context["outside"]] == ["Maybeboard", "Tokens"]
    assert "outside the deck" in page and "1 ignored line without a card" in page
    confirm(client, shown)
    deck = Deck.objects.get()
    assert {row.card.card_id: row.quantity for row in deck.rows.all()} == {"1-001H": 3}
    assert dict(deck.considered.values_list("card__card_id", "quantity")) == {"1-002R": 2}
    assert deck.versions.get().considered == [["1-002R", 2, "Auron"]]


def test_a_heading_chosen_for_one_that_was_not_read_places_the_cards_below_it(client, player):
    shown = send(client, text="[Deck]\n3 1-001H\n\n[Reserve]\n1 1-002R\n", system="setcg")
    lines = shown.context["lines"]
    assert [(line["why"], line["suggestions"][:2]) for line in lines] == [
        ("unreadable_line", ["[Deck]", "[Maybeboard]"]),
        ("unplaced_card", []),
    ]
    confirm(client, shown, **{"mend-0": "=[Deck]"})
    deck = Deck.objects.get()
    assert {row.card.card_id: row.quantity for row in deck.rows.all()} == {"1-001H": 3, "1-002R": 1}
    assert deck.unresolved == []
