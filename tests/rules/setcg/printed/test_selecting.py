"""What real cards let players select more of, what becomes dull, and of which element CP is (11.2, 11.9)."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Ability, Activated, Mode, Spell, Static, Triggered, Way
from rules.language.amounts import Depending
from rules.language.changes import AddStats, Restrict
from rules.language.conditions import Happened, PlayedBy, There
from rules.language.costs import Cost, RestCards, RestThis
from rules.language.events import Enters, Plays, Rests
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs
from rules.language.references import Target
from rules.language.restrictions import Can, Cannot
from tests.rules.setcg.play.made_up import FORWARDS, backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import (
    FIELD,
    FOE,
    FRIEND,
    IMP,
    RAIN,
    main,
    pick,
    read,
    resolve,
    strength,
)

WAKE = summon("Lull", fx.Rest(Target()), FORWARDS, cost=0)


@pytest.mark.clause("setcg", "11.9.8")
@pytest.mark.parametrize(("beside", "numbers"), [(False, [1]), (True, [1, 2])])
def test_a_warrior_selects_one_action_or_up_to_two_beside_her_sister(
    beside: bool, numbers: list[int]
) -> None:
    sister = There(cards(zones=FIELD, whose="you", name="Faris"))
    modes = (Mode(fx.Destroy(Target()), (FOE,)), Mode(fx.Draw(1)))
    lenna = Triggered(Enters(), modes=modes, choose=Depending(sister, 2, 1), fewer=True)
    scene = table()
    if beside:
        scene.put("field", forward("Faris"))
    scene.put("field", forward("Foe"), 1)
    scene.put("hand", forward("Lenna", cost=0, abilities=read("26-120L", lenna)))
    main(scene).answer("play", "Lenna")
    if beside:
        assert [one.other for one in scene.ask.options] == numbers
        scene.answer("number", other=2)
    else:
        scene.answer("choose", other=0)
    resolve(scene)
    assert scene.names("field", 1) == []
    assert len(scene.cards("deck")) == (9 if beside else 10)


KINDS = pytest.mark.parametrize(
    ("kind", "verb"), [("summon", "summon"), ("action", "use"), ("auto", "play"), ("way", "play")]
)


@KINDS
@pytest.mark.parametrize("count", [1, 2, 3])
def test_up_to_three_of_three_actions_are_selected(kind: str, verb: str, count: int) -> None:
    modes = tuple(Mode(fx.Draw(number)) for number in (1, 2, 4))
    more = {"modes": modes, "choose": 3, "fewer": True}
    text: Ability = {
        "summon": Spell(**more),
        "action": Activated(**more),
        "auto": Triggered(Enters(), **more),
        "way": Way(**more),
    }[kind]
    scene = table()
    zone = "field" if kind == "action" else "hand"
    name = "summon" if kind == "summon" else "backup"
    scene.put(zone, other(name, "Galdes", cost=0, abilities=read("25-104L", text)))
    main(scene).answer(verb, "Galdes")
    if kind == "auto":
        resolve(scene)
    scene.answer("number", other=count)
    for place in range(count if count < 3 else 0):
        scene.answer("choose", other=place)
    resolve(scene)
    assert len(scene.cards("deck")) == 10 - {1: 1, 2: 3, 3: 7}[count]


def test_a_summon_lets_two_actions_be_selected_once_two_other_cards_were_cast() -> None:
    other_cards = Happened(Plays(cards(whose="you", other=True)), 2)
    modes = (Mode(fx.DealDamage(Target(), 8000), (cards(CostIs(">=", 5), zones=FIELD),)), Mode(fx.Draw(1)))
    both = Spell(modes=modes, choose=Depending(other_cards, 2, 1), fewer=True)
    for cast in (0, 2):
        scene = table()
        scene.put("field", forward("Giant", 9000, cost=5), 1)
        for number in range(2):
            scene.put("hand", forward(f"Page {number}", cost=0))
        scene.put("hand", other("summon", "Pandemonium", cost=0, abilities=read("21-054H", both)))
        main(scene)
        for number in range(cast):
            scene.answer("play", f"Page {number}")
        scene.answer("summon", "Pandemonium")
        assert (scene.ask.kind == "choose_number") is (cast == 2)


@pytest.mark.clause("setcg", "10.1.2.2")
@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.clause("setcg", "11.7.2.1.3")
@pytest.mark.clause("setcg", "15.1.1.2.1")
@pytest.mark.parametrize("by", ["attack", "its ability", "another ability", "a Summon", "already dull"])
def test_a_sniper_shoots_as_it_becomes_dull_for_whatever_reason(by: str) -> None:
    shoots = Triggered(Rests(), fx.DealDamage(Target(), 4000), targets=(FOE,))
    tap = Activated(fx.NOTHING, Cost((RestThis(),)))
    scene = table()
    sniper = scene.put(
        "field", forward("Sniper", 9000, abilities=read("14-046C", shoots, tap)), rested=by == "already dull"
    )
    foe = scene.put("field", forward("Foe", 9000), 1)
    drill = Activated(fx.NOTHING, Cost((RestCards(FRIEND),)))
    if by == "another ability":
        scene.put("field", backup("Drill", abilities=(drill,)))
    scene.put("hand", WAKE)
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    scene.begin("attack declaration" if by == "attack" else "main 1")
    if by == "attack":
        scene.answer("attack", "Sniper")
    elif by == "its ability":
        scene.answer("use", "Sniper")
    elif by == "another ability":
        scene.answer("use", "Drill")
    else:
        scene.answer("summon", "Lull")
        pick(scene, sniper)
    resolve(scene)
    assert scene.in_play(foe).damage == (0 if by == "already dull" else 4000)


@pytest.mark.parametrize(("owner", "dull"), [(1, False), (0, True)])
def test_a_monk_is_not_dulled_by_the_opponent_but_by_its_own_player(owner: int, dull: bool) -> None:
    stands = Static((Restrict(Cannot("rest", cards(whose="opponent"))),))
    scene = table()
    monk = scene.put("field", forward("Monk", abilities=read("6-078R", stands)), owner)
    scene.put("field", forward("Page"), owner)
    scene.put("hand", WAKE)
    main(scene).answer("summon", "Lull")
    pick(scene, monk)
    assert scene.in_play(monk).rested is dull


@pytest.mark.clause("setcg", "11.3.8.1.1")
@pytest.mark.parametrize(("rule", "playable"), [(True, True), (False, False)])
def test_backups_make_cp_of_any_element_where_a_card_says_so(rule: bool, playable: bool) -> None:
    ours = cards(zones=FIELD, types=("backup",), whose="you")
    mixes = Static((Restrict(Can("make CP of any element")),), ours)
    scene = table()
    scene.put(
        "field", forward("Queen", element="earth", abilities=read("24-044H", *((mixes,) if rule else ())))
    )
    scene.put("field", backup("Clerk", "fire"))
    scene.put("hand", forward("Frost", cost=1, element="ice"))
    scene.put("hand", IMP)
    scene.begin("main 1")
    assert scene.offers("play", "Frost") is playable


@pytest.mark.clause("setcg", "11.11.2")
@pytest.mark.parametrize(("turned", "grown"), [(True, 3000), (False, 1000)])
def test_a_summon_does_more_as_an_ex_burst_than_from_the_hand(turned: bool, grown: int) -> None:
    grows = Depending(PlayedBy("ex burst"), 3000, 1000)
    yojimbo = Spell(fx.Modify(Target(), (AddStats((grows,)),)), targets=(FORWARDS,))
    card = other("summon", "Yojimbo", cost=0, marks=("ex burst",), abilities=read("7-084C", yojimbo))
    scene = table()
    knight = scene.put("field", forward("Knight", 5000))
    if turned:
        scene.put("deck", card, 1)
        scene.put("hand", summon("Spark", fx.DealDamageToPlayer(1), cost=0))
        main(scene).answer("summon", "Spark").until("ex_burst").answer("yes")
    else:
        scene.put("hand", card)
        resolve(main(scene).answer("summon", "Yojimbo"))
    assert strength(scene, knight) == 5000 + grown
