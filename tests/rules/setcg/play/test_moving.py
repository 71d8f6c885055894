"""Cards that effects move (6.2.4, 7.3, 11.9.17.2.1, 11.13.5.1): whose they are, and who sees them come."""

import pytest

from rules.engine.layers import characteristics
from rules.games.setcg.layers import POWER
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Ability, Replacement, Static, Triggered
from rules.language.changes import AddStats, SetStats
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import FORWARDS, MINE, backup, forward, other, summon, table

RAIN = summon("Rain", fx.NOTHING, cost=0, element="shine")
PILE = ("deck", "hand", "break zone", "field", "outside")


WET = Each(cards(zones=PILE, attributes=frozenset({"water"})))
"""All cards of water, wherever they are: those of a scene that are moved."""


def moved(scene: Scene, effect: fx.Effect) -> Scene:
    """A summon moves cards, and what that triggers resolves up to the next choice."""
    scene.put("hand", summon("Move", effect, cost=0))
    scene.put("hand", RAIN)
    return resolved(scene.begin("main 1").answer("summon", "Move"))


def resolved(scene: Scene) -> Scene:
    """Let what is on the stack resolve up to the next choice."""
    while scene.state.pending and scene.offers("pass"):
        scene.answer("pass")
    return scene


def drawn(scene: Scene) -> int:
    return 10 - len([card for card in scene.cards("deck") if scene.state.cards[card].name == "Card"])


GREETER = other(
    "monster", "Greeter", abilities=(Triggered(ev.Enters(cards(types=frozenset({"forward"}))), fx.Draw(1)),)
)


@pytest.mark.clause("setcg", "6.2.4")
@pytest.mark.clause("setcg", "11.9.17.2.1")
@pytest.mark.parametrize("zone", ["deck", "hand", "break zone", "outside"])
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_comes_from_any_zone_to_its_owners_side_and_is_seen_to_come(zone: str, player: int) -> None:
    scene = table()
    scene.put("field", GREETER)
    hero = scene.put(zone, forward("Hero", element="water"), player)
    moved(scene, fx.MoveTo(WET, "field"))
    assert (scene.zone_of(hero), scene.in_play(hero).controller) == ("field", player)
    assert "Hero" in scene.names("field", player)
    assert drawn(scene) == 1


@pytest.mark.clause("setcg", "6.2.4")
@pytest.mark.clause("setcg", "11.9.17.2.1")
def test_only_characters_that_are_not_there_yet_come_onto_the_field_by_an_effect() -> None:
    scene = table()
    scene.put("field", GREETER)
    there = scene.put("field", forward("Old", element="water"), damage=1000)
    sword = scene.put("break zone", other("weapon", "Sword", element="water"))
    bolt = scene.put("break zone", summon("Bolt", fx.NOTHING, element="water"))
    clerk = scene.put("break zone", backup("Clerk", "water"))
    hero = scene.put("break zone", forward("Hero", element="water"))
    moved(scene, fx.MoveTo(WET, "field"))
    assert [scene.zone_of(card) for card in (sword, bolt)] == ["break zone", "break zone"]
    assert [scene.zone_of(card) for card in (there, clerk, hero)] == ["field"] * 3
    assert (scene.in_play(there).damage, scene.in_play(clerk).rested, scene.in_play(hero).rested) == (
        1000,
        True,
        False,
    )
    assert drawn(scene) == 1, "for the Hero alone"


@pytest.mark.clause("setcg", "6.2.1")
@pytest.mark.clause("setcg", "7.18.1")
@pytest.mark.clause("setcg", "7.3")
@pytest.mark.clause("setcg", "11.9.17.2.1")
@pytest.mark.parametrize("zone", ["hand", "break zone", "outside"])
def test_a_card_that_leaves_goes_to_its_owners_zone_and_comes_nowhere(zone: str) -> None:
    leaving = Triggered(ev.Leaves(cards(types=frozenset({"forward"}))), fx.Draw(2))
    scene = table()
    scene.put("field", GREETER)
    scene.put("field", other("monster", "Owl", abilities=(leaving,)))
    taken = scene.put("field", forward("Taken", element="water"), 0, owner=1)
    moved(scene, fx.MoveTo(WET, zone))
    assert (scene.zone_of(taken), "Taken" in scene.names(zone, 1)) == (zone, True)
    assert drawn(scene) == 2


