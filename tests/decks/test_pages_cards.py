"""The pages of cards."""

import pytest
from django.urls import reverse

from tests.decks import factories

pytestmark = pytest.mark.django_db


@pytest.fixture
def cards():
    return factories.store_cards("setcg", ["1-009C", "1-182L", "1-018L", "1-071L"])


def page(client, **said) -> str:
    return client.get(reverse("cards"), said).content.decode()


def test_cards_are_found_by_name_and_counted(client, cards):
    found = page(client, q="cloud", system="setcg")
    assert "1-009C" in found and "1-182L" in found and "1-018L" not in found
    assert '<strong class="figure">2</strong> cards' in found


def test_a_card_shows_its_cost_types_attributes_and_figures(client, cards):
    answer = client.get(reverse("card", args=["setcg", "1-182L"]))
    text = answer.content.decode()
    assert answer.status_code == 200
    front = cards[1].front
    for fact in (*front["types"], *front["attributes"], "power", "1-182L", f"cost {front['cost']}"):
        assert fact in text


def test_the_search_is_said_in_words_and_each_part_can_be_left_out(client, cards):
    found = page(client, q="cloud", system="setcg", type="forward", cost_max="9")
    assert "type is forward" in found and "cost at most 9" in found
    assert "?q=cloud&amp;system=setcg&amp;type=forward" in found


@pytest.mark.parametrize("said", [{"q": "“"}, {"q": "."}, {"q": "-"}, {"q": "%_'\\"}, {"q": "x" * 500}])
def test_odd_searches_find_nothing_and_break_nothing(client, cards, said):
    assert client.get(reverse("cards"), said).status_code == 200


@pytest.mark.parametrize(
    "said", [{"page": "999999"}, {"page": "x"}, {"cost_min": "-4"}, {"cost_max": "1e9"}, {"order": "nope"}]
)
def test_parts_that_make_no_sense_are_left_out(client, cards, said):
    found = page(client, system="setcg", **said)
    assert "1-009C" in found


def test_an_unknown_game_is_named_and_left_out(client, cards):
    assert "This part of the search was left out" in page(client, system="chess")


def test_nothing_found_says_what_to_do(client):
    assert "No card is like this." in page(client, q="zzzz")


def test_the_script_gets_only_the_results(client, cards):
    answer = client.get(reverse("cards"), {"q": "cloud"}, headers={"HX-Request": "true"})
    assert "<html" not in answer.content.decode()


@pytest.mark.parametrize("path", ["/cards/setcg/0-000X/", "/cards/chess/1-009C/", "/systems/chess/"])
def test_what_there_is_not_is_a_404_page(client, path):
    answer = client.get(path)
    assert answer.status_code == 404
    assert "There is nothing here" in answer.content.decode()


@pytest.mark.parametrize("code", ["fow8", "fow5", "setcg", "dm", "sve"])
def test_the_page_of_a_system_shows_its_sections_and_formats(client, code):
    answer = client.get(reverse("system", args=[code]))
    assert answer.status_code == 200
    assert "§" in answer.content.decode()


@pytest.mark.parametrize("code", ["fow8", "setcg", "dm", "sve"])
def test_every_type_attribute_and_cost_of_a_catalogue_can_be_drawn(client, code):
    cards = factories.store_cards(code, factories.some_ids(code, 60))
    for card in cards:
        assert client.get(reverse("card", args=[code, card.card_id])).status_code == 200
