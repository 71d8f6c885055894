"""Real cards that let one cast a card without paying its cost (11.2, 11.12)."""

import pytest

from rules.games.setcg.nodes import CastFree
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell
from rules.language.costs import Cost, PutThisAway, RestThis
from rules.language.events import Attacks, Plays
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs
from rules.language.references import Target
from tests.rules.setcg.play.made_up import FORWARDS, backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import RAIN, main, read, resolve, when


def summons(most: int):
    """Return the filter for Summons of one's hand that cost no more."""
    return cards(CostIs("<=", most), zones=("hand",), whose="you", types=("summon",))


@pytest.mark.clause("setcg", "11.2.1")
def test_a_mage_that_attacks_lets_a_cheap_summon_be_cast_for_nothing() -> None:
    casts = when(Attacks(), CastFree(summons(4)))
    scene = table()
    scene.put("field", forward("Minwu", 7000, abilities=read("6-123L", casts)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    burns = Spell(fx.DealDamage(Target(), 5000), targets=(FORWARDS,))
    for name, cost in (("Fire", 4), ("Flare", 5)):
        scene.put("hand", other("summon", name, cost=cost, element="ice", abilities=(burns,)))
    scene.put("hand", RAIN, 1)
    scene.begin("attack declaration").answer("attack", "Minwu")
    resolve(scene)
    assert (scene.ask.kind, scene.offered("cast")) == ("cast", ["Fire"])
    scene.answer("cast", "Fire").answer("choose", "Foe")
    assert scene.names("stack") == ["Fire"]
    resolve(scene)
    assert (scene.in_play(foe).damage, "Fire" in scene.names("break zone")) == (5000, True)


def test_who_may_cast_a_summon_may_leave_it() -> None:
    casts = when(Attacks(), CastFree(summons(4)))
    scene = table()
    scene.put("field", forward("Minwu", 7000, abilities=read("6-123L", casts)))
    scene.put("hand", summon("Well", fx.Draw(1), cost=4, element="ice"))
    scene.put("hand", RAIN, 1)
    scene.begin("attack declaration").answer("attack", "Minwu")
    resolve(scene).answer("done")
    assert "Well" in scene.names("hand")


@pytest.mark.clause("setcg", "11.2.1")
@pytest.mark.parametrize(("said", "hurt"), [("cast", 1), ("done", 0)])
def test_what_follows_a_cast_does_not_follow_where_nothing_was_cast(said: str, hurt: int) -> None:
    casts = when(Attacks(), fx.IfYouDo(CastFree(summons(4)), fx.DealDamageToPlayer(1, "you")))
    scene = table()
    scene.put("field", forward("Minwu", 7000, abilities=(casts,)))
    scene.put("hand", summon("Well", fx.Draw(1), cost=4, element="ice"))
    scene.put("hand", RAIN, 1)
    scene.begin("attack declaration").answer("attack", "Minwu")
    resolve(resolve(scene).answer(said))
    assert len(scene.cards("damage zone")) == hurt


def test_a_summon_with_nothing_to_choose_is_not_among_those_that_may_be_cast() -> None:
    monsters = cards(zones=("field",), types=("monster",))
    casts = Activated(CastFree(summons(6)), Cost((RestThis(), PutThisAway())))
    scene = table()
    scene.put("field", backup("Summoner", "thunder", abilities=read("1-139C", casts)))
    for name, wanted in (("Quake", monsters), ("Bolt", FORWARDS)):
        spell = Spell(fx.Destroy(Target()), targets=(wanted,))
        scene.put("hand", other("summon", name, cost=6, element="ice", abilities=(spell,)))
    scene.put("field", forward("Foe"), 1)
    resolve(main(scene).answer("use", "Summoner"))
    assert scene.offered("cast") == ["Bolt", "Rain"]
    resolve(scene.answer("cast", "Bolt"))
    assert (scene.names("break zone", 1), scene.names("break zone")) == (["Foe"], ["Summoner", "Bolt"])


@pytest.mark.clause("setcg", "11.2.11")
def test_a_summon_cast_for_nothing_is_cast_and_an_x_in_its_cost_is_nothing() -> None:
    casts = Activated(CastFree(summons(2)), Cost((RestThis(),)))
    hears = when(Plays(cards(types=("summon",), whose="you")), fx.DealDamageToPlayer(1))
    scene = table()
    scene.put("field", backup("Summoner", "aqua", abilities=read("2-128C", casts)))
    scene.put("field", forward("Bard", abilities=(hears,)))
    scene.put("hand", summon("Surge", fx.Draw(1), cost=2, element="ice", x=1))
    resolve(main(scene).answer("use", "Summoner"))
    resolve(scene.answer("cast", "Surge"))
    assert (len(scene.cards("deck")), len(scene.cards("damage zone", 1))) == (9, 1)
