"""Changes a word in every paragraph that is read, reads it again and lists where the meaning stayed the same.

A survivor is a paragraph that a reader takes for the same thing although a number, an owner, a zone, a "may",
an "up to", a "not" or the like was changed in it: a fault of the reader, or a word that says nothing there.
"""

import argparse
from collections import Counter, defaultdict
from pathlib import Path

from rules.houses import houses_of, texts_of
from rules.systems import CODES, system
from tests.mutated.changes import changes


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutated", description=__doc__)
    parser.add_argument("code", choices=CODES, metavar="game")
    parser.add_argument("--from", dest="folder", type=Path, required=True, help="where the texts are")
    parser.add_argument("--language", help="only texts in this language")
    parser.add_argument("--every", type=int, default=1, help="only every so many texts")
    parser.add_argument("--show", type=int, default=10, help="how many survivors of each kind are shown")
    given = parser.parse_args()
    catalogue, houses = system(given.code).catalogue(), houses_of(given.code)
    tried: Counter[str] = Counter()
    survived: dict[str, list[str]] = defaultdict(list)
    texts = [one for one in texts_of(given.code, given.folder) if given.language in (None, one.language)]
    for one in texts[:: given.every]:
        card, house = catalogue.get(one.card_id), houses[one.language]
        if card is None or not one.text:
            continue
        face = card.faces[one.face]
        for part in house.read(one.text, face).parts:
            if part.meaning is None:
                continue
            for kind, text in changes(part.text, one.language):
                tried[kind] += 1
                if house.paragraph(text, face).meaning == part.meaning:
                    survived[kind].append(f"{one.card_id}: {part.text} => {text}")
    for kind, count in tried.most_common():
        print(f"{given.code} {kind}: {count} changes, {len(survived[kind])} survived")
    for kind, lines in survived.items():
        print("\n".join([f"== {kind}", *lines[: given.show]]))


main()
