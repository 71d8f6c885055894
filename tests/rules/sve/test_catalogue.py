"""The bundled cards are what the rulebook's chapter on card information says cards are."""

import tomllib

import pytest

from rules.cards import Card
from rules.clauses import inventory, not_executable
from rules.games.sve.system import SYSTEM, catalogue

CARDS = tuple(catalogue())
CLASSES = {"forestcraft", "swordcraft", "runecraft", "dragoncraft", "abysscraft", "havencraft", "neutral"}


def one(name: str, section: str) -> Card:
    (found,) = (card for card in catalogue().named(name) if SYSTEM.place(card) == section)
    return found


def test_the_catalogue_holds_every_card_of_the_japanese_facts() -> None:
    assert len(CARDS) == 3366


@pytest.mark.clause("sve", "2.3.2")
@pytest.mark.clause("sve", "2.3.1")
def test_every_card_of_a_deck_is_a_leader_follower_amulet_or_spell() -> None:
    decks = [card for card in CARDS if SYSTEM.place(card) in ("leader", "main", "evolve")]
    assert all(card.is_type("leader", "follower", "amulet", "spell") for card in decks)
    assert {SYSTEM.place(card) for card in CARDS if card.is_type("leader")} == {"leader"}


@pytest.mark.clause("sve", "2.3.3")
def test_special_types_stand_beside_a_primary_type() -> None:
    special = [card for card in CARDS if card.front.marks]
    assert {mark for card in special for mark in card.front.marks} == {"evolved", "token", "advance"}
    assert all(card.front.types for card in special)


@pytest.mark.clause("sve", "2.3.4")
def test_a_search_by_type_finds_the_special_ones_too() -> None:
    evolved = one("Goblin (Evolved)", "evolve")
    assert evolved.is_type("follower")


@pytest.mark.clause("sve", "2.2.1")
def test_every_card_of_a_deck_has_one_of_the_seven_classes() -> None:
    for card in CARDS:
        if not card.is_type("evolution point", "super evolution point"):
            (name,) = card.front.attributes
            assert name in CLASSES, card.id


@pytest.mark.clause("sve", "2.5.1")
def test_every_card_that_is_played_prints_a_cost() -> None:
    played = [card for card in CARDS if SYSTEM.place(card) == "main"]
    assert all(card.front.total_cost is not None for card in played)
    assert all(card.front.total_cost is None for card in CARDS if card.is_marked("evolved"))


@pytest.mark.clause("sve", "2.7.1")
@pytest.mark.clause("sve", "2.8.1")
def test_every_follower_prints_attack_and_defense() -> None:
    for card in CARDS:
        for face in card.faces:
            if "follower" in face.types:
                assert set(face.values) >= {"attack", "defense"}, card.id


@pytest.mark.clause("sve", "2.8.3")
def test_no_leader_prints_its_defense() -> None:
    assert all("defense" not in card.front.values for card in CARDS if card.is_type("leader"))


@pytest.mark.clause("sve", "2.4.1")
def test_traits_are_facts_of_a_card() -> None:
    assert one("Aria, Fairy Princess", "main").front.races == ("Pixie", "Princess")


@pytest.mark.clause("sve", "2.1.1")
def test_a_card_is_found_by_its_english_and_its_japanese_name() -> None:
    assert catalogue().named("Rose Queen") == catalogue().named("ローズクイーン")


@pytest.mark.clause("sve", "2.1.1")
def test_a_card_and_its_evolved_form_bear_one_name_and_are_told_apart_by_their_deck() -> None:
    assert one("Goblin", "main").name == one("Goblin", "evolve").name == "Goblin"
    assert SYSTEM.keys(one("Goblin", "main")) == SYSTEM.keys(one("Goblin", "evolve"))
    assert catalogue().named("Goblin (Evolved) ") == (one("Goblin", "evolve"),)


@pytest.mark.clause("sve", "2.1.1")
def test_no_two_cards_of_one_deck_share_a_name() -> None:
    seen: dict[tuple[str, str], str] = {}
    for card in CARDS:
        for key in SYSTEM.keys(card):
            place = (SYSTEM.place(card), key)
            assert seen.setdefault(place, card.id) == card.id


def test_every_card_is_placed_where_it_may_be_held() -> None:
    for card in CARDS:
        assert SYSTEM.may_hold(SYSTEM.place(card), card), card.id


def test_card_texts_that_replace_a_rule_are_few_and_sourced() -> None:
    found = {(card.id, rule.section): rule.amount for card in CARDS for rule in card.rules}
    assert found == {
        ("BP09-049", "main"): 50,
        ("BP11-045", "main"): 6,
        ("CP01-085", "evolve"): 10,
        ("CP03-127", "evolve"): 10,
    }
    assert all(rule.source for card in CARDS for rule in card.rules)


def test_every_set_of_a_printing_is_described() -> None:
    with (SYSTEM.data / "sets.toml").open("rb") as file:
        described = {row["code"] for row in tomllib.load(file)["set"]}
    assert {code for card in CARDS for code in card.sets} == described


def test_words_of_cards_lead_to_the_rulebooks_words() -> None:
    assert SYSTEM.words["フォロワー"] == "follower"
    assert SYSTEM.words["ナイトメア"] == "abysscraft"
    assert SYSTEM.words["evolve"] == "evolved"


def test_every_clause_called_not_executable_exists() -> None:
    assert {inventory("sve")[number] for number in not_executable("sve")} == {"clause"}
