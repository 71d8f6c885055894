"""How cards of Shadowverse: Evolve came onto the field, and where and when they cannot be played."""

import pytest

from rules.games.sve.layers import attack, defense
from rules.games.sve.movement import BY_ABILITY, FROM_CEMETERY, FROM_ELSEWHERE, PLAYED_FROM_EX_AREA
from rules.language.abilities import Activated, Static, Triggered
from rules.language.changes import Restrict, SetStats
from rules.language.conditions import Is, There, TurnOf
from rules.language.costs import Cost, TakeCounters
from rules.language.durations import ALWAYS
from rules.language.effects import ChangeLife, Do, Draw, Heal, If, Modify, MoveTo
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.filters import HasStatus
from rules.language.references import Each, Target, This
from rules.language.restrictions import Cannot
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import BEAR, GIANT, amulet, follower, spell, table

WORDS = (BY_ABILITY, FROM_ELSEWHERE, FROM_CEMETERY, PLAYED_FROM_EX_AREA)
OUT = {
    zone: MoveTo(Each(cards(name="Guest", zones=(zone,), whose="you")), "field")
    for zone in ("hand", "EX area", "cemetery")
}


def guest(word: str, zone: str) -> Scene:
    """Return a scene with a follower somewhere that heals as it comes, if it came in a certain way."""
    came = Triggered(Enters(), If(Is(This(), HasStatus(word)), ChangeLife(3)))
    scene = table(9)
    scene.put(zone, follower("Guest", 1, 1, abilities=(came,)))
    scene.put("hand", spell("Invitation", *OUT.values()))
    return scene.begin("main phase")


@pytest.mark.clause("sve", "5.4.1")
@pytest.mark.parametrize(
    ("zone", "verb", "known"),
    [
        ("hand", "play", ()),
        ("EX area", "play", (FROM_ELSEWHERE, PLAYED_FROM_EX_AREA)),
        ("hand", "invite", (BY_ABILITY,)),
        ("EX area", "invite", (BY_ABILITY, FROM_ELSEWHERE)),
        ("cemetery", "invite", (BY_ABILITY, FROM_ELSEWHERE, FROM_CEMETERY)),
    ],
)
@pytest.mark.parametrize("word", WORDS)
def test_a_follower_knows_how_it_came(zone: str, verb: str, known: tuple[str, ...], word: str) -> None:
    scene = guest(word, zone)
    scene.answer("play", "Guest" if verb == "play" else "Invitation")
    assert scene.life() == (23 if word in known else 20)


@pytest.mark.clause("sve", "8.2.1")
@pytest.mark.parametrize("zone", ["hand", "EX area"])
def test_a_card_is_not_played_from_where_it_says_so_while_that_holds(zone: str) -> None:
    ban = Static((Restrict(Cannot("be played")),), when=TurnOf(), zones=("hand",), only_there=True)
    scene = table()
    scene.put(zone, follower("Bat", 1, 1, abilities=(ban,)))
    scene.put("hand", BEAR)
    assert scene.begin("main phase").offers("play", "Bat") == (zone == "EX area")


@pytest.mark.clause("sve", "8.2.1")
@pytest.mark.parametrize(("bears", "offered"), [(1, False), (2, True)])
def test_a_card_is_played_only_where_enough_cards_are_there(bears: int, offered: bool) -> None:
    few = There(cards(name="Bear", zones=("field",), whose="you"), 0, 1)
    ban = Static((Restrict(Cannot("be played")),), when=few, zones=("hand", "EX area"), only_there=True)
    scene = table()
    scene.put("hand", spell("Feast", Draw(1)).copy())
    feast = spell("Feast", Draw(1))
    feast.abilities = (*feast.abilities, ban)
    scene.put("EX area", feast)
    scene.fill("field", BEAR, bears)
    scene.begin("main phase")
    assert scene.offers("play", scene.cards("EX area")[0]) == offered


@pytest.mark.clause("sve", "5.13.1")
def test_a_defense_that_becomes_a_number_is_that_whatever_damage_there_was() -> None:
    shrink = Do((Heal(Target()), Modify(Target(), (SetStats((1, 1)),), ALWAYS)))
    scene = table()
    giant = scene.put("field", GIANT, 1, damage=3)
    scene.put("hand", spell("Shrink", shrink, targets=1))
    scene.begin("main phase").answer("play", "Shrink")
    assert (attack(scene.game, giant), defense(scene.game, giant)) == (1, 1)


@pytest.mark.clause("sve", "10.4.2.2")
@pytest.mark.parametrize(("water", "offered"), [(1, False), (2, True)])
def test_counters_are_taken_off_another_card_to_pay(water: int, offered: bool) -> None:
    spring = cards(name="Spring", zones=("field",), whose="you")
    bathe = Activated(Draw(1), Cost((TakeCounters("divine water", 2, spring),)))
    scene = table()
    scene.put("field", follower("Guest", 1, 1, abilities=(bathe,)))
    spa = scene.put("field", amulet("Spring"), counters={"divine water": water})
    scene.put("hand", BEAR)
    scene.put("field", BEAR, 1)
    scene.begin("main phase")
    assert scene.offers("activate", "Guest") == offered
    if offered:
        scene.answer("activate", "Guest")
        assert not (scene.in_play(spa).counters or {}).get("divine water")
