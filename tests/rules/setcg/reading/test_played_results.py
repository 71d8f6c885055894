"""Made-up texts that count the cards which the sentence before did something to, read and then played."""

import pytest

from tests.rules.setcg.play.made_up import backup, forward, other, table
from tests.rules.setcg.printed.scenes import enter, main, resolve
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize("dulled", [0, 1, 2])
def test_a_card_is_drawn_for_each_card_that_was_dulled(dulled: int):
    text = (
        "When Anselm enters the field, choose up to 2 active Backups you control. Dull them."
        " Then, draw 1 card for each Backup you have dulled due to this ability."
    )
    scene = table()
    clerks = [scene.put("field", backup(f"Clerk {number}")) for number in range(3)]
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    for clerk in clerks[:dulled]:
        scene.answer("choose", clerk)
    if dulled < 2:
        scene.answer("done")
    resolve(scene)
    assert len(scene.cards("hand")) - before == dulled


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("fallen", "drawn"), [(2, 0), (3, 1), (4, 1)])
def test_a_card_is_drawn_if_enough_cards_left_the_game(fallen: int, drawn: int):
    text = (
        "When Anselm enters the field, remove all the Monsters in your opponent's Break Zone from the game."
        " If 3 or more cards are removed from the game by this effect, draw 1 card."
    )
    scene = table()
    scene.put("break zone", forward("Ann"), 1)
    for number in range(fallen):
        scene.put("break zone", other("monster", f"Golem {number}"), 1)
    scene.put("outside", other("monster", "Elsewhere"), 1)
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene)
    assert len(scene.cards("hand")) - before == drawn
    assert scene.names("break zone", 1) == ["Ann"]


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("second", "drawn"), [("monster", 1), ("backup", 0)])
def test_the_types_of_the_cards_that_left_the_game_are_compared(second: str, drawn: int):
    text = (
        "When Anselm enters the field, choose 2 cards in your opponent's Break Zone."
        " Remove them from the game. If these cards are of the same card type, also draw 1 card."
    )
    scene = table()
    cards = [scene.put("break zone", other(kind, f"A {kind}"), 1) for kind in ("monster", second)]
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    while scene.ask.kind == "choose":
        scene.game.answer(0)
    resolve(scene)
    assert {scene.zone_of(card) for card in cards} == {"outside"}
    assert len(scene.cards("hand")) - before == drawn


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("third", "drawn"), [("wind", 1), ("ice", 0)])
def test_the_elements_of_the_cards_that_left_the_game_are_counted(third: str, drawn: int):
    text = (
        "When Anselm enters the field, choose 3 cards in your Break Zone. Remove them from the game."
        " If there are 3 or more different Elements among cards removed by this effect, draw 1 card."
    )
    scene = table()
    for number, element in enumerate(("fire", "ice", third)):
        scene.put("break zone", other("monster", f"Golem {number}", element=element))
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    while scene.ask.kind == "choose":
        scene.game.answer(0)
    resolve(scene)
    assert len(scene.cards("hand")) - before == drawn


@pytest.mark.clause("setcg", "6.5.1")
def test_a_player_is_hurt_for_each_card_that_broke():
    text = (
        "Break all the Monsters opponent controls."
        " You receive damage equal to the number of Monsters broken by this effect."
    )
    scene = table()
    for number in range(2):
        scene.put("field", other("monster", f"Golem {number}"), 1)
    scene.put("field", other("monster", "Mine"))
    scene.put("hand", other("summon", "Quake", cost=0, abilities=read(text, "summon")))
    scene.fill("deck", forward("Page"), 5)
    resolve(main(scene).answer("summon", "Quake"))
    assert len(scene.cards("damage zone")) == 2
    assert len(scene.cards("damage zone", 1)) == 0


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize("placed", [0, 1, 2])
@pytest.mark.parametrize("how", ["up to 3 cards", "any number of cards"])
def test_as_many_cards_are_drawn_as_went_under_the_deck(how: str, placed: int):
    text = (
        f"When Anselm enters the field, place {how} from your hand at the bottom of your deck in any order."
        " Then, draw the same number of cards."
    )
    scene = table()
    under = [scene.put("hand", forward(f"Page {number}")) for number in range(3)]
    scene.fill("deck", forward("Top"), 5)
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene)
    for card in under[:placed]:
        scene.answer("choose", card)
    scene.answer("done")
    assert {scene.zone_of(card) for card in under[:placed]} <= {"deck"}
    assert len(scene.cards("hand")) == before
    assert scene.names("hand").count("Top") == placed


