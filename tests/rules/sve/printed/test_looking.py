"""Printed abilities of Shadowverse: Evolve about hand, deck and EX area, and what is counted in a turn."""

import pytest

from rules.games.sve.keywords import search_deck
from rules.games.sve.layers import attack
from rules.games.sve.nodes import Evolve, Evolves
from rules.language.abilities import Activated, Spell, Triggered
from rules.language.amounts import Count, Fixed, Plus
from rules.language.changes import AddStats, GainKeywords
from rules.language.conditions import There
from rules.language.costs import DiscardCards
from rules.language.durations import ALWAYS
from rules.language.effects import (
    ChangeLife,
    DealDamage,
    DealDamageToPlayer,
    Destroy,
    DiscardHand,
    Do,
    Draw,
    Fix,
    If,
    Modify,
    MoveTo,
    Recover,
)
from rules.language.events import Attacks, Enters, Moment, Nth
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs
from rules.language.references import Each, Target, This
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    GIANT,
    OWN,
    WOLF,
    amulet,
    card,
    evolved,
    follower,
    points,
    spell,
    table,
)
from tests.rules.sve.printed.made_up import FIELD, OTHERS, SANGUINE, cost, of, real


@pytest.mark.parametrize("own", [True, False])
def test_a_card_of_ones_own_field_returns_to_hand_and_one_is_drawn(own: bool) -> None:
    back = real("BP01-015", Spell(Do((MoveTo(Target(), "hand"), Draw(1))), targets=(FIELD,)))
    scene = table()
    scene.put("hand", card("Breeze", ("spell",), abilities=back))
    scene.put("field", amulet("Urn"), 0 if own else 1)
    scene.put("hand", ANT)
    scene.begin("main phase")
    assert scene.offers("play", "Breeze") is own
    if own:
        scene.answer("play", "Breeze")
        assert scene.names("hand") == ["Ant", "Urn", "Filler"]


@pytest.mark.parametrize("hand", [0, 3])
def test_the_hand_is_counted_for_damage_to_all_enemies_before_it_is_discarded(hand: int) -> None:
    mine = cards(zones=("hand",), whose="you")
    rage = real(
        "BP02-052",
        Triggered(
            Enters(),
            Do(
                (
                    Fix(
                        Count(mine),
                        Do((DealDamageToPlayer(Fixed(), "opponent"), DealDamage(Each(ENEMY), Fixed()))),
                    ),
                    DiscardHand(),
                )
            ),
        ),
    )
    scene = table()
    scene.fill("hand", GIANT, hand)
    scene.put("hand", follower("Rager", abilities=rage))
    boar, wolf = scene.put("field", follower("Boar", 1, 9), 1), scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Rager")
    assert (scene.life(1), scene.in_play(boar).damage, scene.in_play(wolf).damage) == (20 - hand, hand, 0)
    assert (scene.names("hand"), len(scene.cards("cemetery"))) == ([], hand)


def test_the_first_strike_of_a_turn_lets_it_attack_again_and_the_second_does_not() -> None:
    again = real("BP02-019", Triggered(Nth(Attacks(), 1), Recover(This())))
    scene = table()
    scene.put("field", follower("Raider", 2, 9, abilities=again))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("attack", "Raider", -1).answer("attack", "Raider", -1)
    assert not scene.offers("attack", "Raider")
    assert scene.life(1) == 16


@pytest.mark.clause("sve", "5.15.1.1")
def test_a_heroic_follower_that_can_evolve_is_evolved_by_another_one_that_did() -> None:
    heroes = cards(OWN, races=("Heroic",), keywords=("Evolve",))
    leads = real("BP03-021", Triggered(Evolves(), Evolve(Target()), targets=(heroes,)))
    scene = table()
    scene.put("field", follower("Chief", 1, 1, evolve=1))
    scene.put("evolve deck area", evolved("Chief", 2, 2, abilities=leads))
    squire = scene.put("field", of(follower("Squire", 1, 1, evolve=3), races=("Heroic",)))
    page = scene.put("field", follower("Page", 1, 1, evolve=3))
    for name in ("Squire", "Page"):
        scene.put("evolve deck area", evolved(name, 5, 5))
    scene.begin("main phase").answer("evolve", "Chief", note="")
    assert (attack(scene.game, squire), attack(scene.game, page)) == (5, 1)
    assert points(scene) == 4, "the second evolution cost nothing"


@pytest.mark.clause("sve", "13.5.2.2")
@pytest.mark.parametrize("hurt", [True, False])
def test_it_may_attack_leaders_at_once_where_sanguine_is_active_as_it_comes(hurt: bool) -> None:
    thirst = real(
        "BP01-113",
        Triggered(Enters(), If(SANGUINE, Modify(This(), (GainKeywords(frozenset({"Storm"})),), ALWAYS))),
    )
    scene = table()
    scene.put("hand", spell("Bleed", DealDamageToPlayer(1, "you" if hurt else "opponent")))
    scene.put("hand", follower("Fang", 3, 3, abilities=thirst))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Bleed").answer("play", "Fang")
    assert scene.offers("attack", "Fang", -1) is hurt


@pytest.mark.parametrize("there", [1, 3])
def test_damage_is_two_more_than_the_pieces_of_a_name_on_its_side(there: int) -> None:
    pawns = cards(FIELD, name="Pawn")
    mate = real("BP03-053", Spell(DealDamage(Target(), Plus((Count(pawns), 2))), targets=(ENEMY,)))
    scene = table()
    for _ in range(there):
        scene.put("field", follower("Pawn", 1, 1))
    scene.put("field", follower("Pawn", 1, 9), 1)
    scene.put("hand", card("Mate", ("spell",), abilities=mate))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Mate")
    assert scene.in_play(scene.cards("field", 1)[0]).damage == there + 2


