"""Real cards that ask what was paid for them, may not come by effects, or see an EX Burst (11.2)."""

import pytest

from rules.games.setcg.nodes import CastFree, UsesBurst
from rules.language import effects as fx
from rules.language.abilities import Spell, Static, Triggered
from rules.language.amounts import KindsPaid, Paid, X
from rules.language.changes import Restrict
from rules.language.conditions import AllHold, Compare, PlayedBy
from rules.language.costs import Cost, DiscardCards
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.references import Each, Target
from rules.language.restrictions import Cannot
from tests.rules.printed import written
from tests.rules.setcg.play.made_up import backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import FIELD, FOE, IMP, RAIN, entering, main, pay, read, resolve

BY_BACKUPS = Paid(by="Backups")
DISCARDING = Cost((DiscardCards(),))


@pytest.mark.clause("setcg", "11.3.8.1.1")
@pytest.mark.clause("setcg", "11.3.8")
@pytest.mark.parametrize(("element", "dealt"), [("fire", 4000), ("wind", 0)])
def test_a_ninja_burns_where_fire_was_paid_for_it(element: str, dealt: int) -> None:
    burns = fx.If(Compare(Paid("fire"), ">=", 1), fx.DealDamage(Target(), 4000))
    scene = table()
    scene.put("field", backup("Page", "wind"))
    scene.put("field", backup("Clerk", element))
    foe = scene.put("field", forward("Foe", 9000), 1)
    ninja = forward("Ninja", cost=2, element="wind", abilities=read("7-058C", entering(burns, FOE)))
    scene.put("hand", ninja)
    scene.put("hand", IMP)
    scene.put("hand", forward("Gleam", cost=0, element="shine"), 1)
    resolve(pay(scene.begin("main 1").answer("play", "Ninja")))
    assert scene.in_play(foe).damage == dealt


@pytest.mark.clause("setcg", "11.3.8")
@pytest.mark.clause("setcg", "11.3.8.1.1")
@pytest.mark.parametrize(
    ("elements", "kinds", "fire_alone"),
    [("wind wind", 1, False), ("fire wind", 2, False), ("fire fire", 1, True), ("fire/ice fire", 2, True)],
)
def test_a_summon_counts_the_elements_that_were_paid_for_it(
    elements: str, kinds: int, fire_alone: bool
) -> None:
    alone = AllHold((Compare(Paid("fire"), ">=", 1), Compare(Paid(), "=", Paid("fire"))))
    burns = fx.Do((fx.Draw(KindsPaid()), fx.If(alone, fx.Discard(1, "opponent"))))
    scene = table()
    for number, element in enumerate(elements.split()):
        scene.put("field", backup(f"Clerk {number}", tuple(element.split("/"))))
    scene.put("hand", forward("Gleam", cost=0, element="shine"), 1)
    call = other("summon", "Call", cost=2, element="shine", abilities=written("setcg", Spell(burns)))
    scene.put("hand", call)
    scene.put("hand", IMP)
    resolve(pay(scene.begin("main 1").answer("summon", "Call")))
    assert (len(scene.cards("deck")), len(scene.cards("hand", 1))) == (10 - kinds, 0 if fire_alone else 1)


@pytest.mark.clause("setcg", "11.3.8")
def test_a_forward_whose_ability_costs_more_as_it_comes_still_knows_what_was_paid_for_it() -> None:
    draws = Triggered(Enters(), fx.Draw(Paid()), DISCARDING)
    scene = table()
    scene.put("field", backup("Clerk"))
    scene.put("hand", forward("Ninja", cost=1, abilities=written("setcg", draws)))
    scene.put("hand", IMP)
    scene.put("hand", IMP)
    pay(scene.begin("main 1").answer("play", "Ninja"))
    resolve(pay(scene.answer("yes")))
    assert len(scene.cards("deck")) == 9


@pytest.mark.clause("setcg", "11.2.10")
@pytest.mark.parametrize(("clerks", "drawn"), [(2, 1), (0, 0)])
def test_an_odin_draws_besides_where_backups_alone_paid_for_it(clerks: int, drawn: int) -> None:
    alone = AllHold((Compare(BY_BACKUPS, ">=", 1), Compare(Paid(), "=", BY_BACKUPS)))
    draws = fx.Do((fx.Destroy(Target()), fx.If(alone, fx.Draw(1))))
    odin = Spell(draws, targets=(cards(zones=FIELD, types=("forward",), whose="opponent"),))
    scene = table()
    for number in range(clerks):
        scene.put("field", backup(f"Clerk {number}"))
    scene.put("field", forward("Foe"), 1)
    scene.put("hand", other("summon", "Odin", cost=2, abilities=read("22-076R", odin)))
    if not clerks:
        scene.put("hand", RAIN)
    scene.put("hand", IMP)
    resolve(pay(scene.begin("main 1").answer("summon", "Odin")))
    assert (scene.names("field", 1), len(scene.cards("deck"))) == ([], 10 - drawn)


