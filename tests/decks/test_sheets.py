"""Registration sheets: what stands on them, their pages, their head from the address, the PDF."""

import re
from collections import Counter
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from django.urls import reverse

import rules
from common import qr
from decks import files, values
from decks.editing import services
from decks.sheets import code, content, pdf
from tests.decks import factories

pytestmark = [pytest.mark.django_db, pytest.mark.once]

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=ZoneInfo("UTC"))


def sheet_of(deck, number=1):
    return content.sheet_of(deck.versions.get(number=number), NOON)


def rows_on(sheet):
    """The rows that say something; blank ones are left for hands."""
    rows = (row for page in sheet.pages for column in page.columns for block in column for row in block.rows)
    return [row for row in rows if row.name]


def test_every_card_stands_on_the_sheet_once_and_zones_say_counts_and_limits():
    deck = factories.make_deck(cards=factories.legal_cards())
    sheet = sheet_of(deck)
    assert sorted((row.count, row.number) for row in rows_on(sheet)) == sorted(
        (row.quantity, row.card.card_id) for row in deck.rows.select_related("card")
    )
    assert (sheet.total, sheet.zones[0].count, sheet.outcome) == (50, 50, "legal")
    assert pdf.heading_of(sheet.zones[0]) == "Deck: 50 (exactly 50)"
    assert (sheet.list_date, len(sheet.pages)) == ("", 1)


def test_the_list_by_which_a_sheet_is_judged_is_that_of_the_day():
    deck = factories.make_deck(code="dm", cards={})
    days = rules.formats("dm")[deck.format].dates
    kept = deck.versions.get(number=1)
    noons = [datetime(day.year, day.month, day.day, 12, tzinfo=ZoneInfo("UTC")) for day in days]
    listed = [content.sheet_of(kept, noon).list_date for noon in noons if noon <= NOON]
    assert listed == sorted(listed) and len(set(listed)) > 1
    assert content.sheet_of(kept, NOON).list_date == listed[-1]


