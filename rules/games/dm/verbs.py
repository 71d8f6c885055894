"""What effects of Duel Masters do by words of its own (701)."""

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, PLAYERS, CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.pending import Pending
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of, place_of
from rules.games.dm.checks import CARD_EFFECT
from rules.games.dm.legal_actions import halves
from rules.games.dm.mechanics.attachments import attached
from rules.games.dm.mechanics.gods import is_linked, one_of
from rules.games.dm.movement_departures import pile, put
from rules.games.dm.nodes import Judge, PutIntoDeck, RearrangeShields, WinsJudge
from rules.games.dm.zones import BATTLE, DECK, MANA, PENDING, SHIELDS
from rules.language.abilities import Resolvable


@clause("dm", "401.4")
def put_on_deck(game: Game, cards: list[CardId], *, bottom: bool = False) -> Procedure:
    """Cards that go to one deck together go in an order their owner chooses, one by one."""
    for owner in (game.state.active, OTHER_PLAYER[game.state.active]):
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
def shuffle_in(game: Game, cards: list[CardId], source: CardId, player: PlayerId) -> Procedure:
    """Cards are shuffled into their owners' decks; they do not go on top or to the bottom."""
    for card in cards:
        put(game, card, DECK)
    for owner in PLAYERS:
        if any(game.state.owners[card] == owner for card in cards):
            atoms.shuffle(game, place_of(DECK, owner))
    yield from ()


@clause("dm", "401.4")
def shuffle_beneath(game: Game, cards: list[CardId], source: CardId, player: PlayerId) -> Procedure:
    """Cards go to the bottom of their owners' decks in random order."""
    for card in atoms.pick(game, cards, len(cards)):
        put(game, card, DECK, True)
    yield from ()


@clause("dm", "401.6")
def put_from_the_top(game: Game, verb: PutIntoDeck, cards: list[CardId], at: Context) -> Procedure:
    """Cards go to a place counted from the top, or to the bottom of a deck with fewer cards."""
    for card in cards:
        put(game, card, DECK)
        atoms.sink(game, card, verb.place - 1)
    yield from ()


@clause("dm", "701.11b")
def set_aside(game: Game, cards: list[CardId], source: CardId, player: PlayerId) -> Procedure:
    """Cards that were searched for have left the deck and are not shuffled with it."""
    for card in cards:
        atoms.hold(game, card, PENDING)
    yield from ()


@clause("dm", "310.8b", "403.4", "403.4a")
def put_beneath(game: Game, cards: list[CardId], source: CardId, player: PlayerId) -> Procedure:
    """Cards go to the bottom beneath a card in the battle zone, in an order the player chooses.

    Auras go along with the creature they are attached to.
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
def judge(game: Game, verb: Judge, cards: list[CardId], at: Context) -> Procedure:
    """Each player shows the top card of their deck; the caller wins if their card costs at least as much.

    A player who shows a card with two costs says which one counts. The cards go to the bottom of the decks.
    What an effect does "if you do" follows only on a win.
    """
    state = game.state
    player, source = at.player, at.source
    costs = []
    shown = [state.zone(DECK, who)[-1] for who in (player, OTHER_PLAYER[player]) if state.zone(DECK, who)]
    atoms.show(game, shown, PLAYERS)
    for one in shown:
        sides = halves(state.cards[one])
        options = [Option("cost", one, half.cost) for _, half in sides]
        chosen = yield Ask(state.owners[one], "which_cost", "701.21c", list(dict.fromkeys(options)), one)
        costs.append(chosen.other)
    atoms.hide(game, shown)
    for one in shown:
        put(game, one, DECK, True)
    if len(costs) == 2 and costs[0] >= costs[1]:
        at.did = True
        trigger_on(game, WinsJudge, source)


@clause("dm", "305.2", "305.2a")
def equip(game: Game, card: CardId, source: CardId) -> Procedure:
    """A weapon comes into the battle zone, equipped to the creature whose effect it is."""
    state = game.state
    if "weapon" in state.cards[card].types and source in state.instances:
        atoms.move(game, card, BATTLE, controller=state.instances[source].controller)
        atoms.attach(game, card, source)
    yield from ()


@clause("dm", "113.2")
def lay_on_a_shield(game: Game, cards: list[CardId], source: CardId, player: PlayerId) -> Procedure:
    """Cards go face down onto one of the player's shields and form one shield with it."""
    state = game.state
    shields = [card for card in state.zone(SHIELDS, player) if card not in state.instances]
    if not shields:
        return
    options = [Option("fortify", card) for card in shields]
    chosen = yield Ask(player, "choose_shield", "113.2", options, source)
    for card in cards:
        _lay_on(game, card, chosen.card, player)


def _lay_on(game: Game, card: CardId, shield: CardId, player: PlayerId) -> None:
    atoms.move(game, card, SHIELDS)
    atoms.enter(game, card, player)
    atoms.lay_face_down(game, card)
    atoms.attach(game, card, shield)


@clause("dm", "113.2a")
def rearrange_shields(game: Game, verb: RearrangeShields, cards: list[CardId], at: Context) -> Procedure:
    """A player rearranges their shields: each keeps its number of cards, and castles stay in place."""
    state = game.state
    player, source = at.player, at.source
    shields = [card for card in state.zone(SHIELDS, player) if card not in state.instances]
    at.did = at.did or bool(shields)
    sizes = [1 + len(pile(game, card)) for card in shields]
    castles = [
        [one for one in attached(game, card) if not state.instances[one].face_down] for card in shields
    ]
    left = [one for card in shields for one in (card, *pile(game, card))]
    dealt: list[list[CardId]] = []
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
"""The name of abilities behind an icon, which are used only when another ability says so."""


@clause("dm", "603.3a")
def use_icons(game: Game, cards: list[CardId], source: CardId, player: PlayerId) -> Procedure:
    """The abilities behind the icons of cards wait with their text, whatever happens to the cards."""
    for card in cards:
        for ability in characteristics(game, card).abilities:
            if ability.name == ICON:
                assert isinstance(ability, Resolvable), "what stands behind an icon has an effect"
                atoms.emit_announced(game, player, card, ability, "603.3a")
                atoms.push(game, Pending(player, card, atoms.stamp(game), ability))
    yield from ()


TAPPED = frozenset({"creature", "tama seed"})
"""Types of cards in the battle zone that can be tapped."""

UPSIDE_DOWN = "upside down"


@clause("dm", "105.4a")
def may_be_tapped(game: Game, card: CardId) -> bool:
    """Return whether a card can be tapped and untapped: creatures, tama seeds, and cards in the mana zone."""
    kind = kind_of(game.state.where[card])
    return kind == MANA or (kind == BATTLE and bool(characteristics(game, card).types & TAPPED))


@clause("dm", "104.2c")
def win(game: Game, player: PlayerId) -> None:
    """An effect lets a player win the game."""
    atoms.lose(game, OTHER_PLAYER[player], CARD_EFFECT)


@clause("dm", "105.5", "701.28a")
def turn_upside_down(game: Game, card: CardId, source: CardId) -> Procedure:
    """A field is turned upside down; untapping does not turn it back."""
    atoms.mark(game, card, UPSIDE_DOWN)
    yield from ()
