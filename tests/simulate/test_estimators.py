"""Estimators against figures worked out elsewhere, to the digits given, and what they refuse."""

import json
from math import isclose
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulate import intervals, power, sequential
from simulate.intervals import BadNumbers
from simulate.special_functions import beta_cdf, z_of

ORACLES = json.loads((Path(__file__).parent / "oracles" / "stats.json").read_text())


def near(found, told, tolerance: float) -> bool:
    if isinstance(told, list | tuple):
        return len(found) == len(told) and all(map(lambda a, b: near(a, b, tolerance), found, told))
    return isclose(found, told, rel_tol=tolerance, abs_tol=tolerance)


@pytest.mark.parametrize("case", [case for case in ORACLES if case.startswith("CI-")])
def test_intervals_of_a_rate(case):
    k, n = ORACLES[case]["inputs"]["k"], ORACLES[case]["inputs"]["n"]
    assert near(intervals.wilson(k, n), ORACLES[case]["outputs"]["wilson"], ORACLES[case]["tol"])


def test_the_effect_of_going_first():
    case = ORACLES["FIRST-1"]
    first, second = map(tuple, case["inputs"].values())
    told, tol = case["outputs"], case["tol"]
    found = intervals.balanced(first, second)
    assert near(first[0] / first[1] - second[0] / second[1], told["effect_per_deck"], tol)
    assert near(intervals.newcombe(first, second), told["newcombe95"], tol)
    assert near(intervals.score_test(first, second), told["miettinen_nurminen_score_p"], tol)
    assert near(found.rate, told["seat_balanced_win_rate"], tol)
    assert near(found.error, told["seat_balanced_se"], tol)
    assert found.interval[0] < found.rate < found.interval[1]
    # Whoever went first won: this deck's wins going first, and the other's against it going second.
    k, n = first[0] + second[1] - second[0], first[1] + second[1]
    assert near(k / n, told["first_player_win_rate_all_games"], tol)
    assert near(intervals.wilson(k, n), told["first_player_wilson95"], tol)


def test_draws():
    case = ORACLES["DRAW-1"]
    wins, draws, losses = case["inputs"].values()
    told, games = case["outputs"], wins + draws + losses
    pairs = [
        (wins / games, told["win_rate_all"]),
        (intervals.wilson(wins, games), told["win_rate_all_wilson"]),
        (wins / (wins + losses), told["decisive_win_rate"]),
        (intervals.wilson(wins, wins + losses), told["decisive_wilson"]),
        (intervals.goodman([wins, draws, losses]), told["goodman_simultaneous"]),
        (intervals.elo((wins + draws / 2) / games), told["elo_logistic"]),
    ]
    assert len(pairs) == len(told)
    assert all(near(ours, theirs, case["tol"]) for ours, theirs in pairs)


def test_seat_swapped_pairs():
    case = ORACLES["PENTA-2"]
    found = intervals.pair_score(case["inputs"]["pentanomial"])
    told = case["outputs"]
    assert near(found.score, told["mu"], case["tol"])
    assert near(found.error, told["se"], case["tol"])
    assert near(found.interval, told["ci95"], case["tol"])


def test_the_sequential_test_of_a_rate():
    case = ORACLES["SPRT-BERN"]
    test = sequential.Sprt(case["inputs"]["p0"], case["inputs"]["p1"])
    told = case["outputs"]
    assert near(test.llr(540, 1000), told["llr"], case["tol"])
    assert near(test.llr(280, 500), told["llr_280_500"], case["tol"])
    assert near(test.llr(500, 1000), told["llr_500_1000"], case["tol"])
    assert [test.decide(*games) for games in ((540, 1000), (280, 500), (500, 1000))] == [
        "higher",
        "higher",
        "lower",
    ]
    assert test.decide(52, 100) == "undecided"


def test_what_the_sequential_test_costs_and_decides():
    case = ORACLES["SPRT-ASN"]
    test = sequential.Sprt(0.5, 0.55)
    for p in case["inputs"]["p"]:
        told = case["outputs"][str(p)]
        # Wald's own figures are given to full precision; the tolerance is for the simulated ones.
        assert near(test.accepts_higher(p), told["wald_accept_H1"], 1e-9)
        assert near(test.expected_games(p), told["wald_expected_games"], 1e-9)
        assert near(test.accepts_higher(p), told["sim_accept_H1"], case["tol"])
        assert near(test.expected_games(p), told["sim_mean_games"], 0.05)


