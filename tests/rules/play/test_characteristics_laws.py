"""What cards are, as it was kept, is what they are when all of it is worked out anew."""

from collections.abc import Sequence

import pytest

from rules.engine.announcing.feasibility import can_announce
from rules.engine.aspects import ABILITIES, MAY, RACES, TYPES
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.indexes import add_abilities
from rules.engine.layers import changes_control, changes_costs, characteristics, leaves_alone, statics
from rules.engine.recalculation import recalculated
from rules.games.dm.mechanics.attachments import by_host
from rules.games.dm.mechanics.sought import sought
from rules.games.fow8.checks import additions, beaten, cards_with_opposites
from rules.games.fow8.combat_attackers import fighters
from rules.games.fow8.definitions import Price
from rules.games.fow8.legal_actions import (
    kinds_in_hand,
    might_answer,
    playable,
    usable,
    who_could_answer,
)
from rules.games.fow8.legal_actions_abilities import abilities_in_play, ready_abilities
from rules.games.fow8.legal_actions_affordable import ability_answers, printed_answers, remnants
from rules.games.fow8.legal_actions_rulers import judges, rulers
from rules.games.fow8.legal_actions_standby import standby_cards
from rules.games.fow8.payment_sources import Budget, budget, makers, making
from rules.games.fow8.zones import fielded
from rules.games.setcg.announcement_abilities import ABILITY, abilities_on_field
from rules.games.setcg.checks_suspects import suspects
from rules.games.setcg.payment import ability_price, all_sources, can_pay
from rules.language import effects as fx
from rules.language.abilities import Ability, Static, Triggered
from rules.language.amounts import LifeOf, Tallied
from rules.language.changes import GainAbilities, GainKeywords, LoseAllAbilities
from rules.language.conditions import AnyHolds, Compare, Is, There
from rules.language.events import Attacks, Enters
from rules.language.filter_shorthand import both, cards
from rules.language.filters import HasCounters, IsRested
from rules.language.references import Chosen, Each, This
from tests.rules.play import games
from tests.rules.play.games import GAMES, questions
from tests.rules.play.stress import Ground, game_of, give, plain_decks, stress_decks, stress_texts

