"""Made-up sentences about a player's ruler, cards like another, and spells that come back, played as read."""

import pytest

from tests.rules.fow8.play.made_up import chant, face, quiet, ruler, stone
from tests.rules.fow8.printed.made_up import body, stats
from tests.rules.fow8.reading.test_played import ox, read, spark
from tests.rules.fow8.reading.test_played_counted import passed

STONE = "Wind Magic Stone"
"""A name that the catalogue has, which the reader therefore knows."""


@pytest.mark.parametrize("led", [True, False])
def test_what_is_said_of_a_ruler_by_its_name_is_about_the_ruler(led):
    scene = quiet()
    leader = ruler()
    if led:
        leader.name = STONE
    queen = scene.put("ruler area", leader)
    card = scene.put("field", ox(f'{{0}}: If your ruler is "{STONE}", put a hope counter on it.'))
    scene.begin("main")
    passed(scene.answer("use", "Ox"))
    assert (scene.in_play(queen).counters or {}) == ({"hope": 1} if led else {})
    assert not scene.in_play(card).counters


@pytest.mark.clause("fow8", "201.2b")
@pytest.mark.parametrize(
    ("said", "judged", "holds"),
    [
        ("ruler", False, True),
        ("ruler", True, False),
        ("J-ruler", False, False),
        ("J-ruler", True, True),
        ("J/ruler", False, True),
        ("J/ruler", True, True),
    ],
)
def test_only_of_a_j_slash_ruler_it_does_not_matter_which_side_is_up(said, judged, holds):
    scene = quiet()
    leader = ruler()
    for side in leader.faces:
        side.attributes = ("wind",)
    queen = scene.put("ruler area", leader)
    strong = scene.put("field", ox(f"As long as your {said} is wind, this card gains [+200/+200]."))
    plain = scene.put("field", ox("[Flying]"))
    scene.begin("main")
    if judged:
        scene.answer("judgment", queen)
    assert (stats(scene, strong) != stats(scene, plain)) == holds


@pytest.mark.parametrize(
    "text",
    [
        f'Rest target resonator. If your ruler is "{STONE}", destroy it.',
        f'Recover target resonator. If your ruler is "{STONE}", that resonator gains [Flying] this turn.',
    ],
)
def test_nobody_knows_whether_a_target_or_the_ruler_is_meant(text):
    with pytest.raises(AssertionError):
        read(text, "chant")


@pytest.mark.parametrize(("total", "zone"), [(2, "hand"), (3, "main deck")])
def test_a_card_is_found_that_costs_less_than_the_one_that_was_buried(total, zone):
    scene = quiet()
    found = "Search your deck for an Elf with total cost less than that resonator and put it into your hand"
    buried = "Whenever another resonator you control is put into a graveyard from the field"
    scene.put("field", ox(f"{buried} ⇒ {found}. Then shuffle your deck."))
    scene.put("field", body("Elk", total=3))
    eft = scene.put("main deck", body("Eft", races=("Elf",), total=total))
    scene.put("field", face("Axe", "regalia", abilities=read("{0}: Destroy target resonator.", "regalia")))
    scene.begin("main")
    scene.answer("use", "Axe").answer("target", "Elk")
    while scene.state.pending or scene.ask.kind != "main":
        if scene.offers("pass"):
            scene.answer("pass")
        else:
            scene.game.answer(0)
    assert scene.zone_of(eft) == zone


@pytest.mark.clause("fow8", "1109.2")
@pytest.mark.parametrize(("awakened", "zone"), [(True, "hand"), (False, "graveyard")])
def test_a_spell_that_was_awakened_comes_back_to_hand(awakened, zone):
    scene = quiet()
    scene.put("field", stone("W"))
    back = "If this card was awakened, put it into its owner's hand as it resolves."
    card = scene.put("hand", spark(f"[Awakening] {{W}}\nYou gain 500 life. {back}"))
    scene.begin("main").answer("play", "Spark").answer("yes" if awakened else "no")
    passed(scene)
    assert (scene.life(), scene.zone_of(card)) == (4500, zone)


@pytest.mark.parametrize(("turn", "offered"), [(0, False), (1, True)])
def test_what_costs_the_opponent_more_in_one_turn_does_so_in_that_turn(turn, offered):
    scene = quiet()
    scene.put("field", ox("Your opponent pays {1} more to play chants during your turn."))
    scene.put("hand", chant("Snap", "Quickcast"), 1)
    scene.put("hand", chant("Clap", "Quickcast"))
    scene.begin("main")
    if turn:
        scene.until("main", 1)
        assert scene.offers("play", "Snap") is offered
    else:
        scene.answer("play", "Clap")
        assert scene.ask.player == 0


def test_a_spell_that_removes_itself_is_in_no_graveyard():
    scene = quiet()
    card = scene.put("hand", spark("You gain 500 life. Remove this card from the game."))
    scene.begin("main").answer("play", "Spark")
    passed(scene)
    assert scene.zone_of(card) == "removed area"
