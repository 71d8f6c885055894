"""The card that an effect creates or becomes, as a tree contains it: a game's definition."""

from typing import Protocol


class Definition(Protocol):
    """The compiled facts of a card; stored trees have its id instead."""

    card_id: str
    name: str
