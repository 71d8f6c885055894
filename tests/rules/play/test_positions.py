"""Positions as text: what is read is what was written, and the game goes on from it as from the original."""

import json

import pytest

from rules.definitions import finder
from rules.engine import positions
from rules.engine.slots import slots_of
from rules.engine.state import State
from rules.engine.values import BadPosition
from rules.play import game_at, position
from rules.rulesets import ruleset
from tests.rules.play.games import GAMES, fresh, outcome, play_on, playable, played, questions

OURS = ("rules.engine.state", "rules.engine.randomness")


def contents(thing: object) -> object:
    """All that a position consists of, its own classes taken apart; words and counts may be in any order."""
    if type(thing).__module__ in OURS and (names := slots_of(type(thing))) and not isinstance(thing, tuple):
        return {name: contents(getattr(thing, name)) for name in names}
    if isinstance(thing, dict) and all(isinstance(one, int) for one in thing.values()):
        return thing
    if isinstance(thing, dict) and not all(isinstance(key, str) for key in thing):
        return [(key, contents(value)) for key, value in thing.items()]
    if isinstance(thing, list):
        return [contents(one) for one in thing]
    return thing


def facts(state: State) -> object:
    """What the cards of a position are, those that a game made by all their facts."""
    return [
        (one.card_id, one.name, one.types, one.stats, one.cost, len(one.faces))
        for one in (*state.cards, *(was.definition for was in state.last_known.values()))
    ]


@playable
def test_a_position_read_is_the_one_that_was_written_and_written_is_the_text_that_was_read(code):
    rules, find = ruleset(code), finder(code)
    for seed in range(max(2, GAMES // 3)):
        for number, game in enumerate(questions(fresh(code, seed), seed)):
            if number % 23 and not game.ask.checkpoint:
                continue
            text = positions.dump(game.state, rules, find)
            read = positions.load(text, rules, find)
            assert positions.dump(read, rules, find) == text
            assert facts(read) == facts(game.state)
            if not json.loads(text)["definitions"]:
                assert contents(read) == contents(game.state)


@playable
def test_a_game_goes_on_from_a_position_that_was_read_as_from_the_original(code):
    tried = 0
    for seed in range(max(2, GAMES // 6)):
        for number, game in enumerate(questions(fresh(code, seed), seed)):
            if number % 60 or not game.ask.checkpoint:
                continue
            tried += 1
            copy, read = game.fork(), game_at(code, position(game))
            assert read.ask.options == copy.ask.options
            assert outcome(play_on(read, number)) == outcome(play_on(copy, number))
    assert tried > 0


@playable
def test_the_end_of_a_game_is_part_of_its_position(code):
    game = played(code, 3)
    read = positions.load(position(game), ruleset(code), finder(code))
    assert read.result is not None
    assert contents(read.result) == contents(game.result)


def a_position() -> dict[str, object]:
    game = fresh("dm", 1)
    game.start()
    found: dict[str, object] = json.loads(position(game))
    return found


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": 4}, "in format 5 belongs here, not one of 'dm' in format 4"),
        ({"system": "sve"}, "not one of 'sve'"),
        ({"extra": 1}, "exactly the keys"),
        ({"cards": [{"card": 1}]}, "stands for no card"),
        ({"cards": ["no such card"]}, "no card has the id 'no such card'"),
        ({"owners": "me"}, 'an owner must be a list, not "me"'),
        ({"owners": [0, 1, 2]}, "an owner is 2, but must be from 0 to 1"),
        ({"turn": True}, "turn must be a whole number, not true"),
        ({"turn": -1}, "turn is -1"),
        ({"random": [1]}, "random has rows of 2 values"),
        ({"pending": [{"Secret": {}}]}, "'Secret' is no class of values"),
        ({"pending": [{"Pending": {"controller": 0}}]}, "'Pending' has the fields controller, card, stamp"),
        (
            {"pending": [{"Held": {"arrival": 1, "card": 1, "in_play": True}}]},
            "has values of Pending, not Held",
        ),
        ({"definitions": [{"Game": {}}]}, "'Game' is no class of cards"),
        ({"zones": [[0, 0]]}, "is not in exactly the zone"),
        ({"instances": [{"card": 0}]}, "an instance has of the keys"),
        ({"result": [0, "life", "1", 1]}, "must be true or false"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_what_is_wrong(change, says):
    with pytest.raises(BadPosition) as refused:
        positions.load(json.dumps(a_position() | change), ruleset("dm"), finder("dm"))
    assert says in str(refused.value)


@pytest.mark.parametrize("text", ["", "[]", "{", "[" * 100_000])
def test_a_text_that_is_no_object_is_refused(text):
    with pytest.raises(BadPosition, match="position"):
        positions.load(text, ruleset("dm"), finder("dm"))
