"""Shields of Duel Masters that come to the hand, and what may be declared then (112.3, 509.5)."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine import effects as fx
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.filters import Chosen, Filter
from rules.engine.game import Game
from rules.engine.perform import Context, perform
from rules.engine.ruling import clause
from rules.engine.waiting import Pending
from rules.games.dm.actions import halves, has_place, use
from rules.games.dm.attachments import WAITING, attached
from rules.games.dm.keywords import CANNOT_ATTACK
from rules.games.dm.layers import OTHER
from rules.games.dm.zones import HAND

S_TRIGGER, G_STRIKE = "S Trigger", "G Strike"
HELD_BACK = fx.Modify(
    Chosen(Filter(zones=("battle zone",), whose="opponent", types=frozenset({"creature"}))),
    fx.Change(gains=frozenset({CANNOT_ATTACK})),
    OTHER,
)
"""What G Strike does: one creature of the opponent does not attack in this turn."""

Declared = list[tuple[int, str]]


@clause("dm", "112.3a", "509.5a", "509.5b")
def declare(game: Game, player: int, shields: list[int]) -> Generator[Ask, Option, Declared]:
    """Ask for each shield that comes to the hand whether its S Trigger or G Strike is used, before any is."""
    declared: Declared = []
    for card in shields:
        for word, kind in ((S_TRIGGER, "s_trigger"), (G_STRIKE, "g_strike")):
            if word in game.state.cards[card].keywords:
                said = yield Ask(player, kind, "509.5a" if word == S_TRIGGER else "509.5b", [YES, NO], card)
                if said.verb == "yes":
                    declared.append((card, word))
                    break
    return declared


@clause("dm", "304.3", "509.5d", "701.14a")
def add_to_hand(game: Game, player: int, shields: list[int], declared: Declared) -> None:
    """Shields come to the hand at the same time, and what was declared begins to wait."""
    for card in shields:
        if (card, S_TRIGGER) in declared:
            for castle in attached(game, card):
                atoms.mark(game, castle, WAITING)
    for card in shields:
        atoms.move(game, card, HAND)
    for card, word in declared:
        atoms.push(game, Pending(player, card, atoms.stamp(game), note=word))


def is_urgent(pending: Pending) -> bool:
    """Tell whether what waits comes before all other effects, the turn player's too (101.4a, 101.4b)."""
    return pending.note in (S_TRIGGER, G_STRIKE)


@clause("dm", "112.3a", "509.5e")
def resolve_declared(game: Game, pending: Pending) -> Procedure:
    """Carry out a declared S Trigger or G Strike; a card that has left the hand is not used any more."""
    card, player = pending.card, pending.controller
    if pending.note == G_STRIKE:
        yield from perform(game, HELD_BACK, Context(player, card, "509.5b"))
    elif game.state.where[card] == 2 * HAND + player:
        faces = [
            face
            for face, half in halves(game.state.cards[card])
            if S_TRIGGER in half.keywords and has_place(game, player, half)
        ]
        if faces:
            chosen = yield Ask(player, "half", "808.1", [Option("use", card, face) for face in faces], card)
            yield from use(game, player, card, chosen.other, free=True)
    for castle in attached(game, card):
        atoms.unmark(game, castle, (WAITING,))
