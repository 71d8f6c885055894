"""The attack phase (chapter 10) and what keywords change in it (15.1.1.10, 15.2.1 to 15.2.3, 15.2.8)."""

import pytest

from rules.engine.asks import Option
from rules.engine.continuous_effects import Lasting
from rules.engine.events import Damaged
from rules.games.setcg.definitions import Price, SquareCard
from rules.games.setcg.nodes import Freeze
from rules.language import effects as fx
from rules.language.changes import GainKeywords, LoseKeywords
from rules.language.durations import ALWAYS
from rules.language.references import Chosen
from tests.rules.restricted import cannot, must
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import (
    FORWARDS,
    ICE,
    LAMP,
    WOOD,
    backup,
    bolt,
    forward,
    other,
    summon,
    table,
    when,
)

RAIN = summon("Rain", fx.Draw(1), cost=0)


def field(mine: tuple[SquareCard, ...], theirs: tuple[SquareCard, ...] = (), **first: object) -> Scene:
    """Forwards on both sides, and a summon in each hand so that every priority is seen."""
    scene = table()
    for card in mine:
        scene.put("field", card, **first)  # type: ignore[arg-type]
    for card in theirs:
        scene.put("field", card, 1)
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    return scene


def attack(mine: tuple[SquareCard, ...], theirs: tuple[SquareCard, ...] = ()) -> Scene:
    """The first of one's Forwards attacks; the question whether to block or the damage is next."""
    scene = field(mine, theirs).begin("attack declaration").answer("attack", mine[0].name)
    if scene.ask.kind == "party":
        scene.answer("done")
    return scene.do("pass", "pass")


@pytest.mark.clause("setcg", "10.1.1.1")
@pytest.mark.clause("setcg", "10.1.1.2")
@pytest.mark.clause("setcg", "10.1.2.6")
@pytest.mark.clause("setcg", "10.1.3.6")
@pytest.mark.clause("setcg", "10.1.4.4")
def test_in_every_step_of_the_attack_phase_players_have_priority_the_turn_player_first() -> None:
    scene = field((forward(),), (forward("Foe"),)).begin("attack preparation")
    asked = []
    for verb in ("pass", "pass", "attack", "pass", "pass", "block", "pass", "pass", "pass", "pass"):
        asked.append((scene.ask.clause, scene.ask.player))
        scene.answer(verb)
    windows = [[(clause, 0), (clause, 1)] for clause in ("10.1.1.2", "10.1.2.6", "10.1.3.6", "10.1.4.4")]
    assert asked == [
        *windows[0],
        ("10.1.2.1", 0),
        *windows[1],
        ("10.1.3.1", 1),
        *windows[2],
        *windows[3],
    ]


@pytest.mark.clause("setcg", "10.1.2.1")
@pytest.mark.clause("setcg", "10.1.2.4")
@pytest.mark.clause("setcg", "5.2.3.1.1.2")
def test_the_turn_player_attacks_with_one_forward_or_none() -> None:
    scene = field((forward(), backup(), other("monster", "Imp")), (forward("Foe"),))
    scene.begin("attack declaration")
    assert scene.offered("attack") == ["Knight"]
    assert scene.offers("pass")


@pytest.mark.clause("setcg", "10.1.2.7")
def test_without_an_attack_the_second_main_phase_follows_and_nobody_blocks_or_is_hit() -> None:
    scene = field((forward(),), (forward("Foe"),)).begin("attack declaration").answer("pass")
    assert (scene.ask.kind, scene.ask.player) == ("attack_priority", 0)
    scene.do("pass", "pass")
    assert (scene.ask.kind, scene.ask.player) == ("main", 0)
    assert scene.game.rules.plan[scene.state.step].name == "main 2"
    assert scene.cards("damage zone", 1) == []


