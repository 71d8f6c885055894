"""Abilities that come later (6.4.1, 11.9.18), watch a state, are paid for, and choose (11.9 to 11.13)."""

import pytest

from rules.engine import atoms
from rules.engine.continuous_effects import Lasting
from rules.games.setcg.definitions import ELEMENTS
from rules.games.setcg.keywords import power
from rules.games.setcg.layers import OTHER, POWER, TEXT
from rules.language import effects as fx
from rules.language.abilities import Ability, Replacement, Static, Triggered
from rules.language.amounts import Count, DividedBy, StatOf, Times
from rules.language.changes import AddStats, GainAbilities, SetAttributes, SetStats, SetTypes
from rules.language.conditions import There
from rules.language.costs import Cost, Pay, RestThis
from rules.language.durations import ALWAYS, END_OF_TURN, Duration
from rules.language.events import Becomes, Enters, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each, It, Subject, Target, This
from tests.rules.pending import waiting_for
from tests.rules.restricted import cannot, must
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import (
    FORWARDS,
    MINE,
    action,
    backup,
    forward,
    other,
    spell,
    summon,
    table,
    when,
)

IMP = other("monster", "Imp", cost=0, element="shine")
RAIN = other("summon", "Rain", cost=0, abilities=(spell(fx.Draw(1)),))
FOES = cards(zones=("field",), types=frozenset({"forward"}), whose="opponent")
END = "each_turn_ends"
DOOMED = Triggered(waiting_for(END), fx.Destroy(It()))
"""What breaks the card it keeps in mind as the turn ends."""


def main(scene: Scene) -> Scene:
    """Begin a first main phase that stays open, in which both can answer what is on the stack."""
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    scene.put("hand", IMP)
    return scene.begin("main 1")


def resolve(scene: Scene) -> Scene:
    """Let everything on the stack resolve."""
    while scene.state.pending:
        scene.answer("pass")
    return scene


def end_turn(scene: Scene) -> Scene:
    """Do nothing more until the other player's turn has begun."""
    turn = scene.state.turn
    while scene.state.turn == turn:
        scene.game.answer(len(scene.ask.options) - 1)
    return scene


@pytest.mark.clause("setcg", "11.9.18")
@pytest.mark.clause("setcg", "11.9.18.1")
def test_a_later_ability_triggers_after_it_was_brought_about_and_not_before() -> None:
    scene = table()
    scene.put("field", forward("Guest"), 1)
    scene.put("hand", summon("Curse", fx.Later(DOOMED, Target()), FORWARDS, cost=0))
    main(scene).answer("summon", "Curse")
    assert scene.state.delayed == [], "nothing is there before the summon has resolved"
    resolve(scene)
    assert (scene.names("field", 1), len(scene.state.delayed)) == (["Guest"], 1)
    end_turn(scene)
    assert scene.names("break zone", 1) == ["Guest"]


@pytest.mark.clause("setcg", "11.9.18.2")
@pytest.mark.parametrize(("until", "drawn"), [(ALWAYS, 1), (END_OF_TURN, 2)])
def test_a_later_ability_without_an_end_triggers_once_and_one_with_an_end_each_time(
    until: Duration, drawn: int
) -> None:
    come = Triggered(Enters(cards(zones=("field",), whose="you")), fx.Draw(1))
    scene = table()
    scene.put("hand", summon("Omen", fx.Later(come, until=until), cost=0))
    for name in ("Page", "Squire"):
        scene.put("hand", other("monster", name, cost=0, element="shine"))
    resolve(main(scene).answer("summon", "Omen"))
    before = len(scene.cards("deck"))
    for name in ("Page", "Squire"):
        resolve(scene.answer("play", name))
    assert before - len(scene.cards("deck")) == drawn
    end_turn(scene)
    assert len(scene.state.delayed) == 0


@pytest.mark.clause("setcg", "11.9.18.3")
def test_a_later_ability_goes_on_with_a_card_that_changed_but_not_with_one_that_moved() -> None:
    renamed = fx.Modify(
        Target(), (SetTypes(frozenset({"monster"})), SetAttributes(("ice",))), ALWAYS, layer=OTHER
    )
    for answer, zone in ((renamed, "break zone"), (fx.MoveTo(Target(), "hand"), "hand")):
        scene = table()
        guest = scene.put("field", forward("Guest"), 1)
        scene.put("hand", summon("Curse", fx.Later(DOOMED, Target()), FORWARDS, cost=0))
        scene.put("hand", summon("Answer", answer, FORWARDS, cost=0))
        resolve(main(scene).answer("summon", "Curse"))
        resolve(scene.answer("summon", "Answer"))
        end_turn(scene)
        assert scene.zone_of(guest) == zone


