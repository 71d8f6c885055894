"""Whole games of the sample decks: legal, conserved, the same for the same seed, and copies that play on."""

import itertools
import os
import subprocess
import sys

import pytest

from rules.cards import Face
from rules.construction.judge import judge
from rules.engine.game import Game, new_game
from rules.engine.match import play, play_match
from rules.engine.randomness import Random
from rules.games.setcg.definitions import CHARACTERS, FORMATION, ITEMS, PLAYED_KEYWORDS, SUMMON, define
from rules.games.setcg.play import RULESET
from rules.games.setcg.system import SYSTEM, catalogue
from rules.games.setcg.zones import ZONES
from rules.play import cards_in_play, sample_decks, understood
from rules.players import player
from rules.systems import format_of
from tests.made_up_cards import made_up

DECKS = sample_decks("setcg")
PLAYED = {name: cards_in_play(deck) for name, deck in DECKS.items()}


def test_there_are_four_sample_decks_all_legal_by_the_rulebook() -> None:
    assert len(DECKS) >= 4
    for name, deck in DECKS.items():
        verdict = judge(SYSTEM, deck, format_of("setcg", None), None)
        assert verdict.outcome == "legal", (name, verdict.findings)
        known, cards = understood(deck)
        assert 0 < known <= cards == 50


def test_a_card_is_understood_only_with_a_text_known_to_be_empty_and_keywords_that_are_played() -> None:
    for card in catalogue():
        known = define(card).understood
        assert known == ("text" not in card.front.values and set(card.front.keywords) <= PLAYED_KEYWORDS)
    assert sum(define(card).understood for card in catalogue()) == 15


@pytest.mark.clause("setcg", "6.6.3")
@pytest.mark.clause("setcg", "6.6.5")
def test_every_card_is_of_one_group_and_only_characters_have_jobs() -> None:
    groups = (CHARACTERS, ITEMS, {SUMMON}, {FORMATION})
    for card in catalogue():
        if not card.is_type("crystal"):
            assert sum(bool(group & set(card.front.types)) for group in groups) == 1, card.id
            assert card.is_type(*CHARACTERS) or not card.front.races, card.id


@pytest.mark.clause("setcg", "5.2.1.1")
def test_a_card_compiles_to_its_facts() -> None:
    card = define(catalogue().get("1-006H"))  # type: ignore[arg-type]
    assert (card.name, card.cost, card.stats, card.attributes) == ("Garland", 5, (8000,), ("fire",))
    assert card.keywords == {"brave"}
    assert (card.price.total, card.price.needs) == (5, (("fire", 1),))


@pytest.mark.clause("setcg", "4.4")
def test_a_power_that_is_no_number_counts_as_zero() -> None:
    face = Face("Shade", ("forward",), total_cost=1, attributes=("dark",), values={"power": "X"})
    assert define(made_up("0-001C", face)).stats == (0,)


def games(first: str, second: str, count: int, seed: int) -> list[Game]:
    found = []
    pairs = itertools.cycle(itertools.product(PLAYED.values(), repeat=2))
    for number in range(count):
        game = new_game(RULESET, next(pairs), seed + number)
        play(game, (player(first, seed + number), player(second, seed + number + 1)))
        found.append(game)
    return found


@pytest.mark.parametrize(
    ("first", "second"), [("random", "random"), ("greedy", "random"), ("greedy", "greedy")]
)
def test_games_end_by_a_rule_and_every_card_is_in_exactly_one_zone(first: str, second: str) -> None:
    for game in games(first, second, 40, 11):
        state = game.state
        assert state.result is not None
        assert state.result.finished, state.result.reason
        cards = sorted(card for zone in state.zones for card in zone)
        assert cards == list(range(100))
        for place, zone in enumerate(state.zones):
            for card in zone:
                assert state.where[card] == place
                assert (card in state.instances) == bool(ZONES.groups[place])
                assert ZONES.kinds[place // 2].shared or state.owners[card] == place % 2


def test_the_same_seed_is_the_same_game_and_another_seed_another() -> None:
    decks = (PLAYED["fire-earth-soldiers"], PLAYED["ice-aqua-knights"])

    def digest(seed: int) -> str:
        return play_match(
            RULESET, decks, 6, seed, lambda s: (player("random", s), player("greedy", s))
        ).digest

    assert digest(3) == digest(3) != digest(4)


_SCRIPT = """
from rules.engine.match import play_match
from rules.games.setcg.play import RULESET
from rules.players import player
from rules.play import cards_in_play, sample_decks
decks = [cards_in_play(deck) for deck in sample_decks("setcg").values()]
def seated(seed):
    return player("random", seed), player("greedy", seed)
print(play_match(RULESET, (decks[0], decks[3]), 6, 9, seated).digest)
"""


def test_the_order_of_hashes_does_not_matter() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", _SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(digests) == 1


def test_a_copy_at_a_checkpoint_plays_on_as_the_game_itself_does() -> None:
    forks = 0
    for seed in range(12):
        game = new_game(RULESET, (PLAYED["wind-thunder-haste"], PLAYED["earth-ice-wall"]), seed)
        random = Random(seed)
        ask = game.start()
        twins: list[Game] = []
        while ask is not None:
            if ask.checkpoint and random.below(4) == 0 and len(twins) < 6:
                copy = game.fork()
                assert copy.ask is not None
                assert (copy.ask.kind, copy.ask.player, copy.ask.options) == (
                    ask.kind,
                    ask.player,
                    ask.options,
                )
                twins.append(copy)
                forks += 1
            choice = random.below(len(ask.options))
            ask = game.answer(choice)
            for copy in twins:
                copy.answer(choice)
        for copy in twins:
            assert copy.state.fingerprint() == game.state.fingerprint()
            assert copy.result is not None
            assert game.result is not None
            assert (copy.result.winner, copy.result.reason) == (game.result.winner, game.result.reason)
    assert forks > 20


def test_greedy_beats_random_and_both_play_every_phase() -> None:
    decks = (PLAYED["fire-earth-soldiers"], PLAYED["fire-earth-soldiers"])
    tally = play_match(RULESET, decks, 60, 21, lambda s: (player("greedy", s), player("random", s)))
    assert tally.wins[0] >= 50
    assert {"8.2.1.4", "9.2", "9.3", "9.4", "10.1.1", "10.1.2", "10.1.3", "10.1.4", "9.6"} <= set(
        tally.clauses
    )


def test_every_option_is_put_into_words() -> None:
    for game in games("random", "random", 1, 5):
        replayed = new_game(RULESET, tuple(list(PLAYED.values())[0] for _ in range(2)), 5)
        ask = replayed.start()
        for choice in game.answers[:80]:
            if ask is None:
                break
            words = [RULESET.describe(replayed, option) for option in ask.options]
            assert all(words)
            assert not any("{" in one for one in words)
            ask = replayed.answer(choice)
