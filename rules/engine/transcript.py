"""A game told as a person would follow it: turn, step, who did what, with the clause behind each line."""

from collections import Counter
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

    A step is named only once something happens in it. Of the cards that are dealt out before the first
    step only the number is said.
    """

    def __init__(self, game: Game, names: tuple[str, str], say: Say) -> None:
        self._game = game
        self._names = names
        self._say = say
        self._turn = -1
        self._step: StepBegan | None = None
        self._setting_up = True
        self._dealt: Counter[tuple[int, str, str]] = Counter()
        for kind in (Moved, Drew, Damaged, PlayerDamaged, LifeChanged, Destroyed, StepBegan, TurnBegan):
            game.listeners.setdefault(kind, []).append(self._heard)

    def answered(self, ask: Ask, choice: int) -> None:
        """Say how a question was answered."""
        words = self._game.rules.describe(self._game, ask.options[choice])
        if words in ("yes", "no"):
            words = f"{self._question(ask)}: {words}"
        self._line(f"{self._names[ask.player]}: {words}", ask.clause)

    def asked(self, ask: Ask, number: int) -> None:
        """Say which question is open, the how manieth it is, and how it may be answered."""
        self._flush()
        options = "; ".join(self._game.rules.describe(self._game, option) for option in ask.options)
        who, what = self._names[ask.player], self._question(ask)
        self._say(f"Question {number}: {who} is asked about {what} [{ask.clause}]: {options}")

    def ended(self) -> None:
        """Say how the game ended."""
        self._flush()
        result = self._game.state.result
        if result is None:
            return
        who = f"{self._names[result.winner]} wins" if result.winner >= 0 else "nobody wins"
        clause = f" [{result.clause}]" if result.clause else ""
        self._say(f"After turn {self._game.state.turn}: {who} ({result.reason.replace('_', ' ')}){clause}")

    def _question(self, ask: Ask) -> str:
        about = f" ({self._game.state.cards[ask.about].name})" if ask.about >= 0 else ""
        return ask.kind.replace("_", " ") + about

    def _heard(self, game: Game, event: Event) -> None:
        cards, zones = game.state.cards, game.rules.zones.names
        match event:
            case StepBegan():
                self._flush()
                self._setting_up = False
                self._step = event
            case Drew(player, card):
                if self._setting_up:
                    self._dealt[player, "draws", ""] += 1
                else:
                    self._line(f"  {self._names[player]} draws {cards[card].name}")
            case Moved(card, source, destination, mover):
                came = zones[source] if source >= 0 else "nowhere"
                went = zones[destination] if game.state.where[card] >= 0 else "nowhere"
                if self._setting_up:
                    self._dealt[mover, f"{came} to {went}", cards[card].name] += 1
                else:
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

    def _flush(self) -> None:
        """Say what was dealt out so far: a card by its name, several by their number."""
        counts: Counter[tuple[int, str]] = Counter()
        names: dict[tuple[int, str], str] = {}
        for (player, what, name), count in self._dealt.items():
            counts[player, what] += count
            names[player, what] = name
        self._dealt.clear()
        for (player, what), count in counts.items():
            cards = f"{count} cards" if count > 1 else names[player, what] or "a card"
            words = f"draws {cards}" if what == "draws" else f"{cards}: {what}"
            self._say(f"    {self._names[player]}: {words}")

    def _line(self, text: str, clause: str = "") -> None:
        self._flush()
        state = self._game.state
        if state.turn != self._turn and not self._setting_up:
            self._turn = state.turn
            self._say(f"Turn {state.turn}: {self._names[state.active]}")
        if self._step is not None:
            self._say(f" {self._step.step} [{self._step.clause}]")
            self._step = None
        self._say(f"  {text} [{clause}]" if clause else f"  {text}")


def replay(
    game: Game, answers: Iterable[int], names: tuple[str, str], say: Say, until: int | None = None
) -> bool:
    """Play a game again by its answers and tell it; tell whether all of them were given.

    `until` stops before that answer, counted from 0, and tells the question that is open there. Raises
    Refused at an answer that the game does not allow.
    """
    told = Transcript(game, names, say)
    ask = game.start()
    for number, choice in enumerate(answers):
        if until is not None and number >= until and ask is not None:
            told.asked(ask, number)
            return False
        if ask is not None and 0 <= choice < len(ask.options):
            told.answered(ask, choice)
        ask = game.answer(choice)
    told.ended()
    return True