@pytest.mark.clause("setcg", "11.9.18.3")
def test_a_card_that_left_and_came_back_is_not_the_one_that_was_kept_in_mind() -> None:
    again = fx.Do(
        (fx.MoveTo(Target(), "hand"), fx.MoveTo(Each(cards(zones=("hand",), name="Guest")), "field"))
    )
    for effect, left in ((again, ["Guest"]), (fx.Rest(Target()), [])):
        scene = table()
        scene.put("field", forward("Guest"), 1)
        scene.put("hand", summon("Curse", fx.Later(DOOMED, Target()), FORWARDS, cost=0))
        scene.put("hand", summon("Blink", effect, FORWARDS, cost=0))
        resolve(main(scene).answer("summon", "Curse"))
        resolve(scene.answer("summon", "Blink"))
        end_turn(scene)
        assert scene.names("field", 1) == left


@pytest.mark.clause("setcg", "6.4.1.1")
@pytest.mark.clause("setcg", "11.9.18.4")
def test_what_a_summon_brings_about_later_comes_from_it_and_belongs_to_who_summoned_it() -> None:
    scene = table()
    bow = fx.Later(
        Triggered(
            waiting_for(END),
            fx.Do((fx.Draw(1), fx.MoveTo(Each(cards(zones=("break zone",), name="Omen")), "outside"))),
        )
    )
    scene.put("hand", summon("Omen", bow, cost=0), 1)
    main(scene).answer("pass")
    omen = next(card for card in scene.cards("hand", 1) if scene.state.cards[card].name == "Omen")
    scene.answer("summon", "Omen")
    resolve(scene)
    (later,) = scene.state.delayed
    assert (later.source, later.controller) == (omen, 1)
    before = len(scene.cards("hand", 1))
    end_turn(scene)
    assert (len(scene.cards("hand", 1)), scene.zone_of(omen)) == (before + 1 + 2, "outside")


@pytest.mark.clause("setcg", "6.4.1.2")
@pytest.mark.clause("setcg", "11.9.18.5")
def test_what_an_ability_brings_about_later_comes_from_its_card_and_belongs_to_who_used_it() -> None:
    plain = fx.Later(Triggered(waiting_for(END), fx.Draw(2)))
    scene = table()
    sage = scene.put("field", forward("Sage", abilities=(action(plain, Cost((RestThis(),))),)))
    resolve(main(scene).answer("use", "Sage"))
    (later,) = scene.state.delayed
    assert (later.source, later.controller) == (sage, 0)
    atoms.set_controller(scene.game, sage, 1)
    end_turn(scene)
    assert (len(scene.cards("deck", 0)), len(scene.cards("deck", 1))) == (8, 8), "the other draws two"


@pytest.mark.clause("setcg", "6.4.1.3")
@pytest.mark.clause("setcg", "11.9.18.6")
def test_what_is_done_instead_brings_about_later_what_belongs_to_who_controls_the_card() -> None:
    ward = Replacement(
        TakesDamage(cards(zones=("field",), whose="you", name="Knight")),
        fx.Later(Triggered(waiting_for(END), fx.Draw(1))),
    )
    scene = table()
    angel = scene.put("field", other("monster", "Angel", abilities=(ward,)), 1)
    knight = scene.put("field", forward("Knight", 5000), 1)
    scene.put("hand", summon("Bolt", fx.DealDamage(Target(), 9000), FORWARDS, cost=0))
    resolve(main(scene).answer("summon", "Bolt"))
    assert scene.in_play(knight).damage == 0
    (later,) = scene.state.delayed
    assert (later.source, later.controller) == (angel, 1)
    end_turn(scene)
    assert (len(scene.cards("deck", 0)), len(scene.cards("deck", 1))) == (10, 7), "two for the turn"


EMPTY = There(cards(zones=("hand",), whose="you"), 0, 0)
WASTE = fx.MoveTo(Each(cards(zones=("hand",), whose="you")), "break zone")


