"""How long games took lately decides how batches are cut into chunks, and what is foretold of them."""

from dataclasses import replace

import pytest

from simulate import plan_requests, services
from simulate.games import cost
from simulate.games.plan import Plan
from simulate.models import Batch
from simulate.plan_requests import PlanRequest, allowance, forecast, plan_for
from simulate.services import chunks
from tests.decks import factories
from tests.simulate.batches import played, started
from tests.simulate.plans import plan_of

pytestmark = pytest.mark.django_db

GREEDY = ("greedy", "greedy")


def estimate(plan: Plan, number: int) -> float:
    a_game = cost.seconds_a_game(plan.system, plan.players, cost.cards_of(plan.entries))
    return 2 * plan.chunk(number).pairs * a_game


def played_at(pace: float, plan: Plan) -> Batch:
    """A batch whose chunks took so many times as long as estimated."""
    batch = started(plan)
    for number in range(plan.chunk_count):
        claim = chunks.claim(batch_id=batch.pk, number=number, worker="test")
        taken = pace * estimate(plan, number)
        assert chunks.finish(claim=claim, ledger={}, digest="x", rules="r1", seconds=taken)
    return Batch.objects.get(pk=batch.pk)


def long_plan(seconds: float, **more: object) -> Plan:
    """A plan of four chunks or more, whose games take about so many seconds by the estimate."""
    pairs = round(seconds / (2 * cost.seconds_a_game("dm", more.get("players", GREEDY))))
    return plan_of(pairs=pairs, chunk_pairs=min(10_000, -(-pairs // 4)), **more)


def request(**more: object) -> PlanRequest:
    sources = [plan_requests.sample("dm", code) for code in list(plan_requests.samples("dm"))[:2]]
    return PlanRequest("dm", sources, games=10_000, seed=7, **more)


def test_games_are_taken_to_be_as_fast_as_estimated_until_one_was_played():
    assert services.pace("dm", GREEDY) == 1


def test_the_pace_follows_what_was_played_and_a_little_play_says_little():
    assert played_at(3, long_plan(100)).state == "done"
    assert services.pace("dm", GREEDY) == pytest.approx(310 / 110, rel=0.02)


def test_a_short_last_chunk_does_not_look_fast():
    played_at(1, replace(long_plan(100), pairs=5, chunk_pairs=4))
    assert services.pace("dm", GREEDY) == pytest.approx(1)


def test_the_pace_is_that_of_two_players_whoever_of_them_has_which_deck():
    played_at(2, long_plan(60, players=("random", "greedy")))
    assert services.pace("dm", ("greedy", "random")) > 1.5
    assert services.pace("dm", GREEDY) == services.pace("sve", ("greedy", "random")) == 1


def test_old_play_is_forgotten_once_games_go_faster():
    played_at(4, long_plan(2_000))
    assert services.pace("dm", GREEDY) == pytest.approx(4, rel=0.02)
    for seed in range(3):
        played_at(0.5, replace(long_plan(600), seed=seed))
    assert services.pace("dm", GREEDY) < 1.2


def test_no_pace_is_beyond_measure():
    played_at(1_000, long_plan(100))
    assert services.pace("dm", GREEDY) == 20


def test_games_that_took_twice_as_long_are_cut_into_chunks_of_half_as_many():
    before = plan_for(request(), allowance(factories.make_user()))
    played_at(2, long_plan(2_000))
    after = plan_for(request(), allowance(factories.make_user()))
    assert after.chunk_pairs == pytest.approx(before.chunk_pairs / 2, rel=0.02)
    assert forecast(after).seconds == pytest.approx(2 * cost.seconds(before), rel=0.02)


def test_a_thousand_workers_and_more_get_longer_chunks():
    few, many, most = (cost.suggested_chunk_pairs(0.001, workers) for workers in (1_000, 3_000, 50_000))
    assert (few, many, most) == (1_000, 3_000, 10_000)


def test_workers_that_play_are_counted_once_and_those_that_are_lost_are_not():
    batch = started(plan_of(pairs=4, chunk_pairs=1))
    for number, worker in enumerate(("one", "one", "other", "lost")):
        assert chunks.claim(batch_id=batch.pk, number=number, worker=worker)
    batch.rows.filter(worker="lost").update(lease_until=batch.created)
    assert services.busy_workers() == 2


def test_a_worker_says_how_long_its_processor_worked():
    assert all(row.seconds > 0 for row in played().rows.all())


def test_a_request_is_known_again_though_its_games_would_be_cut_otherwise():
    plan = plan_of(pairs=6, chunk_pairs=2)
    batch = started(plan)
    with pytest.raises(services.AskedBefore) as found:
        started(replace(plan, chunk_pairs=3))
    assert found.value.batch == batch
