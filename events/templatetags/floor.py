"""Template tags for results, figures and deck checks."""

from collections.abc import Mapping
from datetime import date

from django import template

from events.metagame.figures import Share
from rules.construction.system import System
from simulate.presentation.charts import WHOLE, Whisker

register = template.Library()


@register.filter
def percent(share: float) -> str:
    """Return a share in percent: whole percents, since few lists know no more."""
    return f"{share * 100:.0f} %"


@register.filter
def between(row: Share) -> str:
    """Return the interval of a share in percent."""
    return f"{row['low'] * 100:.0f}–{row['high'] * 100:.0f} %"


@register.filter
def shown_attribute(value: str, of: System) -> str:
    """Return an attribute as players call it."""
    shown = of.shown.get(value, value)
    return f"{shown[:1].upper()}{shown[1:]}"


@register.filter
def month_name(month: str) -> str:
    """Return a month such as 2026-11 as Nov 2026."""
    return f"{date.fromisoformat(f'{month}-01'):%b %Y}"


@register.filter
def answer_to(answers: Mapping[int, str], line: int) -> str:
    """Return what was chosen for a line of a table."""
    return answers.get(line, "")


@register.filter
def whisker(row: Share) -> Whisker:
    """Return where a share and its interval are drawn; the numbers stand beside the drawing."""
    return WHOLE.whisker(row, row["share"])
