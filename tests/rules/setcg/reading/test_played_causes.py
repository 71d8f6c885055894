"""Made-up texts on what Summons or abilities dull, hurt or cancel, and on cards in the damage zone."""

import pytest

from rules.language import effects as fx
from rules.language.references import Target
from tests.rules.setcg.play.made_up import FORWARDS, bolt, damage, forward, other, summon, table
from tests.rules.setcg.printed.scenes import cast, enter, main, pick, resolve, strength
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize("by", [0, 1])
def test_only_ones_own_effects_that_dull_a_card_trigger(by: int):
    text = (
        "When an active Forward of cost 6 or less opponent controls becomes dull due to your Summon"
        " or ability, draw 1 card."
    )
    scene = table()
    scene.put("field", other("monster", "Anselm", abilities=read(text, "monster")))
    foe = scene.put("field", forward("Foe"), 1)
    scene.put("hand", summon("Drop", fx.Rest(Target()), FORWARDS, cost=0), by)
    main(scene)
    before = len(scene.cards("hand"))
    if by:
        scene.answer("pass")
    cast(scene, "Drop", foe)
    assert scene.in_play(foe).rested
    assert len(scene.cards("hand")) == before, "one was cast and one drawn, or neither"


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize("rested", [True, False])
def test_a_card_that_ones_ability_activates_triggers(rested: bool):
    text = "When a dull Forward you control becomes active due to your Summons or abilities, draw 1 card."
    wakes = "《0》: Choose 1 Forward. Activate it. You can only use this ability once per turn."
    scene = table()
    scene.put(
        "field", other("monster", "Anselm", abilities=(*read(text, "monster"), *read(wakes, "monster")))
    )
    hero = scene.put("field", forward("Hero"))
    if rested:
        scene.in_play(hero).rested = True
    main(scene)
    before = len(scene.cards("hand"))
    resolve(scene.answer("use", "Anselm"))
    assert len(scene.cards("hand")) == before + rested


@pytest.mark.clause("setcg", "11.13.5.1")
@pytest.mark.parametrize("hurt", ["Foe", "Other"])
def test_what_a_card_damaged_leaves_the_game_when_it_falls_that_turn(hurt: str):
    text = (
        "If a Forward of cost 6 or less damaged by Anselm is put from the field into the Break Zone on the"
        " same turn, remove it from the game instead."
    )
    hurts = "When Anselm enters the field, choose 1 Forward. Deal it 2000 damage."
    scene = table()
    cards = {name: scene.put("field", forward(name, 9000), 1) for name in ("Foe", "Other")}
    scene.put("hand", bolt(7000, cost=0))
    scene.put("hand", bolt(9000, "Storm", cost=0))
    enter(scene, *read(text), *read(hurts), name="Anselm")
    pick(scene, cards[hurt])
    cast(scene, "Storm", cards["Foe"])
    assert scene.zone_of(cards["Foe"]) == ("outside" if hurt == "Foe" else "break zone")


@pytest.mark.clause("setcg", "11.12.1")
def test_any_number_of_summons_are_cancelled():
    text = (
        "《0》: Choose any number of Summons. Cancel their effects."
        " You can only use this ability once per turn."
    )
    scene = table()
    scene.put("field", other("monster", "Anselm", abilities=read(text, "monster")), 1)
    hero = scene.put("field", forward("Hero", 9000), 1)
    for name in ("One", "Two", "Three"):
        scene.put("hand", bolt(1000, name, cost=0))
    main(scene)
    for name in ("One", "Two", "Three"):
        scene.answer("summon", name)
    scene.answer("pass")
    scene.answer("use", "Anselm", by=1)
    scene.answer("choose", "One").answer("choose", "Three").answer("done")
    resolve(scene)
    assert scene.in_play(hero).damage == 1000


@pytest.mark.clause("setcg", "11.6.2")
def test_the_card_that_an_ability_came_from_falls():
    text = (
        "Choose 1 auto-ability triggered from a Forward. Put that Forward into the Break Zone. Draw 1 card."
    )
    scene = table()
    scene.put("hand", summon("Anselm", fx.NOTHING, cost=0), 1)
    spell = other("summon", "Flood", cost=0, abilities=read(text, "summon"))
    scene.put("hand", spell, 1)
    foe = enter(scene, *read("When Anselm enters the field, draw 1 card."), name="Anselm")
    scene.answer("pass")
    cast(scene, "Flood", foe)
    assert scene.zone_of(foe) == "break zone"


@pytest.mark.clause("setcg", "6.5.2.1")
def test_cards_are_exchanged_with_the_damage_zone():
    text = (
        "When Anselm enters the field, choose 1 Forward in your Damage Zone. Add it to your hand."
        " Put 1 Forward from your hand into the Damage Zone (its EX Burst effect will not trigger)."
    )
    scene = table()
    damage(scene, 0, 1)
    mine = scene.put("hand", forward("Mine"))
    enter(scene, *read(text), name="Anselm")
    resolve(scene).answer("choose", mine)
    assert scene.names("damage zone") == ["Mine"]
    assert "Card" in scene.names("hand")


