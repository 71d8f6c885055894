"""The pages of practice games: start, move, undo, concede, steps, record; two tabs; other rules."""

import json
import re

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from common import caps
from common.browsers import COOKIE
from rules.engine.records import read_record
from simulate import practice_games
from simulate.engine_versions import rules_edition
from simulate.models import PracticeGame
from simulate.services import practice as practices
from tests.decks import factories
from tests.simulate import batches
from tests.simulate.test_batch_pages import text

pytestmark = pytest.mark.django_db


@pytest.fixture
def deck(client):
    deck = batches.stored()
    client.force_login(deck.owner)
    return deck


def start(client, deck, **said: str) -> PracticeGame:
    said = {"against": "sample:darkness-slayers", "opponent": "greedy", "seed": "7", **said}
    known = practice_games.PracticeGame.objects.values_list("pk", flat=True)
    before = set(known)
    response = client.post(reverse("deck-practice", args=[deck.public_id]), said)
    assert response.status_code == 302
    return PracticeGame.objects.exclude(pk__in=before).get()


def move(client, game: PracticeGame, do: str, version: int | None = None, **said: str):
    known = PracticeGame.objects.get(pk=game.pk).version if version is None else version
    return client.post(
        reverse("practice-move", args=[game.public_id]), {"do": do, "version": str(known), **said}
    )


def fresh(game: PracticeGame) -> PracticeGame:
    return PracticeGame.objects.get(pk=game.pk)


def page(client, game: PracticeGame) -> str:
    return text(client.get(game.get_absolute_url()))


def play_to_the_end(client, game: PracticeGame) -> None:
    for _ in range(600):
        if fresh(game).over:
            return
        sitting = practice_games.sitting(fresh(game))
        do = {"do": "answer", "choice": "0"} if sitting.question is not None else {"do": "think"}
        assert move(client, game, **do).status_code == 302
    raise AssertionError("the game does not end")


def test_a_game_is_started_from_a_deck_and_asks_its_first_question(client, deck):
    game = start(client, deck)
    shown = page(client, game)
    assert "your choice" in shown and "Since your last choice" in shown
    assert game.names[0] == deck.name and game.seat == 0 and not game.over
    assert re.search(r'name="choice" value="0"', shown)


def test_a_choice_is_carried_out_and_the_opponent_answers(client, deck):
    game = start(client, deck)
    before = practice_games.sitting(fresh(game))
    assert move(client, game, "answer", choice="0").status_code == 302
    after = practice_games.sitting(fresh(game))
    assert len(fresh(game).answers) > len(game.answers) and after.told["steps"] != before.told["steps"]
    assert after.question is not None and after.question.player == 0


def test_a_game_is_played_to_its_end_stepped_through_with_open_hands_and_its_record_downloaded(client, deck):
    game = start(client, deck)
    replay = reverse("practice-replay", args=[game.public_id])
    record = reverse("practice-record", args=[game.public_id])
    assert client.get(record).status_code == 404
    assert "Open hands" not in text(client.get(replay))
    play_to_the_end(client, game)
    done = fresh(game)
    assert done.winner in (0, 1) and done.reason and done.turns
    shown = page(client, game)
    assert "Step through the game" in shown and 'name="choice"' not in shown
    assert "Open hands" in text(client.get(replay, {"view": "both", "step": "9"}))
    assert "wins" in text(client.get(replay, {"turn": "all"}))
    found = read_record(client.get(record).content.decode())
    assert list(found.answers) == done.answers and found.players == ("person", "greedy")


def test_the_hands_stay_closed_while_the_game_goes_on_whatever_the_address_asks_for(client, deck):
    game = start(client, deck)
    replay = reverse("practice-replay", args=[game.public_id])
    for view in ("both", "second"):
        shown = text(client.get(replay, {"view": view, "step": "999"}))
        far = shown.split('class="board-side"')[1].split('class="board-side near"')[0]
        hand = far.split('data-look="hand"')[1].split("</div>")[0]
        assert "hidden" in hand and "board-cards" not in hand


def test_undo_takes_back_the_last_choice_and_the_same_choice_leads_to_the_same_game(client, deck):
    game = start(client, deck)
    move(client, game, "answer", choice="0")
    before = fresh(game)
    asked = practice_games.sitting(before).question
    move(client, game, "answer", choice="0")
    after = fresh(game)
    assert move(client, game, "undo").status_code == 302
    back = fresh(game)
    assert back.answers == before.answers and practice_games.sitting(back).question == asked
    move(client, game, "answer", choice="0")
    assert fresh(game).answers == after.answers


