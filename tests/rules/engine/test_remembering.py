"""What the rules remember of cards and players: for how long, and never with a number inside a word."""

import ast
import re
from dataclasses import replace

import pytest

from rules.engine import atoms
from rules.engine.facts import Fact
from tests.processes import ROOT
from tests.rules.engine.made_up import card, ruleset, scene
from tests.rules.play.games import GAMES, fresh, playable, questions

ANT, BEE = card("Ant"), card("Bee")
WITH_A_NUMBER = re.compile(r"\d|:$|=")


def test_a_mark_is_forgotten_as_the_turn_ends_unless_the_game_keeps_it():
    game = scene(ANT, rules=replace(ruleset(), lasting_marks=frozenset({"proud", "owed"})))
    (ant,) = game.state.instances
    atoms.mark(game, ant, "proud")
    atoms.mark(game, ant, "tired")
    atoms.set_numbers(game, ant, "owed", (3,))
    atoms.set_numbers(game, ant, "hurt by", (7, 8))
    assert game.state.instances[ant].numbers_of("hurt by") == (7, 8)
    atoms.begin_turn(game, 1)
    assert game.state.instances[ant].marks == {"proud"}
    assert game.state.instances[ant].numbers == {"owed": (3,)}
    atoms.set_numbers(game, ant, "owed", ())
    assert game.state.instances[ant].numbers_of("owed") == ()


def test_a_fact_of_the_turn_is_forgotten_as_it_ends_and_one_of_the_game_is_not():
    game = scene(ANT)
    atoms.record(game, 0, Fact("used", 0, place=1))
    atoms.record(game, 0, Fact("used", ability="Storm"), for_game=True)
    assert game.state.players[0].turn_facts == {Fact("used", 0, place=1)}
    atoms.begin_turn(game, 1)
    assert game.state.players[0].turn_facts == frozenset()
    assert game.state.players[0].game_facts == {Fact("used", ability="Storm")}


def test_what_is_remembered_of_one_card_is_remembered_of_another_with_it():
    game = scene(ANT, BEE)
    ant, bee = game.state.instances
    atoms.mark(game, ant, "tired")
    atoms.set_numbers(game, ant, "hurt by", (7,))
    atoms.set_numbers(game, bee, "hurt by", (8,))
    atoms.take_marks(game, bee, game.state.instances[ant])
    assert game.state.instances[bee].marks == {"tired"}
    assert game.state.instances[bee].numbers_of("hurt by") == (8, 7)


def test_positions_that_differ_in_what_is_remembered_are_different_positions():
    game = scene(ANT)
    (ant,) = game.state.instances
    before = game.state.fingerprint()
    atoms.set_numbers(game, ant, "owed", (3,))
    assert game.state.fingerprint() != before


@playable
def test_no_word_of_a_position_has_a_number_in_it(code):
    for seed in range(max(1, GAMES // 4)):
        for game in questions(fresh(code, seed), seed):
            state = game.state
            words = {word for one in state.instances.values() for word in (*one.marks, *(one.numbers or {}))}
            words |= {word for one in state.players for word in (*one.turn_counts, *one.game_counts)}
            words |= {one.note for one in state.pending}
            assert [word for word in words if WITH_A_NUMBER.search(word)] == []


@pytest.mark.parametrize("atom", ["mark", "unmark", "note", "note_for_game", "record", "set_numbers"])
def test_no_word_that_is_remembered_is_put_together(atom):
    found = [
        f"{path.name}:{node.lineno}"
        for folder in ("engine", "games")
        for path in sorted((ROOT / "rules" / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == f"atoms.{atom}"
        and any(isinstance(inner, ast.JoinedStr) for given in node.args for inner in ast.walk(given))
    ]
    assert found == []
