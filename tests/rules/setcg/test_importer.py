"""The importer of FF-TCG cards, on small sources made up here."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.cards import Card
from rules.cards.imports import Imported, ImportFault
from rules.games.setcg.importer import build
from rules.games.setcg.importer_sources import keywords_of_text


def published(number: str, **changed: Any) -> dict[str, Any]:
    """One entry in the shape of the publisher's list."""
    return {
        "cardNumber": number,
        "name": "Lamplighter",
        "type": "forward",
        "cost": 3,
        "power": 7000,
        "element": "fire",
        "job": "Guide",
        "category": "IX",
        "set": "Opus I",
        "rarity": "C",
        "text": "",
        **changed,
    }


def browsed(opus: str, index: int, **changed: Any) -> dict[str, Any]:
    """One card in the shape of the card browser."""
    return {
        "set": opus,
        "index": index,
        "name": "Lamplighter",
        "type": "forward",
        "cost": 3,
        "power": 7000,
        "elements": ["fire"],
        "jobs": ["Guide"],
        "categories": ["IX"],
        "exburst": False,
        "multicard": False,
        "rarity": "common",
        "guid": f"guid-{index}",
        "text": "",
        **changed,
    }


OCTGN_SET = """\ufeff<?xml version="1.0" encoding="utf-8"?>
<set name="Opus I"><cards>
  <card name="Debug" id="nobody"><property name="SetNumber" value="" /></card>
  <card name="Lamp Lighter" id="octgn-1">
    <property name="SetNumber" value="1-001" /><property name="CP" value="3" />
    <property name="Power" value="7000" /><property name="CardType" value="Forward" />
    <property name="Element" value="Fire" /><property name="Occupation" value="Guide" />
    <property name="Category" value="IX" /><property name="Rarity" value="C" />
    <property name="CanUseEX" value="No" />
  </card>
</cards></set>
"""


@pytest.fixture
def sources(tmp_path: Path) -> "Sources":
    return Sources(tmp_path)


