"""Reads what play needs from printed texts: the keywords a card has itself, and how much else there is."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.cards.card import Face
from rules.cards.imports import Report
from rules.games.sve.importer_english import EnglishEntry

PLAIN = ("Ward", "Storm", "Rush", "Assail", "Intimidate", "Drain", "Bane", "Aura", "Quick", "Stack")
"""Keywords that stand alone on a card, without a sentence of their own."""

_REMINDER = re.compile(r"\((?=[^()]* )[^()]*\)")
_EVOLVE = re.compile(
    r"^(?:\(E\)|\[?Evolve\]?)\s*\(?(?P<cost>\d+)\)?:\s*Evolve this (?:follower|card)\.?\s*", re.IGNORECASE
)
_KEYWORD = re.compile(rf"^\[?(?P<word>{'|'.join(PLAIN)})(?:\]\s*|\.\s*|$)")
_RULE = re.compile(r"^-+$")


@dataclass(frozen=True, slots=True)
class Printed:
    """What a card's text contains: its own plain keywords, its evolve cost, and how many other paragraphs."""

    keywords: tuple[str, ...]
    evolve_cost: int | None
    others: int


def read_text(text: str) -> Printed:
    """Read a printed text; each paragraph with more than plain keywords and evolving counts as another.

    >>> read_text("Ward.\\n(E) (2): Evolve this follower.\\nStrike: Draw a card.")
    Printed(keywords=('Ward',), evolve_cost=2, others=1)
    """
    keywords: list[str] = []
    evolve_cost = None
    others = 0
    for paragraph in _REMINDER.sub("", text).splitlines():
        left = paragraph.strip()
        if _RULE.match(left):
            continue
        if found := _EVOLVE.match(left):
            evolve_cost = int(found["cost"])
            left = left[found.end() :]
        while found := _KEYWORD.match(left):
            keywords.append(found["word"])
            left = left[found.end() :]
        others += bool(left)
    return Printed(tuple(dict.fromkeys(keywords)), evolve_cost, others)


def with_text(face: Face, entries: Iterable[EnglishEntry], where: str, report: Report) -> Face:
    """Return a face with what its printed text says; unchanged if the text is not available.

    If the English list has no text but the publisher lists keywords, the text is not available. The
    publisher's list names every keyword that a text mentions, even those it only gives to others; if the text
    is available, only the plain keywords that the card has itself are kept.
    """
    known = [entry for entry in entries if entry.text or (entry.text is None and not face.keywords)]
    if not known:
        report.note("Catalogue: cards whose text is not at hand, so that play cannot know them whole", where)
        return face
    readings = [read_text(entry.text or "") for entry in known]
    printed = readings[0]
    if any(reading != printed for reading in readings[1:]):
        report.note("English list: texts of one card that read differently, the first taken", where)
    mentioned = [word for word in face.keywords if word in PLAIN and word not in printed.keywords]
    if mentioned:
        report.note(
            "Both lists: keywords that a text only mentions, left out", f"{where}: {', '.join(mentioned)}"
        )
    missing = [word for word in printed.keywords if word not in face.keywords]
    if missing:
        report.note("Japanese facts: keywords missing, taken from the text", f"{where}: {', '.join(missing)}")
    values = {**face.values, "other abilities": printed.others}
    if printed.evolve_cost is not None:
        values["evolve cost"] = printed.evolve_cost
    if printed.others == 0:
        report.note("Catalogue: cards that print no ability but plain keywords and evolving", where)
    return replace(
        face,
        values=values,
        keywords=(*(word for word in face.keywords if word not in mentioned), *missing),
    )
