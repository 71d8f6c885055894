"""Texts of plain data that are more than words: a type beside the text says what it writes down."""

from datetime import date, datetime
from typing import Annotated
from urllib.parse import SplitResult

Day = Annotated[str, date]
"""A day, as ISO 8601 writes it."""
Moment = Annotated[str, datetime]
"""A day with its time, as ISO 8601 writes it."""
Address = Annotated[str, SplitResult]
"""The whole address of a page."""
