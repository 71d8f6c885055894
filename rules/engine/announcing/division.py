"""Dividing a number among the targets of what is announced, and how great X must be for it."""

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
    """What a text divides among its targets is assigned to them, some to each, and stays so."""
    for text in one.texts:
        if text.ability.divides is not None:
            at = replace(one.at(game, clause), targets=text.targets)
            text.shares = yield from allot(game, text.ability, text.targets, at)


def needed_x(one: Announcement) -> int:
    """Return how great X must be for what is divided to suffice for the targets there are, or have to be."""
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
