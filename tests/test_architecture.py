"""The map stays true: one page, and every path on it and on the pages of how things work exists."""

import re
from collections.abc import Iterator

import pytest

from rules.systems import CODES
from tests.processes import ROOT
from tests.test_shape import CODE

MAP = ROOT / "ARCHITECTURE.md"
PAGES = [MAP, *sorted((ROOT / "docs" / "design").glob("*.md"))]
ONE_PAGE = 120
PATH = re.compile(r"[\w<>./-]+(?:/|\.py|\.toml|\.md)")


def on_the_map(text: str) -> Iterator[str]:
    """The paths that lines of the map begin with, each below the one that it is indented under."""
    above: dict[int, str] = {}
    for line in text.split("```")[1].strip("\n").split("\n"):
        depth = len(line) - len(line.lstrip())
        first = line.split()[0]
        above[depth] = above.get(depth - 2, "") + first
        yield above[depth]


def named(text: str) -> Iterator[str]:
    """The paths in backticks."""
    return (
        word for word in re.findall(r"`([^`\n]+)`", text) if PATH.fullmatch(word) and "<door>" not in word
    )


def exists(path: str) -> bool:
    """Whether a path is there: from the top, or below rules, an app or, as what games have, a game."""
    if "<system>" in path:
        return any(exists(path.replace("<system>", code)) for code in CODES)
    games = (f"rules/games/{code}" for code in CODES)
    return any((ROOT / folder / path).exists() for folder in ("", *CODE, *games))


def test_the_map_is_one_page():
    assert len(MAP.read_text(encoding="utf-8").splitlines()) <= ONE_PAGE


def test_every_path_that_a_line_of_the_map_begins_with_exists():
    paths = list(on_the_map(MAP.read_text(encoding="utf-8")))
    assert "rules/games/<system>/turn.py" in paths
    assert [path for path in paths if not exists(path)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_that_a_page_names_exists(page):
    paths = list(named(page.read_text(encoding="utf-8")))
    assert [path for path in paths if not exists(path)] == []


def test_a_path_that_is_gone_is_noticed():
    assert not exists("rules/engine/keeping.py")
    assert list(named("`rules/engine/keeping.py` and `state`")) == ["rules/engine/keeping.py"]
