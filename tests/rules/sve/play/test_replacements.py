"""Replacement effects in Shadowverse: Evolve (10.2.1.3, 10.10): damage, costs, several on one event."""

from dataclasses import replace

import pytest

from rules.engine.asks import Procedure
from rules.engine.game import Game
from rules.engine.occurrences import Topic
from rules.engine.replacement import ReplaceableEvent, Replacement, RuleReplacement
from rules.games.sve.zones import PLAY_POINTS
from rules.language.abilities import Activated, Static
from rules.language.changes import ChangeCost
from rules.language.costs import Cost, DiscardCards
from rules.language.effects import DealDamage, DealDamageToPlayer, Discard, DiscardHand, Draw, MoveTo
from rules.language.events import Discards, Draws, PlayerTakesDamage, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.references import Subject, Target
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import ANT, FILLER, RULESET, WOLF, amulet, follower, spell, table


def shields(*words: str, kind: Topic) -> tuple[RuleReplacement, ...]:
    """Return replacements of damage by the words "half" and "less", each that of an amulet of that name."""

    def of(name: str) -> RuleReplacement:
        def applies(game: Game, event: ReplaceableEvent) -> list[int]:
            return [card for card in game.state.instances if game.state.cards[card].name == name]

        def change(game: Game, event: ReplaceableEvent, source: int) -> Procedure:
            event.amount = event.amount // 2 if name == "half" else event.amount - 1
            yield from ()

        return RuleReplacement(name, "10.10.2", kind, applies, change)

    return tuple(of(word) for word in words)


def scene_with(*words: str, kind: Topic, holder: int) -> Scene:
    """Return a table on which a player has an amulet for each of these replacements."""
    scene = Scene(replace(RULESET, replacements=shields(*words, kind=kind)))
    for player in (0, 1):
        scene.fill("deck area", FILLER, 10, player)
    scene.give(0, r0=5, r1=5)
    for word in words:
        scene.put("field", amulet(word), holder)
    scene.put("field", WOLF)
    return scene


@pytest.mark.clause("sve", "10.2.1.3.2")
def test_damage_that_is_lowered_is_dealt_as_what_it_became_in_attacks_and_by_abilities() -> None:
    scene = scene_with("less", kind=TakesDamage, holder=1)
    bear = scene.put("field", follower("Bear", 2, 9), 1, rested=True)
    scene.put("hand", spell("Zap", DealDamage(Target(), 3), targets=1))
    scene.begin("main phase").answer("play", "Zap")
    assert scene.in_play(bear).damage == 2
    scene.answer("attack", "Wolf", bear)
    assert scene.in_play(bear).damage == 4, "three damage of the attack, less one"
    assert "Wolf" in scene.names("field"), "of the two damage dealt back one is left"
    scene = scene_with("less", kind=PlayerTakesDamage, holder=1)
    scene.put("hand", spell("Burn", DealDamageToPlayer(4)))
    scene.begin("main phase").answer("play", "Burn")
    assert scene.life(1) == 17
    scene.answer("attack", "Wolf", -1)
    assert scene.life(1) == 15


@pytest.mark.clause("sve", "10.10.2")
@pytest.mark.parametrize(("first", "life"), [("half", 17), ("less", 16)])
def test_the_player_whom_an_event_affects_orders_what_replaces_it(first: str, life: int) -> None:
    scene = scene_with("half", "less", kind=PlayerTakesDamage, holder=0)
    scene.put("hand", spell("Burn", DealDamageToPlayer(9)))
    scene.begin("main phase").answer("play", "Burn")
    assert (scene.ask.kind, scene.ask.player) == ("replacement", 1), "though the other player has the amulets"
    scene.answer("replace", first)
    assert scene.life(1) == life


@pytest.mark.clause("sve", "10.10.2.1")
@pytest.mark.parametrize(("first", "damage"), [("half", 3), ("less", 4)])
def test_who_controls_the_affected_card_orders_what_replaces_the_event(first: str, damage: int) -> None:
    scene = scene_with("half", "less", kind=TakesDamage, holder=0)
    bear = scene.put("field", follower("Bear", 2, 30), 1)
    scene.put("hand", spell("Zap", DealDamage(Target(), 9), targets=1))
    scene.begin("main phase").answer("play", "Zap")
    assert (scene.ask.kind, scene.ask.player) == ("replacement", 1)
    scene.answer("replace", first)
    assert scene.in_play(bear).damage == damage


