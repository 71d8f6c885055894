"""Indexes of the cards in play with a kind of ability, by kind and trigger.

They contain printed abilities; granted ones are found separately, and callers check a card's current
abilities, so that lost ones do nothing.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from rules.engine.aspects import ABILITIES
from rules.engine.definition import Definition
from rules.engine.ids import CardId, card_numbers
from rules.engine.layers import characteristics, granted, leaves_alone
from rules.engine.occurrences import Topic, counted_topics, topics
from rules.engine.static_abilities import CONTINUOUS, is_outlying, works_outside
from rules.language.abilities import Activated, Replacement, Triggered

if TYPE_CHECKING:
    from rules.engine.game import Game


def add_abilities(game: "Game", number: CardId) -> None:
    """Index the abilities of a card that entered play, where they work."""
    if number in game.outlying and number in game.static:
        # It was listed for what it does out of play.
        game.static.remove(number)
    for ability in game.state.cards[number].abilities:
        if not game.works(number, ability):
            continue
        if isinstance(ability, Triggered):
            for topic in topics(ability.event):
                game.automatic.setdefault(topic, []).append(number)
        elif isinstance(ability, CONTINUOUS):
            if number not in game.static:
                game.static.append(number)
                game.in_force.let_others_in()
        elif isinstance(ability, Replacement):
            for topic in topics(ability.event):
                game.replacing.setdefault(topic, []).append(number)
        elif isinstance(ability, Activated):
            game.activated.append(number)


def remove_abilities(game: "Game", number: CardId) -> None:
    """Remove a card that is about to leave play from the indexes."""
    for ability in game.state.cards[number].abilities:
        if not game.works(number, ability):
            continue
        if isinstance(ability, Triggered):
            for topic in topics(ability.event):
                game.automatic[topic].remove(number)
        elif isinstance(ability, CONTINUOUS):
            if number in game.static:
                game.static.remove(number)
                game.in_force.let_others_in()
        elif isinstance(ability, Replacement):
            for topic in topics(ability.event):
                game.replacing[topic].remove(number)
        elif isinstance(ability, Activated):
            game.activated.remove(number)


def bearers(game: "Game", kind: type[Triggered | Replacement], topic: Topic) -> list[CardId]:
    """Return the cards that may have an ability of a kind on this topic, printed or granted.

    They are in play, except those whose replacement abilities work elsewhere.
    """
    index = game.automatic if kind is Triggered else game.replacing
    printed = index.get(topic, ())
    if kind is Replacement and topic in game.guarding:
        printed = [*printed, *(card for card in game.guarding[topic] if card not in game.state.instances)]
    if leaves_alone(game, ABILITIES):
        return list(dict.fromkeys(printed)) if printed else []
    given = [
        card
        for card in granted(game)
        if any(
            isinstance(one, kind) and topic in topics(one.event)
            for one in characteristics(game, card).abilities
        )
    ]
    return list(dict.fromkeys((*printed, *given))) if printed or given else []


def may_have(game: "Game", kind: type[Triggered | Replacement], topic: Topic) -> bool:
    """Return whether any card in play may have an ability of a kind on this topic, printed or granted."""
    index = game.automatic if kind is Triggered else game.replacing
    if index.get(topic):
        return True
    return bool(game.state.lasting or game.static) and not leaves_alone(game, ABILITIES)


def may_replace(game: "Game") -> bool:
    """Return whether a replacement ability may exist: printed, granted, or created by an effect."""
    return (
        bool(game.replacing)
        or bool(game.guarding)
        or bool(granted(game))
        or any(isinstance(one.ability, Replacement) for one in game.state.delayed)
    )


def look_abroad(game: "Game") -> None:
    """Find out whether abilities work out of play, and which cards change others from there."""
    state = game.state
    game.abroad, game.counted, outlying = _looked_abroad(frozenset(state.cards))
    if not outlying:
        return
    numbered = zip(card_numbers(len(state.cards)), state.cards, strict=True)
    game.outlying = frozenset(number for number, definition in numbered if definition in outlying)
    for number in sorted(game.outlying):
        if number not in state.instances and works_outside(game, number):
            game.static.append(number)


@lru_cache(maxsize=64)
def _looked_abroad(
    cards: frozenset[Definition],
) -> tuple[bool, frozenset[Topic], frozenset[Definition]]:
    """Return whether abilities of any of these cards work elsewhere, and which topics they count.

    It also returns the cards that could change others from elsewhere. Many games are played with the same
    cards, which stay the same objects.
    """
    faces = [face for card in cards for face in card.faces]
    abroad = any(ability.zones for face in faces for ability in face.abilities)
    counted = frozenset(topic for face in faces for topic in counted_topics(face.abilities))
    return abroad, counted, frozenset(filter(is_outlying, cards))


def index_beyond(game: "Game") -> None:
    """Index the cards whose automatic and replacement abilities work out of play."""
    game.beyond, game.guarding = {}, {}
    cards = game.state.cards
    for number, definition in zip(card_numbers(len(cards)), cards, strict=True):
        for ability in definition.abilities:
            if isinstance(ability, Triggered | Replacement) and ability.zones:
                index = game.beyond if isinstance(ability, Triggered) else game.guarding
                for topic in topics(ability.event):
                    index.setdefault(topic, []).append(number)
