"""Lists of decks as pages: what is found, in which order, and what is done to several decks at once."""

import io
import re
import zipfile
from datetime import timedelta
from html import unescape
from urllib.parse import urljoin

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from common import caps
from decks.library import pages, tags_and_folders
from decks.models import Deck, DeckStatus
from tests.decks import factories
from tests.decks.test_pages_check import HTMX, words

pytestmark = pytest.mark.django_db

PUBLIC, MINE = "decks", "mine"


@pytest.fixture
def ann():
    return factories.make_user("ann")


@pytest.fixture
def client(client, ann) -> Client:
    client.force_login(ann)
    return client


@pytest.fixture
def decks(ann) -> dict[str, Deck]:
    """Three public decks of one person, and one of another: of two games, four names, one of them legal."""
    forward = next(iter(factories.legal_cards()["main"]))
    made = [
        factories.make_deck(ann, name="Sky Élan", cards=factories.legal_cards(), visibility="public"),
        factories.make_deck(
            ann, name="炎の Dragons", code="dm", description="Fast, 50%", visibility="public"
        ),
        factories.make_deck(ann, name="bolt", code="dm", visibility="public", format="construction"),
        factories.make_deck(name="Others' sky", cards={"main": {forward: 1}}, visibility="public"),
    ]
    tags_and_folders.set_tags(deck=made[2], user=ann, tags=["Spring Cup", "fun"])
    tags_and_folders.file_decks(deck_ids=[made[2].public_id], user=ann, folder="League")
    for age, deck in enumerate(reversed(made)):
        moment = timezone.now() - timedelta(days=age)
        Deck.objects.filter(pk=deck.pk).update(updated=moment, created=moment - timedelta(days=9 - age))
    return dict(zip(("sky", "fire", "bolt", "others"), made, strict=True))


def found(client, route: str, decks, **asked: str) -> list[str]:
    """The decks that a list shows, in their order, by their names in `decks`."""
    page = client.get(reverse(route), asked)
    assert page.status_code == 200
    names = {deck.public_id: name for name, deck in decks.items()}
    return [names[deck.public_id] for deck, _ in page.context["decks"]]


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ({}, ["others", "bolt", "fire", "sky"]),
        ({"order": "created"}, ["sky", "fire", "bolt", "others"]),
        ({"order": "name"}, ["bolt", "others", "sky", "fire"]),
        ({"q": "SKY"}, ["others", "sky"]),
        ({"q": "elan sky"}, ["sky"]),
        ({"q": "ｆａｓｔ"}, ["fire"]),
        ({"q": "炎"}, ["fire"]),
        ({"q": "cup"}, ["bolt"]),
        ({"q": "50%"}, ["fire"]),
        ({"q": "%"}, []),
        ({"q": "_"}, []),
        ({"q": "league"}, []),
        ({"tag": "SPRING cup"}, ["bolt"]),
        ({"system": "dm"}, ["bolt", "fire"]),
        ({"format": "dm:construction"}, ["bolt"]),
        ({"by": "ann"}, ["bolt", "fire", "sky"]),
        ({"legality": "legal"}, ["sky"]),
        ({"legality": "incomplete", "system": "setcg"}, ["others"]),
    ],
    ids=str,
)
def test_public_decks_are_found_by_what_is_asked(decks, asked, shown):
    assert found(Client(), PUBLIC, decks, **asked) == shown


# ---- pages ----


def turned(start: str, way: str) -> list[tuple[str, list[str]]]:
    """Every page from an address on, as its links lead on: its address, and its decks by name."""
    found, address = [], start
    while address:
        shown = Client().get(address)
        found.append((address, [deck.name for deck, _ in shown.context["decks"]]))
        link = re.search(rf'rel="{way}" href="([^"]+)"', shown.content.decode())
        address = urljoin(start, unescape(link[1])) if link else ""
        assert len(found) < 20
    return found


@pytest.mark.parametrize("order", ["changed", "created", "name"])
def test_pages_show_every_deck_once_forwards_and_the_same_backwards(decks, monkeypatch, order):
    # Decks that nothing but their keys tells apart.
    for _ in range(3):
        same = factories.make_deck(name="bolt", visibility="public")
        Deck.objects.filter(pk=same.pk).update(updated=decks["bolt"].updated, created=decks["bolt"].created)
    start = f"{reverse(PUBLIC)}?order={order}"
    [(_, whole)] = turned(start, "next")
    monkeypatch.setattr(caps, "PAGE", 2)
    forwards = turned(start, "next")
    assert [len(names) for _, names in forwards] == [2, 2, 2, 1]
    assert [name for _, names in forwards for name in names] == whole
    last, _ = forwards[-1]
    assert [names for _, names in turned(last, "prev")] == [names for _, names in forwards[::-1]]


