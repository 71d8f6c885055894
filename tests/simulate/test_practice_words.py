"""What practice games say to a player: players by name, answers as sentences, what there is one of."""

import pytest

from rules.engine.ids import PLAYERS
from rules.engine.sentences import answer_said, plain
from rules.language import effects as fx
from rules.language import references as rf
from rules.language.filter_shorthand import cards
from rules.language.filters import IsPlayer
from rules.language.references import TargetPlayer
from rules.spoken import board_words, wording_of
from simulate.games.boards import board_at, words_for
from simulate.games.practice import OpenGame
from simulate.games.replays import question_of
from simulate.practice_games import Sitting
from simulate.presentation.practice import table
from simulate.presentation.replays import shown_question
from simulate.replays import recorded
from tests.rules.shared.table import Table
from tests.simulate.test_practice import NEVER, record_of

NAMES = ("Ann’s elves", "Bob’s knights")


@pytest.mark.parametrize(
    ("code", "viewer", "said"),
    [
        ("fow8", 0, ["target yourself", "target Bob’s knights"]),
        ("fow8", None, ["target Ann’s elves", "target Bob’s knights"]),
        ("sve", 0, ["target your own leader", "target Bob’s knights’ leader"]),
    ],
)
def test_a_player_who_can_be_targeted_is_named(code, viewer, said):
    table = Table(code).cast(fx.DealDamageToPlayer(1, TargetPlayer()), IsPlayer("anyone"), is_read=False)
    assert table.scene.ask.kind == "target"
    question = question_of(table.scene.game, table.scene.ask, -1, wording_of(code), NAMES)
    assert [words_for(option, viewer) for option in question.options] == said


@pytest.mark.parametrize(("verb", "word"), [("yes", "yes"), ("no", "no")])
def test_an_answer_of_yes_or_no_is_said_with_the_question_that_a_player_reads(verb, word):
    game = Table("dm").cast(fx.May(fx.Draw(1))).scene.game
    place = next(place for place, one in enumerate(game.ask.options) if one.verb == verb)
    said = plain(answer_said(game, game.ask, place, "Ann", wording_of("dm")))
    assert said == f"Ann says {word} to Spell: use what it offers?"


def test_a_question_without_a_card_is_said_after_its_answer():
    game = OpenGame(record_of("setcg"), PLAYERS[0])
    game.play_opponent("greedy", NEVER)
    assert game.ask is not None and game.ask.kind == "mulligan"
    said = plain(answer_said(game._game, game.ask, 0, "Ann", wording_of("setcg")))
    assert said.startswith("Ann says yes: ") and said.endswith("?") and "mulligan (" not in said


def test_one_of_a_resource_is_said_in_the_singular():
    words = board_words("sve")
    assert dict(zip(words.resources, words.one_resource, strict=True))["play points"] == "play point"
    game = OpenGame(record_of("sve"), PLAYERS[0])
    for _ in range(20):
        game.play_opponent("greedy", NEVER)
        told = game.replay()
        drawn = board_at("sve", told.board_steps, len(told.board_steps) - 1, 0)
        said = [f"{amount} {name}" for side in drawn.sides for name, amount in side.resources]
        assert "1 play points" not in said
        if "1 play point" in said:
            return
        game.answer(0)
    raise AssertionError("nobody ever has one play point")


def choosing(code: str, *, other: bool = False) -> Table:
    """Return a table at which player 0 chooses one of three creatures of which two or all are equal."""
    table = Table(code)
    for place in range(3):
        table.put(table.creature("Quarry"), 1, rested=other and place == 0)
    return table.cast(fx.Destroy(rf.Chosen(table.creatures(whose="opponent"))), is_read=False)


@pytest.mark.parametrize(("rested", "values"), [(False, [0]), (True, [0, 1])])
def test_of_equal_cards_one_is_offered_on_the_page_and_each_by_its_number_over_the_api(rested, values):
    table = choosing("dm", other=rested)
    question = question_of(table.scene.game, table.scene.ask, -1, wording_of("dm"), NAMES)
    page = shown_question(NAMES, question, 0)["options"]
    assert [one["value"] for one in page] == values
    assert [one["words"] for one in page] == (
        ["choose Quarry (1)", "choose Quarry (2)"] if rested else ["choose Quarry"]
    )
    assert len(shown_question(NAMES, question, 0, each=True)["options"]) == 3


def test_cards_that_nobody_sees_are_never_taken_for_equal():
    table = Table("dm")
    own = cards(zones=("shield zone",), whose="opponent")
    table.cast(fx.MoveTo(rf.Chosen(own), "graveyard"), is_read=False)
    question = question_of(table.scene.game, table.scene.ask, -1, wording_of("dm"), NAMES)
    assert len(shown_question(NAMES, question, 0)["options"]) == len(question.options) > 1


def test_what_happened_since_the_last_choice_leaves_out_who_passed():
    game = OpenGame(record_of("fow8"), PLAYERS[0])
    passed = 0
    for _ in range(12):
        game.play_opponent("greedy", NEVER)
        if game.ask is None:
            break
        told = recorded(game.replay())
        passed += sum("passes" in step["words"] for step in told["steps"])
        sitting = Sitting(told, game.seat, game.question(), game.last_choice, game.over, game.can_pay)
        assert not any(line["words"].endswith(" passes") for line in table(sitting)["since"])
        game.answer(len(game.ask.options) - 1)
    assert passed
