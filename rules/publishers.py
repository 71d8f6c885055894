"""Links to the publishers' pages about their cards, from `publishers.toml`."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypedDict
from urllib.parse import quote

from rules.cards import Card
from rules.parsed_data import checked

_JAPANESE = re.compile("[\u3040-\u30ff\u3400-\u9fff\uff66-\uff9d]")


@dataclass(frozen=True, slots=True)
class PublisherLink:
    """The address of a card at its publisher, and the link's text."""

    address: str
    words: str


def publisher_link(code: str, card: Card) -> PublisherLink | None:
    """Return the link to a card's page at its publisher; None if the address pattern is unknown.

    JUDGEMENT: a card that has an English name has a page on the English site.
    """
    for row in _rows().get(code, ()):
        if row["japanese"] == bool(_JAPANESE.search(card.name)):
            address = row["address"].format(code=quote(card.id, safe=""), name=quote(card.name, safe=""))
            return PublisherLink(address, row["words"])
    return None


class _Row(TypedDict):
    japanese: bool
    address: str
    words: str


@cache
def _rows() -> Mapping[str, list[_Row]]:
    path = Path(__file__).with_name("publishers.toml")
    return checked(dict[str, list[_Row]], tomllib.loads(path.read_text(encoding="utf-8")), path.name)
