"""Replays: any game of a plan once more, as it was, told step by step."""

import json

import pytest

from rules.engine.events import StepBegan
from rules.engine.records import read_record
from rules.engine.transcript import replay as retell
from rules.play import ending, game_of
from rules.spoken import wording_of
from simulate.games.plan import PlanFault
from simulate.games.play import meeting_of, play_chunk, seeds_of
from simulate.games.replays import replay
from tests.rules.play.games import playable
from tests.simulate.plans import ledgers, plan_of, played


@playable
@pytest.mark.parametrize("swapped", [False, True])
def test_a_game_is_played_again_as_it_was_counted(code, swapped):
    plan = plan_of(code, 1, 1, players=("greedy", "random"))
    both = [replay(plan, 0, 0, swapped=side) for side in (False, True)]
    # The fingerprints of the two games are what the chunk's checksum was added up from.
    assert sum(int(one.fingerprint[:8], 16) for one in both) == played(plan, 0).ledger["checksum"]
    found = both[swapped]
    assert found.players == (("random", "greedy") if swapped else ("greedy", "random"))
    assert found.names[0] == plan.entries[swapped].name


def test_every_game_of_a_plan_can_be_played_again():
    plan = plan_of("dm", 5, 2, decks=3)
    for pairing, ledger in enumerate(ledgers(plan)):
        wins = 0
        for pair in range(5):
            for swapped in (False, True):
                found = replay(plan, pairing, pair, swapped=swapped)
                wins += found.winner == swapped
        assert wins == ledger.get("first", {}).get("w", 0) + ledger.get("second", {}).get("w", 0)


@playable
def test_the_record_of_a_replay_is_that_of_the_game(code):
    found = replay(plan_of(code), 0, 1, swapped=True)
    record = read_record(found.record.to_json())
    game = game_of(record)
    lines: list[str] = []
    assert retell(game, record.answers, found.names, wording_of(code), lines.append)
    assert ending(game) == record.digest
    assert lines[-1].startswith(f"After turn {found.turns}: {found.names[found.winner]} wins")


@playable
def test_the_steps_say_when_in_the_game_who_did_what_and_by_which_clause(code):
    found = replay(plan_of(code), 0, 0, swapped=False)
    steps = found.steps
    assert [step["number"] for step in steps] == list(range(len(steps)))
    assert [step["answers"] for step in steps] == sorted(step["answers"] for step in steps)
    assert json.loads(json.dumps(steps)) == list(steps)
    answers = [step for step in steps if step["kind"] == "answer"]
    assert len(answers) == len(found.record.answers) == steps[-1]["answers"]
    assert all(step["clause"] and step["words"].startswith(found.names[step["who"]]) for step in answers)
    end = steps[-1]
    assert end["kind"] == "end" and end["who"] == found.winner and end["turn"] == found.turns
    turns = [step["turn"] for step in steps]
    assert turns == sorted(turns)
    # Before the first turn nobody is active; from then on one player is, in a phase with a clause.
    assert all(
        (step["active"] == -1) == (step["turn"] == 0) and bool(step["phase"]) == bool(step["turn"])
        for step in steps
    )
    firsts = {step["active"] for step in steps if step["turn"] == 1}
    assert firsts == {found.first}


def test_steps_show_what_the_seats_have():
    steps = replay(plan_of("sve"), 0, 0, swapped=False).steps
    opening = next(step for step in steps if step["turn"] == 1)
    assert opening["life"] == [20, 20]
    dead = steps[-1]
    assert min(dead["life"]) <= 0 or min(dead["decks"]) == 0


@pytest.mark.parametrize(
    ("pairing", "pair", "said"),
    [(1, 0, "1 as number of a pairing"), (0, 6, "6 as number of a pair"), (0, -1, "-1 as number of a pair")],
)
def test_a_game_that_the_plan_does_not_have_is_refused(pairing, pair, said):
    with pytest.raises(PlanFault, match=said):
        replay(plan_of(), pairing, pair, swapped=False)


def test_a_game_that_crashed_is_told_up_to_where_it_did(monkeypatch):
    plan = plan_of("dm", 1, 1)
    meeting = meeting_of(plan, 0)
    wrong = meeting.game(seeds_of(plan, 0, 0, swapped=False)[0], swapped=False).state.random.state

    from rules.play import Meeting

    honest = Meeting.play

    def breaks_in_turn_three(self, game, *given, **more):
        def look(game, event):
            if game.state.turn == 3:
                raise KeyError("nowhere")

        if game.state.random.state == wrong:
            game.listeners.setdefault(StepBegan, []).append(look)
        return honest(self, game, *given, **more)

    monkeypatch.setattr(Meeting, "play", breaks_in_turn_three)
    found = replay(plan, 0, 0, swapped=False)
    assert found.reason == "KeyError: 'nowhere'"
    assert not found.finished and found.winner == -1 and found.fingerprint == ""
    assert found.steps[-1]["turn"] == 2
    assert play_chunk(plan, 0).ledger["crashed"] == {"KeyError: 'nowhere'": 2}
