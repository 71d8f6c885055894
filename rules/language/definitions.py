"""What a tree holds of a card that is made or become by an effect: a definition of the game, by its name."""

from typing import Protocol


class Definition(Protocol):
    """The facts of a card as some game compiled them; trees are kept with its id in its place."""

    card_id: str
    name: str
