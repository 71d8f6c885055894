"""A replayed game laid out for its page: one turn at a time, each step with its lines and clauses."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from django.urls import reverse

from simulate.answers import RecordedGame
from simulate.games.replays import PlacedCard, PlacedZone, Step

ALL = "all"


@dataclass(frozen=True, slots=True)
class Where:
    """A game's location: batch, pairing, pair of games, and the seat of the pairing's first deck."""

    batch: str
    pairing: int
    pair: int
    seat: str

    def address(self, *, pair: int | None = None, seat: str = "", turn: str = "") -> str:
        """Return the URL of this game, or of a neighbouring one, at a turn."""
        which = self.pair if pair is None else pair
        base = reverse("batch-game", args=[self.batch, self.pairing, which, seat or self.seat])
        return f"{base}?turn={turn}#told" if turn else base


class Seat(TypedDict):
    """A player in the game."""

    name: str
    player: str
    first: bool
    won: bool


class TurnLink(TypedDict):
    """A link to a turn."""

    number: int
    address: str
    now: bool


class StepGroup(TypedDict):
    """The lines of a step of a turn, with its name and clause."""

    turn: int
    active: str
    phase: str
    clause: str
    lines: list[Step]


class Left(TypedDict):
    """A seat's remaining life and cards."""

    name: str
    life: int
    hand: int
    deck: int


class ShownCard(TypedDict):
    """Identical cards in a zone."""

    name: str
    marks: str
    count: int


class ShownZone(TypedDict):
    """The cards in a zone, and whose it is."""

    title: str
    owner: str
    cards: list[ShownCard]


class GamePage(TypedDict):
    """The page of a game; `answers` is their number until the end of the turn, None for the whole game."""

    told: RecordedGame
    pair: int
    played: int
    where: Where
    seats: list[Seat]
    result: str
    reason: str
    whole: bool
    turn: int
    last: int
    turns: list[TurnLink]
    groups: list[StepGroup]
    has_life: bool
    answers: int | None
    standing: list[Left]
    before: str
    after: str
    all: str
    swapped: str
    previous_pair: str
    next_pair: str


def game_page(told: RecordedGame, where: Where, asked: str, played: int) -> GamePage:
    """Lay out the requested turn of a game, or all of it; setup is turn 0."""
    turns = sorted({step["turn"] for step in told["steps"]})
    last = turns[-1] if turns else 0
    whole = asked == ALL
    turn = min(int(asked), last) if asked.isascii() and asked.isdigit() and len(asked) < 6 else 0
    shown = [step for step in told["steps"] if whole or step["turn"] == turn]
    other = "second" if where.seat == "first" else "first"
    return {
        "told": told,
        "pair": where.pair + 1,
        "played": played,
        "where": where,
        "seats": [
            {"name": name, "player": player, "first": seat == told["first"], "won": seat == told["winner"]}
            for seat, (name, player) in enumerate(zip(told["names"], told["players"], strict=True))
        ],
        "result": _result(told),
        "reason": told["reason"].replace("_", " "),
        "whole": whole,
        "turn": turn,
        "last": last,
        "turns": [
            {"number": one, "address": where.address(turn=str(one)), "now": one == turn and not whole}
            for one in turns
        ],
        "groups": _groups(shown, told["names"]),
        "has_life": any(any(step["life"]) for step in told["steps"]),
        "answers": _answers_until(told, turn) if shown and not whole else None,
        "standing": _standing(shown[-1], told["names"]) if shown else [],
        "before": where.address(turn=str(turn - 1)) if turn > 0 and not whole else "",
        "after": where.address(turn=str(turn + 1)) if turn < last and not whole else "",
        "all": where.address(turn=ALL),
        "swapped": where.address(seat=other),
        "previous_pair": where.address(pair=where.pair - 1) if where.pair else "",
        "next_pair": where.address(pair=where.pair + 1) if where.pair + 1 < played else "",
    }


def _result(told: RecordedGame) -> str:
    if not told["finished"]:
        return "no result"
    return f"{told['names'][told['winner']]} wins" if told["winner"] >= 0 else "nobody wins"


def zones_page(zones: Sequence[PlacedZone], names: Sequence[str]) -> list[ShownZone]:
    """Lay out the board; decks, whose order is hidden, and empty zones are left out."""
    shown: list[ShownZone] = []
    for zone in zones:
        counts: dict[tuple[str, str], int] = {}
        for card in zone["cards"]:
            marks = [names[card["controller"]]] if zone["seat"] < 0 and "controller" in card else []
            marks += [word for word, holds in _states(card) if holds]
            marks += [f"{card['damage']} damage"] if card.get("damage") else []
            key = (card["name"], ", ".join(marks).replace("_", " "))
            counts[key] = counts.get(key, 0) + 1
        if counts and "deck" not in zone["name"]:
            shown.append(
                {
                    "title": zone["name"].replace("_", " ").capitalize(),
                    "owner": names[zone["seat"]] if zone["seat"] >= 0 else "",
                    "cards": [
                        {"name": name, "marks": marks, "count": count}
                        for (name, marks), count in counts.items()
                    ],
                }
            )
    return shown


def _states(card: PlacedCard) -> tuple[tuple[str, bool], ...]:
    return ("rested", card.get("rested", False)), ("face_down", card.get("face_down", False))


def _answers_until(told: RecordedGame, turn: int) -> int:
    """The number of answers until the end of a turn."""
    return max((step["answers"] for step in told["steps"] if step["turn"] <= turn), default=0)


def _standing(step: Step, names: Sequence[str]) -> list[Left]:
    """What both players have left after a step."""
    rows = zip(names, step["life"], step["hands"], step["decks"], strict=True)
    return [{"name": name, "life": life, "hand": hand, "deck": deck} for name, life, hand, deck in rows]


def _groups(steps: Sequence[Step], names: Sequence[str]) -> list[StepGroup]:
    """The lines of each step of the turn, with its name and clause."""
    groups: list[StepGroup] = []
    before: tuple[int, str] | None = None
    for step in steps:
        if (step["turn"], step["phase"]) != before:
            before = (step["turn"], step["phase"])
            groups.append(
                {
                    "turn": step["turn"],
                    "active": names[step["active"]] if step["active"] >= 0 else "",
                    "phase": step["phase"].replace("_", " ") or "Setting up",
                    "clause": step["phase_clause"],
                    "lines": [],
                }
            )
        groups[-1]["lines"].append(step)
    return groups
