"""Files as they were sent, ZIPs opened; nothing is ever written to a disk."""

import io
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules.bundles.limits import MOST_FILES, MOST_LISTS, MOST_PLAYER, MOST_UNPACKED
from rules.decklist.limits import MOST_BYTES
from rules.decklist.lines import UnreadableFile
from rules.decklist.plain import clean

_ZIP = (b"PK\x03\x04", b"PK\x05\x06")
# The first entries in the documents of the two families of office programs, which are ZIPs as well.
_OFFICE = ("[Content_Types].xml", "mimetype")
# Files that operating systems leave beside others.
_SYSTEM_FILES = ("__MACOSX", "Thumbs.db", "desktop.ini")
_ENCRYPTED, _UTF8 = 0x1, 0x800


@dataclass(frozen=True, slots=True)
class SentFile:
    """A file with its name as it is shown; `fault` says why there is no data, `note` what is odd about it."""

    name: str
    data: str | bytes = b""
    fault: str = ""
    note: str = ""


class TooManyLists(UnreadableFile):
    """More lists, files or bytes than are checked at once; nothing was checked."""


def opened(files: Iterable[SentFile]) -> tuple[list[SentFile], list[str]]:
    """Return all files, with those in ZIPs instead of the ZIPs, and the names of files that were skipped.

    Skipped are hidden files and those that systems put beside others. Raises TooManyLists.
    """
    found: list[SentFile] = []
    skipped: list[str] = []
    size = 0
    for file in files:
        inside = _unpacked(file) if is_zip(file.data) else iter([file])
        for one in inside:
            if _is_system_file(one.name):
                skipped.append(one.name)
                continue
            found.append(one)
            size += len(one.data)
            if len(found) > MOST_LISTS:
                raise TooManyLists(
                    f"there are more than {MOST_LISTS:,} files; at most {MOST_LISTS:,} lists are checked at "
                    "once, so split them"
                )
            hold_to_size(size)
    return found, skipped


def hold_to_size(size: int) -> None:
    """Raise TooManyLists if all lists together have more bytes than are read."""
    if size > MOST_UNPACKED:
        raise TooManyLists(
            f"the lists have more than {MOST_UNPACKED // 1_000_000} MB together, unpacked; sixty lists have "
            "less than one, so take out what is no list"
        )


def is_zip(data: str | bytes) -> bool:
    """Return whether a file is a ZIP."""
    return isinstance(data, bytes) and data[:4] in _ZIP


def shown_name(name: str) -> str:
    """Return a file's name and folders for display, without parent folders, drives and hidden characters."""
    parts = (clean(part) for part in name.replace("\\", "/").split("/"))
    kept = "/".join(part for part in parts if part not in ("", ".", ".."))
    return kept if len(kept) <= MOST_PLAYER else f"…{kept[1 - MOST_PLAYER :]}"


def _unpacked(file: SentFile) -> Iterator[SentFile]:
    """Yield the files in a ZIP, or one with a fault if it cannot be opened."""
    assert isinstance(file.data, bytes)
    try:
        archive = zipfile.ZipFile(io.BytesIO(file.data))
    except (zipfile.BadZipFile, ValueError, NotImplementedError, OSError, EOFError) as error:
        yield SentFile(file.name, fault=f"the ZIP cannot be opened ({error}); pack it again")
        return
    with archive:
        entries = archive.infolist()
        if entries and entries[0].filename in _OFFICE:
            yield SentFile(file.name, fault="this is a file of an office program; save it as CSV or as text")
            return
        if len(entries) > MOST_FILES:
            raise TooManyLists(
                f"{file.name!r} has {len(entries):,} files; at most {MOST_LISTS:,} lists are checked at "
                "once, so split it"
            )
        if not any(not entry.is_dir() for entry in entries):
            yield SentFile(file.name, fault="the ZIP is empty; put a file for each list into it")
        for entry in entries:
            if not entry.is_dir():
                yield _entry(archive, entry)


def _entry(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> SentFile:
    written = _name(entry)
    name = shown_name(written)
    note = f"its name in the ZIP is {clean(written)[:MOST_PLAYER]!r}" if _climbs(written) else ""
    if not name:
        return SentFile("a file without a name", fault="a file in the ZIP has no name; give it the player's")
    if entry.flag_bits & _ENCRYPTED:
        return SentFile(name, fault="the file is encrypted; pack the ZIP without a password", note=note)
    try:
        with archive.open(entry) as packed:
            # The announced size may be wrong, so one byte more than allowed is read.
            data = packed.read(MOST_BYTES + 1)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, OSError, EOFError) as error:
        return SentFile(name, fault=f"the file cannot be unpacked ({error}); pack the ZIP again", note=note)
    if len(data) > MOST_BYTES:
        return SentFile(
            name, fault=f"the file has more than {MOST_BYTES:,} bytes, the limit of a deck list", note=note
        )
    if is_zip(data):
        kind = "a ZIP or a file of an office program"
        return SentFile(
            name,
            fault=f"this is {kind} inside the ZIP; put the lists themselves into it, as text or CSV",
            note=note,
        )
    return SentFile(name, data, note=note)


def _name(entry: zipfile.ZipInfo) -> str:
    """Return the name of an entry; many programs write UTF-8 and do not say so."""
    if entry.flag_bits & _UTF8:
        return entry.filename
    try:
        return entry.filename.encode("cp437").decode("utf-8")
    except UnicodeError:
        return entry.filename


def _climbs(name: str) -> bool:
    """Return whether a name leads out of the folder that a ZIP is unpacked into."""
    parts = name.replace("\\", "/").split("/")
    return ".." in parts or parts[0] == "" or parts[0].endswith(":")


def _is_system_file(name: str) -> bool:
    parts = name.split("/")
    return any(part.startswith(".") or part in _SYSTEM_FILES for part in parts)
