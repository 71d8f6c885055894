"""Verdicts laid out for templates, in words and as gauges."""

from decks.verdicts.presentation.gauges import gauge, shown_sections, state_of
from decks.verdicts.presentation.groups import GROUPINGS, RowGroup, grouped
from decks.verdicts.presentation.lists import ShownBeside, beside
from decks.verdicts.presentation.panel import deck_formats, deck_panel, list_panel, version_panel
from decks.verdicts.presentation.sections import SectionRow, SectionView, considered_rows, deck_sections
from decks.verdicts.presentation.verdicts import (
    KINDS,
    LINE_KINDS,
    OUTCOMES,
    VerdictPage,
    anchors_of,
    formats_page,
    verdict_page,
)

__all__ = [
    "GROUPINGS",
    "KINDS",
    "LINE_KINDS",
    "OUTCOMES",
    "RowGroup",
    "SectionRow",
    "SectionView",
    "ShownBeside",
    "VerdictPage",
    "anchors_of",
    "beside",
    "considered_rows",
    "deck_formats",
    "deck_panel",
    "deck_sections",
    "formats_page",
    "gauge",
    "grouped",
    "list_panel",
    "shown_sections",
    "state_of",
    "verdict_page",
    "version_panel",
]