@pytest.mark.clause("sve", "4.8.1")
def test_pixies_on_the_field_and_in_the_ex_area_grow_and_keep_that_when_played() -> None:
    pixies = cards(zones=("field", "EX area"), whose="you", types=("follower",), races=("Pixie",), other=True)
    queen = real("BP01-011", Triggered(Enters(), Modify(Each(pixies), (AddStats((1, 1)),), ALWAYS)))
    scene = table()
    fay = of(follower("Fay", 1, 1), races=("Pixie",))
    here, there = scene.put("field", fay), scene.put("EX area", fay)
    plain = scene.put("field", ANT)
    scene.put("hand", of(follower("Queen", 2, 2, abilities=queen), races=("Pixie",)))
    scene.begin("main phase").answer("play", "Queen")
    scene.answer("play", there)
    assert [attack(scene.game, one) for one in (here, there, plain)] == [2, 2, 1]
    assert attack(scene.game, scene.cards("field")[2]) == 2, "not the queen herself"


@pytest.mark.parametrize("wanted", ["Deep", ""])
def test_a_follower_of_its_class_is_all_that_a_search_finds_and_it_may_be_left(wanted: str) -> None:
    mine = cards(zones=("deck area",), whose="you", types=("follower",), attributes=("swordcraft",))
    seek = real("BP01-036", Triggered(Enters(), search_deck(mine, "hand")))
    scene = table()
    scene.put("deck area", of(follower("Deep", 1, 1), classes=("swordcraft",)))
    scene.put("deck area", of(spell("Order", Draw(1)), classes=("swordcraft",)))
    scene.put("hand", follower("Herald", abilities=seek))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Herald")
    assert scene.offered("choose") == ["Deep"]
    scene.answer("choose", "Deep") if wanted else scene.answer("done")
    assert scene.names("hand") == ([wanted] if wanted else [])


@pytest.mark.clause("sve", "10.4.2.2")
def test_engaging_and_a_discarded_spell_deal_damage_and_an_engaged_one_cannot() -> None:
    teach = real(
        "BP03-045",
        Activated(
            DealDamage(Target(), 4), cost(0, DiscardCards(1, cards(types=("spell",)))), targets=(ENEMY,)
        ),
    )
    for rested in (False, True):
        scene = table()
        scene.put("field", follower("Tutor", 1, 1, abilities=teach), rested=rested)
        scene.put("field", BEAR, 1)
        scene.put("field", WOLF)
        scene.put("hand", spell("Song", Draw(1), cost=9))
        assert scene.begin("main phase").offers("activate") is not rested
        if not rested:
            scene.answer("activate", "Tutor")
            assert (scene.names("cemetery"), scene.names("cemetery", 1)) == (["Song"], ["Bear"])


def test_all_other_followers_fall_on_both_sides_and_amulets_stay() -> None:
    others = cards(zones=("field",), types=("follower",), other=True)
    doom = real("BP02-107", Triggered(Enters(), Destroy(Each(others))))
    scene = table()
    scene.put("field", WOLF)
    scene.put("field", amulet("Urn"))
    scene.put("field", BEAR, 1)
    scene.put("hand", follower("Doom", 5, 5, abilities=doom))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Doom")
    assert (scene.names("field"), scene.names("field", 1)) == (["Urn", "Doom"], [])


@pytest.mark.parametrize(("kind", "healed"), [("amulet", 2), ("follower", 0)])
def test_its_leader_heals_where_an_amulet_is_on_its_side(kind: str, healed: int) -> None:
    pray = real("BP01-143", Triggered(Enters(), If(There(cards(FIELD, types=("amulet",))), ChangeLife(2))))
    scene = table()
    scene.put("field", amulet("Urn") if kind == "amulet" else WOLF)
    scene.put("field", amulet("Urn"), 1)
    scene.put("hand", follower("Nun", abilities=pray))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Nun")
    assert scene.life() == 20 + healed


def test_at_the_end_phase_beside_another_piece_the_enemy_leader_loses_and_its_own_gains() -> None:
    pieces = cards(OTHERS, races=("Chess",))
    bishop = real(
        "BP03-052",
        Triggered(
            Moment("end phase", "you"),
            If(There(pieces), Do((DealDamageToPlayer(1, "opponent"), ChangeLife(1)))),
        ),
    )
    for races, expected in ((("Chess",), (21, 19)), ((), (20, 20))):
        scene = table()
        scene.put("field", of(follower("Bishop", 1, 1, abilities=bishop), races=("Chess",)))
        scene.put("field", of(follower("Piece", 1, 1), races=races))
        scene.begin("main phase").answer("pass").until("main", 0)
        assert (scene.life(0), scene.life(1)) == expected


@pytest.mark.clause("sve", "10.7.3.2")
@pytest.mark.parametrize(("low", "life"), [("Ant", 23), ("Giant", 20)])
def test_a_cheap_enemy_is_destroyed_and_its_leader_healed(low: str, life: int) -> None:
    cheap = cards(ENEMY, CostIs("<=", 2))
    mercy = real(
        "BP02-115", Triggered(Enters(), Do((Destroy(Target()), ChangeLife(3, "opponent"))), targets=(cheap,))
    )
    scene = table()
    scene.put("field", ANT if low == "Ant" else GIANT, 1)
    scene.put("hand", follower("Judge", abilities=mercy))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Judge")
    assert (scene.life(1), len(scene.cards("field", 1))) == (life, 0 if low == "Ant" else 1)
