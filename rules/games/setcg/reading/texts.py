"""The printed texts of the publisher's list, joined to the catalogue's cards."""

import json
from collections.abc import Iterator
from pathlib import Path

from rules.cards.imports import ImportFault, read_source, source_folder
from rules.games.setcg.importer import SOURCES
from rules.games.setcg.importer_sources import PUBLISHER
from rules.reading.printed import PrintedText
from rules.systems import system


def texts(folder: Path) -> Iterator[PrintedText]:
    """Yield the text of each card, None if the list leaves it blank in every printing.

    A card that prints nothing has an empty text. Raises ImportFault naming a missing or unreadable source.
    """
    catalogue = system("setcg").catalogue()
    found: dict[str, str | None] = {}
    for number, text in _numbered(source_folder(folder, SOURCES)):
        for card in catalogue.numbered(number):
            found[card.id] = found.get(card.id) or text
    for card_id, text in found.items():
        yield PrintedText(card_id, text)


def _numbered(folder: Path) -> Iterator[tuple[str, str | None]]:
    """Yield the number and the text of each card of the publisher's list, by its oldest number only."""
    try:
        rows = json.loads(read_source(folder, PUBLISHER))
        for row in rows:
            yield row["cardNumber"].split("/")[0], row["text"]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ImportFault(f"{PUBLISHER}: not readable as a list of cards ({error})") from error
