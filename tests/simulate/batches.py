"""Batches for tests of pages and API: started without a broker, and played in this process."""

from collections.abc import Sequence

from decks import files
from decks.editing import services as deck_services
from decks.models import Deck
from rules.systems import system
from simulate import chunk_worker, services
from simulate.games.plan import Plan
from simulate.models import Batch
from simulate.services import plans
from tests.decks import factories
from tests.simulate.plans import plan_of

SYSTEM = "dm"


def stored(
    sample: str = "nature-giants", owner: object = None, *, swap: tuple[str, str] = ("", ""), **settings: str
) -> Deck:
    """A stored copy of a sample deck, with one name swapped for another."""
    text = (system(SYSTEM).folder / "decks" / f"{sample}.txt").read_text(encoding="utf-8").replace(*swap)
    reading = files.read(text, SYSTEM)
    factories.store_cards(SYSTEM, [entry.card.id for entry in reading.deck.entries])
    return deck_services.create_deck(
        owner=owner or factories.make_user(),
        system=SYSTEM,
        name=settings.pop("name", "Giants"),
        text=text,
        **settings,
    )


def started(
    plan: Plan | None = None, *, owner: object = None, decks: Sequence[Deck | None] = (), **given: object
) -> Batch:
    """A batch that waits for workers, none of which there are."""
    given = given if owner is not None or "session_key" in given else {"session_key": "somebody", **given}
    return services.start_batch(plan=plan or plan_of(), owner=owner, decks=decks, **given)


def work(batch: Batch, chunks: int | None = None) -> Batch:
    """Play the first chunks of a batch, all of them if not said otherwise."""
    for number in range(batch.chunks if chunks is None else chunks):
        chunk_worker.work(batch_id=batch.pk, number=number, worker="test")
    return Batch.objects.get(pk=batch.pk)


def played(plan: Plan | None = None, **given: object) -> Batch:
    """A batch that is done."""
    return work(started(plan, **given))


def forget_plans() -> None:
    """Let plans be read from their rows again."""
    plans._plan.cache_clear()
