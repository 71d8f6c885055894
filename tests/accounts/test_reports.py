"""Reports to staff, and what staff do about them: every act is written down."""

import pytest
from django.contrib.auth.models import Permission
from django.test import Client
from django.urls import reverse

from accounts import services
from accounts.models import Comment, Report, StaffAct
from common import caps
from decks.editing import services as decks
from decks.models import Deck, HiddenDeck
from tests.accounts.scenes import comment_on, shared_deck, signed_in
from tests.decks import factories

pytestmark = pytest.mark.django_db

QUEUE = "/admin/accounts/report/"


@pytest.fixture
def staff():
    return factories.make_user("staff", is_staff=True, is_superuser=True)


@pytest.fixture
def desk(staff) -> Client:
    return signed_in(staff)


@pytest.fixture
def deck() -> Deck:
    return shared_deck(factories.make_user("owner"), name="A rude name")


@pytest.fixture
def reader():
    return factories.make_user("reader")


def report(reader, deck, comment=None, **sent: str):
    args = [deck.public_id] if comment is None else [deck.public_id, comment.public_id]
    address = reverse("deck-report" if comment is None else "comment-report", args=args)
    return signed_in(reader).post(address, {"reason": "abuse", **sent})


def decide(desk: Client, found: Report, do: str, said: str = ""):
    return desk.post(f"{QUEUE}{found.pk}/change/", {"do": do, "said": said})


def test_a_report_keeps_what_stood_there_though_it_is_changed_and_deleted_later(reader, deck):
    made = comment_on(deck, words="Rude words")
    report(reader, deck, made, words="  He means\u202e me.")
    made.words = "Polite words"
    made.save()
    found = Report.objects.get()
    assert (found.reporter, found.shown, found.words) == (reader, "Rude words", "He means me.")
    made.delete()
    assert Report.objects.get().shown == "Rude words"


def test_one_person_reports_one_thing_once(reader, deck):
    assert report(reader, deck).status_code == 302
    again = report(reader, deck)
    assert again.status_code == 400 and "You have reported this before" in again.content.decode()
    assert report(factories.make_user(), deck).status_code == 302
    assert report(reader, deck, comment_on(deck)).status_code == 302
    assert Report.objects.count() == 3


@pytest.mark.parametrize(
    "sent", [{"reason": ""}, {"reason": "boring"}, {"words": "x" * 1001}, {"words": "\0"}]
)
def test_a_report_that_is_wrong_is_refused(reader, deck, sent):
    assert report(reader, deck, **sent).status_code == 400
    assert not Report.objects.exists()


def test_one_person_makes_so_many_reports_in_an_hour(reader, monkeypatch):
    monkeypatch.setitem(caps.RATES, "report", "2/hour")
    codes = [report(reader, shared_deck()).status_code for _ in range(3)]
    assert codes == [302, 302, 429]
    assert Report.objects.count() == 2


def test_staff_see_what_was_reported_with_its_words_and_why(desk, reader, deck):
    report(reader, deck, comment_on(deck, words="**Rude** words"), words="He means me.")
    listed = desk.get(QUEUE).content.decode()
    assert "A rude name" in listed and "**Rude** words" in listed
    shown = desk.get(f"{QUEUE}{Report.objects.get().pk}/change/").content.decode()
    for part in ("<strong>Rude</strong> words", "Harassment or threats", "He means me.", "reader"):
        assert part in shown


def test_a_hidden_deck_is_seen_by_its_owner_alone_who_reads_why(desk, reader, deck):
    report(reader, deck)
    assert decide(desk, Report.objects.get(), "hide", "Find a kinder name.").status_code == 302
    address = reverse("deck", args=[deck.public_id])
    for other in (Client(), signed_in(reader), desk):
        assert other.get(address).status_code == 404
    text = signed_in(deck.owner).get(address).content.decode()
    assert "Staff hid this deck" in text and "Find a kinder name." in text
    assert Report.objects.get().state == "upheld"


@pytest.mark.parametrize("visibility", ["public", "unlisted"])
def test_the_owner_cannot_show_a_hidden_deck_again_until_staff_lift_it(desk, staff, deck, visibility):
    services.hide_deck(deck=deck, staff=staff, said="Find a kinder name.")
    owner = signed_in(deck.owner)
    held = Deck.objects.get()
    settings = {"name": "Kinder", "format": held.format, "version": held.version}
    address = reverse("deck-settings", args=[deck.public_id])
    refused = owner.post(address, {**settings, "visibility": visibility})
    assert refused.status_code == 400 and "staff hid this deck" in refused.content.decode()
    by_api = owner.patch(
        reverse("api:deck", args=[deck.public_id]),
        {"visibility": visibility, "version": held.version},
        content_type="application/json",
    )
    assert by_api.status_code == 400
    assert Deck.objects.get().visibility == "private"
    assert owner.post(address, {**settings, "visibility": "private"}).status_code == 302
    desk.post(
        "/admin/decks/hiddendeck/", {"action": "lift", "_selected_action": [HiddenDeck.objects.get().pk]}
    )
    version = Deck.objects.get().version
    lifted = owner.post(address, {**settings, "visibility": visibility, "version": version})
    assert lifted.status_code == 302 and Deck.objects.get().visibility == visibility


