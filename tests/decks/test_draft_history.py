"""What a draft went through is its owner's: others see the newest version and those with names."""

import pytest
from django.test import Client
from django.urls import reverse

from decks.editing import services
from decks.library import sharing
from decks.models import Deck
from decks.sheets.code import address_of
from tests.decks import factories
from tests.decks.factories import EGG, THUNDER
from tests.decks.test_pages_check import words
from tests.decks.test_pages_decks import at
from tests.test_permissions import ABOUT_A_DECK, Way

# Who may see what is one filter, the same on every database.
pytestmark = [pytest.mark.django_db, pytest.mark.once]

SECRET = b"Rukh Egg"
DRAFTED, NAMED, CHANGED, MENDED, NEWEST = 1, 2, 3, 4, 5
OF_A_VERSION = [way for way in ABOUT_A_DECK if way.more == ("1",) and not way.change]
ROLES = ("visitor", "other", "staff")


@pytest.fixture
def deck() -> Deck:
    """A deck that was shown to others once the eggs it held at two versions were out of it again."""
    made = factories.make_deck(code="fow8", cards={"main": {THUNDER: 4, EGG: 3}}, name="A draft")
    eggs = {"deck": made, "user": made.owner, "section": "main", "card_id": EGG}
    services.set_quantity(**eggs, quantity=0, version=DRAFTED)
    services.name_version(deck=made, user=made.owner, number=NAMED, name="For the league")
    services.set_quantity(**eggs, quantity=2, version=NAMED)
    services.set_quantity(**eggs, quantity=0, version=CHANGED)
    return services.update_deck(
        deck=made, user=made.owner, version=MENDED, name="A deck", visibility="unlisted"
    )


def signed_in(role: str, deck: Deck) -> Client:
    client = Client()
    if role == "owner":
        client.force_login(deck.owner)
    elif role != "visitor":
        staff = role == "staff"
        client.force_login(factories.make_user(is_staff=staff, is_superuser=staff))
    return client


def ask(client: Client, way: Way, deck: Deck, number: int):
    in_json = way.route.startswith("api:") and way.method != "get"
    kind = {"content_type": "application/json"} if in_json else {}
    return getattr(client, way.method)(reverse(way.route, args=[deck.public_id, number]), **kind)


def seen(client: Client, deck: Deck) -> list[int]:
    listed = client.get(reverse("api:deck-versions", args=[deck.public_id])).json()["results"]
    return [one["number"] for one in listed]


def test_there_are_routes_about_a_version():
    assert len(OF_A_VERSION) >= 9


@pytest.mark.parametrize("role", ["owner", *ROLES])
@pytest.mark.parametrize("way", OF_A_VERSION, ids=str)
@pytest.mark.parametrize("number", [DRAFTED, NAMED, CHANGED, MENDED, NEWEST])
def test_a_version_is_there_for_its_owner_and_for_others_only_when_newest_or_named(deck, way, role, number):
    answer = ask(signed_in(role, deck), way, deck, number)
    if role == "owner" or number in (NAMED, NEWEST):
        assert answer.status_code in {200, 201, 302, 401, 403}
    else:
        assert answer.status_code == 404
    if role != "owner":
        assert SECRET not in answer.content


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("way", OF_A_VERSION, ids=str)
def test_who_opens_the_history_shows_every_version(deck, way, role):
    services.update_deck(deck=deck, user=deck.owner, version=NEWEST, open_history=True)
    assert ask(signed_in(role, deck), way, deck, DRAFTED).status_code != 404


@pytest.mark.parametrize("way", OF_A_VERSION, ids=str)
def test_an_open_history_of_a_private_deck_is_still_nobody_elses(deck, way):
    services.update_deck(deck=deck, user=deck.owner, version=NEWEST, open_history=True, visibility="private")
    assert ask(signed_in("other", deck), way, deck, NAMED).status_code == 404


@pytest.mark.parametrize("role", ROLES)
def test_lists_of_versions_leave_the_others_out_and_so_do_their_changes(deck, role):
    client = signed_in(role, deck)
    assert seen(client, deck) == [NEWEST, NAMED]
    listed = client.get(reverse("api:deck-versions", args=[deck.public_id]))
    page = client.get(at("deck-history", deck))
    for answer in (listed, page):
        assert answer.status_code == 200 and SECRET not in answer.content
    read = words(page.content.decode())
    assert "the versions its owner named" in read and "For the league" in read
    assert "Version 3" not in read and "Version 1 " not in read


