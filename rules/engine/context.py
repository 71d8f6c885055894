"""Where an effect stands as it is carried out."""

from dataclasses import dataclass, field

from rules.engine.waiting import PLAIN, Choices, Held, Pending


@dataclass(slots=True)
class Context:
    """Where an effect stands: whose it is, its source, targets, the event, and what is bound to names.

    `event_card`, `cause`, `event_player` and `amount` are what the event was about. `bound` are the cards
    that names stand for, a `Held` one only while it is the object it was; `numbers` what they count.
    `affected` are the cards that effects have changed or moved so far, in that order. `did` is set when a
    step changed anything, which "if you do" asks about.
    """

    player: int
    source: int
    clause: str
    targets: tuple[int, ...] = ()
    event_card: int = -1
    did: bool = False
    amount: int = 0
    choices: Choices = PLAIN
    cause: int = -1
    event_player: int = -1
    bound: dict[str, tuple[int | Held, ...]] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    affected: list[int] = field(default_factory=list)
    said: str = ""


def standing(
    pending: Pending, clause: str, targets: tuple[int, ...] | None = None, choices: Choices | None = None
) -> Context:
    """Return where what waited stands as it is carried out, with other targets or choices where given."""
    return Context(
        pending.controller,
        pending.card,
        clause,
        pending.targets if targets is None else targets,
        pending.event_card,
        amount=pending.amount,
        choices=choices or pending.choices,
        cause=pending.cause,
        event_player=pending.event_player,
        bound=dict(pending.kept),
    )
