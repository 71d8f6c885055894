"""Printed abilities of Shadowverse: Evolve that chance picked, and scenes of what they brought up."""

from random import Random

import pytest

from rules.games.sve.mechanics.evolution import EVOLVES_INTO
from rules.language.abilities import Activated, KeywordAbility, Spell, Static
from rules.language.changes import ChangeCost
from rules.language.effects import DealDamage, Draw, Reveal
from rules.language.filter_shorthand import cards
from rules.language.filters import NameHas
from rules.language.references import Each, Target
from tests.rules.printed import written
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    WOLF,
    amulet,
    card,
    evolved,
    follower,
    points,
    spell,
    table,
)
from tests.rules.sve.printed.drawn import DRAWN, EARTH_RITE, HARMLESS
from tests.rules.sve.printed.made_up import cost, real


@pytest.mark.parametrize("card_id", DRAWN)
def test_it_is_said_and_played_on_to_some_end_whatever_players_answer(card_id: str) -> None:
    abilities = real(card_id, *DRAWN[card_id])
    for seed in range(3):
        scene = table(7, evolution=2)
        for zone in ("hand", "hand", "field", "cemetery"):
            scene.put(zone, follower("Bearer", 3, 3, cost=1, abilities=abilities, evolve=0))
        scene.fill("evolve deck area", evolved("Bearer", 4, 4, abilities=abilities), 2)
        scene.put("field", amulet("Sediment", "Stack"), counters={"Stack": 2})
        scene.put("hand", spell("Zap", DealDamage(Target(), 3), targets=1))
        for name in ("Dragon", "Strike", "Great Tree", "Repair Mode"):
            scene.put("cemetery", follower(name))
        scene.fill("field", BEAR, 2, 1)
        random = Random(seed)
        scene.begin("main phase")
        for _ in range(40):
            if scene.ending is None and scene.state.turn == 5:
                scene.game.answer(random.randrange(len(scene.ask.options)))
        assert sum(map(len, scene.state.zones)) >= 33, "no card is lost"


@pytest.mark.clause("sve", "13.3.3.1")
@pytest.mark.parametrize(("counters", "left"), [(2, ["Sediment"]), (1, [])])
def test_earth_rite_takes_a_counter_and_with_the_last_one_the_amulet_goes(
    counters: int, left: list[str]
) -> None:
    burns = real("BP06-041", DRAWN["BP06-041"][0])
    scene = table()
    scene.put("field", amulet("Sediment", "Stack"), counters={"Stack": counters})
    boar = scene.put("field", follower("Boar", 1, 9), 1)
    scene.put("hand", follower("Golem", 3, 3, abilities=burns))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Golem").answer("yes")
    assert scene.in_play(boar).damage == 5
    assert [name for name in scene.names("field") if name != "Golem"] == left


@pytest.mark.clause("sve", "10.4.2.2")
def test_without_a_stack_nobody_is_asked_for_earth_rite_and_nothing_burns() -> None:
    burns = real("BP06-041", DRAWN["BP06-041"][0])
    scene = table()
    boar = scene.put("field", follower("Boar", 1, 9), 1)
    scene.put("field", amulet("Sediment"))
    scene.put("hand", follower("Golem", 3, 3, abilities=burns))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Golem")
    assert (scene.ask.kind, scene.in_play(boar).damage) == ("main", 0)


@pytest.mark.clause("sve", "13.3.3.1")
@pytest.mark.parametrize("stacks", [0, 1, 2])
def test_which_amulet_pays_for_an_activated_earth_rite_is_its_players_choice(stacks: int) -> None:
    grows = real("BP01-058", Activated(Draw(1), cost(0, *EARTH_RITE.parts)))
    scene = table()
    scene.put("field", amulet("Circle", abilities=grows))
    for name in ("Clay", "Mud")[:stacks]:
        scene.put("field", amulet(name, "Stack"), counters={"Stack": 2})
    scene.put("field", WOLF)
    assert scene.begin("main phase").offers("activate") is (stacks > 0)
    if stacks == 2:
        scene.answer("activate", "Circle")
        assert scene.offered("remove_counter") == ["Clay", "Mud"]
        scene.answer("remove_counter", "Mud")
        held = {scene.state.cards[one].name: scene.in_play(one).counters for one in scene.cards("field")}
        assert (held["Clay"], held["Mud"]) == ({"Stack": 2}, {"Stack": 1})


@pytest.mark.clause("sve", "10.6.2.6")
@pytest.mark.clause("sve", "10.2.1.3.3")
@pytest.mark.parametrize("enemies", [1, 0])
def test_a_spell_from_the_cemetery_is_played_for_nothing_where_it_can_be(enemies: int) -> None:
    princess = real("BP07-020", DRAWN["BP07-020"][0])
    scene = table(5)
    scene.put("cemetery", spell("Strike", DealDamage(Target(), 3), cost=4, targets=1))
    boar = scene.put("field", follower("Boar", 1, 9), 1) if enemies else -1
    scene.put("hand", follower("Princess", 3, 3, cost=5, abilities=princess))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Princess")
    assert (points(scene), scene.names("cemetery")) == (0, ["Strike"])
    if enemies:
        assert scene.in_play(boar).damage == 3


