"""`python -m simulate games`: plays a batch of games without the site."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rules.cli.files import read_file
from rules.cli.outcome import UsageFault, as_json, table
from rules.play import Seat, must_be_playable
from rules.players import NAMES
from rules.systems import CODES, system
from simulate.games.cost import seconds, seconds_a_game, suggested_chunk_pairs
from simulate.games.decision import Decision, decided
from simulate.games.effect_plans import effect_of, versions
from simulate.games.effects import Effect, effect_pairings
from simulate.games.estimates import Aimed, CardEffect, Pairing, Rate, Report, Seen
from simulate.games.estimates import Decision as DecisionJson
from simulate.games.ledger import Ledger, pour
from simulate.games.plan import Entry, Plan, Stop, deck_of, entry_of, gauntlet, matrix, pairs_for
from simulate.games.play import play_chunk
from simulate.games.report import report
from simulate.intervals import BadNumbers
from simulate.power import Aim

SLOW = 20
"""Games expected to take longer than this, in seconds, are announced with an estimate."""


def declare(games: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    games.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="deck lists; the first plays each of the others, or itself if it is alone",
    )
    games.add_argument("--system", choices=CODES, metavar="S", help=f"one of {', '.join(CODES)}")
    games.add_argument("--games", type=int, default=200, metavar="N", help="games per pairing; default: 200")
    games.add_argument("--seed", type=int, default=1, metavar="K", help="random seed; default: 1")
    games.add_argument("--matrix", action="store_true", help="play every deck against every other")
    games.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="NAME",
        help=f"{', '.join(NAMES)}; default: greedy; give it twice for a pairing's first and second deck",
    )
    games.add_argument("--illegal", action="store_true", help="play even with decks that are not legal")
    stop = games.add_mutually_exclusive_group()
    stop.add_argument(
        "--precision",
        type=float,
        metavar="P",
        help="stop once the win rate is known to within P percentage points",
    )
    stop.add_argument(
        "--test",
        nargs=2,
        type=float,
        metavar=("LOW", "HIGH"),
        help="stop once a sequential test has decided between two win rates, in percent",
    )
    games.add_argument(
        "--without",
        metavar="CARD",
        help="measure what a card of the first deck is worth: play every game with it and without it",
    )
    games.add_argument(
        "--instead",
        metavar="CARD",
        help="what replaces each copy of that card; default: it is played as if it had no text",
    )
    games.add_argument(
        "--against",
        type=float,
        default=50,
        metavar="RATE",
        help="say how many games tell a win rate from this one, in percent; default: 50",
    )
    games.add_argument(
        "--power",
        type=float,
        default=80,
        metavar="P",
        help="in how many of a hundred batches they are to tell it; default: 80",
    )
    games.add_argument("--json", action="store_true", help="write JSON")


def run(options: argparse.Namespace) -> str:
    """Play the games and return the report as text."""
    aim = _aim(options)
    plan = _plan(options)
    if (takes := seconds(plan)) > SLOW:
        print(f"simulate games: {plan.games:,} games take about {takes:,.0f} seconds", file=sys.stderr)
    ledgers: list[Ledger] = [{} for _ in plan.pairings]
    decision: Decision | None = None
    for number in range(plan.chunk_count):
        pour(ledgers[plan.chunk(number).pairing], play_chunk(plan, number).ledger)
        if (decision := decided(plan, ledgers)) is not None:
            break
    decided_on = None if decision is None else decision.to_json()
    found = report(plan, ledgers, aim)
    if options.json:
        return as_json({**found, "decision": decided_on})
    return "\n".join(_lines(found, decided_on))


def _aim(options: argparse.Namespace) -> Aim:
    try:
        return Aim(options.against / 100, options.power / 100)
    except BadNumbers as error:
        raise UsageFault(
            f"--against {options.against:g} --power {options.power:g}: a rate is between 0 and 100 percent, "
            "a power at least 50 and below 100"
        ) from error


def _plan(options: argparse.Namespace) -> Plan:
    if len(options.player) > 2:
        raise UsageFault("a pairing has two decks; give --player at most twice")
    readings = [(Path(file).stem, read_file(file, options.system).deck) for file in options.files]
    code = readings[0][1].system
    players: list[str] = ((options.player or ["greedy"]) * 2)[:2]
    if unknown := [name for name in players if name not in NAMES]:
        raise UsageFault(f"no player {unknown[0]!r}; choose from {', '.join(NAMES)}")
    seats = [Seat(name, deck, players[0]) for name, deck in readings]
    for seat in seats:
        must_be_playable((seats[0], seat), illegal_too=options.illegal)
    entries = tuple(entry_of(name, deck) for name, deck in readings)
    pairings = (matrix if options.matrix else gauntlet)(entries)
    effect = None
    if options.without is not None:
        entries, effect = _with_effect(code, entries, options)
        pairings = effect_pairings(len(entries))
    elif options.instead is not None:
        raise UsageFault("--instead says what replaces a card; name that card with --without")
    stop = None
    if options.precision is not None:
        stop = Stop("precision", half=options.precision / 100)
    elif options.test is not None:
        stop = Stop("sprt", p0=options.test[0] / 100, p1=options.test[1] / 100)
    pairs = pairs_for(options.games)
    return Plan(
        system=code,
        entries=entries,
        pairings=pairings,
        players=(players[0], players[1]),
        pairs=pairs,
        chunk_pairs=min(pairs, suggested_chunk_pairs(seconds_a_game(code, players))),
        seed=options.seed,
        illegal=options.illegal,
        stop=stop,
        effect=effect,
    )


def _with_effect(
    code: str, entries: Sequence[Entry], options: argparse.Namespace
) -> tuple[tuple[Entry, ...], Effect]:
    """Return the decks of a plan that asks about a card of the first one, and the question."""
    if options.matrix:
        raise UsageFault("--without is about the first deck against the others; leave out --matrix")
    effect = effect_of(code, entries[0], options.without, options.instead or "")
    deck, version = versions(code, entries[0], effect)
    if not effect.blank:
        seat = Seat(version.name, deck_of(code, version), "greedy")
        must_be_playable((seat, seat), illegal_too=options.illegal)
    return (deck, version, *(entries[1:] or entries)), effect


def _lines(found: Report, decision: DecisionJson | None) -> list[str]:
    names = [entry["name"] for entry in found["entries"]]
    who = " against ".join(found["players"])
    lines = [f"{found['games']:,} games of {system(found['system']).name}, {who}, seed {found['seed']}"]
    for entry in found["entries"]:
        lines.append(f"  {entry['name']}: {entry['understood']} of {entry['cards']} cards fully understood")
        shares = entry["reading"]["copies"]
        lines.append(
            f"    {shares['partly']} read in part, {shares['unread']} not read, "
            f"{shares['notext']} without a text; "
            f"{shares['carried_out']} of {shares['abilities']} printed abilities carried out"
        )
    if found["effect"] is not None:
        lines += ["", *_effect(found["effect"], names)]
    for one in found["pairings"]:
        lines += ["", *_pairing(one, [names[place] for place in one["decks"]], found["aim"])]
    if decision is not None:
        lines += ["", decision["words"]]
    notes = [note for one in found["pairings"] for note in one["notes"]]
    return [*lines, "", *dict.fromkeys(notes)]


def _effect(found: CardEffect, names: Sequence[str]) -> list[str]:
    lines = [
        f"{found['copies']} × {found['name']} in {names[0]}, "
        + (f"or {found['replacement_name']} instead" if found["replacement"] else "with and without its text")
    ]
    against = [(f"against {names[one['opponent']]}", one["found"]) for one in found["opponents"]]
    if len(against) > 1:
        against.append(("against all of them", found["overall"]))
    for who, one in against:
        if one is None:
            lines.append(f"  {who}: no pair of games was played with and without the card")
            continue
        lines.append(
            f"  {who}: {100 * one['value']:+.1f} points, "
            f"95 % between {100 * one['low']:+.1f} and {100 * one['high']:+.1f}, p {one['p']:.2g}"
            f"{'' if one['apart'] else '; too close to call'}"
        )
        lines.append(
            f"    {one['given']['value']:.1%} with the card and {one['replaced']['value']:.1%} without; "
            f"of {one['games']:,} games {one['better']} went better with it and {one['worse']} worse"
        )
    return [*lines, f"  {found['meaning']}"]


def _pairing(one: Pairing, names: list[str], aim: Aimed) -> list[str]:
    lines = [f"{names[0]} against {names[1]}, {one['games']:,} games"]
    lines.append(
        f"  {one['wins']} won, {one['draws']} drawn, {one['losses']} lost, {one['unresolved']} unresolved"
    )
    if one["rate"] is None:
        return lines
    lines.append(f"  win rate {_rate(one['rate'])}{'' if one['apart'] else '; too close to 50% to call'}")
    if one["needed"]:
        lines.append(
            f"  if that is the true rate, {one['needed']:,} games tell it from "
            f"{100 * aim['against']:g}%, in {aim['power']:.0%} of batches"
        )
    if one["bounds"]:
        lowest, highest = one["bounds"]["lowest"], one["bounds"]["highest"]
        lines.append(f"  between {lowest:.1%} and {highest:.1%}, whatever the unresolved games' results")
    if one["going_first"]:
        first = one["going_first"]
        lines.append(
            f"  going first is worth {100 * first['value']:+.1f} points, "
            f"95 % between {100 * first['low']:+.1f} and {100 * first['high']:+.1f}"
        )
    if turns := one["turns"]:
        lines.append(f"  {turns['median']:g} turns on median, from {turns['least']} to {turns['most']}")
    if cut := one["with_cut"]:
        until = f"to {cut['high']}" if cut["high"] else "or later"
        half = (
            f"half are over by turn {cut['median']} ({cut['low']} {until})" if cut["median"] else "few ended"
        )
        lines.append(f"  {cut['cut']:,} of {cut['games']:,} games were cut off; counting them, {half}")
    ends = (f"{row['reason'].replace('_', ' ')} {row['games']}" for row in one["ends"])
    lines.append(f"  ended by {', '.join(ends)}")
    for deck, cards in enumerate(one["cards"]):
        lines += ["", f"  {names[deck]}, win rate with each card, and p-value corrected for multiple tests:"]
        rows = [["", "opening hand", "", "drawn", "", "played", ""]]
        for row in cards:
            rows.append(
                [row["name"], *(cell for seen in ("opening", "drawn", "played") for cell in _cell(row[seen]))]
            )
        lines += [f"    {line}" for line in table(rows)]
    return lines


def _rate(rate: Rate) -> str:
    return f"{rate['value']:.1%}, 95 % between {rate['low']:.1%} and {rate['high']:.1%}"


def _cell(found: Seen | None) -> tuple[str, str]:
    if found is None:
        return "–", ""
    p = f"p {found['adjusted']:.2f}" if "adjusted" in found else ""
    return f"{found['value']:.0%} of {found['games']}", p
