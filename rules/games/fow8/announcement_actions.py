"""What a player with priority does in Force of Will (605.1a): playing, calling, standing by."""

from rules.engine import atoms
from rules.engine.announcing.order import announce
from rules.engine.asks import Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId, PlayerId
from rules.engine.priority import window
from rules.games.fow8.announcement import JUDGED, play, use
from rules.games.fow8.checks import beaten, check_rules
from rules.games.fow8.combat import battle
from rules.games.fow8.combat_attackers import must_start_battle
from rules.games.fow8.keywords_abilities import STEALTH
from rules.games.fow8.legal_actions import answers, options
from rules.games.fow8.legal_actions_rulers import judgment_costs
from rules.games.fow8.legal_actions_standby import STANDBY_PRICE
from rules.games.fow8.mechanics.keyword_costs import JUDGMENT
from rules.games.fow8.movement import enter
from rules.games.fow8.movement_zones import rest
from rules.games.fow8.payment import pay, produce
from rules.games.fow8.triggers import settle
from rules.games.fow8.zones import STANDBY, STONES, book, is_fielded, is_main_timing, stood_by

UNFOLDING = "unfolding"
"""The note of a judgment that turns a J-ruler into its second form (1304.5)."""


def priority(game: Game, number: str) -> Procedure:
    """Give the turn player priority outside main timing (602); if nobody can act, both pass at once."""
    if not is_idle(game):
        yield from window(game, number, options, act, first=game.state.active, settle=settle)


def is_idle(game: Game) -> bool:
    """Perform rule processes; return whether nothing waits and neither player can do anything."""
    if game.quiet == game.state.version:
        return True
    if game.checked != game.state.version:
        check_rules(game)
    if game.state.pending or beaten(game) or answers(game, PLAYERS[0]) or answers(game, PLAYERS[1]):
        return False
    game.quiet = game.state.version
    return True


def act(game: Game, player: PlayerId, chosen: Option) -> Procedure:
    """Carry out what a player with priority chose (605.1a)."""
    match chosen.verb:
        case "play":
            yield from play(game, player, chosen.card, free=chosen.note == STEALTH)
        case "use":
            yield from use(game, player, chosen.card, chosen.other)
        case "will":
            yield from produce(game, player, chosen.card, chosen.other)
        case "battle":
            yield from battle(game, lambda number: priority(game, number))
        case "judgment":
            yield from play_judgment(game, player, chosen.card)
        case "stand_by":
            yield from stand_by(game, player, chosen.card)
        case "call":
            yield from call_stone(game, player, chosen.card)
        case verb:
            yield from book(game).does[verb](game, player, chosen)


@clause("fow8", "705.1", "705.2", "705.2a", "1304.5a")
def play_judgment(game: Game, player: PlayerId, ruler: CardId) -> Procedure:
    """Do what the ruler's judgment requires and put the judgment on the chase."""
    costs = judgment_costs(game, ruler)
    assert costs is not None, "a judgment is offered only for a ruler that has one"
    atoms.note(game, player, "judged")
    note = UNFOLDING if is_fielded(game, ruler) else JUDGMENT
    judged = JUDGED.begin(game, player, ruler, own=costs)
    yield from announce(game, judged)
    atoms.push(game, judged.pending(game, note=note))


@clause("fow8", "706.1", "706.2", "706.3", "906.4a")
def stand_by(game: Game, player: PlayerId, card: CardId) -> Procedure:
    """Pay 2 and put a card from hand face down into the standby area at once."""
    yield from pay(game, player, STANDBY_PRICE, card)
    atoms.move(game, card, STANDBY)
    atoms.record(game, player, stood_by(game, card))


@clause("fow8", "710.1", "1016.1")
def call_stone(game: Game, player: PlayerId, ruler: CardId) -> Procedure:
    """Rest the ruler or J-ruler; the top card of the magic stone deck comes into the field."""
    rest(game, ruler)
    atoms.note(game, player, "called")
    yield from enter(game, game.state.zone(STONES, player)[-1], book(game).stone_zone, player)


def may_pass(game: Game, player: PlayerId) -> bool:
    """Return whether a player may pass: not at main timing while a card must attack and can (712.2)."""
    return not (is_main_timing(game, player) and must_start_battle(game, player))
