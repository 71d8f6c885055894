"""Printed abilities of Shadowverse: Evolve by when they work: once a turn, from hand, until a later turn."""

import pytest

from rules.games.sve.layers import attack
from rules.games.sve.nodes import LeaderTakesAbilityDamage, TakesAbilityDamage, TakesCombatDamage
from rules.language.abilities import Activated, Replacement, Spell, Static, Triggered
from rules.language.amounts import EventAmount, LifeOf, Minus
from rules.language.changes import AddStats, GainAbilities, Restrict
from rules.language.conditions import Compare
from rules.language.costs import Cost, DiscardCards, MoveCard, Pay, PayLife, PutThisAway
from rules.language.durations import ALWAYS, EndOfTurn, UntilMoment
from rules.language.effects import (
    ChangeLife,
    DealDamage,
    DealDamageToPlayer,
    Do,
    Draw,
    ExtraTurn,
    Modify,
    Recover,
)
from rules.language.events import Attacks, During, Enters, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.filters import OneOf
from rules.language.references import Each, Target, This, ThisCard
from rules.language.restrictions import Cannot
from tests.rules.printed import written
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    OWN,
    WOLF,
    amulet,
    card,
    follower,
    spell,
    table,
    when,
)
from tests.rules.sve.printed.made_up import cost, of, real

TURN_ENDS = "turn ends"


@pytest.mark.clause("sve", "10.1.1.1")
def test_an_ability_of_once_a_turn_is_open_again_in_the_next_one_and_to_another_copy() -> None:
    pixies = cards(zones=("EX area",), whose="you", races=("Pixie",))
    gift = real(
        "BP01-013",
        Activated(Do((ChangeLife(3), Draw(1))), Cost((MoveCard(pixies, "banished zone"),)), once_a_turn=True),
    )
    scene = table()
    one, other = (scene.put("field", amulet("Tree", abilities=gift)) for _ in range(2))
    scene.fill("EX area", of(ANT, races=("Pixie",)), 4)
    scene.begin("main phase").answer("activate", one).answer("move")
    assert (scene.offers("activate", one), scene.offers("activate", other)) == (False, True)
    scene.answer("activate", other).answer("move")
    assert (scene.life(), scene.offers("activate")) == (26, False)
    scene.until("main", 1).until("main", 0)
    assert scene.offers("activate", one)


@pytest.mark.clause("sve", "10.4.5")
@pytest.mark.parametrize(("life", "offered"), [(1, False), (2, True)])
def test_defense_that_the_leader_has_pays_for_a_card(life: int, offered: bool) -> None:
    song = real("BP03-080", Activated(Draw(1), Cost((PayLife(2),)), once_a_turn=True))
    scene = table()
    scene.put("field", amulet("Harp", abilities=song))
    scene.put("field", WOLF)
    scene.give(0, life=life)
    assert scene.begin("main phase").offers("activate") is offered
    if offered:
        scene.answer("activate", "Harp")
        assert scene.ending == (1, "leader_defeated"), "the last of it, too"


def test_a_strike_that_refreshes_once_a_turn_lets_a_follower_attack_twice() -> None:
    twice = real("BP02-019", Triggered(Attacks(), Recover(This()), once_a_turn=True))
    scene = table()
    scene.put("field", follower("Albert", 2, 5, abilities=twice))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("attack", "Albert", -1).answer("attack", "Albert", -1)
    assert (scene.life(1), scene.offers("attack")) == (16, False)


@pytest.mark.clause("sve", "10.3.4")
@pytest.mark.clause("sve", "12.3.3")
def test_a_follower_in_hand_is_discarded_for_its_own_ability_and_on_the_field_it_has_none() -> None:
    itself = cards(OneOf(ThisCard()), zones=("hand",))
    prays = real(
        "BP10-101",
        Activated(
            ChangeLife(2),
            Cost((Pay(1, "play points"), DiscardCards(1, itself))),
            zones=("hand",),
            only_there=True,
            clause="12.3.3",
        ),
    )
    scene = table(3)
    monk = follower("Monk", 1, 1, cost=2, abilities=prays)
    scene.fill("hand", monk, 2)
    scene.put("field", monk)
    scene.put("hand", ANT)
    scene.begin("main phase")
    assert len(scene.offered("activate")) == 2
    scene.answer("activate", scene.cards("hand")[1])
    assert (scene.life(), scene.names("cemetery"), scene.names("hand")) == (22, ["Monk"], ["Monk", "Ant"])


