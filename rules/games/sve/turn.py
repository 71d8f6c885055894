"""The turn of Shadowverse: Evolve (chapter 7): start phase, main phase, end phase."""

from rules.engine import atoms
from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.draws import draw_one
from rules.engine.expiry import end_until
from rules.engine.extra_turns import next_player
from rules.engine.game import Game
from rules.engine.ids import as_card
from rules.engine.plan import Step
from rules.engine.restrictions import RECOVER, is_forbidden
from rules.games.sve.announcement import play, transfer_stack, use
from rules.games.sve.checks import confirmation_timing
from rules.games.sve.combat import attacks, one_attack, quick_window
from rules.games.sve.keywords import REFRESH_AT_START, has
from rules.games.sve.legal_actions import activatable, playable, transferable
from rules.games.sve.mechanics.evolution import PAID_WITH, WITH_EVOLUTION_POINT, evolvable, play_evolve
from rules.games.sve.mechanics.race import play_race, raceable
from rules.games.sve.mechanics.super_evolution import TURNS
from rules.games.sve.movement import discard, engage, reserve
from rules.games.sve.payment import MOST_PLAY_POINTS
from rules.games.sve.triggers import trigger_moment
from rules.games.sve.zones import FIELD, HAND, LIMITS, MAX_PLAY_POINTS, PLAY_POINTS
from rules.language.durations import END_OF_TURN


def start_phase(game: Game) -> Procedure:
    """Play points, refreshing, the draw, and Confirmation Timing (7.2.1–7.2.5)."""
    atoms.note_for_game(game, game.state.active, TURNS)
    raise_play_points(game)
    refresh(game)
    yield from draw_for_the_turn(game)
    yield from confirmation_timing(game)


@clause("sve", "7.2.1", "7.2.2", "3.2.4.1")
def raise_play_points(game: Game) -> None:
    """The maximum grows by one up to ten, and the play points become equal to it."""
    state = game.state
    maximum = min(MOST_PLAY_POINTS, state.players[state.active].resources[MAX_PLAY_POINTS] + 1)
    atoms.set_resource(game, state.active, MAX_PLAY_POINTS, maximum)
    atoms.set_resource(game, state.active, PLAY_POINTS, maximum)


@clause("sve", "7.2.3")
def refresh(game: Game) -> None:
    """The active player refreshes all cards of their field."""
    state = game.state
    for card in state.zone(FIELD, state.active):
        stays = is_forbidden(game, card, RECOVER) or is_forbidden(game, card, REFRESH_AT_START)
        if state.instances[card].rested and not stays:
            reserve(game, card)


@clause("sve", "7.2.4", "7.2.4.1")
def draw_for_the_turn(game: Game) -> Procedure:
    """The active player draws a card, except on the first turn of the player who goes first."""
    if game.state.turn > 1:
        yield from draw_one(game, game.state.active)


@clause("sve", "7.3.1", "7.3.2")
def main_phase_start(game: Game) -> Procedure:
    """Abilities that trigger at the start of the main phase do so, followed by Confirmation Timing."""
    trigger_moment(game, "main phase")
    yield from confirmation_timing(game)


@clause("sve", "7.3.3")
def main_phase(game: Game) -> Procedure:
    """The active player plays cards and abilities and attacks, one action after another, until they stop."""
    state = game.state
    player = state.active
    while True:
        options = playable(game, player)
        options += evolvable(game, player)
        options += raceable(game, player)
        options += activatable(game, player)
        options += transferable(game, player)
        options += attacks(game)
        options.append(PASS)
        chosen = yield Ask(player, "main", "7.3.3", options, checkpoint=True)
        match chosen.verb:
            case "play":
                yield from play(game, player, chosen.card)
            case "evolve":
                yield from play_evolve(
                    game, player, chosen.card, as_card(chosen.other), PAID_WITH[chosen.note]
                )
            case "race" | "drive":
                with_point = chosen.note == WITH_EVOLUTION_POINT
                yield from play_race(game, player, chosen.card, chosen.other, with_point=with_point)
            case "activate":
                yield from use(game, player, chosen.card, chosen.other)
            case "transfer":
                transfer_stack(game, chosen.card, as_card(chosen.other))
            case "attack":
                yield from one_attack(game, chosen.card, as_card(chosen.other))
            case _:
                return
        yield from confirmation_timing(game)


@clause("sve", "7.4.1", "7.4.2")
def end_phase_start(game: Game) -> Procedure:
    """Abilities that trigger at the start of the end phase do so, followed by Confirmation Timing."""
    trigger_moment(game, "end phase")
    yield from confirmation_timing(game)


@clause("sve", "7.4.3", "12.8.2")
def engage_wards(game: Game) -> Procedure:
    """The active player may engage any number of their followers with Ward."""
    state = game.state
    while True:
        options = [
            Option("engage", card)
            for card in state.zone(FIELD, state.active)
            if not state.instances[card].rested and has(game, card, "Ward")
        ]
        options.append(PASS)
        chosen = yield Ask(state.active, "engage_wards", "7.4.3", options)
        if chosen.verb == "pass":
            return
        engage(game, chosen.card)


@clause("sve", "7.4.4", "7.4.5")
def quick_at_the_end(game: Game) -> Procedure:
    """The non-active player may play cards and abilities with Quick, as often as they like."""
    yield from quick_window(game, "7.4.4")


@clause("sve", "7.4.6", "4.7.3.1")
def discard_to_limit(game: Game) -> Procedure:
    """The active player discards down to seven cards, then Confirmation Timing, until within the limit."""
    state = game.state
    hand = state.zone(HAND, state.active)
    while len(hand) > LIMITS[HAND]:
        while len(hand) > LIMITS[HAND]:
            options = [Option("discard", card) for card in hand]
            chosen = yield Ask(state.active, "discard_to_limit", "7.4.6", options)
            yield from discard(game, chosen.card)
        yield from confirmation_timing(game)


@clause("sve", "7.4.7")
def effects_end(game: Game) -> Procedure:
    """Effects end that last until the end of the turn, or until the end of this player's turn."""
    atoms.end_effects(game, END_OF_TURN)
    end_until(game, TURN_END)
    yield from ()


@clause("sve", "7.4.8")
def next_turn(game: Game) -> None:
    """The turn passes to the other player, unless a card gives somebody an extra turn first.

    JUDGEMENT: the book does not know extra turns; each comes right after the current one, separately.
    """
    atoms.begin_turn(game, next_player(game))


TURN_END = "turn ends"
"""The moment when effects end that last for a turn, or until the end of another one."""

PLAN = (
    Step("start phase", "7.2", start_phase),
    Step("start of the main phase", "7.3.1", main_phase_start),
    Step("main phase", "7.3", main_phase),
    Step("end phase", "7.4", end_phase_start),
    Step("engaging Ward", "7.4.3", engage_wards),
    Step("quick at the end", "7.4.4", quick_at_the_end),
    Step("hand limit", "7.4.6", discard_to_limit),
    Step("end of the turn", "7.4.7", effects_end),
)
