"""Setting up a game of Force of Will 5.01 (4.2): one player chooses to go first or not."""

from rules.engine import atoms
from rules.engine.asks import NO, YES, Ask, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, as_player
from rules.games.fow5.zones import COINS
from rules.games.fow8.mechanics.lifebreak import lay_lifebreak
from rules.games.fow8.setup import equip, first_turn, open_hands, set_lives, shuffle_decks


def set_up(game: Game) -> Procedure:
    """Run the steps of 4.2 in order; rulers are already in their areas (4.2#6)."""
    yield from prepare(game)
    yield from first_turn(game)


def set_up_valhalla(game: Game) -> Procedure:
    """Run the steps of 4.2 in order, with the cards of the lifebreak area (4.2#5)."""
    yield from prepare(game)
    lay_lifebreak(game)
    yield from first_turn(game)


def prepare(game: Game) -> Procedure:
    """Run the steps of 4.2 up to the opening hands."""
    shuffle_decks(game)
    set_lives(game)
    yield from choose_first(game)
    yield from open_hands(game)
    equip(game, COINS)


@clause("fow5", "4.2#3")
def choose_first(game: Game) -> Procedure:
    """A random player chooses whether to go first."""
    picked = as_player(atoms.roll(game, 2))
    said = yield Ask(picked, "first", "4.2#3", [YES, NO])
    atoms.set_first(game, picked if said.verb == "yes" else OTHER_PLAYER[picked])
