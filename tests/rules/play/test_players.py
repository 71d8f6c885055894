"""The players: what each does with a question, and that none looks at what its seat cannot see."""

from collections import Counter
from dataclasses import replace
from random import Random as random_numbers

import pytest

from rules.engine.atoms import deal_anew
from rules.engine.game import Game, new_game
from rules.engine.randomness import Random
from rules.engine.views import sees_card
from rules.play import ruleset
from rules.players import NAMES, UnknownPlayer, player
from tests.abilities.decks import random_deck
from tests.rules.engine import made_up
from tests.rules.play.games import GAMES, fresh, playable, questions

ANT, BEE = made_up.card("Ant"), made_up.card("Bee")


def scene(rules=None) -> Game:
    """A question with two cards to put down, and two ways not to."""
    game = made_up.scene(hand=(ANT, BEE), deck=(ANT,) * 20, rules=rules)
    assert [option.verb for option in game.ask.options] == ["put", "put", "pass", "wait"]
    return game


@pytest.mark.parametrize("name", NAMES)
def test_a_player_is_called_by_its_name(name):
    assert player(name, 1).name == name


def test_an_unknown_player_is_refused_with_those_there_are():
    with pytest.raises(
        UnknownPlayer, match="no player 'gready'; there are random, greedy, lookahead, strong"
    ):
        player("gready", 1)


def test_the_random_player_takes_each_option_about_equally_often():
    game, chooser = scene(), player("random", 7)
    taken = Counter(chooser.choose(game, game.ask) for _ in range(4000))
    assert set(taken) == {0, 1, 2, 3}
    assert all(850 < times < 1150 for times in taken.values())


def test_the_random_player_does_the_same_again_for_the_same_seed():
    game = scene()
    choices = [
        [chooser.choose(game, game.ask) for _ in range(30)] for chooser in map(random_player, (7, 7, 8))
    ]
    assert choices[0] == choices[1] != choices[2]


def random_player(seed):
    return player("random", seed)


def test_the_greedy_player_takes_the_first_of_the_options_that_look_best():
    game = scene()
    assert player("greedy", 1).choose(game, game.ask) == 0
    fond_of_waiting = replace(made_up.ruleset(), appraise=lambda game, ask, option: option.verb == "wait")
    game = scene(fond_of_waiting)
    assert player("greedy", 1).choose(game, game.ask) == 3


def test_the_lookahead_player_trusts_what_comes_of_an_option_more_than_its_looks():
    tidy = replace(made_up.ruleset(), evaluate=lambda game, who: -made_up.evaluate(game, who))
    game = scene(tidy)
    assert player("greedy", 1).choose(game, game.ask) == 0
    assert game.ask.options[player("lookahead", 1).choose(game, game.ask)].verb in ("pass", "wait")


def test_the_lookahead_player_keeps_to_looks_where_nothing_comes_of_any_option():
    indifferent = replace(
        made_up.ruleset(),
        evaluate=lambda game, who: 0.0,
        appraise=lambda game, ask, option: option.verb == "pass",
    )
    game = scene(indifferent)
    assert player("lookahead", 1).choose(game, game.ask) == 2


def test_the_lookahead_player_changes_nothing_in_the_game_it_thinks_about():
    game = scene()
    before = (game.state.fingerprint(), list(game.answers), dict(game.count), game.ask)
    player("lookahead", 1).choose(game, game.ask)
    assert (game.state.fingerprint(), list(game.answers), dict(game.count), game.ask) == before


def of_read_cards(code, seed) -> Game:
    """A game of decks drawn from all cards with a read text, that is not started yet."""
    random = random_numbers(seed)
    return new_game(ruleset(code), (random_deck(code, random), random_deck(code, random)), seed)


@playable
@pytest.mark.parametrize("drawn", [fresh, of_read_cards])
def test_the_greedy_player_answers_the_same_whatever_the_hidden_cards_are(code, drawn):
    greedy = player("greedy", 1)
    for seed in range(max(2, GAMES // 4)):
        for number, game in enumerate(questions(drawn(code, seed), seed)):
            state, zones, who = game.state, game.rules.zones, game.ask.player
            about = [option.card for option in game.ask.options if option.card >= 0]
            if not all(state.where[card] >= 0 and sees_card(state, zones, card, who) for card in about):
                continue
            chosen = greedy.choose(game, game.ask)
            lay, where, random = list(state.zones), list(state.where), state.random
            deal_anew(state, zones, who, Random(number))
            again = greedy.choose(game, game.ask)
            state.zones[:], state.where[:], state.random = lay, where, random
            assert again == chosen, game.ask.kind


@playable
def test_the_lookahead_player_chooses_the_same_whatever_the_hidden_cards_are(code):
    asked = 0
    for number, game in enumerate(questions(fresh(code, 3), 3)):
        if not game.ask.checkpoint or number < 8 or asked == 2:
            continue
        chosen = player("lookahead", 5).choose(game, game.ask)
        copy = game.fork()
        deal_anew(copy.state, game.rules.zones, game.ask.player, Random(number))
        assert player("lookahead", 5).choose(copy, copy.ask) == chosen
        asked += 1
    assert asked == 2


@playable
def test_a_greedy_game_is_the_same_each_time(code):
    def answers() -> list[int]:
        game, chooser = fresh(code, 4), player("greedy", 0)
        ask = game.start()
        while ask is not None:
            ask = game.answer(chooser.choose(game, ask))
        return game.answers

    assert answers() == answers()
