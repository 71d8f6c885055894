"""What players write when they ask for a chance: `2 of Laevateinn by turn 3`, `1 of type:chant cost<=2`.

    [at least | exactly | at most] [NUMBER[-NUMBER] [of]] CARDS [by turn T] [in PLACE]
    pay {R}{R}{1} [by turn T]
    play CARDS [by turn T]
    curve [from turn F] to turn T

CARDS is a name, or a search as cards are searched for on the site: `type:resonator cost<=2`,
`attribute:fire|water -race:dragon`, `(type:chant OR keyword:flying) cost<3`. A card of the deck that is
called just so is meant before any search, and no number means one or more. To pay is to have cards that pay,
to play is to have one of CARDS and others that pay for it; a curve is something new to play on each turn, by
its cost.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rules.search import BadQuery, Either, Term, Tree, Without, leaves, read, write
from rules.search.keys import is_key
from rules.search.tree import SIGNS

MOST_TEXT = 300
_COUNT = re.compile(
    r"(?:(?P<bound>at least|exactly|at most)\s+)?(?P<least>\d{1,4})(?:\s*[-–]\s*(?P<most>\d{1,4}))?"
    r"(?:\s+of\s+|\s+(?!of$))(?P<cards>\S.*)",
    re.IGNORECASE,
)
_PAY = re.compile(r"pay\s+(?P<cost>\S.*)", re.IGNORECASE)
_PLAY = re.compile(r"play\s+(?P<cards>\S.*)", re.IGNORECASE)
_CURVE = re.compile(
    r"(?:a\s+)?curve(?:\s+from\s+turn\s+(?P<start>\d{1,4}))?(?:\s+to\s+turn\s+(?P<turn>\d{1,4}))?",
    re.IGNORECASE,
)
_TURN = re.compile(r"\s+by\s+turn\s+(\d{1,4})$", re.IGNORECASE)
_PLACE = re.compile(r"\s+in\s+(?:the\s+)?([a-z_]+)$", re.IGNORECASE)
_SYMBOL = re.compile(r"\{(\w+)\}|([A-Za-z])|(\d+)")


_BARE = re.compile(r"(?!at least\b|at most\b|exactly\b)(?=.*[^\W\d])(?P<cards>\D.*)", re.IGNORECASE)


class BadWish(ValueError):
    """A wish cannot be understood or matches no card; the message quotes it and says what would work."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several things that a wish may mean: in words, and the wish written without doubt."""

    title: str
    wish: str


class UnclearWish(BadWish):
    """A wish may mean several things; `choices` has each of them."""

    def __init__(self, text: str, about: str, choices: Sequence[Choice]) -> None:
        alternatives = "; ".join(f"{one.title}: “{one.wish}”" for one in choices)
        super().__init__(f"“{text}”: what is “{about}”? Write {alternatives}")
        self.text = text
        self.about = about
        self.choices = tuple(choices)


@dataclass(frozen=True, slots=True)
class Wish:
    """A number of cards of a kind, by a turn; None for the question's turn.

    `name` is the card's name; if it can also be parsed as a search, `query` is that. `text` is the wish as
    written.
    """

    text: str
    least: int
    most: int | None
    name: str
    query: Tree[Term] | None
    turn: int | None
    place: str

    @property
    def about(self) -> str:
        """What the wish counts, in brief."""
        return write(self.query) if self.query is not None else self.name


@dataclass(frozen=True, slots=True)
class Payment:
    """A cost to be paid by a turn; `cost` has an entry for each symbol, "" if anything pays."""

    text: str
    cost: tuple[str, ...]
    turn: int | None


@dataclass(frozen=True, slots=True)
class Playing:
    """One of the cards that `wish` describes, and the cards that pay for it."""

    text: str
    wish: Wish
    turn: int | None


@dataclass(frozen=True, slots=True)
class Curve:
    """Something new to play on each turn from `start` to one; None for the question's turn."""

    text: str
    turn: int | None
    start: int = 1


def read_wish(text: str) -> Wish | Payment | Playing | Curve:
    """Parse a wish. Raises BadWish."""
    words = " ".join(text.split())
    if len(words) > MOST_TEXT:
        raise BadWish(f"{words[:40]!r}… is longer than {MOST_TEXT} characters")
    rest, turn = _split(_TURN, words)
    by = int(turn) if turn else None
    if (pay := _PAY.fullmatch(rest)) is not None:
        return Payment(words, read_cost(words, pay["cost"]), by)
    if (curve := _CURVE.fullmatch(rest)) is not None:
        return Curve(words, int(curve["turn"]) if curve["turn"] else by, int(curve["start"] or 1))
    if (play := _PLAY.fullmatch(rest)) is not None:
        return Playing(words, _wish(words, play["cards"], 1, None, by), by)
    found = _COUNT.fullmatch(rest)
    if found is None and (bare := _BARE.fullmatch(rest)) is not None:
        return _wish(words, bare["cards"], 1, None, by)
    if found is None:
        raise BadWish(
            f"{words!r} cannot be understood; write it as “2 of NAME”, "
            "“1 of type:chant cost<=2 by turn 3”, “pay {R}{1} by turn 2”, “play NAME by turn 3” or "
            "“curve to turn 3”"
        )
    least, most = _bounds(words, found["bound"], int(found["least"]), found["most"])
    return _wish(words, found["cards"], least, most, by)


def _wish(said: str, cards: str, least: int, most: int | None, by: int | None) -> Wish:
    place = ""
    shorter, ending = _split(_PLACE, cards)
    query = _query(said, shorter)
    if query is not None:
        # “in” may be part of a name; if there is no such name, it is followed by a place.
        cards, place = shorter, ending
    else:
        query = _query(said, cards)
    return Wish(said, least, most, cards.strip('"“”'), query, by, place.lower())


def in_place(wish: Wish) -> Wish | None:
    """Parse the end of a wish's name as a place after all; None if it has no such end."""
    name, place = _split(_PLACE, wish.name)
    if not place:
        return None
    return Wish(wish.text, wish.least, wish.most, name, None, wish.turn, place.lower())


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


def _query(said: str, cards: str) -> Tree[Term] | None:
    """The search that a description can be parsed as; None if it is only words, and so a name."""
    try:
        tree = read(cards)
    except BadQuery as error:
        if any(
            is_key(word.partition(sign)[0].lower())
            for word in cards.split()
            for sign in SIGNS
            if sign in word
        ):
            raise BadWish(f"{said!r}: {error.message}, at {error.parts[1]!r}") from error
        return None
    if tree is None:
        return None
    says = isinstance(tree, Without | Either) or any(term.key for term in leaves(tree))
    return tree if says else None


def read_cost(said: str, written: str) -> tuple[str, ...]:
    """Parse a cost as an entry for each symbol, "" if anything pays. Raises BadWish."""
    cost: list[str] = []
    if _SYMBOL.sub("", written).strip():
        raise BadWish(f"{said!r} has no cost that can be read; write it as pay {{R}}{{R}}{{1}} or pay RR1")
    for braced, letter, number in _SYMBOL.findall(written):
        symbol = braced or letter or number
        cost += [""] * min(int(symbol), 100) if symbol.isdecimal() else [symbol.upper()]
    return tuple(cost)
