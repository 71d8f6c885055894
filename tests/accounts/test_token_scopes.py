"""What a token may do, when it was last used, and how it ends with the password."""

import re
from datetime import timedelta

import pytest
from django.core import mail
from django.db import DatabaseError
from django.test import Client
from django.urls import get_resolver, reverse
from django.utils import timezone
from rest_framework.permissions import SAFE_METHODS

from accounts import services
from accounts.models import ApiToken
from decks.editing import services as deck_services
from decks.models import Deck
from tests.decks import factories

pytestmark = pytest.mark.django_db

OLD, NEW = "seven-mirrored-towers", "nine-mirrored-towers"


@pytest.fixture
def ann():
    user = factories.make_user("ann")
    user.email = "ann@example.org"
    user.set_password(OLD)
    user.save()
    return user


def program(user, scope: str) -> tuple[ApiToken, dict[str, str]]:
    row, token = services.make_token(user=user, name="A script", days=30, scope=scope)
    return row, {"Authorization": f"Bearer {token}"}


def works(headers: dict[str, str]) -> bool:
    return Client().get("/api/decks/", headers=headers).status_code == 200


# ---- scopes ----


def test_a_token_that_reads_only_sees_a_private_deck_and_changes_nothing(ann):
    deck = factories.make_deck(ann, cards={}, visibility="private")
    _, reader = program(ann, "read")
    address = reverse("api:deck", args=[deck.public_id])
    assert Client().get(address, headers=reader).status_code == 200
    change = {"name": "Changed", "version": 1}
    refused = Client().patch(address, change, content_type="application/json", headers=reader)
    assert refused.status_code == 403
    assert refused["Content-Type"] == "application/problem+json"
    assert refused.json()["code"] == "read_only_token"
    assert Client().delete(address, headers=reader).status_code == 403
    assert Deck.objects.filter(pk=deck.pk, name=deck.name, version=1).exists()


def test_a_token_that_may_change_things_does(ann):
    deck = factories.make_deck(ann, cards={}, visibility="private")
    _, writer = program(ann, "write")
    address = reverse("api:deck", args=[deck.public_id])
    change = {"name": "Changed", "version": 1}
    answer = Client().patch(address, change, content_type="application/json", headers=writer)
    assert answer.status_code == 200


def test_a_token_that_reads_only_may_have_a_list_read_and_judged(ann):
    _, reader = program(ann, "read")
    asked = {"system": "dm", "text": "4 Holy Awe"}
    for route in ("api:check", "api:import"):
        answer = Client().post(reverse(route), asked, content_type="application/json", headers=reader)
        assert answer.status_code == 200


def test_every_route_of_the_api_refuses_changes_by_a_token_that_reads_only(ann):
    deck = factories.make_deck(ann, cards={}, visibility="private")
    _, reader = program(ann, "read")
    refused = 0
    for route, view in _api_views():
        methods = {name.upper() for name in view.http_method_names if hasattr(view, name)}
        for method in methods - set(SAFE_METHODS):
            if not view.changes:
                continue
            address = "/" + _filled(route, deck.public_id)
            answer = Client().generic(method, address, "{}", "application/json", headers=reader)
            assert (answer.status_code, answer.json()["code"]) == (403, "read_only_token"), (method, address)
            refused += 1
    assert refused > 15
    deck.refresh_from_db()
    assert deck.version == 1


def _api_views(patterns=None, before: str = ""):
    for pattern in get_resolver().url_patterns if patterns is None else patterns:
        route = before + str(pattern.pattern)
        if hasattr(pattern, "url_patterns"):
            yield from _api_views(pattern.url_patterns, route)
        elif route.startswith("api/") and "(" not in route and hasattr(pattern.callback, "cls"):
            yield route, pattern.callback.cls


def _filled(route: str, deck: str) -> str:
    for name, value in {"public_id": deck, "comment_id": deck, "number": "1"}.items():
        for kind in ("slug", "int", "str"):
            route = route.replace(f"<{kind}:{name}>", value)
    return route


def test_the_page_says_what_a_new_token_may_do_and_reading_is_offered_first(ann):
    client = Client()
    client.force_login(ann)
    page = client.get(reverse("tokens")).content.decode()
    chosen = re.findall(r'<input type="radio" name="scope" value="(\w+)"[^>]* checked', page)
    assert chosen == ["read"]
    form = {"name": "A script", "days": "30", "scope": "write"}
    assert "read and change" in client.post(reverse("tokens"), form).content.decode()
    assert ApiToken.objects.get().scope == "write"


# ---- the last use ----


def test_the_last_use_of_a_token_is_known_and_shown(ann):
    row, reader = program(ann, "read")
    client = Client()
    client.force_login(ann)
    assert "never used" in client.get(reverse("tokens")).content.decode()
    assert works(reader)
    row.refresh_from_db()
    assert timezone.now() - row.used < timedelta(minutes=1)
    assert "last used" in client.get(reverse("tokens")).content.decode()


def test_the_last_use_is_written_once_a_minute(ann):
    row, reader = program(ann, "read")
    ApiToken.objects.filter(pk=row.pk).update(used=timezone.now() - timedelta(minutes=5))
    assert works(reader)
    row.refresh_from_db()
    noted = row.used
    assert timezone.now() - noted < timedelta(minutes=1)
    assert works(reader)
    row.refresh_from_db()
    assert row.used == noted


def test_a_use_that_cannot_be_written_down_is_served(ann, monkeypatch):
    _, reader = program(ann, "read")

    def full(*_: object, **__: object) -> None:
        raise DatabaseError("database or disk is full")

    monkeypatch.setattr("django.db.models.query.QuerySet.update", full)
    assert works(reader)


# ---- the end with the password ----


def test_changing_the_password_ends_the_tokens_of_the_account_alone(ann):
    _, mine = program(ann, "write")
    _, theirs = program(factories.make_user("bob"), "write")
    client = Client()
    client.force_login(ann)
    form = {"oldpassword": OLD, "password1": NEW, "password2": NEW}
    assert client.post(reverse("account_change_password"), form).status_code == 302
    ann.refresh_from_db()
    assert ann.check_password(NEW)
    assert not works(mine)
    assert works(theirs)


def test_resetting_the_password_by_mail_ends_the_tokens(ann):
    _, mine = program(ann, "write")
    client = Client()
    client.post(reverse("account_reset_password"), {"email": ann.email})
    link = next(word for word in mail.outbox[-1].body.split() if "/password/reset/key/" in word)
    form_page = client.get(link.replace("http://testserver", ""), follow=True)
    address = form_page.redirect_chain[-1][0]
    assert client.post(address, {"password1": NEW, "password2": NEW}).status_code == 302
    ann.refresh_from_db()
    assert ann.check_password(NEW)
    assert not works(mine)


def test_a_password_changed_by_staff_or_a_command_ends_the_tokens(ann):
    _, mine = program(ann, "read")
    ann.set_password(NEW)
    ann.save(update_fields=["password"])
    assert not works(mine)
    _, mine = program(ann, "read")
    ann.set_unusable_password()
    ann.save()
    assert not works(mine)


def test_signing_in_and_changing_decks_ends_no_token(ann):
    _, mine = program(ann, "read")
    client = Client()
    assert client.post(reverse("account_login"), {"login": "ann", "password": OLD}).status_code == 302
    deck_services.create_deck(owner=ann, system="dm", name="Mine", text="", visibility="private")
    ann.refresh_from_db()
    ann.email = "other@example.org"
    ann.save()
    assert works(mine)
