"""The pages of batches: starting one, watching it, its figures, a game of it, two side by side, files."""

import csv
import io
import re
from dataclasses import replace

import pytest
from django.urls import reverse

from common import caps
from rules.engine.sentences import Wording
from rules.play import Meeting
from rules.readings import deck_reading
from rules.samples import sample_decks
from simulate import plan_requests
from simulate.games.matchup_results import overall
from simulate.games.plan import Plan
from simulate.games.stop import Stop
from simulate.models import Batch, BatchEntry, Chunk
from tests.decks import factories
from tests.simulate import batches
from tests.simulate.plans import ledgers, plan_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def user(client):
    user = factories.make_user()
    client.force_login(user)
    return user


@pytest.fixture
def deck(user):
    return batches.stored(owner=user)


def text(response) -> str:
    return re.sub(r"\s+", " ", response.content.decode())


def start(client, deck, status: int = 302, **asked):
    given = {"opponent": ["sample:fire-nature-rush"], "games": "20", "do": "start", **asked}
    response = client.post(reverse("deck-games", args=[deck.public_id]), given)
    assert response.status_code == status, text(response)
    return response


def nothing_is_stored() -> bool:
    return not Batch.objects.exists() and not BatchEntry.objects.exists() and not Chunk.objects.exists()


# ---- starting ----


def test_sample_decks_are_offered_with_what_they_are_the_lists_of_winners_first(client, deck):
    page = text(client.get(reverse("deck-games", args=[deck.public_id])))
    said = [
        "Lists that won an event",
        "Water and Nature <",
        "1st place at Galactic Quest, Lawrenceville, 2005-01-08",
    ]
    said += ["Wave strikers <", "Lists played at an event", "Five civilizations <", "Built for this site"]
    places = [page.index(words) for words in said]
    assert places == sorted(places)


def test_a_batch_is_started_with_what_was_asked_for(client, deck):
    other = batches.stored("light-water-walls", owner=deck.owner, name="Walls", visibility="private")
    response = start(
        client,
        deck,
        opponent=["sample:fire-nature-rush", f"deck:{other.public_id}"],
        meet="matrix",
        seed="12",
        mine="greedy",
        theirs="random",
    )
    batch = Batch.objects.get()
    assert response["Location"] == reverse("batch", args=[batch.public_id])
    plan = batch.plan
    assert [entry["name"] for entry in plan["entries"]] == ["Giants", "Walls", "Fire and nature"]
    assert plan["pairings"] == [[0, 1], [0, 2], [1, 2]]
    assert (plan["pairs"], plan["seed"], plan["players"]) == (10, 12, ["greedy", "random"])
    assert [entry.deck_id for entry in batch.entries.all()] == [deck.pk, other.pk, None]
    assert (batch.owner, batch.visibility, batch.state) == (deck.owner, "private", "waiting")


def test_the_cost_is_told_before_anything_is_started(client, deck):
    shown = text(client.get(reverse("deck-games", args=[deck.public_id])))
    assert "Choose at least one deck" in shown
    shown = text(start(client, deck, 200, do="cost", games="400"))
    assert "400" in shown and "of processor time" in shown and "±4.9 points" in shown
    assert "a true rate of 57.0 % is distinguished from an even matchup" in shown
    shown = text(start(client, deck, 200, do="cost", until="precision", points="3"))
    assert "until each win rate is known to ±3 points" in shown and "expected after about" in shown
    shown = text(start(client, deck, 200, do="cost", until="test", lower="50", higher="60"))
    assert "sequential test of 50 % against 60 %" in shown
    assert nothing_is_stored()


