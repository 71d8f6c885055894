"""Battles between creatures (115, 508, 701.13), whether an attack or an effect brought them about."""

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.queue import settle
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.games.dm.checks import check
from rules.games.dm.keywords import WINS_BATTLES, power
from rules.games.dm.leaving import destroy_at_once
from rules.games.dm.zones import BATTLE


@clause("dm", "115.2", "115.3a", "508.1")
def battle(game: Game, one: int, other: int) -> Procedure:
    """Two creatures battle: what triggers on it first, then their powers decide, if both are still there."""
    trigger(game, "battles", one)
    trigger(game, "battles", other)
    yield from settle(game, "115.2")
    places = (2 * BATTLE, 2 * BATTLE + 1)
    if game.state.where[one] in places and game.state.where[other] in places:
        compare(game, one, other)
        yield from settle(game, "115.3d")


@clause("dm", "115.3b", "115.3c", "700.5a", "701.13a", "703.4d")
def compare(game: Game, one: int, other: int) -> None:
    """The lower power loses, equal ones both do; a creature that wins every battle loses none."""
    losers = _losers(game, one, other)
    slain = {
        foe
        for card, foe in ((one, other), (other, one))
        if card in losers and "Slayer" in characteristics(game, card).keywords
    }
    for card, foe in ((one, other), (other, one)):
        if foe in losers and card not in losers:
            trigger(game, "wins_battle", card)
    destroy_at_once(game, sorted(losers | slain))
    check(game)


def _losers(game: Game, one: int, other: int) -> set[int]:
    sure = {card for card in (one, other) if WINS_BATTLES in characteristics(game, card).keywords}
    if sure:
        return {one, other} - sure if len(sure) == 1 else set()
    ours, theirs = power(game, one), power(game, other)
    return {card for card, mine, foes in ((one, ours, theirs), (other, theirs, ours)) if mine <= foes}


@clause("dm", "101.4e", "115.1a")
def battle_by_effect(game: Game, card: int, source: int) -> Procedure:
    """An effect lets its source battle a creature: to its end, this is part of the effect."""
    if card in game.state.instances and source in game.state.instances:
        waiting = [atoms.take(game) for _ in tuple(game.state.pending)]
        yield from battle(game, source, card)
        for pending in reversed(waiting):
            atoms.push(game, pending)
