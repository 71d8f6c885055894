"""What real cards ask for besides plain CP: an X, crystals, several things together (11.2 to 11.9)."""

import functools

import pytest

from rules.games.setcg.definitions import category
from rules.language import effects as fx
from rules.language.abilities import Activated, Replacement, Static, Way
from rules.language.amounts import Count, EventAmount, Minus, Plus, Times, X
from rules.language.changes import AddStats, ChangeCost
from rules.language.conditions import Is, TurnOf
from rules.language.costs import Cost, DiscardCards, Pay, PayX, PutThisAway, RestThis
from rules.language.events import Enters, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs, Named
from rules.language.references import Chosen, Target, This
from tests.rules.setcg.play.made_up import FORWARDS, WOOD, backup, bolt, forward, other, summon, table
from tests.rules.setcg.printed.scenes import (
    BROKEN,
    DIES,
    FIELD,
    KINDS,
    SLAY,
    cast,
    enter,
    entering,
    main,
    pay,
    read,
    resolve,
    strength,
    when,
)

CRYSTAL = Pay(1, "crystal")
GAIN = fx.Produce("crystal")


def crystals(scene, player: int = 0) -> int:
    """Return how many crystals a player has."""
    return scene.resource(0, player)


def clerks(scene, element: str, count: int) -> None:
    """Let the turn player control so many active Backups of an element."""
    for number in range(count):
        scene.put("field", backup(f"Clerk {element} {number}", element))


@pytest.mark.clause("setcg", "11.7.10")
def test_a_monk_brings_a_crystal_and_is_stronger_for_it_once() -> None:
    stronger = Activated(fx.Modify(This(), (AddStats((3000,)),)), Cost((CRYSTAL,)))
    scene = table()
    monk = enter(scene, *read("21-061H", entering(GAIN), stronger), power=5000)
    assert not scene.offers("use", monk), "there is no crystal yet"
    resolve(scene)
    assert (crystals(scene, 0), crystals(scene, 1)) == (1, 0)
    resolve(scene.answer("use", monk))
    assert (crystals(scene), strength(scene, monk)) == (0, 8000)
    assert not scene.offers("use", monk)


@pytest.mark.clause("setcg", "11.3.9")
@pytest.mark.clause("setcg", "11.3.4")
@pytest.mark.parametrize(("held", "active", "playable"), [(1, 1, True), (0, 1, False)])
def test_a_forward_is_cast_for_a_crystal_and_one_cp_in_place_of_its_cost(
    held: int, active: int, playable: bool
) -> None:
    instead = Way(cost=Cost((Pay(1), CRYSTAL)), instead=True, name="crystal")
    mates = cards(zones=FIELD, types=KINDS, whose="you", races=("Warrior of the Crystal",))
    fallen = when(type(DIES)(mates, BROKEN), GAIN)
    scene = table()
    scene.give(0, r0=held)
    clerks(scene, "fire", active)
    abilities = read("24-102C", instead, fallen)
    scene.put(
        "hand",
        forward(
            "Perrene", 8000, cost=3, element="aqua", jobs=("Warrior of the Crystal",), abilities=abilities
        ),
    )
    scene.put("hand", SLAY)
    main(scene)
    assert scene.offers("play", "Perrene") is playable
    if playable:
        pay(scene.answer("play", "Perrene"))
        assert ("Perrene" in scene.names("field"), crystals(scene)) == (True, 0)
        cast(scene, "Slay", "Perrene")
        assert crystals(scene) == 1


@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.parametrize(("points", "power"), [(0, 6000), (4, 10000)])
def test_a_dark_knight_is_stronger_for_each_point_of_damage_and_hurts_its_player_as_it_breaks_another(
    points: int, power: int
) -> None:
    wounds = Count(cards(zones=("damage zone",), whose="you"))
    grows = Static((AddStats((Times(wounds, 1000),)),))
    falls = fx.Do((fx.Destroy(Target()), fx.DealDamageToPlayer(1, "you")))
    slays = Activated(falls, Cost((CRYSTAL, RestThis())), targets=(FORWARDS,))
    scene = table()
    scene.give(0, r0=2)
    knight = scene.put("field", forward("Knight", 6000, abilities=read("21-063C", grows, slays)))
    scene.put("field", forward("Foe", 9000), 1)
    scene.fill("damage zone", WOOD, points)
    main(scene)
    assert strength(scene, knight) == power
    resolve(scene.answer("use", knight).answer("choose", "Foe"))
    assert (scene.names("break zone", 1), len(scene.cards("damage zone"))) == (["Foe"], points + 1)
    assert (strength(scene, knight), crystals(scene)) == (power + 1000, 1)
    assert not scene.offers("use", knight), "it is dull"


@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.clause("setcg", "4.1")
@pytest.mark.clause("setcg", "4.5")
@pytest.mark.parametrize(("x", "found"), [(2, []), (3, ["Lightning"])])
def test_as_much_as_is_paid_while_an_effect_resolves_decides_what_a_search_may_find(
    x: int, found: list[str]
) -> None:
    wanted = cards(CostIs("<=", X()), Named("Lightning"), zones=("deck",), whose="you")
    searches = fx.Do((fx.MoveTo(Chosen(wanted, 1, 0), "field"), fx.Shuffle("deck")))
    snow = entering(fx.IfPaid(Cost((PayX(),)), searches))
    scene = table()
    scene.put("deck", forward("Lightning", cost=3))
    scene.put("deck", forward("Odin", cost=1))
    clerks(scene, "ice", 3)
    enter(scene, *read("5-041R", snow))
    resolve(scene)
    scene.answer("yes").answer("x", other=x, by=0)
    while scene.ask.kind == "pay":
        scene.game.answer(0)
    if found:
        assert scene.offered("choose") == found
        scene.answer("choose", "Lightning")
    assert [one for one in scene.names("field") if one in ("Lightning", "Odin")] == found


