"""What playing costs (11.2.6 to 11.9.13): X, what costs refer to, ways to pay, changes, and dividing."""

from dataclasses import replace

import pytest

from rules.engine.asks import Option
from rules.games.setcg.definitions import SquareCard
from rules.games.setcg.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Ability, Activated, Static, Way
from rules.language.amounts import Count, Share, Times, X
from rules.language.changes import AddAttributes, ChangeCost
from rules.language.conditions import PlayedBy
from rules.language.costs import Cost, DiscardCards, MoveCard, Pay, PayX
from rules.language.filter_shorthand import cards
from rules.language.references import Target
from rules.language.vocabulary import ANY_RESOURCE
from tests.rules.restricted import cannot
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import WOOD, action, backup, forward, other, spell, table, when

IMP = other("monster", "Imp", cost=0, element="shine")
RAIN = other("summon", "Rain", cost=0, abilities=(spell(fx.Draw(1)),))
THEIRS = cards(zones=("field",), whose="opponent", types=frozenset({"forward"}))
PUT_AWAY = Count(cards(zones=("break zone",), whose="you"))
SCRAP = forward("Scrap", cost=9)
TWIN = forward("Subject", cost=9)
SAME_NAME = (cards(zones=("hand",), whose="you", name="Subject"), "break zone")
"""What a special ability costs: a card of the same name out of the hand."""

CARDS = ("summon", "forward", "weapon", "formation")
VERBS = {"summon": "summon", "action": "use", "special": "use"}


def units(count: int) -> Cost:
    """Return a cost of so many CP of any element."""
    return Cost((Pay(count, ANY_RESOURCE),))


def way(effect: fx.Effect, **more: object) -> Ability:
    """Return what is done besides as a card is played, for nothing unless it has a cost."""
    return Way(effect, **more)  # type: ignore[arg-type]


def subject(
    kind: str,
    effect: fx.Effect = fx.NOTHING,
    *,
    cost: Cost | None = None,
    ways: tuple[Ability, ...] = (),
    divides: int | None = None,
    **more: object,
) -> SquareCard:
    """Return a card, or a card with an ability, that has this effect and costs nothing if not told.

    The ability of a special one costs a card of its own name besides.
    """
    shared: dict[str, object] = {"targets": (THEIRS,) * 3, "least": 0, "divides": divides} if divides else {}
    if divides:
        shared["step"] = 1 if kind in ("summon", "auto") else 1000
    if kind == "summon":
        ability = replace(spell(effect), **shared)  # type: ignore[arg-type]
        return other("summon", "Subject", cost=0, abilities=(ability, *ways), **more)  # type: ignore[arg-type]
    if kind in CARDS:
        own = (way(effect, **shared),) if effect != fx.NOTHING else ()
        return other(kind, "Subject", cost=0, abilities=(*own, *ways), **more)  # type: ignore[arg-type]
    if kind == "auto":
        ability = when("enters", effect, cost=cost or Cost(), ways=ways, **shared)
        return forward("Subject", cost=0, abilities=(ability,))
    if kind == "special":
        cost = Cost((*(cost or Cost()).parts, MoveCard(*SAME_NAME)))
    ability = Activated(effect, cost or Cost(), ways, **shared)  # type: ignore[arg-type]
    return forward("Subject", cost=9, abilities=(ability,))


def scene_of(kind: str, card: SquareCard, clerks: int = 4) -> Scene:
    """Return a main phase in which the card, or its ability, can be played and four CP can be made."""
    scene = table()
    scene.put("hand", IMP)
    scene.put("hand", RAIN, 1)
    for number in range(clerks):
        scene.put("field", backup(f"Clerk {number}"))
    scene.put("field", forward("Bearer"))
    for name in ("Foe", "Fiend"):
        scene.put("field", forward(name, 9000), 1)
    if kind in CARDS or kind == "auto":
        scene.put("hand", card)
    else:
        scene.put("field", card)
        scene.put("hand", TWIN)
    return scene


