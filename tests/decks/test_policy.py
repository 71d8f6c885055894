"""No page needs what the content security policy forbids, and no page about somebody is kept."""

import re

import pytest
from django.test import Client
from django.urls import reverse

from tests.decks import factories
from tests.test_permissions import OTHERWISE

pytestmark = [pytest.mark.django_db, pytest.mark.once]

OF_EVERYBODY = [
    *("home", "cards", "card-syntax", "decks", "batches"),
    *("account_login", "account_signup", "account_reset_password", "account_reset_password_done"),
]
OF_ONESELF = ["mine", "deck-new", "tokens", "batches", "account_email", "account_change_password"]
OF_ONES_DECK = ["deck", "deck-edit", "deck-bulk", "deck-settings", "deck-delete", "deck-hands", "deck-games"]
# What runs or styles without a file of its own: a script with a body that is not data, a handler, a style.
INLINE = re.compile(
    r"<script(?![^>]*\bsrc=)(?![^>]*application/json)[^>]*>|<style\b|<[^>]+\s(?:on[a-z]+|style)=[\"']"
    r"|(?:href|action|src)=[\"']\s*javascript:|\shx-on|hx-vals=[\"']js:",
    re.IGNORECASE,
)


@pytest.fixture
def owner() -> Client:
    client = Client()
    client.force_login(factories.make_user("ann"))
    return client


def of_deck(route: str, visibility: str) -> tuple[Client, str]:
    deck = factories.make_deck(cards=factories.legal_cards(), visibility=visibility)
    client = Client()
    client.force_login(deck.owner)
    return client, reverse(route, args=[deck.public_id])


def keeps_the_policy(answer) -> None:
    assert answer.status_code == 200
    directives = {
        words[0]: words[1:] for words in map(str.split, answer["Content-Security-Policy"].split(";")) if words
    }
    assert directives["default-src"] == ["'self'"]
    # Nothing said further on may allow scripts more than that.
    assert not {"script-src", "script-src-elem", "script-src-attr", "style-src"} & directives.keys()
    assert directives["object-src"] == directives["frame-ancestors"] == ["'none'"]
    assert "unsafe" not in answer["Content-Security-Policy"]
    found = INLINE.search(answer.content.decode())
    assert found is None, found


@pytest.mark.parametrize("route", OF_EVERYBODY)
def test_a_page_for_everybody_keeps_the_policy(client, route):
    keeps_the_policy(client.get(reverse(route)))


@pytest.mark.parametrize("route", ["card", "system"])
def test_a_page_of_cards_keeps_the_policy(client, route):
    factories.store_cards("setcg", ["1-001H"])
    keeps_the_policy(client.get(reverse(route, args=OTHERWISE[route])))


@pytest.mark.parametrize("route", OF_ONESELF)
def test_a_page_of_ones_own_keeps_the_policy_and_is_kept_by_nobody(owner, route):
    answer = owner.get(reverse(route))
    keeps_the_policy(answer)
    assert {"private", "no-store"} <= set(answer["Cache-Control"].split(", "))


@pytest.mark.parametrize("route", OF_ONES_DECK)
@pytest.mark.parametrize("visibility", ["private", "unlisted"])
def test_a_page_of_a_hidden_deck_keeps_the_policy_and_is_kept_by_nobody(route, visibility):
    client, address = of_deck(route, visibility)
    answer = client.get(address)
    keeps_the_policy(answer)
    assert answer["Cache-Control"] == "private, no-store"


@pytest.mark.parametrize(
    "page",
    [
        "<script>1</script>",
        "<SCRIPT type=module>1</SCRIPT>",
        "<style>a{}</style>",
        "<p class='x' style='color:red'>",
        "<img src='x' onerror='1'>",
        "<a href='javascript:1'>",
    ],
)
def test_what_the_policy_forbids_would_be_found(page):
    assert INLINE.search(page)


def test_data_and_files_are_no_inline_scripts():
    assert not INLINE.search("<script src='/a.js' defer></script><script type='application/json'>{}</script>")
