"""Printed abilities of Shadowverse: Evolve that speak of cards again that were moved, shown or selected."""

import pytest

from rules.games.sve.definitions import EvolveCard
from rules.language.abilities import Activated, Spell, Triggered
from rules.language.amounts import CostOf, Depending, DividedBy, Share, StatOf, X
from rules.language.changes import AddStats
from rules.language.conditions import Is, There
from rules.language.costs import Cost, DiscardCards, PayX, PutAway
from rules.language.durations import ALWAYS
from rules.language.effects import (
    ChangeLife,
    ChooseOne,
    DealDamage,
    DealDamageToPlayer,
    Do,
    Draw,
    If,
    Let,
    Modify,
    MoveTo,
    Reveal,
)
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs, Named, OneOf
from rules.language.references import Each, GivenUp, It, Target, Top
from tests.rules.sve.play.made_up import ENEMY, OWN, WOLF, card, follower, spell, table
from tests.rules.sve.printed.made_up import OTHERS, OVERFLOW, cost, real

ENEMIES = Each(cards(zones=("field",), whose="opponent", types=("follower",)))
BURIED = cards(OneOf(It("moved")), zones=("cemetery",), types=("spell",))


@pytest.mark.clause("sve", "10.4.2")
def test_as_much_damage_is_dealt_as_the_discarded_card_costs() -> None:
    pyre = real(
        "BP04-116",
        Activated(
            effect=Do(
                (
                    DealDamage(Target(), CostOf(GivenUp())),
                    DealDamageToPlayer(DividedBy(CostOf(GivenUp()), up=True)),
                )
            ),
            cost=cost(0, DiscardCards(1, cards(types=("follower",)))),
            targets=(ENEMY,),
        ),
    )
    scene = table()
    scene.put("field", follower("Priest", 1, 1, abilities=pyre))
    scene.put("hand", follower("Sheep", 1, 1, cost=3))
    boar = scene.put("field", follower("Boar", 1, 9), 1)
    scene.begin("main phase").answer("activate", "Priest")
    assert (scene.names("cemetery"), scene.in_play(boar).damage, scene.life(1)) == (["Sheep"], 3, 18)


@pytest.mark.clause("sve", "10.4.2")
def test_as_much_damage_is_dealt_as_the_buried_follower_had_attack_where_it_was() -> None:
    pyre = real(
        "BP19-047",
        Activated(
            effect=DealDamage(Target(), StatOf(GivenUp(), "attack")),
            cost=cost(0, PutAway(cards(zones=("field",), whose="you", types=("follower",), other=True))),
            targets=(ENEMY,),
        ),
    )
    banner = real("BP01-037", Triggered(Enters(), Modify(Each(OTHERS), (AddStats((1, 1)),), ALWAYS)))
    scene = table()
    scene.put("field", follower("Priest", 1, 1, abilities=pyre))
    lamb = scene.put("field", follower("Lamb", 2, 1))
    scene.put("hand", follower("Captain", 1, 1, abilities=banner))
    boar = scene.put("field", follower("Boar", 1, 9), 1)
    scene.begin("main phase").answer("play", "Captain").answer("activate", "Priest")
    scene.answer("put_away", lamb)
    assert (scene.names("cemetery"), scene.in_play(boar).damage) == (["Lamb"], 3)


@pytest.mark.parametrize(("discarded", "drawn"), [(WOLF, 0), (follower("Bull", cost=7), 1)])
def test_a_card_is_drawn_only_if_the_discarded_one_was_dear(discarded: EvolveCard, drawn: int) -> None:
    dear = cards(OneOf(GivenUp()), CostIs(">=", 7), zones=("cemetery",))
    hunt = real(
        "ECP01-030",
        Activated(effect=If(There(dear), Draw(1)), cost=cost(0, DiscardCards(1))),
    )
    scene = table()
    scene.put("field", follower("Hunter", 1, 1, abilities=hunt))
    scene.put("cemetery", follower("Bison", cost=8))
    scene.put("hand", discarded)
    scene.begin("main phase").answer("activate", "Hunter")
    assert len(scene.names("hand")) == drawn


