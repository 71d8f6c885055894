"""What reading a text gives: abilities for each of its paragraphs, or the reason why not."""

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
"""Why a text is not read: words that no rule knows, words known but no way to join them, more than one
meaning, a meaning that the game's dialect does not carry out, keywords that the card's facts contradict."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What one paragraph means: abilities, and keywords that stand for themselves."""

    abilities: tuple[Ability, ...] = ()
    keywords: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Part:
    """One paragraph of a text, as normalised, with what it means, or the reason why it is not read.

    `detail` says more of the reason: which words, both meanings, what the game does not carry out.
    """

    text: str
    meaning: Paragraph | None = None
    reason: Reason = ""
    detail: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """What one side of a card means, paragraph by paragraph.

    A text that cannot be looked at paragraph by paragraph has no parts, and a `reason` of its own.
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
        """Return why the first unread paragraph is not read, "" where all are."""
        return self.whole_reason or next((part.reason for part in self.parts if part.meaning is None), "")

    @property
    def unread(self) -> tuple[Part, ...]:
        """Return the paragraphs that are not read."""
        return tuple(part for part in self.parts if part.meaning is None)

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """Return the abilities of all paragraphs that are read, in their order."""
        return tuple(one for part in self.parts if part.meaning for one in part.meaning.abilities)

    @property
    def keywords(self) -> frozenset[str]:
        """Return the keywords that the paragraphs consist of."""
        return frozenset(word for part in self.parts if part.meaning for word in part.meaning.keywords)
