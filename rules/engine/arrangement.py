"""A position that a person sets up: whose turn it is, and which cards lie where."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NotRequired, TypedDict

from rules.engine.ids import PLAYERS, PlayerId
from rules.engine.ruleset import Ruleset
from rules.engine.zones import Zone
from rules.parsed_data import BadData, checked

MOST_TURNS = 100
MOST_IN_ZONE = 60
MOST_NUMBER = 100_000
"""The most life, units of a resource, damage and counters that a position may have."""


class BadArrangement(ValueError):
    """A position cannot be set up; the message says which part is wrong and what would be right."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of a position, by its id; all but `face` are for cards in play.

    `face` is the side that is up. A `new` card came into play this turn. `on` is the id of the card in play
    that it is attached to or lies on, as the game has it.
    """

    card: str
    face: int = 0
    rested: bool = False
    new: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    on: str = ""


@dataclass(frozen=True, slots=True)
class Side:
    """What a player has in a position: life, resources in the game's order, and cards by the zone's name.

    A zone has cards, the top one first, and on top of them a number of cards from the top of the deck. A zone
    that is not named stays as setting up the game leaves it, and so do life and resources that are None.
    """

    zones: Mapping[str, tuple[tuple[Laid, ...], int]]
    life: int | None = None
    resources: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A position at the beginning of a step of a player's turn; `sides` are the players', in seat order."""

    active: PlayerId
    step: str
    turn: int
    sides: tuple[Side, Side]

    def rows(self) -> "ArrangementRow":
        """Return the position as plain data, which `read_arrangement` reads."""
        first, second = self.sides
        return {
            "active": self.active,
            "step": self.step,
            "turn": self.turn,
            "sides": [_side_row(first), _side_row(second)],
        }


class LaidRow(TypedDict):
    """A card of a position as plain data, without what it does not have."""

    card: str
    face: NotRequired[int]
    rested: NotRequired[bool]
    new: NotRequired[bool]
    damage: NotRequired[int]
    counters: NotRequired[dict[str, int]]
    on: NotRequired[str]


class ZoneRow(TypedDict):
    """The cards of a zone as plain data, the top one first, and how many of the deck's are on top of them."""

    cards: NotRequired[list[LaidRow]]
    unknown: NotRequired[int]


class SideRow(TypedDict):
    """A player's part of a position as plain data."""

    zones: dict[str, ZoneRow]
    life: NotRequired[int]
    resources: NotRequired[list[int]]


class ArrangementRow(TypedDict):
    """A position as plain data."""

    active: int
    step: str
    turn: int
    sides: list[SideRow]


def zones_laid(rules: Ruleset) -> list[Zone]:
    """Return the zones that positions are set up with, in the game's order."""
    return [zone for zone in rules.zones.kinds if zone.laid != "never"]


def no_such_zone(name: str, known: Iterable[str]) -> BadArrangement:
    """Return that no cards can be laid in a zone of this name."""
    return BadArrangement(f"no cards can be laid in a zone {name[:40]!r}; there are {', '.join(known)}")


def read_arrangement(data: object, rules: Ruleset) -> Arrangement:
    """Read a position from plain data, without looking up its cards. Raises BadArrangement."""
    try:
        row = checked(ArrangementRow, data, "the position")
    except BadData as error:
        raise BadArrangement(str(error)) from error
    steps = [step.name for step in rules.plan]
    if row["step"] not in steps:
        raise BadArrangement(f"there is no step {row['step'][:40]!r}; there are {', '.join(steps)}")
    if row["active"] not in PLAYERS:
        raise BadArrangement(f"the turn is player 0's or 1's, not {row['active']}'s")
    if len(row["sides"]) != len(PLAYERS):
        raise BadArrangement(f"a position has two sides, not {len(row['sides'])}")
    first, second = (_read_side(side, rules) for side in row["sides"])
    turn = _within("the turn", row["turn"], 1, MOST_TURNS)
    return Arrangement(PLAYERS[row["active"]], row["step"], turn, (first, second))


def _read_side(row: SideRow, rules: Ruleset) -> Side:
    resources = row.get("resources")
    if resources is not None and len(resources) != len(rules.resources):
        raise BadArrangement(f"a player has {len(rules.resources)} resources, not {len(resources)}")
    life = row.get("life")
    return Side(
        zones={name: _read_zone(name, zone, rules) for name, zone in row["zones"].items()},
        life=None if life is None else _within("a player's life", life, 1, MOST_NUMBER),
        resources=None
        if resources is None
        else tuple(_within("a resource", one, 0, MOST_NUMBER) for one in resources),
    )


def _read_zone(name: str, row: ZoneRow, rules: Ruleset) -> tuple[tuple[Laid, ...], int]:
    known = {zone.name: zone for zone in zones_laid(rules)}
    if name not in known:
        raise no_such_zone(name, known)
    in_play = bool(known[name].group)
    cards = tuple(_read_laid(name, one, in_play=in_play) for one in row.get("cards", []))
    unknown = _within(f"the cards of the deck in the {name}", row.get("unknown", 0), 0, MOST_IN_ZONE)
    if unknown and known[name].laid != "any":
        raise BadArrangement(f"the cards in the {name} are named one by one, not only how many there are")
    if len(cards) + unknown > MOST_IN_ZONE:
        raise BadArrangement(f"the {name} has at most {MOST_IN_ZONE} cards, not {len(cards) + unknown}")
    return cards, unknown


def _read_laid(zone: str, row: LaidRow, *, in_play: bool) -> Laid:
    said = sorted(set(row) - {"card"})
    if said and not in_play:
        raise BadArrangement(f"a card in the {zone} is not in play, so it cannot have {said[0]!r}")
    counters = [
        (kind, _within("counters", count, 1, MOST_NUMBER)) for kind, count in row.get("counters", {}).items()
    ]
    return Laid(
        card=row["card"],
        face=_within("a side", row.get("face", 0), 0, 9),
        rested=row.get("rested", False),
        new=row.get("new", False),
        damage=_within("damage", row.get("damage", 0), 0, MOST_NUMBER),
        counters=tuple(sorted(counters)),
        on=row.get("on", ""),
    )


def _within(what: str, number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise BadArrangement(f"{what} must be from {least:,} to {most:,}, not {number:,}")
    return number


def _side_row(side: Side) -> SideRow:
    row: SideRow = {"zones": {}}
    for name, (cards, unknown) in side.zones.items():
        zone: ZoneRow = {}
        if cards:
            zone["cards"] = [_laid_row(one) for one in cards]
        if unknown:
            zone["unknown"] = unknown
        row["zones"][name] = zone
    if side.life is not None:
        row["life"] = side.life
    if side.resources is not None:
        row["resources"] = list(side.resources)
    return row


def _laid_row(one: Laid) -> LaidRow:
    row: LaidRow = {"card": one.card}
    if one.face:
        row["face"] = one.face
    if one.rested:
        row["rested"] = True
    if one.new:
        row["new"] = True
    if one.damage:
        row["damage"] = one.damage
    if one.counters:
        row["counters"] = dict(one.counters)
    if one.on:
        row["on"] = one.on
    return row
