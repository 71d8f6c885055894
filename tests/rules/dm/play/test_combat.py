"""Attacks in Duel Masters (505–510), told as scenes."""

import pytest

from rules.games.dm.nodes import Breaks
from rules.games.dm.play import RULESET
from rules.language.abilities import Static, Triggered
from rules.language.amounts import EventAmount
from rules.language.changes import AddTypes, Change, SetTypes
from rules.language.effects import Draw
from rules.language.events import AtLeast, Attacks, By, Destroyed
from rules.language.filter_shorthand import cards
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, WALL, card, spell
from tests.rules.scenes import Scene


def scene(shields: int = 5) -> Scene:
    """Return a scene with decks and shields; the turn player is about to attack."""
    made = Scene(RULESET)
    for player in (0, 1):
        made.fill("deck", ANT, 20, player)
    made.fill("shield zone", ANT, 5, 0)
    made.fill("shield zone", ANT, shields, 1)
    return made


@pytest.mark.clause("dm", "301.5")
@pytest.mark.clause("dm", "506.1a")
def test_a_creature_that_came_this_turn_does_not_attack() -> None:
    made = scene()
    made.put("battle zone", BEAR, entered=5)
    made.put("battle zone", ANT, entered=4)
    made.begin("attack")
    assert made.offered("attack") == ["Ant"]


@pytest.mark.clause("dm", "301.5")
def test_a_speed_attacker_attacks_the_turn_it_comes() -> None:
    made = scene()
    made.put("battle zone", card("Runner", 3, 3000, "Speed Attacker"), entered=5)
    assert made.begin("attack").offers("attack", "Runner", -1)


@pytest.mark.clause("dm", "301.5")
def test_a_mach_fighter_attacks_creatures_the_turn_it_comes_but_not_the_player() -> None:
    made = scene()
    made.put("battle zone", card("Boxer", 3, 3000, "Mach Fighter"), entered=5)
    target = made.put("battle zone", BEAR, 1, rested=True)
    made.begin("attack")
    assert made.offers("attack", "Boxer", target)
    assert not made.offers("attack", "Boxer", -1)


@pytest.mark.clause("dm", "505.2")
@pytest.mark.clause("dm", "506.1e")
def test_an_attack_goes_at_the_player_or_at_a_tapped_creature_only() -> None:
    made = scene()
    made.put("battle zone", BEAR)
    tapped = made.put("battle zone", ANT, 1, rested=True)
    untapped = made.put("battle zone", GIANT, 1)
    made.begin("attack")
    assert made.offers("attack", "Bear", -1)
    assert made.offers("attack", "Bear", tapped)
    assert not made.offers("attack", "Bear", untapped)


@pytest.mark.clause("dm", "505.3")
def test_only_creatures_attack() -> None:
    made = scene()
    made.put("battle zone", card("Sword", 1, 0, types=("cross gear",)))
    made.put("battle zone", BEAR)
    assert made.begin("attack").offered("attack") == ["Bear"]


LIVES = (AddTypes(frozenset({"creature"})),)
STONE = (SetTypes(frozenset({"field"})),)


@pytest.mark.clause("dm", "505.3")
@pytest.mark.parametrize(("change", "attackers"), [(LIVES, ["Sword", "Bear"]), (STONE, ["Bear"])])
def test_what_an_effect_makes_a_creature_attacks_and_what_it_makes_none_does_not(
    change: tuple[Change, ...], attackers: list[str]
) -> None:
    made = scene()
    types = ("cross gear",) if change == LIVES else ("creature",)
    made.put("battle zone", card("Sword", 1, 2000, types=types))
    made.put("battle zone", BEAR)
    made.put("battle zone", card("Smith", abilities=(Static(change, cards(name="Sword")),)), 1)
    made.begin("attack")
    assert list(dict.fromkeys(made.offered("attack"))) == attackers


@pytest.mark.clause("dm", "505.3")
@pytest.mark.parametrize("change", [LIVES, STONE])
def test_what_an_effect_makes_a_creature_is_attacked_and_blocks_and_what_it_makes_none_is_not(
    change: tuple[Change, ...],
) -> None:
    made = scene()
    types = ("cross gear",) if change == LIVES else ("creature",)
    tapped = made.put("battle zone", card("Shield", 1, 2000, types=types), 1, rested=True)
    made.put("battle zone", card("Sword", 1, 2000, "Blocker", types=types), 1)
    made.put("battle zone", BEAR)
    for name in ("Shield", "Sword"):
        made.put("battle zone", card("Smith", abilities=(Static(change, cards(name=name)),)))
    made.begin("attack")
    assert made.offers("attack", "Bear", tapped) is (change == LIVES)
    made.answer("attack", "Bear", -1)
    assert (made.ask.kind == "block") is (change == LIVES)


