"""What cards cannot, must and can do by effects in force and by keywords, on the made-up game."""

from dataclasses import replace
from typing import Any

import pytest

from rules.engine import atoms
from rules.engine.context import Context
from rules.engine.continuous_effects import Lasting
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.layers import may_open_zones
from rules.engine.perform import perform
from rules.engine.restrictions import is_allowed, is_forbidden, is_forced, may_be_played_from
from rules.engine.ruleset import Ruleset
from rules.engine.selection import can_choose, must
from rules.engine.targets import as_target
from rules.language.abilities import Static
from rules.language.amounts import Count
from rules.language.changes import GainAbilities, LoseAllAbilities, Restrict
from rules.language.composed import Let
from rules.language.conditions import There
from rules.language.continuous_effects import Modify, ModifyAll
from rules.language.durations import ALWAYS
from rules.language.filter_shorthand import cards
from rules.language.filters import (
    All,
    AnyOf,
    AsNamed,
    Controlled,
    Filter,
    IsPlayer,
    Not,
    OneOf,
    Other,
    SharesWith,
    StatIs,
    WithKeyword,
)
from rules.language.references import Each, It, This
from rules.language.restrictions import Can, CanBePlayedFrom, Cannot, Must, Restriction
from tests.rules.engine.made_up import card, ruleset, run, scene

from tests.rules.restricted import can, cannot, must as has_to  # isort: skip

TABLED = cards(zones=("table",))
FLYING = WithKeyword(frozenset({"Flying"}))


def rules(**meanings: tuple[Restriction, ...]) -> Ruleset:
    """Return the made-up game, in which restrictions belong to its first layer and keywords mean these."""
    plain = ruleset()
    return replace(plain, layer_by_change={Restrict: "first", **plain.layer_by_change}, meanings=meanings)


def forbids(restriction: Restriction, affects: Filter | None = None, **more: object) -> Static:
    """Return a static ability that restricts cards."""
    return Static((Restrict(restriction),), affects, layer="first", **more)  # type: ignore[arg-type]


def lasts(game: Game, restriction: Restriction, card: int, controller: int = 0) -> None:
    """Let a restriction of a player be on a card for the rest of the game."""
    change = Restrict(restriction)
    stamp = atoms.stamp(game)
    atoms.begin_effect(
        game, Lasting(-1, controller, stamp, "first", change, ALWAYS, frozenset({card}), None, None)
    )


def test_each_kind_of_restriction_answers_its_own_question_about_its_own_action() -> None:
    bound = card("Bound", abilities=(cannot("attack"), has_to("block"), can("dance")))
    game = scene(bound, card("Ant"), rules=rules())
    asked = (is_forbidden, is_forced, is_allowed)
    answers = {action: [ask(game, 0, action) for ask in asked] for action in ("attack", "block", "dance")}
    assert answers == {
        "attack": [True, False, False],
        "block": [False, True, False],
        "dance": [False, False, True],
    }
    assert not any(ask(game, 1, action) for ask in asked for action in answers)


def test_what_is_about_other_cards_does_not_forbid_the_action_as_such() -> None:
    shy = card("Shy", abilities=(cannot("block", FLYING),))
    game = scene(shy, card("Bird", keywords=("Flying",)), card("Ant"), rules=rules())
    assert [is_forbidden(game, 0, "block", other) for other in (1, 2)] == [True, False]
    assert not is_forbidden(game, 0, "block")


def test_a_filter_is_seen_from_the_player_and_the_card_that_the_restriction_comes_from() -> None:
    game = scene(card("Ant"), card("Bee"), rules=rules())
    lasts(game, Cannot("attack", Controlled("you")), 0, controller=0)
    lasts(game, Cannot("attack", Controlled("you")), 1, controller=1)
    assert is_forbidden(game, 0, "attack", 1)
    assert not is_forbidden(game, 1, "attack", 0)
    guard = card("Guard", abilities=(forbids(Cannot("attack", Not(Other())), TABLED),))
    game = scene(guard, card("Ant"), rules=rules())
    assert [is_forbidden(game, 1, "attack", other) for other in (0, 1)] == [True, False]


@pytest.mark.parametrize(
    ("wanted", "mine", "theirs"),
    [
        (None, True, True),
        (IsPlayer(), True, True),
        (IsPlayer("opponent"), False, True),
        (Not(IsPlayer("opponent")), True, False),
        (AnyOf((FLYING, IsPlayer("you"))), True, False),
        (All((FLYING, IsPlayer())), False, False),
        (FLYING, False, False),
    ],
)
def test_a_player_may_be_the_other_whom_an_action_concerns(
    wanted: Filter | None, mine: bool, theirs: bool
) -> None:
    game = scene(card("Shy", abilities=(cannot("attack", wanted),)), rules=rules())
    assert [is_forbidden(game, 0, "attack", as_target(player)) for player in (0, 1)] == [mine, theirs]