def hermit(effect: fx.Effect) -> Ability:
    """Return an ability that triggers when its controller has no card in hand."""
    return Triggered(Becomes(EMPTY), effect)


@pytest.mark.clause("setcg", "11.9.19")
def test_an_ability_that_watches_a_state_triggers_at_once_and_not_again_while_it_waits() -> None:
    twice = fx.Do((WASTE, fx.Draw(2), WASTE, fx.Draw(1)))
    scene = table()
    scene.put("field", forward("Hermit", abilities=(hermit(fx.NOTHING),)))
    scene.put("field", forward("Sage", abilities=(action(twice, Cost((RestThis(),))), action(WASTE, Cost()))))
    scene.put("hand", RAIN, 1)
    scene.put("hand", IMP)
    scene.begin("main 1").answer("use", "Sage", 0)
    while not any(one.card == scene.cards("field")[0] for one in scene.state.pending):
        scene.answer("pass")
    assert [scene.state.cards[one.card].name for one in scene.state.pending] == ["Hermit"], (
        "it triggered in the middle of an effect that left a card in hand, and only once"
    )
    resolve(scene)
    assert len(scene.cards("hand")) == 1
    scene.answer("use", "Sage", 1)
    while any(scene.state.cards[one.card].name == "Sage" for one in scene.state.pending):
        scene.answer("pass")
    assert [scene.state.cards[one.card].name for one in scene.state.pending] == ["Hermit"], (
        "the state came again"
    )
    resolve(scene)
    assert scene.state.pending == [], "it does not trigger for ever while the hand stays empty"


FIRE, ICE = ELEMENTS.index("fire"), ELEMENTS.index("ice")


@pytest.mark.clause("setcg", "11.9.14.1.1")
@pytest.mark.parametrize(
    ("hand", "clerks", "payable"),
    [
        ((), ("fire", "ice"), True),
        ((), ("fire", "fire"), False),
        (("fire", "ice"), (), True),
        (("fire", "fire"), (), False),
        (("fire",), (), False),
        (("fire",), ("ice",), False),
    ],
)
def test_the_whole_cost_of_an_auto_ability_is_paid_with_one_cp_too_many_for_each_element_of_discards(
    hand: tuple[str, ...], clerks: tuple[str, ...], payable: bool
) -> None:
    toll = when("enters", fx.Draw(1), cost=Cost((Pay(1, "fire"), Pay(1, "ice"))))
    scene = table()
    scene.put("hand", other("monster", "Herald", cost=0, element="shine", abilities=(toll,)))
    scene.put("hand", IMP)
    for element in hand:
        scene.put("hand", forward(f"Chip {element}", cost=9, element=element))
    for place, element in enumerate(clerks):
        scene.put("field", backup(f"Clerk {place}", element))
    scene.begin("main 1").answer("play", "Herald")
    assert (scene.ask.kind == "pay_cost") is payable
    if payable:
        scene.answer("yes")
        while scene.ask.kind == "pay":
            scene.game.answer(0)
        assert len(scene.names("break zone")) == len(hand)
        resolve(scene)
        assert len(scene.cards("deck")) == 9


@pytest.mark.clause("setcg", "11.9.10")
@pytest.mark.clause("setcg", "11.9.14.1.1")
def test_an_auto_ability_that_is_not_paid_for_leaves_the_stack_at_once() -> None:
    toll = when("enters", fx.Draw(1), cost=Cost((Pay(1, "fire"),)))
    scene = table()
    scene.put("hand", other("monster", "Herald", cost=0, element="shine", abilities=(toll,)))
    scene.put("hand", IMP)
    scene.put("field", backup("Clerk"))
    scene.begin("main 1").answer("play", "Herald").answer("no")
    assert (scene.state.pending, len(scene.cards("deck")), scene.ask.kind) == ([], 10, "main")


@pytest.mark.clause("setcg", "11.12.5")
def test_what_all_players_choose_at_once_is_said_by_the_turn_player_first_and_done_together() -> None:
    both = fx.MoveTo(Chosen(cards(zones=("hand",), whose="you"), each=True), "break zone")
    scene = table()
    for player in (0, 1):
        for name in ("Page", "Squire"):
            scene.put("hand", forward(name, cost=9), player)
    scene.put("hand", summon("Tax", both, cost=0), 1)
    main(scene).answer("pass").answer("summon", "Tax").answer("pass")
    if scene.ask.kind == "main":
        scene.answer("pass")
    assert (scene.ask.kind, scene.ask.player) == ("choose_cards", 0)
    scene.answer("choose", "Page")
    assert (scene.ask.player, scene.names("break zone", 0)) == (1, [])
    scene.answer("choose", "Squire")
    assert (scene.names("break zone", 0), scene.names("break zone", 1)[0]) == (["Page"], "Squire")


