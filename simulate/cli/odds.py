"""`python -m simulate odds`: computes the chances of a deck's hands and draws.

Without `--want` it prints a table for all cards of the deck.
"""

import argparse
import sys
from collections.abc import Sequence
from fractions import Fraction

from rules.cli.files import read_file
from rules.cli.outcome import as_json, table
from rules.systems import CODES
from simulate.hands.questions import MULLIGANS, AskedQuestion, bounds, odds, together
from simulate.hands.report import odds_to_json, table_to_json
from simulate.hands.table import SectionTable
from simulate.hands.table import table as hand_table
from simulate.odds import LIMIT

TURNS = 10


def declare(odds: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    odds.add_argument("file", metavar="FILE", help="a deck list; - reads standard input")
    odds.add_argument("--system", choices=CODES, metavar="S", help=f"one of {', '.join(CODES)}")
    odds.add_argument(
        "--want",
        action="append",
        default=[],
        metavar="WISH",
        help="“2 of NAME”, “1 of type:chant cost<=2 by turn 3”, “pay {R}{1} by turn 2”, "
        "“play NAME by turn 3”, “curve to turn 3”; if given several times, all must be met",
    )
    odds.add_argument("--turn", type=int, default=0, metavar="T", help="by which turn; 0 is the opening hand")
    odds.add_argument("--second", action="store_true", help="going second")
    odds.add_argument(
        "--mulligan",
        choices=MULLIGANS,
        default="optimal",
        help="optimal for the wishes (the default), keep every hand, or none",
    )
    odds.add_argument(
        "--keep",
        action="append",
        default=[],
        metavar="WISH",
        help="keep only hands that meet this, instead of the --mulligan strategy",
    )
    odds.add_argument(
        "--limit", type=int, metavar="N", help="most steps for an exact answer; a larger question is sampled"
    )
    odds.add_argument("--json", action="store_true", help="write JSON")


def run(options: argparse.Namespace) -> str:
    """Compute the deck's chances and return them as text."""
    reading = read_file(options.file, options.system)
    deck = reading.deck
    notes = [f"{line.text!r} is not a known card and is left out" for line in deck.unresolved]
    about = {"system": deck.system, "name": reading.name, "notes": notes}
    if not options.want:
        tables = hand_table(deck, options.turn or TURNS)
        if options.json:
            return as_json({**about, "tables": table_to_json(tables)})
        return "\n".join([*_noted(notes), *_tables(tables, options.second)])
    limit = LIMIT if options.limit is None else options.limit
    asked = odds(
        deck,
        options.want,
        turn=options.turn,
        second=options.second,
        mulligan=options.mulligan,
        keep=options.keep,
        limit=limit,
        announce=_announce,
    )
    if options.json:
        return as_json({**about, "second": options.second, **odds_to_json(asked)})
    return "\n".join([*_noted(notes), *_answers(asked, options.second)])


def _announce(steps: int) -> None:
    print(
        f"simulate odds: an exact answer takes up to {steps:,} steps, so the answer is sampled; "
        "raise --limit for an exact one",
        file=sys.stderr,
    )


def _noted(notes: Sequence[str]) -> list[str]:
    return [f"note: {note}" for note in notes]


def _answers(asked: Sequence[AskedQuestion], second: bool) -> list[str]:
    exact, chance = together(asked)
    lines = []
    for one in asked:
        lines += [*_answer(one, second), ""]
    if len(asked) > 1:
        low, high = bounds(asked)
        if any(one.best is not None for one in asked):
            lines += [f"All together: {_percent(low)} to {_percent(high)}"]
        else:
            said = f"exactly {exact}" if exact is not None else "partly sampled"
            lines += [f"All together: {_percent(chance)}, {said}"]
    return [line for place, line in enumerate(lines) if line or place < len(lines) - 1]


def _answer(one: AskedQuestion, second: bool) -> list[str]:
    question, answer = one.question, one.answer
    cards = sum(question.counts)
    seen = sum(question.draws)
    lines = [
        f"{one.title}: {cards} cards, going {'second' if second else 'first'}",
        *(f"  wanted: {wish}" for wish in one.wishes),
        f"  dealt: {question.hand}, then {seen} {one.dealing.verb}",
        f"  groups: {', '.join(f'{group.count} {group.name}' for group in question.groups)}",
    ]
    if one.best is not None:
        low, high = one.interval
        lines += [
            f"  chance: {_percent(low)} to {_percent(high)}",
            f"  not recorded what they pay for: {', '.join(card.name for card in one.unrecorded)}; the lower "
            "figure leaves them out, the higher lets them pay for whatever is needed",
        ]
    elif answer.value is not None:
        lines.append(f"  chance: {_percent(answer.figure)}, exactly {answer.value}")
    elif (sampled := answer.sampled) is not None:
        low, high = sampled.interval
        lines += [
            f"  too large to be exact ({answer.steps:,} steps); {sampled.games:,} hands were sampled",
            f"  chance: {_percent(answer.figure)}, 95 % between {_percent(low)} and {_percent(high)}, "
            f"seed {sampled.seed}",
        ]
        if sampled.found:
            lines.append("  the mulligan strategy was found by trial; the best one is at least as good")
    if question.mulligan != "none" and question.policy != "none" and answer.table:
        lines += ["", "  What to keep of each hand; put the rest back:", *_policy(one)]
    return lines


def _policy(one: AskedQuestion) -> list[str]:
    names = [group.name for group in one.question.groups]

    def in_words(hand: Sequence[int]) -> str:
        parts = [f"{count} {name}" for count, name in zip(hand, names, strict=True) if count]
        return ", ".join(parts) or "nothing"

    rows = [["hand", "keep", "chance then", "how often"]]
    for row in sorted(one.answer.table, key=lambda row: -row.likely):
        keep = "everything" if row.kept == row.opening else in_words(row.kept)
        rows.append([in_words(row.opening), keep, _percent(float(row.chance)), _percent(float(row.likely))])
    return [f"    {line}" for line in table(rows)]


def _tables(tables: Sequence[SectionTable], second: bool) -> list[str]:
    lines: list[str] = []
    for one in tables:
        if not one.rows:
            continue
        turns = len(one.rows[0].first)
        head = ["", "copies", "opening", "changed", *(f"turn {turn}" for turn in range(1, turns + 1))]
        rows = [head]
        for row in one.rows:
            by = row.second if second else row.first
            rows.append([row.card.name, str(row.count), *map(_cell, (row.opening, row.changed, *by))])
        going = "second" if second else "first"
        lines.append(f"{one.title}: {one.cards} cards; chance to see each card, going {going}")
        lines += [f"  {line}" for line in table(rows)] + [""]
    return lines[:-1] or ["This deck has no cards to draw."]


def _cell(value: Fraction | None) -> str:
    return "–" if value is None else _percent(float(value))


def _percent(chance: float) -> str:
    return f"{chance * 100:.2f} %"
