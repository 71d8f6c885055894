"""Who may, must and cannot attack and block in Duel Masters, and what battles do, told as scenes."""

import pytest

from rules.games.dm.keywords import power
from rules.games.dm.layers import OTHER, SUM
from rules.games.dm.nodes import Battle, Breaks
from rules.games.dm.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.changes import AddStats, GainKeywords, Restrict
from rules.language.events import AttackEnds, Attacks, Battles, Destroyed
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each, Subject, This
from rules.language.restrictions import Cannot
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, WALL, card, spell
from tests.rules.pending import waiting_for
from tests.rules.restricted import cannot, must
from tests.rules.scenes import Scene

YOURS = cards(zones=("battle zone",), whose="you", types=frozenset({"creature"}))
THEIRS = cards(zones=("battle zone",), whose="opponent", types=frozenset({"creature"}))
GUARD = card("Guard", 2, 2000, "Guardman")


def scene(shields: int = 5) -> Scene:
    """Return a scene with decks and shields; the turn player is about to attack."""
    made = Scene(RULESET)
    for player in (0, 1):
        made.fill("deck", ANT, 20, player)
    made.fill("shield zone", ANT, 5, 0)
    made.fill("shield zone", ANT, shields, 1)
    return made


def when(trigger: str, effect: fx.Effect, name: str, stat: int = 2000, *keywords: str) -> object:
    """Return a creature with one automatic ability."""
    return card(name, 1, stat, *keywords, abilities=(Triggered(waiting_for(trigger), effect),))


@pytest.mark.clause("dm", "101.2")
@pytest.mark.clause("dm", "506.1a")
def test_a_creature_that_cannot_attack_does_not_even_as_a_speed_attacker() -> None:
    made = scene()
    made.put(
        "battle zone", card("Runner", 3, 3000, "Speed Attacker", abilities=(cannot("attack"),)), entered=5
    )
    made.put("battle zone", ANT)
    assert made.begin("attack").offered("attack") == ["Ant"]


@pytest.mark.clause("dm", "506.1b")
def test_the_attack_step_does_not_end_before_a_creature_that_has_to_attack_did() -> None:
    made = scene()
    made.put("battle zone", card("Berserker", 2, 2000, abilities=(must("attack"),)))
    made.put("battle zone", ANT)
    made.begin("attack")
    assert not made.offers("pass")
    made.answer("attack", "Ant", -1).answer("break")
    if made.ask.kind == "attack":
        assert not made.offers("pass")
        made.answer("attack", "Berserker", -1)
    made.answer("break")
    assert len(made.cards("shield zone", 1)) == 3


@pytest.mark.clause("dm", "506.1b")
def test_a_creature_that_has_to_attack_and_cannot_stops_nobody() -> None:
    made = scene()
    made.put("battle zone", card("Berserker", 2, 2000, abilities=(must("attack"),)), entered=5)
    made.put("battle zone", ANT)
    made.begin("attack")
    assert made.offers("pass")
    assert made.offered("attack") == ["Ant"]


@pytest.mark.clause("dm", "506.2")
@pytest.mark.clause("dm", "505.2a")
@pytest.mark.clause("dm", "500.2")
def test_without_an_attack_no_further_sub_step_comes() -> None:
    made = scene()
    made.put("battle zone", BEAR)
    made.put("battle zone", WALL, 1)
    made.put("hand", ANT, 1)
    made.begin("attack").answer("pass")
    assert (made.ask.player, made.ask.kind) == (1, "charge_mana")
    assert made.went_through("507.1") == 0


@pytest.mark.clause("dm", "506.1")
@pytest.mark.clause("dm", "702.3c")
@pytest.mark.clause("dm", "505.1")
@pytest.mark.clause("dm", "702.3d")
def test_the_turn_player_names_the_attacker_and_then_the_other_player_the_blocker() -> None:
    made = scene()
    made.put("battle zone", BEAR)
    made.put("battle zone", WALL, 1)
    made.begin("attack")
    assert (made.ask.player, made.ask.kind) == (0, "attack")
    made.answer("attack", "Bear", -1)
    assert (made.ask.player, made.ask.kind) == (1, "block")
    made.answer("pass")
    assert (made.ask.player, made.ask.kind) == (0, "choose_shield")


