"""Real cards that leave the field for another zone than they would, or make others (11.13.5)."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Ability, Activated, Replacement, Spell
from rules.language.changes import GainAbilities
from rules.language.costs import Cost, PutThisAway, RestThis
from rules.language.events import Leaves
from rules.language.filter_shorthand import cards
from rules.language.references import SubjectCard, Target
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import FORWARDS, action, backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import (
    BROKEN,
    DIES,
    FIELD,
    FRIEND,
    KINDS,
    SLAY,
    cast,
    end_turn,
    main,
    pick,
    read,
    resolve,
    when,
)

EXILED = Replacement(Leaves(None, BROKEN), destination="outside")
DOOM = fx.Modify(Target(), (GainAbilities((EXILED,)),))
BAHAMUT = Spell(fx.Do((fx.DealDamage(Target(), 8000), DOOM)), targets=(FORWARDS,))


def bahamut() -> Scene:
    """Return a scene in which a Summon deals a Forward damage that it may survive."""
    scene = table()
    scene.put("hand", other("summon", "Bahamut", cost=0, abilities=read("4-016R", BAHAMUT)))
    scene.put("hand", SLAY)
    return scene


@pytest.mark.clause("setcg", "11.13.5.1")
@pytest.mark.clause("setcg", "11.13.5.4")
@pytest.mark.parametrize(("power", "slain"), [(8000, False), (9000, True)])
def test_a_forward_that_was_burnt_is_removed_as_it_is_put_into_the_break_zone_this_turn(
    power: int, slain: bool
) -> None:
    scene = bahamut()
    mourns = when(DIES, fx.DealDamageToPlayer(1))
    foe = scene.put("field", forward("Foe", power, abilities=(mourns,)), 1)
    main(scene)
    cast(scene, "Bahamut")
    if slain:
        assert scene.zone_of(foe) == "field"
        cast(scene, "Slay")
    assert scene.zone_of(foe) == "outside"
    assert scene.cards("damage zone") == [], "it was not put into the break zone"


@pytest.mark.clause("setcg", "11.13.5.3")
def test_who_outlived_the_turn_goes_to_the_break_zone_as_ever() -> None:
    scene = bahamut()
    scene.put("field", forward("Foe", 9000), 1)
    main(scene)
    cast(scene, "Bahamut")
    end_turn(scene)
    foe = scene.cards("field", 1)[0]
    scene.until("main", 0)
    cast(scene, "Slay", foe)
    assert scene.zone_of(foe) == "break zone"


def test_a_forward_that_returns_to_the_hand_is_not_removed() -> None:
    scene = bahamut()
    foe = scene.put("field", forward("Foe", 9000), 1)
    scene.put("hand", summon("Home", fx.MoveTo(Target(), "hand"), FORWARDS, cost=0))
    main(scene)
    cast(scene, "Bahamut")
    cast(scene, "Home")
    assert scene.zone_of(foe) == "hand"


HOMING = Replacement(Leaves(), destination="hand")


@pytest.mark.clause("setcg", "11.13.5.1")
@pytest.mark.parametrize(
    "how",
    [
        fx.Destroy(Target()),
        fx.MoveTo(Target(), "outside"),
        fx.MoveTo(Target(), "deck", "bottom"),
        fx.DealDamage(Target(), 10000),
    ],
)
def test_whatever_takes_a_zilart_off_the_field_it_returns_to_the_hand(how: fx.Effect) -> None:
    scene = table()
    scene.put("field", forward("Zilart", 10000, element="dark", abilities=read("5-147L", HOMING)), 1)
    zilart = scene.cards("field", 1)[0]
    scene.put("hand", summon("End", how, FORWARDS, cost=0))
    cast(main(scene), "End")
    assert scene.zone_of(zilart) == "hand"


@pytest.mark.clause("setcg", "11.7.10")
def test_a_zilart_put_away_to_pay_for_something_returns_to_the_hand_and_that_is_paid() -> None:
    drawing = action(fx.Draw(1), Cost((PutThisAway(),)))
    scene = table()
    zilart = scene.put("field", forward("Zilart", 10000, abilities=(*read("5-147L", HOMING), drawing)))
    resolve(main(scene).answer("use", "Zilart"))
    assert (scene.zone_of(zilart), len(scene.cards("deck"))) == ("hand", 9)


@pytest.mark.clause("setcg", "11.13.5.1")
@pytest.mark.clause("setcg", "11.13.5.7")
@pytest.mark.parametrize(("said", "zone"), [("replace", "outside"), ("decline", "break zone")])
def test_a_summoner_may_have_characters_removed_that_would_be_put_into_the_break_zone(
    said: str, zone: str
) -> None:
    characters = cards(zones=FIELD, types=KINDS)
    may = Replacement(Leaves(characters, BROKEN), destination="outside", optional=True)
    scene = table()
    scene.put("field", backup("Yuna", "aqua", abilities=read("1-176H", may)))
    foe = scene.put("field", forward("Foe", 5000), 1)
    scene.put("hand", summon("Burn", fx.DealDamage(Target(), 5000), FORWARDS, cost=0))
    main(scene).answer("summon", "Burn").do("pass", "pass")
    assert scene.ask.kind == "replacement"
    scene.answer(said)
    assert scene.zone_of(foe) == zone


def test_a_bard_dooms_a_forward_it_may_break_later() -> None:
    scene = table()
    marks: Ability = Activated(DOOM, Cost((RestThis(),)), targets=(FORWARDS,))
    scene.put("field", backup("Caetuna", abilities=read("21-008R", marks)))
    page = scene.put("field", forward("Page"))
    scene.put("hand", summon("Weak", fx.Destroy(Target()), FRIEND, cost=0))
    pick(main(scene).answer("use", "Caetuna"))
    cast(scene, "Weak")
    assert scene.zone_of(page) == "outside"


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize("kind", ["forward", "monster"])
def test_another_forward_that_fell_is_taken_from_the_break_zone_to_the_hand(kind: str) -> None:
    keeper = when(Leaves(FRIEND, BROKEN), fx.MoveTo(SubjectCard(), "hand"))
    scene = table()
    scene.put("field", other("monster", "Keeper", abilities=written("setcg", keeper)))
    fallen = scene.put("field", other(kind, "Ghoul"))
    anyone = cards(zones=FIELD, types=KINDS)
    scene.put("hand", summon("Fell", fx.Destroy(Target()), anyone, cost=0))
    main(scene)
    cast(scene, "Fell", fallen)
    resolve(scene)
    assert scene.zone_of(fallen) == ("hand" if kind == "forward" else "break zone")
