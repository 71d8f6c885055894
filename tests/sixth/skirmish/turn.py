"""The turn of Skirmish (chapter 4)."""

from rules.engine import atoms
from rules.engine.asks import PASS, Ask, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER
from rules.engine.plan import Step
from rules.games.skirmish.announcement import play
from rules.games.skirmish.checks import settle
from rules.games.skirmish.combat import attack
from rules.games.skirmish.legal_actions import attacks, playable
from rules.games.skirmish.zones import ARENA, ENERGY
from rules.language.durations import END_OF_TURN

MOST_ENERGY = 5


@clause("skirmish", "4.1")
def start_of_turn(game: Game) -> Procedure:
    """The turn player's fighters become ready, and the player has energy for the turn."""
    state = game.state
    for card in state.zone(ARENA, state.active):
        if state.instances[card].rested:
            atoms.recover(game, card)
    atoms.set_resource(game, state.active, ENERGY, min(MOST_ENERGY, state.turn))
    yield from settle(game)


@clause("skirmish", "4.2")
def draw_step(game: Game) -> Procedure:
    """The turn player draws a card, but not in the first turn of the game."""
    if game.state.turn > 1:
        atoms.draw(game, game.state.active)
    yield from settle(game)


@clause("skirmish", "4.3", "4.4")
def main_step(game: Game) -> Procedure:
    """The turn player plays fighters and attacks, one action after another, until they stop."""
    player = game.state.active
    while True:
        options = [*playable(game, player), *attacks(game, player), PASS]
        chosen = yield Ask(player, "main", "4.3", options, checkpoint=True)
        match chosen.verb:
            case "play":
                yield from play(game, player, chosen.card)
            case "attack":
                yield from attack(game, chosen.card)
            case _:
                return
        yield from settle(game)


@clause("skirmish", "4.8")
def end_of_turn(game: Game) -> Procedure:
    """Damage on fighters goes, and what lasted until the end of the turn ends."""
    state = game.state
    for card in state.zone_of_both(ARENA):
        if state.instances[card].damage:
            atoms.heal(game, card)
    atoms.end_effects(game, END_OF_TURN)
    yield from ()


@clause("skirmish", "4.8")
def next_turn(game: Game) -> None:
    """The turn passes to the opponent."""
    atoms.begin_turn(game, OTHER_PLAYER[game.state.active])


PLAN = (
    Step("start", "4.1", start_of_turn),
    Step("draw", "4.2", draw_step),
    Step("main", "4.3", main_step),
    Step("end", "4.8", end_of_turn),
)
