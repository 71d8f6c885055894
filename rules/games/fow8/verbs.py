"""What effects of Force of Will do by words of its own (1002 to 1034)."""

from typing import cast

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.atoms.moves import TOKEN
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.pending import Pending
from rules.engine.restrictions import is_forbidden
from rules.engine.ruleset import Doing
from rules.engine.selection import select
from rules.engine.state import Result
from rules.engine.triggers import trigger_on
from rules.engine.verbs import to_each, to_each_in_play
from rules.engine.zones import kind_of
from rules.games.fow8.announcement import can_play
from rules.games.fow8.announcement_sources import cover_source
from rules.games.fow8.combat import ATTACKING, BLOCKING, OUT_OF_BATTLE
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import AS_PLAYED, ASTRAL, REMNANT, controller_of
from rules.games.fow8.keywords_abilities import is_automatic_card
from rules.games.fow8.keywords_meanings import BE_CANCELLED, BE_PLAYED
from rules.games.fow8.mechanics.copies import become_a_copy, copy
from rules.games.fow8.movement import can_be_on, enter
from rules.games.fow8.movement_zones import send
from rules.games.fow8.nodes import (
    AddCards,
    AddTo,
    AttachToRuler,
    BecomeCopy,
    CopyOnChase,
    DestroyRuler,
    Erase,
    Foresee,
    HealRuler,
    Invert,
    Inverts,
    PlayFree,
    PutAsPlayed,
    RemoveFaceDown,
    RemoveFromBattle,
    RemoveInverted,
    Shift,
    Shifts,
    Summon,
    TurnFaceDown,
)
from rules.games.fow8.zones import CHASE, FIELD, GRAVEYARD, ITEM, MAIN, REMOVED, RULER, book, is_fielded
from rules.language.effects import Effect
from rules.language.events import Destroyed


@clause("fow8", "1121.2", "1002.1", "1121.3", "909.3b")
def add_to(game: Game, card: CardId, source: CardId) -> Procedure:
    """The addition is added to a card in the field."""
    if is_fielded(game, source):
        atoms.attach(game, source, card)
        begin_anew(game, source)
    yield from ()


@clause("fow8", "1002.1", "1002.2", "1406.3")
def add_cards(game: Game, verb: AddCards, cards: list[CardId], at: Context) -> Procedure:
    """Only additions that can be on the card are added to it, wherever they are."""
    hosts = yield from select(game, verb.to, at)
    for card in cards:
        if not hosts or not can_be_on(game, card, hosts[0], at.player):
            continue
        if is_fielded(game, card):
            atoms.attach(game, card, hosts[0])
            begin_anew(game, card)
        else:
            yield from enter(game, card, FIELD, at.player, hosts[0])


@clause("fow8", "307.7")
@clause("fow5", "9.6#1.1")
def put_as_played(game: Game, card: CardId, source: CardId) -> Procedure:
    """A card that an effect puts into the field counts as played for its [Enter] abilities."""
    if not is_fielded(game, card):
        yield from enter(game, card, FIELD, controller_of(game, source), mark=AS_PLAYED)


@clause("fow8", "909.3b")
def begin_anew(game: Game, addition: CardId) -> None:
    """An addition's changes apply from the time at which it was added to the card."""
    atoms.renew_stamp(game, addition)


@clause("fow8", "1117.2a", "1302.2c")
def shift(game: Game, card: CardId, source: CardId) -> Procedure:
    """A card with its past side up is turned future side up, and stays the same card."""
    if game.state.instances[card].face == 0 and len(game.state.cards[card].faces) > 1:
        atoms.turn_face(game, card, 1)
        trigger_on(game, Shifts, card)
    yield from ()


@clause("fow8", "1030.1", "1030.2", "1302.3c")
def invert(game: Game, card: CardId, source: CardId) -> Procedure:
    """An inverse card is turned despair side up, and stays the same card."""
    faces = game.state.cards[card].faces
    if len(faces) > 1 and "Inverse" in faces[1].races and game.state.instances[card].face == 0:
        atoms.turn_face(game, card, 1)
        trigger_on(game, Inverts, card)
    yield from ()