@pytest.mark.clause("setcg", "11.13.4.11")
@pytest.mark.parametrize(("older", "result"), [("Sets", 4000), ("Adds", 1000)])
def test_what_else_a_card_does_keeps_its_effects_from_no_order(older: str, result: int) -> None:
    sets: tuple[Ability, ...] = (
        Static((SetStats((1000,)),), MINE, layer=POWER),
        Triggered(ev.Attacks(), fx.Draw(1)),
    )
    adds = (Triggered(ev.Attacks(), fx.Draw(1)), Static((AddStats((3000,)),), MINE, layer=POWER))
    scene = table()
    knight = scene.put("field", forward("Knight", 5000))
    for name, abilities in (("Sets", sets), ("Adds", adds), ("Plain", ())):
        scene.put("break zone", other("monster", name, element="water", abilities=abilities))
    moved(scene, fx.MoveTo(WET, "field"))
    assert (scene.ask.kind, scene.offered("older")) == ("order_stamps", ["Sets", "Adds"])
    scene.answer("older", older, by=0)
    assert scene.ask.kind == "main"
    assert characteristics(scene.game, knight).stats[0] == result


@pytest.mark.clause("setcg", "11.10.1")
@pytest.mark.clause("setcg", "11.13.4.11")
@pytest.mark.parametrize("zone", ["break zone", "outside"])
@pytest.mark.parametrize(("older", "result"), [("Sets", 4000), ("Adds", 1000)])
def test_cards_whose_abilities_work_where_they_go_together_are_put_in_order(
    older: str, result: int, zone: str
) -> None:
    scene = table()
    knight = scene.put("field", forward("Knight", 5000))
    for name, change in (("Sets", SetStats((1000,))), ("Adds", AddStats((3000,)))):
        ability = Static((change,), MINE, layer=POWER, zones=(zone,), only_there=True)
        scene.put("field", other("monster", name, element="water", abilities=(ability,)))
    moved(scene, fx.MoveTo(WET, zone))
    scene.answer("older", older, by=0)
    assert (scene.ask.kind, characteristics(scene.game, knight).stats[0]) == ("main", result)


HOME = Replacement(ev.Leaves(FORWARDS, ("break zone",)), destination="hand")
AWAY = Replacement(ev.Leaves(FORWARDS, ("break zone",)), destination="outside")


@pytest.mark.clause("setcg", "11.13.5.1")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("chosen", "zone"), [("Nest", "hand"), ("Void", "outside")])
def test_of_two_that_send_a_card_elsewhere_its_controller_says_which_does(
    player: int, chosen: str, zone: str
) -> None:
    scene = table()
    scene.put("field", other("monster", "Nest", abilities=(HOME,)))
    scene.put("field", other("monster", "Void", abilities=(AWAY,)), 1)
    first = scene.put("field", forward("Hero", element="water"), player)
    second = scene.put("field", forward("Sage"), player)
    moved(scene, fx.MoveTo(WET, "break zone"))
    assert (scene.ask.kind, scene.ask.player) == ("replacement", player)
    scene.answer("replace", chosen)
    assert (scene.zone_of(first), scene.zone_of(second)) == (zone, "field")


@pytest.mark.clause("setcg", "11.13.5.1")
@pytest.mark.clause("setcg", "11.13.5.3")
@pytest.mark.parametrize("there", [True, False])
def test_only_what_leaves_the_field_is_sent_elsewhere(there: bool) -> None:
    scene = table()
    scene.put("field", other("monster", "Void", abilities=(AWAY,) if there else ()))
    left = scene.put("field", forward("Left", element="water"))
    thrown = scene.put("hand", forward("Thrown", element="water"))
    moved(scene, fx.MoveTo(WET, "break zone"))
    assert scene.zone_of(left) == ("outside" if there else "break zone")
    assert scene.zone_of(thrown) == "break zone"


@pytest.mark.clause("setcg", "11.13.5.1")
def test_a_card_that_something_else_happens_to_instead_does_not_leave() -> None:
    stays = Replacement(ev.Leaves(FORWARDS, ("break zone",)), fx.Draw(1))
    scene = table()
    scene.put("field", other("monster", "Rock", abilities=(stays,)))
    hero, sage = (scene.put("field", forward(name, element="water"), 1) for name in ("Hero", "Sage"))
    moved(scene, fx.MoveTo(WET, "break zone"))
    assert [scene.zone_of(card) for card in (hero, sage)] == ["field", "field"]
    assert drawn(scene) == 2
