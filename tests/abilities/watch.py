"""Watches games for abilities that do something: effects carried out, statics in force, keywords in play."""

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from rules.engine import perform
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ruleset import Ruleset
from rules.language.abilities import Ability, KeywordAbility, Resolvable, Static
from rules.language.effects import NOTHING

Key = tuple[str, str, int]
"""A card's id, the name of one of its sides and the place of an ability among those of that side."""


def sides(definitions: Iterable[Definition]) -> Iterator[Definition]:
    """Yield all sides of cards, each once."""
    yield from {id(face): face for one in definitions for face in one.faces}.values()


def nodes(tree: Any) -> Iterator[Any]:
    """Yield every node of a tree."""
    if isinstance(tree, tuple):
        for one in tree:
            yield from nodes(one)
    elif is_dataclass(tree):
        yield tree
        for field in fields(tree):
            yield from nodes(getattr(tree, field.name))


class Watch:
    """Notes which of the abilities of some cards did anything in the games of one ruleset."""

    def __init__(self, rules: Ruleset, definitions: Iterable[Definition]) -> None:
        self.of_effect: dict[int, list[Key]] = {}
        self.abilities: dict[Key, Ability] = {}
        self.fired: set[Key] = set()
        self._statics: dict[int, Key] = {}
        self._sides = list(sides(definitions))
        for side in self._sides:
            for place, ability in enumerate(side.abilities):
                self._know((side.card_id, side.name, place), ability)
        self._listen(rules)

    def _know(self, key: Key, ability: Ability) -> None:
        self.abilities[key] = ability
        if isinstance(ability, Static | KeywordAbility):
            self._statics[id(ability)] = key
        elif isinstance(ability, Resolvable):
            # An effect of nothing is one object in all abilities that have one.
            for node in (one for one in nodes(ability) if one is not NOTHING):
                self.of_effect.setdefault(id(node), []).append(key)

    def _listen(self, rules: Ruleset) -> None:
        """Have every effect that is carried out noted, whoever carries it out."""
        for table in (perform.HANDLERS, rules.verbs):
            for kind, handler in list(table.items()):
                table[kind] = self._noting(handler)  # type: ignore[index]

    def _noting(self, handler: Any) -> Any:
        def noting(game: Game, effect: Any, *rest: Any) -> Any:
            self.fired.update(self.of_effect.get(id(effect), ()))
            return handler(game, effect, *rest)

        return noting

    def look(self, game: Game) -> None:
        """Note the static abilities that are in force now, and the keywords of cards in play."""
        for effect in game.in_force.effects:
            if effect.ability is not None and id(effect.ability) in self._statics:
                self.fired.add(self._statics[id(effect.ability)])
        for card in game.state.instances:
            for ability in game.state.cards[card].abilities:
                if isinstance(ability, KeywordAbility) and id(ability) in self._statics:
                    self.fired.add(self._statics[id(ability)])

    @property
    def silent(self) -> dict[Key, Ability]:
        """The abilities that did nothing so far."""
        return {key: ability for key, ability in self.abilities.items() if key not in self.fired}
