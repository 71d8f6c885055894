"""The static abilities of cards in play, and those that change other cards from zones out of play.

A card's effects on itself out of play are found separately, for that card only (`layers`). JUDGEMENT: no book
says whether a card out of play can lose or gain abilities that change others; here it has its printed ones.
"""

from typing import TYPE_CHECKING

from rules.engine.continuous_effects import Lasting
from rules.engine.definition import Definition
from rules.engine.ids import CardId, PlayerId
from rules.language.abilities import Ability, AsItEnters, Continual, KeywordAbility, Static
from rules.language.changes import Deny
from rules.language.durations import WHILE_IN_PLAY

if TYPE_CHECKING:
    from rules.engine.game import Game

CONTINUOUS = (Static, AsItEnters, Continual, KeywordAbility)
"""The types of abilities that just apply: they are not triggered and not played."""


def reaches_others(ability: Ability) -> bool:
    """Return whether a static ability changes other cards, so that it matters out of play."""
    return isinstance(ability, Static) and (
        ability.affects is not None or any(isinstance(change, Deny) for change in ability.changes)
    )


def is_outlying(definition: Definition) -> bool:
    """Return whether a card could change others from a zone out of play, with any of its sides."""
    return any(bool(one.zones) and reaches_others(one) for face in definition.faces for one in face.abilities)


def works_outside(game: "Game", card: CardId) -> bool:
    """Return whether a card out of play changes others from where it is."""
    return any(reaches_others(one) and game.works(card, one) for one in game.state.cards[card].abilities)


def static_abilities(game: "Game", card: CardId, definition: Definition) -> list[tuple[int, Ability]]:
    """Return the static abilities of a card that work where it is, each with its index among all."""
    return [
        (place, one)
        for place, one in enumerate(definition.abilities)
        if isinstance(one, CONTINUOUS) and game.works(card, one)
    ]


def with_outlying(game: "Game", now: dict[CardId, Definition]) -> dict[CardId, Definition]:
    """Return the cards in play, together with the cards that change others from elsewhere."""
    if not game.outlying:
        return now
    cards = game.state.cards
    return {**now, **{card: cards[card] for card in game.static if card not in now}}


def bearer(game: "Game", card: CardId) -> tuple[PlayerId, int]:
    """Return who controls a card's static abilities, and since when they apply."""
    state = game.state
    instance = state.instances.get(card)
    if instance is None:
        return state.owners[card], state.since.get(card, 0)
    return instance.controller, instance.stamp


def of_ability(
    game: "Game", number: CardId, controller: PlayerId, stamp: int, ability: Static
) -> list[Lasting]:
    """Return the effects of a static ability; one that names no cards changes its own card."""
    own = frozenset({number}) if ability.affects is None else None
    return [
        Lasting(
            number,
            controller,
            stamp,
            ability.layer or game.rules.layer_of(change, ability.affects, ability.when),
            change,
            WHILE_IN_PLAY,
            own,
            ability.affects,
            ability.when,
        )
        for change in ability.changes
    ]
