"""A replayed game laid out for its page: the board at one step, and the turn that the step is in."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypedDict
from urllib.parse import urlencode

from django.urls import reverse

from simulate.answers import RecordedGame
from simulate.games import boards
from simulate.games.replays import BoardStep, Question, Step
from simulate.presentation.replay_views import VIEWS, View, view_of, viewers

ALL = "all"


class Location(Protocol):
    """Where the pages of a game are; `seat` is that of the deck whose view is the first."""

    @property
    def seat(self) -> str: ...

    def address(self, *, step: int | None = None, turn: str = "", view: str = "") -> str:
        """Return the URL of a step or a turn of the game, in a view."""


def with_query(base: str, **query: object) -> str:
    """Return a URL with a query of what is given."""
    chosen = {key: value for key, value in query.items() if value not in ("", None)}
    return f"{base}?{urlencode(chosen)}" if chosen else base


@dataclass(frozen=True, slots=True)
class Where:
    """A game's location: batch, pairing, pair of games, and the seat of the pairing's first deck."""

    batch: str
    pairing: int
    pair: int
    seat: str

    def address(
        self,
        *,
        pair: int | None = None,
        seat: str = "",
        step: int | None = None,
        turn: str = "",
        view: str = "",
    ) -> str:
        """Return the URL of a step or a turn of this game, or of a neighbouring one, in a view."""
        which = self.pair if pair is None else pair
        base = reverse("batch-game", args=[self.batch, self.pairing, which, seat or self.seat])
        return with_query(base, step=step, turn=turn, view=view)


class Seat(TypedDict):
    """A player in the game."""

    name: str
    player: str
    first: bool
    won: bool


class Link(TypedDict):
    """A link to a step or a view of the game."""

    title: str
    address: str
    now: bool


class StepLine(TypedDict):
    """A step in words; `now` is the one whose board is shown."""

    kind: str
    words: str
    clause: str
    address: str
    now: bool


class StepGroup(TypedDict):
    """The steps of a phase of a turn, with its name and clause."""

    turn: int
    active: str
    phase: str
    clause: str
    lines: list[StepLine]


class ShownSide(TypedDict):
    """A side of the board, with its player."""

    name: str
    active: bool
    near: bool
    side: boards.BoardSide


class ShownOption(TypedDict):
    """An option of a question: its number among all, and its key: 0 passes, after the ninth there is none."""

    value: int
    words: str
    chosen: bool
    key: str


class ShownQuestion(TypedDict):
    """What a player could do at a step; `without` are the cards in hand that could not be played or used."""

    who: str
    about: str
    clause: str
    options: list[ShownOption]
    without: list[str]


class Steps(TypedDict):
    """Links to other steps, "" where there is none."""

    first: str
    before: str
    after: str
    next_turn: str
    last: str


class BoardPage(TypedDict):
    """The board at a step, counted from 0."""

    step: int
    number: int
    steps: int
    turn: int
    heading: str
    phase: str
    phase_clause: str
    words: str
    clause: str
    sides: list[ShownSide]
    shared: tuple[boards.BoardZone, ...]
    waiting: tuple[str, ...]
    question: ShownQuestion | None
    secret_question: str
    groups: list[StepGroup]
    turns: list[Link]
    views: list[Link]
    view: View
    links: Steps


class GamePage(TypedDict):
    """The page of a game; `board` is None where the whole game is told in words."""

    told: RecordedGame
    pair: int
    played: int
    where: Where
    seats: list[Seat]
    result: str
    reason: str
    board: BoardPage | None
    groups: list[StepGroup]
    all: str
    start: str
    swapped: str
    previous_pair: str
    next_pair: str


@dataclass(frozen=True, slots=True)
class Asked:
    """What a URL asks for: a step, the first one of a turn, or the whole game; and whose cards are open."""

    step: str = ""
    turn: str = ""
    view: str = ""


def game_page(told: RecordedGame, where: Where, asked: Asked, played: int) -> GamePage:
    """Lay out the requested step of a game, or all of it in words."""
    other = "second" if where.seat == "first" else "first"
    whole = asked.turn == ALL
    shown = ShownGame(told, where, view_of(asked.view))
    return {
        "told": told,
        "pair": where.pair + 1,
        "played": played,
        "where": where,
        "seats": [
            {"name": name, "player": player, "first": seat == told["first"], "won": seat == told["winner"]}
            for seat, (name, player) in enumerate(zip(told["names"], told["players"], strict=True))
        ],
        "result": result_of(told),
        "reason": told["reason"].replace("_", " "),
        "board": None if whole or not told["steps"] else shown.board(step_of(told, asked)),
        "groups": shown.groups(told["steps"], -1) if whole else [],
        "all": where.address(turn=ALL, view=shown.asked_view),
        "start": where.address(view=shown.asked_view),
        "swapped": where.address(seat=other),
        "previous_pair": where.address(pair=where.pair - 1) if where.pair else "",
        "next_pair": where.address(pair=where.pair + 1) if where.pair + 1 < played else "",
    }


def _number(asked: str) -> int | None:
    return int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 7 else None


def step_of(told: RecordedGame, asked: Asked) -> int:
    """Return the step a URL asks for, or the first step of a turn; a number beyond the end is the last."""
    steps, step = told["steps"], _number(asked.step)
    if step is not None:
        return min(step, len(steps) - 1)
    turn = _number(asked.turn)
    if turn is None:
        return 0
    return next((one["number"] for one in steps if one["turn"] >= turn), len(steps) - 1)


def result_of(told: RecordedGame) -> str:
    """Return who won a game, in words."""
    if not told["finished"]:
        return "no result"
    return f"{told['names'][told['winner']]} wins" if told["winner"] >= 0 else "nobody wins"


def shown_sides(names: Sequence[str], drawn: boards.Board, active: int) -> list[ShownSide]:
    """Return the sides of a board with their players; the viewer's own, which is the last, is near."""
    return [
        {"name": names[side.seat], "active": side.seat == active, "near": place == 1, "side": side}
        for place, side in enumerate(drawn.sides)
    ]


