"""The handling of the bundled cards on startup: activated, or held if new.

An active import stays active. New bundled cards that would make too many decks illegal are held like any
import: the previous cards, which the rows still have, are activated instead.
"""

import hashlib
import json
import zlib
from collections.abc import Iterable

from django.db import transaction

from cards import catalogue, dependents
from cards.imports import activation, comparison, sync
from cards.models import Card, CardImport, CatalogueState
from rules.cards import Card as CardValue
from rules.cards import Catalogue
from rules.cards.catalogue import card_from_json, card_to_json
from rules.systems import bundled, sharing

State, Origin = CardImport.State, CardImport.Origin


def bring_up(codes: Iterable[str], *, force: bool = False) -> list[catalogue.Loaded]:
    """Update the rows of some systems to the cards that should be active."""
    wanted = list(codes)
    for code in dict.fromkeys(activation.owner_of(code) for code in wanted):
        _look_at_own(code)
    sync.follow()
    return [catalogue.load(code, force=force) for code in wanted]


def held_back(code: str) -> bool:
    """Return whether a system's bundled cards are held for a decision."""
    waiting = CardImport.objects.filter(system=activation.owner_of(code), state=State.HELD)
    return waiting.filter(origin=Origin.BUNDLED).exists()


def _look_at_own(code: str) -> None:
    edition = catalogue.digest_of(bundled(code))
    applied = CardImport.objects.filter(system=code, state=State.APPLIED).first()
    if applied is not None and applied.origin != Origin.BEFORE:
        return
    if applied is not None:
        known = CardImport.objects.filter(system=code, origin=Origin.BUNDLED, edition=edition)
        if known.filter(state__in=(State.HELD, State.REFUSED)).exists():
            return
        before = sync.catalogue_of(applied)
    else:
        state = CatalogueState.objects.filter(system=code).first()
        if state is None or state.digest == edition:
            return
        before = _stored(code)
    own = activation.own(code)
    if not dependents.decks().exist_for(sharing(code)) or not comparison.compare(before, own[0].catalogue()):
        return _take(code)
    weight = dependents.decks().weigh(activation.with_cards(code, before, "before"), own)
    with transaction.atomic():
        list(CatalogueState.objects.select_for_update().filter(system=code))
        if not weight.too_heavy:
            _take(code)
            activation.put_rows(own)
            weight.notify(f"cards-{edition[-32:]}")
            return
        activation.hold(_row(code, own[0].catalogue(), edition, Origin.BUNDLED, decks=weight.to_json()))
        if applied is None:
            _row(code, before, edition, Origin.BEFORE, state=State.APPLIED).save()


def _take(code: str) -> None:
    """Activate the bundled cards in place of the previous ones."""
    waiting = CardImport.objects.filter(system=code, origin__in=(Origin.BEFORE, Origin.BUNDLED))
    waiting.filter(state__in=(State.APPLIED, State.HELD)).update(state=State.REPLACED)


def _stored(code: str) -> Catalogue:
    """The cards from the rows."""
    rows = Card.objects.filter(system=code, retired=False).order_by("number_order")
    return Catalogue(card_from_json(facts) for facts in rows.values_list("facts", flat=True).iterator())


def _row(code: str, cards: Iterable[CardValue], edition: str, origin: str, **more: object) -> CardImport:
    lines = [json.dumps(card_to_json(card), ensure_ascii=False) for card in cards]
    data = "\n".join(lines).encode()
    return CardImport(
        system=code,
        digest=hashlib.sha256(data).hexdigest(),
        edition=edition,
        content=zlib.compress(data, 9),
        cards=len(lines),
        origin=origin,
        **more,
    )
