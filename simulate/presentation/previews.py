"""What chats show beside a link to a batch of games, as anybody with the link sees it.

A private batch has no preview: its page shows chats nothing but the site, even to its owner.
"""

from django.urls import reverse

import rules
from common.access import PRIVATE
from common.link_previews import LinkPreview
from common.pictures import Picture, Row
from simulate import batch_results
from simulate.batch_results import BatchProgress
from simulate.presentation import numbers
from simulate.presentation.batches import title_of_progress


def batch_preview(stand: BatchProgress) -> LinkPreview | None:
    """Return the preview of a batch's page."""
    batch = stand.batch
    if batch.visibility == PRIVATE:
        return None
    path = f"{reverse('batch-picture', args=[batch.public_id])}?v={batch_results.etag(batch)}"
    system = rules.system(batch.system).name
    return LinkPreview(title_of_progress(stand), f"{_games(stand)} of {system}, simulated.", path)


def batch_picture(stand: BatchProgress) -> Picture:
    """Return what is on the picture of a batch: the win rate of each deck against all others."""
    batch = stand.batch
    entries = list(batch.entries.all())
    rows = tuple(
        Row(numbers.rate(one["rate"]["value"]), entries[one["deck"]].name)
        for one in batch_results.field(stand)
        if one["rate"]
    )
    return Picture(
        system=batch.system,
        title=title_of_progress(stand),
        subtitle=f"{rules.system(batch.system).name} · {_games(stand)}",
        sentence="How often each deck won its games against the others, simulated" if rows else "",
        rows=rows,
        unit="deck",
    )


def _games(stand: BatchProgress) -> str:
    return f"{numbers.count(stand.games)} game{'' if stand.games == 1 else 's'}"
