"""The cache of verdicts. Pages work without it, only slower."""

import hashlib
import json
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date

from django.db import DatabaseError, transaction

from decks.models import Deck, DeckCard, DeckVersion, StoredVerdict
from decks.verdicts import digests
from decks.verdicts.verdict import Verdict
from rules import Format, System

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Key:
    """Everything that a verdict depends on; see StoredVerdict."""

    content_hash: str
    format: str
    state_day: str
    list_version: str
    engine_version: str


def key_of(of: System, form: Format, content: str, as_of: date) -> Key:
    """Return the cache key of a verdict on contents, in a format, on a day."""
    days = [day for day in form.days if day <= as_of]
    state_day = days[-1].isoformat() if days else ""
    return Key(content, form.code, state_day, digests.list_version(of, form), digests.engine_version(of))


def content_hash(deck: Deck, rows: Iterable[DeckCard]) -> str:
    """Return the hash of a deck's contents, independent of the order of its rows."""
    return hash_of_contents(
        deck.system, ((row.section, row.card.card_id, row.quantity) for row in rows), deck.unresolved
    )


def hash_of_version(kept: DeckVersion) -> str:
    """Return the hash of a version's contents, equal to `content_hash` of the deck at that time."""
    return hash_of_contents(kept.deck.system, (tuple(row[:3]) for row in kept.cards), kept.unresolved)


def hash_of_contents(
    system: str, cards: Iterable[tuple[str, str, int]], unresolved: Sequence[Mapping[str, object]]
) -> str:
    """Return the hash of contents, independent of the order of the rows."""
    content = json.dumps([system, sorted(cards), unresolved], sort_keys=True)
    return hashlib.sha256(content.encode()).hexdigest()


def find(wanted: Mapping[Deck, Iterable[Key]]) -> dict[tuple[int, Key], Verdict]:
    """Return the cached verdicts, by the deck's primary key and their cache key."""
    keys = {key for keys in wanted.values() for key in keys}
    held = StoredVerdict.objects.filter(
        deck__in=[deck.pk for deck in wanted],
        content_hash__in={key.content_hash for key in keys},
        format__in={key.format for key in keys},
    )
    kept: dict[tuple[int, Key], Verdict] = {}
    for one in held:
        key = Key(one.content_hash, one.format, one.state_day, one.list_version, one.engine_version)
        if key in keys:
            kept[one.deck_id, key] = one.verdict
    return kept


def keep(deck: Deck, fresh: Mapping[Key, Verdict]) -> None:
    """Cache verdicts on a deck's contents; those on earlier contents, or by earlier rules, are dropped.

    If nothing can be written, they are computed again for the next reader.
    """
    rows = [StoredVerdict(deck=deck, verdict=verdict, **asdict(key)) for key, verdict in fresh.items()]
    try:
        with transaction.atomic():
            held = StoredVerdict.objects.filter(deck=deck)
            held.exclude(content_hash=rows[0].content_hash, engine_version=rows[0].engine_version).delete()
            # Another request may have cached the same verdict in the meantime.
            StoredVerdict.objects.bulk_create(rows, ignore_conflicts=True)
    except DatabaseError as error:
        log.warning("verdicts on a deck could not be kept: %s", error)


Judge = Callable[[Sequence[Format]], Sequence[Verdict]]


def kept(
    of: System,
    deck: Deck,
    rows: Iterable[DeckCard],
    forms: Sequence[Format],
    as_of: date,
    judge: Judge,
) -> dict[str, Verdict]:
    """Return a deck's verdict in each format, by format code; `judge` is called only for missing ones."""
    content = content_hash(deck, rows)
    keys = {form: key_of(of, form, content, as_of) for form in forms}
    verdicts = {key: verdict for (_, key), verdict in find({deck: keys.values()}).items()}
    fresh = [form for form, key in keys.items() if key not in verdicts]
    if fresh:
        judged = {keys[form]: verdict for form, verdict in zip(fresh, judge(fresh), strict=True)}
        keep(deck, judged)
        verdicts |= judged
    return {form.code: {**verdicts[key], "as_of": as_of.isoformat()} for form, key in keys.items()}