@pytest.mark.clause("setcg", "10.1.2.1.1")
@pytest.mark.clause("setcg", "15.2.2.2")
@pytest.mark.parametrize(
    ("entered", "rested", "keywords", "able"),
    [
        (4, False, (), True),
        (5, False, (), False),
        (5, False, ("haste",), True),
        (4, True, (), False),
    ],
)
def test_an_attacker_is_active_and_was_there_when_the_turn_began_or_has_haste(
    entered: int, rested: bool, keywords: tuple[str, ...], able: bool
) -> None:
    scene = field((forward(keywords=keywords),), entered=entered, rested=rested)
    scene.put("field", forward("Other"))
    scene.begin("attack declaration")
    assert scene.offers("attack", "Knight") is able


@pytest.mark.clause("setcg", "10.1.2.2")
@pytest.mark.clause("setcg", "15.2.1.2")
def test_an_attacker_is_dulled_and_one_with_brave_is_not() -> None:
    for keywords, rested in (((), True), (("brave",), False)):
        scene = field((forward(keywords=keywords),)).begin("attack declaration").answer("attack", "Knight")
        assert scene.in_play(scene.cards("field")[0]).rested is rested


@pytest.mark.clause("setcg", "15.2.1-bis")
@pytest.mark.clause("setcg", "15.2.2.1")
def test_brave_and_haste_hold_as_long_as_the_forward_has_them_whatever_gives_or_takes_them() -> None:
    both = frozenset({"brave", "haste"})
    for printed, change, has in (
        ((), GainKeywords(both), True),
        (("brave", "haste"), LoseKeywords(both), False),
    ):
        scene = field((forward("Knight", keywords=printed),), entered=5)
        scene.put("field", forward("Page"))
        knight = scene.cards("field")[0]
        scene.state.lasting.append(Lasting(-1, 0, 1, "other", change, ALWAYS, frozenset({knight})))
        scene.begin("attack declaration")
        assert scene.offers("attack", "Knight") is has
        if has:
            scene.answer("attack", "Knight").answer("done")
            assert not scene.in_play(knight).rested


@pytest.mark.clause("setcg", "10.1.2.1.2")
def test_a_forward_attacks_once_a_turn_even_with_brave() -> None:
    scene = attack((forward(keywords=("brave",)), forward("Page"))).do("pass", "pass", "pass", "pass")
    scene.do("pass", "pass")
    assert (scene.ask.kind, scene.offered("attack")) == ("attack", ["Page"])


@pytest.mark.clause("setcg", "10.1.2.1.2")
def test_a_forward_that_something_keeps_from_attacking_cannot() -> None:
    scene = field((forward(abilities=(cannot("attack"),)), forward("Page"))).begin("attack declaration")
    assert scene.offered("attack") == ["Page"]


@pytest.mark.clause("setcg", "10.1.2.1.3")
def test_a_forward_that_must_attack_attacks_alone_or_in_a_party() -> None:
    mad = forward("Mad", abilities=(must("attack"),))
    scene = field((forward(), forward("Ice", element="ice"), mad)).begin("attack declaration")
    assert scene.offered("attack") == ["Knight", "Mad"]
    assert not scene.offers("pass")
    scene.answer("attack", "Knight")
    assert [scene.state.cards[card].name for card in _attackers(scene)] == ["Knight", "Mad"]


@pytest.mark.clause("setcg", "10.1.2.1.3")
def test_a_party_that_lacks_a_forward_that_must_attack_takes_only_those_with_which_that_one_can_join() -> (
    None
):
    mad = forward("Mad", abilities=(must("attack"),))
    both = forward("Both", element=("fire", "ice"))
    scene = field((both, forward("Page"), forward("Ice", element="ice"), mad)).begin("attack declaration")
    scene.answer("attack", "Both")
    assert scene.offered("join") == ["Page", "Mad"]
    assert not scene.offers("done")
    scene.answer("join", "Page")
    assert [scene.state.cards[card].name for card in _attackers(scene)] == ["Both", "Page", "Mad"]


