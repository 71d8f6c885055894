"""The pages of results, figures and deck checks: what they show, and what they say of bad input."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from common import caps
from events.models import DeckCheck, Entry, EventResults, Placing
from events.services.checks import start_check
from tests.accounts.scenes import signed_in
from tests.decks import factories
from tests.events.floor_scenes import begun, cards_of, hand_in, place, published

pytestmark = pytest.mark.django_db


@pytest.fixture
def organiser():
    return factories.make_user("organiser")


@pytest.fixture
def client(organiser):
    return signed_in(organiser)


@pytest.fixture
def event(organiser):
    return begun(organiser, visibility="public")


@pytest.fixture
def players(event):
    one, two = cards_of("setcg", "main", 2)
    return [
        hand_in(event, "Ann Smith", {"main": {one: 3, two: 1}}),
        hand_in(event, "Bo Li", {"main": {one: 2}}),
        hand_in(event, "Chris", {"main": {one: 1}}),
        hand_in(event, "Chris", {"main": {one: 1}}, publish=False),
    ]


def at(event, name: str, *more: str) -> str:
    return reverse(name, args=[event.public_id, *more])


def stored() -> list[tuple[str, int | None, str, bool]]:
    return [(row.entry.name, row.place, row.record, row.dropped) for row in Placing.objects.all()]


def test_results_are_entered_on_a_form(client, event, players):
    ann, bo, chris, _ = (entry.public_id for entry in players)
    page = client.get(at(event, "event-results-edit")).content.decode()
    assert all(f'name="place-{entry.public_id}"' in page for entry in players)
    said = {
        "version": "0",
        f"place-{ann}": "1",
        f"record-{ann}": "5-0",
        f"place-{bo}": "2",
        f"dropped-{chris}": "yes",
    }
    assert client.post(at(event, "event-results-edit"), said).status_code == 302
    assert stored() == [("Ann Smith", 1, "5-0", False), ("Bo Li", 2, "", False), ("Chris", None, "", True)]


def test_a_fault_on_the_form_is_quoted_and_nothing_is_stored(client, event, players):
    ann, bo, *_ = (entry.public_id for entry in players)
    said = {"version": "0", f"place-{ann}": "1", f"place-{bo}": "second"}
    answer = client.post(at(event, "event-results-edit"), said)
    page = answer.content.decode()
    assert answer.status_code == 400 and "“second” is not a place" in page and "Bo Li" in page
    assert f'name="place-{ann}" inputmode="numeric" maxlength="12" value="1"' in page
    assert not EventResults.objects.exists()


def test_a_second_organiser_sees_what_the_first_saved_beside_their_own(client, event, organiser, players):
    place(event, organiser, *players)
    ann = players[0].public_id
    answer = client.post(at(event, "event-results-edit"), {"version": "0", f"place-{ann}": "9"})
    page = answer.content.decode()
    assert answer.status_code == 409 and "Saved in the meantime: place 1" in page and 'value="9"' in page
    assert Placing.objects.get(entry=players[0]).place == 1
    assert (
        client.post(at(event, "event-results-edit"), {"version": "1", f"place-{ann}": "9"}).status_code == 302
    )
    assert stored() == [("Ann Smith", 9, "", False)]


def test_a_large_event_has_no_form_but_an_import(client, event, players, monkeypatch):
    monkeypatch.setattr(caps, "RESULT_FORM_PLAYERS", 3)
    page = client.get(at(event, "event-results-edit")).content.decode()
    assert "has 4 players" in page and 'name="place-' not in page
    answer = client.post(at(event, "event-results-edit"), {"version": "0"})
    assert answer["Location"] == at(event, "event-results-import")
    assert not EventResults.objects.exists()


def test_a_table_is_read_asked_about_and_stored(client, event, players):
    url, text = at(event, "event-results-import"), "place,name\n1,Bo Li\n2,Ann Smyth\n3,Chris\n4,Zed\n"
    first = client.post(url, {"text": text, "version": "0", "do": "store"}).content.decode()
    for line, name in ((3, "Ann Smyth"), (4, "Chris"), (5, "Zed")):
        assert f"Line {line}: “{name}”" in first
    assert "Several players have this name." in first and not EventResults.objects.exists()
    answers = {"line-3": players[0].public_id, "line-4": players[3].public_id, "line-5": "none"}
    second = client.post(url, {"text": text, "version": "0", "do": "read", **answers}).content.decode()
    assert "3 results read" in second and "Left out: Zed" in second and "Who is this?" not in second
    for name, value in answers.items():
        assert f'<input type="hidden" name="{name}" value="{value}">' in second
    assert not EventResults.objects.exists()
    assert client.post(url, {"text": text, "version": "0", "do": "store", **answers}).status_code == 302
    assert stored() == [("Bo Li", 1, "", False), ("Ann Smith", 2, "", False), ("Chris", 3, "", False)]
    assert Placing.objects.get(place=3).entry == players[3]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
def test_a_file_is_imported_in_the_encodings_that_software_writes(client, event, encoding):
    hand_in(event, "Zoë Müller", {"main": {cards_of("setcg", "main", 1)[0]: 1}})
    file = SimpleUploadedFile("results.csv", "Rank;Player\r\n1;Zoë Müller\r\n".encode(encoding))
    answer = client.post(at(event, "event-results-import"), {"file": file, "version": "0", "do": "store"})
    assert answer.status_code == 302, answer.content.decode()
    assert stored() == [("Zoë Müller", 1, "", False)]


def test_a_table_with_a_fault_stores_nothing_and_quotes_the_line(client, event, players):
    text = "place,name\n1,Ann Smith\nx2,Bo Li\n"
    answer = client.post(at(event, "event-results-import"), {"text": text, "version": "0", "do": "store"})
    page = answer.content.decode()
    assert answer.status_code == 400
    assert "Line 3, “x2, Bo Li”: “x2” is not a place" in page and "1,Ann Smith" in page
    assert not EventResults.objects.exists()


def test_a_table_based_on_older_results_is_shown_again(client, event, organiser, players):
    place(event, organiser, *players)
    answer = client.post(
        at(event, "event-results-import"), {"text": "1,Ann Smith", "version": "0", "do": "store"}
    )
    assert answer.status_code == 409 and "Another organiser changed the results" in answer.content.decode()
    assert Placing.objects.count() == 4


@pytest.mark.parametrize("said", [{}, {"text": ""}, {"text": "\0"}])
def test_an_import_of_nothing_is_a_clear_error(client, event, players, said):
    answer = client.post(at(event, "event-results-import"), {"do": "store", **said})
    page = answer.content.decode()
    assert answer.status_code == 400 and ('class="errors"' in page or "there is nothing here" in page)
    assert not EventResults.objects.exists()


@pytest.mark.parametrize("version", ["x", "-1", "²", "9" * 30])
def test_a_version_that_is_none_stores_nothing(client, event, organiser, players, version):
    place(event, organiser, *players)
    said = {"text": "1,Ann Smith", "version": version, "do": "store"}
    assert client.post(at(event, "event-results-import"), said).status_code == 409
    assert client.post(at(event, "event-results-edit"), {"version": version}).status_code == 409
    assert Placing.objects.count() == 4


def test_the_results_page_shows_places_lists_and_who_dropped(client, event, organiser, players):
    published(event, organiser, *players)
    page = client.get(at(event, "event-results")).content.decode()
    assert "3 of 4 players agreed" in page
    page = signed_in(factories.make_user()).get(at(event, "event-results")).content.decode()
    assert "not published" in page and page.count("Chris") == 2
    listed = at(event, "event-published-list", players[0].public_id)
    assert listed in page
    shown = client.get(listed).content.decode()
    for _, _, _, name in players[0].current.cards:
        assert name.replace("'", "&#x27;") in shown
    assert "place 1" in shown


def test_a_player_takes_their_agreement_back_after_the_event_and_gives_it_again(
    client, event, organiser, players
):
    player = factories.make_user("player")
    Entry.objects.filter(pk=players[0].pk).update(owner=player)
    published(event, organiser, *players)
    mine, listed = signed_in(player), at(event, "event-published-list", players[0].public_id)
    entry = players[0].get_absolute_url()
    assert "You agreed that your list is published" in mine.get(entry).content.decode()
    for do, status, known in (("disagree", 404, 2), ("agree", 200, 3)):
        assert mine.post(entry, {"do": do}).status_code == 302
        assert client.get(listed).status_code == status
        assert client.get(at(event, "event-metagame-api")).json()["basis"]["lists"] == known
        assert (
            "Ann Smith" in signed_in(factories.make_user()).get(at(event, "event-results")).content.decode()
        ) is (status == 200)
    # An organiser does not decide for a player.
    assert (
        "nothing that can be done here"
        in client.post(entry, {"do": "disagree"}, follow=True).content.decode()
    )
    assert Entry.objects.get(pk=players[0].pk).publish


def test_figures_say_how_many_lists_they_know(client, event, organiser, players):
    published(event, organiser, *players)
    for address in (at(event, "event-metagame"), reverse("metagame-format", args=["setcg", event.format])):
        page = client.get(address).content.decode()
        assert "3 of 4 lists known." in page and "Players who keep their lists to themselves" in page
        assert players[0].current.cards[1][3].replace("'", "&#x27;") in page and "33 %" in page
    assert "3 lists from 1 event" in client.get(reverse("metagame")).content.decode()


def test_a_format_without_lists_says_what_will_be_there(client):
    for address in (reverse("metagame"), reverse("metagame-format", args=["setcg", "construction"])):
        answer = client.get(address)
        assert answer.status_code == 200 and 'class="empty"' in answer.content.decode()


@pytest.mark.parametrize(("system", "format"), [("nothing", "construction"), ("setcg", "nothing")])
def test_an_unknown_format_is_not_found(client, system, format):
    assert client.get(reverse("metagame-format", args=[system, format])).status_code == 404


@pytest.mark.parametrize("month", ["2026-13", "soon", "0"])
def test_a_month_that_is_none_is_quoted(client, month):
    answer = client.get(reverse("metagame-format", args=["setcg", "construction"]), {"month": month})
    assert answer.status_code == 400 and f"“{month}” is not a month" in answer.content.decode()
    api = client.get(reverse("metagame-api"), {"system": "setcg", "month": month})
    assert api.status_code == 400 and f"“{month}” is not a month" in api.json()["detail"]


def test_the_api_says_what_the_pages_show(client, event, organiser, players):
    published(event, organiser, *players)
    results = client.get(at(event, "event-results-api")).json()
    assert [row["player"] for row in results["results"]] == ["Ann Smith", "Bo Li", "Chris", None]
    at_event = client.get(at(event, "event-metagame-api")).json()
    ever = client.get(reverse("metagame-api"), {"system": "setcg"}).json()
    assert at_event["basis"] == ever["basis"] == {"lists": 3, "players": 4, "events": 1}
    assert at_event["cards"] == ever["cards"] and ever["months"][0]["lists"] == 3


def test_a_deck_check_is_started_from_the_list_of_players(client, event, players):
    page = client.get(at(event, "event-checks"), {"q": "smith"}).content.decode()
    assert "Ann Smith" in page and "Bo Li" not in page
    answer = client.post(at(event, "event-check-start", players[0].public_id))
    check = DeckCheck.objects.get()
    assert answer["Location"] == check.get_absolute_url()
    shown = client.get(answer["Location"]).content.decode()
    for _, _, quantity, name in players[0].current.cards:
        assert name.replace("'", "&#x27;") in shown and f'data-quantity="{quantity}"' in shown
    assert "Deck check: Ann Smith" in shown


def test_a_player_without_a_list_cannot_be_checked(client, event):
    entry = Entry.objects.create(event=event, name="Empty")
    answer = client.post(at(event, "event-check-start", entry.public_id), follow=True)
    assert "no accepted list" in answer.content.decode() and not DeckCheck.objects.exists()


def test_lines_that_were_not_read_as_cards_are_checked_too(client, event, players, organiser):
    held = players[0].current
    held.unresolved = [
        {
            "line": 3,
            "text": "2 Mystery <b>Card</b>",
            "why": "unknown_card",
            "detail": "",
            "section": "main",
            "suggestions": [],
            "count": 2,
        }
    ]
    held.save()
    check = start_check(entry=players[0], user=organiser)
    page = client.get(check.get_absolute_url()).content.decode()
    assert "2 Mystery &lt;b&gt;Card&lt;/b&gt;" in page and 'data-row="2" data-quantity="2"' in page


def test_the_history_shows_every_check(client, event, players, organiser):
    check = start_check(entry=players[1], user=organiser)
    address = at(event, "event-check-api", check.public_id)
    said = {
        "device": "p" * 14,
        "seq": 1,
        "signature": {"penalty": "warning", "signed": "2020-01-01T10:00:00Z"},
    }
    assert client.post(address, said, content_type="application/json").status_code == 200
    page = client.get(at(event, "event-checks")).content.decode()
    assert "<strong>Warning</strong>, signed" in page and "by organiser" in page
    assert "checked" in page
