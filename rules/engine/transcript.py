"""A game's transcript for people: turn, step, who did what, with the clause behind each line."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from rules.clauses import inventory
from rules.engine.asks import Ask
from rules.engine.events import (
    AbilityWaits,
    Announced,
    Damaged,
    Destroyed,
    Drew,
    Event,
    LifeChanged,
    Moved,
    PlayerDamaged,
    StepBegan,
)
from rules.engine.game import Game
from rules.engine.ids import NO_PLAYER, OTHER_PLAYER, CardId, PlayerId
from rules.engine.past import as_it_left
from rules.engine.sentences import (
    CardName,
    Sentence,
    Wording,
    answer_said,
    option_said,
    plain,
    question_said,
    with_players,
)
from rules.engine.views import sees_card
from rules.language.abilities import Ability, Activated, Declared, Spell
from rules.language.words.terms import verb

Say = Callable[[str], None]
Kind = Literal["deal", "answer", "event", "ability", "question", "end"]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the transcript, and where in the game it happened.

    `stage` counts the steps that have begun, 0 during setup; `turn`, `active`, `step` and `step_clause`
    describe the step. `who` is the seat that acted, -1 if nobody did.
    """

    kind: Kind
    stage: int
    turn: int
    active: PlayerId
    step: str
    step_clause: str
    who: PlayerId
    sentence: Sentence
    clause: str = ""

    @property
    def text(self) -> str:
        """The sentence with all its names."""
        return plain(self.sentence)


PrintLine = Callable[[Line], None]


DRAW = "draw"
HEARD = (
    Moved,
    Drew,
    Damaged,
    PlayerDamaged,
    LifeChanged,
    Destroyed,
    StepBegan,
    Announced,
    AbilityWaits,
)
"""The kinds of events that make lines."""


