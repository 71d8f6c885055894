"""What cards pay for and what costs ask of them, in the words that each game declares."""

import pytest

from rules.cards import Card
from rules.costs import asks, gives, payer
from rules.opening import dealings
from rules.systems import CODES
from tests.made_up_cards import made_up


def card(cost: str = "", total: int | None = None, **facts: object) -> Card:
    return made_up("A-1", "A card", cost=cost, total_cost=total, **facts)


def test_cards_pay_in_four_of_the_games_and_each_names_their_section():
    assert {code: one.section for code in CODES if (one := payer(code))} == {
        "fow8": "stone",
        "fow5": "stone",
        "setcg": "main",
        "dm": "main",
    }


@pytest.mark.parametrize("code", ["fow8", "fow5"])
def test_stones_give_what_they_produce_and_costs_ask_by_their_symbols(code):
    stones = payer(code)
    assert gives(card(values={"produces": "RU"}, marks=("special", "light")), stones) == ("fire", "water")
    assert gives(card(marks=("special", "wind")), stones) == ("wind",)
    assert gives(card(values={"produces": "1"}), stones) == ()
    assert gives(card(marks=("special",)), stones) is None
    assert asks(card("{R}{R}{G}{2}{X}", 5, attributes=("fire",)), stones) == ("fire", "fire", "wind")
    assert asks(card("{3}", 3, attributes=("fire",)), stones) == ()


@pytest.mark.clause("setcg", "11.3.8.1.1")
def test_a_card_discarded_gives_its_elements_but_shine_and_dark_give_nothing():
    paying = payer("setcg")
    assert gives(card("2", 2, attributes=("fire", "ice")), paying) == ("fire", "ice")
    assert gives(card("2", 2, attributes=("shine",)), paying) is None
    assert asks(card("4", 4, attributes=("fire", "ice")), paying) == ("fire", "ice")
    assert asks(card("4", 4, attributes=("dark",)), paying) == ()
    assert asks(card("0", 0, attributes=("fire",)), paying) == ()


def test_every_card_of_duel_masters_gives_its_civilizations():
    mana = payer("dm")
    assert gives(card("5", 5, attributes=("light", "water")), mana) == ("light", "water")
    assert gives(card("5", 5), mana) == ()
    assert asks(card("5", 5, attributes=("light", "water")), mana) == ("light", "water")


def test_a_symbol_stands_for_an_attribute_that_cards_have():
    for code in ("fow8", "fow5"):
        symbols = dict(next(one for one in dealings(code) if one.pays).symbols)
        assert sorted(symbols.values()) == ["darkness", "fire", "light", "water", "wind"]
