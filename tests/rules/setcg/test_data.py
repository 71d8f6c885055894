"""The bundled cards, sets and formats of the Square Enix system agree with each other and the rulebook."""

import tomllib
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from rules.dialects import dialect_of
from rules.games.setcg.construction import CARD_TYPES
from rules.games.setcg.definitions import category, define
from rules.games.setcg.system import DATA, FOLDER, SYSTEM, catalogue
from rules.systems import formats

FORMATS = sorted((FOLDER / "formats").glob("*.toml"))
ELEMENTS = {"fire", "ice", "wind", "earth", "thunder", "aqua", "shine", "dark"}


@pytest.mark.clause("setcg", "5.2.1.1")
def test_every_card_but_a_crystal_has_an_element_of_the_rulebook() -> None:
    for card in catalogue():
        elements = set(card.front.attributes)
        assert elements <= ELEMENTS, card.id
        assert elements or card.is_type("crystal"), card.id


@pytest.mark.clause("setcg", "5.2.3.1")
def test_every_card_but_a_crystal_is_of_a_type_of_the_rulebook() -> None:
    others = Counter(one for card in catalogue() for one in card.front.types if one not in CARD_TYPES)
    assert others == {"crystal": 7}


@pytest.mark.clause("setcg", "5.2.5.1.1")
def test_abilities_can_speak_of_every_category_and_of_no_other() -> None:
    marks = {category(title) for card in catalogue() for title in card.titles}
    words = dialect_of("setcg").words["subtype"]
    assert {word for word in words if word.startswith("Category")} == marks
    card = catalogue().get("20-125R")
    assert card is not None
    assert define(card).marks == {"Category IV"}


def test_no_number_belongs_to_two_cards() -> None:
    counts = Counter(number for card in catalogue() for number in SYSTEM.keys(card))
    assert [number for number, count in counts.items() if count > 1] == []


def test_a_card_is_found_by_each_of_its_numbers_with_and_without_the_rarity() -> None:
    for reference in ("15-007C", "15-007", "20-010C", "20-010", "26-008C"):
        (card,) = catalogue().numbered(reference)
        assert card.id == "15-007C"


def test_a_card_is_found_by_the_id_of_an_octgn_deck() -> None:
    (card,) = catalogue().foreign("11c3f62d-2e44-495c-9d5c-a43ffd91cc5e")
    assert card.id == "1-001H"


@pytest.mark.clause("setcg", "5.2.2.2")
def test_a_card_with_a_slash_in_its_name_is_found_by_each_half() -> None:
    found = {card.id for card in catalogue().named("Choco")}
    assert found == {card.id for card in catalogue().named("Choco/Mog")}
    assert found


def test_every_forward_has_power_and_no_summon_has() -> None:
    for card in catalogue():
        assert not card.is_type("forward") or "power" in card.front.values, card.id
        assert not card.is_type("summon") or "power" not in card.front.values, card.id


def test_every_printing_is_of_a_known_set() -> None:
    sets = tomllib.loads((DATA / "sets.toml").read_text(encoding="utf-8"))["set"]
    codes = [entry["code"] for entry in sets]
    assert len(codes) == len(set(codes))
    assert {code for card in catalogue() for code in card.sets} == set(codes)


@pytest.mark.parametrize("file", FORMATS, ids=lambda file: file.stem)
def test_every_row_names_the_cards_it_means(file: Path) -> None:
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    for kind in ("banned", "limited", "undated"):
        for row in table.get(kind, ()):
            named = [card.name for reference in row["cards"] for card in catalogue().find(reference)]
            assert named == row["names"]
    for row in table.get("conditional", ()):
        for reference in (*row["cards"], *row["when"]):
            assert catalogue().find(reference)


@pytest.mark.parametrize(("code", "opuses"), [("l3", 3), ("l6", 6)])
def test_on_every_recorded_day_the_pool_is_the_latest_opuses(code: str, opuses: int) -> None:
    form = formats("setcg")[code]
    first = min(pool.since for pool in form.pools if pool.since)
    day, last = first, date(2026, 2, 28)
    while day <= last:
        held = [pool for pool in form.pools if pool.holds(day)]
        assert len(held) == 1, f"{day}: the pools leave a gap or overlap"
        numbered = sorted(int(one) for one in held[0].sets if one.isdigit())
        unsure = sorted(int(one) for one in held[0].unsure if one.isdigit())
        if not unsure:
            newest = 27 if day >= date(2025, 11, 14) else numbered[-1]
            assert numbered == [one for one in range(newest - opuses + 1, newest + 1) if one <= 26]
        day += timedelta(days=1)


@pytest.mark.parametrize(("code", "opuses"), [("l3", 3), ("l6", 6)])
def test_nothing_is_sure_where_later_sets_may_have_turned_the_pool(code: str, opuses: int) -> None:
    form = formats("setcg")[code]
    (newest,) = (pool for pool in form.pools if pool.holds(None))
    assert newest.sets == {"C"}
    assert {one for one in newest.unsure if one.isdigit()} == {str(one) for one in range(28 - opuses, 27)}
