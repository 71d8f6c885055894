"""Markup that mail, chats and Markdown add to the lines of a pasted list: quotes, fences, tables."""

import re
from collections.abc import Iterable, Iterator, Sequence

from rules.decklist.columns import columns_in
from rules.decklist.limits import MOST_LINE

_QUOTED = re.compile(r"\s*(?:>\s*)+")
# A word directly after a fence is the language of its content.
_FENCE = re.compile(r"\s*(?:`{3,}|~{3,})\s*\w*\s*")
_TICKS = re.compile(r"`{3,}")
_CODE = re.compile(r"(?<!\S)`([^`]+)`(?!\S)")
_SPOILER = re.compile(r"\s*\|\|(.*)\|\|\s*")
_LINKED = re.compile(r"\[\[([^\[\]]+)\]\]")
_RULE = re.compile(r"[\s|:-]*-[\s|:-]*")
_COUNT = re.compile(r"[x×]?\s*(\d{1,3})\s*[x×]?", re.IGNORECASE)


def unwrapped(lines: Iterable[tuple[int, str]]) -> list[tuple[int, str]]:
    """Return the lines of a list, each with its number, without markup.

    A row of a Markdown table becomes a line with quantity, name and number; its header and rules are blank.
    """
    found: list[tuple[int, str]] = []
    columns: dict[str, int] = {}
    in_table = False
    for number, raw in lines:
        line = _bare(raw) if len(raw) <= MOST_LINE else raw
        if "|" not in line or len(line) > MOST_LINE:
            columns, in_table = {}, False
            found.append((number, line))
            continue
        cells = _cells(line)
        header = {} if in_table else columns_in(cells)
        if header:
            columns, line = header, ""
        elif _RULE.fullmatch(line):
            line = ""
        else:
            line = _row(line, cells, columns)
        in_table = True
        found.append((number, line))
    return found


def _bare(line: str) -> str:
    """Return a line without mail quotes, fences, chat spoilers and wiki links."""
    if ">" in line and (quoted := _QUOTED.match(line)):
        line = line[quoted.end() :]
    if _FENCE.fullmatch(line):
        return ""
    if "||" in line and (spoiler := _SPOILER.fullmatch(line)):
        line = spoiler[1]
    return _LINKED.sub(r"\1", _CODE.sub(r"\1", _TICKS.sub("", line)))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _row(line: str, cells: Sequence[str], columns: dict[str, int]) -> str:
    """Return a table's row as a line of a list; unchanged if no quantity is recognized."""
    if "count" in columns:
        count = _COUNT.fullmatch(_cell(cells, columns, "count"))
        texts = list(filter(None, _said(cells, columns)))
    else:
        counts = [cell for cell in cells if _COUNT.fullmatch(cell)]
        count = _COUNT.fullmatch(counts[0]) if len(counts) == 1 else None
        texts = [cell for cell in cells if cell and cell not in counts]
    return f"{count[1]} {' '.join(texts)}" if count and texts else line


def _said(cells: Sequence[str], columns: dict[str, int]) -> Iterator[str]:
    number = _cell(cells, columns, "number")
    yield _cell(cells, columns, "name")
    yield f"({number})" if number and _cell(cells, columns, "name") else number


def _cell(cells: Sequence[str], columns: dict[str, int], column: str) -> str:
    place = columns.get(column, len(cells))
    return cells[place] if place < len(cells) else ""
