"""The command line of the rules: reads arguments, calls one command, prints what it returns."""

import argparse
import os
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from rules.cards.imports import ImportFault
from rules.cli import card, catalogue, check, clauses, convert, formats, play, read, replay
from rules.cli.outcome import Outcome, UsageFault
from rules.construction.formats import BadFormat, UnknownFormat
from rules.decklist import FORMATS, UnreadableFile
from rules.engine.records import BadRecord
from rules.play import NotPlayable
from rules.players import NAMES, UnknownPlayer
from rules.rulesets import UnknownVariant
from rules.systems import CODES, UnknownSystem

MISUSE = 2
"""Exit status for wrong usage or a file that cannot be read."""

FAULTS = (
    UsageFault,
    UnreadableFile,
    UnknownSystem,
    UnknownFormat,
    BadFormat,
    UnknownPlayer,
    ImportFault,
    NotPlayable,
    UnknownVariant,
    BadRecord,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 success, 1 not legal or not found, 2 wrong usage."""
    options = _parser().parse_args(arguments)
    try:
        outcome: Outcome = options.run(options)
    except FAULTS as fault:
        print(f"rules {options.command}: {fault}", file=sys.stderr)
        return MISUSE
    _show(outcome.text)
    return outcome.status


def _show(text: str) -> None:
    """Print a text; a closed pipe (as with `| head`) is not an error."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    try:
        print(text, flush=True)
    except BrokenPipeError:
        # Otherwise Python complains again when it closes the stream at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m rules", description="Check decks of five card games against their rulebooks."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _check(
        commands.add_parser("check", help="check a deck list; exit status 0 legal, 1 not legal, 2 unreadable")
    )
    _convert(commands.add_parser("convert", help="convert a deck list to another file format"))
    _formats(commands.add_parser("formats", help="list the formats of each system"))
    _card(commands.add_parser("card", help="show a card by name, collector's number or id"))
    _clauses(commands.add_parser("clauses", help="count the rulebook clauses covered by tests"))
    _catalogue(commands.add_parser("catalogue", help="build a system's card catalogue from its source files"))
    _play(commands.add_parser("play", help="play games between two decks and summarize the results"))
    _read(commands.add_parser("read", help="parse the printed texts of cards into abilities"))
    _replay(
        commands.add_parser(
            "replay", help="show a recorded game step by step, with the clause behind each step"
        )
    )
    return parser


def _check(parser: argparse.ArgumentParser) -> None:
    _file(parser)
    parser.add_argument(
        "--report",
        action="store_true",
        help="check every list in a folder, a ZIP or a table of players; status 2 if one cannot be read",
    )
    parser.add_argument(
        "--format",
        metavar="F",
        help="a format's code, or a file with a house format; default: the system's default format",
    )
    parser.add_argument(
        "--as-of",
        type=_day,
        metavar="D",
        help="check against the lists in force on this day; default: the newest lists",
    )
    _json(parser)
    parser.set_defaults(run=check.run)


def _convert(parser: argparse.ArgumentParser) -> None:
    _file(parser)
    codes = [form.code for form in FORMATS]
    parser.add_argument("--to", required=True, choices=codes, help="the file format to write")
    parser.set_defaults(run=convert.run)


def _formats(parser: argparse.ArgumentParser) -> None:
    _system(parser)
    _json(parser)
    parser.set_defaults(run=formats.run)


def _card(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="a name, a collector's number or an id")
    _system(parser)
    _json(parser)
    parser.set_defaults(run=card.run)


def _clauses(parser: argparse.ArgumentParser) -> None:
    _system(parser)
    listing = parser.add_mutually_exclusive_group()
    listing.add_argument("--missing", action="store_true", help="list the clauses that no test covers")
    listing.add_argument("--mutants", action="store_true", help="list the mutated code that no test notices")
    _json(parser)
    parser.set_defaults(run=clauses.run)


def _read(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--system", choices=CODES, required=True, help="the system of the cards")
    parser.add_argument(
        "file",
        nargs="?",
        default="-",
        metavar="FILE",
        help='lines of JSON, {"id": …, "text": …} each; - reads them from standard input',
    )
    parser.add_argument("--from", dest="source", metavar="FOLDER", help=f"{_SOURCE}, to read all their texts")
    parser.add_argument(
        "--language",
        metavar="L",
        help="the language of texts that name none; with --from the only one to read",
    )
    parser.add_argument(
        "--tenth",
        type=int,
        choices=range(10),
        metavar="N",
        help="with --from, only the cards of one tenth, 0 to 9",
    )
    parser.add_argument("--totals", action="store_true", help="say only how many are read")
    parser.add_argument("--explain", action="store_true", help="show how each text is taken apart")
    _json(parser)
    parser.set_defaults(run=read.run)


_SOURCE = "the folder with the source files, or one that contains it"


def _catalogue(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--system", choices=CODES, required=True, help="the system whose cards to build")
    parser.add_argument("--from", dest="source", required=True, metavar="FOLDER", help=_SOURCE)
    parser.add_argument(
        "--dated", type=_day, metavar="DAY", help="the date to write into the files' first lines"
    )
    writing = parser.add_mutually_exclusive_group()
    writing.add_argument("--write", action="store_true", help="write the files in data/")
    writing.add_argument("--dry-run", action="store_true", help="only show what would change (the default)")
    parser.set_defaults(run=catalogue.run)


def _play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--system", choices=CODES, required=True, help="the system to play")
    parser.add_argument(
        "--deck", action="append", default=[], metavar="FILE", help="a deck list; give it twice for two decks"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games; default: 100")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="random seed; the same seed plays the same games"
    )
    players = ", ".join(NAMES)
    parser.add_argument(
        "--player", action="append", default=[], metavar="P", help=f"{players}; give it twice for two players"
    )
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="write a record of every game, one per line"
    )
    parser.add_argument(
        "--variant", default="", metavar="NAME", help="rules both players agree on, such as valhalla in fow8"
    )
    parser.add_argument("--clauses", action="store_true", help="count how often each clause was applied")
    parser.add_argument("--illegal", action="store_true", help="play even with decks that are not legal")
    _json(parser)
    parser.set_defaults(run=play.run)


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file of records; - reads standard input")
    parser.add_argument(
        "--game", type=int, default=1, metavar="N", help="which game in the file, counting from 1"
    )
    parser.add_argument("--until", type=int, metavar="N", help="stop before the N-th answer")
    parser.set_defaults(run=replay.run)


def _file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a deck list; - reads standard input")
    parser.add_argument(
        "--deck", type=int, default=1, metavar="N", help="which deck, if the file has several; default: 1"
    )
    _system(parser)


def _system(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--system", choices=CODES, metavar="S", help=f"one of {', '.join(CODES)}")


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="write JSON")


def _day(written: str) -> date:
    try:
        return date.fromisoformat(written)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{written!r} is not a date; write it as 2018-10-24") from error
