"""Starting a game of Shadowverse: Evolve (6.2.1), in the book's order."""

from rules.engine import atoms
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, PLAYERS, PlayerId, as_player
from rules.engine.zones import place_of
from rules.games.sve.mechanics.starting_amulet import put_starting_amulets
from rules.games.sve.mechanics.super_evolution import hand_out_super_evolution_points
from rules.games.sve.mechanics.union_burst import note_titles
from rules.games.sve.zones import DECK, EVOLUTION_POINTS, HAND, MAX_PLAY_POINTS, PLAY_POINTS

OPENING_HAND = 4
LEADER_DEFENSE = 20
EVOLUTION_POINTS_OF_THE_SECOND = 3


def set_up(game: Game) -> Procedure:
    """Run the steps of 6.2.1 in order; leaders and decks are already in their areas (6.2.1.1–6.2.1.4)."""
    note_titles(game)
    put_starting_amulets(game)
    shuffle_decks(game)
    yield from decide_who_is_first(game)
    draw_opening_hands(game)
    for player in (game.state.first, OTHER_PLAYER[game.state.first]):
        yield from offer_redraw(game, player)
    set_play_points(game)
    hand_out_evolution_points(game)
    hand_out_super_evolution_points(game)
    set_leaders_defense(game)
    begin(game)


@clause("sve", "6.2.1.3", "5.8.1")
def shuffle_decks(game: Game) -> None:
    """Each player shuffles the main deck."""
    for player in PLAYERS:
        atoms.shuffle(game, place_of(DECK, player))


@clause("sve", "6.2.1.5")
def decide_who_is_first(game: Game) -> Procedure:
    """A random player decides who goes first."""
    picked = as_player(atoms.roll(game, 2))
    said = yield Ask(picked, "go_first", "6.2.1.5", [Option("first"), Option("second")])
    atoms.set_first(game, picked if said.verb == "first" else OTHER_PLAYER[picked])


@clause("sve", "6.2.1.6")
def draw_opening_hands(game: Game) -> None:
    """Each player draws four cards."""
    for player in PLAYERS:
        for _ in range(OPENING_HAND):
            atoms.draw(game, player)


@clause("sve", "6.2.1.7")
def offer_redraw(game: Game, player: PlayerId) -> Procedure:
    """A player may once put the whole hand to the bottom of the deck in any order and draw four cards."""
    said = yield Ask(player, "redraw", "6.2.1.7", [YES, NO])
    if said.verb == "no":
        return
    hand = game.state.zone(HAND, player)
    while hand:
        chosen = yield Ask(player, "put_to_bottom", "6.2.1.7", [Option("put", card) for card in hand])
        atoms.move(game, chosen.card, DECK, bottom=True)
    for _ in range(OPENING_HAND):
        atoms.draw(game, player)


@clause("sve", "6.2.1.8")
def set_play_points(game: Game) -> None:
    """Both players start with no play points and a maximum of 0."""
    for player in PLAYERS:
        atoms.set_resource(game, player, PLAY_POINTS, 0)
        atoms.set_resource(game, player, MAX_PLAY_POINTS, 0)


@clause("sve", "6.2.1.9")
def hand_out_evolution_points(game: Game) -> None:
    """The player who goes second gets three evolution points, the other none."""
    first = game.state.first
    atoms.set_resource(game, first, EVOLUTION_POINTS, 0)
    atoms.set_resource(game, OTHER_PLAYER[first], EVOLUTION_POINTS, EVOLUTION_POINTS_OF_THE_SECOND)


@clause("sve", "6.2.1.10", "2.8.3.1")
def set_leaders_defense(game: Game) -> None:
    """Each leader's defense is 20."""
    for player in PLAYERS:
        atoms.set_life(game, player, LEADER_DEFENSE)


@clause("sve", "6.2.1.11")
def begin(game: Game) -> None:
    """The player who goes first becomes the active player."""
    atoms.begin_turn(game, game.state.first)
