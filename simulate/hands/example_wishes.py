"""Examples of wishes about a deck, with cards, types and costs of its own game."""

from collections import Counter

from rules import Deck
from rules.costs import gives, payer
from rules.opening import dealings
from rules.systems import system
from simulate.hands.wish_cards import entries_of

NO_CARDS = ("2 of NAME", "1 of cost<=2 by turn 2")
"""What can be wished for of any deck."""


def example_wishes(deck: Deck) -> tuple[str, ...]:
    """Return a few wishes that can be answered about a deck, the plainest first."""
    of = system(deck.system)
    drawn = [one for dealing in dealings(of.code) if dealing.hand for one in entries_of(deck, dealing)]
    if not drawn:
        return NO_CARDS
    most = max(drawn, key=lambda entry: entry.count).card
    types = Counter(
        word for entry in drawn for word in entry.card.front.types[:1] for _ in range(entry.count)
    )
    found = [f"2 of {most.name}"]
    found += [f"1 of type:{word} cost<=2" for word, _ in types.most_common(1) if word.isalnum()]
    found += [
        f"exactly 1 of attribute:{word} by turn 2" for word in most.front.attributes[:1] if word.isalnum()
    ]
    found += _costs(deck)
    if most.front.total_cost is not None:
        found.append(f"play {most.name} by turn {max(most.front.total_cost, 1)}")
    paying = payer(of.code)
    return (*found, "curve to turn 3") if paying is None or paying.grows else tuple(found)


def _costs(deck: Deck) -> list[str]:
    """Return a cost that the deck can pay, in the symbols of its game."""
    dealing = payer(deck.system)
    if dealing is None:
        return []
    given = Counter(one for entry in entries_of(deck, dealing) for one in gives(entry.card, dealing) or ())
    letters = {meant: letter for letter, meant in dealing.symbols}
    return [f"pay {{{letters.get(word, word)}}}{{1}} by turn 2" for word, _ in given.most_common(1)]
