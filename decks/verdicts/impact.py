"""The impact of new card data on existing decks, computed before anything is changed."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from django.conf import settings
from django.db.models import Q, QuerySet

import rules
from cards.imports.comparison import compare
from common import clock
from decks import selectors, values
from decks.models import Deck, Notice
from decks.verdicts import checks, deck_status, rechecks
from rules.cards import Catalogue
from rules.construction.system import System

_BATCH = 200


@dataclass(frozen=True, slots=True)
class ChangedVerdict:
    """A deck whose outcome changes, with the account of its owner."""

    deck: Deck
    owner: int
    format: str
    before: str
    after: str
    says: tuple[str, ...]

    def notice(self, cause: str) -> Notice:
        """Return the notice to its owner."""
        return Notice(
            owner_id=self.owner,
            deck_id=self.deck.pk,
            cause=cause,
            format=self.format,
            day=clock.today(),
            before=self.before,
            after=self.after,
            says=list(self.says),
        )


@dataclass(slots=True)
class Weight:
    """The impact of new cards on decks.

    `legal` are legal now, and `lost` of them become illegal; `formats` and `codes` count these by format and
    finding. `turned` are all decks whose verdict changes.
    """

    legal: int = 0
    lost: int = 0
    formats: Counter[str] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)
    turned: list[ChangedVerdict] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The share of currently legal decks that become illegal, in percent."""
        return 100 * self.lost / self.legal if self.legal else 0.0

    @property
    def too_heavy(self) -> bool:
        """Whether somebody should review it before activation."""
        return self.share > settings.IMPORT_HOLD_SHARE

    def to_json(self) -> dict[str, object]:
        """Return the counts as plain data."""
        return {
            "legal": self.legal,
            "lost": self.lost,
            "turned": len(self.turned),
            "formats": dict(self.formats.most_common()),
            "codes": dict(self.codes.most_common()),
        }

    def notify(self, cause: str) -> None:
        """Notify the owners of decks whose verdict changes, once per cause."""
        turned = {one.deck.pk: one for one in self.turned}
        # Locked until the notices are stored, so that none is about a deleted deck.
        there = Deck.objects.select_for_update().filter(pk__in=turned).values_list("pk", flat=True)
        notices = [turned[key].notice(cause) for key in there]
        Notice.objects.bulk_create(notices, batch_size=500, ignore_conflicts=True)


def weigh(before: Sequence[System], after: Sequence[System]) -> Weight:
    """Check the decks of some systems with the current cards and with others, in their own formats, today.

    Decks of visitors without an account are left out: nobody could be notified.

    Only decks with a changed card, or one that counts as the same, are checked twice: no other verdict can
    change.
    """
    found = Weight()
    for old, new in zip(before, after, strict=True):
        decks = Deck.objects.filter(system=old.code).exclude(owner=None)
        touched = _touched(old, new)
        found.legal += _legal(old, decks.exclude(rows__card__card_id__in=touched))
        for deck in _each(decks.filter(rows__card__card_id__in=touched).distinct()):
            _weigh(found, old, new, deck)
    return found


def _touched(old: System, new: System) -> frozenset[str]:
    was, becomes = old.catalogue(), new.catalogue()
    ids = compare(was, becomes).ids
    keys = frozenset(_keys(old, was, ids)) | frozenset(_keys(new, becomes, ids))
    holders = (
        card.id
        for of, cards in ((old, was), (new, becomes))
        for card in cards
        if not keys.isdisjoint(of.keys(card))
    )
    return ids.union(holders)


def _keys(of: System, cards: Catalogue, ids: Iterable[str]) -> Iterator[str]:
    for card_id in ids:
        card = cards.get(card_id)
        if card is not None:
            yield from of.keys(card)


def _legal(of: System, decks: QuerySet[Deck]) -> int:
    """Count the legal decks among those that are unaffected."""
    count = 0
    if of is rules.system(of.code):
        known = deck_status.current(decks)
        count, decks = known.filter(Q(word="legal")).count(), known.filter(Q(word=deck_status.UNRATED))
    return count + sum(1 for deck in _each(decks) if checks.check_with(of, deck)["verdict"] == "legal")


def _each(decks: QuerySet[Deck]) -> Iterator[Deck]:
    """All of these decks with their rows, in parts."""
    keys = list(decks.order_by("pk").values_list("pk", flat=True))
    for start in range(0, len(keys), _BATCH):
        yield from selectors.with_rows(Deck.objects.filter(pk__in=keys[start : start + _BATCH]))


def _weigh(found: Weight, old: System, new: System, deck: Deck) -> None:
    was, becomes = checks.check_with(old, deck), checks.check_with(new, deck)
    found.legal += was["verdict"] == "legal"
    if was["verdict"] == becomes["verdict"] or deck.owner_id is None:
        return
    form = values.format_of_deck(deck).code
    says = rechecks.sentences(becomes, was)
    found.turned.append(
        ChangedVerdict(deck, deck.owner_id, form, was["verdict"], becomes["verdict"], tuple(says))
    )
    # A deck that can no longer be checked counts like one found illegal.
    if was["verdict"] == "legal":
        found.lost += 1
        found.formats[f"{deck.system} {form}"] += 1
        found.codes.update({one["code"] for one in becomes["findings"]})