@pytest.mark.parametrize("kinds", [1, 35, 36, 37, 72, 73, 108, 109, 145, 300])
def test_what_does_not_fit_goes_on_to_the_next_page_and_nothing_is_lost(kinds):
    cards = {"main": dict.fromkeys(factories.some_ids("setcg", kinds, "main"), 1)}
    assert len(cards["main"]) == kinds
    sheet = sheet_of(factories.make_deck(cards=cards))
    assert len(rows_on(sheet)) == len({row.number for row in rows_on(sheet)}) == kinds
    assert [page.number for page in sheet.pages] == list(range(1, len(sheet.pages) + 1))
    lines = content.LINES - 2
    assert len(sheet.pages) == -(-kinds // (content.COLUMNS * lines))
    for page in sheet.pages:
        for column in page.columns:
            assert sum(2 + len(block.rows) for block in column) <= content.LINES
            assert all(block.rows for block in column)
    blocks = [block for page in sheet.pages for column in page.columns for block in column]
    assert [block.continued for block in blocks] == [False] + [True] * (len(blocks) - 1)


def test_cards_stand_by_type_then_by_name_as_judges_count_them():
    of = rules.system("setcg")
    ids = dict.fromkeys(factories.some_ids("setcg", 40, "main"), 1)
    rows = rows_on(sheet_of(factories.make_deck(cards={"main": ids})))
    cards = [of.catalogue().get(row.number) for row in rows]
    kinds = [card.front.types for card in cards]
    assert len(set(kinds)) > 2, "one type alone would show nothing"
    assert kinds == sorted(kinds)
    for kind in set(kinds):
        names = [card.name.casefold() for card in cards if card.front.types == kind]
        assert names == sorted(names)


@pytest.mark.parametrize(("main", "side"), [(24, 15), (30, 15), (36, 12), (20, 20), (35, 3)])
def test_a_zone_that_fits_in_a_column_is_never_cut(main, side):
    of = rules.system("dm")
    room = {"main": main, "hyperspatial": side}
    cards = {code: dict.fromkeys(factories.some_ids("dm", n, code), 1) for code, n in room.items()}
    sheet = sheet_of(factories.make_deck(code="dm", cards=cards))
    blocks = [block for page in sheet.pages for column in page.columns for block in column]
    assert not any(block.continued for block in blocks)
    held = {block.title: sum(bool(row.name) for row in block.rows) for block in blocks}
    assert [held[of.section(code).title] for code in room] == list(room.values())
    assert len(sheet.pages) == 1


def test_blank_rows_are_only_where_there_is_room():
    roomy = sheet_of(
        factories.make_deck(cards={"main": dict.fromkeys(factories.some_ids("setcg", 20, "main"), 1)})
    )
    [block] = [block for page in roomy.pages for column in page.columns for block in column]
    assert len(block.rows) == content.BLANK_TO
    full = dict.fromkeys(factories.some_ids("setcg", 2 * (content.LINES - 2), "main"), 1)
    assert all(
        row.name
        for page in sheet_of(factories.make_deck(cards={"main": full})).pages
        for column in page.columns
        for block in column
        for row in block.rows
    )


def test_a_sheet_stays_that_of_its_version(client):
    deck = factories.make_deck(cards=factories.legal_cards(), visibility="public")
    other = factories.make_deck(cards=factories.legal_cards(size=49))
    value = values.to_rules(other)
    services.update_deck(deck=deck, user=deck.owner, version=1, content=value)
    assert [sheet_of(deck, number).total for number in (1, 2)] == [50, 49]
    page = client.get(reverse("deck-sheet", args=[deck.public_id]))
    assert "version 2 · 49 cards" in page.content.decode()
    address = f"http://testserver{code.address_of(deck.versions.get(number=2), '')}"
    assert qr.drawing(address) in page.content.decode()
    assert client.get(reverse("deck-version-sheet", args=[deck.public_id, 3])).status_code == 404


def test_lines_that_could_not_be_read_stand_on_the_sheet(client):
    owner = factories.make_user()
    value = files.read("3 No Such Card Anywhere", "setcg").deck
    deck = services.create_deck(owner=owner, system="setcg", name="Torn", content=value)
    assert sheet_of(deck).zones[-1].title == content.NOT_READ
    assert [row.name for row in rows_on(sheet_of(deck))] == ["3 No Such Card Anywhere"]


def test_the_address_fills_the_head_and_a_bad_day_is_said_to_be_bad(client):
    deck = factories.make_deck(cards={}, visibility="public")
    asked = {"player": "田中 <b>Ann</b>\u202e", "event": "Open", "day": "2026-11-21"}
    page = client.get(reverse("deck-sheet", args=[deck.public_id]), asked)
    said = page.content.decode()
    assert "<dd>田中 &lt;b&gt;Ann&lt;/b&gt;</dd>" in said and "<dd>2026-11-21</dd>" in said
    assert page.context["pdf"].endswith("day=2026-11-21")
    for route, more in (("deck-sheet", ()), ("deck-sheet-pdf", (1,))):
        refused = client.get(
            reverse(route, args=[deck.public_id, *more]), {"day": "soon", "player": "x" * 81}
        )
        assert refused.status_code == 400
        assert "Write the day as" in refused.content.decode()


def test_the_pdf_has_a_page_for_each_of_the_sheet_and_writes_japanese(client):
    cards = {"main": dict.fromkeys(factories.some_ids("setcg", 100, "main"), 1)}
    deck = factories.make_deck(cards=cards, name="炎のデッキ 🔥", visibility="unlisted")
    address = reverse("deck-sheet-pdf", args=[deck.public_id, 1])
    response = client.get(address, {"player": "山田"})
    assert response["Content-Type"] == "application/pdf"
    assert response["Cache-Control"] == "private, no-store"
    assert response.content.startswith(b"%PDF-")
    assert b"/Count 2" in response.content
    assert b"HeiseiKakuGo-W5" in response.content


def test_a_character_that_no_font_has_is_marked_and_the_others_keep_their_font():
    runs = list(pdf._runs("Ünï 炎🔥 ok", bold=False))
    assert runs == [("Helvetica", "Ünï "), (pdf._JAPANESE, "炎\u3013"), ("Helvetica", " ok")]


def test_words_that_are_made_smaller_to_fit_are_not_cut_as_well(monkeypatch):
    drawn: list[str] = []
    monkeypatch.setattr(pdf.Canvas, "drawString", lambda self, x, y, words: drawn.append(words))
    canvas = pdf.Canvas("unused")
    lines = ["1 thing missing and 1 line not understood" + "." * n for n in range(40)]
    for line in lines:
        pdf._line(canvas, 0, 0, line, 11, pdf._width(line, 10.3, bold=True), bold=True)
    assert drawn == lines


def test_the_same_sheet_is_the_same_file():
    deck = factories.make_deck(cards=factories.legal_cards())
    said = {"Player": "A" * 80, "Event": "", "Place": "", "Day": ""}
    files = {pdf.write_pdf(sheet_of(deck), said, "http://example.org/x") for _ in range(2)}
    assert len(files) == 1


def test_a_zone_does_not_begin_at_the_foot_of_a_column_where_no_card_of_it_fits():
    cards = {
        zone: dict.fromkeys(factories.some_ids("fow8", kinds, zone), 1)
        for zone, kinds in (("ruler", 1), ("main", 31), ("stone", 2))
    }
    left, right = sheet_of(factories.make_deck(code="fow8", cards=cards)).pages[0].columns
    assert [len(block.rows) for block in left] == [1, 31]
    said = [row for row in right[0].rows if row.name]
    assert (right[0].title, len(said), right[0].continued) == ("Magic stone deck", 2, False)


def test_zones_have_blank_rows_as_far_as_they_need_no_page_more_and_no_zone_more_than_it_may_hold():
    cards = {zone: dict.fromkeys(factories.some_ids("fow8", 3, zone), 1) for zone in ("main", "stone")}
    zones = [
        block
        for column in sheet_of(factories.make_deck(code="fow8", cards=cards)).pages[0].columns
        for block in column
    ]
    rows: Counter[str] = Counter()
    for block in zones:
        rows[block.title] += len(block.rows)
    assert rows == {"Main deck": 30, "Magic stone deck": 20, "Ruler": 1}
    full = {"main": dict.fromkeys(factories.some_ids("setcg", 72, "main"), 1)}
    assert len(sheet_of(factories.make_deck(cards=full)).pages) == 1


# ---- the check code ----


def test_a_code_is_that_of_a_deck_a_version_a_format_and_a_list_and_of_nothing_else():
    decks = [factories.make_deck(code="dm", cards={}) for _ in range(2)]
    for deck in decks:
        services.update_deck(deck=deck, user=deck.owner, version=1, name="Other")
    kept = [deck.versions.get(number=number) for deck in decks for number in (1, 2)]
    days = [day.isoformat() for day in rules.formats("dm")[decks[0].format].dates[:2]]
    codes = [code.code_of(one, day) for one in kept for day in ["", *days]]
    assert len(set(codes)) == len(codes) == 12
    assert all(re.fullmatch(r"[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}", one) for one in codes)
    assert codes == [code.code_of(one, day) for one in kept for day in ["", *days]]
    assert code.list_of(kept[0], f" {codes[1].lower().replace('-', ' ')} ") == days[0]
    assert code.list_of(kept[0], codes[0]) == ""
    assert [code.list_of(one, codes[1]) for one in kept[1:]] == [None] * 3


def test_the_page_says_whether_a_code_is_right_and_the_qr_code_leads_there(client):
    deck = factories.make_deck(cards=factories.legal_cards(), visibility="unlisted")
    page = client.get(reverse("deck-sheet", args=[deck.public_id]))
    address = page.context["address"]
    assert address.endswith(f"/v/1/sheet/?code={page.context['sheet'].code}")
    assert page.content.decode().count(page.context["sheet"].code) == 4
    assert "The code is valid" in client.get(address).content.decode()
    for wrong in ("AAAA-AAAA", "ä", "<b>", "x" * 80):
        said = client.get(reverse("deck-sheet", args=[deck.public_id]), {"code": wrong}).content.decode()
        assert "is not a code for version 1" in said and "<b>”" not in said
    nothing = client.get(reverse("deck-sheet", args=[deck.public_id]), {"code": " "}).content.decode()
    assert "is not a code" not in nothing and "The code is valid" not in nothing
