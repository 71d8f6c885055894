"""Batches over the API: started with 202, watched by ETag, read in full, cancelled, game by game."""

import json
from html import unescape

import pytest
from django.test import Client
from django.urls import reverse
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from common import caps
from simulate.models import Batch, Chunk
from tests.decks import factories
from tests.simulate import batches

pytestmark = pytest.mark.django_db
SAMPLES = [{"sample": "nature-giants"}, {"sample": "fire-nature-rush"}]
DECK = "\n".join(
    f"4 {name}"
    for name in ("Burning Mane", "Deathblade Beetle", "Fear Fang", "Forest Hornet", "Roaring Great-Horn")
)


@pytest.fixture
def user(client):
    user = factories.make_user()
    client.force_login(user)
    return user


def post(client, **body):
    given = {"system": "dm", "decks": SAMPLES, "games": 12, **body}
    given = {name: value for name, value in given.items() if value is not None}
    return client.post("/api/batches/", given, content_type="application/json")


def test_a_batch_is_accepted_with_the_address_of_its_progress(client, user):
    response = post(client, seed=7, meet="matrix", players=["greedy", "random"])
    batch = Batch.objects.get()
    assert (response.status_code, response["Retry-After"]) == (202, "2")
    assert response["Location"].endswith(f"/api/batches/{batch.public_id}/")
    body = response.json()
    assert (body["state"], body["seed"], body["players"]) == ("waiting", 7, ["greedy", "random"])
    assert (body["games"], body["planned"]) == (0, 12)
    assert body["entries"][0]["cards"] == 40
    assert body["pairings"][0]["rate"] is None


def test_progress_has_a_tag_that_changes_with_it(client, user):
    batch = batches.work(batches.started(owner=user), 1)
    address = reverse("batch-api", args=[batch.public_id])
    first = client.get(address)
    body = first.json()
    assert (body["state"], body["games"], body["planned"]) == ("running", 4, 12)
    live = body["pairings"][0]["live"]
    assert live["low"] < 0.5 < live["high"] and live["games"] == 4
    assert client.get(address, headers={"If-None-Match": first["ETag"]}).status_code == 304
    batches.work(batch)
    ended = client.get(address, headers={"If-None-Match": first["ETag"]})
    assert (ended.status_code, ended.json()["state"]) == (200, "done") and "Retry-After" not in ended


def test_the_results_have_every_figure(client, user):
    batch = batches.played(owner=user)
    body = client.get(reverse("batch-results-api", args=[batch.public_id])).json()
    pairing = body["report"]["pairings"][0]
    assert pairing["games"] == 12
    assert {"rate", "going_first", "turns", "ends", "cards", "curves", "mulligans", "notes"} <= set(pairing)


def test_the_results_say_how_many_games_tell_the_rate_from_the_one_asked_for(client, user):
    address = reverse("batch-results-api", args=[batches.played(owner=user).public_id])
    usual = client.get(address).json()["report"]
    asked = client.get(address, {"against": "0.6", "power": "0.95"}).json()["report"]
    assert usual["aim"] == {"against": 0.5, "power": 0.8} and asked["aim"] == {"against": 0.6, "power": 0.95}
    assert asked["pairings"][0]["needed"] != usual["pairings"][0]["needed"]
    for wrong in ({"against": "1.5"}, {"power": "0.2"}, {"against": "half"}, {"power": "nan"}):
        refused = client.get(address, wrong)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_aim")
        assert next(iter(wrong.values())) in refused.json()["detail"]


def test_a_deck_may_be_stored_or_written(client, user):
    deck = batches.stored(owner=user, visibility="private")
    response = post(client, decks=[{"deck": deck.public_id}, {"text": DECK, "name": "Mine"}], illegal=True)
    assert response.status_code == 202
    assert [row["name"] for row in response.json()["decks"]] == ["Giants", "Mine"]
    assert [row["version"] for row in response.json()["decks"]] == [deck.version, None]


