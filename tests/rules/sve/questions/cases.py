"""Cases of questions that players asked the publisher: the position, what is done, what follows.

A case is a table of a TOML file in this folder. Player 0 is the one who asks; `their` speaks of the opponent.
A card is a number of the catalogue ("BP01-003") or made up of words ("2/2 Aura", "amulet Stack", "spell
swordcraft cost 3"); how it stands comes after commas: "2/2, rested, damage 1, Stack 3". `do` and `then` are
lines of two kinds, whose form `lines.py` has: answers to the open question, and checks; `then` has checks
only. With the cards of `but` laid out as well, something else follows, which shows that the checks rest on
what the case is about. `differs` says where the book at hand and the answer disagree: the case follows the
book.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from rules.definitions import definitions
from rules.engine.definition import Definition
from rules.games.sve.definitions import EvolveCard
from rules.systems import system
from tests.rules.scenes import Scene
from tests.rules.sve.play import made_up

FOLDER = Path(__file__).parent
ZONES = {
    "field": "field",
    "hand": "hand",
    "ex": "EX area",
    "cemetery": "cemetery",
    "deck": "deck area",
    "evolve_deck": "evolve deck area",
    "banished": "banished zone",
    "faceup": "faceup evolve deck area",
}
"""What cases call the zones."""
TYPES = ("spell", "amulet", "token", "evolved")
CLASSES = ("neutral", "forestcraft", "swordcraft", "runecraft", "dragoncraft", "abysscraft", "havencraft")


@dataclass(frozen=True)
class Case:
    """A question, its day, the gist of its answer, a position, the lines to go through and the checks."""

    question: str
    day: date
    gist: str
    do: tuple[str, ...]
    then: tuple[str, ...]
    position: Mapping[str, Mapping[str, Any]]
    but: Mapping[str, Mapping[str, Any]]
    step: str = "main phase"
    turn: str = "own"
    differs: str = ""


def cases() -> Iterator[tuple[str, Case]]:
    """Yield the cases of all files, each with a name for its test."""
    for path in sorted(FOLDER.glob("*.toml")):
        for place, row in enumerate(tomllib.loads(path.read_text("utf-8"))["case"]):
            yield f"{path.stem}-{row['question']}-{place}", made(row)


def made(row: Mapping[str, Any]) -> Case:
    """Return the case of a table; a key that no case has is an error."""
    known = {one.name for one in fields(Case)} - {"position", "but"}
    position = {name: one for name, one in row.items() if name in ("own", "their")}
    unknown = row.keys() - known - position.keys() - {"but"}
    assert not unknown, f"{row['question']}: unknown {', '.join(sorted(unknown))}"
    own = {name: tuple(one) if isinstance(one, list) else one for name, one in row.items() if name in known}
    return Case(**own, position=position, but=row.get("but", {}))


def scene_of(case: Case, *, otherwise: bool = False) -> Scene:
    """Return the position of a case at its first question: ten play points, decks of ten, all else empty.

    Otherwise, what `but` lays out is there too, and its numbers stand for those of the case.
    """
    scene = made_up.table(10)
    for player, name in enumerate(("own", "their")):
        side = dict(case.position.get(name, {}))
        for zone, more in case.but.get(name, {}).items() if otherwise else ():
            side[zone] = [*side.get(zone, ()), *more] if isinstance(more, list) else more
        points, most = side.pop("points", 10), side.pop("max", 10)
        scene.give(player, r0=points, r1=most, r2=side.pop("evolution", 0), life=side.pop("life", 20))
        if "fillers" in side:
            del scene.state.zones[scene.game.rules.zones.index("deck area", player)][side.pop("fillers") :]
        for zone, texts in side.items():
            for text in texts:
                put(scene, ZONES[zone], text, player)
    return scene.begin(case.step, active=0 if case.turn == "own" else 1, turn=5 if case.turn == "own" else 6)


def put(scene: Scene, zone: str, text: str, player: int) -> None:
    """Lay out a card that a case speaks of, as it says that the card stands."""
    words, *states = text.split(", ")
    card = scene.put(zone, card_of(words), player)
    for state in states:
        name, _, number = state.rpartition(" ")
        one = scene.in_play(card)
        match name or number:
            case "rested":
                one.rested = True
            case "new":
                one.entered = 5
            case "damage":
                one.damage = int(number)
            case counter:
                one.counters = {counter: int(number)}


@cache
def card_of(words: str) -> Definition:
    """Return a card of the catalogue by its number, or one made up of words."""
    card = system("sve").catalogue().get(words)
    return _made_up(words) if card is None else definitions("sve")(card)


def _made_up(words: str) -> EvolveCard:
    """Return a made-up card: a follower with these stats unless its words name another type."""
    attack, defense, cost, types, of, races, keywords = 0, 0, 1, ["follower"], "neutral", [], []
    rest = iter(words.split())
    for word in rest:
        if "/" in word:
            attack, defense = (int(one) for one in word.split("/"))
        elif word in TYPES:
            types = [*types, word] if word in ("token", "evolved") else [word]
        elif word in CLASSES:
            of = word
        elif word == "cost":
            cost = int(next(rest))
        elif word == "race":
            races.append(next(rest))
        else:
            keywords.append(word)
    made = made_up.card(words, tuple(types), cost, (attack, defense), keywords=tuple(keywords))
    made.attributes, made.races = (of,), frozenset(races)
    return made
