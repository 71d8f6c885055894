"""The command line, a file for each command; it needs no Django."""

import argparse
import sys
from collections.abc import Sequence

from rules.cli.outcome import UsageFault
from rules.decklist import UnreadableFile
from rules.play import NotPlayable
from rules.systems import UnknownSystem
from simulate.cli import games, odds
from simulate.games.plan import PlanFault
from simulate.hands.wishes import BadWish
from simulate.odds import BadQuestion

MISUSE = 2
"""The exit status for a question that cannot be answered as it was asked."""
FAULTS = (UsageFault, UnreadableFile, UnknownSystem, BadWish, BadQuestion, PlanFault, NotPlayable)


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command and return the exit status: 0, or 2 for one that cannot be carried out."""
    options = _parser().parse_args(arguments)
    try:
        text: str = options.run(options)
    except FAULTS as fault:
        print(f"simulate {options.command}: {fault}", file=sys.stderr)
        return MISUSE
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    print(text)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m simulate", description="What a deck of cards does.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, command, words in (
        ("odds", odds, "chances of opening hands and draws"),
        ("games", games, "games between decks, and what they come to"),
    ):
        declared = commands.add_parser(name, help=words)
        command.declare(declared)
        declared.set_defaults(run=command.run)
    return parser