def shown_question(
    names: Sequence[str], asked: Question, viewer: int | None, *, each: bool = False
) -> ShownQuestion:
    """Return a question with its options in words; options that read alike are numbered.

    Of options that come to the same only the first is shown, unless `each` is asked for.
    """
    said = [boards.words_for(option, viewer) for option in asked.options]
    first = asked.same if asked.same and not each else tuple(range(len(said)))
    shown = [place for place in range(len(said)) if first[place] == place]
    same, seen = Counter([said[place] for place in shown]), Counter[str]()
    chosen = first[asked.chosen] if asked.chosen >= 0 else -1
    options: list[ShownOption] = []
    for number, place in enumerate(shown):
        words = said[place]
        seen[words] += 1
        which = f" ({seen[words]})" if same[words] > 1 else ""
        key = "0" if place == asked.passing else str(number + 1) if number < 9 else ""
        options.append({"value": place, "words": f"{words}{which}", "chosen": place == chosen, "key": key})
    return {
        "who": names[asked.player],
        "about": boards.words_for(asked.about, viewer),
        "clause": asked.clause,
        "options": options,
        "without": list(dict.fromkeys(asked.without)),
    }


def phase_of(step: Step) -> str:
    """Return the phase of a step in words."""
    return step["phase"].replace("_", " ") or "setting up"


def heading_of(names: Sequence[str], step: Step) -> str:
    """Return whose turn a step is in."""
    if not step["turn"]:
        return "Before the first turn"
    return f"Turn {step['turn']}: {names[step['active']]}"


