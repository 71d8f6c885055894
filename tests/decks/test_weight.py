"""What a first visit to each page carries over the wire: the page and all that it asks for."""

import gzip
import re
from functools import cache
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.staticfiles import finders
from django.test import Client

from tests.browser.scene import make_scene
from tests.decks import factories

MOST = 150_000
REFERENCE = re.compile(rf"""(?:href|src|srcset)="/{settings.STATIC_URL.strip("/")}/([^"#?]+)""")
URL_IN_STYLE = re.compile(r"""(?:url\(|@import)\s*["']?([^"')#?]+)""")


@cache
def weight(name: str) -> int:
    """The bytes of a static file as a public site sends it, and of those that it asks for itself."""
    found = finders.find(name)
    assert found, f"a page asks for {name}, which is not there"
    body = Path(found).read_bytes()
    asked = 0
    if name.endswith(".css"):
        folder = Path(name).parent
        wanted = {one for one in URL_IN_STYLE.findall(body.decode()) if not one.startswith("data:")}
        asked = sum(weight(str(folder.joinpath(one))) for one in wanted)
    return min(len(body), len(gzip.compress(body, 9))) + asked


def test_a_style_that_asks_for_more_weighs_more(tmp_path, settings):
    (tmp_path / "font.woff2").write_bytes(bytes(range(256)) * 4)
    (tmp_path / "one.css").write_text("@font-face { src: url('font.woff2') }")
    settings.STATICFILES_DIRS = [*settings.STATICFILES_DIRS, tmp_path]
    finders.get_finder.cache_clear()
    try:
        assert weight("one.css") > weight("font.woff2") > 200
    finally:
        finders.get_finder.cache_clear()


@pytest.mark.once
@pytest.mark.django_db
def test_a_first_visit_to_any_page_is_light():
    there = make_scene(more=3)
    heavy = {}
    for page in there.pages():
        answer = there.clients[page.who].get(page.address, headers={"Accept-Encoding": "gzip"})
        assert answer.status_code == there.status(page), page
        body = answer.content
        if answer.get("Content-Encoding") == "gzip":
            body = gzip.decompress(body)
        assert b"<html" in body, page
        assert len(body) < 1_000 or answer["Content-Encoding"] == "gzip", page
        files = set(REFERENCE.findall(body.decode()))
        assert "css/base.css" in files, page
        total = len(answer.content) + sum(weight(name) for name in files)
        if total >= MOST:
            heavy[str(page)] = total
    assert heavy == {}


@pytest.mark.once
@pytest.mark.django_db
def test_answers_for_programs_keep_their_etags():
    deck = factories.make_deck(cards={}, visibility="public")
    answer = Client().get(f"/api/decks/{deck.public_id}/", headers={"Accept-Encoding": "gzip"})
    assert answer["ETag"] == f'"{deck.version}-public"'
    assert "Content-Encoding" not in answer
