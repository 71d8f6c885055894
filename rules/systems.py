"""The five systems by code; a game is imported on first use."""

from functools import cache
from importlib import import_module

from rules.cards import Catalogue
from rules.construction.format_files import load_formats
from rules.construction.formats import Format, UnknownFormat
from rules.construction.releases import SetBook
from rules.construction.system import System

CODES = ("fow8", "fow5", "setcg", "dm", "sve")


class UnknownSystem(LookupError):
    """There is no such system; the message lists the valid ones."""


_given: dict[str, System] = {}


def system(code: str) -> System:
    """Return a system by code, with the cards given to it. Raises UnknownSystem."""
    return _given.get(code) or bundled(code)


@cache
def bundled(code: str) -> System:
    """Return a system by code, with its bundled cards. Raises UnknownSystem."""
    if code not in CODES:
        raise UnknownSystem(f"no system {code!r}; there are {', '.join(CODES)}")
    found = import_module(f"rules.games.{code}.system").SYSTEM
    assert isinstance(found, System)
    return found


def give_cards(code: str, cards: Catalogue | None, edition: str = "") -> None:
    """Make this process use these cards for a system from now on; None means the bundled ones.

    Existing references to the system keep their cards.
    """
    of = bundled(code)
    if cards is None:
        _given.pop(code, None)
    else:
        _given[code] = of.with_cards(cards, edition)


def sharing(code: str) -> tuple[str, ...]:
    """Return the systems that share this one's card data, its owner first."""
    data = bundled(code).data
    found = [one for one in CODES if bundled(one).data == data]
    return tuple(sorted(found, key=lambda one: bundled(one).folder / "data" != data))


def systems() -> tuple[System, ...]:
    """Return all systems, in display order."""
    return tuple(system(code) for code in CODES)


@cache
def formats(code: str) -> dict[str, Format]:
    """Return a system's formats by code, its default first."""
    of = system(code)
    book = SetBook(of.data)
    found = load_formats(code, of.folder / "formats", book.clusters, cache(book.releases))
    return {of.default_format: found[of.default_format], **found}


def format_of(code: str, format_code: str | None) -> Format:
    """Return a format of a system, its default for None. Raises UnknownFormat."""
    found = formats(code)
    wanted = format_code or system(code).default_format
    if wanted not in found:
        raise UnknownFormat(f"{code} has no format {wanted!r}; it has {', '.join(found)}")
    return found[wanted]
