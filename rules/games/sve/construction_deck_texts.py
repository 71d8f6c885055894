"""What card texts say about the other cards of a deck (6.1.2), read from `data/deck_texts.toml`."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.cards import Card, normalise
from rules.construction.findings import Violation
from rules.construction.rule import DeckCheck


@dataclass(frozen=True, slots=True)
class Others:
    """A card that limits the copies of all cards except those whose name contains one of `except_names`."""

    card: str
    copies: int
    except_names: tuple[str, ...]
    source: str

    def exempts(self, card: Card) -> bool:
        """Return whether a card's name, in either language, contains one of the exempted names."""
        names = [normalise(name) for name in (*(face.name for face in card.faces), *card.aliases)]
        return any(normalise(part) in name for part in self.except_names for name in names)


@dataclass(frozen=True, slots=True)
class OneName:
    """A keyword whose cards in a deck must all have the same name."""

    keyword: str
    source: str


@cache
def texts() -> tuple[tuple[Others, ...], tuple[OneName, ...]]:
    """Return the recorded texts of both kinds."""
    with (Path(__file__).parent / "data" / "deck_texts.toml").open("rb") as file:
        table = tomllib.load(file)
    others = tuple(
        Others(row["card"], row["copies"], tuple(row["except_names"]), row["source"])
        for row in table["others"]
    )
    return others, tuple(OneName(row["keyword"], row["source"]) for row in table["one_name"])


def restricted_copies(judging: DeckCheck, sections: tuple[str, ...]) -> Iterator[Violation]:
    """Find every name with more copies in a section than a card of the main deck allows."""
    for text in texts()[0]:
        saying = [card for card in judging.cards("main") if card.id == text.card]
        for section in sections if saying else ():
            for entries in judging.copies(section).values():
                counted = [entry for entry in entries if not text.exempts(entry.card)]
                total = sum(entry.count for entry in counted)
                if total > text.copies:
                    yield Violation(
                        severity="illegal",
                        section=section,
                        cards=tuple(dict.fromkeys(entry.card for entry in counted)),
                        actual=total,
                        allowed=text.copies,
                        params={"because": saying[0].name, "source": text.source},
                    )


def starting_names(judging: DeckCheck) -> Iterator[Violation]:
    """Find main decks with differently named cards of a keyword that allows only one name."""
    for text in texts()[1]:
        cards = tuple(card for card in judging.cards("main") if text.keyword in card.front.keywords)
        names = {key for card in cards for key in judging.system.keys(card)}
        if len(names) > 1:
            yield Violation(
                severity="illegal",
                section="main",
                cards=cards,
                actual=len(names),
                allowed=1,
                params={"keyword": text.keyword, "source": text.source},
            )