PLAYED = max(2, GAMES // 4)
"""How many games of each kind are played: any two of them change a few dozen cards each."""


def facts(card: Definition) -> tuple[object, ...]:
    """All that effects can change of a card."""
    return (
        card.name,
        card.types,
        card.races,
        card.attributes,
        card.stats,
        card.keywords,
        card.abilities,
    )


def as_kept(game: Game) -> dict[int, tuple[object, ...]]:
    """What every card is by what the game has kept."""
    return {card: facts(characteristics(game, card)) for card in range(len(game.state.cards))}


def in_ignorance(game: Game) -> Game:
    """A game that stands where this one does and has kept nothing of it."""
    anew = Game(game.rules, game.state)
    for card in game.state.instances:
        add_abilities(anew, card)
    return anew


def of_effects(game: Game) -> tuple[object, ...]:
    """What is known of all effects in force, wherever they apply."""
    writes = [leaves_alone(game, 1 << place) for place in range(MAY.bit_length())]
    standing = {(card, id(ability)) for card, ability in statics(game)}
    return writes, changes_costs(game), changes_control(game), standing


def worked_out_anew(game: Game) -> dict[int, tuple[object, ...]]:
    """What every card is when nothing is known of the position and all effects are settled together."""
    anew = in_ignorance(game)
    in_play, _, _ = recalculated(anew)
    return {
        card: facts(in_play[card] if card in in_play else characteristics(anew, card))
        for card in range(len(game.state.cards))
    }


def watchful_texts(on: Ground, number: int) -> Sequence[Ability]:
    """Bonuses that ask for what players and cards are like: life, turns, marks, counters, orientation."""
    grown = on.stronger()
    others = both(on.mine, cards(other=True))
    conditions = (
        Compare(LifeOf(), "<=", 10),
        Compare(Tallied("drawn"), ">=", 1),
        Is(This(), HasCounters("oil")),
        There(both(on.theirs, cards(IsRested(True))), 2),
        There(cards(whose="you"), 40),
        AnyHolds((There(on.theirs, 1, 0), There(on.mine, 3))),
    )
    when = conditions[number % len(conditions)]
    affects = (None, others, both(others, cards(IsRested(True))), both(on.theirs, cards(IsRested(False))))
    static = Static(grown, affects[number % 4], layer=on.numbers, when=when)
    oil = Triggered(Attacks(), fx.PutCounters(This(), "oil"))
    return static, oil, *stress_texts(on, number)


def giving_texts(on: Ground, number: int) -> Sequence[Ability]:
    """Abilities that give and take abilities, by themselves and for a turn, and ask what others changed."""
    word = on.keyword
    grows = Static(on.stronger(), layer=on.numbers)
    leads = Static(on.stronger(), on.mine, layer=on.numbers)
    teaches = Static((GainAbilities((leads,)),), on.mine, layer=on.words)
    draws = Triggered(Attacks(), fx.Draw())
    keen, dull = (
        both(on.mine, cards(keywords=frozenset({word}))),
        both(on.theirs, cards(keywords=frozenset({word}))),
    )
    texts = (
        Static((GainAbilities((grows, draws)),), on.mine, layer=on.words),
        Static((GainKeywords(frozenset({word})),), on.mine, layer=on.words),
        Static((LoseAllAbilities(),), dull, layer=on.words),
        Static(on.stronger(2), keen, layer=on.numbers),
        Triggered(Enters(), fx.Modify(Chosen(on.theirs), (LoseAllAbilities(),), layer=on.words)),
        Static((GainAbilities((teaches,)),), layer=on.words),
        Triggered(Attacks(), fx.Modify(Each(on.mine), (GainAbilities((teaches,)),), layer=on.words)),
    )
    return (texts[number % len(texts)], *stress_texts(on, number))


@games.playable
@pytest.mark.parametrize("texts", [stress_texts, watchful_texts, giving_texts])
def test_characteristics_that_are_kept_are_those_worked_out_anew(code, texts):
    one, other = plain_decks(code)
    decks = give(code, one, texts), give(code, other, texts)
    changed = 0
    for seed in range(PLAYED):
        for game in questions(game_of(code, decks, seed), seed):
            assert of_effects(game) == of_effects(in_ignorance(game))
            kept = as_kept(game)
            assert kept == worked_out_anew(game)
            changed += sum(kept[card] != facts(game.state.cards[card]) for card in game.state.instances)
    assert changed > 20 * PLAYED


OF_FORCE_OF_WILL = (
    *(beaten, additions, cards_with_opposites, who_could_answer),
    *(fighters, rulers, judges, remnants, makers),
)
KEPT_FOR_BOTH = {
    "fow8": OF_FORCE_OF_WILL,
    "fow5": OF_FORCE_OF_WILL,
    "setcg": (suspects,),
    "dm": (sought, by_host),
}
EACH_OF_FORCE_OF_WILL = (
    *(fielded, making, standby_cards, kinds_in_hand),
    *(abilities_in_play, ready_abilities, ability_answers, printed_answers),
)
KEPT_FOR_EACH = {
    "fow8": EACH_OF_FORCE_OF_WILL,
    "fow5": EACH_OF_FORCE_OF_WILL,
    "setcg": (all_sources, abilities_on_field),
}


@pytest.mark.parametrize("code", sorted(KEPT_FOR_BOTH))
@pytest.mark.parametrize("texts", [stress_texts, watchful_texts])
def test_answers_that_are_kept_are_those_found_anew(code, texts):
    one, other = plain_decks(code)
    decks = give(code, one, texts), give(code, other, texts)
    for seed in range(PLAYED):
        for game in questions(game_of(code, decks, seed), seed):
            for function in KEPT_FOR_BOTH[code]:
                assert function(game) == function.__wrapped__(game)
            for function in KEPT_FOR_EACH.get(code, ()):
                for player in (0, 1):
                    assert function(game, player) == function.__wrapped__(game, player)


def as_counted(budget: Budget) -> tuple[object, ...]:
    return budget.pool, budget.sources, budget.masks, budget.most, budget.is_bound


@pytest.mark.parametrize("code", ["fow8", "fow5"])
@pytest.mark.parametrize("texts", [stress_texts, watchful_texts])
def test_what_a_player_could_pay_with_is_what_is_counted_anew(code, texts):
    one, other = plain_decks(code)
    decks = give(code, one, texts), give(code, other, texts)
    for seed in range(PLAYED):
        for game in questions(game_of(code, decks, seed), seed):
            for player in (0, 1):
                known, anew = budget(game, player), Budget(game, player)
                assert as_counted(known) == as_counted(anew)
                for needs in ((), ((0, 1),), ((1, 2),)):
                    price = Price(needs, 1)
                    assert known.covers(price) == anew.covers(price)


@pytest.mark.parametrize("code", ["fow8", "fow5", "setcg"])
@pytest.mark.parametrize("texts", [stress_texts, watchful_texts])
def test_rules_checks_that_are_left_out_would_find_nothing(code, texts):
    one, other = plain_decks(code)
    decks = give(code, one, texts), give(code, other, texts)
    checked = 0
    for seed in range(max(2, GAMES // 4)):
        for game in questions(game_of(code, decks, seed), seed):
            if game.checked == game.state.version:
                assert not any(check(game) for check in game.rules.checks)
                checked += 1
    assert checked > 50


@pytest.mark.parametrize("code", ["fow8", "fow5"])
@pytest.mark.parametrize("texts", [stress_texts, watchful_texts])
def test_answers_that_are_not_looked_for_could_not_be_played(code, texts):
    one, other = plain_decks(code)
    decks = give(code, one, texts), give(code, other, texts)
    looked_for = left_out = 0
    for seed in range(PLAYED):
        for game in questions(game_of(code, decks, seed), seed):
            for player in (0, 1):
                if might_answer(game, player):
                    looked_for += 1
                    continue
                assert not playable(game, player, main=False)
                assert not usable(game, player)
                left_out += 1
    assert min(looked_for, left_out) > 50


def test_abilities_whose_targets_are_not_looked_for_could_not_be_paid_for():
    decks = stress_decks("setcg")
    left_out = 0
    for game in questions(game_of("setcg", decks, 1), 1):
        for player in (0, 1):
            for card, _, ability in abilities_on_field(game, player):
                if ability.ways or can_pay(ability_price(ability.cost), all_sources(game, player)):
                    continue
                assert not can_announce(game, ABILITY.begin(game, player, card, ability))
                left_out += 1
    assert left_out > 20


@games.playable
@pytest.mark.parametrize("texts", [stress_texts, giving_texts])
def test_what_no_effect_alters_is_as_printed_on_every_card_in_play(code, texts):
    one, other = plain_decks(code)
    decks = give(code, one, texts), give(code, other, texts)
    for seed in range(PLAYED):
        for game in questions(game_of(code, decks, seed), seed):
            for what, fact in ((TYPES, "types"), (RACES, "races"), (ABILITIES, "abilities")):
                if leaves_alone(game, what):
                    for card in game.state.instances:
                        printed = game.state.cards[card]
                        assert getattr(characteristics(game, card), fact) == getattr(printed, fact)
