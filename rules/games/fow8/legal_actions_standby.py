"""Which cards a player of Force of Will may put into the standby area, and play from it (708)."""

from collections.abc import Iterator

from rules.engine.alike import Likeness, likeness
from rules.engine.aspects import LASTING, lying
from rules.engine.cache import cached_until
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.restrictions import is_forbidden
from rules.games.fow8.announcement import can_play
from rules.games.fow8.announcement_texts import has_what_is_required
from rules.games.fow8.definitions import ForceCard, Price
from rules.games.fow8.keywords_abilities import STEALTH, is_automatic_card
from rules.games.fow8.keywords_meanings import BE_PLAYED
from rules.games.fow8.zones import HAND, STANDBY, book, stood_by_this_turn
from rules.language.abilities import KeywordAbility

STANDBY_PRICE = Price((), 2)


@cached_until(lying(HAND) | LASTING)
def standby_cards(game: Game, player: PlayerId) -> list[CardId]:
    """List the cards in hand that may be put into the standby area, one of each."""
    printed: list[ForceCard] = game.state.cards  # type: ignore[assignment]
    stands_by, found = book(game).stands_by, dict[Likeness, CardId]()
    for card in game.state.zone(HAND, player):
        if stands_by(printed[card]):
            found.setdefault(likeness(game, card), card)
    return list(found.values())


def ready(game: Game, player: PlayerId, card: CardId) -> bool:
    """Return whether a standby card can be played now: not in the turn it was put there (708.5)."""
    if stood_by_this_turn(game, player, card):
        return False
    definition: ForceCard = game.state.cards[card]  # type: ignore[assignment]
    return definition.plain or (
        not is_automatic_card(definition) and has_what_is_required(game, player, card)
    )


@cached_until(lying(STANDBY))
def in_standby(game: Game, player: PlayerId) -> tuple[list[CardId], list[CardId]]:
    """List a player's standby cards that can be played by a condition, and those that can be for will."""
    printed: list[ForceCard] = game.state.cards  # type: ignore[assignment]
    cards = game.state.zone(STANDBY, player)
    return (
        [card for card in cards if any(stealthy(printed[card]))],
        [card for card in cards if printed[card].standby is not None],
    )


def stealthy(definition: ForceCard) -> Iterator[KeywordAbility]:
    """Yield the abilities that let a card be played from the standby area for free (1114)."""
    for one in definition.abilities:
        if isinstance(one, KeywordAbility) and one.keyword == STEALTH:
            yield one


@clause("fow8", "1114.2", "1416.1a", "1416.2b")
def may_come_out(game: Game, player: PlayerId, card: CardId, definition: ForceCard) -> bool:
    """A card with Stealth that requires a state of the game can be played for free while that is met."""
    asked = [one.when for one in stealthy(definition)]
    if not any(one is not None and holds(game, one, player, card) for one in asked):
        return False
    return not is_forbidden(game, card, BE_PLAYED) and can_play(game, player, card, free=True)
