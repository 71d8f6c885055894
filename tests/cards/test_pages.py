"""The pages of cards."""

import html
import re
from datetime import date
from urllib.parse import parse_qs, urlsplit

import pytest
from django.urls import reverse

import rules
from cards import catalogue, search
from cards.search import ORDERS
from cards.search import page as card_page
from cards.search.page import in_formats
from rules.spoken import SpokenSide
from tests.cards.matches import matches
from tests.decks import factories
from tests.made_up_cards import made_up

pytestmark = pytest.mark.django_db


@pytest.fixture
def cards():
    return factories.store_cards("setcg", ["1-009C", "1-182L", "1-018L", "1-071L"])


def page(client, **said) -> str:
    return client.get(reverse("cards"), said, follow=True).content.decode()


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
    assert "?q=cloud+type%3Aforward&amp;system=setcg" in found


@pytest.mark.parametrize("said", [{"q": "“"}, {"q": "."}, {"q": "-"}, {"q": "%_'\\"}, {"q": "x" * 500}])
def test_odd_searches_find_nothing_and_break_nothing(client, cards, said):
    assert client.get(reverse("cards"), said).status_code == 200


@pytest.mark.parametrize(
    "said",
    [
        {"after": "999999"},
        {"after": "é"},
        {"order": "nope"},
        {"view": "x"},
    ],
)
def test_parts_that_make_no_sense_are_left_out(client, cards, said):
    found = page(client, system="setcg", **said)
    assert "1-009C" in found


@pytest.mark.parametrize("said", [{"cost_min": "-4"}, {"cost_max": "1e9"}, {"q": "kyword:flying"}])
def test_a_search_of_which_nothing_is_understood_finds_no_card(client, cards, said):
    found = page(client, system="setcg", **said)
    assert "1-009C" not in found and "eft out" in found


def test_an_unknown_game_is_named_and_left_out(client, cards):
    assert "This part of the search was left out" in page(client, system="chess")


def test_nothing_found_says_what_to_do(client):
    assert "No cards match." in page(client, q="zzzz")


def test_the_script_gets_only_the_results(client, cards):
    answer = client.get(reverse("cards"), {"q": "cloud"}, headers={"HX-Request": "true"})
    assert "<html" not in answer.content.decode()


def test_what_the_form_says_is_written_into_the_search(client, cards):
    said = {
        "q": "cloud OR sephiroth",
        "system": "setcg",
        "type": "forward",
        "race": "SOLDIER",
        "cost_max": "5",
    }
    more = {
        "legal": "l3",
        "legality": "banned",
        "asof": "2020-01-01",
        "stat": "power",
        "stat_min": "7000",
    }
    answer = client.get(reverse("cards"), {**said, **more, "stat_max": "", "set": ""})
    assert answer.status_code == 302
    assert parse_qs(urlsplit(answer["Location"]).query) == {
        "q": ["(cloud OR sephiroth) type:forward race=SOLDIER cost<=5 power>=7000 banned:l3 asof:2020-01-01"],
        "system": ["setcg"],
    }
    again = {"q": "type:forward", "type": "forward", "set": 'x" -y'}
    answer = client.get(reverse("cards"), again)
    assert parse_qs(urlsplit(answer["Location"]).query)["q"] == ['type:forward set="x -y"']


def test_a_syntax_error_marks_its_place_and_finds_nothing(client, cards):
    found = page(client, q="cloud (type:forward", system="setcg")
    assert "<code>cloud <mark>(type:forward</mark></code>" in found
    assert "these parentheses are not closed" in found and "1-009C" not in found


def test_the_script_keeps_the_last_results_when_a_search_cannot_be_read(client, cards):
    answer = client.get(reverse("cards"), {"q": "cloud ("}, headers={"HX-Request": "true"})
    assert (answer["HX-Retarget"], answer["HX-Reswap"]) == ("#query-says", "outerHTML")
    assert "The search cannot be read." in answer.content.decode()


def test_the_editor_searches_by_the_same_grammar(client, cards):
    owner = factories.make_user()
    deck = factories.make_deck(owner)
    client.force_login(owner)
    address = reverse("deck-edit", args=[deck.public_id])
    found = client.get(address, {"q": "cloud -type:backup cost>=3"}).content.decode()
    assert "1-182L" in found and "1-018L" not in found
    assert "these quotes are not closed" in client.get(address, {"q": 'cloud "x'}).content.decode()