@clause("fow8", "1030.3")
def remove_inverted(game: Game, card: CardId, source: CardId) -> Procedure:
    """The card goes to the removed area, despair side up if it has one."""
    if (yield from send(game, card, REMOVED)) == REMOVED and len(game.state.cards[card].faces) > 1:
        atoms.show_side(game, card, 1)


@clause("fow8", "311.2a", "1302.5a")
def remove_face_down(game: Game, card: CardId, source: CardId, *, seen: bool = False) -> Procedure:
    """A card goes to the removed area as if that were hidden; only its player sees it, if `seen`."""
    player = controller_of(game, source)
    if (yield from send(game, card, REMOVED)) == REMOVED:
        atoms.cover(game, card, (player,) if seen else ())
        atoms.keep_whose(game, (card,), source)


def remove_all_face_down(game: Game, verb: RemoveFaceDown, cards: list[CardId], at: Context) -> Procedure:
    """Remove cards face down, one after another."""
    for card in cards:
        yield from remove_face_down(game, card, at.source, seen=verb.seen)


@clause("fow8", "1024.1", "1024.2")
def heal(game: Game, card: CardId, source: CardId) -> Procedure:
    """Astral counters are removed from an astral ruler; nothing else changes."""
    counters = game.state.instances[card].counters or {}
    if counters.get(ASTRAL):
        atoms.put_counters(game, card, ASTRAL, -counters[ASTRAL])
    yield from ()


@clause("fow8", "1010.2")
def destroy_ruler(game: Game, card: CardId, source: CardId) -> Procedure:
    """An effect that destroys rulers puts a ruler from its area into the graveyard."""
    if kind_of(game.state.where[card]) == RULER:
        yield from send(game, card, GRAVEYARD, Destroyed)


@clause("fow8", "1012.1")
def cancel(game: Game, card: CardId, source: CardId) -> Procedure:
    """A canceled entry leaves the chase; a card goes to its owner's graveyard."""
    place = next((at for at, one in enumerate(game.state.pending) if one.card == card), None)
    if place is not None and not is_forbidden(game, card, BE_CANCELLED):
        yield from withdraw(game, atoms.take(game, place))


def withdraw(game: Game, pending: Pending) -> Procedure:
    """Remove a card from the chase unresolved; an ability simply disappears."""
    if pending.ability is None:
        yield from leave_chase_for(game, pending, GRAVEYARD)
    cover_source(game, pending.card)


def leave_chase_for(game: Game, pending: Pending, kind: int) -> Procedure:
    """Move a card that does not come into the field off the chase, if it is still there."""
    card = pending.card
    if kind_of(game.state.where[card]) != CHASE:
        return
    if TOKEN in game.state.cards[card].marks:
        vanish(game, card)
    else:
        yield from send(game, card, left_for(game, pending, kind))


@clause("fow8", "711.3", "1017.1a", "1017.3a", "1017.3b")
def vanish(game: Game, card: CardId) -> None:
    """A copy that leaves the chase without coming into the field ceases to exist."""
    atoms.erase(game, card)


@clause("fow8", "1115.2")
def left_for(game: Game, pending: Pending, kind: int) -> int:
    """A card played from the graveyard leaves the chase only for the removed area."""
    return REMOVED if REMNANT in pending.choices.ways else kind


@clause("fow8", "1006.1")
def summon(game: Game, card: CardId, source: CardId) -> Procedure:
    """A resonator card is put on top of the chase as a spell, without being played."""
    player = controller_of(game, source)
    atoms.move(game, card, CHASE)
    atoms.push(game, Pending(player, card, atoms.stamp(game)))
    yield from ()


@clause("fow8", "1029.1", "1029.1a", "1029.1b", "1029.1c")
def remove_from_battle(game: Game, card: CardId, source: CardId) -> Procedure:
    """A J/resonator is removed from battle: it neither attacks nor blocks nor is attacked."""
    atoms.mark(game, card, OUT_OF_BATTLE)
    atoms.unmark(game, card, (ATTACKING, BLOCKING))
    yield from ()


