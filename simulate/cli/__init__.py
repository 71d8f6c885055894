"""The command line, one file per command; it does not need Django."""

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
"""Exit status for wrong usage or a question that cannot be answered."""
FAULTS = (UsageFault, UnreadableFile, UnknownSystem, BadWish, BadQuestion, PlanFault, NotPlayable)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status: 0 success, 2 wrong usage."""
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
    parser = argparse.ArgumentParser(
        prog="python -m simulate", description="Simulate a deck: exact odds, or games against other decks."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, command, words in (
        ("odds", odds, "compute the chances of opening hands and draws"),
        ("games", games, "play games between decks and report win rates"),
    ):
        declared = commands.add_parser(name, help=words)
        command.declare(declared)
        declared.set_defaults(run=command.run)
    return parser
