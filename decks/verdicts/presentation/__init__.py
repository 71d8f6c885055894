"""Verdicts laid out for templates, in words and as gauges."""

from decks.verdicts.presentation.gauges import gauge, shown_sections, state_of
from decks.verdicts.presentation.lists import beside
from decks.verdicts.presentation.panel import deck_panel, list_panel, version_panel
from decks.verdicts.presentation.sections import SectionRow, SectionView, considered_rows, deck_sections
from decks.verdicts.presentation.verdicts import (
    KINDS,
    LINE_KINDS,
    OUTCOMES,
    anchors_of,
    formats_page,
    verdict_page,
)

__all__ = [
    "KINDS",
    "LINE_KINDS",
    "OUTCOMES",
    "SectionRow",
    "SectionView",
    "anchors_of",
    "beside",
    "considered_rows",
    "deck_panel",
    "deck_sections",
    "formats_page",
    "gauge",
    "list_panel",
    "shown_sections",
    "state_of",
    "verdict_page",
    "version_panel",
]
