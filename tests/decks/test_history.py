"""The history of a deck: every change is kept, compared, named and brought back; no change is lost."""

import pytest
from django.utils import timezone

from common import caps
from decks.editing import history, services
from decks.models import Deck
from decks.verdicts import checks
from tests.decks import factories
from tests.decks.factories import EGG, SWORD, THUNDER
from tests.decks.test_pages_check import box, words
from tests.decks.test_pages_decks import at, content, do

pytestmark = pytest.mark.django_db

SWORD_NAME = "Laevateinn, the Demon Sword"


def numbers(deck: Deck) -> list[int]:
    return list(deck.versions.values_list("number", flat=True))


def said(changes) -> list[tuple[str, int]]:
    return [(change.name, change.amount) for change in changes]


def less(deck: Deck, version: int, quantity: int = 4) -> Deck:
    return services.set_quantity(
        deck=deck, user=deck.owner, section="main", card_id=SWORD, quantity=quantity, version=version
    )


def test_every_change_is_a_version_with_who_and_when(deck):
    before = timezone.now()
    less(deck, 1)
    services.update_deck(deck=deck, user=deck.owner, version=2, format="wanderer")
    services.hide_decks(decks=Deck.objects.filter(pk=deck.pk))
    assert numbers(deck) == [3, 2, 1], "a private deck is hidden already, and did not change"
    first, newest = deck.versions.get(number=1), deck.versions.get(number=3)
    assert (newest.made_by, newest.format) == (deck.owner, "wanderer")
    assert before <= newest.made <= timezone.now() and first.made <= before
    assert {(row[0], row[1]): row[2] for row in first.cards} == {("main", THUNDER): 4, ("main", SWORD): 5}


def test_who_sees_a_deck_is_no_part_of_a_version(deck):
    services.update_deck(deck=deck, user=deck.owner, version=1, visibility="public", open_history=True)
    services.hide_decks(decks=Deck.objects.filter(pk=deck.pk))
    deck.refresh_from_db()
    assert (numbers(deck), deck.version, deck.visibility, deck.open_history) == ([1], 1, "private", True)


@pytest.mark.parametrize(
    "texts", [{}, {"name": "Mine", "description": "Line one\r\nline two", "format": "wanderer"}]
)
def test_settings_saved_with_another_visibility_alone_are_no_version(deck, texts):
    start = {"name": "Mine", "description": "Line one\nline two", "format": "wanderer"}
    held = services.update_deck(deck=deck, user=deck.owner, version=1, **start)
    assert held.version == 2
    shown = services.update_deck(deck=held, user=deck.owner, version=2, visibility="public", **texts)
    assert (shown.version, shown.visibility) == (2, "public")
    renamed = services.update_deck(deck=shown, user=deck.owner, version=2, name="Ours", visibility="private")
    assert (renamed.version, renamed.name, renamed.visibility) == (3, "Ours", "private")


def test_a_refused_change_leaves_no_version(deck):
    with pytest.raises(services.BadContent):
        less(deck, 1, quantity=caps.QUANTITY + 1)
    with pytest.raises(services.StaleDeck):
        less(deck, 7)
    assert numbers(deck) == [1]


def test_the_history_says_what_each_version_changed(owner, deck):
    do(owner, deck, f"less:main:{SWORD}")
    do(owner, deck, f"add:main:{EGG}", version=2)
    page = words(owner.get(at("deck-history", deck)).content.decode())
    assert page.index("Version 3") < page.index("+1 Rukh Egg Main deck") < page.index("Version 2")
    assert page.index("Version 2") < page.index(f"-1 {SWORD_NAME} Main deck") < page.index("Version 1")
    assert "The history begins here, with 9 cards." in page


def test_lines_that_were_not_understood_are_part_of_a_version(owner, deck):
    owner.post(at("deck-bulk", deck), {"text": "[Main]\n4 Thunder\n4 Rukh Eg", "version": 1, "confirm": ""})
    changes = history.since(Deck.objects.get(pk=deck.pk), 1)
    assert said(changes) == [(SWORD_NAME, -5), ("4 Rukh Eg", 1)]


def test_a_version_keeps_its_address_whatever_becomes_of_the_deck(owner, deck):
    address = at("deck-version", deck, 1)
    do(owner, deck, f"remove:main:{SWORD}")
    page = words(owner.get(address).content.decode())
    assert f"5 {SWORD_NAME}" in page and "The deck is now at version 2" in page
    assert "Not legal by the lists of" in page and "Not legal by today’s" in page
    assert (
        SWORD_NAME not in words(owner.get(at("deck-version", deck, 2)).content.decode()).split("What it")[0]
    )
    assert words(owner.get(at("deck", deck)).content.decode()).count("version 2") == 1


@pytest.mark.parametrize("number", [0, 2, 2**31, 10**30])
def test_a_version_there_is_not_is_a_404(owner, deck, number):
    assert owner.get(at("deck-version", deck, number)).status_code == 404


