"""Made-up texts on control, costs, falls of this turn and what has to be there, read and then played."""

import pytest

from rules.language import effects as fx
from rules.language.references import Target
from tests.rules.setcg.play.made_up import FORWARDS, backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import SLAY, cast, end_turn, enter, main, pay, resolve, strength
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "6.2.5")
def test_a_card_changes_sides_as_the_other_players_card_comes():
    text = "When a Fire Character of your opponent enters the field, your opponent gains control of Anselm."
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)), 1)
    page = scene.put("hand", forward("Page", cost=0))
    resolve(main(scene).answer("play", page))
    assert scene.in_play(hero).controller == 0


@pytest.mark.clause("setcg", "6.2.5")
@pytest.mark.parametrize(("answer", "controller"), [("yes", 1), ("no", 0)])
def test_a_player_may_give_a_card_away_at_the_end_of_the_turn(answer: str, controller: int):
    text = "At the end of each of your turns, you may give control of Anselm to your opponent."
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    main(scene)
    while scene.ask.kind != "may":
        scene.game.answer(len(scene.ask.options) - 1)
    scene.answer(answer)
    assert scene.in_play(hero).controller == controller


@pytest.mark.clause("setcg", "11.7.2.1.3")
@pytest.mark.parametrize(("jobs", "usable"), [(("Knight",), True), (("Thief",), False)])
def test_a_card_of_either_kind_is_dulled_for_a_cost(jobs: tuple[str, ...], usable: bool):
    text = "Dull 1 active Job Knight or Card Name Cloud other than Anselm: Choose 1 Forward. Dull it."
    scene = table()
    hero = scene.put("field", forward("Anselm", jobs=("Knight",), abilities=read(text)))
    clerk = scene.put("field", backup("Clerk", jobs=jobs))
    assert main(scene).offers("use", hero) is usable
    if usable:
        scene.answer("use", hero)
        while scene.ask.kind == "choose":
            scene.answer("choose", hero)
        resolve(scene)
        assert scene.in_play(clerk).rested
        assert scene.in_play(hero).rested


@pytest.mark.clause("setcg", "11.9.17.1")
def test_a_card_of_either_kind_that_comes_leaves_a_counter():
    text = (
        "When a Job Knight or a Card Name Cloud other than Anselm enters your field,"
        " place 1 Monster Counter on Anselm."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    for name, jobs in (("Page", ("Knight",)), ("Cloud", ()), ("Nobody", ())):
        scene.put("hand", forward(name, cost=0, jobs=jobs))
    main(scene)
    for name in ("Page", "Cloud", "Nobody"):
        resolve(scene.answer("play", name))
    assert (scene.in_play(hero).counters or {}).get("monster") == 2


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize(("name", "drawn"), [("Cloud", 1), ("Tifa", 0)])
def test_it_matters_whose_ability_brought_a_card(name: str, drawn: int):
    text = "When Anselm enters the field due to an ability of Card Name Cloud, draw 1 card."
    brings = "{}: Play 1 Forward from your hand onto the field."
    scene = table()
    scene.put("hand", forward("Anselm", cost=9, abilities=read(text)))
    tower = scene.put("field", backup(name, abilities=read(brings.format("《ダル》"), "backup")))
    main(scene).answer("use", tower)
    before = len(scene.cards("hand"))
    resolve(scene).answer("choose", "Anselm")
    resolve(scene)
    assert len(scene.cards("hand")) - before + 1 == drawn


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize("late", [True, False])
def test_only_a_forward_that_fell_this_turn_can_be_chosen(late: bool):
    text = (
        "When Anselm enters the field,"
        " choose 1 Forward put in your Break Zone from the field during this turn. Add it to your hand."
    )
    scene = table()
    page = scene.put("field" if late else "break zone", forward("Page"))
    scene.put("hand", SLAY)
    hero = scene.put("hand", forward("Anselm", cost=0, abilities=read(text)))
    main(scene)
    if late:
        cast(scene, "Slay", page)
    resolve(scene.answer("play", hero))
    assert scene.zone_of(page) == ("hand" if late else "break zone")


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("answer", "blocks"), [("yes", False), ("no", True)])
def test_the_other_player_may_give_up_a_card_against_a_blocker(answer: str, blocks: bool):
    text = (
        "At the beginning of your opponent's Attack Phase, your opponent selects 1 Monster they control."
        " They may put it into the Break Zone. If they do so, Anselm cannot block this turn."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)), 1)
    golem = scene.put("field", other("monster", "Golem"))
    attacker = scene.put("field", forward("Attacker"))
    main(scene)
    while scene.ask.kind != "may":
        if scene.ask.kind == "choose_cards":
            scene.answer("choose", golem)
        else:
            scene.answer("pass")
    scene.answer(answer, by=0)
    resolve(scene)
    while scene.ask.kind != "attack":
        scene.answer("pass")
    scene.answer("attack", attacker)
    found = False
    for _ in range(6):
        if scene.ask.kind == "block":
            found = scene.offers("block", hero)
            break
        if not scene.offers("pass"):
            break
        scene.answer("pass")
    assert found is blocks