def test_a_page_begins_where_the_one_before_it_ended_though_decks_were_added_since(decks, monkeypatch):
    monkeypatch.setattr(caps, "PAGE", 2)
    client = Client()
    first = client.get(reverse(PUBLIC))
    after = first.context["page"].after
    factories.make_deck(name="Latest", visibility="public")
    names = [deck.name for deck, _ in client.get(reverse(PUBLIC), {"after": after}).context["decks"]]
    assert names == ["炎の Dragons", "Sky Élan"]


def test_a_place_of_another_order_leads_to_the_first_page(decks, monkeypatch):
    monkeypatch.setattr(caps, "PAGE", 2)
    after = Client().get(reverse(PUBLIC), {"order": "name"}).context["page"].after
    assert found(Client(), PUBLIC, decks, after=after) == ["others", "bolt"]


def test_very_many_decks_are_counted_only_so_far(decks, monkeypatch):
    monkeypatch.setattr(pages, "MOST_COUNTED", 3)
    assert "More than 3 decks" in words(Client().get(reverse(PUBLIC)).content.decode())
    monkeypatch.setattr(pages, "MOST_COUNTED", 4)
    assert "4 decks" in words(Client().get(reverse(PUBLIC)).content.decode())


def test_public_decks_are_found_by_a_card_they_play(decks):
    card = decks["others"].rows.get().card
    assert found(Client(), PUBLIC, decks, plays=card.name.upper()) == ["others", "sky"]
    assert found(Client(), PUBLIC, decks, plays=card.name, by="ann") == ["sky"]
    assert found(Client(), PUBLIC, decks, plays="no such card") == []


@pytest.mark.parametrize("visibility", ["private", "unlisted"])
def test_a_deck_that_is_not_public_is_in_no_list_of_others_whatever_is_asked(decks, visibility):
    Deck.objects.update(visibility=visibility)
    other = Client()
    other.force_login(factories.make_user())
    for asked in (
        {},
        {"q": "sky"},
        {"by": "ann"},
        {"tag": "fun"},
        {"legality": "legal"},
        {"folder": "League"},
    ):
        assert found(other, PUBLIC, decks, **asked) == found(other, MINE, decks, **asked) == []


def test_what_is_looked_for_stands_in_words_each_part_can_be_taken_out_and_the_address_is_the_state(decks):
    asked = {
        "q": "bolt",
        "tag": "fun",
        "system": "dm",
        "format": "dm:construction",
        "order": "name",
        "after": "x",
    }
    page = Client().get(reverse(PUBLIC), asked)
    chips = {chip.words: chip.address for chip in page.context["chips"]}
    assert list(chips) == ["with “bolt”", "for Rulebook", "tagged “fun”"]
    assert chips["tagged “fun”"] == "?q=bolt&system=dm&format=dm%3Aconstruction&order=name"
    assert '<option value="dm:construction" selected>' in page.content.decode()


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"legality": "splendid"}, "Legality “splendid”"),
        ({"system": "mtg"}, "Game “mtg”"),
        ({"format": "dm:modern"}, "Format “dm:modern”"),
        ({"system": "setcg", "format": "dm:construction"}, "Format “dm:construction”"),
        ({"order": "luck"}, "Sort by “luck”"),
        ({"tag": "x" * 31}, "at most 30 characters"),
        ({"q": "a\0b"}, "Null characters are not allowed"),
        ({"plays": "\0"}, "Null characters are not allowed"),
        ({"after": "9" * 30}, ""),
        ({"before": "last\0"}, ""),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_left_out_and_said(client, decks, asked, says):
    for route in (PUBLIC, MINE):
        page = client.get(reverse(route), asked)
        assert page.status_code == 200 and page.context["decks"]
        assert says in unescape(page.content.decode())


def test_a_script_is_answered_with_the_results_alone(client, decks):
    for route in (PUBLIC, MINE):
        part = client.get(reverse(route), {"q": "bolt"}, headers=HTMX).content.decode()
        assert "<html" not in part and 'hx-swap-oob="innerHTML:#count"' in part and "bolt" in part


