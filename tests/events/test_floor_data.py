"""Results and deck checks in the export of an account, and what is left once it is deleted."""

import io
import json
import zipfile

import pytest
from django.urls import reverse
from django.utils import timezone

from events.deck_checks.state import NO_JUDGE, check_state
from events.metagame.figures import event_figures
from events.models import CheckPart, DeckCheck, Entry, Placing, PlayedCard, PlayedDeck
from events.results.selectors import shown_results
from events.services.checks import SentPart, SentSignature, start_check, store_part
from events.services.erasure import erase, erase_due
from tests.accounts.scenes import signed_in
from tests.decks import factories
from tests.events.floor_scenes import begun, cards_of, day_of_erasure_has_come, hand_in, published
from tests.events.scenes import add_staff

pytestmark = pytest.mark.django_db


@pytest.fixture
def people():
    """A player and a judge of a published event in which a deck was checked."""
    organiser, judge, player = (factories.make_user(name) for name in ("organiser", "judge", "player"))
    event = begun(organiser)
    add_staff(event, judge)
    one = cards_of("setcg", "main", 1)[0]
    mine = hand_in(event, "Paula", {"main": {one: 3}}, owner=player)
    published(event, organiser, mine, hand_in(event, "Somebody Else", {"main": {one: 2}}))
    check = start_check(entry=mine, user=judge)
    store_part(
        deck_check=check,
        user=judge,
        part=SentPart("p" * 14, 1, {"0": 3}, words="One sleeve is marked."),
        signature=SentSignature("warning", timezone.now()),
    )
    return player, judge, check


def taken(user) -> dict[str, list[dict]]:
    answer = signed_in(user).post(reverse("take-out"))
    archive = zipfile.ZipFile(io.BytesIO(b"".join(answer.streaming_content)))
    names = [name for name in archive.namelist() if name.startswith("events.")]
    return {name.removesuffix(".json"): json.loads(archive.read(name)) for name in names}


def test_a_player_takes_out_their_place_and_what_was_checked(people):
    player, _, check = people
    rows = taken(player)
    assert [row["place"] for row in rows["events.placing"]] == [1]
    assert [row["public_id"] for row in rows["events.deckcheck"]] == [check.public_id]
    assert [row["words"] for row in rows["events.checkpart"]] == ["One sleeve is marked."]
    assert [row["penalty"] for row in rows["events.checksignature"]] == ["warning"]
    assert len(rows["events.playeddeck"]) == 1
    assert "Somebody Else" not in json.dumps(rows)


def test_a_judge_takes_out_what_they_noted_and_signed_and_not_the_players_list(people):
    rows = taken(people[1])
    assert len(rows["events.checkpart"]) == len(rows["events.checksignature"]) == 1
    assert rows["events.placing"] == rows["events.playeddeck"] == rows["events.entrylist"] == []
    assert "Paula" not in json.dumps(rows)


def test_a_deleted_player_leaves_no_place_no_list_and_no_check(people):
    player, _, check = people
    player.delete()
    assert sorted(placing.entry.name for placing in Placing.objects.all()) == ["", "Somebody Else"]
    assert [row["player"] for row in shown_results(check.entry.event, names_all=True)] == [
        None,
        "Somebody Else",
    ]
    assert PlayedDeck.objects.count() == PlayedCard.objects.count() == 1
    assert not DeckCheck.objects.exists() and not CheckPart.objects.exists()


def test_what_a_deleted_judge_signed_stays_without_their_name(people):
    _, judge, check = people
    judge.delete()
    state = check_state(check)
    assert [one["judge"] for one in state["signatures"]] == [NO_JUDGE]
    assert state["signatures"][0]["penalty"] == "warning" and state["rows"][0]["found"] == 3


def test_a_player_who_has_their_data_erased_is_no_longer_counted_or_checked(people):
    erase(entry=people[0].event_entries.get())
    assert PlayedDeck.objects.count() == 1 and not DeckCheck.objects.exists()


def test_on_the_day_of_erasure_what_judges_noted_is_erased_and_the_published_list_loses_its_name(people):
    event = people[2].entry.event
    Entry.objects.filter(event=event).update(owner=None)
    day_of_erasure_has_come(event)
    assert erase_due() == 2
    assert not DeckCheck.objects.exists() and not CheckPart.objects.exists()
    shown = shown_results(event, names_all=True)
    assert [(row["player"], row["list"] is None) for row in shown] == [(None, False), (None, False)]
    assert event_figures(event)["basis"]["lists"] == 2
