"""Damage in Shadowverse: Evolve told in full: what each kind of it is, who is told of it, and none at all."""

import pytest

from rules.games.sve.nodes import (
    DealsAbilityDamage,
    DealsAttackDamage,
    DealsCombatDamage,
    LeaderTakesAbilityDamage,
    StrikesLeader,
    TakesAbilityDamage,
    TakesCombatDamage,
)
from rules.language import events as ev
from rules.language.abilities import Replacement, Triggered
from rules.language.amounts import EventAmount, Minus
from rules.language.effects import ChangeLife, DealDamage, DealDamageToPlayer, Draw
from rules.language.filter_shorthand import cards
from rules.language.filters import EVERY_CARD, Named
from rules.language.references import AffectedPlayer, Each
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import ANT, amulet, follower, spell, table

LEADER = -1
"""The attack target that is the other player's leader."""
OX = Named("Ox")


def watched_by(event: ev.Event) -> Scene:
    """Return a scene in which the active player draws a card each time an event happens."""
    scene = table()
    scene.put("field", amulet("Eye", abilities=(Triggered(event, Draw(1)),)))
    scene.put("hand", ANT)
    return scene


def seen(scene: Scene) -> int:
    """Return how often the event has happened, as the cards tell that were drawn for it."""
    return 10 - len(scene.cards("deck area"))


AT_A_FOLLOWER = {
    "deals damage": (ev.DealsDamage(Named("Cub")), 1),
    "takes damage": (ev.TakesDamage(OX), 1),
    "deals combat damage": (DealsCombatDamage(Named("Cub")), 1),
    "takes combat damage": (TakesCombatDamage(OX), 1),
    "deals attack damage": (DealsAttackDamage(Named("Cub")), 1),
    "deals combat damage back": (DealsCombatDamage(OX), 1),
    "takes combat damage back": (TakesCombatDamage(Named("Cub")), 1),
    "deals attack damage back": (DealsAttackDamage(OX), 0),
    "strikes the leader": (StrikesLeader(EVERY_CARD), 0),
    "deals ability damage": (DealsAbilityDamage(EVERY_CARD), 0),
    "takes ability damage": (TakesAbilityDamage(EVERY_CARD), 0),
    "deals damage to a player": (ev.DamagesPlayer(EVERY_CARD), 0),
}


@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.clause("sve", "5.13.2")
@pytest.mark.clause("sve", "5.13.3")
@pytest.mark.clause("sve", "5.13.4")
@pytest.mark.clause("sve", "1.3.2.2")
@pytest.mark.clause("sve", "8.4.9.1")
@pytest.mark.parametrize("strength", [1, 0])
@pytest.mark.parametrize("what", AT_A_FOLLOWER)
def test_what_a_fight_deals_is_attack_and_combat_damage_and_nothing_is_no_damage(
    what: str, strength: int
) -> None:
    event, times = AT_A_FOLLOWER[what]
    scene = watched_by(event)
    cub = scene.put("field", follower("Cub", strength, 9))
    ox = scene.put("field", follower("Ox", strength, 9), 1, rested=True)
    scene.begin("main phase").answer("attack", cub, ox)
    assert seen(scene) == times * strength
    assert (scene.in_play(cub).damage, scene.in_play(ox).damage) == (strength, strength)


AT_A_LEADER = {
    "deals attack damage": (DealsAttackDamage(Named("Cub")), 1),
    "strikes the leader": (StrikesLeader(Named("Cub")), 1),
    "deals damage to a player": (ev.DamagesPlayer(Named("Cub")), 1),
    "the leader takes damage": (ev.PlayerTakesDamage("opponent"), 1),
    "one's own leader takes damage": (ev.PlayerTakesDamage("you"), 0),
    "the leader loses defense": (ev.LosesLife("opponent"), 1),
    "one's own leader loses defense": (ev.LosesLife("you"), 0),
    "the leader takes ability damage": (LeaderTakesAbilityDamage(cards(whose="opponent")), 0),
    "deals combat damage": (DealsCombatDamage(EVERY_CARD), 0),
    "a follower takes damage": (ev.TakesDamage(EVERY_CARD), 0),
}


