"""What a chunk of games costs beside its games, how long games take, and how fast a report is made."""

import random
import time
from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser

from common import caps
from rules.samples import samples
from rules.systems import system
from simulate.games.choices import sample_entry
from simulate.games.cost import seconds_a_game
from simulate.games.ledger import Ledger, pour
from simulate.games.matchup_results import live_band
from simulate.games.plan import Entry
from simulate.games.play import meeting_of, play_chunk, seeds_of
from simulate.games.report import report
from simulate.plan_requests import PlanRequest, Source, allowance, forecast, plan_for
from tests.rules.play.games import playable
from tests.simulate.plans import plan_of, played

of_the_processor = pytest.mark.benchmark(timer=time.process_time)
PAIRS = 20
ROUNDS = 5


@playable
@of_the_processor
def test_watching_costs_less_than_a_tenth_of_a_game(benchmark: Any, code: str) -> None:
    plan = plan_of(code, PAIRS, PAIRS)
    meeting = meeting_of(plan, 0)

    def bare() -> None:
        for pair in range(PAIRS):
            for swapped in (False, True):
                deal, mine, theirs = seeds_of(plan, 0, pair, swapped=swapped)
                meeting.play(meeting.game(deal, swapped=swapped), (mine, theirs), swapped=swapped)

    bare()
    took = []
    for _ in range(ROUNDS):
        began = time.process_time()
        bare()
        took.append(time.process_time() - began)
    benchmark.pedantic(play_chunk, args=(plan, 0), rounds=ROUNDS, warmup_rounds=1)
    more = benchmark.stats.stats.min / min(took) - 1
    benchmark.extra_info["beside the games"] = f"{more:.1%}"
    assert more < 0.1


@playable
@of_the_processor
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_speed_of_games_is_about_what_chunks_are_cut_by(benchmark: Any, code: str, name: str) -> None:
    plan = plan_of(code, PAIRS, PAIRS, players=(name, name))
    benchmark.pedantic(play_chunk, args=(plan, 0), rounds=3, warmup_rounds=1)
    took = benchmark.stats.stats.min / (2 * PAIRS)
    benchmark.extra_info["milliseconds a game"] = round(1000 * took, 2)
    assert 0.2 < took / seconds_a_game(code, (name, name)) < 5


def at_most(cards: int, code: str, seed: int) -> Entry:
    """A deck that no rulebook allows: as many different cards in each section as a batch takes."""
    of, chance = system(code), random.Random(seed)
    sections = sorted({section for section, _, _ in sample_entry(code, next(iter(samples(code)))).rows})
    rows = [
        (section, card, 1)
        for section in sections
        for card in chance.sample(
            [card.id for card in of.catalogue() if of.place(card) == section], cards // len(sections)
        )
    ]
    return Entry(f"{cards} cards", tuple(rows))


def many_times(code: str, factor: int, which: int) -> Entry:
    """A sample deck with all its cards so many times over."""
    sample = sample_entry(code, list(samples(code))[which])
    return Entry(sample.name, tuple((section, card, factor * n) for section, card, n in sample.rows))


@playable
@of_the_processor
@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("size", ["sample", "large", "largest"])
def test_the_estimate_of_a_batch_holds_within_a_factor_of_three(
    benchmark: Any, code: str, name: str, size: str
) -> None:
    if size == "largest":
        one, other = (at_most(caps.BATCH_DECK_CARDS, code, seed) for seed in (1, 2))
    else:
        one, other = (many_times(code, 2 if size == "large" else 1, which) for which in (0, -1))
    asked = PlanRequest(
        code, [Source(one), Source(other)], games=20, players=(name, name), seed=1, illegal=True
    )
    plan = replace(plan_for(asked, allowance(AnonymousUser())), chunk_pairs=10)
    benchmark.pedantic(play_chunk, args=(plan, 0), rounds=1, warmup_rounds=1)
    ratio = benchmark.stats.stats.min / forecast(plan).seconds
    benchmark.extra_info["of the estimate"] = round(ratio, 2)
    assert 1 / 3 < ratio < 3


def a_hundred_thousand_games(decks: int = 2) -> tuple[Any, list[Ledger]]:
    """The sums of a large batch, from a few chunks counted many times."""
    plan = plan_of("dm", 50_000, 50, decks=decks, all_meet=True)
    few = plan_of("dm", 100, 50, decks=decks, all_meet=True)
    sums: list[Ledger] = [{} for _ in plan.pairings]
    chunks = cycle(range(few.chunk_count))
    for _ in range(plan.chunk_count):
        number = next(chunks)
        pour(sums[few.chunk(number).pairing], played(few, number).ledger)
    return plan, sums


@pytest.mark.parametrize("decks", [2, 4])
def test_the_report_of_a_hundred_thousand_games(benchmark: Any, decks: int) -> None:
    plan, sums = a_hundred_thousand_games(decks)
    found = benchmark(report, plan, sums)
    assert found["games"] == plan.games
    assert benchmark.stats is None or benchmark.stats.stats.median < 0.1


def test_the_live_band_of_a_hundred_thousand_games(benchmark: Any) -> None:
    _, (ledger,) = a_hundred_thousand_games()
    low, high = benchmark(live_band, ledger)
    assert low < high