def test_how_much_of_each_chosen_deck_is_played_is_told_before_anything_is_started(client, deck):
    shared = batches.stored("light-water-walls", name="Walls", visibility="unlisted")
    hidden = batches.stored("darkness-slayers", name="Hidden", visibility="private")

    def told(name: str, code: str) -> str:
        copies = deck_reading(sample_decks("dm")[code]).copies
        some = f"<strong>{copies.read} of {copies.cards} copies read whole</strong>"
        of = "All texts are read and played" if copies.read == copies.cards else some
        share = f"{copies.carried_out} of {copies.printed} printed abilities carried out"
        return rf"{name}</span>(?:(?!</li>).)*{of}(?:(?!</li>).)*{share}"

    address = reverse("deck-games", args=[deck.public_id])
    before = text(client.get(address))
    assert re.search(told("Giants", "nature-giants"), before) and "fire-nature-rush" in before
    shown = text(start(client, deck, 200, do="cost", others=shared.public_id))
    for name, code in (
        ("Giants", "nature-giants"),
        ("Walls", "light-water-walls"),
        ("Fire and nature", "fire-nature-rush"),
    ):
        assert re.search(told(name, code), shown), name
    again = text(start(client, deck, 200, do="cost", opponent=["itself", "sample:fire-nature-rush"]))
    assert again.count("abilities carried out") == 2
    shown = text(start(client, deck, 400, do="cost", others=hidden.public_id))
    assert "Hidden" not in shown and shown.count("abilities carried out") == 1
    assert nothing_is_stored()


def test_a_precision_and_a_test_become_rules_to_stop_by(client, deck):
    start(client, deck, until="precision", points="2.5")
    assert Batch.objects.latest("pk").plan["stop"]["half"] == 0.025
    start(client, deck, until="test", lower="48", higher="52")
    stop = Batch.objects.latest("pk").plan["stop"]
    assert (stop["kind"], stop["p0"], stop["p1"]) == ("sprt", 0.48, 0.52)


def test_decks_of_others_are_named_by_their_addresses(client, deck):
    shared = batches.stored("light-water-walls", name="Walls", visibility="unlisted")
    hidden = batches.stored("darkness-slayers", name="Hidden", visibility="private")
    start(client, deck, opponent=[], others=f"http://localhost/decks/{shared.public_id}/\n")
    assert Batch.objects.get().plan["entries"][1]["name"] == "Walls"
    shown = text(start(client, deck, 400, opponent=[], others=hidden.public_id))
    assert f"there is no deck &#x27;{hidden.public_id}&#x27;" in shown and "Hidden" not in shown


def test_a_deck_may_meet_itself(client, deck):
    start(client, deck, opponent=["itself"])
    assert Batch.objects.get().plan["pairings"] == [[0, 0]]
    start(client, deck, opponent=["itself", "sample:fire-nature-rush"])
    names = [entry["name"] for entry in Batch.objects.latest("pk").plan["entries"]]
    assert names == ["Giants", "Fire and nature", "Giants (2)"]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"games": "0"}, "0 as number of games is not possible"),
        ({"games": "1000000000"}, "1,000,000,000 as number of games is not possible"),
        ({"games": "-4"}, "-4 as number of games"),
        ({"games": "many"}, "“many” is not a number of games"),
        ({"games": "9" * 5000}, "is not a number of games"),
        ({"games": "300000"}, "300,000 games are more than you may play"),
        ({"games": "100000", "mine": "lookahead", "theirs": "lookahead"}, "more than you may play"),
        ({"seed": "seven"}, "“seven” is not a seed; write a whole number"),
        ({"seed": "1.5"}, "“1.5” is not a seed"),
        ({"seed": "-1"}, "-1 as seed is not possible"),
        ({"seed": str(2**60)}, "as seed is not possible"),
        ({"until": "precision", "points": "0"}, "0 as precision is not possible"),
        ({"until": "precision", "points": "close"}, "“close” is not a precision"),
        ({"until": "precision", "points": "nan"}, "nan as precision is not possible"),
        ({"until": "test", "lower": "55", "higher": "50"}, "the first rate has to be the lower one"),
        ({"opponent": []}, "Choose at least one deck"),
        ({"opponent": ["sample:nobody"]}, "no sample deck &#x27;nobody&#x27;"),
        ({"opponent": ["what"]}, "&#x27;what&#x27; is not a deck to play against"),
        ({"others": "a deck, please"}, "&#x27;a deck, please&#x27; is not a link to a deck"),
        ({"others": "x" * 5000}, "in at most 2,000 characters"),
        ({"mine": "oracle"}, "oracle is not one of the available choices"),
        ({"meet": "sideways"}, "sideways is not one of the available choices"),
        ({"visibility": "public"}, "public is not one of the available choices"),
    ],
)
def test_bad_input_is_quoted_and_nothing_is_stored(client, deck, asked, said):
    assert said in text(start(client, deck, 400, **asked))
    assert nothing_is_stored()