def test_a_batch_is_cancelled_once(client, user):
    batch = batches.work(batches.started(owner=user), 1)
    address = reverse("batch-cancel-api", args=[batch.public_id])
    assert client.post(address).json()["state"] == "cancelled"
    again = client.post(address)
    assert (again.status_code, again.json()["code"]) == (409, "ended")
    assert client.get(reverse("batch-results-api", args=[batch.public_id])).json()["report"]["games"] == 4


def test_a_game_is_told_step_by_step(client, user):
    batch = batches.played(owner=user)
    one = client.get(reverse("batch-game-api", args=[batch.public_id, 0, 2, "first"])).json()
    assert one["finished"] and one["steps"][-1]["kind"] == "end"
    assert any(step["clause"] for step in one["steps"])
    again = client.get(reverse("batch-game-api", args=[batch.public_id, 0, 2, "first"])).json()
    other = client.get(reverse("batch-game-api", args=[batch.public_id, 0, 2, "second"])).json()
    assert again == one and other["names"] == one["names"][::-1]
    missing = client.get(reverse("batch-game-api", args=[batch.public_id, 0, 99, "first"]))
    assert missing.status_code == 404 and "only pairs 0 to 5 are played" in missing.json()["detail"]


def test_a_game_over_the_api_hides_what_the_page_hides(client, user):
    batch = batches.played(owner=user)
    address = reverse("batch-game-api", args=[batch.public_id, 0, 2, "first"])
    told = {view: client.get(address, {"view": view}).json() for view in ("", "first", "second", "both")}
    words = {view: [step["words"] for step in one["steps"]] for view, one in told.items()}
    assert words[""] == words["first"] != words["second"] != words["both"] != words["first"]
    draws = [
        (first, second, both)
        for first, second, both, step in zip(
            words["first"], words["second"], words["both"], told["both"]["steps"], strict=True
        )
        if " draws " in step["words"] and not step["words"].endswith(" cards")
    ]
    assert draws and all(
        sorted(("draws a card" in one, "draws a card" in other)) == [False, True] for one, other, _ in draws
    )
    assert not any("draws a card" in both for *_, both in draws)
    page = client.get(reverse("batch-game", args=[batch.public_id, 0, 2, "first"]), {"turn": "all"})
    shown = unescape(page.content.decode())
    assert all(step["words"] in shown for step in told["first"]["steps"] if step["kind"] == "event")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"games": 0}, "0 is not a whole number from 1 to 1,000,000"),
        ({"games": 10**9}, "1,000,000,000 is not a whole number"),
        ({"games": "ten"}, "'ten' is not a whole number"),
        ({"games": 10.5}, "10.5 is not a whole number"),
        ({"games": True}, "True is not a whole number"),
        ({"games": 300_000}, "300,000 games are more than you may play"),
        ({"games": None}, "give `games`, or a rule to `stop` by"),
        ({"seed": "seven"}, "'seven' is not a whole number"),
        ({"seed": -1}, "-1 is not a whole number"),
        ({"seed": 2**60}, "is not a whole number"),
        ({"decks": []}, "may not be empty"),
        ({"decks": [{}]}, "give exactly one of"),
        ({"decks": [{"sample": "x", "text": "y"}]}, "give exactly one of"),
        ({"decks": [{"sample": "nobody"}]}, "no sample deck 'nobody'"),
        ({"decks": [{"deck": "nothing"}]}, "there is no deck 'nothing'"),
        ({"decks": [{"text": "4 Nobdy At All"}]}, "'4 Nobdy At All' is not a known card"),
        ({"decks": [{"text": "x" * 70_000}]}, "70000 characters"),
        ({"decks": SAMPLES * 7}, "no more than 12"),
        ({"players": ["greedy"]}, "at least 2"),
        ({"players": ["greedy", "oracle"]}, "oracle"),
        ({"system": "poker"}, "poker"),
        ({"stop": {"kind": "hope"}}, "hope"),
        ({"stop": {"kind": "precision", "half": 0.7}}, "0.7"),
        ({"stop": {"kind": "sprt", "p0": 0.6, "p1": 0.5}}, "the first rate has to be the lower one"),
        ({"stop": {"kind": "sprt", "low": 60}}, "low: not understood here; understood are kind, half, p0"),
        ({"stop": {"kind": "precision", "p0": 0.4}}, "a stop by precision has no p0; it has half, alpha"),
        ({"player": "greedy"}, "player: not understood here; understood are system, decks"),
        ({"meet": "sideways"}, "sideways"),
        ({"visibility": "public"}, "'public' is neither private nor unlisted"),
    ],
)
def test_bad_input_is_quoted_and_nothing_is_stored(client, user, body, said):
    response = post(client, **body)
    assert (response.status_code, response["Content-Type"]) == (400, "application/problem+json")
    assert said in response.json()["detail"]
    assert not Batch.objects.exists() and not Chunk.objects.exists()