@pytest.mark.clause("setcg", "11.12.4")
def test_as_many_cards_go_under_the_deck_as_were_drawn():
    text = (
        "{}: Draw 1 card for each Job Knight you control."
        " Then, place as many cards as drawn from your hand at the bottom of your deck in any order."
    )
    scene = table()
    tower = scene.put("field", backup("Anselm", abilities=read(text.format("《ダル》"), "backup")))
    for number in range(2):
        scene.put("field", forward(f"Page {number}", jobs=("Knight",)))
    main(scene).answer("use", tower)
    hand, deck = len(scene.cards("hand")), len(scene.cards("deck"))
    resolve(scene)
    while scene.ask.kind == "choose_cards":
        scene.game.answer(0)
    assert (len(scene.cards("hand")), len(scene.cards("deck"))) == (hand, deck)


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize(("given", "gone"), [(0, False), (1, False), (2, True)])
def test_what_triggers_reaches_as_far_as_cards_were_removed(given: int, gone: bool):
    text = (
        "When Anselm enters the field,"
        " remove any number of Monsters in your Break Zone, each of a different cost, from the game."
        " When you do so, choose 1 Backup of cost equal to or less than the number of cards you removed."
        " Break it."
    )
    scene = table()
    golems = [scene.put("break zone", other("monster", f"Golem {cost}", cost=cost)) for cost in (1, 2)]
    twin = scene.put("break zone", other("monster", "Twin", cost=1))
    clerk = scene.put("field", backup("Clerk", cost=2), 1)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    for golem in golems[:given]:
        scene.answer("choose", golem)
        assert not scene.offers("choose", twin) or golem != golems[0], "it costs as much"
    if scene.offers("done"):
        scene.answer("done")
    resolve(scene)
    while scene.ask.kind == "choose":
        scene.game.answer(0)
    resolve(scene)
    assert (scene.zone_of(clerk) == "break zone") is gone


@pytest.mark.clause("setcg", "11.12.4")
def test_what_was_removed_bounds_what_comes_from_the_deck():
    text = (
        "When Anselm enters the field, remove up to 5 Monsters in your Break Zone from the game."
        " Then, reveal the top 3 cards of your deck."
        " Play 1 Forward of cost equal to or less than the number of removed cards among them onto the field"
        " and return the other cards to the bottom of your deck in any order."
    )
    scene = table()
    golems = [scene.put("break zone", other("monster", f"Golem {number}")) for number in range(2)]
    for cost in (1, 2, 3):
        scene.put("deck", forward(f"Page {cost}", cost=cost))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    for golem in golems:
        scene.answer("choose", golem)
    if scene.ask.kind == "choose_cards" and scene.offers("done"):
        scene.answer("done")
    assert sorted(scene.offered("choose")) == ["Page 1", "Page 2"]


@pytest.mark.clause("setcg", "15.1.1.7.2")
@pytest.mark.parametrize("there", [True, False])
def test_what_follows_a_search_follows_only_if_the_card_was_found(there: bool):
    text = (
        "When Anselm enters the field, you may search for 1 Monster and remove it from the game."
        " When you do so, choose 1 Backup. Break it."
    )
    scene = table()
    if there:
        scene.put("deck", other("monster", "Golem"))
    clerk = scene.put("field", backup("Clerk"), 1)
    enter(scene, *read(text), name="Anselm")
    resolve(scene).answer("yes")
    while scene.ask.kind in ("choose_cards", "choose"):
        scene.game.answer(0)
    resolve(scene)
    while scene.ask.kind == "choose":
        scene.game.answer(0)
    resolve(scene)
    assert (scene.zone_of(clerk) == "break zone") is there


@pytest.mark.clause("setcg", "11.12.4")
def test_of_chosen_cards_one_is_taken_and_the_others_leave_the_game():
    text = (
        "{}: Choose 3 Monsters in your Break Zone."
        " Add 1 of them to your hand, and remove the rest from the game."
    )
    scene = table()
    tower = scene.put("field", backup("Anselm", abilities=read(text.format("《ダル》"), "backup")))
    golems = [scene.put("break zone", other("monster", f"Golem {number}")) for number in range(3)]
    main(scene).answer("use", tower)
    while scene.ask.kind == "choose":
        scene.game.answer(0)
    resolve(scene).answer("choose", golems[1])
    assert [scene.zone_of(golem) for golem in golems] == ["outside", "hand", "outside"]