def test_a_deck_of_another_game_is_refused(client, deck):
    other = factories.make_deck(cards=factories.legal_cards(), visibility="public", name="Elsewhere")
    shown = text(start(client, deck, 400, others=other.public_id))
    assert "“Elsewhere” is a deck of Final Fantasy" in shown and nothing_is_stored()


def test_illegal_decks_are_judged_first_and_refused_with_what_is_wrong(client, deck):
    row = deck.rows.first()
    row.quantity = 9
    row.save()
    shown = text(start(client, deck, 400))
    assert "“Giants”: not legal" in shown and "9 copies" in shown and "§" in shown
    assert nothing_is_stored()
    start(client, deck, illegal="on")
    batch = batches.work(Batch.objects.get())
    shown = text(client.get(reverse("batch", args=[batch.public_id])))
    assert "“Giants” breaks the rules, and was played on request" in shown and "9 copies" in shown


def test_a_deck_with_lines_that_are_no_cards_is_not_played_even_on_request(client, deck):
    deck.unresolved = [
        {
            "line": 1,
            "text": "4 Nobdy",
            "why": "unknown_card",
            "suggestions": [],
            "count": 4,
            "section": "main",
            "detail": "",
        }
    ]
    deck.save()
    shown = text(start(client, deck, 400, illegal="on"))
    assert "lines are not known cards" in shown and nothing_is_stored()


def test_visitors_may_start_small_batches_one_at_a_time(client):
    deck = batches.stored(visibility="public")
    assert "more than you may play" in text(start(client, deck, 400, games="1000"))
    start(client, deck, games="100")
    batch = Batch.objects.get()
    assert batch.owner is None and batch.session_key == client.session.session_key
    assert client.get(reverse("batch", args=[batch.public_id])).status_code == 200
    assert "1 batch is running" in text(start(client, deck, 429, games="100"))
    assert Batch.objects.count() == 1


def test_accounts_have_a_cap_of_running_batches_too(client, deck, monkeypatch):
    monkeypatch.setattr(caps, "BATCHES_LIVE", 2)
    start(client, deck)
    start(client, deck)
    assert "2 batches are running" in text(start(client, deck, 429))
    Batch.objects.update(state="done")
    start(client, deck)


def test_who_starts_too_many_batches_has_to_wait(client, deck, monkeypatch):
    monkeypatch.setattr(caps, "RATES", {**caps.RATES, "batch": "1/hour"})
    start(client, deck)
    assert "start the next in" in text(start(client, deck, 429))
    assert Batch.objects.count() == 1


def test_lengths_of_time_are_said_roughly():
    words = [plan_requests.in_words(seconds) for seconds in (0.2, 1.4, 44, 200, 7200, 7500)]
    assert words == ["1 second", "1 second", "44 seconds", "3 minutes", "2 hours", "2 h 5 min"]


# ---- watching ----


def test_a_running_batch_shows_its_band_and_asks_again(client, user):
    batch = batches.work(batches.started(owner=user), 1)
    shown = text(client.get(reverse("batch", args=[batch.public_id])))
    assert 'hx-trigger="every 2s"' in shown and '<meta http-equiv="refresh" content="5">' in shown
    assert "confidence sequence" in shown and "4 of 12 games" in shown and "Cancel the batch" in shown


