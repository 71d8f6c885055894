"""The page of a deck's hands, and the same over the API."""

import re
from fractions import Fraction
from math import comb

import pytest
from django.urls import reverse

from decks import files
from decks.editing import services
from decks.models import Deck
from rules.costs import payer, printed
from rules.decklist import read_decklist
from rules.systems import CODES, system
from simulate.hands.example_wishes import example_wishes
from simulate.hands.questions import odds
from simulate.presentation.hands import percent
from tests.decks import factories

pytestmark = pytest.mark.django_db


def stored(code: str, name: str) -> Deck:
    text = (system(code).folder / "decks" / f"{name}.txt").read_text(encoding="utf-8")
    deck = factories.make_deck(code=code, visibility="public")
    reading = files.read(text, code)
    for entry in reading.deck.entries:
        factories.store_cards(code, [entry.card.id])
    services.update_deck(
        deck=deck,
        user=deck.owner,
        version=deck.version,
        content=reading.deck,
        warnings=reading.warnings,
    )
    return Deck.objects.get(pk=deck.pk)


@pytest.fixture
def fow() -> Deck:
    return stored("fow8", "fire-beasts")


def page(client, deck: Deck, status: int = 200, **asked) -> str:
    response = client.get(reverse("deck-hands", args=[deck.public_id]), asked)
    assert response.status_code == status
    return re.sub(r"\s+", " ", response.content.decode())


def test_the_page_has_every_card_with_its_chances(client, fow):
    shown = page(client, fow)
    assert "Flame Cat" in shown and "Fire Magic Stone" in shown
    # One of four copies in five of forty cards, and after changing all others.
    assert 'title="3903/9139">42.7 %' in shown and "70.0 %" in shown
    assert "403.5" in shown


def test_the_table_turns_to_the_second_player_and_the_best_mulligan(client, fow):
    def seen(cards: int) -> str:
        return f'title="{1 - Fraction(comb(36, cards), comb(40, cards))}"'

    first, second = page(client, fow), page(client, fow, table="second")
    assert seen(14) in first and seen(15) not in first and seen(15) in second
    # With the best mulligan nineteen different cards are seen by who draws nine and changes five.
    assert seen(19) not in first and seen(19) in page(client, fow, after="changed")


def test_wishes_are_answered_with_what_to_put_back(client, fow):
    shown = page(client, fow, want=["1 of Flame Cat", ""], turn="3", going="first", mulligan="optimal")
    assert "1091/1406" in shown and "Mulligan guide" in shown and "everything" in shown


def test_the_commonest_hands_are_drawn_with_what_to_keep_and_put_back(client, fow):
    shown = page(client, fow, want="1 of Flame Cat", turn="3")
    hands = re.findall(r'<ul class="guide-hand".*?</ul>', shown, re.DOTALL)
    assert len(hands) == 5 and all(one.count("guide-card") == 5 for one in hands[:1])
    for hand in hands:
        cards = re.findall(r'<li class="guide-card"(.*?)</li>', hand, re.DOTALL)
        assert len(cards) == 5
        assert all(("put back" in one) == ("data-back" in one) != ("keep" in one) for one in cards)
    assert all(word in shown for word in (">Keep<", ">Put back<"))


def test_the_table_and_the_examples_are_those_of_the_game(client, fow):
    shown = page(client, fow)
    assert "How likely you are to have seen at least one copy" in shown
    assert "1 of type:resonator" in shown and "pay {R}{1} by turn 2" in shown


def test_a_goal_says_what_it_took_or_asks_back(client, fow):
    assert "“2 of Flame C” counts 4 × <span" in page(client, fow, want="2 of Flame C")
    asked = page(client, fow, 400, want=["1 of Flame Cat", "2 of e"])
    assert "Which “e” do you mean?" in asked and "want=1+of+Flame+Cat&amp;want=2+of+Flame+Cat" not in asked
    assert re.search(r'href="\?want=1\+of\+Flame\+Cat&amp;want=2\+of\+[^"&]+#odds"', asked)


