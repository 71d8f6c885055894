"""Games between decks: setup from decks, matches between players, replays of records."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from rules.blanks import card_or_blank
from rules.cards import Card
from rules.construction.deck import Deck, merged
from rules.construction.findings import Verdict
from rules.construction.judge import judge
from rules.construction.messages import instance_sentence
from rules.definitions import definitions, finder
from rules.engine.arrangement import BadArrangement, read_arrangement
from rules.engine.asks import Ask
from rules.engine.definition import Definition
from rules.engine.game import Game, new_game
from rules.engine.layout import lay_out
from rules.engine.match import Seats, Tally, play, play_match
from rules.engine.match import seat as seat_decks
from rules.engine.positions import dump, load
from rules.engine.records import BadRecord, Record, digest
from rules.players import player
from rules.rulesets import UnknownVariant, ruleset
from rules.systems import CODES, format_of, system

__all__ = [
    "Meeting",
    "NotPlayable",
    "Seat",
    "ending",
    "game_at",
    "game_of",
    "match",
    "must_be_playable",
    "position",
    "understood",
]

Copies = tuple[tuple[str, str], ...]
"""Single copies of cards, each with its section and id, in their order before shuffling."""


class NotPlayable(ValueError):
    """The decks cannot play each other: they are of different systems, or not legal; the message says why."""

    def __init__(self, message: str, verdict: Verdict | None = None) -> None:
        super().__init__(message)
        self.verdict = verdict


@dataclass(frozen=True, slots=True)
class Seat:
    """A deck in a game: its name, its contents, and its player."""

    name: str
    deck: Deck
    player: str


def cards_in_play(deck: Deck) -> list[tuple[str, Definition]]:
    """Return every copy in the sections used in a game, as (section, definition) pairs."""
    define = definitions(deck.system)
    zones = ruleset(deck.system).section_zones
    return [
        (entry.section, define(entry.card))
        for entry in merged(deck.entries)
        if entry.section in zones
        for _ in range(entry.count)
    ]


def _in_order(code: str, cards: Mapping[str, Card], order: Copies) -> list[tuple[str, Definition]]:
    """The copies used in a game, in the given order."""
    define, zones = definitions(code), ruleset(code).section_zones
    return [(section, define(cards[card])) for section, card in order if section in zones]


def understood(deck: Deck) -> tuple[int, int]:
    """Return how many cards of a deck that take part in games are fully understood, and how many do."""
    aside = ruleset(deck.system).aside
    cards = [definition for section, definition in cards_in_play(deck) if section not in aside]
    return sum(definition.understood for definition in cards), len(cards)


def must_be_playable(seats: tuple[Seat, Seat], *, illegal_too: bool = False) -> None:
    """Raise NotPlayable unless both decks are of one system and legal by its rulebook.

    `illegal_too` allows decks that break a construction rule, but none with unresolved lines.
    """
    first, second = (seat.deck.system for seat in seats)
    if first != second:
        raise NotPlayable(f"{seats[0].name} is a {first} deck and {seats[1].name} a {second} deck")
    of = system(first)
    for seat in seats:
        verdict = judge(of, seat.deck, format_of(first, of.book_format or of.default_format), None)
        if verdict.outcome != "legal" and (seat.deck.unresolved or not illegal_too):
            why = [instance_sentence(of, finding) for finding in verdict.findings]
            head = f"{seat.name} is {verdict.outcome} by the rules of {of.name}:"
            raise NotPlayable("\n  ".join((head, *why)), verdict)


def match(
    seats: tuple[Seat, Seat],
    games: int,
    seed: int,
    finished: Callable[[Record], None] | None = None,
    variant: str = "",
) -> Tally:
    """Play games between two decks, each going first equally often, and return the tally.

    `finished` is called with the record of every game; `variant` names the rules if not those of the book.
    """
    rules = ruleset(seats[0].deck.system, variant)
    decks = (cards_in_play(seats[0].deck), cards_in_play(seats[1].deck))
    numbers = iter(range(games))

    def seated(game_seed: int) -> Seats:
        return player(seats[0].player, game_seed * 2), player(seats[1].player, game_seed * 2 + 1)

    def done(game: Game, game_seed: int) -> None:
        swapped = next(numbers) % 2 == 1
        if finished is not None:
            record = _record(game, (seats[1], seats[0]) if swapped else seats, game_seed)
            finished(replace(record, variant=variant))

    return play_match(rules, decks, games, seed, seated, done)


class Meeting:
    """Two decks ready to play many games: their cards are compiled once.

    `orders` give the order of each deck's copies before shuffling, if not sorted by section and id.
    """

    __slots__ = ("decks", "orders", "rules", "seats")

    def __init__(self, seats: tuple[Seat, Seat], orders: tuple[Copies, Copies] | None = None) -> None:
        self.seats = seats
        self.rules = ruleset(seats[0].deck.system)
        self.orders = orders or (_ids(seats[0].deck), _ids(seats[1].deck))
        first, second = (
            _in_order(one.deck.system, {entry.card.id: entry.card for entry in one.deck.entries}, order)
            for one, order in zip(seats, self.orders, strict=True)
        )
        self.decks = (first, second)

    def game(self, seed: int, *, swapped: bool) -> Game:
        """Return a game ready to start; if swapped, the second deck has the first seat."""
        return seat_decks(self.rules, self.decks, seed, swapped=swapped)

    def play(
        self,
        game: Game,
        seeds: tuple[int, int],
        *,
        swapped: bool,
        answering: Callable[[Ask, int], None] | None = None,
    ) -> Game:
        """Play a game to its end and return it; `seeds` are those of the two decks' players.

        `answering` is called with every answer before it is applied.
        """
        a, b = (player(one.player, seed) for one, seed in zip(self.seats, seeds, strict=True))
        return play(game, (b, a) if swapped else (a, b), answering)

    def record(self, game: Game, seed: int, *, swapped: bool) -> Record:
        """Return the record of a finished game."""
        seats, orders = self.seats, self.orders
        return _record(game, seats[::-1] if swapped else seats, seed, orders[::-1] if swapped else orders)


def _record(
    game: Game, seats: tuple[Seat, Seat], seed: int, orders: tuple[Copies, Copies] | None = None
) -> Record:
    return Record(
        system=game.rules.code,
        decks=orders or (_ids(seats[0].deck), _ids(seats[1].deck)),
        names=(seats[0].name, seats[1].name),
        players=(seats[0].player, seats[1].player),
        seed=seed,
        answers=tuple(game.answers),
        digest=ending(game),
    )


def _ids(deck: Deck) -> Copies:
    return tuple((entry.section, entry.card.id) for entry in merged(deck.entries) for _ in range(entry.count))


def distinct(names: tuple[str, str]) -> tuple[str, str]:
    """Return the names of two decks, made distinct."""
    first, second = names
    return (f"{first} (A)", f"{second} (B)") if first == second else names


def ending(game: Game) -> str:
    """Return a fingerprint of a game's result and final position."""
    result = game.state.result
    how = [result.winner, result.reason] if result else []
    return digest([how, game.state.turn, game.state.zones, [one.life for one in game.state.players]])