@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.clause("sve", "5.13.2")
@pytest.mark.clause("sve", "5.13.4")
@pytest.mark.clause("sve", "1.3.2.2")
@pytest.mark.parametrize("strength", [1, 0])
@pytest.mark.parametrize("what", AT_A_LEADER)
def test_what_an_attack_deals_to_a_leader_is_attack_damage_and_none_of_an_ability(
    what: str, strength: int
) -> None:
    event, times = AT_A_LEADER[what]
    scene = watched_by(event)
    scene.put("field", follower("Cub", strength, 9))
    scene.begin("main phase").answer("attack", "Cub", LEADER)
    assert (seen(scene), scene.life(0), scene.life(1)) == (times * strength, 20, 20 - strength)


BY_A_SPELL = {
    "deals ability damage": (DealsAbilityDamage(Named("Zap")), 1),
    "takes ability damage": (TakesAbilityDamage(OX), 1),
    "takes damage": (ev.TakesDamage(OX), 1),
    "deals damage": (ev.DealsDamage(Named("Zap")), 1),
    "the leader takes ability damage": (LeaderTakesAbilityDamage(cards(whose="opponent")), 1),
    "one's own leader takes ability damage": (LeaderTakesAbilityDamage(cards(whose="you")), 0),
    "the leader takes damage": (ev.PlayerTakesDamage("opponent"), 1),
    "deals damage to a player": (ev.DamagesPlayer(Named("Zap")), 1),
    "takes combat damage": (TakesCombatDamage(EVERY_CARD), 0),
    "deals combat damage": (DealsCombatDamage(EVERY_CARD), 0),
    "deals attack damage": (DealsAttackDamage(EVERY_CARD), 0),
}


@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.clause("sve", "5.13.2")
@pytest.mark.clause("sve", "5.13.3")
@pytest.mark.clause("sve", "5.13.4")
@pytest.mark.clause("sve", "1.3.2.2")
@pytest.mark.parametrize("amount", [1, 0])
@pytest.mark.parametrize("what", BY_A_SPELL)
def test_what_a_spell_deals_is_ability_damage_and_nothing_is_no_damage(what: str, amount: int) -> None:
    event, times = BY_A_SPELL[what]
    scene = watched_by(event)
    ox = scene.put("field", follower("Ox", 1, 9), 1)
    scene.put("hand", spell("Zap", DealDamage(Each(OX), amount), DealDamageToPlayer(amount)))
    scene.begin("main phase").answer("play", "Zap")
    assert (seen(scene), scene.in_play(ox).damage, scene.life(1)) == (times * amount, amount, 20 - amount)


@pytest.mark.clause("sve", "5.13.1")
def test_the_player_whose_leader_was_damaged_is_the_one_whom_that_befell() -> None:
    thorns = Triggered(ev.DamagesPlayer(Named("Cub")), ChangeLife(-5, AffectedPlayer()))
    scene = table()
    scene.put("field", amulet("Eye", abilities=(thorns,)))
    scene.put("field", follower("Cub", 3, 9))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("attack", "Cub", LEADER)
    assert (scene.life(0), scene.life(1)) == (20, 12)


@pytest.mark.clause("sve", "12.13.2")
@pytest.mark.clause("sve", "5.13.2")
@pytest.mark.clause("sve", "8.4.9")
@pytest.mark.parametrize("strength", [0, 1, 3])
@pytest.mark.parametrize("at", ["leader", "follower"])
def test_drain_waits_for_attack_damage_and_brings_as_much_as_was_dealt(strength: int, at: str) -> None:
    scene = table()
    leech = scene.put("field", follower("Leech", strength, 9, "Drain"))
    ox = scene.put("field", follower("Ox", 2, 9, "Drain"), 1, rested=True)
    scene.put("hand", ANT)
    scene.begin("main phase").answer("attack", leech, LEADER if at == "leader" else ox)
    assert scene.life(0) == 20 + strength
    assert scene.life(1) == (20 - strength if at == "leader" else 20)
    assert scene.went_through("10.7.3") == (1 if strength else 0)


@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.clause("sve", "10.2.1.3.2")
@pytest.mark.parametrize("guarded", [0, 1])
def test_a_leader_whose_damage_is_replaced_loses_nothing_and_nobody_else_is_guarded(guarded: int) -> None:
    scene = table()
    guard = Replacement(ev.PlayerTakesDamage("you"), ChangeLife(7))
    scene.put("field", amulet("Throne", abilities=(guard,)), guarded)
    scene.put("field", follower("Leech", 3, 9, "Drain"))
    scene.put("hand", spell("Burn", DealDamageToPlayer(4, "you")))
    scene.begin("main phase").answer("attack", "Leech", LEADER).answer("play", "Burn")
    assert (scene.life(0), scene.life(1)) == ((30, 17) if guarded == 0 else (16, 27))


