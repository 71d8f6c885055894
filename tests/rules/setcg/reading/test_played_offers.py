"""Made-up texts in which something is given up: cards of the deck, characters, what another player offers."""

import pytest

from rules.games.setcg.play import RULESET
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import WOOD, backup, forward, table
from tests.rules.setcg.printed.scenes import enter, main, resolve
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.parametrize(
    ("verb", "zone"), [("Put {} into the Break Zone", "break zone"), ("Remove {} from the game", "outside")]
)
@pytest.mark.parametrize(("lying", "usable"), [(2, False), (3, True), (5, True)])
def test_an_ability_is_paid_with_the_top_cards_of_the_deck(verb: str, zone: str, lying: int, usable: bool):
    text = verb.format("the top 3 cards of your deck") + ": Choose 1 Forward. Dull it."
    scene = Scene(RULESET)
    deck = scene.fill("deck", WOOD, lying)
    scene.fill("deck", WOOD, 9, 1)
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    assert main(scene).offers("use", hero) is usable
    if usable:
        resolve(scene.answer("use", hero))
        assert [scene.zone_of(card) for card in deck] == ["deck"] * (lying - 3) + [zone] * 3
        assert scene.in_play(hero).rested


@pytest.mark.clause("setcg", "11.7.2.1.3")
@pytest.mark.parametrize("given", [True, False])
def test_a_backup_of_ones_own_may_be_put_away_for_what_follows(given: bool):
    text = (
        "When Anselm enters the field, you may put 1 Backup into the Break Zone."
        " When you do so, choose 1 Forward opponent controls. Break it."
    )
    scene = table()
    clerk = scene.put("field", backup("Clerk"))
    theirs = scene.put("field", backup("Scribe"), 1)
    foe = scene.put("field", forward("Foe", 9000), 1)
    enter(scene, *read(text), name="Anselm")
    resolve(scene).answer("yes" if given else "no")
    resolve(scene)
    assert scene.zone_of(clerk) == scene.zone_of(foe) == ("break zone" if given else "field")
    assert scene.zone_of(theirs) == "field"


@pytest.mark.clause("setcg", "11.9.9")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 0), ("no", 2)])
def test_what_the_other_player_does_not_give_up_is_made_up_for(answer: str, drawn: int):
    text = "When Anselm enters the field, your opponent may discard 1 card. If they don't, draw 2 cards."
    scene = table()
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene)
    assert scene.ask.player == 1
    scene.answer(answer)
    resolve(scene)
    assert len(scene.cards("hand")) - before == drawn


@pytest.mark.clause("setcg", "11.7.2.1.3")
@pytest.mark.parametrize(("knights", "there"), [(0, False), (1, True)])
def test_who_has_nothing_to_discard_breaks_the_card_instead(knights: int, there: bool):
    text = "When Anselm enters the field, discard 1 Job Knight. If you don't, break Anselm."
    scene = table()
    for number in range(knights):
        scene.put("hand", forward(f"Page {number}", jobs=("Knight",)))
    hero = enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert (scene.zone_of(hero) == "field") is there
