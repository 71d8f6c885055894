"""Printed abilities of Shadowverse: Evolve that wait for an event."""

import pytest

from rules.games.sve.layers import attack, defense
from rules.games.sve.nodes import Evolves, GoesToCemetery
from rules.language.abilities import Activated, Spell, Triggered
from rules.language.amounts import CostOf, LifeOf
from rules.language.changes import AddStats
from rules.language.conditions import Compare, Happened
from rules.language.costs import PutThisAway
from rules.language.durations import ALWAYS
from rules.language.effects import (
    ChangeLife,
    DealDamage,
    DealDamageToPlayer,
    Destroy,
    Discard,
    DiscardHand,
    Do,
    Draw,
    If,
    Modify,
    Produce,
)
from rules.language.events import Attacks, Destroyed, Discards, During, Enters, Moment, Nth
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each, Subject, Target, This
from tests.rules.printed import written
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    OWN,
    WOLF,
    amulet,
    card,
    evolved,
    follower,
    maximum,
    spell,
    table,
)
from tests.rules.sve.printed.made_up import OTHERS, SANGUINE, cost, drained, of, real


def plus(attack_more: int, defense_more: int = 0) -> tuple[AddStats]:
    """Return so much more attack and defense."""
    return (AddStats((attack_more, defense_more)),)


@pytest.mark.clause("sve", "10.7.3")
def test_whenever_another_own_follower_comes_an_enemy_one_is_dealt_one_damage() -> None:
    watch = real("BP01-018", Triggered(Enters(OTHERS), DealDamage(Target(), 1), targets=(ENEMY,)))
    scene = table()
    scene.put("hand", follower("Archer", abilities=watch))
    scene.put("hand", ANT)
    scene.put("hand", amulet("Drum"))
    bears = scene.fill("field", BEAR, 2, 1)
    scene.begin("main phase").answer("play", "Archer").answer("play", "Drum")
    assert [scene.in_play(one).damage for one in bears] == [0, 0], "neither its own coming nor an amulet's"
    scene.answer("play", "Ant").answer("target", bears[1])
    assert [scene.in_play(one).damage for one in bears] == [0, 1]


def test_a_follower_grows_whenever_another_follower_comes_to_its_side() -> None:
    grows = real("BP01-021", Triggered(Enters(OTHERS), Modify(This(), plus(1, 1), ALWAYS)))
    scene = table()
    vine = scene.put("field", follower("Vine", 1, 1, abilities=grows))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Ant").answer("pass").until("main", 0)
    assert (attack(scene.game, vine), defense(scene.game, vine)) == (2, 2), "for good, not for the turn"


@pytest.mark.clause("sve", "12.7.1")
def test_a_strike_draws_a_card_and_then_discards_one() -> None:
    loot = real("BP01-085", Triggered(Attacks(), Do((Draw(1), Discard(1)))))
    scene = table()
    scene.put("field", follower("Raider", 2, 2, "Intimidate", abilities=loot))
    scene.put("field", WOLF)
    scene.put("hand", BEAR)
    scene.begin("main phase").answer("attack", "Wolf", -1)
    assert scene.names("hand") == ["Bear"], "another follower attacked"
    scene.answer("attack", "Raider", -1).answer("choose", "Bear")
    assert (scene.names("hand"), scene.names("cemetery")) == (["Filler"], ["Bear"])


@pytest.mark.clause("sve", "12.5.1")
def test_last_words_raise_the_most_play_points() -> None:
    words = real("BP01-079", Triggered(GoesToCemetery(), Produce("max play points", 1)))
    scene = table()
    scene.put("field", follower("Whelp", 1, 1, abilities=words))
    scene.put("field", follower("Whelp", 1, 1, abilities=words), 1)
    scene.put("field", WOLF)
    scene.put("hand", spell("Quake", DealDamage(Each(OWN), 1)))
    scene.begin("main phase").answer("play", "Quake")
    assert (maximum(scene), maximum(scene, 1)) == (6, 0)


@pytest.mark.clause("sve", "12.5.1")
def test_last_words_hurt_both_leaders() -> None:
    words = real("BP01-121", Triggered(GoesToCemetery(), DealDamageToPlayer(2, "anyone")))
    scene = table()
    scene.put("field", follower("Imp", 1, 1, abilities=words))
    scene.put("field", WOLF)
    scene.put("hand", spell("Break", Destroy(Each(cards(zones=("field",), name="Imp")))))
    scene.begin("main phase").answer("play", "Break")
    assert (scene.life(0), scene.life(1)) == (18, 18)