def test_a_deck_of_which_nobody_knows_how_it_stands_is_judged_for_the_list(client, decks):
    DeckStatus.objects.all().delete()
    page = words(client.get(reverse(PUBLIC), {"by": "ann", "system": "setcg"}).content.decode())
    assert "Legal Build" not in page and " Legal " in page.split("1 deck")[1]


def test_empty_lists_say_what_to_do(client, ann, decks):
    assert "No public decks match." in client.get(reverse(PUBLIC), {"q": "zzz"}).content.decode()
    assert "None of your decks match." in client.get(reverse(MINE), {"q": "zzz"}).content.decode()
    assert "Nothing is archived." in client.get(reverse(MINE), {"archived": "1"}).content.decode()
    every = [deck.public_id for deck in decks.values() if deck.owner_id == ann.pk]
    tags_and_folders.archive_decks(deck_ids=every, user=ann, archived=True)
    assert "All your decks are archived." in client.get(reverse(MINE)).content.decode()


# ---- one's own decks ----


def test_folders_and_tags_stand_beside_the_list_with_how_many_decks_are_in_them(client, ann, decks):
    page = client.get(reverse(MINE))
    assert page.context["shelf"].folders == [("League", 1)]
    assert page.context["shelf"].tags == [("fun", 1), ("Spring Cup", 1)]
    assert found(client, MINE, decks, folder="League") == ["bolt"]
    tags_and_folders.archive_decks(deck_ids=[decks["bolt"].public_id], user=ann, archived=True)
    assert found(client, MINE, decks) == ["fire", "sky"]
    assert found(client, MINE, decks, archived="1") == ["bolt"]
    assert found(Client(), PUBLIC, decks, by="ann") == ["bolt", "fire", "sky"]


def do(client, word: str, *chosen: Deck, address: str = "", **said: str):
    ids = [deck.public_id for deck in chosen]
    return client.post(f"{reverse(MINE)}{address}", {"do": word, "deck": ids, **said})


def test_several_decks_are_tagged_filed_and_put_away_and_the_list_stays_where_it_was(client, decks):
    sky, fire = decks["sky"], decks["fire"]
    answer = do(client, "tag", sky, fire, tag="fast, spring cup", address="?q=a&order=name")
    assert answer["Location"] == f"{reverse(MINE)}?q=a&order=name"
    assert found(client, MINE, decks, tag="fast") == ["fire", "sky"]
    assert found(client, MINE, decks, tag="spring cup") == ["bolt", "fire", "sky"]
    do(client, "untag", fire, tag="FAST")
    assert found(client, MINE, decks, tag="fast") == ["sky"]
    do(client, "file", sky, fire, folder="league")
    assert found(client, MINE, decks, folder="League") == ["bolt", "fire", "sky"]
    do(client, "file", fire, folder="")
    assert found(client, MINE, decks, folder="League") == ["bolt", "sky"]
    do(client, "archive", sky)
    assert found(client, MINE, decks) == ["bolt", "fire"]
    do(client, "unarchive", sky, address="?archived=1")
    assert found(client, MINE, decks) == ["bolt", "fire", "sky"]
    do(client, "rename", old="League", name="Cups")
    assert found(client, MINE, decks, folder="Cups") == ["bolt", "sky"]


def test_what_was_done_is_said(client, decks):
    said = []
    for change in (("tag", {"tag": "a, b"}), ("file", {"folder": "Cups"}), ("archive", {})):
        do(client, change[0], decks["sky"], **change[1])
        page = client.get(reverse(MINE))
        said += [str(one) for one in page.context["messages"]]
    assert said == ["One deck now has “a”, “b”.", "One deck put in “Cups”.", "One deck put away."]


