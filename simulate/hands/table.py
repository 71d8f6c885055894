"""The chances of every card of a deck: in the opening hand, after the mulligan, and by each turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules import Deck
from rules.cards import Card
from rules.opening import Dealing, dealings
from rules.systems import system
from simulate.hands.questions import MOST_TURNS, OTHERS
from simulate.hands.wish_cards import entries_of
from simulate.hands.wishes import BadWish
from simulate.odds import BadQuestion, Group, Question, answer, at_least

_ByTurn = tuple[Fraction | None, ...]
_Chances = tuple[Fraction | None, Fraction | None, _ByTurn, _ByTurn, _ByTurn, _ByTurn]


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card's chances of being seen at least once.

    `opening` is in the opening hand, `changed` after the best mulligan for this card, None if there is none.
    `first` and `second` are by each turn from 1 on without a mulligan, `best_first` and `best_second` with
    it; None if the deck has too few cards.
    """

    card: Card
    count: int
    opening: Fraction | None
    changed: Fraction | None
    first: tuple[Fraction | None, ...]
    second: tuple[Fraction | None, ...]
    best_first: tuple[Fraction | None, ...]
    best_second: tuple[Fraction | None, ...]


@dataclass(frozen=True, slots=True)
class SectionTable:
    """The table of a section that is dealt, its cards sorted by count and name."""

    dealing: Dealing
    title: str
    cards: int
    rows: tuple[CardRow, ...]


def table(deck: Deck, turns: int = 10) -> list[SectionTable]:
    """Return the chances of every card of a deck, section by section, by the first `turns` turns."""
    if not 1 <= turns <= MOST_TURNS:
        raise BadWish(f"{turns} turns cannot be shown; from 1 to {MOST_TURNS}")
    of = system(deck.system)
    tables = []
    for dealing in dealings(of.code):
        counts: dict[str, int] = {}
        cards: dict[str, Card] = {}
        for entry in entries_of(deck, dealing):
            counts[entry.card.id] = counts.get(entry.card.id, 0) + entry.count
            cards[entry.card.id] = entry.card
        size = sum(counts.values())
        # Cards with the same number of copies have the same chances.
        chances = {count: _chances(dealing, size, count, turns) for count in set(counts.values())}
        rows = [CardRow(cards[card], count, *chances[count]) for card, count in counts.items()]
        rows.sort(key=lambda row: (-row.count, row.card.name, row.card.id))
        tables.append(SectionTable(dealing, of.section(dealing.section).title, size, tuple(rows)))
    return tables


def _chances(dealing: Dealing, size: int, count: int, turns: int) -> _Chances:
    first, second = dealing.draws(turns), dealing.draws(turns, second=True)
    seen = {drawn for plan in (first, second) for drawn in _running(plan)} | {0}
    kept = {drawn: _seen(dealing, size, count, drawn, best=False) for drawn in seen}
    changes = dealing.hand > 0 and dealing.mulligan != "none"
    best = {drawn: _seen(dealing, size, count, drawn, best=True) for drawn in seen} if changes else kept
    return (
        kept[0] if dealing.hand else None,
        best[0] if changes else None,
        tuple(kept[drawn] for drawn in _running(first)),
        tuple(kept[drawn] for drawn in _running(second)),
        tuple(best[drawn] for drawn in _running(first)),
        tuple(best[drawn] for drawn in _running(second)),
    )


def _running(plan: Sequence[int]) -> list[int]:
    return [sum(plan[: turn + 1]) for turn in range(len(plan))]


def _seen(dealing: Dealing, size: int, count: int, drawn: int, *, best: bool) -> Fraction | None:
    try:
        question = Question(
            groups=(Group("it", count), Group(OTHERS, size - count)),
            hand=dealing.hand,
            goal=at_least(1, "it", after=1),
            mulligan=dealing.mulligan if best else "none",  # type: ignore[arg-type]
            policy="optimal" if best else "none",
            draws=(drawn,),
        )
    except BadQuestion:
        # The deck is too small for that many draws; the cell stays empty.
        return None
    return answer(question).value
