"""The context in which an effect resolves."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.engine.ids import NO_CARD, NO_PLAYER, CardId, PlayerId, Target
from rules.engine.objects import Role, is_same, strangers, unmoved
from rules.engine.pending import GIVEN_UP, PLAIN, Choices, Pending

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.objects import Was


@dataclass(slots=True)
class Context:
    """The context of an effect: its player, source, targets, event, and the values bound to names.

    `event_card`, `cause`, `event_player` and `amount` describe the event. `bound` are the cards that names
    refer to, `numbers` their numbers. `strangers` says which of `source`, `event_card` and `cause` had
    already become other objects when the effect began; cards that the effect moves itself remain available.
    `was` is a card's earlier definition, if a filter is about that instead of the current one. `affected` are
    the cards that effects have changed or moved so far, in order. `did` is set when a step changed anything,
    for "if you do". `is_spell` means that the source is a card being played, not one with an ability.
    """

    player: PlayerId
    source: CardId
    clause: str
    targets: tuple[Target, ...] = ()
    event_card: CardId = NO_CARD
    did: bool = False
    amount: int = 0
    choices: Choices = PLAIN
    cause: CardId = NO_CARD
    event_player: PlayerId = NO_PLAYER
    bound: dict[str, tuple[CardId, ...]] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    affected: list[CardId] = field(default_factory=list)
    said: str = ""
    strangers: frozenset[Role] = frozenset()
    was: "Was | None" = None
    is_spell: bool = False


def resolution_context(
    game: "Game",
    pending: Pending,
    clause: str,
    targets: tuple[Target, ...] | None = None,
    choices: Choices | None = None,
) -> Context:
    """Return the context of something that resolves, with other targets or choices if given.

    Cards that have become other objects since it was put on the stack or queue no longer count as its own.
    """
    return Context(
        pending.controller,
        pending.card,
        clause,
        unmoved(game.state, pending.targets, pending.arrivals) if targets is None else targets,
        pending.event_card,
        amount=pending.amount,
        choices=choices or pending.choices,
        cause=pending.cause,
        event_player=pending.event_player,
        bound={
            name: tuple([one.card for one in cards if name == GIVEN_UP or is_same(game.state, one)])
            for name, cards in pending.kept
        },
        strangers=strangers(game.state, pending.objects),
        is_spell=pending.ability is None,
    )
