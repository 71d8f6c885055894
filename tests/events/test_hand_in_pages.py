"""The pages on which players hand in lists, look at their entry, and show a receipt."""

import re
from datetime import timedelta

import pytest
from django.core import mail
from django.test import Client
from django.urls import reverse

from common import caps
from decks.editing import services as deck_services
from events.models import Entry, EntryList
from tests.accounts.scenes import signed_in
from tests.decks import factories
from tests.events.scenes import enter, five_copies, key_of, legal_list, make_event, moved, past_deadline

pytestmark = pytest.mark.django_db


@pytest.fixture
def event():
    return make_event(factories.make_user("ann"), name="Spring Open")


def page_of(event) -> str:
    return reverse("hand-in", args=[event.public_id])


def fill(client, address: str, **fields: str) -> dict[str, str]:
    """What a browser sends the first time: the form as it came, filled in."""
    form = client.get(address).context["form"]
    said = {"once": str(form.initial["once"]), "player": "Bo", "text": legal_list(), **fields}
    return {name: value for name, value in said.items() if value}


def confirm(client, address: str, said: dict[str, str]):
    """Look at the preview, and hand in what it shows."""
    preview = client.post(address, said)
    assert preview.status_code == 200, preview.context["form"].errors
    again = {**said, "seen": preview.context["seen"], "confirm": "yes"}
    return client.post(address, again, follow=True)


def test_nothing_is_stored_before_the_verdict_was_shown(event):
    client = Client()
    preview = client.post(page_of(event), fill(client, page_of(event)))
    page = preview.content.decode()
    assert "Legal" in page and event.day.isoformat() in page and "Hand in this list" in page
    assert not Entry.objects.exists()


def test_a_player_without_an_account_gets_a_private_link_and_a_receipt(event):
    client = Client()
    done = confirm(client, page_of(event), fill(client, page_of(event), mail="bo@example.org"))
    link = done.redirect_chain[0][0]
    assert re.fullmatch(r"/my-entry/[0-9a-f]{40}/", link)
    page = done.content.decode()
    assert "Your list is handed in" in page and link in page
    code = re.search(r"[A-Z2-9]{4}-[A-Z2-9]{4}", page)[0]
    assert code in mail.outbox[0].body and link in mail.outbox[0].body
    assert mail.outbox[0].to == ["bo@example.org"]
    # The link works in any other browser, and nothing but the link does.
    assert Client().get(link).status_code == 200
    assert Client().get(Entry.objects.get().get_absolute_url()).status_code == 404


def test_without_an_address_nothing_is_sent_and_the_page_has_the_receipt(event):
    client = Client()
    confirm(client, page_of(event), fill(client, page_of(event)))
    assert mail.outbox == []


def test_a_mail_server_that_is_away_loses_no_list(event, monkeypatch):
    def away(*_: object) -> None:
        raise OSError("nobody is there")

    monkeypatch.setattr("events.mails.send_mail", away)
    client = Client()
    done = confirm(client, page_of(event), fill(client, page_of(event), mail="bo@example.org"))
    assert "Your list is handed in" in done.content.decode() and EntryList.objects.exists()


def test_a_player_with_an_account_chooses_a_deck_and_changes_it_later(event):
    bo = factories.make_user("bo")
    deck = factories.make_deck(bo, cards=factories.legal_cards(), name="My own deck")
    client = signed_in(bo)
    said = fill(client, page_of(event), own_deck=deck.public_id, text="")
    done = confirm(client, page_of(event), said)
    entry = Entry.objects.get()
    assert done.redirect_chain[0][0] == entry.get_absolute_url()
    assert "My own deck" in done.content.decode()
    assert mail.outbox[0].to == ["bo@example.org"]
    confirm(client, page_of(event), fill(client, page_of(event), text=legal_list(2)))
    entry.refresh_from_db()
    assert (Entry.objects.count(), entry.current.number, entry.lists.count()) == (1, 2, 2)
    page = client.get(entry.get_absolute_url()).content.decode()
    assert "List 1" in page and "changed later" in page
    old = client.get(reverse("entry-list", args=[event.public_id, entry.public_id, 1]))
    assert "My own deck" in old.content.decode()


