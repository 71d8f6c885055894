"""The pages for what goes wrong, in the language of the others."""

import pytest
from django.template.loader import render_to_string
from django.test import Client
from django.urls import reverse

from tests.decks.test_pages_check import words

pytestmark = pytest.mark.django_db


def test_a_form_without_its_token_is_explained():
    answer = Client(enforce_csrf_checks=True).post(reverse("check"), {"text": "4 Thunder"})
    assert answer.status_code == 403
    assert "This form has expired" in words(answer.content.decode())


@pytest.mark.parametrize("code", ["400", "403", "403_csrf", "404", "413", "422", "429", "500", "503"])
def test_every_error_page_can_be_shown_without_a_request(code):
    page = render_to_string(f"{code}.html")
    assert code[:3] in page
    assert 'href="/"' in page


def test_a_site_that_breaks_says_so_and_shows_no_source(client, monkeypatch):
    def broken(*said):
        raise RuntimeError("a secret")

    monkeypatch.setattr("decks.verdicts.views.home.rules.systems", broken)
    client.raise_request_exception = False
    answer = client.get("/")
    assert answer.status_code == 500
    assert "Something broke on our side" in words(answer.content.decode())
    assert "a secret" not in answer.content.decode()


@pytest.mark.parametrize("path", ["/", "/cards/", "/nowhere/"])
def test_pages_forbid_scripts_and_styles_of_others(client, path):
    policy = client.get(path)["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("address", ["/", "/cards/", "/decks/", "/systems/dm/"])
def test_a_page_can_be_asked_for_its_head_alone(client, address):
    response = client.head(address)
    assert (response.status_code, response.content) == (200, b"")
