"""Keyword abilities that use the stack: Remove, Assist, Link, Flash, Blue Magic and others (15.2)."""

import pytest

from rules.language import effects as fx
from rules.language.costs import Cost, DiscardCards, Pay
from rules.language.filter_shorthand import cards
from rules.language.references import Target
from rules.language.vocabulary import ANY_RESOURCE
from tests.rules.scenes import Scene
from tests.rules.setcg.play import keyword_abilities
from tests.rules.setcg.play.made_up import (
    WOOD,
    forward,
    other,
    summon,
    table,
)

IMP = other("monster", "Imp", cost=0, element="shine")
RAIN = summon("Rain", fx.Draw(1), cost=0)


def main(scene: Scene) -> Scene:
    """Begin a first main phase that stays open, in which both can answer what is on the stack."""
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    scene.put("hand", IMP)
    return scene.begin("main 1")


@pytest.mark.clause("setcg", "15.2.12.1")
@pytest.mark.clause("setcg", "15.2.12.2")
@pytest.mark.clause("setcg", "15.2.12.3")
@pytest.mark.clause("setcg", "15.2.12.4")
def test_an_item_with_remove_returns_to_the_hand_from_a_character_for_its_cost() -> None:
    scene = table()
    knight = scene.put("field", forward(), 1)
    ring = other("accessory", "Ring", abilities=(keyword_abilities.remove(Cost((DiscardCards(1),))),))
    worn = scene.put("field", ring, 1)
    scene.in_play(worn).host = knight
    scene.put("hand", WOOD, 1)
    main(scene).answer("pass")
    assert (scene.ask.player, scene.offered("use")) == (1, ["Ring"])
    scene.answer("use", "Ring").answer("discard", "Wood").do("pass", "pass")
    assert scene.zone_of(worn) == "hand"
    assert scene.names("field", 1) == ["Knight"]
    loose = table()
    loose.put("hand", ring)
    assert not main(loose).offers("use")


def assistant(scene: Scene) -> Scene:
    helper = other("backup", "Helper", cost=0, abilities=(keyword_abilities.assist(fx.Draw(2)),))
    scene.put("hand", helper)
    return main(scene).answer("play", "Helper")


@pytest.mark.clause("setcg", "15.2.6.2")
@pytest.mark.clause("setcg", "15.2.6.3")
@pytest.mark.clause("setcg", "15.2.6.4")
def test_assist_is_used_or_not_when_its_backup_comes_and_costs_the_backup() -> None:
    scene = assistant(table())
    assert (scene.ask.kind, scene.ask.player) == ("assist", 0)
    scene.answer("no")
    assert (scene.state.pending, scene.names("field")) == ([], ["Helper"])
    scene = assistant(table()).answer("yes")
    assert (len(scene.state.pending), scene.names("field")) == (1, ["Helper"])
    scene.do("pass", "pass")
    assert (scene.names("break zone"), len(scene.cards("hand"))) == (["Helper"], 4)


@pytest.mark.clause("setcg", "15.2.6.5")
def test_assist_has_no_effect_once_its_backup_has_left() -> None:
    scene = table()
    gust = summon("Gust", fx.MoveTo(Target(), "outside"), cards(types=frozenset({"backup"})), cost=0)
    scene.put("hand", gust, 1)
    assistant(scene).answer("yes").answer("pass").answer("summon", "Gust").do("pass", "pass", "pass", "pass")
    assert (scene.names("outside"), len(scene.cards("hand"))) == (["Helper"], 2)


