"""What is paid in full (11.2.10 to 11.9.14): by whom, with what, and what that leaves."""

import pytest

from rules.engine.events import Played
from rules.games.setcg.definitions import SquareCard
from rules.games.setcg.nodes import CastFree
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Ability, Activated, Static, Triggered, Way
from rules.language.amounts import Count, X
from rules.language.changes import ChangeCost
from rules.language.costs import Cost, CostPart, DiscardCards, MoveCard, Pay, PayX, PutThisAway, RestThis
from rules.language.filter_shorthand import cards
from rules.language.references import Target, ThisCard
from rules.language.vocabulary import ANY_RESOURCE
from tests.rules.scenes import Scene
from tests.rules.setcg.play.keyword_abilities import junction
from tests.rules.setcg.play.made_up import (
    FORWARDS,
    ICE,
    LAMP,
    MINE,
    WOOD,
    backup,
    forward,
    other,
    spell,
    summon,
    table,
)

IMP = other("monster", "Imp", cost=0, element="shine")
RAIN = summon("Rain", fx.NOTHING, cost=0, element="shine")
MONSTERS = cards(zones=("field",), whose="you", types=frozenset({"monster"}))


def scene_with(*hand: SquareCard, clerks: int = 0, element: str = "fire") -> Scene:
    """A player with these cards in hand and so many Backups, who can always do something."""
    scene = table(20)
    scene.put("hand", IMP)
    for card in hand:
        scene.put("hand", card)
    for number in range(clerks):
        scene.put("field", backup(f"Clerk {number}", element))
    return scene


def using(*parts: CostPart, ways: tuple[Way, ...] = ()) -> Ability:
    return Activated(fx.Draw(1), Cost(parts), ways)


def dulled(scene: Scene) -> int:
    """Pay CP with what is offered first, and return how many Backups are dulled."""
    while scene.ask.kind == "pay":
        scene.game.answer(0)
    clerks = [card for card in scene.cards("field") if scene.state.cards[card].name.startswith("Clerk")]
    return sum(scene.in_play(card).rested for card in clerks)


def resolved(scene: Scene) -> Scene:
    """Let what is on the stack resolve up to the next choice."""
    while scene.state.pending and scene.offers("pass"):
        scene.answer("pass")
    return scene


@pytest.mark.clause("setcg", "11.7.9")
@pytest.mark.clause("setcg", "11.7.2.1.1")
def test_who_uses_an_ability_says_what_is_moved_what_is_discarded_and_what_makes_cp() -> None:
    cost = (MoveCard(MONSTERS, "outside"), DiscardCards(1), Pay(1, "fire"))
    scene = scene_with(WOOD, ICE, LAMP)
    scene.put("field", forward("Sage", abilities=(using(*cost),)))
    for name in ("Mole", "Rat"):
        scene.put("field", other("monster", name))
    scene.put("field", other("monster", "Theirs"), 1)
    scene.begin("main 1").answer("use", "Sage")
    assert (scene.ask.kind, scene.offered("offer")) == ("move_for_cost", ["Mole", "Rat"])
    scene.answer("offer", "Rat", by=0)
    assert (scene.ask.kind, scene.ask.clause) == ("discard_for_cost", "11.7.2.1.1")
    assert scene.offered("discard") == ["Imp", "Ice", "Lamp"], "Wood alone makes CP of fire"
    assert (scene.names("outside"), scene.names("break zone")) == ([], [])
    scene.answer("discard", "Lamp", by=0)
    assert (scene.names("outside"), scene.names("break zone")) == (["Rat"], ["Wood", "Lamp"])


@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.parametrize(
    ("part", "zone", "more", "left"),
    [
        (RestThis(), "field", "yes", ("field", True)),
        (RestThis(), "field", "no", ("field", True)),
        (PutThisAway(), "field", "yes", ("break zone", False)),
        (PutThisAway(), "field", "no", ("break zone", False)),
        (PutThisAway(), "hand", "yes", ("break zone", False)),
    ],
)
def test_what_a_card_itself_pays_is_paid_whatever_is_paid_besides(
    part: CostPart, zone: str, more: str, left: tuple[str, bool]
) -> None:
    besides = Way(cost=Cost((Pay(1),)), name="more")
    ability = Activated(
        fx.Draw(1),
        Cost((part,)),
        (besides,),
        zones=("hand",) if zone == "hand" else (),
        only_there=zone == "hand",
    )
    scene = scene_with(clerks=2)
    sage = scene.put(zone, forward("Sage", cost=9, abilities=(ability,)))
    scene.begin("main 1").answer("use", "Sage").answer(more, by=0)
    assert dulled(scene) == (more == "yes")
    held = scene.state.instances.get(sage)
    assert (scene.zone_of(sage), held is not None and held.rested) == left


