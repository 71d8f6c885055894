"""Sample hands: one deal of a deck from a seed, with cards put back and drawn.

The same seed, cards put back and turn give the same hand everywhere, so that a URL can show it.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from rules import Deck
from rules.cards import Card
from rules.opening import Dealing, dealings
from rules.systems import system
from simulate.hands.questions import MOST_TURNS
from simulate.hands.wish_cards import entries_of
from simulate.hands.wishes import BadWish

MOST_SEED = 2**63 - 1


@dataclass(frozen=True, slots=True)
class Dealt:
    """A dealt section of a deck.

    `opening` is the hand before anything was put back, `back` the positions in it of the cards put back,
    `replaced` the cards that replaced them. `turns` has the cards of each turn, `aside` those set aside, and
    `left` is the number of remaining cards. `short` means that the section had too few cards.
    """

    dealing: Dealing
    title: str
    aside: tuple[Card, ...]
    opening: tuple[Card, ...]
    back: tuple[int, ...]
    replaced: tuple[Card, ...]
    turns: tuple[tuple[Card, ...], ...]
    left: int
    short: bool

    @property
    def kept(self) -> tuple[Card, ...]:
        """The cards of the opening hand that were kept."""
        return tuple(card for place, card in enumerate(self.opening) if place not in self.back)


def sample_hand(
    deck: Deck, seed: int, *, back: Sequence[int] = (), turn: int = 0, second: bool = False
) -> list[Dealt]:
    """Deal a deck from a seed, put cards of the hand back by position, and draw up to a turn.

    If the game changes only whole hands, anything put back means the whole hand. Raises BadWish for an
    invalid seed, position or turn.
    """
    if not 0 <= seed <= MOST_SEED:
        raise BadWish(f"{seed} is not a seed; a seed is a whole number from 0 to {MOST_SEED}")
    if not 0 <= turn <= MOST_TURNS:
        raise BadWish(f"there is no turn {turn} to draw to; 0 is the opening hand, and {MOST_TURNS} the last")
    of = system(deck.system)
    return [
        _dealt(deck, dealing, of.section(dealing.section).title, seed, tuple(back), turn, second)
        for dealing in dealings(of.code)
    ]


def _dealt(
    deck: Deck, dealing: Dealing, title: str, seed: int, back: tuple[int, ...], turn: int, second: bool
) -> Dealt:
    # Sorted by id, so that a hand does not depend on the order of the list.
    entries = sorted(entries_of(deck, dealing), key=lambda entry: entry.card.id)
    cards = [entry.card for entry in entries for _ in range(entry.count)]
    random.Random(f"{seed} {dealing.section}").shuffle(cards)
    aside, rest = cards[: dealing.aside], cards[dealing.aside :]
    opening, rest = rest[: dealing.hand], rest[dealing.hand :]
    places = _places(dealing, back, len(opening))
    replaced, rest = rest[: len(places)], rest[len(places) :]
    rest += [opening[place] for place in places]
    turns = []
    short = len(aside) < dealing.aside or len(opening) < dealing.hand
    for number in dealing.draws(turn, second=second):
        short = short or number > len(rest)
        turns.append(tuple(rest[:number]))
        rest = rest[number:]
    return Dealt(
        dealing,
        title,
        tuple(aside),
        tuple(opening),
        places,
        tuple(replaced),
        tuple(turns),
        len(rest),
        short,
    )


def _places(dealing: Dealing, back: tuple[int, ...], hand: int) -> tuple[int, ...]:
    if not back or not dealing.hand:
        return ()
    if dealing.mulligan == "none":
        raise BadWish("this game has no mulligan")
    wrong = [place for place in back if not 0 <= place < dealing.hand]
    if wrong:
        raise BadWish(f"the hand has no card at place {wrong[0]}; places go from 0 to {dealing.hand - 1}")
    if dealing.mulligan == "whole_bottom":
        return tuple(range(hand))
    return tuple(sorted({place for place in back if place < hand}))