def test_a_keyword_stands_for_restrictions_as_if_its_card_said_them() -> None:
    game = scene(
        card("Bird", keywords=("Flying",)),
        card("Eagle", keywords=("Flying",)),
        card("Ant"),
        rules=rules(Flying=(Cannot("be blocked", Not(FLYING)), Can("glide")), Numb=(Cannot("glide"),)),
    )
    assert [is_forbidden(game, 0, "be blocked", other) for other in (1, 2)] == [False, True]
    assert [is_allowed(game, one, "glide") for one in (0, 2)] == [True, False]
    assert not is_forbidden(game, 0, "glide")


def test_a_restriction_goes_with_its_ability_and_its_condition() -> None:
    crowd = forbids(Cannot("attack"), when=There(TABLED, 2))
    game = scene(card("Loner", abilities=(crowd,)), rules=rules())
    assert not is_forbidden(game, 0, "attack")
    game = scene(card("Loner", abilities=(crowd,)), card("Ant"), rules=rules())
    assert is_forbidden(game, 0, "attack")
    atoms.move(game, 1, game.rules.discard_zone)
    assert not is_forbidden(game, 0, "attack")


def test_lost_and_given_abilities_restrict_no_more_and_from_then_on() -> None:
    game = scene(card("Shy", abilities=(cannot("attack"),)), card("Ant"), rules=rules())
    atoms.begin_effect(
        game, Lasting(-1, 0, atoms.stamp(game), "first", LoseAllAbilities(), ALWAYS, frozenset({0}))
    )
    assert not is_forbidden(game, 0, "attack")
    gift = GainAbilities((cannot("attack"),))
    atoms.begin_effect(game, Lasting(-1, 0, atoms.stamp(game), "first", gift, ALWAYS, frozenset({1})))
    assert is_forbidden(game, 1, "attack")


def test_a_card_may_say_of_itself_from_where_it_can_be_played() -> None:
    ghost = Static((Restrict(CanBePlayedFrom(("heap",))),), zones=("heap",), only_there=True, layer="first")
    game = scene(card("Ghost", abilities=(ghost,)), hand=(card("Ant"),), rules=rules())
    assert not may_be_played_from(game, 0, "heap")
    atoms.move(game, 0, game.rules.discard_zone)
    assert may_be_played_from(game, 0, "heap")
    assert not may_be_played_from(game, 0, "deck")


def test_an_effect_on_another_zone_lets_its_cards_be_played() -> None:
    opens = forbids(CanBePlayedFrom(("heap",)), cards(zones=("heap",), whose="you"))
    game = scene(card("Door", abilities=(opens,)), card("Ant"), rules=rules())
    atoms.move(game, 1, game.rules.discard_zone)
    assert may_be_played_from(game, 1, "heap")


def test_only_effects_that_let_cards_be_played_from_elsewhere_make_anybody_look_there() -> None:
    heaped = cards(zones=("heap",), whose="you")
    game = scene(card("Ant"), card("Fence", abilities=(forbids(Cannot("attack"), heaped),)), rules=rules())
    atoms.move(game, 0, game.rules.discard_zone)
    assert not may_open_zones(game)
    opens = Restrict(CanBePlayedFrom(("heap",)))
    opened = Lasting(-1, 0, atoms.stamp(game), "first", opens, ALWAYS, frozenset({0}))
    atoms.begin_effect(game, opened)
    assert may_open_zones(game)
    assert may_be_played_from(game, 0, "heap")


def test_a_card_elsewhere_that_is_given_such_an_ability_can_be_played_from_there() -> None:
    ghostly = Static((Restrict(CanBePlayedFrom(("heap",))),), zones=("heap",), layer="first")
    game = scene(card("Ant"), rules=rules())
    atoms.move(game, 0, game.rules.discard_zone)
    gift = GainAbilities((ghostly,))
    atoms.begin_effect(game, Lasting(-1, 0, atoms.stamp(game), "first", gift, ALWAYS, frozenset({0})))
    assert may_be_played_from(game, 0, "heap")


