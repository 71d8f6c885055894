"""Resolution of a line's words to cards: by another program's id, a collector's number, a name."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.cards import Card, Catalogue, normalise
from rules.construction.system import System
from rules.decklist.lines import Interpretation
from rules.decklist.numbers import is_number, numbered_cards

LIKE = 70
"""The similarity, of 100, between a line's name and a numbered card's for the number to be believed."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """The cards that a line may mean, the likeliest first; `doubt` says what is inconsistent.

    `contradicts` is set if number and name mean different cards, so that neither can be believed. `copies` is
    the number of copies in this interpretation of the line; 0 leaves that to the line.
    """

    cards: tuple[Card, ...] = ()
    doubt: str = ""
    contradicts: bool = False
    copies: int = 0

    def labels(self, most: int) -> tuple[str, ...]:
        """Return labels that distinguish the cards, in a form that can be read back."""
        return tuple(f"{card.id} {card.name}" for card in self.cards[:most])


def meaning(system: System, ways: Iterable[Interpretation], section: str) -> Meaning:
    """Return the cards meant by the first interpretation of a line that matches any card.

    Cards that the section may have come first, and so do cards whose name is written exactly like that.
    """
    for way in ways:
        meant = _meant(system.catalogue(), way)
        if meant.cards:
            held = tuple(card for card in meant.cards if system.may_hold(section, card)) if section else ()
            cards = held or meant.cards
            exact = tuple(card for card in cards if card.name == way.name)
            cards = meant.cards if meant.contradicts else exact or cards
            return replace(meant, cards=cards, copies=way.copies)
    return Meaning()


def chosen(system: System, meant: Meaning, section: str, largest: str) -> tuple[Card, ...]:
    """Return the cards that a line means, one of which the format and the day decide; none if ambiguous.

    All of them count as the same card, and are in order of their ids. JUDGEMENT: if they belong to several
    sections and the list names none, those for the largest section are meant, because lists mark the others.
    """
    if meant.contradicts or len({frozenset(system.keys(card)) for card in meant.cards}) != 1:
        return ()
    usual = [card for card in meant.cards if system.place(card) == largest] if not section else []
    cards = sorted(usual or meant.cards, key=lambda card: card.id)
    if section:
        return tuple(cards)
    return tuple(card for card in cards if system.place(card) == system.place(cards[0]))


def _meant(catalogue: Catalogue, way: Interpretation) -> Meaning:
    foreign = _by_foreign(catalogue, way.foreign) if way.foreign else ()
    numbered = foreign or (numbered_cards(catalogue, way) if way.number else ())
    named = catalogue.named(way.name) if way.name else ()
    if not numbered:
        return _by_name(named, way)
    if not way.name:
        return Meaning(numbered)
    wanted = _names_in(way.name)
    agreeing = tuple(card for card in numbered if not wanted.isdisjoint(_names_of(card)))
    if agreeing:
        return Meaning(agreeing)
    said = f"{way.number or 'the id'} is “{numbered[0].name}”, the list calls it “{way.name}”"
    alike = () if named else tuple(card for card in numbered if _alike(card, way.name))
    # A program's id is reliable; in a line that a person wrote, number and name may both be mistyped.
    if foreign or alike:
        return Meaning(alike or numbered[:1], said)
    others = tuple(card for card in named if card not in numbered)
    return Meaning((*numbered, *_by_likeness(others, way.number)), said, contradicts=True)


def _by_name(named: tuple[Card, ...], way: Interpretation) -> Meaning:
    """Return the cards with a name; a set narrows them, an unknown number only puts the likeliest first."""
    if not named:
        return Meaning()
    wanted = normalise(way.set)
    in_set = tuple(card for card in named if any(normalise(code) == wanted for code in card.sets))
    if in_set:
        return Meaning(in_set)
    code = way.number or way.foreign
    if not code or not (way.foreign or is_number(code)):
        return Meaning(named)
    return Meaning(_by_likeness(named, code), f"no card has the number “{code}”")


def _ratio(one: str, other: str) -> float:
    """Return the similarity of two texts, of 100."""
    # Imported only for comparing names: it is slow to import, and most programs compare none.
    from rapidfuzz import fuzz

    return fuzz.ratio(one, other)


def _by_likeness(cards: tuple[Card, ...], number: str) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (-_ratio(card.id, number), card.id)))


def _by_foreign(catalogue: Catalogue, foreign: str) -> tuple[Card, ...]:
    """Return the cards another program may mean by an id, which may be another card's id here."""
    theirs = catalogue.foreign(foreign) or catalogue.foreign(foreign.split(",")[0])
    own = catalogue.get(foreign)
    return (*theirs, own) if own and own not in theirs else theirs


def _names_in(name: str) -> set[str]:
    sides = name.replace("//", "|").replace(" / ", "|").split("|")
    return {normalise(name), *(normalise(side) for side in sides)}


def _names_of(card: Card) -> set[str]:
    faces = [normalise(face.name) for face in card.faces]
    return {*faces, "".join(faces), *(normalise(alias) for alias in card.aliases)}


def _alike(card: Card, name: str) -> bool:
    wanted = normalise(name)
    return any(
        _ratio(wanted, one) >= LIKE or (len(wanted) > 4 and (wanted in one or one in wanted))
        for one in _names_of(card)
    )
