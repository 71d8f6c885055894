"""Abilities that replace what is about to happen, on the made-up game."""

from dataclasses import replace

import pytest

from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.draws import draw_one
from rules.engine.game import Game
from rules.engine.perform import perform
from rules.engine.replacement import ReplaceableEvent, replaced, replaced_together
from rules.engine.ruleset import Ruleset
from rules.language import effects as fx
from rules.language.abilities import Replacement, Triggered
from rules.language.amounts import EventAmount, Minus, Plus
from rules.language.changes import GainAbilities
from rules.language.conditions import Compare, There
from rules.language.events import Draws, Leaves
from rules.language.filter_shorthand import both, cards
from rules.language.references import Chosen, Subject, Target, This
from tests.rules.engine.made_up import HAND, Ends, card, ruleset, run, scene
from tests.rules.pending import waiting_for

ANT, BEE, CAT = card("Ant"), card("Bee", (2, 2)), card("Cat", (3, 3))
TABLED = cards(zones=("table",))
ONCE = replace(ruleset(), replaced_once=True)


def instead(kind: str, effect: fx.Effect, name: str, optional: bool = False, **more: object) -> Definition:
    """Return a creature with one ability that does something else instead."""
    event = waiting_for(kind, more.pop("watches", None))
    if "condition" in more:
        more["condition"] = There(more["condition"])
    ability = Replacement(event, effect, optional=optional)
    return card(name, abilities=(replace(ability, **more),))  # type: ignore[arg-type]


def life(game: Game) -> list[int]:
    """Return the life of both players."""
    return [player.life for player in game.state.players]


def table(*cards: Definition, rules: Ruleset = ONCE) -> Game:
    """Return a game with these cards on the first player's table, and cards to draw."""
    return scene(*cards, deck=(ANT, BEE, CAT, CAT), rules=rules)


def test_what_is_done_instead_takes_the_place_of_a_draw() -> None:
    game = table(instead("draw", fx.ChangeLife(1), "Well"))
    run(game, perform(game, fx.Draw(2), Context(0, -1, "9")), 0, 0)
    assert (life(game), game.state.zones[2 * HAND]) == ([12, 10], [])


def test_a_replacement_of_draws_leaves_those_of_the_other_player_alone() -> None:
    game = table(instead("draw", fx.ChangeLife(1), "Well"))
    run(game, draw_one(game, 1), 0)
    assert (life(game), len(game.state.zones[2 * HAND + 1])) == ([10, 10], 1)


def test_a_draw_done_instead_of_a_draw_is_not_replaced_again() -> None:
    game = table(instead("draw", fx.Draw(2), "Well"))
    run(game, draw_one(game, 0), 0)
    assert len(game.state.zones[2 * HAND]) == 2


def test_a_sentence_that_follows_may_be_replaced_for_itself() -> None:
    effect = fx.IfYouDo(fx.ChangeLife(1), fx.Draw(1))
    game = table(instead("draw", effect, "Well", optional=True))
    run(game, draw_one(game, 0), 0, 0, 1)
    assert (life(game)[0], len(game.state.zones[2 * HAND])) == (12, 1)


@pytest.mark.parametrize("rules", [ONCE, ruleset()])
def test_of_a_game_that_replaces_once_only_one_replacement_applies(rules: Ruleset) -> None:
    game = table(
        instead("end", fx.ChangeLife(1), "One", optional=True),
        instead("end", fx.ChangeLife(2), "Two", optional=True),
        rules=rules,
    )
    asks = run(game, replaced(game, ReplaceableEvent(Ends, 0)), 1)
    assert [option.verb for option in asks[0].options] == ["replace", "replace", "decline"]
    assert life(game) == [12, 10]


def test_a_replacement_of_the_turn_player_goes_before_one_of_the_other_whoever_is_affected() -> None:
    anyone = cards(whose="anyone")
    game = table(
        instead("end", fx.ChangeLife(1), "One", watches=anyone),
        instead("end", fx.ChangeLife(2), "Two", watches=anyone),
    )
    game.state.instances[1].controller = 1
    for active, expected in ((0, [11, 10]), (1, [10, 12])):
        game.state.players[0].life = game.state.players[1].life = 10
        game.state.active = active
        run(game, replaced(game, ReplaceableEvent(Ends, 0)), 0)
        assert life(game) == expected


def test_who_declines_leaves_it_to_the_other_player() -> None:
    anyone = cards(whose="anyone")
    game = table(
        instead("end", fx.ChangeLife(1), "One", optional=True, watches=anyone),
        instead("end", fx.ChangeLife(2), "Two", watches=anyone),
    )
    game.state.instances[1].controller = 1
    asks = run(game, replaced(game, ReplaceableEvent(Ends, 0)), 1, 0)
    assert [ask.player for ask in asks] == [0, 1]
    assert life(game) == [10, 12]


