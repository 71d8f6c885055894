"""A game being played: one position, one open question, and the record of the answers so far."""

from collections.abc import Callable, Sequence

from rules.engine.asks import Ask, GameOver, Option, Procedure, Refused
from rules.engine.atoms import enter
from rules.engine.definition import Definition
from rules.engine.events import Event
from rules.engine.loops import Loops
from rules.engine.plan import turns
from rules.engine.randomness import Random
from rules.engine.ruleset import Ruleset
from rules.engine.state import Player, Result, State

Listener = Callable[["Game", Event], None]
DECISION_CEILING = 4000
TURN_CEILING = 200


class Game:
    """Plays one game by a ruleset: `start`, then `answer` until no question is open.

    `count` holds how often each clause was gone through. `checked` is the version of the position in which
    the rules checks last found nothing to do. `listeners` are told events by type; the
    automatic and static abilities in play are kept in indexes so that an event asks only those it concerns.
    """

    __slots__ = (
        "answers",
        "ask",
        "automatic",
        "characteristics",
        "characteristics_version",
        "checked",
        "count",
        "decision_ceiling",
        "listeners",
        "loops",
        "replacing",
        "rules",
        "state",
        "static",
        "turn_ceiling",
        "_procedure",
    )

    def __init__(self, rules: Ruleset, state: State) -> None:
        self.rules = rules
        self.state = state
        self.ask: Ask | None = None
        self.answers: list[int] = []
        self.count: dict[str, int] = {}
        self.listeners: dict[type, list[Listener]] = {}
        self.automatic: dict[str, list[int]] = {}
        self.static: list[int] = []
        self.replacing: dict[str, list[int]] = {}
        self.characteristics: dict[int, Definition] = {}
        self.characteristics_version = -1
        self.checked = -1
        self.loops = Loops()
        self.decision_ceiling = DECISION_CEILING
        self.turn_ceiling = TURN_CEILING
        self._procedure: Procedure = nothing()

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it is played."""
        return self.state.result

    def start(self) -> Ask | None:
        """Begin the game and return the first open question."""
        self._procedure = self._whole_game()
        return self._advance(None)

    def resume(self) -> Ask | None:
        """Play on from a position at a checkpoint and return the question that is open there."""
        for number in self.state.instances:
            self.index(number)
        self._procedure = turns(self)
        return self._advance(None)

    def answer(self, choice: int) -> Ask | None:
        """Answer the open question with the option at this place and return the next question.

        Raises Refused, with nothing changed, for a place that no option has or when nothing is asked.
        """
        ask = self.ask
        if ask is None:
            raise Refused("nothing_asked", "", "the game is over; no question is open")
        if not 0 <= choice < len(ask.options):
            raise Refused(
                "not_an_option",
                ask.clause,
                f"option {choice} is not open; {ask.kind} ({ask.clause}) has 0 to {len(ask.options) - 1}",
            )
        self.answers.append(choice)
        if len(self.answers) > self.decision_ceiling:
            self._stop(Result(-1, "decision_ceiling", "", finished=False))
            return None
        return self._advance(ask.options[choice])

    def concede(self, player: int) -> None:
        """End the game at once because a player gives up, whatever question is open."""
        self._stop(Result(1 - player, "concession", self.rules.concession_clause))

    def finish(self, result: Result) -> None:
        """End the game from inside a procedure."""
        names = self.rules.clause_names
        if names:
            result.clause = names.get(result.clause, (result.clause,))[0]
        self.state.result = result
        raise GameOver

    def fork(self) -> "Game":
        """Return a game of its own that plays on from here; only at a question that is a checkpoint.

        The copy counts no clauses for the original, and asks the same question first.
        """
        if self.ask is None or not self.ask.checkpoint:
            raise Refused("no_checkpoint", "", "a position can be copied only at a checkpoint")
        twin = Game(self.rules, self.state.copy())
        twin.resume()
        return twin

    def tell(self, event: Event) -> None:
        """Tell an event to those who listen to its type."""
        for listener in self.listeners.get(type(event), ()):
            listener(self, event)

    def index(self, number: int) -> None:
        """Take note of the abilities of a card that came into play, where they are valid."""
        if not self.rules.zones.valid[self.state.where[number]]:
            return
        for ability in self.state.cards[number].abilities:
            if ability.kind == "automatic":
                self.automatic.setdefault(ability.trigger, []).append(number)
            elif ability.kind == "static" and number not in self.static:
                self.static.append(number)

    def unindex(self, number: int) -> None:
        """Forget the abilities of a card that is about to leave play."""
        if not self.rules.zones.valid[self.state.where[number]]:
            return
        for ability in self.state.cards[number].abilities:
            if ability.kind == "automatic":
                self.automatic[ability.trigger].remove(number)
            elif ability.kind == "static" and number in self.static:
                self.static.remove(number)

    def _whole_game(self) -> Procedure:
        yield from self.rules.set_up(self)
        yield from turns(self)

    def _advance(self, chosen: Option | None) -> Ask | None:
        names = self.rules.clause_names
        try:
            ask = next(self._procedure) if chosen is None else self._procedure.send(chosen)
            while True:
                if names:
                    ask.clause = names.get(ask.clause, (ask.clause,))[0]
                self.loops.narrow(self.state, ask)
                if len(ask.options) != 1:
                    break
                ask = self._procedure.send(ask.options[0])
        except GameOver:
            self.ask = None
            return None
        self.ask = ask
        return ask

    def _stop(self, result: Result) -> None:
        self._procedure.close()
        self.state.result = result
        self.ask = None


def nothing() -> Procedure:
    """Return a procedure in which nothing happens and nothing is asked."""
    yield from ()


def new_game(rules: Ruleset, decks: Sequence[Sequence[tuple[str, Definition]]], seed: int) -> Game:
    """Return a game ready to start: each player's cards lie in the zones that their sections go to.

    `decks` holds, for each player, pairs of a section code and a card. Order within a deck does not
    matter: the setting up shuffles what the rulebook shuffles.
    """
    players = [Player(rules.starting_life, [0] * rules.resource_count) for _ in decks]
    state = State(len(rules.zones), players, Random(seed))
    for player, deck in enumerate(decks):
        for section, definition in deck:
            zone = 2 * rules.section_zones[section] + player
            state.zones[zone].append(len(state.cards))
            state.where.append(zone)
            state.owners.append(player)
            state.cards.append(definition)
    game = Game(rules, state)
    for card, zone in enumerate(state.where):
        if rules.zones.groups[zone]:
            enter(game, card, state.owners[card])
    return game
