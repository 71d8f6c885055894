"""Replays of a plan's games from their seeds, recorded, step by step."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypedDict

from rules.engine.alike import likeness
from rules.engine.asks import PASS, Ask, Refused
from rules.engine.frames import Change, FrameRecorder
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, PLAYERS, CardId, PlayerId
from rules.engine.records import Record
from rules.engine.sentences import CardName, PlayerName, Sentence, Wording, option_offered, question_asked
from rules.engine.transcript import Line, Transcript
from rules.engine.views import sees_card, sees_choice
from rules.spoken import wording_of
from simulate.games.plan import Plan
from simulate.games.play import FAILURES, failure, fingerprint, meeting_of, seeds_of
from simulate.games.stop import whole

EVERYBODY = 3
"""The bits of both players."""
SETTLED = ("answer", "question", "end")
"""The kinds of lines at which the position is one between two rules."""


class SentencePart(NamedTuple):
    """A part of a sentence, and for whom it is, as a bit for each player.

    `means` is the player whom it names, -1 if it names none; that player reads `own` instead.
    """

    words: str
    readers: int
    means: int = -1
    own: str = ""


Told = tuple[SentencePart, ...]
"""A sentence with who may read which of its names."""


class Question(NamedTuple):
    """A question that was asked: its options in words, and the one chosen, -1 while it is open.

    `without` are the cards in hand with which its player could do nothing, where they could act at all.
    `passing` is the option to pass, -1 if there is none. `same` has for each option the number of the first
    one that comes to the same, since it is about an equal card.
    """

    player: int
    about: Told
    clause: str
    options: tuple[Told, ...]
    chosen: int
    without: tuple[str, ...]
    passing: int = -1
    same: tuple[int, ...] = ()


class BoardStep(NamedTuple):
    """A step of a game as it is drawn: what happened, how the board changed, and the question answered."""

    told: Told
    change: Change
    question: Question | None


class Step(TypedDict):
    """A step of a replayed game."""

    # The fields: `kind` is deal, answer, event, ability, question or end; `active` the seat whose turn it is,
    # -1 before the first; `who` a seat or -1; `answers` the number of answers before it; the last three are
    # by seat.

    number: int
    kind: str
    turn: int
    active: int
    phase: str
    phase_clause: str
    who: int
    words: str
    clause: str
    answers: int
    life: list[int]
    hands: list[int]
    decks: list[int]


@dataclass(frozen=True, slots=True)
class Replay:
    """A replayed game.

    `names` and `record` are in seat order: if `swapped`, the second deck of the pairing has the first seat.
    `steps` are its steps, `board_steps` the same with the board. `winner` is a seat, -1 for nobody; `reason`
    says why the game ended, or how the engine failed, and `finished` is False in this case and at a limit.
    """

    names: tuple[str, str]
    players: tuple[str, str]
    record: Record
    steps: tuple[Step, ...]
    board_steps: tuple[BoardStep, ...]
    winner: int
    reason: str
    finished: bool
    turns: int
    first: int
    fingerprint: str


def replay(plan: Plan, pairing: int, pair: int, *, swapped: bool) -> Replay:
    """Replay a game of a plan. Raises PlanFault if the plan has no such game."""
    whole("number of a pairing", pairing, 0, len(plan.pairings) - 1)
    whole("number of a pair", pair, 0, plan.pairs - 1)
    meeting = meeting_of(plan, pairing)
    deal, mine, theirs = seeds_of(plan, pairing, pair, swapped=swapped)
    game = meeting.game(deal, swapped=swapped)
    seats = meeting.seats[::-1] if swapped else meeting.seats
    names = (seats[0].name, seats[1].name)
    told = StepCollector(game)
    wording = wording_of(game.rules.code)
    transcript = Transcript(game, names, told.line, wording)

    def answering(ask: Ask, choice: int) -> None:
        told.answer(ask, choice, transcript, wording)

    failed = ""
    try:
        meeting.play(game, (mine, theirs), swapped=swapped, answering=answering)
    except (*FAILURES, Refused) as error:
        failed = failure(error)
    transcript.ended()
    state, result = game.state, game.state.result
    return Replay(
        names=names,
        players=(seats[0].player, seats[1].player),
        record=meeting.record(game, deal, swapped=swapped),
        steps=tuple(told.steps),
        board_steps=tuple(told.board_steps),
        winner=-1 if result is None or failed else result.winner,
        reason=failed or (result.reason if result is not None else ""),
        finished=result is not None and result.finished and not failed,
        turns=state.turn,
        first=state.first,
        fingerprint="" if failed else fingerprint(game, pair, swapped=swapped),
    )


class StepCollector:
    """Collects a game's lines as plain data, each with the seats' state at that time, and with the board."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._frames = FrameRecorder(game)
        self._answers = 0
        self._question: Question | None = None
        self._chosen: dict[CardId, int] = {}
        self.steps: list[Step] = []
        self.board_steps: list[BoardStep] = []

    def answer(self, ask: Ask, choice: int, transcript: Transcript, wording: Wording) -> None:
        """Add the line for an answer, with its question; its player reads the cards that they chose among."""
        self._question = question_of(self._game, ask, choice, wording, transcript.names)
        option = ask.options[choice]
        self._chosen = {
            card: _readers(self._game, card, ask.player) for card in (option.card, ask.about) if card >= 0
        }
        transcript.answered(ask, choice)
        self._question, self._chosen = None, {}
        self._answers += 1

    def line(self, line: Line) -> None:
        """Add a line."""
        state, rules = self._game.state, self._game.rules
        change = self._frames.change(settled=line.kind in SETTLED)
        self.board_steps.append(BoardStep(self._parts(line), change, self._question))
        self.steps.append(
            {
                "number": len(self.steps),
                "kind": line.kind,
                "turn": line.turn,
                "active": line.active,
                "phase": line.step,
                "phase_clause": line.step_clause,
                "who": line.who,
                "words": line.text,
                "clause": line.clause,
                "answers": self._answers,
                "life": [player.life for player in state.players],
                "hands": [len(state.zone(rules.hand_zone, seat)) for seat in PLAYERS],
                "decks": [len(state.zone(rules.deck_zone, seat)) for seat in PLAYERS],
            }
        )

    def _parts(self, line: Line) -> Told:
        """Return a line's sentence with who may read which of its names.

        What an ability does is said only when all may know its card.
        """
        known = self._frames.known
        chosen = self._chosen
        return tuple(
            [
                SentencePart(str(part), EVERYBODY)
                if not isinstance(part, CardName)
                else SentencePart(
                    part.name,
                    EVERYBODY
                    if line.kind == "ability"
                    else known.get(part.card, 0) | chosen.get(part.card, 0),
                )
                for part in line.sentence
            ]
        )


