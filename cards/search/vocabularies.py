"""The systems' search vocabularies, from the cards in the database."""

from collections.abc import Mapping
from dataclasses import dataclass

import rules
from cards.models import Card, CardFact, CatalogueState
from rules.search import SearchVocabulary
from rules.search.facts import WORD, fact_key, name_words
from rules.systems import CODES

Facets = Mapping[str, list[tuple[str, int]]]


@dataclass(frozen=True, slots=True)
class _Kept:
    digest: str
    realm: SearchVocabulary
    facets: Facets


_kept: dict[str, _Kept] = {}


def realms(*, near: bool = False) -> list[SearchVocabulary]:
    """Return every system's vocabulary; cached in the process until the system's catalogue changes.

    With `near` it has the words of names in any case, also for a catalogue that was never fully loaded.
    """
    digests = dict(CatalogueState.objects.values_list("system", "digest"))
    changed = [code for code, digest in digests.items() if not _is_kept(code, digest)]
    if changed:
        for state in CatalogueState.objects.filter(system__in=changed):
            facets = {kind: [(value, count) for value, count in told] for kind, told in state.facets.items()}
            _kept[state.system] = _Kept(state.digest, _realm(state.system, _vocabulary(facets)), facets)
    lost = [code for code in CODES if code not in digests]
    found = _counted(lost, near=near) if lost else {}
    return [found[code] if code in found else _kept[code].realm for code in CODES]


def _is_kept(code: str, digest: str) -> bool:
    held = _kept.get(code)
    return held is not None and held.digest == digest and held.realm.of is rules.system(code)


def facets(system: str) -> tuple[str, Facets]:
    """Return the values of facts of a system's cards, with their counts, as `realms` last read them.

    The text with them changes whenever they do; "" means a catalogue that was never loaded.
    """
    held = _kept.get(system)
    return (held.digest, held.facets) if held else ("", {})


def _vocabulary(facets: Facets) -> dict[str, dict[str, str]]:
    return {kind: {fact_key(kind, value): value for value, _ in values} for kind, values in facets.items()}


def _counted(codes: list[str], *, near: bool) -> dict[str, SearchVocabulary]:
    """The vocabularies of systems whose catalogue was never fully loaded: from the existing rows."""
    held: dict[str, dict[str, dict[str, str]]] = {code: {} for code in codes}
    rows = CardFact.objects.filter(card__system__in=codes).values_list("card__system", "kind", "key", "value")
    for code, kind, key, value in rows.distinct():
        held[code].setdefault(kind, {})[key] = value
    cards = Card.objects.filter(system__in=codes if near else (), retired=False)
    for code, facts in cards.values_list("system", "facts"):
        names = [*(face["name"] for face in facts["faces"]), *facts.get("aliases", ())]
        held[code].setdefault(WORD, {}).update((word, word) for word in name_words(names))
    return {code: _realm(code, vocabulary) for code, vocabulary in held.items()}


def _realm(code: str, vocabulary: Mapping[str, Mapping[str, str]]) -> SearchVocabulary:
    return SearchVocabulary(rules.system(code), rules.formats(code), vocabulary)
