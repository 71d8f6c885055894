"""The whole position as plain data that can be copied, compared and continued."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.engine.compiled import mypyc_attr
from rules.engine.continuous_effects import Lasting
from rules.engine.definition import Definition
from rules.engine.facts import Count, Fact
from rules.engine.ids import NO_CARD, PLAYERS, CardId, PlayerId
from rules.engine.objects import Arrival, Held, is_same, strangers, unmoved
from rules.engine.pending import Delayed, Pending
from rules.engine.randomness import Random
from rules.engine.slots import shallow_copy
from rules.engine.zones import Place

if TYPE_CHECKING:
    from rules.engine.objects import Was
    from rules.engine.occurrences import Occurrence


@mypyc_attr(allow_interpreted_subclasses=True)
class Instance:
    """A card in play: everything about it that is not printed on it.

    `controller` may differ from the owner. `face` is the side that is up. `entered` is the turn in which it
    came into play. `marks` are the words the rules remember of it until the end of the turn, or longer if the
    game says so; `numbers` are those with a number or a card. `host` is the card it is attached to (-1:
    none), `under` the cards beneath it that move with it.
    """

    __slots__ = (
        "card",
        "controller",
        "counters",
        "damage",
        "entered",
        "face",
        "face_down",
        "host",
        "marks",
        "numbers",
        "rested",
        "stamp",
        "under",
    )

    def __init__(self, card: CardId, controller: PlayerId, entered: int, stamp: int) -> None:
        self.card = card
        self.controller = controller
        self.entered = entered
        self.stamp = stamp
        self.rested = False
        self.face = 0
        self.face_down = False
        self.damage = 0
        self.host: CardId = NO_CARD
        self.counters: dict[str, int] | None = None
        self.marks: frozenset[str] = _NO_MARKS
        self.numbers: dict[str, tuple[int, ...]] | None = None
        self.under: tuple[CardId, ...] = ()

    def copy(self) -> "Instance":
        """Return an equal instance that shares nothing mutable."""
        # Written out, since positions are copied often and have many instances.
        copy = Instance(self.card, self.controller, self.entered, self.stamp)
        copy.rested = self.rested
        copy.face = self.face
        copy.face_down = self.face_down
        copy.damage = self.damage
        copy.host = self.host
        copy.counters = None if self.counters is None else self.counters.copy()
        copy.marks = self.marks
        copy.numbers = self.numbers
        copy.under = self.under
        return copy

    def numbers_of(self, word: str) -> tuple[int, ...]:
        """Return the numbers or cards stored under a key."""
        return self.numbers.get(word, ()) if self.numbers else ()

    def fingerprint(self) -> tuple[object, ...]:
        """Return everything that distinguishes this instance in a position."""
        counters = tuple(sorted(self.counters.items())) if self.counters else ()
        numbers = tuple(sorted(self.numbers.items())) if self.numbers else ()
        return (
            self.card,
            self.controller,
            self.rested,
            self.face,
            self.face_down,
            self.damage,
            self.host,
            counters,
            tuple(sorted(self.marks)),
            numbers,
            self.under,
        )


_NO_MARKS: frozenset[str] = frozenset()
LASTING_STATES = "states that hold"
"""The key for a card's state-triggered abilities that have triggered and whose state still lasts."""