@pytest.mark.clause("dm", "506.1d")
@pytest.mark.clause("dm", "510.2")
def test_a_creature_is_the_attacker_until_its_attack_has_ended() -> None:
    made = scene()
    bear = made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    made.put("battle zone", WALL, 1)
    made.begin("attack").answer("attack", bear, -1)
    assert made.in_play(bear).marks == {"attacking"}
    made.answer("pass").answer("break")
    assert made.in_play(bear).marks == frozenset()


@pytest.mark.clause("dm", "507.1b")
def test_every_creature_that_has_to_block_is_chosen() -> None:
    made = scene()
    made.put("battle zone", GIANT)
    made.put("battle zone", ANT)
    dutiful = card("Dutiful", 2, 1000, "Blocker", abilities=(must("block"),))
    first, second = made.fill("battle zone", dutiful, 2, 1)
    free = made.put("battle zone", WALL, 1)
    made.begin("attack").answer("attack", "Giant", -1)
    assert not made.offers("pass")
    assert made.offered("block") == ["Dutiful", "Dutiful"]
    made.answer("block", first).answer("pass")
    assert made.in_play(first).rested
    assert made.zone_of(second) == "graveyard"
    assert not made.in_play(free).rested


@pytest.mark.clause("dm", "101.2")
@pytest.mark.clause("dm", "507.1a")
def test_a_blocker_that_cannot_block_is_not_asked() -> None:
    made = scene()
    made.put("battle zone", GIANT)
    made.put("battle zone", card("Idle", 2, 1000, "Blocker", abilities=(cannot("block"), must("block"))), 1)
    made.begin("attack").answer("attack", "Giant", -1)
    assert made.ask.kind == "choose_shield"


@pytest.mark.clause("dm", "700.4")
def test_nobody_blocks_an_unblockable_creature() -> None:
    made = scene()
    made.put("battle zone", card("Ghost", 2, 1000, abilities=(cannot("be blocked"),)))
    made.put("battle zone", WALL, 1)
    made.begin("attack").answer("attack", "Ghost", -1)
    assert made.ask.kind == "choose_shield"


@pytest.mark.clause("dm", "507.1a")
def test_a_guard_takes_an_attack_at_another_creature_but_not_one_at_the_player() -> None:
    made = scene()
    made.put("battle zone", GIANT)
    bear = made.put("battle zone", BEAR, 1, rested=True)
    guard = made.put("battle zone", GUARD, 1)
    made.begin("attack").answer("attack", "Giant", bear).answer("guard", guard)
    assert made.zone_of(guard) == "graveyard"
    assert made.zone_of(bear) == "battle zone"
    made = scene()
    made.put("battle zone", GIANT)
    made.put("battle zone", GUARD, 1)
    made.begin("attack").answer("attack", "Giant", -1)
    assert made.ask.kind == "choose_shield"


@pytest.mark.clause("dm", "507.2b")
def test_a_guard_does_not_become_a_blocking_creature() -> None:
    made = scene()
    made.put("battle zone", GIANT)
    bear = made.put("battle zone", BEAR, 1, rested=True)
    lazy = when("blocks", fx.Draw(1), "Lazy", 2000, "Guardman")
    lazy_guard = made.put("battle zone", lazy, 1)  # type: ignore[arg-type]
    hand = len(made.cards("hand", 1))
    made.begin("attack").answer("attack", "Giant", bear).answer("guard", lazy_guard)
    assert made.zone_of(lazy_guard) == "graveyard"
    assert made.cards("hand", 1)[hand + 1 :] == []


