"""The turn of Force of Will (500): its phases in order, each with its priority sequences."""

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.draws import draw_one
from rules.engine.extra_turns import EXTRA, next_player
from rules.engine.facts import Count
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.plan import Step
from rules.engine.priority import window
from rules.engine.restrictions import RECOVER, is_forbidden
from rules.games.fow8.announcement_actions import act, may_pass, priority
from rules.games.fow8.checks import EMPTY_DECK, is_unsettled
from rules.games.fow8.keywords import turn_moment
from rules.games.fow8.keywords_meanings import RECOVER_IN_PHASE
from rules.games.fow8.legal_actions import options
from rules.games.fow8.movement import discard
from rules.games.fow8.payment import lose_will
from rules.games.fow8.triggers import settle
from rules.games.fow8.zones import HAND, RULER, book, fielded
from rules.language.durations import END_OF_TURN

EXTRA_TAKEN, SKIP = "extra turn taken", "skipped phase"
"""The keys under which extra turns taken and phases to skip are counted."""
HAND_SIZE = 7
"""The maximum hand size (306.3)."""


def draw_phase(game: Game) -> Procedure:
    """Run the draw phase (502)."""
    if is_skipped(game, "draw"):
        return
    turn_moment(game, "turn_begins")
    yield from priority(game, "502.2")
    yield from draw(game)
    yield from priority(game, "502.4")


@clause("fow8", "502.3", "1009.1")
def draw(game: Game) -> Procedure:
    """The turn player draws a card, but not in the first turn of the game."""
    state = game.state
    if state.turn == 1:
        return
    counts = state.players[state.active].turn_counts
    before = counts.get("empty_draw", 0)
    yield from draw_one(game, state.active)
    if counts.get("empty_draw", 0) > before:
        atoms.lose(game, state.active, EMPTY_DECK)


@clause("fow8", "503.1", "503.4", "1031.1")
def recovery_phase(game: Game) -> Procedure:
    """Run the recovery phase, which each player skips in their own first turn."""
    if is_skipped(game, "recovery"):
        return
    if is_own_first_turn(game):
        return
    turn_moment(game, "recovery_begins")
    yield from priority(game, "503.3")
    lose_will(game)
    recover_cards(game)
    turn_moment(game, "recovery_ends")
    yield from priority(game, "503.7")


@clause("fow8", "503.5", "1013.1")
def recover_cards(game: Game) -> None:
    """The turn player recovers all their cards in the field and the ruler area."""
    state = game.state
    player = state.active
    for card in recovering(game, player):
        if state.instances[card].rested and not stays_rested(game, card):
            atoms.recover(game, card)


def stays_rested(game: Game, card: CardId) -> bool:
    """Return whether an effect keeps a card from recovering, in recovery phases or at all."""
    return is_forbidden(game, card, RECOVER) or is_forbidden(game, card, RECOVER_IN_PHASE)


def recovering(game: Game, player: PlayerId) -> list[CardId]:
    """List the cards a player recovers: in the field, the ruler area, and where stones are."""
    state = game.state
    cards = [*fielded(game, player), *state.zone(RULER, player)]
    kind = book(game).stone_zone
    return cards if game.rules.zones.kinds[kind].shared else [*cards, *state.zone(kind, player)]


def main_phase_begins(game: Game) -> Procedure:
    """Abilities trigger on the beginning of the main phase, unless it is skipped (504.1)."""
    if not is_to_be_skipped(game, "main"):
        turn_moment(game, "main_begins")
    yield from ()


@clause("fow8", "504.2", "602.1", "605.1", "1031.1")
def main_phase(game: Game) -> Procedure:
    """The turn player gains priority; only here is main timing possible."""
    if is_skipped(game, "main"):
        return
    yield from window(
        game,
        "504.2",
        options,
        act,
        first=game.state.active,
        kind="main",
        checkpoint=True,
        settle=settle,
        may_pass=may_pass,
    )


@clause("fow8", "505.5", "505.5e", "505.5c", "1031.1")
def end_phase(game: Game) -> Procedure:
    """Run the end phase; its final step is repeated while rules or abilities still have to act."""
    if is_skipped(game, "end"):
        return
    turn_moment(game, "end_begins")
    yield from priority(game, "505.2")
    turn_moment(game, "turn_ends")
    yield from priority(game, "505.4")
    while True:
        remove_damage(game)
        end_effects(game)
        lose_will(game)
        yield from discard_to_hand_size(game)
        if not (yield from is_unsettled(game)):
            return
        yield from priority(game, "505.5e")


@clause("fow8", "505.5a")
def remove_damage(game: Game) -> None:
    """All damage is removed from J/resonators."""
    for card, instance in game.state.instances.items():
        if instance.damage:
            atoms.heal(game, card)


@clause("fow8", "505.5b")
def end_effects(game: Game) -> None:
    """Effects that last until the end of the turn end."""
    atoms.end_effects(game, END_OF_TURN)


@clause("fow8", "505.5d", "306.3", "1019.1")
def discard_to_hand_size(game: Game) -> Procedure:
    """A turn player with more than seven cards in hand discards down to seven."""
    state = game.state
    player = state.active
    hand = state.zone(HAND, player)
    while len(hand) > HAND_SIZE:
        options = [Option("discard", card) for card in hand]
        chosen = yield Ask(player, "discard", "505.5d", options)
        yield from discard(game, chosen.card)


def is_own_first_turn(game: Game) -> bool:
    """Return whether this is the turn player's first turn, ignoring the other player's extra turns."""
    state = game.state
    if state.active == state.first:
        return state.turn == 1
    return state.turn - state.players[state.first].game_counts.get(EXTRA_TAKEN, 0) == 2


@clause("fow8", "505.6")
def next_turn(game: Game) -> None:
    """The other player becomes the turn player, unless somebody has an extra turn."""
    waiting = [player.game_counts.get(EXTRA, 0) for player in game.state.players]
    player = next_player(game)
    if game.state.players[player].game_counts.get(EXTRA, 0) < waiting[player]:
        take_extra_turn(game, player)
    else:
        atoms.begin_turn(game, player)


@clause("fow8", "1025.1", "1025.2")
def take_extra_turn(game: Game, player: PlayerId) -> None:
    """An extra turn begins when the current one has ended, one after another."""
    atoms.note_for_game(game, player, EXTRA_TAKEN)
    atoms.begin_turn(game, player)


def is_skipped(game: Game, phase: str) -> bool:
    """Return whether the turn player skips a phase; this uses up one skip."""
    if not is_to_be_skipped(game, phase):
        return False
    skip(game, game.state.active, phase)
    return True


def is_to_be_skipped(game: Game, phase: str) -> bool:
    """Return whether the turn player has to skip the next phase of this kind."""
    return bool(game.state.players[game.state.active].game_tallies.get(Count(SKIP, phase)))


@clause("fow8", "1031.1", "1031.2")
def skip(game: Game, player: PlayerId, phase: str) -> None:
    """Nothing happens instead of the phase; each instruction to skip it is for one phase."""
    atoms.note_for_game(game, player, SKIP, -1, about=phase)


PLAN = (
    Step("draw", "502.1", draw_phase),
    Step("recovery", "503.2", recovery_phase),
    Step("main begins", "504.1", main_phase_begins),
    Step("main", "504.2", main_phase),
    Step("end", "505.1", end_phase),
)
