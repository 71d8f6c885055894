"""A game between a person and a player of the engine, at the question that is open."""

import hashlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace

from rules import players
from rules.engine.asks import PASS, Ask, Refused
from rules.engine.ids import PLAYERS, PlayerId
from rules.engine.records import BadRecord, Record, read_record
from rules.engine.transcript import Transcript
from rules.play import ending, game_of
from rules.spoken import wording_of
from simulate.games.play import FAILURES, failure
from simulate.games.replays import Question, Replay, StepCollector, is_pass, question_of

__all__ = [
    "PERSON",
    "BadRecord",
    "EngineFailed",
    "NotContinuable",
    "NothingToUndo",
    "OpenGame",
    "Record",
    "Refused",
    "at_step",
    "read_record",
    "seat_of",
]

PERSON = "person"
"""What a record says of the seat that a person played."""
_SEED_BYTES = 6


class NotContinuable(ValueError):
    """A record does not fit the cards and rules there are now; the message says where."""


class EngineFailed(Exception):
    """The engine failed at an answer; the game as it was before is still good."""


class NothingToUndo(ValueError):
    """The person has not chosen anything yet."""

    def __init__(self) -> None:
        super().__init__("there is no choice of yours to undo yet")


class OpenGame:
    """A game from its record, played to its last answer, in which a person has one seat.

    `conceded` ends it at once by the person's concession. A question with one option is answered by the
    rules, so every question of the person is a choice. Raises BadRecord for unknown cards, and
    NotContinuable if the answers do not fit the rules as they are now.
    """

    def __init__(self, record: Record, seat: PlayerId, *, conceded: bool = False) -> None:
        self.seat = seat
        self._record = record
        self._game = game_of(record)
        # A player that thinks goes back to the last one at the questions between them.
        self._game.keeps_checkpoints = True
        self._wording = wording_of(record.system)
        self._collector = StepCollector(self._game)
        self._transcript = Transcript(self._game, record.names, self._collector.line, self._wording)
        self._choices: list[int] = []
        self._looked_at = -1
        self._digest_before_conceding = ""
        try:
            self._ended_at(self._game.start())
            self.play(record.answers)
            if conceded:
                self.concede()
        except (*FAILURES, Refused) as error:
            raise NotContinuable(
                f"answer {len(self.answers)} of {len(record.answers)} does not fit the rules as they are: "
                f"{failure(error)}"
            ) from error

    @property
    def ask(self) -> Ask | None:
        """The open question; None once the game is over."""
        return None if self.over else self._game.ask

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.result is not None

    @property
    def answers(self) -> tuple[int, ...]:
        """The answers so far, of both seats."""
        return tuple(self._game.answers)

    @property
    def waits_for_opponent(self) -> bool:
        """Whether the open question is the opponent's."""
        return self.ask is not None and self.ask.player != self.seat

    @property
    def digest(self) -> str:
        """The fingerprint of where the answers lead to, before any concession."""
        return self._digest_before_conceding or ending(self._game)

    @property
    def last_choice(self) -> int | None:
        """The number of the person's last answer, counted from 0; None before the first."""
        return self._choices[-1] if self._choices else None

    def play(self, answers: Iterable[int]) -> None:
        """Answer the questions that come, of both seats. Raises Refused, or what the engine fails with."""
        for choice in answers:
            self._apply(choice)

    def answer(self, choice: int) -> None:
        """Answer the person's open question.

        Raises Refused if it is not theirs or has no such option, and EngineFailed.
        """
        ask = self.ask
        if ask is None:
            raise Refused("nothing_asked", "", "the game is over; no question is open")
        if ask.player != self.seat:
            raise Refused("not_yours", ask.clause, "the open question is your opponent's")
        try:
            self._apply(choice)
        except FAILURES as error:
            raise EngineFailed(failure(error)) from error

    def pass_on(self, oppose: Callable[[], None]) -> None:
        """Pass, and again at each question of the person's after that, until something happens.

        `oppose` lets the opponent answer. It ends with what anybody does but pass, with a card that moves or
        anything else that the transcript tells, with a turn, at a question without a pass, and at the end of
        the game. Raises Refused if the open question cannot be passed, and EngineFailed.
        """
        self.answer(self._passing())
        oppose()
        turn = self._game.state.turn
        while self.can_pass and not self._has_happened and turn == self._game.state.turn:
            self.answer(self._passing())
            oppose()

    @property
    def can_pass(self) -> bool:
        """Whether the open question is the person's and may be passed."""
        return self.ask is not None and self.ask.player == self.seat and PASS in self.ask.options

    @property
    def _has_happened(self) -> bool:
        """Whether anything was told since the person's last answer but that somebody passed."""
        steps, shown = self._collector.steps, self._collector.board_steps
        last = max(
            place for place, one in enumerate(steps) if one["kind"] == "answer" and one["who"] == self.seat
        )
        return any(
            one["kind"] != "question" and not is_pass(shown[place])
            for place, one in enumerate(steps[last:], last)
        )

    def pay(self) -> None:
        """Choose for the person, as a greedy player would, what the cost at hand is paid with.

        Raises Refused if nothing is being paid, and EngineFailed.
        """
        if not self.can_pay:
            raise Refused("no_payment", "", "nothing of yours is being paid")
        try:
            while self.can_pay and self._game.ask is not None:
                payer = players.player("greedy", self._decision_seed("greedy"))
                self._apply(payer.choose(self._game, self._game.ask))
        except FAILURES as error:
            raise EngineFailed(failure(error)) from error

    @property
    def can_pay(self) -> bool:
        """Whether the open question asks the person what a cost is paid with."""
        kind = self._game.rules.paying
        return self.ask is not None and self.ask.player == self.seat and self.ask.kind == kind

    def _passing(self) -> int:
        ask = self.ask
        if ask is None or not self.can_pass:
            raise Refused("no_pass", "" if ask is None else ask.clause, "there is nothing of yours to pass")
        return ask.options.index(PASS)

    def play_opponent(self, name: str, enough: Callable[[], bool]) -> None:
        """Have a player answer for the opponent until the person is asked, the game ends, or `enough`.

        The player's random numbers follow from the game's seed and the number of answers, so the same choices
        of the person get the same answers. At least one question is answered. Raises EngineFailed.
        """
        try:
            while self.waits_for_opponent and self._game.ask is not None:
                choice = players.player(name, self._decision_seed(name)).choose(self._game, self._game.ask)
                self._apply(choice)
                if enough():
                    break
        except FAILURES as error:
            raise EngineFailed(failure(error)) from error

    def concede(self) -> None:
        """End the game by the person's concession."""
        if not self.over:
            # Answers do not say that somebody conceded, so the record ends before that.
            self._digest_before_conceding = ending(self._game)
            self._game.concede(self.seat)
            self._transcript.ended()

    def before_last_choice(self) -> tuple[int, ...]:
        """Return the answers up to the person's last question. Raises NothingToUndo."""
        if self.last_choice is None:
            raise NothingToUndo
        return self.answers[: self.last_choice]

    def question(self) -> Question | None:
        """Return the person's open question in words, with the option -1 as the chosen one."""
        ask = self.ask
        if ask is None or ask.player != self.seat:
            return None
        return question_of(self._game, ask, -1, self._wording, self._record.names)

    def replay(self) -> Replay:
        """Return the game so far, step by step, the last one at the open question; it has no fingerprint."""
        ask = self.ask
        if ask is not None and self._looked_at != len(self.answers):
            self._looked_at = len(self.answers)
            self._transcript.waiting(ask)
        state, result = self._game.state, self._game.result
        return Replay(
            names=self._record.names,
            players=self._record.players,
            record=self.record(),
            steps=tuple(self._collector.steps),
            board_steps=tuple(self._collector.board_steps),
            winner=-1 if result is None else result.winner,
            reason="" if result is None else result.reason,
            finished=result is not None and result.finished,
            turns=state.turn,
            first=state.first,
            fingerprint="",
        )

    def record(self) -> Record:
        """Return the record of the game so far."""
        return replace(self._record, answers=self.answers, digest=self.digest)

    def _apply(self, choice: int) -> None:
        """Answer the open question. Raises Refused with nothing changed, or what the engine fails with."""
        ask = self._game.ask
        if ask is not None and 0 <= choice < len(ask.options):
            if ask.player == self.seat:
                self._choices.append(len(self._game.answers))
            self._collector.answer(ask, choice, self._transcript, self._wording)
        self._ended_at(self._game.answer(choice))

    def _ended_at(self, ask: Ask | None) -> None:
        if ask is None:
            self._transcript.ended()

    def _decision_seed(self, name: str) -> int:
        which = f"{self._record.seed}/{len(self._game.answers)}/{name}".encode()
        return int.from_bytes(hashlib.blake2b(which, digest_size=_SEED_BYTES).digest())


def at_step(record: Record, step: int) -> Record:
    """Return a record up to a step, by its number in the game's replay.

    Raises BadRecord if there is no such step. At a step that is an answer, its question is open. The steps
    end where the answers no longer fit.
    """
    game = OpenGame(replace(record, answers=()), PLAYERS[0])
    with suppress(*FAILURES, Refused):
        game.play(record.answers)
    steps = game.replay().steps
    if step >= len(steps):
        raise BadRecord(f"the game has the steps 0 to {len(steps) - 1}, not {step}")
    kept = steps[step]["answers"]
    return (
        record if kept >= len(record.answers) else replace(record, answers=record.answers[:kept], digest="")
    )


def seat_of(number: int) -> PlayerId:
    """Return a seat by its number. Raises BadRecord if there is no such seat."""
    if not 0 <= number < len(PLAYERS):
        raise BadRecord(f"there is no seat {number}; there are 0 and 1")
    return PLAYERS[number]
