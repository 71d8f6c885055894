"""Response types for batches: lists, progress, results."""

from typing import Annotated, Literal, TypedDict

from common.plain import Moment
from simulate.games.estimates import Decision, EntryUnderstood, Headline, Report
from simulate.games.replays import BoardStep, Step

State = Literal["waiting", "running", "done", "decided", "cancelled", "failed"]


class BatchDeck(TypedDict):
    """A deck of a batch, with its cards and its rulebook verdict when the batch started."""

    name: str
    version: int | None
    verdict: str


class AboutBatch(TypedDict):
    """The description of a batch."""

    id: str
    system: str
    state: State
    visibility: str
    created: Moment
    started: Moment | None
    ended: Moment | None
    decision: Decision | None
    reason: str
    decks: list[BatchDeck]


class Progress(AboutBatch):
    """A batch's progress; its statistics cover the games counted so far."""

    seed: int
    players: list[str]
    entries: list[EntryUnderstood]
    games: int
    planned: int
    seconds_left: float | None
    pairings: list[Headline]
    results: Annotated[str, "The URL of all statistics."]


class ListedBatch(AboutBatch):
    """A batch in a list."""

    progress: Annotated[float, "The share of its games counted so far, from 0 to 1."]


class Edition(TypedDict):
    """An engine version, and how many of the counted games were played by it."""

    rules: str
    games: int
    current: Annotated[bool, "Whether it is the site's current one."]


class Results(AboutBatch):
    """A batch with all its statistics: rates, lengths, reasons, cards and curves for every pairing.

    Statistics from several engine versions mix games of different rules.
    """

    editions: list[Edition]
    report: Report


class GameAsked(TypedDict):
    """A game that a worker has yet to replay."""

    state: Annotated[str, "`waiting` until it is ready."]


class Game(TypedDict):
    """A replayed game, step by step; seats count from 0, and -1 means nobody."""

    names: list[str]
    players: list[str]
    seed: int
    first: int
    winner: int
    reason: str
    finished: bool
    turns: int
    fingerprint: str
    steps: list[Step]


class RecordedGame(Game):
    """A replayed game with its record, and what is drawn of it step by step."""

    record: str
    system: str
    board_steps: list[BoardStep]
