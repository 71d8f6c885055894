"""A practice game laid out for its page: the board, what has happened, and the choices that are open."""

from dataclasses import dataclass
from typing import Annotated, TypedDict

from django.urls import reverse

from common.plain import Moment
from simulate.answers import RecordedGame
from simulate.games import boards
from simulate.games.replays import BoardStep, Step, is_pass
from simulate.models import PracticeGame
from simulate.practice_games import Sitting
from simulate.presentation.replay_views import VIEWS, view_of
from simulate.presentation.replays import (
    ALL,
    Asked,
    BoardPage,
    ShownGame,
    ShownQuestion,
    ShownSide,
    StepGroup,
    heading_of,
    phase_of,
    result_of,
    shown_question,
    shown_sides,
    step_of,
    with_query,
)


class EventLine(TypedDict):
    """What happened at a step, as the person reads it."""

    kind: str
    words: str
    clause: str


class StateCard(TypedDict):
    """Equal cards of a zone."""

    name: str
    card: Annotated[str, "The card's id, empty if you may not look at all its sides."]
    count: int
    stats: list[int]
    states: list[str]


class StateZone(TypedDict):
    """A zone of a side: the cards that you see, and how many more are in it."""

    name: str
    clause: str
    cards: list[StateCard]
    hidden: int


class StateSide(TypedDict):
    """A player's side; `life` is null in games without life."""

    name: str
    yours: bool
    life: int | None
    resources: Annotated[list[str], "Each with its amount, as “2 wind will”."]
    zones: list[StateZone]


class Table(TypedDict):
    """The board as the person sees it, and what they may do.

    `question` is None while the opponent thinks and after the end; `since` is what happened since the
    person's last choice.
    """

    turn: int
    heading: str
    phase: str
    phase_clause: str
    active: int
    sides: list[ShownSide]
    shared: tuple[boards.BoardZone, ...]
    waiting: tuple[str, ...]
    since: list[EventLine]
    question: ShownQuestion | None
    thinking: bool
    can_undo: bool
    can_pass: bool
    can_pay: bool
    over: bool
    result: str
    won: bool
    reason: str
    clause: str


class ListedPractice(TypedDict):
    """A practice game in a list; `winner` is a seat, -1 for nobody, null while the game goes on."""

    id: str
    system: str
    names: Annotated[list[str], "The decks' names, yours first."]
    opponent: str
    seat: int
    version: int
    winner: int | None
    reason: str
    turns: int
    updated: Moment


class OpenQuestion(TypedDict):
    """The choice that is open to you; an answer is an option's number, counted from 0."""

    about: str
    clause: str
    options: list[str]


class PracticeState(ListedPractice):
    """A practice game as you see it: hidden cards are “a card”."""

    turn: int
    phase: str
    phase_clause: str
    thinking: Annotated[bool, "Whether the opponent goes on with `think`."]
    question: OpenQuestion | None
    since: Annotated[list[EventLine], "What happened since your last choice."]
    sides: list[StateSide]


@dataclass(frozen=True, slots=True)
class PracticeLocation:
    """Where the steps of a practice game are."""

    public_id: str
    seat: str

    def address(self, *, step: int | None = None, turn: str = "", view: str = "") -> str:
        """Return the URL of a step or a turn of the game, in a view."""
        return with_query(reverse("practice-replay", args=[self.public_id]), step=step, turn=turn, view=view)


class PracticeReplay(TypedDict):
    """The steps of a practice game; `board` is None where the whole game is told in words."""

    told: RecordedGame
    board: BoardPage | None
    groups: list[StepGroup]
    all: str
    start: str
    result: str
    reason: str