HIDE = Replacement(TakesCombatDamage(), amount=Minus(EventAmount(), 2))


@pytest.mark.clause("sve", "5.13.3")
@pytest.mark.clause("sve", "10.2.1.3.2")
@pytest.mark.parametrize("hides", ["attacker", "target"])
def test_combat_damage_is_what_attacker_and_target_deal_each_other(hides: str) -> None:
    hide = {hides: (HIDE,)}
    scene = table()
    cub = scene.put("field", follower("Cub", 5, 9, abilities=hide.get("attacker", ())))
    ox = scene.put("field", follower("Ox", 4, 9, abilities=hide.get("target", ())), 1, rested=True)
    scene.put("hand", spell("Quake", DealDamage(Each(cards(zones=("field",))), 3)))
    dealt = (2, 5) if hides == "attacker" else (4, 3)
    scene.begin("main phase").answer("attack", cub, ox)
    assert (scene.in_play(cub).damage, scene.in_play(ox).damage) == dealt
    scene.answer("play", "Quake")
    assert (scene.in_play(cub).damage, scene.in_play(ox).damage) == (dealt[0] + 3, dealt[1] + 3)


@pytest.mark.clause("sve", "10.10.2.1")
@pytest.mark.clause("sve", "8.4.9.1")
def test_in_a_fight_each_player_orders_what_replaces_the_damage_to_their_own_follower() -> None:
    half = Replacement(TakesCombatDamage(), amount=Minus(EventAmount(), 1))
    none = Replacement(TakesCombatDamage(), ChangeLife(1))
    scene = table()
    cub = scene.put("field", follower("Cub", 5, 9, abilities=(half, none)))
    ox = scene.put("field", follower("Ox", 4, 9, abilities=(half, none)), 1, rested=True)
    scene.put("hand", ANT)
    scene.begin("main phase").answer("attack", cub, ox)
    assert (scene.ask.kind, scene.ask.player) == ("replacement", 1)
    scene.game.answer(1)
    assert (scene.ask.kind, scene.ask.player) == ("replacement", 0)
    scene.game.answer(1)
    assert (scene.in_play(cub).damage, scene.in_play(ox).damage) == (0, 0)
    assert (scene.life(0), scene.life(1)) == (21, 21)


@pytest.mark.clause("sve", "10.10.2")
@pytest.mark.clause("sve", "1.3.2.2")
def test_what_replaces_damage_is_not_asked_about_where_none_is_dealt() -> None:
    first, second = (Replacement(ev.TakesDamage(), ChangeLife(gained)) for gained in (1, 10))
    for strength, life in ((0, 20), (1, 30)):
        scene = table()
        scene.put("field", follower("Cub", strength, 9))
        ox = scene.put("field", follower("Ox", 0, 9, abilities=(first, second)), 1, rested=True)
        scene.put("hand", ANT)
        scene.begin("main phase").answer("attack", "Cub", ox)
        assert scene.ask.kind == ("replacement" if strength else "main")
        if strength:
            scene.game.answer(1)
        assert (scene.life(1), scene.in_play(ox).damage) == (life, 0)


@pytest.mark.clause("sve", "12.14.2")
@pytest.mark.clause("sve", "8.4.9.2")
@pytest.mark.parametrize("bites", ["attacker", "target"])
def test_bane_waits_with_what_else_its_controller_has_waiting_after_the_fight(bites: str) -> None:
    snake, prey = follower("Snake", 1, 9, "Bane"), follower("Prey", 1, 9)
    scene = table()
    player = 0 if bites == "attacker" else 1
    mine, theirs = (snake, prey) if bites == "attacker" else (prey, snake)
    attacker, target = scene.put("field", mine), scene.put("field", theirs, 1, rested=True)
    fought = Triggered(ev.TakesDamage(Named("Snake")), ChangeLife(5))
    scene.put("field", amulet("Fang", abilities=(fought,)), player)
    scene.put("hand", ANT)
    scene.begin("main phase").answer("attack", attacker, target)
    assert (scene.ask.kind, scene.ask.player) == ("waiting", player)
    assert sorted(scene.offered("resolve")) == ["Fang", "Snake"]
    scene.answer("resolve", "Snake")
    bitten = target if bites == "attacker" else attacker
    assert (scene.zone_of(bitten), scene.life(player)) == ("cemetery", 25)
    assert len(scene.cards("field", 1 - player)) == 0
