"""`python -m rules convert FILE --to FORMAT`: a deck list in another file format."""

import argparse
import sys

from rules.cli.files import read_file
from rules.cli.outcome import Outcome
from rules.decklist import TooManyCopies, write_decklist


def run(options: argparse.Namespace) -> Outcome:
    """Read a deck list and write it in another format; what could not be read is told on standard error.

    The status is 1 where lines could not be turned into cards, or the deck is too large for the format.
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
