"""Printed abilities of Shadowverse: Evolve by what they do: amounts, conditions, later effects, zones."""

import pytest

from rules.games.sve.layers import attack, defense
from rules.games.sve.nodes import Evolves
from rules.language.abilities import Spell, Triggered
from rules.language.amounts import Count, Fixed, Minus, StatOf, Tallied
from rules.language.changes import AddStats, ChangeCost, GainKeywords
from rules.language.conditions import AllHold, Is, There
from rules.language.durations import ALWAYS, END_OF_TURN
from rules.language.effects import (
    ChangeLife,
    DealDamage,
    DealDamageToPlayer,
    Destroy,
    Discard,
    Do,
    Draw,
    Fix,
    If,
    Later,
    Let,
    Modify,
    MoveTo,
    Produce,
    SetLife,
)
from rules.language.events import Attacks, Enters, Moment
from rules.language.filter_shorthand import cards
from rules.language.filters import OneOf, StatIs
from rules.language.references import Chosen, Each, It, Target, This, Top
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    GIANT,
    WOLF,
    card,
    evolved,
    follower,
    points,
    spell,
    table,
)
from tests.rules.sve.printed.made_up import EX, OTHERS, OVERFLOW, combo, real


def playing(*abilities: object) -> Scene:
    """Return a scene with a spell with these abilities in hand and a follower on the field."""
    scene = table()
    scene.put("hand", card("Song", ("spell",), abilities=abilities))  # type: ignore[arg-type]
    scene.put("field", WOLF)
    return scene


@pytest.mark.clause("sve", "13.2.1.2")
def test_it_grows_by_how_many_other_cards_were_played_this_turn() -> None:
    beetle = real(
        "BP01-004",
        Triggered(Enters(), Modify(This(), (AddStats((Minus(Tallied("played"), 1), 0)),), ALWAYS)),
    )
    scene = table()
    scene.fill("hand", ANT, 2)
    scene.put("hand", follower("Beetle", 1, 1, abilities=beetle))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Ant").answer("play", "Ant").answer("play", "Beetle")
    assert attack(scene.game, scene.cards("field")[-1]) == 3


@pytest.mark.clause("sve", "13.2.1.2")
@pytest.mark.parametrize(("before", "damage"), [(1, 1), (2, 3)])
def test_as_the_third_card_of_the_turn_it_deals_three_damage_instead_of_one(before: int, damage: int) -> None:
    sting = real(
        "BP01-017",
        Triggered(Enters(), If(combo(3), DealDamage(Target(), 3), DealDamage(Target(), 1)), targets=(ENEMY,)),
    )
    scene = table()
    scene.fill("hand", ANT, before)
    scene.put("hand", follower("Wasp", 1, 1, abilities=sting))
    boar = scene.put("field", follower("Boar", 1, 9), 1)
    scene.begin("main phase")
    for _ in range(before):
        scene.answer("play", "Ant")
    scene.answer("play", "Wasp")
    assert scene.in_play(boar).damage == damage


@pytest.mark.clause("sve", "10.7.4.1.2")
def test_its_leader_heals_by_the_attack_that_the_destroyed_follower_had() -> None:
    feast = real(
        "BP02-072",
        Triggered(
            Evolves(), Do((Destroy(Target()), ChangeLife(StatOf(Target(), "attack")))), targets=(ENEMY,)
        ),
    )
    scene = table()
    scene.put("field", follower("Cub", 1, 1, evolve=0))
    scene.put("evolve deck area", evolved("Cub", 2, 2, abilities=feast))
    wolf = scene.put("field", WOLF, 1)
    banner = real("BP01-037", Triggered(Enters(), Modify(Each(OTHERS), (AddStats((1, 1)),), ALWAYS)))
    scene.put("hand", follower("Captain", 1, 1, abilities=banner))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Captain")
    assert attack(scene.game, wolf) == 3, "the captain strengthens no enemy"
    scene.answer("evolve", "Cub")
    assert (scene.zone_of(wolf), scene.life()) == ("cemetery", 23)


def test_a_captain_strengthens_every_other_follower_of_its_side_but_not_itself() -> None:
    banner = real("BP01-037", Triggered(Enters(), Modify(Each(OTHERS), (AddStats((1, 1)),), ALWAYS)))
    scene = table()
    scene.put("field", WOLF)
    scene.put("hand", follower("Captain", 1, 1, abilities=banner))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Captain").answer("play", "Ant")
    assert [attack(scene.game, one) for one in scene.cards("field")] == [4, 1, 1], "nor who comes later"


@pytest.mark.parametrize(("life", "expected"), [(20, 10), (4, 10)])
def test_the_enemy_leaders_defense_becomes_ten(life: int, expected: int) -> None:
    curse = real("BP02-075", Triggered(Evolves(), SetLife(10, "opponent")))
    scene = table()
    scene.put("field", follower("Cub", 1, 1, evolve=0))
    scene.put("evolve deck area", evolved("Cub", 2, 2, abilities=curse))
    scene.put("field", WOLF)
    scene.give(1, life=life)
    scene.begin("main phase").answer("evolve", "Cub")
    assert (scene.life(0), scene.life(1)) == (20, expected)


