"""The editor: steps back and forth, copies set at once, what is said, and the deck edited as text."""

import re

import pytest
from django.urls import reverse

import rules
from decks.editing import services, undo
from decks.editing.pasted_lists import Change
from decks.models import Deck
from tests.decks import factories
from tests.decks.factories import EGG, SWORD, THUNDER
from tests.decks.test_history import SWORD_NAME, less
from tests.decks.test_pages_check import box, words
from tests.decks.test_pages_decks import at, content, do

pytestmark = [pytest.mark.django_db, pytest.mark.once]


def step(client, deck, which, htmx=True):
    """Undo or redo on the newest version."""
    deck.refresh_from_db()
    return do(client, deck, which, htmx=htmx)


def said(response) -> str:
    """What an answer announces."""
    found = re.search(r'<p id="said"[^>]*>(.*?)</p>', response.content.decode(), re.DOTALL)
    assert found
    return words(found[1])


def line(deck: Deck) -> undo.Line:
    return undo.line_of(Deck.objects.get(pk=deck.pk))


# ---- steps back and forth ----


def test_steps_lead_back_one_by_one_and_forth_again_each_as_a_new_version(owner, deck):
    for version, wanted in enumerate((f"less:main:{SWORD}", f"remove:main:{THUNDER}", f"add:main:{EGG}"), 1):
        do(owner, deck, wanted, version=version)
    held = [content(deck)]
    for _ in range(3):
        assert step(owner, deck, "undo").status_code == 200
        held.append(content(deck))
    assert held[3] == {("main", THUNDER): 4, ("main", SWORD): 5}
    for back in (2, 1, 0):
        step(owner, deck, "redo")
        assert content(deck) == held[back]
    assert deck.versions.count() == 10
    assert step(owner, deck, "redo").status_code == 400


def test_a_step_says_what_it_did_and_what_the_next_would_do(owner, deck):
    do(owner, deck, f"remove:main:{THUNDER}")
    do(owner, deck, f"move:main:considering:{SWORD}", version=2)
    answer = step(owner, deck, "undo")
    assert said(answer).startswith(f"Undone: 5 × {SWORD_NAME} moved back to Main deck. Not legal.")
    page = words(answer.content.decode())
    assert "Undo takes back: took 4 × Thunder out of Main deck." in page
    assert f"Redo: moved 5 × {SWORD_NAME} to Considering." in page and "Saved as version 4" in page
    assert said(step(owner, deck, "undo")).startswith("Undone: 4 × Thunder put back in Main deck.")
    assert said(step(owner, deck, "redo")).startswith("Done again: took 4 × Thunder out of Main deck.")


def test_without_a_script_a_step_comes_back_to_the_page_with_its_words(owner, deck):
    do(owner, deck, f"remove:main:{THUNDER}")
    answer = step(owner, deck, "undo", htmx=False)
    assert answer.status_code == 302
    assert "Undone: 4 × Thunder put back in Main deck." in words(owner.get(answer.url).content.decode())


def test_after_a_new_change_what_was_undone_cannot_be_redone(owner, deck):
    do(owner, deck, f"remove:main:{THUNDER}")
    step(owner, deck, "undo")
    less(deck, 3)
    assert line(deck).forth is None
    step(owner, deck, "undo")
    assert content(deck) == {("main", THUNDER): 4, ("main", SWORD): 5}
    assert line(deck).back is None


def test_a_version_brought_back_from_the_history_is_undone_as_one_change(owner, deck):
    for version in (1, 2, 3):
        less(deck, version, quantity=5 - version)
    kept = deck.versions.get(number=1)
    services.restore_version(deck=deck, user=deck.owner, kept=kept, version=4)
    step(owner, deck, "undo")
    assert content(deck)["main", SWORD] == 2


