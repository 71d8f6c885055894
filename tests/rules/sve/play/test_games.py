"""Whole games of Shadowverse: Evolve: sample decks, laws of every game, and what the players are worth."""

import subprocess
import sys

import pytest

from rules.construction.judge import judge
from rules.engine.game import Game, new_game
from rules.engine.match import play_match
from rules.games.sve.play import RULESET
from rules.games.sve.zones import EX_AREA, FIELD, HAND, LIMITS
from rules.play import cards_in_play, sample_decks, understood
from rules.players import player
from rules.players.uniform import UniformPlayer
from rules.systems import format_of, system
from tests.processes import ROOT

DECKS = sample_decks("sve")
CARDS = [cards_in_play(deck) for deck in DECKS.values()]


def random_games(count: int) -> list[Game]:
    """Return so many unstarted games between sample decks."""
    return [
        new_game(RULESET, (CARDS[seed % len(CARDS)], CARDS[(seed + 1) % len(CARDS)]), seed)
        for seed in range(count)
    ]


@pytest.mark.parametrize("name", DECKS)
def test_a_sample_deck_is_legal(name: str) -> None:
    assert judge(system("sve"), DECKS[name], format_of("sve", None), None).outcome == "legal"


def test_there_is_a_sample_deck_for_each_class_and_most_of_its_cards_are_understood() -> None:
    assert len(DECKS) == 10
    for deck in DECKS.values():
        known, cards = understood(deck)
        assert cards == 51
        assert known > cards // 2


def test_in_every_position_each_card_lies_in_one_zone_and_limits_are_kept() -> None:
    for game in random_games(12):
        chooser = UniformPlayer(game.state.random.state)
        ask = game.start()
        while ask is not None:
            state = game.state
            held = sorted(card for zone in state.zones for card in zone)
            gone = sorted(set(range(len(state.cards))) - set(held))
            assert sorted([*held, *gone]) == list(range(len(state.cards)))
            assert all("token" in state.cards[card].marks and state.where[card] == -1 for card in gone)
            assert all(card in state.zones[state.where[card]] for card in held)
            in_play = [card for card in held if RULESET.zones.groups[state.where[card]]]
            assert sorted(state.instances) == in_play
            for kind in (FIELD, EX_AREA):
                assert all(len(state.zones[2 * kind + one]) <= LIMITS[kind] for one in (0, 1))
            assert len(state.zones[2 * HAND + 1 - state.active]) <= LIMITS[HAND] or ask.kind != "main"
            assert all(min(one.resources) >= 0 for one in state.players)
            ask = game.answer(chooser.choose(game, ask))


def test_a_copy_at_a_checkpoint_plays_on_to_the_same_end() -> None:
    copied = 0
    for game in random_games(6):
        chooser = UniformPlayer(5)
        ask = game.start()
        twins: list[Game] = []
        while ask is not None:
            if ask.checkpoint and len(game.answers) % 7 == 0:
                twins = [*twins, game.fork()]
                copied += 1
            choice = chooser.choose(game, ask)
            for copy in twins:
                copy.answer(choice)
            ask = game.answer(choice)
        for copy in twins:
            assert copy.state.fingerprint() == game.state.fingerprint()
            assert copy.result is not None
            assert copy.result.reason == (game.result and game.result.reason)
    assert copied > 10


def test_the_same_seed_gives_the_same_games_under_any_hash_seed() -> None:
    program = (
        "from rules.play import Seat, match, sample_decks;"
        "decks = sample_decks('sve'); a, b = list(decks.values())[:2];"
        "print(match((Seat('a', a, 'random'), Seat('b', b, 'greedy')), 6, 3).digest)"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(digests) == 1
    assert next(iter(digests)).strip()


@pytest.mark.parametrize("names", [("random", "random"), ("greedy", "random"), ("greedy", "greedy")])
def test_many_games_end_by_the_book(names: tuple[str, str]) -> None:
    tally = play_match(
        RULESET,
        (CARDS[0], CARDS[1]),
        40,
        11,
        lambda seed: (player(names[0], seed), player(names[1], seed + 1)),
    )
    assert (tally.games, tally.unfinished) == (40, 0)
    assert set(tally.ends) <= {"leader_defeated", "deck_out", "both_lose"}


def test_a_sensible_player_beats_one_who_picks_at_random() -> None:
    tally = play_match(
        RULESET, (CARDS[1], CARDS[1]), 40, 5, lambda seed: (player("greedy", seed), player("random", seed))
    )
    assert tally.wins[0] >= 34
