"""Every picture of a page that docs/screenshots.py takes stands in docs/PAGES.md, and none that is gone."""

import importlib.util
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parent.parent / "docs"
MOST = 3_500_000


@pytest.fixture(scope="module")
def shown() -> str:
    return (DOCS / "PAGES.md").read_text(encoding="utf-8")


def test_each_page_has_its_picture_and_each_picture_its_place(shown, monkeypatch):
    monkeypatch.syspath_prepend(str(DOCS))
    found = importlib.util.spec_from_file_location("screenshots", DOCS / "screenshots.py")
    script = importlib.util.module_from_spec(found)
    found.loader.exec_module(script)
    taken = {*script.PAGES, *script.OTHERS, *script.STRANGERS, *(f"{name}-phone" for name in script.PHONE)}
    assert set(re.findall(r"pages/([a-z-]+)\.png", shown)) == taken
    assert {path.stem for path in (DOCS / "pages").glob("*.png")} == taken


def test_the_pictures_are_small():
    assert sum(path.stat().st_size for path in DOCS.rglob("*.png")) < MOST