@pytest.mark.clause("sve", "5.15.1.1")
def test_a_follower_that_says_so_evolves_into_cards_of_other_names_and_not_of_its_own() -> None:
    into = real("BP03-056", KeywordAbility(keyword=EVOLVES_INTO, filter=NameHas("Dragon")))
    scene = table()
    egg = scene.put("field", follower("Egg", 1, 1, evolve=1, abilities=into))
    for name in ("Egg", "Fire Dragon", "Ice Dragon"):
        scene.put("evolve deck area", evolved(name, 5, 5))
    scene.begin("main phase")
    forms = [option.other for option in scene.ask.options if option.verb == "evolve"]
    assert [scene.state.cards[one].name for one in forms] == ["Fire Dragon", "Ice Dragon"]
    scene.answer("evolve", "Egg", "Ice Dragon")
    assert scene.state.cards[egg].name == "Ice Dragon"


@pytest.mark.clause("sve", "10.2.1.3.3")
def test_what_a_card_says_of_its_own_cost_counts_once_beside_what_others_say() -> None:
    less = ChangeCost(less=(("play points", 1),))
    own = written("sve", Static((less,), zones=("hand",)))
    others = written("sve", Static((less,), affects=cards(zones=("hand",), whose="you")))
    scene = table(2)
    scene.put("field", amulet("Sale", abilities=others))
    scene.put("hand", follower("Giant", 6, 6, cost=5, abilities=own))
    scene.put("field", WOLF)
    assert not scene.begin("main phase").offers("play", "Giant"), "three points are left to pay"


@pytest.mark.parametrize("to", ["you", "anyone"])
def test_cards_may_be_shown_to_one_player_alone(to: str) -> None:
    theirs = Each(cards(zones=("hand",), whose="opponent"))
    look = written("sve", Spell(Reveal(theirs, DealDamage(Target(), 1), to=to), targets=(ENEMY,)))  # type: ignore[arg-type]
    scene = table()
    seen: list[tuple[int, ...]] = []
    hand = scene.put("hand", BEAR, 1)
    scene.put("field", follower("Boar", 1, 9), 1)
    scene.put("hand", card("Spy", ("spell",), abilities=look))
    scene.put("field", WOLF)
    from rules.engine.events import Damaged

    scene.game.listeners[Damaged] = [lambda game, event: seen.append(game.state.shown.get(hand, ()))]
    scene.begin("main phase").answer("play", "Spy")
    assert seen == [(0,) if to == "you" else (0, 1)]
    assert hand not in scene.state.shown, "and only as long as the effect lasts"


@pytest.mark.clause("sve", "12.2.1")
@pytest.mark.parametrize("festive", [2, 3])
def test_an_evolve_ability_that_asks_for_company_is_open_only_in_company(festive: int) -> None:
    from tests.rules.sve.printed.made_up import of

    alone = real("BP14-105", DRAWN["BP14-105"][0])
    scene = table()
    scene.put("field", follower("Guest", 1, 1, evolve=1, abilities=alone))
    scene.put("evolve deck area", evolved("Guest", 4, 4))
    scene.fill("EX area", of(ANT, races=("宴楽",)), festive)
    assert scene.begin("main phase").offers("evolve") is (festive == 3)


def test_a_destroyed_follower_lies_in_the_ex_area_again() -> None:
    abilities = real("BP19-065", DRAWN["BP19-065"][1])
    scene = table()
    ghost = scene.put("field", follower("Ghost", 1, 1, abilities=abilities))
    scene.put("field", WOLF)
    scene.put("hand", spell("Quake", DealDamage(Each(cards(zones=("field",), types=("follower",))), 1)))
    scene.begin("main phase").answer("play", "Quake")
    assert scene.zone_of(ghost) == "EX area"


@pytest.mark.clause("sve", "10.10.1")
@pytest.mark.parametrize("harmless", [True, False])
def test_a_follower_that_deals_no_damage_hurts_neither_leader_nor_follower(harmless: bool) -> None:
    scene = table()
    abilities = real("BP12-109", HARMLESS) if harmless else ()
    wolf = scene.put("field", follower("Wolf", 3, 9, "Storm", abilities=abilities))
    other = scene.put("field", follower("Bear", 3, 9, "Storm", abilities=abilities))
    boar = scene.put("field", follower("Boar", 1, 9), 1, rested=True)
    scene.put("hand", ANT)
    scene.begin("main phase").answer("attack", wolf, -1).answer("attack", other, boar)
    assert (scene.life(1), scene.in_play(boar).damage) == ((20, 0) if harmless else (17, 3))
    assert scene.in_play(other).damage == 1, "it is dealt damage back"