@pytest.mark.clause("dm", "505.3")
@pytest.mark.clause("dm", "303.3")
def test_a_cross_gear_that_is_a_creature_is_crossed_to_others_and_not_to_itself() -> None:
    made = scene()
    made.put("mana zone", ANT)
    made.put("battle zone", card("Sword", 1, 2000, types=("cross gear",)))
    smith = made.put("battle zone", card("Smith", abilities=(Static(LIVES, cards(name="Sword")),)))
    made.begin("main")
    assert [one.other for one in made.ask.options if one.verb == "cross"] == [smith]


@pytest.mark.clause("dm", "506.1c")
@pytest.mark.clause("dm", "506.1a")
def test_attacking_taps_the_creature_and_a_tapped_one_does_not_attack() -> None:
    made = scene()
    bear = made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", bear, -1).until("attack")
    assert made.in_play(bear).rested
    assert made.offered("attack") == ["Ant"]


@pytest.mark.clause("dm", "505.5")
@pytest.mark.clause("dm", "505.4")
def test_attacks_come_one_after_another_as_long_as_the_player_likes() -> None:
    made = scene()
    made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    made.begin("attack")
    assert made.offers("pass")
    made.answer("attack", "Bear", -1).until("attack").answer("attack", "Ant", -1)
    if made.ask.kind == "choose_shield":
        made.answer("break")
    assert len(made.cards("shield zone", 1)) == 3


@pytest.mark.clause("dm", "509.2a")
@pytest.mark.clause("dm", "701.14a")
@pytest.mark.clause("dm", "113.5")
def test_an_attack_nobody_stops_breaks_one_shield_into_its_owners_hand() -> None:
    made = scene()
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1)
    chosen = made.cards("shield zone", 1)[3]
    made.answer("break", chosen)
    assert len(made.cards("shield zone", 1)) == 4
    assert made.cards("hand", 1)[0] == chosen


@pytest.mark.clause("dm", "509.2")
@pytest.mark.clause("dm", "509.2b")
@pytest.mark.clause("dm", "509.6")
@pytest.mark.parametrize(("keyword", "broken"), [("W Breaker", 2), ("T Breaker", 3), ("Q Breaker", 4)])
def test_a_breaker_breaks_as_many_different_shields_as_it_says(keyword: str, broken: int) -> None:
    made = scene()
    made.put("battle zone", card("Breaker", 6, 6000, keyword))
    made.begin("attack").answer("attack", "Breaker", -1)
    for _ in range(broken):
        made.game.answer(0)
    assert len(made.cards("shield zone", 1)) == 5 - broken


@pytest.mark.clause("dm", "509.2b")
def test_a_world_breaker_breaks_all_shields() -> None:
    made = scene()
    made.put("battle zone", card("Breaker", 9, 9000, "World Breaker"))
    made.begin("attack").answer("attack", "Breaker", -1)
    while made.game.ask is not None and made.ask.kind == "choose_shield":
        made.game.answer(0)
    assert made.cards("shield zone", 1) == []


@pytest.mark.clause("dm", "509.2c")
def test_of_two_breaker_abilities_the_player_uses_one_and_never_breaks_just_one_shield() -> None:
    made = scene()
    made.put("battle zone", card("Breaker", 8, 8000, "W Breaker", "T Breaker"))
    made.begin("attack").answer("attack", "Breaker", -1)
    assert sorted(option.other for option in made.ask.options) == [2, 3]
    assert made.ask.player == 0


@pytest.mark.clause("dm", "509.1")
@pytest.mark.clause("dm", "703.4a")
@pytest.mark.clause("dm", "104.2a")
def test_an_attack_on_a_player_without_shields_wins() -> None:
    made = scene(shields=0)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", "Ant", -1)
    assert made.ending == (0, "direct_attack")


@pytest.mark.clause("dm", "509.1")
@pytest.mark.clause("dm", "507.2a")
@pytest.mark.clause("dm", "701.12a")
def test_a_blocker_turns_the_attack_to_itself_and_saves_the_player() -> None:
    made = scene(shields=0)
    made.put("battle zone", GIANT)
    wall = made.put("battle zone", WALL, 1)
    made.begin("attack").answer("attack", "Giant", -1)
    assert made.ask.player == 1
    made.answer("block", wall)
    assert made.result is None
    assert made.zone_of(wall) == "graveyard"


@pytest.mark.clause("dm", "507.1")
@pytest.mark.clause("dm", "507.1a")
def test_only_untapped_creatures_with_blocker_block_and_nobody_has_to() -> None:
    made = scene()
    made.put("battle zone", GIANT)
    made.put("battle zone", WALL, 1)
    made.put("battle zone", card("Asleep", 2, 3000, "Blocker"), 1, rested=True)
    made.put("battle zone", BEAR, 1)
    made.begin("attack").answer("attack", "Giant", -1)
    assert made.offered("block") == ["Wall"]
    made.answer("pass").answer("break")
    assert len(made.cards("shield zone", 1)) == 4


