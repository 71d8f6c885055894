"""Practice games: started, moved by move, taken back, conceded, deleted.

What a move leads to is worked out outside of any transaction. It is stored only if the game is still as the
move found it, so of two tabs one moves and the other is told.
"""

import json
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta

from django.db import DatabaseError, transaction
from django.utils import timezone

from common import caps
from common.access import User, browser_of
from decks.models import Deck
from rules.play import distinct
from simulate.answers import RecordedGame
from simulate.engine_versions import rules_edition
from simulate.games.alignment import laid_out
from simulate.games.plan import Entry
from simulate.games.practice import (
    PERSON,
    BadRecord,
    NotContinuable,
    OpenGame,
    Record,
    Refused,
    read_record,
    seat_of,
)
from simulate.models import PracticeGame
from simulate.services.batches import IllegalDecks, verdict_on

log = logging.getLogger(__name__)

MOVES = ("answer", "pay", "pass_on", "think", "undo", "concede")
THINKING_SECONDS = 2.0
"""How long the opponent thinks in one request; after that the page asks for the rest."""


class TooManyGames(ValueError):
    """Whoever asks keeps the maximum number of practice games; nothing was stored."""

    def __init__(self, most: int) -> None:
        super().__init__(f"you keep {most} practice games, the most possible; delete one first")


class MovedOn(Exception):
    """The game has moved on in another tab or program since; nothing was stored."""

    def __init__(self) -> None:
        super().__init__("the game has moved on in another window; here it is as it is now")


class OtherRules(ValueError):
    """The rules engine has changed since the game was last played, so it cannot be played on."""

    def __init__(self, why: str = "") -> None:
        said = "the rules engine has changed since this game was last played, so it cannot be played on"
        super().__init__(f"{said} ({why})" if why else said)


@dataclass(frozen=True, slots=True)
class Matchup:
    """A practice game to be started: the person's deck first, and the player who opposes them."""

    system: str
    entries: tuple[Entry, Entry]
    opponent: str
    seed: int
    illegal: bool = False


def start_practice(*, owner: User, matchup: Matchup, deck: Deck | None = None) -> PracticeGame:
    """Start a game. Raises IllegalDecks unless the request allows them, and TooManyGames."""
    entries = matchup.entries
    verdicts = [(entry.name, verdict_on(matchup.system, entry)) for entry in entries]
    refused = [one for one in verdicts if one[1]["verdict"] != "legal"]
    if refused and not matchup.illegal:
        raise IllegalDecks(refused)
    first, second = laid_out([entry.rows for entry in entries])
    record = Record(
        system=matchup.system,
        decks=(first, second),
        names=distinct((entries[0].name, entries[1].name)),
        players=(PERSON, matchup.opponent),
        seed=matchup.seed,
        answers=(),
        digest="",
    )
    return start_from_record(owner=owner, record=record, seat=0, opponent=matchup.opponent, deck=deck)


def start_from_record(
    *, owner: User, record: Record, seat: int, opponent: str, deck: Deck | None = None
) -> PracticeGame:
    """Start a game after the answers of a record.

    Raises BadRecord or NotContinuable for a record that cannot be played, or whose answers do not lead to
    where it says, and TooManyGames.
    """
    players = (PERSON, opponent) if seat == 0 else (opponent, PERSON)
    rules = rules_edition(record.system)
    game = OpenGame(replace(record, players=players, rules=rules), seat_of(seat))
    if record.digest and game.digest != record.digest:
        raise BadRecord(_elsewhere(record, rules))
    with transaction.atomic():
        _make_room(owner)
        row = PracticeGame(
            owner_id=owner.pk if owner.is_authenticated else None,
            browser=browser_of(owner),
            system=record.system,
            deck=deck,
            record=_without_answers(record),
            seat=seat,
            opponent=opponent,
            rules=rules,
        )
        _note(row, game)
        row.save()
    return row


def start_from_step(*, owner: User, told: RecordedGame, step: int, seat: int, opponent: str) -> PracticeGame:
    """Start a game from a step of a replayed one, the last step if it has fewer.

    At a step that is an answer, its question is open. Raises the same as `start_from_record`.
    """
    steps = told["steps"]
    kept = steps[min(step, len(steps) - 1)]["answers"] if steps else 0
    record = read_record(told["record"])
    # The game was replayed just now, so there is nothing to compare.
    record = replace(record, answers=record.answers[:kept], digest="")
    return start_from_record(owner=owner, record=record, seat=seat, opponent=opponent)


