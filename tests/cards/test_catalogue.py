"""Loading the catalogues of the rules as rows."""

import pytest
from django.core.management import CommandError, call_command
from django.db import connection, connections, transaction

from cards import catalogue, digests, selectors
from cards.models import Card, CardFact, CardStat, CatalogueState, Printing
from decks.editing import services
from decks.models import CONSIDERING
from rules.cards import Catalogue
from rules.cards.catalogue import card_to_json
from rules.systems import CODES, system
from tests.decks import factories
from tests.made_up_cards import made_up

pytestmark = pytest.mark.django_db


@pytest.fixture
def small(monkeypatch):
    """Let the Square Enix system have a catalogue of this test's, in editions."""

    def become(edition: str, *cards) -> None:
        of = system("setcg")
        monkeypatch.setattr(catalogue, "system", lambda code: Fake(of, Catalogue(cards)))
        monkeypatch.setattr(digests, "catalogue_digest", lambda of: edition)
        monkeypatch.setattr(digests, "words_digest", lambda of: "words")

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


def broken(*args, **kwargs):
    raise RuntimeError("the machine stopped")


def test_loading_within_a_transaction_is_all_or_nothing(small, monkeypatch):
    small("first", ONE)
    catalogue.load("setcg")
    facts = CardFact.objects.count()
    small("second", ONE, TWO)
    monkeypatch.setattr(CardFact.objects, "bulk_create", broken)
    with pytest.raises(RuntimeError), transaction.atomic():
        catalogue.load("setcg")
    assert Card.objects.count() == 1
    assert (CatalogueState.objects.get().cards, CatalogueState.objects.get().digest[-5:]) == (1, "first")
    assert CardFact.objects.count() == facts


def hundreds(of: int, cost: int = 1):
    return [made_up(f"1-{n:03}", f"Card {n}", types=("forward",), total_cost=cost) for n in range(of)]


# On PostgreSQL a load is one transaction, which holds nobody up.
@pytest.mark.sqlite
@pytest.mark.django_db(transaction=True)
def test_others_can_write_while_cards_are_loaded_into_sqlite(small, monkeypatch):
    written = []

    def write(seconds: float) -> None:
        other = connections.create_connection("default")
        try:
            with other.cursor() as cursor:
                cursor.execute("PRAGMA busy_timeout = 0")
                cursor.execute("UPDATE cards_card SET retired = retired")
                written.append(cursor.rowcount)
        finally:
            other.close()

    monkeypatch.setattr(catalogue.time, "sleep", write)
    small("first", *hundreds(250))
    catalogue.load("setcg")
    assert not written, "nobody writes before there are cards"
    small("second", *hundreds(250, cost=2))
    catalogue.load("setcg")
    assert written == [250, 250, 250]


@pytest.mark.django_db(transaction=True)
def test_a_load_that_was_interrupted_leaves_cards_whole_and_is_done_anew(small, monkeypatch):
    small("first", *hundreds(250))
    catalogue.load("setcg")
    small("second", *hundreds(250, cost=2))
    with monkeypatch.context() as patch:
        calls = iter(range(2))
        whole = CardStat.objects.bulk_create
        patch.setattr(
            CardStat.objects,
            "bulk_create",
            lambda rows: whole(rows) if next(calls, None) is not None else broken(),
        )
        with pytest.raises(RuntimeError):
            catalogue.load("setcg")
    done = 200 if connection.vendor == "sqlite" else 0
    for cost, cards in ((2, done), (1, 250 - done)):
        of_cost = Card.objects.filter(cost=cost)
        stats = CardStat.objects.filter(card__in=of_cost, name="cost", value=cost)
        assert (of_cost.count(), stats.count()) == (cards, cards)
    assert catalogue.load("setcg").changed
    assert Card.objects.filter(cost=2).count() == 250


def test_the_command_says_what_it_did(capsys, small):
    small("first", ONE)
    call_command("loadcatalogue", "setcg")
    call_command("loadcatalogue", "setcg")
    assert capsys.readouterr().out.splitlines() == ["setcg: 1 cards loaded", "setcg: 1 cards unchanged"]


def test_the_command_refuses_a_system_there_is_not():
    with pytest.raises(CommandError, match="no system 'poker'"):
        call_command("loadcatalogue", "poker")
