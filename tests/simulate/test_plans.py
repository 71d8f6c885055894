"""Plans of games: what they refuse, how they fall into chunks, where their chance comes from."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.construction.deck import Deck, Unresolved
from rules.players import NAMES
from simulate.games.cost import cards_of, half_width, seconds, seconds_a_game, suggested_chunk_pairs
from simulate.games.plan import Entry, Plan, PlanFault, Stop, entry_of, gauntlet, matrix, pairs_for
from tests.simulate.plans import entries, plan_of

PLAN = plan_of()


def bare(pairs: int, chunk_pairs: int, decks: int = 2, seed: int = 7) -> Plan:
    return plan_of("dm", pairs, chunk_pairs, decks, seed=seed, all_meet=True)


@given(st.integers(1, 400), st.integers(1, 70), st.integers(1, 5))
def test_chunks_part_the_pairs_of_every_pairing_exactly(pairs, chunk_pairs, decks):
    plan = bare(pairs, chunk_pairs, decks)
    chunks = [plan.chunk(number) for number in range(plan.chunk_count)]
    for pairing in range(len(plan.pairings)):
        mine = [
            pair
            for chunk in chunks
            if chunk.pairing == pairing
            for pair in range(chunk.first_pair, chunk.first_pair + chunk.pairs)
        ]
        assert mine == list(range(pairs))
    assert all(1 <= chunk.pairs <= chunk_pairs for chunk in chunks)
    assert sum(2 * chunk.pairs for chunk in chunks) == plan.games


@given(st.integers(1, 30), st.integers(1, 9), st.integers(2, 5))
def test_pairings_take_turns_so_that_none_gets_ahead_by_more_than_a_chunk(pairs, chunk_pairs, decks):
    plan = bare(pairs, chunk_pairs, decks)
    done = [0] * len(plan.pairings)
    for number in range(plan.chunk_count):
        chunk = plan.chunk(number)
        done[chunk.pairing] += chunk.pairs
        assert max(done) - min(done) <= chunk_pairs


def test_a_chunk_that_the_plan_does_not_have_is_refused():
    for number in (-1, PLAN.chunk_count):
        with pytest.raises(PlanFault, match=f"{number} as number of a chunk"):
            PLAN.chunk(number)


@given(st.integers(0, 2**53 - 1), st.integers(0, 499_999))
def test_each_purpose_has_a_stream_of_its_own_and_seeds_fit_any_json(seed, pair):
    plan = replace(PLAN, seed=seed)
    purposes = ("deal", "deal, swapped", "first player", "second player")
    swapped = ("first player, swapped", "second player, swapped")
    found = [plan.seed_of(pair, purpose) for purpose in (*purposes, *swapped)]
    assert len(set(found)) == len(found)
    assert all(0 <= one < 2**53 for one in found)


def test_no_two_pairs_share_a_stream():
    found = [PLAN.seed_of(pair, "deal") for pair in range(20_000)]
    assert len(set(found)) == len(found)


def test_seeds_follow_from_the_seed_and_the_number_of_the_pair_alone():
    other = plan_of("sve", 30, 7, 4)
    assert [PLAN.seed_of(pair, "deal") for pair in range(5)] == [
        other.seed_of(pair, "deal") for pair in range(5)
    ]
    assert replace(PLAN, seed=8).seed_of(0, "deal") != PLAN.seed_of(0, "deal")
    # Written down, so that a batch of today can be played again tomorrow.
    assert PLAN.seed_of(3, "deal") == 1171628458799966


@given(
    st.integers(1, 500_000),
    st.integers(1, 10_000),
    st.integers(0, 2**53 - 1),
    st.booleans(),
    st.none() | st.builds(Stop, st.sampled_from(["precision", "sprt"]), st.floats(0.001, 0.49)),
)
def test_a_plan_survives_json(pairs, chunk_pairs, seed, illegal, stop):
    plan = replace(PLAN, pairs=pairs, chunk_pairs=chunk_pairs, seed=seed, illegal=illegal, stop=stop)
    assert Plan.from_json(json.loads(json.dumps(plan.to_json()))) == plan


def test_whom_a_deck_meets():
    assert gauntlet(entries("dm", 3)) == ((0, 1), (0, 2))
    assert matrix(entries("dm", 3)) == ((0, 1), (0, 2), (1, 2))
    assert gauntlet(entries("dm", 1)) == matrix(entries("dm", 1)) == ((0, 0),)


# ---- what is refused ----

GOOD = PLAN.to_json()
ROW = GOOD["entries"][0]["rows"][0]


def with_row(*row: object) -> dict[str, object]:
    return {"entries": [{"name": "A", "rows": [list(row)]}], "pairings": [[0, 0]]}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"system": "chess"}, "no system 'chess'; there are fow8"),
        ({"players": ["greedy", "wise"]}, "no player 'wise'; there are random"),
        ({"players": ["greedy"]}, "is not a plan"),
        ({"pairs": 0}, "0 as pairs of games is not possible; give a whole number from 1 to 500,000"),
        ({"pairs": 10**9}, "1,000,000,000 as pairs of games"),
        ({"pairs": 2.5}, "2.5 as pairs of games"),
        ({"pairs": True}, "True as pairs of games"),
        ({"chunk_pairs": 0}, "0 as pairs a chunk"),
        ({"seed": "abc"}, "'abc' as seed is not possible"),
        ({"seed": -1}, "-1 as seed"),
        ({"seed": 2**53}, "as seed"),
        ({"seed": None}, "None as seed"),
        ({"entries": []}, "0 as number of decks"),
        ({"pairings": []}, "0 as number of pairings"),
        ({"pairings": [[0, 5]]}, "there is no deck 5, only 0 to 1"),
        ({"pairings": [[0, 1], [0, 1]]}, "a pairing is named twice"),
        ({"pairings": [[0]]}, "is not a pairing"),
        (with_row(ROW[0], "no-such-card", 1), "A: dm has no card 'no-such-card'"),
        (with_row("sideboard", ROW[1], 1), "A: dm has no section 'sideboard'; it has"),
        (with_row(ROW[0], ROW[1], 0), "0 as copies of"),
        (with_row(ROW[0], ROW[1], 10**9), "1,000,000,000 as copies of"),
        (with_row(ROW[0], ROW[1], True), "True as copies of"),
        (with_row(ROW[0], ROW[1], "4"), "is not a row of a deck"),
        ({"entries": [{"name": "", "rows": [ROW]}]}, "there is no deck 1|the name of a deck"),
        ({"entries": [{"name": "A", "rows": []}], "pairings": [[0, 0]]}, "0 as number of different cards"),
        ({"entries": ["A"]}, "'A' is not a deck"),
        ({"stop": {"kind": "luck"}}, "'luck' is not a rule for stopping"),
        ({"stop": {"kind": "sprt", "p0": 0.6, "p1": 0.5}}, "0.6 and 0.5 are no test"),
        ({"stop": {"kind": "precision", "half": 0.9}}, "a precision of 0.9"),
        ({"stop": {"kind": "precision", "half": "x"}}, "'x' as half"),
        ({"stop": {"kind": "precision", "halves": 1}}, "is not a rule for stopping"),
        ({"stop": 7}, "'7' is not a rule for stopping"),
    ],
)
def test_a_bad_plan_is_refused_with_what_is_wrong(change, said):
    with pytest.raises(PlanFault, match=said):
        Plan.from_json({**GOOD, **change})


@pytest.mark.parametrize("row", [None, 7, [], "plan", {}, {**GOOD, "illegal": 1}])
def test_what_is_no_plan_at_all_is_refused(row):
    with pytest.raises(PlanFault, match="is not a plan of games"):
        Plan.from_json(row)


def test_more_games_than_a_batch_may_have_are_refused():
    many = entries("dm", 5)
    with pytest.raises(PlanFault, match="10,000,000"):
        Plan("dm", many * 2, matrix(many * 2), ("greedy", "greedy"), 500_000, 100, 1)


@pytest.mark.parametrize("games", [0, -2, 10**9, "ten", 3.5, None])
def test_a_number_of_games_that_cannot_be_played_is_quoted(games):
    with pytest.raises(PlanFault, match="number of games is not possible"):
        pairs_for(games)


def test_games_are_rounded_up_to_whole_pairs():
    assert [pairs_for(games) for games in (1, 2, 3, 100, 1_000_000)] == [1, 1, 2, 50, 500_000]


def test_a_deck_with_a_line_that_is_no_card_does_not_become_an_entry():
    deck = Deck("dm", (), (Unresolved(3, "4 Blak Lotus", "unknown_card"),))
    with pytest.raises(PlanFault, match="'4 Blak Lotus' is not a known card"):
        entry_of("mine", deck)
    assert entry_of("mine", Deck("dm", ())) == Entry("mine", ())


# ---- what it costs ----


@pytest.mark.parametrize("code", ["fow8", "fow5", "setcg", "dm", "sve"])
@pytest.mark.parametrize("name", NAMES)
def test_a_suggested_chunk_takes_about_two_seconds_or_is_a_single_pair(code, name):
    a_game = seconds_a_game(code, (name, name))
    pairs = suggested_chunk_pairs(a_game)
    took = 2 * pairs * a_game
    assert 1 <= took <= 3 or pairs == 1


def test_a_system_that_nobody_measured_counts_as_slow_as_the_slowest():
    for name in NAMES:
        slowest = max(seconds_a_game(code, (name,)) for code in ("fow8", "fow5", "setcg", "dm", "sve"))
        assert seconds_a_game("another", (name,)) == slowest


def test_two_workers_halve_the_time_but_a_single_chunk_is_played_by_one():
    plan = plan_of("dm", 500, 50)
    assert seconds(plan, 2) == pytest.approx(seconds(plan) / 2)
    alone = plan_of("dm", 50, 50)
    assert seconds(alone, 2) == seconds(alone)


def test_the_precision_to_expect_is_that_of_the_interval():
    assert half_width(385) == pytest.approx(0.05, abs=0.0005)
    assert half_width(9_604) == pytest.approx(0.01, abs=0.00005)


def test_what_a_batch_will_take_grows_with_its_decks_where_its_games_do():
    """The largest decks that may play took eleven times the estimate of a sample deck."""

    def taken(code: str, name: str, factor: int) -> float:
        plan = plan_of(code, players=(name, name))
        larger = tuple(
            Entry(one.name, tuple((section, card, factor * n) for section, card, n in one.rows))
            for one in plan.entries
        )
        return seconds(replace(plan, entries=larger, illegal=True))

    assert taken("fow8", "random", 4) == pytest.approx(4 * taken("fow8", "random", 1))
    assert taken("fow8", "greedy", 4) == taken("fow8", "greedy", 1)
    assert taken("dm", "random", 4) == taken("dm", "random", 1)


def test_the_cards_of_decks_are_counted_with_their_copies():
    assert cards_of([Entry("A", (("main", "x", 4), ("main", "y", 2))), Entry("B", (("main", "x", 2),))]) == 4