def test_progress_is_sent_only_when_there_is_some(client, user):
    batch = batches.work(batches.started(owner=user), 1)
    address = reverse("batch-progress", args=[batch.public_id])
    first = client.get(address)
    assert first.status_code == 200 and "4 of 12 games" in text(first)
    tag = first["ETag"]
    assert client.get(address, headers={"If-None-Match": tag}).status_code == 304
    assert client.get(address, {"seen": tag.strip('"')}).status_code == 204
    batches.work(batch, 2)
    again = client.get(address, {"seen": tag.strip('"')}, headers={"HX-Request": "true"})
    assert "8 of 12 games" in text(again) and "60 % played</p>" in text(again)
    batches.work(batch)
    ended = client.get(address, {"seen": tag.strip('"')}, headers={"HX-Request": "true"})
    assert (ended.status_code, ended["HX-Refresh"]) == (200, "true")


def test_a_batch_is_cancelled_and_keeps_what_was_played(client, user):
    batch = batches.work(batches.started(owner=user), 1)
    response = client.post(reverse("batch-cancel", args=[batch.public_id]), follow=True)
    shown = text(response)
    assert "The batch is cancelled" in shown and "Cancelled" in shown and "4 of 12 games counted" in shown
    assert "had already ended" in text(
        client.post(reverse("batch-cancel", args=[batch.public_id]), follow=True)
    )


def test_a_batch_is_shared_and_deleted_by_its_owner(client, user):
    batch = batches.played(owner=user)
    share = reverse("batch-share", args=[batch.public_id])
    assert "says nothing about who" in text(client.post(share, {"visibility": "everyone"}, follow=True))
    client.post(share, {"visibility": "unlisted"})
    assert Batch.objects.get().visibility == "unlisted"
    delete = reverse("batch-delete", args=[batch.public_id])
    assert "Tick the box" in text(client.post(delete, follow=True))
    client.post(delete, {"sure": "yes"})
    assert not Batch.objects.exists()


def test_a_failed_batch_says_why(client, user):
    batch = batches.started(owner=user)
    Batch.objects.update(state="failed", reason="Chunk 0 was tried 3 times: no room <left>")
    shown = text(client.get(reverse("batch", args=[batch.public_id])))
    assert (
        "This batch failed." in shown and "no room &lt;left&gt;" in shown and "No games were counted" in shown
    )


# ---- results ----


def test_every_figure_stands_with_its_interval_games_seed_players_and_what_is_understood(client, user):
    batch = batches.played(plan_of(pairs=30, chunk_pairs=10), owner=user)
    shown = text(client.get(reverse("batch", args=[batch.public_id])))
    headline = shown.split('id="rate-title"')[1].split("</section>")[0]
    assert re.search(r'chance-figure figure">\d+\.\d %', headline)
    assert "of 60 games" in headline and re.search(r"95 % interval <span[^>]*>\d+\.\d–\d+\.\d %", headline)
    assert "greedy players" in headline and ">7<" in headline
    assert "cards fully understood" in shown
    for heading in ("How long games take", "Why games end", "Turn by turn", "Card by card"):
        assert heading in shown
    # Every row of a table of rates has its interval and its games.
    for table in re.findall(r'<table class="rates">.*?</table>', shown):
        for cells in re.findall(r"<tr><th scope=\"row\">.*?</tr>", table):
            assert re.search(r"\d–-?\d", cells), cells
    assert 'style="' not in shown


def test_charts_stand_beside_their_tables(client, user):
    batch = batches.played(plan_of(pairs=10, chunk_pairs=10), owner=user)
    shown = text(client.get(reverse("batch", args=[batch.public_id])))
    figures = re.findall(r"<figure>.*?</figure>", shown)
    assert len(figures) >= 4 and all("<table" in figure for figure in figures)
    assert 'fill="url(#hatch)"' in shown and 'id="hatch"' in shown


def test_a_matrix_marks_decks_that_cannot_be_told_apart(client, user):
    plan = plan_of(pairs=2, chunk_pairs=2, decks=3, all_meet=True)
    batch = batches.played(plan, owner=user)
    shown = text(client.get(reverse("batch", args=[batch.public_id])))
    assert (
        "Every matchup" in shown and "Each interval is at 98.33 %" in shown and "too close to call" in shown
    )
    other = text(client.get(reverse("batch", args=[batch.public_id]), {"pairing": 2}))
    assert f"{plan.entries[1].name} against {plan.entries[2].name}</h2>" in other
    assert client.get(reverse("batch", args=[batch.public_id]), {"pairing": "９x"}).status_code == 200


