"""Printed texts of Shadowverse: Evolve on other prices, on what left the field, on searches with a total."""

import pytest

from rules.games.sve.layers import defense
from rules.games.sve.nodes import GoesToCemetery, Races
from rules.language.abilities import Ability, Activated, Spell, Static, Triggered, Way
from rules.language.amounts import Count, Extreme, Paid, Plus, Share, Tallied, Times, TimesHappened
from rules.language.changes import ChangeCost, Restrict
from rules.language.conditions import Compare, Fails, Happened, PlayedBy
from rules.language.costs import Cost, DiscardCards, Pay, PutAway, PutThisAway, RestCards
from rules.language.effects import (
    ChangeLife,
    DealDamage,
    Destroy,
    Discard,
    Do,
    Draw,
    If,
    IfYouDo,
    Let,
    Look,
    May,
    MoveTo,
    Reveal,
)
from rules.language.events import AtLeast, Leaves, Moves, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.filters import Not, OneOf
from rules.language.references import Chosen, Each, It, Target
from rules.language.restrictions import CanBePlayedFrom, Cannot
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    GIANT,
    OWN,
    WOLF,
    amulet,
    card,
    follower,
    points,
    spell,
    table,
)

DECK = cards(zones=("deck area",), whose="you")


def playing(*abilities: Ability, points: int = 6, kind: str = "spell") -> Scene:
    """Return a scene whose active player has a card with these abilities in hand."""
    scene = table(points)
    scene.put("hand", card("Song", (kind,), 1, (1, 1), abilities=written("sve", *abilities)))
    return scene


@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.parametrize("more, life, left", [("yes", 25, 2), ("no", 21, 5)])
def test_a_card_is_played_for_more_points_and_then_does_more(more: str, life: int, left: int) -> None:
    way = Way(cost=Cost((Pay(3, "play points"),)), name="higher price")
    scene = playing(way, Spell(If(PlayedBy("higher price"), ChangeLife(5), ChangeLife(1))))
    scene.put("field", BEAR)
    scene.begin("main phase").answer("play", "Song").answer(more).until("main")
    assert (scene.life(), points(scene)) == (life, left)


@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.parametrize("more, life", [("yes", 20 + 30 + 4), ("no", 20 + 1)])
def test_a_card_knows_how_many_points_were_paid_for_it_and_how_many_besides(more: str, life: int) -> None:
    way = Way(cost=Cost((Pay(3, "play points"),)), name="higher price")
    besides = Paid("play points", "additional cost")
    scene = playing(way, Spell(ChangeLife(Plus((Times(besides, 10), Paid("play points"))))))
    scene.begin("main phase").answer("play", "Song").answer(more).until("main")
    assert scene.life() == life


@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.parametrize("asked, life", [(3, 25), (2, 21)])
def test_a_card_asks_for_an_amount_that_was_paid_besides(asked: int, life: int) -> None:
    way = Way(cost=Cost((Pay(3, "play points"),)), name="higher price")
    paid = Compare(Paid("play points", "additional cost"), "=", asked)
    scene = playing(way, Spell(If(paid, ChangeLife(5), ChangeLife(1))))
    scene.begin("main phase").answer("play", "Song").answer("yes").until("main")
    assert scene.life() == life


@pytest.mark.clause("sve", "10.6.2.2.1")
def test_without_the_points_for_more_nothing_is_asked() -> None:
    way = Way(cost=Cost((Pay(3, "play points"),)), name="higher price")
    scene = playing(way, Spell(If(PlayedBy("higher price"), ChangeLife(5), ChangeLife(1))), points=3)
    scene.put("field", BEAR)
    scene.begin("main phase").answer("play", "Song").until("main")
    assert scene.life() == 21


@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.parametrize("paid, life", [("yes", 25), ("no", 21)])
def test_an_additional_cost_that_need_not_be_paid_is_remembered(paid: str, life: int) -> None:
    way = Way(cost=Cost((DiscardCards(),)), name="additional cost")
    scene = playing(way, Spell(If(PlayedBy("additional cost"), ChangeLife(5), ChangeLife(1))))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Song").answer(paid).until("main")
    assert (scene.life(), "Ant" in scene.names("cemetery")) == (life, paid == "yes")


