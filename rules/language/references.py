"""Which cards and players an ability speaks of: this card, a target, those bound to a name or chosen now."""

from typing import TYPE_CHECKING, Literal

from rules.frozen import frozen

if TYPE_CHECKING:
    from rules.language.amounts import Amount
    from rules.language.filters import Filter
    from rules.language.vocabulary import Zone

Side = Literal["you", "opponent", "anyone"]
"""A player as the ability's controller sees them; "anyone" means both, the turn player first."""


@frozen
class This:
    """The card whose ability it is, while it is the object in play that it was."""


@frozen
class ThisCard:
    """The card whose ability it is, where it is or, once it left play, in the zone to which it went."""


@frozen
class Target:
    """The n-th target chosen when the ability was played, counted from 0."""

    index: int = 0


@frozen
class Targets:
    """All targets chosen when the ability was played."""


@frozen
class Subject:
    """The card to which the event happened that triggered or is replaced."""


@frozen
class Cause:
    """The card whose doing the event was: what dealt the damage, what destroyed it, who attacked."""


@frozen
class It:
    """The cards bound to a name by an enclosing effect, those that are still the objects they were."""

    name: str = "it"


@frozen
class Each:
    """Every card that meets a filter when the effect is carried out."""

    filter: "Filter"


@frozen
class Chosen:
    """Cards that a player chooses when the effect is carried out: at least `least`, at most `most`.

    With `among` they are chosen from those cards only, with `each` every player chooses as many of those
    that meet the filter for them, the turn player first. No two of them have the same of what is `differing`.
    """

    filter: "Filter"
    most: "Amount" = 1
    least: "Amount" = 1
    by: Side = "you"
    among: "Cards | None" = None
    each: bool = False
    differing: Literal["name", "race", "attribute", "type", "cost"] | None = None


@frozen
class AtRandom:
    """So many cards that meet a filter, picked by chance."""

    filter: "Filter"
    count: "Amount" = 1


@frozen
class Top:
    """So many cards at the top of a player's deck or another zone, or at its bottom; the outermost first."""

    count: "Amount" = 1
    of: "Player" = "you"
    zone: "Zone" = ""
    bottom: bool = False


@frozen
class Attached:
    """The cards attached to others."""

    to: "Cards"


@frozen
class Host:
    """The cards that others are attached to."""

    of: "Cards"


@frozen
class Beneath:
    """The cards beneath others."""

    of: "Cards"


@frozen
class Joined:
    """Several references together, each card once."""

    parts: tuple["Cards", ...]


Cards = (
    This
    | ThisCard
    | Target
    | Targets
    | Subject
    | Cause
    | It
    | Each
    | Chosen
    | AtRandom
    | Top
    | Attached
    | Host
    | Beneath
    | Joined
)


@frozen
class TargetPlayer:
    """The n-th target chosen when the ability was played, where that is a player."""

    index: int = 0


@frozen
class Owner:
    """The owner of a card."""

    of: Cards


@frozen
class Controller:
    """The player who controls a card, or last controlled it."""

    of: Cards


@frozen
class OtherThan:
    """The opponent of a player."""

    player: "Player"


@frozen
class TurnPlayer:
    """The player whose turn it is."""


@frozen
class AffectedPlayer:
    """The player to whom the event happened."""


Player = Side | TargetPlayer | Owner | Controller | OtherThan | TurnPlayer | AffectedPlayer
