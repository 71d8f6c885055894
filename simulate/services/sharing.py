"""Who may see a batch, and how others see the private decks in it."""

from collections.abc import Sequence
from typing import Literal

from django.db import transaction

from common.access import PRIVATE, VISIBILITIES
from decks.models import Deck
from simulate.models import Batch, BatchEntry

Shown = Literal["hide", "show"]
"""How others see the private decks of a shared batch: as a private deck, or with name, cards and games."""


class PrivateDecks(ValueError):
    """A batch with private decks is to be shared without saying how others see them; nothing was stored.

    `names` are the decks' names.
    """

    def __init__(self, names: Sequence[str]) -> None:
        quoted = " and ".join(f"“{name}”" for name in names)
        are = "is a private deck" if len(names) == 1 else "are private decks"
        super().__init__(
            f"{quoted} {are}. Say whether others see {'it' if len(names) == 1 else 'them'} by name, with "
            "cards and games, or as “a private deck”."
        )
        self.names = names


def hidden_among(
    decks: Sequence[Deck | None], visibility: str, private_decks: Shown | None
) -> frozenset[int]:
    """Return the indexes of the decks that others see as a private deck.

    Raises PrivateDecks if the batch is shared and nothing is said about its private decks.
    """
    private = {place: deck for place, deck in enumerate(decks) if deck and deck.visibility == PRIVATE}
    if visibility == PRIVATE or not private:
        return frozenset()
    if private_decks is None:
        raise PrivateDecks(list(dict.fromkeys(deck.name for deck in private.values())))
    return frozenset(private if private_decks == "hide" else ())


@transaction.atomic
def share_batch(*, batch: Batch, visibility: str, private_decks: Shown | None = None) -> None:
    """Set who may see a batch, and how others see its private decks.

    Raises PrivateDecks if that is missing.
    """
    if visibility not in dict(VISIBILITIES):
        raise ValueError(f"{visibility!r} is none of {', '.join(dict(VISIBILITIES))}")
    entries = list(BatchEntry.objects.filter(batch=batch).select_related("deck").order_by("place"))
    hidden = hidden_among([entry.deck for entry in entries], visibility, private_decks)
    for entry in entries:
        if entry.hidden != (entry.place in hidden):
            entry.hidden = entry.place in hidden
            entry.save(update_fields=["hidden"])
    Batch.objects.filter(pk=batch.pk).update(visibility=visibility)
    batch.visibility = visibility
