"""What a card is forbidden, required and allowed to do, by effects in force and by its keywords.

Games check this when they offer an action and when they perform it. In a position without continuous effects,
only the card's printed keywords matter.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.engine.aspects import MAY
from rules.engine.filters import holder, matches
from rules.engine.ids import CardId, PlayerId, Target, is_card
from rules.engine.layers import characteristics, leaves_alone, may_open_zones
from rules.engine.targets import player_aimed_at
from rules.language import filters as fl
from rules.language.filters import Filter
from rules.language.restrictions import Can, CanBePlayedFrom, Cannot, Must

if TYPE_CHECKING:
    from rules.engine.definition import Definition
    from rules.engine.game import Game

Kind = type[Cannot] | type[Must] | type[Can]

NOBODY = Target(-1)
"""The other card or player of an action that involves nobody else."""

BE_CHOSEN, RECOVER, REST = "be chosen", "recover", "rest"
"""The actions that the kernel itself checks; games check all others."""


def is_forbidden(game: "Game", card: CardId, action: str, other: Target = NOBODY) -> bool:
    """Return whether a card cannot do something, or another card or player cannot do it to the card.

    `other` is a card, or a player in the form of a target (`as_target`). Without it, only restrictions that
    do not depend on the other card or player are checked.
    """
    return _applies(game, card, Cannot, action, other)


def is_forced(game: "Game", card: CardId, action: str, other: Target = NOBODY) -> bool:
    """Return whether a card must do something if it can."""
    return _applies(game, card, Must, action, other)


def is_allowed(game: "Game", card: CardId, action: str, other: Target = NOBODY) -> bool:
    """Return whether a card may do something that the rules alone would not allow."""
    return _applies(game, card, Can, action, other)


def is_restricted(game: "Game", card: CardId, kind: Kind, action: str) -> bool:
    """Return whether anything forbids, requires or allows a card to do something, whoever else is involved.

    Used once per card in place of a question for each pair of cards.
    """
    words = game.rules.words_for.get((kind, action))
    state = game.state
    if (state.lasting or game.static) and not leaves_alone(game, MAY):
        return True
    return words is not None and not characteristics(game, card).keywords.isdisjoint(words)


def restricted(game: "Game", cards: Sequence[CardId], kind: Kind, action: str) -> Sequence[CardId]:
    """Return the cards in play for which `is_restricted` is true."""
    if not cards:
        return cards
    words, state = game.rules.words_for.get((kind, action)), game.state
    if not state.lasting and not game.static:
        if words is None:
            return ()
        return [card for card in cards if not state.cards[card].keywords.isdisjoint(words)]
    if not leaves_alone(game, MAY):
        return cards
    if words is None:
        return ()
    return [card for card in cards if not characteristics(game, card).keywords.isdisjoint(words)]


def may_restrict(game: "Game", kind: Kind, action: str) -> bool:
    """Return whether anything could forbid, require or allow a card out of play to do something.

    Used once in place of a question for each card of a zone.
    """
    return game.abroad or (kind, action) in game.rules.words_for or not leaves_alone(game, MAY)


def may_be_played_from(game: "Game", card: CardId, zone: str) -> bool:
    """Return whether an effect allows a card to be played from a zone where the rules alone would not."""
    # Effects in force may allow it, or the card itself in its zone.
    if not may_open_zones(game):
        return False
    return any(
        isinstance(one.restriction, CanBePlayedFrom) and zone in one.restriction.zones
        for one in characteristics(game, card).restrictions
    )


def has_effects(game: "Game", card: CardId) -> bool:
    """Return whether any continuous effect could affect a card, so that it must be checked."""
    state = game.state
    if state.lasting or game.static:
        return True
    # A card out of play may have effects on itself.
    return bool(state.cards[card].abilities) and card not in state.instances


def _applies(game: "Game", card: CardId, kind: Kind, action: str, other: Target) -> bool:
    words, state = game.rules.words_for.get((kind, action)), game.state
    # The same as `has_effects`, inlined because it is checked very often.
    now = state.cards[card]
    if not (state.lasting or game.static) and (not now.abilities or card in state.instances):
        if words is None:
            return False
    elif words is None and card in state.instances and leaves_alone(game, MAY):
        return False
    else:
        now = characteristics(game, card)
        for bound in now.restrictions:
            one = bound.restriction
            if (
                type(one) is kind
                and one.action == action
                and concerns(game, one.other, other, bound.controller, bound.source)
            ):
                return True
    if words is None or now.keywords.isdisjoint(words):
        return False
    return _by_keyword(game, card, now, words, other)


def _by_keyword(
    game: "Game", card: CardId, now: "Definition", words: dict[str, tuple[Filter | None, ...]], other: Target
) -> bool:
    place, zones = game.state.where[card], game.rules.zones
    if place >= 0 and zones.groups[place] and not zones.valid[place]:
        # A keyword is an ability, and abilities do nothing in such a zone.
        return False
    # Loops, because a generator would cost more than checking most keywords, which have no filter.
    for word in now.keywords:
        for wanted in words.get(word, ()):
            if wanted is None or concerns(game, wanted, other, holder(game, card), card):
                return True
    return False


def concerns(game: "Game", wanted: Filter | None, other: Target, player: PlayerId, source: CardId) -> bool:
    """Return whether a restriction covers this other card or player; one without a filter covers all."""
    if wanted is None:
        return True
    if other == NOBODY:
        return False
    if is_card(other):
        return matches(game, other, characteristics(game, other), wanted, player, source)
    return applies_to_player(wanted, player_aimed_at(other) == player)


def applies_to_player(wanted: Filter, is_you: bool) -> bool:
    """Return whether a player matches a filter; a filter on cards matches no player."""
    match wanted:
        case fl.IsPlayer(side):
            return side == "anyone" or (side == "you") == is_you
        case fl.All(parts):
            return all(applies_to_player(one, is_you) for one in parts)
        case fl.AnyOf(parts):
            return any(applies_to_player(one, is_you) for one in parts)
        case fl.Not(part):
            return not applies_to_player(part, is_you)
        case _:
            return False
