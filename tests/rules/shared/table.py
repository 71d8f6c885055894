"""A scene of any game in words that all games have: a deck, a hand, creatures in play, a spell."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.dialects import dialect_of
from rules.engine.definition import Definition
from rules.engine.layers import characteristics
from rules.language.abilities import Ability, Spell
from rules.language.effects import Effect
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter
from rules.language.references import Side
from rules.systems import CODES
from tests.rules.dm.play import cards as dm
from tests.rules.dm.play import scenes as dm_scenes
from tests.rules.fow5.play import made_up as fow5
from tests.rules.fow8.play import made_up as fow8
from tests.rules.fow8.play.made_up import FREE
from tests.rules.play.stress import GROUNDS, Ground
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.setcg.play import made_up as setcg
from tests.rules.sve.play import made_up as sve


@dataclass(frozen=True)
class Kit:
    """What a game calls the zones and the step of a scene, and how its cards are made up.

    `unit` is what a creature of strength 1 has of each stat; `attributes`, `races` and `keyword` are words
    that the game's own cards print.
    """

    scene: Callable[[], Scene]
    main: str
    deck: str
    discard: str
    unit: int
    creature: Callable[[str, int, tuple[Ability, ...]], Definition]
    spell: Callable[[tuple[Ability, ...]], Definition]
    cast: str
    attributes: tuple[str, str]
    races: tuple[str, str]
    keyword: str
    other_type: str
    moment: str = "turn_begins"
    resource: int = 0
    hand: str = "hand"
    use: str = "use"
    uses_in: str = ""


def _dm_scene() -> Scene:
    made = dm_scenes.scene(6)
    made.fill("mana zone", dm.ANT, 6, 1)
    for player in (0, 1):
        made.put("hand", dm.card("Rest", 1), player)
    return made


def _setcg_scene() -> Scene:
    made = setcg.table()
    for player in (0, 1):
        made.put("hand", setcg.other("monster", "Imp", cost=0, element="shine"), player)
    return made


def _sve_scene() -> Scene:
    made = sve.table()
    made.put("hand", sve.follower("Rest"))
    return made


def _force(scene: Callable[[], Scene]) -> Kit:
    return Kit(
        scene,
        "main",
        "main deck",
        "graveyard",
        100,
        lambda name, strength, abilities: fow8.resonator(
            name, 100 * strength, 100 * strength, abilities=abilities
        ),
        lambda abilities: fow8.face("Spell", "chant", cost="{0}", abilities=abilities),
        "play",
        ("light", "fire"),
        ("Beast", "Dragon"),
        "Flying",
        "addition",
    )


KITS = {
    "dm": Kit(
        _dm_scene,
        "main",
        "deck",
        "graveyard",
        1000,
        lambda name, strength, abilities: dm.card(name, 1, 1000 * strength, abilities=abilities),
        lambda abilities: dm.card("Spell", 1, 0, types=("spell",), abilities=abilities),
        "use",
        ("fire", "water"),
        ("Dragonoid", "Liquid People"),
        "Blocker",
        "spell",
        use="activate",
        uses_in="attack",
    ),
    "fow8": _force(lambda: fow8.quiet()),
    "fow5": _force(lambda: fow5.quiet()),
    "setcg": Kit(
        _setcg_scene,
        "main 1",
        "deck",
        "break zone",
        1000,
        lambda name, strength, abilities: setcg.forward(name, 1000 * strength, cost=0, abilities=abilities),
        lambda abilities: setcg.other("summon", "Spell", cost=0, abilities=abilities),
        "summon",
        ("fire", "ice"),
        ("Knight", "Dragoon"),
        "brave",
        "monster",
    ),
    "sve": Kit(
        _sve_scene,
        "main phase",
        "deck area",
        "cemetery",
        1,
        lambda name, strength, abilities: sve.follower(name, strength, strength, abilities=abilities),
        lambda abilities: sve.card("Spell", ("spell",), 0, abilities=abilities),
        "play",
        ("forestcraft", "swordcraft"),
        ("Pixie", "Officer"),
        "Ward",
        "amulet",
        "main phase",
        2,
        use="activate",
    ),
}


ORDERING = {"next", "resolve", "play_ability", "stack"}
"""What players answer where they only say in which order things go or happen."""


class Table:
    """A scene with a deck for each player, in which player 0 has the main step."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.kit = KITS[code]
        self.on: Ground = GROUNDS[code]
        self.scene = self.kit.scene()

    @property
    def unit(self) -> int:
        """What a creature of strength 1 has of each stat."""
        return self.kit.unit

    def stats(self, strength: int) -> tuple[int, ...]:
        """Return stats of so much strength, as many as a card has."""
        return (strength * self.unit,) * len(self.on.bonus)

    @property
    def stat(self) -> str:
        """The first stat of a card."""
        return (dialect_of(self.code).words["stat"] or ("",))[0]

    @property
    def subtype(self) -> str:
        """A subtype that cards may have."""
        return (dialect_of(self.code).words["subtype"] or ("",))[0]

    @property
    def resource(self) -> tuple[int, str]:
        """A resource, as a place among the game's resources and as its word."""
        return self.kit.resource, self.scene.game.rules.resources[self.kit.resource]

    @property
    def counters(self) -> tuple[str, str]:
        """Two kinds of counters."""
        known = dialect_of(self.code).words["counter"] or ("Gold", "Silver")
        return known[-1], known[-2]

    def creature(
        self,
        name: str,
        *abilities: Ability,
        strength: int = 2,
        cost: int | None = None,
        race: str = "",
        attribute: str = "",
        keyword: str = "",
    ) -> Definition:
        """Return a made-up creature; its abilities are such as the game takes."""
        made = self.kit.creature(name, strength, written(self.code, *abilities))
        if cost is not None:
            made.cost = cost
        if race:
            made.races = frozenset({race})
        if attribute:
            made.attributes = (attribute,)
        if keyword:
            made.keywords |= {keyword}
        return made

    def put(self, definition: Definition, player: int = 0, *, zone: str = "", **state: Any) -> int:
        """Lay a card into play, or into another zone, before the scene begins."""
        return self.scene.put(zone or self.on.field, definition, player, **state)

    def stock(self, definition: Definition, count: int, zone: str, player: int = 0) -> list[int]:
        """Lay several cards on top of a player's zone."""
        return self.scene.fill(zone, definition, count, player)

    def creatures(self, *parts: Filter, whose: Side = "anyone", **more: Any) -> Filter:
        """Return the filter of creatures in play."""
        return cards(*parts, zones=(self.on.field,), whose=whose, types={self.on.creature}, **more)

    def named(self, name: str) -> Filter:
        """Return the filter of cards in play with a name."""
        return cards(zones=(self.on.field,), name=name)

    def begin(self, active: int = 0) -> "Table":
        """Begin the main step."""
        self.scene.begin(self.kit.main, active=active)
        return self

    def hold(
        self, name: str, effect: Effect, *targets: Filter, is_read: bool = True, **announced: Any
    ) -> "Table":
        """Lay a free spell with this effect into the hand, such as the game takes."""
        ability = Spell(effect, targets=targets, **announced)
        made = self.kit.spell(written(self.code, ability) if is_read else (ability,)).copy()
        made.name, made.card_id, made.faces = name, name.lower(), (made,)
        self.put(made, zone=self.kit.hand)
        return self

    def play(self, name: str) -> "Table":
        """Cast a spell from the hand in the main step; it resolves up to the next choice."""
        self.scene.answer(self.kit.cast, name)
        return self.resolve()

    def cast(self, effect: Effect, *targets: Filter, is_read: bool = True, **announced: Any) -> "Table":
        """Begin the main step and cast a free spell with this effect; it resolves up to the next choice."""
        return self.hold("Spell", effect, *targets, is_read=is_read, **announced).begin().play("Spell")

    def next_turn(self, most: int = 200) -> "Table":
        """Do nothing more until the main step of the other player's turn is open."""
        state, turn = self.scene.state, self.scene.state.turn
        for _ in range(most):
            step = self.scene.game.rules.plan[state.step].name
            if state.turn != turn and step == self.kit.main:
                return self
            self.scene.game.answer(len(self.scene.ask.options) - 1)
        raise AssertionError("the turn does not end")

    def answer(self, verb: str, card: int | str | None = None, **more: Any) -> "Table":
        """Answer the open question, and let what waits resolve up to the next choice."""
        self.scene.answer(verb, card, **more)
        return self.resolve()

    def resolve(self, most: int = 40) -> "Table":
        """Let players pass as long as something waits, in whatever order it happens."""
        for _ in range(most):
            if self.scene.result:
                return self
            if {option.verb for option in self.scene.ask.options} <= ORDERING:
                self.scene.game.answer(0)
            elif self.scene.state.pending and self.scene.offers("pass"):
                self.scene.answer("pass")
            else:
                return self
        raise AssertionError("something waits for ever")

    def hand(self, player: int = 0) -> int:
        """Return how many cards a player has in hand."""
        return len(self.scene.cards(self.kit.hand, player))

    def deck(self, player: int = 0) -> int:
        """Return how many cards a player's deck has."""
        return len(self.scene.cards(self.kit.deck, player))

    def now(self, card: int) -> Definition:
        """Return what a card is now."""
        return characteristics(self.scene.game, card)

    def strength(self, card: int) -> int:
        """Return how strong a card is now."""
        return self.now(card).stats[0] // self.unit

    def there(self, player: int = 0) -> list[str]:
        """Return the names of a player's cards in play."""
        state = self.scene.state
        return [
            state.cards[card].name
            for card, one in state.instances.items()
            if one.controller == player and self.scene.zone_of(card) == self.on.field
        ]


def games_with(*names: str) -> list[str]:
    """Return the games whose dialect admits all of these nodes and fields: "draw", "discard.at_random"."""
    return [code for code in sorted(CODES) if all(_admits(code, name) for name in names)]


def games_paying(part: str) -> list[str]:
    """Return the games in which abilities that players use may cost such a part: "rest_cards"."""
    return [code for code in games_with(part) if part in dialect_of(code).paid.get("activated.cost", (part,))]


def _admits(code: str, name: str) -> bool:
    dialect = dialect_of(code)
    node, _, field = name.partition(".")
    shape = dialect.schema.words[node]
    found = shape.field(field)
    return dialect.has_node(shape) and (not field or (found is not None and dialect.has_field(shape, found)))


__all__ = ["FREE", "KITS", "Table", "games_paying", "games_with"]
