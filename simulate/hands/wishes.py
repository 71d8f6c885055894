"""What players write when they ask for a chance: `2 of Laevateinn by turn 3`, `1 of type:chant cost<=2`.

    [at least | exactly | at most] NUMBER[-NUMBER] of CARDS [by turn T] [in PLACE]
    pay {R}{R}{1} [by turn T]

CARDS is a name, or facts that all have to be true: type, cost, attribute, race, mark or keyword, such as
`type:resonator cost<=2` or `attribute:fire|water`; words with blanks stand in double quotes.
"""

import re
from dataclasses import dataclass
from typing import Literal

MOST_TEXT = 300
_COUNT = re.compile(
    r"(?:(?P<bound>at least|exactly|at most)\s+)?(?P<least>\d{1,4})(?:\s*[-–]\s*(?P<most>\d{1,4}))?"
    r"\s+of\s+(?P<cards>.+)",
    re.IGNORECASE,
)
_PAY = re.compile(r"pay\s+(?P<cost>\S.*)", re.IGNORECASE)
_TURN = re.compile(r"\s+by\s+turn\s+(\d{1,4})$", re.IGNORECASE)
_PLACE = re.compile(r"\s+in\s+(?:the\s+)?([a-z_]+)$", re.IGNORECASE)
_FACT = re.compile(r'([A-Za-z]+)\s*(<=|>=|:|=)\s*("[^"]*"|[^\s"]+)')
_SYMBOL = re.compile(r"\{(\w+)\}|([A-Za-z])|(\d+)")

Sign = Literal["=", "<=", ">="]


class BadWish(ValueError):
    """A wish cannot be understood or fits no card; the message quotes it and says what would do."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that must be true of a card: a kind of fact, how it compares, and the values that will do."""

    kind: str
    sign: Sign
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Wish:
    """So many cards of a kind, by a turn; None for the turn that the question is about.

    `name` is what a card is called, or "" where `facts` describe it. `text` is the wish as written.
    """

    text: str
    least: int
    most: int | None
    name: str
    facts: tuple[Fact, ...]
    turn: int | None
    place: str

    @property
    def about(self) -> str:
        """What the wish counts, in short."""
        words = [
            f"{fact.kind}{':' if fact.sign == '=' else fact.sign}{'|'.join(fact.values)}"
            for fact in self.facts
        ]
        return self.name or " ".join(words)


@dataclass(frozen=True, slots=True)
class Payment:
    """A cost to be paid by a turn; `cost` has an entry for each symbol, "" where anything pays."""

    text: str
    cost: tuple[str, ...]
    turn: int | None


def read_wish(text: str) -> Wish | Payment:
    """Read one wish; BadWish quotes what cannot be understood."""
    said = " ".join(text.split())
    if len(said) > MOST_TEXT:
        raise BadWish(f"{said[:40]!r}… is longer than {MOST_TEXT} characters")
    rest, turn = _split(_TURN, said)
    by = int(turn) if turn else None
    if (pay := _PAY.fullmatch(rest)) is not None:
        return Payment(said, _cost(said, pay["cost"]), by)
    found = _COUNT.fullmatch(rest)
    if found is None:
        raise BadWish(
            f"{said!r} cannot be understood; write it as “2 of NAME”, "
            "“1 of type:chant cost<=2 by turn 3” or “pay {R}{1} by turn 2”"
        )
    cards, place = found["cards"], ""
    facts = _facts(cards)
    if not facts:
        shorter, place = _split(_PLACE, cards)
        facts = _facts(shorter)
        # “in” may belong to a name; the one who looks for the card decides.
        cards, place = (shorter, place) if facts else (cards, "")
    least, most = _bounds(said, found["bound"], int(found["least"]), found["most"])
    return Wish(said, least, most, "" if facts else cards.strip('"“”'), facts, by, place.lower())


def in_place(wish: Wish) -> Wish | None:
    """Read the end of a wish's name as a place after all; None where it has no such end."""
    name, place = _split(_PLACE, wish.name)
    if not place:
        return None
    return Wish(wish.text, wish.least, wish.most, name, (), wish.turn, place.lower())


def _split(pattern: re.Pattern[str], text: str) -> tuple[str, str]:
    found = pattern.search(text)
    return (text[: found.start()], found[1]) if found else (text, "")


def _bounds(said: str, bound: str | None, least: int, most: str | None) -> tuple[int, int | None]:
    if most is not None:
        if bound or int(most) < least:
            raise BadWish(
                f"{said!r} has no sense as a range; write the smaller number first and no bound, as 1-2 of …"
            )
        return least, int(most)
    match (bound or "at least").lower():
        case "exactly":
            return least, least
        case "at most":
            return 0, least
        case _:
            return least, None


def _facts(cards: str) -> tuple[Fact, ...]:
    """The facts that a description is made of; none where any part of it is something else."""
    found = list(_FACT.finditer(cards))
    if not found or _FACT.sub("", cards).strip():
        return ()
    facts = []
    for one in found:
        sign: Sign = "<=" if one[2] == "<=" else ">=" if one[2] == ">=" else "="
        facts.append(Fact(one[1].lower(), sign, tuple(one[3].strip('"').split("|"))))
    return tuple(facts)


def _cost(said: str, written: str) -> tuple[str, ...]:
    cost: list[str] = []
    if _SYMBOL.sub("", written).strip():
        raise BadWish(f"{said!r} has no cost that can be read; write it as pay {{R}}{{R}}{{1}} or pay RR1")
    for braced, letter, number in _SYMBOL.findall(written):
        symbol = braced or letter or number
        cost += [""] * min(int(symbol), 100) if symbol.isdecimal() else [symbol.upper()]
    return tuple(cost)
