"""Plans of games between sample decks, small enough for a test."""

from dataclasses import replace
from functools import cache

from rules.samples import sample_decks
from simulate.games.ledger import Ledger, add
from simulate.games.plan import Entry, Plan, entry_of, gauntlet, matrix
from simulate.games.play import Played, play_chunk


def entries(code: str, number: int = 2) -> tuple[Entry, ...]:
    """The first sample decks of a system."""
    return tuple(entry_of(name, deck) for name, deck in list(sample_decks(code).items())[:number])


def plan_of(code: str = "dm", pairs: int = 6, chunk_pairs: int = 2, decks: int = 2, **more: object) -> Plan:
    """A plan of greedy games of the first deck against the others."""
    taking_part = entries(code, decks)
    pairings = matrix(taking_part) if more.pop("all_meet", False) else gauntlet(taking_part)
    made = Plan(code, taking_part, pairings, ("greedy", "greedy"), pairs, chunk_pairs, 7)
    return replace(made, **more)  # type: ignore[arg-type]


@cache
def played(plan: Plan, number: int) -> Played:
    """A chunk of a plan, played once for all tests."""
    return play_chunk(plan, number)


def ledgers(plan: Plan) -> list[Ledger]:
    """What all games of a plan add up to, for each pairing."""
    chunks = range(plan.chunk_count)
    return [
        add(*(played(plan, number).ledger for number in chunks if plan.chunk(number).pairing == pairing))
        for pairing in range(len(plan.pairings))
    ]
