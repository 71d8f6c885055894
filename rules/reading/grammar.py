"""A grammar: rules from a pattern to a typed value, each with an example and a near miss."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from rules.reading.patterns import Sequence, Symbol, sequences
from rules.reading.tokens import Tokenizer

Value = object
"""What a rule builds: a node of the language, or a part of one; hashable and comparable."""
Builder = Callable[..., Value | None]
"""Builds a value from those of the named categories of its pattern; None refuses them."""
B = TypeVar("B", bound=Builder)


@dataclass(frozen=True, slots=True)
class Rule:
    """One way to express something: its category, the pattern, the builder, an example and a near miss.

    `example` must be read as the category by this rule, `miss` must not be.
    """

    category: str
    pattern: str
    build: Builder
    example: str
    miss: str

    def __str__(self) -> str:
        return f"{self.category}: {self.pattern}"


class Rules:
    """Rules of one subject, collected by a decorator over their builders.

    >>> rules = Rules()
    >>> @rules.rule("greeting", "hello <name>", example="hello Ann", miss="hello")
    ... def greeting(name: str) -> str:
    ...     return name
    >>> [str(rule) for rule in rules]
    ['greeting: hello <name>']
    """

    def __init__(self) -> None:
        self._rules: list[Rule] = []

    def rule(self, category: str, pattern: str, *, example: str, miss: str) -> Callable[[B], B]:
        """Add a rule with the decorated function as its builder; one builder may have several rules."""

        def add(build: B) -> B:
            self._rules.append(Rule(category, pattern, build, example, miss))
            return build

        return add

    def same(self, category: str, phrases: Mapping[str, Value]) -> None:
        """Add a rule for each phrase that stands for a fixed value, such as words for zones."""
        for phrase, value in phrases.items():
            self._rules.append(Rule(category, phrase, _always(value), "", ""))

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules)


def _always(value: Value) -> Builder:
    return lambda: value


@dataclass(frozen=True, slots=True)
class Production:
    """One sequence of a rule's pattern."""

    rule: Rule
    first: str
    rest: tuple[str, ...]
    names: tuple[str, ...]
    """The builder's parameter name for the value of each symbol of the sequence, "" for none."""


class Grammar:
    """Rules ready for parsing, indexed by the first symbol of each of their sequences.

    The words of patterns are tokenised like texts.
    """

    def __init__(self, tokenize: Tokenizer, *parts: Iterable[Rule]) -> None:
        self.tokenize = tokenize
        self.rules = tuple(rule for part in parts for rule in part)
        self.starting: dict[str, list[Production]] = {}
        self.literals: set[str] = set()
        for rule in self.rules:
            for sequence in sequences(rule.pattern):
                self._add(rule, sequence)

    @property
    def categories(self) -> frozenset[str]:
        """Return the categories that the rules build."""
        return frozenset(rule.category for rule in self.rules)

    def _add(self, rule: Rule, sequence: Sequence) -> None:
        symbols = [part for symbol in sequence for part in self._tokens(symbol)]
        keys = tuple(symbol.key for symbol in symbols)
        names = tuple("" if symbol.literal else symbol.name for symbol in symbols)
        self.literals.update(symbol.text for symbol in symbols if symbol.literal)
        production = Production(rule, keys[0], keys[1:], names)
        self.starting.setdefault(keys[0], []).append(production)

    def _tokens(self, symbol: Symbol) -> list[Symbol]:
        if not symbol.literal:
            return [symbol]
        return [Symbol(token, literal=True) for token in self.tokenize(symbol.text.casefold())]
