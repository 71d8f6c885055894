"""Queries about practice games for pages and the API."""

from dataclasses import dataclass

from django.core.cache import cache
from django.db.models import QuerySet

from common import caps
from common.access import User
from simulate.answers import RecordedGame
from simulate.engine_versions import rules_edition
from simulate.games.positions import BadArrangement, EarlierPosition, earlier_position
from simulate.games.practice import BadRecord, OpenGame, Record, read_record
from simulate.games.replays import Question
from simulate.models import PracticeGame
from simulate.replays import recorded
from simulate.services.practice import opened, record_of, shortened

KEPT = 600
"""How many seconds a game is cached, because it is read step by step."""
SECONDS = 0.2
"""The estimated processor time to play a game up to its open question."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A practice game so far as its person sees it; `last_choice` is the number of their last answer."""

    told: RecordedGame
    seat: int
    question: Question | None
    last_choice: int | None
    over: bool
    can_pay: bool


def practice_games_of(user: User) -> QuerySet[PracticeGame]:
    """Return the games of an account or a visitor's browser, last played first."""
    return PracticeGame.objects.owned_by(user)


def practice_game_or_none(user: User, public_id: str) -> PracticeGame | None:
    """Return a game of the user's own with this id."""
    return (
        PracticeGame.objects.owned_by(user).with_id(public_id).select_related("deck", "deck__owner").first()
    )


def checked_record(written: str, answers: int | None = None) -> Record:
    """Read a record of a size that is played, up to a number of answers. Raises BadRecord."""
    record = read_record(written)
    must_fit(record)
    for name in record.names:
        if not 1 <= len(name) <= caps.DECK_NAME:
            raise BadRecord(f"the name of a deck has 1 to {caps.DECK_NAME} characters, not {name[:40]!r}")
    if answers is not None and answers > len(record.answers):
        raise BadRecord(f"the record has {len(record.answers)} answers, not {answers}")
    return shortened(record, answers)


def must_fit(record: Record) -> None:
    """Raise BadRecord for decks with more cards than games are played with."""
    for deck in record.decks:
        if len(deck) > caps.BATCH_DECK_CARDS:
            raise BadRecord(
                f"a deck has {len(deck):,} cards; games are played with decks of at most "
                f"{caps.BATCH_DECK_CARDS}"
            )


def earlier_position_of(row: PracticeGame) -> EarlierPosition | None:
    """Return the position that somebody set up for a game, None if there is none that can be read."""
    try:
        return earlier_position(record_of(row), row.seat)
    except (BadRecord, BadArrangement):
        return None


def sitting(row: PracticeGame) -> Sitting:
    """Return a game as its person sees it, cached for its version. Raises OtherRules."""
    kept: Sitting | None = cache.get(_key(row))
    return kept if kept is not None else keep(row, opened(row))


def keep(row: PracticeGame, game: OpenGame) -> Sitting:
    """Return a game as its person sees it, and cache that."""
    found = Sitting(
        told=recorded(game.replay()),
        seat=game.seat,
        question=game.question(),
        last_choice=game.last_choice,
        over=game.over,
        can_pay=game.can_pay,
    )
    cache.set(_key(row), found, KEPT)
    return found


def _key(row: PracticeGame) -> str:
    return f"practice-{row.public_id}-{row.version}-{row.rules}-{rules_edition(row.system)}"
