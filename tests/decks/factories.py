"""Rows for tests: users, cards out of the real catalogues or made up, decks."""

from collections.abc import Iterable, Mapping
from datetime import date
from itertools import count
from pathlib import Path

from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractUser

import rules
from cards import catalogue
from cards.models import Card
from decks.editing import services
from decks.models import Deck, Notice
from rules.construction.deck import Entry
from rules.systems import format_of, system

PASSWORD = "a-long-enough-passphrase"
# Cards of fow8 for small decks.
THUNDER, SWORD, STONE, EGG = "CMF-038", "VS01-026", "CMF-099", "VS01-030"
CASES = Path(__file__).resolve().parent.parent / "cases"

_numbers = count(1)


def make_user(name: str = "", **fields: object) -> AbstractUser:
    """A user who can sign in with PASSWORD."""
    name = name or f"user{next(_numbers)}"
    return get_user_model().objects.create_user(name, f"{name}@example.org", PASSWORD, **fields)


def store_cards(code: str, ids: Iterable[str]) -> list[Card]:
    """Rows for these cards of a system's real catalogue, in the order asked."""
    wanted = list(dict.fromkeys(ids))
    values = [system(code).catalogue().get(card_id) for card_id in wanted]
    assert None not in values, f"{code} lacks one of {wanted}"
    catalogue.store(code, values)
    rows = {card.card_id: card for card in Card.objects.filter(system=code, card_id__in=wanted)}
    return [rows[card_id] for card_id in wanted]


def some_ids(code: str, most: int, section: str | None = None) -> list[str]:
    """Ids of real cards of a system that share no identity, and go in a section when one is named."""
    of = system(code)
    taken: set[str] = set()
    found: list[str] = []
    for card in of.catalogue():
        fits = section is None or (of.place(card) == section and of.may_hold(section, card))
        if fits and taken.isdisjoint(of.keys(card)):
            taken.update(of.keys(card))
            found.append(card.id)
            if len(found) == most:
                return found
    return found


def make_deck(
    owner: AbstractUser | None = None,
    *,
    code: str = "setcg",
    cards: Mapping[str, Mapping[str, int]] | None = None,
    **settings: str,
) -> Deck:
    """A stored deck: `cards` by section and id, each with how many copies."""
    cards = cards or {}
    wanted = [(section, card_id, n) for section, held in cards.items() for card_id, n in held.items()]
    if wanted:
        store_cards(code, [card_id for _, card_id, _ in wanted])
    values = {card_id: system(code).catalogue().get(card_id) for _, card_id, _ in wanted}
    entries = tuple(Entry(section, values[card_id], n) for section, card_id, n in wanted)
    return services.create_deck(
        owner=owner or make_user(),
        system=code,
        name=settings.pop("name", "A deck"),
        content=rules.Deck(code, entries),
        **settings,
    )


def make_notice(deck: Deck, cause: str = "list:1") -> Notice:
    """Tell a deck's owner that it is illegal from some day on."""
    return Notice.objects.create(
        owner=deck.owner,
        deck=deck,
        cause=cause,
        format=deck.format,
        day=date(2026, 12, 1),
        before="legal",
        after="illegal",
        says=["A card is banned."],
    )


def legal_cards(copies: int = 3, size: int = 50) -> dict[str, dict[str, int]]:
    """The content of a legal deck of the Square Enix system: 50 cards, at most three of a number."""
    of = system("setcg")
    kinds = [
        card.id
        for card_id in some_ids("setcg", 400, "main")
        if (card := of.catalogue().get(card_id)) and len(of.keys(card)) == 1 and card.is_type("forward")
    ]
    full, rest = divmod(size, copies)
    held = dict.fromkeys(kinds[:full], copies)
    return {"main": held | ({kinds[full]: rest} if rest else {})}


def cards_of_case(code: str, name: str) -> str:
    """The deck list of a case file, without its header."""
    lines = (CASES / code / f"{name}.deck").read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("#"))


def default_format(code: str) -> str:
    """The code of a system's default format."""
    return format_of(code, None).code
