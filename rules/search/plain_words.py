"""The meaning of plain words in a search: parts of names, numbers, and facts that they name."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import takewhile

from rules.cards import search_key
from rules.cards.names import normalise_number
from rules.search.conditions import Condition, Named, Numbered
from rules.search.keys import keys
from rules.search.near_words import MOST_WORDS as MOST_COMPARED
from rules.search.near_words import near_facts, near_names
from rules.search.sounds import names_by_sound
from rules.search.stat_words import stat_of
from rules.search.terms import Terms
from rules.search.tree import NOT, Either, Every, Term, Tree, Without, leaves
from rules.search.vocabulary import SearchVocabulary
from rules.search.word_readings import MOST_WORDS, WordReading, reading_of


@dataclass(frozen=True, slots=True)
class WordsAsFact:
    """Consecutive plain words read as a fact: how many, their condition, description and keys."""

    length: int
    condition: Tree[Condition]
    words: str
    names: tuple[str, ...]


class PlainWords:
    """The meaning of plain words in the systems searched.

    `read` counts those that were read as facts, `near_found` lists what was looked for besides the words
    themselves, if they may be misspelled.
    """

    def __init__(self, realms: Sequence[SearchVocabulary], terms: Terms, *, near: bool) -> None:
        self.realms, self.terms = realms, terms
        self.read = 0
        self.near_found: list[str] = []
        self._left = MOST_COMPARED if near else 0

    @contextmanager
    def exactly(self) -> Iterator[None]:
        """Look for no near words: in a negated part they would exclude cards that are wanted."""
        left, self._left = self._left, 0
        yield
        self._left = left

    def fact_at(self, parts: Sequence[Tree[Term]], place: int) -> WordsAsFact | None:
        """Return the fact that plain words from this place on name, as many of them as possible; or None."""
        words = takewhile(is_plain, parts[place : place + 1 + MOST_WORDS])
        terms = [word for word in words if isinstance(word, Term)]
        if found := self._stat(terms[:2]):
            return found
        if found := self._fact(terms[:MOST_WORDS]):
            return found
        if len(terms) > 1 and terms[0].value == NOT and (found := self._fact(terms[1:], negated=True)):
            return replace(found, length=found.length + 1, condition=Without(found.condition), names=())
        return None

    def _stat(self, terms: Sequence[Term]) -> WordsAsFact | None:
        stat = stat_of([term.value for term in terms], self.realms)
        if stat is None:
            return None
        self.read += 1
        said = " ".join(term.value for term in terms)
        return WordsAsFact(
            2,
            Either((stat, Every(tuple(map(_literal_name, terms))))),
            f"{stat.name} {'at least' if stat.sign == '>=' else 'is'} {stat.number} or “{said}” in the name",
            tuple(search_key(term.value) for term in terms),
        )

    def _fact(self, terms: Sequence[Term], *, negated: bool = False) -> WordsAsFact | None:
        for length in range(len(terms), 0, -1):
            said = terms[:length]
            reading = reading_of([term.value for term in said], self.realms)
            if reading is not None:
                self.read += 1
                named = [_literal_name(term) for term in said]
                name: Tree[Condition] = Every(tuple(named)) if len(named) > 1 else named[0]
                return WordsAsFact(
                    length,
                    Either((reading.condition, name)),
                    self._described(reading, said, negated=negated),
                    tuple(search_key(term.value) for term in said),
                )
        return None

    def _described(self, reading: WordReading, said: Sequence[Term], *, negated: bool) -> str:
        kind = self.terms.called(keys()[reading.kind])
        words = " ".join(term.value for term in said)
        fact = " or ".join(reading.called)
        if negated:
            return f"{kind} is not {fact} and no “{words}” in the name"
        return f"{kind} is {fact} or “{words}” in the name"

    def name(self, term: Term) -> tuple[Tree[Condition], str]:
        """Return the condition of a word for a name, and of those it may be misspelled from."""
        literal, said = _literal_name(term), f"“{term.value}”"
        near = self._near(term)
        if not near:
            return literal, said
        words = dict.fromkeys(word for word, _ in near)
        self.near_found += words
        alternatives = " or ".join(f"“{word}”" for word in words)
        either: Tree[Condition] = Either((literal, *(condition for _, condition in near)))
        return either, f"{said}, or nearly so {alternatives}"

    def _near(self, term: Term) -> list[tuple[str, Condition]]:
        if term.quoted or not self._left:
            return []
        self._left -= 1
        key = search_key(term.value)
        names = near_names(key, self.realms) or names_by_sound(term.value, self.realms)
        found: list[tuple[str, Condition]] = [(word, Named(word)) for word in names]
        for word in near_facts(key, self.realms):
            reading = reading_of([word], self.realms)
            if reading is not None:
                found.append((word, reading.condition))
        return found


def literally(tree: Tree[Term]) -> Tree[Term]:
    """Return a part of a search in which plain words are only parts of names."""
    match tree:
        case Without():
            return Without(literally(tree.part))
        case Every():
            return Every(tuple(map(literally, tree.parts)))
        case Either():
            return Either(tuple(map(literally, tree.parts)))
        case _:
            return tree if tree.key else replace(tree, quoted=True)


def is_of_names(part: Tree[Term]) -> bool:
    """Return whether a part has only words for names, which may be one name: `this or that`."""
    return not isinstance(part, Without) and all(not term.key for term in leaves(part))


def without_signs(tree: Tree[Term] | None) -> Tree[Term] | None:
    """Return a tree without words that are only punctuation beside others, as in “A & B” and “A / B”.

    Names are compared without punctuation, so no name could contain them.
    """
    match tree:
        case Without():
            return Without(without_signs(tree.part) or tree.part)
        case Either():
            return Either(tuple(without_signs(part) or part for part in tree.parts))
        case Every():
            said = tuple(part for part in tree.parts if not (is_plain(part) and _is_of_signs(part)))
            kept = tuple(without_signs(part) or part for part in said or tree.parts)
            return Every(kept) if len(kept) > 1 else kept[0]
        case _:
            return tree


def _is_of_signs(part: Tree[Term]) -> bool:
    return isinstance(part, Term) and not any(map(str.isalnum, part.value))


def _literal_name(term: Term) -> Tree[Condition]:
    return Either((Named(search_key(term.value)), Numbered(normalise_number(term.value))))


def is_plain(part: Tree[Term]) -> bool:
    """Return whether a part is a word without a key or quotes."""
    return isinstance(part, Term) and not part.key and not part.quoted
