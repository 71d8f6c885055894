"""Setting up a game of Force of Will (403): decks shuffled, 4000 life, five cards that may be changed."""

from collections.abc import Callable, Generator
from functools import cache

from rules.cards import Face
from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure, Restarted
from rules.engine.atoms.moves import TOKEN
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, PLAYERS, CardId, PlayerId, as_player
from rules.engine.triggers import moment
from rules.engine.zones import place_of
from rules.games.fow8.definitions import WILLS, ForceCard, define_face
from rules.games.fow8.keywords import now, put_mana
from rules.games.fow8.layers import order_effects
from rules.games.fow8.zones import HAND, ITEM, MAIN, RULER, STONES

LIFE = 4000
HAND_COUNT = 5
GAME_BEGINS = "game_begins"
BEGINS = "begins"
"""The key that records who takes the first turn of a restarted game."""

Changing = Generator[Ask, Option, list[CardId]]


def set_up(game: Game, after_hands: Callable[[Game], None] | None = None) -> Procedure:
    """Run the steps of 403 in order; rulers and decks are already in their zones (403.1).

    `after_hands` is called once the opening hands are final.
    """
    shuffle_decks(game)
    set_lives(game)
    choose_first(game)
    yield from open_hands(game)
    if after_hands is not None:
        after_hands(game)
    equip(game, ITEM)
    yield from first_turn(game)


def equip(game: Game, coins: int) -> None:
    """Rulers start with what their keywords say: a will coin in a kind of zone, mana counters."""
    give_coin(game, coins)
    for player in PLAYERS:
        for ruler in game.state.zone(RULER, player):
            put_mana(game, ruler)


@clause("fow8", "403.2")
def shuffle_decks(game: Game) -> None:
    """Each player shuffles their main deck and their magic stone deck."""
    for player in PLAYERS:
        atoms.shuffle(game, place_of(MAIN, player))
        atoms.shuffle(game, place_of(STONES, player))


@clause("fow8", "403.3")
def set_lives(game: Game) -> None:
    """Each player has 4000 life."""
    for player in PLAYERS:
        atoms.set_life(game, player, LIFE)


@clause("fow8", "403.4", "1033.2")
def choose_first(game: Game) -> None:
    """A random player takes the first turn, unless the game was restarted."""
    beginners = [player for player in PLAYERS if game.state.players[player].game_counts.get(BEGINS)]
    atoms.set_first(game, beginners[0] if beginners else as_player(atoms.roll(game, 2)))


@clause("fow8", "1033.1", "1033.2", "1033.3")
def restart(game: Game, cards: list[CardId], source: CardId, player: PlayerId) -> Procedure:
    """The game begins again without having been won or lost; the effect's controller takes the first turn.

    Cards that the effect names stay where they are.
    JUDGEMENT: runes and sideboards go back too, though the book does not name them.
    """
    atoms.restart(game, cards)
    atoms.note_for_game(game, player, BEGINS)
    yield from ()
    raise Restarted


@clause("fow8", "403.5")
def open_hands(game: Game) -> Procedure:
    """Draw five cards each; the first player chooses cards to change, then the other; then both change."""
    first = game.state.first
    for player in (first, OTHER_PLAYER[first]):
        for _ in range(HAND_COUNT):
            atoms.draw(game, player)
    returned: list[tuple[PlayerId, list[CardId]]] = []
    for player in (first, OTHER_PLAYER[first]):
        returned.append((player, (yield from choose_cards_to_change(game, player))))
    for _, cards in returned:
        for card in cards:
            atoms.move(game, card, MAIN, bottom=True)
    for player, cards in returned:
        for _ in cards:
            atoms.draw(game, player)


def choose_cards_to_change(game: Game, player: PlayerId) -> Changing:
    """Ask card by card which ones of the opening hand go to the bottom, in the order chosen."""
    left = list(game.state.zone(HAND, player))
    changed: list[CardId] = []
    while left:
        options = [Option("change", card) for card in left]
        options.append(Option("keep"))
        chosen = yield Ask(player, "mulligan", "403.5", options)
        if chosen.verb == "keep":
            break
        left.remove(chosen.card)
        changed.append(chosen.card)
    return changed


@clause("fow8", "1119.2", "1119.2b")
def give_coin(game: Game, kind: int) -> None:
    """A second player whose ruler has Energize gets a will coin, which 8.01 keeps in the item area."""
    player = OTHER_PLAYER[game.state.first]
    for ruler in game.state.zone(RULER, player):
        wills = now(game, ruler).energize
        if wills:
            atoms.create(game, coin(wills), kind, player)


@cache
def coin(wills: CardId) -> ForceCard:
    """Return the will coin token that makes one of these wills when it is banished."""
    definition = define_face("will-coin", Face("Will coin", marks=(TOKEN,)))
    definition.wills = wills & (1 << len(WILLS)) - 1
    definition.banished = True
    return definition


@clause("fow8", "403.6", "909.3b")
def first_turn(game: Game) -> Procedure:
    """The first player becomes the turn player and the turn begins, with existing effects ordered.

    JUDGEMENT: abilities that trigger at the beginning of the game wait until then, so that they can be put on
    the chase.
    """
    atoms.begin_turn(game, game.state.first)
    yield from order_effects(game, game.static)
    moment(game, GAME_BEGINS)
