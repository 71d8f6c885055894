"""A game set at a point that a test wants: cards put into zones, answers given in words, and a look around.

A scene is told as `scene = Scene(RULESET)`, `scene.put("hand", card)`, `scene.begin("main")`,
`scene.answer("play", card)`, and then asked with `scene.names("field")` or `scene.offers("attack", card)`.
`Scene.of_decks` plays from the setting up on instead.
"""

from collections.abc import Sequence

from rules.engine.asks import Ask, Option
from rules.engine.definition import Definition
from rules.engine.events import Event
from rules.engine.game import Game, Listener, new_game
from rules.engine.randomness import Random
from rules.engine.ruleset import Ruleset
from rules.engine.state import Instance, Player, Result, State

Card = int | str
"""A card by its number, or by its name where only one card could be meant."""


class Scene:
    """One game of a ruleset, set up by hand; player 0 is the turn player unless `begin` says otherwise."""

    def __init__(self, rules: Ruleset, seed: int = 1) -> None:
        players = [Player(rules.starting_life, [0] * len(rules.resources)) for _ in range(2)]
        self.game = Game(rules, State(len(rules.zones), players, Random(seed)))
        self.log: list[Event] = []
        self.state.turn = 5

    @classmethod
    def of_decks(cls, rules: Ruleset, *decks: Sequence[tuple[str, Definition]], seed: int = 1) -> "Scene":
        """Return a scene at the first question of a whole game of these decks."""
        scene = cls(rules, seed)
        scene.game = new_game(rules, decks, seed)
        scene.game.start()
        return scene

    @property
    def state(self) -> State:
        """The position."""
        return self.game.state

    @property
    def ask(self) -> Ask:
        """The open question; a scene that is over has none, which is an error here."""
        assert self.game.ask is not None, f"the game is over: {self.ending}"
        return self.game.ask

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it is played."""
        return self.game.result

    @property
    def ending(self) -> tuple[int, str] | None:
        """The winner (-1: nobody) and the reason in a word, None while the game is played."""
        result = self.game.result
        return None if result is None else (result.winner, result.reason)

    def put(
        self,
        zone: str,
        definition: Definition,
        player: int = 0,
        *,
        owner: int | None = None,
        entered: int = 1,
        rested: bool = False,
        face_down: bool = False,
        damage: int = 0,
        counters: dict[str, int] | None = None,
    ) -> int:
        """Lay a card on top of a player's zone before the scene begins and return its number."""
        state = self.state
        place = self.game.rules.zones.index(zone, player)
        card = len(state.cards)
        state.cards.append(definition)
        state.owners.append(player if owner is None else owner)
        state.where.append(place)
        state.zones[place].append(card)
        if self.game.rules.zones.groups[place]:
            state.stamp += 1
            instance = Instance(card, player, entered, state.stamp)
            instance.rested = rested
            instance.face_down = face_down
            instance.damage = damage
            instance.counters = dict(counters) if counters else None
            state.instances[card] = instance
        return card

    def fill(self, zone: str, definition: Definition, count: int, player: int = 0) -> list[int]:
        """Lay several copies of a card on top of a player's zone before the scene begins."""
        return [self.put(zone, definition, player) for _ in range(count)]

    def give(self, player: int = 0, *, life: int | None = None, **resources: int) -> None:
        """Set a player's life, and resources by the index in their name: `give(r0=3)`."""
        one = self.state.players[player]
        one.life = one.life if life is None else life
        for name, amount in resources.items():
            one.resources[int(name.removeprefix("r"))] = amount

    def begin(self, step: str, *, active: int = 0, turn: int = 5, first: int = 0) -> "Scene":
        """Play on from a step of the turn plan to the first question."""
        state = self.state
        state.active, state.turn, state.first = active, turn, first
        # What was laid out went past the atoms: nothing that is known of the position holds any more.
        state.version += 1
        state.step = [one.name for one in self.game.rules.plan].index(step)
        self.game.resume()
        return self

    def record(self, *kinds: type[Event]) -> "Scene":
        """Keep these kinds of events in `log` from now on."""
        keep: Listener = lambda game, event: self.log.append(event)  # noqa: E731
        for kind in kinds:
            self.game.listeners.setdefault(kind, []).append(keep)
        return self

    def answer(
        self,
        verb: str,
        card: Card | None = None,
        other: Card | None = None,
        *,
        note: str | None = None,
        by: int | None = None,
    ) -> "Scene":
        """Answer the open question, which player `by` is asked if given, with the option of these words."""
        ask = self.ask
        assert by in (None, ask.player), f"{ask.kind} ({ask.clause}) is asked of player {ask.player}"
        places = [
            place for place, option in enumerate(ask.options) if self._is(option, verb, card, other, note)
        ]
        offered = "; ".join(self._words(option) for option in ask.options)
        assert places, f"{ask.kind} ({ask.clause}) of player {ask.player} offers no {verb}; only {offered}"
        first = ask.options[places[0]]
        alike = all(self._words(ask.options[place]) == self._words(first) for place in places)
        assert alike, f"{verb} is not one option of {ask.kind}: {offered}"
        self.game.answer(places[0])
        return self

    def do(self, *verbs: str) -> "Scene":
        """Answer one question after another with verbs that need no card."""
        for verb in verbs:
            self.answer(verb)
        return self

    def until(self, kind: str, player: int | None = None, most: int = 60) -> "Scene":
        """Answer with the last option, which does nothing more, until this kind of question is open."""
        for _ in range(most):
            if self.ask.kind == kind and player in (None, self.ask.player):
                return self
            self.game.answer(len(self.ask.options) - 1)
        raise AssertionError(f"no question {kind!r} came up within {most} answers")

    def offers(
        self, verb: str, card: Card | None = None, other: Card | None = None, *, note: str | None = None
    ) -> bool:
        """Return whether the open question has an option that these words describe."""
        return any(self._is(option, verb, card, other, note) for option in self.ask.options)

    def offered(self, verb: str) -> list[str]:
        """Return the names of the cards that options with this verb are about, in their order."""
        return [self._name(option.card) for option in self.ask.options if option.verb == verb]

    def cards(self, zone: str, player: int = 0) -> list[int]:
        """Return the numbers of the cards in a player's zone, the top card last."""
        return list(self.state.zones[self.game.rules.zones.index(zone, player)])

    def names(self, zone: str, player: int = 0) -> list[str]:
        """Return the names of the cards in a player's zone, the top card last."""
        return [self._name(card) for card in self.cards(zone, player)]

    def zone_of(self, card: int) -> str:
        """Return the name of the zone that a card lies in, "" for none."""
        place = self.state.where[card]
        return "" if place < 0 else self.game.rules.zones.names[place]

    def in_play(self, card: int) -> Instance:
        """Return the state of a card in play."""
        return self.state.instances[card]

    def life(self, player: int = 0) -> int:
        """Return a player's life."""
        return self.state.players[player].life

    def resource(self, index: int, player: int = 0) -> int:
        """Return how many units of a resource a player has."""
        return self.state.players[player].resources[index]

    def went_through(self, clause: str) -> int:
        """Return how often the game went through a clause."""
        return self.game.count.get(clause, 0)

    def _is(self, option: Option, verb: str, card: Card | None, other: Card | None, note: str | None) -> bool:
        return (
            option.verb == verb
            and self._means(option.card, card)
            and self._means(option.other, other)
            and note in (None, option.note)
        )

    def _means(self, number: int, wanted: Card | None) -> bool:
        return wanted is None or wanted == (number if isinstance(wanted, int) else self._name(number))

    def _name(self, card: int) -> str:
        return self.state.cards[card].name if 0 <= card < len(self.state.cards) else ""

    def _words(self, option: Option) -> str:
        words = (option.verb, self._name(option.card), str(option.other), option.note)
        return " ".join(word for word in words if word)