def play(scene: Scene, kind: str) -> Scene:
    """Begin to play the subject of a scene."""
    scene.begin("main 1").answer(VERBS.get(kind, "play"), "Subject")
    if kind == "auto" and scene.ask.kind == "pay_cost":
        scene.answer("yes", by=0)
    return scene


def paid(scene: Scene) -> int:
    """Pay what is asked for with the first that is offered, and return how many Backups are dulled."""
    while scene.ask.kind == "pay":
        scene.game.answer(0)
    return sum(
        scene.in_play(card).rested
        for card in scene.cards("field")
        if scene.state.cards[card].name[:5] == "Clerk"
    )


def done(scene: Scene) -> Scene:
    """Let everything on the stack resolve."""
    while scene.state.pending:
        scene.answer("pass")
    return scene


VARIABLE = [
    pytest.param("summon", marks=pytest.mark.clause("setcg", "11.2.6")),
    pytest.param("forward", marks=pytest.mark.clause("setcg", "11.3.4")),
    pytest.param("weapon", marks=pytest.mark.clause("setcg", "11.4.4")),
    pytest.param("formation", marks=pytest.mark.clause("setcg", "11.5.4")),
    pytest.param("action", marks=pytest.mark.clause("setcg", "11.7.7")),
    pytest.param("special", marks=pytest.mark.clause("setcg", "11.8.7")),
    pytest.param("auto", marks=pytest.mark.clause("setcg", "11.9.11")),
]


@pytest.mark.clause("setcg", "4.5")
@pytest.mark.parametrize("kind", VARIABLE)
def test_who_plays_something_with_x_in_its_cost_says_what_x_is(kind: str) -> None:
    draw = fx.Draw(X())
    card = subject(kind, draw, x=1) if kind in CARDS else subject(kind, draw, cost=Cost((PayX(),)))
    scene = play(scene_of(kind, card, 3), kind)
    assert scene.ask.kind == "choose_x"
    assert [option.other for option in scene.ask.options][:4] == [0, 1, 2, 3]
    chosen = next(place for place, option in enumerate(scene.ask.options) if option.other == 2)
    scene.game.answer(chosen)
    before = len(scene.cards("deck"))
    assert paid(scene) == 2
    done(scene)
    assert before - len(scene.cards("deck")) == 2


@pytest.mark.clause("setcg", "4.5")
@pytest.mark.parametrize(("times", "units"), [(1, 1), (2, 2)])
def test_an_x_that_a_cost_asks_for_twice_is_paid_twice(times: int, units: int) -> None:
    scene = play(scene_of("action", subject("action", fx.Draw(X()), cost=Cost((PayX(times),))), 3), "action")
    one = next(place for place, option in enumerate(scene.ask.options) if option.other == 1)
    scene.game.answer(one)
    before = len(scene.cards("deck"))
    assert paid(scene) == units
    done(scene)
    assert before - len(scene.cards("deck")) == 1


@pytest.mark.parametrize(
    "kind", VARIABLE[:-1] + [pytest.param("auto", marks=pytest.mark.clause("setcg", "11.9.9"))]
)
def test_a_cost_that_refers_to_cards_is_as_high_as_they_say(kind: str) -> None:
    card = (
        subject(kind, fx.Draw(1), cost_from=PUT_AWAY)
        if kind in CARDS
        else subject(kind, fx.Draw(1), cost=Cost((Pay(PUT_AWAY),)))
    )
    for scraps, playable in ((3, True), (20, False)):
        scene = scene_of(kind, card)
        scene.fill("break zone", SCRAP, scraps)
        if playable:
            assert paid(play(scene, kind)) == 3
        elif kind == "auto":
            scene.begin("main 1").answer("play", "Subject")
            assert (scene.ask.kind, scene.state.pending) == ("main", [])
        else:
            scene.begin("main 1")
            assert not any(scene.offers(verb, "Subject") for verb in ("summon", "play", "use"))


