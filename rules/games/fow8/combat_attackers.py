"""Who may attack what in a battle of Force of Will (803.3), and who must (712.2)."""

from rules.engine.asks import Option
from rules.engine.aspects import FACTS, KEYWORDS, MAY
from rules.engine.cache import cached_for_both
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, OTHER_PLAYER, PLAYERS, CardId, PlayerId, Target
from rules.engine.layers import leaves_alone
from rules.engine.restrictions import is_forbidden, is_forced, is_restricted
from rules.engine.targets import as_target
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import (
    came_this_turn,
    has_precision,
    is_fighter,
    is_swift,
    must_attack,
    now,
)
from rules.games.fow8.keywords_meanings import ATTACK, ATTACK_AT_ONCE, BE_ATTACKED, CHOSEN_TO_ATTACK
from rules.games.fow8.layers import changed_cards
from rules.games.fow8.mechanics.keyword_costs import can_mobilize, fee
from rules.games.fow8.zones import FIELD_CARDS, book, fielded
from rules.language.restrictions import Can

OPPONENT = NO_CARD
"""The target that stands for attacking the opponent."""


def fights(definition: ForceCard) -> bool:
    """Return whether a card in the field is a J/resonator with ATK and DEF (803.3a)."""
    return definition.fights and is_fighter(definition)


def attackers(game: Game, player: PlayerId) -> list[CardId]:
    """List the J/resonators a player could attack with now (803.3a)."""
    return [card for card in recovered_fighters(game, player) if may_attack(game, player, card)]


def recovered_fighters(game: Game, player: PlayerId) -> list[CardId]:
    """List the recovered J/resonators of a player."""
    instances = game.state.instances
    return [card for card in fighters(game)[player] if not instances[card].rested]


@cached_for_both(FIELD_CARDS, as_cards_are=True)
def fighters(game: Game) -> tuple[list[CardId], list[CardId]]:
    """List each player's J/resonators in the field."""
    fights, changed = book(game).fights, changed_cards(game)
    printed: list[ForceCard] = game.state.cards  # type: ignore[assignment]
    mine, theirs = (
        [card for card in fielded(game, player) if fights(changed.get(card) or printed[card])]
        for player in PLAYERS
    )
    return mine, theirs


def may_attack(game: Game, player: PlayerId, card: CardId) -> bool:
    """Return whether a recovered J/resonator has been there all turn or is swift, and can pay to attack.

    If effects restrict attacks, there must be something that it can attack (712.2c, 712.2d).
    """
    definition = now(game, card)
    if came_this_turn(game, card) and not is_swift(game, card, ATTACK_AT_ONCE):
        return False
    if (game.state.lasting or game.static) and is_kept_from_attacking(game, player, card):
        return False
    if definition.mobilize is None and not definition.abilities:
        return True
    return can_mobilize(game, player, card, fee(game, card))


def is_kept_from_attacking(game: Game, player: PlayerId, card: CardId) -> bool:
    """Return whether effects keep a J/resonator from attacking anything at all."""
    if leaves_alone(game, MAY):
        return False
    return is_forbidden(game, card, ATTACK) or not targets_of(game, player, card)


@clause("fow8", "712.2d")
def can_attack(game: Game, player: PlayerId, card: CardId, target: CardId) -> bool:
    """A J/resonator cannot attack what an effect forbids it to attack, or what cannot be attacked."""
    other = aimed_at(player, target)
    return not is_forbidden(game, card, ATTACK, other) and (
        target == OPPONENT or not is_forbidden(game, target, BE_ATTACKED, card)
    )


def aimed_at(player: PlayerId, target: CardId) -> Target:
    """Return the target of a player's attack in the form restrictions use: the card, or the opponent."""
    return as_target(OTHER_PLAYER[player]) if target == OPPONENT else target


@clause("fow8", "803.3b", "1103.2")
def targets_of(game: Game, player: PlayerId, card: CardId) -> list[CardId]:
    """List what a J/resonator can attack: the opponent, and cards that are rested or that effects allow.

    A J/resonator that must attack something attacks nothing else.
    """
    instances = game.state.instances
    theirs = fighters(game)[OTHER_PLAYER[player]]
    if is_restricted(game, card, Can, ATTACK):
        theirs = [one for one in theirs if instances[one].rested or has_precision(game, card, one)]
    else:
        theirs = [one for one in theirs if instances[one].rested]
    targets = [OPPONENT, *theirs]
    if leaves_alone(game, MAY):
        return targets
    targets = [one for one in targets if can_attack(game, player, card, one)]
    return [one for one in targets if must_attack(game, card, aimed_at(player, one))] or targets


def has_to_attack(game: Game, player: PlayerId, card: CardId) -> bool:
    """Return whether a card must attack, either anything or one particular target."""
    if must_attack(game, card):
        return True
    if leaves_alone(game, MAY):
        return False
    return any(must_attack(game, card, aimed_at(player, one)) for one in targets_of(game, player, card))


def may_attack_now(game: Game, player: PlayerId) -> bool:
    """Return whether a battle would be more than a forfeit.

    JUDGEMENT: a battle without a possible attacker changes nothing that the engine plays, so it is not
    offered, though 704.1 would allow it.
    """
    return any(may_attack(game, player, card) for card in recovered_fighters(game, player))


def must_start_battle(game: Game, player: PlayerId) -> bool:
    """Return whether a card that must attack can do so for free (712.2a to 712.2e)."""
    cards = fielded(game, player)
    if leaves_alone(game, FACTS | KEYWORDS | MAY):
        printed = game.state.cards
        cards = [card for card in cards if "Bloodlust" in printed[card].keywords]
    bound = [card for card in cards if has_to_attack(game, player, card)]
    return bool(bound) and any(card in bound and fee(game, card) is None for card in attackers(game, player))


def attacks(game: Game, player: PlayerId) -> list[Option]:
    """List every legal attack: on the opponent, or on a rested J/resonator of theirs (803.3b)."""
    able = attackers(game, player)
    bound = [card for card in able if has_to_attack(game, player, card)] or ahead_of_others(game, able)
    return [
        Option("attack", card, target) for card in bound or able for target in targets_of(game, player, card)
    ]


@clause("fow8", "712.2")
def ahead_of_others(game: Game, able: list[CardId]) -> list[CardId]:
    """A card that must be chosen to attack attacks before its player's others, if anything attacks."""
    return [card for card in able if is_forced(game, card, CHOSEN_TO_ATTACK) and fee(game, card) is None]