@pytest.mark.clause("setcg", "11.12.4")
def test_all_that_nobody_selected_fall():
    text = (
        "When Anselm enters the field, each player selects 1 Monster they control."
        " All the Monsters that were not selected are put into the Break Zone."
    )
    scene = table()
    golems = [scene.put("field", other("monster", f"Golem {n}"), n // 2) for n in range(4)]
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    scene.answer("choose", golems[1]).answer("choose", golems[2])
    assert [scene.zone_of(golem) for golem in golems] == ["break zone", "field", "field", "break zone"]


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("points", "gone"), [(1, 0), (4, 1), (6, 2)])
def test_the_other_player_gives_up_a_card_for_every_few_points_of_damage(points: int, gone: int):
    text = (
        "When Anselm enters the field, your opponent selects 1 Monster they control"
        " for every 3 points of damage you have received (select as many as possible)."
        " Put them into the Break Zone."
    )
    scene = table()
    scene.fill("damage zone", forward("Page"), points)
    for number in range(3):
        scene.put("field", other("monster", f"Golem {number}"), 1)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    while scene.ask.kind == "choose_cards":
        scene.game.answer(0)
    assert len(scene.cards("break zone", 1)) == gone


@pytest.mark.clause("setcg", "11.3.1")
@pytest.mark.parametrize("missing", [None, "summon"])
def test_a_card_can_be_cast_only_with_each_kind_in_the_break_zone(missing: str | None):
    text = (
        "You can only cast Anselm if you have a Forward, Backup, Monster and a Summon in your Break Zone"
        " (before paying the cost for Anselm)."
    )
    scene = table()
    for kind in ("forward", "backup", "monster", "summon"):
        if kind != missing:
            scene.put("break zone", other(kind, f"A {kind}"))
    hero = scene.put("hand", forward("Anselm", cost=0, abilities=read(text)))
    assert main(scene).offers("play", hero) is (missing is None)


@pytest.mark.clause("setcg", "11.3.1")
@pytest.mark.parametrize("costs", [(2, 3, 5), (2, 3, 4)])
def test_a_card_can_be_cast_only_beside_cards_of_each_cost(costs: tuple[int, ...]):
    text = "You must control Characters of cost 2, 3 and 5 to cast Anselm."
    scene = table()
    for cost in costs:
        scene.put("field", backup(f"Clerk {cost}", cost=cost))
    hero = scene.put("hand", forward("Anselm", cost=0, abilities=read(text)))
    assert main(scene).offers("play", hero) is (costs == (2, 3, 5))


@pytest.mark.clause("setcg", "11.2.5")
@pytest.mark.parametrize(("fallen", "drawn"), [(2, 1), (3, 3)])
def test_more_actions_are_selected_with_enough_cards_in_the_break_zone(fallen: int, drawn: int):
    text = (
        "Select 1 of the 2 following actions."
        " If you have a total of 3 or more Job Knight and/or Card Name Cloud in your Break Zone"
        " (before paying the cost for Anselm), select up to 2 of the 2 following actions"
        ' instead.[[br]]"Draw 1 card."[[br]]"Draw 2 cards."'
    )
    scene = table()
    for number in range(fallen):
        scene.put("break zone", forward(f"Page {number}", jobs=("Knight",)))
    scene.put("hand", other("summon", "Anselm", cost=0, abilities=read(text, "summon")))
    main(scene).answer("summon", "Anselm")
    before = len(scene.cards("hand"))
    while scene.ask.kind in ("choose_number", "choose_effect"):
        scene.game.answer(len(scene.ask.options) - 1 if scene.ask.kind == "choose_number" else 0)
    resolve(scene)
    assert len(scene.cards("hand")) - before == drawn


@pytest.mark.clause("setcg", "9.2.1.1")
def test_a_dulled_forward_stays_dull_while_the_card_is_there():
    text = (
        "When Anselm enters the field, choose 1 Forward opponent controls. Dull it."
        " As long as Anselm is on the field, it does not activate during its controller's Active Phase."
    )
    scene = table()
    foe = scene.put("field", forward("Foe"), 1)
    scene.fill("deck", forward("Page"), 9)
    scene.fill("deck", forward("Page"), 9, 1)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    end_turn(scene)
    end_turn(scene)
    assert scene.in_play(foe).rested


@pytest.mark.clause("setcg", "11.13.4.1")
def test_all_monsters_become_forwards_for_a_turn():
    text = "{}: Until the end of the turn, all the Monsters you control also become Forwards with 7000 power."
    scene = table()
    tower = scene.put("field", backup("Anselm", abilities=read(text.format("《ダル》"), "backup")))
    golem = scene.put("field", other("monster", "Golem"))
    resolve(main(scene).answer("use", tower))
    assert strength(scene, golem) == 7000


@pytest.mark.clause("setcg", "10.1.2.1")
def test_a_forward_that_gains_another_attack_attacks_twice():
    text = '{}: Anselm gains Brave and "Anselm can attack once more this turn." until the end of the turn.'
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text.format("《0》"))))
    scene.fill("deck", forward("Page"), 9, 1)
    resolve(main(scene).answer("use", hero))
    attacks = 0
    turn = scene.state.turn
    while scene.state.turn == turn:
        if scene.ask.kind == "attack" and scene.offers("attack", hero):
            scene.answer("attack", hero)
            attacks += 1
        else:
            scene.game.answer(len(scene.ask.options) - 1)
    assert attacks == 2


