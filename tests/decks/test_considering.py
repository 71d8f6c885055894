"""Cards that are only considered: beside the deck, and counted by nothing."""

import pytest
from django.db import DatabaseError, transaction
from django.urls import reverse

from common import caps
from decks import files, values
from decks.editing import history, services
from decks.models import CONSIDERING, ConsideredCard, Deck
from decks.verdicts import checks, verdict_cache
from rules.decklist import FORMATS
from tests.decks.factories import EGG, SWORD, THUNDER
from tests.decks.test_history import less, said
from tests.decks.test_pages_check import words
from tests.decks.test_pages_decks import at, content, do

pytestmark = pytest.mark.django_db


def consider(deck: Deck, card: str = EGG, version: int = 1, quantity: int = 3) -> Deck:
    return services.add_card(
        deck=deck, user=deck.owner, card_id=card, section=CONSIDERING, quantity=quantity, version=version
    )


def considered(deck: Deck) -> dict[str, int]:
    return dict(deck.considered.values_list("card__card_id", "quantity"))


def test_what_is_considered_is_counted_by_nothing(deck):
    before = (checks.check_deck(deck), checks.all_formats(deck), values.to_rules(deck))
    written = [files.write(deck, form.code).text for form in FORMATS]
    digest = verdict_cache.content_hash(deck, values.rows_of(deck))
    consider(deck)
    now = Deck.objects.get(pk=deck.pk)
    assert considered(now) == {EGG: 3}
    assert (checks.check_deck(now), checks.all_formats(now), values.to_rules(now)) == before
    assert [files.write(now, form.code).text for form in FORMATS] == written
    assert verdict_cache.content_hash(now, values.rows_of(now)) == digest
    kept = values.value_of_version(now.versions.get(number=2))
    assert sorted((entry.card.id, entry.count) for entry in kept.entries) == [(THUNDER, 4), (SWORD, 5)]


def test_hands_and_the_api_do_not_know_what_is_considered(owner, deck):
    consider(deck)
    api = owner.get(reverse("api:deck", args=[deck.public_id])).json()
    assert EGG not in str(api["sections"])
    assert "Rukh Egg" not in owner.get(at("deck-hands", deck)).content.decode()


def test_cards_go_to_considering_and_back_by_button(owner, deck):
    page = owner.get(at("deck-edit", deck)).content.decode()
    there, back = f"move:main:considering:{SWORD}", f"move:considering:main:{SWORD}"
    assert f'value="{there}"' in page and f'value="{back}"' not in page
    assert do(owner, deck, there).status_code == 302
    assert content(deck) == {("main", THUNDER): 4} and considered(deck) == {SWORD: 5}
    page = owner.get(at("deck-edit", deck)).content.decode()
    assert f'value="{back}"' in page and f'value="move:considering:stone:{SWORD}"' not in page
    assert do(owner, deck, back, version=2).status_code == 302
    assert content(deck) == {("main", THUNDER): 4, ("main", SWORD): 5} and considered(deck) == {}


def test_copies_are_considered_one_by_one_and_no_more(owner, deck):
    for version, word in enumerate(("add", "add", "less"), start=1):
        assert do(owner, deck, f"{word}:considering:{EGG}", version=version).status_code == 302
    assert considered(deck) == {EGG: 1}
    do(owner, deck, f"remove:considering:{EGG}", version=4)
    assert considered(deck) == {}
    assert do(owner, deck, f"less:considering:{EGG}", version=5).status_code == 400


def test_a_card_that_was_found_can_be_considered(owner, deck):
    page = owner.get(at("deck-edit", deck), {"q": "egg"}).content.decode()
    assert f'value="add:considering:{EGG}"' in page
    assert page.index(f'value="add:main:{EGG}"') < page.index(f'value="add:considering:{EGG}"')


def test_the_pages_of_the_deck_show_what_is_considered_apart(owner, deck):
    assert "Considering" not in words(owner.get(at("deck", deck)).content.decode())
    consider(deck)
    for address in (at("deck", deck), at("deck-version", deck, 2), at("deck-edit", deck)):
        page = words(owner.get(address).content.decode())
        assert "Considering never counted" in page and "Main deck 9 / 40–60" in page
    assert "Rukh Egg" not in words(owner.get(at("deck-version", deck, 1)).content.decode())


def test_a_text_in_place_of_the_deck_leaves_what_is_considered(owner, deck):
    consider(deck)
    owner.post(at("deck-bulk", deck), {"text": "[Main]\n1 Thunder", "version": 2, "confirm": ""})
    assert content(deck) == {("main", THUNDER): 1} and considered(deck) == {EGG: 3}


def test_the_history_has_what_was_considered_and_brings_it_back(deck):
    consider(deck)
    consider(deck, THUNDER, 2, 1)
    services.remove_card(deck=deck, user=deck.owner, section=CONSIDERING, card_id=EGG, version=3)
    assert said(history.between(deck.versions.get(number=1), deck.versions.get(number=2))) == [
        ("Rukh Egg", 3)
    ]
    services.restore_version(deck=deck, user=deck.owner, kept=deck.versions.get(number=2), version=4)
    assert considered(deck) == {EGG: 3}
    less(deck, 5)
    assert deck.versions.get(number=6).considered == [[EGG, 3, "Rukh Egg"]]


@pytest.mark.parametrize("quantity", [-1, caps.QUANTITY + 1])
def test_so_many_copies_are_not_considered(deck, quantity):
    with pytest.raises(services.BadContent):
        consider(deck, quantity=quantity)
    assert considered(deck) == {}


def test_so_many_cards_are_considered(deck, monkeypatch):
    monkeypatch.setattr(caps, "CONSIDERED_ROWS", 1)
    consider(deck)
    with pytest.raises(services.BadContent, match="holds 1 different cards"):
        consider(deck, THUNDER, 2)


@pytest.mark.parametrize(
    ("field", "value"), [("quantity", 0), ("quantity", caps.QUANTITY + 1), ("slot", caps.CONSIDERED_ROWS)]
)
def test_the_database_holds_the_caps(deck, field, value):
    consider(deck)
    with pytest.raises(DatabaseError), transaction.atomic():
        ConsideredCard.objects.update(**{field: value})
