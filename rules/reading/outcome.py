"""The result of reading a text: abilities for each of its paragraphs, or the reason why there are none."""

from dataclasses import dataclass
from typing import Literal

from rules.language.abilities import Ability

Status = Literal["read", "partly", "unread"]
Reason = Literal[
    "",
    "no text",
    "damaged text",
    "too long",
    "unknown words",
    "no reading",
    "two readings",
    "not sayable",
    "facts differ",
]
"""Why a text is not read.

The reasons are words that no rule knows, known words that form no sentence, more than one meaning, a meaning
that the game's dialect does not support, keywords that contradict the card's facts.
"""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What one paragraph means: abilities, and plain keywords."""

    abilities: tuple[Ability, ...] = ()
    keywords: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Part:
    """One paragraph of a text, as normalised, with its meaning, or the reason why it is not read.

    `detail` adds to the reason: which words, both meanings, what the game does not support.
    """

    text: str
    meaning: Paragraph | None = None
    reason: Reason = ""
    detail: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """What one side of a card means, paragraph by paragraph.

    A text that cannot be split into paragraphs has no parts, and a `reason` of its own.
    """

    parts: tuple[Part, ...] = ()
    whole_reason: Reason = ""
    detail: tuple[str, ...] = ()

    @property
    def status(self) -> Status:
        """Return whether all of the text is read, some or nothing."""
        if self.whole_reason:
            return "unread"
        read = [part for part in self.parts if part.meaning is not None]
        if len(read) == len(self.parts):
            return "read"
        return "partly" if read else "unread"

    @property
    def reason(self) -> Reason:
        """Return why the first unread paragraph is not read, "" if all are."""
        return self.whole_reason or next((part.reason for part in self.parts if part.meaning is None), "")

    @property
    def unread(self) -> tuple[Part, ...]:
        """Return the paragraphs that are not read."""
        return tuple(part for part in self.parts if part.meaning is None)

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """Return the abilities of all paragraphs that are read, in order."""
        return tuple(one for part in self.parts if part.meaning for one in part.meaning.abilities)

    @property
    def keywords(self) -> frozenset[str]:
        """Return the keywords that the paragraphs consist of."""
        return frozenset(word for part in self.parts if part.meaning for word in part.meaning.keywords)