@pytest.mark.clause("sve", "10.4.2.2")
def test_two_named_cards_are_engaged_as_an_additional_cost() -> None:
    bears, wolves = (cards(OWN, types=("follower",)) for _ in range(2))
    way = Way(cost=Cost((RestCards(bears), RestCards(wolves))), must=True, name="additional cost")
    scene = playing(way, Spell(ChangeLife(1)))
    scene.put("field", BEAR)
    assert not scene.begin("main phase").offers("play", "Song")
    scene = playing(way, Spell(ChangeLife(1)))
    both = [scene.put("field", BEAR), scene.put("field", WOLF)]
    scene.begin("main phase").answer("play", "Song").until("main")
    assert (scene.life(), [scene.in_play(one).rested for one in both]) == (21, [True, True])


@pytest.mark.clause("sve", "10.4.2.1")
def test_a_card_and_another_go_to_the_cemetery_together() -> None:
    goes = Activated(Draw(2), Cost((PutThisAway(), PutAway(OWN))))
    scene = table(5)
    scene.put("field", amulet("Altar", abilities=written("sve", goes)))
    scene.put("field", BEAR)
    scene.begin("main phase").answer("activate", "Altar").until("main")
    assert (sorted(scene.names("cemetery")), len(scene.cards("hand"))) == (["Altar", "Bear"], 2)


@pytest.mark.clause("sve", "5.7.1")
def test_searched_cards_cost_no_more_than_a_number_together() -> None:
    found = Chosen(cards(DECK, types=("follower",)), 2, 0, within=3)
    scene = playing(Spell(Reveal(found, MoveTo(It(), "EX area"))))
    for one in (GIANT, BEAR, WOLF):
        scene.put("deck area", one)
    scene.begin("main phase").answer("play", "Song")
    assert "Giant" not in scene.offered("choose")
    scene.answer("choose", "Bear")
    assert "Wolf" not in scene.offered("choose")


@pytest.mark.clause("sve", "10.6.2.4")
def test_the_highest_attack_is_divided_among_enemies() -> None:
    divided = Spell(
        Do((DealDamage(Target(0), Share(0)), DealDamage(Target(1), Share(1)))),
        targets=(ENEMY, ENEMY),
        least=1,
        divides=Extreme(OWN, "attack", highest=True),
    )
    scene = playing(divided)
    scene.put("field", GIANT)
    scene.put("field", ANT)
    foe = scene.put("field", follower("Foe", 1, 9), 1)
    scene.begin("main phase").answer("play", "Song").until("main")
    assert defense(scene.game, foe) == 3


@pytest.mark.clause("sve", "5.10.1")
def test_one_of_the_cards_looked_at_goes_back_on_top_and_the_others_are_buried() -> None:
    above = It("above")
    others = MoveTo(Each(cards(OneOf(It()), Not(OneOf(above)), zones=("deck area",))), "cemetery")
    sorts = Let(
        "above",
        Chosen(cards(zones=("deck area",)), 1, 1, among=It()),
        Do((others, MoveTo(above, "deck area"))),
    )
    scene = playing(Spell(Look(3, sorts)))
    for one in (GIANT, BEAR, WOLF):
        scene.put("deck area", one)
    scene.put("field", ANT)
    scene.begin("main phase").answer("play", "Song").answer("choose", "Bear").until("main")
    assert (scene.names("deck area")[-1], sorted(scene.names("cemetery"))) == (
        "Bear",
        ["Giant", "Song", "Wolf"],
    )


@pytest.mark.parametrize("said, life, there", [("yes", 22, True), ("no", 20, False)])
def test_something_else_is_done_if_nothing_is_discarded(said: str, life: int, there: bool) -> None:
    either = IfYouDo(May(Discard()), ChangeLife(2), Destroy(Each(OWN)))
    scene = playing(Spell(either))
    scene.put("hand", ANT)
    scene.put("field", BEAR)
    scene.begin("main phase").answer("play", "Song").answer(said).until("main")
    assert (scene.life(), bool(scene.names("field"))) == (life, there)


