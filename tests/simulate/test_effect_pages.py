"""Asking what a card is worth, on pages, over the API and on the command line, and reading the answer."""

import csv
import io
import json
import re

import pytest
from django.test import Client
from django.urls import reverse

from common import caps
from rules.blanks import blank_id
from rules.systems import system
from simulate import services
from simulate.cli import main
from simulate.games.effect_figures import card_effect
from simulate.models import Batch
from simulate.services import chunks
from tests.decks import factories
from tests.decks.test_pages_check import words
from tests.simulate import batches
from tests.simulate.effects import CARD, PLAIN, effect_plan
from tests.simulate.plans import ledgers, plan_of
from tests.simulate.small import results, undisturbed

pytestmark = pytest.mark.django_db

MANE = "Burning Mane"
"""A card of the deck that is stored here."""


def id_of(name: str) -> str:
    return system("dm").catalogue().named(name)[0].id


@pytest.fixture
def user(client):
    user = factories.make_user()
    client.force_login(user)
    return user


def page_of(client: Client, batch: Batch, **asked: object) -> str:
    answer = client.get(reverse("batch", args=[batch.public_id]), asked)
    assert answer.status_code == 200
    return re.sub(r" ([.,;:])", r"\1", words(answer.content.decode()))


# ---- through the batch machinery ----


def test_a_batch_about_a_card_comes_to_what_its_plan_does_undisturbed(user):
    plan = effect_plan(6, 2)
    batch = batches.played(plan, owner=user)
    assert batch.state == "done" and results(batch) == undisturbed(plan)
    assert services.ledgers(batch, plan) == services.recount(batch=batch) == ledgers(plan)


def test_a_batch_about_a_card_that_failed_goes_on_to_the_same_figures(user):
    plan = effect_plan(6, 2)
    batch = batches.work(batches.started(plan, owner=user), 3)
    for _ in range(3):
        held = chunks.claim(batch_id=batch.pk, number=3, worker="test")
        assert held is not None
        chunks.fail(claim=held, reason="OSError: no space left")
    batch.refresh_from_db()
    assert batch.state == "failed"
    services.resume_batch(batch=batch)
    batch = batches.work(batch)
    assert batch.state == "done"
    assert card_effect(plan, services.ledgers(batch, plan)) == card_effect(plan, ledgers(plan))


def test_the_same_question_asked_again_is_the_same_batch_and_played_again_it_is_another(user):
    batch = batches.started(effect_plan(), owner=user)
    with pytest.raises(services.AskedBefore):
        batches.started(effect_plan(), owner=user)
    again = services.start_anew(batch=batch, seed=8)
    assert again.plan["effect"] == batch.plan["effect"] and again.plan["seed"] == 8


# ---- the report ----


def test_the_page_says_what_the_card_is_worth_and_what_that_is_good_for(client, user):
    batch = batches.played(effect_plan(30, 30), owner=user)
    page = page_of(client, batch)
    assert f"{CARD} in darkness-slayers, against fire-darkness-ambush" in page
    assert "points of win rate with 4 copies of" in page
    assert "of 60 games came out differently" in page
    assert "The number says what these copies add to this deck against this opponent" in page
    assert "played as if it had no text" in page and "as legal as it is" in page
    assert "Games that came out differently against" in page
    assert "Every matchup" not in page and "Against the same opponent" not in page
    link = re.search(
        r'href="(/batches/\w+/games/1/\d+/\w+/)"', client.get(batch.get_absolute_url()).content.decode()
    )
    assert link is not None and client.get(link[1]).status_code == 200


def test_a_blank_is_named_as_such_in_tables_and_replays_and_leads_to_its_card(client, user):
    batch = batches.played(effect_plan(4, 4), owner=user)
    page = client.get(batch.get_absolute_url(), {"pairing": "1"}).content.decode()
    assert f"{CARD}, without its text" in page
    assert reverse("card", args=["dm", id_of(CARD)]) in page and blank_id(id_of(CARD)) not in page
    seen = ""
    for pair in range(4):
        game = reverse("batch-game", args=[batch.public_id, 1, pair, "first"])
        for turn in range(1, 8):
            seen += client.get(game, {"turn": turn, "view": "all"}).content.decode()
    assert "without its text" in seen and ":blank" not in seen