@pytest.mark.clause("setcg", "10.1.2.3")
def test_who_attacks_says_what_the_cost_of_that_is_paid_with() -> None:
    scene = table()
    scene.put("field", forward("Costly", attack_price=Price(2)))
    for card in (WOOD, LAMP, ICE):
        scene.put("hand", card)
    scene.put("hand", RAIN, 1)
    scene.begin("attack declaration").answer("attack", "Costly")
    assert (scene.ask.kind, scene.ask.clause, scene.offered("discard")) == (
        "pay",
        "10.1.2.3",
        ["Wood", "Ice"],
    )
    scene.answer("discard", "Ice", by=0)
    assert scene.names("break zone") == ["Ice"]


@pytest.mark.clause("setcg", "10.1.2.3")
def test_forwards_that_must_pay_to_attack_pay_once_they_are_chosen_or_cannot_attack() -> None:
    costly = forward("Costly", attack_price=Price(2))
    poor = table()
    poor.put("field", costly)
    poor.put("field", forward("Free"))
    assert poor.begin("attack declaration").offered("attack") == ["Free"]
    scene = table()
    for name in ("Costly", "Dear"):
        scene.put("field", forward(name, attack_price=Price(2)))
    scene.put("hand", WOOD)
    scene.put("hand", summon("Glow", fx.Draw(1), cost=0, element="shine"))
    scene.begin("attack declaration").answer("attack", "Costly")
    assert scene.names("break zone") == ["Wood"]
    assert [card for card in scene.cards("field") if scene.in_play(card).rested] == scene.cards("field")[:1]


@pytest.mark.clause("setcg", "10.1.3.1.4")
def test_a_forward_that_must_pay_to_block_pays_once_it_is_chosen_or_cannot_block() -> None:
    costly = forward("Costly", 9000, block_price=Price(2))
    poor = attack((forward(),), (costly, forward("Free")))
    assert poor.offered("block") == ["Costly", "Free"]
    poor.answer("block", "Costly")
    assert poor.names("break zone", 1) == ["Rain"]
    scene = table()
    scene.put("field", forward())
    for card in (costly, forward("Free")):
        scene.put("field", card, 1)
    scene.fill("hand", WOOD, 2)
    scene.begin("attack declaration").answer("attack", "Knight")
    assert scene.offered("block") == ["Free"], "what the attacker could discard pays for nothing here"
    rich = table()
    rich.put("field", forward())
    rich.put("field", costly, 1)
    for card in (WOOD, ICE):
        rich.put("hand", card, 1)
    rich.begin("attack declaration").answer("attack", "Knight").answer("block", "Costly")
    assert (rich.ask.kind, rich.ask.clause, rich.ask.player) == ("pay", "10.1.3.1.4", 1)
    rich.answer("discard", "Ice")
    assert rich.names("break zone", 1) == ["Ice"]
    assert (rich.names("field"), rich.names("field", 1)) == ([], ["Costly"])


@pytest.mark.clause("setcg", "10.1.2.5")
def test_abilities_that_trigger_on_attacking_are_stacked_before_priority() -> None:
    herald = forward(abilities=(when("attacks", fx.Draw(1)),))
    scene = field((herald,)).begin("attack declaration").answer("attack", "Knight")
    assert len(scene.state.pending) == 1
    assert scene.ask.player == 0


@pytest.mark.clause("setcg", "10.1.3.1")
@pytest.mark.clause("setcg", "10.1.3.1.1")
@pytest.mark.clause("setcg", "5.2.3.1.1.2")
def test_the_other_player_may_block_with_one_active_forward() -> None:
    scene = field((forward(),), (forward("Foe"), backup(), forward("Fiend")))
    scene.put("field", forward("Tired"), 1, rested=True)
    scene.put("field", forward("Fresh"), 1, entered=5)
    scene.begin("attack declaration").answer("attack", "Knight").do("pass", "pass")
    assert (scene.ask.kind, scene.ask.player) == ("block", 1)
    assert scene.offered("block") == ["Foe", "Fiend", "Fresh"]
    assert scene.offers("pass")
    scene.answer("block", "Fiend")
    assert [scene.state.cards[card].name for card in _blockers(scene)] == ["Fiend"]
    assert (scene.ask.clause, scene.ask.player) == ("10.1.3.6", 0)


