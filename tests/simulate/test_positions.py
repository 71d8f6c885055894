"""Positions that somebody sets up, on the page and over the API: played from, changed, refused."""

import json

import pytest
from django.urls import reverse

from rules.arrangements import laid_zones, usual
from rules.systems import CODES
from simulate import practice_games
from simulate.games.boards import BoardCard
from simulate.models import PracticeGame
from simulate.presentation import practice as showing
from simulate.presentation.replays import ShownSide
from tests.decks import factories
from tests.simulate import batches
from tests.simulate.test_batch_pages import text

pytestmark = pytest.mark.django_db
CREATURE = "Aqua Hulcus"
"""A creature of the bundled catalogue without an ability that asks anything."""


def address(system: str = "dm") -> str:
    return reverse("practice-position", args=[system])


def place(zone: str, system: str = "dm") -> int:
    return [one.name for one in laid_zones(system)].index(zone)


def said(client, system: str = "dm", **changed: str) -> dict[str, str]:
    """What the form sends if nobody changes it, but for these fields."""
    form = client.get(address(system)).context["form"]
    found = {name: form[name].value() for name in form.fields}
    return {name: "" if value is None else str(value) for name, value in (found | changed).items()}


def in_play(side: ShownSide) -> list[BoardCard]:
    return [card for zone in side["side"].zones if zone.name == "battle zone" for card in zone.cards]


def zone(name: str, lines: str, seat: int = 0) -> dict[str, str]:
    return {f"zone{seat}-{place(name)}": lines}


@pytest.mark.parametrize("system", CODES)
def test_the_form_as_it_comes_leads_to_a_game_at_its_step(client, system):
    response = client.post(address(system), said(client, system))
    assert response.status_code == 302
    game = PracticeGame.objects.get()
    told = practice_games.sitting(game).told
    assert told["steps"][0]["turn"] == usual(system).turn
    assert response["Location"] == game.get_absolute_url()


def test_cards_lie_where_they_were_written_and_the_game_asks_by_the_book(client):
    lines = zone("battle zone", f"{CREATURE}\n{CREATURE} | new") | zone(
        "battle zone", f"{CREATURE} | tapped", 1
    )
    client.post(address(), said(client, step="attack", **lines))
    shown = text(client.get(PracticeGame.objects.get().get_absolute_url()))
    assert f"Attack {CREATURE} with {CREATURE}" in shown
    board = practice_games.sitting(PracticeGame.objects.get())
    theirs, mine = showing.table(board)["sides"]
    assert [(card.name, card.count) for card in in_play(mine)] == [(CREATURE, 2)]
    assert [card.states for card in in_play(theirs)] == [("tapped",)]


def test_the_position_of_a_game_is_changed_from_its_page(client):
    client.post(address(), said(client, turn="9", seed="5", **zone("hand", f"2 {CREATURE}\n1")))
    game = PracticeGame.objects.get()
    link = f"{address()}?game={game.public_id}"
    assert link in client.get(game.get_absolute_url()).content.decode()
    form = client.get(link).context["form"]
    assert form[f"zone0-{place('hand')}"].value() == f"1\n2 {CREATURE}"
    assert (form["turn"].value(), form["deck0"].value()) == (9, "earlier:0")
    again = {name: "" if (value := form[name].value()) is None else str(value) for name in form.fields}
    assert client.post(link, again).status_code == 302
    first, second = PracticeGame.objects.order_by("pk")
    assert first.record["start"] == second.record["start"]


def test_a_position_is_undone_conceded_stepped_through_and_downloaded_like_any_game(client):
    client.post(address(), said(client, **zone("battle zone", CREATURE)))
    game = PracticeGame.objects.get()
    move = reverse("practice-move", args=[game.public_id])
    client.post(move, {"do": "answer", "version": str(game.version), "choice": "0"})
    game.refresh_from_db()
    client.post(move, {"do": "concede", "version": str(game.version)})
    game.refresh_from_db()
    assert game.over
    assert client.get(reverse("practice-replay", args=[game.public_id])).status_code == 200
    record = client.get(reverse("practice-record", args=[game.public_id])).content.decode()
    client.post(reverse("practice-from-record"), {"record": record, "seat": "0", "opponent": "greedy"})
    assert PracticeGame.objects.latest("pk").record["start"] == game.record["start"]


