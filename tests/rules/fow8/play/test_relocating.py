"""Cards that effects of Force of Will move: whose they are there, and which stay (302 to 316)."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Replacement, Spell, Triggered
from rules.language.events import Enters, Leaves, Moves
from rules.language.filter_shorthand import both, cards
from rules.language.references import Each
from tests.rules.fow8.play.made_up import LIGHT, chant, face, quiet, resonator, ruler

FIELD = cards(zones=("field",))
RESONATORS = both(FIELD, cards(types=frozenset({"resonator"})))
MINE = both(RESONATORS, cards(whose="you"))
GRAVEYARDS = cards(zones=("graveyard",))
CHARM = face("Charm", "addition", cost="{0}", abilities=(Spell(fx.NOTHING, targets=(MINE,)),))
"""An addition onto a resonator of its player."""


def moving(what, zone, scene=None, **more):
    """Return a scene in which the turn player holds a chant that moves these cards to a zone."""
    scene = scene or quiet()
    scene.put("hand", chant("Word", spell=Spell(fx.MoveTo(Each(what), zone, **more))))
    return scene


def watching(scene, *events, player=0):
    """Give a player a card that gains them 1 life, 10 life, 100 life as one event after another happens."""
    gains = tuple(Triggered(one, fx.ChangeLife(100 * 10**place)) for place, one in enumerate(events))
    return scene.put("field", face("Watcher", "regalia", abilities=gains), player)


def resolve(scene):
    """Let all that waits resolve, whatever comes first."""
    while scene.state.pending or scene.ask.kind == "triggered":
        scene.answer("pass") if scene.ask.kind == "priority" else scene.game.answer(0)
    return scene


@pytest.mark.clause("fow8", "307.7")
@pytest.mark.clause("fow8", "302.4")
@pytest.mark.parametrize("player", [0, 1])
def test_all_that_an_effect_puts_into_the_field_is_its_controllers_and_lies_on_nothing(player):
    scene = quiet()
    scene.put("field", LIGHT, player)
    dead = [scene.put("graveyard", resonator(name), one) for name, one in (("Ox", 0), ("Elk", 1))]
    watching(scene, Enters(both(MINE)), Enters(RESONATORS, origin=("graveyard",)), player=player)
    scene.put("hand", chant("Word", "Quickcast", spell=Spell(fx.MoveTo(Each(GRAVEYARDS), "field"))), player)
    scene.begin("main" if player == 0 else "end", active=0).answer("play", "Word", by=player)
    scene = resolve(scene) if player == 0 else scene.until("main", 1)
    assert [scene.in_play(card).controller for card in dead] == [player, player]
    assert [scene.in_play(card).host for card in dead] == [-1, -1]
    assert [scene.in_play(card).entered for card in dead] == [5, 5]
    assert (scene.life(player), scene.life(1 - player)) == (4000 + 2 * 1100, 4000)


@pytest.mark.clause("fow8", "316.1")
@pytest.mark.clause("fow8", "316.2")
@pytest.mark.parametrize(("side", "area"), [(0, "ruler area"), (1, "field")])
def test_a_ruler_and_a_j_ruler_stay_where_they_are_while_all_others_go(side, area):
    everything = cards(zones=("ruler area", "field"))
    scene = moving(everything, "hand")
    queens = [scene.put(area, ruler().faces[side], player) for player in (0, 1)]
    others = [scene.put("field", resonator(name), player) for name, player in (("Ox", 0), ("Elk", 1))]
    scene.begin("main").answer("play", "Word")
    assert [scene.zone_of(queen) for queen in queens] == [area, area]
    assert [scene.in_play(queen).controller for queen in queens] == [0, 1]
    assert [scene.cards("hand", player)[-1] for player in (0, 1)] == others


@pytest.mark.clause("fow8", "1406.3")
@pytest.mark.clause("fow8", "1002.2")
def test_of_several_cards_for_the_field_only_the_addition_that_finds_no_card_stays():
    scene = moving(GRAVEYARDS, "field")
    charm = scene.put("graveyard", CHARM)
    statue = scene.put("graveyard", face("Statue", "regalia"))
    scene.put("field", resonator("Foe"), 1)
    scene.begin("main").answer("play", "Word")
    assert (scene.zone_of(charm), scene.zone_of(statue)) == ("graveyard", "field")
    assert scene.in_play(statue).host == -1


@pytest.mark.clause("fow8", "1406.3")
@pytest.mark.clause("fow8", "1002.2a")
@pytest.mark.parametrize("player", [0, 1])
def test_the_player_of_an_effect_says_on_which_of_their_cards_an_addition_comes(player):
    scene = quiet()
    scene.put("field", face("Idol", "regalia"))
    for name in ("Fox", "Asp"):
        scene.put("field", resonator(name), 1 - player)
    ox, elk = (scene.put("field", resonator(name), player) for name in ("Ox", "Elk"))
    charm = scene.put("graveyard", CHARM, 1 - player)
    scene.put("hand", chant("Word", "Quickcast", spell=Spell(fx.MoveTo(Each(GRAVEYARDS), "field"))), player)
    scene.begin("main" if player == 0 else "end").answer("play", "Word", by=player)
    scene.until("host")
    assert (scene.ask.player, [option.card for option in scene.ask.options]) == (player, [ox, elk])
    scene.answer("add", elk)
    assert (scene.in_play(charm).host, scene.in_play(charm).controller) == (elk, player)


@pytest.mark.clause("fow8", "1406.3")
def test_an_addition_that_is_to_go_elsewhere_needs_no_card():
    scene = moving(GRAVEYARDS, "hand")
    charm = scene.put("graveyard", CHARM)
    watching(scene, Moves(cards(types=frozenset({"addition"})), ("hand",), ("graveyard",)))
    resolve(scene.begin("main").answer("play", "Word"))
    assert (scene.zone_of(charm), scene.life()) == ("hand", 4100)


@pytest.mark.clause("fow8", "302.4")
@pytest.mark.parametrize("position", ["top", "bottom"])
def test_cards_lie_on_top_or_at_the_bottom_of_a_deck_in_the_order_that_was_chosen(position):
    scene = moving(RESONATORS, "main deck", position=position)
    names = ("Ox", "Elk", "Asp")
    mine = [scene.put("field", resonator(name)) for name in names]
    theirs = [scene.put("field", resonator(name), 1) for name in names[:2]]
    watching(scene, Leaves(RESONATORS), Moves(RESONATORS, ("main deck",), ("field",)))
    scene.begin("main").answer("play", "Word")
    scene.answer("next", mine[1], by=0).answer("next", mine[2], by=0).answer("next", theirs[1], by=1)
    orders = [mine[1], mine[2], mine[0]], [theirs[1], theirs[0]]
    for player, order in enumerate(orders):
        deck = scene.cards("main deck", player)
        assert (deck[-len(order) :] if position == "top" else deck[: len(order)][::-1]) == order
    assert resolve(scene).life() == 4000 + 5 * 1100


@pytest.mark.clause("fow8", "302.4")
def test_one_card_alone_or_an_area_without_order_asks_for_none():
    alone = moving(RESONATORS, "main deck")
    ox = alone.put("field", resonator("Ox"))
    assert alone.begin("main").answer("play", "Word").ask.kind == "main"
    assert alone.cards("main deck")[-1] == ox
    held = moving(RESONATORS, "hand")
    held.fill("field", resonator("Ox"), 3)
    assert held.begin("main").answer("play", "Word").ask.kind == "main"
    pair = moving(RESONATORS, "main deck")
    pair.put("field", resonator("Ox"))
    pair.put("field", resonator("Elk"))
    assert pair.begin("main").answer("play", "Word").ask.kind == "order"


@pytest.mark.clause("fow8", "910.1")
@pytest.mark.clause("fow8", "302.4")
def test_what_is_put_elsewhere_in_place_of_the_bottom_of_a_deck_lies_on_top_there():
    seal = Replacement(Moves(RESONATORS, ("main deck",)), destination="graveyard")
    scene = moving(RESONATORS, "main deck", position="bottom")
    scene.put("field", face("Seal", "regalia", abilities=(seal,)))
    ox = scene.put("field", resonator("Ox"))
    scene.put("graveyard", LIGHT)
    scene.begin("main").answer("play", "Word")
    assert scene.cards("graveyard")[1] == ox


@pytest.mark.clause("fow8", "302.5")
@pytest.mark.clause("fow8", "316.3c")
def test_a_stolen_card_goes_to_its_owners_area_and_its_move_is_seen_from_where_it_was():
    scene = moving(RESONATORS, "graveyard")
    ox = scene.put("field", resonator("Ox"), 0, owner=1)
    watching(scene, Moves(RESONATORS, ("graveyard",), ("field",)), Leaves(RESONATORS, ("graveyard",)))
    resolve(scene.begin("main").answer("play", "Word"))
    assert (scene.names("graveyard", 1), scene.names("graveyard"), scene.life()) == (["Ox"], ["Word"], 5100)
    assert scene.state.owners[ox] == 1


@pytest.mark.clause("fow8", "313.3")
@pytest.mark.parametrize("owner", [0, 1])
def test_what_is_put_into_an_item_area_is_under_the_control_of_its_player(owner):
    statues = both(FIELD, cards(types=frozenset({"regalia"}), name="Statue"))
    scene = moving(statues, "item area")
    statue = scene.put("field", face("Statue", "regalia"), 1 - owner, owner=owner)
    scene.begin("main").answer("play", "Word")
    assert (scene.cards("item area", owner), scene.cards("item area", 1 - owner)) == ([statue], [])
    assert scene.in_play(statue).controller == owner
