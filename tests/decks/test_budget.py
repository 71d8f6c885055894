"""A visitor's budget is the processor's time: what takes much of it is charged, by account or by address."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.contrib.auth.models import AnonymousUser
from django.test import Client, RequestFactory
from django.urls import reverse

from common import budget, caps
from config.limits import Overspent
from tests.decks import factories

pytestmark = [pytest.mark.django_db, pytest.mark.once]

HOME, ELSEWHERE = "203.0.113.9", "198.51.100.7"
LIST = {"system": "dm", "text": "4 Holy Awe"}


@pytest.fixture(autouse=True)
def _in_one_minute(monkeypatch):
    monkeypatch.setattr(budget.time, "time", lambda: 1_000_000.0)


def request_from(address: str = HOME, user: object = None):
    request = RequestFactory(REMOTE_ADDR=address).get("/")
    request.user = user or AnonymousUser()
    return request


def spend(seconds: float, monkeypatch, **whose: object) -> None:
    """Use up so much of the processor's time, as the clock of this thread tells it."""
    clock = iter((0.0, seconds))
    monkeypatch.setattr(budget.time, "thread_time", lambda: next(clock))
    with budget.charged(request_from(**whose), 0.1):
        pass


def test_who_used_up_the_minute_is_asked_to_wait_until_the_next(monkeypatch):
    monkeypatch.setattr(caps, "CPU_SECONDS", 5)
    spend(4.95, monkeypatch)
    with pytest.raises(Overspent, match="Try again in 20 seconds"):
        spend(1, monkeypatch)
    monkeypatch.setattr(budget.time, "time", lambda: 1_000_021.0)
    spend(1, monkeypatch)


def test_others_are_not_charged_for_it(monkeypatch):
    monkeypatch.setattr(caps, "CPU_SECONDS", 5)
    member = factories.make_user()
    spend(6, monkeypatch)
    spend(1, monkeypatch, address=ELSEWHERE)
    spend(6, monkeypatch, user=member)
    with pytest.raises(Overspent):
        spend(1, monkeypatch, user=member, address=ELSEWHERE)


def test_what_was_expected_is_put_right_by_what_it_took(monkeypatch):
    monkeypatch.setattr(caps, "CPU_SECONDS", 1)
    for _ in range(9):
        spend(0.01, monkeypatch)
    spend(0.85, monkeypatch)
    with pytest.raises(Overspent):
        spend(0.1, monkeypatch)


def test_a_first_answer_is_given_however_large(monkeypatch):
    monkeypatch.setattr(caps, "CPU_SECONDS", 1)
    answered = False
    with budget.charged(request_from(), 30):
        answered = True
    assert answered


def test_many_requests_at_once_do_not_all_find_room(monkeypatch, settings):
    """On the cache in memory, whose sums are whole, as those of a Redis are."""
    settings.CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}
    monkeypatch.setattr(caps, "CPU_SECONDS", 5)
    together, done = threading.Barrier(24), threading.Event()

    def one(_: int) -> bool:
        together.wait(timeout=30)
        try:
            with budget.charged(request_from(), 1):
                done.wait(timeout=5)
                return True
        except Overspent:
            return False

    with ThreadPoolExecutor(24) as pool:
        asked = [pool.submit(one, number) for number in range(24)]
        threading.Timer(1, done.set).start()
        served = sum(one.result() for one in asked)
    assert served == 5


@pytest.mark.parametrize(
    ("way", "said"),
    [
        (lambda client, deck: client.get(f"/api/decks/{deck.public_id}/odds/", {"want": "1 of cost>=1"}), ""),
        (lambda client, deck: client.get(f"/api/decks/{deck.public_id}/hands/"), ""),
        (lambda client, deck: client.post(reverse("api:check"), LIST, content_type="application/json"), ""),
        (lambda client, deck: client.post(reverse("api:import"), LIST, content_type="application/json"), ""),
        (lambda client, deck: client.get("/api/decks/export/text/"), ""),
        (lambda client, deck: client.post(reverse("check"), LIST), "a lot of work"),
        (
            lambda client, deck: client.get(f"/decks/{deck.public_id}/hands/", {"want": "1 of cost>=1"}),
            "a lot",
        ),
        (lambda client, deck: client.get(reverse("decks-export", args=["text"])), "a lot of work"),
    ],
)
def test_what_takes_much_of_a_processor_is_charged(client, monkeypatch, way, said):
    deck = factories.make_deck(cards=factories.legal_cards(), visibility="public")
    client.force_login(deck.owner)
    assert way(client, deck).status_code == 200
    monkeypatch.setattr(caps, "CPU_SECONDS", 0)
    monkeypatch.setattr(budget, "_add", lambda key, seconds: 100.0)
    answer = way(client, deck)
    assert answer.status_code == 429
    assert 0 < int(answer["Retry-After"]) <= 60
    if said:
        assert said in answer.content.decode()
    else:
        assert answer["Content-Type"] == "application/problem+json"


def test_the_site_serves_on_where_nothing_can_be_charged(settings):
    settings.CACHES = {"default": {"BACKEND": "config.cache.Redis", "LOCATION": "redis://127.0.0.1:1/0"}}
    client = Client(REMOTE_ADDR=HOME)
    answers = {
        client.post(reverse("api:check"), LIST, content_type="application/json").status_code for _ in "123"
    }
    assert answers == {200}
