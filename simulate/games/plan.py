"""Plans of batches of games: who plays whom, how often, in which chunks, from which seeds."""

import hashlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Literal

from rules.blanks import card_or_blank
from rules.construction.deck import Deck
from rules.construction.deck import Entry as DeckEntry
from rules.play import understood
from rules.players import NAMES
from rules.systems import CODES, system
from simulate.games import effects
from simulate.games.alignment import laid_out
from simulate.games.effects import Effect
from simulate.games.stop import PlanFault, Stop, whole

__all__ = [
    "Chunk",
    "Effect",
    "Entry",
    "Plan",
    "PlanFault",
    "Stop",
    "deck_of",
    "entry_of",
    "gauntlet",
    "matrix",
    "pairs_for",
]

MOST_ENTRIES = 24
MOST_PAIRS = 500_000
"""The maximum pairs of games of one pairing, with seats swapped: a million games."""
MOST_GAMES = 10_000_000
MOST_ROWS = 1_000
MOST_COPIES = 1_000
MOST_CHUNK_PAIRS = 10_000
MOST_NAME = 200
MOST_BLOCKS = 200
SEED_BITS = 53
"""Seeds are whole numbers that every JSON parser reads exactly."""

Row = tuple[str, str, int]
Purpose = Literal[
    "deal",
    "deal, swapped",
    "first player",
    "second player",
    "first player, swapped",
    "second player, swapped",
]


@dataclass(frozen=True, slots=True)
class Entry:
    """A deck in a plan: its name, and its contents as (section, card id, count)."""

    name: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Chunk:
    """A part of a plan: a number of pairs of games of one pairing, from a pair on."""

    number: int
    pairing: int
    first_pair: int
    pairs: int


