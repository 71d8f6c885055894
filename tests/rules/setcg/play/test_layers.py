"""In which order continuous effects apply (11.13.4.6 to .13), each pair of neighbours by what comes of it."""

import pytest

from rules.engine import atoms
from rules.engine.continuous_effects import Lasting
from rules.engine.layers import characteristics
from rules.games.setcg.keywords import power
from rules.language import effects as fx
from rules.language.abilities import Static
from rules.language.changes import (
    AddRaces,
    AddStats,
    AddTypes,
    Change,
    ChangeController,
    GainAbilities,
    GainKeywords,
    LoseAllAbilities,
    SetStats,
)
from rules.language.durations import ALWAYS
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter
from rules.language.references import Target
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import FORWARDS, MINE, forward, other, summon, table

FIELD = ("field",)
FORWARD = frozenset({"forward"})
BRAVE = frozenset({"brave"})
ELF = frozenset({"Elf"})
IMP = other("monster", "Imp")
IDLE = other("monster", "Idle", cost=0, element="shine")
"""Keeps a main phase open."""


def begin(scene: Scene, change: Change, on: int | Filter) -> None:
    """Put a change in force, of one card or of those that meet a filter, in the layer the game has for it."""
    game = scene.game
    by_filter = not isinstance(on, int)
    layer = game.rules.layer_of(change, on if by_filter else None, None)
    fixed = None if by_filter else frozenset({on})
    stamp = atoms.stamp(game)
    lasting = Lasting(-1, 0, stamp, layer, change, ALWAYS, fixed, on if by_filter else None)
    atoms.begin_effect(game, lasting)


@pytest.mark.clause("setcg", "11.13.4.6")
def test_whose_a_card_is_counts_before_what_its_players_cards_are_given() -> None:
    scene = table()
    foe = scene.put("field", forward("Foe"), 1)
    begin(scene, GainKeywords(BRAVE), MINE)
    steals = fx.Modify(Target(), (ChangeController(),))
    scene.put("hand", summon("Steal", steals, FORWARDS, cost=0))
    scene.put("hand", IDLE)
    scene.begin("main 1")
    assert "brave" not in characteristics(scene.game, foe).keywords
    scene.answer("summon", "Steal")
    assert "brave" in characteristics(scene.game, foe).keywords


@pytest.mark.clause("setcg", "11.13.4.6")
@pytest.mark.parametrize("lost", [False, True])
def test_text_that_is_lost_adds_no_type(lost: bool) -> None:
    scene = table()
    turns = Static((AddTypes(FORWARD), SetStats((1000,))))
    imp = scene.put("field", other("monster", "Imp", abilities=(turns,)))
    scene.put("hand", IDLE)
    scene.begin("main 1")
    if lost:
        begin(scene, LoseAllAbilities(), imp)
    assert ("forward" in characteristics(scene.game, imp).types) is not lost


@pytest.mark.clause("setcg", "11.13.4.6")
def test_text_that_a_later_effect_gives_comes_before_an_older_effect_on_types() -> None:
    scene = table()
    imp = scene.put("field", IMP)
    begin(scene, AddTypes(FORWARD), cards(zones=FIELD, races=ELF))
    begin(scene, GainAbilities((Static((AddRaces(ELF),)),)), imp)
    assert "forward" in characteristics(scene.game, imp).types


@pytest.mark.clause("setcg", "11.13.4.6")
def test_a_type_that_a_later_effect_gives_counts_for_an_older_effect_on_keywords() -> None:
    scene = table()
    imp = scene.put("field", IMP)
    begin(scene, GainKeywords(BRAVE), FORWARDS)
    begin(scene, AddTypes(FORWARD), imp)
    assert "brave" in characteristics(scene.game, imp).keywords


@pytest.mark.clause("setcg", "11.13.4.6")
def test_a_job_is_given_together_with_types_and_so_before_any_keyword() -> None:
    scene = table()
    calf = scene.put("field", forward("Calf"))
    begin(scene, GainKeywords(BRAVE), calf)
    begin(scene, AddRaces(ELF), cards(zones=FIELD, keywords=BRAVE))
    now = characteristics(scene.game, calf)
    assert "brave" in now.keywords
    assert not now.races, "it was not brave yet as jobs were given"


@pytest.mark.clause("setcg", "11.13.4.6")
def test_a_keyword_that_a_later_effect_gives_counts_for_an_older_effect_on_power() -> None:
    scene = table()
    calf = scene.put("field", forward("Calf", 3000))
    begin(scene, AddStats((2000,)), cards(zones=FIELD, keywords=BRAVE))
    begin(scene, GainKeywords(BRAVE), calf)
    assert power(scene.game, calf) == 5000


@pytest.mark.clause("setcg", "11.13.4.8")
def test_an_ability_given_to_a_card_that_comes_later_is_only_as_old_as_that_card() -> None:
    small, large = (Static((SetStats((amount,)),), FORWARDS) for amount in (1000, 9000))
    scene = table()
    knight = scene.put("field", forward("Knight", 5000))
    pupils = cards(zones=FIELD, types=("monster",), name="Pupil")
    scene.put("field", other("monster", "Master", abilities=(Static((GainAbilities((small,)),), pupils),)))
    scene.put("field", other("monster", "Giant", abilities=(large,)))
    scene.put("hand", other("monster", "Pupil", cost=0))
    scene.put("hand", IDLE)
    scene.begin("main 1")
    assert power(scene.game, knight) == 9000
    scene.answer("play", "Pupil")
    assert power(scene.game, knight) == 1000
