"""Template tags of all pages: marks, query strings, the language of names."""

import re
from functools import lru_cache
from urllib.parse import urlencode

from django import template
from django.core.exceptions import DisallowedHost
from django.template import RequestContext
from django.templatetags.static import static
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString

from common.words import say

register = template.Library()

# A commit in an address is more than anybody reads.
_COMMIT = re.compile(r"\b([0-9a-f]{7})[0-9a-f]{33}\b")
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


@register.simple_tag(takes_context=True)
def entrance(context: RequestContext, name: str) -> str:
    """Return the URL of a page that signs in or up, which leads back to the page it is linked from.

    Pages about errors may be rendered without a request; then it leads back to none.
    """
    request, address = context.get("request"), reverse(name)
    if request is None:
        return address
    if request.path.startswith(reverse("account")):
        back = request.GET.get("next", "")
    else:
        back = request.get_full_path() if request.method == "GET" and request.resolver_match else ""
    return f"{address}?{urlencode({'next': back})}" if back.strip("/") else address


@register.simple_tag(takes_context=True)
def full_address(context: RequestContext, path: str = "") -> str:
    """Return the full URL of a path, by default of the site's picture.

    "" on pages without a request, and on the one that refuses a host name that is not the site's.
    """
    request = context.get("request")
    try:
        return request.build_absolute_uri(path or static("img/site.png")) if request is not None else ""
    except DisallowedHost:
        return ""


@register.simple_tag
def shared(name: str) -> str:
    """Return words that pages share."""
    return say(name)


@register.filter
def short_source(source: str) -> str:
    """Return where a list is from, with a commit by its first seven digits.

    >>> short_source("lists.example @5ad88bdcf051dd1b69e388e16eb570c8d0bf9741 (2026-07-25)")
    'lists.example @5ad88bd (2026-07-25)'
    """
    return _COMMIT.sub(r"\1", source)


@register.filter
def part_of_site(path: str) -> str:
    """Return the first word of a path, which says in which part of the site a page is.

    >>> part_of_site("/events/new/")
    'events'
    """
    return path.strip("/").partition("/")[0]


@register.filter
def as_query(value: str, key: str) -> str:
    """Return a key and value as a query string."""
    return urlencode({key: value})


@register.filter
def language(text: str) -> str:
    """Return the language of a name, for correct fonts and speech."""
    return "ja" if _JAPANESE.search(text) else "en"


@register.simple_tag(takes_context=True)
def address_with(context: RequestContext, **changes: object) -> str:
    """Return this page's query string with some values changed, and empty ones removed."""
    query = context["request"].GET.copy()
    for key, value in changes.items():
        query[key] = str(value)
    return "?" + urlencode([(key, one) for key, values in query.lists() for one in values if one])
