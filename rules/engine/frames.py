"""A recorded game as frames: where each card is, its state, and who may see it.

A frame is stored as its changes since the one before, so a long game stays small and any frame is found by
applying changes.
"""

from collections.abc import Iterable
from typing import NamedTuple

from rules.engine import layers
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, PLAYERS, CardId, PlayerId, card_numbers
from rules.engine.state import Instance
from rules.engine.views import sees_all_sides, sees_card
from rules.engine.zones import Place, owner_of


class Lying(NamedTuple):
    """A card in a zone: who may see it, and who may see all its sides, as a bit for each player."""

    card: CardId
    seen: int
    whole: int


class CardState(NamedTuple):
    """A card and its state at a time; the later fields are for cards in play."""

    name: str
    card_id: str
    stats: tuple[int, ...] = ()
    controller: PlayerId = PLAYERS[0]
    rested: bool = False
    face_down: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    host: CardId = NO_CARD


class PlayerState(NamedTuple):
    """A player's life and resources."""

    life: int
    resources: tuple[int, ...]


class Change(NamedTuple):
    """What changed since the frame before; None for parts without changes."""

    zones: dict[Place, tuple[Lying, ...]]
    cards: dict[CardId, CardState]
    players: tuple[PlayerState, ...] | None
    waiting: tuple[CardId, ...] | None


class Frame:
    """A position as it is drawn; `waiting` are the cards of waiting entries, the top one last."""

    __slots__ = ("cards", "players", "waiting", "zones")

    def __init__(self) -> None:
        self.zones: dict[Place, tuple[Lying, ...]] = {}
        self.cards: dict[CardId, CardState] = {}
        self.players: tuple[PlayerState, ...] = ()
        self.waiting: tuple[CardId, ...] = ()

    def apply(self, change: Change) -> None:
        """Turn this frame into the next one."""
        self.zones.update(change.zones)
        self.cards.update(change.cards)
        if change.players is not None:
            self.players = change.players
        if change.waiting is not None:
            self.waiting = change.waiting


def frame_after(changes: Iterable[Change]) -> Frame:
    """Return the frame after a number of changes."""
    frame = Frame()
    for change in changes:
        frame.apply(change)
    return frame


class FrameRecorder:
    """Follows a game and returns what changed since the last call.

    `known` has a bit for each player who saw a card in the last frame or in the one before.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._last = Frame()
        self._printed: dict[CardId, object] = {}
        self._seen: dict[CardId, int] = {}
        self.known: dict[CardId, int] = {}

    def change(self, *, settled: bool) -> Change:
        """Return what changed; the stats of cards in play change only at settled positions.

        Between two questions a rule may be only partly applied, and stats must not be read then.
        """
        state, last = self._game.state, self._last
        zones: dict[Place, tuple[Lying, ...]] = {}
        seen: dict[CardId, int] = {}
        for place in self._game.rules.zones.all_places():
            lying = tuple(self._lying(place))
            seen.update([(one.card, one.seen) for one in lying if one.seen])
            if lying != last.zones.get(place, ()):
                zones[place] = lying
        self.known = {card: seen.get(card, 0) | self._seen.get(card, 0) for card in (*seen, *self._seen)}
        self._seen = seen
        players = tuple([PlayerState(one.life, tuple(one.resources)) for one in state.players])
        waiting = tuple([one.card for one in state.pending])
        change = Change(
            zones,
            self._cards(settled),
            players if players != last.players else None,
            waiting if waiting != last.waiting else None,
        )
        last.apply(change)
        return change

    def _lying(self, place: Place) -> Iterable[Lying]:
        """Yield the cards of a zone with who sees them; in a hidden zone only single cards can be visible."""
        state, zones = self._game.state, self._game.rules.zones
        closed = zones.sight[place] == "nobody" and not zones.groups[place]
        for card in state.zones[place]:
            if closed and card not in state.shown and card not in state.covered:
                yield Lying(card, 0, 0)
                continue
            sees = [player for player in PLAYERS if sees_card(state, zones, card, player)]
            whole = [player for player in sees if sees_all_sides(state, zones, card, player)]
            yield Lying(card, _bits(sees), _bits(whole))

    def _cards(self, settled: bool) -> dict[CardId, CardState]:
        """Return the cards whose state changed; cards out of play are as printed."""
        state, last = self._game.state, self._last.cards
        found: dict[CardId, CardState] = {}
        for card, definition in zip(card_numbers(len(state.cards)), state.cards, strict=True):
            instance = state.instances.get(card)
            if instance is None:
                if self._printed.get(card) is definition:
                    continue
                self._printed[card] = definition
                now = CardState(definition.name, definition.faces[0].card_id, definition.stats)
            else:
                self._printed.pop(card, None)
                now = self._in_play(card, instance, settled)
            if now != last.get(card):
                found[card] = now
        return found

    def _in_play(self, card: CardId, instance: Instance, settled: bool) -> CardState:
        game, definition = self._game, self._game.state.cards[card]
        before = self._last.cards.get(card)
        stats = before.stats if before is not None else definition.stats
        if settled:
            stats = _stats(game, card)
        return CardState(
            definition.name,
            definition.faces[0].card_id,
            stats,
            instance.controller,
            instance.rested,
            instance.face_down,
            instance.damage,
            tuple(sorted(instance.counters.items())) if instance.counters else (),
            instance.host,
        )


def _stats(game: Game, card: CardId) -> tuple[int, ...]:
    """Return the current stats of a card in play."""
    now, current = layers.characteristics(game, card), game.rules.current_stat
    if current is None:
        return now.stats
    return tuple([current(game, card, now, place) for place in range(len(now.stats))])


def _bits(players: Iterable[PlayerId]) -> int:
    return sum([1 << player for player in players])


def sees(bits: int, viewer: int | None) -> bool:
    """Return whether a viewer is among the players of some bits; the viewer None sees everything."""
    return viewer is None or bool(bits >> viewer & 1)


def side_of(frame: Frame, place: Place, card: CardId, *, shared: bool) -> PlayerId:
    """Return on whose side a card of a zone is; in a shared zone on its controller's."""
    return frame.cards[card].controller if shared else owner_of(place)
