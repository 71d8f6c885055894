"""Practice games over the API: started, moved, refused, listed, deleted."""

import json

import pytest
from django.urls import reverse

from rules.engine.records import read_record
from simulate.engine_versions import rules_edition
from simulate.models import PracticeGame
from simulate.services.practice import record_of
from tests.decks import factories

pytestmark = pytest.mark.django_db
DECKS = [{"sample": "nature-giants"}, {"sample": "fire-nature-rush"}]
LIST = "/api/practice/"


@pytest.fixture
def player(client):
    client.force_login(factories.make_user())
    return client


def start(client, **said):
    body = {"system": "dm", "decks": DECKS, "seed": 7, **said}
    given = {name: value for name, value in body.items() if value is not None}
    return client.post(LIST, given, content_type="application/json")


def move(client, game, **said):
    address = reverse("practice-moves-api", args=[game["id"]])
    return client.post(address, {"version": game["version"], **said}, content_type="application/json")


def test_a_game_is_started_and_shows_the_open_question_and_no_hidden_card(player):
    response = start(player)
    game = response.json()
    assert response.status_code == 201 and response["Location"].endswith(f"{LIST}{game['id']}/")
    assert game["question"]["options"] and game["winner"] is None and not game["thinking"]
    theirs, mine = game["sides"]
    assert mine["yours"] and not theirs["yours"]
    hand = next(zone for zone in theirs["zones"] if zone["name"] == "hand")
    assert hand["cards"] == [] and hand["hidden"] >= 5
    assert next(zone for zone in mine["zones"] if zone["name"] == "hand")["cards"]


def test_a_game_is_played_to_its_end_by_a_program(player):
    game = start(player).json()
    for _ in range(600):
        if game["winner"] is not None:
            break
        said = {"do": "think"} if game["question"] is None else {"do": "answer", "choice": 0}
        response = move(player, game, **said)
        assert response.status_code == 200
        game = response.json()
    assert game["winner"] in (0, 1) and game["question"] is None and game["reason"]
    assert player.get(LIST).json()["results"][0]["winner"] == game["winner"]


@pytest.mark.parametrize(
    ("said", "status", "why"),
    [
        ({"do": "answer", "choice": 99}, 422, "option 99 is not open"),
        ({"do": "answer"}, 400, "An answer needs the number of an option"),
        ({"do": "answer", "choice": "first"}, 400, "'first' is not a whole number"),
        ({"do": "cheat"}, 400, "cheat"),
        ({"do": "think", "choice": 1}, 400, "only goes with `answer`"),
        ({"do": "undo"}, 422, "no choice of yours to undo"),
        ({"do": "concede", "version": 0}, 400, "0 is not a whole number"),
    ],
)
def test_an_illegal_move_says_why_and_changes_nothing(player, said, status, why):
    game = start(player).json()
    response = move(player, game, **said)
    assert response.status_code == status and why in json.dumps(response.json())
    assert PracticeGame.objects.get().version == game["version"]


def test_a_move_in_an_old_version_is_refused(player):
    game = start(player).json()
    moved = move(player, game, do="answer", choice=0).json()
    late = move(player, game, do="answer", choice=0)
    assert late.status_code == 409 and late.json()["code"] == "moved_on"
    assert late.json()["game"] == moved and "at version" in late.json()["detail"]
    assert player.get(f"{LIST}{game['id']}/").json()["version"] == moved["version"]


def test_a_game_that_other_rules_do_not_reach_answers_409_with_its_record(player):
    game = start(player).json()
    row = PracticeGame.objects.get()
    PracticeGame.objects.update(rules="before", record={**row.record, "digest": "0" * 32})
    asked = player.get(f"{LIST}{game['id']}/").json()
    assert asked["code"] == "other_rules" and "another position" in asked["detail"]
    assert read_record(asked["record"]).answers == tuple(row.answers)
    assert move(player, game, do="answer", choice=0).json()["code"] == "other_rules"


