"""What rows a batch has, and who may change them when: without any queue, one call after the other."""

import json
import time
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from django.contrib.auth import get_user_model
from django.contrib.auth.models import AnonymousUser
from django.db import IntegrityError, OperationalError, connection, transaction
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from kombu.exceptions import OperationalError as BrokerAway

from cards import catalogue
from decks.editing import services as deck_services
from simulate import chunk_worker, services
from simulate.games.cost import seconds_a_game
from simulate.games.decision import decided
from simulate.games.ledger import add
from simulate.games.plan import Entry, Plan
from simulate.games.play import Stopped
from simulate.games.stop import Stop
from simulate.models import Batch, Chunk
from simulate.services import chunks
from simulate.services.recovery import sweep
from tests.simulate.small import results, small_plan, undisturbed

pytestmark = pytest.mark.django_db


@pytest.fixture
def queue(monkeypatch) -> list[tuple[int, int]]:
    """The messages that were sent, instead of a broker."""
    sent: list[tuple[int, int]] = []
    monkeypatch.setattr("simulate.queue.send_chunk", lambda *ids: sent.append(ids))
    return sent


@pytest.fixture
def start(queue, django_capture_on_commit_callbacks):
    def start(plan: Plan | None = None, **given) -> Batch:
        with django_capture_on_commit_callbacks(execute=True):
            return services.start_batch(
                plan=plan or small_plan(),
                **({"session_key": "visitor"} if "owner" not in given else {}),
                **given,
            )

    return start


@pytest.fixture
def work(queue, django_capture_on_commit_callbacks):
    """Let one worker take a message; what it sends is sent."""

    def work(message: tuple[int, int], worker: str = "worker") -> bool:
        with django_capture_on_commit_callbacks(execute=True):
            return chunk_worker.work(batch_id=message[0], number=message[1], worker=worker)

    return work


def drain(queue, work) -> None:
    while queue:
        work(queue.pop(0))


def fresh(batch: Batch) -> Batch:
    return Batch.objects.get(pk=batch.pk)


def claimed(batch: Batch, number: int = 0, worker: str = "worker") -> chunks.Claim:
    found = chunks.claim(batch_id=batch.pk, number=number, worker=worker)
    assert found is not None
    return found


def let_time_pass(batch: Batch, seconds: float) -> None:
    """Make everything about the chunks of a batch so much older."""
    by = timedelta(seconds=seconds)
    for row in batch.rows.all():
        row.waiting_since -= by
        row.queued_at -= by
        row.lease_until = row.lease_until and row.lease_until - by
        row.save()


# ---- starting ----


def test_a_batch_is_stored_with_its_decks_and_queued_once_it_is_stored(start, queue):
    plan = small_plan(decks=3, pairs=4)
    batch = start(plan)
    assert batch.state == "waiting" and batch.chunks == 8 and batch.through == 0
    assert Plan.from_json(fresh(batch).plan) == plan
    assert [(one.place, one.name, one.outcome) for one in batch.entries.all()] == [
        (place, entry.name, "legal") for place, entry in enumerate(plan.entries)
    ]
    assert queue == [(batch.pk, number) for number in range(8)]


def test_only_a_window_of_a_batch_is_on_the_queue(start, queue, work, settings):
    settings.BATCH_WINDOW = 3
    batch = start(small_plan(pairs=8))
    assert queue == [(batch.pk, number) for number in (0, 1, 2)]
    work(queue.pop(1))
    assert batch.rows.count() == 3, "the window begins at the first chunk that is not played"
    work(queue.pop(0))
    assert queue == [(batch.pk, number) for number in (2, 3, 4)]
    settings.BATCH_WINDOW = 5
    drain(queue, work)
    assert fresh(batch).state == "done" and batch.rows.count() == 8