def test_a_deck_that_changed_since_the_preview_is_shown_again(event):
    bo = factories.make_user("bo")
    deck = factories.make_deck(bo, cards=factories.legal_cards())
    client = signed_in(bo)
    said = fill(client, page_of(event), own_deck=deck.public_id, text="")
    seen = client.post(page_of(event), said).context["seen"]
    deck_services.update_deck(deck=deck, user=bo, version=1, name="Changed meanwhile")
    again = client.post(page_of(event), {**said, "seen": seen, "confirm": "yes"})
    assert "has changed since you last saw it" in again.content.decode()
    assert not Entry.objects.exists()


def test_a_forged_preview_hands_in_nothing(event):
    client = Client()
    said = fill(client, page_of(event))
    preview = client.post(page_of(event), said)
    forged = {**said, "text": legal_list(2), "seen": preview.context["seen"], "confirm": "yes"}
    assert "has changed since you last saw it" in client.post(page_of(event), forged).content.decode()
    assert not Entry.objects.exists()


def test_nobody_hands_in_a_deck_of_somebody_else(event):
    theirs = factories.make_deck(cards=factories.legal_cards(), visibility="public")
    client = signed_in(factories.make_user("bo"))
    refused = client.post(page_of(event), fill(client, page_of(event), own_deck=theirs.public_id))
    assert refused.status_code == 400 and not Entry.objects.exists()


def test_an_illegal_list_is_explained_and_cannot_be_confirmed(event):
    client = Client()
    said = fill(client, page_of(event), text=five_copies())
    preview = client.post(page_of(event), said)
    page = preview.content.decode()
    assert "This event accepts legal lists only" in page and "5 copies" in page
    assert 'name="confirm"' not in page
    forced = client.post(page_of(event), {**said, "seen": preview.context["seen"], "confirm": "yes"})
    assert forced.status_code == 409 and not Entry.objects.exists()


def test_an_illegal_list_is_handed_in_where_the_organiser_takes_it():
    event = make_event(legal_only=False)
    client = Client()
    said = fill(client, page_of(event), text=five_copies())
    assert "Hand in anyway" in client.post(page_of(event), said).content.decode()
    confirm(client, page_of(event), said)
    assert EntryList.objects.get().outcome == "illegal"


def test_a_list_of_another_game_is_named(event):
    client = Client()
    said = fill(client, page_of(event), text=FOW)
    refused = client.post(page_of(event), said)
    assert refused.status_code == 400
    assert "This is a list of Force of Will" in refused.content.decode()


FOW = "[Ruler]\n1 Grimm, the Fairy Tale Prince\n[Main]\n4 Tinker Bell, the Spirit\n4 Thunder\n"


def test_lines_that_were_not_understood_are_chosen_before_handing_in(event):
    text = legal_list()
    first = text.splitlines()[0].split(" ", 1)[1]
    client = Client()
    said = fill(client, page_of(event), text=text + "\n3 No Such Card")
    preview = client.post(page_of(event), said)
    assert "No Such Card" in preview.content.decode() and preview.context["refused"]
    place = next(line["place"] for line in preview.context["lines"] if "No Such Card" in line["text"])
    out = {**said, f"mend-{place}": "out", f"line-{place}": preview.context["lines"][0]["text"]}
    applied = client.post(page_of(event), {**out, "seen": preview.context["seen"], "confirm": "yes"})
    assert not applied.context["refused"] and first in applied.content.decode()
    assert "No Such Card" not in applied.context["text"]
    assert not Entry.objects.exists()


def test_an_empty_form_says_what_to_do(event):
    client = Client()
    refused = client.post(page_of(event), fill(client, page_of(event), text=""))
    assert "Choose one of your decks, paste a list" in refused.content.decode()