def test_a_lost_game_can_be_taken_up_again(client, deck):
    game = start(client, deck)
    move(client, game, "concede")
    conceded = fresh(game)
    assert (conceded.winner, conceded.reason) == (1, "concession")
    assert "concession" in page(client, game)
    move(client, game, "undo")
    assert fresh(game).winner is None and fresh(game).answers == conceded.answers


@pytest.mark.parametrize("look", ["open hands", "record"])
def test_a_game_whose_hidden_cards_were_seen_stays_over(client, deck, look):
    game = start(client, deck)
    move(client, game, "concede")
    assert 'value="undo"' in page(client, game)
    if look == "record":
        client.get(reverse("practice-record", args=[game.public_id]))
    else:
        client.get(reverse("practice-replay", args=[game.public_id]))
        assert not fresh(game).seen_all
        client.get(reverse("practice-replay", args=[game.public_id]), {"view": "both"})
    shown = page(client, game)
    assert 'value="undo"' not in shown and "this game stays over" in shown
    refused = move(client, game, "undo")
    assert refused.status_code == 400 and "You have seen the hidden cards" in text(refused)
    assert fresh(game).over


def test_of_two_tabs_the_second_is_told_that_the_game_has_moved_on(client, deck):
    game = start(client, deck)
    move(client, game, "answer", choice="0")
    moved = fresh(game)
    late = move(client, game, "answer", version=game.version, choice="0")
    assert late.status_code == 409 and "moved on in another window" in text(late)
    assert f'name="version" value="{moved.version}"' in text(late)
    assert fresh(game).answers == moved.answers


def test_of_two_moves_at_once_one_is_stored(client, deck, monkeypatch):
    game = start(client, deck)
    opened = practices.opened

    def meanwhile(row):
        found = opened(row)
        PracticeGame.objects.filter(pk=row.pk).update(version=row.version + 1)
        return found

    monkeypatch.setattr(practices, "opened", meanwhile)
    assert move(client, game, "answer", choice="0").status_code == 409
    assert fresh(game).answers == game.answers


@pytest.mark.parametrize(
    ("said", "status", "why"),
    [
        ({"do": "answer", "choice": "99"}, 400, "option 99 is not open"),
        ({"do": "answer", "choice": "-1"}, 400, "“-1” is not the number of an option"),
        ({"do": "answer", "choice": "²"}, 400, "“²” is not the number of an option"),
        ({"do": "answer"}, 400, "“” is not the number of an option"),
        ({"do": "cheat"}, 400, "“cheat” is not a move"),
        ({"do": "undo", "version": "x"}, 400, "“x” is not the version of a game"),
    ],
)
def test_a_move_that_there_is_not_is_quoted_and_changes_nothing(client, deck, said, status, why):
    game = start(client, deck)
    said = {"version": str(game.version), **said}
    response = client.post(reverse("practice-move", args=[game.public_id]), said)
    assert response.status_code == status and why.lower() in text(response).lower()
    assert (fresh(game).answers, fresh(game).version) == (game.answers, game.version)


def test_there_is_nothing_to_undo_at_first(client, deck):
    game = start(client, deck)
    response = move(client, game, "undo")
    assert response.status_code == 400 and "no choice of yours to undo" in text(response)


def test_a_game_of_other_rules_is_played_on_if_its_answers_lead_to_the_same_position(client, deck):
    game = start(client, deck)
    PracticeGame.objects.filter(pk=game.pk).update(rules="before")
    assert "your choice" in page(client, game)
    assert move(client, game, "answer", choice="0").status_code == 302
    assert fresh(game).rules == rules_edition("dm") and len(fresh(game).answers) > len(game.answers)


def test_a_game_that_cannot_be_played_on_says_why_and_offers_its_record(client, deck):
    game = start(client, deck)
    record = reverse("practice-record", args=[game.public_id])
    assert client.get(record).status_code == 404
    damaged = {**game.record, "digest": "0" * 32}
    PracticeGame.objects.filter(pk=game.pk).update(rules="before", record=damaged)
    shown = client.get(game.get_absolute_url())
    assert shown.status_code == 200 and "The rules engine has changed" in text(shown)
    assert f'href="{record}"' in shown.content.decode()
    assert move(client, game, "answer", choice="0").status_code == 409
    replay = client.get(reverse("practice-replay", args=[game.public_id]))
    assert replay.status_code == 409 and f'href="{record}"' in replay.content.decode()
    assert list(read_record(client.get(record).content.decode()).answers) == game.answers
    assert fresh(game).answers == game.answers


def test_the_record_of_a_conceded_game_can_be_played_on_from(client, deck):
    game = start(client, deck)
    move(client, game, "answer", choice="0")
    move(client, game, "concede")
    written = client.get(reverse("practice-record", args=[game.public_id])).content.decode()
    said = {"record": written, "seat": "0", "opponent": "greedy"}
    assert client.post(reverse("practice-from-record"), said).status_code == 302


