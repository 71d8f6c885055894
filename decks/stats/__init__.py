"""Figures of a deck: what its cards cost, are and ask for, as charts whose truth is their table."""

from decks.stats.charts import Chart, ChartRow, Series
from decks.stats.comparison import compared
from decks.stats.summary import ALL, BadSection, Stats, of_deck, of_version

__all__ = ["ALL", "BadSection", "Chart", "ChartRow", "Series", "Stats", "compared", "of_deck", "of_version"]
