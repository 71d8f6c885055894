"""What creatures of Duel Masters cannot, must and can do although the rules say otherwise, told as scenes."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Static
from rules.language.changes import AddStats, Restrict
from rules.language.conditions import Is
from rules.language.durations import ALWAYS
from rules.language.filter_shorthand import cards
from rules.language.filters import Controlled, HasStatus, IsPlayer, IsRested, Not, OneOf, StatIs
from rules.language.references import Chosen, Each, It, This
from rules.language.restrictions import CanBePlayedFrom, Cannot, Must
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, WALL, card, spell
from tests.rules.dm.play.scenes import THEIRS, YOURS, cast, scene, when
from tests.rules.restricted import can, cannot, must

BIG = StatIs("power", ">=", 3000)
PLAYER = -1


@pytest.mark.clause("dm", "506.1a")
@pytest.mark.clause("dm", "101.2")
@pytest.mark.parametrize(
    ("other", "player", "creature"), [(None, 0, 0), (IsPlayer(), 0, 1), (Not(IsPlayer()), 1, 0), (BIG, 1, 0)]
)
def test_a_creature_is_kept_from_attacking_players_or_creatures_only(
    other: object, player: bool, creature: bool
) -> None:
    made = scene()
    made.put("battle zone", card("Shy", 2, 2000, abilities=(cannot("attack", other),)))  # type: ignore[arg-type]
    made.put("battle zone", ANT)
    made.put("battle zone", BEAR, 1, rested=True)
    made.begin("attack")
    assert made.offers("attack", "Shy", PLAYER) is bool(player)
    assert made.offers("attack", "Shy", "Bear") is bool(creature)
    assert made.offers("attack", "Ant", "Bear")


@pytest.mark.clause("dm", "506.1e")
@pytest.mark.parametrize("hunts", [True, False])
def test_a_creature_attacks_untapped_creatures_only_where_it_says_so(hunts: bool) -> None:
    made = scene()
    hunter = card("Hunter", 2, 2000, abilities=(can("attack", IsRested(False)),) if hunts else ())
    made.put("battle zone", hunter)
    made.put("battle zone", ANT)
    bear = made.put("battle zone", BEAR, 1)
    made.begin("attack")
    assert made.offers("attack", "Hunter", "Bear") is hunts
    assert not made.offers("attack", "Ant", "Bear")
    if hunts:
        made.answer("attack", "Hunter", "Bear")
        assert made.names("graveyard") == ["Hunter"]
        assert made.zone_of(bear) == "battle zone"


@pytest.mark.clause("dm", "506.1e")
def test_a_creature_that_cannot_be_attacked_by_some_is_attacked_by_the_others() -> None:
    made = scene()
    made.put("battle zone", card("Calm", 2, 1000, abilities=(cannot("be attacked", BIG),)), 1, rested=True)
    made.put("battle zone", ANT)
    made.put("battle zone", BEAR)
    made.begin("attack")
    assert made.offers("attack", "Ant", "Calm")
    assert not made.offers("attack", "Bear", "Calm")


@pytest.mark.clause("dm", "301.5")
@pytest.mark.parametrize(
    ("allows", "player", "creature"),
    [
        ((), 0, 0),
        ((can("attack at once"),), 1, 1),
        ((can("attack at once", cards(types={"creature"})),), 0, 1),
    ],
)
def test_a_creature_attacks_in_the_turn_it_comes_only_what_it_is_allowed_to(
    allows: tuple[Static, ...], player: int, creature: int
) -> None:
    made = scene()
    made.put("battle zone", card("Runner", 2, 2000, abilities=allows), entered=5)
    made.put("battle zone", ANT)
    made.put("battle zone", BEAR, 1, rested=True)
    made.begin("attack")
    assert made.offers("attack", "Runner", PLAYER) is bool(player)
    assert made.offers("attack", "Runner", "Bear") is bool(creature)


@pytest.mark.clause("dm", "506.1b")
def test_a_creature_that_has_to_attack_a_creature_attacks_nothing_else() -> None:
    made = scene()
    made.put("battle zone", card("Rager", 2, 2000, abilities=(must("attack", BIG),)))
    made.put("battle zone", ANT, 1, rested=True)
    made.begin("attack")
    assert made.offers("attack", "Rager", PLAYER)
    assert made.offers("pass")
    made = scene()
    made.put("battle zone", card("Rager", 2, 2000, abilities=(must("attack", BIG),)))
    made.put("battle zone", ANT)
    made.put("battle zone", ANT, 1, rested=True)
    made.put("battle zone", BEAR, 1, rested=True)
    made.begin("attack")
    assert not made.offers("pass")
    assert made.offers("attack", "Rager", "Bear")
    assert not made.offers("attack", "Rager", "Ant")
    assert not made.offers("attack", "Rager", PLAYER)
    assert made.offers("attack", "Ant", PLAYER), "the others may attack first, whatever they like"


@pytest.mark.clause("dm", "507.1a")
@pytest.mark.parametrize(("power", "blocked"), [(1000, False), (4000, True)])
def test_a_creature_is_blocked_only_by_those_that_it_names(power: int, blocked: bool) -> None:
    made = scene()
    made.put("battle zone", card("Sneak", 2, 1000, abilities=(cannot("be blocked", Not(BIG)),)))
    made.put("battle zone", ANT)
    made.put("battle zone", card("Guard", 2, power, "Blocker"), 1)
    made.begin("attack").answer("attack", "Sneak", PLAYER)
    assert (made.ask.kind == "block") is blocked


@pytest.mark.clause("dm", "507.1a")
def test_a_blocker_that_cannot_block_some_creatures_blocks_the_others() -> None:
    for attacker, blocks in (("Ant", True), ("Bear", False)):
        made = scene()
        made.put("battle zone", ANT)
        made.put("battle zone", BEAR)
        made.put("battle zone", card("Timid", 2, 3000, "Blocker", abilities=(cannot("block", BIG),)), 1)
        made.begin("attack").answer("attack", attacker, PLAYER)
        assert (made.ask.kind == "block") is blocks


@pytest.mark.clause("dm", "507.1")
@pytest.mark.clause("dm", "507.1b")
def test_a_creature_that_must_be_blocked_is_blocked_by_all_that_can() -> None:
    made = scene()
    made.put("battle zone", card("Lure", 2, 1000, abilities=(must("be blocked"),)))
    made.put("battle zone", BEAR)
    made.put("battle zone", WALL, 1)
    made.put("battle zone", WALL, 1)
    made.put("battle zone", card("Decoy", 2, 1000, "Guardman"), 1)
    made.begin("attack").answer("attack", "Lure", PLAYER)
    assert made.offered("block") == ["Wall", "Wall"]
    assert not made.offers("pass")


@pytest.mark.clause("dm", "101.2")
@pytest.mark.parametrize(
    ("by", "safe"), [(None, True), (Controlled("opponent"), False), (Controlled(), True)]
)
def test_a_creature_that_cannot_be_destroyed_by_some_effects_stays(by: object, safe: bool) -> None:
    made = scene()
    made.put("battle zone", card("Steel", 2, 1000, abilities=(cannot("be destroyed", by),)))  # type: ignore[arg-type]
    made.put("battle zone", ANT)
    cast(made, fx.Destroy(Each(YOURS)))
    assert ("Steel" in made.names("battle zone")) is safe
    assert "Ant" not in made.names("battle zone")


@pytest.mark.clause("dm", "115.3b")
@pytest.mark.parametrize(("foe", "safe"), [(BEAR, True), (GIANT, False)])
def test_a_creature_that_certain_creatures_cannot_destroy_survives_a_battle_with_them(
    foe: object, safe: bool
) -> None:
    made = scene()
    weak = Not(StatIs("power", ">=", 6000))
    made.put("battle zone", card("Steel", 2, 1000, abilities=(cannot("be destroyed", weak),)))
    made.put("battle zone", ANT)
    made.put("battle zone", foe, 1, rested=True)  # type: ignore[arg-type]
    made.begin("attack").answer("attack", "Steel", foe.name)  # type: ignore[attr-defined]
    assert ("Steel" in made.names("battle zone")) is safe


@pytest.mark.clause("dm", "101.2")
def test_a_creature_that_the_opponent_cannot_choose_is_no_option_for_them() -> None:
    veil = card("Veil", 2, 2000, abilities=(cannot("be chosen", IsPlayer("opponent")),))
    destroy = fx.Destroy(Chosen(cards(zones=("battle zone",), types={"creature"})))
    made = scene()
    made.put("battle zone", veil, 1)
    made.put("battle zone", veil)
    made.put("battle zone", BEAR, 1)
    cast(made, destroy)
    assert made.offered("choose") == ["Veil", "Bear"], "only the player's own, and what anybody can choose"
    made = scene()
    made.put("battle zone", veil, 1)
    cast(made, fx.Destroy(Each(THEIRS)))
    assert made.names("graveyard", 1) == ["Veil"], "what chooses nobody destroys it all the same"


@pytest.mark.clause("dm", "101.2")
def test_a_creature_that_must_be_chosen_is_chosen_before_others() -> None:
    made = scene()
    made.put("battle zone", card("Bait", 2, 2000, abilities=(must("be chosen"),)), 1)
    made.put("battle zone", BEAR, 1)
    cast(made, fx.Destroy(Chosen(THEIRS)))
    assert made.names("graveyard", 1) == ["Bait"]


@pytest.mark.clause("dm", "501.1")
@pytest.mark.clause("dm", "101.2")
@pytest.mark.parametrize("by", ["turn", "effect"])
def test_a_creature_that_cannot_be_untapped_stays_tapped(by: str) -> None:
    made = scene()
    stiff = made.put("battle zone", card("Stiff", 2, 2000, abilities=(cannot("recover"),)), rested=True)
    ant = made.put("battle zone", ANT, rested=True)
    if by == "turn":
        made.begin("turn start")
    else:
        cast(made, fx.Recover(Each(YOURS)))
    assert (made.in_play(stiff).rested, made.in_play(ant).rested) == (True, False)


@pytest.mark.clause("dm", "601.1")
def test_an_effect_lets_creatures_be_used_from_the_graveyard_for_a_turn() -> None:
    lying = cards(zones=("graveyard",), whose="you", types={"creature"})
    opens = fx.ModifyAll(lying, (Restrict(CanBePlayedFrom(("graveyard",))),))
    made = scene(2)
    made.put("graveyard", ANT)
    made.put("graveyard", spell("Wave"))
    made.put("hand", spell("Door", 1, effect=opens))
    made.begin("main")
    assert made.offered("use") == ["Door"]
    made.answer("use", "Door")
    assert made.offered("use") == ["Ant"]


@pytest.mark.clause("dm", "110.4e")
def test_a_creature_may_say_of_itself_that_it_can_be_used_from_the_graveyard() -> None:
    rises = Static((Restrict(CanBePlayedFrom(("graveyard",))),), zones=("graveyard",), only_there=True)
    made = scene(1)
    made.put("graveyard", card("Ghost", 1, 1000, abilities=(rises,)))
    made.put("graveyard", ANT)
    made.put("hand", ANT)
    assert made.begin("main").offered("use") == ["Ant", "Ghost"]


@pytest.mark.clause("dm", "608.2a")
def test_what_an_effect_forces_ends_with_the_turn() -> None:
    made = scene()
    goad = fx.Modify(Each(THEIRS), (Restrict(Must("attack")), Restrict(Cannot("block"))))
    made.put("battle zone", when("enters", goad, "Goad"))
    made.put("battle zone", BEAR)
    made.put("battle zone", WALL, 1)
    made.put("hand", spell("Spell", 1, effect=goad))
    made.begin("main").answer("use", "Spell").answer("attack", "Bear", PLAYER)
    assert made.ask.kind != "block"
    made.until("charge_mana", 1).until("attack", 1)
    assert made.offers("pass"), "the next turn nothing forces the wall"


@pytest.mark.clause("dm", "506.1d")
def test_a_filter_asks_whether_a_creature_is_attacking() -> None:
    fierce = Static((AddStats((4000,)),), when=Is(This(), HasStatus("attacking")))
    made = scene()
    made.put("battle zone", card("Fierce", 2, 2000, abilities=(fierce,)))
    made.put("battle zone", ANT)
    made.put("battle zone", BEAR, 1, rested=True)
    made.begin("attack").answer("attack", "Fierce", "Bear")
    assert made.names("graveyard", 1) == ["Bear"]


@pytest.mark.clause("dm", "506.1b")
@pytest.mark.clause("dm", "609.1")
def test_a_creature_that_has_to_attack_one_that_was_chosen_attacks_that_one() -> None:
    goad = fx.Modify(Each(THEIRS), (Restrict(Must("attack", OneOf(It("foe")))),), ALWAYS)
    taunt = fx.Let("foe", Chosen(YOURS), goad)
    made = scene()
    made.put("battle zone", ANT)
    made.put("battle zone", BEAR)
    giant = made.put("battle zone", GIANT, 1)
    cast(made, taunt).answer("choose", "Bear").answer("attack", "Bear", PLAYER)
    made.until("charge_mana", 1).answer("pass").answer("pass")
    assert "Bear" in made.names("graveyard"), "it was the one attack that was legal, so nobody was asked"
    assert made.in_play(giant).rested


@pytest.mark.clause("dm", "112.3a")
@pytest.mark.clause("dm", "101.2")
@pytest.mark.parametrize("banned", [True, False])
def test_a_shield_that_cannot_be_used_does_nothing_though_it_was_declared(banned: bool) -> None:
    ban = Static((Restrict(Cannot("be used")),), cards(zones=("hand",), types={"spell"}))
    made = scene()
    if banned:
        made.put("battle zone", card("Judge", abilities=(ban,)))
    made.put("battle zone", BEAR)
    for shield in made.cards("shield zone", 1):
        made.state.cards[shield] = spell("Trap", 1, "S Trigger", effect=fx.Destroy(Each(THEIRS)))
    made.begin("attack").answer("attack", "Bear", PLAYER).until("s_trigger").answer("yes")
    assert ("Bear" in made.names("battle zone")) is banned
