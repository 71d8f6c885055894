"""The words that pages share, from `words.toml`."""

import tomllib
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("words.toml")


@cache
def shared_words() -> dict[str, str]:
    """Return the shared words by name."""
    return {name: str(words) for name, words in tomllib.loads(FILE.read_text(encoding="utf-8")).items()}


def say(name: str, **given: object) -> str:
    """Return shared words, with what is given filled in. Raises KeyError if there are none of that name."""
    return shared_words()[name].format(**given)
