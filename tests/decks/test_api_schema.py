"""The description of the API is complete, without warnings, and what it says is true."""

import pytest
from drf_spectacular.drainage import GENERATOR_STATS
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.validation import validate_schema
from jsonschema import Draft202012Validator

from common.api import openapi
from decks.models import Deck
from events.services.checks import start_check
from simulate.models import PracticeGame
from simulate.services.practice import Matchup, start_practice
from tests.accounts.scenes import comment_on
from tests.decks import factories
from tests.events.floor_scenes import begun, hand_in, published
from tests.events.scenes import legal_list, make_event
from tests.simulate import batches
from tests.simulate.plans import entries, plan_of

pytestmark = [pytest.mark.django_db, pytest.mark.once]


@pytest.fixture(scope="module")
def schema() -> dict[str, object]:
    with GENERATOR_STATS.silence():
        made: dict[str, object] = SchemaGenerator().get_schema(request=None, public=True)
    return made


def test_the_schema_is_valid_and_made_without_warnings():
    GENERATOR_STATS.reset()
    with GENERATOR_STATS.silence():
        made = SchemaGenerator().get_schema(request=None, public=True)
    validate_schema(made)
    assert dict(GENERATOR_STATS._warn_cache) == {}
    assert dict(GENERATOR_STATS._error_cache) == {}


def test_the_schema_is_served(client):
    response = client.get("/api/schema/", headers={"Accept": "application/json"})
    assert response.status_code == 200
    assert response.json()["info"]["title"] == "Rulebound"


def test_every_operation_of_the_schema_has_words_and_its_errors(schema):
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], (method, path)
            assert operation["description"], (method, path)


def answers(schema, path: str, method: str, status: str = "200") -> Draft202012Validator:
    """What the schema says of an answer, with the dialect of nullable types turned into JSON Schema's."""
    content = schema["paths"][path][method]["responses"][status]["content"]
    shape = next(iter(content.values()))["schema"]
    return Draft202012Validator({**_plain(shape), "components": _plain(schema["components"])})


def _plain(value):
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if not isinstance(value, dict):
        return value
    plain = {key: _plain(one) for key, one in value.items() if key != "nullable"}
    if value.get("nullable"):
        return {"anyOf": [plain, {"type": "null"}]}
    # What is not described must not be answered.
    if plain.get("type") == "object" and "properties" in plain:
        plain["additionalProperties"] = False
    return plain


def test_every_operation_says_what_all_may_answer(schema):
    for operation in openapi.operations(schema):
        assert {"400", "401", "406", "429", "503"} <= operation["responses"].keys()
        assert "Retry-After" in operation["responses"]["429"]["headers"]
        assert "Retry-After" in operation["responses"]["503"]["headers"]
        assert {"tokenAuth": []} in operation["security"]


def test_what_changes_anything_says_that_a_token_may_be_too_weak_for_it(schema):
    for path in schema["paths"].values():
        for method in {"post", "patch", "put", "delete"} & path.keys():
            reads = path[method]["operationId"] in {"check", "check_lists", "import_read"}
            assert reads or "403" in path[method]["responses"]
    told = schema["components"]["securitySchemes"]["tokenAuth"]
    assert (told["type"], told["scheme"]) == ("http", "bearer")
    assert "read" in told["description"] and "write" in told["description"]


def test_every_body_and_every_name_in_an_address_has_an_example(schema):
    for operation in openapi.operations(schema):
        body = operation.get("requestBody", {}).get("content", {}).get("application/json", {"example": ""})
        assert "example" in body, operation["operationId"]
        for parameter in operation.get("parameters", ()):
            assert "example" in parameter or parameter["in"] != "path", parameter["name"]
    told = {operation["operationId"] for operation in openapi.operations(schema)}
    assert openapi.examples()["requests"].keys() <= told


def test_every_example_of_a_problem_is_one(schema):
    shape = Draft202012Validator(
        {**_plain(schema["components"]["schemas"]["Problem"]), "components": _plain(schema["components"])}
    )
    responses = (each for one in openapi.operations(schema) for each in one["responses"].values())
    examples = [one.get("content", {}).get(openapi.PROBLEM, {}).get("example") for one in responses]
    given = [one for one in examples if one]
    assert given
    for example in given:
        shape.validate(example)


