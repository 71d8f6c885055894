"""What readers of a batch ask besides: how many games more, games cut off, pairs, workers that are alike."""

from itertools import product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulate.games import statistics
from simulate.games.homogeneity import Homogeneity, homogeneity
from simulate.games.play import play_chunk
from simulate.games.report import pairing_report, report
from simulate.intervals import BadNumbers, exact_pair_test, pair_test
from simulate.power import Aim, games_needed, nearest_rate
from simulate.special_functions import chi_square_tail
from simulate.survival import kaplan_meier, median
from tests.simulate.plans import plan_of
from tests.simulate.test_estimators import near
from tests.simulate.test_reports import seats

PLAN = plan_of()
ENDED = [0, 0, 0, 2, 3, 1, 4, 0, 2]
CUT = [0, 0, 0, 0, 1, 2, 0, 0, 3]

# ---- how many games ----


@pytest.mark.parametrize(
    ("rate", "against", "games"), [(0.55, 0.5, 783), (0.6, 0.5, 194), (0.52, 0.5, 4903), (0.9, 0.8, 98)]
)
def test_games_that_tell_a_rate_from_a_fixed_one(rate: float, against: float, games: int):
    assert games_needed(rate, against) == games


@given(st.integers(1, 1_000_000))
def test_the_nearest_rate_is_the_one_that_takes_so_many_games(games: int):
    rate = nearest_rate(games)
    assert 0.5 < rate <= 1
    if rate < 1:
        assert games_needed(rate) in (games, games + 1)


@pytest.mark.parametrize("rates", [(0.5, 0.5), (1.2, 0.5), (0.6, -0.1)])
def test_rates_that_do_not_differ_or_are_none_are_refused(rates: tuple[float, float]):
    with pytest.raises(BadNumbers, match=str(rates[0])):
        games_needed(*rates)


def test_a_close_result_says_how_many_games_it_would_take_and_a_clear_one_does_not():
    close = pairing_report(PLAN, 0, seats((56, 0, 44), (54, 0, 46)))
    assert not close["apart"] and close["needed"] == games_needed(0.55)
    clear = pairing_report(PLAN, 0, seats((90, 0, 10), (90, 0, 10)))
    assert clear["apart"] and clear["needed"] is None
    even = pairing_report(PLAN, 0, seats((50, 0, 50), (50, 0, 50)))
    assert even["needed"] is None


def test_a_reader_may_ask_how_many_games_tell_the_rate_from_another_one_more_surely():
    sums = seats((56, 0, 44), (54, 0, 46))
    found = pairing_report(PLAN, 0, sums, Aim(0.6, 0.9))
    assert found["needed"] == games_needed(0.55, 0.6, 0.9) > games_needed(0.55, 0.6)
    # The interval leaves this rate out already, and games against the rate itself tell nothing.
    assert pairing_report(PLAN, 0, sums, Aim(0.7))["needed"] is None
    assert pairing_report(PLAN, 0, sums, Aim(0.55))["needed"] is None
    assert report(PLAN, [sums], Aim(0.6, 0.9))["aim"] == {"against": 0.6, "power": 0.9}


@pytest.mark.parametrize("aim", [(0, 0.8), (1, 0.8), (0.5, 0.4), (0.5, 1), (float("nan"), 0.8)])
def test_what_no_number_of_games_can_be_asked_for_is_refused(aim: tuple[float, float]):
    with pytest.raises(BadNumbers):
        Aim(*aim)


# ---- games that were cut off ----


def test_the_share_of_games_that_go_on_is_the_one_another_program_gives():
    found = [(one.turn, one.share, one.low, one.high) for one in kaplan_meier(ENDED, CUT)]
    told = [
        (3, 0.888889, 0.624174, 0.970995),
        (4, 0.722222, 0.456179, 0.873780),
        (5, 0.662037, 0.396253, 0.832140),
        (6, 0.367798, 0.140881, 0.600213),
        (8, 0.220679, 0.055319, 0.454394),
    ]
    assert near(found, told, 2e-6)
    middle = median(kaplan_meier(ENDED, CUT))
    assert (middle.turn, middle.low, middle.high) == (6, 4, 8)


