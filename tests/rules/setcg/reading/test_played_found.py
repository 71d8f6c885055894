"""Made-up texts on cards that are found, discarded or turned up, and on totals, read and then played."""

import pytest

from rules.language import effects as fx
from tests.rules.setcg.play.made_up import backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import enter, main, resolve
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "15.1.1.7.2")
@pytest.mark.parametrize(("way", "zone"), [(0, "hand"), (1, "field")])
def test_a_player_chooses_what_to_do_with_what_they_found(way: int, zone: str):
    text = (
        "When Anselm enters the field, you may search for 1 Monster of cost 4 or less,"
        " and add it to your hand or play it onto the field dull."
    )
    scene = table()
    golem = scene.put("deck", other("monster", "Golem", cost=4))
    enter(scene, *read(text), name="Anselm")
    resolve(scene).answer("yes")
    scene.answer("choose", golem)
    scene.game.answer(way)
    assert scene.zone_of(golem) == zone


@pytest.mark.clause("setcg", "15.1.1.7.2")
@pytest.mark.parametrize("way", [0, 1])
def test_a_card_comes_from_the_hand_or_is_found(way: int):
    text = (
        "When Anselm enters the field, play 1 Job Knight Forward from your hand onto the field"
        " or search for 1 Job Knight Forward other than Card Name Cloud and add it to your hand."
    )
    scene = table()
    held = scene.put("hand", forward("Held", jobs=("Knight",)))
    lying = scene.put("deck", forward("Lying", jobs=("Knight",)))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    scene.game.answer(way)
    if scene.ask.kind == "choose_cards":
        scene.answer("choose", held if way == 0 else lying)
    assert scene.zone_of(held) == ("field" if way == 0 else "hand")
    assert scene.zone_of(lying) == ("deck" if way == 0 else "hand")


@pytest.mark.clause("setcg", "15.1.1.7.2")
def test_found_cards_have_different_names_and_not_an_excluded_one():
    text = (
        "When Anselm enters the field, you may search for 2 Job Knight Forwards with different names"
        " other than Card Name Cloud and add them to your hand."
    )
    scene = table()
    for name in ("Cloud", "Page", "Page", "Squire"):
        scene.put("deck", forward(name, jobs=("Knight",)))
    enter(scene, *read(text), name="Anselm")
    resolve(scene).answer("yes")
    assert "Cloud" not in scene.offered("choose")
    scene.answer("choose", "Squire")
    assert set(scene.offered("choose")) == {"Page"}


@pytest.mark.clause("setcg", "15.1.1.7.2")
@pytest.mark.parametrize(
    ("like", "found"), [("with the same name", ["Golem"]), ("of the same card type", ["Golem", "Ogre"])]
)
def test_what_is_searched_for_is_like_the_card_that_fell(like: str, found: list[str]):
    text = (
        "When a Monster you control is put from the field into the Break Zone, you may dull Anselm"
        f" if it is active. If you do so, search for a card {like} and add it to your hand."
    )
    scene = table()
    scene.put("field", backup("Anselm", abilities=read(text, "backup")))
    scene.put("field", other("monster", "Golem"))
    for name in ("Golem", "Ogre"):
        scene.put("deck", other("monster", name))
    scene.put("deck", forward("Page"))
    ends = read("《ダル》: Break all the Monsters.", "backup")
    tower = scene.put("field", backup("Tower", abilities=ends))
    resolve(main(scene).answer("use", tower))
    scene.answer("yes")
    assert sorted(scene.offered("choose")) == found


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("kind", "found"), [("monster", ["Golem"]), ("forward", ["Page"])])
def test_what_is_searched_for_is_like_the_discarded_card(kind: str, found: list[str]):
    text = (
        "《ダル》, put Anselm into the Break Zone: Discard 1 card from your hand."
        " If you do so, search for 1 card of the same card type as the discarded card"
        " and add it to your hand."
    )
    scene = table()
    hero = scene.put("field", backup("Anselm", abilities=read(text, "backup")))
    gone = scene.put("hand", other(kind, "Gone"))
    scene.state.zones[scene.game.rules.zones.index("deck", 0)].clear()
    scene.put("deck", other("monster", "Golem"))
    scene.put("deck", other("forward", "Page"))
    main(scene).answer("use", hero)
    resolve(scene).answer("discard" if scene.offers("discard", gone) else "choose", gone)
    assert scene.offered("choose") == found


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("kind", "more"), [("monster", 1), ("backup", 0)])
def test_what_follows_a_discard_depends_on_the_discarded_card(kind: str, more: int):
    text = "When Anselm attacks or enters the field, draw 1 card, then discard 1 card. {}"
    ways = (
        "If 1 or more discarded cards were Monsters, Anselm deals your opponent 1 point of damage.",
        "When you discard a Monster by this effect, Anselm deals your opponent 1 point of damage.",
    )
    for way in ways:
        scene = table()
        gone = scene.put("hand", other(kind, "Gone"))
        scene.put("deck", other("monster", "Drawn"))
        scene.fill("deck", forward("Page"), 3, 1)
        enter(scene, *read(text.format(way)), name="Anselm")
        resolve(scene)
        scene.answer("discard" if scene.offers("discard", gone) else "choose", gone)
        resolve(scene)
        assert len(scene.cards("damage zone", 1)) == more, way


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize(("cost", "offered"), [(3, ["Cheap"]), (2, [])])
def test_only_a_cheaper_card_than_the_removed_one_comes_back(cost: int, offered: list[str]):
    text = (
        "When Anselm enters the field, choose 1 Forward you control. Remove it from the game."
        " When you do so, choose 1 Monster in your Break Zone"
        " with a cost inferior to that of the removed Forward. Play it onto the field."
    )
    scene = table()
    for name, price in (("Cheap", 2), ("Dear", 3)):
        scene.put("break zone", other("monster", name, cost=price))
    page = scene.put("field", forward("Page", cost=cost))
    enter(scene, *read(text), name="Anselm", element="ice")
    while scene.ask.kind == "choose":
        scene.answer("choose", page)
    resolve(scene)
    assert [name for name in ("Cheap", "Dear") if name in scene.names("field")] == offered