def test_illegal_decks_are_refused_with_their_findings_and_nothing_is_stored(start, queue):
    plan = small_plan()
    short = Entry("too short", plan.entries[0].rows[:3])
    broken = Plan.from_json(
        {
            **plan.to_json(),
            "entries": [
                {"name": short.name, "rows": short.rows and [list(row) for row in short.rows]},
                plan.to_json()["entries"][1],
            ],
        }
    )
    with pytest.raises(services.IllegalDecks, match="“too short” is incomplete") as refused:
        start(broken)
    ((name, verdict),) = refused.value.verdicts
    assert name == "too short" and verdict["findings"]
    assert not Batch.objects.exists() and queue == []


def test_illegal_decks_are_played_when_that_is_asked_for_and_the_verdict_is_kept(start):
    row = small_plan().to_json() | {"illegal": True}
    row["entries"][0]["rows"] = row["entries"][0]["rows"][:3]
    entry = start(Plan.from_json(row)).entries.first()
    assert entry.outcome == "incomplete" and entry.findings[0]["message"]


def test_a_stored_deck_is_played_as_it_was_when_the_batch_began(start):
    catalogue.load("dm")
    owner = get_user_model().objects.create_user("owner")
    plan = small_plan()
    content = plan.decks[0]
    deck = deck_services.create_deck(owner=owner, system="dm", name="Mine", content=content)
    row = plan.to_json()
    entry = services.entry_of(deck)
    row["entries"][0] = {"name": entry.name, "rows": [list(one) for one in entry.rows]}
    batch = start(Plan.from_json(row), owner=owner, decks=[deck])
    deck_services.delete_deck(deck=deck, user=owner)
    kept = batch.entries.get(place=0)
    assert (kept.name, kept.deck, kept.deck_version) == ("Mine", None, 1)
    assert sorted(map(tuple, kept.content)) == sorted(entry.rows)


def test_a_deck_with_lines_that_are_no_cards_is_no_entry():
    owner = get_user_model().objects.create_user("owner")
    deck = deck_services.create_deck(owner=owner, system="dm", name="Mine", text="4 No such card at all")
    with pytest.raises(services.IllegalDecks) as refused:
        services.entry_of(deck)
    assert refused.value.verdicts[0][1]["unresolved"][0]["text"] == "4 No such card at all"


def test_who_has_as_many_batches_as_allowed_on_the_way_starts_no_more(start):
    owner = get_user_model().objects.create_user("owner")
    first = start(owner=owner, most_live=1)
    start(owner=get_user_model().objects.create_user("another"), most_live=1)
    start(most_live=1)
    other = small_plan(seed=8)
    with pytest.raises(services.Busy, match="1 batch is running"):
        start(other, owner=owner, most_live=1)
    with pytest.raises(services.Busy):
        start(other, most_live=1)
    services.cancel_batch(batch=first)
    start(owner=owner, most_live=1)


def test_batches_of_visitors_are_dropped_after_a_month_and_those_of_accounts_stay(start):
    owner = get_user_model().objects.create_user("owner")
    old, kept, mine = start(small_plan(seed=1)), start(small_plan(seed=2)), start(owner=owner)
    long_ago = timezone.now() - timedelta(days=31)
    Batch.objects.filter(pk__in=(old.pk, mine.pk)).update(created=long_ago)
    assert set(Batch.objects.exclude(pk=start().pk)) == {kept, mine}


def test_a_batch_without_a_broker_is_stored_and_sent_by_the_sweeper(
    start, queue, monkeypatch, django_capture_on_commit_callbacks
):
    def away(*_):
        raise BrokerAway("away")

    with monkeypatch.context() as broken:
        broken.setattr("simulate.queue.send_chunk", away)
        batch = start()
    assert queue == [] and batch.rows.count() == 6
    assert sweep() == 0
    let_time_pass(batch, 61)
    assert sweep() == 6 and len(queue) == 6


# ---- playing ----


