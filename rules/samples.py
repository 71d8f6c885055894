"""The sample decks bundled with each game: what they are called, where they are from, and their cards."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal, get_args

from rules.construction.deck import Deck
from rules.construction.system import System
from rules.decklist import read_decklist
from rules.systems import system

RealKind = Literal["winner", "tournament", "starter"]
Kind = RealKind | Literal["made-up"]
KINDS: tuple[Kind, ...] = (*get_args(RealKind), "made-up")


@dataclass(frozen=True, slots=True)
class Sample:
    """A sample deck, as its file in `games/<system>/decks/` has it.

    The name of the file is its `code`; the first line says its name and, after a colon, what it is.
    """

    code: str
    name: str
    about: str
    deck: Deck

    @property
    def kind(self) -> Kind:
        """Whether it won an event, was played at one, is a publisher's starter deck, or is made up."""
        head = self.code.partition("-")[0]
        return next((kind for kind in get_args(RealKind) if kind == head), "made-up")


def samples(code: str) -> dict[str, Sample]:
    """Return the sample decks of a system by their codes."""
    return _samples(system(code))


def sample_decks(code: str) -> dict[str, Deck]:
    """Return the cards of a system's sample decks, by code."""
    return {name: sample.deck for name, sample in samples(code).items()}


@lru_cache(maxsize=8)
def _samples(of: System) -> dict[str, Sample]:
    return {path.stem: _read(path, of.code) for path in sorted((of.folder / "decks").glob("*.txt"))}


def _read(path: Path, code: str) -> Sample:
    text = path.read_text(encoding="utf-8")
    name, _, about = text.partition("\n")[0].removeprefix("# ").partition(": ")
    return Sample(path.stem, name, about, read_decklist(text, code).deck)
