"""Loads the catalogues of `rules` into rows that can be searched."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from django.db import transaction

from decks import caps, versions
from decks.models import Card, CardFact, CardFigure, CatalogueState, Printing
from decks.search import index
from rules.cards import Card as CardValue
from rules.cards import Catalogue, normalise
from rules.cards.catalogue import card_to_json
from rules.cards.names import normalise_number
from rules.construction.system import System
from rules.search import facts_of
from rules.search.facts import figures_of, names_of, numbers_of
from rules.systems import system

# Raised when the rows of a card are laid out differently, so that an unchanged catalogue is loaded anew.
_LAYOUT = 2
_BATCH = 1000
_DIGITS = re.compile(r"(\d+)")


@dataclass(frozen=True, slots=True)
class Loaded:
    """What loading one system came to; `changed` is false when its rows were up to date."""

    system: str
    cards: int
    changed: bool
    retired: int = 0


def digest_of(of: System) -> str:
    """Identify the cards of a system and how they are laid out in rows."""
    return f"{_LAYOUT}-{versions.catalogue_digest(of)}"[:64]


def load(code: str, *, force: bool = False, of: System | None = None) -> Loaded:
    """Bring a system's rows up to date with its catalogue, or that of `of`, all or nothing.

    An unchanged catalogue is recognised by its digest and is not even read.
    """
    of = of or system(code)
    digest = digest_of(of)
    state = CatalogueState.objects.filter(system=code, digest=digest).first()
    if state is not None and not force:
        return Loaded(code, state.cards, changed=False)
    catalogue = of.catalogue()
    with transaction.atomic():
        facets = store(code, catalogue)
        kept = {card.id for card in catalogue}
        gone = [pk for pk, card_id in _keys(code, retired=False) if card_id not in kept]
        for start in range(0, len(gone), _BATCH):
            Card.objects.filter(pk__in=gone[start : start + _BATCH]).update(retired=True)
        Card.objects.filter(system=code, retired=True, deck_rows=None, considered_rows=None).delete()
        CatalogueState.objects.update_or_create(
            system=code, defaults={"digest": digest, "cards": len(catalogue), "facets": facets}
        )
    index.analyse()
    return Loaded(code, len(catalogue), changed=True, retired=len(gone))


def store(code: str, catalogue: Catalogue | Iterable[CardValue]) -> dict[str, list[tuple[str, int]]]:
    """Write these cards as rows, new or in place of what was there, and return the facets they have."""
    cards = list(catalogue)
    Card.objects.bulk_create(
        _card_rows(code, cards),
        batch_size=_BATCH,
        update_conflicts=True,
        unique_fields=["system", "card_id"],
        update_fields=[
            "name",
            "search_name",
            "numbers",
            "facts",
            "cost",
            "name_key",
            "name_order",
            "number_order",
            "retired",
        ],
    )
    keys = {card_id: pk for pk, card_id in _keys(code)}
    stored = [keys[card.id] for card in cards]
    for start in range(0, len(stored), _BATCH):
        part = stored[start : start + _BATCH]
        Printing.objects.filter(card__in=part).delete()
        CardFact.objects.filter(card__in=part).delete()
        CardFigure.objects.filter(card__in=part).delete()
    Printing.objects.bulk_create(
        (
            Printing(
                card_id=keys[card.id],
                place=place,
                set=printing.set,
                number=printing.number,
                rarity=printing.rarity,
                region=printing.region,
            )
            for card in cards
            for place, printing in enumerate(card.printings)
        ),
        batch_size=_BATCH,
    )
    counted: dict[str, Counter[str]] = {kind: Counter() for kind in CardFact.KINDS}
    CardFact.objects.bulk_create(_fact_rows(keys, cards, counted), batch_size=_BATCH)
    CardFigure.objects.bulk_create(_figure_rows(keys, cards), batch_size=_BATCH)
    index.refresh(code)
    return {
        kind: sorted(values.items(), key=lambda found: normalise(found[0]))
        for kind, values in counted.items()
    }


def _keys(code: str, **also: bool) -> Iterator[tuple[int, str]]:
    return Card.objects.filter(system=code, **also).values_list("pk", "card_id").iterator()


def _card_rows(code: str, cards: list[CardValue]) -> Iterator[Card]:
    by_name = _places(cards, lambda card: (normalise(card.name), card.name, _natural(card.id)))
    by_number = _places(cards, lambda card: _natural(card.id))
    for card in cards:
        yield Card(
            system=code,
            card_id=card.id,
            name=card.name,
            search_name=_barred(normalise(name) for name in names_of(card)),
            numbers=_barred(normalise_number(number) for number in numbers_of(card)),
            facts=card_to_json(card),
            cost=card.front.total_cost,
            name_key=normalise(card.name).encode()[: caps.NAME_KEY],
            name_order=by_name[card.id],
            number_order=by_number[card.id],
            retired=False,
        )


def _fact_rows(
    keys: dict[str, int], cards: list[CardValue], counted: dict[str, Counter[str]]
) -> Iterator[CardFact]:
    for card in cards:
        for kind, values in facts_of(card).items():
            held = {normalise(value): value for value in values if value}
            counted[kind].update(held.values())
            for key, value in held.items():
                yield CardFact(card_id=keys[card.id], kind=kind, value=value, key=key)


def _figure_rows(keys: dict[str, int], cards: list[CardValue]) -> Iterator[CardFigure]:
    for card in cards:
        for name, values in figures_of(card).items():
            for value in values:
                yield CardFigure(card_id=keys[card.id], name=name, value=value)
        yield CardFigure(card_id=keys[card.id], name="faces", value=len(card.faces))


def _barred(words: Iterable[str]) -> str:
    return "|" + "".join(f"{word}|" for word in dict.fromkeys(words))


def _natural(number: str) -> tuple[tuple[int, int, str], ...]:
    parts = _DIGITS.split(number)
    return tuple((0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts if part)


def _places(cards: list[CardValue], key: Callable[[CardValue], tuple[object, ...]]) -> dict[str, int]:
    return {card.id: place for place, card in enumerate(sorted(cards, key=key))}