@pytest.mark.clause("setcg", "10.1.3.1.2")
def test_a_forward_that_something_keeps_from_blocking_cannot() -> None:
    scene = attack((forward(),), (forward("Foe", abilities=(cannot("block"),)), forward("Fiend")))
    assert scene.offered("block") == ["Fiend"]


@pytest.mark.clause("setcg", "10.1.3.1.3")
def test_a_forward_that_must_block_blocks() -> None:
    scene = attack((forward("Ox", 9000),), (forward("Foe", abilities=(must("block"),)), forward("Fiend")))
    assert scene.ask.kind == "attack_priority"
    assert [scene.state.cards[card].name for card in _blockers(scene)] == ["Foe"]


@pytest.mark.clause("setcg", "10.1.3.1.3")
def test_a_forward_must_block_a_party_of_which_it_must_block_one() -> None:
    scene = party(
        forward("Knight", abilities=(must("be blocked"),)), forward("Page"), theirs=(forward("Foe"),)
    )
    scene.do("pass", "pass")
    assert [scene.state.cards[card].name for card in _blockers(scene)] == ["Foe"]


@pytest.mark.clause("setcg", "10.1.3.2")
@pytest.mark.clause("setcg", "10.1.3.5")
def test_abilities_that_trigger_on_blocking_are_stacked_before_priority() -> None:
    guard = forward("Foe", abilities=(when("blocks", fx.Draw(1)),))
    scene = attack((forward(),), (guard,)).answer("block", "Foe")
    assert [scene.state.cards[one.card].name for one in scene.state.pending] == ["Foe"]
    assert scene.ask.player == 0
    assert not scene.in_play(scene.cards("field", 1)[0]).rested


@pytest.mark.clause("setcg", "10.1.4.1")
def test_an_attack_that_is_not_blocked_deals_the_player_one_damage() -> None:
    scene = attack((forward("Ox", 9000),), (forward("Foe"),)).answer("pass").do("pass", "pass")
    assert len(scene.cards("damage zone", 1)) == 1
    assert scene.names("field", 1) == ["Foe"]


@pytest.mark.clause("setcg", "10.1.4.2")
@pytest.mark.clause("setcg", "5.2.6.1")
@pytest.mark.clause("setcg", "12.4.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "left", "damages"),
    [
        (7000, 5000, (["Knight"], []), 5000),
        (5000, 7000, ([], ["Foe"]), 5000),
        (6000, 6000, ([], []), None),
    ],
)
def test_attacker_and_blocker_deal_one_another_damage_equal_to_their_power(
    mine: int, theirs: int, left: tuple[list[str], list[str]], damages: int | None
) -> None:
    scene = attack((forward("Knight", mine),), (forward("Foe", theirs),)).answer("block", "Foe")
    scene.do("pass", "pass")
    assert (scene.names("field"), scene.names("field", 1)) == left
    if damages is not None:
        survivor = (scene.cards("field") + scene.cards("field", 1))[0]
        assert scene.in_play(survivor).damage == damages
    assert scene.cards("damage zone", 1) == []


@pytest.mark.clause("setcg", "10.1.3.3")
def test_when_the_blocker_leaves_nobody_is_dealt_damage_and_the_attack_stays_blocked() -> None:
    scene = field((forward("Knight", 9000),), (forward("Foe", 5000),))
    scene.put("hand", bolt(cost=0))
    scene.begin("attack declaration").answer("attack", "Knight").do("pass", "pass").answer("block", "Foe")
    scene.answer("summon", "Bolt").answer("choose", "Foe").do("pass", "pass")
    assert scene.cards("field", 1) == []
    scene.do("pass", "pass")
    assert scene.in_play(scene.cards("field")[0]).damage == 0
    assert scene.cards("damage zone", 1) == []


