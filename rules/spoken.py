"""What cards do, in our words: the abilities that are read on each side, and what is not read."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rules.cards import Card
from rules.definitions import definitions, kept_texts
from rules.dialects import terms_of
from rules.engine.sentences import Wording
from rules.language.abilities import Ability
from rules.language.words import say
from rules.reading.kept import NO_TEXT
from rules.rulesets import ruleset

Status = Literal["read", "partly", "unread", "no text", "plain"]
"""How much of a side's text is read.

That is all, some, or none of it; or there is no text, or only text that the facts cover, such as plain
keywords.
"""

REASONS = {
    "damaged text": "the text in our sources is damaged",
    "too long": "the text is longer than any that is printed",
    "unknown words": "it has words that we do not know yet",
    "no reading": "we cannot put its words together yet",
    "two readings": "it can be read in two ways",
    "not sayable": "the engine cannot carry it out yet",
    "facts differ": "its keywords are not those that the card’s facts have",
    "languages differ": "its texts in two languages differ",
}


@dataclass(frozen=True, slots=True)
class SpokenSide:
    """One side of a card: its name, how much of its text is read, and what that says, one sentence each.

    `unread` of the `paragraphs` are not read; `reason` says why the first of these is not.
    """

    name: str
    status: Status
    sentences: tuple[str, ...] = ()
    unread: int = 0
    paragraphs: int = 0
    reason: str = ""


@lru_cache(maxsize=16)
def wording_of(code: str) -> Wording:
    """Return how a system describes events of a game."""
    terms = terms_of(code)
    units = {name: terms.word("resource").format(resource=said) for name, said in terms.said.items()}
    symbols = {name: said for name, said in units.items() if len(name) == 1}
    return Wording(words_of(code), terms.moves, terms.into, symbols, terms.questions)


@dataclass(frozen=True, slots=True)
class BoardWords:
    """What players call things on a board: a rested card, stats, and resources, in the game's order.

    `one_resource` is what they call each resource if there is one of it.
    """

    rested: str
    stats: tuple[str, ...]
    resources: tuple[str, ...]
    one_resource: tuple[str, ...]


@lru_cache(maxsize=16)
def board_words(code: str) -> BoardWords:
    """Return what players of a system call things on a board."""
    terms, rules = terms_of(code), ruleset(code)
    unit = terms.word("resource")
    resources = [
        unit.format(resource=terms.said[name]) if name in terms.said else name for name in rules.resources
    ]
    return BoardWords(
        terms.word("rested"),
        tuple([terms.stat(name) for name in rules.stats]),
        tuple(resources),
        tuple([terms.singulars.get(name, name) for name in resources]),
    )


def words_of(code: str) -> Callable[[Ability], str]:
    """Return the function that describes abilities of a system's cards in our words."""
    terms = terms_of(code)
    return lambda ability: say(ability, terms)


@lru_cache(maxsize=1024)
def spoken(code: str, card: Card) -> tuple[SpokenSide, ...]:
    """Return what a card of a system does, side by side.

    >>> from rules import system
    >>> [side.name for side in spoken("sve", system("sve").catalogue().get("BP01-001"))]
    ['Rose Queen']
    """
    texts, terms = kept_texts(code).of(card.id), terms_of(code)
    whole = definitions(code)(card).understood
    found = []
    for place, face in enumerate(card.faces):
        text = texts.get(place, NO_TEXT)
        sentences = tuple(say(ability, terms) for ability in text.abilities)
        status: Status = "plain" if whole else "no text"
        if text.reason != "no text" and text.status in ("read", "partly", "unread"):
            status = text.status
        reason = REASONS.get(text.reason, "")
        found.append(SpokenSide(face.name, status, sentences, text.unread, text.paragraphs, reason))
    return tuple(found)
