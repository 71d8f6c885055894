"""What is answered about batches, as plain data: pages of lists, progress, results."""

from typing import Annotated, Literal, TypedDict

from common.plain import Moment
from simulate.games.estimates import Decision, EntryUnderstood, Headline, Report
from simulate.games.replays import Step

State = Literal["waiting", "running", "done", "decided", "cancelled", "failed"]


class BatchDeck(TypedDict):
    """A deck of a batch as it was when the batch was started, with the verdict of its rulebook then."""

    name: str
    version: int | None
    verdict: str


class AboutBatch(TypedDict):
    """What a batch is."""

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
    """How far a batch is: its figures are those of the games counted so far."""

    seed: int
    players: list[str]
    entries: list[EntryUnderstood]
    games: int
    planned: int
    seconds_left: float | None
    pairings: list[Headline]
    results: Annotated[str, "The address of all figures."]


class ListedBatch(AboutBatch):
    """A batch in a list."""

    progress: Annotated[float, "The share of its games that is counted, from 0 to 1."]


class Edition(TypedDict):
    """An edition of the rules, and how many of the counted games were played by it."""

    rules: str
    games: int
    current: Annotated[bool, "Whether the site plays by it now."]


class Results(AboutBatch):
    """A batch with all its figures: for every pairing rates, lengths, reasons, cards, curves.

    Figures of more than one edition mix games of different rules.
    """

    editions: list[Edition]
    report: Report


class GameAsked(TypedDict):
    """A game that a worker is to play again before it can be told."""

    state: Annotated[str, "`waiting`, until it is there."]


class Game(TypedDict):
    """A game told step by step; seats count from 0, and -1 is nobody."""

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
    """A game told step by step, with the record from which it can be played again."""

    record: str
