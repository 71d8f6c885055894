"""Safe HTML from untrusted Markdown.

There are two layers of defence: the parser has no HTML, no images and only web and mail links, and its output
is sanitized by a list of the few allowed tags.
"""

import re
from functools import lru_cache

import nh3
from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt

_SCHEMES = {"http", "https", "mailto"}
_ADDRESS = re.compile(r"(?:https?://|mailto:)[^\s]+", re.IGNORECASE)
_TAGS = {"p", "br", "em", "strong", "s", "code", "pre", "blockquote", "ul", "ol", "li", "a", "hr"}


class _Parser(MarkdownIt):
    """CommonMark without HTML and images, and without what would break or reorder the page around it.

    Headings would join the page's own outline; entities could produce characters that are removed from text.
    """

    def __init__(self) -> None:
        super().__init__("commonmark", {"html": False, "breaks": True, "maxNesting": 20})
        self.enable("strikethrough").disable(
            ["html_block", "html_inline", "image", "heading", "lheading", "entity"]
        )

    def validateLink(self, url: str) -> bool:  # noqa: N802 (the library's name)
        return _ADDRESS.fullmatch(url.strip()) is not None


_parser = _Parser()


@lru_cache(maxsize=1024)
def to_html(words: str) -> SafeString:
    """Return a comment's text as HTML; links are marked as untrusted."""
    clean = nh3.clean(
        _parser.render(words),
        tags=_TAGS,
        attributes={"*": set(), "a": {"href"}, "ol": {"start"}},
        url_schemes=_SCHEMES,
        link_rel="nofollow ugc noopener",
    )
    return mark_safe(clean)
