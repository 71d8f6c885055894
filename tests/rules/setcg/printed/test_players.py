"""What real cards have one player or each of them do, and what happens by whose doing (11.9, 11.12)."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, Replacement, Spell
from rules.language.amounts import EventAmount, Plus
from rules.language.changes import GainAbilities
from rules.language.costs import Cost, PutThisAway, RestThis
from rules.language.events import By, Discards, Moment, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.filters import EVERY_CARD
from rules.language.references import Chosen, Target
from tests.rules.setcg.play.made_up import FORWARDS, WOOD, backup, bolt, forward, other, summon, table
from tests.rules.setcg.printed.scenes import (
    BROKEN,
    FIELD,
    FOE,
    RAIN,
    cast,
    end_turn,
    enter,
    entering,
    main,
    pick,
    read,
    resolve,
    when,
)

WASTE = fx.Discard(1)


@pytest.mark.clause("setcg", "11.12.6")
def test_the_opponent_says_which_of_their_forwards_goes_to_the_break_zone() -> None:
    falls = fx.MoveTo(Chosen(FOE, by="opponent"), "break zone")
    scene = table()
    for name in ("Foe", "Fiend"):
        scene.put("field", forward(name), 1)
    scene.put("field", forward("Own"))
    enter(scene, *read("20-121C", entering(falls)))
    resolve(scene)
    assert (scene.ask.player, scene.offered("choose")) == (1, ["Foe", "Fiend"])
    scene.answer("choose", "Fiend")
    assert (scene.names("field", 1), scene.names("break zone", 1)) == (["Foe"], ["Fiend"])


@pytest.mark.clause("setcg", "11.12.5")
def test_each_player_gives_up_two_forwards_or_monsters_as_far_as_there_are_so_many() -> None:
    own = cards(zones=FIELD, types=("forward", "monster"), whose="you")
    floods = fx.MoveTo(Chosen(own, 2, 2, each=True), "break zone")
    scene = table()
    for name in ("Ann", "Ben", "Cat"):
        scene.put("field", forward(name))
    scene.put("field", other("monster", "Imp"), 1)
    scene.put("field", backup("Clerk"), 1)
    famfrit = read("9-113H", Spell(floods))
    scene.put("hand", other("summon", "Famfrit", cost=0, abilities=famfrit))
    main(scene).answer("summon", "Famfrit")
    resolve(scene)
    assert scene.ask.player == 0
    pick(scene, "Ann", "Cat")
    assert [scene.names("field", player) for player in (0, 1)] == [["Ben"], ["Clerk"]]
    assert sorted(scene.names("break zone")) == ["Ann", "Cat", "Famfrit"]


@pytest.mark.parametrize("owner", [0, 1])
def test_a_forward_goes_on_top_of_the_deck_of_its_owner_whoever_has_it(owner: int) -> None:
    banish = Activated(fx.MoveTo(Target(), "deck"), Cost((RestThis(), PutThisAway())), targets=(FORWARDS,))
    scene = table()
    calf = scene.put("field", forward("Calf"), 1, owner=owner)
    scene.put("field", backup("Witch", abilities=read("B-016", banish)))
    pick(main(scene).answer("use", "Witch"))
    assert scene.cards("deck", owner)[-1] == calf
    assert scene.names("break zone") == ["Witch"]


@pytest.mark.parametrize("of_opponent", [True, False])
def test_a_mage_that_an_ability_has_discarded_deals_damage_from_the_break_zone(of_opponent: bool) -> None:
    falls = By(Discards(), EVERY_CARD)
    waltz = when(falls, fx.DealDamage(Target(), 4000), FORWARDS, zones=BROKEN, only_there=True)
    scene = table()
    scene.put("hand", forward("Waltz", cost=9, element="shine", abilities=read("16-007R", waltz)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    thief = int(of_opponent)
    scene.put("hand", summon("Theft", fx.Discard(1, "opponent" if thief else "you"), cost=0), thief)
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    scene.begin("main 1", active=thief).answer("summon", "Theft")
    while scene.ask.kind != "choose_cards":
        scene.answer("pass")
    scene.answer("choose", "Waltz")
    resolve(scene)
    assert scene.in_play(foe).damage == 4000


def test_a_card_discarded_to_pay_for_something_deals_no_damage() -> None:
    falls = By(Discards(), EVERY_CARD)
    waltz = when(falls, fx.DealDamage(Target(), 4000), FORWARDS, zones=BROKEN, only_there=True)
    scene = table()
    scene.put("hand", forward("Waltz", cost=9, abilities=read("16-007R", waltz)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    scene.put("hand", forward("Page", cost=2))
    scene.put("hand", RAIN)
    scene.begin("main 1").answer("play", "Page")
    while scene.ask.kind == "pay":
        scene.answer("discard", "Waltz")
    resolve(scene)
    assert ("Waltz" in scene.names("break zone"), scene.in_play(foe).damage) == (True, 0)


ORPHAN = (
    when(By(Discards(cards(whose="opponent")), cards(whose="you")), fx.Rest(Target()), FOE),
    when(Moment("attack_begins", "you"), fx.Discard(1, "opponent")),
)


def test_a_discard_at_the_beginning_of_the_attack_phase_dulls_a_forward() -> None:
    scene = table()
    scene.put("field", forward("Orphan", 8000, abilities=read("15-024R", *ORPHAN)))
    foe = scene.put("field", forward("Foe"), 1)
    scene.fill("hand", WOOD, 2, 1)
    scene.put("hand", RAIN)
    scene.begin("main 1").until("choose_cards")
    assert (scene.ask.player, scene.in_play(foe).rested) == (1, False)
    scene.answer("choose", "Wood")
    resolve(scene)
    assert scene.in_play(foe).rested


def test_what_the_opponent_discards_by_their_own_effect_dulls_nothing() -> None:
    scene = table()
    scene.put("field", forward("Orphan", 8000, abilities=read("15-024R", *ORPHAN)))
    foe = scene.put("field", forward("Foe"), 1)
    scene.fill("hand", WOOD, 2, 1)
    scene.put("hand", summon("Waste", WASTE, cost=0, element="shine"), 1)
    main(scene, active=1).answer("summon", "Waste")
    resolve(scene)
    scene.answer("choose", "Wood")
    resolve(scene)
    assert (scene.names("break zone", 1).count("Wood"), scene.in_play(foe).rested) == (1, False)


def test_all_forwards_are_dealt_a_thousand_more_this_turn_also_one_that_comes_later() -> None:
    frail = Replacement(TakesDamage(), amount=Plus((EventAmount(), 1000)))
    curse = Activated(fx.ModifyAll(FORWARDS, (GainAbilities((frail,)),)), Cost((RestThis(), PutThisAway())))
    scene = table()
    scene.put("field", backup("Summoner", abilities=read("2-018C", curse)))
    scene.put("hand", forward("Late", 9000, cost=0))
    for name in ("Bolt 0", "Bolt 1"):
        scene.put("hand", bolt(3000, name, cost=0), 0)
    resolve(main(scene).answer("use", "Summoner"))
    resolve(scene.answer("play", "Late"))
    late = scene.cards("field")[0]
    cast(scene, "Bolt 0")
    assert scene.in_play(late).damage == 4000
    end_turn(scene)
    scene.until("main", 0)
    cast(scene, "Bolt 1")
    assert scene.in_play(late).damage == 3000