def test_every_example_of_a_request_works_as_it_is_written(client, schema):
    deck = factories.make_deck(cards={})
    factories.store_cards("setcg", ["1-001H", "1-002R"])
    client.force_login(deck.owner)
    batch = batches.played(owner=deck.owner)
    others = factories.make_deck(cards={}, visibility="public")
    own, theirs = comment_on(others, deck.owner), comment_on(others)
    addresses = {
        "check": ("post", "/api/check/"),
        "check_lists": ("post", "/api/check/lists/"),
        "decks_create": ("post", "/api/decks/"),
        "decks_change": ("patch", f"/api/decks/{deck.public_id}/"),
        "decks_change_cards": ("patch", f"/api/decks/{deck.public_id}/cards/"),
        "decks_clone": ("post", f"/api/decks/{deck.public_id}/clone/"),
        "versions_clone": ("post", f"/api/decks/{deck.public_id}/versions/1/clone/"),
        "keeping_change": ("patch", f"/api/decks/{deck.public_id}/keeping/"),
        "shelf_change": ("patch", "/api/shelf/"),
        "shelf_rename": ("post", "/api/shelf/rename/"),
        "notices_read": ("patch", "/api/notices/"),
        "versions_name": ("patch", f"/api/decks/{deck.public_id}/versions/1/"),
        "versions_restore": ("post", f"/api/decks/{deck.public_id}/versions/2/restore/"),
        "import_read": ("post", "/api/import/"),
        "comments_write": ("post", f"/api/decks/{others.public_id}/comments/"),
        "comments_change": ("patch", f"/api/decks/{others.public_id}/comments/{own.public_id}/"),
        "comments_report": ("post", f"/api/decks/{others.public_id}/comments/{theirs.public_id}/report/"),
        "decks_report": ("post", f"/api/decks/{others.public_id}/report/"),
        "batches_start": ("post", "/api/batches/"),
        "batches_share": ("patch", f"/api/batches/{batch.public_id}/"),
        "deck_checks_send": ("post", deck_check(deck.owner)),
        "entries_hand_in": ("post", f"/api/events/{make_event(legal_only=False).public_id}/entries/"),
        "practice_start": ("post", "/api/practice/"),
        "practice_move": ("post", f"/api/practice/{practice_game(deck.owner).public_id}/moves/"),
    }
    requests = openapi.examples()["requests"]
    sorted_deck = factories.make_deck(deck.owner, cards={})
    sorted_deck.public_id = requests["shelf_change"]["decks"][0]
    sorted_deck.save(update_fields=["public_id"])
    assert addresses.keys() == requests.keys()
    for name, (method, address) in addresses.items():
        answer = getattr(client, method)(address, requests[name], content_type="application/json")
        assert answer.status_code < 300, (name, answer.content)
    assert deck.rows.count() == 2


def practice_game(owner) -> PracticeGame:
    one, other = entries("dm")
    return start_practice(owner=owner, matchup=Matchup("dm", (one, other), "greedy", 7))


def session_of(client) -> str:
    session = client.session
    session["plays"] = True
    session.save()
    return session.session_key


