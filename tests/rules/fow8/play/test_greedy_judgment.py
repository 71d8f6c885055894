"""What the greedy player does with its ruler in Force of Will: judge, rest it for a stone, attack."""

import pytest

from rules.language.abilities import KeywordAbility
from rules.language.costs import Cost, PutAway
from rules.language.filter_shorthand import cards
from tests.rules.fow8.play.made_up import LIGHT, face, quiet, resonator, ruler, stone
from tests.rules.fow8.play.test_greedy import greedily, liking

OWN_FIGHTER = cards(zones=("field",), types=frozenset({"resonator"}), whose="you")
GIVING_UP = KeywordAbility(keyword="Judgment", cost=Cost((PutAway(OWN_FIGHTER),)))


def giving_up(stats=(1000, 1000)):
    """A ruler whose judgment costs no will, but a resonator of its player."""
    queen = ruler("", stats)
    sides = (face("Queen", "ruler", abilities=(GIVING_UP,)), queen.faces[1])
    for side in sides:
        side.faces = sides
    return sides[0]


def with_ruler(queen, *, stones=2, hand=()):
    """The main phase of a player with a ruler, stones in play and cards in hand."""
    scene = quiet()
    if queen is not None:
        scene.put("ruler area", queen)
    for _ in range(stones):
        scene.put("field", stone("W"))
    for one in hand:
        scene.put("hand", one)
    return scene


def test_a_ruler_judges_rather_than_call_a_stone_that_nothing_needs():
    scene = with_ruler(ruler("{1}"))
    scene.begin("main")
    assert scene.offers("call") and scene.offers("judgment")
    assert greedily(scene) == "judgment"


def test_a_ruler_calls_a_stone_while_a_weak_j_ruler_would_keep_cards_in_hand():
    scene = with_ruler(ruler("{2}", (100, 100)), hand=[resonator("Giant", 900, 900, cost="{4}", total=4)])
    scene.begin("main")
    assert scene.offers("call") and scene.offers("judgment")
    assert greedily(scene) == "call"


@pytest.mark.parametrize(("given_up", "expected"), [((300, 300), "judgment"), ((2500, 2500), "call")])
def test_a_judgment_is_worth_a_small_resonator_but_not_a_big_one(given_up, expected):
    scene = with_ruler(giving_up())
    scene.put("field", resonator("Given Up", *given_up))
    scene.begin("main")
    assert scene.offers("call") and scene.offers("judgment")
    assert greedily(scene) == expected


def test_the_least_resonator_is_given_up_for_a_judgment():
    scene = with_ruler(giving_up())
    scene.put("field", resonator("Knight", 800, 800))
    page = scene.put("field", resonator("Page", 100, 100))
    scene.begin("main")
    assert greedily(scene) == "judgment"
    assert liking(scene).card == page


def test_a_j_ruler_attacks_an_open_opponent_rather_than_rest_for_a_stone():
    scene = with_ruler(None)
    scene.put("field", ruler().faces[1])
    scene.begin("main")
    assert scene.offers("call") and scene.offers("battle")
    verbs = [greedily(scene) for _ in range(3)]
    assert "call" not in verbs


def test_a_j_ruler_stays_up_to_block_where_the_opponent_could_win_next_turn():
    scene = with_ruler(None)
    queen = scene.put("field", ruler(stats=(100, 900)).faces[1])
    scene.put("field", resonator("Ogre", 1000, 1000), 1)
    scene.give(life=800)
    scene.begin("main")
    assert scene.offers("call", queen)
    while scene.ask.player == 0 and scene.ask.kind == "main":
        assert greedily(scene) != "call"


def with_stones(*printed, stones: int = 4):
    """A main phase with a ruler, a stone to call and some in the field."""
    scene = quiet()
    scene.put("ruler area", ruler(*printed))
    scene.put("magic stone deck", LIGHT)
    for _ in range(stones):
        scene.put("field", LIGHT)
    return scene.begin("main")


def test_a_mighty_j_ruler_is_worth_more_than_another_stone():
    scene = with_stones("{W}{1}", (1000, 1000), "Flying")
    assert scene.offers("call") and scene.offers("judgment")
    assert greedily(scene) == "judgment"


def test_a_weak_j_ruler_is_not_and_the_ruler_calls_a_stone():
    scene = with_stones("{W}{1}", (100, 100))
    assert scene.offers("judgment")
    assert greedily(scene) == "call"


def test_a_j_ruler_attacks_rather_than_rests_for_a_stone():
    scene = quiet()
    scene.put("field", ruler("", (1000, 1000), "Swiftness").faces[1])
    scene.put("magic stone deck", LIGHT)
    scene.begin("main")
    assert scene.offers("call") and scene.offers("battle")
    verbs = [greedily(scene) for _ in range(3)]
    assert "battle" in verbs and "call" not in verbs