def test_lists_and_previews_name_the_card(client, user):
    batches.started(effect_plan(), owner=user)
    batches.started(owner=user)
    shown = words(client.get(reverse("batches")).content.decode())
    assert f"{CARD} in darkness-slayers, against fire-darkness-ambush" in shown
    assert "darkness-slayers against fire-darkness-ambush" in shown


def test_before_both_versions_have_played_the_page_says_so(client, user):
    batch = batches.work(batches.started(effect_plan(4, 4), owner=user), 1)
    assert "Nothing to compare yet" in page_of(client, batch)


def test_with_too_little_text_played_no_difference_is_shown_first(client, user, monkeypatch):
    monkeypatch.setattr("simulate.games.text_played.LEAST_SHARE", 1.1)
    page = page_of(client, batches.played(effect_plan(4, 4), owner=user))
    assert (
        "Not a forecast" in page and "points of win rate" not in page and "Show the difference anyway" in page
    )


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_files_have_the_difference_with_its_interval(client, user, kind):
    plan = effect_plan(30, 30, opponents=2)
    batch = batches.played(plan, owner=user)
    found = card_effect(plan, ledgers(plan)) or pytest.fail()
    total = found["overall"] or pytest.fail()
    written = client.get(reverse("batch-export", args=[batch.public_id, kind])).content.decode()
    if kind == "json":
        assert json.loads(written)["report"]["effect"] == json.loads(json.dumps(found))
        return
    rows = [
        row for row in csv.DictReader(io.StringIO(written)) if row["figure"] == "difference with the card"
    ]
    assert [row["against"] for row in rows] == ["fire-darkness-ambush", "fire-nature-rush", ""]
    assert [float(rows[-1][name]) for name in ("value", "low", "high")] == pytest.approx(
        [total["value"], total["low"], total["high"]]
    )


# ---- hidden decks ----


def test_what_others_see_of_a_private_deck_does_not_name_its_card(client):
    deck = batches.stored(name="Nobody else may read this name")
    entry = services.entry_of(deck)
    plan = effect_plan(6, 6, decks=(entry, plan_of().entries[0]), card="Deathblade Beetle")
    batch = batches.played(plan, owner=deck.owner, decks=[deck, deck, None])
    services.share_batch(batch=batch, visibility="unlisted", private_decks="hide")
    addresses = [
        batch.get_absolute_url(),
        reverse("batch-results-api", args=[batch.public_id]),
        *(reverse("batch-export", args=[batch.public_id, kind]) for kind in ("csv", "json")),
    ]
    for address in addresses:
        answer = client.get(address)
        assert answer.status_code == 200
        for secret in ("Deathblade Beetle", id_of("Deathblade Beetle"), deck.name):
            assert secret not in answer.content.decode(), (address, secret)
    page = page_of(client, batch)
    assert "A card in A private deck (1), against darkness-slayers" in page
    assert "The card in A private deck (1)" in page and "points of win rate with 4 copies of the card" in page
    assert "Games that came out differently against" not in page
    client.force_login(deck.owner)
    assert "Deathblade Beetle in Nobody else may read this name" in page_of(client, batch)


# ---- asked on the page of a batch ----


def ask(client: Client, batch: Batch, **said: str) -> str:
    """Ask about a card, and return the address that this leads to."""
    given = {"pairing": "0", "card": f"0:{id_of(CARD)}", "games": "20", **said}
    response = client.post(reverse("batch-effect", args=[batch.public_id]), given)
    assert response.status_code == 302
    return response["Location"]


def test_the_owner_asks_from_the_report_and_nobody_else_is_offered_it(client, user):
    batch = batches.played(plan_of(decks=3), owner=user, visibility="unlisted")
    page = page_of(client, batch)
    assert "What is a card worth?" in page and "without it" in page
    assert "What is a card worth?" not in page_of(Client(), batch)
    address = ask(client, batch)
    started = Batch.objects.exclude(pk=batch.pk).get()
    assert address == started.get_absolute_url()
    plan = started.plan
    assert plan["effect"] == {"card": id_of(CARD), "replacement": blank_id(id_of(CARD))}
    assert plan["pairs"] == 10 and plan["pairings"] == [[0, 2], [1, 2], [0, 3], [1, 3]]
    assert [one["name"] for one in plan["entries"]][2:] == ["fire-darkness-ambush", "fire-nature-rush"]
    assert plan["seed"] != batch.plan["seed"] or plan["pairs"] != batch.plan["pairs"]
    assert (started.owner, started.visibility) == (user, "unlisted")