@pytest.mark.clause("setcg", "11.12.7")
def test_the_card_that_was_put_away_says_which_can_be_taken():
    text = (
        "When Anselm enters the field, select 1 Monster you control. Put it into the Break Zone."
        " When you do so, choose 1 Forward of the same cost as the Forward you put into the Break Zone."
        " You gain control of it."
    )
    scene = table()
    scene.put("field", other("monster", "Golem", cost=4))
    foe = scene.put("field", forward("Foe", cost=4), 1)
    scene.put("field", forward("Other", cost=5), 1)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    while scene.ask.kind in ("choose", "choose_cards"):
        scene.game.answer(0)
    resolve(scene)
    assert scene.in_play(foe).controller == 0


@pytest.mark.clause("setcg", "11.2.9")
@pytest.mark.parametrize("kind", ["summon", "forward"])
def test_a_random_card_of_the_hand_is_cast_if_it_is_a_summon(kind: str):
    text = (
        "《ダル》: Randomly reveal 1 card from your hand."
        " If it is a Summon, you may cast it without paying the cost."
    )
    scene = table()
    hero = scene.put("field", backup("Anselm", abilities=read(text, "backup")))
    scene.put("hand", summon("Drop", fx.Draw(2), cost=7) if kind == "summon" else forward("Page", cost=7))
    scene.begin("main 1")
    scene.answer("use", hero)
    resolve(scene)
    assert scene.offers("cast", "Drop") if kind == "summon" else not scene.offers("cast")
    if kind == "summon":
        before = len(scene.cards("deck"))
        resolve(scene.answer("cast", "Drop"))
        assert before - len(scene.cards("deck")) >= 2


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize(("cost", "drawn"), [(1, 1), (3, 2), (4, 2), (5, 0), (6, 3)])
def test_what_triggers_depends_on_the_cost_of_the_revealed_card(cost: int, drawn: int):
    text = (
        "When Anselm enters the field, reveal the top card of your deck."
        " When the revealed card's cost is 2 or less, draw 1 card."
        " When the revealed card's cost is 3 or 4, draw 2 cards."
        " When the revealed card's cost is 6 or more, draw 3 cards."
    )
    scene = table()
    scene.put("deck", forward("Top", cost=cost))
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene)
    assert len(scene.cards("hand")) - before == drawn


@pytest.mark.clause("setcg", "11.12.4")
def test_the_other_player_takes_back_a_card_of_their_choice():
    text = (
        "When Anselm enters the field, your opponent selects 1 Monster in their Break Zone."
        " Your opponent adds it to their hand."
    )
    scene = table()
    golems = [scene.put("break zone", other("monster", f"Golem {number}"), 1) for number in range(2)]
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    scene.answer("choose", golems[1], by=1)
    assert [scene.zone_of(golem) for golem in golems] == ["break zone", "hand"]


@pytest.mark.clause("setcg", "11.3.5")
@pytest.mark.parametrize(("fallen", "gone", "castable"), [(1, 2, True), (1, 1, False)])
def test_cards_of_two_zones_are_counted_together(fallen: int, gone: int, castable: bool):
    text = (
        "If you have a total of 3 or more Monsters in your Break Zone"
        " and/or Monsters you own removed from the game, the cost required to cast Anselm is reduced by 9."
    )
    scene = table()
    scene.fill("break zone", other("monster", "Golem"), fallen)
    scene.fill("outside", other("monster", "Golem"), gone)
    hero = scene.put("hand", forward("Anselm", cost=9, element="shine", abilities=read(text)))
    assert main(scene).offers("play", hero) is castable