def test_making_a_deck_private_does_not_spare_it(staff, deck):
    decks.update_deck(deck=deck, user=deck.owner, version=1, visibility="private")
    services.hide_deck(deck=deck, staff=staff, said="")
    with pytest.raises(decks.BadContent, match="staff hid this deck"):
        decks.update_deck(deck=deck, user=deck.owner, version=1, visibility="public")


def test_a_hidden_comment_is_read_by_nobody_but_its_author_who_reads_why(desk, reader, deck):
    author = factories.make_user("author")
    made = comment_on(deck, author, "Rude words")
    report(reader, deck, made)
    decide(desk, Report.objects.get(), "hide", "Be kind.")
    address = reverse("deck-comments", args=[deck.public_id])
    for other in (Client(), signed_in(reader), signed_in(deck.owner)):
        text = other.get(address).content.decode()
        assert "Taken down by staff." in text and "Rude words" not in text and "Be kind." not in text
    text = signed_in(author).get(address).content.decode()
    assert "Rude words" in text and "Be kind." in text
    desk.post("/admin/accounts/comment/", {"action": "lift", "_selected_action": [made.pk]})
    assert "Rude words" in Client().get(address).content.decode()


def test_one_decision_settles_all_reports_of_the_same_thing_and_no_other(desk, deck):
    comment = comment_on(deck)
    for _ in range(2):
        report(factories.make_user(), deck)
        report(factories.make_user(), deck, comment)
    decide(desk, Report.objects.filter(about="comment").first(), "hide")
    assert sorted(Report.objects.values_list("about", "state")) == [
        *[("comment", "upheld")] * 2,
        *[("deck", "open")] * 2,
    ]


def test_a_dismissed_report_changes_nothing_and_leaves_the_queue(desk, reader, deck):
    report(reader, deck)
    decide(desk, Report.objects.get(), "dismiss", "It is only a name.")
    assert Deck.objects.get().visibility == "public"
    assert "A rude name" not in desk.get(QUEUE).content.decode()
    assert "A rude name" in desk.get(QUEUE, {"state": "all"}).content.decode()


def test_all_that_staff_do_is_written_down_with_who_did_it(desk, staff, reader, deck):
    comment = comment_on(deck)
    report(reader, deck)
    report(reader, deck, comment)
    on_deck, on_comment = Report.objects.get(about="deck"), Report.objects.get(about="comment")
    decide(desk, on_comment, "hide", "Be kind.")
    desk.post("/admin/accounts/comment/", {"action": "lift", "_selected_action": [comment.pk]})
    decide(desk, on_deck, "dismiss")
    desk.post("/admin/decks/deck/", {"action": "hide", "said": "No.", "_selected_action": [deck.pk]})
    desk.post(
        "/admin/decks/hiddendeck/", {"action": "lift", "_selected_action": [HiddenDeck.objects.get().pk]}
    )
    acts = StaffAct.objects.order_by("pk").values_list("did", "said", "comment_id")
    assert list(acts) == [
        ("hid-comment", "Be kind.", comment.public_id),
        ("lifted-comment", "", comment.public_id),
        ("dismissed", "", ""),
        ("hid-deck", "No.", ""),
        ("lifted-deck", "", ""),
    ]
    assert set(StaffAct.objects.values_list("who", "deck_id")) == {(staff.pk, deck.public_id)}
    deck.delete()
    listed = desk.get("/admin/accounts/staffact/").content.decode()
    assert "Hid a comment" in listed and "Be kind." in listed


def test_staff_without_the_right_to_decide_read_and_decide_nothing(reader, deck):
    report(reader, deck)
    found = Report.objects.get()
    helper = factories.make_user("helper", is_staff=True)
    assert signed_in(helper).get(f"{QUEUE}{found.pk}/change/").status_code == 403
    helper.user_permissions.add(Permission.objects.get(codename="view_report"))
    desk = signed_in(helper)
    assert desk.get(f"{QUEUE}{found.pk}/change/").status_code == 200
    assert decide(desk, found, "hide").status_code == 403
    assert Deck.objects.get().visibility == "public" and not StaffAct.objects.exists()


@pytest.mark.parametrize("who", ["visitor", "owner"])
def test_who_is_no_staff_has_no_queue(deck, reader, who):
    report(reader, deck)
    client = Client() if who == "visitor" else signed_in(deck.owner)
    assert client.get(QUEUE).status_code in {302, 403}
    assert decide(client, Report.objects.get(), "hide").status_code in {302, 403}
    assert Deck.objects.get().visibility == "public"


@pytest.mark.parametrize("pk", ["0", "999", "abc", "1_0"])
def test_a_report_that_is_none_is_not_found(desk, pk):
    assert desk.get(f"{QUEUE}{pk}/change/").status_code == 404


def test_looking_at_the_queue_changes_nothing(desk, reader, deck):
    report(reader, deck)
    desk.get(f"{QUEUE}{Report.objects.get().pk}/change/", {"do": "hide"})
    assert Report.objects.get().state == "open" and not Comment.objects.exclude(taken_down="").exists()
