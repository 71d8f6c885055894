"""Observation of games by the engine's events, without changing anything, for the statistics."""

from rules.engine.events import Drew, Event, Moved, Played, TurnBegan
from rules.engine.game import Game
from rules.engine.ids import NO_PLAYER, PLAYERS
from rules.engine.match import Deck
from rules.engine.ruleset import Ruleset
from rules.engine.zones import kind_of, owner_of

OWN_TURNS = 20
"""The number of own turns in a deck's curves."""


class Layout:
    """The deck of each card in a game, and its index among the different cards of the two decks.

    `ids` are the different cards of the first deck and then those of the second, which begin at `start`.
    `places` give for each card number in a game its index in `ids`, not swapped and swapped.
    """

    __slots__ = ("ids", "places", "rules", "start")

    def __init__(self, rules: Ruleset, decks: tuple[Deck, Deck]) -> None:
        self.rules = rules
        first, second = (sorted({definition.card_id for _, definition in deck}) for deck in decks)
        self.ids = (*first, *second)
        self.start = len(first)
        one = {card: place for place, card in enumerate(first)}
        other = {card: place + self.start for place, card in enumerate(second)}
        a = [one[definition.card_id] for _, definition in decks[0]]
        b = [other[definition.card_id] for _, definition in decks[1]]
        self.places = (a + b, b + a)


class Watch:
    """The observations of one game: marks by `Layout.ids` for cards, numbers by the deck's index.

    `opening`, `drawn` and `played` mark cards of which a copy was in the opening hand after the mulligan, was
    drawn at any time, was played by its owner. `returned` counts the cards put back from the opening hands.
    `curves` have for each of a deck's own turns its state at the end of the turn: mana, cards in hand, life.
    """

    __slots__ = (
        "_active",
        "_places",
        "_rules",
        "curves",
        "drawn",
        "opening",
        "played",
        "returned",
        "swapped",
    )

    def __init__(self, layout: Layout, game: Game, *, swapped: bool) -> None:
        self._rules = layout.rules
        self._places = layout.places[swapped]
        self._active = NO_PLAYER
        self.swapped = swapped
        size = len(layout.ids)
        self.opening, self.drawn, self.played = bytearray(size), bytearray(size), bytearray(size)
        self.returned = [0, 0]
        self.curves: tuple[list[tuple[int, int, int]], ...] = ([], [])
        for kind, listener in (
            (Drew, self._drew),
            (Moved, self._moved),
            (Played, self._was_played),
            (TurnBegan, self._turn_began),
        ):
            game.listeners.setdefault(kind, []).append(listener)

    def _drew(self, game: Game, event: Event) -> None:
        assert isinstance(event, Drew)
        if event.card < len(self._places):
            self.drawn[self._places[event.card]] = 1

    def _was_played(self, game: Game, event: Event) -> None:
        assert isinstance(event, Played)
        # Tokens come after the cards of the decks.
        if event.card < len(self._places) and game.state.owners[event.card] == event.player:
            self.played[self._places[event.card]] = 1

    def _moved(self, game: Game, event: Event) -> None:
        assert isinstance(event, Moved)
        rules = self._rules
        if kind_of(event.source) == rules.hand_zone and kind_of(event.destination) == rules.deck_zone:
            seat = owner_of(event.source)
            self.returned[1 - seat if self.swapped else seat] += 1

    def _turn_began(self, game: Game, event: Event) -> None:
        assert isinstance(event, TurnBegan)
        if self._active < 0:
            self._open(game)
        else:
            self._close(game)
        self._active = event.player

    def _open(self, game: Game) -> None:
        """Record the opening hands, which are final; later moves do not change them."""
        heard = game.listeners[Moved]
        heard.remove(self._moved)
        if not heard:
            del game.listeners[Moved]
        for seat in PLAYERS:
            for card in game.state.zone(self._rules.hand_zone, seat):
                if card < len(self._places):
                    self.opening[self._places[card]] = 1

    def _close(self, game: Game) -> None:
        """Record the state of the player whose turn has ended."""
        seat = self._active
        curve = self.curves[1 - seat if self.swapped else seat]
        if len(curve) < OWN_TURNS:
            state, rules = game.state, self._rules
            means = 0 if rules.means is None else rules.means.count(state, seat)
            curve.append((means, len(state.zone(rules.hand_zone, seat)), state.players[seat].life))