@pytest.mark.clause("dm", "507.2")
@pytest.mark.clause("dm", "507.2b")
def test_of_blocker_and_guard_the_ability_that_resolves_last_decides() -> None:
    made = scene()
    giant = made.put("battle zone", GIANT)
    made.put("battle zone", ANT)
    bear = made.put("battle zone", BEAR, 1, rested=True)
    guard = made.put("battle zone", card("Titan", 2, 9000, "Guardman"), 1)
    wall = made.put("battle zone", WALL, 1)
    made.begin("attack").answer("attack", giant, bear).answer("block", wall).answer("guard", guard)
    assert made.zone_of(giant) == "graveyard"
    assert made.in_play(wall).rested
    assert made.zone_of(wall) == "battle zone"


@pytest.mark.clause("dm", "507.2c")
@pytest.mark.clause("dm", "505.6")
@pytest.mark.clause("dm", "507.3b")
def test_an_attack_stays_blocked_when_the_blocker_leaves() -> None:
    made = scene()
    coward = when("blocks", fx.MoveTo(This(), "hand"), "Coward", 2000, "Blocker")
    made.put("battle zone", GIANT)
    made.put("battle zone", ANT)
    blocker = made.put("battle zone", coward, 1)  # type: ignore[arg-type]
    made.begin("attack").answer("attack", "Giant", -1).answer("block", blocker)
    assert made.zone_of(blocker) == "hand"
    assert made.ask.kind == "attack"
    assert len(made.cards("shield zone", 1)) == 5


@pytest.mark.clause("dm", "505.6a")
@pytest.mark.clause("dm", "505.6")
def test_an_attack_ends_at_once_when_the_attacker_leaves() -> None:
    made = scene()
    made.put("battle zone", when("attacks", fx.MoveTo(This(), "hand"), "Feint"))  # type: ignore[arg-type]
    made.put("battle zone", ANT)
    made.put("battle zone", WALL, 1)
    made.begin("attack").answer("attack", "Feint", -1)
    assert (made.ask.player, made.ask.kind) == (0, "attack")
    assert len(made.cards("shield zone", 1)) == 5


@pytest.mark.clause("dm", "505.6a")
def test_forbidding_an_attack_does_not_stop_one_that_was_declared() -> None:
    forbid = fx.Modify(Subject(), (Restrict(Cannot("attack")),))
    made = scene()
    made.put("battle zone", when("attacks", forbid, "Eager"))  # type: ignore[arg-type]
    made.begin("attack").answer("attack", "Eager", -1).answer("break")
    assert len(made.cards("shield zone", 1)) == 4


@pytest.mark.clause("dm", "507.3c")
def test_what_triggers_on_not_being_blocked_does_so_only_then() -> None:
    def attacked(blocked: bool) -> Scene:
        made = scene()
        sneak = when("unblocked", fx.May(fx.Draw(1)), "Sneak", 9000)
        made.put("battle zone", sneak)  # type: ignore[arg-type]
        made.put("battle zone", ANT)
        made.put("battle zone", WALL, 1)
        made.begin("attack").answer("attack", "Sneak", -1)
        return made.answer("block", "Wall") if blocked else made.answer("pass")

    assert attacked(blocked=False).ask.kind == "may"
    assert attacked(blocked=True).ask.kind == "attack"


@pytest.mark.clause("dm", "507.3e")
@pytest.mark.clause("dm", "507.3g")
def test_on_a_block_the_effects_of_the_turn_player_come_first() -> None:
    made = scene()
    guard = when("blocks", fx.May(fx.Draw(1)), "Guard", 2000, "Blocker")
    made.put("battle zone", when("blocked", fx.May(fx.Draw(1)), "Bull", 6000))  # type: ignore[arg-type]
    made.put("battle zone", guard, 1)  # type: ignore[arg-type]
    made.begin("attack").answer("attack", "Bull", -1).answer("block", "Guard")
    assert (made.ask.player, made.ask.kind) == (0, "may")
    made.answer("no")
    assert (made.ask.player, made.ask.kind) == (1, "may")