@pytest.mark.clause("sve", "12.6.1")
def test_a_follower_grows_when_any_of_its_side_evolves() -> None:
    grows = real("BP02-029", Triggered(Evolves(OWN), Modify(This(), plus(1, 1), ALWAYS)))
    scene = table()
    knight = scene.put("field", follower("Knight", 2, 2, abilities=grows))
    scene.put("field", follower("Cub", 1, 1, evolve=1))
    scene.put("evolve deck area", evolved("Cub", 3, 3))
    scene.begin("main phase")
    assert attack(scene.game, knight) == 2
    scene.answer("evolve", "Cub")
    assert (attack(scene.game, knight), defense(scene.game, knight)) == (3, 3)


@pytest.mark.clause("sve", "5.5.1")
def test_each_enemy_follower_destroyed_hurts_its_leader_and_heals_ones_own() -> None:
    reaps = real(
        "BP01-106", Triggered(Destroyed(ENEMY), Do((DealDamageToPlayer(1, "opponent"), ChangeLife(1))))
    )
    scene = table()
    scene.put("field", follower("Reaper", 3, 3, abilities=reaps))
    scene.put("field", ANT)
    scene.put("field", ANT, 1)
    scene.put("field", BEAR, 1)
    scene.put("hand", spell("Quake", DealDamage(Each(cards(zones=("field",), types=("follower",))), 1)))
    scene.put("hand", spell("Break", Destroy(Each(ENEMY))))
    drained(scene.begin("main phase").answer("play", "Quake"))
    assert (scene.life(0), scene.life(1)) == (21, 19), "by damage too, but not for a follower of one's own"
    drained(scene.answer("play", "Break"))
    assert (scene.life(0), scene.life(1)) == (22, 18)


@pytest.mark.clause("sve", "5.5.1")
def test_what_goes_to_the_cemetery_for_a_cost_was_not_destroyed() -> None:
    reaps = real(
        "BP01-106", Triggered(Destroyed(ENEMY), Do((DealDamageToPlayer(1, "opponent"), ChangeLife(1))))
    )
    away = real("BP01-150", Activated(Destroy(Target()), cost(0, PutThisAway()), targets=(ENEMY,)))
    scene = table()
    scene.put("field", follower("Reaper", 3, 3, abilities=reaps), 1)
    scene.put("field", follower("Martyr", 3, 3, abilities=away))
    scene.put("field", WOLF, 1)
    scene.begin("main phase").answer("activate", "Martyr").answer("target", "Wolf")
    assert (scene.life(0), scene.life(1)) == (20, 20)
    assert (scene.names("cemetery"), scene.names("cemetery", 1)) == (["Martyr"], ["Wolf"])


def test_a_follower_grows_for_enemies_destroyed_in_its_own_turn_only() -> None:
    grows = real("BP03-034", Triggered(During(Destroyed(ENEMY)), Modify(This(), plus(1), ALWAYS)))
    for player, expected in ((0, 3), (1, 2)):
        scene = table()
        duelist = scene.put("field", follower("Duelist", 2, 5, abilities=grows), player)
        scene.put("field", ANT, 1 - player)
        everywhere = cards(zones=("field",), name="Ant")
        scene.put("hand", spell("Break", Destroy(Each(everywhere))))
        scene.put("field", WOLF)
        scene.begin("main phase").answer("play", "Break")
        assert attack(scene.game, duelist) == expected


def test_at_the_start_of_its_own_end_phase_all_followers_of_its_side_grow() -> None:
    song = real("BP01-157", Triggered(Moment("end phase", "you"), Modify(Each(OWN), plus(1), ALWAYS)))
    scene = table()
    scene.put("field", amulet("Bell", abilities=song))
    wolf, enemy = scene.put("field", WOLF), scene.put("field", WOLF, 1)
    scene.begin("main phase").answer("pass").until("main", 0)
    assert (attack(scene.game, wolf), attack(scene.game, enemy)) == (4, 3), "once in the two turns"


@pytest.mark.clause("sve", "13.5.2.2")
@pytest.mark.parametrize(("hurt", "hand"), [(0, ["Bear"]), (1, ["Filler"])])
def test_at_the_end_phase_a_card_is_drawn_and_one_discarded_where_sanguine_is_active(
    hurt: int, hand: list[str]
) -> None:
    thirst = real("BP02-085", Triggered(Moment("end phase", "you"), If(SANGUINE, Do((Draw(1), Discard(1))))))
    scene = table()
    scene.put("field", follower("Bat", 2, 2, abilities=thirst))
    scene.put("hand", BEAR)
    scene.put("hand", spell("Bleed", DealDamageToPlayer(hurt, "you")))
    scene.begin("main phase").answer("play", "Bleed").answer("pass")
    if hurt:
        scene.answer("choose", "Bear")
    assert scene.names("hand") == hand


