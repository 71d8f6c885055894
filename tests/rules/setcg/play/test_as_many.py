"""Choices of as many cards as there are others when the choice is made."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Ability, Activated, Spell, Triggered
from rules.language.amounts import Count
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.references import Targets
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import FORWARDS, backup, forward, other, table
from tests.rules.setcg.printed.scenes import enter, main, resolve

CLERKS = Count(cards(zones=("field",), types=("backup",), whose="you"))
KINDS = {
    "spell": Spell(fx.Rest(Targets()), targets=(FORWARDS,) * 3, least=0, at_most=CLERKS),
    "action": Activated(fx.Rest(Targets()), targets=(FORWARDS,) * 3, least=0, at_most=CLERKS),
    "auto": Triggered(Enters(), fx.Rest(Targets()), targets=(FORWARDS,) * 3, least=0, at_most=CLERKS),
}


def begin(scene: Scene, kind: str) -> Scene:
    """Play what chooses: a Summon, an action ability, or a card that comes."""
    abilities: tuple[Ability, ...] = written("setcg", KINDS[kind])
    if kind == "auto":
        enter(scene, *abilities, name="Herald")
        return scene
    if kind == "spell":
        scene.put("hand", other("summon", "Lull", cost=0, abilities=abilities))
        return main(scene).answer("summon", "Lull")
    tower = scene.put("field", other("monster", "Tower", abilities=abilities))
    return main(scene).answer("use", tower)


@pytest.mark.clause("setcg", "11.2.3")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("clerks", [1, 2])
def test_no_more_are_chosen_than_there_are_others(kind: str, clerks: int):
    scene = table()
    foes = [scene.put("field", forward(name), 1) for name in ("Ann", "Ben", "Cat")]
    for number in range(clerks):
        scene.put("field", backup(f"Clerk {number}"))
    begin(scene, kind)
    for card in foes[:clerks]:
        scene.answer("choose", card)
    assert scene.ask.kind != "choose", "no more may be chosen"
    resolve(scene)
    assert [scene.in_play(card).rested for card in foes] == [True] * clerks + [False] * (3 - clerks)
