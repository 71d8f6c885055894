"""What a deck is built around: its leading card, or its attributes."""

import pytest

import rules
from rules.archetypes import archetype, leading_sections
from rules.samples import sample_decks
from rules.systems import CODES, system


def test_a_deck_with_a_ruler_is_built_around_it():
    deck = rules.read_decklist("[Ruler]\n1 Grimm, the Fairy Tale Prince\n[Main]\n4 Thunder", "fow8").deck
    assert archetype(deck) == ("Grimm, the Fairy Tale Prince",)


def test_a_deck_without_a_leading_card_is_built_around_its_attributes_in_the_games_order():
    fire, ice = (
        next(card for card in system("setcg").catalogue() if card.front.attributes == (attribute,))
        for attribute in ("fire", "ice")
    )
    text = f"20 {ice.id}\n20 {fire.id}"
    assert archetype(rules.read_decklist(text, "setcg").deck) == ("fire", "ice")


def test_a_few_cards_of_an_attribute_name_no_archetype():
    fire, ice = (
        next(card for card in system("setcg").catalogue() if card.front.attributes == (attribute,))
        for attribute in ("fire", "ice")
    )
    assert archetype(rules.read_decklist(f"46 {fire.id}\n4 {ice.id}", "setcg").deck) == ("fire",)
    assert archetype(rules.read_decklist(f"45 {fire.id}\n5 {ice.id}", "setcg").deck) == ("fire", "ice")


@pytest.mark.parametrize("code", CODES)
def test_every_game_has_a_leading_card_or_attributes_and_an_empty_deck_has_nothing(code):
    assert archetype(rules.Deck(code, ())) == ()
    for deck in sample_decks(code).values():
        names = archetype(deck)
        leads = {one.code for one in leading_sections(system(code).sections)}
        if leads:
            assert names == tuple(entry.card.name for entry in deck.entries if entry.section in leads) != ()
        else:
            attributes = {name for entry in deck.entries for name in entry.card.front.attributes}
            assert names and set(names) <= attributes
