"""Replacement effects: one at a time, each at most once for an event, chosen by whom the book names."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.engine.asks import Ask, Option, Procedure

if TYPE_CHECKING:
    from rules.engine.game import Game


class Happening:
    """Something about to happen, open to replacement; procedures read what became of it.

    `kind` is one of `move`, `damage`, `damage_player`, `draw`, `destroy`, `enter`. `player` is whom it
    affects, who chooses among replacements. `cancelled` means that it does not happen at all.
    """

    __slots__ = (
        "amount",
        "cancelled",
        "card",
        "combat",
        "destination",
        "kind",
        "player",
        "source",
        "used",
    )

    def __init__(
        self,
        kind: str,
        player: int,
        card: int = -1,
        source: int = -1,
        destination: int = -1,
        amount: int = 0,
        combat: bool = False,
    ) -> None:
        self.kind = kind
        self.player = player
        self.card = card
        self.source = source
        self.destination = destination
        self.amount = amount
        self.combat = combat
        self.cancelled = False
        self.used: list[tuple[int, int]] = []


@dataclass(frozen=True, slots=True, eq=False)
class Replacement:
    """A replacement that a rule or keyword makes: to what it applies and what it puts instead.

    `rank` orders groups of replacements where the book does; within a rank the player chooses. `applies`
    returns the cards whose ability replaces the happening. `optional` ones may be declined.
    """

    name: str
    clause: str
    kind: str
    applies: Callable[["Game", Happening], list[int]]
    replace: Callable[["Game", Happening, int], Procedure]
    rank: int = 0
    optional: bool = False


def replaced(game: "Game", happening: Happening) -> Procedure:
    """Let replacements change a happening until none is left that applies and was not yet used."""
    for _ in range(len(game.rules.replacements) * 4 + 1):
        found = [
            (index, card)
            for index, replacement in enumerate(game.rules.replacements)
            if replacement.kind == happening.kind
            for card in replacement.applies(game, happening)
            if (index, card) not in happening.used
        ]
        if not found or happening.cancelled:
            return
        rank = min(game.rules.replacements[index].rank for index, _ in found)
        found = [pair for pair in found if game.rules.replacements[pair[0]].rank == rank]
        options = [Option("replace", card, index) for index, card in found]
        first = game.rules.replacements[found[0][0]]
        optional = all(game.rules.replacements[index].optional for index, _ in found)
        if optional:
            options.append(Option("decline"))
        chosen = yield Ask(happening.player, "replacement", first.clause, options, happening.card)
        if chosen.verb == "decline":
            return
        happening.used.append((chosen.other, chosen.card))
        taken = game.rules.replacements[chosen.other]
        game.count[taken.clause] = game.count.get(taken.clause, 0) + 1
        yield from taken.replace(game, happening, chosen.card)


def may_be_replaced(game: "Game", kind: str) -> bool:
    """Tell whether the game has any replacement for a kind of happening."""
    return any(replacement.kind == kind for replacement in game.rules.replacements)