def test_the_sequential_test_between_its_two_rates():
    test = sequential.Sprt(0.45, 0.55)
    assert near(test.accepts_higher(0.5), 0.5, 1e-9)
    assert test.expected_games(0.5) > test.expected_games(0.55)


def test_the_confidence_sequence():
    case = ORACLES["CS"]
    for k, n in case["inputs"]["cases"]:
        assert near(sequential.confidence_sequence(k, n), case["outputs"][f"{k}/{n}"], case["tol"])


def test_the_confidence_sequence_keeps_its_word_at_every_look():
    # The exact chance that an even matchup's rate ever leaves the sequence within 100 games.
    alive, left = {0: 1.0}, 0.0
    for games in range(1, 101):
        stands: dict[int, float] = {}
        for won, chance in alive.items():
            for more in (0, 1):
                stands[won + more] = stands.get(won + more, 0.0) + chance / 2
        alive = {}
        for won, chance in stands.items():
            low, high = sequential.confidence_sequence(won, games)
            if low <= 0.5 <= high:
                alive[won] = chance
            else:
                left += chance
    assert 0 < left < 0.05


def test_corrections_for_many_comparisons():
    case = ORACLES["MULT"]
    told = case["outputs"]["holm"]
    found = intervals.adjusted(case["inputs"]["p"])
    assert near(found, told["adjusted"], case["tol"])
    assert [p <= 0.05 for p in found] == told["reject"]


@pytest.mark.parametrize(("case", "quantile"), [("LEN-MEDIAN", 0.5), ("LEN-Q90", 0.9)])
def test_the_ranks_around_a_quantile(case, quantile):
    for n in ORACLES[case]["inputs"]["n"]:
        told = ORACLES[case]["outputs"][str(n)]
        found = intervals.quantile_ranks(n, quantile)
        assert (found.lower, found.upper) == (told["lower_rank"], told["upper_rank"])
        assert near(found.coverage, told.get("coverage", found.coverage), 1e-9)
        assert found.coverage >= 0.95


def test_games_that_tell_two_rates_apart_are_the_published_numbers():
    case = ORACLES["N-POWER"]
    for one, other in case["inputs"]["pairs"]:
        for share, games in case["outputs"][f"{one}->{other}"].items():
            assert power.games_per_deck(other, one, float(share)) == pytest.approx(games, abs=case["tol"])


def test_every_oracle_is_used():
    source = Path(__file__).read_text()
    assert [case for case in ORACLES if f'"{case}"' not in source and not case.startswith("CI-")] == []


def test_quantiles():
    assert near(z_of(0.05), 1.959963984540054, 1e-12)
    assert near(beta_cdf(0.3, 2, 3), 0.3483, 1e-9)


@given(st.integers(1, 400).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_every_interval_holds_the_rate_seen(figures):
    k, n = figures
    least, most = intervals.wilson(k, n)
    assert 0 <= least <= k / n + 1e-12 and k / n - 1e-12 <= most <= 1
    low, high = sequential.confidence_sequence(k, n)
    assert low <= least + 1e-9 and most <= high + 1e-9


@pytest.mark.parametrize(
    "misuse",
    [
        lambda: intervals.wilson(1, 0),
        lambda: intervals.wilson(3, 2),
        lambda: intervals.wilson(-1, 2),
        lambda: intervals.pair_score([1, 2, 3]),
        lambda: intervals.pair_score([0, 0, 0, 0, 0]),
        lambda: intervals.pair_score([2, 0, -1, 0, 2]),
        lambda: intervals.elo(1),
        lambda: intervals.mean_interval([1.0]),
        lambda: sequential.Sprt(0.6, 0.5),
        lambda: sequential.Sprt(0.5, 0.6, alpha=0.9),
        lambda: sequential.confidence_sequence(2, 1),
        lambda: intervals.adjusted([0.5, 1.5]),
        lambda: intervals.quantile_ranks(0),
    ],
)
def test_figures_that_no_games_can_have_are_refused(misuse):
    with pytest.raises(BadNumbers):
        misuse()