@pytest.mark.clause("sve", "5.11.1")
@pytest.mark.parametrize("spoken", [Discard(1), DiscardHand()])
def test_a_card_that_is_discarded_draws_one(spoken: Discard | DiscardHand) -> None:
    leaf = real("BP01-170", Triggered(Discards(), Draw(1), zones=("cemetery",)), Spell(Draw(1)))
    scene = table()
    scene.put("hand", card("Leaf", ("spell",), abilities=leaf))
    scene.put("hand", spell("Forget", spoken))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Forget")
    assert (scene.names("hand"), scene.names("cemetery")) == (["Filler"], ["Leaf", "Forget"])
    scene = table()
    scene.put("hand", card("Leaf", ("spell",), abilities=leaf))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Leaf")
    assert scene.names("hand") == ["Filler"], "played, it draws once and was not discarded"


@pytest.mark.parametrize(("life", "fallen"), [(6, True), (7, False)])
def test_at_low_defense_it_may_be_engaged_and_put_away_to_burn_all_enemies(life: int, fallen: bool) -> None:
    last = real(
        "BP01-162",
        Triggered(Enters(), Do((Draw(3), DealDamageToPlayer(3, "you")))),
        Triggered(
            Moment("end phase", "you"),
            DealDamage(Each(ENEMY), 6),
            cost(0, PutThisAway()),
            condition=Compare(LifeOf(), "<=", 6),
        ),
    )
    scene = table()
    bear = scene.put("field", BEAR, 1)
    scene.put("field", amulet("Pyre", abilities=last))
    scene.put("field", WOLF)
    scene.give(0, life=life)
    scene.begin("main phase").answer("pass")
    if fallen:
        assert scene.ask.kind == "pay_cost"
        scene.answer("yes")
    assert (scene.zone_of(bear) == "cemetery") is fallen
    assert ("Pyre" in scene.names("cemetery")) is fallen


def test_once_in_each_of_its_turns_a_token_that_comes_lets_it_hit_an_enemy() -> None:
    dragons = cards(zones=("field",), whose="you", types=("token",), name="Wyrm")
    lair = written(
        "sve",
        Triggered(During(Nth(Enters(dragons), 1)), DealDamage(Chosen(ENEMY), 5)),
    )
    scene = table()
    scene.put("field", amulet("Lair", abilities=lair))
    bears = scene.fill("field", follower("Boar", 1, 9), 2, 1)
    for _ in range(2):
        scene.put("EX area", card("Wyrm", ("follower", "token"), 1, (1, 1)))
    scene.begin("main phase").answer("play", "Wyrm").answer("choose", bears[0]).answer("play", "Wyrm")
    assert [scene.in_play(one).damage for one in bears] == [5, 0]


def test_each_amulet_that_comes_deals_its_own_cost_to_an_enemy() -> None:
    amulets = cards(zones=("field",), whose="you", types=("amulet",))
    moon = real(
        "BP02-093", Triggered(Enters(amulets), DealDamage(Target(), CostOf(Subject())), targets=(ENEMY,))
    )
    scene = table()
    scene.put("field", follower("Priest", 1, 1, abilities=moon))
    boar = scene.put("field", follower("Boar", 1, 9), 1)
    scene.put("hand", amulet("Urn", cost=3))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Ant").answer("play", "Urn")
    assert scene.in_play(boar).damage == 3


@pytest.mark.parametrize("lost", [True, False])
def test_more_damage_where_a_follower_of_its_side_was_destroyed_this_turn(lost: bool) -> None:
    mine = cards(whose="you", types=("follower",))
    revenge = real(
        "BP02-033",
        Triggered(
            Enters(),
            If(Happened(Destroyed(mine)), DealDamage(Target(), 4), DealDamage(Target(), 1)),
            targets=(ENEMY,),
        ),
    )
    scene = table()
    boar = scene.put("field", follower("Boar", 1, 9), 1)
    scene.put("field", ANT, 0 if lost else 1)
    scene.put("hand", spell("Break", Destroy(Each(cards(zones=("field",), name="Ant")))))
    scene.put("hand", follower("Avenger", abilities=revenge))
    scene.begin("main phase").answer("play", "Break").answer("play", "Avenger")
    assert scene.in_play(boar).damage == (4 if lost else 1)


def test_a_trait_is_asked_of_each_follower_that_comes_and_it_is_the_one_that_grows() -> None:
    own = cards(zones=("field",), whose="you", types=("follower",), attributes=("swordcraft",))
    banner = real(
        "BP01-033",
        Triggered(Enters(), Modify(Each(own), plus(1, 1), ALWAYS)),
        Triggered(Enters(own), Modify(Subject(), plus(1, 1), ALWAYS)),
    )
    scene = table()
    squire = scene.put("field", of(follower("Squire", 1, 1), classes=("swordcraft",)))
    scene.put("hand", amulet("Banner", abilities=banner))
    scene.put("hand", of(follower("Page", 2, 2), classes=("swordcraft",)))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Banner").answer("play", "Page").answer("play", "Ant")
    page, ant = scene.cards("field")[-2:]
    assert [attack(scene.game, one) for one in (squire, page, ant)] == [2, 3, 1]
