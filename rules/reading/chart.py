"""A chart parser that evaluates: it finds all values that each span of a text can build.

Spans are parsed from right to left, so that everything starting further right is already known. Every
derivation is followed; two with the same value count as one, two different values are an ambiguity that the
caller sees.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from rules.reading.grammar import Grammar, Production, Rule, Value
from rules.reading.lexicon import Lexicon

MOST_VALUES = 20_000
"""The number of values after which the parsing of a paragraph is given up."""

NUMBER = "integer"
"""The category of a number written in digits."""

Ends = dict[int, dict[Value, set[int]]]
"""The possible values of spans by where they end, each with the numbers of the rules that built it."""


class TooMuch(Exception):
    """The text has more possible values than the limit."""


@dataclass(slots=True)
class Chart:
    """The possible values of every span of a text: for each start and category, by where the span ends."""

    tokens: tuple[str, ...]
    cells: list[dict[str, Ends]]
    rules: tuple[Rule, ...]
    count: int = 0
    known: set[int] = field(default_factory=set)
    """The positions of tokens that are words of a rule or part of a phrase of the lexicon."""

    @property
    def unknown(self) -> tuple[str, ...]:
        """Return the words that no rule and no phrase contains."""
        return tuple(token for place, token in enumerate(self.tokens) if place not in self.known)

    def values(self, category: str) -> tuple[Value, ...]:
        """Return the possible values of the whole text as a category."""
        if not self.cells:
            return ()
        return tuple(self.cells[0].get(category, {}).get(len(self.tokens), ()))

    def built_by(self, category: str, rule: Rule) -> bool:
        """Return whether this rule itself builds the whole text as its category."""
        if not self.cells:
            return False
        found = self.cells[0].get(category, {}).get(len(self.tokens), {})
        number = self.rules.index(rule)
        return any(number in makers for makers in found.values())

    def longest(self, start: int, categories: frozenset[str]) -> tuple[int, str, Value] | None:
        """Return the longest span from a position that is of one of these categories."""
        found = [
            (end, category, next(iter(values)))
            for category, ends in self.cells[start].items()
            if category in categories
            for end, values in ends.items()
        ]
        return max(found, key=lambda one: one[0], default=None)


def parse(text: list[str], grammar: Grammar, lexicon: Lexicon) -> Chart:
    """Return the chart of a text. Raises TooMuch if it has too many possible values."""
    tokens = tuple(token.casefold() for token in text)
    numbers = {rule: index for index, rule in enumerate(grammar.rules)}
    chart = Chart(tuple(text), [{} for _ in tokens], grammar.rules)
    for start in range(len(tokens) - 1, -1, -1):
        _Place(chart, grammar, numbers, start).fill(tokens, lexicon)
    return chart


class _Place:
    """Fills the part of a chart that starts at one position, once everything further right is done."""

    def __init__(self, chart: Chart, grammar: Grammar, numbers: Mapping[Rule, int], start: int) -> None:
        self.chart = chart
        self.cells = chart.cells
        self.here = chart.cells[start]
        self.starting = grammar.starting
        self.literals = grammar.literals
        self.numbers = numbers
        self.start = start
        self.agenda: list[tuple[str, int, Value]] = []

    def fill(self, tokens: tuple[str, ...], lexicon: Lexicon) -> None:
        token, known = tokens[self.start], self.chart.known
        if token in self.literals:
            known.add(self.start)
            self.add(f"={token}", self.start + 1, token, -1)
        if token.isdecimal() and len(token) <= 9:
            known.add(self.start)
            self.add(NUMBER, self.start + 1, int(token), -1)
        for end, (category, value) in lexicon.at(tokens, self.start):
            known.update(range(self.start, end))
            self.add(category, end, value, -1)
        while self.agenda:
            symbol, end, value = self.agenda.pop()
            for production in self.starting.get(symbol, ()):
                self.complete(production, end, value)

    def add(self, symbol: str, end: int, value: Value, maker: int) -> None:
        """Add a value of a span; only new values are processed further."""
        values = self.here.setdefault(symbol, {}).setdefault(end, {})
        if value in values:
            values[value].add(maker)
            return
        values[value] = {maker}
        self.chart.count += 1
        if self.chart.count > MOST_VALUES:
            raise TooMuch
        self.agenda.append((symbol, end, value))

    def complete(self, production: Production, end: int, value: Value) -> None:
        """Build a rule's values wherever the rest of its sequence follows."""
        rest, names = production.rest, production.names
        if rest and (end >= len(self.cells) or rest[0] not in self.cells[end]):
            return
        maker = self.numbers[production.rule]
        category, build = production.rule.category, production.rule.build
        for last, given in self.follow(rest, 0, end):
            values = (value, *given)
            built = build(**{name: one for name, one in zip(names, values, strict=True) if name})
            if built is not None:
                self.add(category, last, built, maker)

    def follow(self, rest: tuple[str, ...], step: int, place: int) -> Iterator[tuple[int, tuple[Value, ...]]]:
        """Yield where the rest of a sequence may end, with the values of its symbols."""
        if step == len(rest):
            yield place, ()
            return
        if place >= len(self.cells):
            return
        ends = self.cells[place].get(rest[step])
        if ends is None:
            return
        for end, values in ends.items():
            for last, given in self.follow(rest, step + 1, end):
                for value in values:
                    yield last, (value, *given)
