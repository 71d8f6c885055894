"""The order of announcing in a book, as a table, and the procedure that runs it."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from rules.engine import atoms
from rules.engine.announcing.announcement import Announcement, Text
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.events import Announced
from rules.engine.ids import CardId, PlayerId
from rules.language.abilities import Announceable, Spell, Way

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.pending import Pending

Carrying = Callable[["Game", Announcement, str], Procedure]
Asking = Callable[["Game", Announcement], bool]


class Action(NamedTuple):
    """A step of an announcement, always performed or only where needed.

    Steps `of_texts` are skipped if there are no texts, as with most cards.
    """

    name: str
    carry_out: Carrying
    is_needed: Asking | None = None
    of_texts: bool = False


class Stage(NamedTuple):
    """A step in a book's order, with the clause for its questions."""

    name: str
    clause: str
    carry_out: Carrying
    is_needed: Asking | None
    of_texts: bool = False


def stages(system: str, *table: tuple[Action, *tuple[str, ...]]) -> tuple[Stage, ...]:
    """Return a book's stages from a table of actions with their clauses, the clause for questions first."""
    return tuple(
        Stage(action.name, numbers[0], clause(system, *numbers)(action.carry_out), *action[2:])
        for action, *numbers in table
    )


Wanted = Literal["all", "each", "one", "none"]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Order:
    """How one kind of thing is announced, with the game's functions for it.

    `wanted` says which of a text's required targets must be available: "all" of them, a card for "each" of
    them though it may be the same one, at least "one", or "none". With `of_abilities` the ability waits
    afterwards rather than its card. `texts` lists the texts with choices, `ways` the available alternatives,
    `prices` the resulting costs. `varies` says whether a cost contains X, and `can_pay` whether one can be
    paid with an X. Paying is a stage of the game's own. `clause` is the one by which it is announced, if not
    that of the last stage.
    """

    stages: tuple[Stage, ...]
    clause: str = ""
    wanted: Wanted = "all"
    of_abilities: bool = False
    texts: Callable[["Game", Announcement], Sequence[Announceable]] = lambda game, one: (
        () if one.printed is None else (one.printed,)
    )
    ways: Callable[["Game", Announcement], Sequence[Way]] = lambda game, one: ()
    prices: Callable[["Game", Announcement], Sequence[Any]] = lambda game, one: (None,)
    varies: Callable[[Any], bool] = lambda price: False
    can_pay: Callable[["Game", Announcement, Any, int], bool] = lambda game, one, price, x: True

    def begin(
        self,
        game: "Game",
        player: PlayerId,
        card: CardId,
        printed: Announceable | None = None,
        *,
        face: int = 0,
        waited: "Pending | None" = None,
        own: Any = None,
    ) -> Announcement:
        """Return the new announcement of a player."""
        one = Announcement(self, player, card, printed, face, waited=waited, own=own)
        one.texts = [Text(text) for text in self.texts(game, one) if is_there(game, one, text)]
        return one


def is_there(game: "Game", one: Announcement, text: Announceable) -> bool:
    """Return whether a text exists during the announcement; that of a triggered ability always does."""
    return text.when is None or one.waited is not None or holds(game, text.when, one.player, one.card)


def announce(game: "Game", one: Announcement) -> Generator[Ask, Option, bool]:
    """Run the stages of the order; return whether the announcement was completed."""
    for stage in one.order.stages:
        if stage.of_texts and not one.texts:
            continue
        if stage.is_needed is None or stage.is_needed(game, one):
            yield from stage.carry_out(game, one, stage.clause)
            if one.dropped:
                return False
    if one.waited is None and Announced in game.listeners:
        clause = one.order.clause or one.order.stages[-1].clause
        for ability in _printed(game, one):
            atoms.emit_announced(game, one.player, one.card, ability, clause)
    return True


def _printed(game: "Game", one: Announcement) -> Sequence[Announceable]:
    """Return the printed texts of an announced card or ability."""
    if one.order.of_abilities:
        return () if one.printed is None else (one.printed,)
    definition = game.state.cards[one.card]
    printed = definition.faces[one.face].abilities if one.face > 0 else definition.abilities
    return [ability for ability in printed if isinstance(ability, Spell)]
