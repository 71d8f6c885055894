"""The standpoint from which effects are rated, and the cards that their references would refer to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import lru_cache

from rules.appraisal.scale import Scale
from rules.engine.amounts import number
from rules.engine.announcing.targets import matches_player
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.filters import holder
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId, PlayerId, Target, is_card
from rules.engine.layers import characteristics
from rules.engine.references import found, known, players
from rules.engine.selection import can_choose
from rules.engine.targets import as_target
from rules.engine.views import sees_card
from rules.language import references as rf
from rules.language.amounts import Amount, Rolled
from rules.language.filter_shorthand import may_be_player, zones_of
from rules.language.filters import Filter

UNKNOWN_NUMBER = 2
"""The value assumed for an amount that depends on dice."""

Each = Callable[[CardId], float]
"""What doing something to a card gains the player who does it."""


@dataclass(frozen=True, slots=True)
class Standpoint:
    """A game, its scale, and the rating player: only what this player may see counts.

    `at` is the context of the effect, whose player gains or loses. `aims` are the targets of its text, the
    first of which are chosen if the context has them. `assumed` are the cards assumed to be chosen when the
    effect itself asks for some. `coming` is the source as it will be in play, if it is only about to enter.
    """

    game: Game
    scale: Scale
    seer: PlayerId
    at: Context
    aims: tuple[Filter, ...] = ()
    assumed: tuple[CardId, ...] | None = None
    coming: Definition | None = None

    def among(self, name: str, cards: Sequence[CardId]) -> "Standpoint":
        """Return the same with cards bound to a name, and nothing assumed."""
        at = replace(self.at, bound={**self.at.bound, name: tuple(cards)})
        return replace(self, at=at, assumed=None)

    def sign(self, card: CardId) -> int:
        """Return 1 for a card of the player who gains, -1 for one of the opponent."""
        return 1 if holder(self.game, card) == self.at.player else -1

    def sides(self, who: rf.Player) -> int:
        """Return 1 if a reference is to the player who gains, -1 if to the opponent, 0 for both or nobody."""
        return sum((1 if one == self.at.player else -1 for one in players(self.game, who, self.at)), 0)

    def number(self, amount: Amount) -> int:
        """Return an amount as it would be now."""
        if isinstance(amount, int):
            return amount
        return UNKNOWN_NUMBER if is_rolled(amount) else number(self.game, amount, self.at)

    def is_seen(self, card: CardId) -> bool:
        """Return whether the rating player may know what a card is."""
        state = self.game.state
        return state.where[card] >= 0 and sees_card(state, self.game.rules.zones, card, self.seer)

    def lies_hidden(self, wanted: Filter) -> bool:
        """Return whether a filter asks for cards of zones that the rating player does not see."""
        zones = self.game.rules.zones
        named = zones_of(wanted)
        return bool(named) and all(zones.kinds[zones.kind(name)].sight == "nobody" for name in named)

    def left(self, card: CardId) -> int | None:
        """Return how much damage destroys a card, None if damage does nothing to it."""
        if self.coming is not None and card == self.at.source:
            return None if self.scale.fighters.isdisjoint(self.coming.types) else self.coming.stats[-1]
        return self.scale.left(self.game, card)

    def value(self, card: CardId) -> float:
        """Return what a card is worth, where it is, to the player who has it."""
        game, zones = self.game, self.game.rules.zones
        if self.coming is not None and card == self.at.source:
            return self.scale.worth(self.coming)
        place = game.state.where[card]
        name = zones.names[place] if place >= 0 else ""
        if not self.is_seen(card):
            return self.scale.zones.get(name, 0.0)
        now = characteristics(game, card)
        if card in game.state.instances and name not in self.scale.zones:
            return self.scale.worth(now)
        return self.scale.lying(name, now)

    def over(self, what: rf.Cards, each: Each) -> float:
        """Return what doing something to a reference's cards gains, if open choices are made well."""
        at = self.at
        match what:
            case rf.Chosen():
                if self.assumed is not None:
                    return sum(map(each, self.assumed), 0.0)
                return self._picked(what, each)
            case rf.Target(index) if index >= len(at.targets):
                return self._aimed(index, each)
            case rf.Targets():
                later = range(len(at.targets), len(self.aims))
                chosen = sum((each(one) for one in at.targets if is_card(one)), 0.0)
                return chosen + sum((self._aimed(index, each) for index in later), 0.0)
            case rf.AtRandom(wanted, count):
                able = [each(card) for card in self._visible(wanted)]
                return sum(able, 0.0) / len(able) * min(len(able), self.number(count)) if able else 0.0
            case rf.Top():
                return 0.0
            case rf.This() if self.coming is not None:
                return each(at.source)
            case rf.Joined(parts):
                return sum((self.over(part, each) for part in parts), 0.0)
            case _:
                return sum((each(card) for card in known(self.game, what, at) if self.is_seen(card)), 0.0)

    def _visible(self, wanted: Filter) -> list[CardId]:
        if self.lies_hidden(wanted):
            return []
        return [card for card in found(self.game, wanted, self.at) if self.is_seen(card)]

    def aiming_at(self, target: Target) -> "Standpoint":
        """Return the same with one more target chosen."""
        return replace(self, at=replace(self.at, targets=(*self.at.targets, target)))

    def candidates(self, aim: Filter) -> list[Target]:
        """Return what the player may choose as a target: cards that they see, and players."""
        at, game = self.at, self.game
        able: list[Target] = [
            card for card in self._visible(aim) if can_choose(game, card, at.player, at.source)
        ]
        if may_be_player(aim):
            able += [as_target(one) for one in PLAYERS if matches_player(one, aim, at)]
        return able

    def _aimed(self, index: int, each: Each) -> float:
        """Return the most that a target not chosen yet could gain."""
        if index >= len(self.aims):
            return 0.0
        able = [each(one) for one in self.candidates(self.aims[index]) if is_card(one)]
        return max(able, default=0.0)

    def _picked(self, what: rf.Chosen, each: Each) -> float:
        """Return what a choice not made yet would gain, if it is made well."""
        at = self.at
        if what.among is None:
            cards = self._visible(what.filter)
        else:
            cards = [card for card in known(self.game, what.among, at) if self.is_seen(card)]
        chooser = -1 if what.by == "opponent" else 1
        gains = sorted((chooser * each(card) for card in cards), reverse=True)
        most, least = self.number(what.most), self.number(what.least)
        taken = [gain for place, gain in enumerate(gains[:most]) if place < least or gain > 0]
        return chooser * sum(taken, 0.0)


@lru_cache(maxsize=4096)
def is_rolled(tree: object) -> bool:
    """Return whether any amount of a tree depends on dice."""
    if isinstance(tree, tuple):
        return any(map(is_rolled, tree))
    if not is_dataclass(tree):
        return False
    return isinstance(tree, Rolled) or any(is_rolled(getattr(tree, one.name)) for one in fields(tree))