def test_illegal_decks_are_refused_with_their_findings_or_played_on_request(client, user):
    decks = [{"text": DECK, "name": "Twenty cards"}, {"sample": "nature-giants"}]
    refused = post(client, decks=decks)
    assert (refused.status_code, refused.json()["code"]) == (422, "illegal_decks")
    found = refused.json()["decks"]
    assert [one["name"] for one in found] == ["Twenty cards"]
    assert found[0]["verdict"]["findings"][0]["message"]
    assert not Batch.objects.exists()
    assert post(client, decks=decks, illegal=True).json()["decks"][0]["verdict"] != "legal"


def test_a_deck_larger_than_any_that_plays_is_refused_with_its_size(client, user):
    large = "\n".join(f"99 {name}" for name in ("Burning Mane", "Deathblade Beetle", "Fear Fang"))
    response = post(client, decks=[{"text": large, "name": "Large"}, SAMPLES[0]], illegal=True)
    assert (response.status_code, response.json()["code"]) == (400, "bad_batch")
    assert "“Large” has 297 cards" in response.json()["detail"]
    assert f"at most {caps.BATCH_DECK_CARDS}" in response.json()["detail"]
    assert not Batch.objects.exists()


def test_visitors_may_ask_for_little(client):
    too_much = post(client, games=1_000)
    assert "at most 400" in too_much.json()["detail"]
    assert post(client, games=100).status_code == 202
    assert post(client, games=100).json()["code"] == "busy"
    assert len(client.get("/api/batches/").json()["results"]) == 1
    assert len(Client().get("/api/batches/").json()["results"]) == 0


def test_who_starts_too_many_batches_is_told_when_to_come_back(client, user, monkeypatch):
    monkeypatch.setattr(caps, "RATES", {**caps.RATES, "batch": "1/hour"})
    assert post(client).status_code == 202
    later = post(client)
    assert later.status_code == 429 and int(later["Retry-After"]) > 1000


def test_a_form_of_another_site_starts_nothing():
    client = Client(enforce_csrf_checks=True)
    client.force_login(factories.make_user())
    assert post(client).status_code == 403
    assert not Batch.objects.exists()


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=10)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)
FIELDS = st.sampled_from(["system", "decks", "games", "stop", "players", "seed", "illegal", "meet"])


@settings(
    max_examples=80,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(body=st.dictionaries(FIELDS, JSON, max_size=4))
def test_whatever_is_sent_is_answered(body):
    given_body = {"system": "dm", "decks": SAMPLES, "games": 2, **body}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(caps, "RATES", dict.fromkeys(caps.RATES, "100000/s"))
        patch.setattr(caps, "VISITOR_BATCHES_LIVE", 10_000)
        response = Client().post("/api/batches/", json.dumps(given_body), content_type="application/json")
    assert response.status_code < 500
    assert response.status_code == 202 or json.loads(response.content)["detail"]
