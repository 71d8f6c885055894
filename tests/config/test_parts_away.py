"""The cache, the broker or the disk fails: people read on and sign in, and nothing is half stored."""

import errno
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from django.core.cache import caches
from django.db import OperationalError, connection, transaction
from django.test import Client
from django.urls import reverse

from config import cache as site_cache
from config.celery import app
from decks.models import Deck, StoredVerdict
from simulate.models import Batch
from tests.browser.scene import make_scene
from tests.decks import factories
from tests.simulate import batches

pytestmark = pytest.mark.django_db

LIST = {"system": "dm", "text": "4 Holy Awe"}
HOLY_AWE = "en-DM-01-6"
JSON = {"content_type": "application/json"}


@pytest.fixture
def deck() -> Deck:
    return factories.make_deck(cards=factories.legal_cards(), visibility="public")


@pytest.fixture(autouse=True)
def _nothing_failed_before(monkeypatch):
    for kind in (site_cache.Redis, site_cache.Files):
        monkeypatch.setattr(kind, "_failed", {})


def forget_connections() -> None:
    for one in caches.all(initialized_only=True):
        one.close()


@pytest.fixture
def no_redis(settings) -> None:
    settings.CACHES = {"default": {"BACKEND": "config.cache.Redis", "LOCATION": "redis://127.0.0.1:1/0"}}


