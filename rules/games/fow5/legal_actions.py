"""What players may do differently in Force of Will 5.01: the chant-standby area, and calling stones."""

from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.games.fow5.payment import shows_enough
from rules.games.fow8.announcement import can_play
from rules.games.fow8.announcement_texts import has_what_is_required
from rules.games.fow8.definitions import QUICKCAST, ForceCard
from rules.games.fow8.keywords_abilities import is_automatic_card
from rules.games.fow8.legal_actions_rulers import rulers
from rules.games.fow8.zones import stood_by_this_turn

STANDBY_MARK = "standby"


def from_hand(definition: ForceCard, main: bool) -> bool:
    """Return whether a card may be played from hand: chant-standby cards never are (6.3#1.3, 7.9#1)."""
    return STANDBY_MARK not in definition.marks and (main or QUICKCAST in definition.keywords)


def stands_by(definition: ForceCard) -> bool:
    """Return whether a card may be put into the chant-standby area: only chant-standby cards (6.3#6)."""
    return STANDBY_MARK in definition.marks


@clause("fow5", "7.9#1")
def ready(game: Game, player: PlayerId, card: CardId) -> bool:
    """A chant-standby card can be played in a later turn, if the stones for its cost can be shown."""
    if stood_by_this_turn(game, player, card):
        return False
    definition: ForceCard = game.state.cards[card]  # type: ignore[assignment]
    if is_automatic_card(definition) or not has_what_is_required(game, player, card):
        return False
    # Additional costs may have increased.
    return shows_enough(game, player, card) and can_play(game, player, card)


@clause("fow5", "7.11#1")
def rests_to_call(game: Game, player: PlayerId) -> list[CardId]:
    """The ruler, the J-ruler, or a destroyed J-ruler in the ruler area is rested to call a stone."""
    instances = game.state.instances
    return [card for card in rulers(game)[player] if not instances[card].rested]