@pytest.mark.clause("setcg", "11.9.18")
def test_a_card_that_left_comes_back_at_the_end_of_the_other_players_turn():
    text = (
        "At the end of each of your turns, you may remove Anselm from the game."
        " If you do so, at the end of your opponent's turn, play Anselm onto the field."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    scene.fill("deck", forward("Page"), 9)
    scene.fill("deck", forward("Page"), 9, 1)
    main(scene)
    while scene.ask.kind != "may":
        scene.game.answer(len(scene.ask.options) - 1)
    scene.answer("yes")
    assert scene.zone_of(hero) == "outside"
    end_turn(scene)
    turn = scene.state.turn
    while scene.state.turn == turn:
        scene.game.answer(len(scene.ask.options) - 1)
    assert scene.zone_of(hero) == "field"


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize("own", [True, False])
def test_a_card_falls_as_either_player_has_no_forward(own: bool):
    text = (
        "Each turn, at the beginning of Main Phase 1,"
        " if either player doesn't control Forwards, put Anselm into the Break Zone."
    )
    scene = table()
    wall = scene.put("field", backup("Anselm", abilities=read(text, "backup")))
    scene.put("field", forward("Mine"))
    if own:
        scene.put("field", forward("Theirs"), 1)
    scene.fill("deck", forward("Page"), 5)
    scene.fill("deck", forward("Page"), 5, 1)
    end_turn(main(scene))
    resolve(scene)
    assert scene.zone_of(wall) == ("field" if own else "break zone")


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize("element", ["ice", "wind"])
def test_a_forward_breaks_by_damage_of_the_card_or_of_a_summon(element: str):
    text = "When Anselm or your Ice Summon deals damage to a Forward, break it."
    scene = table()
    scene.put("field", forward("Anselm", abilities=read(text)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    scene.put("hand", summon("Drop", fx.DealDamage(Target(), 1000), FORWARDS, cost=0, element=element))
    main(scene)
    cast(scene, "Drop", foe)
    assert scene.zone_of(foe) == ("break zone" if element == "ice" else "field")


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("element", "offered"), [("fire", True), ("ice", False)])
def test_a_cheap_card_of_any_other_element_comes(element: str, offered: bool):
    text = (
        "When Anselm enters the field,"
        " you may play a Backup of any Element except Ice and of cost 4 or less"
        " from your hand onto the field."
        " If you do so, draw 1 card."
    )
    scene = table()
    golem = scene.put("hand", backup("Golem", cost=4, element=element))
    scene.put("hand", backup("Dear", cost=5))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    if scene.ask.kind == "may":
        scene.answer("yes")
    if scene.ask.kind == "choose_cards":
        assert "Dear" not in scene.offered("choose")
        scene.answer("choose", golem)
    assert (scene.zone_of(golem) == "field") is offered


@pytest.mark.clause("setcg", "11.12.4")
def test_a_card_of_ones_own_that_left_the_game_is_selected():
    text = (
        "When Anselm enters the field,"
        " select 1 of your Job Knight removed from the game. Add it to your hand."
    )
    scene = table()
    page = scene.put("outside", forward("Page", jobs=("Knight",)))
    theirs = scene.put("outside", forward("Theirs", jobs=("Knight",)), 1)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert (scene.zone_of(page), scene.zone_of(theirs)) == ("hand", "outside")


@pytest.mark.clause("setcg", "11.3.5")
def test_cards_of_either_kind_cost_less_and_cp_of_any_element():
    text = (
        "The cost required to play your Job Knight or Card Name Cloud onto the field"
        " is reduced by 1 and can be paid with CP of any Element."
    )
    scene = table()
    scene.put("field", backup("Anselm", element="wind", abilities=read(text, "backup")))
    scene.put("field", backup("Clerk", element="wind"))
    page = scene.put("hand", forward("Page", cost=2, element="ice", jobs=("Knight",)))
    resolve(pay(main(scene).answer("play", page)))
    dulled = [card for card in scene.cards("field") if scene.in_play(card).rested]
    assert scene.zone_of(page) == "field"
    assert len(dulled) == 1, "only 1 CP, of another element"
