"""Batches as others than their owner see them: hidden decks have no name, cards or games."""

from collections.abc import Iterable
from dataclasses import replace

from simulate.games.effects import AS_IT_IS
from simulate.games.estimates import CardEffect, Pairing
from simulate.games.plan import Entry, Plan
from simulate.models import Batch, BatchEntry

Json = dict[str, object]
NAME = "A private deck"


def hidden_places(batch: Batch) -> frozenset[int]:
    """Return the indexes of the entries that others see as a private deck."""
    return frozenset(entry.place for entry in batch.entries.all() if entry.hidden)


def names_of(entries: Iterable[BatchEntry]) -> dict[int, str]:
    """Return the names that others see for hidden entries, by index, numbered if there are several."""
    places = [entry.place for entry in entries if entry.hidden]
    if len(places) == 1:
        return {places[0]: NAME}
    return {place: f"{NAME} ({number})" for number, place in enumerate(places, 1)}


def masked(batch: Batch) -> Batch:
    """Remove from an unsaved copy of a batch what others may not know of hidden decks."""
    names = names_of(batch.entries.all())
    for entry in batch.entries.all():
        if entry.place in names:
            entry.name, entry.deck_id, entry.deck_version, entry.findings = names[entry.place], None, None, []
    if names:
        # The reason of a failure may name the cards of the game that failed.
        batch.reason = ""
    return batch


def masked_plan(plan: Plan, entries: Iterable[BatchEntry]) -> Plan:
    """Return a plan whose hidden entries have no name; their cards stay, to be counted."""
    names = names_of(entries)
    renamed = (Entry(names.get(place, entry.name), entry.rows) for place, entry in enumerate(plan.entries))
    return replace(plan, entries=tuple(renamed))


def masked_pairing(plan: Plan, number: int, figures: Pairing, places: frozenset[int]) -> Pairing:
    """Return a pairing's statistics without those of the cards of hidden decks."""
    pairing = plan.pairings[number]
    cards = [[] if place in places else rows for place, rows in zip(pairing, figures["cards"], strict=True)]
    crashes = [] if places.intersection(pairing) else figures["crashes"]
    return {**figures, "cards": cards, "crashes": crashes}


def masked_effect(effect: CardEffect | None, places: frozenset[int]) -> CardEffect | None:
    """Return what a card is worth, but not which card of a hidden deck, nor games that show such a deck."""
    if effect is None or not places:
        return effect
    shown = effect.copy()
    if AS_IT_IS in places:
        shown |= {"card": "", "name": "", "replacement": "", "replacement_name": ""}
    shown["opponents"] = [
        {**one, "examples": []} if places.intersection((AS_IT_IS, one["opponent"])) else one
        for one in effect["opponents"]
    ]
    return shown
