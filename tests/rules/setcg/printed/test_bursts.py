"""EX Bursts that real cards print, and what else they find, play and choose on resolving (11.11, 11.12)."""

import pytest

from rules.games.setcg.definitions import EX_BURST
from rules.language import effects as fx
from rules.language.abilities import Ability, Activated, Mode, Spell, Static, Triggered
from rules.language.amounts import Count, Times
from rules.language.changes import ChangeCost
from rules.language.conditions import Is
from rules.language.costs import Cost, DiscardCards, Pay, PutThisAway, RestThis
from rules.language.events import Attacks, Enters
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs, IsRested, Named
from rules.language.references import Chosen, It, Target, Top
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import FORWARDS, WOOD, backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import (
    FIELD,
    FOE,
    IMP,
    RAIN,
    entering,
    main,
    pay,
    pick,
    read,
    resolve,
    when,
)


def turned_over(burst: Ability, kind: str = "forward") -> Scene:
    """Let an attack turn over a card with this EX Burst, up to the question whether to use it."""
    scene = table()
    more = {"marks": ("ex burst",), "cost": 9, "element": "shine"}
    if kind == "forward":
        scene.put("deck", forward("Burst", abilities=(burst,), **more), 1)
    else:
        scene.put("deck", other("summon", "Burst", abilities=(burst,), **more), 1)
    scene.put("field", forward("Knight", 9000))
    scene.fill("hand", WOOD, 1, 1)
    scene.put("hand", RAIN)
    scene.begin("attack declaration").answer("attack", "Knight")
    return scene.until("ex_burst")


@pytest.mark.clause("setcg", "11.11.3")
@pytest.mark.parametrize("used", [True, False])
def test_a_ward_turned_over_burns_a_forward_if_its_player_wants(used: bool) -> None:
    burns = entering(fx.DealDamage(Target(), 7000), FORWARDS, name=EX_BURST)
    (kept,) = read("21-001R", burns)
    scene = turned_over(kept)
    assert scene.ask.player == 1
    scene.answer("yes" if used else "no")
    knight = scene.cards("field")[0]
    assert scene.in_play(knight).damage == (7000 if used else 0)
    assert scene.names("damage zone", 1) == ["Burst"]


@pytest.mark.parametrize(("clerks", "dealt"), [(0, 0), (3, 6000)])
def test_an_ex_burst_deals_damage_for_each_backup_of_its_own_player(clerks: int, dealt: int) -> None:
    backups = Count(cards(zones=FIELD, whose="you", types=("backup",)))
    (kept,) = read("20-005C", entering(fx.DealDamage(Target(), Times(backups, 2000)), FOE, name=EX_BURST))
    scene = table()
    marks = ("ex burst",)
    scene.put("deck", forward("Burst", cost=9, marks=marks, abilities=(kept,)), 1)
    knight = scene.put("field", forward("Knight", 9000))
    for number in range(clerks):
        scene.put("field", backup(f"Clerk {number}"), 1)
    scene.put("field", backup("Other"))
    scene.put("hand", RAIN)
    scene.begin("attack declaration").answer("attack", "Knight")
    scene.until("ex_burst").answer("yes")
    assert scene.in_play(knight).damage == dealt


FURY = Spell(
    fx.IfPaid(Cost((DiscardCards(),)), fx.DealDamage(Target(), 7000), fx.DealDamage(Target(), 5000)),
    targets=(FORWARDS,),
)


@pytest.mark.parametrize(("discards", "dealt", "held"), [("yes", 7000, 0), ("no", 5000, 1)])
def test_a_summon_turned_over_deals_more_for_a_card_discarded_and_less_otherwise(
    discards: str, dealt: int, held: int
) -> None:
    (fury,) = read("1-190S", FURY)
    scene = turned_over(fury, "summon").answer("yes")
    scene.answer(discards)
    knight = scene.cards("field")[0]
    assert (scene.in_play(knight).damage, scene.names("hand", 1).count("Wood")) == (dealt, held)


def test_who_has_nothing_to_discard_is_not_asked_and_deals_less() -> None:
    scene = table()
    foe = scene.put("field", forward("Foe", 9000), 1)
    scene.put("hand", other("summon", "Fury", cost=0, abilities=read("1-190S", FURY)))
    scene.put("hand", RAIN, 1)
    scene.begin("main 1").answer("summon", "Fury").answer("pass")
    assert scene.in_play(foe).damage == 5000


@pytest.mark.clause("setcg", "11.8.2.1.1")
@pytest.mark.parametrize(("top", "zone"), [("forward", "break zone"), ("backup", "field")])
def test_a_sword_breaks_a_forward_where_the_top_card_is_one_and_damages_it_otherwise(
    top: str, zone: str
) -> None:
    blow = fx.If(Is(It(), cards(types=("forward",))), fx.Destroy(Target()), fx.DealDamage(Target(), 3000))
    strongest = fx.Let("it", fx.MoveTo(Top(1), "outside"), blow)
    price = Cost((DiscardCards(1, Named("Gilgamesh")), RestThis()))
    scene = table()
    abilities = read("1-129C", Activated(strongest, price, targets=(FORWARDS,)))
    scene.put("deck", forward("Top") if top == "forward" else backup("Top"))
    gilgamesh = scene.put("field", forward("Gilgamesh", 8000, abilities=abilities))
    scene.put("hand", forward("Gilgamesh", cost=9, element="shine"))
    foe = scene.put("field", forward("Foe", 9000), 1)
    resolve(main(scene).answer("use", gilgamesh).answer("choose", "Foe"))
    assert (scene.names("outside"), scene.zone_of(foe)) == (["Top"], zone)
    if zone == "field":
        assert scene.in_play(foe).damage == 3000