def test_cards_are_sorted_by_how_games_went_with_them(client, user):
    batch = batches.played(plan_of(pairs=20, chunk_pairs=20), owner=user)
    address = reverse("batch", args=[batch.public_id])

    def names(**asked) -> list[str]:
        table = text(client.get(address, asked)).split('id="cards"')[1].split("</table>")[0]
        return re.findall(r'lang="en">([^<]+)</a>', table)

    by_name, by_drawn = names(), names(by="drawn")
    assert by_name == sorted(by_name) and sorted(by_drawn) == by_name and by_drawn != by_name


def test_a_batch_that_was_decided_says_by_what(client, user):
    plan = replace(plan_of(pairs=400, chunk_pairs=10), stop=Stop("precision", half=0.2))
    batch = batches.started(plan, owner=user)
    for number in range(20):
        batches.chunk_worker.work(batch_id=batch.pk, number=number, worker="test")
    shown = text(client.get(reverse("batch", args=[batch.public_id])))
    assert "Decided early." in shown and "by a confidence sequence of 95%" in shown


def test_the_list_of_batches_has_ones_own(client, user):
    assert "No games yet" in text(client.get(reverse("batches")))
    batches.played(owner=user)
    shown = text(client.get(reverse("batches")))
    assert "against" in shown and "Done" in shown


# ---- a game ----


def test_any_game_is_shown_step_by_step_with_clauses(client, user):
    batch = batches.played(owner=user)
    address = reverse("batch-game", args=[batch.public_id, 0, 3, "second"])
    start_of_it = text(client.get(address))
    assert "Before the first turn" in start_of_it and 'href="' + address + '?step=1"' in start_of_it
    turn = text(client.get(address, {"turn": "1"}))
    assert "Turn 1: " in turn and "§" in turn and "Mana zone" in turn and "What else was possible?" in turn
    whole = text(client.get(address, {"turn": "all"}))
    assert "The whole game" in whole and 'class="told-end"' in whole
    for wrong in ({"turn": "9" * 400}, {"step": "9" * 400}, {"step": "-1"}, {"step": "³"}, {"view": "x"}):
        assert client.get(address, wrong).status_code == 200
    picked = client.get(
        reverse("batch-games", args=[batch.public_id]), {"pairing": "0", "game": "4", "seat": "second"}
    )
    assert picked["Location"] == address


def test_a_board_hides_the_hand_of_the_other_side_until_hands_are_open(client, user):
    batch = batches.played(owner=user)
    address = reverse("batch-game", args=[batch.public_id, 0, 0, "first"])
    mine, theirs, both = (
        text(client.get(address, {"turn": "2", "view": view})) for view in ("first", "second", "both")
    )
    far = [
        re.search(r'<section class="board-side".*?</section>', page, re.DOTALL)[0] for page in (mine, both)
    ]
    assert "Hand" in far[0] and re.search(r"\d hidden", far[0].partition("Hand")[2])
    assert " hidden" not in re.search(r'data-look="hand".*?</div>', far[1], re.DOTALL)[0]
    assert "draws a card" in mine + theirs and "draws a card" not in both


def test_a_step_is_fetched_as_the_board_alone(client, user):
    batch = batches.played(owner=user)
    address = reverse("batch-game", args=[batch.public_id, 0, 0, "first"])
    part = client.get(address, {"step": "5"}, headers={"HX-Request": "true", "HX-Target": "replay"})
    assert text(part).lstrip().startswith('<div id="replay"') and "<html" not in text(part)


