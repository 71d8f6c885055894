"""Union Burst in Shadowverse: Evolve, which the book at hand does not have: what the publisher answered."""

import pytest

from rules.engine.facts import Count
from rules.games.sve.definitions import EvolveCard
from rules.games.sve.mechanics.union_burst import ONE_TITLE, note_titles
from rules.games.sve.nodes import Burst, Bursts
from rules.language.abilities import Activated, Triggered
from rules.language.amounts import Tallied, TimesHappened
from rules.language.conditions import Compare
from rules.language.costs import Cost, Pay
from rules.language.effects import ChangeLife, Do, Draw, If
from rules.language.filter_shorthand import cards
from rules.language.references import ThisCard
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import LEADER, follower, table

TITLE, OTHER = "Tale of Stars", "Tale of Stones"
IN_ITS_DECK = Compare(Tallied(ONE_TITLE, span="game", about=TITLE), ">=", 1)
PAID = Cost((Pay(1, "play points"),))


def of_title(name: str, *titles: str, abilities=()) -> EvolveCard:
    made = follower(name, abilities=abilities)
    made.titles = frozenset(titles)
    return made


def stars(*deck: EvolveCard, effect=None) -> Scene:
    """Return a scene with a follower with a Union Burst ability, and one that cheers at those of others."""
    burst = Activated(Do((Burst(ThisCard()), effect or ChangeLife(2))), PAID, when=IN_ITS_DECK)
    cheer = Triggered(Bursts(cards(other=True, zones=("field",), whose="you")), Draw(1))
    scene = Scene(table(4).game.rules)
    for player in (0, 1):
        for one in deck:
            scene.fill("deck area", one, 3, player)
    note_titles(scene.game)
    scene.give(0, r0=4, r1=4)
    scene.put("field", of_title("Star", TITLE, abilities=(burst,)))
    scene.put("field", of_title("Fan", TITLE, abilities=(cheer,)))
    return scene.begin("main phase")


def test_a_union_burst_works_in_a_deck_of_its_title_and_tells_of_itself_q2544_q2545() -> None:
    scene = stars(of_title("Night", TITLE), of_title("Day", TITLE, OTHER)).answer("activate", "Star")
    assert scene.life() == 22
    assert len(scene.cards("hand")) == 1


@pytest.mark.parametrize(("deck", "life"), [((OTHER,), 25), ((), 20)])
def test_an_effect_may_ask_for_a_deck_of_any_one_title(deck: tuple[str, ...], life: int) -> None:
    whichever = Compare(Tallied(ONE_TITLE, span="game"), ">=", 1)
    scene = Scene(table().game.rules)
    for player in (0, 1):
        scene.fill("deck area", of_title("Night", *deck), 3, player)
    note_titles(scene.game)
    scene.give(0, r0=1, r1=1)
    ask = Activated(If(whichever, ChangeLife(5)), PAID)
    scene.put("field", follower("Star", abilities=(ask,)))
    assert scene.begin("main phase").answer("activate", "Star").life() == life


def test_the_titles_of_decks_are_noted_as_a_game_is_set_up() -> None:
    deck = [("main", of_title("Night", TITLE))] * 20
    scene = Scene.of_decks(table().game.rules, [("leader", LEADER), *deck], [("leader", LEADER), *deck])
    assert scene.state.players[0].game_tallies == {Count(ONE_TITLE, TITLE): 1}


@pytest.mark.parametrize("other", [(), (OTHER,)])
def test_a_union_burst_does_not_work_in_a_deck_with_a_card_of_no_title_or_of_another_q2544(other) -> None:
    scene = stars(of_title("Night", TITLE), of_title("Stone", *other))
    assert "activate" not in {option.verb for option in scene.ask.options}


def test_a_union_burst_does_not_work_in_a_deck_that_is_all_of_another_title_q2544() -> None:
    scene = stars(of_title("Night", OTHER), of_title("Day", OTHER))
    assert "activate" not in {option.verb for option in scene.ask.options}


def test_union_bursts_of_the_turn_are_counted_with_the_one_that_is_executed_q2390() -> None:
    thrice = If(Compare(TimesHappened(Bursts(cards(whose="you"))), ">=", 3), ChangeLife(5))
    scene = stars(of_title("Night", TITLE), effect=thrice)
    for life in (20, 20, 25):
        scene.answer("activate", "Star")
        assert scene.life() == life