def test_ones_own_deck_is_chosen_where_one_comes_from_its_page(client):
    deck = batches.stored()
    client.force_login(deck.owner)
    form = client.get(f"{address(deck.system)}?deck={deck.public_id}").context["form"]
    assert form["deck0"].value() == f"deck:{deck.public_id}"
    client.post(address(deck.system), said(client, deck.system, deck0=f"deck:{deck.public_id}"))
    assert PracticeGame.objects.get().deck == deck
    stranger = factories.make_user("stranger")
    client.force_login(stranger)
    assert client.get(f"{address(deck.system)}?deck={deck.public_id}").status_code == 404


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        (zone("battle zone", "\nNo Such Card"), "Line 2: there is no card “No Such Card”"),
        (zone("hand", f"{CREATURE} | tapped"), "Line 1: “tapped” goes only with a card in play"),
        (zone("shield zone", "40"), "the deck has only"),
        ({"turn": "0"}, "0 as turn is not possible"),
        ({"step": "lunch"}, "Select a valid choice"),
        ({"deck0": "sample:none"}, "Select a valid choice"),
        ({"link0": "nowhere"}, "there is no deck"),
        ({"seed": "-1"}, "-1 as seed is not possible"),
        (zone("hand", "x" * 7000), "at most 6000 characters"),
        (zone("battle zone", "No\n" * 900), "Line 60: there is no card “No”."),
    ],
)
def test_what_cannot_be_laid_out_is_said_and_nothing_is_kept(client, changed, why):
    response = client.post(address(), said(client, **changed))
    assert response.status_code == 400
    assert why in text(response)
    assert not PracticeGame.objects.exists()


def test_there_is_no_form_for_a_system_that_there_is_not(client):
    assert client.get("/practice/positions/chess/").status_code == 404


def test_another_persons_game_is_no_position_to_start_from(client):
    client.post(address(), said(client))
    game = PracticeGame.objects.get()
    client.cookies.clear()
    assert client.get(f"{address()}?game={game.public_id}").status_code == 404


# ---- over the API ----

DECKS = [{"sample": "nature-giants"}, {"sample": "fire-nature-rush"}]


def position(**changed: object) -> dict[str, object]:
    sides = [{"zones": {"battle zone": CREATURE, "hand": "3"}}, {"zones": {"hand": "2"}}]
    return {"active": 0, "step": "attack", "turn": 6, "sides": sides, **changed}


@pytest.fixture
def player(client):
    client.force_login(factories.make_user())
    return client


def start(client, **given: object):
    body = {"system": "dm", "decks": DECKS, "seed": 7, "position": position(), **given}
    return client.post("/api/practice/", body, content_type="application/json")


def test_a_program_starts_a_game_at_a_position(player):
    response = start(player)
    game = response.json()
    assert response.status_code == 201
    assert (game["turn"], game["phase"]) == (6, "attack")
    assert game["question"]["options"][0] == f"attack the player with {CREATURE}"


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"step": "lunch"}, "there is no step 'lunch'"),
        ({"active": 2}, "2 is not a whole number"),
        ({"sides": [{"zones": {}}]}, "at least 2"),
        ({"sides": [{"zones": {"attic": "1"}}, {"zones": {}}]}, "no cards can be laid in a zone 'attic'"),
        ({"sides": [{"zones": {"hand": "Nobody"}}, {"zones": {}}]}, "side 0, hand, line 1: there is no card"),
        ({"sides": [{"zones": {}, "resources": [1]}, {"zones": {}}]}, "has 0 resources, not 1"),
        ({"weather": "fine"}, "not understood here"),
    ],
)
def test_a_programs_position_that_cannot_be_laid_out_is_refused(player, changed, why):
    response = start(player, position=position(**changed))
    assert response.status_code == 400
    assert why in json.dumps(response.json(), ensure_ascii=False)
    assert not PracticeGame.objects.exists()


def test_a_position_goes_neither_with_a_record_nor_with_a_word_on_legality(player):
    assert "does not go with a `position`" in json.dumps(start(player, illegal=True).json())
    body = {"record": "{}", "position": position()}
    refused = player.post("/api/practice/", body, content_type="application/json")
    assert "does not go with `record`" in json.dumps(refused.json())