def test_thinking_at_ones_own_question_changes_nothing(player):
    game = start(player).json()
    again = move(player, game, do="think")
    assert again.status_code == 200 and again.json()["version"] == game["version"]
    assert move(player, game, do="answer", choice=0).status_code == 200


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"digest": "0" * 32}, "it is damaged"),
        ({"digest": "0" * 32, "rules": "older"}, "version 'older' of the rules engine"),
    ],
)
def test_a_record_that_ends_elsewhere_is_refused_unless_fewer_answers_are_kept(player, change, why):
    game = start(player).json()
    move(player, game, do="answer", choice=0)
    row = PracticeGame.objects.get()
    record = json.dumps({**json.loads(record_of(row).to_json()), **change})
    said = {"system": None, "decks": None, "seed": None, "record": record}
    refused = start(player, **said)
    assert refused.status_code == 400 and why in json.dumps(refused.json(), ensure_ascii=False)
    assert start(player, **said, answers=len(row.answers) - 1).status_code == 201


def test_a_record_names_the_version_of_the_rules_that_played_it(player):
    start(player)
    row = PracticeGame.objects.get()
    assert record_of(row).rules == row.rules == rules_edition("dm")


def test_a_record_is_played_on_from(player):
    game = start(player).json()
    game = move(player, game, do="answer", choice=0).json()
    record = record_of(PracticeGame.objects.get()).to_json()
    response = start(player, system=None, decks=None, seed=None, record=record, answers=1, seat=1)
    assert response.status_code == 201 and response.json()["seat"] == 1
    broken = start(player, system=None, decks=None, seed=None, record=record, answers=99)
    assert broken.status_code == 400 and "answers, not 99" in json.dumps(broken.json())


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"decks": None}, "give either `decks` or a `record`"),
        ({"decks": DECKS[:1]}, "decks"),
        ({"system": None}, "system"),
        ({"system": "mtg"}, "mtg"),
        ({"decks": [{"sample": "nothing"}, DECKS[0]]}, "no sample deck 'nothing'"),
        ({"opponent": "oracle"}, "oracle"),
        ({"record": "{}"}, "give either"),
        ({"name": "Ann"}, "name: not understood here; understood are system, decks"),
        ({"answers": 3}, "answers: does not go with `decks`"),
        ({"decks": [{**DECKS[0], "count": 2}, DECKS[1]]}, "count: not understood here"),
    ],
)
def test_a_request_that_cannot_be_met_says_why(player, said, why):
    response = start(player, **said)
    assert response.status_code == 400 and why in json.dumps(response.json(), ensure_ascii=False)
    assert not PracticeGame.objects.exists()


def test_an_illegal_deck_is_refused_with_its_findings(player):
    decks = [{"text": "4 Burning Mane", "name": "Short"}, DECKS[0]]
    response = start(player, decks=decks)
    assert response.status_code == 422 and response.json()["decks"][0]["name"] == "Short"


def test_a_game_is_deleted(player):
    game = start(player).json()
    assert player.delete(f"{LIST}{game['id']}/").status_code == 204
    assert not PracticeGame.objects.exists()


def test_a_cost_is_paid_in_one_move(player):
    # Three of the four cards are tapped; which two besides the one of water is up to the player.
    zones = {"mana zone": "Aqua Hulcus\nCoiling Vines\nBolshack Dragon\nFear Fang", "hand": "Aqua Hulcus"}
    position = {"active": 0, "step": "main", "turn": 7, "sides": [{"zones": zones}, {"zones": {"hand": "1"}}]}
    game = start(player, position=position).json()
    assert move(player, game, do="pay").status_code == 422
    using = move(player, game, do="answer", choice=0).json()
    paid = move(player, using, do="pay")
    assert paid.status_code == 200
    assert paid.json()["version"] == using["version"] + 1
    assert any(line["words"] for line in paid.json()["since"])