def test_the_rows_and_their_sums_are_those_of_the_plan(start, queue, work):
    plan = small_plan(decks=3, pairs=3)
    batch = start(plan)
    queue.reverse()
    drain(queue, work)
    batch = fresh(batch)
    assert batch.state == "done" and batch.through == 6 and batch.started and batch.ended
    expected = undisturbed(plan)
    assert results(batch) == expected
    by_pairing = [add(*(ledger for number, _, ledger in expected if number % 2 == place)) for place in (0, 1)]
    assert services.ledgers(batch, plan) == by_pairing
    assert [one["games"] for one in by_pairing] == [6, 6]


def test_sums_are_made_anew_from_the_rows(start, queue, work):
    plan = small_plan(decks=3, pairs=3)
    batch = start(plan)
    drain(queue, work)
    kept = services.ledgers(batch, plan)
    batch.sums.filter(pairing=0).update(ledger={"games": 1_000_000})
    batch.sums.filter(pairing=1).delete()
    assert services.recount(batch=batch) == kept == services.ledgers(batch, plan)


def test_what_is_played_beyond_a_gap_counts_once_the_gap_is_closed(start, queue, work):
    batch = start()
    for number in (1, 2, 4):
        work((batch.pk, number))
    assert fresh(batch).through == 0 and not batch.sums.exists()
    work((batch.pk, 0))
    assert fresh(batch).through == 3 and batch.sums.get().ledger["games"] == 6
    assert services.recount(batch=batch)[0]["games"] == 6, "what lies beyond the next gap is not counted"


def test_a_chunk_delivered_twice_is_played_once(start, queue, work):
    batch = start()
    assert work((batch.pk, 0)) and not work((batch.pk, 0))
    claimed(batch, 1)
    assert not work((batch.pk, 1))
    assert batch.rows.get(number=0).attempts == 1


def test_a_chunk_cannot_be_there_twice(start):
    batch = start()
    with pytest.raises(IntegrityError), transaction.atomic():
        Chunk.objects.create(batch=batch, number=0)


def test_a_done_chunk_has_its_ledger(start):
    batch = start()
    with pytest.raises(IntegrityError), transaction.atomic():
        batch.rows.filter(number=0).update(state="done")


def test_a_message_of_a_batch_that_is_gone_does_nothing(start, queue, work):
    batch = start()
    services.delete_batch(batch=batch)
    assert not work(queue[0]) and not Chunk.objects.exists()


# ---- losing workers ----


def finish(claim: chunks.Claim, digest: str = "as ever", games: int = 2) -> bool:
    return chunks.finish(claim=claim, ledger={"games": games}, digest=digest, rules="r1")


def test_a_chunk_of_a_silent_worker_goes_to_another(start, queue, work, django_capture_on_commit_callbacks):
    batch = start()
    queue.clear()
    claimed(batch)
    assert sweep() == 0
    let_time_pass(batch, 31)
    with django_capture_on_commit_callbacks(execute=True):
        assert sweep() == 1
    assert queue == [(batch.pk, 0)]
    assert work(queue.pop())
    row = batch.rows.get(number=0)
    assert (row.state, row.attempts) == ("done", 2)


def test_a_worker_that_says_it_lives_keeps_its_chunk(start):
    batch = start()
    claim = claimed(batch)
    let_time_pass(batch, 29)
    assert chunks.renew(claim=claim, seconds=30)
    assert batch.rows.get(number=0).lease_until > timezone.now() + timedelta(seconds=25)


def test_a_worker_that_plays_slow_games_may_say_nothing_for_longer(start, work, monkeypatch):
    given = []

    def look(*_):
        given.append((Chunk.objects.get(state="claimed").lease_until - timezone.now()).total_seconds())
        raise Stopped

    monkeypatch.setattr("simulate.chunk_worker.play_chunk", look)
    plan = small_plan(system="fow8")
    for played_by in (plan, replace(plan, players=("lookahead", "lookahead"))):
        work((start(played_by).pk, 0))
    quick, slow = given
    assert quick == pytest.approx(30, abs=5) and slow > 10 * seconds_a_game("fow8", ("lookahead",))