@clause("fow8", "103.5")
def win(game: Game, player: PlayerId) -> None:
    """An effect says that its player wins the game."""
    game.finish(Result(player, "effect", "103.5"))


@clause("fow8", "1303.3")
def erase(game: Game, card: CardId, source: CardId) -> Procedure:
    """A token is removed and put nowhere."""
    if TOKEN in game.state.cards[card].marks:
        atoms.erase(game, card)
    yield from ()


@clause("fow8", "303.2a")
def turn_face_down(game: Game, card: CardId, source: CardId) -> Procedure:
    """Rulers and J-rulers are always face up; other cards in play can be turned face down."""
    if not game.state.cards[card].types & {"ruler", "j-ruler"}:
        atoms.turn_down(game, card)
    yield from ()


@clause("fow8", "1032.1", "1032.2")
def attach_to_ruler(game: Game, card: CardId, source: CardId) -> Procedure:
    """The card goes to its controller's item area, attached to their J/ruler."""
    state, player = game.state, controller_of(game, source)
    rulers = [
        one
        for one, instance in state.instances.items()
        if instance.controller == player and state.cards[one].types & {"ruler", "j-ruler"}
    ]
    if rulers:
        atoms.move(game, card, ITEM, controller=player)
        atoms.attach(game, card, rulers[0])
    yield from ()


@clause("fow8", "1034.1")
def foresee(game: Game, verb: Foresee, cards: list[CardId], at: Context) -> Procedure:
    """The player looks at the top cards of the deck and puts them on top and at the bottom, as they like."""
    player, source = at.player, at.source
    seen = list(reversed(game.state.zone(MAIN, player)[-verb.number :]))
    at.did = at.did or bool(seen)
    kept: list[CardId] = []
    while seen:
        options = [Option("keep", one) for one in seen]
        chosen = yield Ask(player, "foresee", "1034.1", [*options, Option("done")], source)
        if chosen.verb == "done":
            break
        seen.remove(chosen.card)
        kept.append(chosen.card)
    while seen:
        options = [Option("below", one) for one in seen]
        below = options[0] if len(seen) == 1 else (yield Ask(player, "below", "1034.1", options, source))
        seen.remove(below.card)
        atoms.move(game, below.card, MAIN, bottom=True)
    for one in reversed(kept):
        atoms.move(game, one, MAIN)


def free_play(game: Game, card: CardId, source: CardId) -> Procedure:
    """The player plays a card without paying its cost, if it can be played that way."""
    if may_be_played_free(game, player := controller_of(game, source), card):
        yield from book(game).play_card(game, player, card, True)


@clause("fow8", "906.2a")
def may_be_played_free(game: Game, player: PlayerId, card: CardId) -> bool:
    """A card that is played only by triggering, or that cannot be played, is not played for free."""
    if is_automatic_card(cast(ForceCard, game.state.cards[card])) or is_forbidden(game, card, BE_PLAYED):
        return False
    return can_play(game, player, card, free=True)


VERBS: dict[type[Effect], Doing] = {
    AddTo: to_each(add_to),
    AddCards: add_cards,
    PutAsPlayed: to_each(put_as_played),
    Shift: to_each_in_play(shift),
    Invert: to_each_in_play(invert),
    RemoveInverted: to_each(remove_inverted),
    RemoveFaceDown: remove_all_face_down,
    HealRuler: to_each_in_play(heal),
    DestroyRuler: to_each(destroy_ruler),
    Summon: to_each(summon),
    RemoveFromBattle: to_each_in_play(remove_from_battle),
    Erase: to_each(erase),
    TurnFaceDown: to_each_in_play(turn_face_down),
    AttachToRuler: to_each(attach_to_ruler),
    CopyOnChase: to_each(copy),
    BecomeCopy: to_each(become_a_copy),
    PlayFree: to_each(free_play),
    Foresee: foresee,
}
"""The handler of each verb that only effects of this game have."""
