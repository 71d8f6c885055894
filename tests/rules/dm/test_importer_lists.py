"""The gathered Hall of Fame: kinds and days read, names found or kept, faults quoted."""

from pathlib import Path

import pytest

from rules.cards import Catalogue
from rules.cards.imports import ImportFault, Report
from rules.games.dm.importer_lists import FILE, read_lists
from rules.games.dm.system import catalogue

HEAD = "card_ja\tname_en\tkind\tsince\tuntil\tofficial_card_id\tproduct_card_guess\tnote\tsource"


def rows(folder: Path, *lines: str, cards: Catalogue | None = None) -> list[dict[str, object]]:
    (folder / FILE).write_text("\n".join(["# comment", HEAD, *lines]) + "\n", encoding="utf-8")
    return read_lists(folder, cards or catalogue(), Report())["hall-of-fame"]


def test_a_change_becomes_a_row_with_its_days_and_source(tmp_path: Path) -> None:
    line = (
        "アストラル・リーフ\tAstral Reef\thall_of_fame\t2004-03-15\t2019-01-21\tdm04-002\tja-DM-04-2\t\tpage"
    )
    assert rows(tmp_path, line) == [
        {
            "kind": "limited",
            "cards": ["ja-DM-04-2"],
            "names": ["Astral Reef (アストラル・リーフ)"],
            "since": "2004-03-15",
            "until": "2019-01-21",
            "source": "page",
        }
    ]


def test_a_card_is_found_by_its_japanese_name_too_and_a_name_without_one_is_kept(tmp_path: Path) -> None:
    found = rows(
        tmp_path,
        "スケルトン・バイス\t\tpremium\t2008-10-15\t\tdm08-014\t\t\tpage",
        "だれも知らない\tNobody Knows\tpremium\t2009-04-15\t\tx\t\t\tpage",
    )
    assert [(row.get("cards"), row.get("absent")) for row in found] == [
        (["en-DM-08-27"], None),
        (None, ["Nobody Knows (だれも知らない)"]),
    ]


def test_a_pair_of_one_card_and_either_of_two_is_two_rows(tmp_path: Path) -> None:
    names = "龍仙ロマネスクと母なる大地または母なる紋章"
    line = f"{names}\t\tpremium_pair\t2007-11-23\t2009-04-15\t\tja-DM-25-S4\t\tpage"
    assert [(row["kind"], row["cards"]) for row in rows(tmp_path, line)] == [
        ("together", ["ja-DM-25-S4", "en-DM-10-91"]),
        ("together", ["ja-DM-25-S4", "ja-DM-24-30"]),
    ]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("A\tA\tbanned\t2008-01-01\t\t\t\t\tp", "'banned' is no kind; there are premium, hall_of_fame"),
        ("A\tA\tpremium\t2008-13-01\t\t\t\t\tp", "'2008-13-01' is not a day; write 2018-10-24"),
    ],
)
def test_what_cannot_be_meant_is_refused(tmp_path: Path, line: str, said: str) -> None:
    with pytest.raises(ImportFault, match=said):
        rows(tmp_path, line)


def test_without_the_file_no_list_is_touched(tmp_path: Path) -> None:
    assert read_lists(tmp_path, catalogue(), Report()) == {}