def test_a_card_is_kept_from_being_chosen_by_a_source_or_by_a_player() -> None:
    veiled = card("Veiled", abilities=(cannot("be chosen", Controlled("opponent")),))
    proud = card("Proud", abilities=(cannot("be chosen", IsPlayer("opponent")),))
    game = scene(veiled, proud, hand=(card("Ant"),), rules=rules())
    mine, theirs = 2, next(one for one, owner in enumerate(game.state.owners) if owner == 1)
    assert [can_choose(game, 0, 0, source) for source in (mine, theirs)] == [True, False]
    assert [can_choose(game, 1, player, mine) for player in (0, 1)] == [True, False]
    bait = card("Bait", abilities=(forbids(Must("be chosen", IsPlayer("opponent"))),))
    game = scene(bait, rules=rules())
    assert [must(game, 0, player, -1) for player in (0, 1)] == [False, True]


def test_what_an_effect_restricts_speaks_later_of_the_cards_and_numbers_of_now() -> None:
    restrict = Modify(
        Each(cards(zones=("table",), name="Ant")),
        (
            Restrict(Cannot("attack", OneOf(It("foe")))),
            Restrict(Must("block", StatIs("attack", ">=", Count(cards(zones=("hand",)))))),
        ),
        ALWAYS,
    )
    foe = Each(cards(zones=("table",), name="Foe"))
    game = scene(card("Ant"), card("Foe"), card("Foe Too"), hand=(card("Bee"),), rules=rules())
    run(game, perform(game, Let("foe", foe, restrict), Context(0, -1, "9")))
    assert [is_forbidden(game, 0, "attack", other) for other in (1, 2)] == [True, False]
    assert not is_forced(game, 0, "block", 1), "two cards were in hand, and the foe attacks with one"
    for one in [*game.state.zones[2], *game.state.zones[3]]:
        atoms.move(game, one, game.rules.discard_zone)
    assert not is_forced(game, 0, "block", 1)
    atoms.move(game, 1, game.rules.discard_zone)
    atoms.move(game, 1, 2, controller=0)
    assert not is_forbidden(game, 0, "attack", 1), "a card that left and came back is another one"


def beast(name: str) -> Definition:
    """Return a card with a race, an attribute, a type and a cost that no other card has."""
    made = card(name, races=("beast",))
    made.attributes, made.types, made.cost = ("red",), frozenset({"thing"}), 7
    return made


@pytest.mark.parametrize("what", ["name", "race", "attribute", "type", "cost"])
def test_what_an_effect_restricts_goes_on_to_ask_for_what_a_card_of_now_had(what: Any) -> None:
    shared = Restrict(Cannot("attack", SharesWith(what, It("foe"))))
    restrict = Modify(Each(cards(zones=("table",), name="Ant")), (shared,), ALWAYS)
    game = scene(card("Ant"), beast("Foe"), beast("Foe"), card("Other"), rules=rules())
    run(game, perform(game, Let("foe", This(), restrict), Context(0, 1, "9")))
    atoms.move(game, 1, game.rules.discard_zone)
    assert [is_forbidden(game, 0, "attack", other) for other in (2, 3)] == [True, False]


@pytest.mark.parametrize(
    ("what", "said"), {"name": "Foe", "race": "beast", "attribute": "red", "cost": "7"}.items()
)
def test_what_an_effect_restricts_goes_on_to_ask_for_what_was_named(what: Any, said: str) -> None:
    named = Restrict(Cannot("attack", AsNamed(what)))
    restrict = Modify(Each(cards(zones=("table",), name="Ant")), (named,), ALWAYS)
    game = scene(card("Ant"), beast("Foe"), card("Other"), rules=rules())
    run(game, perform(game, restrict, Context(0, -1, "9", said=said)))
    assert [is_forbidden(game, 0, "attack", other) for other in (1, 2)] == [True, False]


def test_whatever_cards_an_effect_changes_may_be_told_by_what_it_speaks_of_now() -> None:
    gift = ModifyAll(SharesWith("race", It("foe")), (Restrict(Cannot("attack")),), ALWAYS)
    game = scene(beast("Foe"), beast("Foe"), card("Other"), rules=rules())
    run(game, perform(game, Let("foe", This(), gift), Context(0, 0, "9")))
    assert [is_forbidden(game, one, "attack") for one in (1, 2)] == [True, False]


def test_whatever_cards_an_effect_changes_may_be_told_by_those_that_meet_a_filter_later() -> None:
    gift = ModifyAll(OneOf(Each(cards(FLYING, zones=("table",)))), (Restrict(Cannot("attack")),), ALWAYS)
    game = scene(card("Ant"), hand=(card("Bird", keywords=("Flying",)),), rules=rules())
    run(game, perform(game, gift, Context(0, 0, "9")))
    atoms.move(game, 1, 2, controller=0)
    assert [is_forbidden(game, one, "attack") for one in (0, 1)] == [False, True]