def position(game: Game) -> str:
    """Return a game's position as canonical JSON; a position at a checkpoint can be continued."""
    return dump(game.state, game.rules, finder(game.rules.code))


def game_at(code: str, text: str) -> Game:
    """Return a game of a system at a position from a checkpoint, with the same question open.

    Raises BadPosition if the text is invalid.
    """
    rules = ruleset(code)
    game = Game(rules, load(text, rules, finder(code)))
    game.resume()
    return game


def game_of(record: Record) -> Game:
    """Return a record's game ready to start. Raises BadRecord for an unknown system, variant or card."""
    if record.system not in CODES:
        raise BadRecord(f"recorded for system {record.system!r}; there are {', '.join(CODES)}")
    of = system(record.system)
    sections = {section.code for section in of.sections}
    decks = []
    for deck in record.decks:
        cards: dict[str, Card] = {}
        for section, card_id in deck:
            if section not in sections:
                raise BadRecord(f"the record holds section {section!r}, which {record.system} does not have")
            card = card_or_blank(of, card_id)
            if card is None:
                raise BadRecord(f"the record holds card {card_id!r}, which {record.system} does not have")
            cards[card_id] = card
        decks.append(_in_order(record.system, cards, deck))
    try:
        rules = ruleset(record.system, record.variant)
        game = new_game(rules, decks, record.seed)
        if record.start is not None:
            lay_out(game, read_arrangement(record.start, rules))
    except (UnknownVariant, BadArrangement) as error:
        raise BadRecord(str(error)) from error
    return game
