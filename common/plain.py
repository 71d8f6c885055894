"""String types of plain data, for the schema."""

from datetime import date, datetime
from typing import Annotated
from urllib.parse import SplitResult

Day = Annotated[str, date]
"""A day, in ISO 8601."""
Moment = Annotated[str, datetime]
"""A day and time, in ISO 8601."""
Address = Annotated[str, SplitResult]
"""A full URL."""
