"""What cards are drawn with comes from the data of their games, and each mark can be drawn."""

import ast
import re

import pytest
from django.utils.html import escape

from cards.templatetags.cards import attribute_mark, cost_parts, cost_words, drawn_attributes, in_words
from rules.attributes import attributes
from rules.spoken import spoken
from rules.systems import CODES, system
from tests.decks import factories
from tests.processes import ROOT

MARKS = set(
    re.findall(r'<symbol id="([a-z-]+)"', (ROOT / "static/img/marks.svg").read_text(encoding="utf-8"))
)
SITE = ("common", "cards", "decks", "simulate", "accounts", "config")


@pytest.mark.parametrize("code", CODES)
def test_every_attribute_of_a_games_cards_has_a_mark_that_can_be_drawn(code):
    game = attributes(code)
    printed = {one for card in system(code).catalogue() for face in card.faces for one in face.attributes}
    assert printed == set(game.marks)
    assert {*game.marks.values(), game.without} <= MARKS


@pytest.mark.parametrize("code", CODES)
def test_every_type_of_a_games_cards_has_an_emblem_that_can_be_drawn(code):
    emblems = attributes(code).emblems
    printed = {one for card in system(code).catalogue() for face in card.faces for one in face.types}
    assert printed == set(emblems)
    assert {f"emblem-{one}" for one in emblems.values()} <= MARKS
    assert len(set(emblems.values())) > 3


def test_a_card_in_a_list_has_its_emblem_its_figures_and_our_words(client, db):
    found = system("sve").catalogue().get("BP01-001")
    factories.store_cards("sve", [found.id])
    page = client.get("/cards/", {"system": "sve", "q": found.name}).content.decode()
    tile = page[page.index('<article class="card"') : page.index("</article>")]
    assert "marks.svg#emblem-being" in tile and "marks.svg#forestcraft" in tile
    assert re.search(r"<dt>attack</dt><dd>7</dd>.*<dt>defense</dt><dd>7</dd>", tile, re.DOTALL)
    words = spoken("sve", found)[0].sentences
    assert words and all(escape(sentence) in tile for sentence in words)


@pytest.mark.parametrize("code", ["fow8", "fow5"])
def test_the_letters_of_a_cost_are_said_and_drawn_as_attributes(code):
    face = {"cost": "{W}{B}{X}{2}", "attributes": ["light", "darkness"]}
    assert cost_words(face, code) == "cost light, darkness, X, 2"
    assert [part["attribute"] for part in cost_parts(face, code)] == ["light", "darkness", "", ""]
    assert in_words("Awakening {R}{1}", code) == "Awakening fire, 1"
    assert drawn_attributes(face, code) == ["light", "darkness"]


def test_a_letter_means_nothing_in_a_game_that_prints_none_of_them():
    assert cost_words({"cost": "{W}"}, "dm") == "cost W"
    assert cost_words({"cost": ""}, "dm") == "no cost"


def test_attributes_are_drawn_as_their_game_says_and_others_plainly():
    assert [attribute_mark(one, "setcg") for one in ("aqua", "shine", "dark")] == [
        "water",
        "light",
        "darkness",
    ]
    assert attribute_mark("aqua", "dm") == "neutral"
    assert drawn_attributes({"attributes": []}, "sve") == ["void"]
    assert attribute_mark("void", "sve") == "void"


def test_no_code_of_the_site_names_an_attribute_of_a_game():
    names = {one for code in CODES for one in attributes(code).marks} - {"neutral"}
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.value}"
        for app in SITE
        for path in sorted((ROOT / app).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in names
    ]
    assert found == []
