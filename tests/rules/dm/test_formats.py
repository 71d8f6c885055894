"""The lists of Duel Masters as data: their rows name cards there are, and each day has its state."""

from datetime import date

import pytest

from rules import formats
from rules.cards import normalise
from rules.construction.formats import Edition, Format
from rules.games.dm.system import SYSTEM, catalogue

FORMATS = formats("dm")


def restricted_on(form: Format, day: date | None) -> set[str]:
    return {
        card.name
        for row in Edition(form, day).rows
        if row.kind != "undated"
        for one in row.cards
        for card in SYSTEM.catalogue().find(one)
    }


def test_the_formats_are_the_rulebook_the_two_japanese_lists_and_the_english_game() -> None:
    assert list(FORMATS) == ["hall-of-fame", "classic08", "construction", "english"]


@pytest.mark.parametrize("code", list(FORMATS))
def test_every_row_cites_cards_of_the_catalogue_by_id(code: str) -> None:
    for row in FORMATS[code].rows:
        for one in row.cards:
            assert catalogue().get(one) is not None, one


@pytest.mark.parametrize("code", list(FORMATS))
def test_a_name_kept_as_absent_really_has_no_card(code: str) -> None:
    for row in FORMATS[code].rows:
        for name in row.absent:
            assert not catalogue().named(name.split(" (")[0]), name


@pytest.mark.parametrize("code", list(FORMATS))
def test_every_row_says_its_source(code: str) -> None:
    form = FORMATS[code]
    assert all(row.source for row in (*form.rows, *form.pools, *form.gaps))


def test_the_hall_of_fame_holds_every_row_of_its_sources() -> None:
    rows = FORMATS["hall-of-fame"].rows
    assert len([row for row in rows if row.until == date(2009, 1, 1)]) == 26
    named = [row for row in rows if row.since == date(2017, 2, 26)]
    assert len([row for row in named if row.kind == "banned"]) == 25
    assert len([row for row in named if row.kind == "limited"]) == 3
    assert len([row for row in rows if row.since == date(2026, 8, 10) and row.kind == "banned"]) == 4
    assert len([row for row in rows if row.since == date(2026, 8, 10) and row.kind == "limited"]) == 8
    assert len([row for row in rows if row.since == date(2026, 7, 27) and row.kind == "limited"]) == 8


def test_classic08_holds_every_row_of_its_source() -> None:
    rows = FORMATS["classic08"].rows
    counts = {
        kind: len([row for row in rows if row.kind == kind]) for kind in ("banned", "limited", "together")
    }
    assert counts == {"banned": 1, "limited": 19, "together": 3}
    group = next(row for row in rows if row.kind == "choice")
    assert (len(group.cards) + len(group.absent), group.copies) == (12, 1)


@pytest.mark.parametrize(
    ("day", "whole"),
    [
        (date(2004, 3, 14), True),
        (date(2004, 3, 15), False),
        (date(2008, 10, 14), False),
        (date(2008, 10, 15), True),
        (date(2008, 12, 31), True),
        (date(2009, 1, 1), False),
        (date(2017, 2, 26), False),
        (date(2020, 1, 1), False),
        (date(2026, 8, 9), False),
        (None, False),
    ],
)
def test_the_hall_of_fame_is_whole_only_before_it_began_and_at_the_end_of_2008(
    day: date | None, whole: bool
) -> None:
    assert (not Edition(FORMATS["hall-of-fame"], day).gaps) is whole


def test_no_row_of_an_old_list_outlives_its_year_without_a_record() -> None:
    old = restricted_on(FORMATS["hall-of-fame"], date(2012, 1, 1)) | restricted_on(
        FORMATS["hall-of-fame"], date(2020, 1, 1)
    )
    assert old == set()


def test_the_newest_state_is_the_revision_of_2026() -> None:
    form = FORMATS["hall-of-fame"]
    assert Edition(form, None).list_date == date(2026, 8, 10)
    assert restricted_on(form, None) == restricted_on(form, date(2026, 11, 20))


def test_the_pool_of_classic08_reaches_from_the_first_set_to_the_thirtieth() -> None:
    pool = Edition(FORMATS["classic08"], None).sets
    assert {f"DM-{number:02}" for number in range(1, 31)} <= pool
    assert "DM-31" not in pool
    assert "DMC-46" in pool
    assert "DMC-47" not in pool


def test_the_english_pool_has_no_set_that_was_only_japanese() -> None:
    pool = Edition(FORMATS["english"], None).sets
    assert "DM-12 Thrash of the Hybrid Megacreatures" in pool
    assert not [code for code in pool if code.startswith("DM-13")]


def test_japanese_names_of_the_lists_find_their_cards() -> None:
    for name, english in (
        ("無双竜機ボルバルザーク", "Bombazar, Dragon of Destiny"),
        ("ロスト・チャージャー", "Slash Charger"),
        ("クローン・バイス", "Cloned Nightmare"),
        ("呪紋の化身", "Cryptic Totem"),
    ):
        assert [card.name for card in catalogue().named(name)] == [english]


def test_the_japanese_slash_charger_is_another_card_than_the_restricted_english_one() -> None:
    restricted = catalogue().named("Slash Charger")[0]
    other = catalogue().named("Slash Charger (JP)")[0]
    assert normalise(restricted.name) != normalise(other.name)
    assert restricted.id in {one for row in FORMATS["hall-of-fame"].rows for one in row.cards}
    assert other.id not in {one for row in FORMATS["hall-of-fame"].rows for one in row.cards}
