"""What chats show beside links: titles, sentences and pictures, and nothing of what is private."""

import io
import re
from html import unescape

import pytest
from django.test import Client
from django.urls import reverse
from PIL import Image

import rules
from common.pictures import HEIGHT, WIDTH, Picture, Row, draw, drawing, fonts
from common.pictures.colours import hue, palette
from decks.editing import services
from rules.systems import CODES
from tests.decks import factories
from tests.simulate import batches

pytestmark = [pytest.mark.django_db, pytest.mark.once]

SECRET = "Nobody else may read this name"


@pytest.fixture(autouse=True)
def _fresh_fonts():
    yield
    fonts.fonts.cache_clear()
    fonts.font_for.cache_clear()


def deck(visibility, **more):
    return factories.make_deck(cards=factories.legal_cards(), name=SECRET, visibility=visibility, **more)


def meta(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"', page)
    return {name: unescape(content) for name, content in found}


def told(client, address) -> dict[str, str]:
    answer = client.get(address)
    assert answer.status_code == 200
    return meta(answer.content.decode())


def size(png: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(png)) as picture:
        assert picture.format == "PNG"
        return picture.size


# ---- pages ----


def test_the_front_page_shows_the_site(client):
    said = told(client, "/")
    assert (said["og:title"], said["twitter:card"]) == ("Rulebound", "summary_large_image")
    assert said["og:image"] == "http://testserver/static/img/site.png"


@pytest.mark.parametrize("visibility", ["unlisted", "public"])
def test_a_deck_others_see_has_its_name_its_verdict_and_its_picture(client, visibility):
    made = deck(visibility)
    said = told(client, made.get_absolute_url())
    assert said["og:title"] == SECRET
    assert said["og:description"].startswith("Legal in ")
    assert said["og:image"] == f"http://testserver/decks/{made.public_id}/picture.png?v=1"
    assert (said["og:image:width"], said["og:image:height"]) == ("1200", "630")
    answer = client.get(said["og:image"])
    assert answer["Content-Type"] == "image/png" and size(answer.content) == (WIDTH, HEIGHT)


def test_a_verdict_and_a_version_have_previews_of_their_own(client):
    made = deck("public")
    on_day = told(client, reverse("deck-legality", args=[made.public_id]) + "?format=l3&as_of=2016-01-01")
    assert on_day["og:image"].endswith("picture.png?format=l3&as_of=2016-01-01")
    assert " in L3, Final Fantasy TCG." in on_day["og:description"]
    kept = told(client, reverse("deck-version", args=[made.public_id, 1]))
    assert kept["og:title"] == f"{SECRET}, version 1"
    verdict = told(client, reverse("deck-version-legality", args=[made.public_id, 1]))
    pictures = [client.get(one["og:image"]).content for one in (on_day, kept, verdict)]
    assert pictures[1] == pictures[2] != pictures[0]


@pytest.mark.parametrize("route", ["deck", "deck-legality", "deck-version", "deck-version-legality"])
def test_a_private_deck_shows_nothing_but_the_site_even_to_its_owner(client, route):
    made = deck("private")
    client.force_login(made.owner)
    more = [1] if "version" in route else []
    said = told(client, reverse(route, args=[made.public_id, *more]))
    assert said == told(client, "/")
    stranger = Client().get(reverse(route, args=[made.public_id, *more]))
    assert stranger.status_code == 404
    assert meta(stranger.content.decode()) == said


def test_the_picture_of_a_private_deck_is_no_more_there_than_one_that_never_was():
    made = deck("private")
    hidden = Client().get(reverse("deck-picture", args=[made.public_id]))
    missing = Client().get(reverse("deck-picture", args=["a" * len(made.public_id)]))
    assert hidden.status_code == missing.status_code == 404
    assert "ETag" not in hidden
    for tag in ('"x"', "*", _tag_of(made)):
        again = Client().get(reverse("deck-picture", args=[made.public_id]), headers={"If-None-Match": tag})
        assert again.status_code == 404


def _tag_of(made) -> str:
    owner = Client()
    owner.force_login(made.owner)
    return owner.get(reverse("deck-picture", args=[made.public_id]))["ETag"]


def test_a_deck_made_private_takes_its_picture_with_it(client):
    made = deck("public")
    address = reverse("deck-picture", args=[made.public_id])
    tag = client.get(address)["ETag"]
    services.update_deck(deck=made, user=made.owner, visibility="private", version=1)
    assert client.get(address).status_code == 404
    assert client.get(address, headers={"If-None-Match": tag}).status_code == 404


def test_a_version_that_others_may_not_see_has_no_picture_for_them(client):
    made = deck("public")
    services.update_deck(deck=made, user=made.owner, content=rules.Deck("setcg", ()), warnings=(), version=1)
    assert client.get(reverse("deck-version-picture", args=[made.public_id, 1])).status_code == 404
    client.force_login(made.owner)
    assert client.get(reverse("deck-version-picture", args=[made.public_id, 1])).status_code == 200


# ---- caching ----


@pytest.mark.parametrize(
    ("visibility", "kept"), [("unlisted", "private, no-store"), ("public", "private, no-cache")]
)
def test_a_picture_has_a_tag_by_what_is_on_it(client, visibility, kept):
    made = deck(visibility)
    address = reverse("deck-picture", args=[made.public_id])
    first = client.get(address)
    assert first["Cache-Control"] == kept
    again = client.get(address, headers={"If-None-Match": first["ETag"]})
    assert (again.status_code, again.content, again["ETag"]) == (304, b"", first["ETag"])
    assert client.get(address, headers={"If-None-Match": '"other"'}).content == first.content
    services.update_deck(deck=made, user=made.owner, name="Another name", version=1)
    changed = client.get(address, headers={"If-None-Match": first["ETag"]})
    assert changed.status_code == 200 and changed["ETag"] != first["ETag"]


def test_a_picture_is_drawn_once(client, monkeypatch):
    made = deck("public")
    drawn = []
    monkeypatch.setattr("common.pictures.served.draw", lambda one: drawn.append(one) or draw(one))
    contents = {client.get(reverse("deck-picture", args=[made.public_id])).content for _ in range(3)}
    assert (len(contents), len(drawn)) == (1, 1)
    assert drawn[0].title == SECRET and sum(int(row.figure) for row in drawn[0].rows) > 20


def test_a_picture_for_a_format_that_is_not_there_is_that_of_the_deck(client):
    made = deck("public")
    address = reverse("deck-picture", args=[made.public_id])
    assert client.get(f"{address}?format=nope&as_of=soon").content == client.get(address).content


# ---- batches ----


def test_a_shared_batch_shows_its_decks_and_a_private_deck_in_it_stays_private(client):
    owner = factories.make_user("owner")
    held = batches.stored(owner=owner, name=SECRET)
    batch = batches.played(owner=owner, decks=[held], visibility="unlisted", private_decks="hide")
    said = told(client, reverse("batch", args=[batch.public_id]))
    assert "A private deck" in said["og:title"] and SECRET not in str(said)
    assert size(client.get(said["og:image"]).content) == (WIDTH, HEIGHT)


def test_a_private_batch_shows_nothing_but_the_site(client):
    batch = batches.played(owner=factories.make_user("owner"), visibility="private")
    client.force_login(batch.owner)
    assert told(client, reverse("batch", args=[batch.public_id])) == told(client, "/")
    assert Client().get(reverse("batch-picture", args=[batch.public_id])).status_code == 404


# ---- drawing ----


@pytest.mark.parametrize(
    ("title", "says"), [("Short", "and 8 more cards"), ("Long " * 20, "and 10 more cards")]
)
def test_what_does_not_fit_is_counted(monkeypatch, title, says):
    written = []
    real = drawing._text
    monkeypatch.setattr(drawing, "_text", lambda *said: (written.append(said[3]), real(*said)))
    rows = tuple(Row("4", f"Card {n}") for n in range(20))
    draw(Picture("dm", title, "A game", "legal", "Legal", "No problems found.", rows, "card"))
    assert says in written
    assert len([one for one in written if one.startswith("Card ")]) + int(says.split()[1]) == 20


def picture(**more) -> Picture:
    return Picture("fow8", "A title", "A game", "legal", "Legal", "No problems found.", **more)


def test_the_same_picture_is_the_same_file_and_another_is_not():
    assert draw(picture()) == draw(picture())
    assert draw(picture()) != draw(picture(rows=(Row("4", "Thunder"),)))


def test_every_game_has_its_colour_and_an_unknown_one_that_of_the_site():
    assert {hue(code) for code in CODES}.isdisjoint({palette()["hue-none"]})
    assert len({hue(code) for code in CODES}) == len(CODES)
    assert hue("chess") == palette()["hue-none"]


@pytest.mark.parametrize("title", ["x", "W" * 100, "山" * 100, "a b " * 25, "", "\u202e\U0001f600 " * 20])
def test_titles_of_every_length_and_script_stay_on_the_picture(title):
    lines = fonts.wrapped(title, 500, 2, "bold", 58)
    assert len(lines) <= 2
    assert all(fonts.width(line, "bold", 58) <= 500 for line in lines)
    long = Picture("dm", title, title, "unknown", title[:30], title, (Row("99", title),) * 40, "card", title)
    assert size(draw(long)) == (WIDTH, HEIGHT)


def test_without_any_font_of_the_system_letters_are_drawn_and_others_are_an_ellipsis(monkeypatch, tmp_path):
    none = tmp_path / "fonts.toml"
    none.write_text('plain = ["/nowhere.ttf"]\nbold = []\n')
    monkeypatch.setattr(fonts, "_FILE", none)
    fonts.fonts.cache_clear()
    fonts.font_for.cache_clear()
    assert [run.text for run in fonts.runs("Ann 山田", "plain", 30)] == ["Ann ", "…"]
    assert size(draw(picture(rows=(Row("4", "山田の騎士"),)))) == (WIDTH, HEIGHT)


def test_japanese_is_drawn_where_a_font_has_it():
    if fonts.font_for("山", "bold", 40) is None:
        pytest.skip("no installed font has Japanese")
    (run,) = fonts.runs("山田のデッキ", "bold", 40)
    assert run.text == "山田のデッキ"
    assert bytes(run.font.getmask("山")) != bytes(run.font.getmask("\uffff"))
