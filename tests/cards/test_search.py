"""Searching cards: by names in any script, by numbers and by facts, alike on every database."""

from datetime import date

import pytest
from django.contrib.auth.models import AnonymousUser

import rules
from cards import catalogue
from cards.models import Card
from cards.search import BadQuery, CardQuery, own_cards, understood
from cards.selectors import card_or_none, facets
from rules.cards import Printing
from rules.construction.card_legality import card_legalities
from tests.cards.matches import matches
from tests.decks import factories
from tests.made_up_cards import made_up

pytestmark = pytest.mark.django_db

CARDS = [
    made_up(
        "AAA-001",
        "Émilie, the Red",
        types=("resonator",),
        attributes=("fire",),
        races=("Witch",),
        total_cost=3,
    ),
    made_up("AAA-002", "Zero's Familiar", types=("resonator",), attributes=("light", "fire"), total_cost=1),
    made_up("AAA-010", "Zero", "Zero Awakened", types=("ruler",), attributes=("light",), marks=("master",)),
    made_up("AAA-009", "The Ten-Fist  Sword", types=("addition",), attributes=("void",), total_cost=3),
    made_up(
        "BBB-001",
        "Fire Dragon",
        types=("chant",),
        attributes=("fire",),
        keywords=("Flying",),
        total_cost=10,
        aliases=("ボルシャック・ドラゴン", "ファイアー・ドラゴン"),
        titles=("A Work",),
        printings=[Printing("BBB", "BBB-001", "SR", "en"), Printing("CCC", "CCC-777", "R")],
    ),
    made_up("BBB-002", "100% Pure_Magic", types=("chant",), attributes=("water",), total_cost=0),
]


@pytest.fixture(autouse=True)
def _stored() -> None:
    catalogue.store("fow8", CARDS)


def ids(**asked) -> list[str]:
    return [card.card_id for card in matches(CardQuery(system="fow8", **asked))]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("emilie", ["AAA-001"]),
        ("ÉMILIE", ["AAA-001"]),
        ("Ｅｍｉｌｉｅ", ["AAA-001"]),
        ("ten fist sword", ["AAA-009"]),
        ("sword ten", ["AAA-009"]),
        ("ten-fist", ["AAA-009"]),
        ("zero's", ["AAA-002"]),
        ("zero’s fam", ["AAA-002"]),
        ("awakened", ["AAA-010"]),
        ("ボルシャック", ["BBB-001"]),
        ("ﾎﾞﾙｼｬｯｸ", ["BBB-001"]),
        ("ファイアードラゴン", ["BBB-001"]),
        ("aaa-009", ["AAA-009"]),
        ("BBB-00", ["BBB-001", "BBB-002"]),
        ("ccc-777", ["BBB-001"]),
        ("nothing like it", []),
    ],
)
def test_a_card_is_found_by_part_of_any_of_its_names_and_by_number(text, found):
    assert sorted(ids(text=text)) == found


@pytest.mark.parametrize(
    "text",
    [
        "%",
        "_",
        "|",
        "'",
        "\\",
        "--",
        "-",
        ".",
        "(",
        "*",
        "{",
        "%' OR 1=1 --",
        "\0",
        "\ud800",
        "a*",
        "NEAR(a)",
    ],
)
def test_signs_that_mean_something_to_a_database_mean_nothing_here(text):
    assert set(ids(text=f'"{text}"')) <= {card.id for card in CARDS}
    assert ids(text=f'"{text}" emilie unheard') == []
    assert ids(text=f'name="{text}"') == ids(text=f'number="{text}"') == []
    assert ids(facts={"type": (text,)}) == []


@pytest.mark.parametrize("text", ['"', "--", "-", "(", ")", "a OR", "type:"])
def test_a_text_that_cannot_be_read_is_refused(text):
    with pytest.raises(BadQuery):
        ids(text=text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("龍", []),
        ("ドラ", ["BBB-001"]),
        ("ル", ["BBB-001"]),
        ("ﾄﾞﾗ", ["BBB-001"]),
        ("ze", ["AAA-002", "AAA-010"]),
        ("name=zero", ["AAA-010"]),
        ("number=AAA-001", ["AAA-001"]),
        ("number=AAA-00", []),
        ("a9", []),
        ("is:two-faced", ["AAA-010"]),
        ("-type:chant -attribute:fire", ["AAA-009", "AAA-010"]),
        ("attribute:none", []),
        ("keyword:fly OR (race:wit cost<=3)", ["BBB-001", "AAA-001"]),
        ("cost>3", ["BBB-001"]),
        ("-cost>=0", ["AAA-010"]),
        ("system:setcg", []),
        ("legal:grimm", []),
    ],
)
def test_a_search_finds_these_rows(text, found):
    assert sorted(ids(text=text)) == sorted(found)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("legal:standard", ["BP01-028"]),
        ("legal:standard-jp", ["BP01-028", "CSD02a-001", "SD07-012"]),
        ("legal:construction", ["BP01-028", "CSD02a-001", "SD07-012"]),
    ],
)
def test_a_card_that_did_not_come_out_in_the_region_is_not_called_legal(text, found):
    known = rules.system("sve").catalogue()
    cards = [known.get(card_id) for card_id in ("BP01-028", "CSD02a-001", "SD07-012")]
    catalogue.store("sve", cards)
    day = date(2026, 11, 20)
    query = CardQuery(system="sve", text=text)
    assert [card.card_id for card in matches(query)] == found
    english = card_legalities(rules.system("sve"), rules.format_of("sve", "standard"), day)
    assert [english.of(card).word for card in cards] == ["legal", "unknown", "outside"]