_NO_FACTS: frozenset[Fact] = frozenset()


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A player's own values: life, resources, and what happened this turn.

    `resources` are indexed in the game's order. `turn_counts` are the counters of the current turn, such as
    how many cards were drawn, and `turn_facts` the facts recorded about single cards; both are emptied at the
    end of a turn. `game_counts` and `game_facts` are the same for the whole game, `game_tallies` are counters
    kept separately for several things of a kind.
    """

    __slots__ = (
        "game_counts",
        "game_facts",
        "game_tallies",
        "life",
        "lost",
        "resources",
        "turn_counts",
        "turn_facts",
    )

    def __init__(self, life: int, resources: list[int]) -> None:
        self.life = life
        self.resources = resources
        self.turn_counts: dict[str, int] = {}
        self.game_counts: dict[str, int] = {}
        self.game_tallies: dict[Count, int] = {}
        self.turn_facts = _NO_FACTS
        self.game_facts = _NO_FACTS
        self.lost = ""

    def copy(self) -> "Player":
        """Return an equal player that shares nothing mutable."""
        copy = shallow_copy(self)
        copy.resources = self.resources.copy()
        copy.turn_counts = self.turn_counts.copy()
        copy.game_counts = self.game_counts.copy()
        copy.game_tallies = self.game_tallies.copy()
        return copy


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game.

    Cards are numbered: `cards[n]` is the definition of card n, `owners[n]` its owner, `where[n]` the index of
    its zone (-1: none), `instances[n]` its state while in play. `zones` are lists of card numbers, the last
    one on top. `version` grows with every write, `stamp` with every timestamp. `step` is the index in the
    turn plan at which play continues, `turn` counts from 1, `first` is the player who went first.
    `last_known` has cards as they left play. `on_hold` has the zone and position of cards waiting between two
    zones. `delayed` are abilities that effects created, `happened` the occurrences of the turn that are asked
    about later. `shown` says who may see a card beyond its zone's rules, `covered` who may see one that is
    face down out of play. `arrivals` count how often a card became a new object; `since` is when cards out of
    play began to change others, if not at the start. `put_by` has the objects that cards became as an effect
    moved them, and the card whose effect it was, if something asks about that. `origins` are the cards' zones
    before setup. `result` is set at the end of the game.
    """

    __slots__ = (
        "active",
        "arrivals",
        "cards",
        "covered",
        "delayed",
        "first",
        "happened",
        "instances",
        "last_known",
        "lasting",
        "on_hold",
        "origins",
        "owners",
        "pending",
        "players",
        "put_by",
        "random",
        "result",
        "shown",
        "since",
        "stamp",
        "step",
        "turn",
        "version",
        "where",
        "zones",
    )

    def __init__(self, zone_count: int, players: list[Player], random: Random) -> None:
        self.cards: list[Definition] = []
        self.owners: list[PlayerId] = []
        self.where: list[Place] = []
        self.arrivals: dict[CardId, int] = {}
        self.since: dict[CardId, int] = {}
        self.put_by: dict[CardId, tuple[Arrival, Held]] = {}
        self.origins: tuple[Place, ...] = ()
        self.instances: dict[CardId, Instance] = {}
        self.zones: list[list[CardId]] = [[] for _ in range(zone_count)]
        self.players = players
        self.random = random
        self.active: PlayerId = PLAYERS[0]
        self.first: PlayerId = PLAYERS[0]
        self.turn = 0
        self.step = 0
        self.version = 0
        self.stamp = 0
        self.pending: list[Pending] = []
        self.lasting: list[Lasting] = []
        self.on_hold: dict[CardId, tuple[Place, int]] = {}
        self.delayed: list[Delayed] = []
        self.happened: list[Occurrence] = []
        self.shown: dict[CardId, tuple[PlayerId, ...]] = {}
        self.covered: dict[CardId, tuple[PlayerId, ...]] = {}
        self.last_known: dict[CardId, Was] = {}
        self.result: Result | None = None

    def copy(self) -> "State":
        """Return an equal position that shares nothing mutable; used at checkpoints."""
        copy = shallow_copy(self)
        copy.cards = self.cards.copy()
        copy.owners = self.owners.copy()
        copy.where = self.where.copy()
        copy.arrivals = self.arrivals.copy()
        copy.since = self.since.copy()
        copy.put_by = self.put_by.copy()
        copy.instances = {number: instance.copy() for number, instance in self.instances.items()}
        copy.zones = [zone.copy() for zone in self.zones]
        copy.players = [player.copy() for player in self.players]
        copy.random = self.random.copy()
        copy.pending = self.pending.copy()
        copy.lasting = self.lasting.copy()
        copy.on_hold = self.on_hold.copy()
        copy.delayed = self.delayed.copy()
        copy.happened = self.happened.copy()
        copy.shown = self.shown.copy()
        copy.covered = self.covered.copy()
        copy.last_known = self.last_known.copy()
        return copy

    def showing(self, cards: Sequence[Definition]) -> "State":
        """Return the same position with other printed cards in it, for display only."""
        shown = shallow_copy(self)
        shown.cards = list(cards)
        return shown

    def zone(self, kind: int, player: PlayerId = PLAYERS[0]) -> list[CardId]:
        """Return the cards in a player's zone, the last one on top; a shared zone is player 0's."""
        return self.zones[2 * kind + player]

    def zone_of_both(self, kind: int) -> list[CardId]:
        """Return the cards in both players' zones of a kind, player 0's first."""
        return self.zones[2 * kind] + self.zones[2 * kind + 1]

    def fingerprint(self) -> tuple[object, ...]:
        """Return what makes two positions equal where play repeats itself.

        Neither the turn number is in it nor the history: what happened this turn, and cards as they were.
        """
        # Lists first: a tuple built from an iterator without a length is resized, and Python then keeps
        # thousands of the freed pieces for each size.
        return (
            tuple([tuple(zone) for zone in self.zones]),
            tuple([instance.fingerprint() for instance in self.instances.values()]),
            tuple([(player.life, tuple(player.resources), player.lost) for player in self.players]),
            self.active,
            self.step,
            tuple([self._waiting(one) for one in self.pending]),
            tuple(self.lasting),
            tuple(self.delayed),
            tuple(self.covered.items()),
            self.random.state,
        )

    def _waiting(self, one: Pending) -> tuple[object, ...]:
        """Return everything that distinguishes a waiting entry, and which of its cards are still the same."""
        kept = tuple([is_same(self, card) for _, cards in one.kept for card in cards])
        return one.unstamped(), unmoved(self, one.targets, one.arrivals), strangers(self, one.objects), kept


class Result:
    """How a game ended: the winner (-1: nobody), the reason in a word, and the clause.

    `finished` is False for a game that hit a limit: it is not a draw and counts for nobody.
    """

    __slots__ = ("clause", "finished", "reason", "winner")

    def __init__(self, winner: PlayerId, reason: str, clause: str, finished: bool = True) -> None:
        self.winner = winner
        self.reason = reason
        self.clause = clause
        self.finished = finished
