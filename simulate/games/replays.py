"""Replays of a plan's games from their seeds, recorded, step by step."""

from dataclasses import dataclass
from typing import NotRequired, TypedDict

from rules.engine.asks import Ask, Refused
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.records import Record, read_record
from rules.engine.transcript import Line, Transcript
from rules.play import Meeting, game_of
from rules.spoken import words_of
from simulate.games.plan import Plan
from simulate.games.play import FAILURES, failure, fingerprint, meeting_of, seeds_of
from simulate.games.stop import whole


class Step(TypedDict):
    """A step of a replayed game."""

    # The fields: `kind` is deal, answer, event, ability or end; `active` the seat whose turn it is, -1 before
    # the first; `who` a seat or -1; `answers` the number of answers before it; the last three are by seat.

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


class PlacedCard(TypedDict):
    """A card in a zone; the later fields are for cards in play."""

    id: str
    name: str
    rested: NotRequired[bool]
    face_down: NotRequired[bool]
    damage: NotRequired[int]
    controller: NotRequired[int]


class PlacedZone(TypedDict):
    """The cards in a zone; `seat` is -1 for a shared one."""

    name: str
    clause: str
    seat: int
    cards: list[PlacedCard]


@dataclass(frozen=True, slots=True)
class Replay:
    """A replayed game.

    `names` and `record` are in seat order: if `swapped`, the second deck of the pairing has the first seat.
    `steps` are its steps. `winner` is a seat, -1 for nobody; `reason` says why the game ended, or how the
    engine failed, and `finished` is False in this case and at a limit.
    """

    names: tuple[str, str]
    players: tuple[str, str]
    record: Record
    steps: tuple[Step, ...]
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
    told = StepCollector(game, meeting)
    transcript = Transcript(game, names, told.line, words_of(game.rules.code))

    def answering(ask: Ask, choice: int) -> None:
        transcript.answered(ask, choice)
        told.answers += 1

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
        winner=-1 if result is None or failed else result.winner,
        reason=failed or (result.reason if result is not None else ""),
        finished=result is not None and result.finished and not failed,
        turns=state.turn,
        first=state.first,
        fingerprint="" if failed else fingerprint(game, pair, swapped=swapped),
    )


class StepCollector:
    """Collects a game's lines as plain data, each with the seats' state at that time."""

    def __init__(self, game: Game, meeting: Meeting) -> None:
        self._game = game
        self._rules = meeting.rules
        self.answers = 0
        self.steps: list[Step] = []

    def line(self, line: Line) -> None:
        """Add a line."""
        state, rules = self._game.state, self._rules
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
                "answers": self.answers,
                "life": [player.life for player in state.players],
                "hands": [len(state.zones[2 * rules.hand_zone + seat]) for seat in (0, 1)],
                "decks": [len(state.zones[2 * rules.deck_zone + seat]) for seat in (0, 1)],
            }
        )


def position(record: Record, answers: int) -> list[PlacedZone]:
    """Return the position after a number of answers of a recorded game.

    Nothing is hidden.
    """
    whole("number of answers", answers, 0, len(record.answers))
    game = game_of(record)
    ask = game.start()
    for choice in record.answers[:answers]:
        if ask is not None:
            ask = game.answer(choice)
    zones: list[PlacedZone] = []
    for place, kind in enumerate(game.rules.zones.kinds):
        for seat in (0, 1)[: 1 if kind.shared else 2]:
            cards = [_card(game, card) for card in game.state.zones[2 * place + seat]]
            zones.append(
                {
                    "name": kind.name,
                    "clause": kind.clause,
                    "seat": -1 if kind.shared else seat,
                    "cards": cards,
                }
            )
    return zones


def position_of(record: str, answers: int) -> list[PlacedZone]:
    """Return the position of a game whose record is given as JSON."""
    return position(read_record(record), answers)


def _card(game: Game, card: CardId) -> PlacedCard:
    definition = game.state.cards[card]
    row: PlacedCard = {"id": definition.faces[0].card_id, "name": definition.name}
    held = game.state.instances.get(card)
    if held is not None:
        row["rested"] = held.rested
        row["face_down"] = held.face_down
        row["damage"] = held.damage
        row["controller"] = held.controller
    return row