def test_a_format_is_undone_and_other_settings_are_no_steps(owner, deck):
    services.update_deck(deck=deck, user=deck.owner, version=1, format="wanderer")
    services.update_deck(deck=deck, user=deck.owner, version=2, name="Other", visibility="public")
    assert line(deck).undoes == "chose the format Wanderer"
    assert said(step(owner, deck, "undo")).startswith("Undone: the format is Constructed again.")
    deck.refresh_from_db()
    assert (deck.name, deck.visibility) == ("Other", "public")
    assert line(deck).back is None


def test_what_is_considered_and_lines_not_understood_come_back_too(owner, deck):
    do(owner, deck, f"add:considering:{EGG}")
    owner.post(at("deck-bulk", deck), {"text": "[Main]\n4 Thunder\n4 Rukh Eg", "version": 2, "confirm": ""})
    assert "the line “4 Rukh Eg” taken out" in said(step(owner, deck, "undo"))
    step(owner, deck, "undo")
    assert not deck.considered.exists()


def test_who_made_a_change_is_said_unless_it_was_the_owner(owner, deck):
    less(deck, 1)
    assert line(deck).by == ""
    deck.versions.filter(number=2).update(made_by=None)
    page = words(owner.get(at("deck-edit", deck)).content.decode())
    assert "Undo takes back what the site’s staff did: took 1 ×" in page


def test_a_step_on_an_old_version_is_not_taken_and_not_offered_again(owner, deck):
    less(deck, 1)
    do(owner, deck, f"remove:main:{THUNDER}", version=2)
    answer = do(owner, deck, "undo", version=2, htmx=True)
    page = words(answer.content.decode())
    assert answer.status_code == 409 and "Saved in the meantime: -4 Thunder" in page
    assert "Apply to this version" not in page and "Undo takes back: took 4 × Thunder" in page
    assert ("main", THUNDER) not in content(deck)


def test_a_new_deck_has_no_steps(owner, deck):
    page = owner.get(at("deck-edit", deck)).content.decode()
    assert re.search(r'id="undo"[^>]* disabled>', page) and re.search(r'id="redo"[^>]* disabled>', page)
    for which in ("undo", "redo"):
        answer = step(owner, deck, which)
        assert answer.status_code == 400 and f"there is nothing to {which}" in answer.content.decode()


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ([], ""),
        ([Change("Main", "A", 2, "main", "a")], "added 2 × A to Main"),
        ([Change("Main", "A", -2, "main", "a"), Change("Side", "A", 2, "side", "a")], "moved 2 × A to Side"),
        (
            [Change("Main", "A", -2, "main", "a"), Change("Side", "A", 1, "side", "a")],
            "took 2 × A out of Main and added 1 × A to Side",
        ),
        (
            [Change("Main", name, 1, "main", name) for name in "ABCDE"],
            "added 1 × A to Main, added 1 × B to Main, added 1 × C to Main and 2 more",
        ),
    ],
)
def test_changes_are_told_in_words(changes, told):
    assert undo.describe(changes) == told


# ---- copies set at once ----


def test_copies_are_set_at_once_in_a_row_or_from_what_was_found(owner, deck):
    assert said(do(owner, deck, f"set:main:2:{SWORD}", htmx=True)).startswith(f"Took 3 × {SWORD_NAME} out")
    assert said(do(owner, deck, f"set:main:3:{EGG}", version=2, htmx=True)).startswith("Added 3 × Rukh Egg")
    do(owner, deck, f"set:main:0:{THUNDER}", version=3)
    do(owner, deck, f"set:considering:4:{THUNDER}", version=4)
    assert content(deck) == {("main", SWORD): 2, ("main", EGG): 3}
    assert deck.considered.get().quantity == 4


def test_copies_that_are_there_already_make_no_version(owner, deck):
    for wanted in (f"set:main:5:{SWORD}", f"set:main:0:{EGG}"):
        answer = do(owner, deck, wanted, htmx=True)
        assert said(answer).startswith("Nothing changed.") and "Saved as version 1" in words(
            answer.content.decode()
        )
    assert deck.versions.count() == 1


