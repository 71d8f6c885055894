"""Battles of Duel Masters (115, 508): powers are compared, in an attack or by an effect."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.layers import characteristics
from rules.engine.occurrences import topics
from rules.engine.pending import Pending
from rules.engine.queue import settle
from rules.engine.restrictions import is_forbidden
from rules.engine.selection import select
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of
from rules.games.dm.keywords import BATTLING, BE_DESTROYED, WINS_BATTLES, power
from rules.games.dm.movement_departures import destroy_at_once
from rules.games.dm.nodes import BattleEnds, BattleOf, LosesBattle
from rules.games.dm.zones import BATTLE
from rules.language.abilities import Triggered
from rules.language.events import Battles, WinsBattle


@clause("dm", "115.2", "508.1")
def battle(game: Game, one: CardId, other: CardId) -> Procedure:
    """Two creatures battle: abilities trigger first, then power decides if both are still there."""
    begin_battle(game, one, other)
    yield from settle(game, "115.2")
    if both_are_there(game, one, other):
        yield from compare(game, one, other)
        end_battle(game, one, other)
        yield from settle(game, "115.3d")
    else:
        end_battle(game, one, other)


@clause("dm", "115.2")
def begin_battle(game: Game, one: CardId, other: CardId) -> None:
    """Trigger abilities on a battle of two creatures; both count as battling from now on."""
    for card in (one, other):
        atoms.mark(game, card, BATTLING)
    trigger_on(game, Battles, one, cause=other)
    trigger_on(game, Battles, other, cause=one)


@clause("dm", "115.3d")
def end_battle(game: Game, one: CardId, other: CardId) -> None:
    """End a battle and trigger abilities on its end, for the creatures that are still there."""
    there = [card for card in (one, other) if card in game.state.instances]
    for card in there:
        atoms.unmark(game, card, (BATTLING,))
    for card in there:
        trigger_on(game, BattleEnds, card)


@clause("dm", "115.3a")
def both_are_there(game: Game, one: CardId, other: CardId) -> bool:
    """Return whether both battling creatures are still in the battle zone."""
    return all(kind_of(game.state.where[card]) == BATTLE for card in (one, other))


@clause("dm", "115.3b", "115.3c", "700.5a", "701.13a", "703.4d")
def compare(game: Game, one: CardId, other: CardId) -> Procedure:
    """The creature with lower power loses, on a tie both do; one that wins all its battles never loses."""
    losers = _losers(game, one, other)
    slain = {
        foe
        for card, foe in ((one, other), (other, one))
        if card in losers and "Slayer" in characteristics(game, card).keywords
    }
    for card, foe in ((one, other), (other, one)):
        if foe in losers and card not in losers:
            trigger_on(game, WinsBattle, card, cause=foe)
        if card in losers:
            trigger_on(game, LosesBattle, card, cause=foe)
    destroyed = [
        card
        for card, foe in ((one, other), (other, one))
        if card in losers | slain and not is_forbidden(game, card, BE_DESTROYED, foe)
    ]
    yield from destroy_at_once(game, sorted(destroyed), {one: other, other: one})


def _losers(game: Game, one: CardId, other: CardId) -> set[CardId]:
    sure = {card for card in (one, other) if WINS_BATTLES in characteristics(game, card).keywords}
    if sure:
        return {one, other} - sure if len(sure) == 1 else set()
    ours, theirs = power(game, one), power(game, other)
    return {card for card, mine, foes in ((one, ours, theirs), (other, theirs, ours)) if mine <= foes}


def battle_by_effect(game: Game, card: CardId, source: CardId) -> Procedure:
    """An effect makes its source battle a creature; the whole battle is part of the effect.

    Only abilities that trigger on this battle itself resolve inside it; all others wait.
    """
    yield from _battle_at_once(game, source, card)


def battle_of_two(game: Game, verb: BattleOf, cards: list[CardId], at: Context) -> Procedure:
    """An effect makes two creatures battle each other; if one is missing there is no battle."""
    one = yield from select(game, verb.one, at)
    other = yield from select(game, verb.other, at)
    if len(one) == len(other) == 1 and one != other:
        at.did = (yield from _battle_at_once(game, one[0], other[0])) or at.did


@clause("dm", "101.4d", "101.4e", "101.4f", "115.1a")
def _battle_at_once(game: Game, one: CardId, other: CardId) -> Generator[Ask, Option, bool]:
    """A battle caused by an effect happens at once, and what triggers on it resolves inside it.

    Returns whether both are there to battle.
    """
    if one not in game.state.instances or other not in game.state.instances:
        return False
    began = atoms.stamp(game)
    begin_battle(game, one, other)
    yield from settle(game, "101.4f", which=lambda waits: waits.stamp > began and triggers_on_battle(waits))
    if both_are_there(game, one, other):
        yield from compare(game, one, other)
    end_battle(game, one, other)
    return True


def triggers_on_battle(waiting: Pending) -> bool:
    """Return whether a waiting ability triggered on the start of a battle."""
    return isinstance(waiting.ability, Triggered) and Battles in topics(waiting.ability.event)
