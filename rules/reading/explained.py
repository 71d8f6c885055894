"""Explains the reading of a text: how it is normalised and tokenised, and which spans are understood."""

from collections.abc import Iterator

from rules.cards import Face
from rules.reading.chart import Chart, TooMuch, parse
from rules.reading.house import GOAL, Damaged, House


def explained(text: str, face: Face, house: House) -> Iterator[str]:
    """Yield lines about each paragraph: its words, and its meanings or the longest spans understood."""
    try:
        paragraphs = house.style(text, face)
    except Damaged as damage:
        yield f"damaged: {damage}"
        return
    for paragraph in paragraphs:
        yield f"paragraph: {paragraph}"
        try:
            chart = parse(house.grammar.tokenize(paragraph), house.grammar, house.lexicon)
        except TooMuch:
            yield "too many ways to read its parts"
            continue
        yield f"{len(chart.tokens)} words, {chart.count} values"
        if chart.unknown:
            yield f"unknown words: {', '.join(chart.unknown)}"
        for value in chart.values(GOAL):
            yield f"means: {value}"
        if not chart.values(GOAL):
            yield from _stretches(chart, house.grammar.categories)


def _stretches(chart: Chart, categories: frozenset[str]) -> Iterator[str]:
    """Yield the longest span from the start, then the longest after it, and so on."""
    start = 0
    while start < len(chart.tokens):
        found = chart.longest(start, categories)
        if found is None:
            yield f"  nothing from {chart.tokens[start]!r}"
            start += 1
            continue
        end, category, value = found
        yield f"  {category} “{' '.join(chart.tokens[start:end])}”: {value}"
        start = end
