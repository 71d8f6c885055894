"""Undo and redo, derived from a deck's history, and descriptions of changes.

Each undo is a restored version like any other, so nothing else has to be stored: a version that repeats the
contents of one step back is an undo, and one that takes such a step forward again a redo.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from django.db.models import TextField
from django.db.models.functions import MD5, Cast, Concat

from decks.editing import history
from decks.editing.pasted_lists import Change
from decks.models import Deck, DeckVersion

# How many versions are searched for the way back.
DEEPEST = 300
_MOST_NAMED = 3
_CONTENT = ("cards", "unresolved", "considered", "format")


@dataclass(frozen=True, slots=True)
class Line:
    """A deck's position in its undo line: the version before it, itself, and the one undone last.

    `latest` are the changes of the newest version, `undoes` and `redoes` what the steps would change.
    """

    back: DeckVersion | None
    here: DeckVersion | None
    forth: DeckVersion | None
    latest: Sequence[Change]
    newest: DeckVersion | None

    @property
    def undoes(self) -> str:
        """What undo reverts, in words."""
        return _step(self.back, self.here)

    @property
    def redoes(self) -> str:
        """What redo applies again, in words."""
        return _step(self.here, self.forth)

    @property
    def by(self) -> str:
        """Who made the change that undo reverts, if it was not the deck's owner."""
        if self.here is None or self.here.made_by_id == self.here.deck.owner_id:
            return ""
        return self.here.made_by.username if self.here.made_by else "the site’s staff"


def line_of(deck: Deck) -> Line:
    """Return where undo and redo lead from the newest version of a deck."""
    past, ahead = _numbers(deck)
    steps = [*past[-2:], *ahead[-1:]]
    kept = {
        one.number: one
        for one in history.all_versions(deck).filter(number__in={*steps, deck.version - 1, deck.version})
    }
    newest, before = kept.get(deck.version), kept.get(deck.version - 1)
    return Line(
        back=kept.get(past[-2]) if len(past) > 1 else None,
        here=kept.get(past[-1]) if past else None,
        forth=kept.get(ahead[-1]) if ahead else None,
        latest=history.between(before, newest) if before and newest else (),
        newest=newest,
    )


def _numbers(deck: Deck) -> tuple[list[int], list[int]]:
    """Return the numbers of the versions leading here, oldest first, and of those undone, latest last.

    A version that changed neither cards nor format is not a step.
    """
    digest = MD5(Concat(*(Cast(field, TextField()) for field in _CONTENT)))
    kept = deck.versions.order_by("-number").values_list("number", "repeats", digest)[:DEEPEST]
    past: list[int] = []
    ahead: list[int] = []
    held = ""
    for number, repeats, content in reversed(kept):
        same, held = content == held, content
        if repeats is not None and len(past) > 1 and repeats == past[-2]:
            ahead.append(past.pop())
        elif repeats is not None and ahead and repeats == ahead[-1]:
            past.append(ahead.pop())
        elif not same:
            past.append(number)
            ahead.clear()
    return past, ahead


# ---- in words ----

_DONE = {
    "more": "added {n} × {name} to {section}",
    "less": "took {n} × {name} out of {section}",
    "move": "moved {n} × {name} to {section}",
    "line more": "kept the line “{name}”",
    "line less": "took out the line “{name}”",
}
_UNDONE = {
    "more": "{n} × {name} put back in {section}",
    "less": "{n} × {name} taken out of {section}",
    "move": "{n} × {name} moved back to {section}",
    "line more": "the line “{name}” put back",
    "line less": "the line “{name}” taken out",
}


def describe(changes: Sequence[Change], undone: bool = False) -> str:
    """Describe changes, the first few individually; "" if no card changed."""
    said = list(_each(changes, _UNDONE if undone else _DONE))
    over = len(said) - _MOST_NAMED
    if over > 1:
        said[_MOST_NAMED:] = [f"{over} more"]
    return " and ".join([", ".join(said[:-1]), said[-1]]) if len(said) > 1 else "".join(said)


def _each(changes: Sequence[Change], words: dict[str, str]) -> Iterator[str]:
    """Describe each change; copies moved from one section to another are described once."""
    cards = [change for change in changes if change.section != history.NOT_UNDERSTOOD]
    moved = Counter((one.name, one.amount) for one in cards) & Counter(
        (one.name, -one.amount) for one in cards
    )
    for change in changes:
        kind = "more" if change.amount > 0 else "less"
        if change.section == history.NOT_UNDERSTOOD:
            kind = f"line {kind}"
        elif moved[change.name, change.amount]:
            moved[change.name, change.amount] -= 1
            if change.amount < 0:
                continue
            kind = "move"
        yield words[kind].format(n=abs(change.amount), name=change.name, section=change.section)


def _step(old: DeckVersion | None, new: DeckVersion | None) -> str:
    if old is None or new is None:
        return ""
    return describe(history.between(old, new)) or f"chose the format {history.format_name(new)}"
