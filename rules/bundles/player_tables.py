"""Tables with the lists of several players: a row for each card, or a row for each player."""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rules.bundles.limits import MOST_COLUMNS, MOST_PLAYER
from rules.decklist.columns import columns_in
from rules.decklist.limits import MOST_TEXT
from rules.decklist.lines import UnreadableFile
from rules.decklist.plain import clean

_DELIMITERS = (",", ";", "\t")
_PLAYER = (
    *("player", "player name", "name of player", "players", "participant", "entrant", "username"),
    *("display name", "your name", "full name", "プレイヤー", "プレイヤー名", "氏名"),
)
_LIST = ("deck list", "decklist", "list", "your deck list", "deck", "cards", "デッキリスト", "デッキ")
# A row and the line on which it begins.
Numbered = tuple[int, list[str]]
_BLANKS = re.compile(r"[\s_]+")


@dataclass(frozen=True, slots=True)
class PlayerRows:
    """The list of one player in a table: the player's name, the first line, and the list as a file."""

    player: str
    line: int
    text: str
    filename: str = ""


def is_player_table(text: str) -> bool:
    """Return whether a text is a table with a column of players and either a list or cards for each."""
    return _header(text) is not None


def player_rows(text: str) -> Iterator[PlayerRows]:
    """Yield the lists of a table, by player in the order of their first rows.

    Raises UnreadableFile for a broken table.
    """
    header = _header(text)
    assert header is not None, "the table has a header"
    delimiter, player, whole = header
    rows = _numbered(text, delimiter)
    _, names = next(rows)
    if whole is None:
        yield from _by_card(names, rows, player)
        return
    for line, row in rows:
        yield PlayerRows(_cell(row, player), line, row[whole] if whole < len(row) else "")


def _numbered(text: str, delimiter: str) -> Iterator[Numbered]:
    """Yield the rows that are not empty, with the lines on which they begin."""
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    line = 1
    try:
        for row in rows:
            if any(cell.strip() for cell in row):
                yield line, row
            line = rows.line_num + 1
    except csv.Error as error:
        raise UnreadableFile(f"line {rows.line_num}: broken CSV ({error})") from error


def _header(text: str) -> tuple[str, int, int | None] | None:
    """Return the delimiter, the column of players, and that of whole lists, if it has one."""
    first = text.lstrip("\r\n")[:MOST_TEXT].splitlines()[:1]
    for delimiter in _DELIMITERS:
        try:
            row = next(csv.reader(first, delimiter=delimiter), [])
        except csv.Error:
            continue
        labels = [_BLANKS.sub(" ", cell).strip(" :?*").lower() for cell in row[:MOST_COLUMNS]]
        player = _place(labels, _PLAYER)
        if player is None:
            continue
        if columns_in(row):
            return delimiter, player, None
        whole = _place(labels, _LIST)
        if whole is not None:
            return delimiter, player, whole
    return None


def _place(labels: Sequence[str], words: Sequence[str]) -> int | None:
    return next((labels.index(word) for word in words if word in labels), None)


def _by_card(header: list[str], rows: Iterable[Numbered], player: int) -> Iterator[PlayerRows]:
    """Yield a table for each player, with the rows at the lines that they have in the whole one."""
    of: dict[str, list[Numbered]] = {}
    for line, row in rows:
        of.setdefault(_cell(row, player), []).append((line, row))
    for name, held in of.items():
        yield PlayerRows(name, held[0][0], _table(header, held), "list.csv")


def _table(header: list[str], rows: list[Numbered]) -> str:
    """Return a table with rows at given lines, as far as the rows before leave room."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(header)
    written = 2
    for line, row in rows:
        out.write("\n" * (line - written))
        written = max(line, written) + 1
        writer.writerow(row)
    return out.getvalue()


def _cell(row: list[str], column: int) -> str:
    return clean(row[column])[:MOST_PLAYER] if column < len(row) else ""