def is_pass(step: BoardStep) -> bool:
    """Return whether a step is only that a player passes, of which there are many in a turn."""
    asked = step.question
    return asked is not None and asked.chosen == asked.passing >= 0


def question_of(
    game: Game, ask: Ask, choice: int, wording: Wording, names: Sequence[str] = ("player 1", "player 2")
) -> Question:
    """Return a question with its options in words, and the cards in hand with which nothing could be done.

    A player may be asked about cards that they do not see, such as shields to break.
    """
    options = tuple(
        [_parts_of(game, ask.player, option_offered(game, option, wording), names) for option in ask.options]
    )
    without: tuple[str, ...] = ()
    if ask.checkpoint:
        cards = game.state.cards
        # Of equal cards only one is offered.
        used = {cards[option.card].name for option in ask.options if option.card != NO_CARD}
        hand = game.state.zone(game.rules.hand_zone, ask.player)
        without = tuple([cards[card].name for card in hand if cards[card].name not in used])
    passing = ask.options.index(PASS) if PASS in ask.options else -1
    about = _parts_of(game, ask.player, question_asked(game, ask, wording), names)
    return Question(ask.player, about, ask.clause, options, choice, without, passing, _same(game, ask))


def _same(game: Game, ask: Ask) -> tuple[int, ...]:
    """Return for each option the first one like it, about an interchangeable card that the player sees."""
    first: dict[object, int] = {}
    found = []
    for place, option in enumerate(ask.options):
        key: object = place
        card = option.card
        if card >= 0 and game.state.where[card] >= 0 and _readers(game, card, ask.player) >> ask.player & 1:
            key = option.verb, option.other, option.note, likeness(game, card)
        found.append(first.setdefault(key, place))
    return tuple(found)


def _parts_of(game: Game, player: PlayerId, sentence: Sentence, names: Sequence[str]) -> Told:
    """Return a sentence of a question to a player about the position as it is, with who reads its names."""
    told = []
    for part in sentence:
        match part:
            case CardName(card, name):
                told.append(SentencePart(name, _readers(game, card, player)))
            case PlayerName(who, owns):
                own = "your own" if owns else "yourself" if who == player else "you"
                told.append(SentencePart(part.by(names[who]), EVERYBODY, who, own))
            case str():
                told.append(SentencePart(part, EVERYBODY))
    return tuple(told)


def _readers(game: Game, card: CardId, asked: PlayerId) -> int:
    """Return who sees a card while a player is asked about it, as a bit for each player."""
    state, zones = game.state, game.rules.zones
    seen = [
        one
        for one in PLAYERS
        if state.where[card] < 0
        or sees_card(state, zones, card, one)
        or (one == asked and sees_choice(state, zones, card, one))
    ]
    return sum([1 << one for one in seen])
