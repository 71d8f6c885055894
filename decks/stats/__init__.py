"""Statistics of a deck: its cards' costs, facts and payment, as tables that charts illustrate."""

from decks.stats.charts import Chart, ChartRow, Series
from decks.stats.comparison import compared
from decks.stats.summary import ALL, BadSection, Stats, of_deck, of_version

__all__ = ["ALL", "BadSection", "Chart", "ChartRow", "Series", "Stats", "compared", "of_deck", "of_version"]
