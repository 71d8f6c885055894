"""The clock of the site."""

from datetime import date

from django.utils import timezone


def today() -> date:
    """The day on which the site judges who gives no other."""
    return timezone.localdate()