@pytest.mark.parametrize("is_evolved", [True, False])
def test_an_evolved_enemy_is_dealt_one_more_damage(is_evolved: bool) -> None:
    volley = real(
        "BP02-112",
        Spell(
            If(Is(Target(), cards(types=("evolved",))), DealDamage(Target(), 4), DealDamage(Target(), 3)),
            targets=(ENEMY,),
        ),
    )
    scene = playing(*volley)
    boar = scene.put("field", evolved("Boar", 1, 9) if is_evolved else follower("Boar", 1, 9), 1)
    scene.begin("main phase").answer("play", "Song")
    assert scene.in_play(boar).damage == (4 if is_evolved else 3)


@pytest.mark.clause("sve", "13.4.1.2")
@pytest.mark.parametrize(("most", "hand"), [(6, 0), (7, 1)])
def test_with_overflow_the_damage_comes_with_a_card(most: int, hand: int) -> None:
    breath = real("BP01-090", Spell(Do((DealDamage(Target(), 5), If(OVERFLOW, Draw(1)))), targets=(ENEMY,)))
    scene = playing(*breath)
    scene.give(0, r1=most)
    scene.put("field", BEAR, 1)
    scene.begin("main phase").answer("play", "Song")
    assert (scene.names("cemetery", 1), len(scene.cards("hand"))) == (["Bear"], hand)


def test_it_hurts_its_own_leader_and_loses_a_card_by_chance() -> None:
    price = real(
        "BP02-109", Triggered(Enters(), Do((DealDamageToPlayer(3, "you"), Discard(1, at_random=True))))
    )
    scene = table()
    scene.put("hand", follower("Brute", 3, 3, abilities=price))
    scene.put("hand", ANT)
    scene.put("hand", BEAR)
    scene.put("hand", BEAR, 1)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Brute")
    assert scene.ask.kind == "main", "nobody was asked which"
    assert (scene.life(), len(scene.cards("hand")), len(scene.cards("cemetery"))) == (17, 1, 1)
    assert scene.names("hand", 1) == ["Bear"]


def test_it_gains_as_much_defense_as_others_with_ward_are_there() -> None:
    wards = cards(OTHERS, keywords=("Ward",))
    shield = real("BP02-105", Triggered(Enters(), Modify(This(), (AddStats((0, Count(wards))),), ALWAYS)))
    scene = table()
    scene.put("field", follower("Tower", 1, 1, "Ward"))
    scene.put("field", follower("Gate", 1, 1, "Ward"))
    scene.put("field", WOLF)
    scene.put("field", follower("Keep", 1, 1, "Ward"), 1)
    scene.put("hand", follower("Priest", 1, 1, "Ward", abilities=shield))
    scene.begin("main phase").answer("play", "Priest").answer("no")
    assert defense(scene.game, scene.cards("field")[-1]) == 3


@pytest.mark.parametrize(("start", "hurt"), [(3, 0), (4, 2)])
def test_a_strike_makes_it_stronger_first_and_asks_for_its_attack_afterwards(start: int, hurt: int) -> None:
    strike = real(
        "BP03-008",
        Triggered(
            Attacks(),
            Do(
                (
                    Modify(This(), (AddStats((1, 0)),), ALWAYS),
                    If(Is(This(), StatIs("attack", ">=", 5)), DealDamageToPlayer(2, "opponent")),
                )
            ),
        ),
    )
    scene = table()
    scene.put("field", follower("Hunter", start, 3, abilities=strike))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("attack", "Hunter", -1)
    assert scene.life(1) == 20 - (start + 1) - hurt


@pytest.mark.parametrize(("names", "damage"), [(("Spark",), 3), (("Spark", "Prism"), 7)])
def test_both_named_cards_in_the_cemetery_raise_the_damage(names: tuple[str, ...], damage: int) -> None:
    both = AllHold(
        tuple(There(cards(zones=("cemetery",), whose="you", name=name)) for name in ("Spark", "Prism"))
    )
    blaze = real(
        "BP01-154", Triggered(Attacks(), If(both, DealDamage(Each(ENEMY), 7), DealDamage(Each(ENEMY), 3)))
    )
    scene = table()
    for name in names:
        scene.put("cemetery", follower(name, 1, 1))
    scene.put("cemetery", follower("Prism", 1, 1), 1)
    boar = scene.put("field", follower("Boar", 1, 9), 1)
    scene.put("field", follower("Blaze", 3, 3, abilities=blaze))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("attack", "Blaze", -1)
    assert scene.in_play(boar).damage == damage