def test_a_version_is_judged_by_the_lists_of_its_day_and_of_today(owner, deck, monkeypatch):
    services.update_deck(deck=deck, user=deck.owner, version=1, format="wanderer")
    less(deck, 2)
    kept = deck.versions.get(number=3)
    seen = []
    check = checks.check_value

    def watched(value, form, day=None):
        seen.append((form, day))
        return check(value, form, day)

    monkeypatch.setattr(checks, "check_value", watched)
    page = words(owner.get(at("deck-version", deck, 3)).content.decode())
    assert "Wanderer Not legal by the lists of" in page
    assert sorted(seen, key=str) == [
        ("wanderer", None),
        ("wanderer", None),
        ("wanderer", timezone.localdate(kept.made)),
    ]


# ---- comparing ----


def test_any_two_versions_are_compared_in_either_direction(owner, deck):
    do(owner, deck, f"less:main:{SWORD}")
    do(owner, deck, f"add:main:{EGG}", version=2)
    there = words(owner.get(at("deck-compare", deck), {"old": 1, "new": 3}).content.decode())
    assert "+1 Rukh Egg" in there and f"-1 {SWORD_NAME}" in there
    back = words(owner.get(at("deck-compare", deck), {"old": 3, "new": 1}).content.decode())
    assert "-1 Rukh Egg" in back and f"+1 {SWORD_NAME}" in back
    unsaid = words(owner.get(at("deck-compare", deck)).content.decode())
    assert "From version 2 to version 3" in unsaid and SWORD_NAME not in unsaid
    assert (
        "They have the same cards."
        in owner.get(at("deck-compare", deck), {"old": 1, "new": 1}).content.decode()
    )


def test_a_deck_is_compared_with_another_by_its_address(owner, deck):
    other = factories.make_deck(code="fow8", cards={"main": {THUNDER: 1}}, name="Else", visibility="unlisted")
    for where in (other.public_id, f"https://decks.example.org/decks/{other.public_id}/v/1/"):
        page = words(owner.get(at("deck-compare", deck), {"deck": where}).content.decode())
        assert "to version 1 of “ Else ”" in page and "-3 Thunder" in page and f"-5 {SWORD_NAME}" in page


@pytest.mark.parametrize("asked", [{"old": "9"}, {"new": "x"}, {"old": "9" * 40}, {"deck": "nowhere"}])
def test_what_cannot_be_compared_is_said(owner, deck, asked):
    answer = owner.get(at("deck-compare", deck), asked)
    assert answer.status_code == 400
    assert "These cannot be compared." in answer.content.decode()


def test_a_hidden_deck_and_one_of_another_game_are_compared_with_nothing(owner, deck):
    hidden = factories.make_deck(code="fow8", cards={"main": {EGG: 3}}, name="Hidden")
    answer = owner.get(at("deck-compare", deck), {"deck": hidden.public_id})
    assert answer.status_code == 400 and "Hidden" not in answer.content.decode()
    elsewhere = factories.make_deck(visibility="public", name="Else")
    page = owner.get(at("deck-compare", deck), {"deck": elsewhere.public_id}).content.decode()
    assert "a deck for another game" in page


# ---- bringing back, and names ----


def test_restoring_makes_a_new_version_and_loses_none(owner, deck):
    do(owner, deck, f"remove:main:{SWORD}")
    answer = owner.post(at("deck-version-restore", deck, 1), {"version": 2})
    assert answer.status_code == 302
    assert content(deck) == {("main", THUNDER): 4, ("main", SWORD): 5}
    assert numbers(deck) == [3, 2, 1] and deck.versions.get(number=3).repeats == 1
    assert "same contents as version 1" in words(owner.get(at("deck-history", deck)).content.decode())


def test_restoring_brings_the_format_and_the_lines_back(owner, deck):
    services.update_deck(deck=deck, user=deck.owner, version=1, format="wanderer")
    owner.post(at("deck-bulk", deck), {"text": "[Main]\n4 Rukh Eg", "version": 2, "confirm": ""})
    owner.post(at("deck-version-restore", deck, 1), {"version": 3})
    deck.refresh_from_db()
    assert (deck.format, deck.unresolved) == (factories.default_format("fow8"), [])
    owner.post(at("deck-version-restore", deck, 3), {"version": 4})
    deck.refresh_from_db()
    assert (deck.format, [line["text"] for line in deck.unresolved]) == ("wanderer", ["4 Rukh Eg"])


def test_a_card_that_left_the_catalogue_comes_back_as_a_line(deck):
    kept = deck.versions.get(number=1)
    kept.cards = [*kept.cards, ["main", "GONE-1", 2, "A card that is gone"]]
    kept.save()
    changed = services.restore_version(deck=deck, user=deck.owner, kept=kept, version=1)
    assert [(line["text"], line["section"]) for line in changed.unresolved] == [
        ("2 A card that is gone", "main")
    ]
    assert len(content(deck)) == 2


