"""Decks without an account: kept by one browser, shown to nobody else, moved to an account, cleaned up."""

from datetime import timedelta
from urllib.parse import quote

import pytest
from django.db import IntegrityError, transaction
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from common import caps
from common.access import Visitor
from common.browsers import COOKIE
from decks import tasks
from decks.editing import history, services, undo
from decks.models import Deck, DeckVersion
from tests.decks import factories

pytestmark = pytest.mark.django_db
KEY, OTHER = "k" * 32, "o" * 32


def kept(key: str = KEY, **settings: str) -> Deck:
    """An empty deck that the browser with this key keeps."""
    return services.create_deck(owner=Visitor(key), system="setcg", **{"name": "Mine", **settings})


def browser(key: str = KEY) -> Client:
    client = Client()
    client.cookies[COOKIE] = key
    return client


def start(client: Client, **said: str):
    return client.post(reverse("deck-new"), {"system": "setcg", **said})


def sign_up(client: Client, name: str = "ann", **more: str):
    fields = {"username": name, "email": f"{name}@example.org"}
    passwords = dict.fromkeys(("password1", "password2"), factories.PASSWORD)
    return client.post(reverse("account_signup"), fields | passwords | more)


# ---- who starts one ----


def test_a_deck_is_started_and_edited_without_an_account(client):
    card = factories.store_cards("setcg", ["1-001H"])[0]
    made = start(client)
    deck = Deck.objects.get()
    assert made.url == reverse("deck-edit", args=[deck.public_id])
    assert (deck.owner, deck.visibility, deck.name) == (None, "private", "New deck")
    client.post(made.url, {"do": f"add:main:{card.card_id}", "version": "1"})
    page = client.get(made.url).content.decode()
    assert card.name in page and "Kept in this browser only" in page
    assert [row.quantity for row in deck.rows.all()] == [1]


def test_the_cookie_is_set_by_the_first_deck_alone_and_no_script_reads_it(client):
    for route in ("home", "deck-new", "cards"):
        assert COOKIE not in client.get(reverse(route)).cookies
    given = start(client).cookies[COOKIE]
    assert given["httponly"] and given["samesite"] == "Lax"
    assert given["max-age"] == caps.BROWSER_DECKS_DAYS * 24 * 3600
    start(client)
    assert Deck.objects.values("browser").distinct().count() == 1


def test_what_is_stored_of_the_key_does_not_open_the_deck():
    deck = kept()
    assert KEY not in deck.browser
    assert browser(deck.browser).get(deck.get_absolute_url()).status_code == 404
    assert browser(deck.browser[:32]).get(deck.get_absolute_url()).status_code == 404


def test_somebody_without_account_and_key_owns_nothing():
    kept()
    stranger = Visitor()
    assert not Deck.objects.editable_by(stranger).exists()
    assert not Deck.objects.visible_to(stranger).exists()
    assert not DeckVersion.objects.visible_to(stranger).exists()
    with pytest.raises(IntegrityError), transaction.atomic():
        services.create_deck(owner=stranger, system="setcg", name="Nobody's")


def test_a_pasted_list_becomes_a_deck_of_the_browser(client):
    factories.store_cards("setcg", ["1-001H"])
    shown = start(client, text="3 1-001H")
    start(client, text="3 1-001H", name="Pasted", seen=shown.context["seen"], confirm="")
    deck = Deck.objects.get()
    assert (deck.name, deck.owner) == ("Pasted", None)
    assert "Pasted" in client.get(reverse("mine")).content.decode()


# ---- what it may be ----


@pytest.mark.parametrize("visibility", ["unlisted", "public"])
def test_it_is_never_shared(visibility):
    deck = kept()
    with pytest.raises(services.BadContent, match="account"):
        services.update_deck(deck=deck, user=Visitor(KEY), version=1, visibility=visibility)
    with pytest.raises(services.BadContent, match="account"):
        kept(visibility=visibility)
    with pytest.raises(IntegrityError), transaction.atomic():
        Deck.objects.filter(pk=deck.pk).update(visibility=visibility)


def test_a_browser_keeps_so_many_decks_and_versions(monkeypatch):
    monkeypatch.setattr(caps, "DECKS_PER_BROWSER", 2)
    monkeypatch.setattr(caps, "BROWSER_DECK_VERSIONS", 3)
    deck, _ = kept(), kept()
    with pytest.raises(services.BadContent, match="2 decks"):
        kept()
    assert kept(OTHER)
    for version in range(1, 6):
        services.update_deck(deck=deck, user=Visitor(KEY), version=version, name=f"Name {version}")
    assert [one.number for one in history.all_versions(deck)] == [6, 5, 4]


def test_starting_and_changing_decks_is_slowed_down(client, monkeypatch):
    monkeypatch.setattr(caps, "RATES", {**caps.RATES, "visitor-deck": "1/min", "visitor-write": "2/min"})
    address = start(client).url
    # The second start is a change too, since the browser has a key by then.
    slowed = start(client)
    assert slowed.status_code == 429 and slowed["Retry-After"]
    assert client.post(address, {"do": "undo", "version": "1"}).status_code == 400
    assert client.post(address, {"do": "undo", "version": "1"}).status_code == 429
    assert client.get(address).status_code == 200


