"""How reading grows with its input: each kind of heavy file at a tenth of the largest size, then whole."""

import pytest

from rules.decklist import UnreadableFile, read_decklist
from rules.systems import systems
from tests.rules.decklist.heavy import FULL, HEAVY


def _read(text: str) -> None:
    try:
        read_decklist(text, "fow8")
    except UnreadableFile:
        pass  # what is too large is refused, which is to be quick as well


@pytest.mark.parametrize("size", [FULL // 10, FULL], ids=["a tenth", "whole"])
@pytest.mark.parametrize("kind", list(HEAVY))
def test_reading_a_heavy_file(measure, kind, size):
    for of in systems():
        of.catalogue()
    text = HEAVY[kind](size)
    measure(f"{kind}, {len(text):,} characters", lambda: _read(text), rounds=3)