@pytest.mark.parametrize("code", [code for code in CODES if code != "fow5"])
def test_the_examples_of_a_deck_can_be_asked(client, code):
    path = sorted((system(code).folder / "decks").glob("*.txt"))[0]
    deck = read_decklist(path.read_bytes(), code).deck
    for wish in example_wishes(deck):
        assert odds(deck, [wish], limit=1000), wish


def test_more_copies_than_there_are_have_no_chance(client, fow):
    assert 'exactly <span class="figure">0</span>' in page(client, fow, want="50 of Flame Cat")


def test_what_is_not_recorded_is_never_called_exact(client):
    of, dealing = system("fow8"), payer("fow8")
    stones = [card for card in of.catalogue() if of.place(card) == "stone"]
    fire = next(one for one in stones if printed(one, dealing) == ("R",))
    unknown = next(one for one in stones if printed(one, dealing) is None)
    deck = factories.make_deck(code="fow8", visibility="public", cards={"stone": {fire.id: 4, unknown.id: 3}})
    shown = page(client, deck, want="pay {R}{R} by turn 2", turn="2")
    assert "between 28.6 % and 100 %" in shown and "exactly <span" not in shown
    assert "We don’t know what 1 of these cards produces." in shown
    assert f"Not recorded: what {unknown.name} pays for. The lower figure leaves it out" in shown


@pytest.mark.parametrize(
    ("want", "said"),
    [
        ("1 of cost:99", "no card that this deck draws is cost:99"),
        ("1 of type:nothing", "has the type “nothing”"),
        ("1 of Nobody", "no card named &#x27;Nobody&#x27;"),
        ("1 of", "cannot be understood"),
    ],
)
def test_wishes_for_cards_that_are_not_there_are_refused_in_words(client, fow, want, said):
    assert said in page(client, fow, 400, want=want)
    api = client.get(reverse("deck-odds-api", args=[fow.public_id]), {"want": want})
    assert api.status_code == 400 and want in api.json()["detail"]


def test_a_rule_of_ones_own_for_keeping_hands_is_followed(client, fow):
    own = page(client, fow, want="1 of Flame Cat", keep="1 of Dread Touch")
    best = page(client, fow, want="1 of Flame Cat")
    assert "70.0 %" in best.split('id="table"')[0] and "70.0 %" not in own.split('id="table"')[0]
    assert "about no opening hand" in page(client, fow, 400, want="1 of Flame Cat", keep="pay R")


def test_what_is_wrong_with_a_wish_is_said(client, fow):
    shown = page(client, fow, 400, want="2 of Flaem Catt")
    assert "did you mean “Flame Cat”" in shown and 'value="2 of Flaem Catt"' in shown
    page(client, fow, 400, want="1 of Flame Cat", turn="99")
    assert "the deck has 40" in page(client, fow, 400, want="1 of Flame Cat", turn="60")
    page(client, fow, 400, want="x" * 500)
    page(client, fow, 400, want="1 of Flame Cat", going="sideways")


def test_a_hand_of_a_seed_is_the_same_for_everybody(client, fow):
    def hand(shown: str) -> list[str]:
        return re.findall(r'<span lang="en">([^<]+)</span>', shown.split('id="odds"')[0])

    one, again = page(client, fow, seed="7"), page(client, fow, seed="7")
    assert hand(one) == hand(again) and len(hand(one)) == 5
    assert hand(page(client, fow, seed="8")) != hand(one)
    on = hand(page(client, fow, seed="7", drawn="3"))
    assert on[:5] == hand(one) and len(on) == 5 + 2 + 3
    changed = page(client, fow, seed="7", back=["0", "2"])
    assert len(hand(changed)) == 7 and "Drawn to replace them" in changed


@pytest.mark.parametrize(
    "asked",
    [
        {"seed": "seven"},
        {"seed": "-1"},
        {"seed": "9" * 40},
        {"seed": "7", "back": "x"},
        {"seed": "7", "back": "9"},
        {"seed": "7", "drawn": "999"},
        {"seed": "7", "side": "third"},
    ],
)
def test_a_hand_that_cannot_be_dealt_says_so_and_offers_another(client, fow, asked):
    shown = page(client, fow, **asked)
    assert 'data-outcome="illegal"' in shown and "Deal a hand" in shown


