"""Template tags of all pages: marks, query strings, the language of names."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from django import template
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString

register = template.Library()

_JAPANESE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uff66-\uff9f]")


@register.simple_tag
def mark(name: str, label: str = "") -> SafeString:
    """Draw one of the site's marks; with a label it has a meaning, otherwise it only decorates."""
    if label:
        return format_html(
            '<svg class="mark" role="img" aria-label="{}"><use href="{}#{}"></use></svg>',
            label,
            static("img/marks.svg"),
            name,
        )
    return _decoration(name)


@lru_cache(maxsize=128)
def _decoration(name: str) -> SafeString:
    address = static("img/marks.svg")
    return format_html('<svg class="mark" aria-hidden="true"><use href="{}#{}"></use></svg>', address, name)


@register.filter
def as_query(value: str, key: str) -> str:
    """Return a key and value as a query string."""
    return urlencode({key: value})


@register.filter
def language(text: str) -> str:
    """Return the language of a name, for correct fonts and speech."""
    return "ja" if _JAPANESE.search(text) else "en"


@register.simple_tag(takes_context=True)
def address_with(context: Mapping[str, Any], **changes: object) -> str:
    """Return this page's query string with some values changed, and empty ones removed."""
    query = context["request"].GET.copy()
    for key, value in changes.items():
        query[key] = str(value)
    return "?" + urlencode([(key, one) for key, values in query.lists() for one in values if one])
