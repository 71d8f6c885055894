"""Who may attack what in a battle of Force of Will (803.3), and who has to (712.2)."""

from rules.engine.asks import Option
from rules.engine.game import Game
from rules.engine.keeping import kept_for_both
from rules.engine.layers import leaves_alone
from rules.engine.reading import FACTS, KEYWORDS
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import (
    came_this_turn,
    has_precision,
    is_fighter,
    is_swift,
    must_attack,
    now,
)
from rules.games.fow8.layers import changed_cards
from rules.games.fow8.payment import Budget, fee
from rules.games.fow8.zones import FIELD_CARDS, book, fielded

CANNOT_ATTACK = "Cannot attack"
"""The word for a card that an effect keeps from attacking (712.2d)."""


def fights(definition: ForceCard) -> bool:
    """Tell whether a card in the field is a J/resonator with ATK and DEF (803.3a)."""
    return definition.fights and is_fighter(definition)


def attackers(game: Game, player: int) -> list[int]:
    """List the J/resonators a player could attack with now (803.3a)."""
    return [card for card in recovered_fighters(game, player) if may_attack(game, player, card)]


def recovered_fighters(game: Game, player: int) -> list[int]:
    """List the recovered J/resonators of a player."""
    instances = game.state.instances
    return [card for card in fighters(game)[player] if not instances[card].rested]


@kept_for_both(FIELD_CARDS, as_cards_are=True)
def fighters(game: Game) -> tuple[list[int], list[int]]:
    """List the J/resonators in the field, those of each player."""
    fights, changed = book(game).fights, changed_cards(game)
    printed: list[ForceCard] = game.state.cards  # type: ignore[assignment]
    mine, theirs = (
        [card for card in fielded(game, player) if fights(changed.get(card) or printed[card])]
        for player in (0, 1)
    )
    return mine, theirs


def may_attack(game: Game, player: int, card: int) -> bool:
    """Tell whether a recovered J/resonator was there all turn, or is swift, and can pay what it asks for."""
    definition = now(game, card)
    if CANNOT_ATTACK in definition.keywords:
        return False
    if came_this_turn(game, card) and not is_swift(game, definition):
        return False
    price = None if definition.mobilize is None else fee(game, card)
    return price is None or Budget(game, player).covers(price)


def may_attack_now(game: Game, player: int) -> bool:
    """Tell whether a battle would be more than a forfeit.

    JUDGEMENT: a battle without anyone who can attack changes nothing that the engine plays, so it is not
    offered, though 704.1 would allow it.
    """
    return any(may_attack(game, player, card) for card in recovered_fighters(game, player))


def must_start_battle(game: Game, player: int) -> bool:
    """Tell whether a card that has to attack can, for free (712.2a to 712.2e)."""
    cards = fielded(game, player)
    if leaves_alone(game, FACTS | KEYWORDS):
        printed = game.state.cards
        cards = [card for card in cards if "Bloodlust" in printed[card].keywords]
    bound = [card for card in cards if must_attack(game, card)]
    return bool(bound) and any(card in bound and fee(game, card) is None for card in attackers(game, player))


def attacks(game: Game, player: int) -> list[Option]:
    """List every legal attack: on the opponent, or on a rested J/resonator of theirs (803.3b)."""
    state = game.state
    theirs = fighters(game)[1 - player]
    rested = [card for card in theirs if state.instances[card].rested]
    able = attackers(game, player)
    bound = [card for card in able if must_attack(game, card)]
    options = []
    for card in bound or able:
        options.append(Option("attack", card))
        targets = theirs if theirs and has_precision(game, card) else rested
        options += [Option("attack", card, other) for other in targets]
    return options
