"""Deleting the account: nothing of it stays that says whose it was, and nothing of others goes."""

import smtplib

import pytest
from allauth.account.models import EmailAddress
from django.apps import apps
from django.core import mail
from django.test import Client
from django.urls import reverse

from accounts import services
from accounts.models import Comment, Report, StaffAct
from decks.models import Deck, DeckVersion
from simulate.models import Batch
from tests.accounts.models_of_users import about_users
from tests.accounts.scenes import comment_on, shared_deck, signed_in
from tests.decks import factories
from tests.decks.factories import PASSWORD
from tests.simulate import batches

pytestmark = pytest.mark.django_db

PAGE = "/accounts/delete/"
NAME = "zebedee"


@pytest.fixture
def zebedee():
    user = factories.make_user(NAME)
    EmailAddress.objects.create(user=user, email=user.email, verified=True, primary=True)
    return user


@pytest.fixture
def sure(zebedee) -> Client:
    """A browser that has just said the password."""
    client = Client()
    client.post(reverse("account_login"), {"login": NAME, "password": PASSWORD})
    client.post(reverse("account_reauthenticate"), {"password": PASSWORD, "next": PAGE})
    return client


@pytest.fixture
def full(zebedee):
    """One of everything that the account has, and of what others have that touches it."""
    other = factories.make_user("other")
    theirs = shared_deck(other, name="Theirs")
    own = factories.make_deck(zebedee, cards=factories.legal_cards(), visibility="public", name="Gone")
    comment_on(theirs, zebedee, "I like it")
    comment_on(own, other, "On a deck that goes")
    services.report_deck(deck=theirs, user=zebedee, reason="spam")
    services.block(user=zebedee, blocked=other)
    services.block(user=other, blocked=zebedee)
    services.make_token(user=zebedee, name="A token", days=30)
    batches.played(owner=zebedee, decks=[own])
    batches.played(owner=other, decks=[batches.stored(owner=other, name="Played")])
    StaffAct.objects.create(who=zebedee, did="dismissed", deck_id=theirs.public_id)
    return theirs


def everything() -> str:
    """All that the database holds, but for the sessions of browsers."""
    tables = (
        model
        for model in apps.get_models(include_auto_created=True)
        if model._meta.label != "sessions.Session"
    )
    return "\n".join(str(list(model._default_manager.values())) for model in tables)


def test_nothing_says_any_more_that_there_was_such_an_account(sure, zebedee, full):
    pk = zebedee.pk
    assert NAME in everything()
    assert sure.post(PAGE, {"sure": "on"}).status_code == 302
    assert NAME not in everything()
    for label, names in about_users().items():
        model = apps.get_model(label)
        for name in names:
            if model._meta.get_field(name).related_model._meta.label == "auth.User":
                assert not model._default_manager.filter(**{name: pk}).exists(), f"{label}.{name}"


def test_its_decks_versions_and_batches_go_and_those_of_others_stay(sure, full):
    sure.post(PAGE, {"sure": "on"})
    assert set(Deck.objects.values_list("name", flat=True)) == {"Theirs", "Played"}
    assert not DeckVersion.objects.exclude(deck__in=Deck.objects.all()).exists()
    assert set(Batch.objects.values_list("owner__username", flat=True)) == {"other"}


def test_its_comments_on_the_decks_of_others_stay_without_a_name(sure, full):
    sure.post(PAGE, {"sure": "on"})
    comment = Comment.objects.get()
    assert (comment.words, comment.author) == ("I like it", None)
    text = Client().get(reverse("deck-comments", args=[full.public_id])).content.decode()
    assert "I like it" in text and "deleted account" in text and NAME not in text
    assert Report.objects.get().reporter is None


def test_its_comments_go_too_when_that_is_wished(sure, full):
    sure.post(PAGE, {"sure": "on", "with_comments": "on"})
    assert not Comment.objects.exists()


def test_the_browser_is_signed_out_and_a_mail_says_that_it_is_done(
    sure, full, django_capture_on_commit_callbacks
):
    mail.outbox.clear()
    with django_capture_on_commit_callbacks(execute=True):
        answer = sure.post(PAGE, {"sure": "on"}, follow=True)
    assert "Your account is deleted." in answer.content.decode() and "Sign in" in answer.content.decode()
    (message,) = mail.outbox
    assert message.to == [f"{NAME}@example.org"] and "is deleted" in message.subject
    assert Client().post(reverse("account_login"), {"login": NAME, "password": PASSWORD}).status_code == 200


def test_a_mail_server_that_is_away_brings_nothing_back(
    sure, zebedee, monkeypatch, django_capture_on_commit_callbacks
):
    def away(*_: object, **__: object) -> None:
        raise smtplib.SMTPServerDisconnected

    monkeypatch.setattr("accounts.services.deletion.send_mail", away)
    with django_capture_on_commit_callbacks(execute=True):
        assert sure.post(PAGE, {"sure": "on"}).status_code == 302
    assert NAME not in everything()


def test_what_goes_and_what_stays_is_said_before(sure):
    text = sure.get(PAGE).content.decode()
    assert "These are deleted permanently" in text and "These stay, without your name" in text


@pytest.mark.parametrize("sent", [{}, {"sure": ""}, {"with_comments": "on"}])
def test_who_is_not_sure_deletes_nothing(sure, zebedee, sent):
    answer = sure.post(PAGE, sent)
    assert answer.status_code == 400 and "Nothing was deleted" in answer.content.decode()
    assert type(zebedee).objects.filter(pk=zebedee.pk).exists()


def test_who_has_not_just_said_the_password_is_asked_for_it(zebedee):
    client = signed_in(zebedee)
    answer = client.post(PAGE, {"sure": "on"})
    assert answer["Location"].startswith(reverse("account_reauthenticate"))
    assert (
        client.post(reverse("account_reauthenticate"), {"password": "wrong", "next": PAGE}).status_code == 200
    )
    assert type(zebedee).objects.filter(pk=zebedee.pk).exists()


def test_a_visitor_deletes_nothing(db):
    assert Client().post(PAGE, {"sure": "on"})["Location"].startswith("/accounts/login/")


def test_a_half_deleted_account_is_not_deleted_at_all(sure, zebedee, full, monkeypatch):
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("in the middle")

    monkeypatch.setattr(type(zebedee), "delete", broken)
    with pytest.raises(RuntimeError):
        services.delete_account(user=zebedee, with_comments=True)
    assert Comment.objects.filter(author=zebedee).exists()
