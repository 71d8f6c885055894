"""Who plays a format: today's tournaments, nobody but the rulebook, friends, or nobody any more."""

from typing import Literal

Status = Literal["tournament", "rulebook", "casual", "retired", "limited"]
STATUSES: tuple[Status, ...] = ("tournament", "rulebook", "casual", "retired", "limited")
"""The statuses of formats, in the order in which a verdict names them.

`tournament` formats are played today, `rulebook` is construction by the book alone, `casual` is played
outside the publisher's tournaments, `retired` no longer, and `limited` with cards opened on the spot.
"""
