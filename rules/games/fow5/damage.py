"""Dealing damage in Force of Will 5.01 (9.10): as in 8.01, except for who chooses replacements."""

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
    """The player whose card or effect it is, or who acts, chooses among all replacements.

    JUDGEMENT: damage belongs to the card that deals it, not to the card that it is dealt to.
    """
    if event.kind in (TakesDamage, PlayerTakesDamage) and event.source >= 0:
        return controller_of(game, event.source), offers
    return event.player, offers
