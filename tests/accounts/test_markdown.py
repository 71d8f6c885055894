"""Comments are Markdown that strangers wrote: it may be read, and may do nothing."""

import time
from html.parser import HTMLParser
from pathlib import Path

import pytest

from accounts.markdown import to_html
from common import caps

NASTY = [
    line.replace("\\n", "\n").replace("\\x01", "\x01")
    for line in (Path(__file__).parent / "nasty.txt").read_text(encoding="utf-8").splitlines()
]
TAGS = {"p", "br", "em", "strong", "s", "code", "pre", "blockquote", "ul", "ol", "li", "a", "hr"}


class Elements(HTMLParser):
    """What a browser would make elements of: each tag with its attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


@pytest.mark.parametrize("words", NASTY)
def test_what_is_nasty_becomes_nothing_but_words_and_plain_links(words):
    for tag, attributes in Elements(to_html(words)).found:
        assert tag in TAGS
        assert set(attributes) <= ({"href", "rel"} if tag == "a" else {"start"})
        if tag == "a":
            assert attributes["href"].startswith(("https://", "mailto:")), attributes
            assert attributes["rel"] == "nofollow ugc noopener"


def test_what_markdown_is_for_is_there():
    html = to_html("**bold** *soft* ~~gone~~ `4 x`\nnext line\n\n- one\n- two\n\n> said")
    for part in (
        "<strong>bold</strong>",
        "<em>soft</em>",
        "<s>gone</s>",
        "<code>4 x</code>",
        "<br>",
        "<li>one",
    ):
        assert part in html
    assert "<blockquote>" in html


@pytest.mark.parametrize(
    "address", ["https://a.example/x?a=1&b=2", "http://a.example", "mailto:ann@example.org"]
)
def test_a_link_leads_to_the_web_or_to_mail(address):
    (_, link) = Elements(to_html(f"[here]({address})")).found[1]
    assert link["href"] == address


def test_headings_do_not_join_the_outline_of_the_page():
    assert [tag for tag, _ in Elements(to_html("# One\n\nTwo\n===\n\n### Three")).found] == [
        "p",
        "p",
        "br",
        "p",
    ]


def test_an_entity_cannot_write_what_is_cleaned_from_text():
    assert "\u202e" not in to_html("&#x202E;evil &#8238; &rlm;")


@pytest.mark.parametrize(
    "piece", ["[", "*a *a ", "> ", "`", "[a](", "![", "<", "&", "- ", "_", "a**b", "[x][y]"]
)
def test_the_longest_comment_is_soon_read_whatever_it_is_made_of(piece):
    words = (piece * caps.COMMENT)[: caps.COMMENT]
    before = time.process_time()
    to_html.__wrapped__(words)
    assert time.process_time() - before < 1
