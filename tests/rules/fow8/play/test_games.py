"""Whole games of Force of Will, of the bundled decks: laws that hold in all of them."""

import subprocess
import sys
from itertools import islice, product

import pytest

from rules.clauses import inventory
from rules.construction.judge import judge
from rules.engine.game import new_game
from rules.engine.match import play
from rules.play import Seat, cards_in_play, match, sample_decks, understood
from rules.players import player
from rules.rulesets import ruleset
from rules.systems import format_of, system

SYSTEMS = ("fow8", "fow5")
DECKS = [(code, name) for code in SYSTEMS for name in sample_decks(code)]


def seats(code, first, second):
    decks = list(sample_decks(code).items())
    return tuple(Seat(*decks[place % len(decks)], name) for place, name in enumerate((first, second)))


@pytest.mark.parametrize(("code", "name"), DECKS)
def test_the_bundled_decks_are_legal_and_mostly_understood(code, name):
    deck = sample_decks(code)[name]
    assert judge(system(code), deck, format_of(code, None), None).outcome == "legal"
    known, cards = understood(deck)
    assert known / cards > 0.55


@pytest.mark.parametrize("code", SYSTEMS)
def test_random_games_end_and_keep_every_card_in_one_place(code):
    decks = list(sample_decks(code).values())
    for seed, (one, other) in enumerate(islice(product(decks, decks), 0, 25, 3)):
        game = new_game(ruleset(code), (cards_in_play(one), cards_in_play(other)), seed)
        play(game, (player("random", seed), player("random", seed + 100)))
        state = game.state
        assert state.result is not None
        placed = [card for zone in state.zones for card in zone]
        assert len(placed) == len(set(placed))
        tokens = {card for card, where in enumerate(state.where) if where < 0}
        assert set(placed) | tokens == set(range(len(state.cards)))
        assert all(card in state.zones[where] for card, where in enumerate(state.where) if where >= 0)
        assert all("token" in state.cards[card].marks for card in tokens)


@pytest.mark.parametrize("code", SYSTEMS)
def test_the_same_seed_plays_the_same_games_under_any_hash_seed(code):
    program = (
        "from rules.play import *\n"
        f"d = list(sample_decks({code!r}).items())\n"
        "s = (Seat(*d[0], 'random'), Seat(*d[1], 'greedy'))\n"
        "print(match(s, 4, 5).digest)"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


@pytest.mark.parametrize("code", SYSTEMS)
def test_a_copy_at_a_checkpoint_plays_on_as_the_game_itself(code):
    decks = list(sample_decks(code).values())
    game = new_game(ruleset(code), (cards_in_play(decks[0]), cards_in_play(decks[1])), 3)
    ask = game.start()
    compared = 0
    greedy = player("greedy", 0)
    while ask is not None:
        if ask.checkpoint and compared < 6:
            compared += 1
            copy = game.fork()
            assert copy.ask is not None
            assert copy.ask.options == ask.options
            assert finished(copy) == finished(game.fork())
        ask = game.answer(greedy.choose(game, ask))
    assert compared == 6


def finished(game):
    """Play a game to its end and return how it stands then."""
    greedy = player("greedy", 0)
    while game.ask is not None:
        game.answer(greedy.choose(game, game.ask))
    return game.state.fingerprint(), game.state.turn


@pytest.mark.parametrize("code", SYSTEMS)
def test_a_sensible_player_beats_a_random_one(code):
    assert match(seats(code, "greedy", "random"), 10, 1).wins[0] >= 9


@pytest.mark.parametrize("code", SYSTEMS)
def test_games_count_the_clauses_of_their_own_book(code):
    tally = match(seats(code, "greedy", "greedy"), 2, 1)
    assert set(tally.clauses) <= set(inventory(code))
    assert len(tally.clauses) > 40