@pytest.mark.clause("setcg", "11.12.4.1.1")
def test_of_what_can_be_chosen_on_resolving_what_must_be_chosen_is_and_what_cannot_be_is_not() -> None:
    doom = fx.Destroy(Chosen(FORWARDS))
    for words, offered in (
        (((), (), ()), ["Ann", "Bob", "Cid"]),
        (((cannot("be chosen"),), (), ()), ["Bob", "Cid"]),
        (((), (must("be chosen"),), (must("be chosen"),)), ["Bob", "Cid"]),
        (((cannot("be chosen"), must("be chosen")), (), ()), ["Bob", "Cid"]),
    ):
        scene = table()
        for name, says in zip(("Ann", "Bob", "Cid"), words, strict=True):
            scene.put("field", forward(name, abilities=says), 1)
        scene.put("hand", summon("Doom", doom, cost=0))
        main(scene).answer("summon", "Doom").do("pass", "pass")
        assert scene.offered("choose") == offered


@pytest.mark.clause("setcg", "11.6.6")
@pytest.mark.clause("setcg", "11.12.7")
def test_a_card_that_left_is_remembered_as_it_was_just_before() -> None:
    roar = action(fx.DealDamage(Target(0), StatOf(This(), "power")), Cost((RestThis(),)), FOES)
    stronger = Static((AddStats((2000,)),), MINE, layer=POWER)
    scene = table()
    scene.put("field", other("monster", "Banner", abilities=(stronger,)))
    scene.put("field", forward("Lion", 3000, abilities=(roar,)))
    wall = scene.put("field", forward("Wall", 9000), 1)
    scene.put("hand", summon("Reply", fx.Destroy(Each(MINE)), cost=0))
    main(scene).answer("use", "Lion").answer("summon", "Reply")
    resolve(scene)
    assert "Lion" in scene.names("break zone")
    assert scene.in_play(wall).damage == 5000


@pytest.mark.clause("setcg", "11.13.4.3")
def test_a_number_in_a_continuous_effect_is_settled_as_it_resolves() -> None:
    rally = fx.Modify(Target(), (AddStats((Times(Count(MINE), 1000),)),), layer=POWER)
    scene = table()
    knight = scene.put("field", forward("Knight", 5000))
    scene.put("field", forward("Squire", 1000))
    scene.put("hand", summon("Rally", rally, MINE, cost=0))
    scene.put("hand", forward("Page", cost=0, element="shine"))
    main(scene).answer("summon", "Rally").answer("choose", "Knight")
    resolve(scene)
    assert power(scene.game, knight) == 7000
    scene.answer("play", "Page")
    assert power(scene.game, knight) == 7000


@pytest.mark.clause("setcg", "4.2")
@pytest.mark.parametrize(("held", "drawn"), [(5, 2), (4, 2), (1, 0)])
def test_half_of_an_odd_number_is_rounded_down(held: int, drawn: int) -> None:
    half = fx.Draw(DividedBy(Count(cards(zones=("break zone",), whose="you"))))
    scene = table()
    scene.fill("break zone", forward("Scrap"), held)
    scene.put("hand", summon("Half", half, cost=0))
    main(scene).answer("summon", "Half")
    resolve(scene)
    assert len(scene.cards("deck")) == 10 - drawn


@pytest.mark.clause("setcg", "11.13.4.7")
def test_within_a_kind_of_effects_what_a_card_says_of_itself_comes_first() -> None:
    others = Static((SetStats((1000,)),), MINE, layer=POWER)
    itself = Static((AddStats((3000,)),), layer=POWER)
    scene = table()
    scene.put("field", other("monster", "Leveller", abilities=(others,)))
    knight = scene.put("field", forward("Knight", 5000, abilities=(itself,)))
    main(scene)
    assert power(scene.game, knight) == 1000, "though the effect of the other card is the older one"


