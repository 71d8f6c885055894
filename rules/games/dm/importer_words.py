"""Translates the sources' words for types, civilizations, powers and keywords into the rulebook's."""

import re
import tomllib
from functools import cache
from pathlib import Path

from rules.cards.imports import ImportFault

CIVILIZATIONS = ("light", "water", "darkness", "fire", "nature")
WORDS = Path(__file__).parent / "data" / "words.toml"


@cache
def _words() -> dict[str, dict[str, list[str]]]:
    with WORDS.open("rb") as file:
        return tomllib.load(file)


def types_and_marks(printed: str, where: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the rulebook's card types and special types for a source's type line.

    Raises ImportFault for a type line that `words.toml` does not have.
    """
    types, marks = _words()["types"], _words()["marks"]
    if printed not in types:
        raise ImportFault(f"{where}: no card type {printed!r} is known; add it to {WORDS.name}")
    return tuple(types[printed]), tuple(marks.get(printed, ()))


def civilizations(printed: list[str], where: str) -> tuple[str, ...]:
    """Return civilizations in the rulebook's order, each once; colorless is none of them (106, 207.3)."""
    found = {word.strip().casefold() for word in printed} - {"colorless", ""}
    unknown = found - set(CIVILIZATIONS)
    if unknown:
        raise ImportFault(f"{where}: no civilization {sorted(unknown)[0]!r}")
    return tuple(word for word in CIVILIZATIONS if word in found)


def power(printed: str, where: str) -> tuple[dict[str, int | str], tuple[str, ...]]:
    """Return the printed power as a number, and the sign after it as a mark (206.2)."""
    if not printed:
        return {}, ()
    match = re.fullmatch(r"(-?\d+)([+-]?)", printed)
    if not match:
        raise ImportFault(f"{where}: {printed!r} is no power")
    signs: dict[str, tuple[str, ...]] = {"": (), "+": ("plus",), "-": ("minus",)}
    return {"power": int(match[1])}, signs[match[2]]


def keywords(text: str, listed: list[str]) -> tuple[str, ...]:
    """Return the keywords listed for a card or alone on a line of its text, in the rulebook's words."""
    return tuple(word for line in _lines(text, listed) for word in _known(line))


def text_facts(text: str | None, listed: list[str]) -> dict[str, int | str]:
    """Return what the engine needs to know about a text: how many paragraphs are not keywords, and a bonus.

    A text that our sources lack (None) is recorded as `blank`.
    """
    facts: dict[str, int | str] = {}
    lines = _lines(text or "", listed)
    for line in lines:
        bonus = re.fullmatch(r"power attacker [+](\d+)", _head(line).casefold())
        if bonus:
            facts["attack bonus"] = int(bonus[1])
    unread = sum(1 for line in lines if not _known(line))
    if text is None:
        facts["text"] = "blank"
    elif unread:
        facts["text"] = unread
    return facts


def _lines(text: str, listed: list[str]) -> list[str]:
    found = dict.fromkeys(line.strip() for line in [*listed, *text.splitlines()])
    return [line for line in found if line and not set(line) <= {"="}]


def _head(line: str) -> str:
    return re.split(r" \(|\u2014", line.removeprefix("\u25a0").strip())[0]


def _known(line: str) -> list[str]:
    head = re.sub(r" [+]?\d+$", "", _head(line)).casefold()
    return _words()["keywords"].get(head, [])
