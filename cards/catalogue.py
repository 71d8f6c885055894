"""Loading of the catalogues of `rules` into searchable rows."""

import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import TypeVar

from django.db import connection, transaction
from django.db.models import Model

from cards import digests, texts
from cards.models import Card, CardFact, CardStat, CatalogueState, Printing
from cards.search import index
from common import caps
from rules.cards import Card as CardValue
from rules.cards import Catalogue, normalise, search_key
from rules.cards.catalogue import card_to_json
from rules.cards.names import normalise_number
from rules.construction.system import System
from rules.search.facts import WORD, fact_key, name_words, names_of, numbers_of, searchable_facts, stats_of
from rules.systems import system

# Increased when the layout of a card's rows changes, so that an unchanged catalogue is loaded again.
_LAYOUT = 4
# The number of cards written at a time.
_BATCH = 100
_SHORTEST_PAUSE = 0.02
_DIGITS = re.compile(r"(\d+)")

Row = TypeVar("Row")
Of = TypeVar("Of", bound=Model)


@dataclass(frozen=True, slots=True)
class Loaded:
    """The result of loading a system; `changed` is false if its rows were up to date."""

    system: str
    cards: int
    changed: bool
    retired: int = 0


def digest_of(of: System) -> str:
    """Return a digest of a system's cards, of what says in words what they do, and of their rows' layout."""
    return f"{_LAYOUT}-{digests.words_digest(of)}-{digests.catalogue_digest(of)}"[:64]


def load(code: str, *, force: bool = False, of: System | None = None) -> Loaded:
    """Update a system's rows from its catalogue, or from that of `of`.

    An unchanged catalogue is recognized by its digest and not even read. Everything is one transaction,
    except on SQLite, where a long one would block all other writers: there, unless called within another
    transaction, it is many short ones, each leaving cards complete, and the next load redoes an interrupted
    one.
    """
    of = of or system(code)
    digest = digest_of(of)
    state = CatalogueState.objects.filter(system=code, digest=digest).first()
    if state is not None and not force:
        return Loaded(code, state.cards, changed=False)
    catalogue = of.catalogue()
    with nullcontext() if _in_short_ones() else transaction.atomic():
        CatalogueState.objects.filter(system=code).update(digest="")
        facets = store(code, catalogue)
        kept = {card.id for card in catalogue}
        gone = [pk for pk, card_id in _keys(code, retired=False) if card_id not in kept]
        for part in _parts(gone):
            Card.objects.filter(pk__in=part).update(retired=True)
        Card.objects.filter(system=code, retired=True, deck_rows=None, considered_rows=None).delete()
        index.drop_gone()
        CatalogueState.objects.update_or_create(
            system=code, defaults={"digest": digest, "cards": len(catalogue), "facets": facets}
        )
    index.analyse()
    return Loaded(code, len(catalogue), changed=True, retired=len(gone))


def store(code: str, catalogue: Catalogue | Iterable[CardValue]) -> dict[str, list[tuple[str, int]]]:
    """Write these cards as new or updated rows, and return the facets they have."""
    counted: dict[str, Counter[str]] = {kind: Counter() for kind in (*CardFact.KINDS, WORD)}
    cards = [_rows_of(card, row, counted) for card, row in _card_rows(code, list(catalogue))]
    # Nobody waits to write to a site that has no cards yet.
    pauses = _in_short_ones() and Card.objects.filter(system=code).exists()
    for part in _parts(cards):
        began = time.monotonic()
        with transaction.atomic():
            _write(code, part)
        if pauses:
            # Pause for as long as others were blocked; a waiting writer retries every tenth of a second.
            time.sleep(max(_SHORTEST_PAUSE, time.monotonic() - began))
    return {
        kind: sorted(values.items(), key=lambda found: normalise(found[0]))
        for kind, values in counted.items()
    }


@dataclass(frozen=True, slots=True)
class _Rows:
    """The rows of a card; all but the first get its primary key once it has one."""

    card: Card
    others: list[Printing | CardFact | CardStat]


