"""Cards of Duel Masters that change places (701.26): two cards, or all of two zones."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.replacement import Happening, decide
from rules.engine.ruling import clause
from rules.games.dm.actions import put_into_battle_zone
from rules.games.dm.keywords import ATTACKING, BLOCKING, STAYS
from rules.games.dm.leaving import ALONE, leave, put
from rules.games.dm.linking import is_linked, one_of
from rules.games.dm.stacks import can_evolve
from rules.games.dm.zones import BATTLE, PENDING, ZONES


@clause("dm", "507.4", "701.26a", "701.26b")
def swap(game: Game, one: int, other: int) -> Generator[Ask, Option, bool]:
    """A creature changes places with a card of another zone, which comes tapped as it was.

    It goes on attacking or blocking in its place, without having attacked or blocked.
    JUDGEMENT: where something would be done instead, that is not done either, as in the second example of
    701.26b; the first one reads as if it were.

    Where one of the two cannot go, or something is done instead, neither moves and nothing changes.
    """
    state = game.state
    if one not in state.instances or state.where[other] < 0:
        return False
    old, player, kind = state.instances[one], state.instances[one].controller, state.where[other] // 2
    new = state.cards[other]
    if (
        state.where[one] // 2 != BATTLE
        or STAYS in characteristics(game, one).keywords
        or not new.types & ALONE
        or not can_evolve(game, player, new)
    ):
        return False
    leaving = Happening("leave", player, one, also=(f"to {ZONES.kinds[kind].name}",))
    if (yield from decide(game, [leaving])) or (yield from decide(game, [Happening("enter", player, other)])):
        return False
    rested, part = old.rested, [word for word in (ATTACKING, BLOCKING) if word in old.marks]
    atoms.hold(game, other, PENDING)
    goes = one
    if is_linked(game, one):
        atoms.unmark(game, one, part)
        goes = yield from one_of(game, one)
    leave(game, goes, kind)
    yield from put_into_battle_zone(game, player, other, for_sure=True)
    if other in state.instances:
        if rested:
            atoms.rest(game, other)
        for word in part:
            atoms.mark(game, other, word)
    return True


EXCHANGED = (
    ("hand", "mana zone"),
    ("hand", "graveyard"),
    ("graveyard", "mana zone"),
    ("hand", "shield zone"),
)
"""The pairs of zones that effects exchange as a whole."""


@clause("dm", "701.26c")
def exchange(game: Game, player: int, first: str, second: str) -> Procedure:
    """All cards of two zones of a player change places, also where one is empty; what cannot go stays."""
    zones = [ZONES.index(name, player) for name in (first, second)]
    cards = [[card for card in game.state.zones[zone] if card not in _castles(game)] for zone in zones]
    for moving, zone in zip(cards, reversed(zones), strict=True):
        for card in moving:
            put(game, card, zone // 2)
    yield from ()


def _castles(game: Game) -> list[int]:
    return [card for card, instance in game.state.instances.items() if instance.host >= 0]
