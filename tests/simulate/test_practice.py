"""Practice games: what a person chooses, what the engine answers, and what the person may see of it."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest

import rules
from rules.dialects import terms_of
from rules.engine.asks import Refused
from rules.engine.ids import PLAYERS
from rules.engine.records import Record, read_record
from rules.engine.sentences import QUESTIONS
from rules.engine.views import sees_choice
from rules.play import ending, game_of
from rules.players import player
from rules.rulesets import ruleset
from rules.samples import sample_decks
from rules.systems import CODES
from simulate.games.alignment import laid_out
from simulate.games.boards import A_CARD, board_at, words_for
from simulate.games.plan import entry_of
from simulate.games.practice import NotContinuable, NothingToUndo, OpenGame
from simulate.games.replays import is_pass
from simulate.presentation.replays import shown_question
from tests.rules.play.games import playable

NEVER, AT_ONCE = (lambda: False), (lambda: True)


def record_of(code: str, seed: int = 7) -> Record:
    (name, deck), (other, against), *_ = sample_decks(code).items()
    decks = laid_out([entry_of(name, deck).rows, entry_of(other, against).rows])
    return Record(code, (decks[0], decks[1]), (name, other), ("person", "greedy"), seed, (), "")


def opened(code: str, seat: int = 0, **more: int) -> OpenGame:
    return OpenGame(record_of(code, **more), PLAYERS[seat])


def play_on(game: OpenGame, choices: int, opponent: str = "greedy") -> list[int]:
    """Answer as a greedy person for a number of choices; return them."""
    mine = []
    while not game.over and len(mine) < choices:
        game.play_opponent(opponent, NEVER)
        if game.over:
            break
        mine.append(player("greedy", 1).choose(game._game, game.ask))
        game.answer(mine[-1])
    return mine


@playable
@pytest.mark.parametrize("seat", [0, 1])
def test_a_person_plays_a_game_to_its_end_and_its_record_is_that_game(code, seat):
    game = opened(code, seat)
    play_on(game, 2000)
    assert game.over and game.question() is None and game.ask is None
    told = game.replay()
    assert told.steps[-1]["kind"] == "end" and told.winner in (0, 1)
    record = read_record(told.record.to_json())
    again = game_of(record)
    again.start()
    for choice in record.answers:
        again.answer(choice)
    assert ending(again) == record.digest


@playable
def test_the_same_choices_get_the_same_answers_however_often_the_opponent_is_interrupted(code):
    whole, pieces = opened(code), opened(code)
    choices = play_on(whole, 12, "random")
    for choice in choices:
        while pieces.waits_for_opponent:
            pieces = OpenGame(pieces.record(), PLAYERS[0])
            pieces.play_opponent("random", AT_ONCE)
        pieces.answer(choice)
    assert pieces.answers == whole.answers


@playable
def test_undo_goes_back_to_the_last_question_with_the_same_options(code):
    game = opened(code)
    play_on(game, 6)
    before = game.record()
    game.play_opponent("greedy", NEVER)
    asked = game.question()
    if game.ask is not None:
        game.answer(len(game.ask.options) - 1)
        game.play_opponent("greedy", NEVER)
        back = OpenGame(
            Record(
                code, before.decks, before.names, before.players, before.seed, game.before_last_choice(), ""
            ),
            PLAYERS[0],
        )
        assert back.question() == asked


def test_there_is_nothing_to_undo_before_the_first_choice():
    game = opened("dm")
    game.play_opponent("greedy", NEVER)
    with pytest.raises(NothingToUndo, match="no choice of yours"):
        game.before_last_choice()


def test_an_option_that_is_not_open_or_not_ones_own_is_refused_and_changes_nothing():
    game = opened("dm")
    game.play_opponent("greedy", NEVER)
    before = game.answers
    for choice in (-1, 99):
        with pytest.raises(Refused, match=f"option {choice} is not open"):
            game.answer(choice)
    assert game.answers == before
    theirs = opened("dm", 1 - game.ask.player)
    while not theirs.waits_for_opponent:
        theirs.answer(0)
    with pytest.raises(Refused, match="your opponent's"):
        theirs.answer(0)


def test_a_game_that_is_over_asks_nothing():
    game = opened("sve")
    game.concede()
    assert game.over and game.replay().winner == 1 and game.replay().reason == "concession"
    with pytest.raises(Refused, match="the game is over"):
        game.answer(0)


def test_a_record_that_does_not_fit_the_rules_is_refused_with_the_answer_that_does_not():
    record = record_of("dm")
    broken = Record("dm", record.decks, record.names, record.players, 7, (0, 999), "")
    with pytest.raises(NotContinuable, match="answer 1 of 2 does not fit"):
        OpenGame(broken, PLAYERS[0])


@playable
def test_the_board_at_the_open_question_is_the_position_of_the_game(code):
    game = opened(code)
    for _ in range(8):
        play_on(game, 1)
        game.play_opponent("greedy", NEVER)
        if game.over:
            break
        told = game.replay()
        drawn = board_at(code, told.board_steps, len(told.board_steps) - 1, None)
        counted = sum(zone.count for side in drawn.sides for zone in side.zones)
        counted += sum(zone.count for zone in drawn.shared)
        state = game._game.state
        assert counted == sum(map(len, state.zones))
        for side in drawn.sides:
            assert side.life in (None, state.players[side.seat].life)
            assert [amount for _, amount in side.resources] == [
                amount for amount in state.players[side.seat].resources if amount
            ]


@playable
def test_what_a_person_is_told_never_names_a_card_they_have_not_seen(code):
    game = opened(code, seed=3)
    seen: set[str] = set()
    hidden = 0
    for _ in range(15):
        play_on(game, 1)
        told = game.replay()
        for number, shown in enumerate(told.board_steps):
            drawn = board_at(code, told.board_steps, number, 0)
            zones = [*drawn.shared, *(zone for side in drawn.sides for zone in side.zones)]
            seen |= {card.name for zone in zones for card in zone.cards} | {*drawn.waiting}
            if told.steps[number]["kind"] == "ability":
                continue
            said = words_for(shown.told, 0)
            hidden += A_CARD in said.lower()
            for part in shown.told:
                assert part.readers & 1 or part.words not in said or part.words in seen
        if game.over:
            break
    assert hidden


@playable
def test_an_open_question_names_no_card_that_its_player_does_not_see(code):
    game = opened(code, seed=5)
    for _ in range(40):
        game.play_opponent("greedy", NEVER)
        asked, ask = game.question(), game.ask
        if asked is None or ask is None:
            break
        state, zones = game._game.state, game._game.rules.zones
        for option, told in zip(ask.options, asked.options, strict=True):
            card = option.card
            hidden = card >= 0 and state.where[card] >= 0 and not sees_choice(state, zones, card, ask.player)
            said = words_for(told, ask.player)
            # Shields are chosen by their backs, so they are not even said to be cards.
            assert not hidden or A_CARD in said.lower() or said == "break a shield"
        game.answer(player("greedy", 1).choose(game._game, ask))


def test_shields_to_break_are_not_told_apart_by_name():
    game = opened("dm", seed=5)
    for _ in range(60):
        game.play_opponent("random", NEVER)
        assert game.ask is not None, "a shield is broken in this game"
        if game.ask.kind == "choose_shield":
            break
        attacks = [
            place for place, one in enumerate(game.ask.options) if one.verb == "attack" and one.other < 0
        ]
        best = attacks[0] if attacks else player("greedy", 1).choose(game._game, game.ask)
        game.answer(best)
    asked = game.question()
    shown = shown_question(("Mine", "Theirs"), asked, 0)
    assert [one["words"] for one in shown["options"]][:2] == [
        "break a shield (1)",
        "break a shield (2)",
    ]


@playable
def test_every_question_that_a_game_asks_has_words(code):
    """A heading such as “pay will” would be the engine's word and not a player's."""
    known = {*QUESTIONS, *terms_of(code).questions}
    asked = {kind for folder in folders_of(code) for kind in kinds_asked(folder)}
    assert asked - known == set()


def folders_of(code: str) -> list[Path]:
    games = Path(rules.__file__).parent / "games"
    # An edition asks what the one asks from which it derives.
    return [games / code, games / "fow8"] if code == "fow5" else [games / code]


def kinds_asked(folder: Path) -> set[str]:
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Ask":
                kind = node.args[1]
                found |= {kind.value} if isinstance(kind, ast.Constant) else set()
    return found


@playable
def test_passing_until_something_happens_only_passes_and_stops_at_once(code):
    game, stops = opened(code), 0
    while not game.over and stops < 12:
        game.play_opponent("greedy", NEVER)
        if not game.can_pass:
            play_on(game, 1)
            continue
        before, turn = len(game.replay().steps), game._game.state.turn
        game.pass_on(lambda: game.play_opponent("greedy", NEVER))
        stops += 1
        steps, shown = game.replay().steps[before:], game.replay().board_steps[before:]
        mine = [place for place, one in enumerate(steps) if one["kind"] == "answer" and one["who"] == 0]
        passes = [place for place in mine if is_pass(shown[place])]
        assert passes and passes[0] == mine[0]
        quiet = [
            one["kind"] == "question" or is_pass(board)
            for one, board in zip(steps[: passes[-1]], shown[: passes[-1]], strict=True)
        ]
        assert all(quiet)
        happened = any(
            one["kind"] != "question" and not is_pass(board)
            for one, board in zip(steps[passes[-1] :], shown[passes[-1] :], strict=True)
        )
        assert happened or not game.can_pass or game._game.state.turn > turn
    assert stops


def about_to_pay(code: str) -> OpenGame:
    """A game in which a greedy person is asked what to pay with, by the first deck that does."""
    for deck in sample_decks(code).values():
        copies = laid_out([entry_of("one", deck).rows] * 2)
        game = OpenGame(replace(record_of(code), decks=(copies[0], copies[1])), PLAYERS[0])
        while not game.over:
            game.play_opponent("greedy", NEVER)
            if game.can_pay:
                return game
            play_on(game, 1)
    raise AssertionError(f"nobody pays in {code}")


@pytest.mark.parametrize("code", [code for code in CODES if ruleset(code).paying])
def test_a_cost_is_paid_for_the_person_and_nothing_else_is_chosen(code):
    game = about_to_pay(code)
    before = game.record()
    game.pay()
    paid = game.answers[len(before.answers) :]
    assert paid and not game.can_pay
    again = OpenGame(before, PLAYERS[0])
    for choice in paid:
        assert again.can_pay
        again.answer(choice)
    with pytest.raises(Refused, match="nothing of yours is being paid"):
        game.pay()


def test_what_cannot_be_passed_is_refused():
    game = opened("sve")
    game.play_opponent("greedy", NEVER)
    assert not game.can_pass
    with pytest.raises(Refused, match="there is nothing of yours to pass"):
        game.pass_on(lambda: None)
