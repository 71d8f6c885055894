"""Printed abilities of Shadowverse: Evolve that wait for what happens: leaving, playing, damage, defense."""

import pytest

from rules.games.sve.layers import attack, defense
from rules.games.sve.nodes import (
    DealsAbilityDamage,
    DealsAttackDamage,
    DealsCombatDamage,
    Fights,
    LeaderTakesAbilityDamage,
    StrikesLeader,
    TakesAbilityDamage,
    TakesCombatDamage,
)
from rules.language.abilities import Spell, Triggered
from rules.language.amounts import EventAmount
from rules.language.changes import AddStats
from rules.language.durations import ALWAYS
from rules.language.effects import (
    ChangeLife,
    Create,
    DealDamage,
    DealDamageToPlayer,
    Discard,
    Do,
    Draw,
    Modify,
    MoveTo,
    Produce,
    PutCounters,
    Recover,
    WinGame,
)
from rules.language.events import (
    AtLeast,
    DamagesPlayer,
    DealsDamage,
    Discards,
    During,
    Enters,
    Event,
    GainsLife,
    Leaves,
    LosesLife,
    Moves,
    PlayerTakesDamage,
    Plays,
    Rests,
    TakesDamage,
)
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter
from rules.language.references import Chosen, Each, Target, This, Top
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
    maximum,
    spell,
    table,
    token,
)
from tests.rules.sve.printed.made_up import drained, real

BACK = spell("Breeze", MoveTo(Target(), "hand"), targets=1)
YOUR_SPELL = cards(whose="you", types=("spell",))
GROWS = Modify(This(), (AddStats((2, 2)),), ALWAYS)


