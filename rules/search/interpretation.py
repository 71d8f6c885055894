"""The interpretation of a search in some systems: conditions, their descriptions, and warnings."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from rapidfuzz import fuzz, process

from rules.cards import normalise
from rules.cards.names import normalise_number
from rules.search.conditions import Condition, Named, Numbered
from rules.search.keys import Key, key_words
from rules.search.term_results import DeckCards, Ignored, TermMeaning
from rules.search.terms import Terms
from rules.search.tree import Either, Every, Term, Tree, Without, write, write_term
from rules.search.vocabulary import SearchVocabulary, named

__all__ = ["Chip", "DeckCards", "Search", "Warned", "understand"]


_NEGATED = {"does ": "does not ", "an ability is ": "no ability is "}
"""How sentences about what cards do begin, and how they do if they are negated."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A term of a search in words, and the search without it."""

    words: str
    without: str


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

    `names` are the keys of words for names; cards whose names match them best come first.
    """

    text: str
    condition: Tree[Condition] | None
    systems: tuple[str, ...]
    chips: tuple[Chip, ...]
    warnings: tuple[Warned, ...]
    names: tuple[str, ...]
    day: date | None


def understand(
    tree: Tree[Term] | None,
    realms: Sequence[SearchVocabulary],
    *,
    usual: Sequence[str] = (),
    today: date | None = None,
    deck: Callable[[str], DeckCards | None] | None = None,
) -> Search:
    """Interpret a search; terms that are not understood are left out with a warning.

    `usual` are the codes of the systems searched if none is named; all if empty. `today` is the day for
    formats unless the search names one. `deck` returns the cards of a deck that may be seen.
    """
    return _Meaning(tree, realms, usual, today, deck).search()


class _Meaning:
    def __init__(
        self,
        tree: Tree[Term] | None,
        realms: Sequence[SearchVocabulary],
        usual: Sequence[str],
        today: date | None,
        deck: Callable[[str], DeckCards | None] | None,
    ) -> None:
        self.tree = tree
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

    def search(self) -> Search:
        kept: list[Tree[Condition]] = []
        chips: list[Chip] = []
        names: list[str] = []
        for place, part in enumerate(self.parts):
            rest = (*self.parts[:place], *self.parts[place + 1 :])
            without = write(Every(rest) if len(rest) > 1 else rest[0] if rest else None)
            if part is self.dated:
                chips.append(Chip(f"as of {self.day}", without))
                continue
            found = self._node(part)
            if found is None:
                continue
            condition, words = found
            kept.append(condition)
            chips.append(Chip(words, without))
            if isinstance(part, Term) and not part.key:
                names.append(normalise(part.value))
        return Search(
            text=self.text,
            condition=Every(tuple(kept)) if len(kept) > 1 else kept[0] if kept else None,
            systems=tuple(one.of.code for one in self.realms),
            chips=tuple(chips),
            warnings=(*self.warnings, *self._noted()),
            names=tuple(names),
            day=self.day,
        )

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

    def _node(self, tree: Tree[Term]) -> tuple[Tree[Condition], str] | None:
        """The condition of a tree and its description; None if nothing of it is understood."""
        match tree:
            case Without():
                inner = self._node(tree.part)
                return None if inner is None else (Without(inner[0]), _not(tree.part, inner[1]))
            case Every() | Either():
                found = [(part, inner) for part in tree.parts if (inner := self._node(part)) is not None]
                if len(found) < 2:
                    return found[0][1] if found else None
                conditions = tuple(inner[0] for _, inner in found)
                word = " and " if isinstance(tree, Every) else " or "
                words = word.join(_joined(part, inner[1]) for part, inner in found)
                return (Every(conditions) if isinstance(tree, Every) else Either(conditions)), words
            case _:
                return self._term(tree)

    def _term(self, term: Term) -> tuple[Tree[Condition], str] | None:
        if not term.key:
            key = normalise(term.value)
            either: Tree[Condition] = Either((Named(key), Numbered(normalise_number(term.value))))
            return either, f"“{term.value}”"
        key_ = self.words.get(term.key)
        if key_ is None:
            self._unknown_key(term)
            return None
        said = self._said(key_, term)
        if isinstance(said, TermMeaning):
            return said.condition, said.words
        sign = term.sign if key_.kind == "figure" or term.sign == "!=" else ":"
        better = Term(term.key, sign, said.instead, " " in said.instead, term.start, term.end)
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
        near = nearest(term.key, list(self.words))
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