class Transcript:
    """Follows a game and produces its lines.

    Cards dealt before the first step are only counted. An ability's text is given once each time it is used:
    when it is announced, or when it triggers.
    """

    def __init__(self, game: Game, names: tuple[str, str], print_line: PrintLine, wording: Wording) -> None:
        self._game = game
        self.names = names
        self._print_line = print_line
        self._wording = wording
        self._announced: tuple[CardId, Ability] | None = None
        self._stage = 0
        self._step = StepBegan(NO_PLAYER, "", "")
        self._dealt: dict[tuple[PlayerId, str], list[CardName]] = {}
        for kind in HEARD:
            game.listeners.setdefault(kind, []).append(self._heard)

    def answered(self, ask: Ask, choice: int) -> None:
        """Add a line for the answer to a question."""
        said = answer_said(self._game, ask, choice, self.names[ask.player], self._wording)
        self._line("answer", ask.player, said, ask.clause)

    def asked(self, ask: Ask, number: int) -> None:
        """Add a line for the open question, with its number and options."""
        said = [option_said(self._game, one, self._wording) for one in ask.options]
        options = "; ".join([plain(with_players(one, self.names)) for one in said])
        who, what = self.names[ask.player], plain(question_said(self._game, ask))
        text = f"Question {number}: {who} is asked about {what} [{ask.clause}]: {options}"
        self._line("question", ask.player, (text,))

    def waiting(self, ask: Ask) -> None:
        """Add a line for a question that stays open, without its options."""
        self._line("question", ask.player, (f"{self.names[ask.player]} has a choice to make",), ask.clause)

    def ended(self) -> None:
        """Add a line for the end of the game."""
        result = self._game.state.result
        if result is None:
            self._flush()
            return
        who = f"{self.names[result.winner]} wins" if result.winner >= 0 else "nobody wins"
        text = f"After turn {self._game.state.turn}: {who} ({result.reason.replace('_', ' ')})"
        self._line("end", result.winner, (text,), result.clause)

    def _heard(self, game: Game, event: Event) -> None:
        match event:
            case StepBegan():
                self._flush()
                self._stage += 1
                self._step = event
            case Drew(player, card):
                if self._stage:
                    self._line("event", player, (f"{self.names[player]} draws ", self._name(card)))
                else:
                    self._deal(player, DRAW, card)
            case Moved():
                self._moved(event)
            case Damaged(card, _, amount, _):
                self._line("event", NO_PLAYER, (self._name(card), f" takes {amount} damage"))
            case PlayerDamaged(player, _, amount, _):
                self._line("event", player, (f"{self.names[player]} takes {amount} damage",))
            case LifeChanged(player, amount):
                words = f"{'gains' if amount >= 0 else 'loses'} {abs(amount)} life"
                self._line("event", player, (f"{self.names[player]} {words}",))
            case Announced(player, card, ability, clause):
                self._does(player, card, "says", ability, clause)
                self._announced = (card, ability)
            case AbilityWaits(player, card, ability):
                if self._is_news(card, ability) and self._is_known(card, ability):
                    self._does(player, card, "triggers", ability, game.rules.trigger_clause)
            case _:
                pass

    def _moved(self, event: Moved) -> None:
        """Add a line for a card that went from one zone to another."""
        game, zones = self._game, self._game.rules.zones
        came = zones.names[event.source] if event.source >= 0 else ""
        arrived = game.state.where[event.card] >= 0
        does = self._wording.move(came, zones.names[event.destination] if arrived else "")
        if self._stage:
            self._line("event", event.controller, (self._name(event.card), f" {verb(does)}"))
        else:
            self._deal(event.controller, does, event.card)

    def _name(self, card: CardId) -> CardName:
        return CardName(card, self._game.state.cards[card].name)

    def _deal(self, player: PlayerId, does: str, card: CardId) -> None:
        """Note a card dealt before the first step."""
        self._dealt.setdefault((player, does), []).append(self._name(card))

    def _does(self, player: PlayerId, card: CardId, word: str, ability: Ability, clause: str) -> None:
        """Add a line with an ability's text, and its keyword's clause or else the one it is used by."""
        cited = self._in_the_book(ability.clause) or self._in_the_book(clause)
        said = self._wording.ability(ability)
        self._line("ability", player, (self._name(card), f" {word}: {said}"), cited)

    def _in_the_book(self, number: str) -> str:
        """Return a clause's number in the game's own book, as editions may share code; "" if it has none."""
        rules = self._game.rules
        if number in rules.clause_names:
            return rules.clause_names[number][0]
        return number if not rules.clause_names or number in inventory(rules.code) else ""

    def _is_news(self, card: CardId, ability: Ability) -> bool:
        """Return whether a waiting ability still needs a line; it has one if it was just announced."""
        return not isinstance(ability, Spell | Activated) and (card, ability) != self._announced

    def _is_known(self, card: CardId, ability: Ability) -> bool:
        """Return whether both players know of a waiting ability: they see its card, or saw it in play.

        A player who declares an ability shows its card.
        """
        if isinstance(ability, Declared):
            return True
        game = self._game
        was = as_it_left(game, card)
        if was is not None:
            return not was.face_down
        if game.state.where[card] < 0:
            return True
        return all(sees_card(game.state, game.rules.zones, card, player) for player in OTHER_PLAYER)

    def _flush(self) -> None:
        """Add lines for the cards dealt so far: a single card by name, several by number."""
        dealt, self._dealt = self._dealt, {}
        for (player, does), cards in dealt.items():
            count, several = f"{len(cards)} cards", len(cards) > 1
            if does == DRAW:
                words: Sentence = (f"{verb(does)} {count if several else 'a card'}",)
            elif several:
                words = (f"{count} {verb(does, several)}",)
            else:
                words = (cards[0], f" {verb(does)}")
            self._line("deal", player, (f"{self.names[player]}: ", *words))

    def _line(
        self,
        kind: Kind,
        who: PlayerId,
        sentence: Sentence,
        clause: str = "",
    ) -> None:
        if self._dealt:
            self._flush()
        self._announced = None
        state, step = self._game.state, self._step
        turn, active = (state.turn, state.active) if self._stage else (0, NO_PLAYER)
        told = with_players(sentence, self.names)
        self._print_line(Line(kind, self._stage, turn, active, step.step, step.clause, who, told, clause))


INDENTS = {"answer": "  ", "event": "    ", "ability": "      "}
"""How far the lines that belong to a step are indented."""


class Written:
    """Writes a game's lines as text, with a heading for each turn and step in which something happens."""

    def __init__(self, names: tuple[str, str], say: Say) -> None:
        self.names = names
        self._say = say
        self._turn = 0
        self._stage = 0

    def line(self, line: Line) -> None:
        """Write a line, after the headings of its turn and step if it is their first."""
        if line.kind in INDENTS:
            self._place(line)
        indent = "    " if line.kind == "deal" else INDENTS.get(line.kind, "")
        clause = f" [{line.clause}]" if line.clause else ""
        self._say(f"{indent}{line.text}{clause}")

    def _place(self, line: Line) -> None:
        if line.turn != self._turn:
            self._turn = line.turn
            self._say(f"Turn {line.turn}: {self.names[line.active]}")
        if line.stage != self._stage:
            self._stage = line.stage
            self._say(f" {line.step} [{line.step_clause}]")


def replay(
    game: Game,
    answers: Iterable[int],
    names: tuple[str, str],
    wording: Wording,
    say: Say,
    until: int | None = None,
) -> bool:
    """Replay a game from its answers with a transcript; return whether all answers were used.

    `until` stops before that answer, counted from 0, and adds the question open there. Raises Refused at an
    answer that the game does not allow.
    """
    told = Transcript(game, names, Written(names, say).line, wording)
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