def test_a_game_says_what_abilities_do_with_clauses(client, user, monkeypatch):
    monkeypatch.setattr(
        "simulate.games.replays.wording_of", lambda code: Wording(lambda ability: "Draw <b>2</b>.")
    )
    batch = batches.played(plan_of("setcg", 1, 1), owner=user)
    whole = text(client.get(reverse("batch-game", args=[batch.public_id, 0, 0, "first"]), {"turn": "all"}))
    lines = re.findall(r'<li class="told-ability">(.*?)</li>', whole)
    assert lines
    for line in lines:
        assert re.search(r"(says|triggers): Draw &lt;b&gt;2&lt;/b&gt;\.</a> <span .*>§ [\d.]+</span>", line)


@pytest.mark.parametrize(("pairing", "pair"), [(0, 6), (1, 0), (0, 10**30), (10**30, 0)])
def test_a_game_that_was_not_played_is_said_not_to_be_there(client, user, pairing, pair):
    batch = batches.played(owner=user)
    response = client.get(reverse("batch-game", args=[batch.public_id, pairing, pair, "first"]))
    assert response.status_code == 404 and "there is no pair" in text(response)


def test_a_game_of_no_number_is_refused(client, user):
    batch = batches.played(owner=user)
    response = client.get(reverse("batch-games", args=[batch.public_id]), {"game": "last"})
    assert response.status_code == 400 and "“last” is not a pair number" in text(response)
    assert client.get(f"/batches/{batch.public_id}/games/0/0/third/").status_code == 404
    other = client.get(reverse("batch-games", args=[batch.public_id]), {"pair": "999"})
    assert other.status_code == 400 and "“pair” says nothing here" in text(other)


def test_turning_the_pages_of_a_game_is_free_and_playing_many_again_is_not(client, user, monkeypatch):
    monkeypatch.setattr(caps, "RATES", {**caps.RATES, "replay": "1/min"})
    batch = batches.played(owner=user)
    address = reverse("batch-game", args=[batch.public_id, 0, 0, "first"])
    assert [client.get(address, {"turn": turn}).status_code for turn in range(5)] == [200] * 5
    other = client.get(reverse("batch-game", args=[batch.public_id, 0, 1, "first"]))
    assert other.status_code == 429 and "A little slower" in text(other)
    api = client.get(reverse("batch-game-api", args=[batch.public_id, 0, 1, "first"]))
    assert api.status_code == 429 and int(api["Retry-After"]) > 0


def test_a_game_of_other_rules_is_said_to_be_so(client, user):
    batch = batches.played(owner=user)
    address = reverse("batch-game", args=[batch.public_id, 0, 0, "first"])
    assert "The rules have changed" not in text(client.get(address))
    Chunk.objects.filter(number=0).update(rules="older")
    assert "The rules have changed" in text(client.get(address))


# ---- two batches, and files ----


def wins(plan: Plan) -> float:
    (ledger,) = ledgers(plan)
    return overall(ledger).won


def test_two_batches_stand_side_by_side(client, user):
    plans = (replace(plan_of(), seed=seed) for seed in range(8, 100))
    alike = next(plan for plan in plans if wins(plan) == wins(plan_of()))
    one, other = batches.played(owner=user), batches.played(alike, owner=user)
    address = reverse("batch-compare", args=[one.public_id])
    assert other.public_id in text(client.get(address))
    shown = text(client.get(address, {"with": other.public_id}))
    assert "The difference" in shown and "not statistically significant" in shown
    assert shown.count("cards fully understood") >= 4 and f">{alike.seed}<" in shown and ">7<" in shown
    assert "±0.0" not in shown and "telling them apart" not in shown
    by_address = text(client.get(address, {"with": f"http://localhost/batches/{other.public_id}/"}))
    assert "The difference" in by_address
    hidden = batches.played(owner=factories.make_user())
    for missing in (hidden.public_id, "nothing", "\0"):
        response = client.get(address, {"with": missing})
        assert response.status_code == 404 and "There is no batch" in text(response)


