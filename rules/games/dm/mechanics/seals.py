"""Seals of Duel Masters (116): face-down cards on cards in the battle zone, which are then ignored."""

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId, PlayerId
from rules.engine.zones import kind_of
from rules.games.dm.definitions import DuelistCard
from rules.games.dm.mechanics.attachments import attached
from rules.games.dm.movement_departures import put
from rules.games.dm.nodes import Seal
from rules.games.dm.zones import BATTLE, DECK, GRAVEYARD, SEALED

SEAL = "seal"
COMMAND = "Command"
"""The word in a race that marks creatures which remove seals."""
REMOVES_A_SEAL = "removes a seal"
"""The mark of a Command that has come and has yet to remove a seal."""


@clause("dm", "200.3b")
def sealing(game: Game, card: CardId) -> Definition:
    """Return a card as a seal: it costs nothing and has no other characteristics."""
    blank: tuple[str, ...] = ()
    seal = DuelistCard(
        SEAL, "", frozenset({SEAL}), frozenset(), 0, blank, frozenset(), (0,), frozenset(), (), True
    )
    seal.faces = game.state.cards[card].faces
    return seal


@clause("dm", "116.1", "116.1a", "116.1b", "116.2", "116.2a", "116.3", "701.24a")
def seal_cards(game: Game, verb: Seal, cards: list[CardId], at: Context) -> Procedure:
    """The top card of its owner's deck is put face down onto each card, which is ignored from then on.

    JUDGEMENT: the book does not say who may look at a seal. Its owner may, as with any of their face-down
    cards in the battle zone; the other player may not.
    """
    state = game.state
    for card in [card for card in cards if kind_of(state.where[card]) == BATTLE]:
        deck = state.zone(DECK, state.owners[card])
        for one in deck[: -verb.count - 1 : -1]:
            atoms.move(game, one, BATTLE, controller=state.owners[card])
            atoms.become(game, one, sealing(game, one))
            atoms.lay_face_down(game, one)
            atoms.attach(game, one, card)
        if seals_on(game, card):
            atoms.hold(game, card, SEALED)
    yield from ()


def seals_on(game: Game, card: CardId) -> list[CardId]:
    """List the seals on a card."""
    return [one for one in attached(game, card) if SEAL in game.state.cards[one].types]


def sealed_cards(game: Game, player: PlayerId) -> list[CardId]:
    """List a player's sealed cards, which are ignored."""
    return game.state.zone(SEALED, player)


@clause("dm", "116.2", "701.23a")
def cards_without_a_seal_are_back(game: Game) -> bool:
    """A card whose last seal has gone is back in the battle zone, as it was."""
    free = [card for card in game.state.zone_of_both(SEALED) if not seals_on(game, card)]
    for card in free:
        atoms.release(game, card, as_it_was=True)
    return bool(free)


def note_a_command(game: Game, card: CardId) -> None:
    """Remember that a Command has come into the battle zone while there are seals."""
    anything_sealed = sealed_cards(game, PLAYERS[0]) or sealed_cards(game, PLAYERS[1])
    if anything_sealed and any(COMMAND in race for race in game.state.cards[card].races):
        atoms.mark(game, card, REMOVES_A_SEAL)


@clause("dm", "116.4", "116.4a", "116.4b", "701.23b", "703.4j")
def commands_remove_seals(game: Game) -> Procedure:
    """When a Command comes, its owner removes a seal from one of their cards that shares a civilization.

    They choose the card, but must remove a seal if they can.
    """
    state = game.state
    if not state.zone_of_both(SEALED):
        return
    for card in [card for card, one in state.instances.items() if REMOVES_A_SEAL in one.marks]:
        atoms.unmark(game, card, (REMOVES_A_SEAL,))
        owner, civilizations = state.owners[card], set(state.cards[card].attributes)
        options = [
            Option("unseal", one)
            for one in sealed_cards(game, owner)
            if civilizations.intersection(state.cards[one].attributes)
        ]
        if options:
            chosen = yield Ask(owner, "unseal", "116.4a", options, card)
            put(game, seals_on(game, chosen.card)[-1], GRAVEYARD)