@pytest.mark.clause("setcg", "11.13.4.11")
@pytest.mark.parametrize(("older", "result"), [("Sets", 4000), ("Adds", 1000)])
def test_of_cards_that_came_together_the_turn_player_says_whose_effects_are_older(
    older: str, result: int
) -> None:
    sets = Static((SetStats((1000,)),), MINE, layer=POWER)
    adds = Static((AddStats((3000,)),), MINE, layer=POWER)
    scene = table()
    knight = scene.put("field", forward("Knight", 5000))
    scene.put("break zone", other("monster", "Sets", abilities=(sets,)))
    scene.put("break zone", other("monster", "Adds", abilities=(adds,)))
    both = fx.MoveTo(Each(cards(zones=("break zone",), types=frozenset({"monster"}))), "field")
    scene.put("hand", summon("Raise", both, cost=0))
    main(scene).answer("summon", "Raise")
    while scene.ask.kind == "main":
        scene.answer("pass")
    assert (scene.ask.kind, scene.ask.player) == ("order_stamps", 0)
    scene.answer("older", older)
    assert power(scene.game, knight) == result


@pytest.mark.clause("setcg", "11.10.2")
@pytest.mark.parametrize("zone", ["hand", "deck", "break zone", "outside", "field"])
def test_a_name_that_an_ability_adds_is_the_cards_in_every_zone(zone: str) -> None:
    scene = table()
    for name, also in (("Count", ("Knight",)), ("Duke", ())):
        scene.put(zone, forward(name, cost=9, also_named=also))
    call = fx.MoveTo(Each(cards(zones=(zone,), name="Knight")), "damage zone")
    scene.put("hand", summon("Call", call, cost=0))
    main(scene).answer("summon", "Call")
    resolve(scene)
    assert scene.names("damage zone") == ["Count"]


@pytest.mark.clause("setcg", "11.10.3")
def test_a_card_comes_onto_the_field_with_the_element_that_an_effect_there_gives_it() -> None:
    freezing = Static((SetAttributes(("ice",)),), MINE, layer=OTHER)
    scene = table()
    hears = [
        when("enters", fx.Draw(amount), watches=cards(zones=("field",), attributes=frozenset({element})))
        for element, amount in (("fire", 1), ("ice", 3))
    ]
    scene.put("field", other("monster", "Winter", abilities=(freezing, *hears), element="wind"))
    scene.put("hand", forward("Torch", cost=0, element="fire"))
    before = len(scene.cards("deck"))
    main(scene).answer("play", "Torch")
    resolve(scene)
    assert before - len(scene.cards("deck")) == 3


def test_what_an_event_was_about_is_known_to_a_later_ability() -> None:
    strike = Triggered(Enters(cards(zones=("field",))), fx.Destroy(Subject()))
    scene = table()
    scene.put("hand", summon("Trap", fx.Later(strike), cost=0))
    scene.put("hand", other("monster", "Page", cost=0, element="shine"))
    resolve(main(scene).answer("summon", "Trap"))
    resolve(scene.answer("play", "Page"))
    assert "Page" in scene.names("break zone")


def test_an_action_ability_that_an_effect_gives_can_be_used() -> None:
    given = (GainAbilities((action(fx.Draw(1), Cost()),)),)
    scene = table()
    teaches = Static(given, MINE, layer=TEXT)
    scene.put("field", other("monster", "Master", abilities=(teaches,)))
    scene.put("field", forward("Pupil"))
    assert main(scene).offered("use") == ["Pupil"]
    scene.answer("use", "Pupil")
    resolve(scene)
    assert len(scene.cards("deck")) == 9


@pytest.mark.clause("setcg", "11.13.4.8")
def test_an_ability_that_was_given_is_as_old_as_the_gift_and_not_as_its_card() -> None:
    small, large = (Static((SetStats((power,)),), FORWARDS, POWER) for power in (1000, 9000))
    scene = table()
    pupil = scene.put("field", other("monster", "Pupil"))
    scene.put("field", other("monster", "Giant", abilities=(large,)))
    knight = scene.put("field", forward("Knight", 5000))
    main(scene)
    assert power(scene.game, knight) == 9000
    gift = GainAbilities((small,))
    stamp = atoms.stamp(scene.game)
    atoms.begin_effect(scene.game, Lasting(-1, 0, stamp, TEXT, gift, ALWAYS, frozenset({pupil})))
    assert power(scene.game, knight) == 1000
