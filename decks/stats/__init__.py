"""Figures of a deck: what its cards cost, are and ask for, as charts whose truth is their table."""

from decks.stats.asking import ALL, BadSection, Stats, of_deck, of_version
from decks.stats.beside import compared
from decks.stats.charts import Chart, Row, Series

__all__ = ["ALL", "BadSection", "Chart", "Row", "Series", "Stats", "compared", "of_deck", "of_version"]