@pytest.mark.clause("setcg", "4.5")
def test_what_triggers_as_a_character_comes_knows_the_x_that_was_paid_for_it() -> None:
    scene = table()
    for number in range(3):
        scene.put("field", backup(f"Clerk {number}"))
    scene.put("hand", forward("Hydra", cost=0, x=1, abilities=(entering(fx.Draw(X())),)))
    scene.put("hand", forward("Herald", cost=0))
    scene.put("field", other("monster", "Watcher", abilities=(watching(),)))
    main(scene).answer("play", "Hydra").answer("x", other=3)
    while scene.ask.kind in ("pay", "order_triggers"):
        scene.game.answer(0)
    resolve(scene)
    assert len(scene.cards("deck")) == 7


def watching() -> Triggered:
    """What another card has that triggers on the same coming."""
    return Triggered(Enters(cards(types=("forward",), zones=FIELD)), fx.Discard(1, "opponent"))


@pytest.mark.clause("setcg", "6.2.4")
@pytest.mark.parametrize(("by", "comes"), [("effect", False), ("free", False), ("hand", True)])
def test_a_forward_comes_from_the_hand_by_being_played_alone(by: str, comes: bool) -> None:
    proud = Static((Restrict(Cannot("be put onto the field by effects")),), zones=("hand",), only_there=True)
    mine = cards(zones=("hand",), whose="you", types=("forward",))
    scene = table()
    leo = scene.put("hand", forward("Leo", cost=0, abilities=read("16-126R", proud)))
    scene.put("hand", forward("Page", cost=9))
    scene.put("hand", summon("Call", fx.MoveTo(Each(mine), "field"), cost=0))
    scene.put("hand", summon("Cast", CastFree(mine), cost=0))
    main(scene)
    if by == "effect":
        resolve(scene.answer("summon", "Call"))
        assert "Page" in scene.names("field")
    elif by == "free":
        scene.answer("summon", "Cast").do("pass", "pass")
        assert scene.offered("cast") == ["Page"]
        return
    else:
        scene.answer("play", "Leo")
    assert (scene.zone_of(leo) == "field") is comes


@pytest.mark.clause("setcg", "11.11.2")
@pytest.mark.parametrize(
    ("used", "whose", "hurt"), [(True, "opponent", 2), (False, "opponent", 1), (True, "you", 1)]
)
def test_a_king_punishes_the_opponent_for_an_ex_burst_that_is_used(used: bool, whose: str, hurt: int) -> None:
    strikes = Triggered(UsesBurst(cards(whose=whose)), fx.DealDamageToPlayer(1))
    well = other("summon", "Well", cost=0, marks=("ex burst",), abilities=(Spell(fx.Draw(1)),))
    scene = table()
    scene.put("field", forward("Feolthanos", abilities=read("21-013H", strikes)))
    scene.put("deck", well, 1)
    scene.put("hand", summon("Spark", fx.DealDamageToPlayer(1), cost=0))
    main(scene).answer("summon", "Spark").until("ex_burst")
    resolve(scene.answer("yes" if used else "no"))
    assert len(scene.cards("damage zone", 1)) == hurt


@pytest.mark.clause("setcg", "11.3.10")
@pytest.mark.parametrize(("by", "drawn"), [("hand", 1), ("free", 1), ("effect", 0)])
def test_a_warrior_knows_whether_it_was_cast_or_put_onto_the_field(by: str, drawn: int) -> None:
    draws = entering(fx.If(PlayedBy("cast"), fx.Draw(1)))
    mine = cards(zones=("hand",), whose="you", types=("forward",))
    scene = table()
    scene.put("hand", forward("Warrior", cost=0, abilities=read("19-128L", draws)))
    scene.put("hand", summon("Call", fx.MoveTo(Each(mine), "field"), cost=0))
    scene.put("hand", summon("Free", CastFree(mine), cost=0))
    main(scene)
    if by == "hand":
        scene.answer("play", "Warrior")
    elif by == "free":
        scene.answer("summon", "Free").do("pass", "pass").answer("cast", "Warrior")
    else:
        scene.answer("summon", "Call")
    resolve(scene)
    assert (scene.names("field"), len(scene.cards("deck"))) == (["Warrior"], 10 - drawn)
