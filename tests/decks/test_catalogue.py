"""Loading the catalogues of the rules as rows."""

import pytest
from django.core.management import CommandError, call_command

from decks import catalogue, selectors, services, versions
from decks.models import CONSIDERING, Card, CardFact, CatalogueState, Printing
from rules.cards import Catalogue
from rules.cards.catalogue import card_to_json
from rules.systems import CODES, system
from tests.decks import factories
from tests.decks.factories import made_up

pytestmark = pytest.mark.django_db


@pytest.fixture
def small(monkeypatch):
    """Let the Square Enix system have a catalogue of this test's, in editions."""

    def become(edition: str, *cards) -> None:
        of = system("setcg")
        monkeypatch.setattr(catalogue, "system", lambda code: Fake(of, Catalogue(cards)))
        monkeypatch.setattr(versions, "catalogue_digest", lambda of: edition)

    return become


class Fake:
    def __init__(self, of, cards):
        self.of, self.catalogue = of, lambda: cards


ONE, TWO = made_up("1-001", "One", types=("forward",)), made_up("1-002", "Two", types=("backup",))


@pytest.mark.parametrize("code", CODES)
def test_every_catalogue_becomes_rows_with_the_facts_of_its_cards(code):
    loaded = catalogue.load(code)
    cards = system(code).catalogue()
    assert (loaded.cards, loaded.changed) == (len(cards), True)
    assert Card.objects.filter(system=code).count() == len(cards)
    assert Printing.objects.count() == sum(len(card.printings) for card in cards)
    one = next(iter(cards))
    assert selectors.card_or_none(code, one.id).facts == card_to_json(one)
    assert catalogue.load(code) == catalogue.Loaded(code, len(cards), changed=False)


def test_facets_count_the_cards_of_each_fact(small):
    small("first", ONE, TWO, made_up("1-003", "Three", types=("forward",)))
    catalogue.load("setcg")
    assert selectors.facets("setcg")["type"] == [("backup", 1), ("forward", 2)]
    assert selectors.facets("setcg")["race"] == []


def test_a_new_edition_changes_rows_in_place_and_drops_what_left(small):
    small("first", ONE, TWO)
    catalogue.load("setcg")
    before = Card.objects.get(card_id="1-001").pk
    small("second", made_up("1-001", "One again", types=("monster",)))
    catalogue.load("setcg")
    after = Card.objects.get()
    assert (after.pk, after.name) == (before, "One again")
    assert list(CardFact.objects.filter(kind="type").values_list("value", flat=True)) == ["monster"]


def test_a_card_that_left_is_kept_for_the_decks_that_hold_it_and_judged_as_unknown(small):
    kept, *_ = factories.some_ids("setcg", 1)
    deck = factories.make_deck(cards={"main": {kept: 2}})
    small("second", TWO)
    assert catalogue.load("setcg").retired == 1
    assert Card.objects.get(card_id=kept).retired
    assert deck.rows.get().card.card_id == kept
    small("third", TWO)
    assert catalogue.load("setcg").retired == 0


def test_a_card_that_left_is_kept_for_the_decks_that_consider_it(small):
    kept, *_ = factories.some_ids("setcg", 1)
    deck = factories.make_deck(cards={"main": {kept: 2}})
    move = {"from_section": "main", "to_section": CONSIDERING, "version": 1}
    services.move_card(deck=deck, user=deck.owner, card_id=kept, **move)
    small("second", TWO)
    assert catalogue.load("setcg").retired == 1
    assert deck.considered.get().card.card_id == kept


def test_a_card_that_comes_back_is_found_again(small):
    kept, *_ = factories.some_ids("setcg", 1)
    factories.make_deck(cards={"main": {kept: 2}})
    small("second", TWO)
    catalogue.load("setcg")
    small("third", TWO, system("setcg").catalogue().get(kept))
    catalogue.load("setcg")
    assert not Card.objects.get(card_id=kept).retired


def test_loading_is_all_or_nothing(small, monkeypatch):
    small("first", ONE)
    catalogue.load("setcg")
    facts = CardFact.objects.count()
    small("second", ONE, TWO)

    def broken(*args, **kwargs):
        raise RuntimeError("the machine stopped")

    monkeypatch.setattr(CardFact.objects, "bulk_create", broken)
    with pytest.raises(RuntimeError):
        catalogue.load("setcg")
    assert Card.objects.count() == 1
    assert CatalogueState.objects.get().cards == 1
    assert CardFact.objects.count() == facts


def test_the_command_says_what_it_did(capsys, small):
    small("first", ONE)
    call_command("loadcatalogue", "setcg")
    call_command("loadcatalogue", "setcg")
    assert capsys.readouterr().out.splitlines() == ["setcg: 1 cards loaded", "setcg: 1 cards unchanged"]


def test_the_command_refuses_a_system_there_is_not():
    with pytest.raises(CommandError, match="no system 'poker'"):
        call_command("loadcatalogue", "poker")