@pytest.mark.clause("setcg", "10.1.3.3")
def test_when_the_attacker_leaves_the_blocker_is_not_dealt_damage() -> None:
    scene = field((forward("Knight", 5000),), (forward("Foe", 9000),))
    scene.put("hand", bolt(cost=0), 1)
    scene.begin("attack declaration").answer("attack", "Knight").do("pass", "pass").answer("block", "Foe")
    scene.answer("pass").answer("summon", "Bolt").answer("choose", "Knight").do("pass", "pass")
    assert scene.cards("field") == []
    scene.do("pass", "pass")
    assert scene.in_play(scene.cards("field", 1)[0]).damage == 0
    assert scene.cards("damage zone", 1) == []


@pytest.mark.clause("setcg", "10.1.4.3")
def test_abilities_that_trigger_on_damage_to_a_player_are_stacked_after_it() -> None:
    raider = forward(abilities=(when("deals_damage", fx.Draw(1)),))
    scene = attack((raider,)).do("pass", "pass")
    assert len(scene.cards("damage zone", 1)) == 1
    assert len(scene.state.pending) == 1


@pytest.mark.clause("setcg", "10.1.4.6")
def test_after_an_attack_another_forward_may_attack_from_the_preparation_on() -> None:
    scene = attack((forward(), forward("Page"))).do("pass", "pass", "pass", "pass")
    assert scene.state.step == 3
    scene.do("pass", "pass").answer("attack", "Page")
    scene.do("pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass")
    assert len(scene.cards("damage zone", 1)) == 2
    assert scene.ask.kind == "main"


def party(*members: SquareCard, theirs: tuple[SquareCard, ...] = ()) -> Scene:
    """All of these attack together; the question after their declaration is open."""
    scene = field(members, theirs).begin("attack declaration").answer("attack", members[0].name)
    for member in members[1:]:
        if scene.ask.kind == "party":
            scene.answer("join", member.name)
    if scene.ask.kind == "party":
        scene.answer("done")
    return scene


def _attackers(scene: Scene) -> list[int]:
    return [card for card in scene.cards("field") if "attacking" in scene.in_play(card).marks]


def _blockers(scene: Scene) -> list[int]:
    return [card for card in scene.cards("field", 1) if "blocking" in scene.in_play(card).marks]


@pytest.mark.clause("setcg", "10.1.2.1")
@pytest.mark.clause("setcg", "15.1.1.10.1")
@pytest.mark.clause("setcg", "15.1.1.10.2")
@pytest.mark.clause("setcg", "15.2.8.2")
def test_forwards_of_one_element_form_a_party_and_others_cannot_join() -> None:
    scene = field((forward(), forward("Page"), forward("Ice", element="ice")))
    scene.begin("attack declaration").answer("attack", "Knight")
    assert (scene.ask.kind, scene.offered("join")) == ("party", ["Page"])
    scene.answer("join", "Page", by=0)
    assert len(_attackers(scene)) == 2
    assert [scene.in_play(card).rested for card in scene.cards("field")] == [True, True, False]


@pytest.mark.clause("setcg", "15.2.8.1")
@pytest.mark.clause("setcg", "15.2.8.2")
def test_forwards_with_the_party_icon_form_a_party_across_elements_but_all_must_have_it() -> None:
    flag = ("party",)
    scene = field(
        (
            forward("Red", marks=flag),
            forward("Blue", element="ice", marks=flag),
            forward("Pink", element="fire"),
        )
    )
    scene.begin("attack declaration").answer("attack", "Red")
    assert scene.offered("join") == ["Blue", "Pink"]
    scene.answer("join", "Blue")
    assert len(_attackers(scene)) == 2


@pytest.mark.clause("setcg", "15.1.1.10.3")
def test_only_forwards_that_could_attack_join_a_party() -> None:
    scene = field((forward(), forward("Page")))
    scene.put("field", forward("New"), entered=5)
    scene.put("field", forward("Tired"), rested=True)
    scene.begin("attack declaration").answer("attack", "Knight")
    assert scene.offered("join") == ["Page"]