@pytest.mark.clause("sve", "5.8.1")
def test_both_players_shuffle_their_hands_in_and_draw_as_many_and_one_gets_one_more() -> None:
    hand, theirs = (cards(zones=("hand",), whose=side) for side in ("you", "opponent"))
    anew = real(
        "BP01-161",
        Spell(
            Fix(
                Count(hand),
                Fix(
                    Count(theirs),
                    Do(
                        (
                            MoveTo(Each(cards(zones=("hand",))), "deck area", "shuffled"),
                            Draw(Fixed("mine")),
                            Draw(Fixed("theirs"), "opponent"),
                            Draw(1),
                        )
                    ),
                    "theirs",
                ),
                "mine",
            )
        ),
    )
    scene = playing(*anew)
    scene.fill("hand", ANT, 2)
    scene.fill("hand", BEAR, 3, 1)
    scene.begin("main phase").answer("play", "Song")
    while scene.ask.kind == "order_cards":
        scene.game.answer(0)
    assert (len(scene.cards("hand")), len(scene.cards("hand", 1))) == (3, 3)
    assert (len(scene.cards("deck area")), len(scene.cards("deck area", 1))) == (9, 10)


@pytest.mark.clause("sve", "4.8.3.1")
def test_the_ex_area_is_filled_from_the_deck_and_emptied_at_its_players_next_end_phase() -> None:
    treasure = real(
        "BP01-056",
        Spell(
            Do(
                (
                    MoveTo(Top(Minus(5, Count(EX))), "EX area"),
                    Later(Triggered(Moment("end phase", "you"), MoveTo(Each(EX), "banished zone"))),
                )
            )
        ),
    )
    scene = playing(*treasure)
    scene.put("EX area", ANT)
    scene.put("EX area", BEAR, 1)
    scene.begin("main phase").answer("play", "Song")
    assert (len(scene.cards("EX area")), len(scene.cards("deck area"))) == (5, 6)
    scene.answer("pass")
    assert (scene.cards("EX area"), len(scene.cards("banished zone"))) == ([], 5)
    assert scene.names("EX area", 1) == ["Bear"]


@pytest.mark.clause("sve", "10.2.1.3.3")
def test_a_card_of_the_ex_area_costs_five_less_for_this_turn_only() -> None:
    spells = cards(EX, types=("spell",))
    sale = real(
        "BP02-036",
        Triggered(
            Evolves(),
            Modify(Target(), (ChangeCost(less=(("play points", 5),)),), END_OF_TURN),
            targets=(spells,),
        ),
    )
    scene = table(1)
    scene.put("field", follower("Cub", 1, 1, evolve=0))
    scene.put("evolve deck area", evolved("Cub", 2, 2, abilities=sale))
    scene.put("EX area", spell("Hymn", ChangeLife(1), cost=6))
    scene.put("EX area", follower("Elk", 1, 1, cost=6))
    scene.put("field", WOLF)
    scene.begin("main phase")
    assert not scene.offers("play")
    scene.answer("evolve", "Cub")
    assert scene.offered("play") == ["Hymn"]
    scene.answer("pass").until("main", 0)
    assert not scene.offers("play", "Hymn")


def test_a_follower_returns_to_life_with_ward() -> None:
    dead = cards(zones=("cemetery",), whose="you", types=("follower",))
    rise = real(
        "BP01-115",
        Spell(
            Do(
                (
                    Let(
                        "came",
                        MoveTo(Target(), "field"),
                        Modify(It("came"), (GainKeywords(frozenset({"Ward"})),), ALWAYS),
                    ),
                )
            ),
            targets=(dead,),
        ),
    )
    scene = playing(*rise)
    scene.put("cemetery", BEAR)
    scene.begin("main phase").answer("play", "Song")
    assert scene.names("field") == ["Wolf", "Bear"]
    scene.answer("pass")
    assert scene.ask.kind == "engage_wards"
    assert scene.offered("engage") == ["Bear"], "the wolf gained nothing"


def test_each_spell_put_into_the_cemetery_from_the_top_gives_a_point_back() -> None:
    spells = cards(zones=("cemetery",), types=("spell",))
    mill = real(
        "BP03-045",
        Triggered(
            Enters(),
            Let(
                "milled",
                MoveTo(Top(4), "cemetery"),
                Produce("play points", Count(cards(spells, OneOf(It("milled"))))),
            ),
        ),
    )
    scene = table(5)
    scene.put("cemetery", spell("Old", Draw(1)))
    for one in (spell("Song", Draw(1)), BEAR, spell("Verse", Draw(1)), BEAR):
        scene.put("deck area", one)
    scene.put("hand", follower("Scholar", 1, 1, cost=4, abilities=mill))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Scholar")
    assert (points(scene), len(scene.cards("cemetery"))) == (3, 5)


def test_a_card_goes_from_hand_under_the_deck_after_one_was_drawn() -> None:
    swap = real(
        "BP01-167",
        Triggered(
            Enters(),
            Do((Draw(1), MoveTo(Chosen(cards(zones=("hand",), whose="you")), "deck area", "bottom"))),
        ),
    )
    scene = table()
    scene.put("deck area", GIANT)
    scene.put("hand", ANT)
    scene.put("hand", follower("Broker", abilities=swap))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Broker").answer("choose", "Ant")
    assert (scene.names("hand"), scene.names("deck area")[0]) == (["Giant"], "Ant")