@pytest.mark.parametrize("number", ["", "x", "-1", "100", "9999999999", "2.5", "٣x"])
def test_a_number_that_is_none_is_refused_and_quoted(owner, deck, number):
    answer = do(owner, deck, f"set:main:{number}:{SWORD}")
    assert answer.status_code == 400 and "Not saved:" in words(answer.content.decode())
    assert content(deck)["main", SWORD] == 5


@pytest.mark.parametrize("wanted", ["set:main:1:\0", "set:\0:1:VS01-026", "undo:3", "redo:", "set:main:1"])
def test_what_no_key_says_is_refused(owner, deck, wanted):
    assert do(owner, deck, wanted).status_code == 400
    assert deck.versions.count() == 1


# ---- what the page shows ----


def test_sections_stand_with_their_limits_in_words_and_optional_ones_are_at_hand(owner, deck):
    page = words(owner.get(at("deck-edit", deck)).content.decode())
    assert "Main deck 9 / 40–60, 31 too few" in page
    assert "Magic stone deck 0 / 10–20, 10 too few" in page
    assert "Rune deck 0 / 0–5, none needed" in page and "Sideboard 0 / 0–15, none needed" in page
    assert "Extra deck 0 / 0–5, none needed" in page


def test_a_section_that_may_hold_nothing_is_there_only_while_a_card_is_in_it(owner, deck):
    ruler = rules.system("fow8").catalogue().named("Falltgold, the Dragoon")[0].id
    factories.store_cards("fow8", [ruler])
    do(owner, deck, f"add:ruler:{ruler}")
    assert "Extra deck 0" not in words(owner.get(at("deck-edit", deck)).content.decode())
    do(owner, deck, f"move:main:extra:{THUNDER}", version=2)
    assert "Extra deck 4 / none, 4 too many" in words(owner.get(at("deck-edit", deck)).content.decode())


def test_a_row_says_where_its_card_may_go_for_whoever_drags_it(owner, deck):
    page = owner.get(at("deck-edit", deck), {"q": "egg"}).content.decode()
    assert re.search(
        rf'data-card="{SWORD}" data-section="main" data-may-go="sideboard [^"]*considering', page
    )
    assert re.search(
        rf'data-card="{EGG}" data-section="main" data-only data-may-go="main [^"]*considering ', page
    )


def test_a_card_is_told_in_few_words(client, deck):
    address = reverse("card-preview", args=["fow8", SWORD])
    answer = client.get(address)
    page = words(answer.content.decode())
    assert page.startswith(SWORD_NAME) and "VS01-026" in page and "Legal: Constructed" in page
    assert "<html" not in answer.content.decode() and answer["Cache-Control"] == "public, max-age=3600"
    assert client.get(reverse("card-preview", args=["fow8", "NO-CARD"])).status_code == 404
    assert client.get(reverse("card-preview", args=["fow8", "A/B"])).status_code == 404
    assert client.get("/cards/fow8/%00/preview/").status_code == 404
    assert client.post(address).status_code == 405


def test_an_edit_takes_few_queries_with_the_verdict_in_every_format(client, django_assert_max_num_queries):
    held = factories.make_deck(cards=factories.legal_cards(copies=1, size=60))
    client.force_login(held.owner)
    card = held.rows.first().card.card_id
    client.get(at("deck-edit", held))
    with django_assert_max_num_queries(34):
        assert do(client, held, f"add:main:{card}", htmx=True).status_code == 200
    with django_assert_max_num_queries(34):
        assert do(client, held, "undo", version=2, htmx=True).status_code == 200


# ---- the deck edited as text ----


def bulk(client, deck, text, version=1, how="preview", **more):
    return client.post(at("deck-bulk", deck), {"text": text, "version": version, how: "", **more})


