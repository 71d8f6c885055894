"""A game in progress: one position, one open question, and the answers so far."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import NoReturn

from rules.engine import atoms, tables
from rules.engine.applicable_replacements import ApplicableReplacement
from rules.engine.asks import Ask, GameOver, NothingOffered, Option, Procedure, Refused
from rules.engine.cache import Cache, Known
from rules.engine.clauses import gone_through
from rules.engine.compiled import mypyc_attr
from rules.engine.definition import Definition
from rules.engine.events import Event
from rules.engine.ids import NO_CARD, NO_PLAYER, OTHER_PLAYER, CardId, PlayerId, card_numbers
from rules.engine.in_force import InForce
from rules.engine.indexes import add_abilities, index_beyond, look_abroad
from rules.engine.loops import Agreement, Loops
from rules.engine.occurrences import Topic
from rules.engine.plan import whole_game
from rules.engine.ruleset import Ruleset
from rules.engine.state import Result, State
from rules.engine.writes import Writes
from rules.language.abilities import Ability
from rules.language.effects import Effect
from rules.language.vocabulary import EVERYWHERE

Listener = Callable[["Game", Event], None]
tables.fill()
DECISION_CEILING = 4000
TURN_CEILING = 200


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Plays one game by a ruleset: `start`, then `answer` until no question is open.

    `calls` counts the calls of functions with clauses, `passed` the other uses of clauses; `count` has both.
    `checked` is the version of the position in which the state-based actions last found nothing to do,
    `settled` the same including those that ask, `quiet` the one in which nothing waited and no player could
    do anything. `clear` are the aspects those checks read, `writes` when each aspect was last written.
    `in_force` are the continuous effects and the resulting cards, `kept` the cached answers about the
    position. `instead` is set while a replacement effect is applied; `doer` is the card whose effect is
    causing events, -1 for the rules, `performing` the innermost of the `nested` effects being applied. Events
    of the same `beat` happen at once; `heard` has the beat in which abilities triggered that count as one.
    `listeners` receive events by type. Abilities in play are indexed, so that an event asks only those it
    concerns; `beyond` and `guarding` have the automatic and replacement abilities that work elsewhere,
    `abroad` tells whether any card has one, `outlying` has the cards that could change others from there, and
    `counted` are the kinds of events that some ability counts over a turn. `layering` are the cards so far
    while continuous effects are being applied. `checkpoint` is the position at the last question that was one
    and the number of answers before it, if `keeps_checkpoints` is set.
    """

    __slots__ = (
        "abroad",
        "activated",
        "answers",
        "applied",
        "ask",
        "automatic",
        "beat",
        "nested",
        "beyond",
        "counted",
        "calls",
        "checked",
        "checkpoint",
        "clear",
        "decision_ceiling",
        "doer",
        "guarding",
        "heard",
        "in_force",
        "instead",
        "keeps_checkpoints",
        "kept",
        "layering",
        "listeners",
        "loops",
        "outlying",
        "passed",
        "performing",
        "quiet",
        "replacing",
        "rules",
        "settled",
        "state",
        "static",
        "turn_ceiling",
        "writes",
        "_agreement",
        "_procedure",
    )

    def __init__(self, rules: Ruleset, state: State) -> None:
        self.rules: Ruleset = rules
        self.state: State = state
        self.ask: Ask | None = None
        self.answers: list[int] = []
        self.calls: defaultdict[int, int] = defaultdict(int)
        self.passed: dict[str, int] = {}
        self.listeners: dict[type, list[Listener]] = {}
        self.abroad = False
        self.activated: list[CardId] = []
        self.automatic: dict[Topic, list[CardId]] = {}
        self.beyond: dict[Topic, list[CardId]] = {}
        self.guarding: dict[Topic, list[CardId]] = {}
        self.counted: frozenset[Topic] = frozenset()
        self.outlying: frozenset[CardId] = frozenset()
        self.static: list[CardId] = []
        self.replacing: dict[Topic, list[CardId]] = {}
        self.layering: dict[CardId, Definition] | None = None
        self.in_force = InForce()
        self.checked = -1
        self.writes = Writes()
        self.clear: Known[int] | None = None
        self.settled = self.quiet = -1
        self.instead = False
        self.doer: CardId = NO_CARD
        self.performing: Effect | None = None
        self.beat = self.nested = 0
        self.heard: dict[tuple[CardId, Ability], int] = {}
        self.applied: tuple[ApplicableReplacement, ...] = ()
        self.kept: Cache = {}
        self.loops = Loops()
        self.keeps_checkpoints = False
        self.checkpoint: tuple[State, int] | None = None
        self._agreement: Agreement | None = None
        self.decision_ceiling = DECISION_CEILING
        self.turn_ceiling = TURN_CEILING
        self._procedure: Procedure = nothing()

    @property
    def count(self) -> dict[str, int]:
        """How often the game used each clause; clauses of functions count only after `count_clauses`."""
        count = gone_through(self.rules, self.calls)
        for number, times in self.passed.items():
            count[number] = count.get(number, 0) + times
        return count

    def passes(self, number: str) -> None:
        """Count a clause that has no function, such as that of a step or a replacement."""
        self.passed[number] = self.passed.get(number, 0) + 1

    @property
    def result(self) -> Result | None:
        """The game's result; None while it is running."""
        return self.state.result

    def start(self) -> Ask | None:
        """Begin the game, or play on from where it was set up, and return the first open question."""
        look_abroad(self)
        self._procedure = whole_game(self, begun=self.state.turn > 0)
        return self._advance(None)

    def resume(self) -> Ask | None:
        """Play on from a position at a checkpoint and return the question that is open there."""
        look_abroad(self)
        self.in_force = InForce()
        for number in self.state.instances:
            add_abilities(self, number)
        index_beyond(self)
        self._procedure = whole_game(self, begun=True)
        return self._advance(None)

    def answer(self, choice: int) -> Ask | None:
        """Answer the open question with the option at this index and return the next question.

        Raises Refused, with nothing changed, if there is no such option or no open question.
        """
        ask = self.ask
        if ask is None:
            raise Refused("nothing_asked", "", "the game is over; no question is open")
        if not 0 <= choice < len(ask.options):
            raise Refused(
                "not_an_option",
                ask.clause,
                f"option {choice} is not open; the open question (§ {ask.clause}) has the options 0 to "
                f"{len(ask.options) - 1}",
            )
        self.answers.append(choice)
        if len(self.answers) > self.decision_ceiling:
            self._stop(Result(NO_PLAYER, "decision_ceiling", "", finished=False))
            return None
        if self._agreement is not None:
            return self._agree(self._agreement, choice)
        return self._advance(ask.options[choice])

    def concede(self, player: PlayerId) -> None:
        """End the game at once because a player concedes, whatever question is open."""
        self._stop(Result(OTHER_PLAYER[player], "concession", self.rules.concession_clause))

    def finish(self, result: Result) -> NoReturn:
        """End the game from inside a procedure."""
        names = self.rules.clause_names
        if names:
            result.clause = names.get(result.clause, (result.clause,))[0]
        atoms.end_game(self, result)
        raise GameOver

    def fork(self) -> "Game":
        """Return an independent copy of the game; only at a question that is a checkpoint.

        The copy counts no clauses for the original, and asks the same question first.
        """
        if self.ask is None or not self.ask.checkpoint:
            raise Refused("no_checkpoint", "", "a position can be copied only at a checkpoint")
        copy = Game(self.rules, self.state.copy())
        copy.resume()
        return copy

    def emit(self, event: Event) -> None:
        """Emit an event to the listeners of its type."""
        for listener in self.listeners.get(type(event), ()):
            listener(self, event)

    def works(self, number: CardId, ability: Ability, place: int | None = None) -> bool:
        """Return whether an ability of a card works in its current zone or the given one."""
        if place is None:
            place = self.state.where[number]
        if EVERYWHERE in ability.zones:
            return True
        if place < 0:
            return False
        zones = self.rules.zones
        if zones.names[place] in ability.zones:
            return True
        return zones.valid[place] and bool(zones.groups[place]) and not ability.only_there

    def _advance(self, chosen: Option | None) -> Ask | None:
        names = self.rules.clause_names
        try:
            ask = next(self._procedure) if chosen is None else self._procedure.send(chosen)
            while True:
                if names:
                    ask.clause = names.get(ask.clause, (ask.clause,))[0]
                agree = self.rules.agreement_clause
                began = self.loops.narrow(self.state, ask, len(self.answers), agree=bool(agree))
                if began >= 0:
                    self._agreement = Agreement(ask, began, self.answers[began:], self.state.active)
                    ask = self._agreement.question(agree)
                if len(ask.options) != 1:
                    if not ask.options:
                        raise NothingOffered(ask)
                    break
                ask = self._procedure.send(ask.options[0])
        except GameOver:
            self.ask = None
            return None
        self.ask = ask
        if self.keeps_checkpoints and ask.checkpoint:
            self.checkpoint = self.state.copy(), len(self.answers)
        return ask

    def _agree(self, agreement: Agreement, times: int) -> Ask | None:
        """Note how often a player runs a loop; once both have answered, run it and break it."""
        if not agreement.say(times):
            self.ask = agreement.question(self.rules.agreement_clause)
            return self.ask
        self._agreement = None
        ask: Ask | None = agreement.ask
        self.loops.paused = True
        for place in agreement.runs():
            if ask is None or place >= len(ask.options):
                break
            ask = self._advance(ask.options[place])
        self.loops.paused = False
        self.loops.settle(agreement)
        if ask is None:
            return None
        self.loops.narrow(self.state, ask, len(self.answers))
        if len(ask.options) == 1:
            return self._advance(ask.options[0])
        self.ask = ask
        return ask

    def _stop(self, result: Result) -> None:
        self._procedure.close()
        atoms.end_game(self, result)
        self.ask = None


def nothing() -> Procedure:
    """Return a procedure that does nothing and asks nothing."""
    yield from ()


def new_game(rules: Ruleset, decks: Sequence[Sequence[tuple[str, Definition]]], seed: int) -> Game:
    """Return a game ready to start, with each player's cards in the zones of their sections.

    `decks` has pairs of a section code and a card for each player. Their order does not matter: setup
    shuffles what the rulebook shuffles.
    """
    state = atoms.deal_out(rules, decks, seed)
    game = Game(rules, state)
    for card, zone in zip(card_numbers(len(state.cards)), state.where, strict=True):
        if rules.zones.groups[zone]:
            atoms.enter(game, card, state.owners[card])
    index_beyond(game)
    return game
