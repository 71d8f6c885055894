"""Setting up a position: the game is set up by the book, and then its cards are laid out as somebody says."""

from rules.engine import atoms
from rules.engine.arrangement import Arrangement, BadArrangement, Laid, Side
from rules.engine.asks import Option
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, OTHER_PLAYER, PLAYERS, CardId, PlayerId, card_numbers
from rules.engine.zones import kind_of, place_of


def lay_out(game: Game, arrangement: Arrangement) -> None:
    """Bring a game that has not begun to a position; `start` then plays on from there.

    Nobody chooses anything while the game is set up, and what triggers on that is gone. Raises BadArrangement
    if the decks do not have the cards, or if one cannot lie as it is said to.
    """
    _set_up(game)
    for player in PLAYERS:
        _collect(game, player, arrangement.sides[player])
    placed: dict[CardId, Laid] = {}
    for player in PLAYERS:
        placed |= _lay(game, player, arrangement.sides[player])
    active, turn = arrangement.active, arrangement.turn
    atoms.set_first(game, active if turn % 2 else OTHER_PLAYER[active])
    atoms.begin_turn(game, active, turn)
    atoms.go_to_step(game, [step.name for step in game.rules.plan].index(arrangement.step))
    _describe(game, placed)
    for player in PLAYERS:
        _hand_out(game, player, arrangement.sides[player])


def _set_up(game: Game) -> None:
    """Set the game up with the choices that change nothing: a hand is kept, an offer not taken."""
    procedure = game.rules.set_up(game)
    chosen: Option | None = None
    try:
        while True:
            ask = next(procedure) if chosen is None else procedure.send(chosen)
            chosen = ask.options[-1]
    except StopIteration:
        pass
    while game.state.pending:
        atoms.take(game)
    # Tokens are for a first or a second player, who are not decided yet.
    for card in card_numbers(len(game.state.cards), len(game.state.origins)):
        atoms.erase(game, card)


def _collect(game: Game, player: PlayerId, side: Side) -> None:
    """Put the cards that setting up brought to the zones in question back into their decks, and shuffle."""
    state, zones = game.state, game.rules.zones
    for name in side.zones:
        place = zones.index(name, player)
        for card in tuple(state.zones[place]):
            if state.owners[card] == player and state.origins[card] not in (place, state.where[card]):
                atoms.move(game, card, kind_of(state.origins[card]))
    atoms.shuffle(game, place_of(game.rules.deck_zone, player))


def _lay(game: Game, player: PlayerId, side: Side) -> dict[CardId, Laid]:
    """Lay a player's cards, those that are named before those that are not."""
    state, rules = game.state, game.rules
    placed: dict[CardId, Laid] = {}
    for name, (cards, _) in side.zones.items():
        for laid in reversed(cards):
            card = _copy(game, player, laid.card, placed)
            placed[card] = laid
            atoms.move(game, card, rules.zones.kind(name), controller=player)
    for name, (_, unknown) in side.zones.items():
        deck = [card for card in state.zone(rules.deck_zone, player) if card not in placed]
        if len(deck) < unknown:
            raise BadArrangement(f"the deck has only {len(deck)} cards left for the {unknown} in the {name}")
        for card in deck[len(deck) - unknown :]:
            atoms.move(game, card, rules.zones.kind(name), controller=player)
    return placed


def _copy(game: Game, player: PlayerId, card_id: str, placed: dict[CardId, Laid]) -> CardId:
    """Return a copy of a card that is not laid yet."""
    state = game.state
    for card in card_numbers(len(state.origins)):
        if state.owners[card] == player and card not in placed and state.cards[card].card_id == card_id:
            return card
    raise BadArrangement(f"the deck of player {player} has too few copies of {card_id[:40]!r}")


def _describe(game: Game, placed: dict[CardId, Laid]) -> None:
    """Give the cards in play what is said of them."""
    state = game.state
    bearing: set[CardId] = set()
    for card, laid in placed.items():
        if card not in state.instances:
            continue
        name = state.cards[card].name
        if laid.face >= len(state.cards[card].faces):
            raise BadArrangement(
                f"{name} has {len(state.cards[card].faces)} sides, so none is side {laid.face}"
            )
        host = _host(game, card, laid, placed, bearing)
        bearing.add(host)
        atoms.backdate(game, card, state.turn if laid.new else 0)
        game.rules.lay(game, card, laid.face, host)
        if laid.rested:
            atoms.rest(game, card)
        if laid.damage:
            atoms.damage(game, card, laid.damage)
        for kind, count in laid.counters:
            atoms.put_counters(game, card, kind, count)


def _host(game: Game, card: CardId, laid: Laid, placed: dict[CardId, Laid], bearing: set[CardId]) -> CardId:
    """Return the card in play that a card is on: its owner's first, and one that bears nothing yet."""
    if not laid.on:
        return NO_CARD
    owners, instances = game.state.owners, game.state.instances
    found = [
        one for one, other in placed.items() if other.card == laid.on and one != card and one in instances
    ]
    if not found:
        raise BadArrangement(f"{game.state.cards[card].name} is on {laid.on[:40]!r}, which is not in play")
    return min(found, key=lambda one: (one in bearing, owners[one] != owners[card]))


def _hand_out(game: Game, player: PlayerId, side: Side) -> None:
    if side.life is not None:
        atoms.set_life(game, player, side.life)
    for resource, amount in enumerate(side.resources or ()):
        atoms.set_resource(game, player, resource, amount)
