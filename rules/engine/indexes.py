"""Which cards in play have an ability that is asked for, by its kind and trigger.

The indexes hold what is printed; abilities that were given are found beside them, and who asks a card looks
at the abilities it has now, so that those it lost do nothing.
"""

from typing import TYPE_CHECKING

from rules.engine.aspects import ABILITIES
from rules.engine.ids import CardId, card_numbers
from rules.engine.layers import characteristics, granted, leaves_alone
from rules.engine.occurrences import Topic, topics
from rules.engine.survey import STANDING
from rules.language.abilities import Activated, Replacement, Triggered

if TYPE_CHECKING:
    from rules.engine.game import Game


def add_abilities(game: "Game", number: CardId) -> None:
    """Take note of the abilities of a card that came into play, where they work."""
    for ability in game.state.cards[number].abilities:
        if not game.works(number, ability):
            continue
        if isinstance(ability, Triggered):
            for topic in topics(ability.event):
                game.automatic.setdefault(topic, []).append(number)
        elif isinstance(ability, STANDING):
            if number not in game.static:
                game.static.append(number)
                game.in_force.let_others_in()
        elif isinstance(ability, Replacement):
            for topic in topics(ability.event):
                game.replacing.setdefault(topic, []).append(number)
        elif isinstance(ability, Activated):
            game.activated.append(number)


def remove_abilities(game: "Game", number: CardId) -> None:
    """Forget the abilities of a card that is about to leave play."""
    for ability in game.state.cards[number].abilities:
        if not game.works(number, ability):
            continue
        if isinstance(ability, Triggered):
            for topic in topics(ability.event):
                game.automatic[topic].remove(number)
        elif isinstance(ability, STANDING):
            if number in game.static:
                game.static.remove(number)
                game.in_force.let_others_in()
        elif isinstance(ability, Replacement):
            for topic in topics(ability.event):
                game.replacing[topic].remove(number)
        elif isinstance(ability, Activated):
            game.activated.remove(number)


def bearers(game: "Game", kind: type[Triggered | Replacement], topic: Topic) -> list[CardId]:
    """Return the cards that may have an ability of a kind on this topic, printed or given.

    They are in play, but for those whose replacement abilities work elsewhere.
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
    """Tell whether any card in play may have an ability of a kind on this topic, printed or given."""
    index = game.automatic if kind is Triggered else game.replacing
    if index.get(topic):
        return True
    return bool(game.state.lasting or game.static) and not leaves_alone(game, ABILITIES)


def may_replace(game: "Game") -> bool:
    """Return whether any card may have a replacement ability, printed or given."""
    return bool(game.replacing) or bool(game.guarding) or bool(granted(game))


def index_beyond(game: "Game") -> None:
    """Take note of the cards whose automatic and replacement abilities work elsewhere than in play."""
    game.beyond, game.guarding = {}, {}
    cards = game.state.cards
    for number, definition in zip(card_numbers(len(cards)), cards, strict=True):
        for ability in definition.abilities:
            if isinstance(ability, Triggered | Replacement) and ability.zones:
                index = game.beyond if isinstance(ability, Triggered) else game.guarding
                for topic in topics(ability.event):
                    index.setdefault(topic, []).append(number)
