"""Games that take long are played again by a worker while their reader waits, without holding the site up."""

import pytest
from django.core.cache import cache
from django.urls import reverse
from kombu.exceptions import OperationalError

from common import caps
from simulate import replays, tasks
from simulate.models import Batch
from tests.decks import factories
from tests.simulate import batches
from tests.simulate.test_batch_pages import text

pytestmark = pytest.mark.django_db


@pytest.fixture
def queue(monkeypatch) -> list[tuple[int, int, int, bool]]:
    """What a worker was asked for."""
    asked: list[tuple[int, int, int, bool]] = []
    monkeypatch.setattr("simulate.queue.send_game", lambda *one: asked.append(one))
    return asked


@pytest.fixture
def batch(client, monkeypatch, queue) -> Batch:
    """A batch whose games count as slow."""
    cache.clear()
    user = factories.make_user()
    client.force_login(user)
    monkeypatch.setattr(replays, "SLOW", 0)
    return batches.played(owner=user)


def at(batch: Batch, pair: int = 0, name: str = "batch-game") -> str:
    return reverse(name, args=[batch.public_id, 0, pair, "first"])


def test_a_slow_game_is_left_to_a_worker_and_shown_when_it_is_played(client, batch, queue):
    first = client.get(at(batch), {"turn": "2"})
    assert first.status_code == 202 and "no-store" in first["Cache-Control"]
    shown = text(first)
    assert "Replaying the game" in shown and '<meta http-equiv="refresh" content="2">' in shown
    assert 'hx-trigger="every 2s"' in shown and "?turn=2" in shown
    assert queue == [(batch.pk, 0, 0, False)]
    tasks.replay_game(*queue[0])
    told = client.get(at(batch), {"turn": "2"})
    assert told.status_code == 200 and "Turn 2" in text(told)


def test_a_worker_is_asked_once_for_all_who_wait(client, batch, queue):
    for _ in range(5):
        assert client.get(at(batch)).status_code == 202
    assert len(queue) == 1
    client.get(at(batch, 1))
    assert len(queue) == 2


def test_a_page_that_waits_is_told_when_to_load_itself_anew(client, batch, queue):
    asking = {"HX-Request": "true"}
    assert client.get(at(batch), headers=asking).status_code == 204
    tasks.replay_game(*queue[0])
    there = client.get(at(batch), headers=asking)
    assert (there.status_code, there["HX-Refresh"], there.content) == (200, "true", b"")


def test_the_api_answers_202_until_the_game_is_there(client, batch, queue):
    address = at(batch, name="batch-game-api")
    waiting = client.get(address)
    assert (waiting.status_code, waiting.json(), waiting["Retry-After"]) == (202, {"state": "waiting"}, "2")
    tasks.replay_game(*queue[0])
    assert client.get(address).json()["steps"][-1]["kind"] == "end"


def test_waiting_costs_one_replay_and_more_games_have_to_wait(client, batch, monkeypatch):
    monkeypatch.setattr(caps, "RATES", {**caps.RATES, "slow-replay": "1/min"})
    assert [client.get(at(batch)).status_code for _ in range(4)] == [202] * 4
    other = client.get(at(batch, 1))
    assert other.status_code == 429 and "A little slower" in text(other) and int(other["Retry-After"]) > 0


def test_a_queue_that_is_away_is_asked_again_with_the_next_request(client, batch, queue, monkeypatch):
    def away(*_):
        raise OperationalError("away")

    with monkeypatch.context() as broken:
        broken.setattr("simulate.queue.send_game", away)
        assert client.get(at(batch)).status_code == 202
    assert client.get(at(batch)).status_code == 202 and len(queue) == 1


def test_a_game_of_a_batch_that_is_gone_is_no_fault_of_the_worker(batch):
    number = batch.pk
    batch.delete()
    tasks.replay_game(number, 0, 0, False)
    assert not Batch.objects.exists()


def test_quick_games_are_not_waited_for(client, batch, queue, monkeypatch):
    monkeypatch.setattr(replays, "SLOW", 0.2)
    assert client.get(at(batch)).status_code == 200 and queue == []