@pytest.mark.clause("dm", "507.2")
@pytest.mark.clause("dm", "507.2a")
def test_of_several_blockers_all_are_tapped_and_the_last_one_blocks() -> None:
    made = scene()
    giant = made.put("battle zone", GIANT)
    first = made.put("battle zone", WALL, 1)
    second = made.put("battle zone", card("Titan", 6, 9000, "Blocker"), 1)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", giant, -1).answer("block", first).answer("block", second)
    assert made.in_play(first).rested
    assert made.in_play(second).rested
    assert made.zone_of(giant) == "graveyard"


@pytest.mark.clause("dm", "508.1")
@pytest.mark.clause("dm", "701.13a")
@pytest.mark.clause("dm", "701.13b")
@pytest.mark.clause("dm", "703.4d")
@pytest.mark.parametrize(
    ("mine", "theirs", "survivors"),
    [(3000, 2000, ["Mine"]), (2000, 3000, ["Theirs"]), (3000, 3000, [])],
)
def test_the_lower_power_loses_a_battle_and_equal_powers_both_do(
    mine: int, theirs: int, survivors: list[str]
) -> None:
    made = scene()
    made.put("battle zone", card("Mine", 2, mine))
    target = made.put("battle zone", card("Theirs", 2, theirs), 1, rested=True)
    made.begin("attack").answer("attack", "Mine", target)
    assert made.names("battle zone") + made.names("battle zone", 1) == survivors


@pytest.mark.clause("dm", "508.1")
def test_a_slayer_takes_the_creature_that_beats_it_along() -> None:
    made = scene()
    made.put("battle zone", GIANT)
    target = made.put("battle zone", card("Scorpion", 2, 1000, "Slayer"), 1, rested=True)
    made.begin("attack").answer("attack", "Giant", target)
    assert made.names("graveyard") == ["Giant"]
    assert made.names("graveyard", 1) == ["Scorpion"]


@pytest.mark.clause("dm", "301.3b")
def test_power_attacker_counts_while_attacking_and_not_when_attacked() -> None:
    made = scene()
    bull = card("Bull", 3, 2000, "Power Attacker", bonus=2000)
    attacking = made.put("battle zone", bull)
    target = made.put("battle zone", BEAR, 1, rested=True)
    made.begin("attack").answer("attack", attacking, target)
    assert made.zone_of(attacking) == "battle zone"
    made = scene()
    made.put("battle zone", BEAR)
    attacked = made.put("battle zone", bull, 1, rested=True)
    made.begin("attack").answer("attack", "Bear", attacked)
    assert made.zone_of(attacked) == "graveyard"


@pytest.mark.clause("dm", "510.2")
def test_what_holds_while_attacking_ends_with_the_attack() -> None:
    made = scene()
    bull = made.put("battle zone", card("Bull", 3, 2000, "Power Attacker", bonus=2000))
    target = made.put("battle zone", BEAR, 1, rested=True)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", bull, target)
    assert made.in_play(bull).marks == frozenset()


@pytest.mark.clause("dm", "112.3a")
@pytest.mark.clause("dm", "509.5a")
@pytest.mark.clause("dm", "509.5e")
def test_a_broken_shield_with_s_trigger_may_be_used_at_once_for_nothing() -> None:
    made = scene(shields=0)
    trap = made.put("shield zone", card("Trap", 6, 4000, "S Trigger"), 1)
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1)
    assert (made.ask.player, made.ask.kind, made.ask.clause) == (1, "s_trigger", "509.5a")
    made.answer("yes")
    assert made.zone_of(trap) == "battle zone"
    assert made.cards("mana zone", 1) == []


@pytest.mark.clause("dm", "509.5d")
def test_a_shield_trigger_that_is_not_declared_is_kept_in_hand() -> None:
    made = scene(shields=0)
    trap = made.put("shield zone", spell("Trap", 6, "S Trigger"), 1)
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1).answer("no")
    assert made.cards("hand", 1)[0] == trap


@pytest.mark.clause("dm", "509.5a")
@pytest.mark.clause("dm", "509.5e")
def test_several_shield_triggers_are_declared_before_any_is_used() -> None:
    made = scene(shields=0)
    made.put("shield zone", spell("One", 6, "S Trigger"), 1)
    made.put("shield zone", spell("Two", 6, "S Trigger"), 1)
    made.put("battle zone", card("Breaker", 6, 6000, "W Breaker"))
    made.begin("attack").answer("attack", "Breaker", -1).answer("break", "One")
    assert made.names("shield zone", 1) == ["One", "Two"]
    made.answer("yes")
    assert made.ask.kind == "s_trigger"
    made.answer("yes")
    assert made.names("graveyard", 1) == []
    made.answer("resolve", "Two")
    assert made.names("graveyard", 1) == ["Two", "One"]


