"""What rulers' texts say about the other cards of a deck (402.8), read from `data/deck_texts.toml`."""

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import TypedDict, TypeVar

from rules.construction.findings import Violation
from rules.construction.rule import DeckCheck, rule
from rules.games.fow8.cards import DATA
from rules.parsed_data import checked


class _Text(TypedDict):
    ruler: str
    source: str


class _Copies(_Text):
    copies: int


class _Without(_Text):
    keyword: str


class _Texts(TypedDict):
    copies: list[_Copies]
    without: list[_Without]


T = TypeVar("T", bound=_Text)


@cache
def _texts() -> _Texts:
    path = DATA / "deck_texts.toml"
    with path.open("rb") as file:
        return checked(_Texts, tomllib.load(file), path.name)


def _said(judging: DeckCheck, texts: list[T]) -> Iterator[tuple[str, T]]:
    """Yield the texts that apply to the deck's rulers, each with the ruler's name."""
    rulers = {ruler.id: ruler.name for ruler in judging.cards("ruler")}
    for text in texts:
        if text["ruler"] in rulers:
            yield rulers[text["ruler"]], text


@rule("fow8", "402.8", "104.4")
def ruler_copies(judging: DeckCheck) -> Iterator[Violation]:
    """A ruler's text may allow fewer copies of every card of the main deck."""
    for ruler, text in _said(judging, _texts()["copies"]):
        for entries in judging.copies("main").values():
            total = sum(entry.count for entry in entries)
            if total > text["copies"]:
                yield Violation(
                    severity="illegal",
                    section="main",
                    cards=tuple(dict.fromkeys(entry.card for entry in entries)),
                    actual=total,
                    allowed=text["copies"],
                    params={"ruler": ruler, "source": text["source"]},
                )


@rule("fow8", "402.8")
def ruler_without(judging: DeckCheck) -> Iterator[Violation]:
    """A ruler's text may forbid cards with a keyword in the main deck."""
    for ruler, text in _said(judging, _texts()["without"]):
        for entry in judging.entries("main"):
            if any(text["keyword"] in face.keywords for face in entry.card.faces):
                yield Violation(
                    severity="illegal",
                    section="main",
                    cards=(entry.card,),
                    actual=entry.count,
                    allowed=0,
                    params={"ruler": ruler, "keyword": text["keyword"], "source": text["source"]},
                )
