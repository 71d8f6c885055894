"""Games of cards with whatever abilities their dialect admits: each question can be answered in any way."""

import os
from dataclasses import replace
from random import Random, randrange

import pytest

from rules.dialects import dialect_of
from rules.engine.definition import Definition
from rules.language.abilities import Ability, Way
from rules.language.checker import check
from rules.systems import CODES
from tests.rules.language import sound
from tests.rules.language.sound import Grower
from tests.rules.play.stress import GROUNDS, Cards, game_of, plain_decks, taught

GAMES = 12
"""How many games of each system are played."""
FIRST = int(os.environ.get("ABILITIES_SEED") or randrange(10**6))
"""The first seed, drawn for each run; a failure says with which one the game is played again."""
MOST = 200
"""How many questions of each are answered."""
SHARE = 0.4
"""How often a card has one ability more."""


def abilities(code: str, random: Random) -> tuple[Ability, ...]:
    """Return abilities that a game takes, often none.

    Each way to play a card has a name of its own, by which players tell it from others.
    """
    dialect = dialect_of(code)
    found: list[Ability] = []
    while random.random() < SHARE:
        one = Grower(dialect, random).grow(dialect.schema.families["Ability"], depth=random.randint(1, 4))
        if isinstance(one, Way):
            one = replace(one, name=f"way {len(found)}")
        if not check((one,), dialect):
            found.append(one)
    return tuple(found)


def random_deck(code: str, deck: Cards, random: Random) -> Cards:
    """Return a deck of which many cards have random abilities besides their own."""
    known: dict[Definition, Definition] = {}
    for _, card in deck:
        if card not in known:
            more = abilities(code, random)
            known[card] = taught(card, more) if more else card
    return [(section, known[card]) for section, card in deck]


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("code", CODES)
def test_whatever_cards_say_every_question_has_options_and_each_can_be_answered(
    code: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = FIRST + number
    print(f"play this game again: ABILITIES_SEED={seed} python -m pytest {__file__} -k {code}-0")
    decks, random = plain_decks(code), Random(seed)
    token = next(card for _, card in decks[0] if GROUNDS[code].creature in card.types)
    monkeypatch.setattr(sound, "DEFINITIONS", {"token": token})
    one, other = (random_deck(code, deck, random) for deck in decks)
    game = game_of(code, (one, other), seed)
    game.start()
    for _ in range(MOST):
        if game.ask is None:
            return
        assert len(set(game.ask.options)) == len(game.ask.options) > 1, f"{game.ask.kind} ({game.ask.clause})"
        game.answer(random.randrange(len(game.ask.options)))
