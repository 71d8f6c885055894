"""The board of a replayed game at a step, as a player sees it: both sides, their zones, what is in them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rules.blanks import is_blank, printed_id
from rules.engine.frames import CardState, Frame, Lying, frame_after, sees, side_of
from rules.engine.ids import PLAYERS, CardId, PlayerId
from rules.engine.zones import Place, kind_of
from rules.rulesets import ruleset
from rules.spoken import board_words
from simulate.games.replays import BoardStep, Question, SentencePart

A_CARD = "a card"
"""What a reader is told of a card whose name they may not know."""
Look = Literal["play", "hand", "pile"]
"""How a zone is drawn: its cards side by side, as a hand, or as a pile with the top card."""


@dataclass(frozen=True, slots=True)
class BoardCard:
    """A card that the viewer sees; the id is empty if they may not look at all its sides."""

    name: str
    card_id: str
    stats: tuple[tuple[str, int], ...] = ()
    states: tuple[str, ...] = ()
    rested: bool = False
    count: int = 1


@dataclass(frozen=True, slots=True)
class BoardZone:
    """A zone of a side: the cards that the viewer sees, and how many more are in it."""

    name: str
    clause: str
    look: Look
    cards: tuple[BoardCard, ...]
    hidden: int

    @property
    def count(self) -> int:
        """How many cards are in the zone."""
        return self.hidden + sum(card.count for card in self.cards)


@dataclass(frozen=True, slots=True)
class BoardSide:
    """A player's side; `life` is None in games without life, `resources` are those the player has any of."""

    seat: PlayerId
    life: int | None
    resources: tuple[tuple[str, int], ...]
    zones: tuple[BoardZone, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A position as a viewer sees it, their own side last; `shared` are the zones between the sides."""

    sides: tuple[BoardSide, BoardSide]
    shared: tuple[BoardZone, ...]
    waiting: tuple[str, ...]


def board_at(code: str, board_steps: Sequence[BoardStep], step: int, viewer: int | None) -> Board:
    """Return the board at a step, counted from 0, as a seat sees it; a viewer of None sees every card."""
    frame = frame_after(one.change for one in board_steps[: step + 1])
    return _Drawing(code, frame, None if viewer is None else PLAYERS[viewer]).board()


def words_for(told: Sequence[SentencePart], viewer: int | None) -> str:
    """Return a sentence as a viewer reads it; the names of decks and cards stay as they are written."""
    words = "".join([_words_of(part, viewer) for part in told])
    return words[:1].upper() + words[1:] if words.startswith(A_CARD) else words


def _words_of(part: SentencePart, viewer: int | None) -> str:
    if part.means >= 0 and part.means == viewer:
        return part.own
    return part.words if sees(part.readers, viewer) else A_CARD


def question_for(shown_step: BoardStep, viewer: int | None) -> Question | None:
    """Return the question answered at a step if the viewer may know its options, which reveal a hand."""
    asked = shown_step.question
    return asked if asked is not None and viewer in (None, asked.player) else None


class _Drawing:
    """Draws one frame for one viewer."""

    def __init__(self, code: str, frame: Frame, viewer: PlayerId | None) -> None:
        self._words = board_words(code)
        self._rules = ruleset(code)
        self._frame = frame
        self._viewer = viewer

    def board(self) -> Board:
        """Return the board, with the viewer's side last, player 0's if they see everything."""
        near = self._viewer or PLAYERS[0]
        zones = self._rules.zones
        between = [
            place for place in zones.all_places() if place in self._frame.zones and self._is_between(place)
        ]
        seen = self._seen_cards()
        return Board(
            sides=(self._side(PLAYERS[1 - near]), self._side(near)),
            shared=tuple([one for place in between if (one := self._zone(place, None)).count]),
            waiting=tuple(
                [self._frame.cards[card].name if card in seen else A_CARD for card in self._frame.waiting]
            ),
        )

    def _is_between(self, place: Place) -> bool:
        """Return whether a zone belongs to no side: a shared one with an order, in which things wait."""
        kind = self._rules.zones.kinds[kind_of(place)]
        return kind.shared and kind.ordered

    def _seen_cards(self) -> set[CardId]:
        """Return the cards that the viewer sees anywhere, or that are in no zone."""
        lying = [one for cards in self._frame.zones.values() for one in cards]
        hidden = {one.card for one in lying if not sees(one.seen, self._viewer)}
        return set(self._frame.cards) - hidden

    def _side(self, seat: PlayerId) -> BoardSide:
        rules, player = self._rules, self._frame.players[seat]
        names = zip(self._words.resources, self._words.one_resource, player.resources, strict=True)
        resources = [(one if amount == 1 else name, amount) for name, one, amount in names]
        return BoardSide(
            seat=seat,
            life=player.life if rules.starting_life else None,
            resources=tuple([(name, amount) for name, amount in resources if amount]),
            zones=tuple(self._zones(seat)),
        )

    def _zones(self, seat: PlayerId) -> list[BoardZone]:
        """Return the zones of a side that have cards, and its empty hand and deck: cards in play first."""
        rules = self._rules
        found = []
        for kind, zone in enumerate(rules.zones.kinds):
            place = rules.zones.place(kind, seat)
            if self._is_between(place):
                continue
            drawn = self._zone(place, seat)
            if (
                drawn.count
                or kind in (rules.hand_zone, rules.deck_zone)
                or (zone.group and not zone.only_named)
            ):
                found.append(drawn)
        order: tuple[Look, ...] = ("play", "hand", "pile")
        return sorted(found, key=lambda one: order.index(one.look))

    def _zone(self, place: Place, seat: PlayerId | None) -> BoardZone:
        """Return a zone, of a shared one only the cards on a side."""
        kind = kind_of(place)
        zone = self._rules.zones.kinds[kind]
        lying = [
            one
            for one in self._frame.zones.get(place, ())
            if seat is None or not zone.shared or self._is_on(place, one, seat)
        ]
        cards = [self._card(one) for one in lying if sees(one.seen, self._viewer)]
        look: Look = "hand" if kind == self._rules.hand_zone else "play" if zone.group else "pile"
        if look == "pile":
            # The top card of a pile lies last.
            cards.reverse()
        return BoardZone(zone.name, zone.clause, look, _grouped(cards), len(lying) - len(cards))

    def _is_on(self, place: Place, one: Lying, seat: PlayerId) -> bool:
        return side_of(self._frame, place, one.card, shared=True) == seat

    def _card(self, one: Lying) -> BoardCard:
        state = self._frame.cards[one.card]
        return BoardCard(
            name=state.name,
            card_id=printed_id(state.card_id) if sees(one.whole, self._viewer) else "",
            stats=tuple([(name, value) for name, value in zip(self._words.stats, state.stats, strict=False)])
            if any(state.stats)
            else (),
            states=tuple(self._states(state)),
            rested=state.rested,
        )

    def _states(self, state: CardState) -> list[str]:
        """Return what is to be said of a card besides its stats, in the game's words."""
        said = [self._words.rested] if state.rested else []
        said += ["without its text"] if is_blank(state.card_id) else []
        said += ["face down"] if state.face_down else []
        said += [f"{state.damage} damage"] if state.damage else []
        said += [f"{count} {name} counter{'s' * (count != 1)}" for name, count in state.counters if count]
        if state.host >= 0 and state.host in self._frame.cards:
            said.append(f"on {self._frame.cards[state.host].name}")
        return said


def _grouped(cards: Sequence[BoardCard]) -> tuple[BoardCard, ...]:
    """Return equal neighbours as one card with a count."""
    found: list[BoardCard] = []
    for card in cards:
        last = found[-1] if found else None
        if last is not None and _same(last, card):
            found[-1] = BoardCard(
                last.name, last.card_id, last.stats, last.states, last.rested, last.count + 1
            )
        else:
            found.append(card)
    return tuple(found)


def _same(one: BoardCard, other: BoardCard) -> bool:
    return (one.name, one.card_id, one.stats, one.states) == (
        other.name,
        other.card_id,
        other.stats,
        other.states,
    )