@pytest.mark.clause("sve", "10.7.4")
@pytest.mark.parametrize("destination", ["cemetery", "hand"])
def test_a_card_that_leaves_the_field_for_wherever_leaves_a_token_behind(destination: str) -> None:
    wisp = token("Wisp")
    gift = real("BP04-008", Triggered(Leaves(), Create(wisp, "EX area")))
    scene = table()
    scene.put("field", amulet("Lamp", abilities=gift))
    away = Spell(MoveTo(Target(), destination), targets=(cards(zones=("field",), types=("amulet",)),))
    scene.put("hand", card("Gust", ("spell",), abilities=(away,)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Gust")
    assert (scene.names("field"), scene.names("EX area")) == (["Wolf"], ["Wisp"])


@pytest.mark.clause("sve", "10.7.4.1.1")
@pytest.mark.parametrize(("destination", "damage"), [("hand", 1), ("cemetery", 0)])
def test_only_a_follower_that_returns_to_hand_bites_as_it_goes(destination: str, damage: int) -> None:
    bites = real(
        "BP01-012", Triggered(Leaves(destination=("hand",)), DealDamage(Target(), 1), targets=(ENEMY,))
    )
    scene = table()
    scene.put("field", follower("May", 1, 1, abilities=bites))
    boar = scene.put("field", follower("Boar", 1, 9), 1)
    away = Spell(MoveTo(Target(), destination), targets=(OWN,))
    scene.put("hand", card("Gust", ("spell",), abilities=(away,)))
    scene.begin("main phase").answer("play", "Gust")
    assert scene.in_play(boar).damage == damage


@pytest.mark.parametrize(("mine", "life"), [(True, 21), (False, 20)])
def test_whatever_returns_to_hand_from_its_own_side_gives_defense(mine: bool, life: int) -> None:
    others = cards(zones=("field",), whose="you")
    joy = real("ETD03-003", Triggered(Leaves(others, ("hand",)), ChangeLife(1)))
    scene = table()
    scene.put("field", amulet("Rose", abilities=joy))
    ant = scene.put("field", ANT, 0 if mine else 1)
    away = Spell(MoveTo(Target(), "hand"), targets=(cards(zones=("field",), types=("follower",)),))
    scene.put("hand", card("Gust", ("spell",), abilities=(away,)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Gust").answer("target", ant)
    assert (scene.zone_of(ant), scene.life()) == ("hand", life)


@pytest.mark.clause("sve", "10.7.4.1.3")
@pytest.mark.parametrize(("whose", "grown"), [(1, 2), (0, 0)])
def test_cards_that_go_from_the_opposing_deck_to_the_cemetery_strengthen_it(whose: int, grown: int) -> None:
    theirs = cards(whose="opponent")
    gloats = real(
        "BP05-029",
        Triggered(
            During(Moves(theirs, ("cemetery",), ("deck area",))),
            Modify(This(), (AddStats((1, 0)),), ALWAYS),
        ),
    )
    scene = table()
    thief = scene.put("field", follower("Thief", 1, 1, abilities=gloats))
    mill = MoveTo(Top(2, "opponent" if whose else "you"), "cemetery")
    scene.put("hand", spell("Mill", mill))
    scene.put("hand", spell("Loss", Discard(1, "opponent")))
    scene.put("hand", ANT, 1)
    scene.begin("main phase").answer("play", "Mill")
    drained(scene)
    assert attack(scene.game, thief) == 1 + grown
    scene.answer("play", "Loss")
    assert (scene.names("cemetery", 1)[-1], attack(scene.game, thief)) == ("Ant", 1 + grown)


@pytest.mark.clause("sve", "9.1.2.2")
@pytest.mark.parametrize("as_token", [True, False])
def test_a_card_that_comes_to_the_ex_area_is_waited_for_a_token_too(as_token: bool) -> None:
    here = cards(zones=("EX area",), whose="you")
    wheel = real("BP18-004", Triggered(During(Moves(here, ("EX area",))), Draw(1), once_a_turn=True))
    scene = table()
    scene.put("field", amulet("Hall", abilities=wheel))
    scene.put("field", WOLF)
    gift = Create(token("Eve"), "EX area") if as_token else MoveTo(Top(), "EX area")
    for name in ("First", "Second"):
        scene.put("hand", spell(name, gift))
    scene.begin("main phase").answer("play", "First")
    assert scene.names("hand") == ["Second", "Filler"]
    scene.answer("play", "Second")
    assert (len(scene.cards("EX area")), scene.names("hand")) == (2, ["Filler"]), "but once a turn"


@pytest.mark.clause("sve", "10.7.2")
def test_each_spell_that_is_played_puts_a_counter_on_it_and_followers_put_none() -> None:
    learns = real("BP01-062", Triggered(Plays(YOUR_SPELL), PutCounters(This(), "spell")))
    scene = table()
    staff = scene.put("field", amulet("Staff", abilities=learns))
    scene.put("field", WOLF)
    scene.fill("hand", spell("Song", Draw(1)), 2)
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Song").answer("play", "Ant").answer("play", "Song")
    assert scene.in_play(staff).counters == {"spell": 2}


@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.parametrize(("dealt", "alive"), [(3, True), (4, True), (9, False)])
def test_damage_that_it_takes_and_survives_makes_a_follower_grow(dealt: int, alive: bool) -> None:
    rage = real("BP04-077", Triggered(TakesDamage(), GROWS))
    scene = table()
    troll = scene.put("field", follower("Troll", 2, 5, abilities=rage), 1)
    scene.put("hand", spell("Zap", DealDamage(Target(), dealt), targets=1))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Zap")
    assert (scene.zone_of(troll) == "field") is alive
    if alive:
        assert (attack(scene.game, troll), defense(scene.game, troll)) == (4, 7 - dealt)


@pytest.mark.clause("sve", "5.13.4")
@pytest.mark.parametrize(("by", "drawn"), [("ability", 1), ("combat", 0)])
def test_ability_damage_is_waited_for_and_that_of_combat_is_not(by: str, drawn: int) -> None:
    serves = real("BP05-063", Triggered(During(TakesAbilityDamage()), Draw(1)))
    scene = table()
    scene.put("field", follower("Servant", 1, 9, abilities=serves))
    scene.put("field", WOLF)
    bear = scene.put("field", BEAR, 1, rested=True)
    scene.put("hand", spell("Zap", DealDamage(Each(OWN), 1)))
    scene.begin("main phase")
    if by == "ability":
        scene.answer("play", "Zap")
    else:
        scene.answer("attack", "Servant", bear)
    assert scene.names("hand").count("Filler") == drawn


@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.parametrize(("dealt", "most"), [(4, 5), (5, 6)])
def test_only_so_much_damage_at_a_time_raises_the_play_points(dealt: int, most: int) -> None:
    bears = real("CP02-052", Triggered(AtLeast(TakesDamage(), 5), Produce("max play points", 1)))
    scene = table()
    scene.put("field", follower("Idol", 1, 9, abilities=bears))
    scene.put("field", WOLF)
    scene.put("hand", spell("Zap", DealDamage(Chosen(OWN), dealt)))
    scene.begin("main phase").answer("play", "Zap").answer("choose", "Idol")
    assert maximum(scene) == most


@pytest.mark.clause("sve", "5.13.2")
@pytest.mark.parametrize("target", ["leader", "follower"])
def test_attack_damage_to_the_leader_wins_the_game_at_once(target: str) -> None:
    wins = real("BP04-003", Triggered(StrikesLeader(), WinGame()))
    scene = table()
    scene.put("field", follower("Anomaly", 1, 9, abilities=wins))
    bear = scene.put("field", BEAR, 1, rested=True)
    scene.put("hand", spell("Burn", DealDamageToPlayer(1)))
    scene.begin("main phase").answer("play", "Burn")
    scene.answer("attack", "Anomaly", -1 if target == "leader" else bear)
    assert scene.ending == ((0, "card") if target == "leader" else None)


@pytest.mark.clause("sve", "5.13.3")
@pytest.mark.parametrize("mine", [True, False])
def test_combat_damage_that_it_deals_in_its_own_turn_refreshes_a_follower(mine: bool) -> None:
    dances = real("BP08-014", Triggered(During(DealsCombatDamage()), Recover(This())))
    scene = table()
    elf = scene.put("field", follower("Elf", 1, 9, abilities=dances), 0 if mine else 1, rested=not mine)
    bear = scene.put("field", follower("Boar", 1, 9), 1 if mine else 0, rested=mine)
    one, other = (elf, bear) if mine else (bear, elf)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("attack", one, other)
    assert scene.in_play(elf).rested is not mine, "it deals damage back in the other's turn"


@pytest.mark.clause("sve", "8.4.9.2")
def test_having_fought_and_having_dealt_attack_damage_may_be_waited_for() -> None:
    duel = written("sve", Triggered(Fights(), DealDamage(This(), 1)))
    drinks = written("sve", Triggered(DealsAttackDamage(), ChangeLife(EventAmount())))
    scene = table()
    scene.put("field", WOLF)
    knight = scene.put("field", follower("Knight", 2, 9, abilities=(*duel, *drinks)))
    boar = scene.put("field", follower("Boar", 1, 9), 1, rested=True)
    drained(scene.begin("main phase").answer("attack", "Knight", boar))
    assert (scene.in_play(knight).damage, scene.life()) == (2, 22)


@pytest.mark.clause("sve", "10.7.2.1")
@pytest.mark.parametrize(("effect", "grown"), [(ChangeLife(2), 1), (ChangeLife(-2), 0)])
def test_once_a_turn_all_grow_as_the_leader_gains_defense(effect: ChangeLife, grown: int) -> None:
    choir = real(
        "BP02-095",
        Triggered(GainsLife(), Modify(Each(OWN), (AddStats((1, 1)),), ALWAYS), once_a_turn=True),
    )
    scene = table()
    scene.put("field", amulet("Choir", abilities=choir))
    wolf = scene.put("field", WOLF)
    scene.fill("hand", spell("Hymn", effect), 2)
    scene.begin("main phase").answer("play", "Hymn").answer("play", "Hymn")
    assert attack(scene.game, wolf) == 3 + grown


@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("effect", [ChangeLife(-2), DealDamageToPlayer(2, "you")])
def test_damage_and_other_losses_of_defense_are_the_same_to_it_in_its_own_turn(
    turn: int, effect: ChangeLife
) -> None:
    altar = real(
        "BP06-089",
        Triggered(
            During(LosesLife()),
            Modify(Target(), (AddStats((1, 1)),), ALWAYS),
            once_a_turn=True,
            targets=(OWN,),
        ),
    )
    scene = table()
    scene.put("field", amulet("Altar", abilities=altar))
    wolf = scene.put("field", WOLF)
    scene.put("field", amulet("Wound", abilities=real_wound(effect, turn)))
    scene.put("hand", ANT, turn)
    scene.give(turn, r0=5)
    scene.begin("main phase", active=turn).answer("play", "Ant")
    if turn == 0:
        scene.answer("target", wolf)
    assert (attack(scene.game, wolf), scene.life()) == (4 if turn == 0 else 3, 18)


def real_wound(effect: ChangeLife, turn: int) -> tuple[Triggered, ...]:
    """Return an ability that wounds its own leader as a follower comes to the field of whose turn it is."""
    comes = cards(zones=("field",), whose="you" if turn == 0 else "opponent", types=("follower",))
    return written("sve", Triggered(Enters(comes), effect))  # type: ignore[return-value]


@pytest.mark.clause("sve", "8.4.4")
def test_it_becomes_engaged_by_attacking_and_for_a_cost_but_only_if_it_was_not() -> None:
    shines = real("BP09-108", Triggered(Rests(), ChangeLife(1)))
    scene = table()
    scene.put("field", follower("Sun", 2, 5, abilities=shines))
    scene.put("hand", spell("Nap", Do(())))
    scene.begin("main phase").answer("attack", "Sun", -1)
    assert scene.life() == 21


@pytest.mark.clause("sve", "7.4.6")
@pytest.mark.clause("sve", "5.11.1")
def test_a_card_discarded_down_to_the_limit_is_discarded() -> None:
    pools = cards(whose="you")
    joy = real("BP10-066", Triggered(During(Discards(pools)), ChangeLife(3), once_a_turn=True))
    scene = table()
    scene.put("field", amulet("Spring", abilities=joy))
    scene.fill("hand", ANT, 9)
    scene.begin("end phase").until("discard_to_limit").answer("discard", "Ant").answer("discard", "Ant")
    assert scene.life() == 23, "for two cards once"


MINE, THEIRS = cards(whose="you"), cards(whose="opponent")


@pytest.mark.parametrize(
    ("event", "by"),
    [
        (DealsDamage(THEIRS), "attack"),
        (DealsCombatDamage(THEIRS), "attack"),
        (DealsAttackDamage(THEIRS), "attack"),
        (TakesDamage(MINE), "attack"),
        (TakesCombatDamage(MINE), "attack"),
        (Fights(THEIRS), "attack"),
        (Rests(THEIRS), "attack"),
        (StrikesLeader(THEIRS), "leader"),
        (DamagesPlayer(THEIRS), "leader"),
        (PlayerTakesDamage("you"), "leader"),
        (LosesLife("you"), "leader"),
        (TakesAbilityDamage(MINE), "spell"),
        (DealsAbilityDamage(THEIRS), "spell"),
        (LeaderTakesAbilityDamage(MINE), "burn"),
        (GainsLife("opponent"), "hymn"),
    ],
)
def test_what_happens_in_the_opponents_turn_is_watched_from_the_other_side(event: Event, by: str) -> None:
    watches = written("sve", Triggered(event, Draw(1)))
    scene = table()
    scene.put("field", amulet("Tower", abilities=watches), 1)
    scene.put("field", follower("Wolf", 2, 9))
    boar = scene.put("field", follower("Boar", 1, 9), 1, rested=True)
    scene.put("hand", spell("Zap", DealDamage(Target(), 3), targets=1))
    scene.put("hand", spell("Burn", DealDamageToPlayer(3)))
    scene.put("hand", spell("Hymn", ChangeLife(3)))
    scene.begin("main phase")
    if by in ("attack", "leader"):
        scene.answer("attack", "Wolf", boar if by == "attack" else -1)
    else:
        scene.answer("play", {"spell": "Zap", "burn": "Burn", "hymn": "Hymn"}[by])
    assert len(scene.cards("hand", 1)) == 1


@pytest.mark.clause("sve", "5.13.4")
@pytest.mark.parametrize(("whose", "count"), [(THEIRS, 1), (None, 0)])
def test_damage_by_abilities_is_watched_as_the_other_leader_takes_it(
    whose: Filter | None, count: int
) -> None:
    watches = written("sve", Triggered(LeaderTakesAbilityDamage(whose), Draw(1)))
    scene = table()
    scene.put("field", amulet("Tower", abilities=watches))
    scene.put("hand", spell("Burn", DealDamageToPlayer(3)))
    scene.put("hand", spell("Rest", ChangeLife(1)))
    scene.begin("main phase").answer("play", "Burn")
    assert len(scene.cards("hand")) == 1 + count