@pytest.mark.parametrize(
    "kind", VARIABLE[:-1] + [pytest.param("auto", marks=pytest.mark.clause("setcg", "11.9.10"))]
)
def test_another_cost_may_be_paid_instead_and_is_enough_where_the_first_cannot_be(kind: str) -> None:
    other_way = way(fx.NOTHING, name="by hand", cost=Cost((DiscardCards(1),)), instead=True)
    for clerks, asked in ((3, True), (0, False)):
        card = subject(kind, fx.Draw(1), cost=units(3), ways=(other_way,))
        if kind in CARDS:
            card = subject(kind, fx.Draw(1), ways=(other_way,), cost_from=Times(Count(THEIRS), 2))
        scene = scene_of(kind, card, clerks + (kind in CARDS))
        if not asked and kind in CARDS:
            scene.put("field", forward("Brute"), 1)
        scene.put("hand", LAMP := forward("Lamp", cost=9, element="shine"))
        play(scene, kind)
        assert (scene.ask.kind == "choose_cost") is asked
        if asked:
            places = [option.other for option in scene.ask.options]
            assert places == [-1, 0]
            scene.game.answer(1)
        scene.answer("discard", LAMP.name)
        assert paid(scene) == 0
        assert "Lamp" in scene.names("break zone")


@pytest.mark.parametrize(
    "kind", VARIABLE[:-1] + [pytest.param("auto", marks=pytest.mark.clause("setcg", "11.9.10"))]
)
@pytest.mark.parametrize(("said", "dulled"), [("yes", 3), ("no", 1)])
def test_a_cost_that_is_optional_is_paid_only_by_who_wants_to(kind: str, said: str, dulled: int) -> None:
    more = way(fx.NOTHING, name="more", cost=units(2))
    effect = fx.Do((fx.Draw(1), fx.If(PlayedBy("more"), fx.Draw(2))))
    if kind in CARDS:
        card = subject(kind, effect, ways=(more,), cost_from=Count(cards(zones=("field",), name="Foe")))
    else:
        card = subject(kind, effect, cost=units(1), ways=(more,))
    scene = play(scene_of(kind, card), kind)
    assert scene.ask.kind == "pay_more"
    before = len(scene.cards("deck"))
    scene.answer(said, by=0)
    assert paid(scene) == dulled
    done(scene)
    assert before - len(scene.cards("deck")) == (3 if said == "yes" else 1)


FIXED = [
    pytest.param("summon", marks=pytest.mark.clause("setcg", "11.2.10")),
    pytest.param("forward", marks=pytest.mark.clause("setcg", "11.3.8")),
    pytest.param("weapon", marks=pytest.mark.clause("setcg", "11.4.9")),
    pytest.param("formation", marks=pytest.mark.clause("setcg", "11.5.7")),
    pytest.param("action", marks=pytest.mark.clause("setcg", "11.7.9")),
    pytest.param("special", marks=pytest.mark.clause("setcg", "11.8.9")),
    pytest.param("auto", marks=pytest.mark.clause("setcg", "11.9.13")),
]


@pytest.mark.parametrize("kind", FIXED)
def test_a_cost_that_is_fixed_does_not_change_by_what_is_paid(kind: str) -> None:
    card = (
        subject(kind, fx.Draw(1), cost_from=PUT_AWAY)
        if kind in CARDS
        else subject(kind, fx.Draw(1), cost=Cost((Pay(PUT_AWAY),)))
    )
    scene = scene_of(kind, card, 1)
    scene.fill("break zone", SCRAP, 3)
    scene.put("hand", WOOD)
    scene.put("hand", WOOD)
    play(scene, kind).answer("discard", "Wood", by=0).answer("dull", "Clerk 0", by=0)
    assert scene.ask.kind == "main", "three CP are enough, though four cards lie there by now"
    assert (scene.names("hand").count("Wood"), scene.names("break zone").count("Wood")) == (1, 1)


