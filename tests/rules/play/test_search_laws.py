"""Players that think: they reach any question on a copy, never peek, and take what wins for certain."""

from dataclasses import replace

import pytest

from rules.engine.atoms import deal_anew
from rules.engine.branches import branch
from rules.engine.game import Game
from rules.engine.loops import PATIENCE
from rules.engine.randomness import Random
from rules.engine.views import view
from rules.games.dm.play import RULESET
from rules.players.lookahead import LookaheadPlayer
from rules.players.search import Limits
from rules.players.strong import StrongPlayer
from rules.players.tree import decides_much
from tests.rules.dm.play.cards import ANT, GIANT, card
from tests.rules.play.games import fresh, playable, questions
from tests.rules.play.test_players import of_read_cards
from tests.rules.scenes import Scene

QUICK = Limits(options=3, rounds=(2, 2), turns_on=1, positions=200, plans=True)
EVERY = 11
"""Of how many questions one is tried."""
MOST = 12
"""How many questions are compared."""


def kept(game: Game) -> Game:
    """A game that keeps its checkpoints from the start."""
    game.keeps_checkpoints = True
    return game


def seen_by(game: Game, player: int) -> object:
    return view(game.state, game.rules.zones, player)


def with_others_hidden(game: Game, number: int) -> Game | None:
    """The same game as the player who is asked sees it, with other hidden cards since the last checkpoint.

    None where the answers since then lead elsewhere, or show what was hidden.
    """
    if game.checkpoint is None:
        return None
    state, answered = game.checkpoint
    ask, changed = game.ask, state.copy()
    deal_anew(changed, game.rules.zones, ask.player, Random(number))
    other = kept(Game(game.rules, changed))
    found = other.resume()
    for choice in game.answers[answered:]:
        if found is None or choice >= len(found.options):
            return None
        found = other.answer(choice)
    same = found is not None and (found.player, found.kind, found.options) == (
        ask.player,
        ask.kind,
        ask.options,
    )
    return other if same and seen_by(other, ask.player) == seen_by(game, ask.player) else None


@playable
@pytest.mark.parametrize("drawn", [fresh, of_read_cards])
def test_every_question_is_reached_again_on_a_copy_that_plays_on_alone(code, drawn):
    reached, looped = 0, -1
    for number, game in enumerate(questions(kept(drawn(code, 2)), 2)):
        if game.loops.asked > PATIENCE:
            looped = len(game.answers)
        if number % EVERY:
            continue
        before = game.state.fingerprint()
        copy = branch(game)
        if copy is None:
            assert game.checkpoint is None or looped >= game.checkpoint[1], "only loops are not reached again"
            continue
        assert copy.state.fingerprint() == before
        assert (copy.ask.kind, copy.ask.options) == (game.ask.kind, game.ask.options)
        copy.answer(0)
        assert game.state.fingerprint() == before
        reached += 1
    assert reached > 3


@playable
@pytest.mark.parametrize("drawn", [fresh, of_read_cards])
def test_the_strong_player_chooses_the_same_whatever_the_hidden_cards_are(code, drawn):
    compared = between = 0
    # A game may be short, or tell too much for its hidden cards to be others.
    for seed in range(3, 9):
        for number, game in enumerate(questions(kept(drawn(code, seed)), seed)):
            if not decides_much(game, game.ask) or (compared >= MOST and (between or game.ask.checkpoint)):
                continue
            if game.ask.checkpoint and number % EVERY:
                continue
            other = with_others_hidden(game, number)
            if other is None:
                continue
            chosen = StrongPlayer(5, QUICK).choose(game, game.ask)
            assert StrongPlayer(5, QUICK).choose(other, other.ask) == chosen, game.ask.kind
            compared += 1
            between += not game.ask.checkpoint
        if compared > 3 and (between or code == "sve"):
            break
    assert compared > 3
    assert between or code == "sve", "questions between checkpoints are compared too"


@playable
def test_the_strong_player_chooses_among_the_options_at_any_question(code):
    chooser = StrongPlayer(1, QUICK)
    for number, game in enumerate(questions(of_read_cards(code, 4), 4)):
        if number % (3 * EVERY) == 0:
            before = game.state.fingerprint()
            assert 0 <= chooser.choose(game, game.ask) < len(game.ask.options)
            assert game.state.fingerprint() == before


@playable
def test_the_strong_player_plays_the_same_game_again_for_the_same_seed(code):
    def answers() -> list[int]:
        game, chooser = fresh(code, 4), StrongPlayer(9, QUICK)
        ask = game.start()
        while ask is not None and len(game.answers) < 24:
            ask = game.answer(chooser.choose(game, ask))
        return game.answers

    assert answers() == answers()


def test_a_question_between_checkpoints_is_not_reached_without_one():
    game = next(questions(fresh("dm", 1), 1))
    assert not game.keeps_checkpoints
    for game in questions(fresh("dm", 1), 1):
        if not game.ask.checkpoint:
            assert branch(game) is None
            return


def losing_is_best(name: str):
    """The rules of Duel Masters as a player with bad judgement sees them."""
    worst = replace(
        RULESET,
        evaluate=lambda game, who: -RULESET.evaluate(game, who),
        appraise=lambda game, ask, option: float(option.verb == name),
    )
    scene = Scene(worst)
    for who in (0, 1):
        scene.fill("deck", ANT, 20, who)
    return scene


def test_an_option_that_wins_before_the_opponent_can_choose_is_taken_whatever_else_it_looks_like():
    scene = losing_is_best("pass")
    scene.put("battle zone", GIANT)
    scene.begin("attack")
    verbs = [option.verb for option in scene.ask.options]
    assert verbs[LookaheadPlayer(1).choose(scene.game, scene.ask)] == "attack"


def test_an_option_that_wins_only_if_the_opponent_lets_it_is_not_taken_at_once():
    scene = losing_is_best("pass")
    scene.put("battle zone", GIANT)
    scene.put("battle zone", card("Guard", 2, 9000, "Blocker"), 1)
    scene.begin("attack")
    verbs = [option.verb for option in scene.ask.options]
    assert verbs[LookaheadPlayer(1).choose(scene.game, scene.ask)] == "pass"