def test_after_the_deadline_a_player_is_told_before_and_after(event):
    past_deadline(event)
    client = Client()
    assert "It waits until an organiser accepts it" in client.get(page_of(event)).content.decode()
    done = confirm(client, page_of(event), fill(client, page_of(event)))
    assert "so it waits for an organiser to accept it" in done.content.decode()


def test_when_the_event_is_over_the_page_says_so(event):
    moved(event, timedelta(days=22))
    client = Client()
    assert "takes no more lists" in client.get(page_of(event)).content.decode()
    assert client.post(page_of(event), {"player": "Bo", "text": legal_list()}).status_code == 409
    assert not Entry.objects.exists()


def test_by_the_private_link_a_player_changes_withdraws_and_erases(event):
    receipt = enter(event)
    client, link = Client(), reverse("entry-by-key", args=[key_of(receipt)])
    change = reverse("hand-in-by-key", args=[key_of(receipt)])
    confirm(client, change, fill(client, change, text=legal_list(2)))
    assert Entry.objects.get().current.number == 2
    client.post(link, {"do": "withdraw"})
    assert Entry.objects.get().status == "withdrawn"
    assert client.post(link, {"do": "erase"}, follow=True).status_code == 200 and Entry.objects.exists()
    client.post(link, {"do": "erase", "sure": "yes"})
    assert not Entry.objects.exists() and client.get(link).status_code == 404


def test_a_player_decides_nothing_that_is_an_organisers(event):
    receipt = enter(past_deadline(event))
    link = reverse("entry-by-key", args=[key_of(receipt)])
    for do in ("accept", "refuse", "remove", "restore"):
        assert Client().post(link, {"do": do, "which": "1"}).status_code == 404
    assert EntryList.objects.get().state == "waiting"


def test_an_organiser_accepts_a_late_list_on_its_page(event):
    receipt = enter(past_deadline(event))
    client = signed_in(event.made_by)
    place = receipt.entry.get_absolute_url()
    assert "came after the deadline" in client.get(place).content.decode()
    client.post(place, {"do": "accept", "which": "1"})
    entry = Entry.objects.get()
    assert (entry.status, entry.current.number) == ("in", 1)
    again = client.post(place, {"do": "accept", "which": "1"}, follow=True)
    assert "another organiser or the player was faster" in again.content.decode()


def test_a_receipt_is_compared_by_anybody_and_says_nothing_of_the_list(event):
    receipt = enter(event, name="Bo Secret")
    page = Client().get(reverse("entry-by-key", args=[key_of(receipt)]))
    address = page.context["view"].shown.link.address.removeprefix("http://testserver")
    compared = Client().get(address)
    said = compared.content.decode()
    assert compared.status_code == 200 and "The code is valid" in said and "the list that counts" in said
    assert "Bo Secret" not in said and "My deck" not in said
    forged = Client().get(address[:-1] + ("A" if address[-1] != "A" else "B"))
    assert forged.status_code == 404 and "is not the code of this list" in forged.content.decode()
    assert "handed in here" not in forged.content.decode()
    enter(event, text=legal_list(2), entry=receipt.entry)
    assert "handed in another list later" in Client().get(address).content.decode()


def test_fifty_players_behind_one_address_hand_in_during_one_minute(event):
    for number in range(50):
        client = Client()
        said = fill(client, page_of(event), player=f"Player {number}", text=legal_list(2 + number % 2))
        assert "Your list is handed in" in confirm(client, page_of(event), said).content.decode()
    assert Entry.objects.filter(status="in").count() == EntryList.objects.count() == 50


def test_who_hands_in_more_often_than_a_hall_of_players_is_slowed_down(event, monkeypatch):
    monkeypatch.setitem(caps.RATES, "hand-in", "1/min")
    client = Client()
    said = fill(client, page_of(event))
    assert client.post(page_of(event), said).status_code == 200
    slowed = client.post(page_of(event), said)
    assert slowed.status_code == 429 and "A little slower, please" in slowed.content.decode()
