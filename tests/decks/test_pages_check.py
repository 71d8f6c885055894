"""The front page: a pasted list is judged without an account, and nothing is lost or stored."""

import re
from html import unescape

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from common import caps
from decks.examples import example
from decks.models import Deck
from tests.decks import factories
from tests.rules.test_cases import ALL

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true"}


def check(client, text="", *, status=200, headers=None, **said) -> str:
    answer = client.post(reverse("check"), {"text": text, **said}, headers=headers or {})
    assert answer.status_code == status
    assert Deck.objects.count() == 0
    return answer.content.decode()


def words(html: str) -> str:
    """The text of a page as it is read: without tags, blanks joined."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def box(html: str) -> str:
    found = re.search(r'<textarea id="id_text".*?>(.*?)</textarea>', html, re.S)
    return unescape(found[1]).strip()


def test_the_front_page_shows_the_box_and_the_five_systems(client):
    page = words(client.get("/").content.decode())
    assert "Your deck list" in page
    for name in ("Force of Will (8.01)", "Force of Will (5.01)", "Duel Masters", "Shadowverse: Evolve"):
        assert name in page


@pytest.mark.parametrize("code", ["fow8", "fow5", "setcg", "dm", "sve"])
def test_every_system_has_an_example_that_shows_a_fault_one_click_away(client, code):
    page = client.get("/", {"example": code}).content.decode()
    assert box(page) == example(code).strip()
    assert 'data-outcome="illegal"' in page
    assert "Problems</h3>" in page


def test_the_verdict_names_counts_limits_clauses_cards_found_and_allowed(client):
    page = words(check(client, example("fow8"), system="fow8"))
    assert "Not legal" in page
    assert "Magic stone deck 9 of 10–20 1 too few" in page
    assert "Main deck 41 of 40–60 fits" in page
    assert "§ 402.3b" in page and "§ 402.4a" in page
    assert "Found 5 Allowed 4 Card Laevateinn, the Demon Sword" in page
    assert "Format Constructed" in page
    assert "Read as: a plain text list" in page


def test_the_page_leads_with_todays_tournaments_and_says_what_the_rulebook_alone_is_worth(client):
    page = words(check(client, example("fow8"), system="fow8"))
    headline = page.index("Not legal in New Frontiers:")
    alone = page.index("By the rulebook alone: 1 problem.")
    assert headline < alone < page.index("Not legal by the rulebook alone")


def test_finished_formats_are_folded_and_limited_is_there_only_when_asked_for(client):
    page = check(client, example("fow8"), system="fow8")
    shown, folded = page.split('<details class="folded">')
    assert 'value="fow8:wanderer"' in shown and 'value="fow8:constructed"' in shown
    assert 'name="in" value="fow8:grimm"' in folded and 'name="in" value="fow8:grimm"' not in shown
    assert 'name="in" value="fow8:limited"' not in page
    asked = check(client, example("fow8"), format="fow8:limited")
    assert 'name="in" value="fow8:limited"' in asked


def test_a_list_that_is_not_known_whole_is_told_in_a_players_words(client):
    case = next(one for one in ALL if one.name == "wanderer_after_august_2022")
    page = words(check(client, case.text, format="fow8:wanderer", as_of="2024-01-01"))
    assert (
        "No problems found Our list for Wanderer is complete up to 2022-08-25; bans after it are not checked."
    ) in page
    assert "Not checked" in page
    assert "a part of the list" not in page and "unknown to us" not in page


def test_a_lists_finding_names_the_list_and_its_date(client):
    page = words(check(client, example("fow8"), format="fow8:wanderer", as_of="2017-04-15"))
    assert "Checked as of 2017-04-15" in page
    assert re.search(r"By Wanderer, \d{4}-\d\d-\d\d", page)


def test_the_system_is_found_out_when_nobody_says_it(client):
    assert "Duel Masters" in words(check(client, example("dm")))


def test_a_script_gets_the_verdict_alone(client):
    page = check(client, example("fow8"), headers=HTMX)
    assert "<html" not in page
    assert "Not legal" in page


def test_a_suggestion_is_put_in_place_of_its_line(client):
    page = check(client, example("fow8"), system="fow8")
    value = unescape(re.search(r'name="mend" value="([^"]+Mad Demon)"', page)[1])
    fixed = check(client, box(page), system="fow8", mend=value)
    assert "2 Lancelot, the Knight of Mad Demon" in box(fixed)
    assert "Lines that were not understood" not in fixed


def test_a_line_can_be_taken_out(client):
    fixed = check(client, "[Main]\n4 Thunder\n2 Nobody Knows This", system="fow8", mend="0:")
    assert box(fixed) == "[Main]\n4 Thunder"


def test_a_file_is_judged_and_becomes_text_that_can_be_mended(client):
    file = SimpleUploadedFile(
        "deck.cod",
        b'<cockatrice_deck version="1"><zone name="main"><card number="3" name="Fencer"/></zone>'
        b"</cockatrice_deck>",
    )
    page = check(client, file=file, system="sve")
    assert "Read as: a Cockatrice deck" in words(page)
    assert "3 Fencer" in box(page)


def test_another_format_is_one_click_away(client):
    said = {"text": example("fow8"), "system": "fow8", "format": "", "in": "fow8:wanderer"}
    page = client.post(reverse("check"), said).content.decode()
    assert "Format Wanderer" in words(page)


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"text": "  \n"}, "Paste a deck list here, or choose a file."),
        (
            {"text": "4 Thunder", "system": "dm", "format": "fow8:wanderer"},
            "This is a format of Force of Will",
        ),
        ({"text": "4 Thunder", "as_of": "yesterday"}, "Write the day as 2018-10-24."),
        ({"text": "4 Thunder", "system": "chess"}, "chess is not one of the available choices"),
        ({"text": "x\n" * 10_000, "system": "fow8"}, "This list cannot be read."),
        ({"text": "<!DOCTYPE a [<!ENTITY b 'c'>]><deck>&b;</deck>"}, "This list cannot be read."),
        ({"file": SimpleUploadedFile("deck", b"\x00\xff\x00\xfe" * 50)}, "This list cannot be read."),
        ({"file": SimpleUploadedFile("deck.txt", b"")}, "the list is empty"),
    ],
)
def test_what_cannot_be_judged_is_answered_with_why_and_keeps_the_text(client, said, message):
    page = check(client, status=400, **said)
    assert message in words(page)
    assert box(page) == said.get("text", "").strip()


def test_a_request_that_is_too_large_gets_a_page_that_says_so(client):
    answer = client.post(reverse("check"), {"text": "x" * (caps.REQUEST_BODY + 1)})
    assert answer.status_code == 413
    assert "too much at once" in answer.content.decode()


@pytest.mark.parametrize("quantity", ["0", "-3", "1000000000"])
def test_quantities_that_make_no_sense_are_named_with_their_line(client, quantity):
    page = words(check(client, f"[Main]\n{quantity} Thunder", system="fow8"))
    assert f"line 2 {quantity} Thunder" in page


def test_names_from_a_list_are_shown_and_never_run(client):
    page = check(client, "4 <script>alert(1)</script>\u202egnp", system="fow8")
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)" in page


def test_asking_for_the_address_of_the_check_leads_to_the_box(client):
    assert client.get(reverse("check")).url == "/"


# ---- saving ----


def test_a_list_checked_by_a_visitor_is_shown_and_saved_without_an_account(client):
    factories.store_cards("fow8", ["CMF-038"])
    said = {"from": "check", "text": "4 Thunder", "system": "fow8", "format": "fow8:wanderer", "name": "Mine"}
    shown = client.post(reverse("deck-new"), said)
    page = shown.content.decode()
    assert box(page) == "4 Thunder"
    assert 'value="Mine"' in page
    assert re.search(r'value="fow8:wanderer"\s+selected', page)
    client.post(reverse("deck-new"), said | {"seen": shown.context["seen"], "confirm": ""})
    deck = Deck.objects.get(owner=None)
    assert (deck.rows.get().quantity, deck.format) == (4, "wanderer")


def test_a_signed_in_players_list_is_shown_before_it_is_stored(client):
    client.force_login(factories.make_user())
    page = client.post(reverse("deck-new"), {"from": "check", "text": "4 Thunder", "system": "fow8"})
    assert box(page.content.decode()) == "4 Thunder"
    assert Deck.objects.count() == 0


def test_the_page_shows_what_is_outside_the_deck_and_the_lines_that_name_no_card(client):
    page = words(
        check(client, "My deck\n[Main]\n4 Thunder\n[Wishlist]\n2 Thunder\nMana Curve: 3.8", system="fow8")
    )
    assert "Wishlist outside the deck 2 Thunder" in page
    assert "2 ignored lines without a card" in page
    assert "line 6 Mana Curve: 3.8 – figures about the deck" in page


def test_one_click_puts_a_heading_in_place_of_one_that_cannot_be_read(client):
    text = "[Main]\n4 Thunder\n[Reserve]\n2 Tinker Bell, the Spirit"
    page = check(client, text, system="fow8")
    assert "[Sideboard]" in page
    fixed = check(client, text, system="fow8", mend="0:[Sideboard]")
    assert box(fixed).splitlines()[2] == "[Sideboard]"
    assert "could not be read" not in words(fixed)