def table(sitting: Sitting) -> Table:
    """Lay out a game at the question that is open."""
    told, seat, names = sitting.told, sitting.seat, sitting.told["names"]
    steps, board_steps = told["steps"], told["board_steps"]
    drawn = boards.board_at(told["system"], board_steps, len(steps) - 1, seat)
    step = steps[-1]
    asked = sitting.question
    first = 0
    if sitting.last_choice is not None:
        first = next(one["number"] for one in steps if _is_answer(one, sitting.last_choice))
    return {
        "turn": step["turn"],
        "heading": heading_of(names, step),
        "phase": phase_of(step),
        "phase_clause": step["phase_clause"],
        "active": step["active"],
        "sides": shown_sides(names, drawn, step["active"]),
        "shared": drawn.shared,
        "waiting": drawn.waiting,
        "since": [
            _line(one, board_steps[one["number"]], seat)
            for one in steps[first:]
            if one["kind"] != "question" and not is_pass(board_steps[one["number"]])
        ],
        "question": shown_question(names, asked, seat) if asked is not None else None,
        "thinking": asked is None and not sitting.over,
        "can_undo": sitting.last_choice is not None or sitting.over,
        "can_pay": sitting.can_pay,
        "can_pass": asked is not None and asked.passing >= 0,
        "over": sitting.over,
        "result": result_of(told),
        "won": told["winner"] == seat,
        "reason": told["reason"].replace("_", " "),
        "clause": step["clause"] if sitting.over else "",
    }


def listed(row: PracticeGame) -> ListedPractice:
    """Return a game as the API lists it."""
    return {
        "id": row.public_id,
        "system": row.system,
        "names": list(row.names),
        "opponent": row.opponent,
        "seat": row.seat,
        "version": row.version,
        "winner": row.winner,
        "reason": row.reason,
        "turns": row.turns,
        "updated": row.updated.isoformat(),
    }


def state(row: PracticeGame, sitting: Sitting) -> PracticeState:
    """Return a game as the API shows it to its person."""
    shown = table(sitting)
    question = sitting.question
    asked = (
        None if question is None else shown_question(sitting.told["names"], question, sitting.seat, each=True)
    )
    return {
        **listed(row),
        "turn": shown["turn"],
        "phase": shown["phase"],
        "phase_clause": shown["phase_clause"],
        "thinking": shown["thinking"],
        "question": None
        if asked is None
        else {
            "about": asked["about"],
            "clause": asked["clause"],
            "options": [option["words"] for option in asked["options"]],
        },
        "since": shown["since"],
        "sides": [_state_side(side) for side in shown["sides"]],
    }


def _state_side(shown: ShownSide) -> StateSide:
    side = shown["side"]
    return {
        "name": shown["name"],
        "yours": shown["near"],
        "life": side.life,
        "resources": [f"{amount} {name}" for name, amount in side.resources],
        "zones": [
            {
                "name": zone.name,
                "clause": zone.clause,
                "cards": [
                    {
                        "name": card.name,
                        "card": card.card_id,
                        "count": card.count,
                        "stats": [value for _, value in card.stats],
                        "states": list(card.states),
                    }
                    for card in zone.cards
                ],
                "hidden": zone.hidden,
            }
            for zone in side.zones
        ],
    }


def practice_replay(sitting: Sitting, public_id: str, asked: Asked) -> PracticeReplay:
    """Lay out a step of a game so far; hands are opened once it is over."""
    told = sitting.told
    where = PracticeLocation(public_id, ("first", "second")[sitting.seat])
    shown = ShownGame(
        told,
        where,
        view_of(asked.view) if sitting.over else "first",
        VIEWS if sitting.over else ("first",),
    )
    whole = asked.turn == ALL
    return {
        "told": told,
        "board": None if whole or not told["steps"] else shown.board(step_of(told, asked)),
        "groups": shown.groups(told["steps"], -1) if whole else [],
        "all": where.address(turn=ALL, view=shown.asked_view),
        "start": where.address(view=shown.asked_view),
        "result": result_of(told),
        "reason": told["reason"].replace("_", " "),
    }


def _is_answer(step: Step, number: int) -> bool:
    """Return whether a step is an answer, by its number counted from 0."""
    return step["kind"] == "answer" and step["answers"] == number


def _line(step: Step, shown_step: BoardStep, seat: int) -> EventLine:
    return {
        "kind": step["kind"],
        "words": boards.words_for(shown_step.told, seat),
        "clause": step["clause"],
    }
