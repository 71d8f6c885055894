"""`python -m rules convert FILE --to FORMAT`: converts a deck list to another file format."""

import argparse
import sys

from rules.cli.files import read_file
from rules.cli.outcome import Outcome
from rules.decklist import TooManyCopies, write_decklist


def run(options: argparse.Namespace) -> Outcome:
    """Convert a deck list; lines that cannot be read are listed on standard error.

    The status is 1 if a line could not be resolved to a card, or the deck is too large for the format.
    """
    reading = read_file(options.file, options.system, options.deck)
    for line in reading.deck.unresolved:
        print(f"rules convert: line {line.line}: {line.why.replace('_', ' ')}: {line.text}", file=sys.stderr)
    try:
        text = write_decklist(reading.deck, options.to, reading.name)
    except TooManyCopies as error:
        print(f"rules convert: {error}", file=sys.stderr)
        return Outcome("", 1)
    return Outcome(text.removesuffix("\n"), 1 if reading.deck.unresolved else 0)