@pytest.mark.clause("sve", "10.3.3")
@pytest.mark.parametrize(("life", "offered"), [(10, True), (11, False)])
def test_what_is_activated_only_in_need_is_offered_only_then(life: int, offered: bool) -> None:
    need = Compare(LifeOf(), "<=", 10)
    helps = real("BP06-089", Activated(ChangeLife(2), cost(0), when=need))
    scene = table()
    scene.put("field", amulet("Altar", abilities=helps))
    scene.put("field", WOLF)
    scene.give(0, life=life)
    assert scene.begin("main phase").offers("activate") is offered


@pytest.mark.clause("sve", "10.2.1.2")
@pytest.mark.clause("sve", "7.4.7")
def test_a_follower_that_may_not_attack_in_its_players_next_turn_may_in_the_one_after() -> None:
    holds = real(
        "ETD03-010",
        Triggered(
            Enters(),
            Modify(Target(), (Restrict(Cannot("attack")),), UntilMoment(TURN_ENDS, "opponent")),
            targets=(ENEMY,),
        ),
    )
    scene = table()
    scene.put("hand", follower("Fairy", 1, 1, abilities=holds))
    scene.put("field", WOLF)
    bear = scene.put("field", BEAR, 1)
    scene.put("field", ANT, 1)
    scene.begin("main phase").answer("play", "Fairy").answer("target", bear).until("main", 1)
    assert (scene.offers("attack", bear), scene.offers("attack", "Ant")) == (False, True)
    scene.until("main", 0).until("main", 1)
    assert scene.offers("attack", bear)


@pytest.mark.parametrize(("said", "strength"), [("yes", 4), ("no", 3)])
def test_an_optional_ability_may_be_left(said: str, strength: int) -> None:
    cheers = written(
        "sve", Triggered(Enters(), Modify(Target(), (AddStats((1, 1)),)), optional=True, targets=(OWN,))
    )
    scene = table()
    wolf = scene.put("field", WOLF)
    scene.put("hand", follower("Bard", 1, 1, abilities=cheers))
    scene.begin("main phase").answer("play", "Bard").answer("target", wolf).answer(said)
    assert attack(scene.game, wolf) == strength


@pytest.mark.clause("sve", "5.13.4")
@pytest.mark.clause("sve", "10.10.1")
@pytest.mark.parametrize(
    ("card_id", "shield", "by_ability", "in_combat"),
    [
        ("BP14-084", Replacement(TakesAbilityDamage()), 0, 2),
        ("BP06-021", Replacement(TakesCombatDamage()), 3, 0),
        ("CP02-019", Replacement(During(TakesDamage())), 3, 2),
    ],
)
def test_damage_of_one_kind_or_in_one_turn_is_not_dealt(
    card_id: str, shield: Replacement, by_ability: int, in_combat: int
) -> None:
    scene = table()
    boar = scene.put("field", follower("Boar", 1, 9, abilities=real(card_id, shield)), 1, rested=True)
    scene.put("field", follower("Cub", 2, 9))
    scene.put("hand", spell("Zap", DealDamage(Target(), 3), targets=1))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Zap")
    assert scene.in_play(boar).damage == by_ability
    scene.answer("attack", "Cub", boar)
    assert scene.in_play(boar).damage == by_ability + in_combat


def test_in_its_own_turn_a_follower_takes_no_damage_back() -> None:
    shield = real("CP02-019", Replacement(During(TakesDamage())))
    scene = table()
    idol = scene.put("field", follower("Idol", 1, 1, abilities=shield))
    scene.put("field", WOLF)
    bear = scene.put("field", BEAR, 1, rested=True)
    scene.begin("main phase").answer("attack", idol, bear)
    assert (scene.zone_of(idol), scene.in_play(bear).damage) == ("field", 1)


@pytest.mark.clause("sve", "5.13.4")
@pytest.mark.parametrize(("ability", "life"), [(True, 20), (False, 17)])
def test_the_leader_takes_no_ability_damage_and_that_of_attacks(ability: bool, life: int) -> None:
    guards = real("BP05-108", Replacement(LeaderTakesAbilityDamage()))
    scene = table()
    scene.put("field", amulet("Throne", abilities=guards), 1)
    scene.put("field", WOLF)
    scene.put("hand", spell("Burn", DealDamageToPlayer(4)))
    scene.begin("main phase")
    _ = scene.answer("play", "Burn") if ability else scene.answer("attack", "Wolf", -1)
    assert scene.life(1) == life
    scene = table()
    scene.put("field", amulet("Throne", abilities=guards), 1)
    scene.put("field", WOLF)
    scene.put("hand", spell("Burn", DealDamageToPlayer(4, "you")))
    scene.begin("main phase").answer("play", "Burn")
    assert scene.life(0) == 16, "it guards its own leader only"