@pytest.mark.clause("setcg", "10.1.3.3")
@pytest.mark.parametrize(("cost", "able"), [(2, True), (3, False)])
def test_a_dearer_forward_does_not_block(cost: int, able: bool):
    text = (
        "《0》: Choose 1 Forward. It can only be blocked by a Forward of cost equal or inferior to its own"
        " this turn. You can only use this ability once per turn."
    )
    scene = table()
    hero = scene.put("field", forward("Hero", cost=2))
    scene.put("field", forward("Foe", cost=cost), 1)
    scene.put("field", other("monster", "Anselm", abilities=read(text, "monster")))
    main(scene)
    pick(scene.answer("use", "Anselm"), hero)
    while scene.ask.kind != "attack":
        scene.answer("pass")
    scene.answer("attack", hero)
    while scene.offers("pass") and scene.ask.kind != "block":
        scene.answer("pass")
    assert (scene.ask.kind == "block" and scene.offers("block", "Foe")) is able


@pytest.mark.clause("setcg", "11.2.1")
@pytest.mark.parametrize("held", [True, False])
def test_a_card_is_cast_from_the_break_zone_only_with_an_empty_hand(held: bool):
    text = (
        "《0》: Choose 1 Summon in your Break Zone. During this turn, you can cast it at any time you could"
        " normally cast it as long as you have no cards in hand. You can only use this ability once per turn."
    )
    scene = table()
    scene.put("field", other("monster", "Anselm", abilities=read(text, "monster")))
    hero = scene.put("field", forward("Hero", 5000), 1)
    spell = scene.put("break zone", bolt(1000, cost=0))
    main(scene)
    resolve(scene.answer("use", "Anselm"))
    assert not scene.offers("summon", spell)
    if not held:
        scene.answer("play", "Imp")
        cast(scene, "Rain")
    assert scene.offers("summon", spell) is not held
    assert strength(scene, hero) == 5000


@pytest.mark.clause("setcg", "11.9.3")
@pytest.mark.parametrize(("number", "times"), [(1, 1), (3, 1), (0, 0)])
def test_cards_that_are_discarded_at_once_trigger_once(number: int, times: int):
    text = "When your opponent discards 1 or more cards due to your Summons or abilities, draw 1 card."
    drops = f"《0》: Your opponent discards {number or 1} cards. You can only use this ability once per turn."
    scene = table()
    scene.put(
        "field", other("monster", "Anselm", abilities=(*read(text, "monster"), *read(drops, "monster")))
    )
    for place in range(number):
        scene.put("hand", forward(f"Card {place}"), 1)
    main(scene)
    before = len(scene.cards("hand"))
    if number:
        scene.answer("use", "Anselm")
    else:
        cast(scene, "Rain")
        before -= 1
    resolve(scene)
    while not scene.offers("pass"):
        scene.game.answer(0)
    resolve(scene)
    assert len(scene.cards("hand")) == before + times


@pytest.mark.clause("setcg", "11.9.3")
def test_discards_one_after_another_trigger_each_time():
    text = "When your opponent discards 1 or more cards due to your Summons or abilities, draw 1 card."
    drops = (
        "《0》: Your opponent discards 1 card. Draw 1 card. Your opponent discards 1 card."
        " You can only use this ability once per turn."
    )
    scene = table()
    scene.put(
        "field", other("monster", "Anselm", abilities=(*read(text, "monster"), *read(drops, "monster")))
    )
    for place in range(3):
        scene.put("hand", forward(f"Card {place}"), 1)
    main(scene)
    before = len(scene.cards("hand"))
    resolve(scene.answer("use", "Anselm"))
    while not scene.offers("pass"):
        scene.game.answer(0)
    resolve(scene)
    assert len(scene.cards("hand")) == before + 1 + 2


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_chooses_two_cards_is_cancelled_for_one_price(answer: str):
    text = (
        "When 1 or more Forwards you control are chosen by your opponent's Summons or abilities,"
        " you may discard 1 card. When you do so, cancel their effects."
    )
    scene = table()
    scene.put("field", other("monster", "Anselm", abilities=read(text, "monster")), 1)
    foes = [scene.put("field", forward(name, 9000), 1) for name in ("One", "Two")]
    strike = fx.Do((fx.DealDamage(Target(0), 1000), fx.DealDamage(Target(1), 1000)))
    scene.put("hand", summon("Fork", strike, FORWARDS, FORWARDS, cost=0))
    main(scene)
    scene.answer("summon", "Fork")
    for foe in foes:
        if scene.ask.kind == "choose":
            scene.answer("choose", foe)
    asked = 0
    for _ in range(12):
        if scene.offers("pass"):
            scene.answer("pass")
        elif scene.offers("yes"):
            asked += 1
            scene.answer(answer)
        elif scene.ask.kind == "discard" or scene.offers("discard"):
            scene.game.answer(0)
        if not scene.state.pending:
            break
    assert asked == 1
    assert [scene.in_play(foe).damage for foe in foes] == [0 if answer == "yes" else 1000] * 2
