"""What only effects of Duel Masters do: lay cards beneath others and into the deck, judge by them (701)."""

from collections.abc import Callable

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.engine.waiting import Pending
from rules.games.dm.actions import halves
from rules.games.dm.attachments import attached
from rules.games.dm.leaving import pile, put
from rules.games.dm.linking import is_linked, one_of
from rules.games.dm.zones import BATTLE, DECK, PENDING, SHIELDS

Several = Callable[[Game, list[int], int, int], Procedure]


@clause("dm", "401.4")
def put_on_deck(game: Game, cards: list[int], *, bottom: bool = False) -> Procedure:
    """Cards that go to one deck together go in the order that their owner likes, the first one first."""
    for owner in (game.state.active, 1 - game.state.active):
        left = [card for card in cards if game.state.owners[card] == owner]
        while left:
            kinds = {game.state.cards[card].card_id for card in left}
            chosen = left[0]
            if len(kinds) > 1:
                options = [Option("put", card) for card in left]
                chosen = (yield Ask(owner, "order", "401.4", options)).card
            left.remove(chosen)
            put(game, chosen, DECK, bottom)


@clause("dm", "401.7")
def shuffle_in(game: Game, cards: list[int], source: int, player: int) -> Procedure:
    """Cards are shuffled into their owners' decks: they go neither on top nor to the bottom."""
    for card in cards:
        put(game, card, DECK)
    for owner in (0, 1):
        if any(game.state.owners[card] == owner for card in cards):
            atoms.shuffle(game, 2 * DECK + owner)
    yield from ()


def from_the_top(place: int) -> Several:
    """Return the action that lays cards into their owner's deck at a place counted from the top."""

    @clause("dm", "401.6")
    def lay(game: Game, cards: list[int], source: int, player: int) -> Procedure:
        """A deck with fewer cards has the card at the bottom."""
        for card in cards:
            put(game, card, DECK)
            atoms.sink(game, card, place - 1)
        yield from ()

    return lay


@clause("dm", "701.11b")
def set_aside(game: Game, cards: list[int], source: int, player: int) -> Procedure:
    """Cards that were searched for have left the deck and are not shuffled with it."""
    for card in cards:
        atoms.hold(game, card, PENDING)
    yield from ()


@clause("dm", "310.8b", "403.4", "403.4a")
def put_beneath(game: Game, cards: list[int], source: int, player: int) -> Procedure:
    """Cards go beneath a card in the battle zone, at the bottom, in the order the player likes.

    Auras go along with a creature that they are on.
    """
    state = game.state
    left = [card for card in cards if card != source]
    for card in tuple(left):
        left += [one for one in attached(game, card) if "aura" in state.cards[one].types and one not in left]
    while left and source in state.instances:
        chosen = yield Ask(player, "order", "403.4a", [Option("beneath", card) for card in left], source)
        left.remove(chosen.card)
        goes = (yield from one_of(game, chosen.card)) if is_linked(game, chosen.card) else chosen.card
        under = state.instances[goes].under if goes in state.instances else ()
        atoms.stack_under(game, source, (*under, goes), bottom=True)


@clause("dm", "201.2c", "701.21a", "701.21b", "701.21c")
def judge(game: Game, card: int, source: int) -> Procedure:
    """Each player shows the top card of their deck; who called for it wins with a cost that is not lower.

    Who shows a card of two costs says which one counts. The cards go to the bottom of the decks.
    """
    state = game.state
    player = state.instances[source].controller
    costs = []
    shown = [state.zones[2 * DECK + who][-1] for who in (player, 1 - player) if state.zones[2 * DECK + who]]
    atoms.show(game, shown, (0, 1))
    for one in shown:
        sides = halves(state.cards[one])
        options = [Option("cost", one, half.cost) for _, half in sides]
        chosen = yield Ask(state.owners[one], "which_cost", "701.21c", list(dict.fromkeys(options)), one)
        costs.append(chosen.other)
    atoms.hide(game, shown)
    for one in shown:
        put(game, one, DECK, True)
    if len(costs) == 2 and costs[0] >= costs[1]:
        trigger(game, "wins_judge", source)


@clause("dm", "305.2", "305.2a")
def equip(game: Game, card: int, source: int) -> Procedure:
    """A weapon comes into the battle zone equipped to the creature whose effect it is."""
    state = game.state
    if "weapon" in state.cards[card].types and source in state.instances:
        atoms.move(game, card, BATTLE, controller=state.instances[source].controller)
        atoms.attach(game, card, source)
    yield from ()


@clause("dm", "113.2")
def lay_on_a_shield(game: Game, cards: list[int], source: int, player: int) -> Procedure:
    """Cards go face down onto one of the player's shields, and are one shield with it."""
    state = game.state
    shields = [card for card in state.zones[2 * SHIELDS + player] if card not in state.instances]
    if not shields:
        return
    options = [Option("fortify", card) for card in shields]
    chosen = yield Ask(player, "choose_shield", "113.2", options, source)
    for card in cards:
        _lay_on(game, card, chosen.card, player)


def _lay_on(game: Game, card: int, shield: int, player: int) -> None:
    atoms.move(game, card, SHIELDS)
    atoms.enter(game, card, player)
    atoms.lay_face_down(game, card)
    atoms.attach(game, card, shield)


@clause("dm", "113.2a")
def rearrange_shields(game: Game, cards: list[int], source: int, player: int) -> Procedure:
    """A player deals their shields anew: each has as many cards as before, and castles stay in place."""
    state = game.state
    shields = [card for card in state.zones[2 * SHIELDS + player] if card not in state.instances]
    sizes = [1 + len(pile(game, card)) for card in shields]
    castles = [
        [one for one in attached(game, card) if not state.instances[one].face_down] for card in shields
    ]
    left = [one for card in shields for one in (card, *pile(game, card))]
    dealt: list[list[int]] = []
    for size in sizes:
        dealt.append([])
        for _ in range(size):
            chosen = yield Ask(player, "deal", "113.2a", [Option("deal", card) for card in left], source)
            left.remove(chosen.card)
            dealt[-1].append(chosen.card)
    for (first, *others), fortified in zip(dealt, castles, strict=True):
        atoms.move(game, first, SHIELDS)
        for one in others:
            _lay_on(game, one, first, player)
        for castle in fortified:
            atoms.attach(game, castle, first)


ICON = "icon"
"""The name of abilities that stand behind an icon and are used only where another ability says so."""


@clause("dm", "603.3a")
def use_icons(game: Game, cards: list[int], source: int, player: int) -> Procedure:
    """The abilities behind the icons of cards wait with what is written there, whatever becomes of them."""
    for card in cards:
        for ability in characteristics(game, card).abilities:
            if ability.name == ICON:
                atoms.push(game, Pending(player, card, atoms.stamp(game), ability))
    yield from ()