@pytest.mark.clause("dm", "506.3")
@pytest.mark.clause("dm", "506.3a")
@pytest.mark.clause("dm", "506.3c")
def test_an_ability_that_triggers_on_attacking_is_carried_out_before_blockers_are_asked() -> None:
    made = scene()
    scout = card("Scout", 2, 2000, abilities=(Triggered(Attacks(), Draw(1)),))
    made.put("battle zone", scout)
    made.put("battle zone", WALL, 1)
    before = len(made.cards("hand"))
    made.begin("attack").answer("attack", "Scout", -1)
    assert made.ask.kind == "block"
    assert len(made.cards("hand")) == before + 1


@pytest.mark.clause("dm", "505.6a")
@pytest.mark.clause("dm", "505.6b")
def test_an_attacker_that_is_tapped_stays_in_its_attack() -> None:
    made = scene()
    bear = made.put("battle zone", BEAR)
    made.put("battle zone", WALL, 1)
    made.begin("attack").answer("attack", bear, -1)
    assert made.in_play(bear).rested
    made.answer("pass").answer("break")
    assert len(made.cards("shield zone", 1)) == 4


@pytest.mark.clause("dm", "303.5")
@pytest.mark.clause("dm", "310.5")
@pytest.mark.clause("dm", "310.8")
@pytest.mark.clause("dm", "118.1")
def test_gears_stay_and_auras_go_when_their_creature_leaves() -> None:
    made = scene()
    bear = made.put("battle zone", card("Robot", 2, 2000, marks=("gr",)))
    gear = made.put("battle zone", card("Sword", 1, 0, types=("cross gear",)))
    aura = made.put("battle zone", card("Cloak", 1, 1000, types=("aura",)))
    made.in_play(gear).host = bear
    made.in_play(aura).host = bear
    target = made.put("battle zone", GIANT, 1, rested=True)
    made.begin("attack").answer("attack", bear, target)
    assert made.zone_of(bear) == "super GR zone"
    assert (made.zone_of(gear), made.in_play(gear).host) == ("battle zone", -1)
    assert made.zone_of(aura) == "graveyard"


@pytest.mark.clause("dm", "304.3")
@pytest.mark.clause("dm", "703.4k")
def test_a_castle_falls_with_its_shield() -> None:
    made = scene(shields=1)
    shield = made.cards("shield zone", 1)[0]
    castle = made.put("hand", card("Tower", 1, 0, types=("castle",)), 1)
    made.put("mana zone", ANT, 1)
    made.begin("main", active=1).answer("use", "Tower")
    assert made.in_play(castle).host == shield
    made.put("battle zone", BEAR, 0)
    made.until("attack", player=0).answer("attack", "Bear", -1)
    assert made.zone_of(castle) == "graveyard"
    assert made.zone_of(shield) == "hand"


CREATURES = cards(zones=("battle zone",), types=frozenset({"creature"}))


@pytest.mark.parametrize(("killer", "drawn"), [("Giant", 1), ("Wall", 0)])
def test_what_loses_a_battle_is_destroyed_by_its_foe(killer: str, drawn: int) -> None:
    mourns = Triggered(By(Destroyed(CREATURES), cards(name=killer)), Draw(1))
    made = scene()
    made.put("battle zone", card("Mourner", 1, 1000, abilities=(mourns,)))
    made.put("battle zone", GIANT)
    ant = made.put("battle zone", ANT, 1, rested=True)
    before = len(made.cards("deck"))
    made.begin("attack").answer("attack", "Giant", ant)
    assert made.zone_of(ant) == "graveyard"
    assert before - len(made.cards("deck")) == drawn


@pytest.mark.parametrize(("keywords", "drawn"), [((), 0), (("W Breaker",), 2)])
def test_an_ability_counts_the_shields_that_are_broken(keywords: tuple[str, ...], drawn: int) -> None:
    counts = Triggered(AtLeast(Breaks(), 2), Draw(EventAmount()))
    made = scene()
    made.put("battle zone", card("Crusher", 3, 3000, *keywords, abilities=(counts,)))
    before = len(made.cards("deck"))
    made.begin("attack").answer("attack", "Crusher", -1)
    while made.state.pending or len(made.cards("shield zone", 1)) == 5:
        made.answer(made.ask.options[0].verb)
    assert before - len(made.cards("deck")) == drawn
