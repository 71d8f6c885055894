"""Bound will: will that may be spent only on certain cards, abilities or judgments (907.4).

The rules keep it apart from other will, under the text that made it.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from rules.engine import atoms
from rules.engine.amounts import number
from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.filters import matches
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.pending import Pending
from rules.games.fow8.definitions import WILLS
from rules.games.fow8.nodes import ProduceFor, ProduceForAbilities, ProduceForJudgments, ProduceToPlay
from rules.language.abilities import Ability, Activated
from rules.language.effects import Produce
from rules.language.filters import Filter

BOUND = "bound"
"""The note of an option that spends bound will."""
MADE = "bound will"
"""The tally that counts a player's bound will, for each kind and the text that made it."""

Deed = Literal["card", "ability", "judgment", ""]


class Purpose(NamedTuple):
    """What is paid for: a card that is played, an ability or judgment of a card, or anything else."""

    deed: Deed = ""
    card: CardId = NO_CARD


ANYTHING = Purpose()
"""A purpose that bound will cannot be spent on."""

Use = tuple[Deed, Filter]
"""What bound will can be spent on: playing cards, abilities or judgments, with the filter for the cards."""

DEEDS: dict[type, Deed] = {
    ProduceToPlay: "card",
    ProduceForAbilities: "ability",
    ProduceForJudgments: "judgment",
}


class Maker(NamedTuple):
    """A text that makes bound will: the id of its card, and its index among the uses of will there."""

    card: str
    place: int


Unit = tuple[int, Maker]
"""One bound will: its kind, and the text that made it."""


def use_of(maker: ProduceFor) -> Use:
    """Return what the will made by a verb can be spent on."""
    return DEEDS[type(maker)], maker.on


def fits(game: Game, player: PlayerId, use: Use, purpose: Purpose) -> bool:
    """Return whether bound will may be spent on a purpose."""
    deed, wanted = use
    card = purpose.card
    if deed != purpose.deed:
        return False
    return matches(game, card, characteristics(game, card), wanted, player)


def has_any(game: Game, player: PlayerId) -> bool:
    """Return whether a player has any bound will."""
    tallies = game.state.players[player].game_tallies
    return bool(tallies) and any(count and of.what == MADE for of, count in tallies.items())


def units(game: Game, player: PlayerId, purpose: Purpose) -> list[Unit]:
    """List a player's bound will that may be spent on a purpose."""
    if not purpose.deed or not has_any(game, player):
        return []
    found: list[Unit] = []
    for unit, count in _held(game, player):
        if fits(game, player, _known(game)[unit[1]], purpose):
            found += [unit] * count
    return found


def _held(game: Game, player: PlayerId) -> Iterator[tuple[Unit, int]]:
    """Yield how much bound will of each kind and from each text a player has."""
    for of, count in list(game.state.players[player].game_tallies.items()):
        if count and of.what == MADE:
            yield (of.kind, Maker(of.about, of.place)), count


def add(game: Game, player: PlayerId, kind: int, use: Use, count: int = 1) -> None:
    """Give a player bound will."""
    maker = next((text for text, known in _known(game).items() if known == use), None)
    assert maker is not None, "will is made by what a card of the game prints"
    _note(game, player, (kind, maker), count)


def _note(game: Game, player: PlayerId, unit: Unit, count: int) -> None:
    kind, maker = unit
    atoms.note_for_game(game, player, MADE, count, about=maker.card, kind=kind, place=maker.place)


@clause("fow8", "1003.1", "907.4")
def spend(game: Game, player: PlayerId, unit: Unit) -> None:
    """Bound will is used up like any other."""
    _note(game, player, unit, -1)


@clause("fow8", "503.4", "505.5c")
def lose_all(game: Game, player: PlayerId) -> None:
    """Unused bound will ceases to exist with the rest."""
    for unit, count in _held(game, player):
        _note(game, player, unit, -count)


@clause("fow8", "907.4")
def produce_for(game: Game, verb: ProduceFor, cards: list[CardId], at: Context) -> Procedure:
    """The player gets the will, and the game remembers what it can be spent on."""
    count = number(game, verb.amount, at)
    if count > 0:
        add(game, at.player, WILLS.index(verb.resource), use_of(verb), count)
        at.did = True
    yield from ()


def _known(game: Game) -> dict[Maker, Use]:
    """Return all uses of bound will by cards of the game, each by a text that makes such will."""
    found: dict[Maker, Use] = {}
    for definition in dict.fromkeys(game.state.cards):
        found.update(_of_card(definition))
    return found


# Cached by the card and not by its abilities, since hashing those would visit all of their parts.
@lru_cache(maxsize=4096)
def _of_card(definition: Definition) -> dict[Maker, Use]:
    faces = definition.faces or (definition,)
    makers = [one for face in faces for one in _makers((face.abilities, getattr(face, "bound_to", None)))]
    uses = dict.fromkeys(map(use_of, makers))
    return {Maker(definition.card_id, place): use for place, use in enumerate(uses)}


def _makers(tree: object) -> Iterator[ProduceFor]:
    if isinstance(tree, ProduceFor):
        yield tree
    elif isinstance(tree, tuple):
        for one in tree:
            yield from _makers(one)
    elif is_dataclass(tree) and not isinstance(tree, type | Definition):
        for one in fields(tree):
            yield from _makers(getattr(tree, one.name))


@lru_cache(maxsize=4096)
def is_will_ability(ability: Activated) -> bool:
    """Return whether an activate ability needs no target and produces will (907.1).

    JUDGEMENT: automatic abilities that trigger on a will ability are played like others, though 907.1 counts
    those that produce will among will abilities.
    """
    if ability.targets or any(mode.targets for mode in ability.modes):
        return False
    return _produces((ability.effect, *(mode.effect for mode in ability.modes)))


def _produces(tree: object) -> bool:
    if isinstance(tree, ProduceFor | Produce):
        return True
    if isinstance(tree, tuple):
        return any(map(_produces, tree))
    if isinstance(tree, Ability) or not is_dataclass(tree):
        return False
    return any(_produces(getattr(tree, one.name)) for one in fields(tree))


@clause("fow8", "907.1", "907.3")
def resolve_at_once(game: Game, pending: Pending) -> Procedure:
    """A will ability does not use the chase, and nobody can respond to it."""
    yield from game.rules.resolve(game, pending)
