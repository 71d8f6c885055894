"""The lists of Duel Masters as data: their rows name cards there are, and each day has its state."""

from collections import Counter
from datetime import date
from itertools import pairwise

import pytest

from rules import formats
from rules.cards import normalise
from rules.construction.formats import Edition, Format, ListRow
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
    counts = Counter(row.kind for row in rows)
    # 241 changes; one pair names two cards in the place of one, and one row is about a printing.
    assert counts == {"banned": 53 + 1, "limited": 182, "together": 5 + 1}
    first = [row for row in rows if row.since == date(2004, 3, 15)]
    assert len(first) == 5
    assert len([row for row in rows if row.since == date(2026, 8, 10) and row.kind == "banned"]) == 4
    assert len([row for row in rows if row.since == date(2026, 8, 10) and row.kind == "limited"]) == 8


def test_each_change_of_a_card_begins_where_the_one_before_ended() -> None:
    """No card is in two states at once, and no row ends before it begins."""
    rows: dict[str, list[ListRow]] = {}
    for row in FORMATS["hall-of-fame"].rows:
        if row.kind in ("banned", "limited"):
            for one in (*row.cards, *row.absent):
                rows.setdefault(one, []).append(row)
    several = {one: found for one, found in rows.items() if len(found) > 1}
    assert len(several) > 20
    for one, found in several.items():
        # Two Japanese cards are one in English, of which each has a row.
        days = [(row.since or date.min, row.until or date.max) for row in found if one != "en-DM-06-55"]
        assert all(before[1] <= after[0] for before, after in pairwise(sorted(days))), one


def test_classic08_holds_every_row_of_its_source() -> None:
    rows = FORMATS["classic08"].rows
    counts = {
        kind: len([row for row in rows if row.kind == kind]) for kind in ("banned", "limited", "together")
    }
    assert counts == {"banned": 1, "limited": 19, "together": 3}
    group = next(row for row in rows if row.kind == "choice")
    # Of the twelve, two are one card in English.
    assert (len(group.cards) + len(group.absent), group.copies) == (11, 1)


@pytest.mark.parametrize(
    "day",
    [date(2004, 3, 14), date(2004, 3, 15), date(2009, 1, 1), date(2017, 2, 26), date(2026, 8, 10), None],
)
def test_the_hall_of_fame_is_whole_on_every_day(day: date | None) -> None:
    assert not Edition(FORMATS["hall-of-fame"], day).gaps


@pytest.mark.parametrize(
    ("day", "copies"),
    [
        (date(2005, 7, 14), None),
        (date(2005, 7, 15), 1),
        (date(2006, 3, 14), 1),
        (date(2006, 3, 15), 0),
        (None, 0),
    ],
)
def test_bombazar_is_allowed_once_and_then_banned(day: date | None, copies: int | None) -> None:
    rows = [row for row in Edition(FORMATS["hall-of-fame"], day).rows if "en-DM-10-9" in row.cards]
    assert [row.copies for row in rows] == ([] if copies is None else [copies])


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