def test_the_other_deck_of_a_pairing_may_be_asked_about_and_keeps_its_player(client, user):
    plan = plan_of(players=("random", "greedy"))
    batch = batches.played(plan, owner=user)
    card = next(row[1] for row in plan.entries[1].rows if "Burst Shot" not in row[1])
    ask(client, batch, card=f"1:{card}", instead=MANE)
    started = Batch.objects.exclude(pk=batch.pk).get().plan
    assert [one["name"] for one in started["entries"]][::2] == ["fire-darkness-ambush", "darkness-slayers"]
    assert started["players"] == ["greedy", "random"]
    assert started["effect"]["replacement"] == id_of(MANE)


def test_a_stored_deck_stays_the_version_that_the_batch_played(client):
    deck = batches.stored()
    client.force_login(deck.owner)
    entry = services.entry_of(deck)
    plan = plan_of()
    from dataclasses import replace

    batch = batches.played(
        replace(plan, entries=(entry, plan.entries[1])), owner=deck.owner, decks=[deck, None]
    )
    ask(client, batch, card=f"0:{id_of('Deathblade Beetle')}")
    started = Batch.objects.exclude(pk=batch.pk).get()
    assert [one.deck_id for one in started.entries.all()] == [deck.pk, deck.pk, None]
    assert [one.deck_version for one in started.entries.all()] == [1, 1, None]
    assert {one.outcome for one in started.entries.all()} == {"legal"}


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ({"card": ""}, "choose a card of one of the decks"),
        ({"card": "7:x"}, "choose a card of one of the decks"),
        ({"card": "0:nothing"}, "has no card ’nothing’".replace("’", "'")),
        ({"pairing": "5"}, "there is no pairing '5', only 0 to 0"),
        ({"games": "0"}, "0 as number of games is not possible; give from 1 to 100,000"),
        ({"games": ""}, "say how many games to play"),
        ({"games": "many"}, "“many” is not a number of games"),
        ({"instead": "Nobodys Card"}, "has no card 'Nobodys Card'"),
        ({"card": f"0:{id_of(PLAIN)}"}, f"“{PLAIN}” has no text"),
        ({"card": f"0:{id_of(PLAIN)}", "instead": CARD}, "is illegal. Name a replacement with which"),
    ],
)
def test_what_cannot_be_asked_leads_back_with_what_was_typed_and_what_is_wrong(client, user, said, fault):
    batch = batches.played(owner=user)
    address = ask(client, batch, **said)
    assert address.endswith("#worth") and Batch.objects.count() == 1
    page = client.get(address).content.decode()
    assert fault in words(page).replace("&#x27;", "'")
    if said.get("instead"):
        assert f'value="{said["instead"]}"' in page


def test_more_games_than_a_player_may_have_are_refused_and_the_form_begins_with_what_is_possible(
    client, user
):
    batch = batches.played(plan_of(decks=3), owner=user)
    page = client.get(ask(client, batch, games="60000")).content.decode()
    assert "at most 50,000 of each pairing" in words(page)
    assert 'max="50000" value="60000"' in page
    assert 'max="50000" value="1000"' in client.get(batch.get_absolute_url()).content.decode()


def test_a_player_has_only_so_many_batches_about_cards_at_a_time(client, user):
    batch = batches.played(owner=user)
    for seed in range(caps.BATCHES_LIVE):
        batches.started(plan_of(seed=seed), owner=user)
    assert "the most you may have at a time" in words(client.get(ask(client, batch)).content.decode())


# ---- asked with a new batch ----


