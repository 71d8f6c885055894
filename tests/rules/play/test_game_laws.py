"""What holds in every game of every system, whoever plays it however."""

import subprocess
import sys

import pytest

from rules.engine.asks import Refused
from rules.engine.atoms import deal_anew
from rules.engine.game import Game
from rules.engine.randomness import Random
from rules.engine.sentences import option_said, plain
from rules.engine.state import State
from rules.engine.views import sees_card, view
from rules.play import Seat, ending, game_of, match
from rules.players import NAMES, player
from rules.rulesets import ruleset
from rules.samples import sample_decks
from rules.spoken import wording_of
from rules.systems import CODES
from tests.processes import ROOT
from tests.rules.play.games import GAMES, PLAYABLE, fresh, outcome, play_on, playable, played, questions

LIMITS = {("sve", "field"): 5, ("sve", "EX area"): 5}
"""How many cards a zone never holds more of."""
LIMITS_AT_CHECKPOINTS = {("setcg", "damage zone"): 6}
"""How many cards a zone holds at most whenever the game goes on and the rules have been checked.

Damage of several points is taken to its last card, beyond the seventh (6.5.3); the player loses only when
somebody would get priority (12.3, 12.4.1).
"""


def limit(game: Game, zone: str) -> int:
    """How many cards a zone may hold now."""
    at, every_card = (game.rules.code, zone), len(game.state.cards)
    if game.ask is not None and game.ask.checkpoint:
        return LIMITS_AT_CHECKPOINTS.get(at, LIMITS.get(at, every_card))
    return LIMITS.get(at, every_card)