def shortened(record: Record, answers: int | None) -> Record:
    """Return a record up to a number of answers; None keeps all. The digest is of all of them."""
    if answers is None or answers >= len(record.answers):
        return record
    return replace(record, answers=record.answers[:answers], digest="")


def opened(row: PracticeGame) -> OpenGame:
    """Return a game at its open question.

    Raises OtherRules if the rules engine has changed and the answers no longer lead to the same position.
    """
    game = _replayed(row, row.answers, conceded=row.conceded)
    if row.rules != rules_edition(row.system) and game.digest != row.record["digest"]:
        raise OtherRules("the same choices now lead to another position")
    return game


def move(*, row: PracticeGame, version: int, do: str, choice: int = -1) -> OpenGame:
    """Make a move by its name: answer, pay, pass on, think, undo or concede.

    Raises Refused for a name that there is not, and what the move raises.
    """
    match do:
        case "answer":
            return choose(row=row, version=version, choice=choice)
        case "pay":
            return pay(row=row, version=version)
        case "pass_on":
            return pass_on(row=row, version=version)
        case "think":
            return think(row=row, version=version)
        case "undo":
            return undo(row=row, version=version)
        case "concede":
            return concede(row=row, version=version)
        case _:
            raise Refused("no_move", "", f"“{do[:40]}” is not a move; there are {', '.join(MOVES)}")


def choose(*, row: PracticeGame, version: int, choice: int) -> OpenGame:
    """Answer the person's open question, let the opponent answer theirs, and return the game.

    Raises MovedOn, OtherRules, Refused for an option that is not open, and EngineFailed.
    """

    def moved(game: OpenGame) -> OpenGame:
        game.answer(choice)
        _oppose(row, game)
        return game

    return _move(row, version, moved)


def pay(*, row: PracticeGame, version: int) -> OpenGame:
    """Pay the cost at hand for the person, and let the opponent answer what follows.

    Raises MovedOn, OtherRules, Refused where nothing is being paid, and EngineFailed.
    """

    def moved(game: OpenGame) -> OpenGame:
        game.pay()
        _oppose(row, game)
        return game

    return _move(row, version, moved)


def pass_on(*, row: PracticeGame, version: int) -> OpenGame:
    """Pass the person's open question and those that follow, until something happens.

    Raises MovedOn, OtherRules, Refused where there is nothing to pass, and EngineFailed.
    """

    def moved(game: OpenGame) -> OpenGame:
        game.pass_on(lambda: _oppose(row, game))
        return game

    return _move(row, version, moved)


def think(*, row: PracticeGame, version: int) -> OpenGame:
    """Let the opponent go on; where it is not their turn to choose, nothing changes.

    Raises MovedOn, OtherRules and EngineFailed.
    """
    if row.version == version and not (game := opened(row)).waits_for_opponent:
        return game

    def moved(game: OpenGame) -> OpenGame:
        _oppose(row, game)
        return game

    return _move(row, version, moved)


def undo(*, row: PracticeGame, version: int) -> OpenGame:
    """Go back to the person's last question.

    Raises MovedOn, OtherRules and NothingToUndo, and Refused once the person has seen the hidden cards.
    """
    if row.seen_all:
        raise Refused("seen_all", "", "you have seen the hidden cards of this game, so it stays over")

    def moved(game: OpenGame) -> OpenGame:
        # Conceding is undone by itself, since it is no answer.
        return _replayed(row, game.answers if row.conceded else game.before_last_choice(), conceded=False)

    return _move(row, version, moved)


def concede(*, row: PracticeGame, version: int) -> OpenGame:
    """End a game by the person's concession. Raises MovedOn and OtherRules."""

    def moved(game: OpenGame) -> OpenGame:
        if game.over:
            raise Refused("nothing_asked", "", "the game is over")
        game.concede()
        return game

    return _move(row, version, moved, conceded=True)