def test_batches_of_one_seed_are_compared_by_the_games_of_the_same_chance(client, user):
    plan = plan_of(pairs=30, chunk_pairs=30)
    one = batches.played(plan, owner=user)
    for other, shared in (
        (replace(plan, players=("random", "greedy")), True),
        (replace(plan, seed=8), False),
    ):
        address = reverse("batch-compare", args=[one.public_id])
        shown = text(client.get(address, {"with": batches.played(other, owner=user).public_id}))
        assert ("blocks of games with the same random numbers" in shown) is shared
        assert ("Newcombe" in shown) is not shared
        needed = re.search(r"telling them apart takes (?:about|more than) ([\d,]+) games of each", shown)
        assert ("not statistically significant" in shown) is (needed is not None) is not shared
        assert needed is None or int(needed[1].replace(",", "")) > plan.games


def test_decks_are_compared_against_the_same_opponent(client, user):
    batch = batches.played(plan_of(pairs=30, chunk_pairs=30, decks=3), owner=user)
    shown = text(client.get(reverse("batch", args=[batch.public_id])))
    names = [entry["name"] for entry in batch.plan["entries"]]
    part = shown.split("Against the same opponent")[1].split("</section>")[0]
    assert f"{names[1]} minus {names[2]}, against {names[0]}" in part
    assert re.search(r"[+−±]\d+\.\d to [+−±]\d+\.\d", part) and ">60<" in part


def test_figures_leave_as_csv_and_json(client, user):
    batch = batches.played(owner=user)
    batch.plan["entries"][0]["name"] = "=1+1"
    Batch.objects.filter(pk=batch.pk).update(plan=batch.plan)
    batches.forget_plans()
    written = client.get(reverse("batch-export", args=[batch.public_id, "csv"]))
    assert written["Content-Type"].startswith("text/csv") and "attachment" in written["Content-Disposition"]
    rows = list(csv.DictReader(io.StringIO(written.content.decode())))
    rate = next(row for row in rows if row["figure"] == "win rate")
    assert float(rate["low"]) <= float(rate["value"]) <= float(rate["high"]) and rate["games"] == "12"
    assert {row["deck"][0] for row in rows if row["deck"]}.isdisjoint("=+-@")
    figures = {row["figure"] for row in rows}
    assert {"seed", "players", "cards understood", "median length in turns"} <= figures
    found = client.get(reverse("batch-export", args=[batch.public_id, "json"])).json()
    assert found["report"]["pairings"][0]["games"] == 12 and found["report"]["seed"] == 7
    assert client.get(reverse("batch-export", args=[batch.public_id, "xml"])).status_code == 404


# ---- how much is read ----


def test_the_page_of_a_batch_reads_no_ledger_of_a_chunk(client, user, django_assert_max_num_queries):
    few = batches.played(owner=user)
    many = batches.played(plan_of(pairs=24, chunk_pairs=2), owner=user)
    for batch in (few, many):
        with django_assert_max_num_queries(2 + 8) as captured:
            assert client.get(reverse("batch", args=[batch.public_id])).status_code == 200
        assert not any('"simulate_chunk"."ledger"' in query["sql"] for query in captured)


def test_where_no_game_was_played_to_its_end_nothing_is_said_of_who_wins(client, user, monkeypatch):
    def crash(*_: object, **__: object) -> None:
        raise KeyError("lost")

    monkeypatch.setattr(Meeting, "play", crash)
    batch = batches.played(plan_of(pairs=1, chunk_pairs=1), owner=user)
    shown = text(client.get(reverse("batch", args=[batch.public_id])))
    assert "No result: none of 2 games was played to its end." in shown
    assert "too close to call" not in shown and "games won by" not in shown


def test_a_reader_asks_how_many_games_tell_the_rate_from_a_fixed_one(client, user):
    address = reverse("batch", args=[batches.played(owner=user).public_id])
    assert "How many games would tell?" in text(client.get(address))
    page = text(client.get(address, {"against": "60", "power": "95"}))
    assert re.search(r"games to tell it from 60 % in 95 of 100 batches|tell the rate from 60 % already", page)
    assert '<details class="more" id="enough" open>' in page and "in four batches out of five" not in page
    for asked, fault in (
        ({"against": "120"}, "120 as win rate is not possible; give from 1 to 99."),
        ({"power": "much"}, "“much” is not a power; write a number."),
    ):
        assert fault in text(client.get(address, asked))