@pytest.mark.parametrize("said", ["1", "", "x", "9" * 30])
def test_restoring_on_an_old_version_shows_both_sides_and_stores_nothing(owner, deck, said):
    do(owner, deck, f"less:main:{SWORD}")
    answer = owner.post(at("deck-version-restore", deck, 1), {"version": said})
    page = words(answer.content.decode())
    assert answer.status_code == 409 and numbers(deck) == [2, 1]
    assert "Not restored." in page
    if said == "1":
        assert f"Saved in the meantime: -1 {SWORD_NAME}" in page


def test_a_version_is_given_a_name_and_loses_it(owner, deck):
    answer = owner.post(at("deck-version-name", deck, 1), {"name": "  Before\u202e the event "})
    assert answer["Location"] == at("deck-version", deck, 1)
    assert "Version 1 “ Before the event ”" in words(owner.get(at("deck-history", deck)).content.decode())
    back = at("deck-history", deck)
    assert owner.post(at("deck-version-name", deck, 1), {"name": "", "next": back})["Location"] == back
    away = owner.post(at("deck-version-name", deck, 1), {"name": "x", "next": "https://evil.example/"})
    assert away["Location"] == at("deck-version", deck, 1)
    deck.refresh_from_db()
    assert deck.version == 1, "a name changes nothing of the deck"


def test_a_name_that_is_too_long_is_refused_in_words(owner, deck):
    answer = owner.post(at("deck-version-name", deck, 1), {"name": "x" * 101})
    assert answer.status_code == 400 and "at most 100 are kept" in answer.content.decode()
    assert deck.versions.get().name == ""


def test_so_many_versions_have_names(deck, monkeypatch):
    monkeypatch.setattr(caps, "NAMED_VERSIONS", 1)
    less(deck, 1)
    services.name_version(deck=deck, user=deck.owner, number=1, name="One")
    services.name_version(deck=deck, user=deck.owner, number=1, name="Won")
    with pytest.raises(services.BadContent, match="1 versions have names"):
        services.name_version(deck=deck, user=deck.owner, number=2, name="Two")


def test_beyond_the_cap_the_oldest_without_a_name_fall_away(deck, monkeypatch):
    monkeypatch.setattr(caps, "DECK_VERSIONS", 3)
    services.name_version(deck=deck, user=deck.owner, number=1, name="Kept")
    for version in range(1, 6):
        less(deck, version, quantity=5 - version or 9)
    assert numbers(deck) == [6, 5, 1]


# ---- two who change the same ----


def test_a_stale_button_shows_what_was_stored_meanwhile(owner, deck):
    do(owner, deck, f"less:main:{SWORD}")
    page = words(do(owner, deck, f"add:main:{EGG}", version=1).content.decode())
    assert f"Saved in the meantime: -1 {SWORD_NAME}" in page and "Apply to this version" in page


def test_stale_text_is_put_together_with_what_was_stored_meanwhile(owner, deck):
    do(owner, deck, f"less:main:{SWORD}")
    mine = "[Main]\n3 Thunder\n5 Laevateinn, the Demon Sword\n2 Rukh Egg\n1 Nobody Knows"
    stale = owner.post(at("deck-bulk", deck), {"text": mine, "version": 1, "confirm": ""})
    page = stale.content.decode()
    assert stale.status_code == 409 and f"since you began: -1 {SWORD_NAME}" in words(page)
    assert 'name="base" value="1"' in page
    both = owner.post(at("deck-bulk", deck), {"text": mine, "version": 2, "base": 1, "together": ""})
    text = box(both.content.decode())
    for line in ("3 Thunder", "4 Laevateinn, the Demon Sword", "2 Rukh Egg", "1 Nobody Knows"):
        assert line in text
    assert content(deck)["main", SWORD] == 4, "nothing is stored before it is confirmed"


@pytest.mark.parametrize("base", ["", "x", "77"])
def test_putting_together_needs_the_version_both_began_with(owner, deck, base):
    answer = owner.post(
        at("deck-bulk", deck), {"text": "[Main]\n1 Thunder", "version": 1, "base": base, "together": ""}
    )
    assert answer.status_code == 400 and "cannot be saved" in answer.content.decode()


def test_a_history_is_changed_by_its_owner_alone(client, deck):
    services.update_deck(deck=deck, user=deck.owner, version=1, visibility="public", open_history=True)
    for name, more in (("deck-history", ()), ("deck-version", (1,)), ("deck-compare", ())):
        page = client.get(at(name, deck, *more))
        assert page.status_code == 200
        assert "restore/" not in page.content.decode() and "/name/" not in page.content.decode()


def test_a_history_takes_few_queries_however_long_it_is(owner, deck, django_assert_max_num_queries):
    for version in range(1, 20):
        less(deck, version, quantity=version)
    with django_assert_max_num_queries(9):
        assert owner.get(at("deck-history", deck)).status_code == 200
