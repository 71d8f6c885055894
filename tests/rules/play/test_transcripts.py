"""Games told in words: the golden games, and what a line says."""

import re

from rules.engine.events import Damaged, Drew, LifeChanged, StepBegan
from rules.engine.sentences import Wording
from rules.engine.transcript import Transcript, Written, replay
from rules.play import distinct
from rules.spoken import wording_of
from tests.rules.engine import made_up
from tests.rules.play.games import PLAYABLE, playable
from tests.rules.play.golden import COMMAND, FOLDER, told

ANT, BEE = made_up.card("Ant"), made_up.card("Bee")


@playable
def test_the_golden_game_is_told_as_it_was_reviewed(code):
    expected = (FOLDER / f"{code}.txt").read_text(encoding="utf-8")
    assert told(code) == expected, f"read what changed; if it is meant, write it anew by {COMMAND}"


def test_there_is_a_golden_game_for_each_system_that_can_be_played():
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(PLAYABLE)


@playable
def test_a_golden_game_names_every_turn_once_and_how_it_ended(code):
    lines = (FOLDER / f"{code}.txt").read_text(encoding="utf-8").splitlines()
    turns = [int(found[1]) for line in lines if (found := re.match(r"Turn (\d+): ", line))]
    assert turns == sorted(set(turns))
    assert turns[0] == 1 or turns[0] == 2  # a turn in which nothing is done is not told
    assert re.fullmatch(rf"After turn {turns[-1]}: \S+ wins \([a-z ]+\) \[[\w.#-]+\]", lines[-1])


@playable
def test_what_a_card_does_as_it_moves_begins_with_a_verb_that_can_follow_its_name(code):
    assert [said for said in wording_of(code).moves.values() if not said.split()[0].isalpha()] == []


def test_an_answer_is_told_with_who_gave_it_and_its_clause():
    game = made_up.scene(hand=(ANT,))
    lines: list[str] = []
    telling = Transcript(game, ("One", "Other"), Written(("One", "Other"), lines.append).line, Wording(str))
    game.emit(StepBegan(0, "only", "9"))
    telling.answered(game.ask, 0)
    game.answer(0)
    assert lines[:4] == [
        "Turn 1: One",
        " only [9]",
        "  One puts [9]",
        "    Ant goes from the hand to the table",
    ]


def test_a_step_in_which_nothing_happens_is_not_told():
    game = made_up.scene(hand=(ANT,))
    lines: list[str] = []
    Transcript(game, ("One", "Other"), Written(("One", "Other"), lines.append).line, Wording(str))
    game.emit(StepBegan(0, "first", "9"))
    game.emit(StepBegan(0, "second", "10"))
    game.emit(LifeChanged(1, -3))
    assert lines == ["Turn 1: One", " second [10]", "    Other loses 3 life"]


def test_damage_and_draws_are_told_by_name():
    game = made_up.scene(ANT, hand=(BEE,))
    lines: list[str] = []
    Transcript(game, ("One", "Other"), Written(("One", "Other"), lines.append).line, Wording(str))
    game.emit(StepBegan(0, "only", "9"))
    game.emit(Damaged(0, -1, 2, False))
    game.emit(Drew(0, 1))
    assert lines[2:] == ["    Ant takes 2 damage", "    One draws Bee"]


def test_cards_dealt_out_before_the_first_step_are_told_by_their_number():
    game = made_up.scene(hand=(ANT, BEE))
    lines: list[str] = []
    Transcript(game, ("One", "Other"), Written(("One", "Other"), lines.append).line, Wording(str))
    for card in (0, 1):
        game.emit(Drew(0, card))
    game.emit(Drew(1, 2))
    assert lines == []
    game.emit(StepBegan(0, "only", "9"))
    assert lines == ["    One: draws 2 cards", "    Other: draws a card"]


def test_a_replay_that_stops_tells_the_question_that_is_open():
    game = made_up.scene(hand=(ANT,))
    lines: list[str] = []
    assert replay(game, [0, 1, 0], ("One", "Other"), Wording(str), lines.append, until=1) is False
    assert lines[-1] == "Question 1: Other is asked about step [9]: put; pass; wait"


def test_a_game_that_is_conceded_is_told_to_its_end():
    game = made_up.scene(hand=(ANT,))
    lines: list[str] = []
    telling = Transcript(game, ("One", "Other"), Written(("One", "Other"), lines.append).line, Wording(str))
    game.concede(0)
    telling.ended()
    assert lines == ["After turn 1: Other wins (concession) [8]"]


def test_decks_of_the_same_name_are_told_apart():
    assert distinct(("Same", "Same")) == ("Same (A)", "Same (B)")
    assert distinct(("One", "Other")) == ("One", "Other")
