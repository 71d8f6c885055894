"""Playing chunks: seats, seeds, what is counted, and that neither cutting nor watching changes a game."""

import json
import subprocess
import sys
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.events import Moved, Played, StepBegan
from rules.engine.game import Game
from rules.play import ending
from simulate.games import play
from simulate.games.ledger import add, ordered
from simulate.games.matchup_results import flipped, overall, results, unresolved
from simulate.games.observer import Layout, Watch
from simulate.games.plan import Entry, Plan
from simulate.games.play import Stopped, fingerprint, meeting_of, play_chunk, seeds_of
from tests.processes import ROOT, plain_environment
from tests.rules.play.games import playable
from tests.simulate.plans import entries, ledgers, plan_of, played

COUNTS = st.recursive(
    st.integers(0, 9) | st.lists(st.integers(0, 9), max_size=4),
    lambda inner: st.dictionaries(st.sampled_from("abcd"), inner, max_size=3),
    max_leaves=6,
)


def shaped(made: dict[str, object]) -> dict[str, object]:
    """Ledgers have the same kind of thing under the same key; here the kind is written into the key."""

    def named(value: object) -> str:
        return {dict: "d", list: "l", int: "n"}[type(value)]

    return {
        named(value) + key: shaped(value) if isinstance(value, dict) else value for key, value in made.items()
    }


LEDGERS = st.dictionaries(st.sampled_from("abcd"), COUNTS, max_size=4).map(shaped)


# ---- ledgers ----


@given(LEDGERS, LEDGERS, LEDGERS)
def test_ledgers_add_up_in_any_order_and_in_any_pieces(a, b, c):
    assert add(a, b) == add(b, a)
    assert add(add(a, b), c) == add(a, add(b, c)) == add(a, b, c)
    assert add(a) == add(a, {}) == ordered(a)


@given(LEDGERS, LEDGERS)
def test_equal_ledgers_are_written_alike(a, b):
    assert json.dumps(add(a, b)) == json.dumps(add(b, a))


@given(LEDGERS, LEDGERS)
def test_adding_changes_neither_ledger(a, b):
    before = json.dumps([a, b])
    add(a, b, b)
    assert json.dumps([a, b]) == before


def test_lists_are_added_place_by_place_and_the_longer_one_stays_long():
    assert add({"turns": [0, 1, 2]}, {"turns": [5], "games": 3}) == {"games": 3, "turns": [5, 1, 2]}


# ---- games ----


@playable
def test_how_a_plan_is_cut_changes_no_game(code):
    pairs = 7
    whole = plan_of(code, pairs, pairs)
    assert whole.chunk_count == 1
    for chunk_pairs in (1, 3):
        assert ledgers(plan_of(code, pairs, chunk_pairs)) == ledgers(whole)


@playable
def test_a_chunk_played_twice_has_the_same_ledger_and_digest(code):
    plan = plan_of(code, 3, 3)
    assert play_chunk(plan, 0) == played(plan, 0)


def test_another_seed_plays_other_games():
    plan = plan_of()
    again = played(replace(plan, seed=8), 0)
    assert again.digest != played(plan, 0).digest
    assert again.ledger["checksum"] != played(plan, 0).ledger["checksum"]


@playable
def test_watching_changes_nothing_in_a_game(code):
    plan = plan_of(code)
    meeting = meeting_of(plan, 0)
    layout = Layout(meeting.rules, meeting.decks)
    for swapped in (False, True):
        deal, *players = seeds_of(plan, 0, 1, swapped=swapped)
        plain, watched = (meeting.game(deal, swapped=swapped) for _ in range(2))
        Watch(layout, watched, swapped=swapped)
        for game in (plain, watched):
            meeting.play(game, (players[0], players[1]), swapped=swapped)
        assert plain.answers == watched.answers
        assert ending(plain) == ending(watched)