def test_when_the_engine_fails_nothing_is_stored(client, deck, monkeypatch):
    game = start(client, deck)

    def fail(*_: object) -> int:
        raise KeyError("lost")

    monkeypatch.setattr("rules.players.greedy.GreedyPlayer.choose", fail)
    for _ in range(40):
        response = move(client, game, "answer", choice="0")
        if response.status_code != 302:
            break
        game = fresh(game)
    assert response.status_code == 422 and "could not carry this out (KeyError: 'lost')" in text(
        response
    ).replace("&#x27;", "'")
    assert (fresh(game).answers, fresh(game).version) == (game.answers, game.version)


def test_an_illegal_deck_is_played_only_when_asked_for(client):
    deck = batches.stored(swap=("4 ", "5 "))
    client.force_login(deck.owner)
    address = reverse("deck-practice", args=[deck.public_id])
    refused = client.post(address, {"against": "itself"})
    assert refused.status_code == 400 and "Play illegal decks anyway" in text(refused)
    assert not PracticeGame.objects.exists()
    assert client.post(address, {"against": "itself", "illegal": "on"}).status_code == 302


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"against": "sample:nothing"}, "sample:nothing is not one of the available choices"),
        ({"other": "a deck, please"}, "'a deck, please' is not a link to a deck"),
        ({"other": "/decks/aaaaaaaaaaaaaa/"}, "there is no deck 'aaaaaaaaaaaaaa'"),
        ({"opponent": "oracle"}, "oracle is not one of the available choices"),
        ({"seed": "lucky"}, "“lucky” is not a seed"),
    ],
)
def test_a_form_that_asks_for_what_there_is_not_says_so(client, deck, said, why):
    response = client.post(reverse("deck-practice", args=[deck.public_id]), said)
    shown = text(response).replace("&#x27;", "'")
    assert response.status_code == 400 and why in shown
    assert not PracticeGame.objects.exists()


def test_a_visitor_plays_in_their_browser_and_takes_the_game_along_to_an_account(deck):
    visitor = Client()
    public = batches.stored(visibility="public", name="Open to all")
    game = start(visitor, public)
    assert visitor.cookies[COOKIE].value and game.owner is None
    assert page(visitor, game) and Client().get(game.get_absolute_url()).status_code == 404
    user = factories.make_user("newcomer")
    visitor.post(reverse("account_login"), {"login": user.username, "password": factories.PASSWORD})
    assert fresh(game).owner == user and fresh(game).browser == ""
    assert visitor.get(game.get_absolute_url()).status_code == 200


def test_as_many_games_are_kept_as_there_is_room_for(client, deck, monkeypatch):
    monkeypatch.setattr(caps, "PRACTICE_PER_USER", 1)
    start(client, deck)
    response = client.post(reverse("deck-practice", args=[deck.public_id]), {"against": "itself"})
    assert response.status_code == 422 and "You keep 1 practice games" in text(response)


def test_a_game_is_deleted_once_that_is_confirmed(client, deck):
    game = start(client, deck)
    address = reverse("practice-delete", args=[game.public_id])
    client.post(address)
    assert PracticeGame.objects.filter(pk=game.pk).exists()
    client.post(address, {"sure": "yes"})
    assert not PracticeGame.objects.filter(pk=game.pk).exists()


def test_a_game_outlives_its_deck(client, deck):
    game = start(client, deck)
    deck.delete()
    assert "your choice" in page(client, game)


# ---- positions from records and replays ----


def record_after(client, deck) -> str:
    game = start(client, deck)
    for _ in range(4):
        move(client, game, "answer", choice="0")
    return practices.record_of(fresh(game)).to_json()


def test_a_position_is_set_up_from_a_step_of_a_record_as_its_replay_numbers_them(client, deck):
    written = record_after(client, deck)
    steps = practice_games.sitting(PracticeGame.objects.get()).told["steps"]
    step = next(one["number"] for one in steps if one["kind"] == "answer" and one["answers"] == 2)
    address = reverse("practice-from-record")
    before = set(PracticeGame.objects.values_list("pk", flat=True))
    said = {"record": written, "step": str(step), "seat": "1", "opponent": "random"}
    assert client.post(address, said).status_code == 302
    game = PracticeGame.objects.exclude(pk__in=before).get()
    kept = json.loads(written)["answers"][:2]
    assert game.answers[:2] == kept and (game.seat, game.opponent) == (1, "random")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"record": "{"}, "not a record"),
        ({"record": '{"engine":"0"}'}, "recorded by engine"),
        ({"step": "9999"}, "not 9999"),
        ({"step": "-1"}, "-1 as step is not possible"),
        ({"record": ""}, "Upload a record’s file or paste a record; there is neither yet"),
        ({"file": SimpleUploadedFile("two.jsonl", b"{}\n{}\n")}, "“two.jsonl” has 2 records"),
        ({"file": SimpleUploadedFile("game.jsonl", b"{}")}, "paste a record; not both"),
        ({"seat": "2"}, "2 is not one of the available choices"),
    ],
)
def test_a_record_that_cannot_be_played_says_why(client, deck, change, why):
    said = {"record": record_after(client, deck), "seat": "0", "opponent": "greedy", **change}
    count = PracticeGame.objects.count()
    response = client.post(reverse("practice-from-record"), said)
    assert response.status_code == 400 and why in text(response).replace("&#x27;", "'").replace("&quot;", '"')
    assert PracticeGame.objects.count() == count