def test_two_tabs_find_each_others_changes_and_a_stale_one_is_not_stored():
    deck = kept()
    first, second = browser(), browser()
    address = reverse("deck-settings", args=[deck.public_id])
    said = {"name": "First", "format": deck.format, "visibility": "private", "version": "1"}
    assert first.post(address, said).status_code == 302
    assert second.post(address, {**said, "name": "Second"}).status_code == 409
    deck.refresh_from_db()
    assert deck.name == "First"


def test_without_its_cookie_a_deck_is_not_there(client):
    address = start(client).url
    client.cookies.clear()
    assert client.get(address).status_code == 404
    assert client.get(reverse("mine")).url.startswith(reverse("account_login"))


# ---- how it becomes an account's ----


def test_signing_up_moves_the_decks_with_their_history_and_leads_to_the_last_one(client):
    start(client, name="Older")
    address = start(client, name="Newer").url
    services.update_deck(
        deck=Deck.objects.get(name="Newer"),
        user=Visitor(client.cookies[COOKIE].value),
        version=1,
        description="New words",
    )
    done = sign_up(client)
    assert done.url == address
    decks = Deck.objects.filter(owner__username="ann", browser="")
    assert {deck.name for deck in decks} == {"Older", "Newer"}
    newer = decks.get(name="Newer")
    assert [one.made_by for one in history.all_versions(newer)] == [newer.owner, newer.owner]
    assert undo.line_of(newer).by == ""
    assert "2 decks of this browser are now in your account" in client.get(address).content.decode()
    assert client.cookies[COOKIE].value == ""


def test_sign_up_leads_back_to_the_page_it_was_asked_from(client):
    start(client, name="Older")
    older = reverse("deck-edit", args=[Deck.objects.get().public_id])
    start(client, name="Newer")
    link = f"{reverse('account_signup')}?next={quote(older, safe='')}"
    assert link in client.get(older).content.decode()
    assert sign_up(client, next=older).url == older


def test_signing_in_to_an_account_adds_the_decks_to_those_it_has():
    user = factories.make_user("bob")
    theirs = factories.make_deck(user, cards={}, name="Theirs")
    deck = kept()
    client = browser()
    done = client.post(reverse("account_login"), {"login": "bob", "password": factories.PASSWORD})
    assert done.url == reverse("deck-edit", args=[deck.public_id])
    assert set(Deck.objects.editable_by(user)) == {theirs, deck}
    client.logout()
    assert client.get(deck.get_absolute_url()).status_code == 404
    assert browser().get(deck.get_absolute_url()).status_code == 404


def test_a_wrong_password_moves_nothing():
    factories.make_user("bob")
    deck = kept()
    client = browser()
    client.post(reverse("account_login"), {"login": "bob", "password": "wrong"})
    deck.refresh_from_db()
    assert deck.owner is None
    assert client.get(deck.get_absolute_url()).status_code == 200


def test_decks_that_an_account_has_no_room_for_stay_with_the_browser(monkeypatch):
    monkeypatch.setattr(caps, "DECKS_PER_USER", 1)
    user = factories.make_user()
    older, newer = kept(), kept()
    assert services.adopt_decks(visitor=Visitor(KEY), user=user) == ([newer], 1)
    assert list(Deck.objects.editable_by(Visitor(KEY))) == [older]


def test_decks_of_another_browser_are_not_taken():
    theirs = kept(OTHER)
    services.adopt_decks(visitor=Visitor(KEY), user=factories.make_user())
    services.adopt_decks(visitor=Visitor(), user=factories.make_user())
    theirs.refresh_from_db()
    assert theirs.owner is None


# ---- how it ends ----


def test_decks_that_were_not_changed_for_long_are_deleted_and_no_others():
    old, fresh = kept(), kept(OTHER)
    theirs = factories.make_deck(cards={})
    long_ago = timezone.now() - timedelta(days=caps.BROWSER_DECKS_DAYS, hours=1)
    Deck.objects.filter(pk__in=[old.pk, theirs.pk]).update(updated=long_ago)
    nearly = timezone.now() - timedelta(days=caps.BROWSER_DECKS_DAYS - 1)
    Deck.objects.filter(pk=fresh.pk).update(updated=nearly)
    assert services.delete_abandoned() == 1
    assert services.delete_abandoned() == 0
    assert set(Deck.objects.all()) == {fresh, theirs}


def test_the_workers_look_for_abandoned_decks(monkeypatch):
    sent: list[object] = []
    monkeypatch.setattr(tasks.delete_abandoned, "delay", lambda: sent.append(True))
    tasks.look_after()
    tasks.look_after()
    assert sent == [True]


def test_deleting_the_deck_is_up_to_its_browser():
    deck = kept()
    with pytest.raises(services.NoDeck):
        services.delete_deck(deck=deck, user=Visitor(OTHER))
    services.delete_deck(deck=deck, user=Visitor(KEY))
    assert not Deck.objects.exists()