@pytest.mark.clause("setcg", "15.2.5.2")
@pytest.mark.clause("setcg", "15.2.5.3")
@pytest.mark.clause("setcg", "15.2.5.4")
def test_link_lets_a_forward_of_its_elements_and_cost_follow_and_that_ones_link_another() -> None:
    first = forward("First", cost=0, abilities=(keyword_abilities.link(frozenset({"ice", "wind"}), 3),))
    second = forward(
        "Second", cost=3, element="ice", abilities=(keyword_abilities.link(frozenset({"fire"}), 2),)
    )
    scene = table()
    for card in (
        first,
        second,
        forward("Dear", cost=4, element="ice"),
        forward("Wet", cost=3, element="aqua"),
        forward("Airy", cost=3, element="wind"),
        forward("Third", cost=2),
    ):
        scene.put("hand", card)
    main(scene).answer("play", "First").do("pass", "pass")
    assert (scene.ask.kind, scene.offered("choose")) == ("choose_cards", ["Second", "Airy"])
    scene.answer("choose", "Second").do("pass", "pass")
    assert scene.offered("choose") == ["Third"]
    scene.answer("done")
    assert scene.names("field") == ["First", "Second"]


@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.clause("setcg", "15.2.11.2")
@pytest.mark.clause("setcg", "15.2.11.3")
@pytest.mark.clause("setcg", "15.2.11.4")
@pytest.mark.clause("setcg", "15.2.14.3")
@pytest.mark.clause("setcg", "15.2.14.4")
@pytest.mark.clause("setcg", "15.2.14.5")
@pytest.mark.parametrize("kind", ["monster", "backup", "forward"])
def test_flash_and_blue_magic_are_used_from_the_hand_whenever_one_has_priority(kind: str) -> None:
    of = keyword_abilities.blue_magic if kind == "monster" else keyword_abilities.flash
    spark = (of(fx.Draw(2), Cost((Pay(2, ANY_RESOURCE),))),)
    trickster = other(kind, "Trickster", cost=9, abilities=spark)
    scene = table()
    scene.put("hand", trickster, 1)
    scene.put("hand", WOOD, 1)
    main(scene).answer("pass")
    assert (scene.ask.player, scene.offered("use")) == (1, ["Trickster"])
    scene.answer("use", "Trickster").answer("discard", "Wood")
    assert scene.names("break zone", 1) == ["Wood", "Trickster"]
    assert len(scene.state.pending) == 1
    scene.do("pass", "pass")
    assert len(scene.cards("hand", 1)) == 3
    poor = table()
    poor.put("hand", trickster)
    poor.put("field", other("monster", "Fielded", abilities=spark))
    poor.put("hand", IMP)
    assert not poor.begin("main 1").offers("use")


def seeker(scene: Scene) -> Scene:
    """A card with Awakening in play, and in the deck another of its name among the rest."""
    seeks = keyword_abilities.awakening("Twin", Cost((DiscardCards(1),)))
    copy = other("monster", "Twin", cost=3, marks=("common soldier",), abilities=(seeks,))
    for player in (0, 1):
        scene.put("field", copy, player)
        scene.put("hand", WOOD, player)
        scene.put("deck", copy, player)
        for number in range(9):
            scene.put("deck", forward(f"Card {number}", cost=9), player)
    return main(scene)


@pytest.mark.clause("setcg", "15.2.10.2")
@pytest.mark.clause("setcg", "15.1.1.7.1")
@pytest.mark.clause("setcg", "15.1.1.9.1")
def test_awakening_finds_a_card_of_the_same_name_in_the_deck_which_is_shuffled() -> None:
    scene = seeker(table(0))
    before = scene.cards("deck")
    scene.answer("use", "Twin").answer("discard", "Wood").do("pass", "pass")
    assert (scene.ask.kind, scene.offered("choose")) == ("choose_cards", ["Twin"])
    scene.answer("choose", "Twin")
    assert scene.names("field") == ["Twin", "Twin"]
    after = scene.cards("deck")
    assert (sorted(after), after != before[1:]) == (before[1:], True)