def test_games_cut_off_make_games_longer_than_those_that_ended_say():
    ledger = {"turns": [0, 0, 0, 4, 4], "cut": [0, 0, 0, 0, 8]}
    found = statistics.with_cut(ledger) or pytest.fail()
    plain = statistics.lengths(ledger) or pytest.fail()
    assert plain["median"] == 3.5
    assert (found["games"], found["cut"], found["median"]) == (16, 8, 4)
    assert [one["turn"] for one in found["over"]] == [3, 4]
    assert found["over"][-1]["share"] == pytest.approx(0.5)
    assert all(one["low"] < one["share"] < one["high"] for one in found["over"])


def test_where_fewer_than_half_of_the_games_ended_nobody_knows_the_median():
    found = statistics.with_cut({"turns": [0, 0, 3], "cut": [0, 0, 0, 0, 0, 0, 9]}) or pytest.fail()
    assert (found["median"], found["high"]) == (None, None)
    assert statistics.with_cut({"turns": [0, 0, 3]}) is None


def test_without_games_cut_off_the_shares_are_plain_ones():
    found = kaplan_meier(ENDED, [])
    total = sum(ENDED)
    assert [one.share for one in found] == pytest.approx(
        [1 - sum(ENDED[: one.turn + 1]) / total for one in found]
    )
    assert found[-1].share == 0


def test_games_that_hit_a_ceiling_are_counted_by_their_turns(monkeypatch):
    monkeypatch.setattr("rules.engine.game.TURN_CEILING", 3)
    ledger = play_chunk(plan_of("dm", 2, 2), 0).ledger
    assert sum(ledger["unfinished"].values()) == sum(ledger["cut"]) == 4
    assert [turn for turn, games in enumerate(ledger["cut"]) if games] == [3]


# ---- pairs ----


@pytest.mark.parametrize(
    ("counts", "p"),
    [
        ([1, 2, 5, 6, 4], 0.08740234375),
        ([0, 0, 3, 0, 5], 0.0625),
        ([3, 4, 9, 4, 3], 1),
        ([2, 9, 1, 0, 3], 0.2705078125),
    ],
)
def test_an_even_score_is_tested_exactly(counts: list[int], p: float):
    assert exact_pair_test(counts) == pytest.approx(p)


@given(st.lists(st.integers(0, 6), min_size=5, max_size=5).filter(any))
def test_the_exact_test_counts_every_way_the_pairs_could_have_gone(counts: list[int]):
    halves, wholes = counts[1] + counts[3], counts[0] + counts[4]
    far = abs(counts[3] - counts[1] + 2 * (counts[4] - counts[0]))
    ways = sum(
        comb(halves, a) * comb(wholes, b)
        for a, b in product(range(halves + 1), range(wholes + 1))
        if abs(2 * a - halves + 2 * (2 * b - wholes)) >= far
    )
    assert exact_pair_test(counts) == pytest.approx(ways / 2 ** (halves + wholes))


def test_with_many_pairs_both_tests_say_the_same():
    counts = [180, 40, 560, 30, 215]
    assert exact_pair_test(counts) == pytest.approx(pair_test(counts), rel=0.1)
    with pytest.raises(BadNumbers, match="five"):
        exact_pair_test([1, 2])


# ---- workers ----


@pytest.mark.parametrize(
    ("x", "freedom", "tail"),
    [
        (3.84, 1, 0.0500435),
        (5.0, 2, 0.0820850),
        (7.3, 5, 0.1992678),
        (20, 10, 0.0292527),
        (0.3, 4, 0.9898142),
    ],
)
def test_tails_of_the_chi_square_distribution(x: float, freedom: int, tail: float):
    assert chi_square_tail(x, freedom) == pytest.approx(tail, rel=1e-5)


def test_workers_whose_pairs_differ_are_told_from_those_that_are_alike():
    apart = homogeneity([[10, 0, 20, 0, 30], [25, 0, 20, 0, 5]])
    assert (apart.statistic, apart.freedom) == (pytest.approx(23.047619), 1)
    assert apart.p == pytest.approx(1.58038e-06, rel=1e-4)
    alike = homogeneity([[10, 0, 20, 0, 10]] * 3)
    assert (alike.statistic, alike.freedom, alike.p) == (0, 2, 1)


@pytest.mark.parametrize(
    "groups", [[], [[9, 0, 9, 0, 9]], [[9, 0, 9, 0, 9], [1, 0, 0, 0, 1]], [[0, 0, 9, 0, 0]] * 2]
)
def test_one_worker_few_pairs_or_equal_pairs_are_nothing_to_compare(groups: list[list[int]]):
    assert homogeneity(groups) == Homogeneity() and homogeneity(groups).p is None