@pytest.mark.clause("dm", "301.3a")
@pytest.mark.clause("dm", "115.1")
@pytest.mark.clause("dm", "115.2")
@pytest.mark.clause("dm", "115.3")
@pytest.mark.clause("dm", "115.3b")
def test_what_triggers_on_a_battle_is_carried_out_before_powers_are_compared() -> None:
    stronger = fx.Modify(This(), (AddStats((4000,)),), layer=SUM)
    made = scene()
    hero = made.put("battle zone", when("battles", stronger, "Hero"))  # type: ignore[arg-type]
    bear = made.put("battle zone", BEAR, 1, rested=True)
    made.begin("attack").answer("attack", hero, bear)
    assert made.zone_of(hero) == "battle zone"
    assert made.zone_of(bear) == "graveyard"


@pytest.mark.clause("dm", "115.3a")
def test_there_is_no_comparing_when_a_creature_left_before_it() -> None:
    made = scene()
    made.put("battle zone", GIANT)
    shy = when("battles", fx.MoveTo(This(), "mana zone"), "Shy")
    target = made.put("battle zone", shy, 1, rested=True)  # type: ignore[arg-type]
    made.begin("attack").answer("attack", "Giant", target)
    assert made.zone_of(target) == "mana zone"
    assert made.names("battle zone") == ["Giant"]


@pytest.mark.clause("dm", "115.3c")
@pytest.mark.clause("dm", "700.5")
def test_a_creature_that_wins_battles_wins_whatever_the_powers() -> None:
    made = scene()
    made.put("battle zone", card("Champion", 2, 1000, "wins battles"))
    target = made.put("battle zone", GIANT, 1, rested=True)
    made.begin("attack").answer("attack", "Champion", target)
    assert made.zone_of(target) == "graveyard"
    assert made.names("battle zone") == ["Champion"]


@pytest.mark.clause("dm", "115.3c")
@pytest.mark.clause("dm", "700.5a")
def test_of_two_creatures_that_win_battles_neither_loses() -> None:
    made = scene()
    champion = card("Champion", 2, 1000, "wins battles")
    made.put("battle zone", champion)
    target = made.put("battle zone", champion, 1, rested=True)
    made.begin("attack").answer("attack", "Champion", target)
    assert made.names("battle zone") == ["Champion"]
    assert made.names("battle zone", 1) == ["Champion"]


@pytest.mark.clause("dm", "115.3d")
def test_what_triggers_on_winning_a_battle_comes_after_it() -> None:
    made = scene()
    made.put("battle zone", when("wins_battle", fx.May(fx.Draw(1)), "Victor", 6000))  # type: ignore[arg-type]
    target = made.put("battle zone", BEAR, 1, rested=True)
    made.begin("attack").answer("attack", "Victor", target)
    assert made.ask.kind == "may"
    assert made.zone_of(target) == "graveyard"


@pytest.mark.clause("dm", "603.2b")
@pytest.mark.clause("dm", "703.3")
def test_both_losers_of_a_battle_are_destroyed_together_and_each_triggers() -> None:
    made = scene()
    witness = card(
        "Witness",
        2,
        2000,
        abilities=(Triggered(Destroyed(cards()), fx.Draw(1)),),
    )
    made.put("battle zone", BEAR)
    made.put("battle zone", witness)
    made.put("hand", ANT, 1)
    target = made.put("battle zone", BEAR, 1, rested=True)
    made.begin("attack").answer("attack", "Bear", target)
    assert made.offered("resolve") == ["Witness", "Witness"]


@pytest.mark.clause("dm", "110.7")
def test_a_slayer_twice_over_destroys_no_more_than_one_creature() -> None:
    made = scene()
    made.put("battle zone", GIANT)
    made.put("battle zone", ANT)
    twice = card("Scorpion", 1, 1000, "Slayer")
    target = made.put("battle zone", twice, 1, rested=True)
    more = fx.Modify(Each(THEIRS), (GainKeywords(frozenset({"Slayer"})),), layer=OTHER)
    made.put("mana zone", ANT)
    made.put("hand", spell("Venom", 1, effect=more))
    made.begin("main").answer("use", "Venom").answer("attack", "Giant", target)
    assert made.names("graveyard") == ["Venom", "Giant"]