def test_a_text_of_edits_changes_the_deck_and_leaves_the_rest(owner, deck):
    text = "# tonight\n+2 Rukh Egg\n-1 Laevateinn, the Demon Sword\n\n[Sideboard]\n+1 Thunder"
    page = words(bulk(owner, deck, text).content.decode())
    for change in ("+2 Rukh Egg Main deck", f"-1 {SWORD_NAME} Main deck", "+1 Thunder Sideboard"):
        assert change in page
    assert len(content(deck)) == 2
    assert bulk(owner, deck, text, how="confirm").status_code == 302
    assert content(deck) == {
        ("main", THUNDER): 4,
        ("main", SWORD): 4,
        ("main", EGG): 2,
        ("sideboard", THUNDER): 1,
    }


def test_an_edit_that_cannot_be_carried_out_stores_nothing_and_offers_the_nearest(owner, deck):
    text = "+1 Rukh Egg\n-1 Thundr\n-9 Thunder"
    answer = bulk(owner, deck, text, how="confirm")
    page = answer.content.decode()
    assert answer.status_code == 400 and "2 of these lines cannot be applied" in page
    assert 'name="mend-0" value="=-1 Thunder"' in page and "the deck holds 4 of it, not 9" in words(page)
    assert content(deck) == {("main", THUNDER): 4, ("main", SWORD): 5} and box(page) == text
    chosen = {"mend-0": "=-1 Thunder", "line-0": "-1 Thundr", "mend-1": "out", "line-1": "-9 Thunder"}
    assert box(bulk(owner, deck, text, **chosen).content.decode()) == "+1 Rukh Egg\n-1 Thunder"
    assert bulk(owner, deck, text, how="confirm", **chosen).status_code == 302
    assert content(deck) == {("main", THUNDER): 3, ("main", SWORD): 5, ("main", EGG): 1}


def test_edits_on_an_old_version_are_shown_on_top_of_the_newest(owner, deck):
    less(deck, 1)
    answer = bulk(owner, deck, "-1 Thunder", how="confirm")
    page = words(answer.content.decode())
    assert answer.status_code == 409 and f"since you began: -1 {SWORD_NAME}" in page
    assert "applied to the newest version" in page and "Merge both" not in page
    assert bulk(owner, deck, "-1 Thunder", version=2, how="confirm").status_code == 302
    assert content(deck) == {("main", THUNDER): 3, ("main", SWORD): 4}


def test_a_line_of_a_list_is_mended_by_what_was_chosen_for_it_and_for_no_other(owner, deck):
    text = "[Main]\n4 Rukh Eg\n2 Nobody Knows\n4 Thundr"
    page = bulk(owner, deck, text).content.decode()
    assert page.count("Keep the line as it is") == 3 and 'name="mend-0" value="=Rukh Egg"' in page
    chosen = {"mend-0": "=Rukh Egg", "line-0": "4 Rukh Eg", "mend-1": "out", "line-1": "2 Nobody Knows"}
    late = {"mend-2": "=Thunder", "line-2": "1 Thundr"}
    answer = bulk(owner, deck, text, **chosen, **late)
    assert box(answer.content.decode()) == "[Main]\n4 Rukh Egg\n4 Thundr"


@pytest.mark.parametrize(
    "text", ["[Nowhere]\n+1 Thunder", "+1 Thun\0der", "+1 " + "x" * 70_000, "+1 x\n" * 900]
)
def test_edits_that_make_no_sense_are_refused_in_words(owner, deck, text):
    answer = bulk(owner, deck, text, how="confirm")
    assert answer.status_code == 400
    assert content(deck) == {("main", THUNDER): 4, ("main", SWORD): 5}


@pytest.mark.parametrize("choice", ["=", "=\0", "x", "out", "=Thunder\n4 Rukh Egg"])
def test_a_choice_that_no_button_offers_does_no_harm(owner, deck, choice):
    answer = bulk(owner, deck, "4 Thundr", **{"mend-0": choice, "line-0": "4 Thundr", "mend-x": "=1"})
    assert answer.status_code in {200, 400} and deck.versions.count() == 1