@dataclass(frozen=True)
class Plan:
    """A batch of games, checked when created. Raises PlanFault if it cannot be played.

    `pairings` give entries by index. Each pairing is played in up to `pairs` pairs of games, the two games of
    a pair with the seats swapped. `players` play for the first and the second entry of a pairing. `illegal`
    allows decks that break construction rules. A plan with an `effect` plays the first deck as it is, and as
    the second one with a card replaced, against each of the others.
    """

    system: str
    entries: tuple[Entry, ...]
    pairings: tuple[tuple[int, int], ...]
    players: tuple[str, str]
    pairs: int
    chunk_pairs: int
    seed: int
    illegal: bool = False
    stop: Stop | None = None
    effect: Effect | None = None

    def __post_init__(self) -> None:
        if self.system not in CODES:
            raise PlanFault(f"no system {self.system!r}; there are {', '.join(CODES)}")
        for name in self.players:
            if name not in NAMES:
                raise PlanFault(f"no player {name!r}; there are {', '.join(NAMES)}")
        whole("pairs of games", self.pairs, 1, MOST_PAIRS)
        whole("pairs a chunk", self.chunk_pairs, 1, MOST_CHUNK_PAIRS)
        whole("seed", self.seed, 0, 2**SEED_BITS - 1)
        whole("number of decks", len(self.entries), 1, MOST_ENTRIES)
        whole("number of pairings", len(self.pairings), 1, MOST_ENTRIES**2)
        self._check_pairings()
        for entry in self.entries:
            self._check_entry(entry)
        if self.effect is not None:
            self._check_effect(self.effect)
        if self.games > MOST_GAMES:
            raise PlanFault(f"{self.games:,} games are more than a batch may have; at most {MOST_GAMES:,}")

    def _check_pairings(self) -> None:
        for one, other in self.pairings:
            for place in (one, other):
                if not 0 <= place < len(self.entries):
                    raise PlanFault(
                        f"pairing {one} against {other}: there is no deck {place}, "
                        f"only 0 to {len(self.entries) - 1}"
                    )
        if len(set(self.pairings)) < len(self.pairings):
            raise PlanFault("a pairing is named twice; name each once and play it longer")

    def _check_entry(self, entry: Entry) -> None:
        if not entry.name or len(entry.name) > MOST_NAME:
            raise PlanFault(f"the name of a deck has 1 to {MOST_NAME} characters, not {entry.name[:40]!r}")
        whole(f"number of different cards of {entry.name}", len(entry.rows), 1, MOST_ROWS)
        of = system(self.system)
        sections = [section.code for section in of.sections]
        for section, card, count in entry.rows:
            if section not in sections:
                raise PlanFault(
                    f"{entry.name}: {self.system} has no section {section!r}; it has {', '.join(sections)}"
                )
            if card_or_blank(of, card) is None:
                raise PlanFault(f"{entry.name}: {self.system} has no card {card!r}")
            whole(f"copies of {card} in {entry.name}", count, 1, MOST_COPIES)

    def _check_effect(self, effect: Effect) -> None:
        if self.stop is not None:
            raise PlanFault(
                "a card’s effect is measured in a fixed number of games; leave out the rule for stopping"
            )
        whole("pairs of games with and without a card", self.pairs, 1, effects.MOST_PAIRS)
        whole("number of decks, both versions counted", len(self.entries), 3, MOST_ENTRIES)
        deck, version = self.entries[effects.AS_IT_IS], self.entries[effects.REPLACED]
        if effect.card not in {card for _, card, _ in deck.rows}:
            raise PlanFault(f"{deck.name} has no card {effect.card!r} to replace")
        if sorted(version.rows) != sorted(effect.replaced(deck.rows)):
            raise PlanFault(
                f"{version.name} is not {deck.name} with {effect.card!r} replaced by {effect.replacement!r}"
            )
        if self.pairings != effects.effect_pairings(len(self.entries)):
            raise PlanFault("in a plan about a card, both versions of the deck meet each other deck in turn")

    @property
    def games(self) -> int:
        """The maximum number of games."""
        return 2 * self.pairs * len(self.pairings)

    @property
    def block_pairs(self) -> int:
        """The number of pairs in a block, for comparisons of games with the same random numbers."""
        return -(-self.pairs // MOST_BLOCKS)

    @property
    def chunks_each(self) -> int:
        """The number of chunks per pairing."""
        return -(-self.pairs // self.chunk_pairs)

    @property
    def chunk_count(self) -> int:
        """The number of chunks."""
        return self.chunks_each * len(self.pairings)

    def chunk(self, number: int) -> Chunk:
        """Return a chunk by its number; the pairings alternate, so that all of them progress together."""
        whole("number of a chunk", number, 0, self.chunk_count - 1)
        block, pairing = divmod(number, len(self.pairings))
        first = block * self.chunk_pairs
        return Chunk(number, pairing, first, min(self.chunk_pairs, self.pairs - first))

    def seed_of(self, pair: int, purpose: Purpose) -> int:
        """Return the seed of a stream of random numbers for a pair of games.

        It follows from the plan's seed and the number of the pair within its pairing, so that all pairings
        share their random numbers; each purpose has a stream of its own.
        """
        text = f"{self.seed}/{pair}/{purpose}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) >> (64 - SEED_BITS)

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        """The entries as decks."""
        return tuple(deck_of(self.system, entry) for entry in self.entries)

    @cached_property
    def understood(self) -> tuple[tuple[int, int], ...]:
        """For each deck, how many of its cards the engine fully understands, and how many it has."""
        return tuple(map(understood, self.decks))

    @cached_property
    def orders(self) -> tuple[tuple[tuple[str, str], ...], ...]:
        """The order of each entry's copies before shuffling: versions of a deck alike."""
        return laid_out([entry.rows for entry in self.entries])

    # ---- to and from plain data ----

    def to_json(self) -> dict[str, object]:
        """Return the plan as plain data."""
        return {
            "system": self.system,
            "entries": [
                {"name": entry.name, "rows": [list(row) for row in entry.rows]} for entry in self.entries
            ],
            "pairings": [list(pairing) for pairing in self.pairings],
            "players": list(self.players),
            "pairs": self.pairs,
            "chunk_pairs": self.chunk_pairs,
            "seed": self.seed,
            "illegal": self.illegal,
            "stop": None if self.stop is None else asdict(self.stop),
            **({} if self.effect is None else {"effect": self.effect.to_json()}),
        }

    @classmethod
    def from_json(cls, row: object) -> "Plan":
        """Read a plan from plain data. Raises PlanFault."""
        match row:
            case {
                "system": str(code),
                "entries": list(entries),
                "pairings": list(pairings),
                "players": [str(one), str(other)],
                "pairs": pairs,
                "chunk_pairs": chunk_pairs,
                "seed": seed,
                "illegal": bool(illegal),
                "stop": stop,
                **more,
            }:
                return cls(
                    code,
                    tuple(map(_entry, entries)),
                    tuple(map(_pairing, pairings)),
                    (one, other),
                    pairs,
                    chunk_pairs,
                    seed,
                    illegal,
                    None if stop is None else Stop.from_json(stop),
                    Effect.from_json(more["effect"]) if more.get("effect") is not None else None,
                )
            case _:
                raise PlanFault(f"{str(row)[:80]!r} is not a plan of games")


def _entry(row: object) -> Entry:
    match row:
        case {"name": str(name), "rows": list(rows)}:
            return Entry(name, tuple(map(_row, rows)))
        case _:
            raise PlanFault(f"{str(row)[:80]!r} is not a deck; it has a name and rows")


def _row(row: object) -> Row:
    match row:
        case [str(section), str(card), int(count)]:
            return section, card, count
        case _:
            raise PlanFault(
                f"{str(row)[:80]!r} is not a row of a deck; it is a section, a card id and a count"
            )


def _pairing(row: object) -> tuple[int, int]:
    match row:
        case [int(one), int(other)]:
            return one, other
        case _:
            raise PlanFault(f"{str(row)[:80]!r} is not a pairing; it is two places of decks")


# ---- creation of plans ----


def deck_of(code: str, entry: Entry) -> Deck:
    """Return an entry of a system's plan as a deck, without cards that are not in the catalogue."""
    of = system(code)
    rows = (
        DeckEntry(section, card, count)
        for section, card_id, count in entry.rows
        if (card := card_or_blank(of, card_id)) is not None
    )
    return Deck(code, tuple(rows))


def entry_of(name: str, deck: Deck) -> Entry:
    """Return a deck as an entry. Raises PlanFault for unresolved lines."""
    if deck.unresolved:
        raise PlanFault(f"{name}: {deck.unresolved[0].text!r} is not a known card")
    return Entry(name, tuple((one.section, one.card.id, one.count) for one in deck.entries))


def gauntlet(entries: Sequence[Entry]) -> tuple[tuple[int, int], ...]:
    """Return the pairings of the first deck against each of the others, or against itself if alone."""
    return tuple((0, place) for place in range(1, len(entries))) or ((0, 0),)


def matrix(entries: Sequence[Entry]) -> tuple[tuple[int, int], ...]:
    """Return the pairings of every deck against every other one, or against itself if alone."""
    number = len(entries)
    return tuple((one, other) for one in range(number) for other in range(one + 1, number)) or ((0, 0),)


def pairs_for(games: object) -> int:
    """Return the number of pairs for a number of games, rounded up. Raises PlanFault."""
    return -(-whole("number of games", games, 1, 2 * MOST_PAIRS) // 2)