@pytest.mark.parametrize("later", [True, False])
def test_only_those_on_the_field_as_it_comes_take_no_ability_damage_this_turn(later: bool) -> None:
    shield = GainAbilities((Replacement(TakesAbilityDamage()),))
    hero = real("BP04-103", Triggered(Enters(), Modify(Each(OWN), (shield,))))
    scene = table()
    scene.put("hand", follower("Hero", 3, 3, abilities=hero))
    ant = scene.put("hand" if later else "field", follower("Boar", 1, 9))
    scene.put("hand", spell("Quake", DealDamage(Each(OWN), 1)))
    scene.begin("main phase").answer("play", "Hero")
    if later:
        scene.answer("play", ant)
    scene.answer("play", "Quake")
    assert scene.in_play(ant).damage == (1 if later else 0)


@pytest.mark.clause("sve", "7.4.8")
def test_a_spell_gives_another_turn_and_the_opponents_comes_after_it() -> None:
    again = real("BP01-057", Spell(ExtraTurn()))
    scene = table()
    scene.put("hand", card("Shift", ("spell",), abilities=again))
    scene.begin("main phase").answer("play", "Shift")
    order = []
    for turn in range(6, 9):
        scene.until("main") if scene.state.turn == turn else scene.answer("pass").until("main")
        order.append(scene.state.active)
    assert order == [0, 1, 0]


@pytest.mark.clause("sve", "10.2.1.3.2")
@pytest.mark.parametrize(("strength", "damage"), [(1, 0), (2, 0), (5, 3)])
def test_combat_damage_is_less_by_two_and_never_below_nothing(strength: int, damage: int) -> None:
    hide = real("BP08-114", Replacement(TakesCombatDamage(), amount=Minus(EventAmount(), 2)))
    scene = table()
    bull = scene.put("field", follower("Bull", 1, 9, abilities=hide), 1, rested=True)
    scene.put("field", follower("Cub", strength, 9))
    scene.put("hand", spell("Zap", DealDamage(Target(), 3), targets=1))
    scene.begin("main phase").answer("attack", "Cub", bull)
    assert scene.in_play(bull).damage == damage
    scene.answer("play", "Zap")
    assert scene.in_play(bull).damage == damage + 3, "an ability's damage is as it is"


@pytest.mark.clause("sve", "10.10.1")
def test_the_next_damage_of_the_turn_is_not_taken_and_the_one_after_is() -> None:
    ward = GainAbilities((Replacement(TakesDamage(), once=True),))
    spear = real("BP17-062", Activated(Modify(Target(), (ward,)), cost(0, PutThisAway()), targets=(OWN,)))
    scene = table()
    wolf = scene.put("field", follower("Wolf", 3, 9))
    scene.put("field", amulet("Spear", abilities=spear))
    scene.fill("hand", spell("Quake", DealDamage(Each(OWN), 2)), 2)
    scene.begin("main phase").answer("activate", "Spear").answer("play", "Quake")
    assert scene.in_play(wolf).damage == 0
    scene.answer("play", "Quake")
    assert scene.in_play(wolf).damage == 2


PHOENIX = real(
    "BP06-059",
    Static((Restrict(Cannot("be played")),), zones=("EX area",), only_there=True),
    Activated(
        Do(
            (
                Modify(Target(), (AddStats((4, 4)),), ALWAYS),
                Modify(Target(), (Restrict(Cannot("attack")),), EndOfTurn()),
            )
        ),
        Cost((Pay(2, "play points"), PutThisAway())),
        targets=(OWN,),
        zones=("EX area",),
        only_there=True,
    ),
)


@pytest.mark.clause("sve", "10.3.4")
@pytest.mark.clause("sve", "8.2.1")
def test_a_card_that_is_played_from_hand_alone_is_buried_from_the_ex_area_for_its_ability() -> None:
    phoenix = follower("Phoenix", 3, 3, cost=3, abilities=PHOENIX)
    buried = when("put away", ChangeLife(5), watches=cards(whose="you"))
    scene = table(5)
    scene.put("hand", phoenix)
    in_area = scene.put("EX area", phoenix)
    scene.put("field", amulet("Grave", abilities=(buried,)))
    wolf = scene.put("field", WOLF)
    scene.begin("main phase")
    assert scene.offered("play") == ["Phoenix"]
    assert not scene.offers("play", in_area)
    scene.answer("activate", in_area)
    assert (scene.names("cemetery"), scene.life()) == (["Phoenix"], 20), "it did not come from the field"
    assert (attack(scene.game, wolf), scene.offers("attack", wolf)) == (7, False)
    assert not scene.offers("activate", "Phoenix"), "in hand it has no such ability"