@pytest.mark.clause("setcg", "15.1.1.7.2")
@pytest.mark.clause("setcg", "15.1.1.9.1")
def test_what_a_search_would_find_may_be_left_in_the_deck_which_is_shuffled_all_the_same() -> None:
    scene = seeker(table(0))
    before = scene.cards("deck")
    scene.answer("use", "Twin").answer("discard", "Wood").do("pass", "pass", "done")
    assert scene.names("field") == ["Twin"]
    after = scene.cards("deck")
    assert (sorted(after), after != before) == (before, True)


@pytest.mark.clause("setcg", "15.2.10.3")
def test_awakening_is_not_used_in_the_opponents_turn() -> None:
    scene = seeker(table(0))
    assert scene.offered("use") == ["Twin"]
    scene.answer("pass")
    assert (scene.ask.player, scene.offered("use")) == (1, [])


def changer() -> Scene:
    scene = table()
    for player in (0, 1):
        ability = keyword_abilities.job_change(2, Cost((DiscardCards(1),)))
        scene.put("field", other("monster", "Changer", abilities=(ability,)), player)
        for card in (WOOD, other("backup", "Cheap", cost=2), other("backup", "Dear", cost=3), forward()):
            scene.put("hand", card, player)
    return main(scene)


@pytest.mark.clause("setcg", "15.2.13.2")
def test_job_change_puts_a_backup_of_its_cost_or_less_from_the_hand_on_the_field_or_none() -> None:
    for answer, field in (("choose", ["Changer", "Cheap"]), ("done", ["Changer"])):
        scene = changer().answer("use", "Changer").answer("discard", "Wood").do("pass", "pass")
        assert scene.offered("choose") == ["Cheap"]
        scene.answer(answer)
        assert (scene.names("field"), scene.names("break zone")) == (field, ["Wood"])


@pytest.mark.clause("setcg", "15.2.13.2-bis")
def test_job_change_is_not_used_in_the_opponents_turn() -> None:
    scene = changer()
    assert scene.offered("use") == ["Changer"]
    scene.answer("pass")
    assert (scene.ask.player, scene.offered("use")) == (1, [])


def idol(cost: int, offered: int, woods: int) -> Scene:
    """A Summon with War God in hand, cards to pay with, and Monks and others of some cost on the field."""
    scene = table()
    scene.put("hand", summon("Idol", fx.Draw(1), cost=cost, war_god="monk"))
    scene.fill("hand", WOOD, woods)
    for name, jobs in (("Monk", ("monk",)), ("Abbot", ("monk",)), ("Layman", ())):
        scene.put("field", forward(name, cost=offered, jobs=jobs))
    scene.put("field", forward("Foe", jobs=("monk",)), 1)
    scene.put("hand", summon("Gleam", fx.Draw(1), cost=0, element="shine"))
    return scene.begin("main 1")


@pytest.mark.clause("setcg", "15.2.7.2")
@pytest.mark.clause("setcg", "15.2.7.3")
@pytest.mark.clause("setcg", "15.2.7.5")
def test_war_god_takes_one_character_of_its_job_and_its_cost_off_the_cost_of_the_summon() -> None:
    for verb, name, lost in (("offer", "Monk", ["Monk", "Wood"]), ("no", None, ["Wood"] * 2)):
        scene = idol(4, 2, 3).answer("summon", "Idol")
        assert (scene.ask.kind, scene.offered("offer")) == ("war_god", ["Monk", "Abbot"])
        scene.answer(verb, name)
        while scene.ask.kind == "pay":
            scene.answer("discard", "Wood")
        assert scene.names("break zone") == lost
    scene = idol(4, 2, 1).answer("summon", "Idol")
    assert not scene.offers("no")


@pytest.mark.clause("setcg", "15.2.7.4")
def test_war_god_never_makes_a_summon_cost_nothing() -> None:
    assert not idol(3, 5, 0).offers("summon", "Idol")
    scene = idol(3, 5, 1).answer("summon", "Idol").answer("offer", "Monk", by=0)
    while scene.ask.kind == "pay":
        scene.answer("discard", "Wood")
    assert scene.names("break zone") == ["Monk", "Wood"]
