"""The pages of decks: shown, edited row by row and as text, settled, handed out and deleted."""

import re
from html import unescape

import pytest
from django.urls import reverse

from decks import selectors
from decks.models import Deck
from tests.decks import factories
from tests.decks.factories import EGG, SWORD, THUNDER
from tests.decks.test_pages_check import HTMX, box, words

pytestmark = pytest.mark.django_db


def at(name: str, deck: Deck, *more: str) -> str:
    return reverse(name, args=[deck.public_id, *more])


def do(client, deck, wanted, *, version=None, htmx=False, **more):
    said = {"do": wanted, "version": deck.version if version is None else version, **more}
    return client.post(at("deck-edit", deck), said, headers=HTMX if htmx else {})


def content(deck: Deck) -> dict[tuple[str, str], int]:
    rows = deck.rows.values_list("section", "card__card_id", "quantity")
    return {(section, card): quantity for section, card, quantity in rows}


def test_a_deck_shows_its_sections_with_counts_limits_and_what_is_wrong(owner, deck):
    page = words(owner.get(at("deck", deck)).content.decode())
    assert "Main deck 9 / 40–60, 31 too few" in page
    assert "5 of 4" in page
    assert "§ 402.3b" in page


def test_a_finding_points_at_the_rows_it_is_about(owner, deck):
    page = owner.get(at("deck", deck)).content.decode()
    row = deck.rows.get(card__card_id=SWORD)
    assert f'href="#row-{row.pk}"' in page and f'id="row-{row.pk}"' in page


def test_another_format_and_day_can_be_asked_for(owner, deck):
    said = {"format": "wanderer", "as_of": "2017-04-15"}
    page = words(owner.get(at("deck-legality", deck), said).content.decode())
    assert "Format Wanderer" in page and "Checked as of 2017-04-15" in page
    panel = owner.get(at("deck-legality", deck), said, headers=HTMX).content.decode()
    assert "<html" not in panel


def test_a_private_deck_is_nobody_elses_to_keep_or_see(client, deck):
    for name in ("deck", "deck-legality", "deck-edit", "deck-bulk", "deck-settings"):
        assert client.get(at(name, deck)).status_code == 404
    client.force_login(deck.owner)
    assert client.get(at("deck", deck))["Cache-Control"] == "private, no-store"


# ---- the editor ----


@pytest.mark.parametrize(
    ("wanted", "becomes"),
    [
        (f"less:main:{SWORD}", {("main", THUNDER): 4, ("main", SWORD): 4}),
        (f"remove:main:{SWORD}", {("main", THUNDER): 4}),
        (f"move:main:sideboard:{SWORD}", {("main", THUNDER): 4, ("sideboard", SWORD): 5}),
        (f"add:main:{EGG}", {("main", THUNDER): 4, ("main", SWORD): 5, ("main", EGG): 1}),
    ],
)
@pytest.mark.parametrize("htmx", [False, True])
def test_the_editors_buttons_do_what_they_say(owner, deck, wanted, becomes, htmx):
    answer = do(owner, deck, wanted, htmx=htmx)
    assert answer.status_code == (200 if htmx else 302)
    assert content(deck) == becomes


def test_a_change_answers_with_rows_verdict_and_an_announcement(owner, deck):
    page = do(owner, deck, f"less:main:{SWORD}", htmx=True, q="egg").content.decode()
    assert 'name="version" value="2"' in page
    assert 'id="legality"' in page and "§ 402.3b" not in page
    assert "Rukh Egg" not in page  # the page searches again by itself, so an edit need not
    said = "Took 1 × Laevateinn, the Demon Sword out of Main deck. Not finished."
    assert re.search(rf'id="said"[^>]*>{said}', page)


def test_a_stale_change_is_not_stored_and_can_be_done_again(owner, deck):
    do(owner, deck, f"less:main:{SWORD}")
    answer = do(owner, deck, f"remove:main:{SWORD}", version=1, htmx=True)
    page = answer.content.decode()
    assert answer.status_code == 409
    assert content(deck)["main", SWORD] == 4
    assert "Apply to this version" in page and f'value="remove:main:{SWORD}"' in page


