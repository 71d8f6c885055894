"""Draws cards whose text is read whole, to compare them with what is printed: number and our words.

python -m tests.read_by_hand fow8 FOLDER --seed 20261123
"""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

from rules.dialects import terms_of
from rules.houses import houses_of, texts_of
from rules.language.words import say
from rules.reading.printed import tenth_of
from rules.systems import system


def read_whole(code: str, folder: Path, language: str, left_out: int) -> dict[str, list[str]]:
    """Return by its id what each card says of which all sides are read; one tenth is left out."""
    catalogue, house, terms = system(code).catalogue(), houses_of(code)[language], terms_of(code)
    found: dict[str, list[str]] = {}
    unread = set()
    for text in texts_of(code, folder):
        card = catalogue.get(text.card_id)
        if card is None or not text.text or text.language != language or tenth_of(card.id) == left_out:
            continue
        reading = house.read(text.text, card.faces[text.face])
        if reading.status != "read":
            unread.add(card.id)
        found.setdefault(card.id, []).extend(say(one, terms) for one in reading.abilities)
    return {card: words for card, words in found.items() if words and card not in unread}


def table(words: dict[str, list[str]], count: int, seed: int) -> Iterator[str]:
    """Yield a row for each card that is drawn, with room for whether its words are right."""
    for card in random.Random(seed).sample(sorted(words), count):
        yield f"| {card} | {'<br>'.join(words[card]).replace('|', '/')} | |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("system")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=20261123)
    parser.add_argument("--without", type=int, default=7, help="the tenth that is left out")
    asked = parser.parse_args()
    rows = read_whole(asked.system, asked.folder, asked.language, asked.without)
    print("\n".join(table(rows, asked.count, asked.seed)))
