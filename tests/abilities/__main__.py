"""Plays random games of decks drawn from all cards that are read, and lists the abilities that did nothing.

Each game must end without an error, with every card where it may be; the first that does not is shown with
its seed. The exit status is 1 where any failed.
"""

import argparse
from collections import Counter

from rules.definitions import definitions
from rules.dialects import dialect_of
from rules.language.codec import canonical
from rules.rulesets import ruleset
from rules.systems import CODES, system
from tests.abilities.decks import read_cards
from tests.abilities.games import fault
from tests.abilities.watch import Watch, nodes


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.abilities", description=__doc__)
    parser.add_argument("codes", nargs="*", choices=[*CODES, []], metavar="game", help="by default all")
    parser.add_argument("--games", type=int, default=10_000, help="how many games of each system")
    parser.add_argument("--seed", type=int, default=0, help="the first game's; each has the next one")
    parser.add_argument("--silent", action="store_true", help="list each ability that did nothing")
    parser.add_argument("--faults", type=int, default=5, help="how many games that failed are shown")
    given = parser.parse_args()
    return max([play(code, given) for code in given.codes or sorted(CODES)])


def play(code: str, given: argparse.Namespace) -> int:
    """Play one system's games, print what came of them, and return the exit status."""
    define = definitions(code)
    cards = [card for cards in read_cards(code).values() for card in cards]
    watch = Watch(ruleset(code), [define(card) for card in system(code).catalogue()])
    faults: Counter[str] = Counter()
    for seed in range(given.seed, given.seed + given.games):
        found = fault(code, seed, watch.look)
        if found:
            faults[found.splitlines()[-1]] += 1
            if faults[found.splitlines()[-1]] == 1 and len(faults) <= given.faults:
                print(f"{code} --seed {seed} --games 1\n{found}")
    silent = watch.silent
    print(
        f"{code}: {len(cards)} cards, {len(watch.abilities)} abilities, {len(silent)} did nothing in "
        f"{given.games} games, {sum(faults.values())} failed"
    )
    for line, count in faults.most_common():
        print(f"  {count} × {line}")
    kinds = Counter(type(ability).__name__ for ability in silent.values())
    print("  did nothing: " + ", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))
    print("  constructs of which no ability did anything: " + ", ".join(unreached(watch)))
    if given.silent:
        for (card, side, _), ability in silent.items():
            print(f"    {card} {side}: {canonical(ability, dialect_of(code).schema)}")
    return 1 if faults else 0


def unreached(watch: Watch) -> list[str]:
    """Return the nodes that only abilities have which did nothing, with how many those are, most first."""
    bearing: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    for key, ability in watch.abilities.items():
        bearing[key in watch.fired].update({type(node).__name__ for node in nodes(ability)})
    silent = ((kind, count) for kind, count in bearing[False].most_common() if not bearing[True][kind])
    return [f"{kind} {count}" for kind, count in silent]


raise SystemExit(main())