def _write(code: str, part: Sequence[_Rows]) -> None:
    """Write some cards with all their rows."""
    Card.objects.bulk_create(
        [one.card for one in part],
        update_conflicts=True,
        unique_fields=["system", "card_id"],
        update_fields=[
            "name",
            "search_name",
            "numbers",
            "search_text",
            "facts",
            "cost",
            "name_key",
            "name_order",
            "number_order",
            "retired",
        ],
    )
    written = Card.objects.filter(system=code, card_id__in=[one.card.card_id for one in part])
    keys = dict(written.values_list("card_id", "pk"))
    for one in part:
        for row in one.others:
            row.card_id = keys[one.card.card_id]
    for model in (Printing, CardFact, CardStat):
        _replace(model, keys.values(), (row for one in part for row in one.others))
    index.refresh(list(keys.values()))


def _replace(model: type[Of], cards: Iterable[int], rows: Iterable[Model]) -> None:
    """Replace a table's rows about these cards by those of the given ones that are its own."""
    model._default_manager.filter(card__in=cards).delete()
    model._default_manager.bulk_create([row for row in rows if isinstance(row, model)])


def _in_short_ones() -> bool:
    """Whether each step is a transaction of its own: if only one process can write at a time."""
    return connection.vendor == "sqlite" and not connection.in_atomic_block


def _parts(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    for start in range(0, len(rows), _BATCH):
        yield rows[start : start + _BATCH]


def _keys(code: str, **also: bool) -> Iterator[tuple[int, str]]:
    return Card.objects.filter(system=code, **also).values_list("pk", "card_id").iterator()


def _card_rows(code: str, cards: list[CardValue]) -> Iterator[tuple[CardValue, Card]]:
    by_name = _places(cards, lambda card: (normalise(card.name), card.name, _natural(card.id)))
    by_number = _places(cards, lambda card: _natural(card.id))
    printed = texts.by_card(code)
    for card in cards:
        yield (
            card,
            Card(
                system=code,
                card_id=card.id,
                name=card.name,
                search_name=_barred(search_key(name) for name in names_of(card)),
                numbers=_barred(normalise_number(number) for number in numbers_of(card)),
                search_text=texts.search_text(code, card, printed.get(card.id, {})),
                facts=card_to_json(card),
                cost=card.front.total_cost,
                name_key=normalise(card.name).encode()[: caps.NAME_KEY],
                name_order=by_name[card.id],
                number_order=by_number[card.id],
                retired=False,
            ),
        )


def _rows_of(card: CardValue, row: Card, counted: dict[str, Counter[str]]) -> _Rows:
    """Return all rows of a card, and count its facts."""
    others: list[Printing | CardFact | CardStat] = [
        Printing(
            place=place,
            set=printing.set,
            number=printing.number,
            rarity=printing.rarity,
            region=printing.region,
        )
        for place, printing in enumerate(card.printings)
    ]
    counted[WORD].update(set(name_words(names_of(card))))
    for kind, values in searchable_facts(row.system, card).items():
        values_by_key = {fact_key(kind, value): value for value in values if value}
        counted[kind].update(values_by_key.values())
        others += [CardFact(kind=kind, value=value, key=key) for key, value in values_by_key.items()]
    for name, stats in stats_of(card).items():
        others += [CardStat(name=name, value=value) for value in stats]
    others.append(CardStat(name="faces", value=len(card.faces)))
    return _Rows(row, others)


def _barred(words: Iterable[str]) -> str:
    return "|" + "".join(f"{word}|" for word in dict.fromkeys(words))


def _natural(number: str) -> tuple[tuple[int, int, str], ...]:
    parts = _DIGITS.split(number)
    return tuple((0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts if part)


def _places(cards: list[CardValue], key: Callable[[CardValue], tuple[object, ...]]) -> dict[str, int]:
    return {card.id: place for place, card in enumerate(sorted(cards, key=key))}
