"""What cards of the Square Enix system are compiled to."""

import pytest

from rules.cards import Face
from rules.games.setcg.definitions import CHARACTERS, FORMATION, ITEMS, PLAYED_KEYWORDS, SUMMON, define
from rules.games.setcg.system import catalogue
from tests.made_up_cards import made_up


def test_a_card_is_understood_only_with_a_text_known_to_be_empty_and_keywords_that_are_played() -> None:
    for card in catalogue():
        known = define(card).understood
        assert known == ("text" not in card.front.values and set(card.front.keywords) <= PLAYED_KEYWORDS)
    assert sum(define(card).understood for card in catalogue()) == 15


@pytest.mark.clause("setcg", "6.6.3")
@pytest.mark.clause("setcg", "6.6.5")
def test_every_card_is_of_one_group_and_only_characters_have_jobs() -> None:
    groups = (CHARACTERS, ITEMS, {SUMMON}, {FORMATION})
    for card in catalogue():
        if not card.is_type("crystal"):
            assert sum(bool(group & set(card.front.types)) for group in groups) == 1, card.id
            assert card.is_type(*CHARACTERS) or not card.front.races, card.id


@pytest.mark.clause("setcg", "5.2.1.1")
def test_a_card_compiles_to_its_facts() -> None:
    card = define(catalogue().get("1-006H"))  # type: ignore[arg-type]
    assert (card.name, card.cost, card.stats, card.attributes) == ("Garland", 5, (8000,), ("fire",))
    assert card.keywords == {"brave"}
    assert (card.price.total, card.price.needs) == (5, (("fire", 1),))


@pytest.mark.clause("setcg", "4.4")
def test_a_power_that_is_no_number_counts_as_zero() -> None:
    face = Face("Shade", ("forward",), total_cost=1, attributes=("dark",), values={"power": "X"})
    assert define(made_up("0-001C", face)).stats == (0,)
