"""Which cards of a deck a wish means."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rules import Deck, Entry
from rules.cards import Card, normalise
from rules.construction.system import System
from rules.opening import Dealing, dealings
from simulate.hands.wishes import BadWish, Fact, Payment, Wish, in_place


@dataclass(frozen=True, slots=True)
class Placed:
    """A wish, the section and the cards it means, by id; `gives` has what each card of a payment gives."""

    wish: Wish | Payment
    dealing: Dealing
    cards: frozenset[str]
    gives: tuple[tuple[str, str], ...] = ()


def entries_of(deck: Deck, dealing: Dealing) -> list[Entry]:
    """Return the cards of a section that is dealt."""
    return [entry for entry in deck.entries if entry.section == dealing.section and entry.count > 0]


def placed(of: System, deck: Deck, wish: Wish | Payment) -> Placed:
    """Find the cards of a deck that a wish means; BadWish for none, or for those of several sections."""
    if isinstance(wish, Payment):
        return _paying(of, deck, wish)
    found = _matching(of, deck, wish)
    if not found and (again := in_place(wish)) is not None:
        wish, found = again, _matching(of, deck, again)
    if wish.place and wish.place not in {
        word for one in dealings(of.code) for word in (one.section, one.aside_name)
    }:
        raise BadWish(f"{wish.text!r}: {of.code} deals no {wish.place!r}")
    if not found:
        raise BadWish(_nothing(of, deck, wish))
    if wish.place:
        found = [one for one in found if wish.place in (one[0].section, one[0].aside_name)]
    if len(found) != 1:
        places = " or ".join(f"“in {dealing.section}”" for dealing, _ in found)
        raise BadWish(f"{wish.text!r} fits cards of several sections; end it with {places}")
    dealing, cards = found[0]
    return Placed(wish, dealing, cards)


def _matching(of: System, deck: Deck, wish: Wish) -> list[tuple[Dealing, frozenset[str]]]:
    fits = _named(of, deck, wish.name) if wish.name else _described(of, wish)
    found = []
    for dealing in dealings(of.code):
        cards = frozenset(entry.card.id for entry in entries_of(deck, dealing) if fits(entry.card))
        if cards:
            found.append((dealing, cards))
    return found


def _named(of: System, deck: Deck, name: str) -> Callable[[Card], bool]:
    known = {card.id for card in of.catalogue().find(name)}
    key = normalise(name)
    names = {normalise(entry.card.name) for entry in deck.entries}
    if known & {entry.card.id for entry in deck.entries} or key in names:
        return lambda card: card.id in known or normalise(card.name) == key
    # A part of a name will do where only one card has it.
    parts = {one for one in names if key and key in one}
    if len(parts) > 1:
        full = sorted({entry.card.name for entry in deck.entries if normalise(entry.card.name) in parts})
        raise BadWish(f"{name!r} could be {', '.join(full)}; write the whole name")
    return lambda card: normalise(card.name) in parts


def _described(of: System, wish: Wish) -> Callable[[Card], bool]:
    tests = [_test(of, wish, fact) for fact in wish.facts]
    return lambda card: all(test(card) for test in tests)


def _test(of: System, wish: Wish, fact: Fact) -> Callable[[Card], bool]:
    words = {normalise(word): normalise(right) for word, right in of.words.items() if right}
    values = {words.get(normalise(value), normalise(value)) for value in fact.values}
    kind = {_first(of.attribute_word): "attribute", _first(of.race_word): "race"}.get(fact.kind, fact.kind)
    if kind == "cost":
        return _cost_test(wish, fact)
    if fact.sign != "=":
        raise BadWish(f"{wish.text!r}: only cost can be compared by {fact.sign}")
    read: dict[str, Callable[[Card], Iterable[str]]] = {
        "type": lambda card: card.front.types,
        "attribute": lambda card: card.front.attributes,
        "race": lambda card: card.front.races,
        "mark": lambda card: card.front.marks,
        "keyword": lambda card: card.front.keywords,
        "name": lambda card: (card.name,),
    }
    if kind not in read:
        raise BadWish(
            f"{wish.text!r}: {fact.kind!r} is no fact to ask for; there are cost, {', '.join(read)}"
        )
    return lambda card: not values.isdisjoint(normalise(one) for one in read[kind](card))


def _first(words: str) -> str:
    return words.partition("/")[0].lower()


def _cost_test(wish: Wish, fact: Fact) -> Callable[[Card], bool]:
    if not all(value.isdecimal() and len(value) <= 4 for value in fact.values):
        raise BadWish(f"{wish.text!r}: a cost is a whole number, as cost:2, cost<=2 or cost:1|2")
    numbers = [int(value) for value in fact.values]

    def fits(card: Card) -> bool:
        cost = card.front.total_cost
        if cost is None:
            return False
        if fact.sign == "<=":
            return cost <= max(numbers)
        return cost >= min(numbers) if fact.sign == ">=" else cost in numbers

    return fits


def _nothing(of: System, deck: Deck, wish: Wish) -> str:
    """Say why a wish fits no card that is dealt."""
    if not wish.name:
        return f"{wish.text!r}: no card that this deck draws is {wish.about}"
    elsewhere = [entry for entry in deck.entries if normalise(wish.name) in normalise(entry.card.name)]
    if elsewhere:
        title = of.section(elsewhere[0].section).title
        return f"{wish.text!r}: {elsewhere[0].card.name!r} lies in {title!r}, from which nothing is drawn"
    if found := of.catalogue().find(wish.name):
        return f"{wish.text!r}: {found[0].name!r} is not in this deck"
    near = of.catalogue().nearest(wish.name)
    meant = f"; did you mean {' or '.join(f'“{name}”' for name in near)}?" if near else ""
    return f"{wish.text!r}: no card named {wish.name!r} in {of.code}{meant}"


def _paying(of: System, deck: Deck, wish: Payment) -> Placed:
    paying = [dealing for dealing in dealings(of.code) if dealing.pays]
    if not paying:
        raise BadWish(f"{wish.text!r}: {of.code} has no deck of cards that pay; ask for the cards themselves")
    dealing = paying[0]
    cards = [entry.card for entry in entries_of(deck, dealing)]
    if not cards:
        raise BadWish(f"{wish.text!r}: this deck has no cards in {of.section(dealing.section).title!r}")
    gives = tuple((card.id, str(card.front.values.get(dealing.pays, ""))) for card in cards)
    return Placed(wish, dealing, frozenset(card.id for card in cards), gives)
