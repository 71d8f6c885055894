"""What a row of a deck says of its card: what tells it from others, and why it is marked."""

import pytest

import rules
from decks.models import Deck
from decks.verdicts import fixes
from rules.cards import Card
from rules.construction.fixes import Fix
from rules.construction.moves import Move
from tests.decks import factories
from tests.decks.factories import SWORD, THUNDER
from tests.decks.test_pages_check import words
from tests.decks.test_pages_decks import at, do

pytestmark = [pytest.mark.django_db, pytest.mark.once]
PAGES = ("deck", "deck-edit")


def shown(client, page, deck, **asked) -> str:
    return words(client.get(at(page, deck), asked).content.decode())


def signed_in(client, deck: Deck):
    client.force_login(deck.owner)
    return client


def same_name(code: str) -> list[Card]:
    """The cards of a name that several have, with different stats."""
    catalogue = rules.system(code).catalogue()
    for card in catalogue:
        named = [one for one in catalogue.named(card.name) if one.name == card.name]
        if len({(one.front.types, tuple(one.front.values.items())) for one in named}) > 1:
            return named
    raise AssertionError(f"no name of {code} has several cards")


@pytest.mark.parametrize("page", PAGES)
def test_a_row_says_the_type_the_attribute_and_the_stats_of_its_card(client, page):
    deck = factories.make_deck(code="fow8", cards={"main": {"WOM-006": 1}})
    assert "resonator light attack 500, defense 500 500/500" in shown(signed_in(client, deck), page, deck)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("code", ["setcg", "sve", "fow8"])
def test_cards_of_one_name_are_told_apart_by_their_numbers(client, page, code):
    cards = same_name(code)
    section = rules.system(code).place(cards[0])
    deck = factories.make_deck(code=code, cards={section: {card.id: 1 for card in cards}})
    text = shown(signed_in(client, deck), page, deck)
    assert all(card.id in text for card in cards)


def test_a_name_that_only_one_card_has_needs_no_number(owner, deck):
    assert THUNDER not in shown(owner, "deck", deck)


def test_a_fix_names_the_number_where_several_cards_have_the_name():
    of = rules.system("sve")
    first, second = same_name("sve")[:2]
    moves = tuple(Move(rules.Entry(of.place(card), card, 1), 1) for card in (first, second))
    words = fixes._offer(of, Fix(moves), plain=True).words
    assert f"({first.id})" in words and f"({second.id})" in words


# ---- why a row is marked ----


def test_too_many_copies_are_counted_against_what_is_allowed(owner, deck):
    for page in PAGES:
        assert "5 of 4" in shown(owner, page, deck)
    do(owner, deck, f"less:main:{SWORD}")
    assert "5 of 4" not in shown(owner, "deck", deck)


def test_a_banned_card_says_since_when(owner, deck):
    asked = {"format": "wanderer", "as_of": "2017-05-01"}
    assert "banned since 2017-04-01" in shown(owner, "deck", deck, **asked)


def test_a_card_outside_the_pool_names_the_format(owner, deck):
    text = shown(owner, "deck-edit", deck, format="new-frontiers")
    assert "not in New Frontiers" in text


def test_a_card_of_the_wrong_kind_says_what_would_be_right(client):
    deck = factories.make_deck(code="fow8", cards={"stone": {THUNDER: 1}})
    assert "instant chant, not a magic stone" in shown(signed_in(client, deck), "deck", deck)


def test_a_row_without_a_problem_has_no_mark(owner, deck):
    page = owner.get(at("deck", deck)).content.decode()
    row = page.split(f'id="row-{deck.rows.get(card__card_id=THUNDER).pk}"')[1].split("</li>")[0]
    assert "row-fault" not in row