@pytest.mark.clause("sve", "10.10.2.2")
@pytest.mark.parametrize("first", ["Well", "Spring"])
def test_who_performs_an_action_orders_what_replaces_it(first: str) -> None:
    gifts = {
        "Well": Replacement(Draws(side="anyone"), DealDamageToPlayer(1)),
        "Spring": Replacement(Draws(side="anyone"), DealDamageToPlayer(5)),
    }
    scene = table()
    for name, ability in gifts.items():
        scene.put("field", amulet(name, abilities=(ability,)), 1)
    scene.put("field", WOLF)
    scene.put("hand", spell("Study", Draw(1)))
    scene.begin("main phase").answer("play", "Study")
    assert (scene.ask.kind, scene.ask.player) == ("replacement", 0), "who draws, not who has the amulets"
    scene.answer("replace", first)
    assert scene.life(0) == (19 if first == "Well" else 15)
    assert scene.names("hand") == []


def sale(change: ChangeCost, name: str) -> object:
    """Return an amulet that changes what cards of its controller's hand cost."""
    hand = cards(zones=("hand",), whose="you")
    return amulet(name, abilities=(Static((change,), hand),))


TO_TWO = ChangeCost(instead=(("play points", 2),))
LESS = ChangeCost(less=(("play points", 1),))
MORE = ChangeCost(more=(("play points", 1),))


@pytest.mark.clause("sve", "10.2.1.3.3")
@pytest.mark.parametrize(("points", "playable"), [(1, False), (2, True)])
def test_a_card_whose_cost_is_set_is_played_for_that(points: int, playable: bool) -> None:
    scene = table(points)
    scene.put("field", sale(TO_TWO, "Sale"))  # type: ignore[arg-type]
    scene.put("field", WOLF)
    scene.put("hand", follower("Giant", 6, 6, cost=6))
    scene.begin("main phase")
    assert scene.offers("play", "Giant") is playable
    if playable:
        scene.answer("play", "Giant")
        assert (scene.resource(PLAY_POINTS), "Giant" in scene.names("field")) == (0, True)


@pytest.mark.clause("sve", "10.10.2.4")
@pytest.mark.parametrize("order", [(LESS, TO_TWO), (TO_TWO, LESS), (MORE, TO_TWO), (LESS, LESS, LESS)])
def test_what_sets_a_cost_comes_before_what_raises_or_lowers_it(order: tuple[ChangeCost, ...]) -> None:
    paid = {(LESS, TO_TWO): 1, (TO_TWO, LESS): 1, (MORE, TO_TWO): 3, (LESS, LESS, LESS): 3}[order]
    scene = table(6)
    for number, change in enumerate(order):
        scene.put("field", sale(change, f"Sale {number}"))  # type: ignore[arg-type]
    scene.put("hand", follower("Giant", 6, 6, cost=6))
    scene.begin("main phase").answer("play", "Giant")
    assert scene.resource(PLAY_POINTS) == 6 - paid


@pytest.mark.clause("sve", "10.10.2.4")
@pytest.mark.parametrize(("floor", "paid"), [(0, 1), (3, 3)])
def test_a_cost_is_lowered_no_further_than_its_change_says(floor: int, paid: int) -> None:
    scene = table(6)
    scene.put("field", sale(ChangeCost(less=(("play points", 5),), floor=floor), "Sale"))  # type: ignore[arg-type]
    scene.put("hand", follower("Giant", 6, 6, cost=6))
    scene.begin("main phase").answer("play", "Giant")
    assert scene.resource(PLAY_POINTS) == 6 - paid


@pytest.mark.clause("sve", "10.6.2.5.1")
def test_a_cost_is_paid_even_if_something_else_is_done_than_it_says() -> None:
    gone = Replacement(Discards(cards(zones=("hand",), whose="you")), MoveTo(Subject(), "banished zone"))
    study = Activated(Draw(1), Cost((DiscardCards(1),)))
    for abilities, zone in (((gone,), "banished zone"), ((), "cemetery")):
        scene = table()
        scene.put("field", amulet("Rift", abilities=abilities))
        scene.put("field", amulet("School", abilities=(study,)))
        scene.put("field", WOLF)
        ant = scene.put("hand", ANT)
        scene.begin("main phase").answer("activate", "School")
        assert scene.zone_of(ant) == zone
        assert len(scene.cards("hand")) == 1, "and the ability was played"


@pytest.mark.clause("sve", "5.11.1")
@pytest.mark.clause("sve", "10.10.2")
@pytest.mark.parametrize("spoken", [Discard(1), DiscardHand()])
def test_what_an_effect_discards_can_go_elsewhere_too(spoken: Discard | DiscardHand) -> None:
    gone = Replacement(Discards(cards(zones=("hand",), whose="you")), MoveTo(Subject(), "banished zone"))
    for abilities, zone in (((gone,), "banished zone"), ((), "cemetery")):
        scene = table()
        scene.put("field", amulet("Rift", abilities=abilities))
        ant = scene.put("hand", ANT)
        scene.put("hand", spell("Forget", spoken))
        scene.begin("main phase").answer("play", "Forget")
        assert scene.zone_of(ant) == zone
