"""What texts of rulers say about the other cards of a deck (402.8), read from `data/deck_texts.toml`."""

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from rules.construction.findings import Violation
from rules.construction.rule import DeckCheck, rule
from rules.games.fow8.cards import DATA


@cache
def _texts() -> dict[str, list[dict[str, Any]]]:
    with (DATA / "deck_texts.toml").open("rb") as file:
        tables: dict[str, list[dict[str, Any]]] = tomllib.load(file)
    return tables


def _said(judging: DeckCheck, kind: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the texts of a kind that the deck's rulers say, each with the ruler's name."""
    rulers = {ruler.id: ruler.name for ruler in judging.cards("ruler")}
    for text in _texts()[kind]:
        if text["ruler"] in rulers:
            yield rulers[text["ruler"]], text


@rule("fow8", "402.8", "104.4")
def ruler_copies(judging: DeckCheck) -> Iterator[Violation]:
    """A ruler's text may allow fewer copies of every card of the main deck."""
    for ruler, text in _said(judging, "copies"):
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
    """A ruler's text may keep the cards with a keyword out of the main deck."""
    for ruler, text in _said(judging, "without"):
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
