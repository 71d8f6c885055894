"""The lists that files hold: one each, one for each player of a table, or one for each deck of a file."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from rules.bundles.files import SentFile, TooManyLists, hold_to_size, opened
from rules.bundles.limits import MOST_LISTS
from rules.bundles.player_tables import is_player_table, player_rows
from rules.decklist.lines import UnreadableFile
from rules.decklist.plain import decoded


@dataclass(frozen=True, slots=True)
class SentList:
    """A list as it was sent: the file, the place in it if it has several, and whose it is, if it says so.

    `data` is its text, and `filename` tells the reader of deck lists what kind of file it is. `fault` says
    why it cannot be read, `note` what is odd about it.
    """

    file: str
    place: str = ""
    player: str = ""
    data: str = ""
    filename: str = ""
    fault: str = ""
    note: str = ""

    @property
    def label(self) -> str:
        """The player, else the file."""
        return self.player or self.file


@dataclass(frozen=True, slots=True)
class Bundle:
    """The lists that were sent, and the names of files that are not lists and were skipped."""

    lists: tuple[SentList, ...]
    skipped: tuple[str, ...] = ()


def bundle_of(files: Iterable[SentFile]) -> Bundle:
    """Return the lists in files, which may be ZIPs, tables of players, and deck files of every kind.

    A file that cannot be read becomes a list with a fault. Raises TooManyLists.
    """
    found, skipped = opened(files)
    lists: list[SentList] = []
    size = 0
    for file in found:
        for one in _lists_in(file):
            lists.append(one)
            size += len(one.data)
            hold_to_number(len(lists))
            hold_to_size(size)
    return Bundle(tuple(_with_repeats_noted(lists)), tuple(skipped))


def hold_to_number(lists: int) -> None:
    """Raise TooManyLists for more lists than are checked at once."""
    if lists > MOST_LISTS:
        raise TooManyLists(
            f"there are more than {MOST_LISTS:,} lists; at most {MOST_LISTS:,} are checked at once, so split "
            "them"
        )


def _lists_in(file: SentFile) -> Iterator[SentList]:
    if file.fault:
        yield SentList(file.name, fault=file.fault, note=file.note)
        return
    try:
        text = decoded(file.data)
        if not is_player_table(text):
            yield SentList(file.name, data=text, filename=file.name, note=file.note)
            return
        any_row = False
        for row in player_rows(text):
            any_row = True
            nameless = "" if row.player else "the row names no player"
            yield SentList(
                file.name, f"line {row.line}", row.player, row.text, row.filename, note=nameless or file.note
            )
        if not any_row:
            fault = "the table has a header and no rows; write a row for each player"
            yield SentList(file.name, fault=fault, note=file.note)
    except TooManyLists:
        raise
    except UnreadableFile as error:
        yield SentList(file.name, fault=str(error), note=file.note)


def _with_repeats_noted(lists: list[SentList]) -> Iterator[SentList]:
    """Yield the lists, with a note on each whose player or file has another one."""
    times = Counter(one.label.casefold() for one in lists)
    for one in lists:
        count = times[one.label.casefold()]
        if count == 1:
            yield one
            continue
        again = f"{count} lists are of {one.label!r}"
        yield replace(one, note=f"{one.note}; {again}" if one.note else again)