@pytest.mark.parametrize(
    "wanted",
    ["", "explode", "less:main", "less:main:NO-CARD", f"less:nowhere:{SWORD}", f"less:sideboard:{SWORD}",
     f"add:nowhere:{SWORD}", "add:main:NO-CARD", f"move:main:nowhere:{SWORD}", "mend:9999999:x"],
)  # fmt: skip
def test_a_button_that_nobody_made_is_refused_in_words(owner, deck, wanted):
    answer = do(owner, deck, wanted)
    assert answer.status_code == 400
    assert "Not saved" in answer.content.decode()
    assert content(deck) == {("main", THUNDER): 4, ("main", SWORD): 5}


def test_cards_are_found_beside_the_deck_with_the_sections_they_may_go_in(owner, deck):
    page = owner.get(at("deck-edit", deck), {"q": "laevateinn, the"}, headers=HTMX).content.decode()
    assert "5 in deck" in page
    assert f'value="add:main:{SWORD}"' in page and f'value="add:sideboard:{SWORD}"' in page
    assert f'value="add:stone:{SWORD}"' not in page


def test_a_line_that_was_not_understood_is_mended_in_the_editor(owner, deck):
    text = "[Main]\n4 Thunder\n4 Rukh Eg"
    owner.post(at("deck-bulk", deck), {"text": text, "version": 1, "confirm": ""})
    deck.refresh_from_db()
    assert [line["text"] for line in deck.unresolved] == ["4 Rukh Eg"]
    page = owner.get(at("deck-edit", deck)).content.decode()
    value = unescape(re.search(r'name="do" value="(mend:0:[^"]+)"', page)[1])
    assert do(owner, deck, value).status_code == 302
    deck.refresh_from_db()
    assert deck.unresolved == [] and content(deck) == {("main", THUNDER): 4, ("main", EGG): 4}


# ---- the deck as text ----


def test_the_text_says_what_would_change_and_stores_only_what_is_confirmed(owner, deck):
    text = box(owner.get(at("deck-bulk", deck)).content.decode())
    assert "5 Laevateinn, the Demon Sword" in text
    changed = text.replace("5 Laev", "4 Laev") + "\n4 Nobody Knows"
    page = owner.post(at("deck-bulk", deck), {"text": changed, "version": 1, "preview": ""}).content.decode()
    assert "-1 Laevateinn, the Demon Sword" in words(page)
    assert "Not a known card" in page or "Nobody Knows" in page
    assert content(deck)["main", SWORD] == 5
    answer = owner.post(at("deck-bulk", deck), {"text": changed, "version": 1, "confirm": ""})
    assert answer.status_code == 302
    assert content(deck)["main", SWORD] == 4


def test_text_on_an_old_version_is_not_stored_and_not_lost(owner, deck):
    do(owner, deck, f"less:main:{SWORD}")
    answer = owner.post(at("deck-bulk", deck), {"text": "[Main]\n4 Thunder", "version": 1, "confirm": ""})
    assert answer.status_code == 409
    page = answer.content.decode()
    assert box(page) == "[Main]\n4 Thunder" and 'name="version" value="2"' in page
    assert content(deck)["main", SWORD] == 4


@pytest.mark.parametrize("text", ["", "\n\n", "<deck>", "x\n" * 10_000])
def test_text_that_is_no_list_is_refused_and_kept(owner, deck, text):
    answer = owner.post(at("deck-bulk", deck), {"text": text, "version": 1, "confirm": ""})
    assert answer.status_code == 400
    assert len(content(deck)) == 2


# ---- settings, files, the end ----


def test_settings_are_saved_in_words(owner, deck):
    said = {
        "name": "More swords",
        "description": "x",
        "format": "wanderer",
        "visibility": "public",
        "version": 1,
    }
    assert owner.post(at("deck-settings", deck), said).status_code == 302
    deck.refresh_from_db()
    assert (deck.name, deck.format, deck.visibility) == ("More swords", "wanderer", "public")
    assert "More swords" in owner.get(reverse("decks")).content.decode()


def test_settings_on_an_old_version_are_kept_in_the_form(owner, deck):
    do(owner, deck, f"less:main:{SWORD}")
    said = {"name": "Late", "description": "", "format": "wanderer", "visibility": "public", "version": 1}
    answer = owner.post(at("deck-settings", deck), said)
    page = answer.content.decode()
    assert answer.status_code == 409
    assert 'value="Late"' in page and 'value="2"' in page and "Save again" in page