def misplaced(game: Game) -> list[str]:
    """What is wrong with the places of a position's cards; nothing ever should be."""
    state, zones = game.state, game.rules.zones
    faults = []
    places: dict[int, list[str]] = {card: [] for card in range(len(state.cards))}
    for zone, cards in enumerate(state.zones):
        name, side, shared = zones.names[zone], zone % 2, zones.kinds[zone // 2].shared
        if shared and side and cards:
            faults.append(f"{name} is shared and has a second half")
        if len(cards) > limit(game, name):
            faults.append(f"{name} holds {len(cards)} cards")
        for card in cards:
            places[card].append(name)
            instance = state.instances.get(card)
            if state.where[card] != zone:
                faults.append(f"{card} lies in {name} and is said to be elsewhere")
            if zones.groups[zone] and instance is None:
                faults.append(f"{card} is in play in {name} and has no state there")
            if not zones.groups[zone] and instance is not None and instance.host < 0:
                faults.append(f"{card} has a state of play in {name}")
            holder = state.owners[card] if instance is None else instance.controller
            if not shared and holder != side:
                faults.append(f"{card} of player {holder} lies in {name} of player {side}")
    for host, instance in state.instances.items():
        for card in instance.under:
            places[card].append(f"under {host}")
            if state.where[card] != -1:
                faults.append(f"{card} lies under {host} and in a zone")
        if not places[host]:
            faults.append(f"{host} has a state of play and is nowhere")
    faults += [f"a player has {one.resources}" for one in state.players if min(one.resources, default=0) < 0]
    for card, found in places.items():
        token = "token" in state.cards[card].marks
        if len(found) != 1 and not (token and not found and state.where[card] == -1):
            faults.append(f"{card} ({state.cards[card].name}) is in {found}")
    return faults


def content(state: State) -> list[tuple[int, str]]:
    """Whose cards there are, tokens left out."""
    return sorted(
        (owner, definition.faces[0].card_id)
        for owner, definition in zip(state.owners, state.cards, strict=True)
        if "token" not in definition.marks
    )


@playable
def test_cards_are_conserved_and_zones_hold_only_what_they_may(code):
    for seed in range(GAMES):
        game = fresh(code, seed)
        before = content(game.state)
        for _ in questions(game, seed):
            assert misplaced(game) == []
        assert misplaced(game) == []
        assert content(game.state) == before


@playable
def test_a_question_is_open_only_where_there_is_a_choice(code):
    for seed in range(GAMES):
        for game in questions(fresh(code, seed), seed):
            assert game.ask.player in (0, 1)
            assert game.ask.clause
            assert len(game.ask.options) > 1
            assert len(set(game.ask.options)) == len(game.ask.options)


@playable
def test_every_option_is_put_into_words(code):
    wording = wording_of(code)
    for number, game in enumerate(questions(fresh(code, 5), 5)):
        if number % 3 == 0:
            said = [plain(option_said(game, option, wording)) for option in game.ask.options]
            assert all(said)
            assert not any("{" in words for words in said), said


@playable
def test_every_option_offered_at_a_checkpoint_applies_and_the_game_plays_on(code):
    for seed in range(max(2, GAMES // 6)):
        for number, game in enumerate(questions(fresh(code, seed), seed)):
            if number % 5 or not game.ask.checkpoint:
                continue
            for place in range(len(game.ask.options)):
                copy = game.fork()
                copy.answer(place)
                for _ in range(8):
                    if copy.ask is not None:
                        copy.answer(len(copy.ask.options) - 1)
                assert misplaced(copy) == []


@playable
def test_other_answers_are_refused_with_nothing_changed_and_the_question_still_open(code):
    for seed in range(max(2, GAMES // 4)):
        for game in questions(fresh(code, seed), seed):
            ask, before, answered = game.ask, game.state.fingerprint(), len(game.answers)
            for wrong in (-1, len(ask.options), len(ask.options) + 40):
                with pytest.raises(Refused) as refused:
                    game.answer(wrong)
                assert (refused.value.code, refused.value.clause) == ("not_an_option", ask.clause)
            assert game.ask is ask
            assert (game.state.fingerprint(), len(game.answers)) == (before, answered)


@playable
def test_the_same_seed_plays_the_same_game_and_another_seed_another(code):
    games = [outcome(played(code, seed)) for seed in range(6)]
    assert games == [outcome(played(code, seed)) for seed in range(6)]
    assert len(set(games)) == 6


DIGESTS = """
from rules.play import Seat, match
from rules.samples import sample_decks
for code in {codes!r}:
    (a, one), (b, other) = list(sample_decks(code).items())[:2]
    for name in ("random", "greedy"):
        print(match((Seat(a, one, name), Seat(b, other, name)), 6, 3).digest)
"""


def test_the_order_of_hashes_does_not_matter():
    printed = set()
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", DIGESTS.format(codes=PLAYABLE)],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
        )
        assert run.returncode == 0, run.stderr
        assert len(run.stdout.split()) == 2 * len(PLAYABLE)
        printed.add(run.stdout)
    assert len(printed) == 1


@playable
def test_a_copy_made_at_a_checkpoint_plays_on_like_the_game_itself(code):
    for seed in range(GAMES):
        forks: list[tuple[int, Game]] = []
        game = fresh(code, seed)
        for number, _ in enumerate(questions(game, seed)):
            if game.ask.checkpoint and number % 7 == seed % 7 and len(forks) < 4:
                copy = game.fork()
                assert (copy.ask.player, copy.ask.kind, copy.ask.clause, copy.ask.options) == (
                    game.ask.player,
                    game.ask.kind,
                    game.ask.clause,
                    game.ask.options,
                )
                forks.append((len(game.answers), copy))
        assert forks
        for answered, copy in forks:
            for choice in game.answers[answered:]:
                copy.answer(choice)
            assert outcome(copy)[:3] == outcome(game)[:3]


@playable
def test_a_recorded_game_ends_in_the_same_position(code):
    (a, one), (b, other) = list(sample_decks(code).items())[:2]
    records = []
    match((Seat(a, one, "random"), Seat(b, other, "greedy")), 4, 5, records.append)
    assert [record.names for record in records] == [(a, b), (b, a)] * 2
    for record in records:
        again = game_of(record)
        again.start()
        for choice in record.answers:
            again.answer(choice)
        assert again.ask is None
        assert record.digest == ending(again)


@playable
def test_nothing_hidden_is_in_a_players_view(code):
    zones = ruleset(code).zones
    for seed in range(max(2, GAMES // 4)):
        for number, game in enumerate(questions(fresh(code, seed), seed)):
            if number % 6:
                continue
            state = game.state
            for who in (0, 1):
                seen = view(state, zones, who)
                for zone, cards in enumerate(state.zones):
                    kind = zones.kinds[zone // 2]
                    if kind.shared and zone % 2:
                        continue
                    shown = seen["zones"][f"{kind.name}:{zone % 2}"]
                    closed = kind.sight == "nobody" or (kind.sight == "owner" and zone % 2 != who)
                    if isinstance(shown, int):
                        assert closed
                        assert not any(who in state.shown.get(card, ()) for card in cards)
                        assert shown == len(cards)
                        continue
                    assert len(shown) == len(cards)
                    # An effect shows some cards while it looks at them or searches for one.
                    open_cards = [
                        card
                        for card in cards
                        if card in state.instances or not closed or who in state.shown.get(card, ())
                    ]
                    assert [one["card"] for one in shown if one and "card" in one] == open_cards


@playable
def test_cards_dealt_anew_leave_a_players_view_as_it_was_and_the_game_playable(code):
    zones = ruleset(code).zones
    for seed in range(max(2, GAMES // 4)):
        for number, game in enumerate(questions(fresh(code, seed), seed)):
            if number % 9 or not game.ask.checkpoint:
                continue
            for who in (0, 1):
                copy = game.fork()
                before, held = view(copy.state, zones, who), content(copy.state)
                deal_anew(copy.state, zones, who, Random(number))
                assert view(copy.state, zones, who) == before
                assert content(copy.state) == held
                assert misplaced(copy) == []
            copy = game.fork()
            deal_anew(copy.state, zones, copy.ask.player, Random(number))
            assert play_on(copy, seed).result is not None


@playable
def test_a_question_at_a_checkpoint_speaks_only_of_cards_that_the_player_sees(code):
    zones = ruleset(code).zones
    for seed in range(GAMES):
        for game in questions(fresh(code, seed), seed):
            if game.ask.checkpoint:
                about = [option.card for option in game.ask.options if option.card >= 0]
                assert all(sees_card(game.state, zones, card, game.ask.player) for card in about)


@playable
@pytest.mark.parametrize("name", NAMES[:2])
def test_games_between_all_sample_decks_end_without_an_error(code, name):
    rules = ruleset(code)
    reasons = set()
    for seed in range(3 * GAMES):
        game = fresh(code, seed)
        seats = (player(name, 2 * seed), player(name, 2 * seed + 1))
        ask = game.start()
        while ask is not None:
            ask = game.answer(seats[ask.player].choose(game, ask))
        assert game.result is not None
        assert game.result.finished, f"seed {seed} was not played to its end"
        assert game.result.clause, f"seed {seed} ended by {game.result.reason}, for which no clause is cited"
        reasons.add(game.result.reason)
    assert "loop" not in reasons or rules.loop_clause


@playable
def test_a_player_may_concede_at_any_question_of_anybody(code):
    length = sum(1 for _ in questions(fresh(code, 1), 1))
    for number in range(0, length, max(1, length // 10)):
        for who in (0, 1):
            game = fresh(code, 1)
            for place, _ in enumerate(questions(game, 1)):
                if place == number:
                    game.concede(who)
            assert (game.result.winner, game.result.reason) == (1 - who, "concession")
            assert game.result.clause
            assert game.result.finished
            assert game.ask is None


@playable
@pytest.mark.parametrize(("ceiling", "value"), [("turn_ceiling", 2), ("decision_ceiling", 5)])
def test_a_game_at_a_ceiling_is_unfinished_and_won_by_nobody(code, ceiling, value):
    game = fresh(code, 2)
    setattr(game, ceiling, value)
    game.start()
    play_on(game, 2)
    assert (game.result.winner, game.result.reason, game.result.finished) == (-1, ceiling, False)


def test_all_five_games_are_played_once_the_last_of_them_can_be():
    assert set(PLAYABLE) <= set(CODES)
    if "fow5" in PLAYABLE:
        assert list(CODES) == PLAYABLE