@pytest.mark.clause("setcg", "11.3.5")
@pytest.mark.parametrize(("number", "castable"), [(1, False), (2, True)])
def test_a_card_costs_less_after_enough_attacks(number: int, castable: bool):
    text = (
        "During this turn, if you attacked with 2 or more Forwards you controlled,"
        " the cost for playing Anselm onto the field is reduced by 9."
    )
    scene = table()
    hero = scene.put("hand", forward("Anselm", cost=9, element="shine", abilities=read(text)))
    knights = [scene.put("field", forward(f"Knight {n}", element=e)) for n, e in enumerate(("ice", "wind"))]
    scene.fill("deck", forward("Page"), 5, 1)
    main(scene)
    attacks = 0
    while scene.state.step < [one.name for one in scene.game.rules.plan].index("main 2"):
        if scene.ask.kind == "attack" and attacks < number and scene.offers("attack", knights[attacks]):
            scene.answer("attack", knights[attacks])
            attacks += 1
        else:
            scene.game.answer(len(scene.ask.options) - 1)
    assert scene.offers("play", hero) is castable


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("elements", "damage"), [(("ice", "ice"), 1000), (("ice", "wind"), 2000)])
def test_damage_depends_on_the_elements_of_the_cp_that_was_paid(elements: tuple[str, str], damage: int):
    text = (
        "When Anselm enters the field, choose 1 Forward opponent controls."
        " Deal it 1000 damage for each CP of a different Element you paid to cast Anselm."
    )
    scene = table()
    for number, element in enumerate(elements):
        scene.put("field", backup(f"Clerk {number}", element=element))
    foe = scene.put("field", forward("Foe", 9000), 1)
    hero = scene.put("hand", forward("Anselm", cost=2, element="ice", abilities=read(text)))
    main(scene).answer("play", hero)
    while scene.ask.kind == "pay":
        scene.answer("dull", scene.offered("dull")[0])
    resolve(scene)
    assert scene.in_play(foe).damage == damage


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("casts", "asked"), [(1, False), (2, True), (3, True), (4, False)])
def test_a_card_waits_for_an_exact_number_of_casts(casts: int, asked: bool):
    text = (
        "At the end of each of your turns, if you have cast 2 or 3 cards this turn, you may put Anselm"
        " into the Break Zone. If you do so, draw 1 card."
    )
    scene = table()
    scene.put("field", backup("Anselm", abilities=read(text, "backup")))
    pages = [scene.put("hand", forward(f"Page {number}", cost=0)) for number in range(casts)]
    main(scene)
    for page in pages:
        resolve(scene.answer("play", page))
    turn, seen = scene.state.turn, False
    while scene.state.turn == turn:
        seen = seen or scene.ask.kind == "may"
        scene.game.answer(len(scene.ask.options) - 1)
    assert seen is asked


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize("theirs", [True, False])
def test_a_card_that_the_other_player_made_one_discard_comes(theirs: bool):
    text = (
        "When Anselm is discarded from your hand due to your opponent's Summons or abilities,"
        " you may discard 1 card. If you do so, play Anselm from your Break Zone onto the field."
    )
    scene = table()
    hero = scene.put("hand", forward("Anselm", cost=9, abilities=read(text)), 1 if theirs else 0)
    who = "your opponent discards 1 card" if theirs else "discard 1 card"
    drops = read(f"《ダル》: {who[0].upper()}{who[1:]}.", "backup")
    tower = scene.put("field", backup("Tower", abilities=drops))
    main(scene).answer("use", tower)
    resolve(scene)
    scene.answer("discard" if scene.offers("discard", hero) else "choose", hero)
    resolve(scene)
    assert (scene.ask.kind == "pay_cost") is theirs


@pytest.mark.clause("setcg", "11.7.2.1.2")
@pytest.mark.parametrize("name", ["Tifa", "Cloud"])
def test_a_new_card_uses_abilities_as_with_haste(name: str):
    text = (
        "Anselm and the Card Name Tifa you control can use action abilities"
        " and special abilities with 《ダル》 in the cost as though they had Haste."
    )
    scene = table()
    scene.put("field", forward("Anselm", abilities=read(text)))
    page = scene.put("hand", forward(name, cost=0, abilities=read("《ダル》: Draw 1 card.")))
    resolve(main(scene).answer("play", page))
    assert scene.offers("use", page) is (name == "Tifa")


@pytest.mark.clause("setcg", "11.12.4")
def test_a_card_may_be_returned_to_activate_the_chosen_forward():
    text = (
        "When Anselm enters the field, choose 1 Forward you control."
        " You may return 1 Monster you control to its owner's hand. If you do so, activate the Forward."
    )
    scene = table()
    page = scene.put("field", forward("Page"), rested=True)
    golem = scene.put("field", other("monster", "Golem"))
    enter(scene, *read(text), name="Anselm")
    while scene.ask.kind == "choose":
        scene.answer("choose", page)
    resolve(scene).answer("yes")
    assert scene.zone_of(golem) == "hand"
    assert not scene.in_play(page).rested


@pytest.mark.clause("setcg", "5.2.2.2")
def test_a_card_has_a_name_that_no_other_card_has():
    (named,) = read("Anselm is also Card Name Rahal in all situations.")
    assert "Rahal" in repr(named)
