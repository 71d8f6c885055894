"""A game told as a person would follow it: turn, step, who did what, with the clause behind each line."""

from collections.abc import Callable, Iterable

from rules.engine.asks import Ask
from rules.engine.events import (
    Damaged,
    Destroyed,
    Drew,
    Event,
    LifeChanged,
    Moved,
    PlayerDamaged,
    StepBegan,
    TurnBegan,
)
from rules.engine.game import Game

Say = Callable[[str], None]


class Transcript:
    """Follows one game and says what happens, a line at a time.

    A step is named only once something happens in it.
    """

    def __init__(self, game: Game, names: tuple[str, str], say: Say) -> None:
        self._game = game
        self._names = names
        self._say = say
        self._turn = -1
        self._step: StepBegan | None = None
        for kind in (Moved, Drew, Damaged, PlayerDamaged, LifeChanged, Destroyed, StepBegan, TurnBegan):
            game.listeners.setdefault(kind, []).append(self._heard)

    def answered(self, ask: Ask, choice: int) -> None:
        """Say how a question was answered."""
        words = self._game.rules.describe(self._game, ask.options[choice])
        self._line(f"{self._names[ask.player]}: {words}", ask.clause)

    def ended(self) -> None:
        """Say how the game ended."""
        result = self._game.state.result
        if result is None:
            return
        who = f"{self._names[result.winner]} wins" if result.winner >= 0 else "nobody wins"
        self._say(
            f"After turn {self._game.state.turn}: {who} ({result.reason.replace('_', ' ')}) [{result.clause}]"
        )

    def _heard(self, game: Game, event: Event) -> None:
        cards, zones = game.state.cards, game.rules.zones.names
        match event:
            case StepBegan():
                self._step = event
            case Drew(player, card):
                self._line(f"  {self._names[player]} draws {cards[card].name}")
            case Moved(card, source, destination, _):
                came = zones[source] if source >= 0 else "nowhere"
                went = zones[destination] if game.state.where[card] >= 0 else "nowhere"
                self._line(f"  {cards[card].name}: {came} to {went}")
            case Damaged(card, _, amount, _):
                self._line(f"  {cards[card].name} takes {amount} damage")
            case PlayerDamaged(player, _, amount, _):
                self._line(f"  {self._names[player]} takes {amount} damage")
            case LifeChanged(player, amount):
                self._line(
                    f"  {self._names[player]} {'gains' if amount >= 0 else 'loses'} {abs(amount)} life"
                )
            case _:
                pass

    def _line(self, text: str, clause: str = "") -> None:
        state = self._game.state
        if state.turn != self._turn and state.turn > 0:
            self._turn = state.turn
            self._say(f"Turn {state.turn}: {self._names[state.active]}")
        if self._step is not None:
            self._say(f" {self._step.step} [{self._step.clause}]")
            self._step = None
        self._say(f"  {text} [{clause}]" if clause else f"  {text}")


def replay(
    game: Game, answers: Iterable[int], names: tuple[str, str], say: Say, until: int | None = None
) -> None:
    """Play a game again by its answers and tell it; `until` stops before that answer.

    Raises Refused at an answer that the game does not allow.
    """
    told = Transcript(game, names, say)
    ask = game.start()
    for number, choice in enumerate(answers):
        if until is not None and number >= until:
            return
        if ask is not None and 0 <= choice < len(ask.options):
            told.answered(ask, choice)
        ask = game.answer(choice)
    told.ended()
