"""Decks kept in order: tags, folders and the archive, for one deck and for several at once."""

import pytest

from common import caps, ids
from decks.editing.services import BadContent, NoDeck
from decks.library import tags_and_folders
from decks.models import Deck, DeckTag
from tests.decks import factories

pytestmark = pytest.mark.django_db


@pytest.fixture
def owner():
    return factories.make_user()


def tags_of(deck: Deck) -> list[str]:
    return list(deck.tags.order_by("slot").values_list("name", flat=True))


def test_a_deck_has_the_tags_it_is_given_once_each_in_one_case_and_width(owner):
    deck = factories.make_deck(owner)
    tags_and_folders.set_tags(deck=deck, user=owner, tags=[" Aggro ", "ＦＵＮ\u202e", "fun", "For  Friday"])
    assert tags_of(deck) == ["Aggro", "fun", "For Friday"]
    tags_and_folders.set_tags(deck=deck, user=owner, tags=["aggro"])
    assert tags_of(deck) == ["aggro"]
    tags_and_folders.set_tags(deck=deck, user=owner, tags=[])
    assert tags_of(deck) == []


def test_tags_folders_and_the_archive_are_no_new_version(owner):
    deck = factories.make_deck(owner)
    before = Deck.objects.values("version", "updated").get()
    tags_and_folders.set_tags(deck=deck, user=owner, tags=["fun"])
    tags_and_folders.file_decks(deck_ids=[deck.public_id], user=owner, folder="League")
    tags_and_folders.archive_decks(deck_ids=[deck.public_id], user=owner, archived=True)
    assert Deck.objects.values("version", "updated").get() == before
    assert deck.versions.count() == 1


@pytest.mark.parametrize(
    ("tags", "says"),
    [
        (["x" * (caps.TAG + 1)], "“x+” has 31 characters; at most 30"),
        (["fun, games"], "“fun, games” has a comma"),
        ([" \u202e"], "is not a tag"),
        ([f"tag {n}" for n in range(caps.DECK_TAGS + 1)], "would have 13 tags; a deck has at most 12"),
    ],
)
def test_what_is_no_tag_is_quoted_and_nothing_is_stored(owner, tags, says):
    deck = factories.make_deck(owner)
    tags_and_folders.set_tags(deck=deck, user=owner, tags=["kept"])
    for change in (
        lambda: tags_and_folders.set_tags(deck=deck, user=owner, tags=tags),
        lambda: tags_and_folders.tag_decks(deck_ids=[deck.public_id], user=owner, add=tags),
    ):
        with pytest.raises(BadContent, match=says.replace("13", "1[34]")):
            change()
        assert tags_of(deck) == ["kept"]


def test_several_decks_are_marked_at_once_and_one_too_many_tags_marks_none(owner):
    decks = [factories.make_deck(owner, name=f"Deck {n}") for n in range(3)]
    chosen = [deck.public_id for deck in decks[:2]]
    tags_and_folders.set_tags(deck=decks[0], user=owner, tags=["Fun", "old"])
    assert tags_and_folders.tag_decks(deck_ids=chosen, user=owner, add=["fun", "new"], remove=["OLD"]) == 2
    assert [tags_of(deck) for deck in decks] == [["Fun", "new"], ["fun", "new"], []]
    tags_and_folders.set_tags(deck=decks[1], user=owner, tags=[f"tag {n}" for n in range(caps.DECK_TAGS)])
    with pytest.raises(BadContent, match="“Deck 1” would have 13 tags"):
        tags_and_folders.tag_decks(deck_ids=chosen, user=owner, add=["more"])
    assert tags_of(decks[0]) == ["Fun", "new"]


def test_a_tag_of_many_decks_takes_as_many_queries_as_of_one(owner, django_assert_max_num_queries):
    chosen = [factories.make_deck(owner).public_id for _ in range(12)]
    with django_assert_max_num_queries(7):
        tags_and_folders.tag_decks(deck_ids=chosen, user=owner, add=["fun"])
    assert DeckTag.objects.count() == 12


def test_a_folder_is_spelled_as_it_is_already(owner):
    decks = [factories.make_deck(owner) for _ in range(2)]
    tags_and_folders.file_decks(deck_ids=[decks[0].public_id], user=owner, folder="  League\tNight ")
    tags_and_folders.file_decks(deck_ids=[decks[1].public_id], user=owner, folder="LEAGUE NIGHT")
    assert set(Deck.objects.values_list("folder", flat=True)) == {"League Night"}


def test_a_folder_is_renamed_for_all_its_decks_and_put_together_with_another(owner):
    stranger = factories.make_deck()
    tags_and_folders.file_decks(deck_ids=[stranger.public_id], user=stranger.owner, folder="League")
    decks = [factories.make_deck(owner) for _ in range(3)]
    in_order = [deck.public_id for deck in decks]
    tags_and_folders.file_decks(deck_ids=in_order[:2], user=owner, folder="League")
    tags_and_folders.file_decks(deck_ids=in_order[2:], user=owner, folder="Cups")
    assert tags_and_folders.rename_folder(user=owner, folder="League", name="LEAGUE") == 2
    assert tags_and_folders.rename_folder(user=owner, folder="LEAGUE", name="cups") == 2
    assert set(Deck.objects.filter(owner=owner).values_list("folder", flat=True)) == {"Cups"}
    assert tags_and_folders.rename_folder(user=owner, folder="Cups", name="") == 3
    stranger.refresh_from_db()
    assert stranger.folder == "League"
    with pytest.raises(BadContent, match="you have no folder “Cups”"):
        tags_and_folders.rename_folder(user=owner, folder="Cups", name="More")
    with pytest.raises(BadContent, match="you have no folder “”"):
        tags_and_folders.rename_folder(user=owner, folder="", name="All")


def test_a_name_too_long_for_a_folder_is_refused(owner):
    deck = factories.make_deck(owner)
    with pytest.raises(BadContent, match="61 characters; at most 60"):
        tags_and_folders.file_decks(deck_ids=[deck.public_id], user=owner, folder="x" * 61)


@pytest.mark.parametrize(
    "change",
    [
        lambda chosen, user: tags_and_folders.tag_decks(deck_ids=chosen, user=user, add=["fun"]),
        lambda chosen, user: tags_and_folders.file_decks(deck_ids=chosen, user=user, folder="League"),
        lambda chosen, user: tags_and_folders.archive_decks(deck_ids=chosen, user=user, archived=True),
    ],
)
def test_one_deck_of_another_among_those_chosen_and_none_changes(owner, change):
    own, other = factories.make_deck(owner), factories.make_deck(visibility="public")
    for not_own in (other.public_id, ids.new_id(), "no id\0"):
        with pytest.raises(NoDeck):
            change([own.public_id, not_own], owner)
    with pytest.raises(BadContent, match="no deck is chosen"):
        change([], owner)
    with pytest.raises(BadContent, match="501 decks are selected; at most 500"):
        change([ids.new_id() for _ in range(caps.DECKS_PER_USER + 1)], owner)
    assert not Deck.objects.exclude(folder="", archived=False).exists()
    assert not DeckTag.objects.exists()


def test_tags_of_another_deck_cannot_be_changed(owner):
    with pytest.raises(NoDeck):
        tags_and_folders.set_tags(deck=factories.make_deck(visibility="public"), user=owner, tags=["mine"])
