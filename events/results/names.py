"""Names in a table of results and the players of an event: who is who, and who has to be asked about."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal

from events.results.table import TableRow
from rules.cards import normalise

LEFT_OUT = "none"
"""The answer that a player of the table is left out: they have no entry here."""
_NEAR, _MOST_NEAR = 0.6, 5

Why = Literal["unknown", "several", "taken"]


@dataclass(frozen=True, slots=True)
class Player:
    """A player of an event by the id of their entry."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Question:
    """A row whose player has to be asked about: why, and which players it may be, the likeliest first."""

    row: TableRow
    why: Why
    likely: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Matched:
    """The rows of a table by entry, those left out, and those to ask about."""

    rows: Mapping[str, TableRow]
    left_out: tuple[TableRow, ...]
    questions: tuple[Question, ...]

    @property
    def asked(self) -> set[int]:
        """The lines of the rows to ask about."""
        return {question.row.line for question in self.questions}


def match(rows: Sequence[TableRow], players: Iterable[Player], answers: Mapping[int, str]) -> Matched:
    """Return which player each row is about; `answers` has the ids chosen for rows, by line.

    A name that is spelled the same except for case, accents and the order of its parts is a match. An answer
    that names no player of the event is asked again, as is a player whom two rows claim.
    """
    everybody = list(players)
    known = {player.id: player for player in everybody}
    by_name: dict[str, list[Player]] = defaultdict(list)
    for player in everybody:
        by_name[_key(player.name)].append(player)
    found: dict[int, Player] = {}
    left_out: list[TableRow] = []
    why: dict[int, Why] = {}
    for row in rows:
        answer = answers.get(row.line, "")
        same = by_name[_key(row.name)]
        if answer == LEFT_OUT:
            left_out.append(row)
        elif answer in known:
            found[row.line] = known[answer]
        elif len(same) == 1:
            found[row.line] = same[0]
        else:
            why[row.line] = "several" if same else "unknown"
    claims: dict[str, int] = defaultdict(int)
    for player in found.values():
        claims[player.id] += 1
    for line, player in list(found.items()):
        if claims[player.id] > 1:
            why[line] = "taken"
            del found[line]
    free = [player for player in everybody if player.id not in {one.id for one in found.values()}]
    questions = [Question(row, why[row.line], _likely(row.name, free)) for row in rows if row.line in why]
    held = {found[row.line].id: row for row in rows if row.line in found}
    return Matched(held, tuple(left_out), tuple(questions))


def _key(name: str) -> str:
    """Return a name for comparison: “Smith, Ann” and “ann smith” are one."""
    return " ".join(sorted(map(normalise, name.replace(",", " ").split())))


def _likely(name: str, players: Iterable[Player]) -> tuple[Player, ...]:
    """Return the players whose names are most like this one."""
    key = _key(name)
    matcher = SequenceMatcher(b=key)
    rated: list[tuple[float, Player]] = []
    for player in players:
        matcher.set_seq1(_key(player.name))
        if matcher.quick_ratio() >= _NEAR and (ratio := matcher.ratio()) >= _NEAR:
            rated.append((ratio, player))
    rated.sort(key=lambda one: (-one[0], one[1].name))
    return tuple(player for _, player in rated[:_MOST_NEAR])
