"""Games of decks drawn at random from cards whose texts are read; `make abilities` plays 10,000 a system."""

from random import Random

import pytest

from rules.definitions import definitions, kept_texts
from rules.language.abilities import Spell
from rules.systems import CODES, system
from tests.abilities.decks import random_deck, read_cards
from tests.abilities.games import fault

GAMES = 5
MOVES_ITSELF = "MoveTo(what=This()"


@pytest.mark.parametrize("code", CODES)
def test_decks_of_read_cards_play_to_the_end_with_every_card_where_it_may_be(code):
    assert [found for seed in range(GAMES) if (found := fault(code, seed))] == []


@pytest.mark.parametrize("code", CODES)
def test_random_decks_are_made_of_cards_that_are_read(code):
    read = {card.id for cards in read_cards(code).values() for card in cards}
    main = [card.faces[0].card_id for section, card in random_deck(code, Random(1)) if section == "main"]
    assert set(main) <= read
    assert len(set(main)) > 5


@pytest.mark.parametrize("code", CODES)
def test_every_tree_that_is_kept_is_one_that_its_game_plays(code):
    cards = list(system(code).catalogue())
    define = definitions(code)
    whole = [card for card in cards if any(text.whole for text in kept_texts(code).of(card.id).values())]
    assert len(whole) > 800
    assert all(define(card).faces for card in cards)
    played = [card for card in whole if any(face.abilities for face in define(card).faces)]
    assert len(played) > len(whole) // 3


@pytest.mark.parametrize("code", CODES)
def test_what_is_never_in_play_does_not_move_as_if_it_were(code):
    define = definitions(code)
    wrong = [
        face.name
        for card in system(code).catalogue()
        for face in define(card).faces
        for ability in face.abilities
        if isinstance(ability, Spell) or getattr(ability, "only_there", False)
        if MOVES_ITSELF in repr(ability)
    ]
    assert wrong == [], "they would stay where they are"