@pytest.mark.clause("setcg", "11.7.2.1.3")
def test_a_card_pays_no_cost_of_its_own_that_asks_for_cards_like_it() -> None:
    scene = scene_with()
    scene.put("field", other("monster", "Sage", abilities=(using(MoveCard(MONSTERS, "outside")),)))
    assert not scene.begin("main 1").offers("use", "Sage")
    scene = scene_with()
    scene.put("field", other("monster", "Sage", abilities=(using(MoveCard(MONSTERS, "outside")),)))
    scene.put("field", other("monster", "Mole"))
    scene.begin("main 1").answer("use", "Sage")
    assert scene.names("outside") == ["Mole"]


PAYING = [
    pytest.param("summon", marks=pytest.mark.clause("setcg", "11.2.10.1.1")),
    pytest.param("forward", marks=pytest.mark.clause("setcg", "11.3.8.1.1")),
    pytest.param("weapon", marks=pytest.mark.clause("setcg", "11.4.9.1")),
    pytest.param("formation", marks=pytest.mark.clause("setcg", "11.5.7.1")),
    pytest.param("auto", marks=pytest.mark.clause("setcg", "11.9.14.1.1")),
]


def costing(kind: str, **more: object) -> SquareCard:
    """A card of fire with a price of its own, or one whose auto-ability has that price."""
    if kind == "summon":
        return other("summon", "Subject", cost=0, abilities=(spell(fx.NOTHING),), **more)  # type: ignore[arg-type]
    return other(kind, "Subject", cost=0, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", PAYING)
@pytest.mark.parametrize("x", [0, 1, 3])
def test_an_x_is_paid_as_it_was_said_even_if_it_is_nothing(kind: str, x: int) -> None:
    if kind == "auto":
        enters = Triggered(ev.Enters(), fx.Draw(1), Cost((PayX(),)))
        card = forward("Subject", cost=0, abilities=(enters,))
    else:
        card = costing(kind, x=1)
    scene = scene_with(card, clerks=4)
    scene.put("field", forward("Bearer"))
    scene.begin("main 1").answer("summon" if kind == "summon" else "play", "Subject")
    if kind == "auto":
        scene.answer("yes", by=0)
    scene.answer("x", None, x, by=0)
    assert dulled(scene) == x


@pytest.mark.parametrize("kind", PAYING)
def test_a_cost_that_counts_ones_own_cards_counts_those_of_who_pays(kind: str) -> None:
    mine = Count(cards(zones=("break zone",), whose="you"))
    if kind == "auto":
        card = forward("Subject", cost=0, abilities=(Triggered(ev.Enters(), fx.Draw(1), Cost((Pay(mine),))),))
    else:
        card = costing(kind, cost_from=mine)
    scene = scene_with(card, clerks=4)
    scene.put("field", forward("Bearer"))
    scene.fill("break zone", WOOD, 2)
    scene.fill("break zone", WOOD, 3, 1)
    scene.begin("main 1").answer("summon" if kind == "summon" else "play", "Subject")
    if kind == "auto":
        scene.answer("yes", by=0)
    assert dulled(scene) == 2


@pytest.mark.clause("setcg", "11.3.5")
@pytest.mark.clause("setcg", "11.3.8.1.1")
@pytest.mark.parametrize(("element", "able"), [("fire", True), ("ice", False)])
@pytest.mark.parametrize("dearer", [True, False])
def test_a_cost_that_was_nothing_or_counts_cards_includes_a_cp_of_the_cards_element(
    element: str, able: bool, dearer: bool
) -> None:
    more = Static((ChangeCost(more=((ANY_RESOURCE, 2),)),), cards(zones=("hand",), name="Duke"))
    duke = forward("Duke", cost=0) if dearer else forward("Duke", cost=0, cost_from=Count(FORWARDS))
    scene = scene_with(duke, clerks=2, element=element)
    for name in ("Foe", "Fiend"):
        scene.put("field", forward(name), 1)
    scene.put("field", other("monster", "Owl", abilities=(more,) if dearer else ()))
    assert scene.begin("main 1").offers("play", "Duke") is able


def entering(effect: fx.Effect) -> SquareCard:
    return forward("Duke", cost=0, abilities=(Triggered(ev.Enters(), effect),))


@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.parametrize(("rested", "asked"), [(False, True), (True, False)])
def test_a_card_that_is_dull_cannot_be_dulled_to_pay_as_an_effect_resolves(rested: bool, asked: bool) -> None:
    watches = Triggered(ev.Draws(side="opponent"), fx.IfPaid(Cost((RestThis(),)), fx.Draw(3)))
    scene = scene_with(RAIN)
    sage = scene.put("field", forward("Sage", abilities=(watches,)), rested=rested)
    scene.put("hand", summon("Gift", fx.Draw(1, "opponent"), cost=0))
    resolved(scene.begin("main 1").answer("summon", "Gift"))
    assert (scene.ask.kind == "pay_cost") is asked
    if asked:
        scene.answer("yes", by=0)
    assert (scene.in_play(sage).rested, len(scene.cards("deck"))) == (True, 17 if asked else 20)


@pytest.mark.clause("setcg", "11.7.10")
def test_a_card_that_has_left_cannot_be_dulled_to_pay_as_an_effect_resolves() -> None:
    leaves = Triggered(ev.Leaves(), fx.IfPaid(Cost((RestThis(),)), fx.Draw(3)))
    scene = scene_with(RAIN)
    scene.put("field", forward("Sage", abilities=(leaves,)))
    scene.put("hand", summon("Doom", fx.Destroy(Target()), FORWARDS, cost=0))
    resolved(scene.begin("main 1").answer("summon", "Doom"))
    assert (scene.ask.kind, scene.names("field"), len(scene.cards("deck"))) == ("main", [], 20)


@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.parametrize(("clerks", "asked"), [(2, True), (1, False)])
def test_a_cost_as_an_effect_resolves_counts_the_cards_of_who_pays(clerks: int, asked: bool) -> None:
    scene = scene_with(RAIN, entering(fx.IfPaid(Cost((Pay(Count(MINE)),)), fx.Draw(3))), clerks=clerks)
    scene.put("field", forward("Knight"))
    scene.begin("main 1").answer("play", "Duke")
    resolved(scene)
    assert (scene.ask.kind == "pay_cost") is asked


@pytest.mark.clause("setcg", "4.5")
@pytest.mark.clause("setcg", "4.1")
@pytest.mark.parametrize("clerks", [0, 1, 3])
def test_an_x_that_is_paid_as_an_effect_resolves_is_nothing_up_to_all_that_can_be_paid(clerks: int) -> None:
    scene = scene_with(RAIN, entering(fx.IfPaid(Cost((PayX(),)), fx.Draw(X()))), clerks=clerks)
    resolved(scene.begin("main 1").answer("play", "Duke")).answer("yes", by=0)
    if clerks:
        assert (scene.ask.kind, scene.ask.player) == ("choose_x", 0)
        assert [option.other for option in scene.ask.options] == [*range(clerks + 1)]
        scene.answer("x", None, clerks)
    assert dulled(scene) == clerks
    resolved(scene)
    assert len(scene.cards("deck")) == 20 - clerks


@pytest.mark.clause("setcg", "15.2.7.3")
@pytest.mark.clause("setcg", "15.2.7.4")
@pytest.mark.parametrize(("clerks", "may_refuse"), [(3, True), (2, False)])
def test_war_god_asks_what_the_summon_costs_the_player_who_summons(clerks: int, may_refuse: bool) -> None:
    mine = Count(cards(zones=("break zone",), whose="you"))
    scene = scene_with(
        other("summon", "Idol", cost=0, abilities=(spell(fx.NOTHING),), cost_from=mine, war_god="monk"),
        clerks=clerks,
    )
    scene.fill("break zone", WOOD, 3)
    scene.fill("break zone", WOOD, 2 if clerks == 2 else 7, 1)  # What nobody counts here.
    scene.put("field", forward("Monk", cost=1, jobs=("monk",)))
    scene.put("field", forward("Abbot", cost=2, jobs=("monk",)))
    scene.begin("main 1").answer("summon", "Idol")
    assert (scene.ask.kind, scene.offers("no")) == ("war_god", may_refuse)
    scene.answer("offer", "Monk", by=0)
    assert (scene.names("break zone")[-1], dulled(scene)) == ("Monk", 2)


@pytest.mark.clause("setcg", "15.2.17.3")
@pytest.mark.parametrize(("first", "removed"), [("no", ["Bob"]), ("offer", ["Ann"])])
def test_of_two_that_can_be_removed_for_combination_one_is_enough_and_has_to_be(
    first: str, removed: list[str]
) -> None:
    scene = scene_with(forward("Duo", cost=4, combination=2, partners=("Ann", "Bob")), clerks=2)
    for name in ("Ann", "Bob"):
        scene.put("break zone", forward(name))
    scene.fill("hand", WOOD, 4, 1)
    scene.begin("main 1").answer("play", "Duo")
    assert (scene.ask.kind, scene.offers("offer", "Ann"), scene.offers("no")) == ("combination", True, True)
    scene.answer(first, by=0)
    if first == "offer":
        assert scene.offers("offer", "Bob")
        scene.answer("no", by=0)
    assert (scene.names("outside"), dulled(scene)) == (removed, 2)


@pytest.mark.clause("setcg", "11.3.5")
def test_a_card_with_combination_that_is_cast_for_nothing_removes_nothing() -> None:
    scene = scene_with(forward("Duo", cost=4, combination=2, partners=("Ann",)), RAIN)
    scene.put("break zone", forward("Ann"))
    scene.put("hand", summon("Cast", CastFree(cards(zones=("hand",), name="Duo")), cost=0))
    resolved(scene.begin("main 1").answer("summon", "Cast"))
    while scene.ask.kind != "main":
        assert scene.ask.kind != "combination"
        scene.game.answer(0)
    assert (scene.names("outside"), "Duo" in scene.names("field")) == ([], True)


@pytest.mark.clause("setcg", "15.2.15.2")
def test_who_has_no_summon_by_then_joins_their_character_with_none() -> None:
    scene = scene_with()
    knight = scene.put("field", forward("Knight", abilities=(junction(Cost((RestThis(),))),)))
    scene.put("hand", RAIN, 1)
    scene.begin("main 1").answer("use", "Knight").do("pass", "pass")
    assert (scene.ask.kind, scene.in_play(knight).numbers, scene.names("outside")) == ("main", None, [])


@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("summon", marks=pytest.mark.clause("setcg", "11.2.11")),
        pytest.param("forward", marks=pytest.mark.clause("setcg", "11.3.10")),
        pytest.param("weapon", marks=pytest.mark.clause("setcg", "11.4.11")),
        pytest.param("formation", marks=pytest.mark.clause("setcg", "11.5.9")),
    ],
)
def test_a_card_has_been_played_by_its_player_once_it_is_paid_for(kind: str, active: int) -> None:
    scene = table(20)
    card = scene.put("hand", costing(kind), active)
    scene.put(
        "field", forward("Bearer", abilities=(Triggered(ev.Plays(cards(whose="you")), fx.Draw(1)),)), active
    )
    scene.put("hand", IMP, active)
    scene.record(Played).begin("main 1", active=active)
    scene.answer("summon" if kind == "summon" else "play", "Subject")
    assert [(event.player, event.card) for event in scene.log if isinstance(event, Played)] == [
        (active, card)
    ]
    resolved(scene)
    assert len(scene.cards("deck", active)) == 19


@pytest.mark.clause("setcg", "11.2.5")
def test_a_choice_between_effects_is_made_beside_what_a_summon_does_besides() -> None:
    either = fx.ChooseOne((fx.Draw(1), fx.Draw(3)))
    idol = other("summon", "Idol", cost=0, abilities=(spell(either), Way(fx.Draw(5), name="besides")))
    scene = scene_with(idol, RAIN)
    scene.begin("main 1").answer("summon", "Idol")
    assert (scene.ask.kind, scene.ask.player, len(scene.ask.options)) == ("choose_effect", 0, 2)
    scene.game.answer(1)
    resolved(scene)
    assert len(scene.cards("deck")) == 12


@pytest.mark.clause("setcg", "11.12.10")
def test_a_summon_that_took_itself_to_the_hand_does_not_go_to_the_break_zone() -> None:
    scene = scene_with(summon("Boomerang", fx.MoveTo(ThisCard(), "hand"), cost=0), RAIN)
    resolved(scene.begin("main 1").answer("summon", "Boomerang"))
    assert ("Boomerang" in scene.names("hand"), scene.names("break zone")) == (True, [])