def test_chunks_do_not_depend_on_the_hash_seed():
    script = (
        "import json\n"
        "from tests.simulate.plans import plan_of\n"
        "from simulate.games.play import play_chunk\n"
        "for code in ('fow8', 'sve'):\n"
        "    played = play_chunk(plan_of(code, players=('random', 'greedy')), 1)\n"
        "    print(played.digest, json.dumps(played.ledger))"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=ROOT,
            env={**plain_environment(), "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert told[0] == told[1] != ""


@playable
def test_both_decks_go_first_equally_often(code):
    # In the games where chance alone, or a player who always goes first, says who begins.
    (ledger,) = ledgers(plan_of(code, 7, 7))
    assert results(ledger, "first").games == results(ledger, "second").games == 7
    assert sum(ledger["pairs"].values()) == 7
    assert "uneven" not in ledger


def test_a_pair_in_which_a_deck_chose_to_go_first_twice_is_kept_apart():
    (ledger,) = ledgers(plan_of("sve", 12, 12, players=("random", "random")))
    first, second = (results(ledger, seat).games for seat in ("first", "second"))
    assert first + second == 24
    assert sum(ledger["pairs"].values()) + sum(ledger["uneven"].values()) == 12
    assert sum(ledger["uneven"].values()) > 0


@playable
def test_a_deck_against_itself_wins_as_often_as_it_loses(code):
    (deck,) = entries(code, 1)
    plan = Plan(code, (deck,), ((0, 0),), ("greedy", "greedy"), 30, 30, 11)
    (ledger,) = ledgers(plan)
    both = overall(ledger)
    # Three standard errors of 60 even games.
    assert abs(both.won - both.games / 2) <= 3 * (both.games / 4) ** 0.5


def test_the_games_of_a_deck_against_itself_are_not_the_same_game_twice():
    (deck,) = entries("dm", 1)
    plan = Plan("dm", (deck,), ((0, 0),), ("greedy", "greedy"), 20, 20, 11)
    (ledger,) = ledgers(plan)
    # From one deal the deck in the first seat would win both games of a pair or neither, and so `ww` and
    # `ll`, in which each seat won once, could not be.
    assert ledger["pairs"].get("ww", 0) + ledger["pairs"].get("ll", 0) > 0
    assert seeds_of(plan, 0, 0, swapped=True)[0] != seeds_of(plan, 0, 0, swapped=False)[0]


def test_the_games_of_a_pair_share_their_deal_and_pairings_share_their_chance():
    plan = plan_of("dm", decks=3)
    deals = [seeds_of(plan, pairing, 4, swapped=swapped) for pairing in (0, 1) for swapped in (False, True)]
    assert len({deal for deal, _, _ in deals}) == 1
    assert deals[:2] == deals[2:]
    # The players think with streams of their own in each game.
    assert len({seed for _, *seeds in deals[:2] for seed in seeds}) == 4


# ---- what is counted ----


@playable
def test_every_figure_counts_each_game_once(code):
    (ledger,) = ledgers(plan_of(code, 7, 7))
    both = overall(ledger)
    assert ledger["games"] == both.games + unresolved(ledger) == 14
    assert sum(ledger["turns"]) == sum(ledger["ends"].values()) == both.games
    for deck in ("0", "1"):
        assert sum(ledger["mulligans"][deck]) == both.games
        assert ledger["curves"][deck]["games"][0] == both.games
        points = 2 * both.won if deck == "0" else 2 * (both.games - both.won)
        for opening, opened, drawn, drew, played_in, scored in ledger["cards"][deck].values():
            assert 0 <= opening <= drawn <= both.games and played_in <= both.games
            for games, earned in ((opening, opened), (drawn, drew), (played_in, scored)):
                assert earned <= points and earned <= 2 * games


@playable
def test_a_ledger_from_the_other_side_turns_back(code):
    (ledger,) = ledgers(plan_of(code, 7, 7))
    other = flipped(ledger)
    assert flipped(other) == ledger
    assert overall(other).wins == overall(ledger).losses
    assert results(other, "first").wins == results(ledger, "second").losses
    # A pairing turned round has the same games, since neither player uses chance; which of a pair comes first
    # is what fingerprints tell apart.
    (turned,) = ledgers(replace(plan_of(code, 7, 7), pairings=((1, 0),)))
    assert {**turned, "checksum": 0} == {**other, "checksum": 0}


def test_the_opening_hand_is_what_is_held_after_the_mulligan():
    plan = plan_of("fow8", 1, 1)
    meeting = meeting_of(plan, 0)
    deal, *players = seeds_of(plan, 0, 0, swapped=False)
    game = meeting.game(deal, swapped=False)
    layout = Layout(meeting.rules, meeting.decks)
    watch = Watch(layout, game, swapped=False)
    hands: list[list[str]] = []

    def note(game: Game, event: object) -> None:
        if not hands:
            hand = 2 * meeting.rules.hand_zone
            hands.extend(
                [game.state.cards[card].card_id for card in game.state.zones[hand + seat]] for seat in (0, 1)
            )

    game.listeners.setdefault(StepBegan, []).append(note)
    meeting.play(game, (players[0], players[1]), swapped=False)
    for deck, (low, high) in enumerate(((0, layout.start), (layout.start, len(layout.ids)))):
        marked = {layout.ids[place] for place in range(low, high) if watch.opening[place]}
        assert marked == set(hands[deck])
    assert sum(watch.returned) > 0
    # What goes back to a deck once the game has begun is no mulligan.
    assert Moved not in game.listeners


def test_a_card_counts_as_played_when_its_owner_plays_it():
    plan = plan_of("dm", 1, 1)
    meeting = meeting_of(plan, 0)
    game = meeting.game(1, swapped=True)
    layout = Layout(meeting.rules, meeting.decks)
    watch = Watch(layout, game, swapped=True)
    # In the first seat, card 0 is the first one of the second deck.
    game.emit(Played(1, 0))
    assert not any(watch.played)
    game.emit(Played(0, 0))
    assert [layout.ids[place] for place, seen in enumerate(watch.played) if seen] == [meeting.orders[1][0][1]]
    assert watch.played.index(1) >= layout.start
    # A token is no card of a deck.
    game.emit(Played(0, len(game.state.cards)))
    assert sum(watch.played) == 1


# ---- stopping and failing ----


def test_a_chunk_is_given_up_between_two_games():
    asked = 0

    def enough() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    with pytest.raises(Stopped, match="chunk 1 was stopped at pair 3"):
        play_chunk(plan_of(), 1, enough)
    assert asked == 4


def failing(monkeypatch: pytest.MonkeyPatch, error: Exception, wrong: set[int]) -> None:
    """Let the engine fail in the games of these deals."""
    from rules.play import Meeting

    honest = Meeting.play

    def play_or_fail(self: Meeting, game: Game, *given: object, **more: object) -> Game:
        if game.state.random.state in wrong:
            raise error
        return honest(self, game, *given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Meeting, "play", play_or_fail)


def states(plan: Plan, *pairs: int) -> set[int]:
    meeting = meeting_of(plan, 0)
    deals = (seeds_of(plan, 0, pair, swapped=False)[0] for pair in pairs)
    return {meeting.game(deal, swapped=False).state.random.state for deal in deals}


def test_a_game_that_crashes_is_no_result_and_the_others_are_played(monkeypatch):
    plan = plan_of("dm", 6, 6)
    (undisturbed,) = ledgers(plan)
    failing(monkeypatch, KeyError("lost at 0x7f12ab"), states(plan, 2))
    ledger = play_chunk(plan, 0).ledger
    assert ledger["games"] == 12
    # Both games of the pair come from the deal that fails, and neither is won, lost or drawn.
    assert ledger["crashed"] == {"KeyError: 'lost at 0x…'": 2}
    assert ledger["crash_seeds"] == {
        "KeyError: 'lost at 0x…'": {str(seeds_of(plan, 0, 2, swapped=False)[0]): 2}
    }
    assert unresolved(ledger) == 2 and overall(ledger).games == 10
    assert sum(ledger["pairs"].values()) == 5
    assert overall(undisturbed).games == 12


@playable
@pytest.mark.parametrize("odd", ["a single card", "nothing to draw", "twenty times too many"])
def test_decks_that_break_the_rules_play_to_a_result_all_the_same(code, odd):
    deck, opponent = entries(code)
    rows = {
        "a single card": deck.rows[-1:],
        "nothing to draw": tuple(row for row in deck.rows if row[0] != "main") or deck.rows[:1],
        "twenty times too many": tuple((section, card, 20 * count) for section, card, count in deck.rows),
    }
    plan = Plan(
        code, (Entry(odd, rows[odd]), opponent), ((0, 1),), ("greedy", "random"), 3, 3, 1, illegal=True
    )
    (ledger,) = ledgers(plan)
    assert "crashed" not in ledger
    assert overall(ledger).games + unresolved(ledger) == 6


def test_a_fault_that_is_none_of_the_engines_is_passed_on(monkeypatch):
    class TooLong(Exception):
        """What a queue raises when a task takes too long."""

    plan = plan_of("dm", 6, 6)
    failing(monkeypatch, TooLong(), states(plan, 0))
    with pytest.raises(TooLong):
        play_chunk(plan, 0)


def test_a_game_that_hits_a_ceiling_is_unfinished_and_no_draw(monkeypatch):
    monkeypatch.setattr("rules.engine.game.TURN_CEILING", 3)
    ledger = play_chunk(plan_of("dm", 3, 3), 0).ledger
    assert ledger["unfinished"] == {"turn_ceiling": 6}
    assert ledger["games"] == unresolved(ledger) == 6
    assert overall(ledger).games == 0
    assert not {"first", "second", "pairs", "ends", "turns"} & set(ledger)


def test_a_fingerprint_tells_one_game_from_another():
    plan = plan_of("dm", 6, 6)
    meeting = meeting_of(plan, 0)
    found = set()
    for pair in range(3):
        for swapped in (False, True):
            deal, *players = seeds_of(plan, 0, pair, swapped=swapped)
            game = meeting.play(
                meeting.game(deal, swapped=swapped), (players[0], players[1]), swapped=swapped
            )
            found.add(fingerprint(game, pair, swapped=swapped))
    assert len(found) == 6
    assert play._number(found.pop()) < 2**32
