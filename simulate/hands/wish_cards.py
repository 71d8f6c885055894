"""The cards of a deck that a wish means."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules import Deck, Entry
from rules.cards import Card, normalise
from rules.construction.system import System
from rules.opening import Dealing, dealings
from rules.search import fits, search_vocabulary, understand
from rules.systems import formats
from simulate.hands.wishes import BadWish, Choice, UnclearWish, Wish, in_place
from simulate.hands.word_readings import SHORTEST, WordReading, word_readings
from simulate.odds import Goal, Has

MOST_CHOICES = 8
"""How many meanings of unclear words are offered."""

Names = Callable[[frozenset[str]], tuple[str, ...]]
"""Returns the groups of a question that some cards are in, by their ids."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A wish about the cards of one section.

    `classes` name the cards that the wish distinguishes from the rest, by id. `goal` returns the condition,
    given the names of groups. What the `unrecorded` cards pay for is not known: `goal` counts on none of
    them, `best` on each for whatever is needed. `meant` are the cards that a wish for a number of them took.
    """

    text: str
    turn: int
    dealing: Dealing
    classes: Mapping[str, str]
    goal: Callable[[Names], Goal]
    unrecorded: tuple[Card, ...] = ()
    best: Callable[[Names], Goal] | None = None
    meant: tuple[Entry, ...] = ()


def entries_of(deck: Deck, dealing: Dealing) -> list[Entry]:
    """Return the cards of a section that is dealt."""
    return [entry for entry in deck.entries if entry.section == dealing.section and entry.count > 0]


def counted(of: System, deck: Deck, wish: Wish, turn: int) -> Placed:
    """Resolve a wish for a number of cards; `turn` is used if it has no turn of its own."""
    wish, dealing, cards = matched(of, deck, wish)
    by = turn if wish.turn is None else wish.turn
    aside = bool(wish.place) and wish.place == dealing.aside_name
    after = 0 if aside else by

    def goal(names: Names) -> Goal:
        return Has(names(cards), wish.least, wish.most, after, aside)

    meant = tuple([entry for entry in entries_of(deck, dealing) if entry.card.id in cards])
    names = {entry.card.name for entry in meant}
    about = names.pop() if len(names) == 1 else wish.about
    return Placed(wish.text, by, dealing, dict.fromkeys(sorted(cards), about), goal, meant=meant)


def matched(of: System, deck: Deck, wish: Wish) -> tuple[Wish, Dealing, frozenset[str]]:
    """Find the cards of a deck that a wish means. Raises BadWish for none, or for several sections."""
    found = _matching(of, deck, wish)
    if not found and (again := in_place(wish)) is not None:
        wish, found = again, _matching(of, deck, again)
    if wish.place and wish.place not in {
        word for one in dealings(of.code) for word in (one.section, one.aside_name)
    }:
        raise BadWish(f"{wish.text!r}: {of.name} deals no {wish.place!r}")
    if not found:
        raise BadWish(_nothing(of, deck, wish))
    if wish.place:
        found = [one for one in found if wish.place in (one[0].section, one[0].aside_name)]
    if len(found) != 1:
        places = " or ".join(f"“in {dealing.section}”" for dealing, _ in found)
        raise BadWish(f"{wish.text!r} fits cards of several sections; end it with {places}")
    dealing, cards = found[0]
    return wish, dealing, cards


def _matching(of: System, deck: Deck, wish: Wish) -> list[tuple[Dealing, frozenset[str]]]:
    fits_card = _described(of, wish) if _searches(deck, wish) else _named(of, deck, wish)
    found = []
    for dealing in dealings(of.code):
        cards = frozenset(entry.card.id for entry in entries_of(deck, dealing) if fits_card(entry.card))
        if cards:
            found.append((dealing, cards))
    return found


def _named(of: System, deck: Deck, wish: Wish) -> Callable[[Card], bool]:
    """Return whether a card is meant by words: the card of that name, or the one thing they can mean here.

    Raises UnclearWish if they can mean several things, or are too short to be more than a guess.
    """
    name, key = wish.name, normalise(wish.name)
    known = {card.id for card in of.catalogue().find(name)}
    names = {normalise(entry.card.name) for entry in deck.entries}
    if known & {entry.card.id for entry in deck.entries} or key in names:
        return lambda card: card.id in known or normalise(card.name) == key
    readings = word_readings(of, deck, name)
    if plain := [one for one in readings if one.is_plain]:
        # An attribute or a type is one of a few words that every player of the game knows.
        readings = plain[:1]
    is_sure = len(readings) == 1 and len(key) >= SHORTEST
    if readings and not is_sure:
        raise UnclearWish(wish.text, name, [_choice(wish, one) for one in readings[:MOST_CHOICES]])
    meant = frozenset(card for one in readings for card in one.cards)
    return lambda card: card.id in meant


def _choice(wish: Wish, reading: WordReading) -> Choice:
    """Return a wish with the words replaced by one thing that they can mean."""
    before, _, after = wish.text.rpartition(wish.name)
    written = f"{before}{reading.query}{after}"
    return Choice(reading.title, written if before.strip() else f"1 of {written.strip()}")


def _searches(deck: Deck, wish: Wish) -> bool:
    """Return whether a wish is a search; one that equals a card's name in the deck means that card."""
    key = normalise(wish.name)
    return wish.query is not None and all(normalise(entry.card.name) != key for entry in deck.entries)


def _described(of: System, wish: Wish) -> Callable[[Card], bool]:
    found = understand(wish.query, [search_vocabulary(of, *formats(of.code).values())])
    for warned in found.warnings:
        if warned.term:
            meant = f"; did you mean “{warned.instead}”?" if warned.instead else ""
            raise BadWish(f"{wish.text!r}: {warned.words}{meant}")
    return lambda card: fits(found.condition, of.code, card)


def _nothing(of: System, deck: Deck, wish: Wish) -> str:
    """Return why a wish matches no card that is dealt."""
    if wish.query is not None:
        return f"{wish.text!r}: no card that this deck draws is {wish.about}"
    elsewhere = [entry for entry in deck.entries if normalise(wish.name) in normalise(entry.card.name)]
    if elsewhere:
        title = of.section(elsewhere[0].section).title
        return f"{wish.text!r}: {elsewhere[0].card.name!r} lies in {title!r}, from which nothing is drawn"
    if found := of.catalogue().find(wish.name):
        return f"{wish.text!r}: {found[0].name!r} is not in this deck"
    near = of.catalogue().nearest(wish.name)
    meant = f"; did you mean {' or '.join(f'“{name}”' for name in near)}?" if near else ""
    return f"{wish.text!r}: no card named {wish.name!r} in {of.name}{meant}"