@pytest.mark.clause("dm", "115.1a")
@pytest.mark.clause("dm", "101.4e")
def test_a_battle_by_an_effect_is_over_before_the_effect_goes_on() -> None:
    duel = fx.Do(
        (Battle(Chosen(THEIRS)), fx.MoveTo(Each(cards(zones=("graveyard",), whose="opponent")), "mana zone"))
    )
    made = scene()
    made.put("battle zone", when("attacks", duel, "Duelist", 5000))  # type: ignore[arg-type]
    bear = made.put("battle zone", BEAR, 1)
    made.begin("attack").answer("attack", "Duelist", -1)
    assert made.zone_of(bear) == "mana zone"


@pytest.mark.clause("dm", "101.4f")
def test_what_triggers_on_a_battle_counts_at_once_in_a_battle_by_an_effect() -> None:
    stronger = fx.Modify(This(), (AddStats((4000,)),), layer=SUM)
    duelist = card(
        "Duelist",
        2,
        2000,
        abilities=(
            Triggered(Attacks(), Battle(Chosen(THEIRS))),
            Triggered(Battles(), stronger),
        ),
    )
    made = scene()
    number = made.put("battle zone", duelist)
    bear = made.put("battle zone", BEAR, 1)
    made.begin("attack").answer("attack", "Duelist", -1)
    assert made.zone_of(bear) == "graveyard"
    assert power(made.game, number) == 6000


@pytest.mark.clause("dm", "510.1")
def test_what_triggers_at_the_end_of_an_attack_is_carried_out_while_it_still_attacks() -> None:
    made = scene()
    bull = card(
        "Bull",
        3,
        2000,
        "Power Attacker",
        bonus=2000,
        abilities=(Triggered(AttackEnds(), fx.May(fx.Draw(1))),),
    )
    number = made.put("battle zone", bull)
    made.begin("attack").answer("attack", "Bull", -1).answer("break")
    assert made.ask.kind == "may"
    assert power(made.game, number) == 4000
    assert len(made.cards("shield zone", 1)) == 4


@pytest.mark.clause("dm", "509.4")
@pytest.mark.clause("dm", "509.4c")
def test_shields_chosen_before_a_break_are_broken_even_if_the_attacker_leaves() -> None:
    made = scene()
    made.put("battle zone", when("breaks", fx.MoveTo(This(), "hand"), "Raider"))  # type: ignore[arg-type]
    chosen = made.cards("shield zone", 1)[1]
    made.begin("attack").answer("attack", "Raider", -1).answer("break", chosen)
    assert "Raider" in made.names("hand")
    assert chosen in made.cards("hand", 1)


@pytest.mark.clause("dm", "509.4a")
@pytest.mark.clause("dm", "509.4b")
def test_before_a_break_the_effects_of_the_turn_player_come_first() -> None:
    watch = Triggered(Breaks(cards()), fx.May(fx.Draw(1)))
    made = scene()
    made.put("battle zone", card("Theirs", 1, 2000, abilities=(watch,)), 1)
    made.put("battle zone", card("Mine", 1, 2000, abilities=(watch,)))
    made.begin("attack").answer("attack", "Mine", -1).answer("break")
    assert (made.ask.player, made.ask.kind) == (0, "may")
    made.answer("no")
    assert (made.ask.player, made.ask.kind) == (1, "may")


@pytest.mark.clause("dm", "509.3")
@pytest.mark.clause("dm", "509.5")
@pytest.mark.clause("dm", "509.1")
def test_shields_are_chosen_and_what_triggers_before_the_break_comes_first() -> None:
    extra = fx.MoveTo(Each(cards(zones=("shield zone",), whose="opponent")), "graveyard")
    made = scene()
    made.put("battle zone", when("breaks", extra, "Raider"))  # type: ignore[arg-type]
    made.begin("attack").answer("attack", "Raider", -1).answer("break")
    assert made.cards("shield zone", 1) == []
    assert len(made.cards("graveyard", 1)) == 5