@pytest.mark.parametrize(("top", "life"), [(spell("Song", Draw(1)), 22), (WOLF, 20)])
def test_a_leader_heals_only_if_a_card_of_the_kind_was_buried_by_this(top: EvolveCard, life: int) -> None:
    dig = real(
        "BP08-097",
        Triggered(Enters(), Let("moved", MoveTo(Top(), "cemetery"), If(There(BURIED), ChangeLife(2)))),
    )
    scene = table()
    scene.put("cemetery", spell("Tune", Draw(1)))
    scene.put("deck area", top)
    scene.put("hand", follower("Miner", 1, 1, abilities=dig))
    scene.begin("main phase").answer("play", "Miner")
    assert (scene.names("cemetery")[-1], scene.life()) == (top.name, life)


@pytest.mark.clause("sve", "10.6.2.3")
def test_each_of_two_selected_followers_is_dealt_as_much_as_the_other_has_attack() -> None:
    duel = real(
        "BP06-116",
        Spell(
            effect=Do(
                (
                    DealDamage(Target(0), StatOf(Target(1), "attack")),
                    DealDamage(Target(1), StatOf(Target(0), "attack")),
                )
            ),
            targets=(OWN, ENEMY),
        ),
    )
    scene = table()
    scene.put("hand", card("Duel", ("spell",), abilities=duel))
    mine = scene.put("field", follower("Stag", 4, 9))
    theirs = scene.put("field", follower("Boar", 1, 9), 1)
    scene.begin("main phase").answer("play", "Duel")
    assert (scene.in_play(mine).damage, scene.in_play(theirs).damage) == (1, 4)


@pytest.mark.parametrize(("top", "hand"), [("Moon", ["Moon"]), ("Wolf", [])])
def test_a_revealed_card_is_taken_only_if_it_has_the_name_that_is_asked_for(
    top: str, hand: list[str]
) -> None:
    shown = It("revealed")
    seek = real(
        "CP03-115",
        Activated(
            effect=Reveal(Top(), If(Is(shown, Named("Moon")), MoveTo(shown, "hand")), name="revealed"),
            cost=cost(0),
        ),
    )
    scene = table()
    scene.put("field", follower("Seer", 1, 1, abilities=seek))
    scene.put("deck area", follower(top, 1, 1))
    scene.begin("main phase").answer("activate", "Seer")
    assert scene.names("hand") == hand


@pytest.mark.clause("sve", "10.4.7.5")
@pytest.mark.parametrize("x", [1, 3])
def test_an_enemy_is_dealt_as_much_as_was_paid_when_it_came(x: int) -> None:
    flood = real("BP06-099", Triggered(Enters(), DealDamage(ENEMIES, X()), cost=Cost((PayX(),))))
    scene = table()
    scene.put("hand", follower("River", 1, 1, abilities=flood))
    boar = scene.put("field", follower("Boar", 1, 9), 1)
    scene.give(0, r0=5, r1=5)
    scene.begin("main phase").answer("play", "River")
    scene.answer("yes").game.answer(x)
    assert scene.in_play(boar).damage == x


@pytest.mark.parametrize(("most", "damage"), [(6, 2), (7, 4)])
def test_more_damage_is_divided_where_its_player_has_seven_play_points(most: int, damage: int) -> None:
    rain = real(
        "BP06-067",
        Triggered(
            Enters(),
            Do((DealDamage(Target(0), Share(0)), DealDamage(Target(1), Share(1)))),
            targets=(ENEMY, ENEMY),
            least=1,
            divides=Depending(OVERFLOW, 4, 2),
        ),
    )
    scene = table()
    scene.put("hand", follower("Cloud", 1, 1, abilities=rain))
    boar = scene.put("field", follower("Boar", 1, 9), 1)
    scene.give(0, r0=5, r1=most)
    scene.begin("main phase").answer("play", "Cloud")
    assert scene.in_play(boar).damage == damage


@pytest.mark.parametrize(("most", "life"), [(6, 20), (7, 18)])
def test_an_option_is_chosen_only_where_the_condition_before_it_holds(most: int, life: int) -> None:
    choice = ChooseOne((DealDamageToPlayer(2), ChangeLife(3)))
    roar = real("BP08-064", Triggered(Enters(), If(OVERFLOW, choice)))
    scene = table()
    scene.put("hand", follower("Drake", 1, 1, abilities=roar))
    scene.give(0, r0=5, r1=most)
    scene.begin("main phase").answer("play", "Drake")
    if most == 7:
        scene.game.answer(0)
    assert (scene.life(1), scene.life(0), scene.ask.kind) == (life, 20, "main")