@pytest.mark.clause("setcg", "15.1.1.10.4")
def test_any_number_of_forwards_joins_a_party() -> None:
    scene = party(*(forward(f"Page {number}") for number in range(7)))
    assert len(_attackers(scene)) == 7


@pytest.mark.clause("setcg", "10.1.4.1")
def test_a_party_that_is_not_blocked_deals_one_damage() -> None:
    scene = party(forward(), forward("Page")).do("pass", "pass", "pass", "pass")
    assert len(scene.cards("damage zone", 1)) == 1


@pytest.mark.clause("setcg", "10.1.3.4")
@pytest.mark.clause("setcg", "10.1.4.2")
def test_a_party_is_blocked_as_one_and_all_of_it_deals_damage_to_the_blocker() -> None:
    scene = party(forward("Knight", 3000), forward("Page", 4000), theirs=(forward("Foe", 7000),))
    scene.do("pass", "pass").answer("block", "Foe").do("pass", "pass")
    scene.answer("deal", "Knight", note="", other=0)
    assert scene.cards("field", 1) == []
    assert scene.cards("damage zone", 1) == []


@pytest.mark.clause("setcg", "10.1.4.2.1")
@pytest.mark.clause("setcg", "4.1")
def test_a_blocker_divides_its_damage_among_a_party_as_it_wants() -> None:
    scene = party(forward("Knight", 3000), forward("Page", 4000), theirs=(forward("Foe", 9000),))
    scene.do("pass", "pass").answer("block", "Foe").do("pass", "pass")
    assert (scene.ask.kind, scene.ask.player) == ("divide_damage", 1)
    amounts = [option.other for option in scene.ask.options]
    assert amounts == [9000, 8000, 7000, 6000, 5000, 4000, 3000, 2000, 1000, 0]
    knight = scene.cards("field")[0]
    scene.game.answer(scene.ask.options.index(Option("deal", knight, 3000)))
    assert scene.cards("field") == []
    scene = party(forward("Knight", 3000), forward("Page", 4000), theirs=(forward("Foe", 9000),))
    scene.do("pass", "pass").answer("block", "Foe").do("pass", "pass")
    scene.game.answer(len(scene.ask.options) - 2)
    assert scene.names("field") == ["Knight"]


@pytest.mark.clause("setcg", "10.1.4.5")
def test_a_party_disbands_when_its_attack_is_over() -> None:
    scene = party(forward(keywords=("brave",)), forward("Page", keywords=("brave",)))
    scene.do("pass", "pass", "pass", "pass", "pass", "pass")
    assert _attackers(scene) == []


@pytest.mark.clause("setcg", "15.1.1.10.5")
def test_a_party_of_which_one_is_left_deals_and_takes_damage_as_one_forward() -> None:
    scene = field((forward("Knight", 3000), forward("Page", 4000)), (forward("Foe", 9000),))
    scene.put("hand", bolt(3000, cost=0), 1)
    scene.begin("attack declaration").answer("attack", "Knight").answer("join", "Page")
    scene.answer("pass").answer("summon", "Bolt").answer("choose", "Knight").do("pass", "pass", "pass")
    scene.until("block").answer("block", "Foe").do("pass", "pass")
    assert scene.ask.kind != "divide_damage"
    assert scene.in_play(scene.cards("field", 1)[0]).damage == 4000


@pytest.mark.clause("setcg", "15.1.1.10.6")
def test_who_could_block_one_of_a_party_can_block_the_party() -> None:
    sneak = forward("Sneak", abilities=(cannot("be blocked"),))
    alone = attack((sneak,), (forward("Foe"),))
    assert alone.ask.kind == "attack_priority"
    scene = party(sneak, forward("Page"), theirs=(forward("Foe"),)).do("pass", "pass")
    assert scene.offered("block") == ["Foe"]


QUICK = ("pre-emptive strike",)


