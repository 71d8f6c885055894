"""Played decks as rows that the database can count, written when results are published."""

from collections import defaultdict

import rules
from cards.models import Card
from events.lists import value_of
from events.models import Entry, Event, PlayedAttribute, PlayedCard, PlayedDeck
from events.models.entries import ACCEPTED, ERASED, IN
from rules.archetypes import leading_sections, main_attributes


def store_played(event: Event) -> None:
    """Replace the played decks of an event by the lists that count now.

    Decks whose player's data was erased in the meantime stay as they were.
    """
    of = rules.system(event.system)
    PlayedDeck.objects.filter(event=event).exclude(entry__status=ERASED).delete()
    lists = [
        entry.current
        for entry in Entry.objects.filter(event=event, status=IN, current__state=ACCEPTED).select_related(
            "current"
        )
        if entry.current is not None
    ]
    decks = PlayedDeck.objects.bulk_create(
        PlayedDeck(entry_id=one.entry_id, event=event, list=one) for one in lists
    )
    ids = {row[1] for one in lists for row in one.cards}
    cards = dict(Card.objects.filter(system=event.system, card_id__in=ids).values_list("card_id", "pk"))
    leading = {section.code for section in leading_sections(of.sections)}
    played: list[PlayedCard] = []
    attributes: list[PlayedAttribute] = []
    for deck, one in zip(decks, lists, strict=True):
        copies: dict[tuple[int, bool], int] = defaultdict(int)
        for section, card_id, quantity, _ in one.cards:
            if card_id in cards:
                copies[cards[card_id], section in leading] += quantity
        played += [
            PlayedCard(deck=deck, card_id=card, copies=count, leads=leads)
            for (card, leads), count in copies.items()
        ]
        attributes += [
            PlayedAttribute(deck=deck, value=value) for value in main_attributes(value_of(event, one))
        ]
    PlayedCard.objects.bulk_create(played, batch_size=2_000)
    PlayedAttribute.objects.bulk_create(attributes, batch_size=2_000)
