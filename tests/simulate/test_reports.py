"""Reports: every figure from ledgers made up by hand, so that what it should say is plain."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulate.games import statistics
from simulate.games.ledger import Ledger, add
from simulate.games.matchup_results import flipped, live_band, overall, win_rate
from simulate.games.report import NOTES, deck_ledger, field, headline, matrix, pairing_report, report
from simulate.intervals import newcombe, newcombe_paired, wilson
from tests.rules.play.games import playable
from tests.simulate.plans import ledgers, plan_of

PLAN = plan_of()


def seats(first: tuple[int, int, int], second: tuple[int, int, int], **more: object) -> Ledger:
    """A ledger of a pairing by wins, draws and losses going first and going second."""
    made: Ledger = {"games": sum(first) + sum(second), "decisions": 0, "checksum": 0}
    for name, counts in (("first", first), ("second", second)):
        made[name] = {how: count for how, count in zip("wdl", counts, strict=True) if count}
    return {**made, **more}


# ---- the win rate ----


def test_both_seats_weigh_the_same_however_often_each_was_had():
    rate, (low, high) = win_rate(seats((90, 0, 10), (10, 0, 40))) or pytest.fail()
    assert rate == pytest.approx((0.9 + 0.2) / 2)
    assert low < rate < high


def test_a_draw_counts_as_half_a_win():
    rate, _ = win_rate(seats((4, 2, 4), (0, 10, 0))) or pytest.fail()
    assert rate == 0.5
    assert overall(seats((4, 2, 4), (0, 10, 0))).won == 10


def test_a_deck_that_only_went_first_has_a_rate_and_a_note_that_it_is_not_balanced():
    ledger = seats((6, 0, 4), (0, 0, 0))
    assert win_rate(ledger) == (0.6, wilson(6, 10))
    notes = pairing_report(PLAN, 0, ledger)["notes"]
    assert NOTES["one_seat"] in notes and NOTES["seats"] not in notes


def test_games_without_a_result_are_bounds_and_no_draws():
    ledger = seats((30, 0, 20), (20, 0, 30), unfinished={"turn_ceiling": 8}, crashed={"KeyError: x": 2})
    ledger["games"] += 10
    found = pairing_report(PLAN, 0, ledger)
    assert found["rate"]["value"] == 0.5
    assert (found["resolved"], found["unresolved"], found["draws"]) == (100, 10, 0)
    assert found["bounds"]["lowest"] == pytest.approx(50 / 110)
    assert found["bounds"]["highest"] == pytest.approx(60 / 110)
    assert found["bounds"]["low"] <= wilson(50, 110)[0] and found["bounds"]["high"] >= wilson(60, 110)[1]
    assert NOTES["unresolved"] in found["notes"] and NOTES["crashed"] in found["notes"]
    assert found["crashes"] == [{"reason": "KeyError: x", "games": 2, "seeds": []}]


def test_without_unresolved_games_there_are_no_bounds():
    assert pairing_report(PLAN, 0, seats((1, 0, 1), (1, 0, 1)))["bounds"] is None


def test_a_batch_without_a_single_game_has_a_report_that_says_so():
    found = report(PLAN, [{}])
    assert found["games"] == 0 and found["planned"] == 12
    (one,) = found["pairings"]
    assert one["rate"] is None and one["turns"] is None and one["going_first"] is None
    assert one["live"] == {"low": 0.0, "high": 1.0, "games": 0}
    assert one["cards"] == [[], []] and one["ends"] == []


wins = st.tuples(st.integers(0, 60), st.integers(0, 5), st.integers(0, 60))


@given(wins, wins)
def test_the_other_decks_rate_is_the_rest_of_this_ones(first, second):
    ledger = seats(first, second)
    mine, theirs = win_rate(ledger), win_rate(flipped(ledger))
    if mine is None or theirs is None:
        assert mine is theirs is None
        return
    assert mine[0] + theirs[0] == pytest.approx(1)
    assert mine[1][0] + theirs[1][1] == pytest.approx(1)
    assert mine[1][1] + theirs[1][0] == pytest.approx(1)


@given(wins, wins)
def test_the_live_band_is_wider_than_the_interval_of_a_plain_look(first, second):
    ledger = seats(first, second)
    both = overall(ledger)
    if both.games:
        low, high = live_band(ledger)
        plain = wilson(both.won, both.games)
        assert low <= both.won / both.games <= high
        assert high - low >= plain[1] - plain[0] or both.games < 4


# ---- going first ----


def test_going_first_is_compared_within_pairs_where_there_are_pairs():
    # Fifty pairs: thirty won in both seats, twelve going first only, two going second only, six lost.
    ledger = seats((42, 0, 8), (32, 0, 18), pairs={"ww": 30, "wl": 12, "lw": 2, "ll": 6})
    found = statistics.going_first(ledger) or pytest.fail()
    assert found["paired"]
    assert found["value"] == pytest.approx(42 / 50 - 32 / 50)
    assert (found["low"], found["high"]) == newcombe_paired([[30, 12], [2, 6]])
    assert found["whoever"]["won"] == 42 + 18
    ledger["pairs"] = {"ww": 30}
    unpaired = statistics.going_first(ledger) or pytest.fail()
    assert not unpaired["paired"]
    assert (unpaired["low"], unpaired["high"]) == newcombe((42, 50), (32, 50))


def test_newcombes_interval_for_pairs_is_the_published_one():
    # Newcombe 1998, Improved confidence intervals for paired data, the tenth method on two of his tables.
    assert newcombe_paired([[36, 12], [2, 0]]) == pytest.approx((0.0569, 0.3404), abs=5e-5)
    assert newcombe_paired([[20, 12], [2, 16]]) == pytest.approx((0.0562, 0.3292), abs=5e-5)


@given(st.lists(st.integers(0, 40), min_size=4, max_size=4).filter(any))
def test_an_interval_for_pairs_holds_the_difference_and_turns_round(counts):
    both, first, second, neither = counts
    low, high = newcombe_paired([[both, first], [second, neither]])
    assert -1.0000001 <= low <= (first - second) / sum(counts) <= high <= 1.0000001
    turned = newcombe_paired([[both, second], [first, neither]])
    assert turned == pytest.approx((-high, -low))


# ---- lengths, ends, mulligans ----


def test_the_median_length_lies_in_its_interval_and_counts_half_ways():
    found = statistics.lengths({"turns": [0, 0, 0, 2, 1, 3]}) or pytest.fail()
    assert found["median"] == 4.5 and found["mean"] == pytest.approx((3 * 2 + 4 + 5 * 3) / 6)
    assert (found["least"], found["most"]) == (3, 5)
    assert found["low"] <= found["median"] <= found["high"]
    assert found["histogram"] == [[3, 2], [4, 1], [5, 3]]


@given(st.lists(st.integers(0, 12), min_size=1, max_size=20).filter(any))
def test_the_median_is_that_of_the_games_themselves(counts):
    from statistics import median

    games = [turns for turns, count in enumerate(counts) for _ in range(count)]
    found = statistics.lengths({"turns": counts}) or pytest.fail()
    assert found["median"] == median(games)
    assert games[0] <= found["low"] <= found["median"] <= found["high"] <= games[-1]


def test_reasons_are_shares_of_all_games_the_commonest_first():
    found = statistics.ends({"ends": {"deck_out": 25, "life": 75}})
    assert [row["reason"] for row in found] == ["life", "deck_out"]
    assert [row["share"] for row in found] == [0.75, 0.25]
    assert all(row["low"] < row["share"] < row["high"] for row in found)
    (alone,) = statistics.ends({"ends": {"life": 40}})
    assert alone["share"] == alone["high"] == 1.0 and alone["low"] > 0.9


def test_a_mulligan_is_any_card_given_back():
    found = statistics.mulligans({"mulligans": {"0": [6, 3, 0, 1]}}, 0) or pytest.fail()
    assert (found["won"], found["games"], found["value"]) == (4, 10, 0.4)
    assert found["mean_cards"] == pytest.approx((3 + 3) / 10)


def test_a_game_without_mulligans_has_no_rate_of_them():
    (ledger,) = ledgers(PLAN)
    assert pairing_report(PLAN, 0, ledger)["mulligans"] == [None, None]
    fow = plan_of("fow8")
    found = pairing_report(fow, 0, *ledgers(fow))["mulligans"]
    assert all(0 <= one["value"] <= 1 for one in found)


# ---- cards and curves ----


def with_cards(**cards: list[int]) -> Ledger:
    return seats((60, 0, 40), (40, 0, 60), cards={"0": cards, "1": {}})


def test_a_card_is_compared_with_the_games_without_it():
    (row,) = statistics.cards(with_cards(good=[50, 80, 100, 100, 0, 0]), 0)
    assert row["opening"]["value"] == 0.8
    assert row["opening"]["without"] == pytest.approx((100 - 40) / 150)
    assert row["opening"]["apart"] and row["opening"]["p"] < 0.001
    assert row["drawn"]["value"] == 0.5 and not row["drawn"]["apart"]
    assert row["played"] is None


def test_a_card_of_the_other_deck_wins_when_this_one_loses():
    ledger = seats((20, 0, 0), (20, 0, 0), cards={"0": {}, "1": {"x": [20, 0, 20, 0, 20, 0]}})
    (row,) = statistics.cards(ledger, 1)
    assert row["drawn"]["value"] == 0.0 == row["drawn"]["without"]


def test_a_difference_is_corrected_for_how_many_cards_there_are():
    lucky = [50, 64, 50, 50, 0, 0]
    alone = statistics.cards(with_cards(a=lucky), 0)[0]["opening"]
    plain = {f"b{number}": [50, 50, 50, 50, 0, 0] for number in range(20)}
    among = statistics.cards(with_cards(a=lucky, **plain), 0)[0]["opening"]
    assert alone["apart"] and not among["apart"]
    assert among["p"] == alone["p"] and among["adjusted"] == pytest.approx(21 * alone["p"])


def test_a_handful_of_games_is_shown_without_a_conclusion():
    (row,) = statistics.cards(with_cards(rare=[9, 18, 195, 195, 0, 0]), 0)
    assert row["opening"]["value"] == 1.0 and row["opening"]["low"] < 0.8
    assert "p" not in row["opening"] and "p" not in row["drawn"]


def test_a_curve_is_the_mean_over_the_games_that_got_so_far():
    table = {
        "games": [4, 2],
        "means": [4, 6],
        "means squares": [4, 20],
        "hand": [0, 0],
        "hand squares": [0, 0],
        "life": [],
        "life squares": [],
    }
    found = statistics.curves({"curves": {"0": table}}, 0)
    assert set(found) == {"means"}
    first, second = found["means"]
    assert first == {"turn": 1, "games": 4, "mean": 1.0, "low": 1.0, "high": 1.0}
    # Of 2 and 4: a mean of 3 and a standard error of 1.
    assert second["mean"] == 3.0 and second["high"] - 3 == pytest.approx(1.96, abs=0.001)


@playable
def test_players_build_up_what_they_pay_with(code):
    plan = plan_of(code, 7, 7)
    found = pairing_report(plan, 0, *ledgers(plan))
    assert found["means"]
    for curve in found["curves"]:
        means = [row["mean"] for row in curve["means"]]
        assert means[0] <= means[2] and means[2] > 0


# ---- several decks ----


def test_a_matrix_has_wider_intervals_than_a_single_matchup_and_marks_what_is_even():
    plan = plan_of("dm", decks=3, all_meet=True)
    clear, even = seats((80, 0, 20), (70, 0, 30)), seats((55, 0, 45), (45, 0, 55))
    found = matrix(plan, [clear, even, even])
    cells = found["cells"]
    assert cells[0][0] is None
    assert cells[0][1]["apart"] and not cells[0][2]["apart"]
    assert cells[0][1]["value"] == pytest.approx(0.75) and cells[1][0]["value"] == pytest.approx(0.25)
    _, (low, high) = win_rate(clear) or pytest.fail()
    assert cells[0][1]["low"] < low and cells[0][1]["high"] > high
    assert found["alpha"] == pytest.approx(0.05 / 3)


def test_a_deck_in_the_field_is_all_its_games_from_its_side_without_those_against_itself():
    plan = plan_of("dm", decks=3)
    plan = replace(plan, pairings=((0, 0), (0, 1), (2, 0)))
    mirror, won, lost = seats((9, 0, 1), (1, 0, 9)), seats((8, 0, 2), (8, 0, 2)), seats((1, 0, 9), (3, 0, 7))
    total = deck_ledger(plan, [mirror, won, lost], 0)
    assert overall(total).wins == 16 + 16 and overall(total).games == 40
    assert total == add(won, flipped(lost))
    rows = field(plan, [mirror, won, lost])
    assert [row["opponents"] for row in rows] == [2, 1, 1]
    assert rows[0]["rate"]["value"] == pytest.approx(0.8)


@playable
def test_the_report_of_real_games_is_plain_data_with_intervals_round_every_rate(code):
    import json

    plan = plan_of(code, 7, 7, decks=3, all_meet=True)
    found = report(plan, ledgers(plan))
    assert json.loads(json.dumps(found)) == found
    assert found["games"] == plan.games
    assert [entry["cards"] > 0 for entry in found["entries"]] == [True] * 3

    def walk(node: object) -> int:
        if isinstance(node, dict):
            here = 0
            if "value" in node and "low" in node:
                assert node["low"] <= node["value"] <= node["high"], node
                here = 1
            return here + sum(map(walk, node.values()))
        return sum(map(walk, node)) if isinstance(node, list) else 0

    assert walk(found) > 50


def test_the_headline_of_a_pairing_says_how_far_it_is():
    found = headline(PLAN, 0, seats((3, 0, 1), (1, 1, 2)))
    assert (found["games"], found["planned"], found["wins"], found["draws"]) == (8, 12, 4, 1)
    assert found["names"] == [entry.name for entry in PLAN.entries]
    assert found["live"]["low"] < found["rate"]["value"] < found["live"]["high"]