def test_a_game_without_a_mulligan_offers_none_and_shows_its_shields(client):
    shown = page(client, stored("dm", "nature-giants"), seed="1")
    assert "has no mulligan" in shown and "Look at the shields" in shown
    assert "Changed</th>" not in shown


def test_a_game_that_changes_whole_hands_offers_that(client):
    shown = page(client, stored("sve", "sword-storm"), seed="1")
    assert "Put the whole hand back" in shown and 'type="checkbox"' not in shown


def test_an_empty_deck_has_a_page(client):
    deck = factories.make_deck(visibility="public", cards={})
    assert "no cards to deal" in page(client, deck)
    assert client.get(reverse("deck-hands-api", args=[deck.public_id])).json()[0]["rows"] == []


def test_a_deck_too_small_for_its_turns_has_a_page(client):
    deck = factories.make_deck(visibility="public", cards={"main": {"1-001H": 3}})
    assert "too few cards" in page(client, deck, drawn="4", seed="1")


def test_the_page_of_a_deck_leads_to_its_hands(client, fow):
    address = reverse("deck-hands", args=[fow.public_id])
    assert address in client.get(reverse("deck", args=[fow.public_id])).content.decode()


def test_asking_too_often_is_refused_for_a_while(client, fow):
    codes = [
        client.get(reverse("deck-hands", args=[fow.public_id]), {"want": "1 of Flame Cat"}).status_code
        for _ in range(61)
    ]
    assert codes[:60] == [200] * 60 and codes[60] == 429


# ---- the API ----


def test_the_api_answers_wishes(client, fow):
    address = reverse("deck-odds-api", args=[fow.public_id])
    told = client.get(address, {"want": "1 of Flame Cat", "turn": 3, "second": "false"}).json()
    assert told["exact"] == "1091/1406" and told["chance"] == float(Fraction(1091, 1406))
    assert [row["put_back"] for row in told["sections"][0]["table"] if row["hand"] == [0, 5]] == [[0, 5]]
    both = client.get(address, {"want": ["1 of Flame Cat", "pay R by turn 1"]}).json()
    assert [one["section"] for one in both["sections"]] == ["main", "stone"]
    stated = client.get(address, {"want": "1 of Flame Cat", "keep": "1 of Dread Touch"}).json()
    assert stated["sections"][0]["policy"] == "stated" and stated["chance"] < 0.7


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"want": "2 of Flaem Catt"},
        {"want": "1 of Flame Cat", "turn": "x"},
        {"want": "1 of Flame Cat", "turn": 60},
        {"want": "1 of Flame Cat", "mulligan": "paris"},
        {"want": ["1 of Flame Cat"] * 9},
    ],
)
def test_the_api_says_what_is_wrong_with_a_question(client, fow, asked):
    response = client.get(reverse("deck-odds-api", args=[fow.public_id]), asked)
    assert response.status_code == 400
    assert response["Content-Type"] == "application/problem+json"


def test_the_api_has_the_table_and_sample_hands(client, fow):
    table = client.get(reverse("deck-hands-api", args=[fow.public_id]), {"turns": 4}).json()
    assert [one["section"] for one in table] == ["main", "stone"]
    assert {row["opening"]["exact"] for row in table[0]["rows"] if row["count"] == 4} == {"3903/9139"}
    address = reverse("deck-sample-api", args=[fow.public_id])
    sample = client.get(address, {"seed": 7, "back": [1, 3], "turn": 2}).json()
    assert sample[0]["put_back"] == [1, 3] and len(sample[0]["replaced"]) == 2
    assert list(map(len, sample[1]["turns"])) == [1, 1]
    assert client.get(address, {"seed": "seven"}).status_code == 400
    assert client.get(address).status_code == 400
    assert client.get(address, {"seed": 7, "back": 9}).json()["code"] == "bad_question"


def test_certainty_alone_is_written_as_certain():
    assert [percent(Fraction(*one)) for one in ((0, 1), (1, 1), (1, 10**6), (10**6 - 1, 10**6))] == [
        "0 %",
        "100 %",
        "< 0.1 %",
        "> 99.9 %",
    ]