def open_hands(*, row: PracticeGame) -> None:
    """Note that the person has seen the hidden cards of a game that is over.

    If nothing can be written, they see them all the same: pages are read on a full disk too.
    """
    if not row.over or row.seen_all:
        return
    row.seen_all = True
    try:
        with transaction.atomic():
            PracticeGame.objects.filter(pk=row.pk).update(seen_all=True)
    except DatabaseError as error:
        log.warning("that the hands of a game were open could not be kept: %s", error)


def delete_practice(*, row: PracticeGame) -> None:
    """Delete a game."""
    row.delete()


def adopt_practice(*, visitor: User, user: User) -> None:
    """Move the games of a visitor's browser to an account."""
    PracticeGame.objects.owned_by(visitor).update(owner=user.pk, browser="")


def record_of(row: PracticeGame) -> Record:
    """Return a game's record as it is stored. Raises BadRecord if an older engine wrote it."""
    return read_record(written_record(row))


def written_record(row: PracticeGame) -> str:
    """Return a game's record as one line of JSON, whatever engine wrote it."""
    row_of_record = {**row.record, "rules": row.rules, "answers": row.answers}
    return json.dumps(row_of_record, ensure_ascii=False, separators=(",", ":"))


def may_read_record(row: PracticeGame) -> bool:
    """Return whether the person may have a game's record, which names the cards of both decks.

    They may once it is over, or if it cannot be played on.
    """
    if row.over:
        return True
    try:
        opened(row)
    except OtherRules:
        return True
    return False


def _move(
    row: PracticeGame, version: int, moved: Callable[[OpenGame], OpenGame], *, conceded: bool = False
) -> OpenGame:
    """Carry out a move, and store what it leads to if the game is still at this version."""
    if row.version != version:
        raise MovedOn
    game = moved(opened(row))
    row.conceded, row.rules = conceded, rules_edition(row.system)
    row.updated = timezone.now()
    _note(row, game)
    stored = PracticeGame.objects.filter(pk=row.pk, version=version).update(
        answers=row.answers,
        conceded=conceded,
        winner=row.winner,
        reason=row.reason,
        turns=row.turns,
        record=row.record,
        rules=row.rules,
        updated=row.updated,
        version=version + 1,
    )
    if not stored:
        raise MovedOn
    row.version = version + 1
    return game


def _oppose(row: PracticeGame, game: OpenGame) -> None:
    """Let the opponent answer until the person is asked or the time of one request is used up."""
    until = time.monotonic() + THINKING_SECONDS
    game.play_opponent(row.opponent, lambda: time.monotonic() > until)


def _replayed(row: PracticeGame, answers: list[int] | tuple[int, ...], *, conceded: bool) -> OpenGame:
    try:
        record = replace(record_of(row), answers=tuple(answers), rules=rules_edition(row.system))
        return OpenGame(record, seat_of(row.seat), conceded=conceded)
    except (BadRecord, NotContinuable) as error:
        raise OtherRules(str(error)) from error


def _note(row: PracticeGame, game: OpenGame) -> None:
    """Put the answers and the result of a game into its row."""
    found = game.replay()
    row.answers = list(game.answers)
    row.record = _without_answers(found.record)
    row.turns = found.turns
    row.winner, row.reason = (found.winner, found.reason[: caps.GAME_REASON]) if game.over else (None, "")


def _elsewhere(record: Record, rules: str) -> str:
    """Return why a record leads elsewhere than it says."""
    if record.rules and record.rules != rules:
        return (
            f"version {record.rules[:16]!r} of the rules engine played it, and by today’s, {rules!r}, "
            "the same answers lead to another position; keep fewer of them"
        )
    return (
        f"its answers do not lead to the position it says (digest {record.digest[:40]!r}), so it is damaged; "
        "keep fewer of them if you trust the first ones"
    )


def _without_answers(record: Record) -> dict[str, object]:
    kept: dict[str, object] = json.loads(record.to_json())
    del kept["answers"]
    return kept


def _make_room(owner: User) -> None:
    """Delete visitors' games that are long untouched. Raises TooManyGames if there is no room for another."""
    long_ago = timezone.now() - timedelta(days=caps.BROWSER_DECKS_DAYS)
    PracticeGame.objects.filter(owner=None, updated__lt=long_ago).delete()
    most = caps.PRACTICE_PER_USER if owner.is_authenticated else caps.PRACTICE_PER_BROWSER
    if PracticeGame.objects.owned_by(owner).count() >= most:
        raise TooManyGames(most)
