"""Activating card data, holding it for review, and reverting it, with who decided and when.

The rows of `CardImport` say what is active. The cards' rows and the owners' notices follow in the same
transaction, and processes use the active cards once they look (`sync`).
"""

import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.utils import timezone

from cards import catalogue, dependents
from cards.dependents import Impact
from cards.imports import comparison, reader, sync
from cards.models import CardImport, CatalogueState
from rules.cards import Catalogue
from rules.construction.system import System
from rules.systems import bundled, sharing, system

State, Origin = CardImport.State, CardImport.Origin
User = AbstractBaseUser | None


class BadImport(ValueError):
    """Card data that cannot be applied; the message says why and what would be right."""


def owner_of(code: str) -> str:
    """Return the system that owns a system's card data."""
    return sharing(code)[0]


def own(code: str) -> list[System]:
    """Return the systems that share a system's data, with the bundled cards."""
    return [bundled(one) for one in sharing(code)]


def with_cards(code: str, cards: Catalogue, edition: str) -> list[System]:
    """Return the systems that share a system's data, with these cards."""
    return [one.with_cards(cards, edition) for one in own(code)]


def in_force(code: str) -> list[System]:
    """Return the systems that share a system's data, as this process uses them."""
    return [system(one) for one in sharing(code)]


def edition_of(code: str) -> str:
    """Return the version of a system's cards in this process."""
    return catalogue.digest_of(system(owner_of(code)))


def put(code: str, data: bytes, user: User, base: str | None = None) -> CardImport:
    """Activate a file of cards, or hold it for review if too many decks would become illegal.

    `base` is the version it was compared with in a preview. Raises BadImport, and stores nothing, if another
    one is active by now, if the file has a fault, or if it changes nothing.
    """
    code = owner_of(code)
    sync.follow()
    given = reader.read(system(code), data)
    if given.faults:
        raise BadImport(f"the file has {given.fault_count} faults; the first is: {given.faults[0]}")
    if base is not None and base != edition_of(code):
        raise BadImport("other cards were activated since you previewed this file; preview it again")
    cards = given.catalogue
    if not comparison.compare(system(code).catalogue(), cards):
        raise BadImport("the file matches the active cards; there is nothing to apply")
    after = with_cards(code, cards, given.digest)
    weight = dependents.decks().weigh(in_force(code), after)
    made = CardImport(
        system=code,
        digest=given.digest,
        edition=edition_of(code),
        content=zlib.compress(data, 9),
        cards=len(cards),
        decks=weight.to_json(),
        made_by_id=None if user is None else user.pk,
    )
    with _locked(code):
        if weight.too_heavy:
            hold(made)
        else:
            _apply(made, State.APPLIED, after, weight)
    sync.follow()
    return made


def release(held: CardImport, user: User) -> None:
    """Activate a held import, whatever its impact on decks."""
    sync.follow()
    code = held.system
    bundled_with = held.origin == Origin.BUNDLED
    cards = sync.catalogue_of(held)
    after = own(code) if bundled_with else with_cards(code, cards, held.digest)
    weight = dependents.decks().weigh(in_force(code), after)
    with _locked(code):
        _decide(held, State.HELD, State.REPLACED, user)
        _apply(held, State.RELEASED if bundled_with else State.APPLIED, after, weight)
    sync.follow()


def refuse(held: CardImport, user: User) -> None:
    """Refuse a held import; the active cards stay."""
    with transaction.atomic():
        _decide(held, State.HELD, State.REFUSED, user)


def remove(applied: CardImport, user: User) -> None:
    """Revert an import to the bundled cards."""
    sync.follow()
    after = own(applied.system)
    weight = dependents.decks().weigh(in_force(applied.system), after)
    with _locked(applied.system):
        _decide(applied, State.APPLIED, State.REMOVED, user)
        put_rows(after)
        weight.notify(f"cards-{applied.pk}-back")
    sync.follow()


def hold(made: CardImport) -> None:
    """Hold an import for a decision, replacing one that is already held."""
    _replace(made.system, State.HELD)
    made.state = State.HELD
    made.save()


def put_rows(after: Sequence[System]) -> None:
    """Update the rows of the cards, and start a check of all decks after the commit."""
    for of in after:
        catalogue.load(of.code, of=of)
    transaction.on_commit(dependents.decks().check_again)


def _apply(made: CardImport, state: str, after: Sequence[System], weight: Impact) -> None:
    _replace(made.system, State.APPLIED)
    made.state = state
    made.decks = weight.to_json()
    made.save()
    put_rows(after)
    weight.notify(f"cards-{made.pk}")


@contextmanager
def _locked(code: str) -> Iterator[None]:
    """Run a function on a system's imports under a lock, after this process has loaded the active cards."""
    with transaction.atomic():
        list(CatalogueState.objects.select_for_update().filter(system=code))
        applied = CardImport.objects.filter(system=code, state=State.APPLIED).values_list("digest", flat=True)
        if (applied.first() or "") != system(code).edition:
            raise BadImport("other cards were activated in the meantime; nothing was changed, try again")
        yield


def _replace(code: str, state: str) -> None:
    CardImport.objects.filter(system=code, state=state).update(state=State.REPLACED, decided=timezone.now())


def _decide(decided: CardImport, before: str, after: str, user: User) -> None:
    """Change an import's state, unless somebody else decided in the meantime."""
    chosen = CardImport.objects.filter(pk=decided.pk, state=before)
    by = None if user is None else user.pk
    if not chosen.update(state=after, decided=timezone.now(), decided_by=by):
        raise BadImport("somebody else decided on this import in the meantime; nothing was changed")
    decided.refresh_from_db()
