"""What holds of every question of every system, also where abilities meet: it has several options."""

from collections.abc import Iterator

import pytest

from rules.engine.game import Game
from rules.language.abilities import Ability, Static
from rules.language.amounts import Count
from rules.language.changes import ChangeCost
from rules.language.filter_shorthand import cards
from rules.language.vocabulary import ANY_RESOURCE, EVERYWHERE
from rules.rulesets import ruleset
from tests.rules.play.games import GAMES, playable, questions
from tests.rules.play.stress import Cards, Ground, game_of, give, plain_decks, stress_decks, stress_texts

SHORT = max(2, GAMES // 6)


def faults(games: Iterator[Game]) -> list[str]:
    """What is wrong with the questions of games; nothing ever should be."""
    return [
        f"{game.ask.kind} ({game.ask.clause}): {game.ask.options}"
        for game in games
        if game.ask is not None
        and (len(game.ask.options) < 2 or len(set(game.ask.options)) < len(game.ask.options))
    ]


def cheaper_by_hand(code: str) -> Cards:
    """A sample deck whose creatures cost less for each card in hand, counted before they are used."""
    hand = cards(zones=(ruleset(code).zones.kinds[ruleset(code).hand_zone].name,), whose="you")
    less = Static((ChangeCost(less=((ANY_RESOURCE, Count(hand)),)),), zones=(EVERYWHERE,))

    def texts(on: Ground, number: int) -> tuple[Ability, ...]:
        return (*stress_texts(on, number), less)

    return give(code, plain_decks(code)[0], texts)


@playable
@pytest.mark.parametrize("seed", range(SHORT))
def test_where_most_creatures_have_abilities_every_question_has_several_options(code: str, seed: int) -> None:
    assert faults(questions(game_of(code, stress_decks(code), seed), seed)) == []


@playable
@pytest.mark.parametrize("seed", range(SHORT))
def test_where_costs_hang_on_what_is_counted_every_question_has_several_options(code: str, seed: int) -> None:
    deck = cheaper_by_hand(code)
    assert faults(questions(game_of(code, (deck, deck), seed), seed)) == []
