"""What players make of effects: good ones for themselves, bad ones for the opponent, on the made-up game."""

from dataclasses import replace
from typing import get_args

import pytest

from rules.appraisal.gain import GAINS
from rules.appraisal.questions import answer_gain, entering_worth, text_worth
from rules.appraisal.scale import Scale
from rules.engine import atoms
from rules.engine.asks import Ask
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.layers import characteristics
from rules.engine.pending import Pending
from rules.engine.perform import perform
from rules.language import changes as ch
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Triggered
from rules.language.amounts import StatOf
from rules.language.costs import Cost, DiscardCards
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.filters import AnyOf, IsPlayer, OneOf
from rules.language.references import Chosen, Each, It, Target, TargetPlayer, This
from rules.language.restrictions import Cannot
from tests.rules.engine.made_up import HAND, TABLE, card, run, scene

ANT, BEE, OX = card("Ant"), card("Bee", (2, 2)), card("Ox", (5, 5))
ON_TABLE = cards(zones=("table",))
THEIRS = cards(zones=("table",), whose="opponent")

SCALE = Scale(
    worth=lambda definition: sum(definition.stats) / 2.0,
    zones={"hand": 1.0, "deck": 0.0},
    life=0.5,
    left=lambda game, one: characteristics(game, one).stats[1] - game.state.instances[one].damage,
    lives=lambda game, player: game.state.players[player].life,
    fighters=frozenset(ANT.types),
)


def with_theirs(*theirs: Definition, mine: tuple[Definition, ...] = ()) -> Game:
    """A position with these cards on the tables of both players."""
    game = scene(*mine, hand=(ANT, BEE), deck=theirs)
    for number in list(game.state.zones[1]):
        atoms.move(game, number, TABLE, controller=1)
    return game


def asked(game: Game, effect: fx.Effect) -> Ask:
    """Return the first question that an effect of the first player asks, still open."""
    return next(perform(game, effect, Context(0, -1, "9")))


def chosen(game: Game, ask: Ask) -> str:
    """Return the name of the card, or else the verb, of the answer that gains most."""
    best = max(ask.options, key=lambda option: answer_gain(game, SCALE, ask, option))
    return game.state.cards[best.card].name if best.card >= 0 else best.verb


def test_what_is_destroyed_is_the_best_card_of_the_opponent() -> None:
    game = with_theirs(BEE, OX, mine=(OX, ANT))
    ask = asked(game, fx.Destroy(Chosen(ON_TABLE)))
    best = max(ask.options, key=lambda option: answer_gain(game, SCALE, ask, option))
    assert (game.state.cards[best.card].name, game.state.instances[best.card].controller) == ("Ox", 1)


def test_where_only_cards_of_ones_own_can_be_destroyed_the_least_goes() -> None:
    game = scene(OX, ANT, BEE)
    assert chosen(game, asked(game, fx.Destroy(Chosen(ON_TABLE)))) == "Ant"


def test_nobody_destroys_their_own_if_they_may_stop() -> None:
    game = scene(OX, ANT)
    assert chosen(game, asked(game, fx.Destroy(Chosen(ON_TABLE, most=1, least=0)))) == "done"


def test_an_opponent_who_chooses_gives_up_their_least() -> None:
    game = with_theirs(OX, ANT)
    ask = asked(game, fx.Destroy(Chosen(THEIRS, by="opponent")))
    assert ask.player == 1
    assert chosen(game, ask) == "Ant"


def test_damage_goes_where_it_destroys_most() -> None:
    game = with_theirs(ANT, BEE, OX)
    assert chosen(game, asked(game, fx.DealDamage(Chosen(THEIRS), 2))) == "Bee"


