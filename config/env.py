"""Readers of environment variables, whose errors quote the value."""

import os
from urllib.parse import SplitResult, urlsplit

from django.core.exceptions import ImproperlyConfigured

_YES = {"1", "true", "yes", "on"}
_NO = {"0", "false", "no", "off"}


def text(name: str, default: str = "") -> str:
    """The variable without surrounding blanks; an empty one counts as unset."""
    return os.environ.get(name, "").strip() or default


def flag(name: str, default: bool) -> bool:
    """The variable as yes or no."""
    value = text(name).lower()
    if not value:
        return default
    if value in _YES:
        return True
    if value in _NO:
        return False
    raise ImproperlyConfigured(f"{name}={value!r} is neither yes nor no; set it to 1 or 0, or unset it.")


def number(name: str, default: int, *, low: int = 0) -> int:
    """The variable as a whole number of at least `low`."""
    value = text(name)
    if not value:
        return default
    if not value.isdecimal() or int(value) < low:
        raise ImproperlyConfigured(f"{name}={value!r} is not a whole number of at least {low}.")
    return int(value)


def words(name: str) -> list[str]:
    """The variable as a list, separated by commas."""
    return [word.strip() for word in text(name).split(",") if word.strip()]


def url(name: str, schemes: tuple[str, ...]) -> SplitResult | None:
    """The variable as a URL with one of `schemes`, or None if unset.

    The value itself is not quoted in the error, because service URLs contain passwords.
    """
    value = text(name)
    if not value:
        return None
    parts = urlsplit(value)
    if parts.scheme not in schemes:
        raise ImproperlyConfigured(
            f"{name} starts with {parts.scheme + ':' if parts.scheme else 'no scheme'!r}; "
            f"it must start with one of {', '.join(scheme + '://' for scheme in schemes)}."
        )
    return parts
