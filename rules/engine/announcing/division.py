"""Division of a number among an announcement's targets, and the X it needs."""

from dataclasses import replace
from typing import TYPE_CHECKING

from rules.engine.announcing.announcement import Announcement, Text
from rules.engine.announcing.order import Action
from rules.engine.asks import Procedure
from rules.engine.division import allot, fewest, least_x
from rules.engine.ids import NOTHING

if TYPE_CHECKING:
    from rules.engine.game import Game


def share_out(game: "Game", one: Announcement, clause: str) -> Procedure:
    """Assign what a text divides to its targets, some to each; this is not changed later."""
    for text in one.texts:
        if text.ability.divides is not None:
            at = replace(one.at(game, clause), targets=text.targets)
            text.shares = yield from allot(game, text.ability, text.targets, at)


def needed_x(one: Announcement) -> int:
    """Return the X needed to divide among the chosen or required targets."""
    return max(
        (
            least_x(text.ability, _aimed(text) if text.is_aimed else fewest(text.ability))
            for text in one.texts
        ),
        default=0,
    )


def _aimed(text: Text) -> int:
    return sum(1 for target in text.targets if target != NOTHING)


DIVISION = Action(
    "division",
    share_out,
    lambda game, one: any(text.ability.divides is not None for text in one.texts),
    of_texts=True,
)