REFERRING = [
    pytest.param("summon", marks=pytest.mark.clause("setcg", "11.2.7")),
    pytest.param("forward", marks=pytest.mark.clause("setcg", "11.3.5")),
    pytest.param("weapon", marks=pytest.mark.clause("setcg", "11.4.5")),
    pytest.param("formation", marks=pytest.mark.clause("setcg", "11.5.5")),
]


@pytest.mark.parametrize("kind", REFERRING)
def test_first_the_number_that_a_cost_refers_to_is_found_then_what_changes_the_cost(kind: str) -> None:
    icy = Times(Count(cards(zones=("field",), whose="opponent", attributes=frozenset({"ice"}))), 2)
    freezing = Static((AddAttributes(frozenset({"ice"})),), THEIRS, layer="other")
    cheaper = Static((ChangeCost(less=((ANY_RESOURCE, 3),)),), cards(whose="you", zones=("hand",)))
    for abilities, dulled in (((freezing,), 4), ((cheaper,), 0), ((freezing, cheaper), 1)):
        scene = scene_of(kind, subject(kind, fx.Draw(1), cost_from=icy))
        scene.put("field", other("monster", "Winter", abilities=abilities))
        assert paid(play(scene, kind)) == dulled


@pytest.mark.clause("setcg", "11.2.8")
def test_a_summon_costs_on_the_stack_what_it_cost_where_it_came_from() -> None:
    cheaper = Static(
        (ChangeCost(less=((ANY_RESOURCE, 2),)),),
        cards(whose="you", zones=("hand",), types=frozenset({"summon"})),
    )
    for abilities, dulled in (((cheaper,), 1), ((), 3)):
        scene = scene_of(
            "summon", subject("summon", fx.Draw(1), cost_from=Count(cards(zones=("break zone",))))
        )
        scene.fill("break zone", SCRAP, 3)
        scene.put("field", other("monster", "Sale", abilities=abilities))
        assert paid(play(scene, "summon")) == dulled
        assert scene.names("stack") == ["Subject"]


DIVIDING = [
    pytest.param("summon", marks=pytest.mark.clause("setcg", "11.2.9")),
    pytest.param("forward", marks=pytest.mark.clause("setcg", "11.3.7")),
    pytest.param("weapon", marks=pytest.mark.clause("setcg", "11.4.8")),
    pytest.param("formation", marks=pytest.mark.clause("setcg", "11.5.6")),
    pytest.param("action", marks=pytest.mark.clause("setcg", "11.7.8")),
    pytest.param("special", marks=pytest.mark.clause("setcg", "11.8.8")),
    pytest.param("auto", marks=pytest.mark.clause("setcg", "11.9.12")),
]


@pytest.mark.parametrize("kind", DIVIDING)
def test_a_number_is_divided_as_something_is_played_and_each_gets_a_part(kind: str) -> None:
    unit = 1 if kind in ("summon", "auto") else 1000
    each = tuple(fx.PutCounters(Target(place), "burn", Share(place)) for place in range(3))
    scene = play(scene_of(kind, subject(kind, fx.Do(each), divides=4 * unit)), kind)
    while scene.ask.kind == "move_for_cost":
        scene.game.answer(0)
    assert scene.ask.kind in ("choose", "choose_x")
    scene.answer("choose", "Foe")
    assert scene.offers("done"), "up to three may be chosen"
    scene.answer("choose", "Fiend")
    assert scene.ask.kind == "divide"
    assert [option.other for option in scene.ask.options] == [3 * unit, 2 * unit, unit]
    scene.game.answer(2)
    paid(scene)
    while scene.ask.kind == "move_for_cost":
        scene.game.answer(0)
    done(scene)
    burns = [(scene.in_play(card).counters or {}).get("burn") for card in scene.cards("field", 1)]
    assert burns == [unit, 3 * unit]


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("forward", marks=pytest.mark.clause("setcg", "11.3.3")),
        pytest.param("weapon", marks=pytest.mark.clause("setcg", "11.4.3")),
        pytest.param("formation", marks=pytest.mark.clause("setcg", "11.5.3")),
    ],
)
def test_which_effect_a_card_has_is_said_as_it_is_played(kind: str) -> None:
    either = fx.ChooseOne((fx.Draw(1), fx.Draw(3)))
    scene = scene_of(kind, subject(kind, either, cost_from=Count(cards(zones=("field",), name="Foe"))))
    play(scene, kind)
    assert (scene.ask.kind, scene.names("hand")) == ("choose_effect", ["Imp", "Subject"])
    scene.answer("choose", None, 1)
    assert scene.ask.kind == "pay"
    assert len(scene.cards("deck")) == 10
    paid(scene)
    assert len(scene.cards("deck")) == 7


