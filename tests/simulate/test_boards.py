"""The board of a replayed game: it is the position of the game, and shows nobody what they may not see."""

import time
from functools import cache

import pytest

from rules.engine import layers
from rules.engine.frames import frame_after
from rules.engine.game import Game
from rules.engine.views import sees_card
from rules.play import game_of
from simulate.games.boards import A_CARD, Board, board_at, question_for, words_for
from simulate.games.replays import Replay, replay
from simulate.presentation.replays import shown_question
from tests.rules.play.games import playable
from tests.simulate.plans import plan_of


@cache
def found(code: str) -> Replay:
    return replay(plan_of(code), 0, 0, swapped=False)


def replayed(one: Replay):
    """Yield every answer's step with the game replayed to the question that it answers, then the end."""
    game = game_of(one.record)
    ask = game.start()
    answers = [step["number"] for step in one.steps if step["kind"] == "answer"]
    for number, choice in zip(answers, one.record.answers, strict=True):
        yield number, game, ask
        ask = game.answer(choice)
    yield len(one.steps) - 1, game, None


@playable
def test_a_frame_is_the_position_of_the_game_replayed_to_there(code):
    one = found(code)
    for number, game, _ in replayed(one):
        frame, state = frame_after(step.change for step in one.board_steps[: number + 1]), game.state
        lying = [[row.card for row in frame.zones.get(place, ())] for place in range(len(state.zones))]
        assert lying == state.zones
        assert [(row.life, list(row.resources)) for row in frame.players] == [
            (row.life, row.resources) for row in state.players
        ]
        assert list(frame.waiting) == [row.card for row in state.pending]
        for card, instance in state.instances.items():
            drawn = frame.cards[card]
            assert drawn.name == state.cards[card].name
            assert (drawn.controller, drawn.rested, drawn.face_down, drawn.damage, drawn.host) == (
                instance.controller,
                instance.rested,
                instance.face_down,
                instance.damage,
                instance.host,
            )
            assert dict(drawn.counters) == (instance.counters or {})
            if game.rules.current_stat is None and state.result is None:
                assert drawn.stats == layers.characteristics(game, card).stats


@playable
def test_a_board_shows_a_viewer_the_cards_they_may_see_and_counts_the_others(code):
    one = found(code)
    for number, game, _ in replayed(one):
        for viewer in (0, 1, None) if number % 3 == 0 else ():
            board = board_at(code, one.board_steps, number, viewer)
            assert sorted(names_on(board)) == sorted(visible(game, viewer))
            assert cards_on(board) == sum(map(len, game.state.zones))
            assert board.sides[1].seat == (viewer or 0)


def zones_of(board: Board):
    return [*board.shared, *(zone for side in board.sides for zone in side.zones)]


def names_on(board: Board) -> list[str]:
    return [card.name for zone in zones_of(board) for card in zone.cards for _ in range(card.count)]


def cards_on(board: Board) -> int:
    return sum(zone.count for zone in zones_of(board))


def visible(game: Game, viewer: int | None) -> list[str]:
    state = game.state
    return [
        state.cards[card].name
        for zone in state.zones
        for card in zone
        if viewer is None or sees_card(state, game.rules.zones, card, viewer)
    ]


@playable
def test_a_viewer_reads_no_name_of_a_card_that_they_have_never_seen(code):
    one = found(code)
    hidden = 0
    for viewer in (0, 1):
        seen: set[str] = set()
        for number, shown in enumerate(one.board_steps):
            board = board_at(code, one.board_steps, number, viewer)
            seen |= {*names_on(board), *board.waiting}
            names = [part.words for part in shown.told if part.words in all_names(code)]
            said = words_for(shown.told, viewer)
            for name in names:
                if name not in seen and one.steps[number]["kind"] != "ability":
                    assert name not in said, f"step {number}: {said}"
                    hidden += 1
            if shown.question is not None and shown.question.player != viewer:
                assert question_for(shown, viewer) is None
    assert hidden, "something was hidden in this game"


@cache
def all_names(code: str) -> frozenset[str]:
    frame = frame_after(step.change for step in found(code).board_steps)
    return frozenset(card.name for card in frame.cards.values())


def test_a_drawn_card_is_named_to_the_one_who_draws_it():
    one = found("dm")
    number = next(
        step["number"] for step in one.steps if step["kind"] == "event" and " draws " in step["words"]
    )
    drawer, told = one.steps[number]["who"], one.board_steps[number].told
    assert words_for(told, 1 - drawer) == f"{one.names[drawer]} draws {A_CARD}"
    assert words_for(told, drawer) == words_for(told, None) == one.steps[number]["words"]


@playable
def test_the_answer_to_a_question_is_among_its_options(code):
    one = found(code)
    for number, _, ask in replayed(one):
        question = one.board_steps[number].question
        if ask is None:
            continue
        assert question is not None and question.player == ask.player and question.clause == ask.clause
        assert len(question.options) == len(ask.options)
        # Two copies of a card are two options with the same words.
        chosen = question.options[question.chosen]
        assert chosen in question.options and "{" not in chosen and "\x01" not in chosen


@playable
def test_a_card_that_could_not_be_used_is_in_none_of_the_options(code):
    """Of equal cards in hand only one is offered, so the other one could be used too."""
    asked = [one.question for one in found(code).board_steps if one.question is not None]
    assert any(question.without for question in asked)
    for question in asked:
        named = {part.words for option in question.options for part in option}
        assert not named & set(question.without), question


@playable
def test_the_option_to_pass_has_a_key_of_its_own(code):
    shown = [
        shown_question(found(code).names, one.question, None)
        for one in found(code).board_steps
        if one.question is not None
    ]
    passing = [question for question in shown if any(option["key"] == "0" for option in question["options"])]
    assert passing
    for question in passing:
        place = [option["key"] for option in question["options"]].index("0")
        others = [option["key"] for option in question["options"] if option["key"] != "0"]
        assert others[:3] == [str(one + 1) for one in range(9) if one != place][: len(others[:3])]


@playable
def test_sentences_have_neither_symbols_nor_arrows_between_zones(code):
    for step in found(code).steps:
        if step["kind"] != "ability":
            assert not {"{", "\x01", "_"} & set(step["words"]), step["words"]


def test_the_frames_of_a_long_game_are_found_fast():
    one = found("fow8")
    long = (one.board_steps * (1000 // len(one.board_steps) + 1))[:1000]
    started = time.perf_counter()
    board_at("fow8", long, 999, None)
    assert time.perf_counter() - started < 0.1


@pytest.mark.parametrize(
    ("code", "life", "zone"),
    [("fow8", True, "Ruler area"), ("dm", False, "Shield zone"), ("sve", True, "Field")],
)
def test_a_side_has_the_zones_of_its_game(code, life, zone):
    side = board_at(code, found(code).board_steps, 0, 0).sides[1]
    assert zone.lower() in {row.name for row in side.zones}
    assert (side.life is not None) is life
