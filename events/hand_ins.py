"""What a player hands in, read from a form: a deck of theirs or a list, as it will be stored."""

from dataclasses import dataclass, field

import rules
from decks import files, values
from decks.editing.list_preview import choices_in, preview_of
from decks.editing.pasted_lists import ReadList, read_list, with_cards
from decks.verdicts.verdict import Verdict
from events import lists
from events.forms.entries import HandInForm
from events.lists import HandedIn, ListSection
from events.models import Event
from events.services.entries import BadEntry
from rules.decklist import UnreadableFile

UNNAMED = "A list without a name"


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a player is about to hand in. `seen` identifies it, so that only what was shown is confirmed."""

    handed: HandedIn
    verdict: Verdict
    seen: str
    preview: dict[str, object] = field(default_factory=dict)

    @property
    def sections(self) -> list[ListSection]:
        """The cards of the list by section."""
        return lists.sections_of(self.handed.value)


def proposal_of(event: Event, form: HandInForm) -> Proposal:
    """Return what a valid form proposes, with choices for its unclear lines applied.

    Raises BadEntry or UnreadableFile.
    """
    deck = form.cleaned_data["own_deck"]
    if deck is not None:
        value = lists.in_format(event, values.to_rules(deck))
        seen = f"{deck.public_id}-{deck.version}"
        return Proposal(HandedIn(value, deck.name, deck), lists.check(event, value), seen)
    data = form.data_or_text
    if not data.strip():
        raise BadEntry("Choose one of your decks, paste a list, or choose a file.", "text")
    read = _read(event, form, data)
    value = lists.in_format(event, read.reading.deck)
    preview = preview_of(read, form.data)
    name = read.reading.name or UNNAMED
    return Proposal(HandedIn(value, name), lists.check(event, value), str(preview["seen"]), preview)


def _read(event: Event, form: HandInForm, data: str | bytes) -> ReadList:
    """Read a list as one of the event's game. Raises BadEntry for a list of another game."""
    read = read_list(data, event.system, form.filename, form.place)
    chosen = {
        line: choice.card
        for choice, line in zip(choices_in(form.data, read), read.reading.deck.unresolved, strict=True)
        if (choice.card or choice.leave_out) and form.data.get(f"line-{_place(read, line)}") == line.text
    }
    if chosen:
        read = read_list(with_cards(read.text, chosen), event.system)
    if len(read.reading.deck.unresolved) > len(read.reading.deck.entries):
        _need_game(event, data, form.filename)
    return read


def _place(read: ReadList, line: rules.Unresolved) -> int:
    return read.reading.deck.unresolved.index(line)


def _need_game(event: Event, data: str | bytes, filename: str) -> None:
    """Raise BadEntry if a list that hardly fits the event's game is one of another."""
    try:
        found = files.read(data, None, filename)
    except UnreadableFile:
        return
    other = found.deck
    if other.system != event.system and len(other.entries) > len(other.unresolved):
        theirs, ours = rules.system(other.system).name, rules.system(event.system).name
        raise BadEntry(f"This is a list of {theirs}, and the event plays {ours}.", "text")
