"""The clock of the site."""

from datetime import date

from django.utils import timezone


def today() -> date:
    """The site's current day, the default for checks."""
    return timezone.localdate()
