"""The syntax tree of a search: terms joined by and, or and not; and its text."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeAlias, TypeVar

Sign = Literal[":", "=", "!=", "<", "<=", ">", ">="]
SIGNS: tuple[Sign, ...] = ("<=", ">=", "!=", "<", ">", ":", "=")
"""The operators between a key and its value, the longer ones first."""

OR, NOT = "or", "not"
"""Operators that may also be plain words."""

Leaf = TypeVar("Leaf", covariant=True)


@dataclass(frozen=True, slots=True)
class Term:
    """A term as written: a key, a sign and a value, or a plain word with the key "".

    `start` and `end` are its position in the text, which equality ignores.
    """

    key: str
    sign: Sign
    value: str
    quoted: bool = False
    start: int = field(default=0, compare=False)
    end: int = field(default=0, compare=False)

    @property
    def values(self) -> tuple[str, ...]:
        """The alternatives of a value, separated by bars: `fire|water`."""
        parts = tuple(part for part in self.value.split("|") if part)
        return parts if parts and not self.quoted else (self.value,)


@dataclass(frozen=True, slots=True)
class Without(Generic[Leaf]):
    """A part that must not be true."""

    part: "Tree[Leaf]"


@dataclass(frozen=True, slots=True)
class Every(Generic[Leaf]):
    """Parts that must all be true, two or more."""

    parts: "tuple[Tree[Leaf], ...]"


@dataclass(frozen=True, slots=True)
class Either(Generic[Leaf]):
    """Parts of which one must be true, two or more."""

    parts: "tuple[Tree[Leaf], ...]"


Tree: TypeAlias = Leaf | Without[Leaf] | Every[Leaf] | Either[Leaf]


def leaves(tree: Tree[Leaf]) -> Iterator[Leaf]:
    """Yield the terms of a tree, from left to right."""
    match tree:
        case Without():
            yield from leaves(tree.part)
        case Every() | Either():
            for part in tree.parts:
                yield from leaves(part)
        case _:
            yield tree


def write(tree: Tree[Term] | None) -> str:
    """Return the text that is parsed as this tree; "" for None."""
    match tree:
        case None:
            return ""
        case Without():
            return f"-{_within(tree.part, Every, Either)}"
        case Every():
            return " ".join(_in_turn(tree.parts))
        case Either():
            return " OR ".join(_within(part, Either) for part in tree.parts)
        case _:
            return write_term(tree)


def write_term(term: Term) -> str:
    """Return the text of a term, with quotes if its value would be parsed differently without."""
    value = f'"{term.value}"' if _is_quoted(term) else term.value
    return f"{term.key}{term.sign}{value}" if term.key else value


def _in_turn(parts: Sequence[Tree[Term]]) -> list[str]:
    """Return the texts of parts in a row, with `not` in quotes where it would negate what follows."""
    found: list[str] = []
    after: Tree[Term] | None = None
    for part in reversed(parts):
        said = _within(part, Every, Either)
        # Before a plain word `not` is a word, too; one that had to be quoted is plain no more.
        alone = isinstance(after, Term) and not after.key and not found[-1].startswith('"')
        negates = said.lstrip("-") == NOT and after is not None and not alone
        found.append(said.replace(NOT, f'"{NOT}"') if negates else said)
        after = part
    return found[::-1]


def _within(part: Tree[Term], *kinds: type) -> str:
    return f"({write(part)})" if isinstance(part, kinds) else write(part)


def _is_quoted(term: Term) -> bool:
    value = term.value
    if term.quoted or any(one.isspace() or one in "()" for one in value):
        return True
    return not term.key and (
        value in ("OR", OR) or value.startswith("-") or any(one in value for one in ":=<>!")
    )
