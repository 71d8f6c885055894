"""A batch that failed for a chunk that could not be played goes on from the same seed, for its owner."""

# ruff: noqa: F811 (fixtures of other tests)

from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils import timezone

from simulate import services
from simulate.models import Batch
from simulate.services import chunks
from tests.decks import factories
from tests.simulate import batches
from tests.simulate.plans import plan_of
from tests.simulate.small import results, small_plan, undisturbed
from tests.simulate.test_batches import drain, finish, fresh, queue, start, work  # noqa: F401

pytestmark = pytest.mark.django_db


def break_down(batch: Batch, number: int) -> None:
    """Let three workers in a row fail at a chunk."""
    for _ in range(3):
        held = chunks.claim(batch_id=batch.pk, number=number, worker="test")
        assert held is not None
        chunks.fail(claim=held, reason="OSError: no space left")
    batch.refresh_from_db()
    assert batch.state == "failed" and batch.ended


def failed(**given) -> Batch:
    """A batch of three chunks of which the first is played and the second cannot be."""
    batch = batches.work(batches.started(plan_of(), **given), 1)
    break_down(batch, 1)
    return batch


def test_a_resumed_batch_comes_to_what_it_would_have_come_to_undisturbed(
    start,
    queue,
    work,
    django_capture_on_commit_callbacks,
):
    plan = small_plan(pairs=20, chunk_pairs=5)
    batch = start(plan)
    work(queue.pop(0))
    break_down(batch, 1)
    held = chunks.claim(batch_id=batch.pk, number=2, worker="test")
    assert held is None and not work(queue.pop(0)), "nobody plays on on their own"
    queue.clear()
    played = results(batch)
    with django_capture_on_commit_callbacks(execute=True):
        services.resume_batch(batch=batch)
    assert (batch.state, batch.reason, batch.ended, batch.seed) == ("running", "", None, plan.seed)
    assert queue == [(batch.pk, number) for number in range(1, batch.chunks)]
    assert results(batch) == played
    drain(queue, work)
    assert fresh(batch).state == "done" and results(batch) == undisturbed(plan)


def test_a_chunk_has_all_its_attempts_again_and_may_fail_again(start, queue):
    batch = start()
    break_down(batch, 0)
    services.resume_batch(batch=batch)
    break_down(batch, 0)
    assert "3 attempts" in batch.reason
    services.resume_batch(batch=batch)
    assert batch.live


def test_a_worker_that_was_at_a_chunk_when_the_batch_failed_may_still_hand_it_in(start, queue):
    batch = start()
    late = chunks.claim(batch_id=batch.pk, number=1, worker="late")
    break_down(batch, 0)
    services.resume_batch(batch=batch)
    again = chunks.claim(batch_id=batch.pk, number=1, worker="another")
    assert again is not None
    assert finish(late) and not finish(again)
    assert batch.rows.filter(state="done").count() == 1 and fresh(batch).live


def test_a_batch_whose_workers_disagreed_is_not_resumed(start, queue):
    batch = start()
    held = chunks.claim(batch_id=batch.pk, number=0, worker="one")
    finish(held)
    finish(held, digest="another")
    assert fresh(batch).state == "failed"
    with pytest.raises(services.NotResumable, match="disagreed about its games"):
        services.resume_batch(batch=batch)
    assert fresh(batch).state == "failed"


@pytest.mark.parametrize("state", ["waiting", "running", "done", "decided", "cancelled"])
def test_only_a_batch_that_failed_is_resumed(start, queue, state):
    batch = start()
    batch.rows.filter(number=0).update(state="failed")
    Batch.objects.update(state=state)
    with pytest.raises(services.NotResumable, match=f"this one is {state}"):
        services.resume_batch(batch=batch)


def test_the_pause_does_not_make_the_rest_look_long(start, queue):
    batch = start()
    break_down(batch, 0)
    day = timedelta(days=1)
    Batch.objects.update(started=batch.started - day, ended=batch.ended - day)
    services.resume_batch(batch=batch)
    assert timezone.now() - batch.started < day / 2


def test_who_has_as_many_batches_as_allowed_resumes_none(start, queue):
    batch = start()
    break_down(batch, 0)
    start(small_plan(seed=99))
    with pytest.raises(services.Busy):
        services.resume_batch(batch=batch, most_live=1)
    assert fresh(batch).state == "failed"
    services.resume_batch(batch=batch, most_live=2)


def test_games_that_were_asked_for_again_since_are_played_once(start, queue):
    batch = start()
    break_down(batch, 0)
    again = start()
    assert again != batch
    with pytest.raises(services.AskedBefore) as error:
        services.resume_batch(batch=batch)
    assert error.value.batch == again and fresh(batch).state == "failed"


# ---- page and API ----


@pytest.fixture
def user(client):
    user = factories.make_user()
    client.force_login(user)
    return user


def test_the_page_offers_it_and_keeps_what_was_counted(client, user):
    batch = failed(owner=user)
    address = reverse("batch", args=[batch.public_id])
    shown = client.get(address).content.decode()
    assert reverse("batch-resume", args=[batch.public_id]) in shown
    assert "continues from the same seed and keeps the 4 games counted so far" in shown
    response = client.post(reverse("batch-resume", args=[batch.public_id]), follow=True)
    assert "Batch resumed" in response.content.decode()
    assert batches.work(batch).state == "done"
    assert "Resume" not in client.get(address).content.decode()
    again = client.post(reverse("batch-resume", args=[batch.public_id]), follow=True)
    assert "Only a batch that failed can be resumed; this one is done." in again.content.decode()


def test_the_page_leads_to_the_same_games_where_they_are_played_meanwhile(client, user):
    batch = failed(owner=user)
    again = batches.started(plan_of(), owner=user)
    response = client.post(reverse("batch-resume", args=[batch.public_id]))
    assert response["Location"] == reverse("batch", args=[again.public_id])


def test_others_are_not_offered_it(client, user):
    batch = failed(owner=factories.make_user("other"), visibility="unlisted")
    shown = client.get(reverse("batch", args=[batch.public_id])).content.decode()
    assert "This batch failed." in shown and "Resume" not in shown
    assert client.post(reverse("batch-resume", args=[batch.public_id])).status_code == 404
    assert client.post(reverse("batch-resume-api", args=[batch.public_id])).status_code == 404
    assert fresh(batch).state == "failed"


def test_a_visitor_resumes_the_batch_of_the_own_browser(client):
    session = client.session
    session["plays"] = True
    session.save()
    batch = failed(session_key=session.session_key)
    assert client.post(reverse("batch-resume-api", args=[batch.public_id])).status_code == 202
    assert fresh(batch).live


def test_the_api_resumes_once(client, user):
    batch = failed(owner=user)
    address = reverse("batch-resume-api", args=[batch.public_id])
    resumed = client.post(address)
    assert (resumed.status_code, resumed.json()["state"], resumed.json()["games"]) == (202, "running", 4)
    refused = client.post(address)
    assert (refused.status_code, refused.json()["code"]) == (409, "not_resumable")
    assert "this one is running" in refused.json()["detail"]
    break_down(batch, 1)
    again = batches.started(plan_of(), owner=user)
    known = client.post(address)
    assert (known.status_code, known.json()["batch"]) == (409, again.public_id)
