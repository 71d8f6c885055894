"""Stopping early: what decides a batch, how often it is wrong, and what looking early does to an interval."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from simulate.games.cost import expected_games, games_for_band
from simulate.games.decision import decided
from simulate.games.ledger import Ledger, pour
from simulate.games.matchup_results import flipped, live_band, overall, win_rate
from simulate.games.plan import Stop
from simulate.games.statistics import going_first
from simulate.intervals import wilson
from tests.simulate.plans import plan_of, played

TEST = Stop("sprt", p0=0.5, p1=0.6)
PRECISE = Stop("precision", half=0.1)
LOOKS, CHUNK_PAIRS = 40, 10


def chunks(seed: int, first: float, second: float, together: float = 0.0) -> Iterator[Ledger]:
    """The sums of a made-up matchup after each chunk, from the deck's rates going first and going second.

    `together` is how often one throw decides both games of a pair, each seat's luck going to the other deck
    in the second game, as with one deal and the seats swapped.
    """
    chance = random.Random(seed)
    total: Ledger = {}
    for _ in range(LOOKS):
        made: Ledger = {"games": 2 * CHUNK_PAIRS, "first": {"w": 0, "l": 0}, "second": {"w": 0, "l": 0}}
        for _ in range(CHUNK_PAIRS):
            one = chance.random()
            other = 1 - one if chance.random() < together else chance.random()
            made["first"]["w" if one < first else "l"] += 1
            made["second"]["w" if other < second else "l"] += 1
        pour(total, made)
        yield total


def verdict(stop: Stop, sums: Iterator[Ledger]) -> tuple[str, int]:
    """What a rule that is asked after every chunk comes to, and after how many games."""
    plan = plan_of(pairs=LOOKS * CHUNK_PAIRS, chunk_pairs=CHUNK_PAIRS, stop=stop)
    games = 0
    for total in sums:
        games = total["games"]
        if (found := decided(plan, [total])) is not None:
            return found.outcomes[0], games
    return "undecided", games


# ---- how often it is wrong ----


@pytest.mark.parametrize(
    ("first", "second", "together"), [(0.5, 0.5, 0.0), (0.65, 0.35, 0.0), (0.6, 0.4, 0.6)]
)
def test_a_test_seldom_calls_an_even_matchup_better_however_the_seats_differ(first, second, together):
    outcomes = [verdict(TEST, chunks(seed, first, second, together))[0] for seed in range(400)]
    # The stated 5 % and three standard errors; an uneven start or a shared deal only makes it rarer.
    assert outcomes.count("higher") <= 400 * 0.05 + 3 * (400 * 0.05 * 0.95) ** 0.5
    assert outcomes.count("lower") > 350


def test_a_test_seldom_misses_a_better_deck_and_needs_fewer_games_than_a_fixed_number():
    found = [verdict(TEST, chunks(1000 + seed, 0.65, 0.55)) for seed in range(400)]
    outcomes = [outcome for outcome, _ in found]
    assert outcomes.count("lower") <= 400 * 0.05 + 3 * (400 * 0.05 * 0.95) ** 0.5
    assert outcomes.count("higher") > 350
    # As sure with a fixed number of games, between 50 % and 60 %, takes about 270.
    assert sum(games for _, games in found) / 400 < 200


def test_the_live_band_seldom_leaves_the_truth_where_plain_intervals_often_do():
    runs, false_band, false_plain = 150, 0, 0
    for seed in range(runs):
        left_band = left_plain = False
        for look, total in enumerate(chunks(seed, 0.5, 0.5)):
            both = overall(total)
            low, high = wilson(both.won, both.games)
            left_plain |= not low <= 0.5 <= high
            # The band is wider, so it is worth a look only where the plain interval has left.
            if left_plain or look % 10 == 9:
                low, high = live_band(total)
                left_band |= not low <= 0.5 <= high
        false_band += left_band
        false_plain += left_plain
    assert false_band <= runs * 0.05
    assert false_plain > runs * 0.15


def test_the_balanced_interval_covers_as_often_as_it_says():
    covered = 0
    for seed in range(600):
        chance = random.Random(seed)
        ledger: Ledger = {}
        for seat, rate in (("first", 0.7), ("second", 0.45)):
            wins = sum(chance.random() < rate for _ in range(60))
            ledger[seat] = {"w": wins, "l": 60 - wins}
        _, (low, high) = win_rate(ledger) or pytest.fail()
        covered += low <= (0.7 + 0.45) / 2 <= high
    # 95 % less three standard errors, and not so often that the interval is needlessly wide.
    assert 600 * 0.95 - 3 * (600 * 0.05 * 0.95) ** 0.5 <= covered <= 590


def test_what_going_first_is_worth_is_covered_though_both_games_of_a_pair_share_their_deal():
    covered = {"pairs": 0, "apart": 0}
    for seed in range(500):
        chance = random.Random(seed)
        counts = {"ww": 0, "wl": 0, "lw": 0, "ll": 0}
        for _ in range(80):
            # The luck of the deal goes to one deck in the first game and to the other in the second.
            luck = chance.random()
            other = 1 - luck if chance.random() < 0.8 else chance.random()
            counts[("w" if luck < 0.6 else "l") + ("w" if other < 0.45 else "l")] += 1
        wins = [counts["ww"] + counts["wl"], counts["ww"] + counts["lw"]]
        ledger = {
            seat: {"w": won, "l": 80 - won} for seat, won in zip(("first", "second"), wins, strict=True)
        }
        for name, pairs in (("pairs", counts), ("apart", {})):
            found = going_first({**ledger, "pairs": pairs}) or pytest.fail()
            covered[name] += found["low"] <= 0.6 - 0.45 <= found["high"]
    # 95 % less three standard errors; taken as independent, the same games claim far too much.
    assert covered["pairs"] >= 500 * 0.95 - 3 * (500 * 0.05 * 0.95) ** 0.5
    assert covered["apart"] < 500 * 0.9


# ---- what decides ----


def test_nothing_decides_a_batch_without_a_rule():
    ledger: Ledger = {"games": 2000, "first": {"w": 1000}, "second": {"w": 1000}}
    assert decided(plan_of(), [ledger]) is None


def test_a_test_decides_either_way_and_says_what_was_accepted():
    plan = plan_of(stop=TEST)
    better: Ledger = {"games": 100, "first": {"w": 45, "l": 5}, "second": {"w": 40, "l": 10}}
    found = decided(plan, [better])
    assert found is not None and found.outcomes == ("higher",)
    assert found.words == (
        "By a sequential test with chances of error of 5% and 5%, a win rate of 60.0% was accepted over one "
        "of 50.0%."
    )
    other = decided(plan, [flipped(better)])
    assert other is not None and other.outcomes == ("lower",)
    assert decided(plan, [{"games": 4, "first": {"w": 2}, "second": {"w": 2}}]) is None
    assert other.to_json() == {"kind": "sprt", "words": other.words, "outcomes": ["lower"]}


def test_precision_is_reached_when_the_live_band_is_narrow_enough():
    plan = plan_of(stop=PRECISE)
    games = games_for_band(0.1)
    few, enough = (
        {"games": n, "first": {"w": n // 4, "l": n // 4}, "second": {"w": n // 4, "l": n // 4}}
        for n in (games - 8, games + 8)
    )
    assert decided(plan, [few]) is None
    found = decided(plan, [enough])
    assert found is not None and found.outcomes == ("known",)
    assert "known to within 10.0% to each side" in found.words


def test_games_without_a_result_bring_no_decision_nearer():
    plan = plan_of(stop=PRECISE)
    assert decided(plan, [{"games": 5000, "unfinished": {"turn_ceiling": 5000}}]) is None


def test_draws_count_as_half_a_win_in_a_test():
    drawn: Ledger = {"games": 4000, "first": {"d": 2000}, "second": {"d": 2000}}
    found = decided(plan_of(stop=TEST), [drawn])
    assert found is not None and found.outcomes == ("lower",)


def test_several_pairings_are_decided_together():
    plan = plan_of(decks=3, stop=TEST)
    clear: Ledger = {"games": 200, "first": {"w": 90, "l": 10}, "second": {"w": 90, "l": 10}}
    open_still: Ledger = {"games": 4, "first": {"w": 1, "l": 1}, "second": {"w": 1, "l": 1}}
    assert decided(plan, [clear, open_still]) is None
    assert decided(plan, [clear]) is None
    found = decided(plan, [clear, flipped(clear)])
    assert found is not None and found.outcomes == ("higher", "lower")
    assert "in 1 of them, and the other way round in 1" in found.words


def test_where_real_games_stop_follows_from_the_plan():
    plan = plan_of("dm", 200, 2, players=("greedy", "random"), stop=TEST)

    def stops() -> tuple[int, Ledger]:
        total: Ledger = {}
        for number in range(plan.chunk_count):
            pour(total, played(plan, number).ledger)
            if decided(plan, [total]) is not None:
                return number, total
        raise AssertionError("never decided")

    number, total = stops()
    assert 0 < number < plan.chunk_count - 1
    assert stops() == (number, total)
    # With longer chunks it is looked at less often, and so it stops no earlier.
    longer = replace(plan, chunk_pairs=7)
    seen: Ledger = {}
    for later in range(longer.chunk_count):
        pour(seen, played(longer, later).ledger)
        if decided(longer, [seen]) is not None:
            break
    assert seen["games"] >= total["games"]


def test_what_a_rule_will_take_is_foretold():
    plan = plan_of(pairs=100_000)
    assert expected_games(plan) is None
    assert expected_games(replace(plan, stop=Stop("sprt", p0=0.5, p1=0.55))) == pytest.approx(527, abs=2)
    assert expected_games(replace(plan, stop=Stop("precision", half=0.05))) == 1262
    assert expected_games(replace(plan, pairs=10, stop=Stop("precision", half=0.05))) == 20