class Sources:
    """A folder of sources, filled by a test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.overrides = folder / "overrides.toml"
        self.overrides.write_text("")
        self.write([published("1-001C")], [browsed("Opus I", 1)])
        (folder / "octgn").mkdir()
        (folder / "octgn" / "opus1.xml").write_text(OCTGN_SET, encoding="utf-8")

    def write(self, publisher: list[dict[str, Any]], browser: list[dict[str, Any]]) -> None:
        (self.folder / "square_api_cards.json").write_text(json.dumps(publisher), encoding="utf-8")
        (self.folder / "card_browser_db.json").write_text(json.dumps({"cards": browser}), encoding="utf-8")

    def build(self) -> Imported:
        return build(self.folder, self.overrides)

    def one(self) -> Card:
        (card,) = self.build().cards
        return card


def test_a_card_keeps_its_facts_under_its_printed_number(sources: Sources) -> None:
    card = sources.one()
    assert (card.id, card.name, card.titles) == ("1-001C", "Lamplighter", ("IX",))
    assert card.front.types == ("forward",)
    assert (card.front.cost, card.front.total_cost, card.front.values) == ("3", 3, {"power": 7000})
    assert card.front.races == ("Guide",)
    (printing,) = card.printings
    assert (printing.set, printing.number, printing.rarity) == ("1", "1-001C", "C")


@pytest.mark.clause("setcg", "5.2.1.1")
def test_elements_are_in_the_rulebooks_words_and_all_of_them_are_kept(sources: Sources) -> None:
    sources.write(
        [published("1-001C", element="lightning")],
        [browsed("Opus I", 1, elements=["lightning", "water"])],
    )
    imported = sources.build()
    assert imported.cards[0].front.attributes == ("thunder", "aqua")
    assert imported.report.counts["Several elements cut to one by the publisher's list"] == 1


@pytest.mark.clause("setcg", "5.2.1.1")
def test_light_is_shine(sources: Sources) -> None:
    sources.write([published("1-001C", element="light")], [])
    assert sources.one().front.attributes == ("shine",)


def test_the_common_soldier_icon_and_ex_burst_are_marks(sources: Sources) -> None:
    sources.write([published("1-001C")], [browsed("Opus I", 1, multicard=True, exburst=True)])
    assert sources.one().front.marks == ("common soldier", "ex burst")


@pytest.mark.parametrize(
    "text", ["[[ex]]EX BURST[[/]] Draw.", "EX BURST Draw.", "Gain.[[br]] [[ex]]EX BURST [[/]]"]
)
def test_ex_burst_is_read_from_the_text_where_the_flag_is_missing(sources: Sources, text: str) -> None:
    sources.write([published("1-001C", text=text)], [browsed("Opus I", 1)])
    assert sources.one().front.marks == ("ex burst",)


def test_a_text_that_only_speaks_of_ex_burst_does_not_give_it(sources: Sources) -> None:
    sources.write([published("1-001C", text="This cannot be chosen by EX BURST.")], [])
    assert sources.one().front.marks == ()


@pytest.mark.clause("setcg", "5.2.5.1.1")
def test_records_that_share_a_number_are_one_card_with_every_printing(sources: Sources) -> None:
    sources.write(
        [
            published("15-001R/1-001C", element="fire"),
            published("1-001C"),
            published("Re-001H/1-001C"),
        ],
        [browsed("Opus I", 1, elements=["fire", "ice"], multicard=True)],
    )
    card = sources.one()
    assert card.id == "1-001C"
    assert [one.number for one in card.printings] == ["1-001C", "15-001R", "Re-001H"]
    assert card.sets == ("1", "15", "Re")
    assert card.front.attributes == ("fire", "ice")
    assert card.front.marks == ("common soldier",)


def test_records_that_only_a_third_card_ties_together_stay_apart(sources: Sources) -> None:
    sources.write([published("1-001C/2-001C"), published("3-001C/2-001C"), published("4-001C/3-001C")], [])
    imported = sources.build()
    assert [card.id for card in imported.cards] == ["1-001C", "2-001C", "3-001C"]
    assert imported.report.counts["Number shared by cards that are not the same card"] > 0


def test_a_promotional_printing_of_a_numbered_card_is_told_from_a_promotional_card(sources: Sources) -> None:
    sources.write([published("11-062R/PR-055"), published("PR-001", rarity="PR", name="Sexton")], [])
    numbered, promotional = sources.build().cards
    assert numbered.sets == ("11", "PR-reprint")
    assert promotional.sets == ("PR",)


def test_a_card_of_one_source_alone_is_kept_and_reported(sources: Sources) -> None:
    sources.write([published("21-001C")], [browsed("Opus VI", 18, rarity="rare")])
    imported = sources.build()
    assert [card.id for card in imported.cards] == ["21-001C", "6-018R"]
    assert imported.report.counts["Card the publisher's list lacks, taken from the card browser"] == 1
    assert imported.report.examples["Number that no source has a card for"][0] == "6-001"


def test_a_backup_without_power_has_no_power_figure(sources: Sources) -> None:
    sources.write([published("1-001C", type="backup", power=0)], [])
    assert "power" not in sources.one().front.values


@pytest.mark.parametrize(
    ("printed", "second", "text"),
    [
        ("When it enters the field, draw 1 card.[[br]] Gain.", "One line.", 2),
        ("Brave Haste[[br]]Draw 1 card.", "x", 1),
        (None, "First line.\nSecond line.", 2),
        (None, None, "blank"),
        ("", None, "blank"),
        ("", "\n", None),
        ("Brave", "Brave", None),
        ("", "Draw 1 card.", 1),
    ],
)
def test_paragraphs_beyond_keywords_are_counted_and_an_empty_text_needs_two_sources(
    sources: Sources, printed: str | None, second: str | None, text: object
) -> None:
    sources.write([published("1-001C", text=printed)], [browsed("Opus I", 1, text=second)])
    assert sources.one().front.values.get("text") == text


def test_an_empty_text_in_the_only_source_is_not_believed(sources: Sources) -> None:
    sources.write([published("21-001C", text="")], [])
    imported = sources.build()
    assert imported.cards[0].front.values["text"] == "blank"
    assert imported.report.counts["Text empty in the only source, not believed"] == 1


def test_disagreements_are_reported_and_the_publisher_is_taken(sources: Sources) -> None:
    sources.write([published("1-001C", cost=4)], [browsed("Opus I", 1, cost=2, name="Lamp-Lighter II")])
    imported = sources.build()
    assert imported.cards[0].front.total_cost == 4
    assert imported.cards[0].aliases == ("Lamp-Lighter II", "Lamp Lighter")
    assert imported.report.counts["Publisher and the card browser disagree on cost, publisher taken"] == 1


def test_a_category_that_the_publisher_leaves_out_comes_from_the_card_browser(sources: Sources) -> None:
    sources.write([published("1-001C", category=None)], [browsed("Opus I", 1, categories=["XI"])])
    assert sources.one().titles == ("XI",)


def test_several_categories_and_jobs_are_told_apart(sources: Sources) -> None:
    sources.write([published("1-001C", category="DFF &middot; VIII", job="Warrior/Rebel")], [])
    card = sources.one()
    assert (card.titles, card.front.races) == (("DFF", "VIII"), ("Warrior", "Rebel"))


@pytest.mark.clause("setcg", "5.2.2.2")
def test_a_card_whose_name_has_a_slash_is_known_by_each_half(sources: Sources) -> None:
    sources.write([published("21-001C", name="Lamp/Wick")], [])
    assert sources.one().aliases == ("Lamp", "Wick")


def test_ids_of_other_programs_are_kept(sources: Sources) -> None:
    assert sources.one().foreign_ids == ("guid-1", "octgn-1")


def test_an_override_sets_a_fact_and_is_reported(sources: Sources) -> None:
    sources.overrides.write_text(
        '[[override]]\ncards = ["1-001"]\nfield = "cost"\nvalue = 5\nsource = "the print"\nwhy = "seen"\n'
    )
    imported = sources.build()
    assert imported.cards[0].front.total_cost == 5
    assert imported.report.counts["Overridden"] == 1


@pytest.mark.clause("setcg", "8.1.2")
def test_a_deck_building_rule_of_a_cards_text_is_kept_with_its_source(sources: Sources) -> None:
    sources.overrides.write_text(
        '[[rule]]\ncard = "1-001"\nkind = "copies"\nsection = "main"\namount = 5\nsource = "the print"\n'
    )
    (rule,) = sources.one().rules
    assert (rule.kind, rule.section, rule.amount, rule.source) == ("copies", "main", 5, "the print")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[override]]\ncards = ["9-999"]\nfield = "cost"\nvalue = 5\nsource = "s"\nwhy = "w"\n', "9-999"),
        ('[[override]]\ncards = ["1-001"]\nfield = "art"\nvalue = 5\nsource = "s"\nwhy = "w"\n', "art"),
        ('[[absent]]\ncards = ["1-001"]\nwhy = "w"\n', "without a source"),
    ],
)
def test_an_override_that_cannot_be_meant_is_refused(sources: Sources, text: str, complaint: str) -> None:
    sources.overrides.write_text(text)
    with pytest.raises(ImportFault, match=complaint):
        sources.build()


def test_cards_said_not_to_exist_are_left_out(sources: Sources) -> None:
    sources.overrides.write_text('[[absent]]\ncards = ["17-131"]\nsource = "s"\nwhy = "w"\n')
    sources.write([published("1-001C")], [browsed("Opus XVII", 131)])
    assert [card.id for card in sources.build().cards] == ["1-001C"]


def test_elements_that_start_again_within_a_set_are_reported_as_doubts(sources: Sources) -> None:
    elements = ["fire", "ice", "fire", "ice"]
    sources.write(
        [published(f"24-{n:03d}H", element=one, rarity="H") for n, one in enumerate(elements, 1)], []
    )
    doubts = sources.build().report.examples["Doubt: a second element is likely, none is recorded"]
    assert [doubt.split()[0] for doubt in doubts] == ["24-003H", "24-004H"]


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("Haste[[br]]Draw 1 card.", ["Haste"]),
        ("Haste First Strike Brave", ["Haste", "First Strike", "Brave"]),
        ("It gains Haste until the end of the turn.", []),
        ("[[i]]Limit Break -- 2[[/]][[br]]Brave", ["Brave", "Limit Break"]),
        ("[[s]]Limit Break [[/]]《S》: It gains Brave.", []),
    ],
)
def test_keywords_are_read_where_markup_sets_them_apart(text: str, keywords: list[str]) -> None:
    assert keywords_of_text(text) == keywords


def test_a_keyword_has_the_rulebooks_word(sources: Sources) -> None:
    sources.write([published("1-001C", text=None, keywords=["First Strike", "EX BURST"])], [])
    front = sources.one().front
    assert (front.keywords, front.marks) == (("pre-emptive strike",), ("ex burst",))


@pytest.mark.parametrize(
    ("file", "content", "complaint"),
    [
        ("square_api_cards.json", None, "square_api_cards.json: cannot be read"),
        ("square_api_cards.json", "{", "square_api_cards.json: not readable as JSON"),
        ("square_api_cards.json", "{}", "expected a list"),
        ("square_api_cards.json", "[3]", "entry 1: 3 is not a table"),
        ("square_api_cards.json", '[{"cardNumber": "1-001C"}]', "entry 1: 'name' is missing"),
        ("card_browser_db.json", "[]", "a list under `cards`"),
        ("octgn/opus1.xml", "<set>", "opus1.xml: not readable as XML"),
        ("octgn/opus1.xml", None, "no set files"),
    ],
)
def test_a_missing_or_malformed_source_is_named(
    sources: Sources, file: str, content: str | None, complaint: str
) -> None:
    if content is None:
        (sources.folder / file).unlink()
    else:
        (sources.folder / file).write_text(content)
    with pytest.raises(ImportFault, match=complaint):
        sources.build()


@pytest.mark.parametrize(
    ("publisher", "browser", "complaint"),
    [
        ([published("one")], [], "'one' is no card number"),
        ([published("1-001C", cost="3")], [], "cost: '3' is not a whole number"),
        ([published("1-001C"), published("1-001C")], [], "1-001C is there twice"),
        ([], [browsed("Chapter I", 1)], "'Chapter I' is no set"),
        ([], [browsed("Opus I", 1), browsed("Opus I", 1)], "1-001 is there twice"),
    ],
)
def test_an_entry_that_cannot_be_meant_is_quoted(
    sources: Sources, publisher: list[dict[str, Any]], browser: list[dict[str, Any]], complaint: str
) -> None:
    sources.write(publisher, browser)
    with pytest.raises(ImportFault, match=complaint):
        sources.build()