@pytest.mark.parametrize("name", ["", "x" * 101])
def test_a_deck_needs_a_name_of_a_reasonable_length(owner, deck, name):
    said = {"name": name, "description": "", "format": "wanderer", "visibility": "public", "version": 1}
    assert owner.post(at("deck-settings", deck), said).status_code == 400


def test_what_an_owner_writes_is_shown_and_never_run(owner, deck):
    said = {"name": "<b>x</b>", "description": "<script>1</script>", "format": "wanderer"}
    owner.post(at("deck-settings", deck), said | {"visibility": "public", "version": 1})
    page = owner.get(at("deck", deck)).content.decode()
    assert "<b>x" not in page and "<script>1" not in page


@pytest.mark.parametrize("code", ["text", "dek", "o8d", "cod", "json"])
def test_a_deck_is_handed_out_as_a_file(owner, deck, code):
    answer = owner.get(at("deck-export", deck, code))
    assert answer.status_code == 200
    assert answer["Content-Disposition"].startswith('attachment; filename="Swords.')


def test_a_file_format_there_is_not_is_a_404(owner, deck):
    assert owner.get(at("deck-export", deck, "pdf")).status_code == 404


def test_deleting_takes_a_tick_and_a_post(owner, deck):
    asked = owner.get(at("deck-delete", deck))
    assert asked.status_code == 200
    assert "Delete “ Swords ”?" in words(asked.content.decode())
    unsure = owner.post(at("deck-delete", deck))
    assert unsure.status_code == 400
    assert "Nothing was deleted" in words(unsure.content.decode())
    assert Deck.objects.filter(pk=deck.pk).exists()
    owner.post(at("deck-delete", deck), {"sure": "yes"})
    assert not Deck.objects.filter(pk=deck.pk).exists()


def test_a_deck_changed_in_another_tab_is_not_deleted_unseen(owner, deck):
    for page in ("deck-delete", "deck-settings"):
        assert 'name="version" value="1"' in owner.get(at(page, deck)).content.decode()
    do(owner, deck, f"add:main:{EGG}")
    late = owner.post(at("deck-delete", deck), {"sure": "yes", "version": "1"})
    assert late.status_code == 409
    assert "Nothing was deleted: the deck was changed" in words(late.content.decode())
    assert 'name="version" value="2"' in late.content.decode()
    assert owner.post(at("deck-delete", deck), {"sure": "yes", "version": "no number"}).status_code == 409
    assert Deck.objects.filter(pk=deck.pk).exists()


@pytest.mark.parametrize("page", ["deck-delete", "deck-share-rotate"])
def test_what_is_asked_of_a_deck_deleted_in_that_moment_is_a_404(owner, deck, page, monkeypatch):
    find = selectors.editable_deck_or_none

    def found_and_gone(*asked):
        found = find(*asked)
        Deck.objects.filter(pk=deck.pk).delete()
        return found

    monkeypatch.setattr(selectors, "editable_deck_or_none", found_and_gone)
    assert owner.post(at(page, deck), {"sure": "yes"}).status_code == 404


def test_lists_of_decks_say_when_they_are_empty(client):
    assert "Nobody has made a deck public here yet." in client.get(reverse("decks")).content.decode()
    client.force_login(factories.make_user())
    assert "You have no decks yet." in client.get(reverse("mine")).content.decode()


def test_ones_own_decks_show_their_verdict_and_who_may_see_them(owner, deck):
    page = words(owner.get(reverse("mine")).content.decode())
    assert "9 cards" in page and "Not legal" in page and "Only me" in page


def test_pages_need_few_queries_however_many_decks_there_are(owner, deck, django_assert_max_num_queries):
    for _ in range(8):
        factories.make_deck(deck.owner, code="fow8", cards={"main": {THUNDER: 4}})
    owner.get(reverse("mine"))
    with django_assert_max_num_queries(10):
        owner.get(reverse("mine"))
    owner.get(at("deck", deck))
    with django_assert_max_num_queries(10):
        owner.get(at("deck", deck))