@pytest.mark.clause("sve", "10.3.4")
@pytest.mark.parametrize("dies", [True, False])
def test_a_card_cannot_be_played_unless_a_follower_of_yours_left_the_field(dies: bool) -> None:
    gone = Fails(Happened(Leaves(cards(types=("follower",), whose="you"))))
    bound = Static((Restrict(Cannot("be played")),), when=gone, zones=("hand", "EX area"), only_there=True)
    scene = playing(bound, Spell(ChangeLife(1)))
    scene.put("hand", spell("End", Destroy(Each(OWN))))
    scene.put("field", BEAR)
    scene.put("field", amulet("Rest"))
    scene.begin("main phase")
    if dies:
        scene.answer("play", "End").until("main")
    assert scene.offers("play", "Song") is dies


@pytest.mark.clause("sve", "10.2.1.3.3")
def test_a_card_costs_less_for_each_card_that_left_your_field_this_turn() -> None:
    left = TimesHappened(Leaves(cards(whose="you")))
    cheap = Static((ChangeCost(less=(("play points", left),)),), zones=("hand", "EX area"))
    scene = table(6)
    scene.put("hand", card("Song", ("spell",), 4, abilities=written("sve", cheap, Spell(ChangeLife(1)))))
    scene.put("hand", spell("End", Destroy(Each(OWN))))
    scene.fill("field", BEAR, 2)
    scene.put("field", amulet("Rest"))
    scene.begin("main phase").answer("play", "End").until("main").answer("play", "Song").until("main")
    assert points(scene) == 3


@pytest.mark.clause("sve", "8.2.1")
@pytest.mark.parametrize("before", [0, 2])
def test_a_card_is_played_from_the_cemetery_once_enough_cards_were_played(before: int) -> None:
    allowed = Restrict(CanBePlayedFrom(("cemetery",)))
    rises = Static((allowed,), when=Compare(Tallied("played"), ">=", 2), zones=("cemetery",), only_there=True)
    scene = table(6)
    scene.put("cemetery", follower("Ghost", abilities=written("sve", rises)))
    scene.put("field", BEAR)
    for name in ("Hymn", "Chant"):
        scene.put("hand", spell(name, ChangeLife(1)))
    scene.begin("main phase")
    for name in ("Hymn", "Chant")[:before]:
        scene.answer("play", name).until("main")
    assert scene.offers("play", "Ghost") is bool(before)


@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.parametrize("amount, life", [(4, 20), (5, 23)])
def test_only_much_damage_at_once_triggers(amount: int, life: int) -> None:
    cheers = Triggered(AtLeast(TakesDamage(), 5), ChangeLife(3))
    scene = playing(Spell(DealDamage(Each(OWN), amount)))
    scene.put("field", follower("Rock", 1, 9, abilities=written("sve", cheers)))
    scene.begin("main phase").answer("play", "Song").until("main")
    assert scene.life() == life


@pytest.mark.clause("sve", "10.7.4.1.3")
def test_a_card_does_something_as_it_is_put_into_the_ex_area() -> None:
    greets = Triggered(Moves(destination=("EX area",)), ChangeLife(2), zones=("EX area",), only_there=True)
    scene = playing(
        Spell(MoveTo(Each(cards(zones=("cemetery",), whose="you", types=("follower",))), "EX area"))
    )
    scene.put("cemetery", follower("Guest", abilities=written("sve", greets)))
    scene.put("field", BEAR)
    scene.begin("main phase").answer("play", "Song").until("main")
    assert scene.life() == 22


def test_the_words_of_races_and_deaths_are_sayable() -> None:
    dead = Happened(GoesToCemetery(cards(types=("follower",), whose="opponent")))
    written("sve", Triggered(Races(cards(types=("follower",), whose="you", other=True)), Draw(1)))
    written("sve", Activated(Draw(Count(OWN)), when=dead))