def test_an_unknown_term_is_a_warning_with_a_suggestion_and_results(client, cards):
    found = page(client, q="cloud typ:forward", system="setcg")
    assert "Left out: <code>typ:forward</code>" in found and "there is no key “typ”" in found
    assert "?q=cloud+type%3Aforward&amp;system=setcg" in found and "1-009C" in found


@pytest.mark.parametrize("view", ["grid", "list", "text"])
def test_cards_are_shown_in_three_ways(client, cards, view):
    found = page(client, q="cloud", system="setcg", view=view)
    assert "1-009C" in found and "1-182L" in found
    assert ("<table" in found) == (view == "list") and ("<ol" in found) == (view == "text")


def test_a_card_that_changed_is_drawn_anew(client):
    catalogue.store("setcg", [made_up("9-001", "Old name", types=("forward",), total_cost=2)])
    assert "Old name" in page(client, q="9-001")
    catalogue.store("setcg", [made_up("9-001", "New name", types=("forward",), total_cost=2)])
    found = page(client, q="9-001")
    assert "New name" in found and "Old name" not in found


@pytest.mark.parametrize("order", list(ORDERS))
def test_pages_follow_each_other_by_cursor_without_gap_or_repeat(client, order):
    factories.store_cards("dm", factories.some_ids("dm", 60))
    factories.store_cards("sve", factories.some_ids("sve", 20))
    seen: list[str] = []
    address = f"{reverse('cards')}?order={order}&q=-zzz"
    for _ in range(4):
        text = client.get(address).content.decode()
        seen += re.findall(r'href="(/cards/(?:dm|sve)/[^"]+)"', text)
        following = re.search(r'rel="next" href="([^"]+)"', text)
        if following is None:
            break
        address = html.unescape(following[1])
    assert len(seen) == 80 == len(set(seen))
    whole = [card.card_id for card in matches(search.CardQuery(text="-zzz", order=order))]
    assert [one.split("/")[3] for one in seen] == whole


def test_where_a_page_begins_is_refused_for_another_order(client, cards):
    factories.store_cards("dm", factories.some_ids("dm", 60))
    following = search.find(search.CardQuery(order="name")).next
    assert "1 to 24 shown" in page(client, order="cost", after=following)


def test_the_page_of_a_card_says_how_formats_treat_it_on_a_day(client):
    factories.store_cards("fow8", ["CMF-094"])
    address = reverse("card", args=["fow8", "CMF-094"])
    found = client.get(address, {"as_of": "2018-10-24"}).content.decode()
    assert "By the lists and pools of 2018-10-24" in found
    assert "Not in the pool" in found and "Wanderer" in found
    assert client.get(address, {"as_of": "soon"}).status_code == 200


def test_the_page_of_a_card_explains_its_keywords_by_clause(client):
    with_ward = next(card.id for card in rules.system("sve").catalogue() if "Ward" in card.front.keywords)
    factories.store_cards("sve", [with_ward])
    found = client.get(reverse("card", args=["sve", with_ward])).content.decode()
    assert "§ 12.8.1" in found and "enemies must attack it" in found


@pytest.mark.parametrize(("visibility", "seen"), [("public", True), ("unlisted", False), ("private", False)])
def test_the_page_of_a_card_names_decks_that_play_it_and_that_one_may_find(client, cards, visibility, seen):
    owner = factories.make_user()
    factories.make_deck(owner, cards={"main": {"1-009C": 3}}, name="Of clouds", visibility=visibility)
    address = reverse("card", args=["setcg", "1-009C"])
    assert ("Of clouds" in client.get(address).content.decode()) is seen
    client.force_login(owner)
    assert "Of clouds" in client.get(address).content.decode()


def test_the_page_that_explains_searching_has_every_key_and_its_examples_work(client):
    factories.store_cards("setcg", ["1-009C"])
    text = client.get(reverse("card-syntax")).content.decode()
    assert "element" in text and "civilization" in text and "asof" in text
    for address in re.findall(r'href="(/cards/\?q=[^"]+)"', text):
        assert "cannot be read" not in client.get(html.unescape(address)).content.decode()