@pytest.mark.clause("setcg", "11.7.10")
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("action", marks=pytest.mark.clause("setcg", "11.7.2.1.3-bis")),
        pytest.param("special", marks=pytest.mark.clause("setcg", "11.8.2.1.4")),
    ],
)
@pytest.mark.parametrize(
    ("zone", "action_of"),
    [("outside", "be removed from the game"), ("hand", "be returned to the hand")],
)
def test_what_cannot_be_removed_or_returned_pays_no_cost_that_asks_for_it(
    kind: str, zone: str, action_of: str
) -> None:
    mine = cards(zones=("field",), whose="you", types=frozenset({"monster"}))
    card = forward(
        "Subject",
        cost=9,
        abilities=(
            action(
                fx.Draw(1),
                Cost((*((MoveCard(*SAME_NAME),) if kind == "special" else ()), MoveCard(mine, zone))),
            ),
        ),
    )
    for says, offered in (((), ["Stone", "Mole"]), ((cannot(action_of),), ["Mole"])):
        scene = scene_of(kind, card)
        scene.put("field", other("monster", "Stone", abilities=says))
        mole = scene.put("field", other("monster", "Mole"))
        scene.put("field", other("monster", "Theirs"), 1)
        scene.begin("main 1").answer("use", "Subject")
        if len(offered) > 1:
            assert scene.offered("offer") == offered
            scene.answer("offer", "Mole")
        assert scene.zone_of(mole) == zone
    scene = scene_of(kind, card)
    scene.put("field", other("monster", "Stone", abilities=(cannot(action_of),)))
    assert not scene.begin("main 1").offers("use", "Subject")


@pytest.mark.parametrize("kind", [*CARDS, "action", "auto"])
def test_an_x_that_is_divided_is_enough_for_all_that_were_chosen(kind: str) -> None:
    parts = fx.Do(tuple(fx.PutCounters(Target(place), "burn", Share(place)) for place in range(3)))
    shared: dict[str, object] = {"targets": (THEIRS,) * 3, "least": 0, "divides": X()}
    if kind == "summon":
        spells = (replace(spell(parts), **shared),)  # type: ignore[arg-type]
        card = other("summon", "Subject", cost=0, abilities=spells, x=1)
    elif kind in CARDS:
        card = other(kind, "Subject", cost=0, abilities=(way(parts, **shared),), x=1)
    elif kind == "auto":
        card = forward("Subject", cost=0, abilities=(when("enters", parts, cost=Cost((PayX(),)), **shared),))
    else:
        used = Activated(parts, Cost((PayX(),)), **shared)  # type: ignore[arg-type]
        card = forward("Subject", cost=9, abilities=(used,))
    scene = scene_of(kind, card, 3)
    scene.begin("main 1").answer(VERBS.get(kind, "play"), "Subject")
    scene.answer("choose", "Foe").answer("choose", "Fiend")
    if kind == "auto":
        scene.answer("yes")
    assert scene.ask.kind == "choose_x"
    assert [option.other for option in scene.ask.options][:2] == [2, 3], "one for each of them at least"


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (Option("allot", 0, 3000), "allot 3000 to Card"),
        (Option("x", 0, 2), "let X be 2"),
        (Option("loop_times", other=4), "let the loop run 4 times"),
    ],
)
def test_what_an_option_does_is_said_with_its_number(option: Option, words: str) -> None:
    assert RULESET.describe(table().game, option) == words
