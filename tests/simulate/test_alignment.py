"""Versions of a deck lie alike before they are shuffled, and so the same chance deals them alike."""

from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from rules.play import ending, game_of
from simulate.games.alignment import laid_out
from simulate.games.plan import Entry, Plan
from simulate.games.play import meeting_of, seeds_of
from simulate.games.replays import replay
from tests.simulate.plans import entries

ROWS = st.lists(
    st.tuples(st.sampled_from(["main", "stone"]), st.sampled_from("abcdefgh"), st.integers(1, 4)), max_size=10
)


def copies(rows) -> Counter[tuple[str, str]]:
    return Counter((section, card) for section, card, count in rows for _ in range(count))


@given(st.lists(ROWS, max_size=4))
def test_every_deck_keeps_exactly_its_cards(decks):
    laid = laid_out(decks)
    assert [Counter(one) for one in laid] == [copies(rows) for rows in decks]


@given(ROWS, st.randoms())
def test_how_the_rows_are_ordered_makes_no_difference(rows, chance):
    shuffled = list(rows)
    chance.shuffle(shuffled)
    assert laid_out([rows]) == laid_out([shuffled])
    assert laid_out([rows, shuffled])[1] == laid_out([rows])[0]


@given(ROWS.filter(bool), st.data())
def test_a_deck_with_one_other_card_differs_in_one_place(rows, data):
    section, card, count = rows[data.draw(st.integers(0, len(rows) - 1))]
    left = copies(rows) - Counter({(section, card): 1}) + Counter({(section, "other"): 1})
    changed = [(*copy, number) for copy, number in left.items()]
    first, second = laid_out([rows, changed])
    assert sum(one != other for one, other in zip(first, second, strict=True)) == 1


def test_a_deck_lies_like_the_one_before_it_that_is_most_like_it():
    base, far = [("main", "a", 4), ("main", "c", 4)], [("main", "x", 8)]
    version = [("main", "x", 7), ("main", "b", 1)]
    laid = laid_out([base, far, version])
    assert sum(one != other for one, other in zip(laid[1], laid[2], strict=True)) == 1


def version_of(entry: Entry, foreign: Entry) -> Entry:
    """A deck with one card exchanged for one of another deck."""
    rows = list(entry.rows)
    place = next(place for place, (section, _, count) in enumerate(rows) if section == "main" and count > 1)
    section, card, count = rows[place]
    rows[place] = (section, card, count - 1)
    mine = {card for _, card, _ in rows}
    return Entry(
        "version", (*rows, next((s, c, 1) for s, c, _ in foreign.rows if s == "main" and c not in mine))
    )


def test_the_same_chance_tells_a_deck_from_its_version_with_far_fewer_games():
    deck, opponent = entries("dm", 2)
    both = (deck, version_of(deck, opponent), opponent)
    plan = Plan("dm", both, ((0, 2), (1, 2)), ("greedy", "greedy"), 60, 60, 7)
    won: list[list[int]] = []
    for pairing in (0, 1):
        meeting = meeting_of(plan, pairing)
        won.append([])
        for pair in range(plan.pairs):
            for swapped in (False, True):
                deal, *players = seeds_of(plan, pairing, pair, swapped=swapped)
                game = meeting.game(deal, swapped=swapped)
                meeting.play(game, (players[0], players[1]), swapped=swapped)
                assert game.state.result is not None
                won[-1].append(int(game.state.result.winner == swapped))

    def variance(values: list[int]) -> float:
        mean = sum(values) / len(values)
        return sum((value - mean) ** 2 for value in values) / len(values)

    apart = variance([one - other for one, other in zip(*won, strict=True)])
    # Independent games would have the sum of both variances; of unlike layouts a third of it is left.
    assert apart < (variance(won[0]) + variance(won[1])) / 5


def test_a_version_is_recorded_in_the_order_in_which_it_lay_and_played_again_from_it():
    deck, opponent = entries("dm", 2)
    version = version_of(deck, opponent)
    plan = Plan("dm", (deck, version, opponent), ((1, 2),), ("greedy", "greedy"), 1, 1, 7)
    # Alone its cards would lie in another order, and be dealt otherwise.
    alone = replace(plan, entries=(version, opponent), pairings=((0, 1),))
    found, other = (replay(one, 0, 0, swapped=False) for one in (plan, alone))
    assert sorted(found.record.decks[0]) == sorted(other.record.decks[0])
    assert found.record.decks[0] != other.record.decks[0]
    for one in (found, other):
        game = game_of(one.record)
        game.start()
        for answer in one.record.answers:
            game.answer(answer)
        assert ending(game) == one.record.digest