@pytest.mark.parametrize("path", ["/cards/setcg/0-000X/", "/cards/chess/1-009C/", "/systems/chess/"])
def test_what_there_is_not_is_a_404_page(client, path):
    answer = client.get(path)
    assert answer.status_code == 404
    assert "There is nothing here" in answer.content.decode()


def test_a_card_that_no_recorded_list_speaks_of_is_unknown_where_lists_are_missing():
    (card,) = factories.store_cards("fow8", ["VIN001-001"])

    def in_wanderer(day: date) -> tuple[str, str]:
        (found,) = (one for one in in_formats(card, day) if one.format.code == "wanderer")
        return found.legality.word, found.word

    assert in_wanderer(date(2018, 1, 1)) == ("legal", "legal")
    assert in_wanderer(date(2026, 11, 20)) == ("legal", "unknown")


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


def test_the_form_offers_what_cards_do_in_the_words_of_the_game_and_how_much_is_read(client):
    factories.store_cards("sve", ["BP01-001"])
    found = client.get("/cards/?system=sve").content.decode()
    assert '<option value="engage">engage cards</option>' in found
    assert '<option value="evolves">a follower evolves</option>' in found
    assert 'name="does"' not in client.get("/cards/").content.decode()
    asked = {"system": "sve", "does": "draw", "trigger": "evolves", "read": "partly"}
    answer = client.get("/cards/", asked)
    assert answer.status_code == 302
    assert parse_qs(urlsplit(answer["Location"]).query)["q"] == ["does:draw trigger:evolves is:partly"]


READ = SpokenSide("Front", "partly", ("When this card enters the field, draw two cards.",), 1, 2, "a reason")


@pytest.mark.parametrize("route", ["card", "card-preview"])
def test_what_a_card_does_is_said_in_our_words_with_what_is_not_read(client, monkeypatch, route):
    factories.store_cards("sve", ["BP01-001"])
    monkeypatch.setattr(card_page, "spoken", lambda code, card: (READ,))
    found = client.get(reverse(route, args=["sve", "BP01-001"])).content.decode()
    assert READ.sentences[0] in found
    assert "1 of 2 paragraphs not read</strong>: a reason." in found
    assert "In our words" in found


@pytest.mark.parametrize("status", ["plain", "read", "no text"])
def test_a_card_of_plain_keywords_says_nothing_in_our_words(client, monkeypatch, status):
    factories.store_cards("sve", ["BP01-001"])
    monkeypatch.setattr(card_page, "spoken", lambda code, card: (SpokenSide("Front", status),))
    found = client.get(reverse("card", args=["sve", "BP01-001"])).content.decode()
    assert "In our words" not in found and "What it does" not in found


def test_an_unread_card_says_so_once_and_claims_no_words_of_ours(client, monkeypatch):
    factories.store_cards("sve", ["BP01-001"])
    side = SpokenSide("Front", "unread", (), 2, 2, "a reason")
    monkeypatch.setattr(card_page, "spoken", lambda code, card: (side,))
    found = client.get(reverse("card", args=["sve", "BP01-001"])).content.decode()
    assert "Text not read</strong>: a reason." in found
    assert "In our words" not in found and "left out" not in found


def test_the_api_says_what_each_side_of_a_card_does(client, monkeypatch):
    factories.store_cards("sve", ["BP01-001"])
    monkeypatch.setattr(card_page, "spoken", lambda code, card: (READ,))
    [side] = client.get("/api/cards/sve/BP01-001/").json()["does"]
    assert (side["status"], side["sentences"]) == ("partly", [READ.sentences[0]])
    assert (side["unread"], side["paragraphs"], side["reason"]) == (1, 2, "a reason")


def test_a_commit_in_a_source_is_shown_by_its_first_digits(client):
    rows = rules.format_of("dm", "hall-of-fame").rows
    one = next(row for row in rows if row.kind == "limited" and not row.until)
    card = rules.system("dm").catalogue().find(one.cards[0])[0]
    factories.store_cards("dm", [card.id])
    page = client.get(reverse("card", args=["dm", card.id])).content.decode()
    shown = next(iter(re.findall(r"duema-bbs[^<]*", page)))
    assert re.search(r"@[0-9a-f]{7}\b", shown) and not re.search(r"[0-9a-f]{8}", shown)
