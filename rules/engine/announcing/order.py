"""The order in which a book has things announced, as a table, and the procedure that goes through it."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from rules.engine.announcing.announcement import Announcement, Text
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.ids import CardId, PlayerId
from rules.language.abilities import Announceable, Way

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.pending import Pending

Carrying = Callable[["Game", Announcement, str], Procedure]
Asking = Callable[["Game", Announcement], bool]


class Action(NamedTuple):
    """Something that is done as a thing is announced, always or where it is needed.

    What is done `of_texts` is not asked about where there are none, as most cards are announced.
    """

    name: str
    carry_out: Carrying
    is_needed: Asking | None = None
    of_texts: bool = False


class Stage(NamedTuple):
    """An action in the order of a book, with the clause under which questions are asked in it."""

    name: str
    clause: str
    carry_out: Carrying
    is_needed: Asking | None
    of_texts: bool = False


def stages(system: str, *table: tuple[Action, *tuple[str, ...]]) -> tuple[Stage, ...]:
    """Return the stages of a book from a table of actions with their clauses, that of questions first."""
    return tuple(
        Stage(action.name, numbers[0], clause(system, *numbers)(action.carry_out), *action[2:])
        for action, *numbers in table
    )


Wanted = Literal["all", "each", "one", "none"]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Order:
    """How one kind of thing is announced, and what the game asks for it.

    Of the targets that a text must have, `wanted` says which have to be there: "all" of them, a card for
    "each" of them though it may be the same one, "one" at all, or "none". With `of_abilities` it is an
    ability and not its card that waits afterwards. `texts` lists what is to be decided about, `ways` in which
    ways it might be played, `prices` what it costs then, with or without an X as `varies` tells, and
    `can_pay` whether one of these prices can be paid with an X. How it is paid is a stage of the game's own.
    """

    stages: tuple[Stage, ...]
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
        """Return what a player begins to announce."""
        one = Announcement(self, player, card, printed, face, waited=waited, own=own)
        one.texts = [Text(text) for text in self.texts(game, one) if is_there(game, one, text)]
        return one


def is_there(game: "Game", one: Announcement, text: Announceable) -> bool:
    """Tell whether a text is there as it is announced; what has triggered was there then."""
    return text.when is None or one.waited is not None or holds(game, text.when, one.player, one.card)


def announce(game: "Game", one: Announcement) -> Generator[Ask, Option, bool]:
    """Go through the stages of its order; return whether it was announced to the end."""
    for stage in one.order.stages:
        if stage.of_texts and not one.texts:
            continue
        if stage.is_needed is None or stage.is_needed(game, one):
            yield from stage.carry_out(game, one, stage.clause)
            if one.dropped:
                return False
    return True
