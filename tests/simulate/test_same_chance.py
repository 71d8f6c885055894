"""Comparing decks that were played from the same seeds, by blocks of their games."""

import random

import pytest

from simulate.games.ledger import Ledger, add
from simulate.games.matchup_results import flipped, overall
from simulate.games.plan import MOST_BLOCKS, Entry, Plan
from simulate.games.report import duels, report
from simulate.games.statistics import same_chance
from tests.simulate.plans import entries, ledgers, plan_of, played


def blocks(*rows: tuple[int, int]) -> Ledger:
    return {"blocks": {str(number): list(row) for number, row in enumerate(rows)}}


def test_blocks_are_equal_pieces_of_the_plan_however_it_is_cut(monkeypatch):
    for pairs, width in ((7, 1), (MOST_BLOCKS, 1), (MOST_BLOCKS + 1, 2), (50_000, 250)):
        assert plan_of("dm", pairs, 3).block_pairs == width
    monkeypatch.setattr("simulate.games.plan.MOST_BLOCKS", 10)
    plan = plan_of("dm", 19, 7, seed=98)
    (ledger,) = ledgers(plan)
    assert len(ledger["blocks"]) == 10 and ledger["blocks"].pop("9")[0] == 2
    assert all(games == 4 and 0 <= points <= 8 for games, points in ledger["blocks"].values())


def test_the_points_of_all_blocks_are_those_of_all_games():
    (ledger,) = ledgers(plan_of("fow8", 7, 7))
    both = overall(ledger)
    assert sum(points for _, points in ledger["blocks"].values()) == 2 * both.won
    assert sum(games for games, _ in ledger["blocks"].values()) == both.games


def test_games_without_a_result_are_in_no_block(monkeypatch):
    monkeypatch.setattr("rules.engine.game.TURN_CEILING", 3)
    ledger = played.__wrapped__(plan_of("dm", 3, 3, seed=99), 0).ledger
    assert set(map(tuple, ledger["blocks"].values())) == {(0, 0)}


def test_seen_from_the_other_deck_the_points_are_the_rest():
    assert flipped(blocks((4, 3), (2, 4)))["blocks"] == {"0": [4, 5], "1": [2, 0]}


def test_a_difference_that_is_the_same_in_every_block_is_certain():
    found = same_chance(blocks(*[(4, 6)] * 40), blocks(*[(4, 4)] * 40)) or pytest.fail()
    assert found["value"] == found["low"] == found["high"] == 0.25
    assert found["apart"] and found["games"] == 160 and found["blocks"] == 40


def test_what_is_worked_out_by_hand():
    # Differences of one point for four games in half of the blocks and none in the others.
    one = blocks(*[(4, 5), (4, 4)] * 20)
    found = same_chance(one, blocks(*[(4, 4)] * 40)) or pytest.fail()
    assert found["value"] == pytest.approx(0.0625)
    # Of 40 blocks each ¼ of a win from the mean of ¼: 40 · 1/16 / 160² · 40/39.
    error = (40 / 16 / 160**2 * 40 / 39) ** 0.5
    assert found["high"] - found["value"] == pytest.approx(1.959964 * error, rel=1e-6)
    turned = same_chance(blocks(*[(4, 4)] * 40), one) or pytest.fail()
    assert turned["value"] == -found["value"] and turned["low"] == pytest.approx(-found["high"])


def test_too_few_blocks_or_unlike_ones_are_not_compared():
    few, many = [(4, 4)] * 29, [(4, 4)] * 30
    assert same_chance(blocks(*few), blocks(*few)) is None
    assert same_chance(blocks(*many), blocks(*many)) is not None
    assert same_chance(blocks(*many), blocks(*many[1:], (3, 3))) is None
    assert same_chance({}, {}) is None


@pytest.mark.parametrize("shared", [0.0, 0.9])
def test_a_difference_is_covered_as_often_as_it_says_whether_chance_is_shared_or_not(shared):
    covered, saved = 0, 0.0
    for seed in range(400):
        chance = random.Random(seed)
        rows: tuple[list[tuple[int, int]], ...] = ([], [])
        for _ in range(60):
            points = [0, 0]
            for _ in range(4):
                luck = chance.random()
                other = luck if chance.random() < shared else chance.random()
                points[0] += 2 * (luck < 0.55)
                points[1] += 2 * (other < 0.45)
            for side, earned in zip(rows, points, strict=True):
                side.append((4, earned))
        found = same_chance(blocks(*rows[0]), blocks(*rows[1])) or pytest.fail()
        covered += found["low"] <= 0.1 <= found["high"]
        saved += found["saved"] / 400
    assert covered >= 400 * 0.95 - 3 * (400 * 0.05 * 0.95) ** 0.5
    assert saved == pytest.approx(1, abs=0.1) if not shared else saved > 3


def test_versions_of_a_deck_are_told_apart_against_each_opponent_they_share():
    deck, opponent = entries("dm", 2)
    section, card, count = deck.rows[0]
    other = next(row[1] for row in opponent.rows if row[1] not in {one for _, one, _ in deck.rows})
    version = Entry("version", ((section, card, count - 1), *deck.rows[1:], (section, other, 1)))
    plan = Plan("dm", (deck, version, opponent), ((0, 2), (1, 2)), ("greedy", "greedy"), 40, 40, 7)
    sums = ledgers(plan)
    (found,) = [one for one in duels(plan, sums) if one["opponent"] == 2]
    assert found["decks"] == [0, 1]
    rates = [overall(ledger).won / overall(ledger).games for ledger in sums]
    assert found["value"] == pytest.approx(rates[0] - rates[1])
    assert found["saved"] > 4
    assert report(plan, sums)["duels"] == duels(plan, sums)


def rate(ledger: Ledger) -> float:
    return overall(ledger).won / overall(ledger).games


def test_a_matrix_compares_every_two_decks_by_the_games_of_each_against_the_third():
    plan = plan_of("dm", 30, 30, decks=3, all_meet=True)
    sums = ledgers(plan)
    found = duels(plan, sums)
    assert [(one["decks"], one["opponent"]) for one in found] == [([1, 2], 0), ([0, 2], 1), ([0, 1], 2)]
    # Of the first two decks against the third: pairings (0, 2) and (1, 2).
    assert found[2]["value"] == pytest.approx(rate(sums[1]) - rate(sums[2]))
    # Of the last two against the first, both seen from the other side.
    assert found[0]["value"] == pytest.approx(rate(flipped(sums[0])) - rate(flipped(sums[1])))


def test_blocks_of_chunks_add_up():
    assert add(blocks((2, 1)), {"blocks": {"0": [2, 4], "1": [1, 2]}})["blocks"] == {"0": [4, 5], "1": [1, 2]}