@pytest.mark.clause("dm", "509.5b")
@pytest.mark.clause("dm", "509.5e")
def test_g_strike_shows_a_broken_shield_and_keeps_a_creature_from_attacking() -> None:
    made = scene(shields=0)
    strike = made.put("shield zone", card("Net", 5, 3000, "G Strike"), 1)
    made.put("battle zone", BEAR)
    giant = made.put("battle zone", GIANT)
    made.begin("attack").answer("attack", "Bear", -1)
    assert (made.ask.player, made.ask.kind, made.ask.clause) == (1, "g_strike", "509.5b")
    made.answer("yes")
    assert made.ask.player == 1
    made.answer("choose", giant)
    assert made.zone_of(strike) == "hand"
    assert made.state.active == 1


@pytest.mark.clause("dm", "509.5b")
@pytest.mark.clause("dm", "511.2")
def test_what_g_strike_forbids_is_allowed_again_in_the_next_turn() -> None:
    made = scene(shields=0)
    made.put("shield zone", card("Net", 5, 3000, "G Strike"), 1)
    made.fill("shield zone", ANT, 2, 1)
    bear = made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1).answer("break", "Net").answer("yes")
    made.until("attack", player=0)
    assert made.offers("attack", bear, -1)


@pytest.mark.clause("dm", "101.4")
@pytest.mark.clause("dm", "101.4a")
@pytest.mark.clause("dm", "101.4b")
def test_declared_shield_triggers_come_before_every_other_effect() -> None:
    made = scene(shields=0)
    herald = when("enters", fx.May(fx.Draw(1)), "Herald", 2000, "S Trigger")
    made.put("shield zone", herald, 1)  # type: ignore[arg-type]
    net = made.put("shield zone", card("Net", 5, 3000, "G Strike"), 1)
    made.put("battle zone", card("Breaker", 6, 6000, "W Breaker"))
    made.begin("attack").answer("attack", "Breaker", -1).answer("break", "Herald")
    made.do("yes", "yes").answer("resolve", "Herald")
    assert made.names("battle zone", 1) == ["Herald"]
    assert made.ask.kind == "may"
    assert made.state.pending == []
    assert made.zone_of(net) == "hand"
    assert made.went_through("509.5b") >= 1


@pytest.mark.clause("dm", "112.3g")
@pytest.mark.clause("dm", "601.1")
@pytest.mark.clause("dm", "701.5a")
def test_a_card_used_for_nothing_was_used_all_the_same() -> None:
    made = scene(shields=0)
    herald = when("enters", fx.May(fx.Draw(1)), "Herald", 2000, "S Trigger")
    made.put("shield zone", herald, 1)  # type: ignore[arg-type]
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1).answer("yes")
    assert (made.ask.player, made.ask.kind) == (1, "may")
    assert made.state.players[1].turn_counts["played"] == 1


@pytest.mark.clause("dm", "304.3")
@pytest.mark.clause("dm", "703.4k")
def test_a_castle_waits_for_the_shield_trigger_of_its_shield() -> None:
    made = scene(shields=0)
    shield = made.put("shield zone", spell("Trap", 6, "S Trigger", effect=fx.May(fx.Draw(1))), 1)
    tower = made.put("hand", card("Tower", 1, 0, types=("castle",)), 1)
    made.put("mana zone", ANT, 1)
    made.put("battle zone", BEAR)
    made.begin("main", active=1).answer("use", "Tower")
    made.until("attack", player=0).answer("attack", "Bear", -1).answer("yes")
    assert made.ask.kind == "may"
    assert made.zone_of(shield) == "pending"
    assert made.zone_of(tower) == "shield zone"
    made.answer("no")
    assert made.zone_of(tower) == "graveyard"


@pytest.mark.clause("dm", "701.14b")
def test_a_shield_that_an_effect_returns_to_the_hand_may_trigger_too() -> None:
    give_back = fx.MoveTo(Chosen(cards(zones=("shield zone",), whose="opponent")), "hand")
    made = scene(shields=0)
    trap = made.put("shield zone", card("Trap", 6, 4000, "S Trigger"), 1)
    made.put("mana zone", ANT)
    made.put("hand", spell("Return", 1, effect=give_back))
    made.begin("main").answer("use", "Return")
    assert (made.ask.player, made.ask.kind) == (1, "s_trigger")
    made.answer("yes")
    assert made.zone_of(trap) == "battle zone"