def test_the_owner_sees_all_and_is_told_what_others_see(deck):
    client = signed_in("owner", deck)
    assert seen(client, deck) == [5, 4, 3, 2, 1]
    page = words(client.get(at("deck-history", deck)).content.decode())
    assert "Others see only the current version and the versions you name" in page


@pytest.mark.parametrize("role", ROLES)
def test_a_comparison_reaches_no_other_version(deck, role):
    client = signed_in(role, deck)
    for number in (DRAFTED, CHANGED):
        for asked in ({"old": number, "new": NEWEST}, {"old": NEWEST, "new": number}):
            page = client.get(at("deck-compare", deck), asked)
            assert page.status_code == 400 and SECRET not in page.content
        a, b = f"{deck.public_id}@{number}", deck.public_id
        assert client.get(reverse("api:compare"), {"a": a, "b": b}).status_code == 404
        assert client.get(reverse("api:compare"), {"a": b, "b": a}).status_code == 404
    page = client.get(at("deck-compare", deck))
    assert page.status_code == 200 and SECRET not in page.content
    assert f"From version {NAMED} to version {NEWEST}" in words(page.content.decode())


@pytest.mark.parametrize("role", ROLES)
def test_charts_count_no_other_version(deck, role):
    client = signed_in(role, deck)
    assert client.get(at("deck-stats", deck), {"beside": DRAFTED}).status_code == 400
    assert client.get(at("deck-stats", deck), {"beside": NAMED}).status_code == 200
    for name in ("version", "beside"):
        address = reverse("api:deck-stats", args=[deck.public_id])
        assert client.get(address, {name: DRAFTED}).status_code == 400
        assert client.get(address, {name: NAMED}).status_code == 200


def test_a_version_that_others_may_not_see_is_no_link_on_what_they_see(deck):
    services.restore_version(
        deck=deck, user=deck.owner, kept=deck.versions.get(number=MENDED), version=NEWEST
    )
    page = signed_in("other", deck).get(at("deck-history", deck)).content.decode()
    assert at("deck-version", deck, MENDED) not in page
    assert (
        at("deck-version", deck, MENDED)
        in signed_in("owner", deck).get(at("deck-history", deck)).content.decode()
    )


def test_a_copy_of_a_version_that_is_gone_for_others_leads_to_the_deck(deck):
    copied = sharing.clone_deck(kept=deck.versions.get(number=NEWEST), user=factories.make_user())
    client = Client()
    client.force_login(copied.owner)
    assert at("deck-version", deck, NEWEST) in client.get(at("deck", copied)).content.decode()
    services.update_deck(deck=deck, user=deck.owner, version=NEWEST, name="A newer draft")
    page = client.get(at("deck", copied)).content.decode()
    assert at("deck-version", deck, NEWEST) not in page and at("deck", deck) in page


def test_a_registration_sheet_is_compared_with_its_code_after_the_deck_changed(deck):
    """Whoever holds the sheet has the list on paper; the code opens that sheet, and no other page."""
    handed_in = address_of(deck.versions.get(number=NEWEST), "")
    services.update_deck(deck=deck, user=deck.owner, version=NEWEST, name="A newer draft")
    judge = signed_in("other", deck)
    assert "The code is valid" in judge.get(handed_in).content.decode()
    assert judge.get(handed_in.partition("?")[0]).status_code == 404
    assert judge.get(f"{handed_in.partition('?')[0]}?code=AAAA-AAAA").status_code == 404
    draft = address_of(deck.versions.get(number=NEWEST), "").replace(f"/v/{NEWEST}/", f"/v/{DRAFTED}/")
    assert judge.get(draft).status_code == 404
    assert judge.get(at("deck-version", deck, NEWEST), {"code": handed_in[-9:]}).status_code == 404


def test_the_owner_says_on_the_share_page_and_over_the_api_who_sees_the_history(deck):
    client = signed_in("owner", deck)
    asked = {"visibility": "unlisted", "version": str(NEWEST), "open_history": "on"}
    assert client.post(at("deck-share", deck), asked).status_code == 302
    assert seen(Client(), deck) == [5, 4, 3, 2, 1]
    address = reverse("api:deck", args=[deck.public_id])
    closed = client.patch(
        address, {"open_history": False, "version": NEWEST}, content_type="application/json"
    )
    assert closed.json()["open_history"] is False
    assert seen(Client(), deck) == [NEWEST, NAMED]