@pytest.mark.parametrize(
    ("change", "is_good"),
    [
        (ch.AddStats((1, 1)), True),
        (ch.AddStats((-1, -1)), False),
        (ch.GainKeywords(frozenset({"Quick"})), True),
        (ch.LoseAllAbilities(), None),
        (ch.Restrict(Cannot("attack")), False),
        (ch.Restrict(Cannot("be destroyed")), True),
    ],
)
def test_good_changes_go_to_ones_own_cards_and_bad_ones_to_the_opponents(
    change: ch.Change, is_good: bool | None
) -> None:
    game = with_theirs(OX, mine=(OX,))
    ask = asked(game, fx.Modify(Chosen(ON_TABLE), (change,)))
    gains = {
        game.state.instances[option.card].controller: answer_gain(game, SCALE, ask, option)
        for option in ask.options
    }
    if is_good is None:
        assert gains[0] == gains[1] == 0
    else:
        assert (gains[0] > 0 > gains[1]) == is_good
        assert gains[0] == -gains[1] != 0


def test_an_offer_is_taken_only_if_it_gains_something() -> None:
    game = scene(OX, hand=(ANT,), deck=(ANT,) * 5)
    assert chosen(game, asked(game, fx.May(fx.Draw(2)))) == "yes"
    assert chosen(game, asked(game, fx.May(fx.Destroy(Each(ON_TABLE))))) == "no"


def test_of_two_effects_the_better_is_chosen() -> None:
    game = with_theirs(OX)
    ask = asked(game, fx.ChooseOne((fx.Draw(1), fx.Destroy(Each(THEIRS)))))
    gains = [answer_gain(game, SCALE, ask, option) for option in ask.options]
    assert gains == [1.0, 5.0]


def test_a_search_takes_into_play_what_is_worth_most_there() -> None:
    game = scene(deck=(ANT, OX, BEE))
    ask = asked(game, fx.MoveTo(Chosen(cards(zones=("deck",), whose="you")), "table"))
    assert chosen(game, ask) == "Ox"


def test_a_text_is_worth_what_it_does_to_its_best_target() -> None:
    game = with_theirs(ANT, OX)
    removal = Spell(targets=(THEIRS,), effect=fx.Destroy(Target(0)))
    assert text_worth(game, SCALE, 0, CardId(0), removal) == 5.0
    assert text_worth(scene(), SCALE, 0, CardId(0), removal) == 0.0


def test_a_cost_is_taken_off_what_an_ability_is_worth() -> None:
    game = scene(ANT, hand=(ANT, ANT), deck=(ANT,) * 5)
    rummage = Activated(effect=fx.Draw(1), cost=Cost((DiscardCards(2),)))
    assert text_worth(game, SCALE, 0, CardId(0), rummage) == pytest.approx(1.0 - 1.6)


def test_what_waits_already_is_not_worth_playing_again() -> None:
    game = scene(ANT, deck=(ANT,) * 5)
    draw = Activated(effect=fx.Draw(1), cost=Cost((DiscardCards(),)))
    assert text_worth(game, SCALE, 0, CardId(0), draw) > 0
    atoms.push(game, Pending(0, CardId(0), 1, draw))
    assert text_worth(game, SCALE, 0, CardId(0), draw) == 0


def test_what_costs_nothing_is_not_used_without_end() -> None:
    game = scene(ANT)
    ant = CardId(game.state.zones[2 * TABLE][0])
    grow = Activated(effect=fx.Modify(This(), (ch.AddStats((1, 1)),)))
    assert text_worth(game, SCALE, 0, ant, grow) > 0
    run(game, perform(game, grow.effect, Context(0, ant, "9")))
    assert text_worth(game, SCALE, 0, ant, grow) == 0


def test_a_card_is_worth_more_that_draws_as_it_comes() -> None:
    game = scene(deck=(ANT,) * 5)
    scout = card("Scout", abilities=(Triggered(Enters(), fx.Draw(1)),))
    assert entering_worth(game, SCALE, 0, CardId(0), scout) == 1.0
    assert entering_worth(game, SCALE, 0, CardId(0), ANT) == 0.0


def test_a_card_that_destroys_itself_as_it_comes_is_worth_what_it_takes_along() -> None:
    strikes = Triggered(
        Enters(),
        fx.Do(
            (
                fx.DealDamage(Target(0), StatOf(This(), "attack")),
                fx.DealDamage(This(), StatOf(Target(0), "attack")),
            )
        ),
        targets=(THEIRS,),
    )
    duellist = card("Duellist", (2, 2), abilities=(strikes,))
    even, uneven = with_theirs(BEE, mine=(duellist,)), with_theirs(OX, mine=(duellist,))
    assert coming(even, duellist) == 0.0
    assert coming(uneven, duellist) < -1.0


