"""Who may see and play a practice game: whoever started it, on every route, and nobody else."""

import pytest
from django.test import Client
from django.urls import reverse

from common.access import Visitor
from common.browsers import COOKIE
from rules.samples import sample_decks
from simulate.games.plan import entry_of
from simulate.models import PracticeGame
from simulate.services.practice import Matchup, concede, start_practice
from tests.decks import factories
from tests.test_permissions import ABOUT_A_PRACTICE_GAME

pytestmark = [pytest.mark.django_db, pytest.mark.once]

SECRET = "Nobody else may read this name"
METHODS = {
    "practice-game": "get",
    "practice-replay": "get",
    "practice-record": "get",
    "practice-move": "post",
    "practice-take-over": "post",
    "practice-delete": "post",
}
LISTS = {"practice", "practice-from-record", "practice-position", "practice-games-api"}
API = {("practice-api", "get"), ("practice-moves-api", "post"), ("practice-api", "delete")}


def started(owner) -> PracticeGame:
    deck = next(iter(sample_decks("dm").values()))
    entries = (entry_of(SECRET, deck), entry_of("The other", deck))
    game = start_practice(owner=owner, matchup=Matchup("dm", entries, "greedy", 7))
    concede(row=game, version=game.version)
    return game


def signed_in(user) -> Client:
    client = Client()
    client.force_login(user)
    return client


def with_key(key: str) -> Client:
    client = Client()
    client.cookies[COOKIE] = key
    return client


@pytest.fixture(params=["account", "browser"])
def game_and_clients(request):
    strangers = [
        Client(),
        with_key("o" * 32),
        signed_in(factories.make_user("other")),
        signed_in(factories.make_user("staff", is_staff=True, is_superuser=True)),
    ]
    if request.param == "account":
        owner = factories.make_user("owner")
        return started(owner), signed_in(owner), strangers
    return started(Visitor("k" * 32)), with_key("k" * 32), strangers


def ask(client: Client, game: PracticeGame, route: str):
    data = {"do": "undo", "version": str(game.version), "sure": "yes"}
    return getattr(client, METHODS[route])(
        reverse(route, args=[game.public_id]), data if METHODS[route] == "post" else None
    )


def test_every_route_about_practice_games_is_tested_here():
    assert set(METHODS) | LISTS | {route for route, _ in API} == set(ABOUT_A_PRACTICE_GAME)


@pytest.mark.parametrize("route", METHODS)
def test_a_game_is_there_for_who_plays_it_and_not_there_for_anybody_else(game_and_clients, route):
    game, owner, strangers = game_and_clients
    for stranger in strangers:
        response = ask(stranger, game, route)
        assert response.status_code == 404 and SECRET.encode() not in response.content
    kept = PracticeGame.objects.get(pk=game.pk)
    assert (kept.version, kept.answers) == (game.version, game.answers)
    response = ask(owner, game, route)
    assert response.status_code in {200, 302}
    assert response.status_code == 302 or "no-store" in response["Cache-Control"]


def test_the_list_shows_ones_own_games_only(game_and_clients):
    _, owner, strangers = game_and_clients
    address = reverse("practice")
    assert SECRET.encode() in owner.get(address).content
    for stranger in strangers:
        assert SECRET.encode() not in stranger.get(address).content


@pytest.mark.parametrize("route", ["practice-move", "practice-take-over", "practice-delete"])
def test_what_changes_a_game_is_not_done_by_following_a_link(game_and_clients, route):
    game, owner, _ = game_and_clients
    for method in ("get", "head", "options"):
        assert getattr(owner, method)(reverse(route, args=[game.public_id])).status_code == 405
    assert PracticeGame.objects.filter(pk=game.pk, version=game.version).exists()


@pytest.mark.parametrize(("route", "method"), sorted(API))
def test_the_api_shows_and_moves_ones_own_games_only(route, method):
    owner = factories.make_user("owner")
    game = started(owner)
    clients = {
        "nobody": Client(),
        "other": signed_in(factories.make_user("other")),
        "staff": signed_in(factories.make_user("staff", is_staff=True, is_superuser=True)),
    }
    address = reverse(route, args=[game.public_id])
    said = {"do": "undo", "version": game.version} if method == "post" else None
    kind = {"content_type": "application/json"} if method == "post" else {}
    for role, client in clients.items():
        response = getattr(client, method)(address, said, **kind)
        assert response.status_code in ({401, 403} if role == "nobody" else {404})
        assert SECRET.encode() not in response.content
    assert PracticeGame.objects.filter(pk=game.pk, version=game.version).exists()
    assert getattr(signed_in(owner), method)(address, said, **kind).status_code in {200, 204}


def test_the_api_does_not_know_the_games_of_browsers():
    game = started(Visitor("k" * 32))
    response = with_key("k" * 32).get(reverse("practice-api", args=[game.public_id]))
    assert response.status_code in {401, 403}
