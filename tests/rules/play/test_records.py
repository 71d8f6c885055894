"""Records of games: what one holds, and what is refused as none."""

import json

import pytest

from rules.engine.records import ENGINE_VERSION, BadRecord, Record, digest, read_record
from rules.play import game_of

GOOD = Record(
    system="dm",
    decks=((("main", "a"),), (("main", "b"), ("main", "b"))),
    names=("One", "Ötherö"),
    players=("random", "greedy"),
    seed=7,
    answers=(0, 3, 1),
    digest="f00",
)


def changed(**parts: object) -> str:
    """The good record with some of its parts made other ones, as a line."""
    return json.dumps({**json.loads(GOOD.to_json()), **parts})


def test_a_record_is_one_line_and_is_read_as_it_was_written():
    assert "\n" not in GOOD.to_json()
    assert read_record(GOOD.to_json()) == GOOD


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is not a line of JSON"),
        ("{", "is not a line of JSON"),
        ("[" * 100_000, "is not a line of JSON"),
        ("9" * 5000, "is not a line of JSON"),
        ("[]", "must have exactly the keys answers, decks, digest, engine, names, players, seed, system"),
        ('"a game"', "must have exactly the keys"),
        ("{}", "must have exactly the keys"),
        (changed(more=1), "must have exactly the keys"),
        (changed(engine="0"), f"recorded by engine '0'; this is engine '{ENGINE_VERSION}'"),
        ('{"engine": "99", "moves": []}', "recorded by engine '99'"),
        (changed(seed="7"), "whole numbers"),
        (changed(seed=True), "whole numbers"),
        (changed(seed=-1), "whole numbers"),
        (changed(answers=[0, -1]), "whole numbers"),
        (changed(answers=[0.5]), "whole numbers"),
        (changed(answers="012"), "whole numbers"),
        (changed(names=["One"]), r"names of a record must be two words, not \['One'\]"),
        (changed(names="AB"), "names of a record must be two words, not 'AB'"),
        (changed(players=[1, 2]), "players of a record must be two words"),
        (changed(decks=[]), "must have two decks"),
        (changed(decks=[[], [], []]), "must have two decks"),
        (changed(decks=[[["main"]], []]), r"lists of \[section, card id\]"),
        (changed(decks=["ab", "cd"]), r"lists of \[section, card id\]"),
        (changed(decks=[[["main", 4]], []]), r"lists of \[section, card id\]"),
        (changed(system=5), "system of a record must be a word, not 5"),
        (changed(digest=None), "digest of a record must be a word, not None"),
    ],
)
def test_what_is_no_record_is_refused_with_what_is_wrong(text, said):
    with pytest.raises(BadRecord, match=said):
        read_record(text)


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"system": "chess"}, "recorded for system 'chess'; there are "),
        ({}, "the record holds card 'a', which dm does not have"),
        ({"decks": [[["attic", "a"]], []]}, "the record holds section 'attic', which dm does not have"),
    ],
)
def test_a_record_of_what_there_is_not_is_refused(parts, said):
    with pytest.raises(BadRecord, match=said):
        game_of(read_record(changed(**parts)))


def test_a_fingerprint_is_the_same_everywhere():
    assert digest([1, "ä", [2, None]]) == digest((1, "ä", (2, None)))
    assert digest([1]) == "ef6555d139bba0ca2326a50024344e1b"
    assert digest([1]) != digest([2])