def test_what_the_schema_says_is_what_is_answered(client, schema):
    deck = factories.make_deck(cards={"main": {factories.some_ids("setcg", 1)[0]: 40}}, visibility="public")
    comment_on(deck)
    comment_on(deck, words="Gone", taken_down="owner")
    address = f"/api/decks/{deck.public_id}/"
    asked = {
        "/api/cards/": "/api/cards/",
        "/api/cards/{system}/{card_id}/": f"/api/cards/setcg/{deck.rows.get().card.card_id}/",
        "/api/systems/": "/api/systems/",
        "/api/systems/{system}/": "/api/systems/setcg/",
        "/api/formats/": "/api/formats/",
        "/api/decks/": "/api/decks/",
        "/api/decks/{public_id}/": address,
        "/api/decks/{public_id}/verdict/": f"{address}verdict/?format=standard",
        "/api/decks/{public_id}/formats/": f"{address}formats/",
        "/api/decks/{public_id}/stats/": f"{address}stats/?q=cost<%3D3&section=all&version=1",
        "/api/decks/{public_id}/versions/": f"{address}versions/",
        "/api/decks/{public_id}/versions/{number}/": f"{address}versions/1/",
        "/api/decks/{public_id}/versions/{number}/verdict/": f"{address}versions/1/verdict/",
        "/api/decks/{public_id}/comments/": f"{address}comments/",
        "/api/decks/{public_id}/share/": f"{address}share/",
        "/api/decks/{public_id}/ahead/": f"{address}ahead/",
        "/api/compare/": f"/api/compare/?a={deck.public_id}&b={deck.public_id}@1",
        "/api/decks/{public_id}/hands/": f"{address}hands/?turns=60",
        "/api/decks/{public_id}/odds/": f"{address}odds/?want=2+of+cost>%3D0&turn=2",
        "/api/decks/{public_id}/sample/": f"{address}sample/?seed=3&back=1&turn=2",
    }
    batch = batches.played(session_key=session_of(client))
    games = f"/api/batches/{batch.public_id}/"
    asked |= {
        "/api/batches/": "/api/batches/",
        "/api/batches/{public_id}/": games,
        "/api/batches/{public_id}/results/": f"{games}results/",
        "/api/batches/{public_id}/games/{pairing}/{pair}/{seat}/": f"{games}games/0/1/second/",
    }
    described = {path for path, methods in schema["paths"].items() if "get" in methods}
    assert described - set(FILES) == set(asked) | set(OWN) | set(PRACTICE) | set(PLAYED) | set(EVENTS)
    for path, url in asked.items():
        answers(schema, path, "get").validate(client.get(url).json())


OWN = {
    "/api/decks/{public_id}/keeping/": "decks/{public_id}/keeping/",
    "/api/decks/{public_id}/fixes/": "decks/{public_id}/fixes/",
    "/api/decks/{public_id}/share/": "decks/{public_id}/share/",
    "/api/decks/": "decks/?owner=me",
    "/api/shelf/": "shelf/",
    "/api/notices/": "notices/",
    "/api/notices/coming/": "notices/coming/",
}


def test_what_the_schema_says_of_ones_own_decks_is_what_is_answered(client, schema):
    source = factories.make_deck(cards={}, visibility="public")
    client.force_login(factories.make_user())
    made = client.post(f"/api/decks/{source.public_id}/clone/", {}, content_type="application/json")
    answers(schema, "/api/decks/{public_id}/clone/", "post", "201").validate(made.json())
    factories.make_notice(Deck.objects.get(public_id=made.json()["id"]))
    kept = {"decks": [made.json()["id"]], "add_tags": ["League"], "folder": "Red"}
    changed = client.patch("/api/shelf/", kept, content_type="application/json")
    answers(schema, "/api/shelf/", "patch").validate(changed.json())
    for path, rest in OWN.items():
        said = client.get(f"/api/{rest.format(public_id=made.json()['id'])}").json()
        answers(schema, path, "get").validate(said)
    assert client.get("/api/notices/").json()["results"]


PRACTICE = ("/api/practice/", "/api/practice/{public_id}/")


def test_what_the_schema_says_of_practice_games_is_what_is_answered(client, schema):
    owner = factories.make_user()
    client.force_login(owner)
    game = practice_game(owner)
    for path in PRACTICE:
        answers(schema, path, "get").validate(client.get(path.format(public_id=game.public_id)).json())
    address = f"/api/practice/{game.public_id}/moves/"
    for move in ({"do": "think", "version": 1}, {"do": "concede", "version": 1}):
        said = client.post(address, move, content_type="application/json").json()
        answers(schema, "/api/practice/{public_id}/moves/", "post").validate(said)
    late = client.post(address, move, content_type="application/json")
    assert late.status_code == 409
    answers(schema, "/api/practice/{public_id}/moves/", "post", "409").validate(late.json())


