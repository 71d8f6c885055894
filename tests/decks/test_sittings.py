"""The history by sittings: what was changed at one go, named versions first, settings left out."""

from datetime import timedelta

import pytest
from django.utils import timezone

from decks.editing import history, services
from decks.editing.sittings import BREAK, sittings
from decks.models import Deck, DeckVersion
from tests.decks.factories import EGG, SWORD, THUNDER
from tests.decks.test_pages_check import words
from tests.decks.test_pages_decks import at, do

pytestmark = [pytest.mark.django_db, pytest.mark.once]


def made(deck: Deck, number: int, after: timedelta) -> None:
    """Have a version made so long after the first."""
    first = deck.versions.get(number=1)
    DeckVersion.objects.filter(deck=deck, number=number).update(made=first.made + after)


def numbers(deck: Deck) -> list[list[int]]:
    deck.refresh_from_db()
    kept = list(history.versions_of(deck, deck.owner))
    found = sittings(history.steps(deck, deck.owner, kept), deck.version)
    return [[step.kept.number for step in one.steps] for one in found]


def test_changes_without_a_longer_break_are_one_sitting(owner, deck):
    for version, wanted in enumerate((f"less:main:{SWORD}", f"add:main:{EGG}", f"less:main:{THUNDER}"), 1):
        do(owner, deck, wanted, version=version)
    made(deck, 2, BREAK)
    made(deck, 3, 2 * BREAK + timedelta(seconds=1))
    made(deck, 4, 3 * BREAK)
    assert numbers(deck) == [[4, 3], [2, 1]]


def test_a_change_of_the_name_is_no_row_of_the_history(owner, deck):
    services.update_deck(deck=deck, user=deck.owner, version=1, name="Other")
    do(owner, deck, f"less:main:{SWORD}", version=2)
    assert numbers(deck) == [[3, 1]]
    page = words(owner.get(at("deck-history", deck)).content.decode())
    assert "Version 3" in page and "Version 2" not in page


def test_a_named_version_stays_and_stands_on_top(owner, deck):
    services.update_deck(deck=deck, user=deck.owner, version=1, name="Other")
    services.name_version(deck=deck, user=deck.owner, number=2, name="For the league")
    do(owner, deck, f"less:main:{SWORD}", version=2)
    assert numbers(deck) == [[3, 2, 1]]
    page = words(owner.get(at("deck-history", deck)).content.decode())
    assert page.index("Named versions For the league version 2") < page.index("Version 3")


def test_a_sitting_within_a_minute_gives_one_time(owner, deck):
    do(owner, deck, f"less:main:{SWORD}")
    noon = timezone.now().replace(hour=12, minute=30, second=0)
    for number, seconds, head in ((2, 20, "12:30 2 versions"), (2, 65, "12:30–12:31 2 versions")):
        deck.versions.filter(number=1).update(made=noon)
        deck.versions.filter(number=number).update(made=noon + timedelta(seconds=seconds))
        assert head in words(owner.get(at("deck-history", deck)).content.decode())


def test_a_sitting_says_how_much_it_changed(owner, deck):
    do(owner, deck, f"less:main:{SWORD}")
    do(owner, deck, f"add:main:{EGG}", version=2)
    page = words(owner.get(at("deck-history", deck)).content.decode())
    assert "3 versions, +10 −1" in page
