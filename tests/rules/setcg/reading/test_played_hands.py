"""Made-up texts about cards that go under the deck, are kept where they lie, and damage that is counted."""

import pytest

from tests.rules.setcg.play.made_up import backup, forward, other, table
from tests.rules.setcg.printed.scenes import enter, main, resolve, strength
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize("lies", ["at the bottom of", "on top of"])
def test_a_card_of_the_hand_goes_to_an_end_of_the_deck(lies: str):
    text = f"When Anselm enters the field, place 1 Monster from your hand {lies} your deck."
    scene = table()
    golem = scene.put("hand", other("monster", "Golem"))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    while scene.offers("choose", golem):
        scene.answer("choose", golem)
        resolve(scene)
    assert scene.cards("deck")[0 if lies.startswith("at") else -1] == golem


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize("clerks", [0, 2])
def test_damage_is_dealt_to_all_for_each_card_that_is_counted(clerks: int):
    text = (
        "When Anselm enters the field,"
        " deal 2000 damage for each Backup you control to all the Forwards opponent controls."
    )
    scene = table()
    calf = scene.put("field", forward("Calf", 9000), 1)
    for number in range(clerks):
        scene.put("field", backup(f"Clerk {number}"))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert scene.in_play(calf).damage == 2000 * clerks


@pytest.mark.clause("setcg", "11.10.1")
@pytest.mark.parametrize(("player", "gone"), [(0, True), (1, False)])
def test_cards_of_the_break_zone_are_kept_from_the_other_players_effects(player: int, gone: bool):
    keeps = "All Backups in your Break Zone cannot be removed from the game by your opponent's abilities."
    text = "《0》: Remove all the cards in each player's Break Zone from the game."
    scene = table()
    scene.put("field", backup("Anselm", abilities=read(keeps, "backup")))
    hero = scene.put("field", forward("Page", abilities=read(text)), player)
    mine, theirs = scene.put("break zone", backup("Wood")), scene.put("break zone", backup("Wood"), 1)
    resolve(main(scene, active=player).answer("use", hero))
    assert (scene.zone_of(mine) == "outside") is gone
    assert scene.zone_of(theirs) == "outside"


@pytest.mark.clause("setcg", "11.10.1")
@pytest.mark.parametrize("there", [True, False])
def test_a_card_gains_an_ability_and_another_power_on_a_condition(there: bool):
    text = "If you control a Backup, Anselm gains Haste and Anselm's power becomes 8000."
    scene = table()
    hero = scene.put("field", forward("Anselm", 5000, abilities=read(text)))
    if there:
        scene.put("field", backup("Clerk"))
    main(scene)
    assert strength(scene, hero) == (8000 if there else 5000)


@pytest.mark.clause("setcg", "11.10.1")
def test_two_kinds_each_with_its_article_gain_power():
    text = "The Card Name Cloud and the Job Knight Forwards you control gain +2000 power."
    scene = table()
    scene.put("field", backup("Anselm", abilities=read(text, "backup")))
    powers = [
        scene.put("field", forward("Cloud", 5000)),
        scene.put("field", forward("Page", 5000, jobs=("Knight",))),
        scene.put("field", forward("Tifa", 5000)),
    ]
    main(scene)
    assert [strength(scene, card) for card in powers] == [7000, 7000, 5000]
