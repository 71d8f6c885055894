"""Jobs and sub-types of cards (5.2.3.1, 6.6), and which effects stand instead of something (11.13.5.2)."""

import pytest

from rules.dialects import terms_of
from rules.language import effects as fx
from rules.language.abilities import Ability, Replacement, Static, Triggered
from rules.language.amounts import EventAmount, Minus, Plus
from rules.language.changes import AddStats
from rules.language.conditions import Compare
from rules.language.events import Draws, Enters, Leaves, PlayerTakesDamage, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.references import Each, This
from rules.language.words import say
from tests.rules.setcg.play.made_up import bolt, forward, other, summon, table

IDLE = other("monster", "Idle", cost=0, element="shine")


@pytest.mark.clause("setcg", "6.6.3")
@pytest.mark.clause("setcg", "6.6.4")
@pytest.mark.clause("setcg", "5.2.3.1.3.5")
@pytest.mark.clause("setcg", "5.2.3.1.4.2")
@pytest.mark.parametrize(
    ("kind", "job", "subtype"),
    [
        ("forward", True, False),
        ("backup", True, False),
        ("monster", True, False),
        ("summon", False, False),
        ("formation", False, False),
        ("weapon", False, True),
        ("armor", False, True),
        ("accessory", False, True),
    ],
)
@pytest.mark.parametrize("asked", ["job", "sub-type"])
def test_only_characters_are_found_by_a_job_and_only_items_by_a_sub_type(
    kind: str, job: bool, subtype: bool, asked: str
) -> None:
    word = frozenset({"Sword"})
    by = cards(zones=("hand",), races=word) if asked == "job" else cards(zones=("hand",), subtypes=word)
    scene = table()
    scene.put("hand", other(kind, "One", cost=9, jobs=word, subtypes=word))
    scene.put("hand", other(kind, "Two", cost=9))
    scene.put("hand", summon("Call", fx.MoveTo(Each(by), "outside"), cost=0))
    scene.put("hand", IDLE)
    scene.begin("main 1").answer("summon", "Call")
    assert scene.names("outside") == (["One"] if (job if asked == "job" else subtype) else [])


REPLACING = [
    Replacement(TakesDamage(), amount=0),
    Replacement(TakesDamage(), amount=Plus((EventAmount(), 1000))),
    Replacement(PlayerTakesDamage(), amount=Minus(EventAmount(), 1)),
    Replacement(TakesDamage(), amount=0, condition=Compare(EventAmount(), "<=", 3000)),
    Replacement(Leaves(None, ("break zone",)), destination="outside"),
    Replacement(Draws(), fx.DealDamageToPlayer(1)),
]
OTHERS: list[Ability] = [
    Triggered(TakesDamage(), fx.Draw(1)),
    Triggered(Enters(), fx.MoveTo(This(), "outside")),
    Static((AddStats((1000,)),)),
]


@pytest.mark.clause("setcg", "11.13.5.2")
@pytest.mark.parametrize("ability", [*REPLACING, *OTHERS])
def test_what_stands_instead_of_an_event_says_instead_and_nothing_else_does(ability: Ability) -> None:
    assert ("instead" in say(ability, terms_of("setcg"))) is isinstance(ability, Replacement)


@pytest.mark.clause("setcg", "11.13.5.4")
@pytest.mark.clause("setcg", "11.13.5.2")
@pytest.mark.parametrize("instead", [True, False])
def test_what_is_instead_of_damage_takes_its_place_and_what_follows_damage_does_not(instead: bool) -> None:
    ability = Replacement(TakesDamage(), fx.Draw(1)) if instead else Triggered(TakesDamage(), fx.Draw(1))
    scene = table()
    ox = scene.put("field", forward("Ox", 9000, abilities=(ability,)))
    scene.put("hand", bolt(3000, cost=0))
    scene.put("hand", IDLE)
    scene.begin("main 1").answer("summon", "Bolt")
    while scene.state.pending:
        scene.answer("pass")
    assert scene.in_play(ox).damage == (0 if instead else 3000)
    assert len(scene.cards("deck")) == 9