def test_a_replacement_without_a_target_is_not_offered() -> None:
    shelter = instead("end", fx.Rest(Target()), "Shelter", targets=(both(TABLED, cards(other=True)),))
    game = table(shelter)
    event = ReplaceableEvent(Ends, 0)
    run(game, replaced(game, event), 0)
    assert not event.cancelled


def test_all_is_decided_before_anything_is_done_and_no_card_is_chosen_twice() -> None:
    shelter = instead(
        "end", fx.Rest(Target()), "Shelter", targets=(cards(zones=("table",), name="Bee"),), watches=TABLED
    )
    game = table(shelter, BEE, ANT, ANT)
    events = [ReplaceableEvent(Ends, 0, card) for card in (2, 3)]
    asks = run(game, replaced_together(game, events), 0, 0)
    assert [ask.kind for ask in asks] == ["replacement", "choose_cards"]
    assert [one.cancelled for one in events] == [True, False]
    game = table(shelter, BEE, BEE, ANT, ANT)
    events = [ReplaceableEvent(Ends, 0, card) for card in (3, 4)]
    asks = run(game, replaced_together(game, events), 0, 1, 0, 0)
    assert [option.card for option in asks[1].options] == [1, 2]
    assert [option.card for option in asks[3].options] == [1]
    assert [game.state.instances[one].rested for one in (1, 2)] == [True, True]


def test_what_replaces_something_speaks_of_the_card_to_which_it_would_happen() -> None:
    game = table(instead("end", fx.Rest(Subject()), "Bell", watches=TABLED), ANT)
    run(game, replaced(game, ReplaceableEvent(Ends, 0, 1)), 0)
    assert game.state.instances[1].rested


def test_a_happening_that_is_of_another_kind_too_is_open_to_what_replaces_that() -> None:
    game = table(instead("leave", fx.ChangeLife(1), "Anchor"))
    run(game, replaced(game, ReplaceableEvent(Ends, 0, 0, also=(Leaves,))), 0)
    assert life(game) == [11, 10]


def test_a_replacement_holds_only_while_its_condition_does() -> None:
    game = table(instead("end", fx.ChangeLife(1), "One", condition=cards(zones=("table",), name="Bee")))
    run(game, replaced(game, ReplaceableEvent(Ends, 0)), 0)
    assert life(game) == [10, 10]


def test_a_replacement_goes_with_its_card() -> None:
    game = table(instead("draw", fx.ChangeLife(1), "Well"))
    run(game, perform(game, fx.MoveTo(This(), "heap"), Context(0, 0, "9")))
    run(game, draw_one(game, 0), 0)
    assert len(game.state.zones[2 * HAND]) == 1


def test_each_player_draws_the_turn_player_first() -> None:
    game = table()
    game.state.active = 1
    run(game, perform(game, fx.Draw(1, "anyone"), Context(0, -1, "9")))
    assert [len(game.state.zones[2 * HAND + player]) for player in (0, 1)] == [1, 1]


def test_a_drawn_card_triggers_what_waits_for_that() -> None:
    scholar = Triggered(Draws(cards(whose="you"), side="anyone"), fx.ChangeLife(1))
    game = table(card("Scholar", abilities=(scholar,)))
    run(game, perform(game, fx.Draw(2), Context(0, -1, "9")))
    assert len(game.state.pending) == 2


def test_a_choice_of_a_replacement_is_made_by_whose_it_is() -> None:
    game = table(instead("end", fx.Rest(Chosen(TABLED)), "Bell", watches=cards(whose="anyone")), ANT)
    asks = run(game, replaced(game, ReplaceableEvent(Ends, 1)), 0, 0)
    assert [ask.player for ask in asks] == [0, 0]


def received(amount: int, *abilities: Replacement) -> list[int]:
    """Return how much two events are about, one of 3 and one of this amount, after what a card is given."""
    game = table(ANT, rules=ruleset())
    for ability in abilities:
        given = fx.Modify(This(), (GainAbilities((ability,)),), layer="first")
        run(game, perform(game, given, Context(0, 0, "9")))
    amounts = []
    for of in (3, amount):
        event = ReplaceableEvent(Draws, 0, amount=of)
        run(game, replaced(game, event), *[0] * (len(abilities) + 1))
        amounts.append(0 if event.cancelled else event.amount)
    return amounts


def test_a_replacement_that_names_an_amount_lets_the_event_happen_about_so_much() -> None:
    assert received(1, Replacement(Draws(), amount=Minus(EventAmount(), 2))) == [1, 0]
    assert received(1, Replacement(Draws(), amount=0)) == [0, 0]


def test_a_replacement_asks_how_much_the_event_is_about() -> None:
    great = Compare(EventAmount(), ">=", 2)
    assert received(1, Replacement(Draws(), amount=9, condition=great)) == [9, 1]


def test_what_is_given_once_is_gone_when_it_has_been_applied_and_the_next_alike_applies() -> None:
    once = Replacement(Draws(), amount=Plus((EventAmount(), 1)), once=True)
    assert received(3, once) == [4, 3]
    assert received(3, once, once) == [5, 3]