def test_a_result_that_comes_late_counts_and_the_second_one_is_compared(start):
    batch = start()
    late = claimed(batch, worker="slow")
    let_time_pass(batch, 31)
    sweep()
    second = claimed(batch, worker="quick")
    assert finish(late) and not finish(second)
    assert fresh(batch).through == 1 and fresh(batch).state == "running"
    assert batch.sums.get().ledger["games"] == 2


def test_what_a_worker_stored_and_did_not_get_to_count_is_counted_by_the_sweep(start, monkeypatch):
    batch = start(small_plan(pairs=2))
    with monkeypatch.context() as killed:
        killed.setattr("simulate.services.chunks.count_played", lambda batch_id: None)
        finish(claimed(batch, 0))
        finish(claimed(batch, 1))
    assert fresh(batch).through == 0 and fresh(batch).live
    assert sweep() == 0, "nothing is queued again"
    assert fresh(batch).through == 2 and fresh(batch).state == "done"
    assert batch.sums.get().ledger["games"] == 4


def test_many_chunks_that_wait_for_an_early_one_are_counted_some_at_a_time(start, work, monkeypatch):
    monkeypatch.setattr("simulate.services.sums.COUNT_AT_ONCE", 2)
    batch = start(small_plan(pairs=6))
    for number in (5, 4, 3, 2, 1):
        work((batch.pk, number))
    assert fresh(batch).through == 0
    work((batch.pk, 0))
    assert fresh(batch).state == "done" and results(batch) == undisturbed(small_plan(pairs=6))
    assert services.ledgers(batch, small_plan(pairs=6))[0]["games"] == 12


def test_a_worker_of_a_batch_reads_its_plan_once(start, work):
    batch = start()
    work((batch.pk, 0))
    with CaptureQueriesContext(connection) as seen:
        assert work((batch.pk, 1)) and work((batch.pk, 2))
    assert not [one["sql"] for one in seen if '"plan"' in one["sql"]]


@pytest.mark.parametrize(("number", "statements"), [(2, 4), (1, 14)])
def test_a_chunk_takes_few_statements_and_most_only_where_none_is_missing_before_it(
    start, work, settings, number, statements
):
    settings.BATCH_WINDOW = 3
    batch = start(small_plan(pairs=20))
    # The first chunk also says that its batch has begun, and reads the plan for all that follow.
    work((batch.pk, 0))
    with CaptureQueriesContext(connection) as seen:
        assert work((batch.pk, number))
    asked = [one["sql"] for one in seen if not one["sql"].startswith(("SAVEPOINT", "RELEASE"))]
    assert len(asked) == statements, asked
    assert fresh(batch).through == (2 if number == 1 else 1)


def test_a_worker_whose_results_are_stored_but_not_counted_tries_again(start, work, monkeypatch):
    batch = start(small_plan(pairs=1))
    real, refusals = chunks.count_played, iter((True, False))

    def locked(batch_id):
        if next(refusals):
            raise OperationalError("database is locked")
        real(batch_id)

    monkeypatch.setattr(chunks, "count_played", locked)
    monkeypatch.setattr("simulate.chunk_worker.PAUSES", (0,))
    monkeypatch.setattr("django.db.connection.close", lambda: None)
    work((batch.pk, 0))
    assert fresh(batch).state == "done" and batch.sums.get().ledger["games"] == 2


def test_a_claim_with_a_short_lease_is_renewed_before_it_ends(start, settings, monkeypatch):
    settings.BATCH_LEASE = 1
    holding = chunk_worker.ClaimHolder(claimed(start()))
    renewed, now = [], time.monotonic()
    monkeypatch.setattr(chunks, "renew", lambda **given: renewed.append(given))
    monkeypatch.setattr("simulate.chunk_worker.time.monotonic", lambda: now + 0.5)
    assert not holding.stop_asked()
    assert [one["seconds"] for one in renewed] == [1]


