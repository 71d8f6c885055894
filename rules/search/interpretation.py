"""The interpretation of a search in some systems: conditions, their descriptions, and warnings."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from rapidfuzz import fuzz, process

from rules.cards import search_key
from rules.search.conditions import Condition
from rules.search.keys import Key, key_words
from rules.search.plain_words import PlainWords, is_of_names, literally, without_signs
from rules.search.term_results import DeckCards, Ignored, TermMeaning
from rules.search.terms import Terms
from rules.search.tree import Either, Every, Term, Tree, Without, write, write_term
from rules.search.vocabulary import SearchVocabulary, named

__all__ = ["Chip", "DeckCards", "Search", "Warned", "understand"]


_NEGATED = {"does ": "does not ", "an ability is ": "no ability is "}
"""How sentences about what cards do begin, and how they do if they are negated."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A term of a search in words, and the search without it.

    `literal` is the search with plain words that were read as a fact taken as parts of a name, or "".
    """

    words: str
    without: str
    literal: str = ""


@dataclass(frozen=True, slots=True)
class Warned:
    """A term that was left out, or that is less certain than it looks, with the reason.

    `term` is the term as written, "" if nothing is left out; `instead` is the whole search as probably meant,
    or "".
    """

    term: str
    words: str
    instead: str = ""


@dataclass(frozen=True, slots=True)
class Search:
    """An interpreted search; with None as `condition` it finds every card of `systems`.

    `names` are the keys of words for names; cards whose names match them best come first. `near` are
    the words that were also looked for in place of probably misspelled ones.
    """

    text: str
    condition: Tree[Condition] | None
    systems: tuple[str, ...]
    chips: tuple[Chip, ...]
    warnings: tuple[Warned, ...]
    names: tuple[str, ...]
    day: date | None
    near: tuple[str, ...] = ()

    @property
    def is_lost(self) -> bool:
        """Return whether nothing of its text was understood, so that it should find no card, not all."""
        return not self.chips and any(one.term for one in self.warnings)


def understand(
    tree: Tree[Term] | None,
    realms: Sequence[SearchVocabulary],
    *,
    usual: Sequence[str] = (),
    today: date | None = None,
    deck: Callable[[str], DeckCards | None] | None = None,
    near: bool = False,
) -> Search:
    """Interpret a search; terms that are not understood are left out with a warning.

    `usual` are the codes of the systems searched if none is named; all if empty. `today` is the day for
    formats unless the search names one. `deck` returns the cards of one if seen; `near` adds like words.
    """
    return _Meaning(tree, realms, usual, today, deck, near).search()


@dataclass(frozen=True, slots=True)
class _Piece:
    """The parts of a search from `start` to `end`, with their condition and description.

    `names` are the keys of its words for names, `read` tells whether plain words of it were read as facts.
    """

    start: int
    end: int
    condition: Tree[Condition]
    words: str
    names: tuple[str, ...] = ()
    read: bool = False


class _Meaning:
    def __init__(
        self,
        tree: Tree[Term] | None,
        realms: Sequence[SearchVocabulary],
        usual: Sequence[str],
        today: date | None,
        deck: Callable[[str], DeckCards | None] | None,
        near: bool,
    ) -> None:
        self.tree = tree = without_signs(tree)
        self.text = write(tree)
        self.warnings: list[Warned] = []
        self.parts: tuple[Tree[Term], ...] = (
            tree.parts if isinstance(tree, Every) else (tree,) if tree else ()
        )
        self.words = key_words(one.of for one in realms)
        asked = self._systems(realms)
        usually = [one for one in realms if not usual or one.of.code in usual]
        self.realms = asked or usually
        self.day, self.dated = self._day(today)
        self.terms = Terms(self.realms, realms, self.day, deck)
        self.plain = PlainWords(self.realms, self.terms, near=near)

    def search(self) -> Search:
        chips: list[Chip] = []
        pieces: list[_Piece] = []
        for place, piece in self._pieces(self.parts):
            if piece is None:
                if self.parts[place] is self.dated:
                    chips.append(Chip(f"as of {self.day}", self._instead(place, place + 1)))
                continue
            pieces.append(piece)
            literal = self._instead(piece.start, piece.end, literal=True) if piece.read else ""
            chips.append(Chip(piece.words, self._instead(piece.start, piece.end), literal))
        kept = tuple(piece.condition for piece in pieces)
        return Search(
            text=self.text,
            condition=Every(kept) if len(kept) > 1 else kept[0] if kept else None,
            systems=tuple(one.of.code for one in self.realms),
            chips=tuple(chips),
            warnings=(*self.warnings, *self._noted()),
            names=tuple(name for piece in pieces for name in piece.names),
            day=self.day,
            near=tuple(self.plain.near_found),
        )

    def _instead(self, start: int, end: int, *, literal: bool = False) -> str:
        """The search without some of its parts, or with their plain words taken literally."""
        between = tuple(map(literally, self.parts[start:end])) if literal else ()
        rest = (*self.parts[:start], *between, *self.parts[end:])
        return write(Every(rest) if len(rest) > 1 else rest[0] if rest else None)

    def _systems(self, realms: Sequence[SearchVocabulary]) -> list[SearchVocabulary]:
        """The systems named by the search; they decide what its other words mean."""
        for part in self.parts:
            if isinstance(part, Term) and self._is(part, "system") and part.sign in (":", "="):
                found = [one for value in part.values for one in named(realms, value)]
                if found:
                    return list(dict.fromkeys(found))
        return []

    def _day(self, today: date | None) -> tuple[date | None, Term | None]:
        for part in self.parts:
            if isinstance(part, Term) and self._is(part, "day") and part.sign in (":", "="):
                try:
                    return date.fromisoformat(part.value), part
                except ValueError:
                    return today, None
        return today, None

    def _is(self, term: Term, kind: str) -> bool:
        key = self.words.get(term.key)
        return key is not None and key.kind == kind

    def _pieces(self, parts: tuple[Tree[Term], ...]) -> Iterator[tuple[int, _Piece | None]]:
        """Yield the pieces of parts that must all be true, each with its place; None is not understood."""
        place = 0
        while place < len(parts):
            fact = self.plain.fact_at(parts, place)
            if fact is not None:
                end = place + fact.length
                yield place, _Piece(place, end, fact.condition, fact.words, fact.names, read=True)
                place = end
                continue
            part = parts[place]
            before = self.plain.read
            found = None if part is self.dated else self._node(part)
            names = (search_key(write(part)),) if is_of_names(part) else ()
            read = self.plain.read > before
            yield place, None if found is None else _Piece(place, place + 1, *found, names, read)
            place += 1

    def _node(self, tree: Tree[Term]) -> tuple[Tree[Condition], str] | None:
        """The condition of a tree and its description; None if nothing of it is understood."""
        match tree:
            case Without():
                with self.plain.exactly():
                    inner = self._node(tree.part)
                return None if inner is None else (Without(inner[0]), _not(tree.part, inner[1]))
            case Every():
                pieces = [piece for _, piece in self._pieces(tree.parts) if piece is not None]
                every = [(tree.parts[one.start], (one.condition, one.words)) for one in pieces]
                return _together(tree, every)
            case Either():
                either = [(part, inner) for part in tree.parts if (inner := self._node(part)) is not None]
                return _together(tree, either)
            case _:
                return self._term(tree)

    def _term(self, term: Term) -> tuple[Tree[Condition], str] | None:
        if not term.key:
            fact = self.plain.fact_at((term,), 0)
            return (fact.condition, fact.words) if fact else self.plain.name(term)
        key_ = self.words.get(term.key)
        if key_ is None:
            self._unknown_key(term)
            return None
        said = self._said(key_, term)
        if isinstance(said, TermMeaning):
            return said.condition, said.words
        other = self.words[said.key].kind if said.key else key_.kind
        sign = term.sign if other == "stat" or term.sign == "!=" else ":"
        better = Term(said.key or term.key, sign, said.instead, " " in said.instead, term.start, term.end)
        self._warn(term, said.words, better if said.instead else None)
        return None

    def _said(self, key: Key, term: Term) -> TermMeaning | Ignored:
        if key.kind == "day":
            try:
                date.fromisoformat(term.value)
            except ValueError:
                return Ignored(f"“{term.value}” is not a date; write it as 2018-10-24")
            return Ignored("a day is for the whole search, and stands once and outside of parentheses")
        return self.terms.meaning(key, term)

    def _unknown_key(self, term: Term) -> None:
        near = nearest(term.key, list(self.words)) or self.terms.key_of(term.value)
        better = Term(near, term.sign, term.value, term.quoted, term.start, term.end) if near else None
        whole = f"“{write_term(term)}”"
        self._warn(
            term,
            f"there is no key “{term.key}”; to look for the words, put {whole} in quotes",
            better or Term("", ":", write_term(term).replace('"', ""), True, term.start, term.end),
        )

    def _warn(self, term: Term, words: str, better: Term | None) -> None:
        instead = "" if better is None or self.tree is None else write(_replaced(self.tree, term, better))
        self.warnings.append(Warned(write_term(term), words, instead))

    def _noted(self) -> list[Warned]:
        return [Warned("", words) for words in dict.fromkeys(self.terms.notes)]


def nearest(said: str, words: Sequence[str]) -> str:
    """Return the word that was probably meant, or ""."""
    found = process.extractOne(said, words, scorer=fuzz.ratio, score_cutoff=60)
    return str(found[0]) if found else ""


def _together(
    tree: Every[Term] | Either[Term], found: Sequence[tuple[Tree[Term], tuple[Tree[Condition], str]]]
) -> tuple[Tree[Condition], str] | None:
    """Join what was understood of a tree's parts; a single part stands alone."""
    if len(found) < 2:
        return found[0][1] if found else None
    conditions = tuple(inner[0] for _, inner in found)
    word = " and " if isinstance(tree, Every) else " or "
    words = word.join(_joined(part, inner[1]) for part, inner in found)
    return (Every(conditions) if isinstance(tree, Every) else Either(conditions)), words


def _not(part: Tree[Term], words: str) -> str:
    """Negate a description; for a fact in a sentence of its own."""
    for opening, negated in _NEGATED.items():
        if isinstance(part, Term) and words.startswith(opening):
            return negated + words.removeprefix(opening)
    fact = isinstance(part, Term) and bool(part.key) and " is " in words and "not " not in words
    return words.replace(" is ", " is not ", 1) if fact else f"not {_joined(part, words)}"


def _joined(part: Tree[Term], words: str) -> str:
    return f"({words})" if isinstance(part, Every | Either) else words


def _replaced(tree: Tree[Term], term: Term, better: Term) -> Tree[Term]:
    """The tree with one of its terms, at its own place, reworded."""
    match tree:
        case Without():
            return Without(_replaced(tree.part, term, better))
        case Every():
            return Every(tuple(_replaced(part, term, better) for part in tree.parts))
        case Either():
            return Either(tuple(_replaced(part, term, better) for part in tree.parts))
        case _:
            return better if tree is term else tree
