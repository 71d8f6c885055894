"""Dealing damage in Force of Will 5.01 (9.10): as in 8.01, but for who chooses what replaces it."""

from rules.engine.applicable_replacements import ApplicableReplacement
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import PlayerId
from rules.engine.replacement import ReplaceableEvent
from rules.games.fow8.keywords import controller_of
from rules.language.events import PlayerTakesDamage, TakesDamage


@clause("fow5", "9.10#2")
def who_replaces(
    game: Game, event: ReplaceableEvent, offers: list[ApplicableReplacement]
) -> tuple[PlayerId, list[ApplicableReplacement]]:
    """Whose card or effect it is chooses among all replacements, or else the player who does it.

    JUDGEMENT: damage is the situation of the card that deals it, not of the card that it is dealt to.
    """
    if event.kind in (TakesDamage, PlayerTakesDamage) and event.source >= 0:
        return controller_of(game, event.source), offers
    return event.player, offers