def test_a_chunk_that_comes_to_something_else_the_second_time_fails_its_batch(start, caplog):
    batch = start()
    one = claimed(batch)
    finish(one, "one thing")
    assert not finish(one, "another thing", games=4)
    batch = fresh(batch)
    assert batch.state == "failed" and batch.ended
    assert "one thing" in batch.reason and "another thing" in batch.reason
    assert batch.reason in caplog.text
    assert batch.rows.get(number=0).digest == "one thing", "what counted first stays to be looked at"


def test_a_contradiction_fails_even_a_batch_that_was_done(start):
    batch = start(small_plan(pairs=1))
    one = claimed(batch)
    finish(one)
    assert fresh(batch).state == "done"
    finish(one, "another thing")
    assert fresh(batch).state == "failed"


def test_a_chunk_that_kills_its_worker_three_times_fails_its_batch_with_the_reason(start, work, queue):
    batch = start()
    for attempt in (1, 2, 3):
        assert fresh(batch).live
        claimed(batch, worker=f"victim {attempt}")
        let_time_pass(batch, 31)
        sweep()
    batch = fresh(batch)
    assert batch.state == "failed" and "3 attempts" in batch.reason and "victim 3 was lost" in batch.reason
    assert batch.rows.get(number=0).state == "failed"
    assert not work((batch.pk, 1)), "nobody plays on"


def test_a_chunk_that_cannot_be_played_is_tried_again_and_then_fails_with_the_reason(
    start, queue, work, monkeypatch
):
    def broken(*_):
        raise OSError("no space left")

    batch = start(small_plan(pairs=1))
    monkeypatch.setattr("simulate.chunk_worker.play_chunk", broken)
    for _ in range(3):
        with pytest.raises(OSError, match="no space"):
            work(queue.pop())
    assert queue == []
    assert fresh(batch).state == "failed" and "OSError: no space left" in fresh(batch).reason


def test_a_worker_told_to_stop_at_once_gives_its_chunk_back_without_blame(start, queue, work, monkeypatch):
    def interrupted(*_):
        raise SystemExit

    batch = start(small_plan(pairs=1))
    with monkeypatch.context() as stopping:
        stopping.setattr("simulate.chunk_worker.play_chunk", interrupted)
        with pytest.raises(SystemExit):
            work(queue.pop())
    assert batch.rows.get().attempts == 0
    assert work(queue.pop())


def test_a_worker_told_to_stop_gives_its_chunk_back_after_the_game_it_plays(start, queue, work, monkeypatch):
    batch = start(small_plan(pairs=1))
    with monkeypatch.context() as stopping:
        stopping.setattr("celery.worker.state.should_stop", 0)
        assert not work(queue.pop())
    assert batch.rows.get().attempts == 0 and len(queue) == 1
    assert work(queue.pop()) and fresh(batch).state == "done"


def test_a_message_that_was_lost_is_sent_again_more_and_more_rarely(start, queue):
    batch = start(small_plan(pairs=1))
    sent = []
    for second in range(0, 800, 5):
        queue.clear()
        sweep()
        if queue:
            sent.append(second)
        let_time_pass(batch, 5)
    # The clock goes on while this runs, and each round stands for five seconds.
    assert sent == pytest.approx([60, 120, 240, 480], rel=0.15)


def test_a_database_that_is_away_for_a_moment_costs_no_game(start, queue, work, monkeypatch):
    batch = start(small_plan(pairs=1))
    real, refusals = chunks.finish, iter((True, True, False))

    def locked(**given):
        if next(refusals):
            raise OperationalError("database is locked")
        return real(**given)

    monkeypatch.setattr(chunks, "finish", locked)
    monkeypatch.setattr("simulate.chunk_worker.PAUSES", (0, 0, 0))
    monkeypatch.setattr("django.db.connection.close", lambda: None)
    assert work(queue.pop())
    assert fresh(batch).state == "done" and batch.rows.get().attempts == 1