@pytest.mark.clause("setcg", "15.2.3.1")
@pytest.mark.clause("setcg", "15.2.3.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [
        ((), (), ([], [])),
        (QUICK, (), (["Knight"], [])),
        ((), QUICK, ([], ["Foe"])),
        (QUICK, QUICK, ([], [])),
    ],
)
def test_pre_emptive_strike_deals_its_damage_before_the_others(
    mine: tuple[str, ...], theirs: tuple[str, ...], left: tuple[list[str], list[str]]
) -> None:
    scene = attack((forward(keywords=mine),), (forward("Foe", keywords=theirs),)).answer("block", "Foe")
    scene.do("pass", "pass")
    assert (scene.names("field"), scene.names("field", 1)) == left


@pytest.mark.clause("setcg", "15.2.3.2")
def test_who_survives_pre_emptive_strike_deals_damage_after_it() -> None:
    scene = attack((forward("Knight", 4000, keywords=QUICK),), (forward("Foe", 5000),))
    scene.answer("block", "Foe").do("pass", "pass")
    assert (scene.names("field"), scene.names("field", 1)) == ([], ["Foe"])
    assert scene.in_play(scene.cards("field", 1)[0]).damage == 4000


@pytest.mark.clause("setcg", "15.2.3.3")
@pytest.mark.clause("setcg", "15.1.1.10.7")
def test_a_party_strikes_first_only_if_each_member_has_it() -> None:
    for keywords, survives in (((), False), (QUICK, True)):
        scene = party(
            forward("Knight", 5000, keywords=QUICK),
            forward("Page", 4000, keywords=keywords),
            theirs=(forward("Foe", 9000),),
        )
        scene.do("pass", "pass").answer("block", "Foe").do("pass", "pass")
        if scene.ask.kind == "divide_damage":
            scene.game.answer(0)
        assert scene.cards("field", 1) == []
        assert ("Knight" in scene.names("field")) is survives


@pytest.mark.clause("setcg", "10.1.4.2")
def test_each_member_of_a_party_is_a_source_of_its_damage() -> None:
    scene = party(forward("Knight", 3000), forward("Page", 4000), theirs=(forward("Foe", 9000),))
    knight, page = scene.cards("field")
    (foe,) = scene.cards("field", 1)
    scene.record(Damaged).do("pass", "pass").answer("block", "Foe").do("pass", "pass")
    scene.game.answer(0)
    dealt = [(event.source, event.card, event.amount) for event in scene.log if isinstance(event, Damaged)]
    assert dealt[:2] == [(knight, foe, 3000), (page, foe, 4000)]


@pytest.mark.clause("setcg", "15.2.16.1")
@pytest.mark.clause("setcg", "15.2.16.2")
def test_a_frozen_card_stays_dull_in_its_controllers_next_active_phase_and_only_in_that() -> None:
    scene = table(20)
    cold = summon("Cold", Freeze(Chosen(FORWARDS)), cost=0)
    scene.put("hand", cold)
    foe = scene.put("field", forward("Foe"), 1, rested=True)
    warm = scene.put("field", forward("Warm"), 1, rested=True)
    scene.put("hand", other("monster", "Imp", cost=0, element="shine"), 1)
    scene.begin("main 1").answer("summon", "Cold").answer("choose", "Foe")
    assert (scene.state.turn, scene.ask.player) == (6, 1)
    assert (scene.in_play(foe).rested, scene.in_play(warm).rested) == (True, False)
    while scene.state.turn < 8:
        scene.game.answer(len(scene.ask.options) - 1)
    assert not scene.in_play(foe).rested


@pytest.mark.clause("setcg", "15.2.16.2")
def test_a_freeze_that_is_not_on_a_dulled_card_wears_off_as_well() -> None:
    scene = table(20)
    foe = scene.put("field", forward("Foe"), 1)
    scene.in_play(foe).marks = frozenset({"frozen"})
    scene.put("hand", other("monster", "Imp", cost=0, element="shine"), 1)
    scene.begin("active", active=1)
    assert scene.in_play(foe).marks == frozenset()