def coming(game: Game, printed: Definition) -> float:
    """Return what a card in the first player's hand gains as it comes."""
    held = next(one for one, card in enumerate(game.state.cards) if card is printed)
    atoms.move(game, CardId(held), HAND)
    return entering_worth(game, SCALE, 0, CardId(held), printed)


def test_that_a_player_loses_counts_more_than_anything_else() -> None:
    game = scene()
    burn = Spell(effect=fx.DealDamageToPlayer(10))
    assert text_worth(game, SCALE, 0, CardId(0), burn) > 50


def test_life_is_worth_more_the_less_of_it_is_left() -> None:
    scale = replace(SCALE, full=20)
    costs = [
        text_worth(with_life(life), scale, 0, CardId(0), Spell(effect=fx.ChangeLife(-2))) for life in (20, 5)
    ]
    assert costs[1] < costs[0] < 0
    assert text_worth(with_life(5), SCALE, 0, CardId(0), Spell(effect=fx.ChangeLife(-2))) == -1.0


def with_life(life: int) -> Game:
    """A position in which the first player has this much life."""
    game = scene()
    game.state.players[0].life = life
    return game


def test_a_text_for_a_card_or_a_player_is_worth_one_of_them_and_not_both() -> None:
    bolt = Spell(
        effect=fx.Do((fx.DealDamage(Target(0), 2), fx.DealDamageToPlayer(2, TargetPlayer(0)))),
        targets=(AnyOf((THEIRS, IsPlayer("anyone"))),),
    )
    assert text_worth(with_theirs(BEE), SCALE, 0, CardId(0), bolt) == 2.0
    assert text_worth(scene(), SCALE, 0, CardId(0), bolt) == 1.0


def test_a_text_is_worth_less_if_the_opponents_target_strikes_back() -> None:
    blows = fx.Do(
        (
            fx.DealDamage(Target(1), StatOf(Target(0), "attack")),
            fx.DealDamage(Target(0), StatOf(Target(1), "attack")),
        )
    )
    duel = Spell(effect=blows, targets=(cards(zones=("table",), whose="you"), THEIRS))
    assert text_worth(with_theirs(BEE, mine=(OX,)), SCALE, 0, CardId(0), duel) > 0
    assert text_worth(with_theirs(OX, mine=(BEE,)), SCALE, 0, CardId(0), duel) < 0


@pytest.mark.parametrize(("held", "worth"), [(0, 0.0), (1, 0.8), (2, 1.6), (3, 1.6)])
def test_a_discard_is_worth_no_more_than_what_the_opponent_has_in_hand(held: int, worth: float) -> None:
    robbery = Spell(effect=fx.Discard(2, who="opponent"))
    assert text_worth(scene(hand=(ANT,) * held), SCALE, 0, CardId(0), robbery) == pytest.approx(worth)


def test_a_look_at_the_opponents_hand_is_worth_what_is_taken_from_it() -> None:
    theirs = cards(zones=("hand",), whose="opponent")
    robbery = Spell(
        effect=fx.Reveal(
            Each(theirs),
            fx.Let(
                "taken",
                Chosen(theirs, among=It("it")),
                fx.Discard(1, who="opponent", filter=OneOf(It("taken"))),
            ),
            to="you",
        )
    )
    assert text_worth(scene(hand=(ANT,)), SCALE, 0, CardId(0), robbery) == pytest.approx(0.8)
    assert text_worth(scene(), SCALE, 0, CardId(0), robbery) == 0


def test_a_question_of_the_rules_is_worth_nothing_here() -> None:
    game = scene(hand=(ANT,))
    assert game.ask is not None
    assert [answer_gain(game, SCALE, game.ask, option) for option in game.ask.options] == [0.0] * 3


def test_every_effect_of_the_language_has_its_worth() -> None:
    shared = {one for one in get_args(fx.Effect) if one is not fx.Verb}
    assert shared == set(GAINS)