@pytest.mark.parametrize(
    ("word", "said", "status", "says"),
    [
        ("tag", {"tag": " , "}, 400, "no tag is written"),
        ("tag", {"tag": "x" * 31}, 400, "has 31 characters; at most 30"),
        ("file", {"folder": "x" * 61}, 400, "61 characters; at most 60"),
        ("export", {"kind": "exe"}, 400, "there is no kind of file 'exe'"),
        ("burn", {}, 400, "does not know what 'burn' means"),
        ("", {}, 400, "does not know what '' means"),
        ("rename", {"old": "Nowhere", "name": "x"}, 400, "you have no folder “Nowhere”"),
    ],
)
def test_what_cannot_be_done_says_why_and_keeps_what_was_ticked(client, decks, word, said, status, says):
    before = list(Deck.objects.order_by("pk").values("folder", "archived", "search_words"))
    answer = do(client, word, decks["sky"], **said)
    page = unescape(answer.content.decode())
    assert answer.status_code == status and says in page
    assert f'value="{decks["sky"].public_id}" checked' in page
    assert list(Deck.objects.order_by("pk").values("folder", "archived", "search_words")) == before


def test_nothing_is_done_without_a_deck_or_with_one_of_another(client, decks):
    assert "no deck is chosen" in do(client, "archive").content.decode()
    for not_own in (decks["others"].public_id, "no such deck", "\0"):
        both = {"do": "archive", "deck": [decks["sky"].public_id, not_own]}
        answer = client.post(reverse(MINE), both)
        assert answer.status_code == 404
        assert "one of the selected decks has been deleted" in answer.content.decode()
    assert not Deck.objects.filter(archived=True).exists()


def test_the_decks_that_are_ticked_come_as_a_zip(client, decks):
    answer = do(client, "export", decks["sky"], decks["bolt"], kind="text")
    assert answer["Content-Type"] == "application/zip" and answer["Cache-Control"] == "private, no-store"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert sorted(archive.namelist()) == ["Sky-Élan.txt", "bolt.txt"]


def test_a_form_of_another_site_does_nothing_to_decks(ann, decks):
    client = Client(enforce_csrf_checks=True)
    client.force_login(ann)
    assert do(client, "archive", decks["sky"]).status_code == 403


# ---- how one deck is kept ----


def test_the_settings_of_a_deck_say_how_it_is_kept_and_change_it(client, decks):
    address = reverse("deck-keep", args=[decks["sky"].public_id])
    client.post(address, {"tags": "fast, fun", "folder": "League", "archived": "on"})
    page = client.get(reverse("deck-settings", args=[decks["sky"].public_id])).content.decode()
    assert 'name="tags" value="fast, fun"' in page and 'name="folder" value="League"' in page
    assert found(client, MINE, decks, archived="1", tag="fun") == ["sky"]
    page = words(client.get(reverse("deck", args=[decks["sky"].public_id])).content.decode())
    assert "fast fun Archived, so it isn’t in your list" in page
    page = words(Client().get(reverse("deck", args=[decks["sky"].public_id])).content.decode())
    assert "fast fun" in page and "Archived" not in page and "League" not in page
    client.post(address, {"tags": "", "folder": ""})
    assert found(client, MINE, decks, folder="League") == ["bolt"]


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ({"tags": "kept, " + "x" * 31, "folder": "New"}, "has 31 characters; at most 30"),
        (
            {"tags": ",".join(map(str, range(13))), "folder": "New"},
            "would have 13 tags; a deck has at most 12",
        ),
        ({"tags": "fun", "folder": "x" * 61}, "at most 60 characters"),
        ({"tags": "a\0b"}, "Null characters are not allowed"),
    ],
)
def test_what_cannot_be_kept_is_quoted_and_nothing_is_stored(client, decks, said, says):
    answer = client.post(reverse("deck-keep", args=[decks["sky"].public_id]), said)
    assert answer.status_code == 400 and says in unescape(answer.content.decode())
    decks["sky"].refresh_from_db()
    assert (decks["sky"].folder, decks["sky"].tags.count()) == ("", 0)


# ---- how much a list asks of the database ----


@pytest.mark.parametrize(("route", "most"), [(PUBLIC, 6), (MINE, 8)])
def test_a_list_takes_as_many_queries_for_a_page_of_decks_as_for_one(
    client, ann, route, most, django_assert_max_num_queries
):
    for n in range(caps.PAGE + 2):
        deck = factories.make_deck(ann, name=f"Deck {n}", visibility="public")
        tags_and_folders.set_tags(deck=deck, user=ann, tags=["fun", f"tag {n}"])
    asked = {"q": "deck", "tag": "fun", "legality": "incomplete", "order": "name"}
    with django_assert_max_num_queries(most):
        page = client.get(reverse(route), asked)
    assert len(page.context["decks"]) == caps.PAGE