# ---- ending ----


def test_a_cancelled_batch_is_noticed_between_two_games(start, queue, work, monkeypatch):
    batch = start(small_plan(pairs=50, chunk_pairs=50))
    monkeypatch.setattr("simulate.chunk_worker.LOOK_SECONDS", 0)
    looked = []

    def cancel_after_three(self):
        looked.append(1)
        if len(looked) == 3:
            assert services.cancel_batch(batch=batch)
        return real(self)

    real = chunk_worker.ClaimHolder.stop_asked
    monkeypatch.setattr(chunk_worker.ClaimHolder, "stop_asked", cancel_after_three)
    assert not work(queue.pop())
    assert len(looked) == 3
    assert batch.state == "cancelled" and batch.ended and results(batch) == []


def test_what_was_played_stays_when_a_batch_is_cancelled_and_no_more_comes(start, queue, work):
    batch = start()
    work(queue.pop(0))
    late = claimed(batch, 1)
    assert services.cancel_batch(batch=batch) and not services.cancel_batch(batch=batch)
    assert not finish(late) and not work(queue.pop())
    assert batch.rows.get(number=5).attempts == 0, "it was not even begun"
    assert fresh(batch).through == 1 and results(batch) == undisturbed(small_plan(), range(1))
    let_time_pass(batch, 1000)
    assert sweep() == 0, "nothing of it is swept"


def test_a_batch_that_is_over_cannot_be_cancelled(start, queue, work):
    batch = start(small_plan(pairs=1))
    drain(queue, work)
    assert not services.cancel_batch(batch=batch) and batch.state == "done"


@pytest.mark.parametrize("order", ["in order", "backwards", "shuffled"])
def test_where_a_batch_is_decided_does_not_depend_on_the_order_in_which_chunks_arrive(
    start, queue, work, order
):
    stop = Stop("sprt", p0=0.4, p1=0.6, alpha=0.2, beta=0.2)
    plan = small_plan(decks=3, pairs=40, stop=stop)
    batch = start(plan)
    while queue:
        place = {"in order": 0, "backwards": -1, "shuffled": Random(1).randrange(len(queue))}[order]
        work(queue.pop(place))
    batch = fresh(batch)
    assert batch.state == "decided" and batch.ended and batch.decision["kind"] == "sprt"
    assert 4 < batch.through < batch.chunks
    # Decided by the chunks that count, and not yet by one chunk less.
    counted = undisturbed(plan, range(batch.through))
    sums = [
        [add(*(one for number, _, one in counted[:most] if number % 2 == place)) for place in (0, 1)]
        for most in (-1, None)
    ]
    assert decided(plan, sums[0]) is None and decided(plan, sums[1]).to_json() == batch.decision
    assert services.ledgers(batch, plan) == sums[1]
    # What else was played is not kept: it would be there by accident.
    assert results(batch) == counted and batch.rows.count() == batch.through


# ---- whose it is ----


def test_a_batch_is_seen_by_whose_it_is_and_by_others_only_when_it_is_shared(start):
    owner, other = (get_user_model().objects.create_user(name) for name in ("owner", "other"))
    batch, visitors = start(owner=owner), start()
    seen = Batch.objects.visible_to
    assert set(seen(owner)) == {batch} and not seen(other).exists()
    assert set(seen(AnonymousUser(), "visitor")) == {visitors}
    assert not seen(AnonymousUser(), "somebody else").exists() and not seen(AnonymousUser(), "").exists()
    Batch.objects.filter(pk=batch.pk).update(visibility="unlisted")
    assert set(seen(other)) == {batch} and not Batch.objects.owned_by(other).exists()


def test_a_plan_crosses_the_database_unchanged(start):
    batch = start(small_plan(seed=2**53 - 1))
    assert json.loads(json.dumps(fresh(batch).plan)) == small_plan(seed=2**53 - 1).to_json()