def test_a_search_looks_only_into_decks_that_one_may_see():
    owner, other = factories.make_user(), factories.make_user()
    cards = {"main": {"1-009C": 3, "1-018L": 1}}
    deck = factories.make_deck(owner, cards=cards, name="Of two", visibility="private")
    factories.store_cards("setcg", ["1-071L"])

    def found(user) -> tuple[list[str], list[str]]:
        query = CardQuery(text=f"in:{deck.public_id}", system="setcg", user=user)
        words = [warned.words for warned in understood(query).warnings]
        return sorted(card.card_id for card in matches(query)), words

    assert found(owner) == (["1-009C", "1-018L"], [])
    nothing, words = found(other)
    assert nothing == [] and "there is no deck" in words[0] and "Of two" not in words[0]
    assert found(AnonymousUser()) == (nothing, words)


def test_a_name_that_is_exactly_asked_for_comes_before_one_that_begins_with_it():
    assert ids(text="zero") == ["AAA-010", "AAA-002"]


@pytest.mark.parametrize(
    ("facts", "found"),
    [
        ({"type": ("chant",)}, ["BBB-001", "BBB-002"]),
        ({"type": ("Chant", "ruler")}, ["AAA-010", "BBB-001", "BBB-002"]),
        ({"attribute": ("fire",)}, ["AAA-001", "AAA-002", "BBB-001"]),
        ({"attribute": ("fire",), "type": ("resonator",)}, ["AAA-001", "AAA-002"]),
        ({"attribute": ("light",), "mark": ("master",)}, ["AAA-010"]),
        ({"race": ("witch",)}, ["AAA-001"]),
        ({"keyword": ("flying",)}, ["BBB-001"]),
        ({"set": ("CCC",)}, ["BBB-001"]),
        ({"rarity": ("SR",)}, ["BBB-001"]),
        ({"region": ("en",)}, ["BBB-001"]),
        ({"title": ("a work",)}, ["BBB-001"]),
        ({"set": ("DDD",)}, []),
    ],
)
def test_cards_are_found_by_facts_any_value_of_a_kind_and_all_kinds(facts, found):
    assert sorted(ids(facts=facts)) == found


def test_costs_narrow_a_search_from_both_sides():
    assert sorted(ids(cost_min=1, cost_max=3)) == ["AAA-001", "AAA-002", "AAA-009"]
    assert ids(cost_min=0, cost_max=0) == ["BBB-002"]


def test_orders_are_the_same_on_every_database():
    assert ids(order="name") == ["BBB-002", "AAA-001", "BBB-001", "AAA-009", "AAA-010", "AAA-002"]
    assert ids(order="number") == ["AAA-001", "AAA-002", "AAA-009", "AAA-010", "BBB-001", "BBB-002"]
    assert ids(order="cost") == ["BBB-002", "AAA-002", "AAA-001", "AAA-009", "BBB-001", "AAA-010"]
    assert ids(order="-cost") == ["BBB-001", "AAA-001", "AAA-009", "AAA-002", "BBB-002", "AAA-010"]


def test_another_word_for_a_type_is_known_to_the_search():
    catalogue.store("setcg", [made_up("1-001", "Bolt", types=("forward",), attributes=("thunder",))])
    query = CardQuery(system="setcg", facts={"attribute": ("Lightning",)})
    assert [card.name for card in matches(query)] == ["Bolt"]


def test_a_search_over_all_systems_finds_a_card_that_two_systems_share_once():
    catalogue.store("fow5", CARDS)
    assert "fow8" in own_cards()
    assert "fow5" not in own_cards()
    assert [card.system for card in matches(CardQuery(text="emilie"))] == ["fow8"]
    assert [card.system for card in matches(CardQuery(text="emilie", system="fow5"))] == ["fow5"]


def test_a_retired_card_is_not_found_but_can_be_looked_up():
    Card.objects.filter(card_id="AAA-001").update(retired=True)
    assert ids(text="emilie") == []
    assert card_or_none("fow8", "AAA-001") is not None


def test_what_is_no_card_is_none():
    assert card_or_none("fow8", "AAA-999") is None
    assert card_or_none("fow9", "AAA-001") is None
    assert card_or_none("fow8", "AAA-001\0") is None


def test_a_system_that_was_never_loaded_has_no_facets():
    assert facets("fow8") == {}
