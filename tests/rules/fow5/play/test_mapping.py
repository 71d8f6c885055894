"""Every clause of both books of Force of Will has its place in the table of their differences."""

import sys
import tomllib
from itertools import islice
from pathlib import Path
from types import FrameType

from rules.clauses import inventory
from rules.engine.game import new_game
from rules.engine.match import play
from rules.games.fow5.play import MAPPING, RULESET, clause_names
from rules.games.fow8.play import RULESET as LATER
from rules.play import cards_in_play
from rules.players import player
from rules.samples import sample_decks

TABLES = tomllib.loads(MAPPING.read_text(encoding="utf-8"))
MAPPED, OVERRIDDEN, OUT = TABLES["mapped"], TABLES["overridden"], TABLES["out_of_scope"]
UNUSED = TABLES["unused"]


def clauses(code):
    return {number for number, kind in inventory(code).items() if kind == "clause"}


def test_each_clause_of_the_older_book_is_mapped_overridden_or_out_of_scope():
    mapped = {number for numbers in MAPPED.values() for number in numbers}
    assert clauses("fow5") - mapped - set(OVERRIDDEN) - set(OUT["fow5"]) == set()


def test_each_clause_of_the_newer_book_is_mapped_replaced_or_out_of_scope():
    replaced = {number for row in OVERRIDDEN.values() for number in row["replaces"]}
    assert clauses("fow8") - set(MAPPED) - replaced - set(OUT["fow8"]) == set()


def test_the_table_names_only_clauses_that_the_books_have():
    named = {number for numbers in MAPPED.values() for number in numbers} | set(OVERRIDDEN) | set(OUT["fow5"])
    assert named <= set(inventory("fow5"))
    replaced = {number for row in OVERRIDDEN.values() for number in row["replaces"]}
    assert set(MAPPED) | replaced | set(OUT["fow8"]) <= set(inventory("fow8"))


def test_no_clause_is_both_mapped_and_overridden_or_out_of_scope():
    mapped = {number for numbers in MAPPED.values() for number in numbers}
    assert mapped & set(OVERRIDDEN) == set()
    assert (mapped | set(OVERRIDDEN)) & set(OUT["fow5"]) == set()
    assert set(MAPPED) & set(OUT["fow8"]) == set()


def test_every_difference_says_how_and_everything_left_out_says_why():
    assert all(row["how"] and row["replaces"] for row in OVERRIDDEN.values())
    assert all(OUT["fow5"].values())
    assert all(OUT["fow8"].values())


def test_games_never_go_through_the_functions_that_are_unused():
    decks = [cards_in_play(deck) for deck in islice(sample_decks("fow5").values(), 2)]
    gone_through = set()

    def watch(frame: FrameType, event: str, argument: object) -> None:
        gone_through.add(f"{frame.f_globals.get('__name__')}.{frame.f_code.co_qualname}")

    sys.setprofile(watch)
    play(new_game(RULESET, (decks[0], decks[1]), 5), (player("greedy", 1), player("greedy", 2)))
    sys.setprofile(None)
    assert "rules.games.fow8.damage.deal_damage_to_player" in gone_through
    assert gone_through.isdisjoint(UNUSED)
    assert all(UNUSED.values())


def test_an_overridden_clause_is_carried_out_by_a_function_of_the_older_book():
    folder = Path(MAPPING).parent.parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    unnamed = [
        number
        for number in OVERRIDDEN
        if number not in code and not number.startswith(("3.", "7.2", "7.6", "9.", "10.9#2", "13.3"))
    ]
    assert unnamed == []


def test_the_books_share_their_functions_and_not_their_clauses():
    assert RULESET.resolve is LATER.resolve
    assert RULESET.deal_damage is LATER.deal_damage
    assert "5.1#3" in clause_names()["502.3"]