def test_a_new_batch_may_ask_about_a_card(client):
    deck = batches.stored()
    client.force_login(deck.owner)
    address = reverse("deck-games", args=[deck.public_id])
    assert "Ask what a card is worth" in words(client.get(address).content.decode())
    given = {"opponent": ["sample:fire-nature-rush"], "games": "20", "card": id_of("Deathblade Beetle")}
    cost = words(client.post(address, {**given, "do": "cost"}).content.decode())
    assert "40: 20 of each of 2 pairings, with the card and without it" in cost
    assert client.post(address, {**given, "do": "start"}).status_code == 302
    batch = Batch.objects.get()
    assert batch.plan["effect"]["card"] == id_of("Deathblade Beetle")
    assert [one.deck_id for one in batch.entries.all()] == [deck.pk, deck.pk, None]
    for more, fault in (
        ({"meet": "matrix"}, "is asked about the first deck"),
        ({"until": "precision"}, "fixed number of games"),
        ({"card": "", "instead": CARD}, "choose the card that is replaced"),
        ({"card": "nothing"}, "nothing"),
    ):
        refused = client.post(address, {**given, "do": "start", **more})
        assert refused.status_code == 400 and fault in words(refused.content.decode())


# ---- over the API ----


def post(client: Client, **body: object):
    given = {"system": "dm", "decks": [{"sample": "darkness-slayers"}, {"sample": "nature-giants"}], **body}
    return client.post("/api/batches/", given, content_type="application/json")


def test_the_api_takes_a_card_and_answers_what_it_is_worth(client, user):
    response = post(client, games=20, effect={"card": CARD, "replacement": MANE})
    assert response.status_code == 202, response.content
    body = response.json()
    assert [one["decks"] for one in body["pairings"]] == [[0, 2], [1, 2]] and body["planned"] == 40
    batch = batches.work(Batch.objects.get())
    found = client.get(reverse("batch-results-api", args=[batch.public_id])).json()["report"]["effect"]
    assert (found["name"], found["replacement_name"], found["copies"]) == (CARD, MANE, 4)
    assert found["overall"]["games"] == 20 and found["overall"]["low"] <= found["overall"]["value"]


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({"effect": {"card": "Cursd Pincher"}}, "did you mean “Cursed Pincher”"),
        ({"effect": {"card": MANE}}, f"“{MANE}” is not in “"),
        ({"effect": {"card": CARD}, "meet": "matrix"}, "is asked about the first deck"),
        ({"effect": {"card": CARD}, "stop": {"kind": "precision"}}, "fixed number of games"),
        ({"effect": {}}, "required"),
        ({"effect": {"card": CARD}, "games": 0}, "0 is not a whole number from 1"),
        ({"effect": {"card": CARD}, "games": 200_000}, "100,000 as pairs of games with and without a card"),
    ],
)
def test_what_the_api_cannot_ask_is_refused_with_what_is_wrong(client, user, body, fault):
    response = post(client, **{"games": 4, **body})
    assert response.status_code == 400 and fault in json.dumps(response.json(), ensure_ascii=False)
    assert not Batch.objects.exists()


def test_a_list_that_breaks_the_rules_with_the_replacement_is_refused_with_its_findings(client, user):
    response = post(client, games=4, effect={"card": PLAIN, "replacement": CARD})
    assert response.status_code == 422
    (refused,) = response.json()["decks"]
    assert refused["name"].endswith(f"{PLAIN} replaced by {CARD}") and refused["verdict"]["findings"]
    assert post(client, games=4, effect={"card": PLAIN, "replacement": CARD}, illegal=True).status_code == 202


# ---- on the command line ----


def test_the_command_line_says_what_a_card_is_worth(capsys):
    files = [
        str(system("dm").folder / "decks" / f"{name}.txt") for name in ("darkness-slayers", "nature-giants")
    ]
    dm = ("--system", "dm", "--games", "20")
    assert main(["games", *files, *dm, "--without", CARD]) == 0
    said = capsys.readouterr().out
    assert f"4 × {CARD} in darkness-slayers, with and without its text" in said
    assert re.search(r"against nature-giants: [+-]\d+\.\d points, 95 % between", said)
    assert "The number says what these copies add" in said
    assert main(["games", *files, *dm, "--without", CARD, "--instead", MANE, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["effect"]["replacement_name"] == MANE
    for more, fault in (
        (("--without", "Cursd"), "no card 'Cursd'"),
        (("--without", CARD, "--matrix"), "leave out --matrix"),
        (("--without", CARD, "--precision", "5"), "fixed number of games"),
        (("--instead", CARD), "name that card with --without"),
        (("--without", PLAIN, "--instead", CARD), "8 copies in the deck, 4 allowed"),
    ):
        assert main(["games", *files, *dm, *more]) == 2
        assert fault in capsys.readouterr().err