@pytest.fixture
def full_cache_disk(settings, tmp_path, monkeypatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    settings.CACHES = {"default": {"BACKEND": "config.cache.Files", "LOCATION": str(tmp_path / "cache")}}
    monkeypatch.setattr("django.core.cache.backends.filebased.tempfile.mkstemp", full)


@pytest.fixture(params=["no_redis", "full_cache_disk"])
def no_cache(request) -> None:
    request.getfixturevalue(request.param)


def batch_request(deck: Deck) -> dict[str, object]:
    return {"system": deck.system, "decks": [{"deck": deck.public_id}, {"deck": deck.public_id}], "games": 2}


def is_problem(answer, code: str) -> bool:
    assert answer.status_code == 503, answer.content
    assert answer["Content-Type"] == "application/problem+json"
    assert answer["Retry-After"]
    return answer.json()["code"] == code


# ---- no cache ----


def test_pages_and_the_api_read_on_without_a_cache(no_cache, client, deck):
    for address in (
        "/",
        "/cards/",
        "/decks/",
        f"/decks/{deck.public_id}/",
        f"/decks/{deck.public_id}/hands/",
        "/api/decks/",
        f"/api/decks/{deck.public_id}/",
        f"/api/decks/{deck.public_id}/verdict/",
    ):
        assert client.get(address).status_code == 200, address
    assert client.post(reverse("api:check"), LIST, **JSON).status_code == 200
    assert client.post(reverse("check"), LIST).status_code == 200


def test_people_sign_in_and_change_their_decks_without_a_cache(no_cache, client, deck):
    form = {"login": deck.owner.username, "password": factories.PASSWORD}
    assert client.post(reverse("account_login"), form).status_code == 302
    assert client.session["_auth_user_id"] == str(deck.owner_id)
    change = {"name": "Changed", "version": 1}
    assert client.patch(reverse("api:deck", args=[deck.public_id]), change, **JSON).status_code == 200


@pytest.mark.parametrize("signed_in", [False, True])
def test_what_costs_much_is_not_begun_uncounted(no_cache, client, deck, signed_in):
    if signed_in:
        client.force_login(deck.owner)
    assert is_problem(client.post(reverse("batches-api"), batch_request(deck), **JSON), "counts_away")
    form = {"do": "start", "opponent": "itself", "games": "2"}
    page = client.post(reverse("deck-games", args=[deck.public_id]), form)
    assert page.status_code == 503
    assert "We can’t count requests right now" in page.content.decode()
    assert not Batch.objects.exists()


def test_health_names_the_cache_and_nothing_else(no_cache, client):
    found = client.get("/healthz").json()
    assert found.pop("cache") in {"ConnectionError", "OSError"}
    assert set(found.values()) == {"ok"}


@pytest.fixture
def silent_redis(settings) -> Iterator[list[socket.socket]]:
    """A server that takes connections and never says a word."""
    taken: list[socket.socket] = []
    with socket.create_server(("127.0.0.1", 0)) as server:

        def take() -> None:
            while True:
                try:
                    taken.append(server.accept()[0])
                except OSError:
                    return

        threading.Thread(target=take, daemon=True).start()
        place = f"redis://127.0.0.1:{server.getsockname()[1]}/0"
        limits = {"socket_connect_timeout": 0.2, "socket_timeout": 0.2}
        settings.CACHES = {"default": {"BACKEND": "config.cache.Redis", "LOCATION": place, "OPTIONS": limits}}
        yield taken
        server.shutdown(socket.SHUT_RDWR)


def test_a_cache_that_is_silent_is_waited_for_once_and_not_with_every_look(silent_redis, client, deck):
    for _ in range(3):
        assert client.get(f"/api/decks/{deck.public_id}/").status_code == 200
    assert len(silent_redis) == 1


# ---- no broker ----


@pytest.fixture(params=["redis://127.0.0.1:1/0", "amqp://guest:guest@127.0.0.1:1//", "full disk"])
def no_broker(request, monkeypatch, tmp_path) -> None:
    """The site's own Celery, sending to a broker that takes nothing."""
    conf = app.conf
    if request.param == "full disk":
        folder = tmp_path / "full"
        folder.write_text("where the folder of messages should be")
        names = ("data_folder_in", "data_folder_out", "processed_folder")
        options = {name: str(folder) for name in names} | {"control_folder": str(tmp_path)}
        address = "filesystem://localhost//"
    else:
        options, address = {"socket_timeout": 1}, request.param
    monkeypatch.setitem(conf, "broker_url", address)
    monkeypatch.setitem(conf, "broker_write_url", address)
    monkeypatch.setitem(conf, "broker_transport_options", options)
    monkeypatch.setitem(conf, "task_publish_retry_policy", {"max_retries": 0})
    monkeypatch.setitem(conf, "broker_connection_timeout", 1)
    app.amqp.__dict__.pop("_producer_pool", None)
    monkeypatch.setattr(app, "_pool", None)
    monkeypatch.setattr(app.amqp, "_producer_pool", None)


def test_a_batch_waits_in_the_database_while_no_broker_takes_it(
    no_broker, client, deck, django_capture_on_commit_callbacks
):
    giants = batches.stored(owner=deck.owner)
    client.force_login(deck.owner)
    with django_capture_on_commit_callbacks(execute=True):
        answer = client.post(reverse("batches-api"), batch_request(giants), **JSON)
    assert answer.status_code == 202, answer.content
    batch = Batch.objects.get()
    assert batch.state == "waiting" and batch.rows.filter(state="waiting").count() == batch.chunks
    assert client.get(reverse("batch", args=[batch.public_id])).status_code == 200


# ---- no room to write ----

# Forms that change how somebody signs in write before they are shown: what they will need, or the session.
CHANGING = (
    "/accounts/password/reset/key/",
    "/accounts/email/",
    "/accounts/2fa/recovery-codes/",
    "/accounts/2fa/totp/activate/",
)


@contextmanager
def nothing_is_written() -> Iterator[list[str]]:
    """Let every statement fail that would write, as on a full disk; yields those that tried."""
    tried: list[str] = []

    def full(execute, sql, params, many, context):
        if sql.lstrip().partition(" ")[0].upper() in {"INSERT", "UPDATE", "DELETE"}:
            tried.append(sql)
            raise OperationalError("database or disk is full")
        return execute(sql, params, many, context)

    with connection.execute_wrapper(full):
        yield tried


def test_every_page_is_read_on_a_full_disk():
    scene = make_scene()
    unread = []
    for page in scene.pages():
        with nothing_is_written(), transaction.atomic():
            answer = scene.clients[page.who].get(page.address)
            transaction.set_rollback(True)
        if answer.status_code != scene.status(page):
            unread.append(page.address)
    assert [one for one in unread if not one.startswith(CHANGING)] == []


def test_a_deck_is_read_over_the_api_on_a_full_disk(client, deck):
    StoredVerdict.objects.all().delete()
    with nothing_is_written() as tried:
        for more in (
            "",
            "verdict/",
            "formats/",
            "stats/",
            "hands/",
            "export/text/",
            "versions/",
        ):
            assert client.get(f"/api/decks/{deck.public_id}/{more}").status_code == 200, more
    assert tried, "verdicts are kept, where there is room"


def test_a_change_on_a_full_disk_is_refused_with_the_reason(client, deck):
    client.force_login(deck.owner)
    address = reverse("api:deck", args=[deck.public_id])
    with nothing_is_written():
        answer = client.patch(address, {"name": "Changed", "version": 1}, **JSON)
        page = client.post(
            reverse("deck-settings", args=[deck.public_id]),
            {"name": "Changed", "format": deck.format, "visibility": "public", "version": 1},
        )
    assert is_problem(answer, "disk_full")
    assert page.status_code == 503
    assert "disk is full" in page.content.decode() and "still read everything" in page.content.decode()
    deck.refresh_from_db()
    assert (deck.name, deck.version) == ("A deck", 1)


@pytest.mark.parametrize("known", [False, True])
def test_a_session_that_cannot_be_stored_is_no_fault_of_the_program(client, deck, known):
    client.raise_request_exception = False
    if known:
        session = client.session
        session["seen"] = True
        session.save()
    with nothing_is_written():
        form = {"login": deck.owner.username, "password": factories.PASSWORD}
        answer = client.post(reverse("account_login"), form)
    assert answer.status_code == 503
    assert "disk is full" in answer.content.decode()


def test_a_database_that_is_away_is_answered_with_503(deck, monkeypatch):
    def away(*_: object, **__: object) -> None:
        raise OperationalError("could not connect to server: password=hunter2")

    monkeypatch.setattr("django.db.backends.utils.CursorWrapper.execute", away)
    visitor = Client()
    assert is_problem(visitor.get("/api/decks/"), "database_away")
    page = visitor.get("/decks/")
    assert page.status_code == 503
    assert "The database is not responding right now" in page.content.decode()
    assert "hunter2" not in page.content.decode()


@pytest.mark.sqlite
@pytest.mark.django_db(transaction=True)
def test_a_database_file_that_cannot_grow_is_read_and_not_harmed(client):
    deck = factories.make_deck(cards=factories.legal_cards(), visibility="public")
    factories.store_cards("dm", [HOLY_AWE])
    client.force_login(deck.owner)
    with connection.cursor() as cursor:
        # The pages that earlier tests left empty would be filled before the file had to grow.
        cursor.execute("VACUUM")
        cursor.execute("PRAGMA page_count")
        (pages,) = cursor.fetchone()
        cursor.execute(f"PRAGMA max_page_count = {pages}")
    try:
        asked = {"system": "dm", "name": "Large", "text": "4 Holy Awe", "description": "x" * 3000}
        answers = [client.post(reverse("api:decks"), asked, **JSON) for _ in range(20)]
        refused = [answer for answer in answers if answer.status_code != 201]
        assert refused
        assert all(is_problem(answer, "disk_full") for answer in refused)
        assert client.get(f"/decks/{deck.public_id}/").status_code == 200
        stored = len(answers) - len(refused)
        assert Deck.objects.filter(name="Large").count() == stored
    finally:
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA max_page_count = 1073741823")