def test_a_record_with_unknown_cards_or_answers_that_do_not_fit_is_refused(client, deck):
    row = json.loads(record_after(client, deck))
    strange = {**row, "decks": [[["main", "no-such-card"]], row["decks"][1]]}
    forged = {**row, "answers": [0, 99]}
    for one, why in ((strange, "no-such-card"), (forged, "answer 1 of 2 does not fit")):
        said = {"record": json.dumps(one), "seat": "0", "opponent": "greedy"}
        response = client.post(reverse("practice-from-record"), said)
        assert response.status_code == 400 and why in text(response)


def test_a_replayed_game_is_played_on_from_any_step_by_either_side(client, deck):
    batch = batches.played(owner=deck.owner)
    replayed = reverse("batch-game", args=[batch.public_id, 0, 0, "second"])
    assert "Take over from here" in text(client.get(replayed, {"step": "30"}))
    address = reverse("batch-game-practice", args=[batch.public_id, 0, 0, "second"])
    for view, seat in (("first", 1), ("second", 0)):
        assert client.post(address, {"step": "30", "view": view}).status_code == 302
        game = PracticeGame.objects.first()
        assert game.seat == seat and game.answers and not game.over
        assert "your choice" in page(client, game)


def test_the_file_of_a_record_is_uploaded(client, deck):
    file = SimpleUploadedFile("game.jsonl", f"{record_after(client, deck)}\n".encode())
    said = {"file": file, "seat": "0", "opponent": "greedy"}
    assert client.post(reverse("practice-from-record"), said).status_code == 302
    assert PracticeGame.objects.count() == 2


def test_a_practice_game_that_is_over_is_taken_over_from_any_step_by_either_side(client, deck):
    game = start(client, deck)
    move(client, game, "answer", choice="0")
    replay = reverse("practice-replay", args=[game.public_id])
    address = reverse("practice-take-over", args=[game.public_id])
    assert "Take over from here" not in text(client.get(replay))
    client.post(address, {"step": "9"})
    assert PracticeGame.objects.count() == 1
    move(client, game, "concede")
    assert "Take over from here" in text(client.get(replay, {"step": "9"}))
    step = practice_games.sitting(fresh(game)).told["steps"][9]
    for view, seat in (("first", 0), ("second", 1)):
        assert client.post(address, {"step": "9", "view": view}).status_code == 302
        taken = PracticeGame.objects.first()
        assert taken.seat == seat and not taken.over
        assert taken.answers[: step["answers"]] == fresh(game).answers[: step["answers"]]


@pytest.mark.parametrize("route", ["batches", "practice"])
def test_an_empty_list_of_games_leads_to_decks_that_there_are(client, route):
    assert f'href="{reverse("deck-new")}">Build a deck' in client.get(reverse(route)).content.decode()
    client.force_login(batches.stored().owner)
    assert f'href="{reverse("mine")}">your decks' in client.get(reverse(route)).content.decode()


def test_batches_and_practice_games_lead_to_each_other(client):
    assert f'href="{reverse("practice")}"' in client.get(reverse("batches")).content.decode()
    assert f'class="button" href="{reverse("batches")}"' in client.get(reverse("practice")).content.decode()


def test_passing_until_something_happens_is_one_move_where_there_is_something_to_pass(client, deck):
    game = start(client, deck)
    for _ in range(60):
        question = practice_games.sitting(fresh(game)).question
        assert question is not None
        if question.passing >= 0:
            break
        move(client, game, "answer", choice="0")
    assert "Pass until something happens" in page(client, game)
    version = fresh(game).version
    assert move(client, game, "pass_on").status_code == 302
    assert fresh(game).version == version + 1
    assert move(client, game, "pass_on", version=version).status_code == 409


def test_a_move_that_there_is_not_is_refused_with_those_there_are(client, deck):
    game = start(client, deck)
    response = move(client, game, "cheat")
    assert response.status_code == 400
    assert "“cheat” is not a move; there are answer, pay, pass_on, think, undo, concede" in text(response)