@pytest.mark.clause("setcg", "11.7.7")
@pytest.mark.parametrize(("x", "zone"), [(2, "break zone"), (3, "field"), (4, "break zone")])
def test_only_a_forward_that_costs_just_the_x_that_was_paid_comes_back(x: int, zone: str) -> None:
    earth = cards(zones=BROKEN, whose="you", types=("forward",), attributes=("earth",))
    calls = fx.If(Is(Target(), CostIs("=", X())), fx.MoveTo(Target(), "field"))
    price = Cost((PayX(), RestThis(), PutThisAway()))
    back = Activated(calls, price, targets=(earth,), when=TurnOf("you"))
    scene = table()
    golem = scene.put("break zone", forward("Golem", cost=3, element="earth"))
    scene.put("break zone", forward("Salamander", cost=3, element="fire"))
    scene.put("field", backup("Ifalna", "earth", abilities=read("20-067R", back)))
    clerks(scene, "earth", 4)
    main(scene).answer("use", "Ifalna")
    scene.answer("x", other=x, by=0)
    pay(scene)
    assert (scene.zone_of(golem), "Ifalna" in scene.names("break zone")) == (zone, True)


def test_what_may_be_used_in_ones_own_turn_is_not_offered_in_the_opponents() -> None:
    earth = cards(zones=BROKEN, whose="you", types=("forward",), attributes=("earth",))
    price = Cost((PayX(), RestThis(), PutThisAway()))
    back = Activated(fx.MoveTo(Target(), "field"), price, targets=(earth,), when=TurnOf("you"))
    for active in (0, 1):
        scene = table()
        scene.put("break zone", forward("Golem", element="earth"))
        scene.put("field", backup("Ifalna", "earth", abilities=read("20-067R", back)))
        main(scene, active=active)
        if active:
            scene.answer("pass")
        assert scene.ask.player == 0
        assert scene.offers("use", "Ifalna") is not bool(active)


@pytest.mark.clause("setcg", "11.8.10")
@pytest.mark.clause("setcg", "4.1")
@pytest.mark.parametrize(("x", "damage"), [(0, 6000), (2, 8000)])
def test_a_special_ability_with_an_x_deals_a_thousand_more_for_each_cp_of_it(x: int, damage: int) -> None:
    soul = fx.DealDamage(Target(), Plus((6000, Times(X(), 1000))))
    chaos = Activated(
        soul, Cost((DiscardCards(1, Named("Garland")), PayX(), RestThis())), targets=(FORWARDS,)
    )
    scene = table()
    garland = scene.put("field", forward("Garland", 8000, abilities=read("3-004H", chaos)))
    scene.put("hand", forward("Garland", cost=9, element="shine"))
    foe = scene.put("field", forward("Foe", 12000), 1)
    clerks(scene, "fire", 2)
    main(scene).answer("use", garland).answer("choose", "Foe")
    scene.answer("x", other=x)
    pay(scene)
    assert (scene.in_play(foe).damage, scene.names("break zone")) == (damage, ["Garland"])


@pytest.mark.parametrize(("active", "damage"), [(0, 3000), (1, 5000)])
def test_a_knight_is_dealt_less_in_its_own_players_turn_only(active: int, damage: int) -> None:
    mail = Replacement(TakesDamage(), amount=Minus(EventAmount(), 2000), when=TurnOf("you"))
    scene = table()
    garland = scene.put("field", forward("Garland", 8000, abilities=read("3-004H", mail)))
    scene.put("hand", bolt(5000, cost=0), active)
    cast(main(scene, active=active), "Bolt")
    assert scene.in_play(garland).damage == damage


@pytest.mark.clause("setcg", "11.3.5")
@pytest.mark.parametrize(
    ("kind", "title", "playable"),
    [("forward", "IV", True), ("forward", "V", False), ("backup", "IV", False)],
)
def test_forwards_of_a_category_are_paid_for_with_cp_of_any_element(
    kind: str, title: str, playable: bool
) -> None:
    fourth = cards(zones=("hand",), whose="you", types=("forward",), subtypes=(category("IV"),))
    cecil = cards(Named("Cecil"), zones=FIELD, whose="you")
    white = read(
        "20-125R",
        Static((ChangeCost(any_kind=True),), fourth),
        when(Enters(cecil), fx.Draw(1), once_a_turn=True),
    )
    scene = table()
    scene.put("field", forward("Rosa", 3000, element="aqua", abilities=white))
    clerks(scene, "fire", 2)
    made = forward if kind == "forward" else functools.partial(other, "backup")
    scene.put("hand", made("Kain", cost=2, element="wind", marks=(category(title),)))
    assert main(scene).offers("play", "Kain") is playable


def test_a_card_that_comes_twice_in_a_turn_lets_its_friend_draw_once() -> None:
    cecil = cards(Named("Cecil"), zones=FIELD, whose="you")
    scene = table()
    scene.put(
        "field",
        forward("Rosa", 3000, abilities=read("20-125R", when(Enters(cecil), fx.Draw(1), once_a_turn=True))),
    )
    for name in ("Cecil", "Kain"):
        scene.put("hand", forward(name, cost=0))
    home = fx.MoveTo(Target(), "hand")
    scene.put("hand", summon("Home", home, cards(Named("Cecil"), zones=FIELD), cost=0))
    main(scene)
    resolve(scene.answer("play", "Kain"))
    assert len(scene.cards("deck")) == 10
    resolve(scene.answer("play", "Cecil"))
    assert len(scene.cards("deck")) == 9
