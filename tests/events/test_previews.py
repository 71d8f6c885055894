"""What chats show beside a link to an event: when and where, and nothing of who hands in what."""

import pytest
from django.test import Client

from events.previews import event_picture
from tests.decks import factories
from tests.decks.test_link_previews import told
from tests.events.scenes import enter, make_event

pytestmark = [pytest.mark.django_db, pytest.mark.once]


def test_an_event_that_others_see_has_its_name_its_game_and_its_picture(client):
    event = make_event(factories.make_user("organiser"), name="League of Thursday", visibility="unlisted")
    said = told(client, event.get_absolute_url())
    assert said["og:title"] == "League of Thursday"
    assert client.get(said["og:image"])["Content-Type"] == "image/png"
    assert [row.figure for row in event_picture(event).rows] == ["Starts", "Lists until", "Where"]


def test_the_picture_is_the_same_whoever_hands_in(client):
    event = make_event(factories.make_user("organiser"), visibility="public")
    before = client.get(f"{event.get_absolute_url()}picture.png")["ETag"]
    enter(event, factories.make_user("player"))
    assert client.get(f"{event.get_absolute_url()}picture.png")["ETag"] == before


def test_a_private_event_shows_nothing_but_the_site_even_to_its_organiser(client):
    organiser = factories.make_user("organiser")
    event = make_event(organiser, visibility="private")
    client.force_login(organiser)
    assert told(client, event.get_absolute_url()) == told(client, "/")
    assert Client().get(f"{event.get_absolute_url()}picture.png").status_code == 404