PLAYED = {
    "/api/events/{public_id}/results/": "events/{public_id}/results/",
    "/api/events/{public_id}/metagame/": "events/{public_id}/metagame/",
    "/api/metagame/": "metagame/?system=fow8",
    "/api/events/{public_id}/checks/{check_id}/": "events/{public_id}/checks/{check_id}/",
}


def test_what_the_schema_says_of_events_that_were_played_is_what_is_answered(client, schema):
    organiser = factories.make_user()
    client.force_login(organiser)
    event = begun(organiser, system="fow8", format="constructed", visibility="public")
    ruler = factories.some_ids("fow8", 1, "ruler")[0]
    entry = hand_in(
        event, "Ann", {"ruler": {ruler: 1}, "main": {factories.some_ids("fow8", 1, "main")[0]: 4}}
    )
    published(event, organiser, entry)
    check = start_check(entry=entry, user=organiser)
    sent = openapi.examples()["requests"]["deck_checks_send"]
    for path, rest in PLAYED.items():
        address = f"/api/{rest.format(public_id=event.public_id, check_id=check.public_id)}"
        if "check_id" in path:
            said = client.post(address, sent, content_type="application/json").json()
            answers(schema, path, "post").validate(said)
        said = client.get(address).json()
        answers(schema, path, "get").validate(said)
        assert said.get("leading", True) and said.get("results", True)


EVENTS = ("/api/events/", "/api/events/{public_id}/", "/api/events/{public_id}/entries/")


def test_what_the_schema_says_of_events_and_entries_is_what_is_answered(client, schema):
    event = make_event(visibility="public")
    client.force_login(event.made_by)
    address = f"/api/events/{event.public_id}/entries/"
    sent = client.post(address, {"name": "Ann", "text": legal_list()}, content_type="application/json")
    answers(schema, EVENTS[2], "post", "201").validate(sent.json())
    for path in EVENTS:
        said = client.get(path.format(public_id=event.public_id)).json()
        answers(schema, path, "get").validate(said)
        assert said.get("results", True) and said.get("entries", True)


def deck_check(organiser) -> str:
    """The address of a deck check of an event that has begun."""
    entry = hand_in(begun(organiser), "Ann", {"main": {"1-001H": 3}})
    check = start_check(entry=entry, user=organiser)
    return f"/api/events/{entry.event.public_id}/checks/{check.public_id}/"


FILES = {
    "/api/decks/{public_id}/export/{kind}/": "export/csv/",
    "/api/decks/{public_id}/versions/{number}/sheet.pdf": "versions/1/sheet.pdf",
    "/api/decks/export/{kind}/": "",
}


def test_a_file_is_of_a_kind_that_the_schema_says(client, schema):
    deck = factories.make_deck(cards={})
    client.force_login(deck.owner)
    for path, rest in FILES.items():
        said = client.get(f"/api/decks/{deck.public_id}/{rest}" if rest else "/api/decks/export/dek/")
        described = schema["paths"][path]["get"]["responses"]["200"]["content"]
        assert said["Content-Type"].partition(";")[0] in described


@pytest.mark.parametrize("system", ["fow8", "setcg", "sve"])
def test_the_figures_of_a_batch_are_what_the_schema_says(client, schema, system):
    plan = plan_of(system, pairs=12, chunk_pairs=12, decks=3, all_meet=True)
    batch = batches.played(plan, session_key=session_of(client))
    found = client.get(f"/api/batches/{batch.public_id}/results/").json()
    answers(schema, "/api/batches/{public_id}/results/", "get").validate(found)
    assert found["report"]["matrix"]["cells"][0][1]["games"] > 0


def test_the_answer_of_a_check_is_what_the_schema_says(client, schema):
    body = {"system": "setcg", "text": "4 1-001H\n2 Nobody\nwhat\n0 1-002R\n", "format": "standard"}
    response = client.post("/api/check/", body, content_type="application/json")
    answers(schema, "/api/check/", "post").validate(response.json())
    refused = client.post("/api/check/", {}, content_type="application/json")
    answers(schema, "/api/check/", "post", "400").validate(refused.json())