@pytest.mark.clause("setcg", "15.1.1.7.1")
def test_a_bomb_bursts_on_a_forward_and_the_next_bomb_comes_from_the_deck() -> None:
    bomb = cards(Named("Bomb"), zones=("deck",), whose="you")
    search = fx.Do((fx.MoveTo(Chosen(bomb, 1, 0), "field"), fx.Shuffle("deck")))
    price = Cost((Pay(1, "fire"), RestThis(), PutThisAway()))
    blast = Activated(fx.Do((fx.DealDamage(Target(), 4000), search)), price, targets=(FORWARDS,))
    abilities = read("21-014C", blast)
    scene = table()
    first = scene.put("field", other("monster", "Bomb", abilities=abilities))
    second = scene.put("deck", other("monster", "Bomb", abilities=abilities))
    scene.put("field", backup("Clerk", "fire"))
    foe = scene.put("field", forward("Foe", 9000), 1)
    main(scene).answer("use", first)
    pay(scene)
    assert scene.offered("choose") == ["Bomb"]
    scene.answer("choose", second)
    assert (scene.zone_of(first), scene.zone_of(second)) == ("break zone", "field")
    assert scene.in_play(foe).damage == 4000


@pytest.mark.parametrize(("cost", "offered"), [(3, True), (4, False)])
def test_a_cheap_forward_of_its_category_follows_a_captain_from_the_hand(cost: int, offered: bool) -> None:
    wanted = cards(
        CostIs("<=", 3), zones=("hand",), whose="you", types=("forward",), subtypes=("Category II",)
    )
    follows = fx.MoveTo(Chosen(wanted, 1, 0), "field")
    scene = table()
    scene.put("hand", forward("Guy", cost=cost, element="shine", marks=("Category II",)))
    scene.put("hand", forward("Edge", cost=1, element="shine", marks=("Category IV",)))
    scene.put("hand", forward("Josef", cost=0, abilities=read("19-099R", entering(follows))))
    resolve(main(scene).answer("play", "Josef"))
    assert (scene.ask.kind == "choose_cards") is offered
    if offered:
        assert scene.offered("choose") == ["Guy"]
        scene.answer("choose", "Guy")
        assert "Guy" in scene.names("field")


@pytest.mark.clause("setcg", "11.2.7")
@pytest.mark.parametrize(
    ("cost", "clerks", "castable"), [(3, 2, True), (3, 1, False), (1, 1, True), (1, 0, False)]
)
def test_summons_cost_one_less_and_never_nothing(cost: int, clerks: int, castable: bool) -> None:
    summons = cards(zones=("hand",), whose="you", types=("summon",))
    cheaper = Static((ChangeCost(less=(("any", 1),), floor=1),), summons)
    scene = table()
    scene.put("field", forward("Shantotto", 8000, abilities=read("24-027C", cheaper)))
    for number in range(clerks):
        scene.put("field", backup(f"Clerk {number}", "ice"))
    scene.put("hand", summon("Blizzard", fx.Draw(1), cost=cost, element="ice"))
    scene.put("hand", forward("Page", cost=cost + 1, element="shine"))
    scene.put("hand", IMP)
    scene.begin("main 1")
    assert scene.offers("summon", "Blizzard") is castable


@pytest.mark.clause("setcg", "11.9.8")
@pytest.mark.parametrize(("place", "held", "zone"), [(0, 1, "break zone"), (1, 0, "field")])
def test_one_of_two_actions_is_selected_and_only_that_one_happens(place: int, held: int, zone: str) -> None:
    cheap = cards(IsRested(), CostIs("<=", 3), zones=FIELD, types=("forward",))
    modes = (Mode(fx.Destroy(Target()), (cheap,)), Mode(fx.Discard(1, "opponent")))
    scene = table()
    foe = scene.put("field", forward("Foe", cost=3), 1, rested=True)
    scene.put("field", forward("Lord", cost=4), 1, rested=True)
    scene.put("hand", WOOD, 1)
    scene.put("hand", forward("Reaper", cost=0, abilities=read("21-037C", Triggered(Enters(), modes=modes))))
    scene.put("hand", IMP)
    scene.begin("main 1").answer("play", "Reaper")
    assert scene.ask.clause == "11.9.8"
    scene.answer("choose", other=place)
    resolve(scene)
    assert (scene.names("hand", 1).count("Wood"), scene.zone_of(foe)) == (held, zone)


@pytest.mark.parametrize(("pays", "dulled"), [("yes", True), ("no", False)])
def test_a_genome_that_attacks_dulls_a_forward_for_a_cp(pays: str, dulled: bool) -> None:
    dulls = when(Attacks(), fx.IfPaid(Cost((Pay(1),)), fx.Rest(Target())), FORWARDS)
    scene = table()
    scene.put("field", forward("Kuja", 7000, abilities=read("3-030L", dulls)))
    clerk = scene.put("field", backup("Clerk", "wind"))
    foe = scene.put("field", forward("Foe", 9000), 1)
    scene.put("hand", RAIN, 1)
    scene.begin("attack declaration").answer("attack", "Kuja")
    pick(scene, "Foe")
    scene.answer(pays)
    assert (scene.in_play(foe).rested, scene.in_play(clerk).rested) == (dulled, dulled)
