"""Many games in a row: who sits where, and what they add up to."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from rules.clauses import inventory
from rules.engine.asks import Ask, Procedure
from rules.engine.events import Event, TurnBegan
from rules.engine.game import Game
from rules.engine.match import play, play_match
from rules.engine.plan import Step
from rules.engine.ruleset import Ruleset
from rules.engine.state import Result
from rules.play import Seat, match
from rules.players import player
from rules.samples import sample_decks
from tests.rules.engine import made_up
from tests.rules.play.games import fresh, playable

DECKS = ([("deck", made_up.card("Ant"))] * 20, [("deck", made_up.card("Bee"))] * 20)


class Waiting:
    """A player that does nothing; one that `dies` loses all life over it."""

    name = "waiting"

    def __init__(self, dies: bool = False) -> None:
        self._dies = dies

    def choose(self, game: Game, ask: Ask) -> int:
        if self._dies:
            game.state.players[ask.player].life = 0
        return len(ask.options) - 1


def rules_with(first: Callable[[Game], object]) -> Ruleset:
    """The made-up game with something that happens as each turn begins."""

    def step(game: Game) -> Procedure:
        first(game)
        yield from made_up.step(game)

    return replace(made_up.ruleset(), plan=(Step("only", "9", step),))


def nobody_wins(game: Game) -> None:
    game.finish(Result(-1, "nobody", "9"))


def test_decks_take_turns_at_sitting_first_with_the_same_seed():
    games = []

    def finished(game: Game, seed: int) -> None:
        games.append((game.state.cards[0].name, seed))

    play_match(rules_with(nobody_wins), DECKS, 4, 3, lambda seed: (Waiting(), Waiting()), finished)
    seed = 3 << 20
    assert games == [("Ant", seed), ("Bee", seed), ("Ant", seed + 1), ("Bee", seed + 1)]


@pytest.mark.parametrize("loser", [0, 1])
def test_a_win_counts_for_the_deck_wherever_it_sat(loser):
    seats = (Waiting(dies=loser == 0), Waiting(dies=loser == 1))
    tally = play_match(rules_with(made_up.dead_lose), DECKS, 6, 1, lambda seed: seats)
    assert tally.wins == ([0, 6] if loser == 0 else [6, 0])
    assert (tally.games, tally.draws, tally.unfinished, tally.ends) == (6, 0, 0, {"life": 6})


def test_a_draw_counts_for_nobody():
    tally = play_match(rules_with(nobody_wins), DECKS, 3, 1, lambda seed: (Waiting(), Waiting()))
    assert (tally.wins, tally.draws, tally.unfinished, tally.ends) == ([0, 0], 3, 0, {"nobody": 3})


def test_a_game_that_nobody_ends_is_unfinished_and_no_draw():
    tally = play_match(made_up.ruleset(), DECKS, 2, 1, lambda seed: (Waiting(), Waiting()))
    assert (tally.wins, tally.draws, tally.unfinished) == ([0, 0], 0, 2)
    assert tally.ends == {"turn_ceiling": 2}
    assert (tally.turns, tally.clauses["9"]) == (400, 400)


def test_the_digest_tells_games_and_their_order_apart():
    (a, one), (b, other) = list(sample_decks("dm").items())[:2]
    seats = Seat(a, one, "random"), Seat(b, other, "random")
    assert match(seats, 3, 1).digest == match(seats, 3, 1).digest
    assert len({match(seats, games, seed).digest for games in (1, 2, 3) for seed in (1, 2)}) == 6


@playable
def test_every_turn_is_told_as_it_begins_with_whose_it_is(code):
    game = fresh(code, 3)
    told: list[tuple[int, int]] = []

    def heard(game: Game, event: Event) -> None:
        assert isinstance(event, TurnBegan)
        assert (event.player, event.turn) == (game.state.active, game.state.turn)
        told.append((event.player, event.turn))

    game.listeners[TurnBegan] = [heard]
    play(game, (player("greedy", 1), player("random", 2)))
    assert [turn for _, turn in told] == list(range(1, game.state.turn + 1))
    assert told[0][0] == game.state.first


@playable
def test_answers_are_told_before_they_are_carried_out(code):
    game = fresh(code, 4)
    told: list[int] = []

    def answering(ask: Ask, choice: int) -> None:
        assert game.ask is ask and len(game.answers) == len(told)
        told.append(choice)

    play(game, (player("greedy", 1), player("random", 2)), answering)
    # Beyond the ceiling an answer is noted and not carried out.
    assert told == game.answers


@playable
def test_a_sensible_player_beats_one_who_picks_at_random(code):
    name, deck = next(iter(sample_decks(code).items()))
    tally = match((Seat(name, deck, "greedy"), Seat(name, deck, "random")), 12, 1)
    assert (tally.games, tally.unfinished) == (12, 0)
    assert tally.wins[0] >= 10


@playable
def test_games_count_the_clauses_of_their_own_book(code):
    name, deck = next(iter(sample_decks(code).items()))
    tally = match((Seat(name, deck, "greedy"), Seat(name, deck, "greedy")), 2, 1)
    assert set(tally.clauses) <= set(inventory(code))
    assert len(tally.clauses) > 20