class ShownGame:
    """A game shown to one viewer, who may change to one of `views`."""

    def __init__(
        self, told: RecordedGame, where: Location, view: View, views: tuple[View, ...] = VIEWS
    ) -> None:
        self._told = told
        self._where = where
        self._view = view
        self._open_views = views
        self._viewer = viewers(where.seat)[view]
        self.asked_view = view if view != "first" else ""

    def _address(self, step: int) -> str:
        return self._where.address(step=step, view=self.asked_view)

    def board(self, number: int) -> BoardPage:
        """Return the board at a step."""
        told, steps = self._told, self._told["steps"]
        step, shown_step = steps[number], told["board_steps"][number]
        drawn = boards.board_at(told["system"], told["board_steps"], number, self._viewer)
        asked = boards.question_for(shown_step, self._viewer)
        secret = shown_step.question if asked is None else None
        return {
            "step": number,
            "number": number + 1,
            "steps": len(steps),
            "turn": step["turn"],
            "heading": heading_of(told["names"], step),
            "phase": phase_of(step),
            "phase_clause": step["phase_clause"],
            "words": boards.words_for(shown_step.told, self._viewer),
            "clause": step["clause"],
            "sides": shown_sides(told["names"], drawn, step["active"]),
            "shared": drawn.shared,
            "waiting": drawn.waiting,
            "question": shown_question(told["names"], asked, self._viewer) if asked is not None else None,
            "secret_question": told["names"][secret.player] if secret is not None else "",
            "groups": self.groups([one for one in steps if one["turn"] == step["turn"]], number),
            "turns": self._turns(step["turn"]),
            "views": self._views(number),
            "view": self._view,
            "links": self._links(number),
        }

    def _links(self, number: int) -> Steps:
        steps, last = self._told["steps"], len(self._told["steps"]) - 1
        turn = steps[number]["turn"]
        later = next((one["number"] for one in steps[number:] if one["turn"] > turn), None)
        return {
            "first": self._address(0) if number else "",
            "before": self._address(number - 1) if number else "",
            "after": self._address(number + 1) if number < last else "",
            "next_turn": self._address(later) if later is not None else "",
            "last": self._address(last) if number < last else "",
        }

    def _turns(self, now: int) -> list[Link]:
        """Return links to the first step of every turn."""
        firsts: dict[int, int] = {}
        for step in self._told["steps"]:
            firsts.setdefault(step["turn"], step["number"])
        return [
            {"title": str(turn) if turn else "Start", "address": self._address(number), "now": turn == now}
            for turn, number in firsts.items()
        ]

    def _views(self, number: int) -> list[Link]:
        mine = self._where.seat == "second"
        names = [self._told["names"][seat] for seat in (mine, not mine)]
        titles: dict[View, str] = {
            "first": f"As {names[0]}",
            "second": f"As {names[1]}",
            "both": "Open hands",
        }
        return [
            {
                "title": title,
                "address": self._where.address(step=number, view="" if view == "first" else view),
                "now": view == self._view,
            }
            for view, title in titles.items()
            if view in self._open_views
        ]

    def groups(self, steps: list[Step], now: int) -> list[StepGroup]:
        """Return the lines of each phase, with its name and clause."""
        groups: list[StepGroup] = []
        before: tuple[int, str] | None = None
        for step in steps:
            if (step["turn"], step["phase"]) != before:
                before = (step["turn"], step["phase"])
                groups.append(self._group(step))
            shown_step: BoardStep = self._told["board_steps"][step["number"]]
            groups[-1]["lines"].append(
                {
                    "kind": step["kind"],
                    "words": boards.words_for(shown_step.told, self._viewer),
                    "clause": step["clause"],
                    "address": self._address(step["number"]),
                    "now": step["number"] == now,
                }
            )
        return groups

    def _group(self, step: Step) -> StepGroup:
        return {
            "turn": step["turn"],
            "active": self._told["names"][step["active"]] if step["active"] >= 0 else "",
            "phase": phase_of(step),
            "clause": step["phase_clause"],
            "lines": [],
        }
